"""One engine, run in four ways: the outcomes of all scenarios and the exit status are the same."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import msgspec
import pytest
from helpers import few

from tripledraw.proof.bank import address
from tripledraw.record import Run
from tripledraw.reports.json_report import read_report

if TYPE_CHECKING:
    from pathlib import Path

SCENARIOS = (
    "seat-1.more-than-six-players-are-too-many.seven",
    *few("RANK-6", "BET-8", "MUCK-1", "DECK-2", "DECK-5"),
)
"""Ranking and play; a contested rule; and rules that hold only for engines of a certain reading."""

ENGINES = {
    "reference": 0,
    "pokerkit": 1,  # it deals a seventh player in, against SEAT-1
    address("does_nothing"): 1,
    address("nut_ace_is_a_straight"): 1,
    address("single_discards_are_lost"): 1,
}

Outcomes = dict[str, str]


def by_run(engine: str, folder: Path, *how: str) -> tuple[int, Outcomes]:
    """Return the exit status and the outcomes of `tripledraw run`."""
    path = folder / "report.json"
    chosen = [word for scenario in SCENARIOS for word in ("--scenario", scenario)]
    words = ["-m", "tripledraw.cli", "run", engine, *chosen, "--json", str(path), *how]
    ended = subprocess.run([sys.executable, *words], capture_output=True, check=False)
    assert path.exists(), ended.stderr
    [entry] = read_report(path.read_bytes()).engines
    return ended.returncode, {scenario.id: scenario.outcome for rule in entry.rules for scenario in rule.scenarios}


def by_pytest(engine: str, folder: Path, *how: str) -> tuple[int, Outcomes]:
    """Return the exit status and the outcomes of pytest."""
    path = folder / "record.json"
    chosen = [f"--tripledraw-scenario={scenario}" for scenario in SCENARIOS]
    words = ["-m", "pytest", "--pyargs", "tripledraw.features", *chosen, f"--tripledraw-record={path}", *how]
    ended = subprocess.run(
        [sys.executable, *words, f"--tripledraw-engine={engine}"],
        cwd=folder,
        env=os.environ | {"PYTEST_ADDOPTS": ""},
        capture_output=True,
        check=False,
    )
    assert path.exists(), ended.stdout
    run = msgspec.json.decode(path.read_bytes(), type=Run)
    return ended.returncode, {scenario.id: scenario.outcome for scenario in run.scenarios}


@pytest.mark.parametrize(("engine", "status"), ENGINES.items(), ids=list(ENGINES))
def test_four_ways_of_running_come_to_the_same(engine: str, status: int, tmp_path: Path) -> None:
    alone = by_run(engine, tmp_path)
    assert alone[0] == status
    assert set(alone[1]) == set(SCENARIOS)
    assert by_run(engine, tmp_path, "-n", "2") == alone
    assert by_pytest(engine, tmp_path) == alone
    assert by_pytest(engine, tmp_path, "-n2") == alone
