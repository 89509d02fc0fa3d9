"""Read the catalogue's files, check that they fit together, and put them into one `Catalogue`."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tripledraw.adapters.strict_yaml import mistake_at, read_yaml
from tripledraw.features.catalogue.model import (
    Authorities,
    Authority,
    Catalogue,
    Citation,
    Document,
    Rule,
    RuleEntry,
    Section,
    Statement,
    StatementEntry,
    Suite,
    Topic,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    import msgspec

    from tripledraw.adapters.strict_yaml import Key

HERE = Path(__file__).parent


@cache
def load(folder: Path = HERE) -> Catalogue:
    """Return the catalogue in that folder, read once.

    Raises FileMistake, which names file and line, if a file is wrong in itself or does not fit the others.
    """
    suite = read_yaml(folder / "suite.yaml", Suite)
    known = read_yaml(folder / "authorities.yaml", Authorities)
    documents = read_yaml(folder / "documents.yaml", tuple[Document, ...])
    topics = read_yaml(folder / "rules.yaml", tuple[Topic, ...])
    _refuse_duplicates(folder / "documents.yaml", (((i, "id"), d.id) for i, d in enumerate(documents)))
    _refuse_duplicates(
        folder / "authorities.yaml",
        ((("authorities", i, "id"), a.id) for i, a in enumerate(known.authorities)),
    )
    authorities = {authority.id: authority for authority in known.authorities}
    _check_rules(
        folder / "rules.yaml",
        topics,
        holders={document.id for document in documents} | set(known.houses),
        documents={document.id for document in documents},
        authorities=set(authorities),
    )
    rule_ids = {rule.id for topic in topics for rule in topic.rules}
    statements = {
        statement.id: statement
        for document in documents
        for statement in _statements(folder / "statements" / f"{document.id}.yaml", document.id, rule_ids)
    }
    return Catalogue(
        version=suite.version,
        topics={topic.id: topic.title for topic in topics},
        rules={rule.id: _rule(rule, topic.id, statements, authorities) for topic in topics for rule in topic.rules},
        statements=statements,
        documents={document.id: document for document in documents},
        houses=known.houses,
        authorities=authorities,
        features=suite.features,
        renamed=suite.renamed,
    )


def _rule(entry: RuleEntry, topic: str, statements: dict[str, Statement], authorities: dict[str, Authority]) -> Rule:
    return Rule(
        topic=topic,
        statements=tuple(s.id for s in statements.values() if entry.id in s.rules),
        authority="; ".join(_in_words(citation, authorities) for citation in entry.authorities) or None,
        **_fields(entry),
    )


def _in_words(citation: Citation, authorities: dict[str, Authority]) -> str:
    authority = authorities[citation.authority]
    parts = [authority.title, authority.edition, citation.at]
    return ", ".join(part for part in parts if part)


def _statements(path: Path, document: str, rule_ids: set[str]) -> Iterator[Statement]:
    sections = read_yaml(path, tuple[Section, ...])
    places = [
        ((i, "statements", j), section, statement)
        for i, section in enumerate(sections)
        for j, statement in enumerate(section.statements)
    ]
    _refuse_duplicates(path, (((*place, "id"), statement.id) for place, _, statement in places))
    for place, section, statement in places:
        _check_statement(path, place, statement, document, rule_ids)
        yield Statement(document=document, section=section.heading, **_fields(statement))


def _fields(value: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(value, name) for name in value.__struct_fields__}


def _check_statement(
    path: Path, place: tuple[Key, ...], statement: StatementEntry, document: str, rule_ids: set[str]
) -> None:
    if not re.fullmatch(rf"{document}-\d\d", statement.id):
        text = f"{statement.id!r} is no id of this file, such as {document}-01."
        raise mistake_at(path, (*place, "id"), text)
    _check_names(path, (*place, "rules"), statement.rules, rule_ids, "rule")
    if not statement.rules and not statement.untestable:
        raise mistake_at(path, place, f"{statement.id} needs rules, or a reason why it is untestable.")


def _check_rules(
    path: Path, topics: tuple[Topic, ...], *, holders: set[str], documents: set[str], authorities: set[str]
) -> None:
    places = [((i, "rules", j), topic, rule) for i, topic in enumerate(topics) for j, rule in enumerate(topic.rules)]
    _refuse_duplicates(path, (((i, "id"), topic.id) for i, topic in enumerate(topics)))
    _refuse_duplicates(path, (((*place, "id"), rule.id) for place, _, rule in places))
    rules = {rule.id: rule for _, _, rule in places}
    for place, topic, rule in places:
        if not re.fullmatch(rf"{re.escape(topic.id)}-[1-9]\d*", rule.id):
            raise mistake_at(path, (*place, "id"), f"{rule.id!r} is no id of the topic {topic.id}.")
        _check_names(path, (*place, "said_by"), rule.said_by, documents, "document")
        _check_names(path, (*place, "only_under"), rule.only_under, documents, "document")
        _check_names(path, (*place, "authorities"), [c.authority for c in rule.authorities], authorities, "authority")
        _check_readings(path, place, rule, holders)
        _check_support(path, place, rule)
        _check_condition(path, (*place, "applies_when"), rule, rules)


def _check_readings(path: Path, place: tuple[Key, ...], rule: RuleEntry, holders: set[str]) -> None:
    for name, reading in rule.readings.items():
        _check_names(path, (*place, "readings", name, "held_by"), reading.held_by, holders, "holder")
    if rule.readings and rule.default not in rule.readings:
        raise mistake_at(path, (*place, "default"), f"the default of {rule.id} must be one of its readings.")
    if rule.default and not rule.readings:
        raise mistake_at(path, (*place, "default"), f"{rule.id} has a default, and no readings.")


def _check_support(path: Path, place: tuple[Key, ...], rule: RuleEntry) -> None:
    """Check that it rests on documents, on the holders of its readings, or, if silent, on authorities."""
    if rule.silent != (not rule.said_by and not rule.readings):
        raise mistake_at(path, place, f"{rule.id} must be silent exactly when no document says it.")
    if rule.silent != bool(rule.authorities):
        raise mistake_at(path, place, f"{rule.id} must name authorities exactly when it is silent.")


def _check_condition(path: Path, place: tuple[Key, ...], rule: RuleEntry, rules: dict[str, RuleEntry]) -> None:
    _check_names(path, place, rule.applies_when, set(rules), "rule")
    for other, readings in rule.applies_when.items():
        _check_names(path, (*place, other), readings, set(rules[other].readings), f"reading of {other}")


def _check_names(path: Path, place: tuple[Key, ...], names: Iterable[str], known: set[str], kind: str) -> None:
    for name in names:
        if name not in known:
            raise mistake_at(path, place, f"there is no {kind} {name!r}.")


def _refuse_duplicates(path: Path, ids: Iterable[tuple[tuple[Key, ...], str]]) -> None:
    seen: set[str] = set()
    for place, name in ids:
        if name in seen:
            raise mistake_at(path, place, f"the id {name!r} is used a second time.")
        seen.add(name)
