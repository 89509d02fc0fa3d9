"""Wrong engines that misjudge the next raise over an all-in: ALLIN-4."""

from __future__ import annotations

from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.betting import Betting
from tripledraw.reference_impl.game import Game


@fault("ALLIN-4")
class any_all_in_is_raised_by_a_full_bet(Betting):
    """The next raise is one bet more than an all-in, whether that counts or not."""

    def raise_to(self) -> int:
        return self.level + self.bet_size()


narrow(any_all_in_is_raised_by_a_full_bet, "with three players", "in the second hand")


@fault("ALLIN-4")
class any_all_in_is_completed(Betting):
    """The next raise completes the bet, also over an all-in of half a bet or more."""

    def raise_to(self) -> int:
        return (self.counted // self.bet_size() + 1) * self.bet_size()


@fault("ALLIN-4")
class completed_and_raised_at_once(Betting):
    """The next raise over an all-in that does not count completes the bet and adds another."""

    def raise_to(self) -> int:
        return super().raise_to() + (self.bet_size() if self.level != self.counted else 0)


@fault("ALLIN-4")
class next_raise_is_as_small_as_the_all_in(Betting):
    """The next raise over an all-in that counts is no larger than the all-in raise was."""

    size = 0

    def raise_to(self) -> int:
        return self.counted + self.size if self.size else super().raise_to()

    def bet_or_raise(self, seat: int, amount: int) -> None:
        size = amount - self.counted
        super().bet_or_raise(seat, amount)
        self.size = size if self.counts_as_raise_of(size) else 0

    def counts_as_raise_of(self, size: int) -> bool:
        """Tell whether the size is half a bet or more, and less than a bet."""
        return self.bet_size() <= 2 * size < 2 * self.bet_size()


@fault("ALLIN-4")
class small_bet_over_an_all_in(Betting):
    """The next raise over an all-in that counts is a small bet, in rounds 3 and 4 too."""

    def raise_to(self) -> int:
        odd = self.counted % self.bet_size()
        return self.counted + self.seating.bets[0] if odd else super().raise_to()


narrow(small_bet_over_an_all_in, "with six players")


@fault("ALLIN-4")
class rounded_up_after_an_all_in(Betting):
    """The next raise over an all-in that counts is rounded up to whole bets."""

    def raise_to(self) -> int:
        size = self.bet_size()
        return -(-(self.counted + size) // size) * size


@fault("ALLIN-4")
class all_in_is_forgotten_after_the_next_raise(Betting):
    """The second raise after an all-in that counts is one bet more than if that had not been."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        full = amount == self.raise_to()
        super().bet_or_raise(seat, amount)
        if full:
            self.counted -= self.counted % self.bet_size()


narrow(all_in_is_forgotten_after_the_next_raise, "in the last round")


@fault("ALLIN-4")
class more_than_half_counts_for_the_next_raise(Betting):
    """The next raise over an all-in of exactly half a bet completes the bet."""

    def raise_to(self) -> int:
        size = self.bet_size()
        return super().raise_to() - (size // 2 if 2 * (self.counted % size) == size else 0)


@fault("ALLIN-4")
class all_in_bet_is_completed(Betting):
    """An all-in bet that opens a round is completed, half a bet or not; over a raise it goes by the rule."""

    def raise_to(self) -> int:
        opening = self.round > 1 and self.bets_made == 1 and self.counted < self.bet_size()
        return self.bet_size() if opening else super().raise_to()


@fault("ALLIN-4")
class odd_bet_is_carried_into_the_next_round(Game):
    """What an all-in has made of the bet beyond whole bets is added to the first bet of the next round."""

    def begin_betting(self) -> None:
        odd = self.betting.level % self.betting.bet_size() if self.round else 0
        super().begin_betting()
        self.betting.counted += odd


narrow(odd_bet_is_carried_into_the_next_round, "with three players")


@fault("ALLIN-4")
class wrong_raise_over_an_all_in_is_let_pass(Betting):
    """Over an all-in any amount is accepted, and taken for the right one."""

    def amount_accepted(self, given: int | None, amount: int) -> bool:
        odd = self.level % self.bet_size() != 0
        return odd or super().amount_accepted(given, amount)


narrow(wrong_raise_over_an_all_in_is_let_pass, "in the second round", "once somebody is all-in")


@fault("ALLIN-4")
class second_short_all_in_is_raised_from(Betting):
    """Over a second all-in of less than half a bet the next raise is one bet more than the first of them."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        before, counts = self.level, self.counts_as_raise(amount)
        super().bet_or_raise(seat, amount)
        if not counts:
            self.counted = before
