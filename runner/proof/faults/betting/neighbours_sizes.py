"""Wrong engines that bet another size or number beside a player who has folded or is all-in: BET-8, BET-11, BET-12."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.faults.betting.cap import OtherCap
from tripledraw.proof.faults.betting.neighbours import all_in
from tripledraw.proof.faults.betting.sizes import OtherAmounts, OtherSize
from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.actions import IllegalAction
from tripledraw.reference_impl.betting import Betting

if TYPE_CHECKING:
    from tripledraw.reference_impl.actions import Action


@fault("BET-8")
class short_stacks_bet_any_part_of_what_is_left(OtherAmounts):
    """Who has less than a whole bet left may bet a part of it."""

    def accepted(self, given: int, right: int) -> bool:
        return given == right or self.level < given < right < self.raise_to()


narrow(short_stacks_bet_any_part_of_what_is_left, "with two players")


@fault("BET-8", also="BET-11", because="raises are counted after a refused amount there too")
class refused_amounts_count(Betting):
    """A bet or raise whose amount is refused counts towards the cap."""

    def check(self, action: Action) -> None:
        try:
            super().check(action)
        except IllegalAction as refusal:
            self.bets_made += refusal.reason == "bad-amount"
            raise


@fault("BET-8", also="ALLIN-4", because="amounts for such a raise are tried there too")
class second_raises_of_the_first_round_have_no_limit(OtherAmounts):
    """Once somebody has raised in the first round, any amount over the last is accepted."""

    def accepted(self, given: int, right: int) -> bool:
        return given == right or (self.round == 1 and self.bets_made > 1 and given > self.level)


narrow(second_raises_of_the_first_round_have_no_limit, "with two players")


@fault("BET-8")
class two_left_of_more_bet_small_in_the_last_round(OtherSize):
    """When two of a larger table are left, the last round is played for small bets."""

    def size(self, small: int, big: int) -> int:
        two = self.round == 4 and len(self.game.live) == 2 < self.seating.count
        return small if two else super().size(small, big)


@fault("BET-8", also="ALLIN-3,4,6", because="players bet in the last round beside two all-ins there too")
class last_round_beside_two_all_ins_is_small(OtherSize):
    """While two players are all-in, the last round is played for small bets."""

    def size(self, small: int, big: int) -> int:
        return small if self.round == 4 and all_in(self) > 1 else super().size(small, big)


@fault("BET-11")
class folded_big_blind_allows_a_raise_more(OtherCap):
    """Once the big blind has folded, the first round allows one raise more."""

    def other(self, right: int) -> int:
        return right + (self.round == 1 and self.players[self.seating.big_blind_seat()].folded)


@fault("BET-11")
class short_big_blind_is_no_bet(Betting):
    """A big blind posted short is not counted by the cap."""

    def post_blinds(self) -> None:
        super().post_blinds()
        if self.players[self.seating.big_blind_seat()].bet < self.level:
            self.bets_made = 0


@fault("BET-11")
class big_blind_of_less_than_half_is_no_bet(Betting):
    """A big blind of which less than half is posted is not counted by the cap."""

    def post_blinds(self) -> None:
        super().post_blinds()
        if 2 * self.players[self.seating.big_blind_seat()].bet < self.level:
            self.bets_made = 0


@fault("BET-11")
class half_a_raise_all_in_is_not_counted_in_the_first_round(Betting):
    """In the first round an all-in of half a raise or more, and less than a whole one, is not counted by the cap."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        short = self.round == 1 and amount < self.raise_to()
        made = self.bets_made
        super().bet_or_raise(seat, amount)
        if short:
            self.bets_made = made


@fault("BET-12")
class three_left_without_the_small_blind_bet_once_more(OtherCap):
    """In later rounds three who are left without the small blind are allowed one bet more."""

    def other(self, right: int) -> int:
        gone = self.players[self.seating.small_blind_seat()].folded
        return right + (self.round > 1 and gone and len(self.game.live) > 2)


@fault("BET-12", also="ALLIN-3", because="whether such an all-in counts is looked at there too")
class half_a_raise_all_in_is_not_counted(Betting):
    """In later rounds an all-in of half a bet or more, and less than a whole one, is not counted by the cap."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        short = self.round > 1 and amount < self.raise_to()
        made = self.bets_made
        super().bet_or_raise(seat, amount)
        if short:
            self.bets_made = made
