"""Scripted tables as data: who sits where, what is dealt, and what has been played when a scenario begins.

`load(name)` returns the table that a scenario calls by that name. The files stand beside this module, one
table each; `scripted-table.schema.json` describes them to editors.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from tripledraw.adapters.protocol import RANKS, SUITS
from tripledraw.adapters.strict_yaml import FileMistake, mistake_at, read_yaml

FOLDER = Path(__file__).parent
DECK = tuple(rank + suit for rank in RANKS for suit in SUITS)
"""The 52 cards, from 2c to As."""


class Seating(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table itself: seats, the button's seat, chips by seat (or one number for all), blinds and bets."""

    seats: int
    button: int
    stacks: int | tuple[int, ...] = 1000
    blinds: tuple[int, int] = (5, 10)
    bets: tuple[int, int] = (10, 20)


class ScriptedTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One file: a name, what it is for, the rules it shows, the whole deck, and what is played first.

    `hands` are five cards by player, P1 being the first left of the button; `stub` is in dealing order.
    """

    name: str
    about: str
    shows: tuple[str, ...]
    table: Seating
    hands: dict[str, str]
    stub: str
    play: tuple[str, ...] = ()

    def cards_of(self, player: str) -> list[str]:
        """Return the five cards dealt to a player such as `P3`."""
        return self.hands[player].split()

    def stub_cards(self) -> list[str]:
        """Return the stub in the order in which it is given out."""
        return self.stub.split()


def slug(name: str) -> str:
    """Return the file stem of a table's name: `four left in the stub` is `four-left-in-the-stub`."""
    return "-".join(name.lower().split())


def names() -> list[str]:
    """Return the names of all tables, in order of their files."""
    return [read_yaml(path, ScriptedTable).name for path in sorted(FOLDER.glob("*.yaml"))]


@cache
def load(name: str) -> ScriptedTable:
    """Read the table called `name`; raises `FileMistake` where the file says something impossible."""
    return read(FOLDER / f"{slug(name)}.yaml")


def read(path: Path) -> ScriptedTable:
    """Read one table file and check that seats, players and cards add up; raises `FileMistake`."""
    table = read_yaml(path, ScriptedTable)
    if slug(table.name) != path.stem:
        raise FileMistake(path, 1, f"the name {table.name!r} belongs in a file called {slug(table.name)}.yaml")
    _check_seating(path, table.table)
    _check_cards(path, table)
    return table


def _check_seating(path: Path, seating: Seating) -> None:
    if not 2 <= seating.seats <= 6:
        raise mistake_at(path, ["table", "seats"], f"2 to 6 seats are expected, not {seating.seats}.")
    if not 1 <= seating.button <= seating.seats:
        raise mistake_at(path, ["table", "button"], f"the button needs a seat from 1 to {seating.seats}.")
    if not isinstance(seating.stacks, int) and len(seating.stacks) != seating.seats:
        raise mistake_at(path, ["table", "stacks"], f"{seating.seats} stacks are expected, one a seat.")


def _check_cards(path: Path, table: ScriptedTable) -> None:
    players = [f"P{number}" for number in range(1, table.table.seats + 1)]
    if sorted(table.hands) != players:
        raise mistake_at(path, ["hands"], f"the hands of {', '.join(players)} are expected.")
    for player in players:
        if len(table.cards_of(player)) != 5:
            raise mistake_at(path, ["hands", player], f"five cards are expected for {player}.")
    seen: set[str] = set()
    for card in [card for player in players for card in table.cards_of(player)] + table.stub_cards():
        if card not in DECK:
            raise FileMistake(path, _line(path, card), f"{card} is no card: write rank and suit, as in 7c or Td.")
        if card in seen:
            raise FileMistake(path, _line(path, card), f"{card} is named twice: a deck has it once.")
        seen.add(card)
    if len(seen) != len(DECK):
        missing = " ".join(card for card in DECK if card not in seen)
        raise mistake_at(path, ["stub"], f"all 52 cards are expected; missing: {missing}.")


def _line(path: Path, card: str) -> int:
    """Return the number of the last line of hands or stub that names the card."""
    lines = path.read_text(encoding="utf-8").split("\nplay:")[0].splitlines()
    return max((number for number, text in enumerate(lines, 1) if card in text.split("#")[0]), default=1)
