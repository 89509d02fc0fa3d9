"""Engines that count players from the one left of the button, 0 first, where the protocol counts seats."""

from collections.abc import Iterable
from typing import TypeVar

from tripledraw.adapters.outcomes import Unsupported

T = TypeVar("T")


def by_player(by_seat: list[T], button: int) -> list[T]:
    """Return a list by seat as a list by player. Raises Unsupported for a button that no seat has."""
    if not 1 <= button <= len(by_seat):
        raise Unsupported("the engine has no button: the order of its players says where it is")
    return by_seat[button:] + by_seat[:button]


def by_seat(by_player: Iterable[T], button: int) -> list[T]:
    """Return a list by player as a list by seat."""
    values = list(by_player)
    first = len(values) - button
    return values[first:] + values[:first]


def seat_of(player: int, button: int, seats: int) -> int:
    """Return the seat of a player."""
    return (player + button) % seats + 1
