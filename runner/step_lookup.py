"""Look each step's definition up once in a run.

pytest-bdd goes through all fixtures for every step of every scenario, and asks pytest of each whether the test at
hand sees it: a quarter of the time of a run. In a child of `tripledraw run` there are no definitions but ours,
which every test sees, so that one text always finds the same.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pytest_bdd.parser import Step


def remember_lookups() -> None:
    """Have pytest-bdd remember, in this process, what it has found for a step."""
    scenario: Any = import_module("pytest_bdd.scenario")  # by name: the package has a function of that name too
    look_up = scenario.find_fixturedefs_for_step
    known: dict[tuple[str, str], list[Any]] = {}

    def remembered(step: Step, fixturemanager: Any, node: Any) -> list[Any]:
        key = (step.type, step.name)
        if key not in known:
            known[key] = list(look_up(step, fixturemanager, node))
        return known[key]

    scenario.find_fixturedefs_for_step = remembered
