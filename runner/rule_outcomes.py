"""Fold scenarios into rules, under one rulebook: pure functions of a `Run`."""

from __future__ import annotations

from collections import Counter
from functools import reduce
from typing import TYPE_CHECKING

from msgspec import Struct

from tripledraw.deviations import for_rule, known, unexpected, weighed
from tripledraw.record import Outcome, Run, ScenarioResult

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from tripledraw.features.catalogue import Catalogue, Rule
    from tripledraw.record import Deviation

COUNTED = frozenset({Outcome.FAILED, Outcome.ERROR, Outcome.SUITE_FAULT, Outcome.UNEXPECTED_PASS})
"""The outcomes of a rule that count against the engine, or against the suite."""

_GRAVEST_FIRST = (
    Outcome.SUITE_FAULT,
    Outcome.ERROR,
    Outcome.FAILED,
    Outcome.UNEXPECTED_PASS,
    Outcome.KNOWN_DEVIATION,
)


class RuleResult(Struct, frozen=True, kw_only=True):
    """What became of a rule under one rulebook.

    `found` are the readings that the engine may follow, several where they cannot be told apart; None if the
    rule is not contested or nothing was learnt. `from_rulebook` is whether the rulebook says the rule, and
    `binds` whether the rule holds for this engine under this rulebook.
    """

    id: str
    topic: str
    outcome: Outcome
    detail: str
    passed: int
    scenarios: tuple[ScenarioResult, ...]
    found: tuple[str, ...] | None = None
    from_rulebook: bool = True
    binds: bool = True

    @property
    def counts(self) -> bool:
        """Whether the rule counts against the engine."""
        return self.outcome in COUNTED


def rule_results(run: Run, catalogue: Catalogue, rulebook: str) -> tuple[RuleResult, ...]:
    """Return the results of the rules that ran, in the catalogue's order, under one rulebook."""
    by_rule: dict[str, list[ScenarioResult]] = {}
    for scenario in run.scenarios:
        by_rule.setdefault(scenario.rule, []).append(weighed(scenario, run.options.deviations))
    found = {id_: readings_found(results) for id_, results in by_rule.items()}
    claims = (run.hello or {}).get("readings") or {}
    return tuple(
        _rule_result(_Case(rule, catalogue, rulebook, run, found, claims.get(rule.id)), by_rule[rule.id])
        for rule in catalogue.rules.values()
        if rule.id in by_rule
    )


def readings_found(scenarios: Iterable[ScenarioResult]) -> frozenset[str] | None:
    """Return the readings that every scenario agrees with; None if none of them learnt anything.

    What is known to deviate has no say.
    """
    learnt = [agrees for _, agrees in _learnt(scenarios)]
    return reduce(frozenset.intersection, learnt) if learnt else None


def _learnt(scenarios: Iterable[ScenarioResult]) -> Iterator[tuple[str, frozenset[str]]]:
    """Yield the scenarios that learnt something, by their ids, and the readings that each agrees with."""
    for scenario in scenarios:
        if scenario.agrees is not None and scenario.outcome is not Outcome.KNOWN_DEVIATION:
            yield scenario.id, frozenset(scenario.agrees)


def own_readings(rule: Rule, rulebook: str) -> frozenset[str]:
    """Return the rulebook's own readings of a contested rule: none for `common`, and where it is silent."""
    return frozenset(name for name, reading in rule.readings.items() if rulebook in reading.held_by)


class _Case(Struct, frozen=True):
    """All that a rule is judged by, besides its scenarios."""

    rule: Rule
    catalogue: Catalogue
    rulebook: str
    run: Run
    all_found: Mapping[str, frozenset[str] | None]
    claim: str | None

    @property
    def found(self) -> frozenset[str] | None:
        return self.all_found.get(self.rule.id) if self.rule.contested else None

    @property
    def listed(self) -> Deviation | None:
        """The deviation that lists the rule as a whole, if any does."""
        return for_rule(self.rule.id, self.run.options.deviations)

    @property
    def whole(self) -> bool:
        """Whether all scenarios of the rule ran."""
        return not self.run.stopped and self.rule.id not in self.run.in_part


