"""What a check finds, and what a check is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tripledraw.lint.suite import Suite


@dataclass(frozen=True)
class Finding:
    """Something to mend: the check that found it, and one sentence.

    `where` is the id or name by which a waiver speaks of it, `at` the file and, if known, the line.
    """

    check: str
    where: str
    says: str
    at: str = ""

    def __str__(self) -> str:
        place = f"{self.at}: " if self.at else ""
        return f"{place}{self.where}: {self.says} [{self.check}]"


class Check(Protocol):
    """One thing that is looked at. Its docstring says why it matters."""

    name: str

    def look(self, suite: Suite) -> Iterator[Finding]:
        """Yield what is to be mended."""
        ...
