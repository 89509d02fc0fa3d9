"""The value of hands (RANK-1 to RANK-14): lowest wins, aces are high, straights and flushes count."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement

from tripledraw.reference_impl.cards import HIDDEN, RANKS, SUITS, Card

CATEGORIES = (
    "no pair",
    "one pair",
    "two pair",
    "three of a kind",
    "straight",
    "flush",
    "full house",
    "four of a kind",
    "straight flush",
)
"""From best to worst (RANK-9)."""

NAMED = {1: "the wheel", 2: "number 2", 3: "number 3", 5: "the nut 8", 19: "the nut 9", 785: "the nut ace"}
"""Rank numbers that players have a name for (RANK-13)."""

Strength = tuple[int, ...]


class Ranking:
    """Compares hands of five cards. A smaller strength wins."""

    def strength(self, hand: Sequence[Card]) -> Strength:
        """Return the place of the category, from 0, then five ranks in the order in which they compare.

        A hand with a hidden card is worth less than any other: it was given up unseen.
        """
        if HIDDEN in hand:
            return (len(CATEGORIES), 0, 0, 0, 0, 0)
        compared = self.compared(hand)
        return (self.category(hand, compared), *compared)

    def winners(self, hands: Sequence[Sequence[Card]]) -> list[int]:
        """Return the indexes, from 0, of the lowest hands (RANK-1); suits never separate two (RANK-12)."""
        strengths = [self.strength(hand) for hand in hands]
        best = min(strengths)
        return [index for index, strength in enumerate(strengths) if strength == best]

    def value(self, card: Card) -> int:
        """Return the height of a card: 0 for a two, 12 for an ace (RANK-2)."""
        return RANKS.index(card[0])

    def compared(self, hand: Sequence[Card]) -> list[int]:
        """Return the five values as they compare: what makes the category first, then from the top.

        RANK-5, RANK-14.
        """
        values = [self.value(card) for card in hand]
        return sorted(values, key=lambda value: (values.count(value), value), reverse=True)

    def category(self, hand: Sequence[Card], compared: Sequence[int]) -> int:
        """Return the place of the category in `CATEGORIES`, from 0 (RANK-3, RANK-8 to RANK-11)."""
        alike = sorted(Counter(compared).values(), reverse=True)
        straight = self.is_straight(compared)
        flush = self.is_flush(hand)
        if straight and flush:
            return 8
        if alike[0] == 4:
            return 7
        if alike[:2] == [3, 2]:
            return 6
        if flush:
            return 5
        if straight:
            return 4
        if alike[0] == 3:
            return 3
        return alike.count(2)

    def is_straight(self, compared: Sequence[int]) -> bool:
        """Tell whether the ranks follow one another; A-5-4-3-2 do not, the ace being high (RANK-6)."""
        return len(set(compared)) == 5 and max(compared) - min(compared) == 4

    def is_flush(self, hand: Sequence[Card]) -> bool:
        """Tell whether all cards are of one suit (RANK-3)."""
        return len({card[1] for card in hand}) == 1


RANKING = Ranking()


def winners(hands: Sequence[Sequence[Card]]) -> list[int]:
    """Return the indexes, from 0, of the hands that win."""
    return RANKING.winners(hands)


def category(hand: Sequence[Card]) -> str:
    """Return the name of the hand's category, one of `CATEGORIES`."""
    return CATEGORIES[RANKING.strength(hand)[0]]


def rank_number(hand: Sequence[Card]) -> int:
    """Return the place of a hand of known cards among all: 1 is 7-5-4-3-2, 7462 a royal flush."""
    return _numbers()[RANKING.strength(hand)]


def name(hand: Sequence[Card]) -> str:
    """Return what players call the hand: `the wheel`, `8-7-6-5-3`, `one pair, 2-2-5-4-3` (RANK-13)."""
    number = rank_number(hand)
    if number in NAMED:
        return NAMED[number]
    ranks = "-".join(RANKS[value] for value in RANKING.compared(hand))
    return ranks if category(hand) == "no pair" else f"{category(hand)}, {ranks}"


@cache
def _numbers() -> dict[Strength, int]:
    """Return the number of every class of equal hands, counted from the best."""
    strengths = {RANKING.strength(hand) for hand in _one_of_each_class()}
    return {strength: number for number, strength in enumerate(sorted(strengths), start=1)}


def _one_of_each_class() -> list[list[Card]]:
    hands = []
    for ranks in combinations_with_replacement(RANKS, 5):
        if ranks[0] == ranks[4]:
            continue  # five of a kind
        hands.append([rank + SUITS[ranks[:place].count(rank)] for place, rank in enumerate(ranks)])
        if len(set(ranks)) == 5:  # the line above made a flush: here is its unsuited sister
            hands.append([rank + "c" for rank in ranks[:4]] + [ranks[4] + "d"])
    return hands
