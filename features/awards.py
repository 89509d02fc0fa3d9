"""What each player ought to get of the pots, from what was paid and held: ALLIN-2, ALLIN-5, BET-17, POT-1 and POT-2.

Only for hands that nobody chose, where no scenario can say beforehand who ends with how much.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from tripledraw.features.lowest import lowest

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


def awards(paid: Mapping[int, int], hands: Mapping[int, Sequence[str]]) -> dict[int, Fraction]:
    """Return what each player gets back: his shares of all pots, and what of his nobody called.

    `paid` is by player, in chips, those who have folded included; `hands` are those still in. Shares are exact: who
    gets an odd chip is not settled here.
    """
    gets = dict.fromkeys(paid, Fraction(0))
    below = 0
    for level in sorted({paid[player] for player in hands}):
        chips = sum(min(each, level) - min(each, below) for each in paid.values())
        winners = lowest({player: hand for player, hand in hands.items() if paid[player] >= level})
        for winner in winners:
            gets[winner] += Fraction(chips, len(winners))
        below = level
    return gets
