"""Judged runs for the tests of reports: one that has every outcome, and one of an engine that means harm."""

from __future__ import annotations

import os
from functools import cache
from unittest.mock import patch

from helpers import PYTHONPATH, few, run_of

from tripledraw.features.catalogue import load
from tripledraw.fold import Judgement, judge
from tripledraw.record import Deviation, Exchange, Options, Outcome, Planned, ScenarioResult
from tripledraw.selection import all_scenarios
from tripledraw.session import run_engine

RULES = ("RANK-1", "BET-11", "DECK-2")
"""Rules with few scenarios between them that ask for ranking, betting and drawing."""

STATE = {
    "phase": "drawing",
    "round": 1,
    "button": 2,
    "turn": 3,
    "bets": [0, 0, 0],
    "stacks": [990, 985, 1000],
    "pot": 25,
    "live": [1, 3],
    "hands": [["2c", "3d", "4h", "5s", "7c"], None, ["Ah", "Kd", "Qc", "Js", "9h"]],
    "stub": ["8c", "8d"],
    "muck": ["Tc"],
}
AFTER = STATE | {
    "hands": [["2c", "3d", "4h", "5s", "7c"], None, ["8c", "8d", "Qc", "Js", "9h"]],
    "stub": [],
    "muck": ["Tc", "Ah", "Kd"],
}
CALLS = (
    Exchange("start", {"seats": 3, "button": 2}, {"result": STATE}),
    Exchange("act", {"seat": 3, "action": "draw", "cards": ["Ah", "Kd"]}, {"result": AFTER}),
    Exchange("act", {"seat": 1, "action": "bet"}, {"error": {"code": 1, "reason": "bad-action", "message": "no"}}),
)


@cache
def every_outcome() -> Judgement:
    """Return a run of real scenarios in which every outcome that a scenario or a rule can have is there."""
    ended = {
        "RANK-1": (Outcome.PASSED, Outcome.NOT_SUPPORTED),
        "RANK-2": (Outcome.SKIPPED,),
        "RANK-4": (Outcome.FAILED, Outcome.PASSED),
        "RANK-6": (Outcome.ERROR,),
        "RANK-7": (Outcome.SUITE_FAULT,),
        "BET-11": (Outcome.PASSED,),
    }
    results = [result for rule, outcomes in ended.items() for result in _results(rule, outcomes)]
    [deck] = _results("DECK-2", (Outcome.PASSED,))
    results.append(deck)
    listed = (
        Deviation(rule="RANK-8", reason="Our house plays so."),
        Deviation(scenario=_planned("RANK-9")[0].id, reason="Not yet."),
    )
    results += _results("RANK-8", (Outcome.FAILED,))
    results += _results("RANK-9", (Outcome.PASSED,))
    options = Options(engine="reference", rulebook="el", deviations=listed)
    hello = {"name": "sample", "version": "1.2", "implements": ["ranking", "drawing"]}
    return judge(run_of(*results, options=options, hello=hello, in_part=("RANK-1",)), load())


@cache
def hostile(engine: str = "Hostile") -> Judgement:
    """Return the judgement on an engine of `hostile.py`."""
    with patch.dict(os.environ, PYTHONPATH=PYTHONPATH):
        run = run_engine(Options(engine=f"hostile:{engine}", scenarios=few(*RULES), timeout=20.0, hello_timeout=20.0))
    return judge(run, load())


def _results(rule: str, outcomes: tuple[Outcome, ...]) -> list[ScenarioResult]:
    return [_result(planned, outcome) for planned, outcome in zip(_planned(rule), outcomes, strict=False)]


def _result(planned: Planned, outcome: Outcome) -> ScenarioResult:
    if outcome is Outcome.PASSED:
        agrees = {"DECK-2": ("mixed-in",), "BET-11": ("four-raises",)}.get(planned.rule)
        return planned.came_to(outcome, seconds=0.25, agrees=agrees)
    scenario = next(scenario for scenario in all_scenarios() if scenario.id == planned.id)
    step = scenario.steps[-1]
    told = {"expected": "P1 wins", "seen": "P2 wins"} if outcome is Outcome.FAILED else {}
    return planned.came_to(
        outcome,
        detail=f"{outcome}, and why",
        step=f"{step.keyword} {step.text}",
        step_line=step.line,
        step_defined=outcome is not Outcome.SUITE_FAULT,
        notes=("a note",),
        calls=CALLS,
        **told,
    )


def _planned(rule: str) -> list[Planned]:
    return [Planned.of(scenario) for scenario in all_scenarios() if scenario.rule == rule]
