"""Wrong engines that misjudge who stands pat: DRAW-5."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.actions import Action, IllegalAction
from tripledraw.reference_impl.drawing import Drawing
from tripledraw.reference_impl.game import Game

if TYPE_CHECKING:
    from tripledraw.reference_impl.cards import Card


@fault("DRAW-5", also="*", because="whoever stands pat in one draw and not in the next is passed over")
class pat_is_final(Drawing):
    """Who has once stood pat is never asked again."""

    def __init__(self, game: Game) -> None:
        before = getattr(game, "drawing", None)
        self.pat: set[int] = before.pat if isinstance(before, pat_is_final) else set()
        super().__init__(game)

    def draws(self, seat: int) -> bool:
        return super().draws(seat) and seat not in self.pat

    def declare(self, seat: int, discards: list[Card]) -> None:
        super().declare(seat, discards)
        if not discards:
            self.pat.add(seat)


narrow(pat_is_final, "in the second hand")


@fault("DRAW-5", also="*", because="whoever stands pat is out of the hand")
class pat_folds(Drawing):
    """Who stands pat is folded."""

    def declare(self, seat: int, discards: list[Card]) -> None:
        super().declare(seat, discards)
        if not discards and len(self.game.live) > 2:
            self.game.fold(seat)


@fault(
    "DRAW-5",
    also="SEAT-7 BLIND-6 BET-* ALLIN-* DRAW-* MUCK-3 DECK-2,7 SHOW-* POT-*",
    because="hands in which everybody stands pat are over early",
)
class all_pat_ends_the_hand(Game):
    """When everybody stands pat in a draw the players show down after the next round."""

    def begin_drawing(self) -> None:
        if self.round > 1 and self.deck.draw not in {pile.draw for pile in self.deck.piles}:
            self.show_down()
        else:
            super().begin_drawing()


@fault(
    "DRAW-5",
    also="RANK-* SEAT-3,4,7 BET-17 ALLIN-* DRAW-4,6 MUCK-* DECK-* SHOW-* POT-*",
    because="pat hands change under everybody",
)
class pat_hand_gets_a_card(Drawing):
    """Who stands pat has his first card exchanged."""

    def declare(self, seat: int, discards: list[Card]) -> None:
        super().declare(seat, discards or self.players[seat].hand[:1])


narrow(pat_hand_gets_a_card, "with two players")


@fault("DRAW-5", also="*", because="who stands pat and draws later is passed over")
class pat_in_the_second_draw_is_final(pat_is_final):
    """Who has stood pat in the first two draws is not asked in the third."""

    def draws(self, seat: int) -> bool:
        return not self.players[seat].folded and not (self.game.round == 3 and seat in self.pat)


@fault("DRAW-5", also="SEAT-6 DRAW-2,4,6 MUCK-* DECK-*", because="who stands pat and draws later gets no cards")
class pat_player_draws_one_at_most(pat_is_final):
    """Who has once stood pat may exchange one card at most."""

    def draws(self, seat: int) -> bool:
        return not self.players[seat].folded

    def checked_discards(self, action: Action) -> list[Card]:
        discards = super().checked_discards(action)
        if action.seat in self.pat and len(discards) > 1:
            raise IllegalAction("bad-cards", "DRAW-5", "who has stood pat may exchange one card at most")
        return discards


@fault(
    "DRAW-5",
    also="SEAT-6 ALLIN-1,6 DRAW-2,4,6,9 MUCK-* DECK-* SHOW-1",
    because="whoever stands pat in one draw and not in the next is passed over",
)
class who_stands_pat_while_others_draw_draws_no_more(pat_is_final):
    """Who has stood pat is never asked again, if somebody else has not."""

    def order(self) -> list[int]:
        asked = super().order()
        return asked or [seat for seat in self.game.seating.clockwise(self.game.button) if Drawing.draws(self, seat)]


narrow(who_stands_pat_while_others_draw_draws_no_more, "with two players")
