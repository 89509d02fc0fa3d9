"""Wrong engines that count all-ins, or the bets of the hand before, towards the cap: BET-11 and BET-12."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.betting import Betting
from tripledraw.reference_impl.game import Game

if TYPE_CHECKING:
    from tripledraw.reference_impl.actions import Action
    from tripledraw.reference_impl.dealer import Dealer


class AllInCalls(Betting):
    """Base of the faults by which a call all-in counts towards the cap."""

    def counts(self) -> bool:
        """Tell whether calls all-in count in this round."""
        return True

    def act(self, action: Action) -> None:
        super().act(action)
        self.bets_made += action.kind == "call" and self.players[action.seat].all_in and self.counts()


@fault("BET-11", also="ALLIN-*", because="players call all-in, and raises are counted, there too")
class call_all_in_is_a_raise(AllInCalls):
    """In the first round a call all-in counts towards the cap."""

    def counts(self) -> bool:
        return self.round == 1


@fault("BET-12", also="ALLIN-*", because="players call all-in, and raises are counted, there too")
class call_all_in_is_a_raise_after_a_draw(AllInCalls):
    """In later rounds a call all-in counts towards the cap."""

    def counts(self) -> bool:
        return self.round > 1


narrow(call_all_in_is_a_raise_after_a_draw, "in the second round", "in the last round", "in the second hand")


@fault("BET-12", also="ALLIN-3,4", because="players raise all-in there too")
class whole_raise_all_in_counts_twice(Betting):
    """In later rounds a raise all-in that counts uses up two raises."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        made = self.bets_made
        super().bet_or_raise(seat, amount)
        self.bets_made += self.round > 1 and self.players[seat].all_in and self.bets_made > made


@fault("BET-11")
class bet_of_the_last_round_counts_in_the_next_hand(Game):
    """A bet of the last round counts in the first round of the next hand."""

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        following.betting.bets_made += self.round == self.last_round and self.betting.bets_made > 0
        return following
