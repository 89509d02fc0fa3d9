"""`tripledraw run` writes every format in one go, and refuses at once what could not be written in the end."""

from __future__ import annotations

import io
import json
from typing import TYPE_CHECKING

from command_line import tripledraw
from helpers import few, result, run_of
from rich.console import Console

from tripledraw.features.catalogue import load
from tripledraw.fold import judge
from tripledraw.record import Outcome
from tripledraw.reports.console import print_report
from tripledraw.reports.formats import FORMATS

if TYPE_CHECKING:
    from pathlib import Path

PART = [word for scenario in few("RANK-1", "DECK-2") for word in ("--scenario", scenario)]


def test_all_formats_are_written_in_one_go(tmp_path: Path) -> None:
    files = [word for name in FORMATS for word in (f"--{name}", tmp_path / f"report.{name}")]
    answer = tripledraw("run", "reference", *PART, *files)
    assert answer.status == 0, answer.output
    assert {path.name for path in tmp_path.iterdir()} == {f"report.{name}" for name in FORMATS}
    assert all(path.stat().st_size for path in tmp_path.iterdir())


def test_a_folder_that_is_not_there_is_told_before_anything_runs(tmp_path: Path) -> None:
    answer = tripledraw("run", "fooling:Hangs", "--html", tmp_path / "none" / "report.html")
    assert answer.status == 2
    assert "There is no folder" in answer.output


def test_a_list_of_deviations_is_written_and_read(tmp_path: Path) -> None:
    report, listed = tmp_path / "report.json", tmp_path / "deviations.yaml"
    # PokerKit deals a seventh player in.
    chosen = ("run", "pokerkit", "--scenario", "seat-1.more-than-six-players-are-too-many.seven")
    assert tripledraw(*chosen, "--json", report).status == 1
    listed.write_text(tripledraw("deviations", report).output, encoding="utf-8")
    answer = tripledraw(*chosen, "--deviations", listed, "--json", report)
    assert answer.status == 0, answer.output
    assert "Known deviations" in answer.output
    assert json.loads(report.read_text(encoding="utf-8"))["engines"][0]["counts"] == {"known deviation": 1}


def test_a_rule_that_ends_in_an_error_is_explained_by_the_error() -> None:
    failed = result("BET-1", Outcome.FAILED, id="bet-1.a", detail="expected this; seen that")
    error = result("BET-1", Outcome.ERROR, id="bet-1.b", detail="crash: the engine ended")
    page = io.StringIO()
    print_report([judge(run_of(failed, error), load())], load(), Console(file=page))
    assert "    error     crash: the engine ended\n" in page.getvalue()
    assert "    also      bet-1.a\n" in page.getvalue()


def test_a_topic_takes_one_line_however_many_outcomes_there_are() -> None:
    outcomes = (Outcome.PASSED, Outcome.FAILED, Outcome.ERROR, Outcome.NOT_SUPPORTED, Outcome.KNOWN_DEVIATION)
    run = run_of(
        *(result(f"MUCK-{number}", outcome) for number, outcome in enumerate(outcomes, start=1)), result("POT-1")
    )
    page = io.StringIO()
    print_report([judge(run, load())], load(), Console(file=page, width=80))
    [row, next_row] = [line for line in page.getvalue().splitlines() if line.startswith((" MUCK ", " POT "))]
    assert f"{row}\n{next_row}\n" in page.getvalue()
    assert row.split()[-6:] == ["5", "1", "1", "1", "1", "1"]


def test_the_mark_before_a_verdict_is_explained_in_place() -> None:
    page = io.StringIO()
    print_report([judge(run_of(result("RANK-1")), load())], load(), Console(file=page))
    _, verdicts = page.getvalue().split("Verdict\n")
    assert verdicts.startswith("* common     conforms\n")
    assert "\n  * is the rulebook whose verdict sets the exit status.\n" in verdicts
