"""The bank of engines: every fault that is planted in `faults/`, the hollow engines, and the sound ones.

Each is an engine at an address of its own: `tripledraw run tripledraw.proof.bank:NAME`.
"""

from __future__ import annotations

import importlib
import pkgutil
from typing import TYPE_CHECKING

from tripledraw.proof import faults, sound
from tripledraw.proof.faults import hollow
from tripledraw.proof.planting import PLANTED

if TYPE_CHECKING:
    from collections.abc import Callable

    from tripledraw.proof.planting import Fault

for _module in pkgutil.walk_packages(faults.__path__, f"{faults.__name__}."):
    importlib.import_module(_module.name)


def _place(fault: Fault) -> tuple[str, int]:
    topic, _, number = fault.rule.partition("-")
    return topic, int(number)


FAULTS: dict[str, Fault] = {planted.name: planted for planted in sorted(PLANTED.values(), key=_place)}
"""Every fault by name, rule by rule."""

HOLLOW = hollow.HOLLOW
"""Every hollow engine by name; each is called without arguments."""

SOUND = sound.SOUND
"""Every sound engine that plays in another way, by name; each is called without arguments."""


def address(name: str) -> str:
    """Return the address of an engine of the bank."""
    return f"{__name__}:{name}"


def __getattr__(name: str) -> Callable[[], object]:
    if name in FAULTS:
        return FAULTS[name].engine
    others = HOLLOW | SOUND
    if name in others:
        return others[name]
    raise AttributeError(f"there is no engine {name!r} in the bank")


def __dir__() -> list[str]:
    return [*FAULTS, *HOLLOW, *SOUND]
