"""Wrong engines that let others draw: DRAW-7."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.drawing import Drawing
from tripledraw.reference_impl.game import Game

if TYPE_CHECKING:
    from tripledraw.reference_impl.actions import Action

DRAWS_AFTER_FOLD = "whoever draws after a fold does it out of his turn"


@fault(
    "DRAW-7",
    also="SEAT-2,3,6,7 BET-* ALLIN-* DRAW-1,3,4 MUCK-1,2,5,7 DECK-1,2 SHOW-3 POT-*",
    because=DRAWS_AFTER_FOLD,
)
class folded_players_draw(Drawing):
    """Who has folded is asked to draw."""

    def draws(self, seat: int) -> bool:
        return True


narrow(folded_players_draw, "in the second hand")


@fault("DRAW-7", also="MUCK-2,7", because="whoever draws after such a fold does it out of his turn")
class folded_later_and_still_drawing(Drawing):
    """Who folds after the first draw is still asked to draw."""

    def draws(self, seat: int) -> bool:
        return super().draws(seat) or seat in self.deck.discards


narrow(folded_later_and_still_drawing, "once somebody is all-in")


@fault(
    "DRAW-7",
    also="SEAT-3,6 BET-1,3,8,11,16,17 ALLIN-* DRAW-1,3 MUCK-2,7 SHOW-3 POT-*",
    because="whoever draws after such a fold does it out of his turn",
)
class folded_players_draw_again_in_the_third_draw(Drawing):
    """Who has folded is asked to draw in the third draw."""

    def draws(self, seat: int) -> bool:
        return super().draws(seat) or self.game.round == 3


@fault(
    "DRAW-7",
    also="SEAT-2,6 BET-1,3,4,6,11,16,17 ALLIN-* DRAW-1,3 MUCK-1,2,5,7 DECK-1,2 SHOW-3 POT-*",
    because=DRAWS_AFTER_FOLD,
)
class folded_button_draws(Drawing):
    """The button draws last, folded or not."""

    def draws(self, seat: int) -> bool:
        return super().draws(seat) or seat == self.game.button


@fault(
    "DRAW-7",
    also="BET-3,17 ALLIN-1,6 DRAW-3,4 MUCK-* DECK-1,2",
    because="whoever draws after a fold does it out of his turn",
)
class who_is_left_of_a_folded_player_is_passed_over(Drawing):
    """The player left of one who has folded is not asked to draw."""

    def draws(self, seat: int) -> bool:
        right = next(each for each in self.players if self.game.seating.left_of(each) == seat)
        return super().draws(seat) and (not self.players[right].folded or len(self.game.live) < 3)


@fault("DRAW-7", also="BET-17", because="a folded player tries to draw there too")
class folded_player_may_stand_pat(Game):
    """Who has folded and stands pat during a draw is not refused."""

    def act(self, action: Action) -> None:
        player = self.players.get(action.seat)
        if not (self.phase == "drawing" and player and player.folded):
            super().act(action)


@fault(
    "DRAW-7",
    also="SEAT-6,7 BLIND-6 BET-1,3,6,7,8,9,17 ALLIN-1,6 DRAW-* MUCK-* DECK-* SHOW-1,2 POT-1,3",
    because="who only checks has no turn in the draw",
)
class only_who_has_put_in_chips_draws(Drawing):
    """Who has put in nothing in the round before does not draw if somebody else has."""

    def draws(self, seat: int) -> bool:
        return super().draws(seat) and (self.players[seat].bet > 0 or self.game.round == 1)


@fault("DRAW-7", also="BLIND-4 BET-7,13,17 ALLIN-1,6", because="who is still in is looked at there too")
class folded_players_are_listed_in_a_draw(Game):
    """During a draw those who have folded are listed among those still in, and are not asked."""

    @property
    def live(self) -> list[int]:
        return list(self.players) if self.phase == "drawing" else super().live
