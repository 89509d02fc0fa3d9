"""Tables and decks to play: stakes that an engine can play, and stacks that no hand uses up."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING

from msgspec import UNSET

from tripledraw.proof.hands import Deal
from tripledraw.reference_impl.cards import DECK

if TYPE_CHECKING:
    from tripledraw.adapters.protocol import Hello
    from tripledraw.reference_impl.cards import Card

DEEP = 100
"""Small bets of a stack that no hand uses up."""

STAKES = (10, 20)


def deep_deal(hello: Hello, seats: int, button: int) -> Deal:
    """Return a table of deep stacks, with the same cards every time if the engine can be told them."""
    bets = STAKES if hello.stakes is UNSET or STAKES in hello.stakes else hello.stakes[0]
    hands, stub = dealt(seats, 1) if can_be_told_cards(hello) else ((), ())
    stacks = (DEEP * bets[0],) * seats
    return Deal(seats, button, stacks, (bets[0] // 2, bets[0]), bets, hands, stub)


def can_be_told_cards(hello: Hello) -> bool:
    """Tell whether the deck can be scripted: an engine that burns cards would go by another one."""
    return "scripted-deck" in hello.implements and not hello.burns


def can_seat(hello: Hello, seats: int) -> bool:
    """Tell whether the engine plays with so many players."""
    return hello.seats is UNSET or seats in hello.seats


@cache
def dealt(seats: int, seed: int) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """Return hands by seat and the stub, shuffled by the seed."""
    cards = list(DECK)
    Random(seed).shuffle(cards)
    hands = tuple(tuple(cards[first : first + 5]) for first in range(0, 5 * seats, 5))
    return hands, tuple(cards[5 * seats :])
