"""What a failed scenario looked like at the table, worked out from the calls that were exchanged.

Nothing here is HTML: a template draws these values. What an engine sent may be of any shape that the protocol lets
pass, with fields left out; what is not there is not drawn.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tripledraw.record import Exchange

PLAYED = frozenset({"start", "act", "next"})
"""The calls that may change a table."""

SUITS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
MOST_HANDS = 12


@dataclass(frozen=True)
class Card:
    """A card as it is drawn; `fresh` marks one that is not in the same place in the other picture."""

    rank: str
    suit: str
    red: bool
    fresh: bool = False


@dataclass(frozen=True)
class Seat:
    """A seat and what is before it; None is what the engine does not show.

    `x` and `y` are its place on a circle of radius 1 round the middle of the table, y downwards.
    """

    number: int
    x: float
    y: float
    cards: tuple[Card, ...]
    stack: int | None
    bet: int | None
    folded: bool
    button: bool
    turn: bool
    won: int


@dataclass(frozen=True)
class Pile:
    """The stub or the muck: its cards if they are shown, and how many there are."""

    name: str
    count: int
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Table:
    """A table at one moment: `when` in words, `where` the hand stands, the seats, the pot and the piles."""

    when: str
    where: str
    pot: int | None
    seats: tuple[Seat, ...]
    piles: tuple[Pile, ...]


@dataclass(frozen=True)
class Hand:
    """One of the hands that were compared; `wins` is None if the engine did not say."""

    number: int
    cards: tuple[Card, ...]
    wins: bool | None


@dataclass(frozen=True)
class Drawing:
    """What is drawn of a scenario: the table before and after the last action, or the hands compared last."""

    tables: tuple[Table, ...] = ()
    hands: tuple[Hand, ...] = ()


def drawn(calls: Sequence[Exchange]) -> Drawing:
    """Return what can be drawn of a scenario's calls."""
    if calls and calls[-1].method in ("winners", "strengths"):
        return Drawing(hands=_hands(calls[-1]))
    states = [(number, call.answer["result"]) for number, call in enumerate(calls) if _is_state(call)]
    if not states:
        return Drawing()
    after = states[-1][1]
    last_played = max((number for number, call in enumerate(calls) if call.method in PLAYED), default=0)
    earlier = [state for number, state in states if number < last_played]
    if not earlier or calls[last_played].method != "act":
        return Drawing((_table("the table", after, after),))
    return Drawing((_table("before", earlier[-1], after), _table("after", after, earlier[-1])))


def _is_state(call: Exchange) -> bool:
    return isinstance(call.answer.get("result"), dict) and call.method not in ("winners", "strengths", "hello")


def _hands(call: Exchange) -> tuple[Hand, ...]:
    result = call.answer.get("result")
    winners = result.get("winners") if isinstance(result, dict) else None
    return tuple(
        Hand(number, tuple(map(_card, hand)), None if winners is None else number in winners)
        for number, hand in enumerate(call.params["hands"][:MOST_HANDS])
    )


def _table(when: str, state: dict[str, Any], other: dict[str, Any]) -> Table:
    """Return the table in a state, with what is otherwise in the other state marked as fresh."""
    count = max((len(state.get(field) or ()) for field in ("stacks", "bets", "hands")), default=0)
    return Table(
        when=when,
        where=_where(state),
        pot=state.get("pot"),
        seats=tuple(_seat(number, count, state, other) for number in range(1, count + 1)),
        piles=tuple(_pile(name, state, other) for name in ("stub", "muck") if state.get(name) is not None),
    )


def _where(state: dict[str, Any]) -> str:
    phase, number = state.get("phase"), state.get("round")
    if phase == "finished":
        return "the hand is over"
    names = {"betting": "betting round", "drawing": "draw"}
    return f"{names.get(str(phase), '')} {number or ''}".strip()


def _seat(number: int, count: int, state: dict[str, Any], other: dict[str, Any]) -> Seat:
    angle = pi / 2 + 2 * pi * (number - 1) / count  # seat 1 is nearest to the reader; the rest follow clockwise
    live = state.get("live")
    return Seat(
        number=number,
        x=round(cos(angle), 3),
        y=round(sin(angle), 3),
        cards=_fresh(_of_seat(state, "hands", number) or (), _of_seat(other, "hands", number) or ()),
        stack=_of_seat(state, "stacks", number),
        bet=_of_seat(state, "bets", number) or None,
        folded=live is not None and number not in live,
        button=state.get("button") == number,
        turn=state.get("turn") == number,
        won=_of_seat(state, "won", number) or 0,
    )


def _of_seat(state: dict[str, Any], field: str, number: int) -> Any:
    values = state.get(field) or ()
    return values[number - 1] if number <= len(values) else None


def _pile(name: str, state: dict[str, Any], other: dict[str, Any]) -> Pile:
    value = state[name]
    if isinstance(value, int):
        return Pile(name, value, ())
    there = other.get(name)
    return Pile(name, len(value), _fresh(value, there if isinstance(there, list) else value))


def _fresh(cards: Sequence[str], others: Sequence[str]) -> tuple[Card, ...]:
    return tuple(_card(card, fresh=card not in others) for card in cards)


def _card(text: str, *, fresh: bool = False) -> Card:
    rank, suit = text[:-1], text[-1:]
    return Card("10" if rank == "T" else rank, SUITS.get(suit, suit), suit in "dh", fresh)