def _rule_result(case: _Case, scenarios: Sequence[ScenarioResult]) -> RuleResult:
    outcome, detail = _outcome(scenarios)
    if outcome not in COUNTED and (complaint := _complaint(case, scenarios)):
        outcome, detail = _failed(case, complaint)
    elif outcome is Outcome.PASSED and (surprise := _surprise(case)):
        outcome, detail = Outcome.UNEXPECTED_PASS, surprise
    free = _does_not_bind(case)
    if free and outcome in (Outcome.FAILED, Outcome.UNEXPECTED_PASS):
        outcome, detail = Outcome.DOES_NOT_APPLY, free
    return RuleResult(
        id=case.rule.id,
        topic=case.rule.topic,
        outcome=outcome,
        detail=detail,
        passed=sum(scenario.outcome is Outcome.PASSED for scenario in scenarios),
        scenarios=tuple(scenarios),
        found=None if case.found is None else tuple(r for r in case.rule.readings if r in case.found),
        from_rulebook=_says(case),
        binds=free is None,
    )


def _failed(case: _Case, complaint: str) -> tuple[Outcome, str]:
    """Return what a complaint about the rule as a whole makes of it."""
    if case.listed:
        return Outcome.KNOWN_DEVIATION, known(case.listed, complaint)
    return Outcome.FAILED, complaint


def _surprise(case: _Case) -> str | None:
    """Say that a rule that passed is listed as a deviation, if it is. The list is for the chosen rulebook alone."""
    chosen = case.rulebook == case.run.options.rulebook
    return unexpected(case.listed) if case.listed and case.whole and chosen else None


def _outcome(scenarios: Sequence[ScenarioResult]) -> tuple[Outcome, str]:
    """Return what the scenarios come to by themselves, and why."""
    counts = Counter(scenario.outcome for scenario in scenarios)
    for grave in _GRAVEST_FIRST:
        if counts[grave]:
            first = next(scenario for scenario in scenarios if scenario.outcome is grave)
            return grave, first.detail
    passed = counts[Outcome.PASSED]
    if passed == len(scenarios):
        return Outcome.PASSED, ""
    if passed:
        return Outcome.PASSED_IN_PART, f"{passed} of {len(scenarios)}"
    first = scenarios[0]
    return first.outcome, first.detail


def _complaint(case: _Case, scenarios: Sequence[ScenarioResult]) -> str | None:
    """Say what is wrong with the readings found, if anything."""
    rule, found = case.rule, case.found
    if case.claim is not None and rule.contested and case.claim not in rule.readings:
        return f"claims {case.claim!r}, which is no reading of {rule.id}; there are {listed(rule.readings)}"
    if found is None:
        return None
    if not found:
        return _inconsistent(scenarios)
    if case.claim is not None and case.claim not in found:
        return f"claims {case.claim}, and what it does agrees with {listed(found, 'or')} only"
    own = own_readings(rule, case.rulebook)
    if own and not own & found:
        return f"follows {listed(found, 'or')}; {case.rulebook} holds {listed(own, 'or')}"
    return None


def _inconsistent(scenarios: Sequence[ScenarioResult]) -> str:
    """Name the scenarios that have no reading in common, as few as show it."""
    left: frozenset[str] | None = None
    told: list[str] = []
    for id_, agrees in _learnt(scenarios):
        narrower = agrees if left is None else left & agrees
        if narrower != left:
            told.append(f"{id_} agrees with {listed(agrees, 'or') or 'no reading'}")
        left = narrower
        if not left:
            break
    return f"inconsistent: {'; '.join(told)}"


def _does_not_bind(case: _Case) -> str | None:
    """Say why the rule does not hold for this engine under this rulebook, if it does not."""
    rule = case.rule
    if rule.only_under and case.rulebook not in rule.only_under:
        return f"binds under {listed(rule.only_under)} only"
    for other, readings in rule.applies_when.items():
        if not _reads(case, other, frozenset(readings)):
            return f"says nothing unless the engine follows {listed(readings, 'or')} in {other}"
    return None


def _reads(case: _Case, other: str, readings: frozenset[str]) -> bool:
    """Whether the engine, or else the rulebook, reads the other rule in one of those ways for certain.

    Where the other rule was not run at all, as when one scenario is repeated, nothing speaks against it.
    """
    if other not in case.all_found:
        return True
    found = case.all_found.get(other)
    own = own_readings(case.catalogue.rules[other], case.rulebook)
    return bool(found and found <= readings) or bool(own and own <= readings)


def _says(case: _Case) -> bool:
    """Whether the rulebook has anything to say on the rule. `common` says all; houses hold readings only."""
    if case.rulebook == "common":
        return True
    return case.rulebook in case.rule.said_by or bool(own_readings(case.rule, case.rulebook))


def listed(words: Iterable[str], last: str = "and") -> str:
    """Return the words as English lists them."""
    *most, end = (sorted(words) if isinstance(words, frozenset) else list(words)) or [""]
    return f"{', '.join(most)} {last} {end}" if most else end
