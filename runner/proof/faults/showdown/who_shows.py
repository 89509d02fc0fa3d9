"""Wrong engines that end without the right showdown: SHOW-1."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.betting import Betting
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.showdown import Showdown

if TYPE_CHECKING:
    from tripledraw.reference_impl.pots import Pot


@fault("SHOW-1", also="BET-17 ALLIN-1,2,5 SHOW-* POT-*", because="the wrong player wins, and nobody shows")
class called_bettor_wins_unshown(Game):
    """Who bet last in the last round takes the pot though he was called."""

    def show_down(self) -> None:
        if self.betting.last_bettor is None:
            super().show_down()
            return
        self.showdown_rules = _WonBy(self.betting.last_bettor)  # type: ignore[assignment]
        super().show_down()


narrow(called_bettor_wins_unshown, "in the second hand", "with five players")


class _WonBy:
    """A showdown at which nobody shows, and one seat wins."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def __call__(self, game: Game, pots: list[Pot]) -> _WonBy:
        return self

    def shown(self) -> list[int]:
        return []

    def winners(self, pot: Pot) -> list[int]:
        return [self.seat] if self.seat in pot.seats else [pot.seats[0]]


@fault("SHOW-1", also="RANK-* BET-17 ALLIN-* SHOW-* POT-*", because="no hand that nobody bets at has the right end")
class checked_down_pot_goes_to_the_first(Game):
    """If nobody bets in the last round the first player left of the button takes the pot unshown."""

    def show_down(self) -> None:
        if self.betting.last_bettor is None:
            first = next(seat for seat in self.seating.clockwise(self.button) if seat in self.live)
            self.showdown_rules = _WonBy(first)  # type: ignore[assignment]
        super().show_down()


narrow(checked_down_pot_goes_to_the_first, "with three players", "in the second hand")


@fault("SHOW-1", also="SEAT-7 BLIND-6 BET-* ALLIN-* DRAW-1,2 SHOW-* POT-*", because="the fourth round is missing")
class shows_down_after_the_third_draw(Game):
    """The hands are shown after the third draw, without a fourth round."""

    def begin_betting(self) -> None:
        if self.round == 3:
            self.show_down()
        else:
            super().begin_betting()


@fault(
    "SHOW-1",
    also="SEAT-6,7 BLIND-6 BET-* ALLIN-* DRAW-* MUCK-* DECK-* SHOW-* POT-*",
    because="the third draw and the fourth round are missing",
)
class shows_down_after_the_third_round(Game):
    """The hands are shown after the third round."""

    last_round = 3


@fault(
    "SHOW-1", also="BET-1,5,6,7,11,13,17 ALLIN-* DRAW-1,5 SHOW-* POT-*", because="there is a draw and a round too many"
)
class plays_on_after_the_fourth_round(Game):
    """There is a fourth draw, and a fifth round after it."""

    last_round = 5


@fault("SHOW-1", also="BET-1,5,6,7,11,13,17 ALLIN-1,2 DRAW-1,5 SHOW-* POT-*", because="no hand gets to its end")
class bets_once_more_before_the_showdown(Game):
    """A round is played after the fourth, without a draw between them."""

    last_round = 5

    def begin_drawing(self) -> None:
        if self.round == 4:
            self.begin_betting()
        else:
            super().begin_drawing()


narrow(bets_once_more_before_the_showdown, "in the second hand")


@fault("SHOW-1", also="ALLIN-1 SHOW-*", because="nobody shows at any showdown")
class nobody_ever_shows(Showdown):
    """The pot goes to the lowest hand, and nobody is said to have shown."""

    def shown(self) -> list[int]:
        return []


narrow(nobody_ever_shows, "in the second hand")


@fault("SHOW-1", also="BET-17 SHOW-4", because="folded players stand in the order of showing")
class folded_hands_are_shown_too(Showdown):
    """Players who have folded show after all others."""

    def shown(self) -> list[int]:
        seats = self.game.seating.clockwise(self.game.button)
        return super().shown() + [seat for seat in seats if seat not in self.strengths]


narrow(folded_hands_are_shown_too, "with three players", "once somebody is all-in")


@fault("SHOW-1", also="SHOW-*", because="hands that should be shown are not")
class only_winners_show(Showdown):
    """At the showdown only the hands that win are shown, also where others were to show before them."""

    def shown(self) -> list[int]:
        winning = {seat for pot in self.pots for seat in self.winners(pot)}
        return [seat for seat in self.order() if seat in winning]


narrow(only_winners_show, "with three players", "once somebody is all-in")


@fault(
    "SHOW-1",
    also="BET-4,5,7,13,17,18 ALLIN-1,3 SHOW-* POT-1,2,3",
    because="the last round of many hands ends too early",
)
class called_once_is_called_by_all(Betting):
    """In the last round the first call of a bet or a raise ends the betting."""

    def next_to_act(self, seat: int) -> int | None:
        called = self.round == 4 and self.level and self.last_bettor != seat and self.players[seat].bet == self.level
        return None if called else super().next_to_act(seat)


narrow(called_once_is_called_by_all, "in the second hand")


@fault(
    "SHOW-1",
    also="BET-4,5,6,7,12,14,17,18 ALLIN-1 SHOW-* POT-*",
    because="the last round of many hands ends too early",
)
class last_check_is_not_waited_for(Betting):
    """In the last round the last player is not asked if all before him have checked."""

    def next_to_act(self, seat: int) -> int | None:
        turn = super().next_to_act(seat)
        checked = self.round == 4 and not self.level and len(self.to_act) == 1
        return None if checked else turn


narrow(last_check_is_not_waited_for, "with two players", "with six players")
