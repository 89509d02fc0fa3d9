"""The rulebook that an engine plays by, found by running the contested rules on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.features.catalogue import load
from tripledraw.fold import readings_found
from tripledraw.reference_impl.rulebooks import COMMON, RULEBOOKS, Rulebook
from tripledraw.selection import chosen
from tripledraw.session import run_engine

if TYPE_CHECKING:
    from collections.abc import Callable

    from tripledraw.record import Run, ScenarioResult


def contested_rules() -> list[str]:
    """Return the ids of the contested rules that have scenarios."""
    return [rule.id for rule in load().rules.values() if rule.contested]


def run_contested(
    engine: str, rulebook: str, timeout: float, progress: Callable[[ScenarioResult], None] | None = None
) -> Run:
    """Run the scenarios of all contested rules on the engine.

    Raises UnknownEngine, or Unknown for a rulebook that is not there.
    """
    return run_engine(chosen(engine, rulebook=rulebook, rules=contested_rules(), timeout=timeout), progress)


def rulebook_found(run: Run) -> Rulebook:
    """Return a rulebook of the readings that the engine was found to follow.

    Where several are left, because they cannot be told apart, any of them will do: its own of the chosen rulebook
    or the default if it is among them. Where nothing was learnt, these are taken as they are.
    """
    chosen_rulebook = RULEBOOKS.get(run.options.rulebook, COMMON)
    readings = {}
    for rule in contested_rules():
        found = readings_found(scenario for scenario in run.scenarios if scenario.rule == rule)
        usual = chosen_rulebook[rule]
        readings[rule] = usual if not found or usual in found else sorted(found)[0]
    return Rulebook("as found", readings)
