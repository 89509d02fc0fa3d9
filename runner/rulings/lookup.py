"""A rule with everything that it rests on, in plain text."""

from __future__ import annotations

from textwrap import fill
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tripledraw.features.catalogue import Catalogue, Reading, Rule
    from tripledraw.features.pickles import Scenario

WIDTH = 100


def rule_card(catalogue: Catalogue, scenarios: Iterable[Scenario], rule: Rule, document: str | None = None) -> str:
    """Return a rule's words, readings, statements, authorities, scenarios and related rules.

    With a `document` (or a house) it speaks for that one alone.
    """
    parts = [_said(rule.id, rule.says), *_limits(rule)]
    if document is None:
        parts += _readings(catalogue, rule, list(rule.readings))
    else:
        parts += _for_document(catalogue, rule, document)
    parts += _statements(catalogue, rule, document)
    if rule.silent and document is None:
        parts.append(_said("No document says so. Authority", rule.authority or ""))
    shown = [each for each in scenarios if each.rule == rule.id]
    if shown:
        parts.append("Shown by:\n" + "\n".join(f"  {each.id}: {each.name}" for each in shown))
    if near := related(catalogue, rule):
        parts.append("Related:\n" + "\n".join(_said(f"  {each.id}", each.says, "    ") for each in near))
    return "\n\n".join(parts)


def related(catalogue: Catalogue, rule: Rule) -> list[Rule]:
    """Return the rules that a rule depends on or that depend on it, and those that share a statement with it."""
    near = []
    for other in catalogue.rules.values():
        depends = other.id in rule.applies_when or rule.id in other.applies_when
        if other.id != rule.id and (depends or set(rule.statements) & set(other.statements)):
            near.append(other)
    return near


def holders(catalogue: Catalogue, names: Iterable[str]) -> str:
    """Return documents and houses by their names for people: `cs, el, Full Tilt`."""
    return ", ".join(catalogue.houses.get(name, name) for name in names)


def reading_of(rule: Rule, document: str) -> tuple[str, Reading] | None:
    """Return the reading of a contested rule that a document or house holds, with its name."""
    return next(((name, each) for name, each in rule.readings.items() if document in each.held_by), None)


def _limits(rule: Rule) -> Iterator[str]:
    if rule.applies_when:
        when = "; ".join(f"{' or '.join(names)} of {other}" for other, names in rule.applies_when.items())
        yield _said("Only under the reading", when)
    if rule.only_under:
        yield _said("Binds only under", ", ".join(rule.only_under))
    if rule.applies_to:
        yield _said("Not to be tested on an engine", rule.applies_to)
    if rule.note:
        yield _said("Note", rule.note)


def _readings(catalogue: Catalogue, rule: Rule, names: list[str]) -> list[str]:
    if not names:
        return []
    lines = []
    for name in names:
        reading = rule.readings[name]
        default = ", the default" if name == rule.default else ""
        lines.append(_said(f"  {name} ({holders(catalogue, reading.held_by)}{default})", reading.says, "    "))
    return ["Readings:\n" + "\n".join(lines)]


def _for_document(catalogue: Catalogue, rule: Rule, document: str) -> list[str]:
    held = reading_of(rule, document)
    if held is not None:
        return _readings(catalogue, rule, [held[0]])
    if document in rule.said_by:
        return [f"{holders(catalogue, [document])} says so."]
    return [f"{holders(catalogue, [document])} is silent on it."]


def _statements(catalogue: Catalogue, rule: Rule, document: str | None) -> list[str]:
    lines = []
    for id_ in rule.statements:
        each = catalogue.statements[id_]
        if document in (None, each.document):
            place = f"  {each.id} ({catalogue.documents[each.document].language}, {each.section!r}, {each.sentence})"
            lines.append(_said(place, each.says, "    "))
    return ["The documents:\n" + "\n".join(lines)] if lines else []


def _said(what: str, says: str, indent: str = "  ") -> str:
    return fill(f"{what}: {says}", WIDTH, subsequent_indent=indent)
