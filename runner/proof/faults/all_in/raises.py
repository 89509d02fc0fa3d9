"""Wrong engines that misjudge what a raise all-in is worth: ALLIN-3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.betting import Betting
from tripledraw.reference_impl.game import Game

if TYPE_CHECKING:
    from tripledraw.reference_impl.actions import Action

NO_RERAISE = "the bettor cannot raise over an all-in that counts"


class OtherReopening(Betting):
    """Base of the faults that open the betting again for other players; sizes and levels are right."""

    def reopened(self, amount: int, others: set[int], before: set[int], counts: bool) -> set[int]:
        """Return who may raise after an all-in that comes to `amount`, of those who may answer it."""
        return others if counts else before & others

    def bet_or_raise(self, seat: int, amount: int) -> None:
        before, full, counts = set(self.may_raise), amount == self.raise_to(), self.counts_as_raise(amount)
        self.over = amount - self.counted
        self.barred = self.last_bettor
        super().bet_or_raise(seat, amount)
        if not full:
            self.may_raise = self.reopened(amount, set(self.to_act), before, counts)


@fault("ALLIN-3")
class any_all_in_uses_up_a_raise(Betting):
    """An all-in of less than half a bet is counted among the bets that the cap allows."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        counts = self.counts_as_raise(amount)
        super().bet_or_raise(seat, amount)
        if not counts:
            self.bets_made += 1


narrow(any_all_in_uses_up_a_raise, "in the first round", "in the third round")


@fault("ALLIN-3")
class any_all_in_reopens(OtherReopening):
    """An all-in raise reopens the betting, however small it is."""

    def reopened(self, amount: int, others: set[int], before: set[int], counts: bool) -> set[int]:
        return others


narrow(any_all_in_reopens, "with three players", "in the second hand")


@fault("ALLIN-3", also="ALLIN-4", because=NO_RERAISE)
class only_a_full_raise_reopens(OtherReopening):
    """An all-in raise reopens the betting only if it is a full bet."""

    def reopened(self, amount: int, others: set[int], before: set[int], counts: bool) -> set[int]:
        return before & others


narrow(only_a_full_raise_reopens, "once somebody is all-in")


@fault("ALLIN-3")
class more_than_half_reopens(OtherReopening):
    """An all-in raise of exactly half a bet does not reopen the betting."""

    def reopened(self, amount: int, others: set[int], before: set[int], counts: bool) -> set[int]:
        return others if 2 * self.over > self.bet_size() else before & others


@fault("ALLIN-3", also="ALLIN-4", because="what counts is raised by one bet more")
class half_a_bet_is_rounded_down(Betting):
    """Half of an odd bet is rounded down to whole chips: seven are half of fifteen."""

    def counts_as_raise(self, amount: int) -> bool:
        return amount - self.counted >= self.bet_size() // 2


@fault("ALLIN-3")
class four_tenths_reopen(OtherReopening):
    """An all-in raise of a little less than half a bet reopens the betting."""

    def reopened(self, amount: int, others: set[int], before: set[int], counts: bool) -> set[int]:
        return others if 5 * self.over >= 2 * self.bet_size() else before & others


@fault("ALLIN-3")
class half_of_a_bet_does_not_count_where_the_small_bet_is_odd(OtherReopening):
    """At stakes with an odd small bet exactly half of the big bet does not reopen the betting."""

    def reopened(self, amount: int, others: set[int], before: set[int], counts: bool) -> set[int]:
        odd = self.seating.bets[0] % 2 == 1
        return others if counts and not (odd and 2 * self.over == self.bet_size()) else before & others


@fault("ALLIN-3")
class closed_raise_is_taken_in_the_last_round(Betting):
    """In round 4 a raise that a short all-in does not allow is not offered, but taken from who tries it."""

    def check(self, action: Action) -> None:
        closed, self.closed = self.closed, self.round != 4
        super().check(action)
        self.closed = closed

    closed = True

    def reopened_for(self, seat: int) -> bool:
        return super().reopened_for(seat) or not self.closed


