"""Hands that are played on two engines at once, as values: a deal, and the moves that are made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from msgspec import UNSET

from tripledraw.adapters.protocol import Act, Start
from tripledraw.reference_impl.actions import Action
from tripledraw.reference_impl.table import Table

if TYPE_CHECKING:
    from tripledraw.reference_impl.cards import Card

NEXT_HAND = "next"
"""The move that asks for the next hand at the same table; nobody in particular makes it."""


@dataclass(frozen=True)
class Deal:
    """A table and its cards: stacks and hands by seat, chips as they are, the stub in dealing order.

    Without cards the engine deals by itself, and `seed` is sent instead.
    """

    seats: int
    button: int
    stacks: tuple[int, ...]
    blinds: tuple[int, int] = (5, 10)
    bets: tuple[int, int] = (10, 20)
    hands: tuple[tuple[Card, ...], ...] = ()
    stub: tuple[Card, ...] = ()
    seed: int = 1

    @property
    def scripted(self) -> bool:
        """Whether the cards are told to the engine."""
        return bool(self.hands)

    @property
    def table(self) -> Table:
        """The table as the reference engine takes it."""
        return Table(self.seats, self.button, self.stacks, self.blinds, self.bets)

    def start(self, rulebook: str | None) -> Start:
        """Return the message that starts the hand."""
        return Start(
            seats=self.seats,
            button=self.button,
            stacks=self.stacks,
            blinds=self.blinds,
            bets=self.bets,
            rulebook=rulebook or UNSET,
            hands=self.hands if self.scripted else UNSET,
            stub=self.stub if self.scripted else UNSET,
            seed=self.seed,
        )

    def player(self, seat: int) -> int:
        """Return which player sits there: P1 is the first left of the button; a seat that is not there is itself."""
        return (seat - self.button - 1) % self.seats + 1 if 1 <= seat <= self.seats else seat

    def seat(self, player: int) -> int:
        """Return the seat of a player of the table."""
        return (self.button + player - 1) % self.seats + 1


@dataclass(frozen=True)
class Move:
    """One thing that a seat does, or tries: `kind`, `amount` and `cards` are those of an action.

    `forbidden` says that the rules do not allow it.
    """

    seat: int
    kind: str
    amount: int | None = None
    cards: tuple[Card, ...] | None = None
    forbidden: bool = False

    @property
    def action(self) -> Action:
        """The move as the reference engine takes it."""
        return Action(self.seat, self.kind, self.amount, self.cards)

    @property
    def act(self) -> Act:
        """The move as the protocol has it."""
        amount = UNSET if self.amount is None else self.amount
        return Act(self.seat, self.kind, amount, UNSET if self.cards is None else self.cards)
