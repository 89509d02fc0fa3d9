"""Which collected test is which scenario, and whether pytest collected all that the feature files hold."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from pytest_bdd.scenario import scenario_wrapper_template_registry

from tripledraw.features import pickles
from tripledraw.features.catalogue import load

if TYPE_CHECKING:
    from pytest_bdd.parser import ScenarioTemplate

    from tripledraw.features.pickles import Scenario

SCENARIO = pytest.StashKey["Scenario"]()

Key = tuple[str, str | None]
"""A scenario within its file: its name as it stands there, and the case of the example."""


class Collecting:
    """The scenarios that pytest has come across so far. `faults` say what does not fit the feature files."""

    def __init__(self) -> None:
        self._collected: Counter[str] = Counter()
        self._files: set[Path] = set()
        self._strangers: list[str] = []

    def take(self, item: pytest.Item) -> None:
        """Find out which scenario the item is, if any; stash it and mark the item with its rule and feature."""
        template = _template(item)
        if template is None:
            return
        path = Path(template.feature.filename)
        self._files.add(path)
        example = item.callspec.params.get("_pytest_bdd_example", {}) if hasattr(item, "callspec") else {}
        scenario = _by_key(path).get((template.name, example.get("case")))
        if scenario is None:
            self._strangers.append(f"pytest collected {item.nodeid}, which {path.name} does not hold")
            return
        self._collected[scenario.id] += 1
        item.stash[SCENARIO] = scenario
        item.extra_keyword_matches.add(scenario.id)
        for mark in filter(None, (scenario.rule, scenario.feature)):
            item.add_marker(mark)

    @property
    def whole(self) -> tuple[str, ...]:
        """The rule of each scenario in the feature files that were seen."""
        return tuple(scenario.rule for path in self._files for scenario in _parsed(path))

    @property
    def faults(self) -> list[str]:
        """What pytest collected and the feature files do not hold, and the other way round."""
        parsed = Counter(scenario.id for path in self._files for scenario in _parsed(path))
        lost = parsed - self._collected
        return [
            *self._strangers,
            *(f"the scenario {id_} stands in a feature file and was not collected" for id_ in sorted(lost)),
            *(f"the scenario {id_} was collected twice" for id_ in sorted(self._collected - parsed)),
        ]


@cache
def _parsed(path: Path) -> tuple[Scenario, ...]:
    """Return the scenarios of one feature file."""
    if path.parent == pickles.HERE:
        names = load().features
    else:
        names = tuple(sorted(file.stem for file in path.parent.glob("*.feature")))
    return tuple(scenario for scenario in pickles.load(names, path.parent) if scenario.feature == path.stem)


@cache
def _by_key(path: Path) -> dict[Key, Scenario]:
    return {(scenario.outline, scenario.case): scenario for scenario in _parsed(path)}


def _template(item: pytest.Item) -> ScenarioTemplate | None:
    """Return what pytest-bdd made the test from, if it did."""
    function = getattr(item, "function", None)
    return scenario_wrapper_template_registry.get(function) if function else None
