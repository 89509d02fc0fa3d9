"""Wrong engines that misjudge who has too few chips: BET-15."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.actions import IllegalAction
from tripledraw.reference_impl.betting import Betting

if TYPE_CHECKING:
    from tripledraw.reference_impl.actions import Action


class WholeBetsOnly(Betting):
    """Base of the faults that forbid what a short stack may do."""

    def forbidden(self, action: Action) -> bool:
        """Tell whether the action is refused."""
        return False

    def check(self, action: Action) -> None:
        super().check(action)
        if self.forbidden(action):
            raise IllegalAction("bad-action", "BET-15", "too few chips")


@fault("BET-15", also="ALLIN-* POT-3,4", because="players call all-in there")
class no_short_calls(WholeBetsOnly):
    """Who has less than the call has to fold."""

    def forbidden(self, action: Action) -> bool:
        return action.kind == "call" and self.players[action.seat].stack < self.owed(action.seat)


narrow(no_short_calls, "with six players")


@fault("BET-15", also="BET-12 ALLIN-* SHOW-2 POT-4", because="players bet and raise all-in there")
class no_short_bets(WholeBetsOnly):
    """A bet or raise takes a whole bet."""

    def forbidden(self, action: Action) -> bool:
        player = self.players[action.seat]
        return action.kind in ("bet", "raise") and player.bet + player.stack < self.raise_to()

    def raise_refused(self, seat: int) -> str | None:
        player = self.players[seat]
        return "BET-15" if player.bet + player.stack < self.raise_to() else super().raise_refused(seat)


@fault("BET-15", also="BET-5,12 ALLIN-3,4,6", because="players raise all-in there")
class short_raises_take_half_a_bet(Betting):
    """A raise for less than half a bet is refused."""

    def raise_refused(self, seat: int) -> str | None:
        player = self.players[seat]
        too_little = 2 * (player.bet + player.stack - self.counted) < self.bet_size()
        return "BET-15" if too_little else super().raise_refused(seat)


@fault("BET-15")
class short_call_costs_the_full_price(Betting):
    """What a call costs is shown as all that is owed, whatever the stack."""

    def call(self, seat: int) -> int:
        return self.owed(seat)


@fault("BET-15", also="ALLIN-* POT-4", because="players bet or raise all-in there too")
class short_stacks_go_below_nothing(Betting):
    """A player without enough chips puts in a whole bet on credit."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        player, whole = self.players[seat], self.raise_to()
        credit = max(whole - player.bet - player.stack, 0)
        player.stack += credit
        super().bet_or_raise(seat, max(amount, whole))


@fault("BET-15")
class raise_with_nothing_left(Betting):
    """Who has no more than the call may raise, and puts in what he has."""

    def raise_refused(self, seat: int) -> str | None:
        player = self.players[seat]
        return None if 0 < player.stack <= self.owed(seat) and self.cap_allows() else super().raise_refused(seat)


narrow(raise_with_nothing_left, "with two players")


@fault("BET-15", also="ALLIN-2,5", because="who raises keeps less than a bet there too")
class last_chips_go_in_too(Betting):
    """Who would keep less than a bet after a raise is all-in."""

    def amount(self, seat: int, kind: str) -> int:
        player, comes_to = self.players[seat], super().amount(seat, kind)
        left = player.bet + player.stack - comes_to
        return comes_to + left if kind in ("bet", "raise") and left < self.bet_size() else comes_to


narrow(last_chips_go_in_too, "with two players")


@fault("BET-15", also="BET-17 ALLIN-* POT-3,4", because="players call all-in there")
class short_call_lowers_the_price(Betting):
    """After a call for less, the others owe no more than that."""

    def act(self, action: Action) -> None:
        super().act(action)
        player = self.players[action.seat]
        if action.kind == "call" and player.all_in and player.bet < self.level:
            self.level = player.bet


narrow(short_call_lowers_the_price, "in the last round")
