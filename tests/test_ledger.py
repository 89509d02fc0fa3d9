from __future__ import annotations

from dataclasses import replace

import pytest
from click.testing import CliRunner
from msgspec.structs import replace as but

from tripledraw.cli.rules import command
from tripledraw.features import pickles
from tripledraw.features.catalogue import Catalogue, Rule, load
from tripledraw.features.pickles import Scenario
from tripledraw.ledger import draw_up
from tripledraw.proof.bank import FAULTS


def scenario_of(rule: Rule, name: str = "") -> Scenario:
    name = name or f"{rule.id} holds"
    return Scenario(
        id=pickles.scenario_id(rule.id, name),
        name=name,
        rule=rule.id,
        rule_name=rule.says,
        outline=name,
        case=None,
        tags=("topic", rule.id),
        feature=rule.topic.lower(),
        line=int(rule.id.partition("-")[2]),
        outline_line=int(rule.id.partition("-")[2]),
        keyword="Scenario",
        steps=(),
    )


CATALOGUE = but(load(), renamed={})  # its own are of the suite's scenarios
TESTABLE = [rule for rule in CATALOGUE.rules.values() if rule.testable]
SCENARIOS = [scenario_of(rule) for rule in TESTABLE]
FAULTED = [(f"breaks-{rule.id}", rule.id) for rule in TESTABLE]


def problems(
    catalogue: Catalogue = CATALOGUE,
    scenarios: list[Scenario] = SCENARIOS,
    faults: list[tuple[str, str]] = FAULTED,
) -> tuple[str, ...]:
    return draw_up(catalogue, scenarios, faults).problems


def instead(rule: str, **fields: object) -> list[Scenario]:
    """The scenarios, the rule's one with other fields."""
    return [replace(s, **fields) if s.rule == rule else s for s in SCENARIOS]  # type: ignore[arg-type]


# --- the suite itself ----------------------------------------------------------------------------------------


def test_nothing_is_missing_in_the_suite() -> None:
    catalogue = load()
    scenarios = pickles.load(catalogue.features)
    faults = [(fault.name, fault.rule) for fault in FAULTS.values()]
    ledger = draw_up(catalogue, scenarios, faults)
    assert list(ledger.problems) == []
    assert ledger.traced == ledger.statements == 219


# --- what the ledger sees ------------------------------------------------------------------------------------


def test_a_ledger_with_nothing_missing_has_no_problems() -> None:
    ledger = draw_up(CATALOGUE, SCENARIOS, FAULTED)
    assert ledger.problems == ()
    deck_4 = next(entry for entry in ledger.rules if entry.rule.id == "DECK-4")
    assert deck_4.statements == ("cs-62", "cs-63", "el-51", "nl-42")
    assert deck_4.scenarios == ("deck-4.deck-4-holds",)
    assert deck_4.faults == ("breaks-DECK-4",)


def test_a_statement_without_rule_or_reason() -> None:
    statements = CATALOGUE.statements | {"fi-01": but(CATALOGUE.statements["fi-01"], untestable=None)}
    ledger = draw_up(but(CATALOGUE, statements=statements), SCENARIOS, FAULTED)
    assert ledger.problems == ("The statement fi-01 has no rule, and no reason why it has none.",)
    assert ledger.traced == 218


def test_a_rule_said_by_a_document_without_a_statement_of_it() -> None:
    rules = CATALOGUE.rules | {"SEAT-3": but(CATALOGUE.rules["SEAT-3"], said_by=("fi", "nl"))}
    expected = "SEAT-3 is said by nl, and no statement of nl carries it."
    assert problems(but(CATALOGUE, rules=rules)) == (expected,)


def test_a_rule_with_a_statement_of_a_document_that_does_not_say_it() -> None:
    rules = CATALOGUE.rules | {"SEAT-5": but(CATALOGUE.rules["SEAT-5"], said_by=("fi",))}
    expected = "SEAT-5 has a statement of cs, and is not said by cs."
    assert problems(but(CATALOGUE, rules=rules)) == (expected,)


