"""Which of some hands is the lowest, by the rulebook's own words: RANK-1 to RANK-14.

Only for hands that nobody chose, where no scenario can name the winner beforehand.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tripledraw.adapters.protocol import RANKS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_BY_COUNTS = ((1, 1, 1, 1, 1), (2, 1, 1, 1), (2, 2, 1), (3, 1, 1))
"""How often ranks come, in the four best categories; straight, flush and the rest follow (RANK-9)."""

_STRAIGHT, _FLUSH, _FULL_HOUSE, _FOURS, _STRAIGHT_FLUSH = range(4, 9)


def lowest(hands: Mapping[int, Sequence[str]]) -> list[int]:
    """Return the players whose hands, five cards each, are the lowest: several if they are equal."""
    strengths = {player: strength(hand) for player, hand in hands.items()}
    return sorted(player for player, each in strengths.items() if each == min(strengths.values()))


def strength(hand: Sequence[str]) -> tuple[int, list[tuple[int, int]]]:
    """Return the category, then the ranks as they compare; the smaller is the lower hand."""
    counts = Counter(RANKS.index(card[0]) for card in hand)
    compared = sorted(((count, rank) for rank, count in counts.items()), reverse=True)
    return _category(hand, compared), compared


def _category(hand: Sequence[str], compared: Sequence[tuple[int, int]]) -> int:
    shape = tuple(count for count, _ in compared)
    flush = len({card[1] for card in hand}) == 1
    straight = len(shape) == len(hand) and compared[0][1] - compared[-1][1] == len(hand) - 1
    if straight or flush:
        return _STRAIGHT_FLUSH if straight and flush else _STRAIGHT if straight else _FLUSH
    if shape in _BY_COUNTS:
        return _BY_COUNTS.index(shape)
    return _FULL_HOUSE if shape == (3, 2) else _FOURS
