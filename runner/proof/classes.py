"""The 7,462 classes of equal hands, with all 2,598,960 hands of the deck sorted into them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import chain, combinations, combinations_with_replacement, product
from typing import TYPE_CHECKING

from tripledraw.reference_impl.cards import RANKS, SUITS
from tripledraw.reference_impl.ranking import category, name, rank_number

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tripledraw.reference_impl.cards import Card

Hand = tuple["Card", ...]

SUITED = ("flush", "straight flush")


@dataclass(frozen=True)
class HandClass:
    """Hands that tie: `number` is 1 for the best class and 7,462 for the worst, `ranks` its cards without suits."""

    number: int
    ranks: tuple[str, ...]
    category: str

    @property
    def suited(self) -> bool:
        """Whether all cards are of one suit."""
        return self.category in SUITED

    @property
    def says(self) -> str:
        """What a player calls the class, such as `8-7-6-5-3` or `one pair, 2-2-5-4-3`."""
        hand = next(self.hands())
        ranks = "-".join(sorted(self.ranks, key=RANKS.index, reverse=True))
        return ranks if self.category == "no pair" else name(hand)

    def hands(self) -> Iterator[Hand]:
        """Yield every hand of the class; which card stands first changes from class to class."""
        start = self.number % 5
        for cards in self._hands():
            yield cards[start:] + cards[:start]

    def _hands(self) -> Iterator[Hand]:
        if self.suited:
            return self._in_one_suit()
        if len(set(self.ranks)) == 5:
            flushes = set(self._in_one_suit())
            cards = ([rank + suit for suit in SUITS] for rank in self.ranks)
            return (hand for hand in product(*cards) if hand not in flushes)
        groups = (
            [tuple(rank + suit for suit in suits) for suits in combinations(SUITS, times)]
            for rank, times in Counter(self.ranks).items()
        )
        return (tuple(chain.from_iterable(parts)) for parts in product(*groups))

    def _in_one_suit(self) -> Iterator[Hand]:
        return (tuple(rank + suit for rank in self.ranks) for suit in SUITS)


@cache
def classes() -> tuple[HandClass, ...]:
    """Return all classes, the best first."""
    found = []
    for ranks in combinations_with_replacement(RANKS, 5):
        if ranks[0] == ranks[4]:
            continue  # five of a kind
        unsuited = [rank + SUITS[ranks[:place].count(rank)] for place, rank in enumerate(ranks)]
        if len(set(ranks)) == 5:
            found.append(_class_of(ranks, [rank + "c" for rank in ranks]))
            unsuited[0] = ranks[0] + "d"
        found.append(_class_of(ranks, unsuited))
    return tuple(sorted(found, key=lambda each: each.number))


def _class_of(ranks: tuple[str, ...], hand: list[Card]) -> HandClass:
    return HandClass(rank_number(hand), ranks, category(hand))


def disjoint(better: HandClass, worse: HandClass) -> tuple[Hand, Hand] | None:
    """Return a hand of each class that one deck can hold together, or None if there are none."""
    if max(Counter(better.ranks + worse.ranks).values()) > len(SUITS):
        return None
    for first in better.hands():
        for second in worse.hands():
            if not set(first) & set(second):
                return first, second
    return None


def equal_hands(each: HandClass) -> list[Hand]:
    """Return hands of one class in different suits, as many as one deck can hold together: at most four."""
    first = next(each.hands())
    together: list[Hand] = []
    for step in range(len(SUITS)):
        hand = tuple(card[0] + SUITS[(SUITS.index(card[1]) + step) % len(SUITS)] for card in first)
        if all(not set(hand) & set(other) for other in together):
            together.append(hand)
    return together
