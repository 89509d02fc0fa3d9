"""Which readings of a contested rule fit what an engine shows.

A scenario of a contested rule ends in a table: each row is a reading and what it would have let happen. Outcomes
nest: what a narrow reading gives, a wider one could have given by chance. So each row gets the chance that it
gives to what was seen, and a row whose chance is below a millionth of another row's is ruled out. The hand is
played again, with other cards, until the readings left can be told apart. Where the engine shows its reshuffles or
its stub, what a new stub was made of is compared as well, and nothing is left to chance.

A reading may have several rows, for the readings of other contested rules on which it depends. A row of the reading
`none` is a wrong way to play that a wide reading could hide: if only such rows are left, no reading fits.
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

NO_READING = "none"
"""What stands in place of a reading in a row that no document or house holds; see `decide`."""

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
        logs = _left({index: log + log_chance(play, last, table[index]) for index, log in logs.items()})
        if _settled([table[index] for index in logs]):
            break
    found = frozenset(table[index].reading for index in logs) - {NO_READING}
    if not found:
        raise Mismatch(_expected(play, table), _seen(play, last, table))
    return found


def log_chance(play: Play, hand: Hand, row: Row) -> float:
    """Return the logarithm of the chance that a reading gives to what was seen, IMPOSSIBLE if it gives none."""
    for heading, cell in row.cells.items():
        if not (_FIRST.match(heading) or _ANY.match(heading)) and not _fits(play, hand, heading, cell):
            return IMPOSSIBLE
    served = _served_from(row)
    return _cards_chance(hand, served) if served else 0.0


def _left(logs: dict[int, float]) -> dict[int, float]:
    best = max(logs.values(), default=IMPOSSIBLE)
    return {index: log for index, log in logs.items() if log > IMPOSSIBLE and log - best > math.log(MISSED)}


def _settled(left: Sequence[Row]) -> bool:
    """Return whether playing on cannot rule out any reading: each way to play that is left is one of all of them."""
    ways: dict[tuple[str, ...], set[str]] = {}
    for row in left:
        ways.setdefault(tuple(row.cells.values()), set()).add(row.reading)
    readings = {row.reading for row in left}
    return all(way == readings for way in ways.values())


# Cards


@dataclass(frozen=True)
class Served:
    """What a row says of cards: who is served, in order, what the first of them surely gets, and from what the rest."""

    receivers: tuple[int, ...]
    first: str
    any_of: str


def _served_from(row: Row) -> Served | None:
    """Return what a row says of cards, None if it says nothing."""
    first_player, first = 0, ""
    for heading, cell in row.cells.items():
        if match := _FIRST.match(heading):
            [first_player], first = players(match[1]), cell
        elif match := _ANY.match(heading):
            receivers = players(match["who"] or f"P{first_player}")
            if first_player not in (0, receivers[0]):
                raise Unreadable("who gets cards first must be the first of those who get any of the others")
            return Served(tuple(receivers), first, cell)
    return None


def _cards_chance(hand: Hand, served: Served) -> float:
    """Return the logarithm of the chance that these players are served as they were, in this order, from one stub.

    A card that its receiver has discarded in this draw is left aside: no reading lets it come back, and MUCK-4 is
    judged apart.
    """
    draw = hand.drawn[-1].draw
    forced, pool = group(served.first, hand).cards, group(served.any_of, hand)
    if not _new_stub_fits(hand, served, forced, pool):
        return IMPOSSIBLE
    given = _held(hand)
    total = 0.0
    for player in served.receivers:
        got = frozenset(hand.received(draw, player)) - hand.discarded(player, draw)
        eligible = pool.for_player(hand, player) - given
        if not forced <= got or not got - forced <= eligible:
            return IMPOSSIBLE
        total -= math.log(math.comb(len(eligible), len(got - forced)))
        given |= got
        forced = frozenset()
    return total


def _new_stub_fits(hand: Hand, served: Served, forced: frozenset[str], pool: Group) -> bool:
    """Return whether the reshuffle, where the engine shows what it was made of, was made of these cards.

    What the first receiver may not get is left aside: an engine may shuffle it in and pass it over, or keep it out.
    """
    new_stub = _new_stub(hand, served, forced)
    if new_stub is None:
        return True
    draw = hand.drawn[-1].draw
    aside = _held(hand) | hand.discarded(served.receivers[0], draw if pool.own else None)
    return new_stub - aside == pool.cards - aside


def _held(hand: Hand) -> frozenset[str]:
    """Return the cards that players held before this draw and have kept: none of them is in a stub (MUCK-6)."""
    draw = hand.drawn[-1].draw
    return frozenset(
        card
        for player in hand.live()
        for card in set(hand.cards(player)) - set(hand.received(draw, player)) - hand.discarded(player, draw)
    )


def _new_stub(hand: Hand, served: Served, forced: frozenset[str]) -> frozenset[str] | None:
    """Return what the last reshuffle was made of, from the engine's list of it or from its stub; None if unknown."""
    if hand.state.reshuffles is not UNSET:
        return frozenset(hand.state.reshuffles[-1] if hand.state.reshuffles else ())
    if isinstance(hand.state.stub, tuple):
        draw = hand.drawn[-1].draw
        turns = [part.player for part in hand.drawn if part.draw == draw]
        from_then_on = turns[turns.index(served.receivers[0]) :]
        given = {card for player in from_then_on for card in hand.received(draw, player)}
        return frozenset(hand.state.stub) | (given - forced)
    return None


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
    part = next(part for part in reversed(hand.drawn) if part.player == who[0])
    return hand.is_served(part)


def _served_at_once(_: Play, hand: Hand, who: list[int]) -> bool:
    draw = hand.drawn[-1].draw
    part = next(part for part in hand.drawn if (part.draw, part.player) == (draw, who[0]))
    hand.shows("hands")
    return part.served_at_once


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
    Column(re.compile(r"(P\d) was served before P\d declared$"), _served_at_once, _yes_or_no),
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


def _expected(play: Play, table: Sequence[Row]) -> str:
    readings = "; ".join(
        f"{row.reading} ({', '.join(f'{heading} {cell}' for heading, cell in row.cells.items() if cell)})"
        for row in table
        if row.reading != NO_READING
    )
    return f"one of these readings: {readings}{_slip(play)}"


def _slip(play: Play) -> str:
    if play.plays == 1:
        return ""
    return (
        f" [played up to {play.plays} times: a reading that the engine follows is ruled out "
        "less than once in a million runs]"
    )


def _seen(play: Play, hand: Hand, table: Sequence[Row]) -> str:
    served = _served_from(table[0])
    seen = [
        f"{heading}: {_in_words(_looked_at(play, hand, heading)[1])}"
        for heading in table[0].cells
        if not (_FIRST.match(heading) or _ANY.match(heading))
    ]
    if served:
        draw = hand.drawn[-1].draw
        seen += [f"P{player} got {' '.join(hand.received(draw, player))}" for player in served.receivers]
    return "; ".join(seen)


def _in_words(seen: int | bool) -> str:
    return {True: "yes", False: "no"}[seen] if isinstance(seen, bool) else str(seen)
