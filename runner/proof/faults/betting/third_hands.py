"""Wrong engines that bet as they should in two hands, and otherwise in the third: BET-1 to BET-11."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tripledraw.proof.faults.betting.cap import OtherCap
from tripledraw.proof.faults.betting.sizes import big_bet_is_one_and_a_half_small_bets, big_bets_in_the_last_round_only
from tripledraw.proof.faults.betting.turns import action_goes_to_the_right, big_blind_opens, button_opens_later_rounds
from tripledraw.proof.faults.later_hands import CountsHands
from tripledraw.proof.planting import fault

if TYPE_CHECKING:
    from tripledraw.reference_impl.dealer import Dealer
    from tripledraw.reference_impl.game import Game

THIRD = "third hands are played there too"


class OtherThirdHand(CountsHands):
    """Base of the faults that play the third hand, and those after it, by another class."""

    other: tuple[str, Any] = ("last_round", 4)
    """What is another in the game, and what it is."""

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        if self.hands_before == 1:
            third = type("ThirdHand", (type(self),), dict([self.other]))
            following = third(following.table, dealer, self.rulebook)
            following.hands_before = 2
        return following


@fault("BET-1", also="BLIND-6 BET-8 DRAW-1 SHOW-2", because=THIRD)
class third_hand_has_three_rounds(OtherThirdHand):
    """The third hand ends after the third betting round."""

    other = ("last_round", 3)


@fault("BET-2", also="SEAT-7 BLIND-4 BET-4 ALLIN-5 SHOW-3 POT-4", because=THIRD)
class big_blind_opens_the_third_hand(OtherThirdHand):
    """In the third hand the big blind opens the first round."""

    other = ("betting_rules", big_blind_opens)


@fault("BET-3", also="SEAT-3 BLIND-6 BET-8,9 SHOW-2", because=THIRD)
class button_opens_later_rounds_of_the_third_hand(OtherThirdHand):
    """In the third hand the button opens later rounds."""

    other = ("betting_rules", button_opens_later_rounds)


@fault("BET-4", also="SEAT-3 BLIND-4 BET-8 ALLIN-5 SHOW-2 POT-4", because=THIRD)
class third_hand_goes_to_the_right(OtherThirdHand):
    """In the third hand action goes against the clock."""

    other = ("betting_rules", action_goes_to_the_right)


@fault("BET-8", also="BET-9", because=THIRD)
class big_bets_come_late_in_the_third_hand(OtherThirdHand):
    """In the third hand the third round is played for small bets."""

    other = ("betting_rules", big_bets_in_the_last_round_only)


@fault("BET-9", also="BET-8", because=THIRD)
class big_bets_of_the_third_hand_are_too_small(OtherThirdHand):
    """In the third hand the big bet is one and a half small bets."""

    other = ("betting_rules", big_bet_is_one_and_a_half_small_bets)


class _OneRaiseMore(OtherCap):
    def other(self, right: int) -> int:
        return right + (self.round == 1)


class _OneRaiseLess(OtherCap):
    def other(self, right: int) -> int:
        return right - (self.round == 1)


@fault("BET-11")
class third_hand_allows_a_raise_more(OtherThirdHand):
    """The first round of the third hand allows one raise more."""

    other = ("betting_rules", _OneRaiseMore)


@fault("BET-11")
class third_hand_allows_a_raise_less(OtherThirdHand):
    """The first round of the third hand allows one raise less."""

    other = ("betting_rules", _OneRaiseLess)
