"""Known deviations: what the list makes of results, of the exit status, and of a list that is itself wrong.

Expected outcomes are those of the design's table of outcomes: listed and failing is a known deviation, listed and
passing fails the run, a rule that is listed passes unexpectedly only if all of it passes.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from command_line import tripledraw
from helpers import result, run_of
from msgspec.structs import replace

from tripledraw.adapters.strict_yaml import FileMistake
from tripledraw.deviations import read_deviations
from tripledraw.features.catalogue import load
from tripledraw.fold import Judgement, judge
from tripledraw.record import Deviation, Options, Outcome, ScenarioResult
from tripledraw.reports.json_report import render

FAILED, PASSED, ERROR = Outcome.FAILED, Outcome.PASSED, Outcome.ERROR
RULE = Deviation(rule="BET-1", reason="Our house plays so.", link="https://example.org/7")
SCENARIO = Deviation(scenario="bet-1.it", reason="Not yet.")


def judged(*results: ScenarioResult, listed: Deviation, rulebook: str = "common", **more: Any) -> Judgement:
    options = Options(engine="reference", rulebook=rulebook, deviations=(listed,))
    return judge(run_of(*results, options=options, **more), load())


@pytest.mark.parametrize("listed", [RULE, SCENARIO])
@pytest.mark.parametrize("failing", [FAILED, ERROR])
def test_what_is_listed_and_fails_is_known(listed: Deviation, failing: Outcome) -> None:
    judgement = judged(result("BET-1", failing, detail="seen 7"), result("BET-2"), listed=listed)
    rule = judgement.rules[0]
    assert rule.outcome is Outcome.KNOWN_DEVIATION
    assert listed.reason in rule.detail
    assert "seen 7" in rule.detail
    assert judgement.exit == 0
    assert judgement.verdict.text == "conforms but for known deviations (BET-1)"


@pytest.mark.parametrize("listed", [RULE, SCENARIO])
def test_what_is_listed_and_passes_fails_the_run(listed: Deviation) -> None:
    judgement = judged(result("BET-1"), result("BET-2"), listed=listed)
    assert judgement.rules[0].outcome is Outcome.UNEXPECTED_PASS
    assert judgement.exit == 1
    assert judgement.verdict.text == "the list of known deviations is out of date"


def test_a_listed_rule_passes_unexpectedly_only_if_all_its_scenarios_pass() -> None:
    half = judged(result("BET-1", id="bet-1.a"), result("BET-1", FAILED, id="bet-1.b"), listed=RULE)
    assert half.rules[0].outcome is Outcome.KNOWN_DEVIATION
    assert half.exit == 0


@pytest.mark.parametrize("part", [{"in_part": ("BET-1",), "whole": 2}, {"stopped": "it was enough"}])
def test_a_listed_rule_of_which_only_a_part_ran_does_not_pass_unexpectedly(part: dict[str, Any]) -> None:
    assert judged(result("BET-1"), listed=RULE, **part).exit == 0


def test_what_is_not_supported_is_neither_known_nor_unexpected() -> None:
    judgement = judged(result("BET-1", Outcome.NOT_SUPPORTED), result("BET-2"), listed=RULE)
    assert judgement.rules[0].outcome is Outcome.NOT_SUPPORTED
    assert judgement.exit == 0


def test_another_scenario_of_the_rule_still_fails() -> None:
    judgement = judged(result("BET-1", FAILED), result("BET-1", FAILED, id="bet-1.other"), listed=SCENARIO)
    assert judgement.rules[0].outcome is FAILED
    assert judgement.exit == 1


def test_a_fault_of_the_suite_is_never_known() -> None:
    assert judged(result("BET-1", Outcome.SUITE_FAULT), listed=RULE).exit == 4


def test_a_reading_that_the_rulebook_does_not_hold_can_be_listed() -> None:
    # rulebook.yaml: DECK-2 mixed-in is held by fi and pokerstars, not by el.
    listed = Deviation(rule="DECK-2", reason="As in Helsinki.")
    judgement = judged(result("DECK-2", agrees={"mixed-in"}), result("BET-2"), listed=listed, rulebook="el")
    assert judgement.rules[1].outcome is Outcome.KNOWN_DEVIATION
    assert judgement.exit == 0
    assert judgement.verdicts["fi"].exit == 0, "the list is for the rulebook that was chosen"


def test_a_listed_scenario_has_no_say_in_the_readings_found() -> None:
    listed = Deviation(scenario="deck-2.b", reason="Not yet.")
    judgement = judged(
        result("DECK-2", id="deck-2.a", agrees={"mixed-in"}),
        result("DECK-2", FAILED, id="deck-2.b", agrees=()),
        listed=listed,
    )
    assert judgement.rules[0].found == ("mixed-in",)
    assert judgement.exit == 0


# The file


def read(tmp_path: Path, text: str) -> tuple[Deviation, ...]:
    path = tmp_path / "deviations.yaml"
    path.write_text(text, encoding="utf-8")
    return read_deviations(path, load(), {"bet-1.it"})


def test_a_list_is_read(tmp_path: Path) -> None:
    text = """
