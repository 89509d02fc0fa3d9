"""Where the cards come from: a shuffled deck, or a scripted one. See `observed` for cards that others dealt."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from tripledraw.reference_impl.cards import DECK, Card
from tripledraw.reference_impl.seating import bad_table

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from tripledraw.reference_impl.deck import Deck

HAND = 5


class Dealer(ABC):
    """Deals, shuffles, and gives out cards from the top of the stub."""

    @abstractmethod
    def deal(self, seats: int) -> tuple[list[list[Card]], list[Card]]:
        """Return five cards for each seat, by seat, and the stub (SEAT-4)."""

    @abstractmethod
    def shuffle(self, cards: Sequence[Card]) -> list[Card]:
        """Return the cards in a new order."""

    def about_to_serve(self, seat: int, count: int) -> None:  # noqa: B027 (only Observed needs to know)
        """Hear that a seat is served `count` cards now."""

    def take(self, deck: Deck, seat: int, count: int) -> list[Card]:
        """Take off the stub the first cards that the seat may get: `count`, or as many as there are."""
        taken: list[Card] = []
        passed_over: list[Card] = []
        position = 0
        while len(taken) < count and position < len(deck.stub):
            card = deck.stub[position]
            (taken if deck.may_get(seat, card) else passed_over).append(card)
            position += 1
        deck.stub[:position] = passed_over
        return taken

    def kept(self, hand: Sequence[Card], discards: Sequence[Card]) -> list[Card] | None:
        """Return what a hand keeps, or None if these can't be its discards (DRAW-9)."""
        if len(set(discards)) < len(discards) or not set(discards) <= set(hand):
            return None
        return [card for card in hand if card not in discards]

    def give_up(self, hand: Sequence[Card], discards: Sequence[Card]) -> list[Card]:
        """Return what a hand keeps once the discards are gone, checked or not."""
        return [card for card in hand if card not in discards]

    def reveal(self, seat: int, hand: list[Card]) -> list[Card]:  # noqa: ARG002 (see Observed)
        """Return the hand that a seat has at showdown."""
        return hand


class Shuffled(Dealer):
    """A deck shuffled by `random`, which settles every order."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def deal(self, seats: int) -> tuple[list[list[Card]], list[Card]]:
        """Return five cards for each seat, by seat, and the stub (SEAT-4)."""
        cards = self.shuffle(DECK)
        dealt = HAND * seats
        return [cards[first : first + HAND] for first in range(0, dealt, HAND)], cards[dealt:]

    def shuffle(self, cards: Sequence[Card]) -> list[Card]:
        """Return the cards in a new order."""
        shuffled = list(cards)
        self.random.shuffle(shuffled)
        return shuffled


class Scripted(Shuffled):
    """A deck in a known order: `hands` by seat and the `stub`, together the 52 cards.

    Either may be left out; the cards that are left are then shuffled. `random` also settles reshuffles.
    Anything else raises `IllegalAction` with the reason `bad-table`.
    """

    def __init__(
        self,
        random: Random,
        hands: Sequence[Sequence[Card]] | None = None,
        stub: Sequence[Card] | None = None,
    ) -> None:
        super().__init__(random)
        self.hands = hands
        self.stub = stub

    def deal(self, seats: int) -> tuple[list[list[Card]], list[Card]]:
        """Return the scripted cards (SEAT-4, SEAT-6)."""
        named = [card for hand in self.hands or () for card in hand] + list(self.stub or ())
        check_cards(named)
        rest = self.shuffle([card for card in DECK if card not in named])
        hands = [list(hand) for hand in self.hands or ()]
        if self.hands is None:
            hands = [[rest.pop() for _ in range(HAND)] for _ in range(min(seats, len(rest) // HAND))]
        if len(hands) != seats or any(len(hand) != HAND for hand in hands):
            raise bad_table("SEAT-4", f"the script needs a hand of {HAND} cards for each of {seats} seats")
        if self.stub is not None and rest:
            raise bad_table("SEAT-6", f"hands and stub leave out {len(rest)} of the 52 cards")
        return hands, rest if self.stub is None else list(self.stub)


def check_cards(cards: Sequence[Card]) -> None:
    """Refuse what is no card, and a card that is named twice (SEAT-6)."""
    for card in cards:
        if card not in DECK:
            raise bad_table("SEAT-6", f"{card!r} is no card: write rank and suit, as in 7c")
    twice = [card for card in DECK if cards.count(card) > 1]
    if twice:
        raise bad_table("SEAT-6", f"{twice[0]} is in two places")
