"""The differences found so far, each kind once, with the shortest hand that shows it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tripledraw.proof.lockstep import FAULT

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tripledraw.proof.lockstep import Difference

Kind = tuple[str, str]

MOST_FAULTS = 20
"""Hands in which an engine may fail before it makes no sense to go on."""


class GaveUp(Exception):
    """The engine has failed in too many hands."""

    def __str__(self) -> str:
        return f"The engine has failed in {MOST_FAULTS} hands, so it is not asked any more."


@dataclass
class Finding:
    """One kind of difference: the shortest case, and how many hands showed it.

    `shrunk` says whether the case was cut down, and `repeats` whether the engine did the same when asked again.
    """

    shortest: Difference
    hands: int = 1
    shrunk: bool = False
    repeats: bool = True


class Findings:
    """Kinds of difference, in the order in which they were first seen."""

    def __init__(self) -> None:
        self._by_kind: dict[Kind, Finding] = {}
        self._faults = 0

    def add(self, differences: Iterable[Difference]) -> None:
        """Take the differences of one hand; raises GaveUp if the engine fails in too many."""
        for difference in differences:
            self._faults += difference.rule == FAULT
            known = self._by_kind.get(difference.kind)
            if known is None:
                self._by_kind[difference.kind] = Finding(difference)
                continue
            known.hands += 1
            if len(difference.moves) < len(known.shortest.moves):
                known.shortest = difference
        if self._faults >= MOST_FAULTS:
            raise GaveUp

    def __iter__(self) -> Iterator[Finding]:
        return iter(self._by_kind.values())

    def __len__(self) -> int:
        return len(self._by_kind)
