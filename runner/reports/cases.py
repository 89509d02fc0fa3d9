"""A run as test cases, which is how the formats of other people's tools count.

There is one for each scenario, and one for all that is wrong with no single scenario: a rule that fails only as a
whole, an engine that cannot be started, a run that was stopped, a fault of the suite.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from tripledraw.record import Outcome

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tripledraw.fold import Judgement, RuleResult
    from tripledraw.record import Run, ScenarioResult

HELD_BACK = frozenset({Outcome.FAILED, Outcome.UNEXPECTED_PASS})
"""What a scenario of a rule that does not bind may come to without counting."""


class Case(Struct, frozen=True, kw_only=True):
    """A test case: whose it is (`group`), its name, what it came to, and the rule and scenario, if it is of one."""

    group: str
    name: str
    outcome: Outcome
    detail: str
    rule: RuleResult | None = None
    scenario: ScenarioResult | None = None


def cases(judgement: Judgement) -> Iterator[Case]:
    """Yield the cases of a run: first those of the run itself, then each rule's."""
    yield from _of_run(judgement.run)
    for rule in judgement.rules:
        yield from _of_rule(rule)


def _of_run(run: Run) -> Iterator[Case]:
    for name, outcome, detail in (
        ("the engine starts", Outcome.ERROR, run.cannot_start),
        ("the run comes to its end", Outcome.ERROR, run.stopped),
        *(("the suite is sound", Outcome.SUITE_FAULT, fault) for fault in run.faults),
    ):
        if detail:
            yield Case(group="run", name=name, outcome=outcome, detail=detail)


def _of_rule(rule: RuleResult) -> Iterator[Case]:
    group = f"{rule.topic}.{rule.id}"
    weighed = [(scenario, *_weighed(rule, scenario)) for scenario in rule.scenarios]
    for scenario, outcome, detail in weighed:
        yield Case(group=group, name=scenario.name, outcome=outcome, detail=detail, rule=rule, scenario=scenario)
    if rule.outcome in ONLY_AS_A_WHOLE and rule.outcome not in [outcome for _, outcome, _ in weighed]:
        yield Case(group=group, name="the rule as a whole", outcome=rule.outcome, detail=rule.detail, rule=rule)


ONLY_AS_A_WHOLE = frozenset({Outcome.FAILED, Outcome.UNEXPECTED_PASS, Outcome.KNOWN_DEVIATION})
"""What a rule may come to though none of its scenarios does."""


def _weighed(rule: RuleResult, scenario: ScenarioResult) -> tuple[Outcome, str]:
    if not rule.binds and scenario.outcome in HELD_BACK:
        return Outcome.DOES_NOT_APPLY, f"{rule.detail}; {scenario.detail}"
    return scenario.outcome, scenario.detail