@fault("ALLIN-3")
class half_a_small_bet_reopens_big_rounds(OtherReopening):
    """Half of the small bet is taken for half a bet in rounds 3 and 4 too."""

    def reopened(self, amount: int, others: set[int], before: set[int], counts: bool) -> set[int]:
        return others if 2 * self.over >= self.seating.bets[0] else before & others


@fault("ALLIN-3", also="ALLIN-4", because=NO_RERAISE)
class half_a_big_bet_is_asked_in_small_rounds(OtherReopening):
    """Half of the big bet is taken for half a bet in rounds 1 and 2 too."""

    def reopened(self, amount: int, others: set[int], before: set[int], counts: bool) -> set[int]:
        return others if 2 * self.over >= self.seating.bets[1] else before & others


@fault("ALLIN-3")
class half_of_what_was_bet_reopens(OtherReopening):
    """An all-in raise reopens the betting if it is half of what has been bet so far, not of one bet."""

    def reopened(self, amount: int, others: set[int], before: set[int], counts: bool) -> set[int]:
        return others if 3 * self.over >= amount else before & others


@fault("ALLIN-3", also="BET-12,15 ALLIN-4", because="nobody can complete the bet")
class short_all_in_closes_the_betting_for_all(OtherReopening):
    """After an all-in raise of less than half a bet nobody may raise, those who have not acted included."""

    def reopened(self, amount: int, others: set[int], before: set[int], counts: bool) -> set[int]:
        return others if counts else set()


@fault("ALLIN-3")
class only_the_raiser_is_barred(OtherReopening):
    """After an all-in raise of less than half a bet only the last raiser may not raise; callers may."""

    def reopened(self, amount: int, others: set[int], before: set[int], counts: bool) -> set[int]:
        return others if counts else others - {self.barred}


narrow(only_the_raiser_is_barred, "with three players")


@fault("ALLIN-3")
class big_blind_may_raise_over_any_all_in(OtherReopening):
    """Before the first draw any all-in raise reopens the betting for the big blind, though he has acted."""

    def reopened(self, amount: int, others: set[int], before: set[int], counts: bool) -> set[int]:
        big_blind = {self.seating.big_blind_seat()} if self.round == 1 else set()
        return others if counts else (before | big_blind) & others


@fault("ALLIN-3")
class second_short_all_in_reopens(OtherReopening):
    """The second all-in of less than half a bet reopens the betting, however little the two are together."""

    second = False

    def bet_or_raise(self, seat: int, amount: int) -> None:
        self.second = self.level != self.counted
        super().bet_or_raise(seat, amount)

    def reopened(self, amount: int, others: set[int], before: set[int], counts: bool) -> set[int]:
        return others if counts or self.second else before & others


@fault("ALLIN-3")
class short_bet_reopens(OtherReopening):
    """An all-in bet of less than half a bet reopens the betting for those who have checked; a raise does not."""

    def reopened(self, amount: int, others: set[int], before: set[int], counts: bool) -> set[int]:
        return others if counts or (self.barred is None and self.round > 1) else before & others


@fault("ALLIN-3")
class half_a_bet_is_forgotten_in_the_last_round(OtherReopening):
    """In round 4 any all-in raise reopens the betting."""

    def reopened(self, amount: int, others: set[int], before: set[int], counts: bool) -> set[int]:
        return others if counts or self.round == 4 else before & others


@fault("ALLIN-3")
class half_a_bet_is_known_in_the_first_round_only(OtherReopening):
    """After the first draw any all-in raise reopens the betting."""

    def reopened(self, amount: int, others: set[int], before: set[int], counts: bool) -> set[int]:
        return others if counts or self.round > 1 else before & others


@fault("ALLIN-3", also="ALLIN-4", because=NO_RERAISE)
class only_the_next_player_may_raise_again(OtherReopening):
    """An all-in of half a bet reopens the betting for one player only."""

    def reopened(self, amount: int, others: set[int], before: set[int], counts: bool) -> set[int]:
        after = next(seat for seat in self.seating.clockwise(self.last_bettor or 0) if seat in others)
        return (before & others) | {after}


