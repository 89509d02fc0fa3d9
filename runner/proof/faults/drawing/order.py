"""Wrong engines that draw or serve in another order: DRAW-3 and DRAW-4."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.drawing import Drawing
from tripledraw.reference_impl.game import Game

if TYPE_CHECKING:
    from tripledraw.reference_impl.actions import Action

ANY_DRAW = "whoever draws does it out of his turn"
OTHER_CARDS = "whoever draws after another gets other cards"

# DRAW-3


@fault("DRAW-3", also="SEAT-* BLIND-6 BET-17,18 ALLIN-1,6 DRAW-* MUCK-* DECK-* POT-1", because=ANY_DRAW)
class lowest_seat_draws_first(Drawing):
    """Seat 1 draws first, wherever the button is."""

    def order(self) -> list[int]:
        return sorted(super().order())


@fault("DRAW-3", also="SEAT-* BLIND-6 BET-14,17,18 ALLIN-1,6 DRAW-* MUCK-* DECK-* SHOW-1 POT-1,2", because=ANY_DRAW)
class button_draws_first(Drawing):
    """The button draws first."""

    def order(self) -> list[int]:
        order = super().order()
        return order[-1:] + order[:-1]


narrow(button_draws_first, "once somebody is all-in")


@fault("DRAW-3", also="SEAT-* BLIND-6 BET-14,17,18 ALLIN-1,6 DRAW-* MUCK-* DECK-* SHOW-1 POT-1,2", because=ANY_DRAW)
class left_of_the_big_blind_draws_first(Drawing):
    """The player left of the big blind draws first, as he opens the first round."""

    def order(self) -> list[int]:
        return [seat for seat in self.game.seating.clockwise(self.game.seating.big_blind_seat()) if self.draws(seat)]


@fault("DRAW-3", also="SEAT-* BLIND-6 BET-14,17,18 ALLIN-1,6 DRAW-* MUCK-* DECK-* SHOW-1 POT-1,2", because=ANY_DRAW)
class draws_go_the_other_way(Drawing):
    """Players draw counter-clockwise."""

    def order(self) -> list[int]:
        return super().order()[::-1]


@fault(
    "DRAW-3",
    also="BET-17 ALLIN-1,6 DRAW-4,7 MUCK-1,5 DECK-1,2",
    because="who has bet or raised draws before his turn",
)
class last_bettor_draws_first(Drawing):
    """Whoever bet or raised last draws first."""

    def order(self) -> list[int]:
        order = super().order()
        bettor = self.game.betting.last_bettor
        if bettor not in order:
            return order
        place = order.index(bettor)
        return order[place:] + order[:place]


narrow(last_bettor_draws_first, "in the third draw")


@fault(
    "DRAW-3",
    also="SEAT-2,3,6,7 BLIND-6 BET-18 ALLIN-1,6 DRAW-2,4,5,6,9 SHOW-1 POT-1,2",
    because="of two players the wrong one draws first",
)
class small_blind_draws_first_of_two(Drawing):
    """With two players the button, who is the small blind, draws first."""

    def order(self) -> list[int]:
        order = super().order()
        return order[::-1] if self.game.table.seats == 2 else order


@fault(
    "DRAW-3",
    also="BET-14,17 DRAW-4,7 MUCK-7",
    because="whoever draws after a fold by the first player does it out of his turn",
)
class button_draws_first_when_the_small_blind_has_folded(Drawing):
    """If the player left of the button has folded, the button draws first."""

    def order(self) -> list[int]:
        order = super().order()
        small_blind = self.game.seating.left_of(self.game.button)
        return order if self.draws(small_blind) else order[-1:] + order[:-1]


@fault(
    "DRAW-3",
    also="SEAT-7 BET-17 ALLIN-1,6 DRAW-7 MUCK-* DECK-1,2",
    because="whoever draws after a fold by the button does it out of his turn",
)
class last_to_draw_is_whoever_is_right_of_the_button(Drawing):
    """If the button has folded, the player before him draws first."""

    def order(self) -> list[int]:
        order = super().order()
        return order if self.draws(self.game.button) else order[-1:] + order[:-1]


@fault(
    "DRAW-3",
    also="SEAT-6 BLIND-6 BET-17,18 ALLIN-1,6 DRAW-* MUCK-* DECK-* SHOW-1",
    because="whoever draws in the second draw does it out of his turn",
)
class second_draw_starts_where_the_first_ended(Drawing):
    """In the second draw the button draws first."""

    def order(self) -> list[int]:
        order = super().order()
        return order[-1:] + order[:-1] if self.game.round == 2 else order


@fault(
    "DRAW-3",
    also="SEAT-6,7 BLIND-6 BET-18 ALLIN-1,6 DRAW-* MUCK-* DECK-* SHOW-1 POT-1",
    because="whoever draws in the third draw does it out of his turn",
)
class third_draw_goes_the_other_way(Drawing):
    """In the third draw the button draws first, then counter-clockwise."""

    def order(self) -> list[int]:
        return super().order()[::-1] if self.game.round == 3 else super().order()


@fault("DRAW-3", also="SEAT-7 BLIND-6 ALLIN-1,6 DRAW-* MUCK-* SHOW-1", because="whoever is all-in draws there too")
class all_in_players_draw_last(Drawing):
    """Players without chips draw after all others."""

    def order(self) -> list[int]:
        return sorted(super().order(), key=lambda seat: self.players[seat].all_in)


narrow(all_in_players_draw_last, "in the third draw")


@fault("DRAW-3", also="SEAT-7 BET-14,17 ALLIN-1 DRAW-7 MUCK-2,4,7", because="two are left of more there too")
class button_draws_first_when_two_are_left(Drawing):
    """When only two of more players are left the last of them draws first."""

    def order(self) -> list[int]:
        order = super().order()
        return order[::-1] if len(order) == 2 < self.game.table.seats else order


narrow(button_draws_first_when_two_are_left, "in the third draw")


@fault("DRAW-3", also="BET-18", because="drawing out of turn is refused there too")
class anybody_may_draw_next(Game):
    """During a draw anybody who has not drawn may draw."""

    def act(self, action: Action) -> None:
        if self.phase == "drawing" and action.seat in self.drawing.waiting:
            self.drawing.act(action)
            self.go_on()
        else:
            super().act(action)


narrow(anybody_may_draw_next, "with two players", "in the second hand")


@fault(
    "DRAW-3",
    also="SEAT-2 ALLIN-1 MUCK-1,3,5 DECK-1,2,4,5",
    because="with the button on seat 6 whoever draws does it out of his turn",
)
class button_on_the_last_seat_draws_first(Drawing):
    """With the button on the last of six seats, the button draws first."""

    def order(self) -> list[int]:
        order = super().order()
        return order[-1:] + order[:-1] if self.game.button == 6 else order


# DRAW-4


@fault("DRAW-4", also="MUCK-2,3,7 DECK-* POT-1", because=OTHER_CARDS)
class served_in_the_opposite_order(Drawing):
    """The last to declare is served first."""

    def next_served(self) -> int:
        return list(self.unserved)[-1]


@fault("DRAW-4", also="MUCK-* DECK-* POT-1", because=OTHER_CARDS)
class served_by_seat_number(Drawing):
    """Players are served by seat number."""

    def next_served(self) -> int:
        return min(self.unserved)


narrow(served_by_seat_number, "with two players", "in the third draw")


@fault("DRAW-4", also="DRAW-6 MUCK-* DECK-1,2,5,8 POT-1", because=OTHER_CARDS)
class button_is_served_first(Drawing):
    """The button is served before the others."""

    def next_served(self) -> int:
        return self.game.button if self.game.button in self.unserved else super().next_served()


@fault("DRAW-4", also="MUCK-1,3,7 DECK-2 POT-1", because="who draws fewer cards than a player after him gets others")
class largest_draw_is_served_first(Drawing):
    """Who has asked for most cards is served first."""

    def next_served(self) -> int:
        return max(self.unserved, key=lambda seat: self.unserved[seat])


narrow(largest_draw_is_served_first, "in the third draw")


@fault("DRAW-4", also="MUCK-* DECK-*", because="whoever draws after another in the third draw gets other cards")
class served_in_the_opposite_order_in_the_third_draw(Drawing):
    """In the third draw the last to declare is served first."""

    def next_served(self) -> int:
        return list(self.unserved)[-1] if self.game.round == 3 else super().next_served()


@fault("DRAW-4", also="MUCK-1,2", because="players are served later than they should be, and others sooner")
class all_in_players_are_served_last(Drawing):
    """Players without chips get their cards after all others."""

    def next_served(self) -> int:
        return min(self.unserved, key=lambda seat: self.players[seat].all_in)


narrow(all_in_players_are_served_last, "in the second hand")


@fault("DRAW-4")
class button_of_two_is_served_first(Drawing):
    """Of two players the button is served first."""

    def next_served(self) -> int:
        return list(self.unserved)[-1] if self.game.table.seats == 2 else super().next_served()


@fault("DRAW-4", also="MUCK-3,7 DECK-1,2,4,7", because=OTHER_CARDS)
class one_card_each_in_turn(Drawing):
    """Cards are given out one at a time, round the table."""

    def serve(self) -> None:
        while self.unserved:
            for seat in list(self.unserved):
                if self.unserved[seat]:
                    self.players[seat].hand += self.deck.serve(seat, 1, None)
                    self.unserved[seat] -= 1
                if not self.unserved[seat]:
                    del self.unserved[seat]


@fault(
    "DRAW-4",
    also="ALLIN-1,6 DRAW-5,6,9 MUCK-3 DECK-1,2,4,7 SHOW-1 POT-1,2",
    because="whoever draws gets other cards",
)
class served_from_the_bottom(Drawing):
    """Cards are given out from the bottom of the stub."""

    def serve(self) -> None:
        self.deck.stub.reverse()
        super().serve()
        self.deck.stub.reverse()


@fault("DRAW-4")
class one_by_one_in_later_draws(Drawing):
    """In the first draw all declare first; later each is served before the next declares."""

    def serves_now(self) -> bool:
        return super().serves_now() or self.game.round > 1


@fault("DRAW-4")
class one_by_one_once_somebody_has_folded(Drawing):
    """All declare first, but once somebody has folded each is served before the next declares."""

    def serves_now(self) -> bool:
        return super().serves_now() or len(self.game.live) < self.game.table.seats


narrow(one_by_one_once_somebody_has_folded, "with four players")
