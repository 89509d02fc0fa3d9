"""Wrong engines that allow too many bets, or too few: BET-11, BET-12 and BET-16."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.faults.later_hands import CountsHands
from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.actions import IllegalAction
from tripledraw.reference_impl.betting import Betting
from tripledraw.reference_impl.game import Game

if TYPE_CHECKING:
    from tripledraw.reference_impl.actions import Action
    from tripledraw.reference_impl.dealer import Dealer

CAP_OF_TWO = "the cap of two is read from the same count"


@fault("BET-11")
class refused_raise_counts(Betting):
    """A raise that is refused counts towards the cap."""

    def check(self, action: Action) -> None:
        try:
            super().check(action)
        except IllegalAction:
            self.bets_made += action.kind in ("bet", "raise")
            raise


narrow(refused_raise_counts, "in the second hand")


class OtherCap(Betting):
    """Base of the faults by which the cap is another."""

    def other(self, right: int) -> int:
        """Return how many bets the round allows."""
        return right

    def cap(self) -> int:
        return self.other(super().cap())


@fault("BET-11", also="BET-16", because=CAP_OF_TWO)
class no_cap_in_the_first_round(OtherCap):
    """The first round has no cap."""

    def other(self, right: int) -> int:
        return 99 if self.round == 1 else right


@fault("BET-11", also="BLIND-5 BET-8,16 ALLIN-2,3,4", because="three raises are made there")
class two_raises_in_the_first_round(OtherCap):
    """The first round allows two raises."""

    def other(self, right: int) -> int:
        return 3 if self.round == 1 else right


narrow(two_raises_in_the_first_round, "in the third hand")


@fault("BET-11", also="BET-16", because=CAP_OF_TWO)
class five_raises_in_the_first_round(OtherCap):
    """The first round allows five raises."""

    def other(self, right: int) -> int:
        return 6 if self.round == 1 else right


class _OneRaiseMore(OtherCap):
    game: CountsHands

    def other(self, right: int) -> int:
        return right + (self.round == 1 and self.game.hands_before > 1)


@fault("BET-11")
class third_hand_allows_a_raise_more(CountsHands):
    """The first round of the third hand allows one raise more; in every hand that would be another reading."""

    betting_rules = _OneRaiseMore


@fault("BET-11")
class five_bets_with_six_players(OtherCap):
    """The first round allows four raises with six players, and three with fewer."""

    def other(self, right: int) -> int:
        return 5 if self.round == 1 and self.seating.count == 6 else right


@fault("BET-11", also="BET-5,8,13 ALLIN-3,4,6", because="raises are counted in a first round with calls there too")
class calls_count_as_raises(Betting):
    """In the first round a call after a raise counts towards the cap."""

    def act(self, action: Action) -> None:
        super().act(action)
        self.bets_made += action.kind == "call" and self.round == 1 and self.bets_made > 1


@fault("BET-11", also="BET-8,16 ALLIN-3", because="players raise twice there too")
class each_player_raises_once(Betting):
    """In the first round each player may raise once."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        super().bet_or_raise(seat, amount)
        self.raised = {*getattr(self, "raised", ()), seat}

    def raise_refused(self, seat: int) -> str | None:
        return "BET-11" if self.round == 1 and seat in getattr(self, "raised", ()) else super().raise_refused(seat)


narrow(each_player_raises_once, "with six players")


@fault("BET-11", also="BET-16", because=CAP_OF_TWO)
class cap_is_offered_and_not_kept(Betting):
    """In the first round a raise over the cap is not offered, and is accepted."""

    def check(self, action: Action) -> None:
        made, self.bets_made = self.bets_made, 1 if self.round == 1 else self.bets_made
        try:
            super().check(action)
        finally:
            self.bets_made = made


@fault("BET-11", also="BLIND-4 BET-5,13,16,17 ALLIN-2,3", because="three raises are made in a second hand there too")
class raises_are_counted_on_in_the_next_hand(Game):
    """The raises of the first hand count in the first round of the second."""

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        following.betting.bets_made += 2
        return following


@fault("BET-11", under="wsop")
class lifted_cap_stays_for_the_next_hand(Game):
    """Once two were left without a cap, the next hand has none either."""

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        following.betting.cap_lifted = len(self.live) == 2
        return following


narrow(lifted_cap_stays_for_the_next_hand, "with six players")


@fault("BET-12", also="BET-5,16", because=CAP_OF_TWO)
class no_cap_after_the_first_draw(OtherCap):
    """Later rounds have no cap."""

    def other(self, right: int) -> int:
        return 99 if self.round > 1 else right


@fault("BET-12", also="BET-5,16 ALLIN-3", because="the cap of two is read from the same count")
class no_cap_in_the_last_round(OtherCap):
    """The last round has no cap."""

    def other(self, right: int) -> int:
        return 99 if self.round == 4 else right


