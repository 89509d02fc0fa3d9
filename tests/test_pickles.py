from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tripledraw.adapters.strict_yaml import FileMistake
from tripledraw.features.pickles import Step, load, scenario_id

if TYPE_CHECKING:
    from pathlib import Path

FEATURE = """\
@deck
Feature: The deck
  Background:
    Given a table of six

  Scenario: it has no rule
    When everyone calls

  @DECK-2
  Rule: The last cards of the stub

    Example: four cards are left
      When P6 discards the whole hand

    Scenario Outline: in round <round> nobody's hand is kept
      Then there are these bets
        | round | bets   |
        | first | <bets> |
      Examples:
        | case   | round | bets |
        | second | 2     | 4    |
        | third  | 3     | 5    |
"""


def written(folder: Path, text: str, name: str = "deck") -> Path:
    (folder / f"{name}.feature").write_text(text, encoding="utf-8")
    return folder


def test_scenarios_have_permanent_ids(tmp_path: Path) -> None:
    scenarios = load(("deck",), written(tmp_path, FEATURE))
    assert [scenario.id for scenario in scenarios] == [
        "it-has-no-rule",
        "deck-2.four-cards-are-left",
        "deck-2.in-round-nobodys-hand-is-kept.second",
        "deck-2.in-round-nobodys-hand-is-kept.third",
    ]


def test_an_example_is_filled_in_and_keeps_the_name_of_its_outline(tmp_path: Path) -> None:
    example = load(("deck",), written(tmp_path, FEATURE))[3]
    assert example.name == "in round 3 nobody's hand is kept (third)"
    assert example.outline == "in round <round> nobody's hand is kept"
    assert (example.case, example.line, example.outline_line) == ("third", 22, 15)
    assert (example.rule, example.rule_name) == ("DECK-2", "The last cards of the stub")
    assert (example.feature, example.keyword) == ("deck", "Scenario Outline")
    assert (example.tags, example.rule_tags) == (("deck", "DECK-2"), ("DECK-2",))
    assert example.steps == (
        Step("Given", "a table of six", 4),
        Step("Then", "there are these bets", 16, (("round", "bets"), ("first", "5"))),
    )


def test_a_scenario_outside_of_rules_has_none(tmp_path: Path) -> None:
    scenario = load(("deck",), written(tmp_path, FEATURE))[0]
    assert (scenario.rule, scenario.rule_name, scenario.rule_tags) == ("", "", ())


@pytest.mark.parametrize(
    ("name", "case", "id_"),
    [
        ("Last player, wants <n> - five!", None, "deck-2.last-player-wants-five"),
        ("Château  d'If", "Round 2", "deck-2.chateau-dif.round-2"),
    ],
)
def test_ids_are_plain_words(name: str, case: str | None, id_: str) -> None:
    assert scenario_id("DECK-2", name, case) == id_


def test_files_come_in_the_order_named(tmp_path: Path) -> None:
    written(tmp_path, "Feature: A\n  Scenario: one\n    Given x\n", "a")
    written(tmp_path, "Feature: B\n  Scenario: two\n    Given x\n", "b")
    assert [scenario.feature for scenario in load(("b", "a"), tmp_path)] == ["b", "a"]


def test_a_file_that_is_not_named_is_refused(tmp_path: Path) -> None:
    written(tmp_path, FEATURE)
    with pytest.raises(FileMistake, match=r"deck\.feature, line 1: .*suite\.yaml"):
        load((), tmp_path)


def test_a_file_that_is_named_and_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileMistake, match=r"deck\.feature, line 1: .*cannot be read"):
        load(("deck",), tmp_path)


def test_bad_gherkin_is_named_with_its_line(tmp_path: Path) -> None:
    written(tmp_path, "Feature: x\n  Scenario: y\n    Given z\n    and so on\n")
    with pytest.raises(FileMistake, match=r"deck\.feature, line 4: this is no Gherkin"):
        load(("deck",), tmp_path)


def test_an_empty_file_has_no_scenarios(tmp_path: Path) -> None:
    assert load(("deck",), written(tmp_path, "")) == ()
