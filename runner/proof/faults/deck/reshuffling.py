"""Wrong engines that reshuffle at the wrong time, or for the wrong players: DECK-1, DECK-4 and DECK-6."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.cards import DECK
from tripledraw.reference_impl.deck import Deck, Pile
from tripledraw.reference_impl.drawing import Drawing

if TYPE_CHECKING:
    from tripledraw.reference_impl.cards import Card

LAST_CARDS = "the last cards of the stub then never come as they lie"
SAME_PLACES = "cards that may come there never do"
NEW_STUB = "what a new stub is made of is compared there too"

# DECK-1


@fault("DECK-1", also="MUCK-1,2,3,5,7 DECK-*", because="whoever is served late has a short hand")
class no_reshuffle(Deck):
    """When the stub is used up there are no more cards."""

    def reshuffle(self, receiver: int, needed: int) -> None:
        """Do nothing."""


narrow(no_reshuffle, "in the second hand", "with four players")


@fault("DECK-1", also="MUCK-* DECK-*", because=LAST_CARDS)
class reshuffled_when_the_stub_just_suffices(Deck):
    """A stub that holds exactly the cards wanted is reshuffled too."""

    def serve(self, seat: int, count: int, after: int | None) -> list[Card]:
        if 0 < count == len(self.stub):
            self.reshuffle(seat, count)
        return super().serve(seat, count, after)


narrow(reshuffled_when_the_stub_just_suffices, "with three players", "with four players", "with five players")


@fault("DECK-1", also="MUCK-7", because="the stub just suffices after a fold there too")
class reshuffled_when_the_stub_just_suffices_after_a_fold(Deck):
    """Once somebody has folded, a stub that holds exactly the cards wanted is reshuffled too."""

    def serve(self, seat: int, count: int, after: int | None) -> list[Card]:
        if 0 < count == len(self.stub) and any(not pile.draw for pile in self.piles):
            self.reshuffle(seat, count)
        return super().serve(seat, count, after)


@fault("DECK-1")
class empty_stub_is_reshuffled_for_who_stands_pat(Drawing):
    """A stub that is used up is reshuffled before a player is asked what he wants."""

    def next_served(self) -> int:
        seat = super().next_served()
        if not self.unserved[seat] and not self.deck.stub:
            self.deck.reshuffle(seat, 0)
        return seat


narrow(empty_stub_is_reshuffled_for_who_stands_pat, "in the second hand")


@fault("DECK-1", also="DRAW-6 MUCK-* DECK-*", because=LAST_CARDS)
class reshuffled_at_five_cards(Deck):
    """A stub of five cards or fewer is reshuffled before anybody is served from it."""

    def serve(self, seat: int, count: int, after: int | None) -> list[Card]:
        if len(self.stub) <= 5:
            self.reshuffle(seat, count)
        return super().serve(seat, count, after)


@fault(
    "DECK-1",
    also="ALLIN-1,6 DRAW-4,5,6 MUCK-2,3,4,6,7 DECK-* SHOW-1 POT-1",
    because="the stub is then another in every later draw",
)
class reshuffled_before_each_draw(Deck):
    """The muck is shuffled into the stub before the second and the third draw."""

    def begin_draw(self) -> None:
        super().begin_draw()
        if self.draw > 1:
            self.reshuffle(0, 0)


@fault("DECK-1", also="MUCK-* DECK-*", because="what is then in the new stub is compared")
class reshuffled_as_soon_as_the_stub_is_empty(Deck):
    """The muck is shuffled when the last card of the stub is given out, and not when the next is wanted."""

    def serve(self, seat: int, count: int, after: int | None) -> list[Card]:
        cards = super().serve(seat, count, after)
        if not self.stub:
            self.reshuffle(seat, 0)
        return cards


@fault("DECK-1", also="MUCK-3,7 DECK-2,3,4,7", because=LAST_CARDS)
class stub_must_do_for_all_that_is_asked(Deck):
    """The stub is reshuffled as soon as it cannot serve everybody who is still to be served."""

    def serve(self, seat: int, count: int, after: int | None) -> list[Card]:
        if len(self.stub) < count + (after or 0):
            self.reshuffle(seat, count)
        return super().serve(seat, count, after)


@fault("DECK-1", also="DECK-4,7", because=LAST_CARDS)
class stub_must_do_for_all_of_the_first_draw(Deck):
    """In the first draw the stub is shuffled as soon as it cannot serve everybody who is still to be served."""

    def serve(self, seat: int, count: int, after: int | None) -> list[Card]:
        if self.draw == 1 and len(self.stub) < count + (after or 0):
            self.reshuffle(seat, count)
        return super().serve(seat, count, after)


@fault("DECK-1", also="MUCK-1,2,3 DECK-*", because="whoever is served then has a short hand")
class only_the_stub_serves_who_empties_it(Deck):
    """Who empties the stub gets what it has and no more; the next is served from the muck."""

    def serve(self, seat: int, count: int, after: int | None) -> list[Card]:
        return super().serve(seat, min(count, len(self.stub)) if self.stub else count, after)


@fault("DECK-1", also="SEAT-6 MUCK-* DECK-*", because="folded hands are then dealt there too")
class folded_hands_lengthen_the_stub(Deck):
    """A folded hand is put under the stub."""

    def fold(self, seat: int, hand: list[Card]) -> None:
        self.stub += hand


class _InOrder(Deck):
    """A deck that makes a new stub in an order that is no matter of chance."""

    def order(self, cards: list[Card]) -> list[Card]:
        raise NotImplementedError

    def reshuffle(self, receiver: int, needed: int) -> None:
        super().reshuffle(receiver, needed)
        self.stub = self.order(self.reshuffles[-1])


@fault("DECK-1", also="MUCK-1,2,3 DECK-3,8", because=SAME_PLACES)
class muck_is_not_shuffled(_InOrder):
    """The muck is turned over and dealt."""

    def order(self, cards: list[Card]) -> list[Card]:
        return list(cards)


@fault("DECK-1", also="MUCK-1,2,3 DECK-3,8", because=SAME_PLACES)
class muck_is_always_shuffled_alike(_InOrder):
    """Every shuffle of the muck puts the same places in the same order."""

    def order(self, cards: list[Card]) -> list[Card]:
        return Random(1).sample(cards, len(cards))


@fault("DECK-1")
class muck_is_dealt_by_rank(_InOrder):
    """The lowest cards of the muck come first."""

    def order(self, cards: list[Card]) -> list[Card]:
        return sorted(cards, key=DECK.index)


@fault("DECK-1")
class muck_is_dealt_by_rank_from_the_top(_InOrder):
    """The highest cards of the muck come first."""

    def order(self, cards: list[Card]) -> list[Card]:
        return sorted(cards, key=DECK.index, reverse=True)


@fault("DECK-1")
class muck_is_dealt_by_suit(_InOrder):
    """The clubs of the muck come first."""

    def order(self, cards: list[Card]) -> list[Card]:
        return sorted(cards, key=lambda card: card[1])


@fault("DECK-1")
class muck_is_dealt_by_suit_from_the_top(_InOrder):
    """The spades of the muck come first."""

    def order(self, cards: list[Card]) -> list[Card]:
        return sorted(cards, key=lambda card: card[1], reverse=True)


# DECK-4


@fault("DECK-4", also="MUCK-1,3,7 DECK-1,2,3", because=NEW_STUB)
class reshuffled_for_each_player(Deck):
    """Once the deck has run out the muck is shuffled again for each player."""

    def serve(self, seat: int, count: int, after: int | None) -> list[Card]:
        if self.reshuffles:
            self.reshuffle(seat, count)
        return super().serve(seat, count, after)


@fault("DECK-4", also="MUCK-1,7 DECK-5", because=NEW_STUB)
class reshuffled_for_the_next_draw(Deck):
    """What is left of a reshuffled stub is shuffled with the muck before the next draw."""

    def begin_draw(self) -> None:
        super().begin_draw()
        if self.reshuffles:
            self.reshuffle(0, 0)


narrow(reshuffled_for_the_next_draw, "in the second hand")


@fault("DECK-4", also="MUCK-1,3,7 DECK-1,2,3", because=NEW_STUB)
class rest_of_the_new_stub_goes_back_to_the_muck(Deck):
    """A reshuffle serves one player; what is left of it goes back to the muck for the next."""

    def serve(self, seat: int, count: int, after: int | None) -> list[Card]:
        before = len(self.reshuffles)
        cards = super().serve(seat, count, after)
        if len(self.reshuffles) > before:
            self.piles.append(Pile(0, self.stub, self.draw - 1, served=True))
            self.stub = []
        return cards


@fault("DECK-4")
class new_stub_is_dealt_from_the_bottom(Deck):
    """Once the muck has been shuffled the cards come from the bottom."""

    def take(self, seat: int, count: int) -> list[Card]:
        if not self.reshuffles:
            return super().take(seat, count)
        self.stub.reverse()
        cards = super().take(seat, count)
        self.stub.reverse()
        return cards


narrow(new_stub_is_dealt_from_the_bottom, "in the second hand")


@fault("DECK-4")
class rest_of_a_stub_of_the_first_draw_goes_back_to_the_muck(Deck):
    """What the first draw leaves of a reshuffled stub goes back to the muck."""

    def begin_draw(self) -> None:
        super().begin_draw()
        if self.draw == 2 and self.reshuffles:
            self.piles.append(Pile(0, self.stub, 1, served=True))
            self.stub = []


# DECK-6


@fault("DECK-6")
class cards_of_the_first_new_stub_come_back_no_more(Deck):
    """Cards that were in the first new stub stay out once they have been discarded."""

    def earlier_discards_come_back(self, pile: Pile) -> bool:
        return not self.reshuffles or set(self.reshuffles[0]).isdisjoint(pile.cards)


@fault("DECK-6", also="MUCK-1,2,7 DECK-2,8", because="whoever is served late has a short hand")
class one_reshuffle_and_no_more(Deck):
    """When a reshuffled stub is used up there are no more cards."""

    def reshuffle(self, receiver: int, needed: int) -> None:
        if not self.reshuffles:
            super().reshuffle(receiver, needed)


narrow(one_reshuffle_and_no_more, "in the second hand")


@fault("DECK-6")
class two_reshuffles_and_no_more(Deck):
    """When the stub is used up for the third time there are no more cards."""

    def reshuffle(self, receiver: int, needed: int) -> None:
        if len(self.reshuffles) < 2:
            super().reshuffle(receiver, needed)


@fault("DECK-6", also="SEAT-6 MUCK-* DECK-2,8", because="cards are missing there, or come twice")
class second_reshuffle_brings_back_the_first_draw(Deck):
    """A second reshuffle brings back the first draw's discards alone, wherever they are now."""

    def reshuffle(self, receiver: int, needed: int) -> None:
        first = [card for own in self.discards.values() for card in own.get(1, ())]
        again = bool(self.reshuffles)
        super().reshuffle(receiver, needed)
        if again:
            self.stub = self.dealer.shuffle(first)