narrow(no_cap_in_the_last_round, "once somebody is all-in")


@fault("BET-12", also="BET-5,8,13,16,17 ALLIN-3 SHOW-2", because="three raises are made in other rules too")
class two_raises_in_later_rounds(OtherCap):
    """Later rounds allow a bet and two raises."""

    def other(self, right: int) -> int:
        return 3 if self.round > 1 else right


@fault("BET-12", also="BET-16 ALLIN-3", because="the bets of two and of three are compared there")
class one_bet_more_in_the_last_round(OtherCap):
    """The last round allows one bet more than the others."""

    def other(self, right: int) -> int:
        return right + (self.round == 4)


@fault("BET-12", also="BET-16", because="the bets of two and of three are compared there")
class three_in_raise_once_more(OtherCap):
    """With three players left one bet more is allowed than with four."""

    def other(self, right: int) -> int:
        return right + (self.round > 1 and len(self.game.live) == 3)


@fault("BET-12", also="BET-16 ALLIN-3", because="a first round is capped there")
class cap_not_reset_after_a_draw(Game):
    """The bets of the first round count in the second."""

    def begin_betting(self) -> None:
        made = self.betting.bets_made - 1 if self.round else 0
        super().begin_betting()
        if self.round > 1:
            self.betting.bets_made = made


@fault("BET-12", also="BET-16 ALLIN-3", because="rounds are capped there")
class cap_not_reset_in_the_last_round(Game):
    """The bets of the third round count in the last."""

    def begin_betting(self) -> None:
        made = self.betting.bets_made if self.round else 0
        super().begin_betting()
        if self.round == self.last_round:
            self.betting.bets_made = made


@fault("BET-12", also="BET-16", because=CAP_OF_TWO)
class later_cap_is_offered_and_not_kept(Betting):
    """In later rounds a raise over the cap is not offered, and is accepted."""

    def check(self, action: Action) -> None:
        made, self.bets_made = self.bets_made, 0 if self.round > 1 else self.bets_made
        try:
            super().check(action)
        finally:
            self.bets_made = made


@fault("BET-12", also="BET-16", because="checks come before bets there")
class checks_count_as_bets(Betting):
    """In later rounds the first check counts towards the cap."""

    def act(self, action: Action) -> None:
        super().act(action)
        self.bets_made += action.kind == "check" and self.round > 1 and self.last_bettor is None and self.bets_made == 0


narrow(checks_count_as_bets, "with three players")


@fault("BET-16")
class cap_falls_once_two_are_left(Betting):
    """The cap falls when two are left, even if it had been reached."""

    def cap_allows(self) -> bool:
        return super().cap_allows() or self.two_left()


narrow(cap_falls_once_two_are_left, "in the second hand")


@fault("BET-16")
class open_at_a_table_of_two_only(Betting):
    """There is no cap at a table with two seats, and there is one for two left of a larger table."""

    def cap_allows(self) -> bool:
        return super().cap_allows() or self.seating.count == 2


@fault("BET-16")
class open_in_the_last_round_only(Betting):
    """There is no cap for two in the last round, and there is one before."""

    def cap_allows(self) -> bool:
        return super().cap_allows() or (self.round == 4 and self.two_left())


@fault("BET-16")
class open_before_the_first_draw_only(Betting):
    """There is no cap for two in the first round, and there is one later."""

    def cap_allows(self) -> bool:
        return super().cap_allows() or (self.round == 1 and self.two_left())


@fault("BET-16", also="BET-4,7,17 SHOW-2", because="two players raise there")
class two_left_raise_once(OtherCap):
    """When two are left a bet may be raised once."""

    def other(self, right: int) -> int:
        return 2 if self.round > 1 and self.two_left() else right


@fault("BET-16")
class cap_of_two_is_seven(OtherCap):
    """When two are left seven bets are allowed if the round began with more."""

    def other(self, right: int) -> int:
        return 7 if self.two_left() and self.seating.count > 2 and self.round > 1 else right


@fault("BET-16")
class two_left_bet_once_more(OtherCap):
    """Two players are allowed one bet more than three."""

    def other(self, right: int) -> int:
        return right + (self.round > 1 and self.two_left())


narrow(two_left_bet_once_more, "with six players")


@fault("BET-16", under="wsop")
class reached_cap_falls_under_wsop(Betting):
    """A cap that was reached with more falls when two are left, where a round that begins with two has none."""

    def cap_allows(self) -> bool:
        return super().cap_allows() or self.two_left()


@fault("BET-12")
class completing_a_bet_is_no_raise(Betting):
    """The raise that completes a bet after an all-in of less than half of it is not counted by the cap."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        completes = self.level > self.counted and self.counts_as_raise(amount)
        super().bet_or_raise(seat, amount)
        if completes:
            self.bets_made -= 1
