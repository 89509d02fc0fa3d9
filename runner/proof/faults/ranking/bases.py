"""What the faults of ranking are built on: hands taken for other categories, or compared in another order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.reference_impl.ranking import CATEGORIES, Ranking

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tripledraw.reference_impl.cards import Card
    from tripledraw.reference_impl.ranking import Strength

NO_PAIR, PAIR, TWO_PAIR, TRIPS, STRAIGHT, FLUSH, FULL_HOUSE, QUADS, STRAIGHT_FLUSH = range(len(CATEGORIES))
ACE = 12


class OtherCategory(Ranking):
    """Base of the faults that only take one category for another."""

    def taken_for(self, category: int, hand: Sequence[Card], compared: Sequence[int]) -> int:
        """Return the category that the engine sees instead."""
        return category

    def category(self, hand: Sequence[Card], compared: Sequence[int]) -> int:
        return self.taken_for(super().category(hand, compared), hand, compared)


class OtherOrder(Ranking):
    """Base of the faults that only compare the cards of some categories in another way."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        """Return the five values as the engine compares them."""
        return compared

    def strength(self, hand: Sequence[Card]) -> Strength:
        category, *compared = super().strength(hand)
        return (category, *self.reordered(category, compared))
