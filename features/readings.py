"""Which readings of a contested rule fit what an engine shows.

A scenario of a contested rule ends in a table: each row is a reading and what it would have let happen. Outcomes
nest: what a narrow reading gives, a wider one could have given by chance. So each row gets the chance that it
gives to what was seen, and a row whose chance is below a millionth of another row's is ruled out. The hand is
played again, with other cards, until the readings left can be told apart.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from msgspec import UNSET

from tripledraw.adapters.outcomes import Mismatch
from tripledraw.features.groups import Group, group
from tripledraw.features.words import Unreadable, players

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tripledraw.features.hand import Hand
    from tripledraw.features.play import Play

MISSED = 1e-6
"""The chance with which a reading that an engine follows may be ruled out, or one that it does not follow be left."""

IMPOSSIBLE = -math.inf

_FIRST = re.compile(r"(P\d) gets first$")
_ANY = re.compile(r"(?:(?P<who>P\d.*) gets? any of|then any of)$")


@dataclass(frozen=True)
class Row:
    """One row of a table of readings: the reading, and what it says under each heading."""

    reading: str
    cells: Mapping[str, str]


def rows(table: Sequence[Sequence[str]]) -> list[Row]:
    """Return the rows of a data table whose first column is `reading`; raises Unreadable."""
    heading, *body = table
    if heading[0] != "reading" or len(heading) < 2 or not body:
        raise Unreadable("a table of readings has a first column `reading`, another column, and rows")
    return [Row(row[0], dict(zip(heading[1:], row[1:], strict=True))) for row in body]


def decide(play: Play, table: Sequence[Row]) -> frozenset[str]:
    """Return the readings that fit, playing again where chance may hide a difference; raises Mismatch if none does."""
    logs = dict.fromkeys(range(len(table)), 0.0)
    last = play.hand
    for last in play.hands():
        for index in list(logs):
            logs[index] += log_chance(play, last, table[index])
        logs = _left(logs)
        if len({tuple(table[index].cells.items()) for index in logs}) <= 1:
            break
    if not logs:
        raise Mismatch(_expected(table), _seen(play, last, table))
    return frozenset(table[index].reading for index in logs)


def log_chance(play: Play, hand: Hand, row: Row) -> float:
    """Return the logarithm of the chance that a reading gives to what was seen, IMPOSSIBLE if it gives none."""
    first, any_of = _cards_columns(row)
    total = _cards_chance(hand, *first, *any_of) if any_of else 0.0
    for heading, cell in row.cells.items():
        if not (_FIRST.match(heading) or _ANY.match(heading)) and not _fits(play, hand, heading, cell):
            return IMPOSSIBLE
    return total


def _left(logs: dict[int, float]) -> dict[int, float]:
    best = max(logs.values(), default=IMPOSSIBLE)
    return {index: log for index, log in logs.items() if log > IMPOSSIBLE and log - best > math.log(MISSED)}


# Cards


def _cards_columns(row: Row) -> tuple[tuple[list[int], str], tuple[list[int], str] | tuple[()]]:
    """Return who gets which cards first, and who is then served from which group; the latter may be absent."""
    first: tuple[list[int], str] = ([], "")
    any_of: tuple[list[int], str] | tuple[()] = ()
    for heading, cell in row.cells.items():
        if match := _FIRST.match(heading):
            first = (players(match[1]), cell)
        elif match := _ANY.match(heading):
            any_of = (players(match["who"]) if match["who"] else first[0], cell)
    return first, any_of


def own_of_this_draw(hand: Hand, player: int) -> frozenset[str]:
    """Return what a player has discarded in this draw: no reading lets it come back, and MUCK-4 is judged apart."""
    draw = hand.drawn[-1].draw
    return frozenset(
        card for part in hand.drawn if (part.draw, part.player) == (draw, player) for card in part.discards
    )


def _cards_chance(hand: Hand, _: list[int], first: str, receivers: list[int], any_of: str) -> float:
    draw = hand.drawn[-1].draw
    forced, pool = group(first, hand).cards, group(any_of, hand)
    if not _new_stub_fits(hand, pool, receivers):
        return IMPOSSIBLE
    given: frozenset[str] = frozenset()
    total = 0.0
    for player in receivers:
        got = frozenset(hand.received(draw, player)) - own_of_this_draw(hand, player)
        eligible = pool.for_player(hand, player) - given
        if not forced <= got or not got - forced <= eligible:
            return IMPOSSIBLE
        total -= math.log(math.comb(len(eligible), len(got - forced)))
        given |= got
        forced = frozenset()
    return total


def _new_stub_fits(hand: Hand, pool: Group, receivers: list[int]) -> bool:
    """Return whether the reshuffle, if the engine shows it, was made of these cards.

    The first receiver's own discards are left aside: an engine may shuffle them in and skip them, or not.
    """
    if hand.state.reshuffles is UNSET:
        return True
    if not hand.state.reshuffles:
        return False
    own = {card for part in hand.drawn if part.player == receivers[0] for card in part.discards}
    others = {card for part in hand.drawn if part.player in receivers[1:] for card in part.discards} - pool.cards
    return set(hand.state.reshuffles[-1]) - own - others == pool.cards - own - others


# Everything else that tells readings apart


@dataclass(frozen=True)
class Column:
    """A column that is not about cards served: its heading, what is looked at, and whether a cell says so."""

    heading: re.Pattern[str]
    look: Callable[[Play, Hand, list[int]], int | bool]
    says: Callable[[Hand, str, int | bool], bool]


def _put_in(_: Play, hand: Hand, who: list[int]) -> int:
    return int(hand.by_player("bets", who[0]))


def _served(_: Play, hand: Hand, who: list[int]) -> bool:
    return len(hand.cards(who[0])) == 5


def _shows(_: Play, hand: Hand, who: list[int]) -> bool:
    return hand.setup.seat(who[0]) in hand.shows("shown")


def _yes_or_no(_: Hand, cell: str, seen: int | bool) -> bool:
    return cell == "yes or no" or cell == ("yes" if seen else "no")


def _count(_: Hand, cell: str, seen: int | bool) -> bool:
    """Return whether a cell such as `4`, `4 or 5` or `more than 5` says the number seen."""
    if cell.startswith("more than "):
        return seen > int(cell.removeprefix("more than "))
    return seen in {int(part) for part in cell.split(" or ")}


COLUMNS = (
    Column(re.compile(r"bets made()$"), lambda play, _hand, _who: play.bets_made, _count),
    Column(re.compile(r"(P\d) has put in$"), _put_in, lambda hand, cell, seen: hand.chips(int(cell)) == seen),
    Column(re.compile(r"(P\d) has been served$"), _served, _yes_or_no),
    Column(re.compile(r"(P\d) shows$"), _shows, _yes_or_no),
)


def _looked_at(play: Play, hand: Hand, heading: str) -> tuple[Column, int | bool]:
    """Return the column of a heading, and what it shows of the hand."""
    for column in COLUMNS:
        if match := column.heading.match(heading):
            return column, column.look(play, hand, players(match[1]) if match[1] else [])
    raise Unreadable(f"{heading!r} is no column of a table of readings")


def _fits(play: Play, hand: Hand, heading: str, cell: str) -> bool:
    column, seen = _looked_at(play, hand, heading)
    return column.says(hand, cell, seen)


# What a failure says


def _expected(table: Sequence[Row]) -> str:
    return "one of these readings: " + "; ".join(
        f"{row.reading} ({', '.join(f'{heading} {cell}' for heading, cell in row.cells.items() if cell)})"
        for row in table
    )


def _seen(play: Play, hand: Hand, table: Sequence[Row]) -> str:
    who, _ = _cards_columns(table[0])[1] or ([], "")
    if who:
        draw = hand.drawn[-1].draw
        return "; ".join(f"P{player} got {' '.join(hand.received(draw, player))}" for player in who)
    return "; ".join(f"{heading}: {_in_words(_looked_at(play, hand, heading)[1])}" for heading in table[0].cells)


def _in_words(seen: int | bool) -> str:
    return {True: "yes", False: "no"}[seen] if isinstance(seen, bool) else str(seen)
