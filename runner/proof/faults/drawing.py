"""Wrong engines that draw by other rules: DRAW-1 to DRAW-9."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.planting import fault
from tripledraw.reference_impl.actions import Action, IllegalAction
from tripledraw.reference_impl.drawing import Drawing
from tripledraw.reference_impl.game import Game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tripledraw.reference_impl.cards import Card

A_DRAW = ("*",)
"""What a fault sets off that shows in nearly every hand."""

# DRAW-1


@fault("DRAW-1", also=A_DRAW, because="every hand that is played out shows it")
class two_draws(Game):
    """The third draw is left out."""

    def begin_drawing(self) -> None:
        if self.round == 3:
            self.begin_betting()
        else:
            super().begin_drawing()


@fault("DRAW-1", also=A_DRAW, because="every hand that is played out shows it")
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


@fault("DRAW-1", also=A_DRAW, because="every hand that is played out shows it")
class draw_before_the_first_round(Game):
    """The blinds are posted and the players draw before anybody bets."""

    def begin_betting(self) -> None:
        super().begin_betting()
        if self.round == 1 and self.phase == "betting" and not hasattr(self, "drawing"):
            self.begin_drawing()
            self.round = 0


@fault("DRAW-1", also=A_DRAW, because="most hands with two players show it")
class two_players_draw_twice(Game):
    """Two players have no third draw."""

    def begin_drawing(self) -> None:
        if self.round == 3 and self.table.seats == 2:
            self.begin_betting()
        else:
            super().begin_drawing()


@fault("DRAW-1", also=A_DRAW, because="most hands come to such a draw")
class no_draw_after_a_checked_round(Game):
    """Nobody draws after a later round in which nobody has bet."""

    def begin_drawing(self) -> None:
        if self.round > 1 and not any(self.bets):
            self.begin_betting()
        else:
            super().begin_drawing()


@fault("DRAW-1", also=A_DRAW, because="hands with bets come to such a draw")
class no_draw_after_a_bet(Game):
    """Nobody draws after a later round in which somebody has bet."""

    def begin_drawing(self) -> None:
        if self.round > 1 and any(self.bets):
            self.begin_betting()
        else:
            super().begin_drawing()


@fault("DRAW-1", also=A_DRAW, because="the hand is over early for whatever comes after")
class no_draw_after_everybody_has_stood_pat(Game):
    """Once everybody has stood pat in the first draw there is no other draw."""

    def begin_drawing(self) -> None:
        if self.round > 1 and not self.deck.discards:
            self.begin_betting()
        else:
            super().begin_drawing()


@fault("DRAW-1")
class check_during_a_draw_stands_pat(Drawing):
    """Who checks during a draw stands pat."""

    def checked_discards(self, action: Action) -> list[Card]:
        return [] if action.kind == "check" else super().checked_discards(action)


@fault("DRAW-1")
class anything_during_a_draw_stands_pat(Drawing):
    """Who bets during a draw stands pat."""

    def checked_discards(self, action: Action) -> list[Card]:
        return [] if action.kind in ("bet", "raise") else super().checked_discards(action)


@fault("DRAW-1")
class a_draw_during_betting_checks_or_calls(Game):
    """Who draws during a betting round checks, or calls."""

    def act(self, action: Action) -> None:
        if self.phase == "betting" and action.kind == "draw":
            action = Action(action.seat, "call" if self.call else "check")
        super().act(action)


@fault("DRAW-1")
class cards_can_be_exchanged_between_draws(Game):
    """Who draws in a betting round after a draw has his cards exchanged, and is still to bet."""

    def act(self, action: Action) -> None:
        cards = action.cards or ()
        if self.phase == "betting" and self.round > 1 and action.kind == "draw" and action.seat == self.turn:
            hand = self.players[action.seat].hand
            hand[:] = [card for card in hand if card not in cards] + [self.deck.stub.pop(0) for _ in cards]
        else:
            super().act(action)


# DRAW-2


class _Limited(Drawing):
    """A draw in which only some numbers of cards may be exchanged."""

    def allows(self, count: int) -> bool:
        raise NotImplementedError

    def may_discard(self, hand: Sequence[Card], cards: Sequence[Card]) -> bool:
        return super().may_discard(hand, cards) and self.allows(len(cards))


@fault("DRAW-2", also=A_DRAW, because="whole hands are exchanged wherever the deck is to run out")
class four_cards_at_most(_Limited):
    """Nobody may exchange five cards."""

    def allows(self, count: int) -> bool:
        return count <= 4


@fault("DRAW-2", also=A_DRAW, because="whole hands are exchanged wherever the deck is to run out")
class three_cards_at_most(_Limited):
    """Nobody may exchange four cards or five."""

    def allows(self, count: int) -> bool:
        return count <= 3


@fault("DRAW-2", also=A_DRAW, because="most hands have a pat hand")
class one_card_at_least(_Limited):
    """Nobody may stand pat."""

    def allows(self, count: int) -> bool:
        return count > 0


@fault("DRAW-2", also=A_DRAW, because="one or two cards are exchanged in many hands")
class all_or_nothing(_Limited):
    """A player exchanges his whole hand or nothing."""

    def allows(self, count: int) -> bool:
        return count in (0, 5)


@fault("DRAW-2", also=A_DRAW, because="four cards are exchanged in many hands")
class not_four(_Limited):
    """Nobody may exchange four cards, as in games that let one keep only an ace."""

    def allows(self, count: int) -> bool:
        return count != 4


@fault("DRAW-2", also=A_DRAW, because="whole hands are exchanged wherever the deck is to run out")
class fewer_cards_in_later_draws(_Limited):
    """In the second and third draw nobody may exchange more than three cards."""

    def allows(self, count: int) -> bool:
        return self.game.round == 1 or count <= 3


@fault("DRAW-2", also=A_DRAW, because="whole hands are exchanged wherever the deck is to run out")
class whole_hand_only_once(Drawing):
    """Who has exchanged a whole hand may not exchange another."""

    def may_discard(self, hand: Sequence[Card], cards: Sequence[Card]) -> bool:
        owners = [pile.owner for pile in self.deck.piles if len(pile.cards) == 5 and pile.draw]
        whose = [seat for seat, player in self.players.items() if player.hand is hand]
        return super().may_discard(hand, cards) and not (len(cards) == 5 and whose[0] in owners)


@fault("DRAW-2", also=A_DRAW, because="whole hands are exchanged wherever the deck is to run out")
class button_keeps_a_card(Drawing):
    """The button may not exchange five cards."""

    def may_discard(self, hand: Sequence[Card], cards: Sequence[Card]) -> bool:
        button = self.players[self.game.button].hand
        return super().may_discard(hand, cards) and not (len(cards) == 5 and hand is button)


@fault("DRAW-2", also=A_DRAW, because="whole hands are exchanged wherever the deck is to run out")
class two_players_keep_a_card(_Limited):
    """With two players nobody may exchange five cards."""

    def allows(self, count: int) -> bool:
        return count <= 4 or self.game.table.seats > 2


# DRAW-3


@fault("DRAW-3", also=A_DRAW, because="whoever draws does it out of his turn")
class lowest_seat_draws_first(Drawing):
    """Seat 1 draws first, wherever the button is."""

    def order(self) -> list[int]:
        return sorted(super().order())


@fault("DRAW-3", also=A_DRAW, because="whoever draws does it out of his turn")
class button_draws_first(Drawing):
    """The button draws first."""

    def order(self) -> list[int]:
        order = super().order()
        return order[-1:] + order[:-1]


@fault("DRAW-3", also=A_DRAW, because="whoever draws does it out of his turn")
class left_of_the_big_blind_draws_first(Drawing):
    """The player left of the big blind draws first, as he opens the first round."""

    def order(self) -> list[int]:
        return [seat for seat in self.game.seating.clockwise(self.game.seating.big_blind_seat()) if self.draws(seat)]


@fault("DRAW-3", also=A_DRAW, because="whoever draws does it out of his turn")
class draws_go_the_other_way(Drawing):
    """Players draw counter-clockwise."""

    def order(self) -> list[int]:
        return super().order()[::-1]


@fault("DRAW-3", also=A_DRAW, because="whoever draws does it out of his turn")
class last_bettor_draws_first(Drawing):
    """Whoever bet or raised last draws first."""

    def order(self) -> list[int]:
        order = super().order()
        bettor = self.game.betting.last_bettor
        if bettor not in order:
            return order
        place = order.index(bettor)
        return order[place:] + order[:place]


@fault("DRAW-3", also=A_DRAW, because="whoever draws with two players does it out of his turn")
class small_blind_draws_first_of_two(Drawing):
    """With two players the button, who is the small blind, draws first."""

    def order(self) -> list[int]:
        order = super().order()
        return order[::-1] if self.game.table.seats == 2 else order


@fault("DRAW-3", also=A_DRAW, because="who draws after folds does it out of his turn")
class button_draws_first_when_the_small_blind_has_folded(Drawing):
    """If the player left of the button has folded, the button draws first."""

    def order(self) -> list[int]:
        order = super().order()
        small_blind = self.game.seating.left_of(self.game.button)
        return order if self.draws(small_blind) else order[-1:] + order[:-1]


@fault("DRAW-3", also=A_DRAW, because="who draws after folds does it out of his turn")
class last_to_draw_is_whoever_is_right_of_the_button(Drawing):
    """If the button has folded, the player before him draws first."""

    def order(self) -> list[int]:
        order = super().order()
        return order if self.draws(self.game.button) else order[-1:] + order[:-1]


@fault("DRAW-3", also=A_DRAW, because="whoever draws later does it out of his turn")
class second_draw_starts_where_the_first_ended(Drawing):
    """In the second draw the button draws first."""

    def order(self) -> list[int]:
        order = super().order()
        return order[-1:] + order[:-1] if self.game.round == 2 else order


@fault("DRAW-3", also=A_DRAW, because="whoever draws later does it out of his turn")
class third_draw_goes_the_other_way(Drawing):
    """In the third draw the button draws first, then counter-clockwise."""

    def order(self) -> list[int]:
        return super().order()[::-1] if self.game.round == 3 else super().order()


@fault("DRAW-3", also=A_DRAW, because="a draw ends when all have drawn, in any order")
class anybody_may_draw_next(Game):
    """During a draw anybody who has not drawn may draw."""

    def act(self, action: Action) -> None:
        if self.phase == "drawing" and action.seat in self.drawing.waiting:
            self.drawing.act(action)
            self.go_on()
        else:
            super().act(action)


@fault("DRAW-3", also=A_DRAW, because="with the button on seat 6 whoever draws does it out of his turn")
class button_on_the_last_seat_draws_first(Drawing):
    """With the button on the last of six seats, the button draws first."""

    def order(self) -> list[int]:
        order = super().order()
        return order[-1:] + order[:-1] if self.game.button == 6 else order


# DRAW-4


@fault("DRAW-4", also=A_DRAW, because="whoever draws after another gets other cards")
class served_in_the_opposite_order(Drawing):
    """The last to declare is served first."""

    def next_served(self) -> int:
        return list(self.unserved)[-1]


@fault("DRAW-4", also=A_DRAW, because="whoever draws after another gets other cards")
class served_by_seat_number(Drawing):
    """Players are served by seat number."""

    def next_served(self) -> int:
        return min(self.unserved)


@fault("DRAW-4", also=A_DRAW, because="whoever draws after another gets other cards")
class button_is_served_first(Drawing):
    """The button is served before the others."""

    def next_served(self) -> int:
        return self.game.button if self.game.button in self.unserved else super().next_served()


@fault("DRAW-4", also=A_DRAW, because="whoever draws after another gets other cards")
class largest_draw_is_served_first(Drawing):
    """Who has asked for most cards is served first."""

    def next_served(self) -> int:
        return max(self.unserved, key=lambda seat: self.unserved[seat])


@fault("DRAW-4", also=A_DRAW, because="whoever draws after another gets other cards")
class served_in_the_opposite_order_in_the_third_draw(Drawing):
    """In the third draw the last to declare is served first."""

    def next_served(self) -> int:
        return list(self.unserved)[-1] if self.game.round == 3 else super().next_served()


@fault("DRAW-4", also=("ALLIN-1", "MUCK-*"), because="players without chips, or those after them, get other cards")
class all_in_players_are_served_last(Drawing):
    """Players without chips get their cards after all others."""

    def next_served(self) -> int:
        return min(self.unserved, key=lambda seat: self.players[seat].all_in)


@fault("DRAW-4")
class button_of_two_is_served_first(Drawing):
    """Of two players the button is served first."""

    def next_served(self) -> int:
        return list(self.unserved)[-1] if self.game.table.seats == 2 else super().next_served()


@fault("DRAW-4", also=A_DRAW, because="whoever draws after another gets other cards")
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


@fault("DRAW-4", also=A_DRAW, because="whoever draws gets other cards")
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


# DRAW-5


@fault("DRAW-5", also=A_DRAW, because="whoever stands pat in one draw and not in the next is passed over")
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


@fault("DRAW-5", also=A_DRAW, because="whoever stands pat is out of the hand")
class pat_folds(Drawing):
    """Who stands pat is folded."""

    def declare(self, seat: int, discards: list[Card]) -> None:
        super().declare(seat, discards)
        if not discards and len(self.game.live) > 2:
            self.game.fold(seat)


@fault("DRAW-5", also=A_DRAW, because="hands in which everybody stands pat are over early")
class all_pat_ends_the_hand(Game):
    """When everybody stands pat in a draw the players show down after the next round."""

    def begin_drawing(self) -> None:
        if self.round > 1 and self.deck.draw not in {pile.draw for pile in self.deck.piles}:
            self.show_down()
        else:
            super().begin_drawing()


@fault("DRAW-5", also=A_DRAW, because="pat hands change under everybody")
class pat_hand_gets_a_card(Drawing):
    """Who stands pat has his first card exchanged."""

    def declare(self, seat: int, discards: list[Card]) -> None:
        super().declare(seat, discards or self.players[seat].hand[:1])


@fault("DRAW-5", also=A_DRAW, because="who stands pat and draws later is passed over")
class pat_in_the_second_draw_is_final(pat_is_final):
    """Who has stood pat in the first two draws is not asked in the third."""

    def draws(self, seat: int) -> bool:
        return not self.players[seat].folded and not (self.game.round == 3 and seat in self.pat)


@fault("DRAW-5", also=A_DRAW, because="who stands pat and draws later gets no cards")
class pat_player_draws_one_at_most(pat_is_final):
    """Who has once stood pat may exchange one card at most."""

    def draws(self, seat: int) -> bool:
        return not self.players[seat].folded

    def checked_discards(self, action: Action) -> list[Card]:
        discards = super().checked_discards(action)
        if action.seat in self.pat and len(discards) > 1:
            raise IllegalAction("bad-cards", "DRAW-5", "who has stood pat may exchange one card at most")
        return discards


# DRAW-6


class _Short(Drawing):
    """A draw that gives out fewer cards, or more, than were discarded."""

    def due(self, count: int) -> int:
        raise NotImplementedError

    def cards_due(self, discards: list[Card]) -> int:
        return self.due(len(discards))


@fault("DRAW-6", also=A_DRAW, because="hands of four cards show everywhere")
class one_card_too_few(_Short):
    """A player gets one card fewer than he discarded."""

    def due(self, count: int) -> int:
        return max(0, count - 1)


@fault("DRAW-6", also=A_DRAW, because="hands of six cards show everywhere")
class one_card_too_many(_Short):
    """A player who draws gets one card more than he discarded."""

    def due(self, count: int) -> int:
        return count + 1 if count else 0


@fault("DRAW-6", also=A_DRAW, because="whole hands are exchanged wherever the deck is to run out")
class four_cards_for_five(_Short):
    """For five discards there are four new cards."""

    def due(self, count: int) -> int:
        return min(count, 4)


@fault("DRAW-6", also=A_DRAW, because="cards are exchanged in most third draws")
class nothing_in_the_third_draw(_Short):
    """In the third draw nobody gets a card."""

    def due(self, count: int) -> int:
        return count if self.game.round < 3 else 0


@fault("DRAW-6", also=A_DRAW, because="hands of four cards show everywhere")
class button_gets_one_card_too_few(Drawing):
    """The button gets one card fewer than he discarded."""

    def cards_due(self, discards: list[Card]) -> int:
        button = self.game.button in self.unserved or not self.waiting
        return max(0, len(discards) - 1) if button else len(discards)


@fault("DRAW-6", also=A_DRAW, because="a new hand is five other cards")
class whole_hand_is_exchanged(Drawing):
    """Whoever draws has his whole hand exchanged."""

    def declare(self, seat: int, discards: list[Card]) -> None:
        super().declare(seat, list(self.players[seat].hand) if discards else [])


@fault("DRAW-6", also=A_DRAW, because="other cards are given up than those named")
class kept_and_discarded_are_mixed_up(Drawing):
    """The cards that a player names are those that he keeps."""

    def checked_discards(self, action: Action) -> list[Card]:
        named = super().checked_discards(action)
        return [card for card in self.players[action.seat].hand if card not in named] if named else []


@fault("DRAW-6", also=A_DRAW, because="other cards are given up than those named")
class first_cards_are_discarded(Drawing):
    """As many cards as were named go, from the front of the hand."""

    def declare(self, seat: int, discards: list[Card]) -> None:
        super().declare(seat, self.players[seat].hand[: len(discards)])


@fault("DRAW-6", also=A_DRAW, because="the second exchange of a player brings him nothing")
class drawing_twice_brings_nothing(Drawing):
    """Who has drawn in an earlier draw gets no cards in a later one."""

    def cards_due(self, discards: list[Card]) -> int:
        seat = next((seat for seat in self.players if seat not in self.waiting and seat not in self.unserved), 0)
        earlier = self.deck.discards.get(seat, {}).keys() - {self.deck.draw}
        return 0 if earlier else len(discards)


# DRAW-7


@fault("DRAW-7", also=A_DRAW, because="whoever draws after a fold does it out of his turn")
class folded_players_draw(Drawing):
    """Who has folded is asked to draw."""

    def draws(self, seat: int) -> bool:
        return True


@fault("DRAW-7", also=A_DRAW, because="whoever draws after such a fold does it out of his turn")
class folded_later_and_still_drawing(Drawing):
    """Who folds after the first draw is still asked to draw."""

    def draws(self, seat: int) -> bool:
        return super().draws(seat) or seat in self.deck.discards


@fault("DRAW-7", also=A_DRAW, because="whoever draws after such a fold does it out of his turn")
class folded_players_draw_again_in_the_third_draw(Drawing):
    """Who has folded is asked to draw in the third draw."""

    def draws(self, seat: int) -> bool:
        return super().draws(seat) or self.game.round == 3


@fault("DRAW-7", also=A_DRAW, because="whoever draws after a fold does it out of his turn")
class folded_button_draws(Drawing):
    """The button draws last, folded or not."""

    def draws(self, seat: int) -> bool:
        return super().draws(seat) or seat == self.game.button


@fault("DRAW-7", also=A_DRAW, because="whoever draws after a fold does it out of his turn")
class who_is_left_of_a_folded_player_is_passed_over(Drawing):
    """The player left of one who has folded is not asked to draw."""

    def draws(self, seat: int) -> bool:
        right = next(each for each in self.players if self.game.seating.left_of(each) == seat)
        return super().draws(seat) and (not self.players[right].folded or len(self.game.live) < 3)


@fault("DRAW-7")
class folded_player_may_stand_pat(Game):
    """Who has folded and stands pat during a draw is not refused."""

    def act(self, action: Action) -> None:
        player = self.players.get(action.seat)
        if not (self.phase == "drawing" and player and player.folded):
            super().act(action)


@fault("DRAW-7", also=A_DRAW, because="who only checks has no turn in the draw")
class only_who_has_put_in_chips_draws(Drawing):
    """Who has put in nothing in the round before does not draw if somebody else has."""

    def draws(self, seat: int) -> bool:
        return super().draws(seat) and (self.players[seat].bet > 0 or self.game.round == 1)


# DRAW-9


class _Careless(Drawing):
    """A draw that gives out as many cards as were named, and takes those of them that the player has."""

    def accepts(self, hand: Sequence[Card], cards: Sequence[Card]) -> bool:
        raise NotImplementedError

    def may_discard(self, hand: Sequence[Card], cards: Sequence[Card]) -> bool:
        return super().may_discard(hand, cards) or self.accepts(hand, cards)


@fault("DRAW-9")
class any_card_may_be_discarded(_Careless):
    """Discards are not looked at."""

    def accepts(self, hand: Sequence[Card], cards: Sequence[Card]) -> bool:
        return True


@fault("DRAW-9")
class one_card_of_ones_own_is_enough(_Careless):
    """If one of the discards is the player's own the others are not looked at."""

    def accepts(self, hand: Sequence[Card], cards: Sequence[Card]) -> bool:
        return cards[0] in hand


