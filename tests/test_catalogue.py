from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest
import yaml

from tripledraw.adapters.strict_yaml import FileMistake
from tripledraw.features.catalogue import Catalogue, load
from tripledraw.features.catalogue.loader import HERE
from tripledraw.features.catalogue.schemas import schemas
from tripledraw.reference_impl.rulebooks import DEFAULTS, READINGS, RULEBOOKS


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load()


# --- what it holds -------------------------------------------------------------------------------------------


def test_it_has_every_rule_of_the_outline(catalogue: Catalogue) -> None:
    # The counts are those of the rulebook's outline, in its order.
    counts = {"RANK": 14, "SEAT": 8, "BLIND": 6, "BET": 18, "ALLIN": 7, "DRAW": 9}
    counts |= {"MUCK": 7, "DECK": 8, "SHOW": 4, "POT": 4, "TIME": 3}
    assert list(catalogue.topics) == list(counts)
    assert list(catalogue.rules) == [f"{topic}-{n}" for topic in counts for n in range(1, counts[topic] + 1)]
    assert len(catalogue.rules) == 88


def test_four_rules_cannot_be_tested_on_an_engine(catalogue: Catalogue) -> None:
    untestable = {rule.id for rule in catalogue.rules.values() if not rule.testable}
    assert untestable == {"RANK-13", "SEAT-5", "BLIND-3", "DRAW-8"}


def test_it_has_every_sentence_of_the_documents(catalogue: Catalogue) -> None:
    counts = Counter(statement.document for statement in catalogue.statements.values())
    assert counts == {"cs": 64, "el": 63, "fi": 41, "nl": 51}
    for document, count in counts.items():
        ids = [id_ for id_, statement in catalogue.statements.items() if statement.document == document]
        assert ids == [f"{document}-{n:02}" for n in range(1, count + 1)]


def test_a_locator_names_one_sentence(catalogue: Catalogue) -> None:
    places = Counter((s.document, s.section, s.sentence) for s in catalogue.statements.values())
    assert [place for place, times in places.items() if times > 1] == []


def test_no_two_statements_have_the_same_words(catalogue: Catalogue) -> None:
    words = Counter((s.document, s.says) for s in catalogue.statements.values())
    assert [says for says, times in words.items() if times > 1] == []


def test_what_no_engine_can_be_tested_on(catalogue: Catalogue) -> None:
    # fi-26 and fi-27 speak of a mouse and a screen, fi-01, fi-03 and cs-56 ask nothing, cs-06 is a slip.
    without = {s.id for s in catalogue.statements.values() if s.untestable}
    assert without == {"cs-06", "cs-56", "fi-01", "fi-03", "fi-26", "fi-27"}
    assert all(not catalogue.statements[id_].rules for id_ in without)


def test_rules_and_statements_point_to_each_other(catalogue: Catalogue) -> None:
    from_rules = {(rule.id, id_) for rule in catalogue.rules.values() for id_ in rule.statements}
    from_statements = {(id_, s.id) for s in catalogue.statements.values() for id_ in s.rules}
    assert from_rules == from_statements


def test_a_rule_has_a_statement_of_each_document_that_says_it_and_of_no_other(catalogue: Catalogue) -> None:
    for rule in catalogue.rules.values():
        holders = {holder for reading in rule.readings.values() for holder in reading.held_by}
        speaking = {*rule.said_by, *(holders & set(catalogue.documents))}
        assert {catalogue.statements[id_].document for id_ in rule.statements} == speaking, rule.id


def test_a_silent_rule_names_who_settles_it_edition_and_number(catalogue: Catalogue) -> None:
    for rule in catalogue.rules.values():
        assert rule.silent == bool(rule.authority)
    assert catalogue.rules["ALLIN-7"].authority == "WSOP Official Live Action Rules, 2024, rule 150"
    used = {citation.authority for rule in catalogue.rules.values() for citation in rule.authorities}
    assert used == set(catalogue.authorities)


def test_the_houses_are_those_that_hold_a_reading(catalogue: Catalogue) -> None:
    readings = [reading for rule in catalogue.rules.values() for reading in rule.readings.values()]
    holders = {holder for reading in readings for holder in reading.held_by}
    assert holders == {*catalogue.houses, *catalogue.documents}


# --- the reference engine plays by it ------------------------------------------------------------------------


def test_readings_and_defaults_are_those_of_the_reference_engine(catalogue: Catalogue) -> None:
    contested = {rule.id: rule for rule in catalogue.rules.values() if rule.contested}
    assert {id_: set(rule.readings) for id_, rule in contested.items()} == {
        id_: set(names) for id_, names in READINGS.items()
    }
    assert {id_: rule.default for id_, rule in contested.items()} == dict(DEFAULTS)


