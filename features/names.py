"""What the cards of a scenario are called in the deal at hand.

A scenario names cards: `P1 discards Ah Js`. Played as scripted, they are those cards; played again, others stand
for them. An engine that cannot be told the cards deals as it likes: its first hand to P1 then stands for the
scripted hand of P1, and the cards that come from the stub stand for the scripted stub, in the order in which they
are first seen. Only which cards may come matters in such a table, and never their rank.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.scenarios import DECK

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tripledraw.features.setup import Setup


class Names:
    """Tells which card stands for a card that a scenario names, in a deal that was told to the engine."""

    def __init__(self, setup: Setup) -> None:
        self._becomes = setup.becomes
        self._stub = setup.deck()[1]

    def card(self, name: str) -> str:
        """Return the card of this deal that a named card stands for."""
        return self._becomes[name]

    def stub(self) -> list[str]:
        """Return the stub as it was after the deal, in no order that matters."""
        return list(self._stub)

    def see(self, cards: Iterable[str]) -> None:
        """Take note of cards that somebody holds: they were known from the start."""


class NamesByDeal(Names):
    """The names of a table that the engine deals by itself; `dealt` are its hands, by seat."""

    def __init__(self, setup: Setup, dealt: Sequence[Sequence[str]]) -> None:
        super().__init__(setup)
        self._unseen_names = list(self._stub)
        self._dealt = {card for hand in dealt for card in hand}
        self._stands_for: dict[str, str] = {}
        for player, hand in setup.deck()[0].items():
            self._stands_for.update(zip(hand, dealt[setup.seat(player) - 1], strict=True))

    def card(self, name: str) -> str:
        """Return the card that stands for a name; once it matters, cards never seen stand for the rest of the stub."""
        scripted = super().card(name)
        if scripted not in self._stands_for:
            self.see(DECK)
        return self._stands_for[scripted]

    def stub(self) -> list[str]:
        """Return what was not dealt."""
        return [card for card in DECK if card not in self._dealt]

    def see(self, cards: Iterable[str]) -> None:
        """Let cards that are seen for the first time stand for the next ones of the stub."""
        seen = set(self._stands_for.values())
        for card in cards:
            if card not in seen:
                self._stands_for[self._unseen_names.pop(0)] = card
                seen.add(card)
