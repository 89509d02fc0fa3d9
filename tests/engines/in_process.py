"""Engines in process for the tests of the client; the tests put this folder on the path."""

# ruff: noqa: ARG002 (engines take what the protocol sends, needed or not)

import sys
import threading
from typing import Any

import pytest

from tripledraw.adapters import Rejected, Unsupported


class Sound:
    """Answers each method with the least that is right, for a table of two."""

    def hello(self, *, protocol: int, suite: str) -> dict[str, Any]:
        return {"protocol": protocol, "name": "sound", "version": suite, "implements": ["ranking", "betting"]}

    def winners(self, *, hands: list[list[str]]) -> dict[str, Any]:
        return {"winners": [len(hands) - 1]}

    def strengths(self, *, hands: list[list[str]]) -> dict[str, Any]:
        return {"strengths": [1 for _ in hands]}

    def start(self, *, seats: int, button: int, stacks: list[int], **rest: Any) -> dict[str, Any]:
        self.stacks = stacks
        self.sent = rest
        return self.state()

    def act(self, *, seat: int, action: str, **rest: Any) -> dict[str, Any]:
        raise Rejected("bad-action", f"seat {seat} may not {action} {rest}")

    def state(self) -> dict[str, Any]:
        return {"phase": "betting", "turn": 1, "stacks": self.stacks, "house": "unknown fields are ignored"}


class Coded(Exception):
    """An engine's own exception that carries a code of the protocol."""

    def __init__(self, code: object) -> None:
        super().__init__("not in this house")
        self.code = code


RAISED = {
    "fold": Unsupported("no folding"),
    "check": Coded(1),
    "call": Coded(2),
    "bet": Coded(True),
    "raise": ZeroDivisionError("division by zero"),
    "exit": SystemExit(1),
    "skip": pytest.skip.Exception("skip me"),
    "end": GeneratorExit(),
    "stop": StopIteration(),
    "deep": RecursionError("too deep"),
}


class Raising(Sound):
    """Raises what the action names."""

    def act(self, *, seat: int, action: str, **rest: Any) -> dict[str, Any]:
        raise RAISED[action]


class Answering(Sound):
    """Gives back what the class attribute holds, whatever it is asked."""

    answer: Any = None

    def state(self) -> Any:
        return self.answer

    def winners(self, *, hands: list[list[str]]) -> Any:
        return {"winners": self.answer}

    def strengths(self, *, hands: list[list[str]]) -> Any:
        return {"strengths": self.answer}


class Sharing(Sound):
    """Gives back its own list, and goes on using it."""

    def start(self, **table: Any) -> dict[str, Any]:
        self.stacks = table["stacks"]
        return {"stacks": self.stacks}

    def act(self, **action: Any) -> dict[str, Any]:
        self.stacks[0] -= 10
        return {"stacks": self.stacks}


class Mute:
    """Has no methods at all."""


class Refusing(Sound):
    def hello(self, *, protocol: int, suite: str) -> dict[str, Any]:
        raise Unsupported("who are you?")


class NextYear(Sound):
    def hello(self, *, protocol: int, suite: str) -> dict[str, Any]:
        return {"protocol": 2, "name": "next year's", "version": "1", "implements": []}


class Boastful(Sound):
    def hello(self, *, protocol: int, suite: str) -> dict[str, Any]:
        return {"protocol": 1, "name": "boastful", "version": "1", "implements": ["everything"]}


class Hanging(Sound):
    def start(self, **table: Any) -> dict[str, Any]:
        threading.Event().wait()
        return {}


class HangingAtHello(Sound):
    def hello(self, *, protocol: int, suite: str) -> dict[str, Any]:
        threading.Event().wait()
        return {}


class CannotBeMade:
    def __init__(self) -> None:
        sys.exit("no licence")


NUMBER = 7
