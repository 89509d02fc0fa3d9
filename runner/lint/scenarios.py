"""Checks of scenarios as wholes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tripledraw.features.definitions import with_types
from tripledraw.lint.finding import Finding
from tripledraw.lint.suite import place

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tripledraw.lint.suite import Suite

_PLACEHOLDER = re.compile(r"<[^<>]*>")


class NoThen:
    """What is played after the last Then is looked at by nobody."""

    name = "no-then"

    def look(self, suite: Suite) -> Iterator[Finding]:
        """Yield the scenarios that do not end in a Then."""
        for scenario in suite.written():
            types = [type_ for type_, _ in with_types(scenario.steps)]
            if types[-1:] != ["then"]:
                yield Finding(self.name, scenario.id, "It does not end in a Then.", place(scenario))


class NoCase:
    """Without a case the examples of an outline have one id among them."""

    name = "no-case"

    def look(self, suite: Suite) -> Iterator[Finding]:
        """Yield the examples of outlines that have nothing in a column `case`."""
        for scenario in suite.scenarios:
            if scenario.line != scenario.outline_line and not scenario.case:
                says = "This example needs a `case`, from which its id is made."
                yield Finding(self.name, scenario.id, says, place(scenario, scenario.line))


class NoColumn:
    """A placeholder that no column fills is sent as it stands."""

    name = "no-column"

    def look(self, suite: Suite) -> Iterator[Finding]:
        """Yield the steps with a placeholder that is left over."""
        for scenario in suite.written():
            for step in scenario.steps:
                for placeholder in _PLACEHOLDER.findall(step.text):
                    says = f"No column of the examples is called {placeholder}."
                    yield Finding(self.name, scenario.id, says, place(scenario, step.line))


class Twins:
    """Two scenarios of a rule with the same steps show no more than one."""

    name = "twins"

    def look(self, suite: Suite) -> Iterator[Finding]:
        """Yield the scenarios that do what an earlier one of the same rule does."""
        first: dict[object, str] = {}
        for scenario in suite.scenarios:
            steps = (scenario.rule, *((type_, step.text, step.table) for type_, step in with_types(scenario.steps)))
            twin = first.setdefault(steps, scenario.id)
            if twin != scenario.id:
                yield Finding(self.name, scenario.id, f"It does what {twin} does.", place(scenario, scenario.line))
