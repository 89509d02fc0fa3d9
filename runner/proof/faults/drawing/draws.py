"""Wrong engines with other draws: DRAW-1."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.actions import Action
from tripledraw.reference_impl.drawing import Drawing
from tripledraw.reference_impl.game import Game

if TYPE_CHECKING:
    from tripledraw.reference_impl.cards import Card

OUT_OF_PLACE = "what is out of place is refused there too"


@fault("DRAW-1", also="*", because="the third draw is missing")
class two_draws(Game):
    """The third draw is left out."""

    def begin_drawing(self) -> None:
        if self.round == 3:
            self.begin_betting()
        else:
            super().begin_drawing()


@fault(
    "DRAW-1",
    also="BET-1,5,6,7,11,13,17 ALLIN-* DRAW-5 SHOW-* POT-*",
    because="the hand goes on where it should be over",
)
class four_draws(Game):
    """There is a draw after the last round too."""

    drawn_last = False

    def show_down(self) -> None:
        if self.drawn_last:
            super().show_down()
        else:
            self.drawn_last = True
            self.begin_drawing()

    def begin_betting(self) -> None:
        if self.drawn_last and self.round == self.last_round:
            self.show_down()
        else:
            super().begin_betting()


@fault("DRAW-1", also="*", because="a draw comes where the first round should")
class draw_before_the_first_round(Game):
    """The blinds are posted and the players draw before anybody bets."""

    def begin_betting(self) -> None:
        super().begin_betting()
        if self.round == 1 and self.phase == "betting" and not hasattr(self, "drawing"):
            self.begin_drawing()
            self.round = 0


@fault(
    "DRAW-1",
    also="BLIND-6 BET-1,6,8,13 ALLIN-6 DRAW-2,3,4,5,6 DECK-1 SHOW-1 POT-1,4",
    because="two players come to a third draw there too",
)
class two_players_draw_twice(Game):
    """Two players have no third draw."""

    def begin_drawing(self) -> None:
        if self.round == 3 and self.table.seats == 2:
            self.begin_betting()
        else:
            super().begin_drawing()


@fault(
    "DRAW-1",
    also="SEAT-6,7 BLIND-6 BET-1,3,6,7,8,9,17 ALLIN-1,6 DRAW-* MUCK-* DECK-* SHOW-1,2 POT-1,3",
    because="a draw follows a checked round there too",
)
class no_draw_after_a_checked_round(Game):
    """Nobody draws after a later round in which nobody has bet."""

    def begin_drawing(self) -> None:
        if self.round > 1 and not any(self.bets):
            self.begin_betting()
        else:
            super().begin_drawing()


@fault(
    "DRAW-1",
    also="SEAT-2 BET-* ALLIN-* DRAW-3,4,7 MUCK-* SHOW-* POT-*",
    because="a draw follows a round with a bet there too",
)
class no_draw_after_a_bet(Game):
    """Nobody draws after a later round in which somebody has bet."""

    def begin_drawing(self) -> None:
        if self.round > 1 and any(self.bets):
            self.begin_betting()
        else:
            super().begin_drawing()


narrow(no_draw_after_a_bet, "with two players", "in the second hand", "in the third hand")


@fault(
    "DRAW-1",
    also="SEAT-2,7 BLIND-6 BET-* ALLIN-* DRAW-* DECK-7 SHOW-* POT-*",
    because="a draw follows a pat draw there too",
)
class no_draw_after_everybody_has_stood_pat(Game):
    """Once everybody has stood pat in the first draw there is no other draw."""

    def begin_drawing(self) -> None:
        if self.round > 1 and not self.deck.discards:
            self.begin_betting()
        else:
            super().begin_drawing()


@fault("DRAW-1", also="BET-1", because=OUT_OF_PLACE)
class check_during_a_draw_stands_pat(Drawing):
    """Who checks during a draw stands pat."""

    def checked_discards(self, action: Action) -> list[Card]:
        return [] if action.kind == "check" else super().checked_discards(action)


narrow(check_during_a_draw_stands_pat, "in the third draw", "once somebody is all-in")


@fault("DRAW-1", also="BET-1", because=OUT_OF_PLACE)
class a_fold_during_a_draw_is_taken(Game):
    """Who folds when it is his turn to draw stands pat and is out of the hand."""

    def act(self, action: Action) -> None:
        if self.phase == "drawing" and action.kind == "fold" and action.seat == self.turn and len(self.live) > 2:
            super().act(Action(action.seat, "draw", cards=()))
            self.fold(action.seat)
        else:
            super().act(action)


@fault("DRAW-1", also="BET-1", because=OUT_OF_PLACE)
class anything_during_a_draw_stands_pat(Drawing):
    """Who bets during a draw stands pat."""

    def checked_discards(self, action: Action) -> list[Card]:
        return [] if action.kind in ("bet", "raise") else super().checked_discards(action)


@fault("DRAW-1", also="BET-1", because=OUT_OF_PLACE)
class a_draw_during_betting_checks_or_calls(Game):
    """Who draws during a betting round checks, or calls."""

    def act(self, action: Action) -> None:
        if self.phase == "betting" and action.kind == "draw":
            action = Action(action.seat, "call" if self.call else "check")
        super().act(action)


@fault("DRAW-1", also="BET-1", because=OUT_OF_PLACE)
class cards_can_be_exchanged_between_draws(Game):
    """Who draws in a betting round after a draw has his cards exchanged, and is still to bet."""

    def act(self, action: Action) -> None:
        cards = action.cards or ()
        if self.phase == "betting" and self.round > 1 and action.kind == "draw" and action.seat == self.turn:
            hand = self.players[action.seat].hand
            hand[:] = [card for card in hand if card not in cards] + [self.deck.stub.pop(0) for _ in cards]
        else:
            super().act(action)


narrow(cards_can_be_exchanged_between_draws, "with two players")


class _Offers(Game):
    """Base of the faults that offer something else than they take."""

    @property
    def actions(self) -> list[str]:
        return self.offered(super().actions)

    def offered(self, right: list[str]) -> list[str]:
        raise NotImplementedError


@fault("DRAW-1")
class a_bet_is_offered_in_a_draw(_Offers):
    """Who is to draw is offered a bet too, and refused it."""

    def offered(self, right: list[str]) -> list[str]:
        return [*right, "bet"] if self.phase == "drawing" else right


narrow(a_bet_is_offered_in_a_draw, "with two players", "in the second hand")


@fault("DRAW-1")
class a_check_is_offered_in_a_draw(_Offers):
    """Who is to draw is offered a check too, and refused it."""

    def offered(self, right: list[str]) -> list[str]:
        return ["check", *right] if self.phase == "drawing" else right


@fault("DRAW-1", also="ALLIN-1", because="a draw is offered there too")
class nothing_is_offered_in_a_draw(_Offers):
    """Who is to draw is offered nothing, and may draw all the same."""

    def offered(self, right: list[str]) -> list[str]:
        return [] if self.phase == "drawing" else right


@fault(
    "DRAW-1",
    also="BLIND-4,6 BET-1,2,3,5,6,7,8,15,18 ALLIN-3,6",
    because="what is offered in a round is looked at there too",
)
class a_draw_is_offered_in_a_betting_round(_Offers):
    """Who is to bet is offered a draw too, and refused it."""

    def offered(self, right: list[str]) -> list[str]:
        return [*right, "draw"] if self.phase == "betting" else right
