"""Stub, muck and reshuffles: MUCK-1 to MUCK-7 and DECK-1 to DECK-8."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tripledraw.reference_impl.cards import HIDDEN

if TYPE_CHECKING:
    from tripledraw.reference_impl.cards import Card
    from tripledraw.reference_impl.dealer import Dealer
    from tripledraw.reference_impl.rulebooks import Rulebook


@dataclass(eq=False, slots=True)
class Pile:
    """Cards that one seat gave up at once: its discards of one draw, or its folded hand."""

    owner: int
    cards: list[Card]
    draw: int
    """The draw they were discarded in, 1 to 3; 0 for a folded hand."""
    served: bool = False
    """Whether the owner has his new cards, so that these are in the muck (MUCK-1)."""


class Deck:
    """The cards that are in nobody's hand."""

    def __init__(self, stub: list[Card], dealer: Dealer, rulebook: Rulebook) -> None:
        self.stub = stub
        self.dealer = dealer
        self.rulebook = rulebook
        self.draw = 0
        self.piles: list[Pile] = []
        self.discards: dict[int, dict[int, list[Card]]] = {}
        """Everything a seat has discarded in this hand, by seat and draw, wherever it is now."""
        self.reshuffles: list[list[Card]] = []
        """For each reshuffle, the cards that made the new stub."""

    @property
    def muck(self) -> list[Card]:
        """What has been given up and may come back in some reshuffle of this hand."""
        return [card for pile in self.piles if self.in_muck(pile) for card in pile.cards]

    def in_muck(self, pile: Pile) -> bool:
        """Tell whether a pile is muck: not before its owner is served (MUCK-1)."""
        return pile.served if pile.draw else self.folded_hands_come_back()

    # Giving cards up

    def begin_draw(self) -> None:
        """Begin the next draw: what was discarded until now is of earlier draws (DECK-8)."""
        self.draw += 1

    def discard(self, seat: int, cards: list[Card]) -> None:
        """Take the discards that a seat declares."""
        if cards:
            self.piles.append(Pile(seat, cards, self.draw))
            self.discards.setdefault(seat, {})[self.draw] = list(cards)

    def fold(self, seat: int, hand: list[Card]) -> None:
        """Take a folded hand."""
        self.piles.append(Pile(seat, hand, draw=0, served=True))

    # Serving

    def serve(self, seat: int, count: int, after: int | None) -> list[Card]:
        """Return `count` new cards for a seat, from a reshuffled stub if they are too few (DECK-1, DECK-4).

        `after` is how many cards the players want who are served later; None while they have yet to say.
        """
        self.dealer.about_to_serve(seat, count)
        cards = self.take(seat, self.given_first(seat, count, after))
        if len(cards) < count:
            self.reshuffle(seat, count - len(cards))
            cards += self.take(seat, count - len(cards))
        for pile in self.piles:
            if pile.owner == seat and pile.draw == self.draw:
                pile.served = True
        return cards

    def given_first(self, seat: int, count: int, after: int | None) -> int:
        """Return how many of `count` cards come before any reshuffle (DECK-1, DECK-2)."""
        there = sum(self.may_get(seat, card) for card in self.stub)
        if self.last_card_held(count, after):
            there = min(there, len(self.stub) - 1)
        if there < count and self.rulebook["DECK-2"] == "mixed-in":
            return 0
        return max(0, min(there, count))

    def last_card_held(self, count: int, after: int | None) -> bool:
        """Tell whether the last card of the stub is held: it would not complete all draws (DECK-2)."""
        if self.rulebook["DECK-2"] != "hold-last":
            return False
        return after is None or len(self.stub) < count + after

    def take(self, seat: int, count: int) -> list[Card]:
        """Take cards from the stub for a seat; what he may not get keeps its place."""
        return self.dealer.take(self, seat, count)

    def may_get(self, seat: int, card: Card) -> bool:
        """Tell whether a seat may get a card: not his own of this draw (MUCK-4), or of any (DECK-3)."""
        own = self.discards.get(seat)
        if own is None or card == HIDDEN:
            return True
        if self.own_earlier_barred():
            return not any(card in cards for cards in own.values())
        return card not in own.get(self.draw, ())

    def own_earlier_barred(self) -> bool:
        """Tell whether a player never gets back what he discarded in an earlier draw (DECK-3)."""
        return self.rulebook["DECK-3"] == "never"

    # Reshuffling

    def reshuffle(self, receiver: int, needed: int) -> None:
        """Make a new stub of what is left of the old one and of what may come back (DECK-1, DECK-6)."""
        back = [pile for pile in self.piles if self.comes_back(pile, receiver)]
        if self.too_few(back, receiver, needed):
            back += [pile for pile in self.piles if pile not in back and self.last_resort(pile, receiver)]
        cards = self.stub + [card for pile in back for card in pile.cards]
        self.reshuffles.append(cards)
        self.piles = [pile for pile in self.piles if pile not in back]
        self.stub = self.dealer.shuffle(cards)

    def comes_back(self, pile: Pile, receiver: int) -> bool:
        """Tell whether a pile is shuffled into the new stub when `receiver` is being served."""
        if pile.draw == 0:
            return self.folded_hands_come_back()
        if pile.draw < self.draw:
            return self.earlier_discards_come_back(pile)
        return pile.owner != receiver and self.this_draw_comes_back(pile)

    def folded_hands_come_back(self) -> bool:
        """Tell whether folded hands are reshuffled with the discards (MUCK-7)."""
        return self.rulebook["MUCK-7"] == "folded-hands-too"

    def earlier_discards_come_back(self, pile: Pile) -> bool:  # noqa: ARG002 (wrong engines look at it)
        """Tell whether discards of earlier draws come back: everybody's do (MUCK-2)."""
        return True

    def this_draw_comes_back(self, pile: Pile) -> bool:
        """Tell whether another player's discards of this draw come back (MUCK-3, MUCK-5, DECK-5)."""
        reading = self.rulebook["MUCK-3"]
        if reading == "served-players":
            return pile.served
        return reading == "all-but-own"

    def too_few(self, back: list[Pile], receiver: int, needed: int) -> bool:
        """Tell whether the receiver may not get enough of what comes back (DECK-7)."""
        cards = self.stub + [card for pile in back for card in pile.cards]
        return sum(self.may_get(receiver, card) for card in cards) < needed

    def last_resort(self, pile: Pile, receiver: int) -> bool:
        """Tell whether a pile comes back when all else is not enough: others' of this draw (DECK-7)."""
        return pile.draw == self.draw and pile.owner != receiver
