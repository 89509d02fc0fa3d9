"""Comparing two reports: what counts as better and worse is said in docs/reports.md."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from command_line import Answer, tripledraw
from helpers import result, run_of

from tripledraw.comparison import Comparison, compare
from tripledraw.features.catalogue import load
from tripledraw.fold import judge
from tripledraw.record import Options, Outcome, Run, ScenarioResult
from tripledraw.reports.json_report import render, report

PASSED, FAILED, ERROR = Outcome.PASSED, Outcome.FAILED, Outcome.ERROR
NOT_SUPPORTED = Outcome.NOT_SUPPORTED


def compared(old: ScenarioResult, new: ScenarioResult) -> Comparison:
    reports = [report([judge(run_of(scenario), load())]) for scenario in (old, new)]
    [comparison] = compare(*reports, renamed={"bet-1.old": "bet-1.it"})
    return comparison


@pytest.mark.parametrize(
    ("better", "worse"),
    [(PASSED, FAILED), (PASSED, ERROR), (PASSED, NOT_SUPPORTED), (NOT_SUPPORTED, FAILED), (NOT_SUPPORTED, ERROR)],
)
def test_a_pass_is_better_than_no_judgement_and_that_than_a_failure(better: Outcome, worse: Outcome) -> None:
    down = compared(result("BET-1", better), result("BET-1", worse))
    assert [change.what for change in down.worse] == ["bet-1.it"]
    assert not down.better
    up = compared(result("BET-1", worse), result("BET-1", better))
    assert [change.what for change in up.better] == ["bet-1.it"]
    assert not up.worse


@pytest.mark.parametrize(("one", "other"), list(permutations([FAILED, ERROR, Outcome.KNOWN_DEVIATION], 2)))
def test_to_list_a_failure_makes_it_no_better(one: Outcome, other: Outcome) -> None:
    comparison = compared(result("BET-1", one), result("BET-1", other))
    assert not comparison.better
    assert not comparison.worse


def test_scenarios_come_and_go() -> None:
    comparison = compared(result("BET-1", id="bet-1.a"), result("BET-1", FAILED, id="bet-1.b"))
    assert [change.what for change in comparison.new] == ["bet-1.b"]
    assert [change.what for change in comparison.gone] == ["bet-1.a"]
    assert not comparison.worse


def test_of_what_is_new_the_failures_come_first(tmp_path: Path) -> None:
    old = engine("reference", result("BET-1"))
    new = engine("reference", *(result("BET-2", outcome, id=f"bet-2.{outcome}") for outcome in (PASSED, FAILED)))
    answer = called(tmp_path, (old,), (new,))
    assert answer.status == 0
    assert answer.output.index("bet-2.failed") < answer.output.index("bet-2.passed")


def test_a_renamed_scenario_is_the_same() -> None:
    comparison = compared(result("BET-1", id="bet-1.old"), result("BET-1", FAILED))
    assert [change.what for change in comparison.worse] == ["bet-1.it"]
    assert not comparison.new
    assert not comparison.gone


def test_a_rule_that_fails_only_as_a_whole_is_worse() -> None:
    comparison = compared(result("DECK-2", agrees={"mixed-in"}), result("DECK-2", agrees=()))
    assert [(change.what, change.now) for change in comparison.worse] == [("DECK-2", "failed")]


def test_another_reading_is_told_and_neither_better_nor_worse() -> None:
    comparison = compared(result("DECK-2", agrees={"mixed-in"}), result("DECK-2", agrees={"stub-first"}))
    assert not comparison.better
    assert not comparison.worse
    [reading, *verdicts] = comparison.otherwise
    assert (reading.what, reading.was, reading.now) == ("DECK-2", "mixed-in", "stub-first")
    assert {change.what for change in verdicts} >= {"verdict by el", "verdict by fi"}


# The command


def written(path: Path, *runs: Run) -> str:
    path.write_bytes(render([judge(run, load()) for run in runs], load()))
    return str(path)


def called(tmp_path: Path, old: tuple[Run, ...], new: tuple[Run, ...]) -> Answer:
    files = [written(tmp_path / "old.json", *old), written(tmp_path / "new.json", *new)]
    return tripledraw("compare", *files)


def engine(address: str, *results: ScenarioResult, **more: Any) -> Run:
    return run_of(*results, options=Options(engine=address), hello={"name": address}, **more)


def test_the_same_run_twice_is_nothing_new(tmp_path: Path) -> None:
    run = engine("reference", result("BET-1"), result("BET-2", FAILED))
    answer = called(tmp_path, (run,), (run,))
    assert answer.status == 0
    assert answer.output == "reference: 0 worse, 0 better, 0 new, 0 gone\n"


def test_what_is_worse_sets_the_exit_status_whatever_else_is_better(tmp_path: Path) -> None:
    old = engine("reference", result("BET-1", FAILED), result("BET-2"))
    new = engine("reference", result("BET-1"), result("BET-2", FAILED, detail="expected 10; seen 20"))
    answer = called(tmp_path, (old,), (new,))
    assert answer.status == 1
    assert "bet-2.it: passed -> failed: expected 10; seen 20" in answer.output
    assert "bet-1.it: failed -> passed" in answer.output


@pytest.mark.parametrize(
    "ended", [{"stopped": "the engine failed in 10 scenarios in a row"}, {"cannot_start": "It is not there."}]
)
def test_a_run_that_now_ends_early_is_worse(tmp_path: Path, ended: dict[str, Any]) -> None:
    answer = called(tmp_path, (engine("reference", result("BET-1")),), (engine("reference", **ended, planned=1),))
    assert answer.status == 1
    assert next(iter(ended.values())) in answer.output


def test_runs_that_were_not_made_alike_are_told(tmp_path: Path) -> None:
    old = engine("reference", result("BET-1"))
    new = engine("reference", result("BET-1"), suite="0.2.0", rulebook_version="1.1")
    answer = called(tmp_path, (old,), (new,))
    assert answer.status == 0
    assert "suite: 0.1.0 -> 0.2.0" in answer.output
    assert "rulebook version: 1.0 -> 1.1" in answer.output


def test_engines_of_two_reports_are_paired_by_address(tmp_path: Path) -> None:
    old = (engine("a", result("BET-1")), engine("b", result("BET-1")))
    new = (engine("b", result("BET-1", FAILED)), engine("c", result("BET-1")))
    answer = called(tmp_path, old, new)
    assert answer.status == 1
    assert "a is only in" in answer.output
    assert "c is only in" in answer.output
    assert "b: 1 worse" in answer.output


def test_one_engine_that_moved_is_still_the_same(tmp_path: Path) -> None:
    answer = called(tmp_path, (engine("old_place", result("BET-1")),), (engine("new_place", result("BET-1", FAILED)),))
    assert answer.status == 1


def test_a_file_that_is_not_there_is_wrong_usage(tmp_path: Path) -> None:
    answer = tripledraw("compare", tmp_path / "old.json", tmp_path / "new.json")
    assert answer.status == 2
    assert "old.json cannot be read" in answer.output


def test_a_report_of_another_format_is_named_so(tmp_path: Path) -> None:
    other = tmp_path / "later.json"
    other.write_text('{"format": 2}', encoding="utf-8")
    answer = tripledraw("compare", other, other)
    assert answer.status == 2
    assert "its format is 2, and this version of the suite reads format 1" in answer.output
