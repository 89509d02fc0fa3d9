"""How many cards six players may ask for: every way in the first draw, and covering arrays for all three draws."""

from __future__ import annotations

from itertools import product

PLAYERS = 6
MOST = 5
PRIME = 17
"""The least prime that gives a column to each of eighteen requests: six players in three draws, and one besides."""

Requests = tuple[tuple[int, ...], ...]
"""For each draw, how many cards each player in turn asks for."""


def first_draws() -> list[Requests]:
    """Return all 46,656 ways to ask for none to five cards in the first draw."""
    return [(counts,) for counts in product(range(MOST + 1), repeat=PLAYERS)]


def later_draws() -> list[Requests]:
    """Return 4,913 ways through three draws in which any three of the eighteen requests meet in every combination.

    They are the polynomials of second degree over the integers modulo 17: three values at three places, one of them
    perhaps at infinity, belong to exactly one polynomial. Seventeen values stand for the six requests.
    """
    return [_three_draws(*coefficients) for coefficients in product(range(PRIME), repeat=3)]


def _three_draws(a: int, b: int, c: int) -> Requests:
    row = [(a * x * x + b * x + c) % PRIME for x in range(PRIME)] + [a]
    wanted = [value % (MOST + 1) for value in row]
    return tuple(tuple(wanted[first : first + PLAYERS]) for first in range(0, 3 * PLAYERS, PLAYERS))
