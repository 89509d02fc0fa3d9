"""Wrong engines that play right and tell wrong: chips awarded, who has shown, how strong a hand is."""

from __future__ import annotations

from typing import Any

from tripledraw.adapters.reference import ReferenceEngine
from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.game import Game


@fault("POT-1", also="BET-14 ALLIN-2 POT-2,4", because="chips awarded are looked at there too")
class gains_are_told_for_awards(Game):
    """What the winner has gained is told for what he is awarded."""

    def award_pots(self, *, shown: bool) -> None:
        before = self.stacks
        paid = [player.paid for player in self.players.values()]
        super().award_pots(shown=shown)
        brought = [left + put for left, put in zip(before, paid, strict=True)]
        self.won = [max(0, now - had) for now, had in zip(self.stacks, brought, strict=True)]


narrow(gains_are_told_for_awards, "in the second hand")


@fault(
    "BET-14",
    also="RANK-3,6,12 BET-17 ALLIN-1,2,6 SHOW-1,3 POT-1,2,4",
    because="whoever wins has to be told to have won",
)
class nothing_is_told_of_what_was_won(Game):
    """Nothing is told of what anybody has won."""

    def award_pots(self, *, shown: bool) -> None:
        super().award_pots(shown=shown)
        self.won = [0] * self.table.seats


narrow(nothing_is_told_of_what_was_won, "in the second hand")


@fault("POT-2", also="ALLIN-2 POT-4", because="chips awarded are looked at there too")
class who_shares_is_told_the_whole_pot(Game):
    """Each of those who share a pot is told to have won the whole."""

    def award_pots(self, *, shown: bool) -> None:
        pot = self.pot
        super().award_pots(shown=shown)
        if sum(chips > 0 for chips in self.won) > 1:
            self.won = [pot if chips else 0 for chips in self.won]


@fault("SHOW-1", also="BET-17 ALLIN-1 SHOW-*", because="who has shown is looked at there too")
class winners_are_told_to_show_twice(Game):
    """Who wins is listed twice among those who have shown."""

    def award_pots(self, *, shown: bool) -> None:
        super().award_pots(shown=shown)
        self.shown = [*self.shown, *self.shown[:1]]


@fault("RANK-1", also="RANK-*", because="strengths are looked at wherever hands are compared")
class strengths_are_upside_down(ReferenceEngine):
    """The best hand is given the lowest strength."""

    def strengths(self, *, hands: list[list[str]]) -> dict[str, Any]:
        given = super().strengths(hands=hands)["strengths"]
        return {"strengths": [[-part for part in strength] for strength in given]}


@fault("RANK-14", also="RANK-*", because="these compare hands of one category, too")
class strengths_are_of_categories_alone(ReferenceEngine):
    """All hands of a category are given the same strength."""

    def strengths(self, *, hands: list[list[str]]) -> dict[str, Any]:
        given = super().strengths(hands=hands)["strengths"]
        return {"strengths": [strength[:1] for strength in given]}


@fault("RANK-5", also="RANK-*", because="what decides last is looked at there too")
class strengths_leave_the_lowest_card_out(ReferenceEngine):
    """Hands that differ in their lowest card alone are given the same strength."""

    def strengths(self, *, hands: list[list[str]]) -> dict[str, Any]:
        given = super().strengths(hands=hands)["strengths"]
        return {"strengths": [strength[:-1] for strength in given]}
