"""Where the sound engines are kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

SOUND: dict[str, Callable[[], object]] = {}
"""The sound engines by name; each is called without arguments."""


def sound(engine: type) -> type:
    """Put a class among the sound engines."""
    SOUND[engine.__name__] = engine
    return engine
