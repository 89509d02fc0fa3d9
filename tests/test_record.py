"""The record of a run: written, read back, made of clean text; and when a run is not worth going on with."""

from __future__ import annotations

import msgspec
import pytest
from helpers import result, run_of

from tripledraw.adapters import Call, EngineFault, Rejected
from tripledraw.plain import LONGEST_TEXT, clean, exchanges, plain
from tripledraw.record import Exchange, Outcome, Patience, Run, seed_for


def test_a_run_is_read_back_as_it_was_written() -> None:
    call = Exchange("act", {"seat": 1, "action": "fold"}, {"error": {"code": 1, "message": "no"}})
    run = run_of(result("DECK-2", agrees={"stub-first"}), result("BET-1", Outcome.FAILED, expected="a", calls=(call,)))
    assert msgspec.json.decode(msgspec.json.encode(run), type=Run) == run


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("7c 5d", "7c 5d"),
        ("two\nlines", "two\nlines"),
        ("\x1b[31mred\x07", "\\x1b[31mred\\x07"),
        ("half a \ud800 pair", "half a \ufffd pair"),
        ("x" * (LONGEST_TEXT + 1), "x" * LONGEST_TEXT + "... (2,001 characters in all)"),
    ],
)
def test_text_is_cleaned(said: str, kept: str) -> None:
    assert clean(said) == kept


def test_whatever_an_engine_sends_can_be_written_as_json() -> None:
    kept = plain({"\ud800": [object, {1: b"x"}, ("\x00",)], "deep": {"set": {1}}})
    assert msgspec.json.decode(msgspec.json.encode(kept)) == kept


def test_calls_are_kept_with_their_answers() -> None:
    calls = [
        Call("act", {"seat": 1}, Rejected("bad-action", "no")),
        Call("state", {}, EngineFault("timeout", "too late")),
    ]
    assert exchanges(calls) == (
        Exchange("act", {"seat": 1}, {"error": {"code": 1, "reason": "bad-action", "message": "no"}}),
        Exchange("state", {}, {"fault": {"kind": "timeout", "text": "too late"}}),
    )


def test_ten_errors_in_a_row_are_enough() -> None:
    patience = Patience()
    errors = [patience.after(result("BET-1", Outcome.ERROR, detail="crash: gone")) for _ in range(10)]
    assert errors[:9] == [None] * 9
    assert errors[9] == "the engine failed in 10 scenarios in a row"


def test_twenty_timeouts_are_enough_though_others_pass() -> None:
    patience = Patience()
    stops = []
    for _ in range(20):
        stops.append(patience.after(result("BET-1", Outcome.ERROR, detail="timeout: 5 s")))
        patience.after(result("BET-1"))
    assert stops[:19] == [None] * 19
    assert stops[19] == "the engine timed out in 20 scenarios"


def test_a_scenario_has_a_seed_of_its_own() -> None:
    assert seed_for(1, "deck-2.a") != seed_for(1, "deck-2.b")
    assert seed_for(1, "deck-2.a") != seed_for(2, "deck-2.a")
