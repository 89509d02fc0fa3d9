"""`tripledraw lint`: the suite is clean, and each check finds what it is for, planted in the suite as it is."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from command_line import tripledraw
from msgspec.structs import replace as but

from tripledraw.adapters.strict_yaml import FileMistake
from tripledraw.cli import lint as command
from tripledraw.features.pickles import Scenario, Step
from tripledraw.features.steps.readings import TEXT as READINGS
from tripledraw.lint import checks
from tripledraw.lint.checks import CHECKS, look_over
from tripledraw.lint.finding import Finding
from tripledraw.lint.ids import add_ids, read_ids
from tripledraw.lint.schemas import StaleSchema
from tripledraw.lint.suite import Suite, read
from tripledraw.lint.waivers import Waiver, without_waived
from tripledraw.proof.planting import Fault

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

SUITE = read()


def found(check: str, suite: Suite) -> list[tuple[str, str]]:
    """Return where a check finds something that it does not find in the suite as it is, and what it says."""
    [looking] = [each for each in CHECKS if each.name == check]
    before = set(looking.look(SUITE))
    return [(finding.where, finding.says) for finding in looking.look(suite) if finding not in before]


def with_scenario(*steps: Step, **fields: Any) -> Suite:
    """Return the suite with one more scenario, of POT-1 unless something else is said."""
    scenario = Scenario(
        id="pot-1.planted",
        name="planted",
        rule="POT-1",
        rule_name=SUITE.catalogue.rules["POT-1"].says,
        outline="planted",
        case=None,
        tags=("POT-1",),
        feature="pots",
        line=7000,
        outline_line=7000,
        keyword="Scenario",
        steps=steps,
    )
    return replace(SUITE, scenarios=(*SUITE.scenarios, replace(scenario, **fields)))


def step(keyword: str, text: str, *table: tuple[str, ...]) -> Step:
    return Step(keyword, text, 7001, table)


GIVEN = step("Given", "a table of six")
WHEN = step("When", "P3 folds")
THEN = step("Then", "it is P4's turn")


# --- the suite itself ----------------------------------------------------------------------------------------


def test_there_is_nothing_to_mend_in_the_suite() -> None:
    assert [str(finding) for finding in look_over()] == []


def test_each_check_has_a_name_of_its_own_and_says_why_it_matters() -> None:
    assert len({check.name for check in CHECKS}) == len(CHECKS)
    assert all(type(check).__doc__ for check in CHECKS)


# --- scenarios -----------------------------------------------------------------------------------------------


def test_a_scenario_without_then() -> None:
    assert found("no-then", with_scenario(GIVEN, WHEN)) == [("pot-1.planted", "It does not end in a Then.")]


def test_what_is_played_after_the_last_then() -> None:
    assert found("no-then", with_scenario(GIVEN, WHEN, THEN, WHEN)) != []
    assert found("no-then", with_scenario(GIVEN, WHEN, THEN, step("And", "it is P5's turn"))) == []


def test_an_example_without_case() -> None:
    assert found("no-case", with_scenario(GIVEN, THEN, line=7009)) == [
        ("pot-1.planted", "This example needs a `case`, from which its id is made.")
    ]
    assert found("no-case", with_scenario(GIVEN, THEN, line=7009, case="six")) == []


def test_two_examples_of_one_case_share_an_id() -> None:
    twice = replace(SUITE, scenarios=(*SUITE.scenarios, SUITE.scenarios[0]))
    assert found("gap", twice) == [("ledger", f"2 scenarios share the id {SUITE.scenarios[0].id!r}.")]


def test_a_placeholder_without_column() -> None:
    assert found("no-column", with_scenario(GIVEN, step("Then", "the pot is <pot>"))) == [
        ("pot-1.planted", "No column of the examples is called <pot>.")
    ]


def test_two_scenarios_with_the_same_steps() -> None:
    twin = next(scenario for scenario in SUITE.scenarios if scenario.rule == "POT-1")
    assert found("twins", with_scenario(*twin.steps)) == [("pot-1.planted", f"It does what {twin.id} does.")]
    assert found("twins", with_scenario(*twin.steps, rule="POT-2")) == []


# --- steps ---------------------------------------------------------------------------------------------------


def test_an_undefined_step() -> None:
    assert found("undefined-step", with_scenario(GIVEN, step("Then", "everyone is happy"))) == [
        ("pot-1.planted", "No definition reads the Then step 'everyone is happy'.")
    ]


def test_a_step_is_undefined_where_its_keyword_is_another() -> None:
    assert found("undefined-step", with_scenario(step("Given", "the engine refuses it"))) != []


def test_a_step_that_two_definitions_match() -> None:
    definition = next(each for each in SUITE.definitions if each.step_func.__name__ == "the_pot")
    twice = replace(SUITE, definitions=(*SUITE.definitions, definition))
    says = {says.partition(" both read ")[0] for _, says in found("ambiguous-step", twice)}
    assert says == {"the_pot and the_pot"}


def test_a_definition_that_no_scenario_uses() -> None:
    without = tuple(s for s in SUITE.scenarios if not any(step.text.startswith("the pot is ") for step in s.steps))
    assert ("the_pot", "No scenario uses this step definition.") in found(
        "unused-step", replace(SUITE, scenarios=without)
    )


# --- readings ------------------------------------------------------------------------------------------------


def with_readings(*table: tuple[str, ...]) -> Suite:
    return with_scenario(GIVEN, step("Then", READINGS, *table), rule="BET-11")


HEADING = ("reading", "bets made")


def test_a_table_of_readings_that_leaves_one_out() -> None:
    assert found("wrong-readings", with_readings(HEADING, ("three-raises", "4"))) == [
        ("pot-1.planted", "The table has no row for the reading four-raises of BET-11.")
    ]


def test_a_table_of_readings_with_one_that_there_is_not() -> None:
    rows = [("three-raises", "4"), ("four-raises", "5"), ("five-raises", "6"), ("none", "7")]
    assert found("wrong-readings", with_readings(HEADING, *rows)) == [
        ("pot-1.planted", "BET-11 has no reading five-raises.")
    ]


def test_a_table_of_readings_in_a_rule_that_has_none() -> None:
    table = step("Then", READINGS, HEADING, ("three-raises", "4"))
    assert found("wrong-readings", with_scenario(GIVEN, table)) == [
        ("pot-1.planted", "POT-1 has no reading three-raises.")
    ]


def test_a_table_of_readings_that_decides_nothing() -> None:
    same = [("three-raises", "4 or 5"), ("four-raises", "4 or 5")]
    assert found("decides-nothing", with_readings(HEADING, *same)) == [
        ("pot-1.planted", "The table of readings decides nothing: all its readings come to the same.")
    ]


def test_a_table_that_only_rules_out_what_nobody_holds_decides_something() -> None:
    same = [("three-raises", "4 or 5"), ("four-raises", "4 or 5"), ("none", "6")]
    assert found("decides-nothing", with_readings(HEADING, *same)) == []


def test_a_table_of_readings_that_cannot_be_read() -> None:
    assert len(found("wrong-readings", with_readings(("reading",)))) == 2


def test_readings_that_no_table_tells_apart() -> None:
    without = tuple(s for s in SUITE.scenarios if s.rule != "BET-11" or all(step.text != READINGS for step in s.steps))
    assert found("not-told-apart", replace(SUITE, scenarios=without)) == [
        ("BET-11 three-raises four-raises", "No scenario of BET-11 tells these two readings apart.")
    ]


def with_rule(id_: str, **fields: object) -> Suite:
    rule = but(SUITE.catalogue.rules[id_], **fields)
    return replace(SUITE, catalogue=but(SUITE.catalogue, rules=SUITE.catalogue.rules | {id_: rule}))


def test_a_reading_that_the_reference_engine_does_not_play_by() -> None:
    readings = SUITE.catalogue.rules["BET-11"].readings
    more = readings | {"five-raises": readings["four-raises"]}
    expected = [("BET-11", "The reference engine knows the readings three-raises, four-raises.")]
    assert found("not-played", with_rule("BET-11", readings=more)) == expected
    assert found("not-played", with_rule("BET-11", default="four-raises")) == expected


def test_a_holder_that_reads_it_otherwise_in_the_reference_engine() -> None:
    readings = SUITE.catalogue.rules["BET-11"].readings
    swapped = {"three-raises": readings["four-raises"], "four-raises": readings["three-raises"]}
    assert ("BET-11", "The reference engine's rulebook cs does not read it as four-raises.") in found(
        "not-played", with_rule("BET-11", readings=swapped)
    )


# --- scripted tables -----------------------------------------------------------------------------------------


def with_table(**fields: object) -> Suite:
    return replace(SUITE, tables=(*SUITE.tables, but(SUITE.tables[0], name="planted", **fields)))


def test_a_table_that_is_not_there() -> None:
    suite = with_scenario(step("Given", 'the table "nowhere", played 30 times with other cards'), THEN)
    assert found("missing-table", suite) == [("pot-1.planted", "There is no table 'nowhere'.")]


def test_a_table_that_no_scenario_uses() -> None:
    assert found("unused-table", with_table()) == [("planted", "No scenario uses this table.")]


def test_a_table_that_shows_no_rule() -> None:
    assert found("shows-no-rule", with_table(shows=("DECK-99",))) == [
        ("planted", "It shows DECK-99, which is no rule.")
    ]
    assert found("shows-no-rule", with_table(shows=())) == [("planted", "It says of no rule that it shows it.")]


def test_play_that_is_not_in_the_words_of_the_table() -> None:
    assert found("unreadable-play", with_table(play=("everyone calls", "P1 is lucky"))) == [
        ("planted", "'P1 is lucky' is not something that a player does at the table.")
    ]


# --- words ---------------------------------------------------------------------------------------------------


def test_jargon_in_a_step_and_in_a_name() -> None:
    says = "'index' is no card player's word; say the player: P1, P2."
    assert found("jargon", with_scenario(step("Then", "the index of the winner is 2"))) == [("pot-1.planted", says)]
    assert found("jargon", with_scenario(outline="the winner's index")) == [("pot-1.planted", says)]


def test_jargon_in_a_rule() -> None:
    suite = with_rule("POT-1", says="The API gives the pot to the lowest hand.")
    assert found("jargon", suite) == [("POT-1", "'API' is no card player's word; say engine.")]


def test_a_word_that_has_jargon_in_it_is_none() -> None:
    assert found("jargon", with_scenario(outline="the estate of P1 nullifies nothing")) == []


def test_a_name_that_is_too_long() -> None:
    assert found("long-name", with_scenario(outline="x" * 101)) == [
        ("pot-1.planted", "The name has 101 characters, and 100 are enough.")
    ]


@pytest.mark.parametrize(("name", "fine"), [("The pot", False), ("the pot.", False), ("P1 wins", True), ("Ah", True)])
def test_the_style_of_names(name: str, fine: bool) -> None:
    assert (found("name-style", with_scenario(outline=name)) == []) is fine


# --- the ledger, faults, schemas -----------------------------------------------------------------------------


def test_words_of_a_rule_that_differ_from_the_catalogue() -> None:
    [(_, says)] = found("gap", with_scenario(GIVEN, THEN, rule_name="The best hand takes the pot."))
    assert says.endswith("stands in a Rule block that has other words than POT-1.")


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"says": ""}, "Its docstring must say what the engine does wrong."),
        ({"also": ("POT-2",)}, "`also` and `because` go together: which rules, and why."),
        ({"because": "so it is"}, "`also` and `because` go together: which rules, and why."),
        ({"also": ("POTS-*",), "because": "so it is"}, "It breaks POTS-* as well, which is no rule."),
    ],
)
def test_a_fault_that_is_not_explained(fields: dict[str, Any], says: str) -> None:
    fault = replace(Fault("planted", "POT-1", "It is wrong.", "common", object), **fields)
    assert found("unexplained-fault", replace(SUITE, faults=(*SUITE.faults, fault))) == [("planted", says)]


def test_a_schema_that_is_not_as_the_types_say(monkeypatch: pytest.MonkeyPatch) -> None:
    sources = (("adapters", "schemas/", lambda: {"act.request.json": "{}", "new.json": "{}"}, "write it"),)
    monkeypatch.setattr("tripledraw.lint.schemas._SOURCES", sources)
    says = "It is not what the types say; write it again: write it."
    assert [(finding.where, finding.says) for finding in StaleSchema().look(SUITE)] == [
        ("act.request.json", says),
        ("new.json", says),
    ]


# --- permanent ids -------------------------------------------------------------------------------------------


def test_an_id_that_is_lost() -> None:
    suite = replace(SUITE, ids=(*SUITE.ids, "pot-1.gone"))
    [(where, says)] = found("lost-id", suite)
    assert where == "pot-1.gone"
    assert "`renamed`" in says


def test_an_id_that_is_renamed_is_not_lost() -> None:
    catalogue = but(SUITE.catalogue, renamed={**SUITE.catalogue.renamed, "pot-1.gone": SUITE.scenarios[0].id})
    assert found("lost-id", replace(SUITE, catalogue=catalogue, ids=(*SUITE.ids, "pot-1.gone"))) == []


def test_an_id_that_is_new() -> None:
    assert [where for where, _ in found("unlisted-id", with_scenario(GIVEN, THEN))] == ["pot-1.planted"]


def test_new_ids_are_added_and_none_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "ids.txt"
    path.write_text("pot-1.b\npot-1.gone\n", encoding="utf-8")
    assert add_ids(["pot-1.c", "pot-1.b", "pot-1.a"], path) == 2
    assert read_ids(path) == ("pot-1.a", "pot-1.b", "pot-1.c", "pot-1.gone")


def test_ids_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(FileMistake, match="the permanent ids cannot be read"):
        read_ids(tmp_path / "ids.txt")


# --- waivers -------------------------------------------------------------------------------------------------

LONG = Finding("long-name", "pot-1.planted", "The name is long.")


def test_what_is_waived_is_found_no_more() -> None:
    assert without_waived([LONG], [Waiver("long-name", "pot-1.planted", "It says what it must.")]) == []


def test_a_waiver_for_another_check_or_place_waives_nothing_and_is_found_itself() -> None:
    waivers = [Waiver("no-then", "pot-1.planted", "Why?"), Waiver("long-name", "pot-1.other", "Why?")]
    assert [(f.check, f.where) for f in without_waived([LONG], waivers)] == [
        ("long-name", "pot-1.planted"),
        ("unused-waiver", "pot-1.other"),
        ("unused-waiver", "pot-1.planted"),
    ]


# --- the command ---------------------------------------------------------------------------------------------


def test_the_command_says_that_there_is_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "look_over", list)
    assert tripledraw("lint") == (0, "Nothing to mend\n")


def test_the_command_lists_what_it_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    at = Finding("no-then", "pot-1.it", "It does not end in a Then.", "features/pots.feature:7")
    monkeypatch.setattr(command, "look_over", lambda: [LONG, at])
    assert tripledraw("lint") == (
        1,
        "pot-1.planted: The name is long. [long-name]\n"
        "features/pots.feature:7: pot-1.it: It does not end in a Then. [no-then]\n"
        "2 to mend\n",
    )


def test_the_command_keeps_new_ids(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "look_over", list)
    monkeypatch.setattr(command, "add_ids", lambda ids: len(list(ids)))
    assert tripledraw("lint", "--ids") == (0, f"{len(SUITE.scenarios)} new ids kept\nNothing to mend\n")


def test_a_file_that_cannot_be_read_is_all_that_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(checks, "read", broken(tmp_path / "rules.yaml"))
    assert [str(finding) for finding in look_over()] == [
        f"{tmp_path / 'rules.yaml'}:3: rules.yaml: there is no document 'sv'. [file]"
    ]


def broken(path: Path) -> Callable[[], Suite]:
    def read_it() -> Suite:
        raise FileMistake(path, 3, "there is no document 'sv'.")

    return read_it
