"""The words of the card table: players, moves and cards, as feature files and scripted tables write them.

`P1` is the first player left of the button, `P2` the next. A line such as `P3 raises` or
`P1, P2 and P4 stand pat` becomes moves; a card is two characters, rank then suit.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from tripledraw.scenarios import DECK

EVERYONE = 0
"""Stands for every player in turn, until the round or the draw is over."""

Kind = Literal["fold", "check", "call", "bet", "raise", "draw", "timeout"]

_NUMBERS = {"none": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7}
_VERBS: dict[str, Kind] = {
    "folds": "fold",
    "fold": "fold",
    "checks": "check",
    "check": "check",
    "calls": "call",
    "call": "call",
    "bets": "bet",
    "bet": "bet",
    "raises": "raise",
    "raise": "raise",
    "stands pat": "draw",
    "stand pat": "draw",
    "discards": "draw",
    "discard": "draw",
    "draw": "draw",
    "runs out of time": "timeout",
    "run out of time": "timeout",
}
_WHO = r"(?:everyone|P\d(?:(?:, P\d)* and P\d)?)"
_MOVE = re.compile(
    rf"(?P<who>{_WHO}) (?P<verb>{'|'.join(sorted(_VERBS, key=len, reverse=True))})"
    r"(?: to (?P<amount>\d+)| (?P<cards>.+))?$"
)


class Unreadable(ValueError):
    """A phrase that is none of the table's words: the suite's fault, never an engine's."""


@dataclass(frozen=True)
class Move:
    """One thing that one player does, or everyone in turn (`player` is then EVERYONE).

    `amount` is what the player's bet in the round would come to. `cards` are the discards: a tuple of cards,
    or a number of cards whichever they are.
    """

    player: int
    kind: Kind
    amount: int | None = None
    cards: tuple[str, ...] | int | None = None


def number(word: str) -> int:
    """Return the number that a word or a numeral says, as in `six` or `6`."""
    if word.isdigit():
        return int(word)
    if word not in _NUMBERS:
        raise Unreadable(f"{word!r} is no number: write none to seven, or a numeral")
    return _NUMBERS[word]


def cards(text: str) -> list[str]:
    """Return the cards of a text such as `7c 5d As`; raises Unreadable for anything that is no card."""
    found = text.split()
    for card in found:
        if card not in DECK:
            raise Unreadable(f"{card!r} is no card: write rank and suit, as in 7c or Td")
    return found


def players(text: str) -> list[int]:
    """Return the players of a text such as `P1, P2 and P4`, in the order written."""
    if not re.fullmatch(_WHO, text) or text == "everyone":
        raise Unreadable(f"{text!r} names no players: write P1, or P1 and P2, or P1, P2 and P3")
    return [int(digit) for digit in re.findall(r"P(\d)", text)]


def moves(line: str) -> list[Move]:
    """Return the moves of a line such as `P3 raises` or `P1 and P2 stand pat`."""
    match = _MOVE.match(line)
    if not match:
        raise Unreadable(f"{line!r} is not something that a player does at the table")
    kind = _VERBS[match["verb"]]
    discards = _discards(match["verb"], match["cards"], line)
    amount = int(match["amount"]) if match["amount"] else None
    who = [EVERYONE] if match["who"] == "everyone" else players(match["who"])
    return [Move(player, kind, amount, discards) for player in who]


def _discards(verb: str, text: str | None, line: str) -> tuple[str, ...] | int | None:
    if verb.startswith("stand"):
        return ()
    if not verb.startswith("discard"):
        if text:
            raise Unreadable(f"{line!r}: nothing is expected after {verb!r}")
        return None
    if text is None:
        raise Unreadable(f"{line!r}: say which cards, or how many")
    if text == "the whole hand":
        return 5
    counted = re.fullmatch(r"(\w+) cards?", text)
    if counted:
        return number(counted[1])
    return tuple(cards(text))
