"""The JSON report: its published schema, what it holds, and the badge. Read back with jsonschema and json."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from helpers import result, run_of
from samples import every_outcome, hostile

from tripledraw.features.catalogue import load
from tripledraw.fold import Judgement, judge
from tripledraw.record import Deviation, Options, Outcome
from tripledraw.reports import badge, json_report

DOCS = Path(__file__).parent.parent / "docs"


def read_back(*judgements: Judgement) -> dict[str, Any]:
    data = json.loads(json_report.render(judgements, load()))
    jsonschema.Draft202012Validator(json.loads(json_report.schema())).validate(data)
    return data  # type: ignore[no-any-return]


def test_the_published_schemas_are_current() -> None:
    in_package = resources.files("tripledraw.reports") / "report.schema.json"
    assert in_package.read_text(encoding="utf-8") == json_report.schema()
    assert (DOCS / "report.schema.json").read_text(encoding="utf-8") == json_report.schema()


def test_the_schema_is_one() -> None:
    jsonschema.Draft202012Validator.check_schema(json.loads(json_report.schema()))


@pytest.mark.parametrize("engine", ["Hostile", "CannotBeMade"])
def test_nothing_that_an_engine_says_breaks_it(engine: str) -> None:
    [entry] = read_back(hostile(engine))["engines"]
    assert len(entry["rules"]) == (0 if engine == "CannotBeMade" else 3)


def test_it_holds_all_that_is_needed_to_repeat_the_run() -> None:
    options = Options(
        engine="reference",
        rulebook="fi",
        rules=("BET-*",),
        seed=7,
        timeout=2.5,
        require=("betting",),
        deviations=(Deviation(rule="BET-2", reason="Our house plays so."),),
    )
    report = read_back(judge(run_of(result("BET-1"), options=options), load()))
    expected = {
        "format": 1,
        "suite": "0.1.0",
        "rulebook_version": "1.0",
        "protocol": 1,
        "seed": 7,
        "selection": {"rules": ["BET-*"], "scenarios": []},
        "require": ["betting"],
        "deviations": [{"rule": "BET-2", "reason": "Our house plays so."}],
        "timeout": 2.5,
        "hello_timeout": 10.0,
        "platform": {"python": "3.11", "system": "Linux", "machine": "x86_64"},
    }
    assert {key: report[key] for key in expected} == expected
    assert report["engines"][0]["rulebook"] == "fi"


def test_what_did_not_pass_has_its_calls() -> None:
    [engine] = read_back(every_outcome())["engines"]
    scenarios = [scenario for rule in engine["rules"] for scenario in rule["scenarios"]]
    for scenario in scenarios:
        kept = scenario["outcome"] not in ("passed", "unexpected pass")
        assert [call["method"] for call in scenario["calls"]] == (["start", "act", "act"] if kept else [])


def test_the_counts_are_of_what_was_judged() -> None:
    [engine] = read_back(every_outcome())["engines"]
    assert engine["counts"]["known deviation"] == engine["counts"]["unexpected pass"] == 1
    assert sum(engine["counts"].values()) == len(every_outcome().run.scenarios)


def test_it_is_read_back_as_it_was() -> None:
    data = json_report.render([every_outcome()], load())
    assert json_report.read_report(data) == json_report.report([every_outcome()])


def test_a_list_of_cards_stands_on_one_line() -> None:
    assert b'["2c", "3d", "4h", "5s", "7c"]' in json_report.render([every_outcome()], load())


# The badge: https://shields.io/badges/endpoint-badge names the fields.


@pytest.mark.parametrize(
    ("outcomes", "message", "color"),
    [
        ((Outcome.PASSED,), "conforms", "brightgreen"),
        ((Outcome.PASSED, Outcome.NOT_SUPPORTED), "conforms in part", "green"),
        ((Outcome.FAILED,), "does not conform", "red"),
        ((Outcome.SUITE_FAULT,), "no verdict: the suite is at fault", "lightgrey"),
        ((Outcome.NOT_SUPPORTED,), "nothing ran", "lightgrey"),
    ],
)
def test_the_badge_says_the_verdict(outcomes: tuple[Outcome, ...], message: str, color: str) -> None:
    results = [result("BET-1", outcome, id=f"bet-1.{number}") for number, outcome in enumerate(outcomes)]
    assert json.loads(badge.render([judge(run_of(*results), load())], load())) == {
        "schemaVersion": 1,
        "label": "2-7 triple draw",
        "message": message,
        "color": color,
    }


def test_a_part_of_the_suite_earns_no_badge() -> None:
    made = json.loads(badge.render([judge(run_of(result("BET-1"), whole=2), load())], load()))
    assert (made["message"], made["color"]) == ("no verdict", "lightgrey")