def test_holders_are_those_of_the_reference_engines_rulebooks(catalogue: Catalogue) -> None:
    held = {
        (holder, rule.id, name)
        for rule in catalogue.rules.values()
        for name, reading in rule.readings.items()
        for holder in reading.held_by
        if holder in RULEBOOKS
    }
    played = {
        (name, rule, rulebook[rule]) for name, rulebook in RULEBOOKS.items() for rule in READINGS if rulebook.says(rule)
    }
    assert held == played


def test_each_holder_has_one_reading_of_a_rule(catalogue: Catalogue) -> None:
    for rule in catalogue.rules.values():
        holders = Counter(holder for reading in rule.readings.values() for holder in reading.held_by)
        assert [holder for holder, times in holders.items() if times > 1] == [], rule.id


# --- schemas -------------------------------------------------------------------------------------------------


def test_the_schemas_are_current() -> None:
    there = {path.name: path.read_text(encoding="utf-8") for path in (HERE / "schemas").iterdir()}
    assert there == schemas(), "run: tripledraw rules --schemas features/catalogue/schemas"


@pytest.mark.parametrize("path", sorted(HERE.rglob("*.yaml")), ids=lambda path: path.stem)
def test_each_file_is_valid_by_the_schema_that_it_names(path: Path) -> None:
    first, _, rest = path.read_text(encoding="utf-8").partition("\n")
    schema = path.parent / first.removeprefix("# yaml-language-server: $schema=")
    validator = jsonschema.Draft202012Validator(msgspec.json.decode(schema.read_bytes()))
    assert [error.message for error in validator.iter_errors(yaml.safe_load(rest))] == []


# --- mistakes ------------------------------------------------------------------------------------------------

MISTAKES = [
    ("rules.yaml", "id: RANK-2", "id: RANK-1", "the id 'RANK-1' is used a second time."),
    ("rules.yaml", "id: RANK-2", "id: RANKS-2", "'RANKS-2' is no id of the topic RANK."),
    ("rules.yaml", "id: SEAT\n", "id: RANK\n", "the id 'RANK' is used a second time."),
    ("rules.yaml", "said_by: [fi]", "said_by: [sv]", "there is no document 'sv'."),
    ("rules.yaml", "held_by: [el, nl, wsop", "held_by: [el, nl, wsp", "there is no holder 'wsp'."),
    ("rules.yaml", "authority: wsop-live", "authority: wsop", "there is no authority 'wsop'."),
    ("rules.yaml", "only_under: [fi]", "only_under: [se]", "there is no document 'se'."),
    ("rules.yaml", "default: capped", "default: caped", "the default of BET-16 must be one of its readings."),
    ("rules.yaml", "silent: true", "default: high", "RANK-14 has a default, and no readings."),
    ("rules.yaml", "silent: true", "silent: false", "RANK-14 must be silent exactly when no document says it."),
    ("rules.yaml", "said_by: [cs, el, nl]", "silent: true", "RANK-5 must name authorities exactly when it is silent."),
    ("rules.yaml", "{MUCK-3: [served-players]}", "{MUCK-33: [served-players]}", "there is no rule 'MUCK-33'."),
    ("rules.yaml", "{MUCK-3: [served-players]}", "{MUCK-3: [all]}", "there is no reading of MUCK-3 'all'."),
    ("rules.yaml", "silent: true", "quiet: true", "unknown field `quiet`"),
    ("documents.yaml", "id: nl", "id: fi", "the id 'fi' is used a second time."),
    ("authorities.yaml", "id: tda\n", "id: barge\n", "the id 'barge' is used a second time."),
    ("statements/fi.yaml", "id: fi-02", "id: fi-01", "the id 'fi-01' is used a second time."),
    ("statements/fi.yaml", "id: fi-02", "id: cs-02", "'cs-02' is no id of this file, such as fi-01."),
    ("statements/fi.yaml", "rules: [SEAT-1]", "rules: [SEAT-99]", "there is no rule 'SEAT-99'."),
    ("statements/fi.yaml", "rules: [SEAT-1]", "rules: []", "fi-09 needs rules, or a reason why it is untestable."),
    ("statements/fi.yaml", 'sentence: "1"', "sentence: 1", "expected `str`, got `int`"),
    ("suite.yaml", 'version: "1.0"', "version: 1.0", "expected `str`, got `float` at version."),
]  # fmt: skip


@pytest.mark.parametrize(("name", "right", "wrong", "text"), MISTAKES)
def test_a_mistake_is_one_sentence_with_file_and_line(
    tmp_path: Path, name: str, right: str, wrong: str, text: str
) -> None:
    folder = tmp_path / "catalogue"
    shutil.copytree(HERE, folder, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    path = folder / name
    good = path.read_text(encoding="utf-8")
    assert right in good
    path.write_text(good.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(FileMistake) as caught:
        load(folder)
    mistake: Any = caught.value
    assert text in mistake.text
    assert mistake.path == path
    line = path.read_text(encoding="utf-8").splitlines()[mistake.line - 1]
    near = good[: good.index(right)].count("\n") + 1
    assert wrong.strip() in line or abs(mistake.line - near) <= 4
    assert "\n" not in str(mistake)
