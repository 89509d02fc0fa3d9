"""Scenario ids are permanent: `features/catalogue/ids.txt` keeps every one that there has been."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.adapters.strict_yaml import FileMistake
from tripledraw.features.catalogue.loader import HERE
from tripledraw.lint.finding import Finding

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from tripledraw.lint.suite import Suite

KEPT = HERE / "ids.txt"


def read_ids(path: Path = KEPT) -> tuple[str, ...]:
    """Return the permanent ids, one a line in the file; raises FileMistake."""
    try:
        return tuple(path.read_text(encoding="utf-8").split())
    except OSError as error:
        raise FileMistake(path, 1, f"the permanent ids cannot be read: {error.strerror}.") from None


def add_ids(ids: Iterable[str], path: Path = KEPT) -> int:
    """Add those ids that the file does not have, in the order of the alphabet, and return how many; none is lost."""
    kept = read_ids(path)
    all_ids = sorted({*kept, *ids})
    path.write_text("".join(f"{id_}\n" for id_ in all_ids), encoding="utf-8", newline="\n")
    return len(all_ids) - len(kept)


class LostId:
    """An id that is gone breaks other people's lists of deviations and their reports."""

    name = "lost-id"

    def look(self, suite: Suite) -> Iterator[Finding]:
        """Yield the permanent ids that no scenario has, and that `renamed` does not know."""
        known = {scenario.id for scenario in suite.scenarios} | set(suite.catalogue.renamed)
        for id_ in suite.ids:
            if id_ not in known:
                says = "No scenario has this id any more: name the new one under `renamed` in suite.yaml."
                yield Finding(self.name, id_, says, "features/catalogue/ids.txt")


class UnlistedId:
    """An id that is not kept can be lost without anybody seeing it."""

    name = "unlisted-id"

    def look(self, suite: Suite) -> Iterator[Finding]:
        """Yield the ids of new scenarios."""
        kept = set(suite.ids)
        for scenario in suite.scenarios:
            if scenario.id not in kept:
                says = "This id is new: when it is as it shall stay, `tripledraw lint --ids` keeps it."
                yield Finding(self.name, scenario.id, says, f"features/{scenario.feature}.feature:{scenario.line}")
