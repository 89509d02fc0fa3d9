"""Wrong engines that bet other amounts: BET-8 to BET-10."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.actions import IllegalAction
from tripledraw.reference_impl.betting import Betting
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.seating import Seating

if TYPE_CHECKING:
    from tripledraw.reference_impl.actions import Action
    from tripledraw.reference_impl.dealer import Dealer
    from tripledraw.reference_impl.table import Table

AMOUNTS = "amounts are tried there too"


class OtherSize(Betting):
    """Base of the faults by which bets have another size."""

    def size(self, small: int, big: int) -> int:
        """Return the size of bets and raises in this round."""
        return small if self.round <= 2 else big

    def bet_size(self) -> int:
        return self.size(*self.seating.bets)


@fault(
    "BET-8",
    also="BLIND-5 BET-5,7,9,10,12,13,14,15,17 ALLIN-* POT-*",
    because="whatever is bet in the second round is doubled",
)
class big_bets_after_the_first_draw(OtherSize):
    """The big bet is played from the second round on."""

    def size(self, small: int, big: int) -> int:
        return small if self.round == 1 else big


@fault("BET-8", also="BET-5,6,7,9,10,15 ALLIN-* SHOW-1 POT-1,2", because="whatever is bet in the third round is halved")
class big_bets_in_the_last_round_only(OtherSize):
    """The third round is played for small bets."""

    def size(self, small: int, big: int) -> int:
        return big if self.round == 4 else small


narrow(big_bets_in_the_last_round_only, "in the third hand")


@fault(
    "BET-8",
    also="BET-5,7,9,10,14,15,17 ALLIN-* SHOW-1 POT-*",
    because="whatever is bet in the last round is halved",
)
class small_bets_in_the_last_round(OtherSize):
    """The last round is played for small bets again."""

    def size(self, small: int, big: int) -> int:
        return big if self.round == 3 else small


narrow(small_bets_in_the_last_round, "in the second hand", "once somebody is all-in")


@fault("BET-8")
class raises_are_larger_without_the_small_blind(OtherSize):
    """Once the small blind has folded, a raise of the first round adds his blind to the bet."""

    def size(self, small: int, big: int) -> int:
        folded = self.round == 1 and self.players[self.seating.small_blind_seat()].folded
        return small + self.seating.blinds[0] if folded else super().size(small, big)


narrow(raises_are_larger_without_the_small_blind, "with six players")


@fault(
    "BET-8",
    also="SEAT-7 BLIND-* BET-10,13,14,15,17,18 ALLIN-* POT-1,3",
    because="raises of the first round are too large",
)
class big_bets_in_the_first_round(OtherSize):
    """Raises of the first round are big bets."""

    def size(self, small: int, big: int) -> int:
        return big if self.round == 1 else super().size(small, big)


@fault("BET-8", also="BET-5,13,17 ALLIN-3,4", because="second raises after a draw are too large")
class raises_double(Betting):
    """A raise doubles what has been bet."""

    def raise_to(self) -> int:
        return 2 * self.counted if self.counted and self.round > 1 else super().raise_to()


narrow(raises_double, "with two players")


@fault("BET-8", also="BLIND-5,6 BET-7,10,17", because="two players bet or raise there too")
class raise_comes_to_one_big_bet_with_two_left(OtherSize):
    """Two players who are left play for big bets."""

    def size(self, small: int, big: int) -> int:
        return big if self.two_left() else super().size(small, big)


@fault("BET-8", also="BLIND-5 BET-9,10 ALLIN-3,4,7 POT-3", because="other stakes than 10/20 are played there too")
class stakes_are_always_ten_and_twenty(OtherSize):
    """The sizes of bets do not follow the table."""

    def size(self, small: int, big: int) -> int:
        return 10 if self.round <= 2 else 20


@fault("BET-8", also="BLIND-5 BET-5,9,10,15,17 ALLIN-*", because="second hands are played there too")
class second_hand_is_played_for_big_bets(Game):
    """The sizes of the last round stay for the next hand."""

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        following.seating.bets = (following.seating.bets[1], following.seating.bets[1])
        return following


class OtherAmounts(Betting):
    """Base of the faults that accept amounts, and put them in."""

    def accepted(self, given: int, right: int) -> bool:
        """Tell whether an amount is put in instead of the right one."""
        return given == right

    def amount_accepted(self, given: int | None, amount: int) -> bool:
        return given is None or self.accepted(given, amount)

    def bet_or_raise(self, seat: int, amount: int) -> None:
        super().bet_or_raise(seat, amount if self.given is None else self.given)

    def act(self, action: Action) -> None:
        self.given = action.amount
        super().act(action)


@fault("BET-8", also="BET-11 ALLIN-4 SHOW-2,3", because="an amount is tried there too")
class no_limit(OtherAmounts):
    """Any bet over the last, up to the whole stack, is accepted."""

    def accepted(self, given: int, right: int) -> bool:
        return given > self.level


narrow(no_limit, "in the second hand")


@fault("BET-8", also="ALLIN-4", because=AMOUNTS)
class pot_limit(OtherAmounts):
    """Any bet from one to the size of the pot is accepted."""

    def accepted(self, given: int, right: int) -> bool:
        return right <= given <= self.level + self.game.pot


@fault("BET-8", also="ALLIN-4 SHOW-2,3", because="amounts are tried there too")
class spread_limit(OtherAmounts):
    """Any bet up to the right size is accepted."""

    def accepted(self, given: int, right: int) -> bool:
        return self.level < given <= right


@fault("BET-8", also="ALLIN-4", because=AMOUNTS)
class two_bets_at_once(OtherAmounts):
    """A bet or raise of two bets is accepted."""

    def accepted(self, given: int, right: int) -> bool:
        return given in (right, right + self.bet_size())


@fault("BET-8", also="ALLIN-4", because=AMOUNTS)
class either_bet_in_every_round(OtherAmounts):
    """Small and big bets are accepted in every round."""

    def accepted(self, given: int, right: int) -> bool:
        return given - right + self.bet_size() in self.seating.bets


@fault("BET-8", also="BET-11 ALLIN-4 SHOW-2,3", because="amounts are tried there too")
class amount_is_not_looked_at(Betting):
    """A wrong amount is accepted, and the right one put in."""

    def amount_accepted(self, given: int | None, amount: int) -> bool:
        return True


@fault("BET-8", also="BET-11 ALLIN-4 SHOW-2,3", because="amounts are tried there too")
class wrong_amounts_lose_the_turn(Betting):
    """A wrong amount is refused, and the player has lost his turn to raise."""

    def check(self, action: Action) -> None:
        try:
            super().check(action)
        except IllegalAction as refusal:
            if refusal.reason == "bad-amount":
                self.may_raise.discard(action.seat)
            raise


@fault("BET-9", also="BET-10", because="the sizes of the later rounds are others there too")
class big_bet_is_three_small_bets(Seating):
    """Where the engine works out the bets, the big one is three small ones."""

    def bets_of(self, table: Table) -> tuple[int, int]:
        small, big = super().bets_of(table)
        return (small, big) if table.bets else (small, 3 * small)


narrow(big_bet_is_three_small_bets, "with two players")


@fault("BET-9", also="BET-10", because="the sizes of the later rounds are worked out there too")
class big_bet_is_the_small_bet(Seating):
    """Where the engine works out the bets, both are the same."""

    def bets_of(self, table: Table) -> tuple[int, int]:
        small, big = super().bets_of(table)
        return (small, big) if table.bets else (small, small)


@fault(
    "BET-9",
    also="BET-5,6,7,8,10,14,15,17 ALLIN-* SHOW-1 POT-*",
    because="whatever is bet in the third and the last round is too little",
)
class big_bet_is_one_and_a_half_small_bets(OtherSize):
    """The big bet is one and a half small bets, whatever the table says."""

    def size(self, small: int, big: int) -> int:
        return small if self.round <= 2 else small + small // 2


narrow(big_bet_is_one_and_a_half_small_bets, "in the second hand", "in the third hand")


@fault("BET-9", also="BET-10", because="the sizes of the later rounds are worked out there too")
class big_bet_is_the_sum_of_the_blinds(Seating):
    """Where the engine works out the bets, the big one is the sum of both blinds."""

    def bets_of(self, table: Table) -> tuple[int, int]:
        small, big = super().bets_of(table)
        return (small, big) if table.bets else (small, sum(self.blinds))


@fault("BET-10")
class small_bet_is_twice_the_big_blind(Seating):
    """Where the engine works out the bets, the small one is two big blinds."""

    def small_bet(self) -> int:
        return 2 * self.blinds[1]


@fault("BET-10")
class small_bet_is_the_sum_of_the_blinds(Seating):
    """Where the engine works out the bets, the small one is both blinds together."""

    def small_bet(self) -> int:
        return sum(self.blinds)


@fault("BET-10")
class small_bet_is_the_small_blind_with_two(Seating):
    """Where the engine works out the bets, the small one is the big blind, and the small blind with two players."""

    def small_bet(self) -> int:
        return self.blinds[0] if self.count == 2 else self.blinds[1]


@fault("BET-10", under="cs")
class blinds_are_the_small_bet_and_half_of_it(Seating):
    """Where the engine works out the blinds they are half of the small bet and the whole, whatever raises say."""

    def blinds_of(self, table: Table) -> tuple[int, int]:
        if table.blinds is not None or table.bets is None:
            return super().blinds_of(table)
        return table.bets[0] // 2, table.bets[0]


@fault("BET-10")
class blinds_are_a_third_of_the_bets(Seating):
    """Where the engine works out the blinds the small one is a third of the small bet."""

    def blinds_of(self, table: Table) -> tuple[int, int]:
        small, big = super().blinds_of(table)
        return (small, big) if table.blinds else (big // 3, big)
