"""Money and cards as hand histories print them."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from tripledraw.rulings.hand import Unreadable

if TYPE_CHECKING:
    from collections.abc import Iterable

RANKS = "23456789TJQKA"
SUITS = "cdhs"
CARDS = frozenset(rank + suit for rank in RANKS for suit in SUITS)
HIDDEN = frozenset({"X", "??", "-", "null"})
MOST_CHIPS = 10**15

_NUMBER = re.compile(r"(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2})0*)?|(\d+),(\d{1,2})|\.(\d{1,2})", re.ASCII)
_SYMBOLS = "$€£ \u00a0"


@lru_cache(maxsize=4096)
def _hundredths(text: str) -> int | None:
    found = _NUMBER.fullmatch(text.strip(_SYMBOLS))
    if found is None:
        return None
    whole, cents, comma_whole, comma_cents, bare_cents = found.groups()
    units = (whole or comma_whole or "0").replace(",", "")
    if len(units) > 15:
        return None
    return int(units) * 100 + int((cents or comma_cents or bare_cents or "0").ljust(2, "0"))


def chips(text: str, line: int) -> int:
    """Return an amount such as `$1,250.50`, `12.50€` or `40` in hundredths; Unreadable if it is none."""
    amount = _hundredths(text)
    if amount is None or amount > MOST_CHIPS:
        raise Unreadable(line, f"{text.strip()!r} is no amount of chips")
    return amount


def money(amount: int) -> str:
    """Write hundredths as a person would: `0.50`, `1250`."""
    whole, cents = divmod(amount, 100)
    return f"{whole}.{cents:02}" if cents else str(whole)


def cards(text: str, line: int) -> tuple[str, ...] | None:
    """Return the cards of `7c Td As` or `7c,Td,As`; None if any is hidden; Unreadable if one is no card."""
    return known(text.replace(",", " ").split(), line)


def packed_cards(text: str, line: int) -> tuple[str, ...] | None:
    """Return the cards of `7cTdAs`, as PHH writes them; None if any is hidden."""
    return known([text[start : start + 2] for start in range(0, len(text), 2)], line)


def known(names: Iterable[str], line: int) -> tuple[str, ...] | None:
    """Return the cards if each is one and none is hidden, else None; Unreadable if one is no card."""
    result = tuple(names)
    if CARDS.issuperset(result):
        return result
    for name in result:
        if name not in CARDS and name not in HIDDEN:
            raise Unreadable(line, f"{name!r} is no card")
    return None
