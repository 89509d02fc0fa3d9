"""The few words of JSON that badge services (shields.io calls it an endpoint) make a badge of."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tripledraw.features.catalogue import Catalogue
    from tripledraw.fold import Judgement

COLORS = {0: "brightgreen", 1: "red"}
"""By exit status; any other says nothing of the engine."""


def render(judgements: Sequence[Judgement], catalogue: Catalogue) -> bytes:  # noqa: ARG001 - as all formats
    """Return the badge of one engine: its verdict by the chosen rulebook."""
    [judgement] = judgements
    verdict = judgement.verdict
    text, _, _ = (verdict.text or "no verdict").partition(" (")
    in_part = verdict.exit == 0 and text != "conforms"
    badge = {
        "schemaVersion": 1,
        "label": "2-7 triple draw" if verdict.rulebook == "common" else f"2-7 triple draw, {verdict.rulebook}",
        "message": text,
        "color": "green" if in_part else COLORS.get(verdict.exit, "lightgrey"),
    }
    if verdict.text is None:
        badge["color"] = "lightgrey"
    return json.dumps(badge).encode() + b"\n"
