"""Values that several tests of the runner build."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tripledraw.record import Options, Outcome, Platform, Run, ScenarioResult
from tripledraw.selection import all_scenarios

if TYPE_CHECKING:
    from collections.abc import Iterable

ENGINES = Path(__file__).parent / "engines"

PYTHONPATH = os.pathsep.join(filter(None, [str(ENGINES), os.environ.get("PYTHONPATH")]))
"""The path of a process that is to find our engines."""


def few(*rules: str) -> tuple[str, ...]:
    """Return the ids of the first two scenarios of each rule: enough to see what becomes of an engine."""
    scenarios = all_scenarios()
    return tuple(scenario.id for rule in rules for scenario in [each for each in scenarios if each.rule == rule][:2])


def result(
    rule: str, outcome: Outcome = Outcome.PASSED, *, agrees: Iterable[str] | None = None, **more: Any
) -> ScenarioResult:
    """Return a scenario's result, named for its rule unless `id` is given."""
    fields: dict[str, Any] = {"id": f"{rule.lower()}.it", "name": "it", "feature": "deck", "line": 1}
    return ScenarioResult(
        **{**fields, **more}, rule=rule, outcome=outcome, agrees=None if agrees is None else tuple(sorted(agrees))
    )


def run_of(*results: ScenarioResult, hello: dict[str, Any] | None = None, **more: Any) -> Run:
    """Return a whole run with those results; an engine that offers ranking unless `hello` says otherwise."""
    fields: dict[str, Any] = {
        "options": Options(engine="reference"),
        "suite": "0.1.0",
        "rulebook_version": "1.0",
        "protocol": 1,
        "platform": Platform("3.11", "Linux", "x86_64"),
        "started": "2024-01-01T00:00:00+00:00",
        "seconds": 1.0,
        "whole": len(results),
        "planned": len(results),
    }
    hello = {"protocol": 1, "name": "it", "version": "1", "implements": ["ranking"], **(hello or {})}
    return Run(**{**fields, "hello": hello, **more}, scenarios=results)
