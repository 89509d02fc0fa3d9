"""Everything that lint looks at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tripledraw import scenarios as scripted
from tripledraw.features.catalogue import load
from tripledraw.features.definitions import definitions
from tripledraw.lint.ids import read_ids
from tripledraw.proof.bank import FAULTS
from tripledraw.selection import all_scenarios

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytest_bdd.steps import StepFunctionContext

    from tripledraw.features.catalogue import Catalogue
    from tripledraw.features.pickles import Scenario
    from tripledraw.proof.planting import Fault
    from tripledraw.scenarios import ScriptedTable


@dataclass(frozen=True)
class Suite:
    """The rulebook and what tests it. `ids` are the scenario ids that are permanent."""

    catalogue: Catalogue
    scenarios: tuple[Scenario, ...]
    tables: tuple[ScriptedTable, ...]
    definitions: tuple[StepFunctionContext, ...]
    faults: tuple[Fault, ...]
    ids: tuple[str, ...]

    def written(self) -> Iterator[Scenario]:
        """Yield each scenario as it is written: of an outline the first example."""
        seen = set()
        for scenario in self.scenarios:
            place = (scenario.feature, scenario.outline_line)
            if place not in seen:
                seen.add(place)
                yield scenario


def read() -> Suite:
    """Read the suite; raises FileMistake if a file cannot be understood."""
    return Suite(
        catalogue=load(),
        scenarios=all_scenarios(),
        tables=tuple(scripted.load(name) for name in scripted.names()),
        definitions=definitions(),
        faults=tuple(FAULTS.values()),
        ids=read_ids(),
    )


def place(scenario: Scenario, line: int | None = None) -> str:
    """Return the file and line of a scenario, or of a line in it."""
    return f"features/{scenario.feature}.feature:{line or scenario.outline_line}"
