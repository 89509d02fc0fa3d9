"""Hollow engines: they speak the protocol and do not play. No rule may pass on any of them."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from tripledraw.adapters.outcomes import Rejected
from tripledraw.adapters.reference import AREAS
from tripledraw.reference_impl.cards import DECK

if TYPE_CHECKING:
    from collections.abc import Callable

HOLLOW: dict[str, Callable[[], object]] = {}
"""The hollow engines by name; each is called without arguments."""

ACTIONS = ["fold", "check", "call", "bet", "raise", "draw"]


def hollow(engine: type) -> type:
    """Put a class among the hollow engines."""
    HOLLOW[engine.__name__] = engine
    return engine


class Hollow:
    """Base: says that it offers everything, and answers everything with `shown()`."""

    def hello(self, **_: object) -> dict[str, Any]:
        """Say that everything is offered."""
        return {"protocol": 1, "name": type(self).__name__, "version": "0", "implements": AREAS}

    def winners(self, *, hands: list[list[str]]) -> dict[str, Any]:
        """Return every hand as a winner."""
        return {"winners": list(range(len(hands)))}

    def start(self, **table: Any) -> dict[str, Any]:
        """Take note of the table."""
        self.table = table
        return self.shown()

    def act(self, **_: object) -> dict[str, Any]:
        """Do nothing."""
        return self.shown()

    def state(self) -> dict[str, Any]:
        """Return the state."""
        return self.shown()

    def next(self) -> dict[str, Any]:
        """Do nothing."""
        return self.shown()

    def shown(self) -> dict[str, Any]:
        """Return the state: the table as it was set, with seat 1 to act for ever."""
        table = self.table
        return {
            "phase": "betting",
            "round": 1,
            "button": table["button"],
            "turn": 1,
            "actions": ACTIONS,
            "call": 0,
            "bets": [0] * table["seats"],
            "stacks": table["stacks"],
            "pot": 0,
            "live": list(range(1, table["seats"] + 1)),
            "hands": table.get("hands") or [[] for _ in range(table["seats"])],
            "stub": table.get("stub") or [],
            "muck": [],
            "reshuffles": [],
            "shown": [],
            "won": [0] * table["seats"],
        }


@hollow
class does_nothing(Hollow):
    """Answers every action with the table as it was dealt."""


@hollow
class shows_nothing(Hollow):
    """Answers every action with an empty state."""

    def shown(self) -> dict[str, Any]:
        return {}


@hollow
class is_always_over(Hollow):
    """Says that the hand is over before it has begun."""

    def shown(self) -> dict[str, Any]:
        return {**super().shown(), "phase": "finished", "turn": None, "actions": []}


@hollow
class gives_seat_after_seat_a_turn(Hollow):
    """Lets every seat do anything, one after the other, without end."""

    turn = 0

    def act(self, **_: object) -> dict[str, Any]:
        self.turn += 1
        return self.shown()

    def shown(self) -> dict[str, Any]:
        return {**super().shown(), "turn": self.turn % self.table["seats"] + 1}


@hollow
class answers_a_constant_state(Hollow):
    """Has one state for every table: two seats, seat 1 to act."""

    def shown(self) -> dict[str, Any]:
        self.table = {"seats": 2, "button": 1, "stacks": [1000, 1000]}
        return super().shown()


@hollow
class refuses_everything(Hollow):
    """Starts any table and refuses every action."""

    def act(self, **_: object) -> dict[str, Any]:
        raise Rejected("bad-action", "no")

    def next(self) -> dict[str, Any]:
        raise Rejected("bad-action", "no")

    def winners(self, *, hands: list[list[str]]) -> dict[str, Any]:
        raise Rejected("bad-action", "no")


@hollow
class refuses_every_table(refuses_everything):
    """Refuses to start any table."""

    def start(self, **_: object) -> dict[str, Any]:
        raise Rejected("bad-table", "no")


@hollow
class answers_at_random(Hollow):
    """Shows numbers and seats that come as they may; the same ones in every run."""

    def __init__(self) -> None:
        self.random = random.Random(1)

    def winners(self, *, hands: list[list[str]]) -> dict[str, Any]:
        return {"winners": [self.random.randrange(len(hands))]}

    def shown(self) -> dict[str, Any]:
        seats = self.table["seats"]
        cards = self.random.sample(DECK, len(DECK))
        return {
            "phase": self.random.choice(["betting", "drawing", "finished"]),
            "round": self.random.randint(1, 4),
            "button": self.random.randint(1, seats),
            "turn": self.random.randint(1, seats),
            "actions": self.random.sample(ACTIONS, 2),
            "call": self.random.randrange(40),
            "bets": [self.random.randrange(40) for _ in range(seats)],
            "stacks": [self.random.randrange(1000) for _ in range(seats)],
            "pot": self.random.randrange(100),
            "live": self.random.sample(range(1, seats + 1), seats - 1),
            "hands": [cards[5 * seat : 5 * seat + 5] for seat in range(seats)],
            "stub": cards[40:],
            "muck": cards[:4],
            "shown": self.random.sample(range(1, seats + 1), 2),
            "won": [0] * seats,
        }


@hollow
class crashes_on_everything(Hollow):
    """Starts a table and fails at every action: a crash is no refusal."""

    def act(self, **_: object) -> dict[str, Any]:
        raise RuntimeError("no")

    def next(self) -> dict[str, Any]:
        raise RuntimeError("no")

    def winners(self, *, hands: list[list[str]]) -> dict[str, Any]:
        raise RuntimeError("no")
