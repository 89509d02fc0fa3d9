"""Wrong engines that give the pot to another: POT-1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tripledraw.adapters.reference import ReferenceEngine
from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.pots import Pot
from tripledraw.reference_impl.ranking import CATEGORIES
from tripledraw.reference_impl.showdown import Showdown

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tripledraw.reference_impl.ranking import Strength

PAIR, TWO_PAIR, THREE, FLUSH = (CATEGORIES.index(name) for name in ("one pair", "two pair", "three of a kind", "flush"))

EVERY_SHOWDOWN = "every pot that is shown down for goes to another"


class OtherWinners(Showdown):
    """Base of the faults by which others win than should; the right winners are known."""

    def instead(self, pot: Pot, winners: list[int]) -> list[int]:
        """Return who wins the pot."""
        return winners

    def winners(self, pot: Pot) -> list[int]:
        return self.instead(pot, super().winners(pot))

    def clockwise(self, seats: Iterable[int]) -> list[int]:
        """Return these seats clockwise from the button."""
        return [seat for seat in self.game.seating.clockwise(self.game.button) if seat in seats]


@fault("POT-1", also="RANK-1 ALLIN-1,2,5", because="second hands are played there too")
class highest_hand_takes_the_pot_of_a_second_hand(Game):
    """In every hand but the first the highest hand takes the pot."""

    def next(self, dealer: Any) -> Game:
        game = super().next(dealer)
        game.showdown_rules = HighestWins
        return game


narrow(highest_hand_takes_the_pot_of_a_second_hand, "with two players")


class HighestWins(Showdown):
    """The seats with the highest hand win."""

    def winners(self, pot: Pot) -> list[int]:
        best = max(self.strengths[seat] for seat in pot.seats)
        return [seat for seat in pot.seats if self.strengths[seat] == best]


@fault("POT-1", also="RANK-* SEAT-3,7 BET-17 ALLIN-* SHOW-1,3 POT-*", because=EVERY_SHOWDOWN)
class highest_hand_takes_the_pot(OtherWinners):
    """The highest hand takes the pot; hands compared by themselves are judged by the rules."""

    def instead(self, pot: Pot, winners: list[int]) -> list[int]:
        worst = max(self.strengths[seat] for seat in pot.seats)
        return [seat for seat in pot.seats if self.strengths[seat] == worst]


narrow(highest_hand_takes_the_pot, "once somebody is all-in", "in the third hand")


@fault("POT-1", also="BET-17 ALLIN-2,5 POT-3", because="the small blind has folded there too")
class highest_hand_takes_the_pot_without_the_small_blind(highest_hand_takes_the_pot):
    """Where the small blind has folded the highest hand takes the pot."""

    def instead(self, pot: Pot, winners: list[int]) -> list[int]:
        folded = self.game.seating.small_blind_seat() not in self.strengths
        return super().instead(pot, winners) if folded else winners


@fault("POT-1", also="ALLIN-1,2,5,6 POT-3", because="two are all-in there too")
class highest_hand_takes_the_pot_where_two_are_all_in(highest_hand_takes_the_pot):
    """Where two are all-in the highest hand takes the pot."""

    def instead(self, pot: Pot, winners: list[int]) -> list[int]:
        all_in = sum(player.all_in for player in self.game.players.values())
        return super().instead(pot, winners) if all_in > 1 else winners


@fault("POT-1", also="RANK-* SEAT-3,7 BET-17 ALLIN-* SHOW-1,3 POT-*", because=EVERY_SHOWDOWN)
class second_lowest_hand_takes_the_pot(OtherWinners):
    """The second lowest hand takes the pot."""

    def winners(self, pot: Pot) -> list[int]:
        best = Showdown.winners(self, pot)
        others = tuple(seat for seat in pot.seats if seat not in best)
        return Showdown.winners(self, Pot(pot.chips, others)) if others else best


@fault("POT-1", also="RANK-* BET-17 ALLIN-* SHOW-1,3 POT-*", because=EVERY_SHOWDOWN)
class first_player_takes_the_pot(OtherWinners):
    """The first player left of the button takes the pot, whatever he holds."""

    def instead(self, pot: Pot, winners: list[int]) -> list[int]:
        return self.clockwise(pot.seats)[:1]


@fault("POT-1", also="RANK-* BET-17 ALLIN-* SHOW-1,3 POT-*", because=EVERY_SHOWDOWN)
class who_shows_first_takes_the_pot(OtherWinners):
    """The first to show takes the pot, whatever he holds."""

    def instead(self, pot: Pot, winners: list[int]) -> list[int]:
        return [next(seat for seat in self.order() if seat in pot.seats)]


@fault("POT-1", also="BET-17 ALLIN-1,2,5 SHOW-1 POT-*", because="who bets in the last round wins")
class last_bettor_takes_the_pot(OtherWinners):
    """Who bet last in the last round takes the pot; if nobody bet, the lowest hand."""

    def instead(self, pot: Pot, winners: list[int]) -> list[int]:
        bettor = self.last_bettor()
        return [bettor] if bettor in pot.seats else winners


narrow(last_bettor_takes_the_pot, "with two players", "once somebody is all-in")


@fault("POT-1", also="RANK-* ALLIN-1,2,5,6 SHOW-1,3 POT-*", because=EVERY_SHOWDOWN)
class only_the_first_two_hands_are_compared(OtherWinners):
    """The lower of the first two hands left of the button takes the pot."""

    def winners(self, pot: Pot) -> list[int]:
        return Showdown.winners(self, Pot(pot.chips, tuple(self.clockwise(pot.seats)[:2])))


@fault("POT-1", also="RANK-* ALLIN-1,2 SHOW-1,3 POT-*", because="the button can win no hand of three or more")
class button_is_not_compared(OtherWinners):
    """Where three or more are left the button's hand is not looked at."""

    def winners(self, pot: Pot) -> list[int]:
        others = tuple(seat for seat in pot.seats if seat != self.game.button)
        return Showdown.winners(self, Pot(pot.chips, others) if len(others) > 1 else pot)


