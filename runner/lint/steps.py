"""Checks of steps and their definitions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.features.definitions import reads, with_types
from tripledraw.lint.finding import Finding
from tripledraw.lint.suite import place

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytest_bdd.steps import StepFunctionContext

    from tripledraw.features.pickles import Scenario, Step
    from tripledraw.lint.suite import Suite


class UndefinedStep:
    """A step that nothing reads stops its scenario."""

    name = "undefined-step"

    def look(self, suite: Suite) -> Iterator[Finding]:
        """Yield the steps that no definition matches."""
        for scenario, type_, step in _different_steps(suite):
            if not any(reads(definition, type_, step.text) for definition in suite.definitions):
                says = f"No definition reads the {type_.title()} step {step.text!r}."
                yield Finding(self.name, scenario.id, says, place(scenario, step.line))


class AmbiguousStep:
    """Of two definitions that match a step one wins, and nothing says which."""

    name = "ambiguous-step"

    def look(self, suite: Suite) -> Iterator[Finding]:
        """Yield the steps that more than one definition matches."""
        for scenario, type_, step in _different_steps(suite):
            found = [_named(each) for each in suite.definitions if reads(each, type_, step.text)]
            if len(found) > 1:
                says = f"{' and '.join(found)} both read {step.text!r}."
                yield Finding(self.name, scenario.id, says, place(scenario, step.line))


class UnusedStep:
    """Each definition that is tried costs every step of every scenario time."""

    name = "unused-step"

    def look(self, suite: Suite) -> Iterator[Finding]:
        """Yield the definitions that no step of a scenario matches."""
        steps = [(type_, step.text) for _, type_, step in _different_steps(suite)]
        for definition in suite.definitions:
            if not any(reads(definition, type_, text) for type_, text in steps):
                file = definition.step_func.__module__.rpartition(".")[2]
                says = "No scenario uses this step definition."
                yield Finding(self.name, _named(definition), says, f"features/steps/{file}.py")


def _named(definition: StepFunctionContext) -> str:
    return str(definition.step_func.__name__)


def _different_steps(suite: Suite) -> Iterator[tuple[Scenario, str, Step]]:
    """Yield every step text once for each type, with the first scenario that has it."""
    seen = set()
    for scenario in suite.scenarios:
        for type_, step in with_types(scenario.steps):
            if (type_, step.text) not in seen:
                seen.add((type_, step.text))
                yield scenario, type_, step
