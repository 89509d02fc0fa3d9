"""Wrong engines that misjudge what is owed, and who may answer it how: BET-5."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.actions import IllegalAction
from tripledraw.reference_impl.betting import Betting
from tripledraw.reference_impl.game import Game

if TYPE_CHECKING:
    from tripledraw.reference_impl.actions import Action


@fault("BET-5")
class few_chips_may_be_checked(Betting):
    """Who owes less than half a bet after an all-in bet may check."""

    def check(self, action: Action) -> None:
        few = self.round > 1 and 0 < 2 * self.owed(action.seat) < self.bet_size()
        if not (few and action.kind == "check"):
            super().check(action)


narrow(few_chips_may_be_checked, "in the second round")


@fault("BET-5", also="BET-15 ALLIN-7", because="who can only call all-in folds there too")
class last_chips_may_not_be_kept(Betting):
    """Who can only call all-in may not fold."""

    def check(self, action: Action) -> None:
        if action.kind == "fold" and self.players[action.seat].stack < self.owed(action.seat):
            raise IllegalAction("bad-action", "BET-5", "the last chips go in")
        super().check(action)


@fault("BET-5")
class fold_is_not_offered_to_short_stacks(Betting):
    """Who can only call all-in is offered no fold."""

    def actions(self, seat: int) -> list[str]:
        short = self.players[seat].stack < self.owed(seat)
        return [each for each in super().actions(seat) if each != "fold" or not short]


@fault("BET-5", also="BLIND-5,6 ALLIN-*", because="what a call costs is looked at there too")
class call_is_shown_as_the_whole_bet(Game):
    """What a call costs is shown as the whole bet, and the difference is put in."""

    @property
    def call(self) -> int:
        turn = self.betting.turn if self.phase == "betting" else None
        if turn is None or not self.betting.owed(turn):
            return super().call
        return min(self.betting.level, self.players[turn].stack)


@fault("BET-5")
class second_answer_is_one_bet(Betting):
    """Who has put in something after a draw and is raised twice calls with one bet."""

    def owed(self, seat: int) -> int:
        owed = super().owed(seat)
        return min(owed, self.bet_size()) if self.round > 1 and self.players[seat].bet else owed


narrow(second_answer_is_one_bet, "in the last round", "with six players")


@fault("BET-5", also="SEAT-* BLIND-* ALLIN-* DRAW-* SHOW-* POT-*", because="the button raises there too")
class button_may_not_raise(Betting):
    """The button may call and fold, and never raises."""

    def raise_refused(self, seat: int) -> str | None:
        raises = self.level and seat == self.seating.button
        return "BET-5" if raises else super().raise_refused(seat)


narrow(button_may_not_raise, "with two players", "with six players", "in the last round")


@fault("BET-5", also="ALLIN-* SHOW-* POT-*", because="players raise twice there too")
class nobody_raises_twice_in_a_later_round(Betting):
    """After a draw each player may bet or raise once in the round."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        super().bet_or_raise(seat, amount)
        self.raised = {*getattr(self, "raised", ()), seat}

    def raise_refused(self, seat: int) -> str | None:
        once = self.round > 1 and seat in getattr(self, "raised", ())
        return "BET-5" if once else super().raise_refused(seat)


narrow(nobody_raises_twice_in_a_later_round, "with two players", "in the last round")
