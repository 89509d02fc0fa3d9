"""Wrong engines that let players act out of turn: BET-18."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.actions import IllegalAction
from tripledraw.reference_impl.game import Game

if TYPE_CHECKING:
    from tripledraw.reference_impl.actions import Action

OTHERS_ACT = "others act out of turn there too"


class AnyTurn(Game):
    """Base of the faults that let somebody act out of turn."""

    def let(self, action: Action) -> bool:
        """Tell whether the action is carried out, whoever's turn it is."""
        return False

    def act(self, action: Action) -> None:
        if self.phase != "finished" and action.seat in self.players and self.let(action):
            if self.phase == "betting":
                self.betting.turn = action.seat
            else:
                self.drawing.turn = action.seat
        super().act(action)


@fault("BET-18", also="BLIND-6 BET-2 DRAW-3 SHOW-2", because="who may not act is looked at in other rules")
class turn_is_not_looked_at(AnyTurn):
    """Anybody who has to act may act at any time."""

    def let(self, action: Action) -> bool:
        waiting = self.betting.to_act if self.phase == "betting" else set(self.drawing.waiting)
        return action.seat in waiting


@fault("BET-18")
class folds_out_of_turn(AnyTurn):
    """Anybody may fold at any time."""

    def let(self, action: Action) -> bool:
        return action.kind == "fold" and self.phase == "betting" and not self.players[action.seat].folded


@fault("BET-18", also="DRAW-3", because="draws out of turn are tried there too")
class draws_out_of_turn(AnyTurn):
    """Anybody who has yet to draw may draw at any time."""

    def let(self, action: Action) -> bool:
        return self.phase == "drawing" and action.seat in self.drawing.waiting


@fault("BET-18", also="BLIND-6 BET-2,17 ALLIN-1 DRAW-3,7 SHOW-2", because="others act out of turn there too")
class seat_is_not_looked_at(Game):
    """Whatever is asked for is done by the player whose turn it is."""

    def act(self, action: Action) -> None:
        super().act(replace(action, seat=self.turn or action.seat))


@fault("BET-18", also="BLIND-6 BET-2,17 ALLIN-1 DRAW-3,7 SHOW-2", because="others act out of turn there too")
class acts_out_of_turn_are_ignored(Game):
    """What comes out of turn is accepted, and nothing is done."""

    def act(self, action: Action) -> None:
        if self.phase == "finished" or action.seat == self.turn:
            super().act(action)


@fault("BET-18")
class unknown_seats_are_taken_for_others(Game):
    """Seats are counted round the table, so that the seventh of six is the first."""

    def act(self, action: Action) -> None:
        super().act(replace(action, seat=(action.seat - 1) % self.table.seats + 1))


@fault("BET-18")
class unknown_seats_are_ignored(Game):
    """A seat that does not exist is accepted, and nothing is done."""

    def act(self, action: Action) -> None:
        if action.seat in self.players:
            super().act(action)


@fault("BET-18")
class out_of_turn_is_kept_for_later(Game):
    """Acting out of turn is refused, and done when the turn comes, for a fold."""

    def act(self, action: Action) -> None:
        try:
            super().act(action)
        except IllegalAction as refusal:
            if refusal.reason == "out-of-turn" and action.kind == "fold":
                self.folding = {*getattr(self, "folding", ()), action.seat}
            raise
        while self.phase == "betting" and self.turn and self.turn in getattr(self, "folding", ()):
            super().act(replace(action, seat=self.turn, kind="fold", amount=None))


narrow(out_of_turn_is_kept_for_later, "with six players")


@fault("BET-18", also="BET-2,17 ALLIN-1 SHOW-2", because="others act out of turn there too")
class acting_out_of_turn_costs_the_turn(Game):
    """Acting out of turn is refused, and the player has had his turn."""

    def act(self, action: Action) -> None:
        try:
            super().act(action)
        except IllegalAction as refusal:
            if refusal.reason == "out-of-turn" and self.phase == "betting" and self.turn:
                self.betting.to_act.discard(action.seat)
                self.betting.turn = self.betting.next_to_act(self.turn)
            raise


@fault("BET-18")
class last_to_act_may_act_again(AnyTurn):
    """Who has just acted may act again before the next player does."""

    def let(self, action: Action) -> bool:
        return self.phase == "betting" and action.seat == getattr(self, "acted", None)

    def act(self, action: Action) -> None:
        super().act(action)
        self.acted = action.seat if action.kind == "check" else None


narrow(last_to_act_may_act_again, "in the second hand")


@fault("BET-18")
class acting_out_of_turn_costs_the_raise(Game):
    """Acting out of turn is refused, and in his turn the player may not raise any more."""

    def act(self, action: Action) -> None:
        try:
            super().act(action)
        except IllegalAction as refusal:
            if refusal.reason == "out-of-turn" and self.phase == "betting":
                self.betting.may_raise.discard(action.seat)
            raise


narrow(acting_out_of_turn_costs_the_raise, "with two players")
