"""Pots and how they are shared: ALLIN-2, ALLIN-5, BET-17, POT-1 to POT-3."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tripledraw.reference_impl.seating import Seating
    from tripledraw.reference_impl.table import Player


@dataclass(frozen=True, slots=True)
class Pot:
    """Chips, and the seats that can win them."""

    chips: int
    seats: tuple[int, ...]


class Pots:
    """Divides what was put in into pots, and pots into shares."""

    def __init__(self, players: Iterable[Player], seating: Seating) -> None:
        self.players = list(players)
        self.seating = seating

    def uncalled(self) -> dict[int, int]:
        """Return the part of the highest bet that nobody called, by seat: at most one entry (ALLIN-5)."""
        highest, second = sorted(self.players, key=lambda player: player.paid, reverse=True)[:2]
        return {highest.seat: highest.paid - second.paid} if highest.paid > second.paid else {}

    def pots(self, paid: dict[int, int]) -> list[Pot]:
        """Return main pot and side pots of what was `paid`, by seat (ALLIN-2).

        There is a pot for each level that a live player has reached; folded chips stay in (BET-17).
        """
        live = [player.seat for player in self.players if not player.folded]
        pots = []
        below = 0
        for level in sorted({paid[seat] for seat in live}):
            chips = sum(min(each, level) - min(each, below) for each in paid.values())
            pots.append(Pot(chips, tuple(seat for seat in live if paid[seat] >= level)))
            below = level
        dead = sum(max(each - below, 0) for each in paid.values())
        pots[-1] = Pot(pots[-1].chips + dead, pots[-1].seats)
        return pots

    def shares(self, chips: int, winners: Sequence[int]) -> dict[int, int]:
        """Return each winner's chips: equal shares, and odd chips one each (POT-2, POT-3)."""
        share, odd = divmod(chips, len(winners))
        first = self.odd_chip_order(winners)[:odd]
        return {seat: share + (seat in first) for seat in winners}

    def odd_chip_order(self, winners: Sequence[int]) -> list[int]:
        """Return the sharers clockwise from the button (POT-3)."""
        return [seat for seat in self.seating.clockwise(self.seating.button) if seat in winners]
