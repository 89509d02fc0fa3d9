"""Checks of contested rules: the tables of readings must tell all readings apart."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from tripledraw.features.readings import NO_READING, rows
from tripledraw.features.steps.readings import TEXT
from tripledraw.features.words import Unreadable
from tripledraw.lint.finding import Finding
from tripledraw.lint.suite import place
from tripledraw.reference_impl.rulebooks import DEFAULTS, READINGS, RULEBOOKS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tripledraw.features.catalogue import Rule
    from tripledraw.features.pickles import Scenario, Step
    from tripledraw.lint.suite import Suite

Ways = dict[str, frozenset[tuple[str, ...]]]
"""What a table says of each reading: the cells of its rows."""


class WrongReadings:
    """A table that leaves a reading out fails every engine that follows it."""

    name = "wrong-readings"

    def look(self, suite: Suite) -> Iterator[Finding]:
        """Yield the tables that name other readings than their rule has."""
        for scenario, step, ways in _tables(suite):
            rule = suite.catalogue.rules.get(scenario.rule)
            readings = set(rule.readings) if rule else set()
            for name in sorted(readings - set(ways)):
                says = f"The table has no row for the reading {name} of {scenario.rule}."
                yield Finding(self.name, scenario.id, says, place(scenario, step.line))
            for name in sorted(set(ways) - readings - {NO_READING}):
                says = f"{scenario.rule} has no reading {name}."
                yield Finding(self.name, scenario.id, says, place(scenario, step.line))


class DecidesNothing:
    """A table that says the same of every reading lets any of them pass, and finds nothing out."""

    name = "decides-nothing"

    def look(self, suite: Suite) -> Iterator[Finding]:
        """Yield the tables in which no two rows say different things."""
        for scenario, step, ways in _tables(suite):
            if len(set(ways.values())) < 2:
                says = "The table of readings decides nothing: all its readings come to the same."
                yield Finding(self.name, scenario.id, says, place(scenario, step.line))


class NotToldApart:
    """Two readings that no table tells apart are reported together, whichever an engine follows."""

    name = "not-told-apart"

    def look(self, suite: Suite) -> Iterator[Finding]:
        """Yield the pairs of readings that come to the same in every table of their rule."""
        tables: dict[str, list[Ways]] = {}
        for scenario, _, ways in _tables(suite):
            tables.setdefault(scenario.rule, []).append(ways)
        for rule in _contested(suite):
            for one, other in combinations(rule.readings, 2):
                if not any(_tells_apart(ways, one, other) for ways in tables.get(rule.id, [])):
                    says = f"No scenario of {rule.id} tells these two readings apart."
                    yield Finding(self.name, f"{rule.id} {one} {other}", says, "features/catalogue/rules.yaml")


class NotPlayed:
    """The reference engine plays by every reading that the catalogue knows, and by no other."""

    name = "not-played"

    def look(self, suite: Suite) -> Iterator[Finding]:
        """Yield the contested rules whose readings, default or holders are others in the reference engine."""
        for rule in _contested(suite):
            played = READINGS.get(rule.id, ())
            if set(rule.readings) != set(played) or rule.default != DEFAULTS.get(rule.id):
                says = f"The reference engine knows the readings {', '.join(played) or 'none'}."
                yield Finding(self.name, rule.id, says, "reference_impl/rulebooks.py")
                continue
            for reading, each in rule.readings.items():
                for holder in each.held_by:
                    if holder in RULEBOOKS and RULEBOOKS[holder][rule.id] != reading:
                        says = f"The reference engine's rulebook {holder} does not read it as {reading}."
                        yield Finding(self.name, rule.id, says, "reference_impl/rulebooks.py")


def _tells_apart(ways: Ways, one: str, other: str) -> bool:
    return one in ways and other in ways and ways[one] != ways[other]


def _contested(suite: Suite) -> list[Rule]:
    return [rule for rule in suite.catalogue.rules.values() if rule.contested]


def _tables(suite: Suite) -> Iterator[tuple[Scenario, Step, Ways]]:
    """Yield each table of readings with its scenario and step; one that cannot be read has no ways."""
    for scenario in suite.scenarios:
        for step in scenario.steps:
            if step.text == TEXT:
                yield scenario, step, _ways(step)


def _ways(step: Step) -> Ways:
    try:
        table = rows(step.table)
    except Unreadable:
        return {}
    names = dict.fromkeys(row.reading for row in table)
    return {name: frozenset(tuple(r.cells.values()) for r in table if r.reading == name) for name in names}
