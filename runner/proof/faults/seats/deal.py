"""Wrong engines that deal wrongly, or from a wrong deck: SEAT-4 and SEAT-6."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.faults.later_hands import CountsHands
from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.deck import Deck, Pile
from tripledraw.reference_impl.game import Game

if TYPE_CHECKING:
    from tripledraw.reference_impl.cards import Card
    from tripledraw.reference_impl.dealer import Dealer


# SEAT-4


class OtherDeal(Game):
    """Base of the faults that deal other hands than they should."""

    def change(self, hands: list[list[Card]], stub: list[Card]) -> None:
        """Change the hands, by seat, and the stub."""

    def deal(self) -> tuple[list[list[Card]], list[Card]]:
        hands, stub = super().deal()
        self.change(hands, stub)
        return hands, stub


@fault(
    "SEAT-4",
    also="RANK-* SEAT-1,6 BET-17 ALLIN-1,2,6 DRAW-* MUCK-4 DECK-1,2,7 SHOW-1 POT-1,2",
    because="hands of four cards are looked at or compared there",
)
class four_cards_each(OtherDeal):
    """Everyone is dealt four cards."""

    def change(self, hands: list[list[Card]], stub: list[Card]) -> None:
        for hand in hands:
            stub.insert(0, hand.pop())


@fault("SEAT-4", also="*", because="hands of six cards are looked at or compared in most rules")
class six_cards_each(OtherDeal):
    """Everyone is dealt six cards."""

    def change(self, hands: list[list[Card]], stub: list[Card]) -> None:
        for hand in hands:
            hand.append(stub.pop(0))


@fault(
    "SEAT-4",
    also="RANK-1,3,4,6,7,12 SEAT-1,6 ALLIN-2,6 DRAW-* MUCK-* DECK-* POT-*",
    because="the sixth player's hand is looked at or compared there",
)
class sixth_player_gets_four(OtherDeal):
    """With six players the last gets only four cards."""

    def change(self, hands: list[list[Card]], stub: list[Card]) -> None:
        if len(hands) == 6:
            stub.insert(0, hands[5].pop())


@fault("SEAT-4", also="*", because="whoever is looked at or wins holds another player's hand")
class hands_go_to_the_next_seat(OtherDeal):
    """Each seat holds the cards of its neighbour."""

    def change(self, hands: list[list[Card]], stub: list[Card]) -> None:
        cards = [list(hand) for hand in hands]
        for hand, others in zip(hands, cards[1:] + cards[:1], strict=True):
            hand[:] = others


narrow(hands_go_to_the_next_seat, "with six players")


@fault(
    "SEAT-4",
    also="RANK-* SEAT-6,7 BET-17 ALLIN-* DRAW-4,5,6,9 MUCK-1,4 DECK-* SHOW-* POT-*",
    because="unless the button is on the last seat everybody holds another player's hand",
)
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


@fault(
    "SEAT-4",
    also="SEAT-6 ALLIN-1,6 DRAW-4,5,6,9 MUCK-2,3,4,6,7 DECK-* SHOW-1 POT-1,2",
    because="whoever draws first gets another card",
)
class first_card_is_burned(OtherDeal):
    """A card is burned before the first draw, and hello says nothing of it."""

    def change(self, hands: list[list[Card]], stub: list[Card]) -> None:
        del stub[0]


# SEAT-6


@fault(
    "SEAT-6",
    also="RANK-* SEAT-4 ALLIN-1,2,5,6 DRAW-2,4,5,6 MUCK-* DECK-* SHOW-* POT-*",
    because="the second player's hand is looked at or compared there",
)
class two_players_hold_one_card(OtherDeal):
    """The first card of the first seat is dealt to the second as well."""

    def change(self, hands: list[list[Card]], stub: list[Card]) -> None:
        hands[1][0] = hands[0][0]


@fault(
    "SEAT-6",
    also="ALLIN-1,6 DRAW-2,4,5,6 MUCK-* DECK-* SHOW-1 POT-1",
    because="whoever draws gets cards that another player has got",
)
class cards_given_stay_in_the_stub(Deck):
    """Cards served from the stub are not taken off it."""

    def take(self, seat: int, count: int) -> list[Card]:
        stub = list(self.stub)
        cards = super().take(seat, count)
        self.stub = stub
        return cards


@fault("SEAT-6", also="MUCK-4,6,7 DECK-*", because="cards come twice in many reshuffles")
class muck_is_not_emptied(Deck):
    """What a reshuffle brings back stays in the muck as well."""

    def reshuffle(self, receiver: int, needed: int) -> None:
        piles = [Pile(pile.owner, list(pile.cards), pile.draw, pile.served) for pile in self.piles]
        super().reshuffle(receiver, needed)
        self.piles = piles


narrow(muck_is_not_emptied, "in the second hand")


@fault("SEAT-6", also="DRAW-4 MUCK-* DECK-1,2", because="cards of folded hands are served in many draws")
class folded_hand_goes_on_the_stub(Deck):
    """A folded hand is put on the stub, and in the muck."""

    def fold(self, seat: int, hand: list[Card]) -> None:
        super().fold(seat, hand)
        self.stub[:0] = hand


@fault("SEAT-6", also="MUCK-6", because="hands are folded after a draw there too")
class hand_folded_after_a_draw_is_mucked_twice(Deck):
    """A hand that is folded after a draw stands in the muck twice."""

    def fold(self, seat: int, hand: list[Card]) -> None:
        super().fold(seat, hand)
        if self.draw:
            super().fold(seat, hand)


narrow(hand_folded_after_a_draw_is_mucked_twice, "with three players")


@fault("SEAT-6", also="MUCK-2,3,7 DECK-*", because="discards are looked for there too")
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


@fault("SEAT-6", also="SEAT-4 DRAW-4,5,6 MUCK-4,5,6 DECK-*", because="second hands are played there too")
class next_hand_keeps_the_stub(Game):
    """The next hand is dealt from a new deck, and drawn from the stub of the last."""

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        following.deck.stub[:] = self.deck.stub
        return following


@fault("SEAT-6")
class third_hand_lacks_a_card(CountsHands):
    """The third hand is dealt from 51 cards."""

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        if self.hands_before:
            following.deck.stub.pop()
        return following


@fault("SEAT-6")
class next_hand_keeps_the_muck(Game):
    """The muck of a hand is still there in the next, whose deck has the same cards."""

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        following.deck.piles += [pile for pile in self.deck.piles if pile.draw]
        return following