narrow(button_is_not_compared, "once somebody is all-in")


@fault("POT-1", also="RANK-1,3,4,6,7,12 ALLIN-2,6 POT-3", because="the sixth player can win no hand")
class sixth_player_is_not_compared(OtherWinners):
    """At a table of six the last hand, the button's, is not looked at."""

    def winners(self, pot: Pot) -> list[int]:
        others = tuple(seat for seat in pot.seats if seat != self.game.button)
        return Showdown.winners(self, Pot(pot.chips, others) if others and self.game.table.seats == 6 else pot)


@fault("POT-1", also="ALLIN-1,6 SHOW-1", because="hands that were drawn well lose")
class hands_are_judged_as_they_were_dealt(Game):
    """At the showdown the hands that were dealt are compared, not those that the draws made."""

    def begin_betting(self) -> None:
        super().begin_betting()
        if self.round == 1:
            self.dealt = {seat: list(player.hand) for seat, player in self.players.items()}

    def show_down(self) -> None:
        for seat, player in self.players.items():
            player.hand = self.dealt[seat]
        super().show_down()


narrow(hands_are_judged_as_they_were_dealt, "in the second hand")


@fault("POT-1", also="ALLIN-1,6 SHOW-1", because="hands that were drawn well in the third draw lose")
class hands_are_judged_before_the_last_draw(Game):
    """At the showdown the hands are compared as they were before the third draw."""

    def begin_drawing(self) -> None:
        super().begin_drawing()
        self.before_the_draw = {seat: list(player.hand) for seat, player in self.players.items()}

    def show_down(self) -> None:
        for seat, player in self.players.items():
            player.hand = self.before_the_draw[seat]
        super().show_down()


narrow(hands_are_judged_before_the_last_draw, "with six players")


@fault("POT-1", also="RANK-* ALLIN-2,5 POT-2", because="hands that differ in a lower card share the pot")
class only_the_highest_card_decides(OtherWinners):
    """Hands without a pair share the pot if their highest cards are equal."""

    def instead(self, pot: Pot, winners: list[int]) -> list[int]:
        best = min(self.strengths[seat][:2] for seat in pot.seats)
        return [seat for seat in pot.seats if self.strengths[seat][:2] == best]


narrow(only_the_highest_card_decides, "once somebody is all-in")


@fault("POT-1", also="RANK-2,5,7,8,12,14", because="hands that differ in the last card share the pot")
class fifth_card_does_not_decide_at_the_showdown(OtherWinners):
    """Hands that differ in their lowest card alone share the pot."""

    def instead(self, pot: Pot, winners: list[int]) -> list[int]:
        best = min(self.strengths[seat][:5] for seat in pot.seats)
        return [seat for seat in pot.seats if self.strengths[seat][:5] == best]


narrow(fifth_card_does_not_decide_at_the_showdown, "with three players")


