"""Wrong engines that let the blinds play otherwise: BLIND-4 and BLIND-5."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.betting import Betting

if TYPE_CHECKING:
    from tripledraw.reference_impl.actions import Action
    from tripledraw.reference_impl.game import Game

BIG_BLIND_RAISES = "the big blind raises after calls there too"

# BLIND-4


@fault(
    "BLIND-4",
    also="SEAT-2,3 BLIND-5 BET-4,8,11,13,14,15,17,18 ALLIN-* POT-3,4",
    because="first rounds without a raise end too early",
)
class big_blind_has_no_option(Betting):
    """The first round ends when the small blind has called."""

    def next_to_act(self, seat: int) -> int | None:
        following = super().next_to_act(seat)
        nobody_raised = self.round == 1 and self.seating.count > 2 and self.bets_made == 1
        if nobody_raised and following == self.seating.big_blind_seat() and not self.owed(following):
            return None
        return following


@fault("BLIND-4", also="BET-8,13,14 ALLIN-2,3 POT-3,4", because="the small blind folds, and nobody raises, there too")
class big_blind_has_no_option_if_the_small_blind_folds(Betting):
    """Without the small blind the first round ends with the last call."""

    def next_to_act(self, seat: int) -> int | None:
        following = super().next_to_act(seat)
        folded = self.players[self.seating.small_blind_seat()].folded
        if self.round == 1 and folded and self.bets_made == 1 and following == self.seating.big_blind_seat():
            return None
        return following


narrow(big_blind_has_no_option_if_the_small_blind_folds, "with six players")


class OtherChoices(Betting):
    """Base of the faults that forbid a seat of three or more to raise in the first round."""

    def barred(self, seat: int) -> bool:
        """Tell whether the seat may not raise."""
        return False

    def raise_refused(self, seat: int) -> str | None:
        if self.round == 1 and self.seating.count > 2 and self.barred(seat):
            return "BLIND-4"
        return super().raise_refused(seat)


@fault("BLIND-4", also="BLIND-5 BET-5,8,11,13,15,16 ALLIN-2,3,6", because="the big blind raises there too")
class big_blind_may_not_raise(OtherChoices):
    """The big blind may only check, call or fold."""

    def barred(self, seat: int) -> bool:
        return seat == self.seating.big_blind_seat()


@fault("BLIND-4", also="BLIND-5 BET-8,11,13,15 ALLIN-3,6", because="the big blind raises after calls there too")
class big_blind_may_only_check(OtherChoices):
    """The big blind may not raise if nobody else has."""

    def barred(self, seat: int) -> bool:
        return seat == self.seating.big_blind_seat() and self.bets_made == 1


narrow(big_blind_may_only_check, "in the third hand")


@fault(
    "BLIND-4",
    also="SEAT-3,7 BLIND-5 BET-3,5,8,11,13,14,16,17,18 ALLIN-* DRAW-3,7 POT-1,4",
    because="the small blind raises there too",
)
class small_blind_may_not_raise(OtherChoices):
    """The small blind may only call or fold."""

    def barred(self, seat: int) -> bool:
        return seat == self.seating.small_blind_seat()


@fault("BLIND-4", also="BET-5", because="the small blind owes chips")
class small_blind_may_check(Betting):
    """The small blind may check to the big blind."""

    def check(self, action: Action) -> None:
        small = self.round == 1 and self.seating.count > 2 and action.seat == self.seating.small_blind_seat()
        if not (small and action.kind == "check" and self.bets_made == 1):
            super().check(action)


@fault("BLIND-4", also="BET-5", because="the big blind may not check to a raise there either")
class big_blind_may_check_to_a_raise(Betting):
    """The big blind may check whatever was raised."""

    def check(self, action: Action) -> None:
        big = self.round == 1 and self.seating.count > 2 and action.seat == self.seating.big_blind_seat()
        if not (big and action.kind == "check"):
            super().check(action)


@fault(
    "BLIND-4",
    also="SEAT-* BLIND-5 BET-* ALLIN-* DRAW-1,3 MUCK-7 SHOW-2,3 POT-*",
    because="whoever acts by name in the first round does it out of his turn",
)
class blinds_act_first(Betting):
    """The small blind opens the first round too."""

    def opens_after(self) -> int:
        return self.seating.button if self.seating.count > 2 else super().opens_after()


@fault(
    "BLIND-4",
    also="SEAT-* BLIND-5 BET-* ALLIN-* DRAW-1,3 MUCK-7 SHOW-2,3 POT-*",
    because="whoever acts by name in the first round does it out of his turn",
)
class big_blind_acts_before_the_small(Betting):
    """In the first round the big blind acts before the small blind."""

    def next_to_act(self, seat: int) -> int | None:
        following = super().next_to_act(seat)
        small, big = self.seating.small_blind_seat(), self.seating.big_blind_seat()
        if self.round > 1 or self.seating.count == 2:
            return following
        if following == small and big in self.to_act:
            return big
        if seat == big and small in self.to_act and following is not None:
            return small
        return following


@fault("BLIND-4", also="BET-5,11,16 ALLIN-3", because="the big blind raises a raise there too")
class big_blind_may_not_raise_a_raise(OtherChoices):
    """The big blind may not raise once somebody else has."""

    def barred(self, seat: int) -> bool:
        return seat == self.seating.big_blind_seat() and self.bets_made == 2


narrow(big_blind_may_not_raise_a_raise, "in the second hand")


@fault("BLIND-4", also="BET-13", because="the big blind of five raises after calls there too")
class big_blind_of_five_may_only_check(OtherChoices):
    """With five players the big blind may not raise if nobody else has."""

    def barred(self, seat: int) -> bool:
        return seat == self.seating.big_blind_seat() and self.bets_made == 1 and self.seating.count == 5


narrow(big_blind_of_five_may_only_check, "in the second hand")


@fault("BLIND-4", also="BLIND-6 BET-13 ALLIN-2", because=BIG_BLIND_RAISES)
class big_blind_that_raised_is_asked_again(Betting):
    """The big blind has his option again after his raise was called."""

    def __init__(self, game: Game) -> None:
        self.was_asked = False
        super().__init__(game)

    def next_to_act(self, seat: int) -> int | None:
        following = super().next_to_act(seat)
        big = self.seating.big_blind_seat()
        if following is None and self.round == 1 and self.last_bettor == big and not self.was_asked:
            self.was_asked = True
            self.to_act = {big}
            return big
        return following


narrow(big_blind_that_raised_is_asked_again, "in the second hand")


# BLIND-5


class OtherCost(Betting):
    """Base of the faults by which a blind in the first round pays something else than the difference."""

    def posted(self, seat: int) -> int:
        """Return what a seat has posted, 0 for no blind."""
        small, big = self.seating.blinds
        return {self.seating.small_blind_seat(): small, self.seating.big_blind_seat(): big}.get(seat, 0)


@fault("BLIND-5", also="*", because="the small blind calls in most rules, and pays too much")
class small_blind_pays_a_whole_bet(OtherCost):
    """A small blind that calls adds a whole bet to what it has posted."""

    def call(self, seat: int) -> int:
        small = self.round == 1 and seat == self.seating.small_blind_seat() and self.bets_made == 1
        return super().call(seat) + (self.posted(seat) if small else 0)


@fault("BLIND-5", also="BET-15 POT-3", because="small blinds that are no half stand there too")
class small_blind_pays_its_blind_again(OtherCost):
    """A small blind that calls adds as much as it has posted, as if it were half of the big blind."""

    def owed(self, seat: int) -> int:
        small = self.round == 1 and seat == self.seating.small_blind_seat() and self.bets_made == 1
        posted = self.posted(seat)
        return posted if small and self.players[seat].bet == posted else super().owed(seat)


narrow(small_blind_pays_its_blind_again, "with three players")


@fault("BLIND-5", also="SEAT-7 BLIND-6 BET-13,14,15,17 ALLIN-3", because="the big blind calls a raise there too")
class big_blind_is_dead(OtherCost):
    """A big blind that calls a raise pays all of it."""

    def call(self, seat: int) -> int:
        big = self.round == 1 and seat == self.seating.big_blind_seat() and super().call(seat)
        return super().call(seat) + (self.posted(seat) if big else 0)


narrow(big_blind_is_dead, "with two players")


@fault("BLIND-5", also="BET-17", because="the big blind of five calls a raise there too")
class big_blind_of_five_is_dead(big_blind_is_dead):
    """With five players a big blind that calls a raise pays all of it."""

    def call(self, seat: int) -> int:
        return super().call(seat) if self.seating.count == 5 else Betting.call(self, seat)


narrow(big_blind_of_five_is_dead, "in the second hand")


@fault("BLIND-5", also="BET-8,15", because="the small blind calls two raises there too")
class small_blind_raised_twice_is_dead(OtherCost):
    """A small blind raised twice before it acts pays all of it."""

    def call(self, seat: int) -> int:
        small = self.round == 1 and seat == self.seating.small_blind_seat()
        twice = small and self.bets_made > 2 and self.players[seat].bet == self.posted(seat)
        return super().call(seat) + (self.posted(seat) if twice else 0)


@fault("BLIND-5", also="BLIND-6 BET-13,15,17 ALLIN-2", because="the small blind raises there too")
class small_blind_is_dead(OtherCost):
    """A small blind that raises pays the whole raise on top of what it has posted."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        super().bet_or_raise(seat, amount)
        if self.round == 1 and seat == self.seating.small_blind_seat():
            self.players[seat].stack -= self.posted(seat)
            self.players[seat].paid += self.posted(seat)


@fault("BLIND-5", also="BLIND-4 BET-8,15", because=BIG_BLIND_RAISES)
class big_blind_raises_by_two(OtherCost):
    """A big blind that raises adds two bets, as if it had posted nothing."""

    def amount(self, seat: int, kind: str) -> int:
        comes_to = super().amount(seat, kind)
        big = self.round == 1 and seat == self.seating.big_blind_seat() and kind == "raise" and self.bets_made == 1
        return comes_to + self.posted(seat) if big else comes_to


@fault("BLIND-5", also="*", because="the small blind comes to the second round with a bet in most rules")
class blinds_carry_over(Betting):
    """What the blinds have posted counts in the second round too."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        if self.round == 2 and not self.players[self.seating.small_blind_seat()].folded:
            self.players[self.seating.small_blind_seat()].bet = self.seating.blinds[0]
