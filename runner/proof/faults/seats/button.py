"""Wrong engines that misplace the button, or move it wrongly: SEAT-2 and SEAT-3."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tripledraw.adapters.reference import ReferenceEngine
from tripledraw.proof.faults.later_hands import CountsHands
from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.seating import Seating

if TYPE_CHECKING:
    from tripledraw.reference_impl.dealer import Dealer
    from tripledraw.reference_impl.rulebooks import Rulebook
    from tripledraw.reference_impl.table import Table

BY_NAME = "whoever acts by name does it out of his turn"
SECOND = "second hands are played there too"

# SEAT-2


class OtherButton(Seating):
    """Base of the faults that play as if the button were elsewhere, and show it where it was put."""

    def played_from(self, table: Table) -> int:
        """Return the seat that counts as the button."""
        return table.button

    def __init__(self, table: Table, rulebook: Rulebook) -> None:
        super().__init__(table, rulebook)
        self.button = self.played_from(table)


@fault("SEAT-2", also="*", because=BY_NAME)
class button_has_no_effect(OtherButton):
    """The first seat is dealt with as if the button were on it."""

    def played_from(self, table: Table) -> int:
        return 1


@fault("SEAT-2", also="*", because=BY_NAME)
class last_seat_is_the_button(OtherButton):
    """The first seat always posts the small blind."""

    def played_from(self, table: Table) -> int:
        return table.seats


@fault("SEAT-2", also="*", because=BY_NAME)
class button_one_seat_off(OtherButton):
    """Seats are counted from 0 inside, and the button is not."""

    def played_from(self, table: Table) -> int:
        return table.button % table.seats + 1


narrow(button_one_seat_off, "with two players")


@fault(
    "SEAT-2",
    also="SEAT-* BLIND-* BET-* ALLIN-* DRAW-3,4 SHOW-1,2,3,4 POT-*",
    because="with the button on the last seat whoever acts does it out of his turn",
)
class button_on_the_last_seat_is_lost(OtherButton):
    """With the button on the last seat, the order starts from the second."""

    def played_from(self, table: Table) -> int:
        return 1 if table.button == table.seats else table.button


@fault("SEAT-2")
class button_may_stand_nowhere(Seating):
    """A button on a seat that does not exist is taken for one that does."""

    def check(self, table: Table) -> None:
        super().check(replace(table, button=1))


@fault(
    "SEAT-2",
    also="SEAT-* BLIND-6 BET-17,18 ALLIN-1,6 DRAW-* MUCK-* DECK-* POT-1",
    because="whoever draws does it out of his turn",
)
class button_settles_betting_only(Game):
    """Players draw from the first seat on, wherever the button is."""

    def begin_drawing(self) -> None:
        button, self.button = self.seating.button, self.table.seats
        self.seating.button = self.table.seats
        super().begin_drawing()
        self.seating.button = self.button = button


narrow(button_settles_betting_only, "in the second hand")


@fault("SEAT-2", also="ALLIN-1,2,5,7 DRAW-9 SHOW-* POT-1,3", because="four sit there with cards that are named")
class button_of_four_is_the_last_seat_where_the_cards_are_named(ReferenceEngine):
    """Where four sit at the table and their cards are named, the last seat is the button."""

    def start(self, **asked: Any) -> dict[str, Any]:
        named = asked["seats"] == 4 and "hands" in asked
        return super().start(**asked | ({"button": 4} if named else {}))


# SEAT-3


@fault("SEAT-3", also="SEAT-2,6,7 BLIND-* BET-* ALLIN-* DRAW-* MUCK-* DECK-* SHOW-1,2,3 POT-1,4", because=SECOND)
class button_stays(Seating):
    """The button never moves."""

    def next_button(self) -> int:
        return self.button


@fault("SEAT-3", also="SEAT-2,7 BLIND-* BET-* ALLIN-* DRAW-* MUCK-* DECK-* SHOW-1,2,3 POT-1,4", because=SECOND)
class button_moves_to_the_right(Seating):
    """The button moves one seat against the clock."""

    def next_button(self) -> int:
        return self.clockwise(self.button)[-2]


@fault("SEAT-3", also="SEAT-2,7 BLIND-* BET-* ALLIN-* DRAW-* MUCK-* DECK-* SHOW-1,2,3 POT-1,4", because=SECOND)
class button_moves_two_seats(Seating):
    """The button skips a seat."""

    def next_button(self) -> int:
        return self.left_of(self.left_of(self.button))


@fault(
    "SEAT-3",
    also="SEAT-2,7 BLIND-* BET-2,3,8,9 ALLIN-1,5,6 DRAW-3,4 SHOW-2,3 POT-4",
    because="second hands are played there too",
)
class button_stays_on_the_last_seat(Seating):
    """The button does not come round from the last seat to the first."""

    def next_button(self) -> int:
        return min(self.button + 1, self.count)


@fault(
    "SEAT-3",
    also="SEAT-2,7 BLIND-5,6 BET-* ALLIN-1,5,6,7 DRAW-2,3,4,5,6 SHOW-1,2,3 POT-4",
    because="the blinds of two do not change places either",
)
class button_of_two_stays(Seating):
    """With two players the button never moves."""

    def next_button(self) -> int:
        return self.button if self.count == 2 else super().next_button()


@fault("SEAT-3", also="SEAT-2,7 BLIND-* BET-* ALLIN-* DRAW-* MUCK-* DECK-* SHOW-1,2,3 POT-1,4", because=SECOND)
class button_moves_to_the_winner(Game):
    """The winner of a hand gets the button."""

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        winner = self.won.index(max(self.won)) + 1
        return type(self)(replace(following.table, button=winner, stacks=self.stacks), dealer, self.rulebook)


@fault("SEAT-3", also="SEAT-2,6,7 BLIND-* BET-* ALLIN-* DRAW-* MUCK-* DECK-* SHOW-1,2,3 POT-1,4", because=SECOND)
class button_moves_after_a_showdown_only(Game):
    """The button stays where all but one have folded."""

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        if self.shown:
            return following
        return type(self)(replace(following.table, button=self.button, stacks=self.stacks), dealer, self.rulebook)


@fault("SEAT-3", also="SEAT-2,7 BLIND-1,2,4,5 BET-* ALLIN-* DRAW-* MUCK-* DECK-* SHOW-1,2,3 POT-1,4", because=SECOND)
class button_moves_past_folded_players(Game):
    """The button goes to the next seat that did not fold."""

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        button = next(seat for seat in self.seating.clockwise(self.button) if not self.players[seat].folded)
        return type(self)(replace(following.table, button=button, stacks=self.stacks), dealer, self.rulebook)


narrow(button_moves_past_folded_players, "with two players")


class StaysAtTimes(Game):
    """Base of the faults by which the button stays after some hands."""

    def stays(self) -> bool:
        """Tell whether the button stays."""
        return False

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        if not self.stays():
            return following
        return type(self)(replace(following.table, button=self.button, stacks=self.stacks), dealer, self.rulebook)


@fault("SEAT-3", also="SEAT-7 ALLIN-6", because="second hands follow a shared pot there too")
class button_stays_after_a_shared_pot(StaysAtTimes):
    """The button stays where two or more have won."""

    def stays(self) -> bool:
        return sum(chips > 0 for chips in self.won) > 1


@fault("SEAT-3", also="ALLIN-1,6", because="second hands follow an all-in there too")
class button_stays_after_an_all_in(StaysAtTimes):
    """The button stays where somebody who was all-in has won."""

    def stays(self) -> bool:
        return any(player.stack == won > 0 for player, won in zip(self.players.values(), self.won, strict=True))


@fault("SEAT-3", also="DRAW-7", because=SECOND)
class button_moves_past_who_folded_before_a_showdown(Game):
    """After a showdown the button goes to the next seat that did not fold."""

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        if not self.shown:
            return following
        button = next(seat for seat in self.seating.clockwise(self.button) if not self.players[seat].folded)
        return type(self)(replace(following.table, button=button, stacks=self.stacks), dealer, self.rulebook)


@fault("SEAT-3", also="BLIND-6", because="a third hand of two is played there too")
class button_draws_first_in_the_third_hand(CountsHands):
    """In the third hand the button draws before the others."""

    def begin_drawing(self) -> None:
        super().begin_drawing()
        if self.hands_before > 1:
            self.drawing.waiting.insert(0, self.drawing.waiting.pop())
            self.drawing.turn = self.drawing.next_drawer()


@fault("SEAT-3", also="SEAT-7 BLIND-* BET-2,3,4,8,9 ALLIN-5 SHOW-2,3 POT-4", because="third hands are played there too")
class button_moves_once(Game):
    """The third hand is dealt from the same button as the second."""

    second = False

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        if self.second:
            stacks = tuple(self.stacks)
            following = type(self)(replace(self.table, stacks=stacks), dealer, self.rulebook)
        following.second = True  # type: ignore[attr-defined]
        return following


@fault("SEAT-3", also="SEAT-2,6,7 BLIND-* BET-* ALLIN-* DRAW-7 SHOW-1,2,3 POT-1,4", because=SECOND)
class only_the_button_itself_moves(Game):
    """The button is shown on the next seat, and blinds and order are those of the first hand."""

    def next(self, dealer: Dealer) -> Game:
        moved = self.button % self.table.seats + 1
        table = replace(super().next(dealer).table, button=self.seating.button, stacks=tuple(self.stacks))
        following = type(self)(table, dealer, self.rulebook)
        following.button = moved
        return following