@fault("DRAW-9")
class a_card_may_be_named_twice(_Careless):
    """A card named twice counts as two."""

    def accepts(self, hand: Sequence[Card], cards: Sequence[Card]) -> bool:
        return set(cards) <= set(hand)


@fault("DRAW-9")
class six_cards_may_be_named(_Careless):
    """More than five discards are accepted."""

    def accepts(self, hand: Sequence[Card], cards: Sequence[Card]) -> bool:
        return len(cards) > 5


@fault("DRAW-9")
class number_of_discards_is_all_that_counts(_Careless):
    """Any five cards or fewer are accepted, if they are named once."""

    def accepts(self, hand: Sequence[Card], cards: Sequence[Card]) -> bool:
        return len(set(cards)) == len(cards) <= 5


@fault("DRAW-9")
class cards_of_other_hands_may_be_discarded(_Careless):
    """A card of any hand in play is accepted."""

    def accepts(self, hand: Sequence[Card], cards: Sequence[Card]) -> bool:
        others = [card for player in self.players.values() for card in player.hand]
        return len(set(cards)) == len(cards) <= 5 and set(cards) <= set(others)


@fault("DRAW-9")
class old_discards_may_be_named_again(_Careless):
    """A card that was discarded before is accepted."""

    def accepts(self, hand: Sequence[Card], cards: Sequence[Card]) -> bool:
        gone = {card for pile in self.deck.piles for card in pile.cards}
        return len(set(cards)) == len(cards) and set(cards) <= gone | set(hand)


@fault("DRAW-9")
class refused_discards_are_taken(Drawing):
    """Wrong discards are refused, and those of one's own among them are gone."""

    def may_discard(self, hand: Sequence[Card], cards: Sequence[Card]) -> bool:
        fits = super().may_discard(hand, cards)
        if not fits and isinstance(hand, list):
            hand[:] = [card for card in hand if card not in cards]
        return fits


@fault("DRAW-9")
class later_discards_are_not_looked_at(_Careless):
    """Discards are looked at in the first draw alone."""

    def accepts(self, hand: Sequence[Card], cards: Sequence[Card]) -> bool:
        return self.game.round > 1


@fault("DRAW-9")
class no_cards_named_is_standing_pat(Drawing):
    """A draw that names no cards stands pat."""

    def checked_discards(self, action: Action) -> list[Card]:
        return [] if action.kind == "draw" and action.cards is None else super().checked_discards(action)


@fault("DRAW-9")
class wrong_discards_pass_the_turn(Drawing):
    """Who names wrong discards loses his draw and is refused."""

    def act(self, action: Action) -> None:
        try:
            super().act(action)
        except IllegalAction as refusal:
            if refusal.reason == "bad-cards":
                super().act(Action(action.seat, "draw", cards=()))
            raise