def test_a_testable_rule_without_scenario() -> None:
    scenarios = [scenario for scenario in SCENARIOS if scenario.rule != "POT-3"]
    assert problems(scenarios=scenarios) == ("POT-3 has no scenario.",)


def test_a_testable_rule_without_fault() -> None:
    faults = [fault for fault in FAULTED if fault[1] != "POT-3"]
    assert problems(faults=faults) == ("POT-3 has no fault that breaks it.",)


def test_an_untestable_rule_with_a_scenario() -> None:
    scenarios = [*SCENARIOS, scenario_of(CATALOGUE.rules["DRAW-8"])]
    expected = "DRAW-8 cannot be tested, and has the scenario draw-8.draw-8-holds."
    assert problems(scenarios=scenarios) == (expected,)


@pytest.mark.parametrize(
    ("tags", "expected"),
    [
        (("topic",), "has no rule."),
        (("POT-1", "POT-2"), "has more than one rule: POT-1, POT-2."),
        (("POT-99",), "has the tag @POT-99, which is no rule."),
    ],
)
def test_a_scenario_with_the_wrong_tags(tags: tuple[str, ...], expected: str) -> None:
    where = "The scenario 'POT-1 holds' (pot.feature, line 1)"
    assert f"{where} {expected}" in problems(scenarios=instead("POT-1", tags=tags))


def test_a_rule_block_with_other_words_than_the_rule() -> None:
    (problem,) = problems(scenarios=instead("POT-1", rule_name="The highest hand takes the pot."))
    assert problem.endswith("stands in a Rule block that has other words than POT-1.")


def test_two_scenarios_of_one_id() -> None:
    twice = instead("POT-1", id="pot-2.pot-2-holds")
    assert problems(scenarios=twice) == ("2 scenarios share the id 'pot-2.pot-2-holds'.",)


def test_two_scenarios_of_one_name() -> None:
    twice = instead("POT-1", outline="POT-2 holds")
    assert problems(scenarios=twice) == ("2 scenarios share the name 'POT-2 holds'.",)


def test_the_examples_of_one_outline_share_its_name() -> None:
    pot_1 = next(scenario for scenario in SCENARIOS if scenario.rule == "POT-1")
    assert problems(scenarios=[*SCENARIOS, replace(pot_1, id=f"{pot_1.id}.b", case="b")]) == ()


def test_a_renamed_scenario_must_be_there_under_its_new_id_alone() -> None:
    renamed = {"pot-1.old": "pot-1.gone", "pot-2.pot-2-holds": "pot-3.pot-3-holds"}
    assert problems(but(CATALOGUE, renamed=renamed)) == (
        "The scenario id pot-1.old was renamed to pot-1.gone, which no scenario has.",
        "The scenario id pot-2.pot-2-holds was renamed to pot-3.pot-3-holds, and a scenario has it still.",
    )


def test_a_fault_of_no_rule() -> None:
    faults = [*FAULTED, ("odd", "POT-99")]
    assert problems(faults=faults) == ("The fault 'odd' breaks POT-99, which is no rule.",)


# --- the command ---------------------------------------------------------------------------------------------


def printed(*arguments: str) -> str:
    return CliRunner(env={"COLUMNS": "100"}).invoke(command, arguments).output


def test_the_command_counts_statements() -> None:
    assert "219 of 219 statements traced" in printed()


def test_the_command_shows_the_rules_asked_for() -> None:
    ids = [line.split()[0] for line in printed("deck-2", "MUCK-*").splitlines() if line[:4] in ("DECK", "MUCK")]
    assert [id_ for id_ in ids if "-" in id_][:8] == [*(f"MUCK-{n}" for n in range(1, 8)), "DECK-2"]


def test_the_command_shows_statements_with_their_rules() -> None:
    lines = printed("TIME-3", "--statements").splitlines()
    assert [line.split()[:2] for line in lines if line.startswith("fi-")] == [["fi-25", "TIME-3"]]


def test_statements_without_a_rule_are_shown_with_the_reason() -> None:
    (line,) = [line for line in printed("--statements").splitlines() if line.startswith("fi-26")]
    assert "none: it describes mouse clicks" in line
