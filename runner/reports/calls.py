"""The calls made to an engine, told so that a person sees what each has changed."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tripledraw.record import Exchange

WIDEST = 200
"""The characters that are shown of a question and of an answer."""


def calls_in_words(calls: Iterable[Exchange]) -> list[str]:
    """Return a line for each call: what was asked, and the answer.

    Of a state only the fields are told that were not in the state before it, or not with that value.
    """
    lines: list[str] = []
    before: dict[str, Any] = {}
    for call in calls:
        [(kind, answer)] = call.answer.items()
        asked = f"{call.method} {_fields(call.params)}".rstrip()
        if kind != "result":
            lines.append(f"{asked} -> {kind} {_short(answer)}")
        elif not isinstance(answer, dict):
            lines.append(f"{asked} -> {_short(answer)}")
        else:
            fresh = {field: value for field, value in answer.items() if before.get(field, ...) != value}
            lines.append(f"{asked} -> {_fields(fresh) or 'nothing has changed'}")
            before = answer
    return lines


def _fields(fields: dict[str, Any]) -> str:
    """Write fields one after the other, each cut where it is long."""
    return ", ".join(f"{name} {_short(value)}" for name, value in fields.items())


def _short(value: object) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= WIDEST else f"{text[:WIDEST]}..."
