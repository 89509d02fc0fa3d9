"""Wrong engines that seat, deal and go on to the next hand wrongly: SEAT-1 to SEAT-8."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tripledraw.adapters.reference import ReferenceEngine
from tripledraw.proof.planting import fault
from tripledraw.reference_impl.actions import IllegalAction
from tripledraw.reference_impl.deck import Deck, Pile
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.seating import Seating, bad_table

if TYPE_CHECKING:
    from tripledraw.reference_impl.actions import Action
    from tripledraw.reference_impl.cards import Card
    from tripledraw.reference_impl.dealer import Dealer
    from tripledraw.reference_impl.rulebooks import Rulebook
    from tripledraw.reference_impl.table import Table

ORDER = "whatever names the player to act goes wrong"
EVERY_HAND = "hands are looked at in most rules of cards"

# SEAT-1 and SEAT-8


@fault("SEAT-1")
class seven_players_welcome(Seating):
    """A seventh player is dealt in."""

    most = 7


@fault("SEAT-1")
class as_many_as_the_deck_allows(Seating):
    """Ten players are dealt in, since a deck has ten hands."""

    most = 10


@fault("SEAT-1")
class only_seven_refused(Seating):
    """Seven players are refused, and eight or more are not."""

    def check(self, table: Table) -> None:
        if table.seats <= 7:
            super().check(table)


@fault("SEAT-1", also=("*",), because="many scenarios play with six")
class six_players_are_too_many(Seating):
    """Five players are the most."""

    most = 5


@fault("SEAT-1", also=("SEAT-8",), because="tables are refused there too")
class refused_table_ends_the_hand(ReferenceEngine):
    """A table that is refused takes the hand in play away."""

    def start(self, *, seats: int, **table: Any) -> dict[str, Any]:
        self._game = None
        return super().start(seats=seats, **table)


@fault("SEAT-8")
class one_player_is_enough(Seating):
    """A single player is dealt in."""

    fewest = 1


@fault("SEAT-8", also=("*",), because="many scenarios play with two")
class two_players_are_too_few(Seating):
    """Three players are the fewest."""

    fewest = 3


# SEAT-2


class OtherButton(Seating):
    """Base of the faults that play as if the button were elsewhere, and show it where it was put."""

    def played_from(self, table: Table) -> int:
        """Return the seat that counts as the button."""
        return table.button

    def __init__(self, table: Table, rulebook: Rulebook) -> None:
        super().__init__(table, rulebook)
        self.button = self.played_from(table)


@fault("SEAT-2", also=("*",), because=ORDER)
class button_has_no_effect(OtherButton):
    """The first seat is dealt with as if the button were on it."""

    def played_from(self, table: Table) -> int:
        return 1


@fault("SEAT-2", also=("*",), because=ORDER)
class last_seat_is_the_button(OtherButton):
    """The first seat always posts the small blind."""

    def played_from(self, table: Table) -> int:
        return table.seats


@fault("SEAT-2", also=("*",), because=ORDER)
class button_one_seat_off(OtherButton):
    """Seats are counted from 0 inside, and the button is not."""

    def played_from(self, table: Table) -> int:
        return table.button % table.seats + 1


@fault("SEAT-2", also=("*",), because=ORDER)
class button_on_the_last_seat_is_lost(OtherButton):
    """With the button on the last seat, the order starts from the second."""

    def played_from(self, table: Table) -> int:
        return 1 if table.button == table.seats else table.button


@fault("SEAT-2")
class button_may_stand_nowhere(Seating):
    """A button on a seat that does not exist is taken for one that does."""

    def check(self, table: Table) -> None:
        super().check(replace(table, button=1))


@fault("SEAT-2", also=("*",), because="draws out of order")
class button_settles_betting_only(Game):
    """Players draw from the first seat on, wherever the button is."""

    def begin_drawing(self) -> None:
        button, self.button = self.seating.button, self.table.seats
        self.seating.button = self.table.seats
        super().begin_drawing()
        self.seating.button = self.button = button


# SEAT-3


@fault("SEAT-3", also=("*",), because="second hands are played in many rules")
class button_stays(Seating):
    """The button never moves."""

    def next_button(self) -> int:
        return self.button


@fault("SEAT-3", also=("*",), because="second hands are played in many rules")
class button_moves_to_the_right(Seating):
    """The button moves one seat against the clock."""

    def next_button(self) -> int:
        return self.clockwise(self.button)[-2]


@fault("SEAT-3", also=("*",), because="second hands are played in many rules")
class button_moves_two_seats(Seating):
    """The button skips a seat."""

    def next_button(self) -> int:
        return self.left_of(self.left_of(self.button))


@fault(
    "SEAT-3",
    also=("BLIND-1", "BLIND-2", "BLIND-6", "BET-2", "ALLIN-6"),
    because="second hands are played in many rules",
)
class button_stays_on_the_last_seat(Seating):
    """The button does not come round from the last seat to the first."""

    def next_button(self) -> int:
        return min(self.button + 1, self.count)


@fault("SEAT-3", also=("BLIND-6", "ALLIN-6"), because="the blinds of two do not change places either")
class button_of_two_stays(Seating):
    """With two players the button never moves."""

    def next_button(self) -> int:
        return self.button if self.count == 2 else super().next_button()


@fault("SEAT-3", also=("*",), because="second hands are played in many rules")
class button_moves_to_the_winner(Game):
    """The winner of a hand gets the button."""

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        winner = self.won.index(max(self.won)) + 1
        return type(self)(replace(following.table, button=winner, stacks=self.stacks), dealer, self.rulebook)


@fault(
    "SEAT-3",
    also=("SEAT-7", "BLIND-1", "BLIND-4", "BLIND-6", "BET-*", "SHOW-2"),
    because="second hands are played in many rules",
)
class button_moves_after_a_showdown_only(Game):
    """The button stays where all but one have folded."""

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        if self.shown:
            return following
        return type(self)(replace(following.table, button=self.button, stacks=self.stacks), dealer, self.rulebook)


@fault("SEAT-3", also=("*",), because="second hands are played in many rules")
class button_moves_past_folded_players(Game):
    """The button goes to the next seat that did not fold."""

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        button = next(seat for seat in self.seating.clockwise(self.button) if not self.players[seat].folded)
        return type(self)(replace(following.table, button=button, stacks=self.stacks), dealer, self.rulebook)


@fault("SEAT-3", also=("*",), because="second hands are played in many rules")
class button_moves_past_who_folded_before_a_showdown(Game):
    """After a showdown the button goes to the next seat that did not fold."""

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        if not self.shown:
            return following
        button = next(seat for seat in self.seating.clockwise(self.button) if not self.players[seat].folded)
        return type(self)(replace(following.table, button=button, stacks=self.stacks), dealer, self.rulebook)


@fault("SEAT-3")
class button_draws_first_in_the_third_hand(Game):
    """In the third hand the button draws before the others."""

    hands_before = 0

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        following.hands_before = self.hands_before + 1  # type: ignore[attr-defined]
        return following

    def begin_drawing(self) -> None:
        super().begin_drawing()
        if self.hands_before > 1:
            self.drawing.waiting.insert(0, self.drawing.waiting.pop())
            self.drawing.turn = self.drawing.next_drawer()


@fault("SEAT-3")
class button_moves_once(Game):
    """The third hand is dealt from the same button as the second."""

    second = False

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        if self.second:
            stacks = tuple(self.stacks)
            following = type(self)(replace(self.table, stacks=stacks), dealer, self.rulebook)
        following.second = True  # type: ignore[attr-defined]
        return following


@fault("SEAT-3", also=("*",), because="second hands are played in many rules")
class only_the_button_itself_moves(Game):
    """The button is shown on the next seat, and blinds and order are those of the first hand."""

    def next(self, dealer: Dealer) -> Game:
        moved = self.button % self.table.seats + 1
        table = replace(super().next(dealer).table, button=self.seating.button, stacks=tuple(self.stacks))
        following = type(self)(table, dealer, self.rulebook)
        following.button = moved
        return following


# SEAT-4


class OtherDeal(Game):
    """Base of the faults that deal other hands than they should."""

    def change(self, hands: list[list[Card]], stub: list[Card]) -> None:
        """Change the hands, by seat, and the stub."""

    def deal(self) -> tuple[list[list[Card]], list[Card]]:
        hands, stub = super().deal()
        self.change(hands, stub)
        return hands, stub


@fault("SEAT-4", also=("*",), because=EVERY_HAND)
class four_cards_each(OtherDeal):
    """Everyone is dealt four cards."""

    def change(self, hands: list[list[Card]], stub: list[Card]) -> None:
        for hand in hands:
            stub.insert(0, hand.pop())


@fault("SEAT-4", also=("*",), because=EVERY_HAND)
class six_cards_each(OtherDeal):
    """Everyone is dealt six cards."""

    def change(self, hands: list[list[Card]], stub: list[Card]) -> None:
        for hand in hands:
            hand.append(stub.pop(0))


@fault("SEAT-4", also=("*",), because=EVERY_HAND)
class sixth_player_gets_four(OtherDeal):
    """With six players the last gets only four cards."""

    def change(self, hands: list[list[Card]], stub: list[Card]) -> None:
        if len(hands) == 6:
            stub.insert(0, hands[5].pop())


@fault("SEAT-4", also=("*",), because=EVERY_HAND)
class hands_go_to_the_next_seat(OtherDeal):
    """Each seat holds the cards of its neighbour."""

    def change(self, hands: list[list[Card]], stub: list[Card]) -> None:
        cards = [list(hand) for hand in hands]
        for hand, others in zip(hands, cards[1:] + cards[:1], strict=True):
            hand[:] = others


@fault("SEAT-4", also=("*",), because=EVERY_HAND)
class hands_are_dealt_from_the_button(OtherDeal):
    """Hands go out from the left of the button, and are taken to be by seat."""

    def change(self, hands: list[list[Card]], stub: list[Card]) -> None:
        cards = [list(hand) for hand in hands]
        for seat, given in zip(self.seating.clockwise(self.button), cards, strict=True):
            hands[seat - 1][:] = given


@fault("SEAT-4")
class next_hand_keeps_the_cards(Game):
    """In the next hand everyone holds the cards of the last."""

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        for seat, player in following.players.items():
            player.hand = list(self.players[seat].hand)
        following.deck.stub[:] = self.deck.stub
        return following


@fault("SEAT-4", also=("*",), because="the stub is short in every hand")
class first_card_is_burned(OtherDeal):
    """A card is burned before the first draw, and hello says nothing of it."""

    def change(self, hands: list[list[Card]], stub: list[Card]) -> None:
        del stub[0]


# SEAT-6


@fault("SEAT-6", also=("*",), because=EVERY_HAND)
class two_players_hold_one_card(OtherDeal):
    """The first card of the first seat is dealt to the second as well."""

    def change(self, hands: list[list[Card]], stub: list[Card]) -> None:
        hands[1][0] = hands[0][0]


@fault("SEAT-6", also=("*",), because="cards come twice in many draws")
class cards_given_stay_in_the_stub(Deck):
    """Cards served from the stub are not taken off it."""

    def take(self, seat: int, count: int) -> list[Card]:
        stub = list(self.stub)
        cards = super().take(seat, count)
        self.stub = stub
        return cards


@fault("SEAT-6", also=("MUCK-4", "MUCK-6", "DECK-*"), because="cards come twice in many reshuffles")
class muck_is_not_emptied(Deck):
    """What a reshuffle brings back stays in the muck as well."""

    def reshuffle(self, receiver: int, needed: int) -> None:
        piles = [Pile(pile.owner, list(pile.cards), pile.draw, pile.served) for pile in self.piles]
        super().reshuffle(receiver, needed)
        self.piles = piles


@fault(
    "SEAT-6",
    also=("DRAW-4", "MUCK-2", "MUCK-6", "MUCK-7", "DECK-1"),
    because="cards of folded hands are served in many draws",
)
class folded_hand_goes_on_the_stub(Deck):
    """A folded hand is put on the stub, and in the muck."""

    def fold(self, seat: int, hand: list[Card]) -> None:
        super().fold(seat, hand)
        self.stub[:0] = hand


@fault("SEAT-6", also=("MUCK-2", "MUCK-3", "MUCK-7", "DECK-*"), because="discards are looked for there too")
class discards_vanish(Deck):
    """What is discarded is nowhere."""

    def discard(self, seat: int, cards: list[Card]) -> None:
        super().discard(seat, cards)
        self.piles = [pile for pile in self.piles if pile.draw != self.draw]


@fault("SEAT-6")
class card_is_lost_in_the_second_reshuffle(Deck):
    """One card of the second new stub is nowhere."""

    def reshuffle(self, receiver: int, needed: int) -> None:
        super().reshuffle(receiver, needed)
        if len(self.reshuffles) == 2:
            self.stub.pop()


@fault("SEAT-6", also=("SEAT-4", "DRAW-5"), because="the second hand is dealt in many rules")
class next_hand_keeps_the_stub(Game):
    """The next hand is dealt from a new deck, and drawn from the stub of the last."""

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        following.deck.stub[:] = self.deck.stub
        return following


# SEAT-7


class NextTooEarly(Game):
    """Base of the faults that begin the next hand while one is in play."""

    def early(self) -> bool:
        """Tell whether the next hand may begin now."""
        return False

    def next(self, dealer: Dealer) -> Game:
        if self.phase != "finished" and self.early():
            table = replace(self.table, button=self.seating.next_button())
            return type(self)(table, dealer, self.rulebook)
        return super().next(dealer)


@fault("SEAT-7")
class next_hand_at_any_time(NextTooEarly):
    """The next hand begins whenever it is asked for."""

    def early(self) -> bool:
        return True


@fault("SEAT-7")
class next_hand_during_a_draw(NextTooEarly):
    """The next hand begins if it is asked for during a draw."""

    def early(self) -> bool:
        return self.phase == "drawing"


@fault("SEAT-7")
class next_hand_in_the_last_round(NextTooEarly):
    """The next hand begins if it is asked for in the last round."""

    def early(self) -> bool:
        return self.round == self.last_round and self.phase == "betting"


@fault("SEAT-7")
class next_hand_with_two_left(NextTooEarly):
    """The next hand begins if it is asked for when somebody has folded."""

    def early(self) -> bool:
        return len(self.live) < self.table.seats


@fault("SEAT-7", also=("BET-14", "ALLIN-1", "ALLIN-6", "POT-4"), because="stacks of second hands are wrong there too")
class next_hand_before_the_award(Game):
    """The next hand is played with the stacks from before the award."""

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        stacks = tuple(stack - won for stack, won in zip(self.stacks, self.won, strict=True))
        return type(self)(replace(following.table, stacks=stacks), dealer, self.rulebook)


@fault("SEAT-7", also=("BET-14", "ALLIN-1"), because="stacks of second hands are wrong there too")
class next_hand_with_new_stacks(Game):
    """The next hand begins with the stacks of the first."""

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        return type(self)(replace(following.table, stacks=self.table.stacks), dealer, self.rulebook)


@fault("SEAT-7", also=("DRAW-1",), because="a draw is tried after the end there too")
class acts_after_the_end_are_ignored(Game):
    """Once the hand is over, anything is accepted and does nothing."""

    def act(self, action: Action) -> None:
        if self.phase != "finished":
            super().act(action)


@fault("SEAT-7")
class winner_may_act_after_the_end(Game):
    """Whoever is left when all have folded is still asked."""

    def act(self, action: Action) -> None:
        if self.phase == "finished" and self.live == [action.seat] and action.kind == "check":
            return
        super().act(action)


@fault("SEAT-7", also=("DRAW-1",), because="a draw is tried after the end there too")
class draws_after_the_end_are_ignored(Game):
    """Once the hand is over, a draw is accepted and does nothing."""

    def act(self, action: Action) -> None:
        if self.phase != "finished" or action.kind != "draw":
            super().act(action)


@fault("SEAT-7")
class refused_next_changes_the_stacks(Game):
    """A next hand that is refused costs the player to act his last bet."""

    def next(self, dealer: Dealer) -> Game:
        try:
            return super().next(dealer)
        except IllegalAction:
            self.players[self.turn or 1].stack -= 1
            raise


@fault("SEAT-8", also=("*",), because="tables of two are played there too")
class two_players_need_a_third(Seating):
    """A table of two is refused if the button is on the second seat."""

    def check(self, table: Table) -> None:
        super().check(table)
        if table.seats == 2 and table.button == 2:
            raise bad_table("SEAT-8", "two players are too few")