class OtherComparison(OtherWinners):
    """Base of the faults that compare hands of one category wrongly."""

    def compared(self, strength: Strength) -> Strength:
        """Return what is compared of a strength."""
        return strength

    def instead(self, pot: Pot, winners: list[int]) -> list[int]:
        compared = {seat: self.compared(self.strengths[seat]) for seat in pot.seats}
        return [seat for seat in pot.seats if compared[seat] == min(compared.values())]


@fault("POT-1", also="RANK-2,8,14", because="hands of one category are compared at the showdown there too")
class cards_beside_a_pair_do_not_count(OtherComparison):
    """Hands with the same pair share the pot."""

    def compared(self, strength: Strength) -> Strength:
        return strength[:3] if strength[0] == PAIR else strength


@fault("POT-1", also="RANK-2,14", because="hands of one category are compared at the showdown there too")
class lowest_card_beside_a_pair_counts_first(OtherComparison):
    """Hands with the same pair are compared by their other cards from the lowest up."""

    def compared(self, strength: Strength) -> Strength:
        return (*strength[:3], *strength[:2:-1]) if strength[0] == PAIR else strength


@fault("POT-1", also="RANK-2,14", because="hands of one category are compared at the showdown there too")
class card_beside_two_pairs_does_not_count(OtherComparison):
    """Hands with the same two pairs share the pot."""

    def compared(self, strength: Strength) -> Strength:
        return strength[:5] if strength[0] == TWO_PAIR else strength


@fault("POT-1", also="RANK-14", because="hands of one category are compared at the showdown there too")
class card_beside_two_pairs_counts_before_the_lower(OtherComparison):
    """Of hands with two pairs, the fifth card decides before the lower pair."""

    def compared(self, strength: Strength) -> Strength:
        return (*strength[:3], strength[5], *strength[3:5]) if strength[0] == TWO_PAIR else strength


@fault("POT-1", also="RANK-14", because="hands of one category are compared at the showdown there too")
class highest_card_of_three_of_a_kind_counts_first(OtherComparison):
    """Hands with three of a kind are compared by their highest card."""

    def compared(self, strength: Strength) -> Strength:
        return (THREE, *sorted(strength[1:], reverse=True)) if strength[0] == THREE else strength


@fault("POT-1", also="RANK-14", because="hands of one category are compared at the showdown there too")
class lowest_card_of_a_flush_does_not_count(OtherComparison):
    """Flushes that differ in their lowest card alone share the pot."""

    def compared(self, strength: Strength) -> Strength:
        return strength[:5] if strength[0] == FLUSH else strength


@fault("POT-1", also="BET-17 ALLIN-1,2,5 SHOW-* POT-*", because="who has folded may win")
class folded_hands_take_the_pot(Game):
    """A folded hand takes the pot if it is the lowest of all."""

    def fold(self, seat: int) -> None:
        self.gone = {**getattr(self, "gone", {}), seat: list(self.players[seat].hand)}
        super().fold(seat)

    def show_down(self) -> None:
        for seat in getattr(self, "gone", {}):
            self.players[seat].folded = False
        super().show_down()


narrow(folded_hands_take_the_pot, "with three players", "in the second hand")


@fault(
    "POT-1", also="SEAT-7 BLIND-1,5,6 BET-5,6,13,14,15,17 ALLIN-* SHOW-3 POT-*", because="a part of the pot is missing"
)
class blinds_go_to_the_button(Game):
    """The winner does not get the blinds that were folded: they go to the button."""

    def award_pots(self, *, shown: bool) -> None:
        folded = [player for player in self.players.values() if player.folded]
        blinds = (self.seating.small_blind_seat(), self.seating.big_blind_seat())
        super().award_pots(shown=shown)
        chips = sum(min(player.paid, self.seating.blinds[0]) for player in folded if player.seat in blinds)
        winner = max(self.players, key=lambda seat: self.won[seat - 1])
        self.players[winner].stack -= chips
        self.players[self.button].stack += chips


narrow(blinds_go_to_the_button, "with two players", "in the second hand")


@fault(
    "POT-1",
    also="RANK-3,6,12 SEAT-7 BET-14,17,18 ALLIN-1,2,6 DRAW-1 SHOW-1,3 POT-2,4",
    because="who has won is asked there too",
)
class awards_are_not_told(ReferenceEngine):
    """The winner gets his chips, and is said to have won one."""

    def act(self, **action: Any) -> dict[str, Any]:
        state = super().act(**action)
        return {**state, "won": [min(chips, 1) for chips in state["won"]]}
