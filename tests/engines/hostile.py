"""Engines that say what no report expects: markup, control characters, lone surrogates, a megabyte of text."""

# ruff: noqa: ARG002 (engines take what the protocol sends, needed or not)

from __future__ import annotations

from typing import Any

from tripledraw.adapters import Rejected, Unsupported
from tripledraw.adapters.reference import ReferenceEngine

HARM = "document.title='taken'"
MARKUP = f"<script>{HARM}</script></td></svg>]]>&lt;\"'{{{{ 7*7 }}}}<img src=x onerror={HARM}>"
CONTROL = "\x00\x07\x1b[31m\r\x85\u2028\u202e\ufffe"
SURROGATE = "\ud800 \udfff"
MEGABYTE = "Lorem ipsum " * 90_000
ALL = MARKUP + CONTROL + SURROGATE + MEGABYTE
AREAS = ["ranking", "betting", "drawing", "showdown", "scripted-deck", "next-hand", "clock", "all-in"]


class Hostile(ReferenceEngine):
    """Plays as it likes, and says it in another way each time."""

    def hello(self, **sent: Any) -> dict[str, Any]:
        return {
            "protocol": 1,
            "name": MARKUP + CONTROL + SURROGATE,
            "version": ALL,
            "implements": AREAS,
            "url": f"javascript:{HARM}",
            "readings": {MARKUP: SURROGATE},
        }

    def winners(self, **sent: Any) -> Any:
        raise Rejected(ALL, ALL)

    def strengths(self, **sent: Any) -> Any:
        raise Unsupported(ALL)

    def act(self, *, seat: int, action: str, **rest: Any) -> Any:
        match action:
            case "fold":
                raise Rejected(MARKUP, ALL)
            case "draw":
                raise ValueError(ALL)
            case "raise":
                return {**self.state(), MARKUP: CONTROL}
            case _:
                return {**self.state(), ALL: ALL}

    def state(self) -> dict[str, Any]:
        return {"phase": "betting", "round": 1, "turn": 1, "stub": 52, "pot": 15, MARKUP: CONTROL}


class CannotBeMade:
    """Says it all instead of starting."""

    def __init__(self) -> None:
        raise OSError(ALL)