@fault("ALLIN-3")
class short_all_in_need_not_be_called(Betting):
    """Who has acted is not asked to call an all-in raise of less than half a bet."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        before, counts = set(self.to_act), self.counts_as_raise(amount)
        super().bet_or_raise(seat, amount)
        if not counts:
            self.to_act = before


narrow(short_all_in_need_not_be_called, "in the second hand")


@fault("ALLIN-3", also="BET-13,15 ALLIN-2,5", because="hands with a short all-in call go on with another turn")
class all_in_call_reopens(Betting):
    """A call for less than the bet is taken for a raise: everybody is asked again."""

    def act(self, action: Action) -> None:
        seat = action.seat
        short = action.kind == "call" and self.call(seat) < self.owed(seat)
        super().act(action)
        if short:
            others = {each.seat for each in self.players.values() if each.can_bet and each.seat != seat}
            self.to_act, self.may_raise = set(others), set(others)
            self.turn = self.next_to_act(seat)


narrow(all_in_call_reopens, "with three players")


@fault("ALLIN-3", also="BET-13,15,17 ALLIN-2,5,6 POT-3,4", because="those who follow call for less")
class all_in_call_lowers_the_bet(Betting):
    """After a call for less than the bet the others need not put in more than that."""

    def act(self, action: Action) -> None:
        short = action.kind == "call" and self.call(action.seat) < self.owed(action.seat)
        super().act(action)
        if short:
            self.level = self.players[action.seat].bet


narrow(all_in_call_lowers_the_bet, "with six players", "in the last round")


@fault("ALLIN-3", also="BET-5,15 ALLIN-4", because="what a call costs is part of what the next raise comes to")
class short_all_in_is_called_with_a_full_bet(Betting):
    """An all-in raise of less than half a bet is called for the whole bet."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        full = self.raise_to()
        super().bet_or_raise(seat, amount)
        if self.counted != amount:
            self.level = full


@fault("ALLIN-3", also="BET-11,12", because="the cap allows one bet more")
class half_a_bet_is_not_counted(Betting):
    """An all-in raise of half a bet or more is none of the bets that the cap counts."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        full, bets_made = self.raise_to(), self.bets_made
        super().bet_or_raise(seat, amount)
        if amount < full:
            self.bets_made = bets_made


narrow(half_a_bet_is_not_counted, "in the third round", "in the last round", "once somebody is all-in")


@fault("ALLIN-3")
class last_bet_of_a_round_must_be_full(Betting):
    """Where the cap allows one bet more, an all-in of half a bet or more does not count; a full one does."""

    def counts_as_raise(self, amount: int) -> bool:
        last = self.round > 1 and self.bets_made == self.cap() - 1
        return super().counts_as_raise(amount) and not (last and amount < self.raise_to())


@fault("ALLIN-3")
class full_raise_after_a_short_all_in_does_not_reopen(Betting):
    """Once an all-in has reopened nothing, nothing reopens the betting in this round."""

    closed = False

    def bet_or_raise(self, seat: int, amount: int) -> None:
        before = set(self.may_raise)
        self.closed = self.closed or not self.counts_as_raise(amount)
        super().bet_or_raise(seat, amount)
        if self.closed:
            self.may_raise = before


narrow(full_raise_after_a_short_all_in_does_not_reopen, "in the last round")


@fault("ALLIN-3", also="ALLIN-4", because="a new round cannot begin with a bet")
class closed_betting_stays_closed(Game):
    """Who may not raise over a short all-in may not bet in the round that follows either."""

    def begin_betting(self) -> None:
        closed: set[int] = set()
        if self.round:
            betting = self.betting
            closed = set(betting.players) if betting.level != betting.counted else set()
        super().begin_betting()
        self.betting.may_raise -= closed


narrow(closed_betting_stays_closed, "with six players")
