"""Folding: expected outcomes are those that the design's tables and the rulebook's readings give."""

from __future__ import annotations

import itertools

import pytest
from helpers import result, run_of

from tripledraw.features.catalogue import load
from tripledraw.fold import RULEBOOKS, RuleResult, judge, overall_exit, rule_results
from tripledraw.record import Options, Outcome, Run, ScenarioResult


def folded(*results: ScenarioResult, rulebook: str = "common", **more: object) -> RuleResult:
    """Return the first rule's result."""
    return rule_results(run_of(*results, **more), load(), rulebook)[0]


@pytest.mark.parametrize(
    ("outcomes", "expected"),
    [
        ("passed passed", Outcome.PASSED),
        ("passed failed", Outcome.FAILED),
        ("failed error", Outcome.ERROR),
        ("error suite-fault", Outcome.SUITE_FAULT),
        ("passed not-supported", Outcome.PASSED_IN_PART),
        ("failed not-supported", Outcome.FAILED),
        ("not-supported not-supported", Outcome.NOT_SUPPORTED),
        ("skipped skipped", Outcome.SKIPPED),
        ("passed known-deviation", Outcome.KNOWN_DEVIATION),
        ("unexpected-pass", Outcome.UNEXPECTED_PASS),
    ],
)
def test_a_rule_is_what_its_gravest_scenario_is(outcomes: str, expected: Outcome) -> None:
    scenarios = [Outcome(word.replace("-", " ")) for word in outcomes.split()]
    for order in itertools.permutations(scenarios):
        assert folded(*(result("BET-1", outcome) for outcome in order)).outcome is expected


def test_a_rule_passed_in_part_says_in_how_much() -> None:
    part = folded(result("BET-1"), result("BET-1"), result("BET-1", Outcome.NOT_SUPPORTED, detail="shows no muck"))
    assert part.detail == "2 of 3"


def test_readings_found_are_those_that_every_scenario_agrees_with() -> None:
    found = folded(
        result("MUCK-3", agrees={"served-players", "all-but-own", "earlier-draws-only"}),
        result("MUCK-3"),
        result("MUCK-3", agrees={"earlier-draws-only", "all-but-own"}),
    )
    assert found.found == ("all-but-own", "earlier-draws-only")
    assert found.outcome is Outcome.PASSED


def test_scenarios_without_a_reading_in_common_are_inconsistent() -> None:
    torn = folded(
        result("DECK-2", id="deck-2.one", agrees={"stub-first", "hold-last"}),
        result("DECK-2", id="deck-2.two", agrees={"mixed-in"}),
    )
    assert torn.outcome is Outcome.FAILED
    assert torn.detail == (
        "inconsistent: deck-2.one agrees with hold-last or stub-first; deck-2.two agrees with mixed-in"
    )


# rulebook.yaml: DECK-2 mixed-in is held by fi and pokerstars, stub-first by cs, el, nl and fulltilt, hold-last by wsop.
@pytest.mark.parametrize(
    ("agrees", "holds_under"),
    [
        ({"mixed-in"}, {"common", "fi", "pokerstars"}),
        ({"stub-first"}, {"common", "cs", "el", "nl", "fulltilt"}),
        ({"hold-last"}, {"common", "wsop"}),
        ({"mixed-in", "hold-last"}, {"common", "fi", "pokerstars", "wsop"}),
    ],
)
def test_a_rulebook_holds_an_engine_to_its_own_reading(agrees: set[str], holds_under: set[str]) -> None:
    verdicts = judge(run_of(result("DECK-2", agrees=agrees)), load()).verdicts
    assert {name for name, verdict in verdicts.items() if verdict.exit == 0} == holds_under


def test_a_failing_reading_names_both() -> None:
    wrong = folded(result("DECK-2", agrees={"mixed-in"}), rulebook="el")
    assert wrong.detail == "follows mixed-in; el holds stub-first"


def test_where_a_rulebook_is_silent_any_reading_passes() -> None:
    # BET-11: el, fi and nl hold neither reading.
    silent = folded(result("BET-11", agrees={"four-raises"}), rulebook="el")
    assert (silent.outcome, silent.from_rulebook) == (Outcome.PASSED, False)


def test_a_rule_that_a_document_says_is_from_it() -> None:
    # DRAW-5 is said by cs and nl.
    marks = {name: folded(result("DRAW-5"), rulebook=name).from_rulebook for name in RULEBOOKS}
    assert {name for name, mark in marks.items() if mark} == {"common", "cs", "nl"}


