"""Before an engine is called inconsistent, the tables of that rule are played again: chance may mislead once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from tripledraw.fold import COUNTED, readings_found

if TYPE_CHECKING:
    from tripledraw.record import Run, ScenarioResult

PLAYED_AGAIN = "played again with other cards, since at first no one reading fitted all scenarios of the rule"


def doubtful(run: Run) -> tuple[str, ...]:
    """Return the ids of the scenarios that passed one by one, and that no one reading of their rule fits."""
    return tuple(
        scenario.id
        for results in _by_rule(run).values()
        if readings_found(results) == frozenset() and not any(result.outcome in COUNTED for result in results)
        for scenario in results
    )


def after_second_look(run: Run, again: Run) -> Run:
    """Return the run with the second results of those rules that hold together the second time."""
    second = {
        scenario.id: structs.replace(scenario, notes=(*scenario.notes, PLAYED_AGAIN))
        for results in _by_rule(again).values()
        if readings_found(results)
        for scenario in results
    }
    scenarios = tuple(second.get(scenario.id, scenario) for scenario in run.scenarios)
    return structs.replace(run, scenarios=scenarios, seconds=run.seconds + again.seconds)


def _by_rule(run: Run) -> dict[str, list[ScenarioResult]]:
    by_rule: dict[str, list[ScenarioResult]] = {}
    for scenario in run.scenarios:
        by_rule.setdefault(scenario.rule, []).append(scenario)
    return by_rule
