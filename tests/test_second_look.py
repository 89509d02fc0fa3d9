"""Tables are played again before an engine is called inconsistent, and only then."""

from __future__ import annotations

import pytest
from helpers import PYTHONPATH, result, run_of

from tripledraw.features.catalogue import load
from tripledraw.fold import judge
from tripledraw.record import Options, Outcome
from tripledraw.second_look import PLAYED_AGAIN, after_second_look, doubtful
from tripledraw.session import run_engine

STUB_FIRST = result("DECK-2", id="deck-2.one", agrees={"stub-first"})
MIXED_IN = result("DECK-2", id="deck-2.two", agrees={"mixed-in"})
BOTH = result("DECK-2", id="deck-2.two", agrees={"mixed-in", "stub-first"})
BROKEN = result("DECK-2", Outcome.FAILED, id="deck-2.three")
OTHER = result("BET-11", agrees={"three-raises"})


def test_only_a_rule_whose_scenarios_passed_and_do_not_agree_is_doubtful() -> None:
    assert doubtful(run_of(STUB_FIRST, MIXED_IN, OTHER)) == ("deck-2.one", "deck-2.two")
    assert doubtful(run_of(STUB_FIRST, BOTH, OTHER)) == ()
    assert doubtful(run_of(STUB_FIRST, MIXED_IN, BROKEN)) == ()


def test_a_rule_that_holds_together_the_second_time_passes_and_says_so() -> None:
    run = after_second_look(run_of(STUB_FIRST, MIXED_IN, OTHER), run_of(STUB_FIRST, BOTH))
    betting, deck = judge(run, load()).rules
    assert (deck.outcome, deck.found) == (Outcome.PASSED, ("stub-first",))
    assert {scenario.notes for scenario in deck.scenarios} == {(PLAYED_AGAIN,)}
    assert betting.scenarios == (OTHER,)


def test_a_rule_that_falls_apart_again_fails_as_it_did_at_first() -> None:
    run = run_of(STUB_FIRST, MIXED_IN)
    again = after_second_look(run, run_of(MIXED_IN, STUB_FIRST))
    assert again.scenarios == run.scenarios
    assert judge(again, load()).rules[0].detail.startswith("inconsistent: ")


def test_an_engine_that_changes_its_reading_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", PYTHONPATH)
    run = run_engine(Options(engine="fooling:ChangesItsReading", rules=("DECK-2",)))
    rule = judge(run, load()).rules[0]
    assert rule.outcome is Outcome.FAILED
    assert rule.detail.startswith("inconsistent: ")
