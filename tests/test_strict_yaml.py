from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from tripledraw.adapters.strict_yaml import FileMistake, mistake_at, read_yaml, schema_of

if TYPE_CHECKING:
    from pathlib import Path


class Hand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: str
    seat: int = 1


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    hands: dict[str, Hand] = {}
    notes: list[str] = []


GOOD = """\
name: two hands
hands:
  P1: {cards: 7c 5d 4h 3s 2c}
  P2:
    cards: 8c 5d 4h 3s 2d
    seat: 2
notes:
  - one
  - two
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "table.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_good_file_becomes_a_typed_value(tmp_path: Path) -> None:
    table = read_yaml(written(tmp_path, GOOD), Table)
    assert table.hands["P2"] == Hand("8c 5d 4h 3s 2d", 2)
    assert table.notes == ["one", "two"]


@pytest.mark.parametrize(
    ("right", "wrong", "line", "text"),
    [
        ("name: two hands", "name: 5", 1, "expected `str`, got `int` at name."),
        ("seat: 2", "seat: two", 6, "expected `int`, got `str` at hands.P2.seat."),
        ("seat: 2", "chair: 2", 6, "unknown field `chair` at hands.P2."),
        ("{cards: 7c 5d 4h 3s 2c}", "{seat: 1}", 3, "missing required field `cards` at hands.P1."),
        ("  - two", "  - no", 9, "expected `str`, got `bool` at notes.1."),
        ("  P1:", "  1:", 3, "expected `str`, got `int` at hands.1."),
        ("  P2:", "  P1:", 4, "the key 'P1' stands here a second time; first on line 3."),
        ("notes:", "name:", 7, "the key 'name' stands here a second time; first on line 1."),
        ("seat: 2", "seat: [2", 7, "this is no YAML"),
        ("seat: 2", "seat: !seat 2", 6, "tag '!seat'"),
    ],
)
def test_a_mistake_is_named_with_its_line(tmp_path: Path, right: str, wrong: str, line: int, text: str) -> None:
    assert right in GOOD
    path = written(tmp_path, GOOD.replace(right, wrong))
    with pytest.raises(FileMistake) as caught:
        read_yaml(path, Table)
    assert text in caught.value.text
    assert caught.value.line == line
    assert str(caught.value).startswith(f"{path}, line {line}: ")
    assert "\n" not in str(caught.value)


def test_a_duplicate_deep_in_a_list_is_seen(tmp_path: Path) -> None:
    with pytest.raises(FileMistake, match="'a' stands here a second time"):
        read_yaml(written(tmp_path, "- - {a: 1, a: 2}\n"), list[list[dict[str, int]]])


@pytest.mark.parametrize("text", ["", "# nothing but a remark\n"])
def test_an_empty_file_is_a_mistake(tmp_path: Path, text: str) -> None:
    with pytest.raises(FileMistake, match="line 1: expected `object`, got `null`"):
        read_yaml(written(tmp_path, text), Table)


def test_files_that_cannot_be_read_are_mistakes(tmp_path: Path) -> None:
    with pytest.raises(FileMistake, match="cannot be read"):
        read_yaml(tmp_path / "none.yaml", Table)
    latin = tmp_path / "latin.yaml"
    latin.write_bytes("name: café\n".encode("latin-1"))
    with pytest.raises(FileMistake, match="not UTF-8"):
        read_yaml(latin, Table)


def test_a_control_character_is_a_mistake(tmp_path: Path) -> None:
    with pytest.raises(FileMistake, match="no YAML"):
        read_yaml(written(tmp_path, "name: \x01\n"), Table)


def test_a_check_of_ones_own_can_name_a_line(tmp_path: Path) -> None:
    path = written(tmp_path, GOOD)
    assert str(mistake_at(path, ("hands", "P2", "seat"), "no such seat.")) == f"{path}, line 6: no such seat."
    assert mistake_at(path, ("notes", 1), "").line == 9
    assert mistake_at(path, ("hands", "P7", "seat"), "").line == 2  # the last that is there


def test_the_schema_is_that_of_the_type() -> None:
    schema = schema_of(Table)
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert schema["$defs"]["Hand"]["required"] == ["cards"]
