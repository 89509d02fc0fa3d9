"""`tripledraw run` is not to be fooled, hung or ended by an engine in process; see "Not to be fooled" in docs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from helpers import PYTHONPATH, few

from tripledraw.features.catalogue import load
from tripledraw.fold import Judgement, judge
from tripledraw.record import Options, Outcome
from tripledraw.session import run_engine

if TYPE_CHECKING:
    from pathlib import Path

RULES = ("DECK-2", "BET-11")


@pytest.fixture(autouse=True)
def _engines_are_on_the_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", PYTHONPATH)


def judged(engine: str, rules: tuple[str, ...] = RULES, workers: int = 1, **more: float) -> Judgement:
    """Return the judgement on an engine of `fooling.py`, by a few scenarios of the rules."""
    options = Options(engine=f"fooling:{engine}", scenarios=few(*rules), **more)  # type: ignore[arg-type]
    return judge(run_engine(options, workers=workers), load())


@pytest.mark.parametrize(
    ("engine", "detail"),
    [
        (
            "EndsTheInterpreter",
            "crash: act: the engine ended the interpreter (exit status 0); its last words: good bye",
        ),
        ("Interrupts", "crash: the engine ended the interpreter"),
        ("SkipsTheTest", "fault: Skipped: please"),
        ("PassesTheTest", "fault: _pytest.outcomes.Exit: all is well"),
        ("FailsAsExpected", "fault: _pytest.outcomes.XFailed: known"),
        ("ExitsPolitely", "fault: SystemExit: 0"),
        ("Raises", "fault: ValueError: no such table \ufffd \\x1b[31m"),
    ],
)
def test_an_engine_that_evades_the_test_is_in_error_and_the_rest_goes_on(engine: str, detail: str) -> None:
    judgement = judged(engine)
    betting, fair = judgement.rules
    assert fair.outcome is Outcome.PASSED
    assert {scenario.outcome for scenario in betting.scenarios} == {Outcome.ERROR}
    assert betting.detail.startswith(detail)
    assert judgement.exit == 1


@pytest.mark.parametrize("workers", [1, 2])
def test_an_engine_that_hangs_is_ended_and_counted(workers: int) -> None:
    judgement = judged("Hangs", timeout=0.3, workers=workers)
    betting, fair = judgement.rules
    assert fair.outcome is Outcome.PASSED
    assert {scenario.detail for scenario in betting.scenarios} == {"timeout: act: no answer within 0.3 s"}
    assert judgement.exit == 1


@pytest.mark.parametrize("engine", ["Hangs", "EndsTheInterpreter"])
def test_an_engine_that_breaks_off_is_told_with_the_step_and_the_call(engine: str) -> None:
    scenarios = judged(engine, rules=("BET-11",), timeout=0.3).rules[0].scenarios
    raising = judged("Raises", rules=("BET-11",)).rules[0].scenarios  # which is in error at the same place, and goes on
    assert [(s.step, s.step_line) for s in scenarios] == [(s.step, s.step_line) for s in raising]
    for scenario in scenarios:
        [call] = scenario.calls
        assert (call.method, call.params["action"]) == ("act", "raise"), "it does so when somebody raises"
        assert call.answer["fault"]["text"] in scenario.detail


@pytest.mark.parametrize(
    ("engine", "why"),
    [
        ("HangsWhileItIsMade", "timeout: no answer within 0.3 s"),
        ("EndsTheInterpreterWhileItIsMade", "crash: the engine ended the interpreter (exit status 0)"),
    ],
)
def test_an_engine_that_cannot_be_made_cannot_be_started(engine: str, why: str) -> None:
    judgement = judged(engine, hello_timeout=0.3)
    assert judgement.run.cannot_start == f"The engine fooling:{engine} cannot be started: {why}."
    assert judgement.exit == 3


def test_threads_that_an_engine_leaves_hold_nothing_up() -> None:
    judgement = judged("LeavesAThread")
    assert {rule.outcome for rule in judgement.rules} == {Outcome.PASSED}


def test_a_claim_is_checked() -> None:
    deck = judged("ClaimsAnotherReading", rules=("DECK-2",)).rules[0]
    assert deck.outcome is Outcome.FAILED
    assert deck.detail == "claims mixed-in, and what it does agrees with stub-first only"


def test_an_engine_that_offers_nothing_is_no_success() -> None:
    assert judged("OffersNothing").exit == 5


def test_optimised_python_loses_no_check(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = judged("WrongOnlyLater", rules=("RANK-4",))
    monkeypatch.setenv("PYTHONOPTIMIZE", "1")
    optimised = judged("WrongOnlyLater", rules=("RANK-4",))
    assert plain.rules[0].outcome is Outcome.FAILED
    assert [s.outcome for s in optimised.rules[0].scenarios] == [s.outcome for s in plain.rules[0].scenarios]


@pytest.mark.parametrize(
    ("variable", "value"), [("PYTEST_ADDOPTS", "--collect-only"), ("PYTEST_PLUGINS", "no_such_plugin")]
)
def test_settings_of_other_peoples_pytest_have_no_say(
    variable: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(variable, value)
    assert judged("LeavesAThread", rules=("RANK-6",)).exit == 0


def test_the_project_that_one_stands_in_has_no_say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in {
        "conftest.py": "raise SystemExit('not ours')",
        "pytest.ini": "[pytest]\naddopts = --no-such-option\n",
        "random.py": "raise SystemExit('not ours')",
        "pytest_bdd.py": "raise SystemExit('not ours')",
    }.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "my_game.py").write_text(
        "from tripledraw.adapters.reference import ReferenceEngine as Engine\n", encoding="utf-8"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("PYTHONPATH")  # the engine is found where one stands
    run = run_engine(Options(engine="my_game:Engine", scenarios=few("RANK-4")))
    assert (run.cannot_start, run.faults) == (None, ())
    assert judge(run, load()).exit == 0
