"""Make what an engine said fit to be kept and printed: plain values, clean text, and not too much of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from tripledraw.adapters import EngineFault, Rejected, Unsupported
from tripledraw.record import Exchange

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tripledraw.adapters import Call

LONGEST_TEXT = 2_000
LONGEST_LIST = 200
MOST_CALLS = 60


def clean(text: str) -> str:
    """Return the text without control characters and unpaired surrogates, cut where it is very long."""
    cut = text[:LONGEST_TEXT]
    readable = "".join(c if c.isprintable() or c == "\n" else _escaped(c) for c in cut)
    return readable if len(text) <= LONGEST_TEXT else f"{readable}... ({len(text):,} characters in all)"


def plain(value: Any) -> Any:
    """Return the value made of dicts, lists, numbers, None and clean text only."""
    if value is None or isinstance(value, bool | int | float):
        return value
    if isinstance(value, str):
        return clean(value)
    if isinstance(value, dict):
        return {clean(str(key)): plain(item) for key, item in list(value.items())[:LONGEST_LIST]}
    if isinstance(value, list | tuple | set | frozenset):
        return [plain(item) for item in list(value)[:LONGEST_LIST]]
    if isinstance(value, msgspec.Struct):
        return plain(msgspec.to_builtins(value))
    return clean(repr(value))


def exchanges(calls: Sequence[Call]) -> tuple[Exchange, ...]:
    """Return the last calls that were made to the engine, as values of the record."""
    return tuple(Exchange(call.method, plain(call.params), _answer(call.answer)) for call in calls[-MOST_CALLS:])


def _answer(answer: object) -> dict[str, Any]:
    match answer:
        case Rejected():
            return {"error": {"code": answer.code, "reason": plain(answer.reason), "message": clean(answer.text)}}
        case Unsupported():
            return {"error": {"code": answer.code, "message": clean(answer.text)}}
        case EngineFault():
            return {"fault": {"kind": answer.kind, "text": clean(answer.text)}}
        case _:
            return {"result": plain(answer)}


def _escaped(character: str) -> str:
    return "\ufffd" if 0xD800 <= ord(character) <= 0xDFFF else character.encode("unicode_escape").decode()
