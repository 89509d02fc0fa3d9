"""Tables of readings: every reading is told from every other, whatever else an engine follows, and how that is done."""

import itertools
import math
from typing import Any

import pytest
from step_by_step import client, contested

from tripledraw import scenarios
from tripledraw.adapters.client import Client
from tripledraw.adapters.outcomes import Mismatch
from tripledraw.adapters.reference import ReferenceEngine
from tripledraw.features import readings
from tripledraw.features.play import Play
from tripledraw.features.words import Unreadable
from tripledraw.proof.without_pytest import play_scenario
from tripledraw.record import Options, Outcome
from tripledraw.reference_impl.rulebooks import COMMON, READINGS, Rulebook

CARDS = ("DRAW-4", "MUCK-3", "MUCK-7", "DECK-2", "DECK-3")
"""The contested rules about drawing: 96 ways to play."""

UNEXPLAINED = ("reshuffles", "stub", "muck")
"""What an engine may hide, so that only the hands are left to tell the readings apart."""


class HandsOnly(ReferenceEngine):
    """The reference engine, showing neither stub nor muck nor what was reshuffled."""

    def start(self, **table: Any) -> dict[str, Any]:
        return _hidden(super().start(**table))

    def act(self, **action: Any) -> dict[str, Any]:
        return _hidden(super().act(**action))


def _hidden(state: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in state.items() if name not in UNEXPLAINED}


def found(engine: Client) -> dict[str, frozenset[str]]:
    """Return the readings that are left of each rule once all its scenarios have been played."""
    left: dict[str, frozenset[str]] = {}
    for scenario in contested():
        if scenario.rule in CARDS:
            result = play_scenario(scenario, engine, Options(engine="test"))
            if result.agrees is None:
                assert result.outcome is Outcome.NOT_SUPPORTED, result.detail
                assert result.detail in ("shows no `stub`", "shows no list of the cards in the stub")
                continue
            agrees = frozenset(result.agrees)
            left[scenario.rule] = left.get(scenario.rule, agrees) & agrees
    return left


def inseparable(rulebook: Rulebook, rule: str) -> set[str]:
    """Return a reading and those that cannot be told from it, as the catalogue says of MUCK-3."""
    reading = rulebook[rule]
    if reading in ("earlier-draws-only", "only-if-needed"):
        return {"earlier-draws-only", "only-if-needed"}
    if rule == "MUCK-3" and rulebook["DRAW-4"] == "one-by-one":
        return {"served-players", "all-but-own"}
    return {reading}


@pytest.mark.parametrize("shown", [ReferenceEngine, HandsOnly])
@pytest.mark.parametrize("muck", READINGS["MUCK-3"])
@pytest.mark.parametrize("draw", READINGS["DRAW-4"])
def test_exactly_the_readings_that_are_played_are_found(draw: str, muck: str, shown: type[ReferenceEngine]) -> None:
    for others in itertools.product(*(READINGS[rule] for rule in CARDS[2:])):
        rulebook = COMMON.but(**dict(zip(CARDS, (draw, muck, *others), strict=True)))
        with client(lambda rulebook=rulebook: shown(rulebook=rulebook)) as engine:
            assert found(engine) == {rule: inseparable(rulebook, rule) for rule in CARDS}, rulebook


def row(reading: str, **cells: str) -> readings.Row:
    return readings.Row(reading, cells)


def test_a_row_is_read_under_its_headings() -> None:
    table = [["reading", "P6 gets first", "then any of"], ["stub-first", "Kc", "discards of draw 1"]]
    [only] = readings.rows(table)
    assert only == readings.Row("stub-first", {"P6 gets first": "Kc", "then any of": "discards of draw 1"})


def test_a_table_without_a_column_of_readings_is_unreadable() -> None:
    with pytest.raises(Unreadable, match="first column `reading`"):
        readings.rows([["rule", "bets made"], ["three-raises", "4"]])


@pytest.mark.parametrize(
    ("logs", "left"),
    [
        ({0: 0.0, 1: math.log(2e-6)}, {0, 1}),
        ({0: 0.0, 1: math.log(0.5e-6)}, {0}),
        ({0: readings.IMPOSSIBLE, 1: -100.0}, {1}),
        ({0: readings.IMPOSSIBLE}, set()),
    ],
)
def test_a_row_a_million_times_less_likely_than_another_is_ruled_out(logs: dict[int, float], left: set[int]) -> None:
    assert set(readings._left(logs)) == left


@pytest.mark.parametrize(
    ("left", "settled"),
    [
        ([row("a", x="1")], True),
        ([row("a", x="1"), row("a", x="2")], True),
        ([row("a", x="1"), row("b", x="1")], True),
        ([row("a", x="1"), row("b", x="2")], False),
        ([row("a", x="1"), row("b", x="1"), row("a", x="2")], False),
    ],
)
def test_nothing_is_played_again_once_it_could_rule_out_no_reading(left: list[readings.Row], settled: bool) -> None:
    assert readings._settled(left) is settled


def test_only_rows_that_nobody_holds_left_is_a_mismatch() -> None:
    with client(ReferenceEngine) as engine:
        play = Play(engine, "1")
        play.scripted_table(scenarios.load("four left in the stub"))
        play.play("P6 discards the whole hand")
        table = [
            readings.Row("hold-last", {"P6 gets first": "", "then any of": "discards of draw 1"}),
            readings.Row("none", {"P6 gets first": "Kc 2d 6d 8h", "then any of": "discards of draw 1"}),
        ]
        with pytest.raises(Mismatch, match="P6 got"):
            readings.decide(play, table)
