"""Wrong engines that begin the next hand wrongly: SEAT-7."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tripledraw.proof.faults.later_hands import CountsHands
from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.actions import IllegalAction
from tripledraw.reference_impl.game import Game

if TYPE_CHECKING:
    from tripledraw.reference_impl.actions import Action
    from tripledraw.reference_impl.dealer import Dealer


class NextTooEarly(Game):
    """Base of the faults that begin the next hand while one is in play."""

    def early(self) -> bool:
        """Tell whether the next hand may begin now."""
        return False

    def next(self, dealer: Dealer) -> Game:
        if self.phase != "finished" and self.early():
            table = replace(self.table, button=self.seating.next_button())
            return type(self)(table, dealer, self.rulebook)
        return super().next(dealer)


@fault("SEAT-7", also="SHOW-2", because="the next hand is asked for in the last round there")
class next_hand_at_any_time(NextTooEarly):
    """The next hand begins whenever it is asked for."""

    def early(self) -> bool:
        return True


@fault("SEAT-7")
class next_hand_during_a_draw(NextTooEarly):
    """The next hand begins if it is asked for during a draw."""

    def early(self) -> bool:
        return self.phase == "drawing"


@fault("SEAT-7", also="SHOW-2", because="the next hand is asked for in the last round there")
class next_hand_in_the_last_round(NextTooEarly):
    """The next hand begins if it is asked for in the last round."""

    def early(self) -> bool:
        return self.round == self.last_round and self.phase == "betting"


narrow(next_hand_in_the_last_round, "with three players")


@fault("SEAT-7")
class next_hand_with_two_left(NextTooEarly):
    """The next hand begins if it is asked for when somebody has folded."""

    def early(self) -> bool:
        return len(self.live) < self.table.seats


@fault("SEAT-7")
class next_hand_in_a_round_of_two_left(NextTooEarly):
    """The next hand begins if it is asked for in a round, and all but two have folded."""

    def early(self) -> bool:
        return self.phase == "betting" and len(self.live) == 2 < self.table.seats


@fault("SEAT-7")
class next_hand_of_five_at_any_time(NextTooEarly):
    """Where five sit at the table the next hand begins whenever it is asked for."""

    def early(self) -> bool:
        return self.table.seats == 5


@fault("SEAT-7")
class next_hand_of_six_in_the_third_round(NextTooEarly):
    """Where six sit at the table the next hand begins if it is asked for in the third round."""

    def early(self) -> bool:
        return self.table.seats == 6 and self.round == 3


@fault("SEAT-7")
class next_hand_where_all_are_all_in(NextTooEarly):
    """The next hand begins if it is asked for when all who are left are all-in."""

    def early(self) -> bool:
        return all(self.players[seat].all_in for seat in self.live)


@fault("SEAT-7")
class fourth_hand_at_any_time(NextTooEarly, CountsHands):
    """The hand after the third begins whenever it is asked for."""

    def early(self) -> bool:
        return self.hands_before > 1


@fault("SEAT-7", also="SEAT-3 ALLIN-6", because="second hands follow a shared pot there too")
class next_hand_is_refused_after_a_shared_pot(Game):
    """No new hand begins where two or more have won."""

    def next(self, dealer: Dealer) -> Game:
        if sum(chips > 0 for chips in self.won) > 1:
            raise IllegalAction("bad-action", "SEAT-7", "the pot was shared")
        return super().next(dealer)


@fault(
    "SEAT-7",
    also="SEAT-3 BLIND-1,5 BET-5,6,13,14,15,17 ALLIN-* POT-1,4",
    because="stacks of second hands are wrong there too",
)
class next_hand_before_the_award(Game):
    """The next hand is played with the stacks from before the award."""

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        stacks = tuple(stack - won for stack, won in zip(self.stacks, self.won, strict=True))
        return type(self)(replace(following.table, stacks=stacks), dealer, self.rulebook)


@fault(
    "SEAT-7",
    also="BLIND-1,5 BET-4,5,6,7,12,13,14,15,17 ALLIN-* SHOW-3 POT-1,4",
    because="stacks of second hands are wrong there too",
)
class next_hand_with_new_stacks(Game):
    """The next hand begins with the stacks of the first."""

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        return type(self)(replace(following.table, stacks=self.table.stacks), dealer, self.rulebook)


narrow(next_hand_with_new_stacks, "with two players")


@fault("SEAT-7", also="BET-18 DRAW-1", because="a draw is tried after the end there too")
class acts_after_the_end_are_ignored(Game):
    """Once the hand is over, anything is accepted and does nothing."""

    def act(self, action: Action) -> None:
        if self.phase != "finished":
            super().act(action)


@fault("SEAT-7", also="BET-18", because="a winner acts after the end there too")
class winner_may_act_after_the_end(Game):
    """Whoever is left when all have folded is still asked."""

    def act(self, action: Action) -> None:
        if self.phase == "finished" and self.live == [action.seat] and action.kind == "check":
            return
        super().act(action)


@fault("SEAT-7", also="DRAW-1", because="a draw is tried after the end there too")
class draws_after_the_end_are_ignored(Game):
    """Once the hand is over, a draw is accepted and does nothing."""

    def act(self, action: Action) -> None:
        if self.phase != "finished" or action.kind != "draw":
            super().act(action)


narrow(draws_after_the_end_are_ignored, "in the second hand")


@fault("SEAT-7", also="SHOW-2", because="the next hand is asked for in the last round there")
class refused_next_changes_the_stacks(Game):
    """A next hand that is refused costs the player to act his last bet."""

    def next(self, dealer: Dealer) -> Game:
        try:
            return super().next(dealer)
        except IllegalAction:
            self.players[self.turn or 1].stack -= 1
            raise
