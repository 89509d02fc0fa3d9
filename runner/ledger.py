"""The ledger: which sentences a rule rests on, which scenarios and faults test it, and what is missing."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tripledraw.features.catalogue import Catalogue, Rule
    from tripledraw.features.pickles import Scenario


@dataclass(frozen=True)
class RuleEntry:
    """A rule with the ids of its statements and scenarios, and the names of the faults that break it."""

    rule: Rule
    statements: tuple[str, ...]
    scenarios: tuple[str, ...]
    faults: tuple[str, ...]


@dataclass(frozen=True)
class Ledger:
    """The rules in order, how many statements are traced, and what is missing, a sentence each."""

    rules: tuple[RuleEntry, ...]
    traced: int
    statements: int
    problems: tuple[str, ...]


def draw_up(catalogue: Catalogue, scenarios: Sequence[Scenario], faults: Sequence[tuple[str, str]]) -> Ledger:
    """Return the ledger of the catalogue, the scenarios and the faults (each its name and its rule's id)."""
    rules = tuple(
        RuleEntry(
            rule=rule,
            statements=rule.statements,
            scenarios=tuple(s.id for s in scenarios if rule.id in s.rule_tags),
            faults=tuple(name for name, broken in faults if broken == rule.id),
        )
        for rule in catalogue.rules.values()
    )
    return Ledger(
        rules=rules,
        traced=sum(bool(s.rules or s.untestable) for s in catalogue.statements.values()),
        statements=len(catalogue.statements),
        problems=(
            *_untraced(catalogue),
            *(problem for entry in rules for problem in _missing(entry, catalogue)),
            *(problem for scenario in scenarios for problem in _mistagged(scenario, catalogue)),
            *_shared("id", [s.id for s in scenarios]),
            *_shared("name", [name for name, _, _ in _named(scenarios)]),
            *_lost_names(catalogue, scenarios),
            *_lost_faults(catalogue, faults),
        ),
    )


def _untraced(catalogue: Catalogue) -> Iterator[str]:
    for statement in catalogue.statements.values():
        if not statement.rules and not statement.untestable:
            yield f"The statement {statement.id} has no rule, and no reason why it has none."


def _missing(entry: RuleEntry, catalogue: Catalogue) -> Iterator[str]:
    rule = entry.rule
    stated = {catalogue.statements[id_].document for id_ in entry.statements}
    speaking = {*rule.said_by, *(h for reading in rule.readings.values() for h in reading.held_by)}
    for document in catalogue.documents:
        if document in speaking and document not in stated:
            yield f"{rule.id} is said by {document}, and no statement of {document} carries it."
        if document in stated and document not in speaking:
            yield f"{rule.id} has a statement of {document}, and is not said by {document}."
    if rule.testable and not entry.scenarios:
        yield f"{rule.id} has no scenario."
    if rule.testable and not entry.faults:
        yield f"{rule.id} has no fault that breaks it."
    if not rule.testable and entry.scenarios:
        yield f"{rule.id} cannot be tested, and has the scenario {entry.scenarios[0]}."


def _mistagged(scenario: Scenario, catalogue: Catalogue) -> Iterator[str]:
    where = f"The scenario {scenario.name!r} ({scenario.feature}.feature, line {scenario.line})"
    if not scenario.rule_tags:
        yield f"{where} has no rule."
    if len(scenario.rule_tags) > 1:
        yield f"{where} has more than one rule: {', '.join(scenario.rule_tags)}."
    for tag in scenario.rule_tags:
        if tag not in catalogue.rules:
            yield f"{where} has the tag @{tag}, which is no rule."
        elif scenario.rule_name.rstrip(".") != catalogue.rules[tag].says.rstrip("."):
            yield f"{where} stands in a Rule block that has other words than {tag}."


def _shared(what: str, values: Sequence[str]) -> Iterator[str]:
    for value, times in Counter(values).items():
        if times > 1:
            yield f"{times} scenarios share the {what} {value!r}."


def _named(scenarios: Sequence[Scenario]) -> dict[tuple[str, str, int], None]:
    """Return name, file and line of each scenario as it is written: the examples of an outline count once."""
    return dict.fromkeys((s.outline, s.feature, s.outline_line) for s in scenarios)


def _lost_names(catalogue: Catalogue, scenarios: Sequence[Scenario]) -> Iterator[str]:
    """Yield the renamed ids whose new id is no scenario's, or whose old one still is."""
    ids = {scenario.id for scenario in scenarios}
    for old, new in catalogue.renamed.items():
        if new not in ids:
            yield f"The scenario id {old} was renamed to {new}, which no scenario has."
        if old in ids:
            yield f"The scenario id {old} was renamed to {new}, and a scenario has it still."


def _lost_faults(catalogue: Catalogue, faults: Sequence[tuple[str, str]]) -> Iterator[str]:
    for name, rule in faults:
        if rule not in catalogue.rules:
            yield f"The fault {name!r} breaks {rule}, which is no rule."
