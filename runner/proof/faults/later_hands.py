"""What the faults of later hands are built on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.reference_impl.game import Game

if TYPE_CHECKING:
    from tripledraw.reference_impl.dealer import Dealer


class CountsHands(Game):
    """Base of the faults that wait for a later hand: how many hands were played at the table before."""

    hands_before = 0

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        following.hands_before = self.hands_before + 1  # type: ignore[attr-defined]
        return following
