"""Scripted tables: the loader, what it refuses, and the files there are."""

import json
from pathlib import Path

import jsonschema
import pytest
import yaml

from tripledraw import scenarios
from tripledraw.adapters.strict_yaml import FileMistake
from tripledraw.features import words
from tripledraw.features.catalogue import load as catalogue
from tripledraw.scenarios.schema import SCHEMA, schema

GOOD = """\
name: small
about: Two players.
shows: [DRAW-1]
table: {seats: 2, button: 1}
hands:
  P1: 2c 3c 4c 5c 6c
  P2: 7c 8c 9c Tc Jc
stub:
  Qc Kc Ac
  2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd Ad
  2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah
  2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As
play:
  - everyone calls
"""


def written(folder: Path, text: str, stem: str = "small") -> Path:
    path = folder / f"{stem}.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_table_is_read(tmp_path: Path) -> None:
    table = scenarios.read(written(tmp_path, GOOD))
    assert table.cards_of("P2") == ["7c", "8c", "9c", "Tc", "Jc"]
    assert len(table.stub_cards()) == 42
    assert table.table.stacks == 1000
    assert table.play == ("everyone calls",)


@pytest.mark.parametrize(
    ("right", "wrong", "line", "says"),
    [
        ("7c 8c 9c", "1z 8c 9c", 7, "1z is no card"),
        ("  Qc Kc Ac", "  1z Kc Ac", 9, "1z is no card"),
        ("  Qc Kc Ac", "  Qc Kc 2c", 9, "2c is named twice"),
        ("Qs Ks As", "Qs Ks As 2c", 12, "2c is named twice"),
        ("Qs Ks As", "Qs Ks", 8, "missing: As"),
        ("6c\n", "6c 7c\n", 6, "five cards are expected for P1"),
        ("  P2: 7c", "  P3: 7c", 5, "the hands of P1, P2 are expected"),
        ("about:", "abuot:", 2, "unknown field `abuot`"),
        ("button: 1}", "button: 1, colour: red}", 4, "unknown field `colour`"),
        ("button: 1}", "button: 3}", 4, "the button needs a seat from 1 to 2"),
        ("seats: 2,", "seats: 7,", 4, "2 to 6 seats are expected, not 7"),
        ("button: 1}", "button: 1, stacks: [5]}", 4, "2 stacks are expected"),
        ("name: small", "name: large", 1, "belongs in a file called large.yaml"),
        ("  P2: 7c", "  P1: 7c", 7, "stands here a second time"),
    ],
)
def test_a_mistake_is_named_with_file_and_line(tmp_path: Path, right: str, wrong: str, line: int, says: str) -> None:
    path = written(tmp_path, GOOD.replace(right, wrong, 1))
    with pytest.raises(FileMistake, match=says) as caught:
        scenarios.read(path)
    assert f"small.yaml, line {line}:" in str(caught.value)


def test_a_table_that_is_not_there_is_named() -> None:
    with pytest.raises(FileMistake, match=r"no-such-table\.yaml"):
        scenarios.load("no such table")


@pytest.mark.parametrize("name", scenarios.names())
def test_each_table_holds_one_deck_and_speaks_the_words_of_the_table(name: str) -> None:
    table = scenarios.load(name)
    dealt = [card for player in table.hands for card in table.cards_of(player)] + table.stub_cards()
    assert sorted(dealt) == sorted(scenarios.DECK)
    assert set(table.shows) <= set(catalogue().rules)
    for line in table.play:
        words.moves(line)


@pytest.mark.parametrize("path", sorted(scenarios.FOLDER.glob("*.yaml")), ids=lambda path: path.stem)
def test_each_table_is_valid_by_the_schema(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.startswith(f"# yaml-language-server: $schema={SCHEMA.name}\n")
    jsonschema.Draft202012Validator(json.loads(schema())).validate(yaml.safe_load(text))


def test_the_schema_is_current() -> None:
    assert SCHEMA.read_text(encoding="utf-8") == schema(), "run: python -m tripledraw.scenarios.schema"


def test_each_table_is_used_by_a_scenario() -> None:
    features = "".join(path.read_text(encoding="utf-8") for path in Path(words.__file__).parent.glob("*.feature"))
    unused = [name for name in scenarios.names() if f'"{name}"' not in features and f"| {name} " not in features]
    assert not unused
