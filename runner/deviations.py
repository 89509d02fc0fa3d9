"""What an engine is known to get wrong: the file that lists it, and what the list makes of a result."""

from __future__ import annotations

import difflib
import textwrap
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from tripledraw.adapters.strict_yaml import mistake_at, read_yaml
from tripledraw.record import Deviation, Outcome, ScenarioResult

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence
    from pathlib import Path

    from tripledraw.adapters.strict_yaml import FileMistake
    from tripledraw.features.catalogue import Catalogue

FAILING = frozenset({Outcome.FAILED, Outcome.ERROR})
"""What a listed scenario may come to without counting against the engine."""

_LIST: Any = tuple[Deviation, ...] | None  # of an empty file nothing is left but None


def read_deviations(path: Path, catalogue: Catalogue, scenarios: Collection[str]) -> tuple[Deviation, ...]:
    """Return the deviations that a YAML file lists, scenarios under the ids that they have now.

    `scenarios` are the ids that there are. Raises FileMistake, which names file and line, if the file is not a list
    of deviations, or lists one that is unknown, without a reason, or twice.
    """
    seen: set[str] = set()
    deviations = []
    for number, listed in enumerate(read_yaml(path, _LIST) or ()):
        deviation = replace(listed, scenario=catalogue.renamed.get(listed.scenario or "", listed.scenario))
        mistake = _mistake(path, number, deviation, catalogue, scenarios)
        if mistake:
            raise mistake
        name = deviation.rule or deviation.scenario or ""
        if name in seen:
            raise mistake_at(path, (number,), f"{name} is listed a second time.")
        seen.add(name)
        deviations.append(deviation)
    return tuple(deviations)


def _mistake(
    path: Path, number: int, deviation: Deviation, catalogue: Catalogue, scenarios: Collection[str]
) -> FileMistake | None:
    if (deviation.rule is None) == (deviation.scenario is None):
        return mistake_at(path, (number,), "a deviation names a rule or a scenario, one of the two.")
    if not deviation.reason.strip():
        return mistake_at(path, (number, "reason"), "a deviation needs a reason.")
    if deviation.rule is not None and deviation.rule not in catalogue.rules:
        return _unknown(path, number, "rule", deviation.rule, catalogue.rules)
    if deviation.scenario is not None and deviation.scenario not in scenarios:
        return _unknown(path, number, "scenario", deviation.scenario, scenarios)
    return None


def _unknown(path: Path, number: int, what: str, name: str, known: Collection[str]) -> FileMistake:
    near = difflib.get_close_matches(name, known, n=3, cutoff=0.5)
    hint = f"; did you mean {' or '.join(near)}?" if near else "."
    return mistake_at(path, (number, what), f"there is no {what} {name!r}{hint}")


def for_rule(rule: str, deviations: Sequence[Deviation]) -> Deviation | None:
    """Return the deviation that lists the rule as a whole, if any does."""
    return next((deviation for deviation in deviations if deviation.rule == rule), None)


def for_scenario(scenario: str, deviations: Sequence[Deviation]) -> Deviation | None:
    """Return the deviation that lists the scenario by itself, if any does."""
    return next((deviation for deviation in deviations if deviation.scenario == scenario), None)


def weighed(result: ScenarioResult, deviations: Sequence[Deviation]) -> ScenarioResult:
    """Return the result as the list has it: a failure that is listed is known, a listed scenario must not pass.

    A rule that is listed may have scenarios that pass; only the whole rule can pass unexpectedly.
    """
    itself = for_scenario(result.id, deviations)
    listed = itself or for_rule(result.rule, deviations)
    if listed and result.outcome in FAILING:
        return replace(result, outcome=Outcome.KNOWN_DEVIATION, detail=known(listed, result.detail))
    if itself and result.outcome is Outcome.PASSED:
        return replace(result, outcome=Outcome.UNEXPECTED_PASS, detail=unexpected(itself))
    return result


def known(deviation: Deviation, detail: str) -> str:
    """Say that a failure is known, and why; once, if the reason is still the one that was drawn from the failure."""
    link = f" ({deviation.link})" if deviation.link else ""
    if deviation.reason == first_reason(detail):
        return f"known: {detail}{link}"
    return f"known: {deviation.reason}{link}; {detail}"


def first_reason(detail: str) -> str:
    """Return the reason that a first list gives, until somebody says why it is so."""
    return textwrap.shorten(detail, 200, placeholder=" ...") or "fails"


def unexpected(deviation: Deviation) -> str:
    """Say that what is listed passes."""
    return f"listed as a known deviation ({deviation.reason}), and it passes: take it off the list"