@pytest.mark.parametrize("claim", ["mixed-in", "no-such-reading"])
def test_a_claim_that_behaviour_contradicts_fails_and_names_both(claim: str) -> None:
    wrong = folded(result("DECK-2", agrees={"stub-first"}), hello={"readings": {"DECK-2": claim}})
    assert wrong.outcome is Outcome.FAILED
    assert claim in wrong.detail
    assert "stub-first" in wrong.detail


def test_a_claim_that_is_among_those_left_passes() -> None:
    right = folded(result("DECK-2", agrees={"stub-first", "hold-last"}), hello={"readings": {"DECK-2": "hold-last"}})
    assert right.outcome is Outcome.PASSED


# MUCK-5 applies when MUCK-3 is read as served-players, which cs, el and nl hold.
@pytest.mark.parametrize(
    ("agrees", "rulebook", "outcome"),
    [
        ({"served-players"}, "common", Outcome.FAILED),
        ({"served-players", "all-but-own"}, "common", Outcome.DOES_NOT_APPLY),
        ({"served-players", "all-but-own"}, "el", Outcome.FAILED),
        ({"all-but-own"}, "common", Outcome.DOES_NOT_APPLY),
        ({"all-but-own"}, "fi", Outcome.DOES_NOT_APPLY),
    ],
)
def test_a_conditional_rule_counts_where_its_condition_holds(agrees: set[str], rulebook: str, outcome: Outcome) -> None:
    run = run_of(result("MUCK-3", agrees=agrees), result("MUCK-5", Outcome.FAILED))
    assert rule_results(run, load(), rulebook)[1].outcome is outcome


def test_a_conditional_rule_repeated_alone_counts() -> None:
    assert folded(result("MUCK-5", Outcome.FAILED)).outcome is Outcome.FAILED


def test_a_rule_that_binds_under_one_rulebook_fails_under_no_other() -> None:
    # TIME-1 is only_under fi.
    verdicts = judge(run_of(result("BET-1"), result("TIME-1", Outcome.FAILED)), load()).verdicts
    assert {name for name, verdict in verdicts.items() if verdict.exit} == {"fi"}


def test_not_supporting_what_does_not_bind_is_no_lack() -> None:
    run = run_of(result("RANK-1"), result("TIME-1", Outcome.NOT_SUPPORTED))
    verdicts = judge(run, load()).verdicts
    assert verdicts["common"].text == "conforms"
    assert verdicts["fi"].text == "conforms in part (ranking)"


PASSED, FAILED = result("RANK-1"), result("RANK-2", Outcome.FAILED)
NOT_SUPPORTED = result("BET-1", Outcome.NOT_SUPPORTED)


@pytest.mark.parametrize(
    ("run", "text", "exit_"),
    [
        (run_of(PASSED), "conforms", 0),
        (run_of(PASSED, NOT_SUPPORTED), "conforms in part (ranking)", 0),
        (run_of(PASSED, FAILED), "does not conform", 1),
        (run_of(NOT_SUPPORTED), "nothing ran", 5),
        (run_of(), "nothing ran", 5),
        (run_of(PASSED, whole=2), None, 0),
        (run_of(PASSED, FAILED, whole=3), None, 1),
        (run_of(PASSED, stopped="enough"), None, 0),
        (run_of(cannot_start="It is not there.", planned=0, whole=0), "could not be started", 3),
        (run_of(PASSED, faults=("a scenario is missing",)), "no verdict: the suite is at fault", 4),
        (run_of(FAILED, result("RANK-3", Outcome.SUITE_FAULT)), "no verdict: the suite is at fault", 4),
    ],
)
def test_verdict_and_exit_status(run: Run, text: str | None, exit_: int) -> None:
    verdict = judge(run, load()).verdict
    assert (verdict.text, verdict.exit) == (text, exit_)


def test_what_is_required_and_not_offered_is_a_failure() -> None:
    run = run_of(PASSED, options=Options(engine="reference", require=("ranking", "betting")))
    verdict = judge(run, load()).verdict
    assert (verdict.text, verdict.exit) == ("does not conform (does not offer betting)", 1)


def test_of_several_engines_the_gravest_exit_status_counts() -> None:
    # the design: "the first there is of 4, 3, 1, 5, 0"
    order = [4, 3, 1, 5, 0]
    for place, status in enumerate(order):
        assert overall_exit(order[place:][::-1]) == status
