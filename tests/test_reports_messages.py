"""Cucumber Messages, checked against the official schema and against the design's table of outcomes."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from typing import Any

import jsonschema
import pytest
from command_line import tripledraw
from helpers import run_of
from outside import node_modules
from samples import every_outcome, hostile

from tripledraw.features.catalogue import load
from tripledraw.fold import Judgement, judge
from tripledraw.record import Outcome, Planned
from tripledraw.reports.messages import render
from tripledraw.selection import all_scenarios


def messages(judgement: Judgement) -> list[dict[str, Any]]:
    return [json.loads(line) for line in render([judgement], load()).decode("utf-8").split("\n")[:-1]]


@cache
def sampled() -> list[dict[str, Any]]:
    return messages(every_outcome())


def of(kind: str) -> list[dict[str, Any]]:
    return [message[kind] for message in sampled() if kind in message]


@pytest.mark.parametrize("engine", ["sample", "Hostile", "CannotBeMade"])
def test_every_message_fits_the_official_schema(engine: str) -> None:
    schema = json.loads((node_modules() / "@cucumber/messages/messages.schema.json").read_text(encoding="utf-8"))
    validator = jsonschema.Draft202012Validator(schema)
    lines = sampled() if engine == "sample" else messages(hostile(engine))
    for message in lines:
        validator.validate(message)
    assert "meta" in lines[0]
    assert "testRunFinished" in lines[-1]


def test_no_engine_makes_a_line_more() -> None:
    text = render([hostile()], load()).decode("utf-8")
    assert text.splitlines() == text.split("\n")[:-1]


def test_references_lead_somewhere() -> None:
    pickles = {pickle["id"] for pickle in of("pickle")}
    steps = {step["id"] for pickle in of("pickle") for step in pickle["steps"]}
    definitions = {definition["id"] for definition in of("stepDefinition")}
    hooks = {hook["id"] for hook in of("hook")}
    attempts = {started["id"] for started in of("testCaseStarted")}
    for case in of("testCase"):
        assert case["pickleId"] in pickles
        for step in case["testSteps"]:
            assert step.get("pickleStepId") in steps or step.get("hookId") in hooks
            assert set(step.get("stepDefinitionIds", ())) <= definitions
    assert {finished["testCaseStartedId"] for finished in of("testCaseFinished")} == attempts
    assert len(pickles) == len(of("pickle"))


def statuses() -> dict[str, list[str]]:
    """Return what came of the steps of each scenario, by the scenario's outcome."""
    outcomes = {
        (scenario.feature, scenario.line): str(scenario.outcome)
        for rule in every_outcome().rules
        for scenario in rule.scenarios
    }
    pickles = {pickle["id"]: pickle for pickle in of("pickle")}
    cases = {case["id"]: pickles[case["pickleId"]] for case in of("testCase")}
    attempts = {started["id"]: cases[started["testCaseId"]] for started in of("testCaseStarted")}
    found: dict[str, list[str]] = {}
    for finished in of("testStepFinished"):
        pickle = attempts[finished["testCaseStartedId"]]
        key = (pickle["uri"].removeprefix("features/").removesuffix(".feature"), pickle["location"]["line"])
        found.setdefault(outcomes[key], []).append(finished["testStepResult"]["status"])
    return found


@pytest.mark.parametrize(
    ("outcome", "last"),
    [
        (Outcome.PASSED, "PASSED"),
        (Outcome.FAILED, "FAILED"),
        (Outcome.ERROR, "FAILED"),
        (Outcome.UNEXPECTED_PASS, "FAILED"),
        (Outcome.SUITE_FAULT, "UNDEFINED"),  # the sample's has a step that nobody has defined
        (Outcome.NOT_SUPPORTED, "SKIPPED"),
        (Outcome.SKIPPED, "SKIPPED"),
        (Outcome.KNOWN_DEVIATION, "SKIPPED"),
    ],
)
def test_each_outcome_is_the_status_of_the_step_it_ended_at(outcome: Outcome, last: str) -> None:
    # The sample's scenarios end at their last step: those before it passed.
    counts = Counter(statuses()[outcome])
    counts.subtract([last])
    assert counts[last] >= 0
    assert +counts - Counter(PASSED=counts["PASSED"]) == Counter()


def test_what_ends_a_scenario_at_no_step_stands_before_all_of_them() -> None:
    planned = Planned.of(all_scenarios()[0])
    judgement = judge(run_of(planned.came_to(Outcome.ERROR, detail="timeout: no answer")), load())
    results = [
        message["testStepFinished"]["testStepResult"]
        for message in messages(judgement)
        if "testStepFinished" in message
    ]
    assert [result["status"] for result in results] == ["FAILED", *["SKIPPED"] * len(all_scenarios()[0].steps)]
    assert results[0]["message"] == "timeout: no answer"


def test_an_engine_that_cannot_be_started_fails_the_run_itself() -> None:
    judgement = hostile("CannotBeMade")
    hooks = [message["testRunHookFinished"] for message in messages(judgement) if "testRunHookFinished" in message]
    assert [hook["result"]["status"] for hook in hooks] == ["FAILED"]
    assert "cannot be started" in hooks[0]["result"]["message"]


def test_rules_tags_examples_and_tables_are_there() -> None:
    text = json.dumps(of("gherkinDocument"))
    for word in ('"rule"', '"name": "@DECK-2"', '"examples"', '"dataTable"'):
        assert word in text
    deck = [pickle for pickle in of("pickle") if "@DECK-2" in [tag["name"] for tag in pickle["tags"]]]
    assert any("dataTable" in step.get("argument", {}) for pickle in deck for step in pickle["steps"])


def test_a_failure_has_its_message_and_the_calls_attached() -> None:
    failed = [step["testStepResult"] for step in of("testStepFinished") if step["testStepResult"]["status"] == "FAILED"]
    assert "failed, and why" in {result["message"] for result in failed}
    assert any("bad-action" in attachment["body"] for attachment in of("attachment"))


def test_the_run_is_summed_up() -> None:
    [finished] = of("testRunFinished")
    assert finished["success"] is False
    [hook] = of("testRunHookFinished")
    assert "DECK.DECK-2, the rule as a whole: failed: follows mixed-in" in hook["result"]["message"]
    assert any("sample 1.2" in attachment["body"] for attachment in of("attachment"))


def test_it_holds_one_engine() -> None:
    answer = tripledraw("run", "reference", "pokerkit", "--messages", "run.ndjson")
    assert answer.status == 2
    assert "--messages holds the run of one engine" in answer.output
