"""The differences found so far, each kind once, with the shortest hand that shows it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tripledraw.proof.lockstep import Difference

Kind = tuple[str, str]


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

    def add(self, differences: Iterable[Difference]) -> None:
        """Take the differences of one hand."""
        for difference in differences:
            known = self._by_kind.get(difference.kind)
            if known is None:
                self._by_kind[difference.kind] = Finding(difference)
                continue
            known.hands += 1
            if len(difference.moves) < len(known.shortest.moves):
                known.shortest = difference

    def __iter__(self) -> Iterator[Finding]:
        return iter(self._by_kind.values())

    def __len__(self) -> int:
        return len(self._by_kind)