- rule: BET-1
  reason: Our house plays so.
  link: https://example.org/7
- {scenario: bet-1.it, reason: Not yet.}
"""
    assert read(tmp_path, text) == (RULE, SCENARIO)


@pytest.mark.parametrize("text", ["", "# all mended\n", "[]"])
def test_a_list_may_be_empty(tmp_path: Path, text: str) -> None:
    assert read(tmp_path, text) == ()


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("- {rule: BET-99, reason: x}", 1, "BET-9"),
        ("- {rule: BET-1, reason: x}\n- {scenario: bet-1.ti, reason: x}", 2, "did you mean bet-1.it?"),
        ("- {rule: BET-1}", 1, "reason"),
        ("- rule: BET-1\n  reason: ' '", 2, "needs a reason"),
        ("- {reason: x}", 1, "a rule or a scenario"),
        ("- {rule: BET-1, scenario: bet-1.it, reason: x}", 1, "one of the two"),
        ("- {rule: BET-1, reason: x}\n- {rule: BET-1, reason: y}", 2, "a second time"),
        ("- {rule: BET-1, reason: x, since: 2020}", 1, "since"),
        ("BET-1: because", 1, "array"),
    ],
)
def test_a_mistake_in_the_list_is_named_with_its_line(tmp_path: Path, text: str, line: int, said: str) -> None:
    with pytest.raises(FileMistake) as caught:
        read(tmp_path, text)
    assert caught.value.line == line
    assert said in caught.value.text


def test_an_unknown_id_in_the_list_is_wrong_usage(tmp_path: Path) -> None:
    path = tmp_path / "deviations.yaml"
    path.write_text("- {rule: BET-99, reason: x}", encoding="utf-8")
    answer = tripledraw("run", "reference", "--deviations", path)
    assert answer.status == 2
    assert f"{path}, line 1" in answer.output


# A first list from a report


def listed_from(tmp_path: Path, judgement: Judgement) -> str:
    report = tmp_path / "report.json"
    report.write_bytes(render([judgement], load()))
    answer = tripledraw("deviations", report)
    assert answer.status == 0, answer.output
    return answer.output


def test_the_first_list_makes_the_same_run_pass(tmp_path: Path) -> None:
    results = (
        result("BET-1", FAILED, detail="expected - {7}: 'x'\n; seen \u2028 # nothing"),
        result("BET-2", PASSED, id="bet-2.a"),
        result("BET-2", ERROR, id="bet-2.b", detail="timeout: no answer"),
        result("DECK-2", id="deck-2.one", agrees={"stub-first"}),
        result("DECK-2", id="deck-2.two", agrees={"mixed-in"}),
    )
    path = tmp_path / "deviations.yaml"
    path.write_text(listed_from(tmp_path, judge(run_of(*results), load())), encoding="utf-8")
    listed = read_deviations(path, load(), {scenario.id for scenario in results})
    assert [deviation.rule or deviation.scenario for deviation in listed] == ["BET-1", "bet-2.b", "DECK-2"]
    again = judge(run_of(*results, options=Options(engine="reference", deviations=listed)), load())
    assert again.exit == 0


def test_a_reason_that_is_still_the_first_one_is_said_once(tmp_path: Path) -> None:
    long = f"expected {'a very long list of cards, ' * 20}\nseen nothing"
    results = (result("BET-1", FAILED, detail="shows 7\nand 8"), result("BET-2", FAILED, detail=long))
    path = tmp_path / "deviations.yaml"
    path.write_text(listed_from(tmp_path, judge(run_of(*results), load())), encoding="utf-8")
    listed = read_deviations(path, load(), ())
    again = judge(run_of(*results, options=Options(engine="reference", deviations=listed)), load())
    assert [rule.detail for rule in again.rules] == ["known: shows 7\nand 8", f"known: {long}"]
    mine = tuple(replace(each, reason="Our house plays so.") for each in listed)
    again = judge(run_of(*results, options=Options(engine="reference", deviations=mine)), load())
    assert again.rules[0].detail == "known: Our house plays so.; shows 7\nand 8"


def test_the_first_list_of_a_sound_engine_is_empty(tmp_path: Path) -> None:
    path = tmp_path / "deviations.yaml"
    path.write_text(listed_from(tmp_path, judge(run_of(result("BET-1")), load())), encoding="utf-8")
    assert read_deviations(path, load(), ()) == ()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"format": 2}', "its format is 2, and this version of the suite reads format 1."),
        ("{}", "what it holds has another shape"),
        ("", "it is empty, or breaks off."),
        ('{"format": 1', "it is empty, or breaks off."),
        ("<html>", "it is not JSON."),
        ("[" * 100_000, "no report that `tripledraw run --json` wrote"),
    ],
)
def test_what_is_no_report_is_refused(text: str, said: str, tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    report.write_text(text, encoding="utf-8")
    for answer in (tripledraw("deviations", report), tripledraw("compare", report, report)):
        assert answer.status == 2
        assert str(report) in answer.output
        assert said in answer.output
        assert answer.output.count("\n") == 1
