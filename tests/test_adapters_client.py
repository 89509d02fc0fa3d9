"""The client, with engines in process: what is sent, what is seen, and what counts as the engine's fault."""

import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from tripledraw.adapters import (
    Asked,
    CannotStart,
    EngineFault,
    Rejected,
    UnknownAddress,
    Unsupported,
    connect,
)
from tripledraw.adapters.protocol import Act, Start, State

sys.path.insert(0, str(Path(__file__).parent / "engines"))
import in_process as engines

TABLE = Start(seats=2, button=1, stacks=(100, 200), blinds=(5, 10))


def test_only_what_is_given_is_sent_and_unknown_fields_are_ignored() -> None:
    with connect("in_process:Sound") as client:
        assert client.start(TABLE) == State(phase="betting", turn=1, stacks=(100, 200))
        call = client.calls[0]
    assert (call.method, call.answer) == ("start", State(phase="betting", turn=1, stacks=(100, 200)))
    assert call.params == {"seats": 2, "button": 1, "stacks": [100, 200], "blinds": [5, 10]}


def test_hello_is_kept_and_is_no_call() -> None:
    with connect("in_process:Sound") as client:
        assert client.hello.name == "sound"
        assert client.offers("betting")
        assert not client.offers("clock")
        assert client.calls == []


def test_calls_can_be_forgotten() -> None:
    with connect("in_process:Sound") as client:
        client.winners([["7c"], ["8c"]])
        before = client.calls
        client.forget_calls()
        assert client.calls == []
        assert len(before) == 1


def test_a_rejection_keeps_its_reason() -> None:
    with connect("in_process:Sound") as client, pytest.raises(Rejected) as caught:
        client.act(Act(1, "draw", cards=()))
    assert caught.value.reason == "bad-action"
    assert caught.value.text == "seat 1 may not draw {'cards': []}"
    assert client.calls[0].answer is caught.value


@pytest.mark.parametrize(
    ("action", "meaning", "text"),
    [
        ("fold", Unsupported, "no folding"),
        ("check", Rejected, "not in this house"),
        ("call", Unsupported, "not in this house"),
        ("bet", EngineFault, "Coded: not in this house"),
        ("raise", EngineFault, "ZeroDivisionError: division by zero"),
        ("exit", EngineFault, "SystemExit: 1"),
        ("skip", EngineFault, "skip me"),
        ("end", EngineFault, "GeneratorExit"),
        ("stop", EngineFault, "StopIteration"),
        ("deep", EngineFault, "RecursionError"),
    ],
)
def test_what_an_engine_raises_has_a_meaning(action: str, meaning: type[Exception], text: str) -> None:
    with connect("in_process:Raising") as client, pytest.raises(meaning) as caught:
        client.act(Act(1, action))
    assert text in str(caught.value)
    if isinstance(caught.value, EngineFault):
        assert caught.value.kind == "fault"


def test_ctrl_c_stays_ctrl_c(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(engines.RAISED, "fold", KeyboardInterrupt())
    with connect("in_process:Raising") as client, pytest.raises(KeyboardInterrupt):
        client.act(Act(1, "fold"))


CYCLE: dict[str, Any] = {}
CYCLE["phase"] = CYCLE


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [
        (None, "the answer must be an object with named fields, and is null"),
        ("finished", 'the answer must be an object with named fields, and is "finished"'),
        (object(), "not made of dicts"),
        (CYCLE, "not made of dicts"),
        ({"phase": "showdown"}, '`phase` is "showdown", which is no phase; phases are betting, drawing, finished'),
        ({"pot": "15"}, '`pot` must be a whole number, and is "15"'),
        ({"pot": 15.5}, "`pot` must be a whole number, and is 15.5"),
        ({"pot": True}, "`pot` must be a whole number, and is true"),
        ({"turn": 0}, "`turn` must be at least 1, and is 0"),
        ({"turn": "1"}, '`turn` must be a whole number or null, and is "1"'),
        ({"actions": ["fold", "shove"]}, '`actions` lists "shove", which is no action; actions are fold, check,'),
        ({"hands": [["7c", "1z"]]}, "`hands` holds '1z'"),
        ({"hands": [["7c", "7c\n"]]}, '`hands[0][1]` is "7c\\n", which is no card'),
        ({"stub": -1}, "`stub` must be at least 0, and is -1"),
        ({"stub": {}}, "`stub` must be a whole number or a list or null, and is {}"),
        ({"stacks": [100]}, "`stacks` has 1 entries, and the table has 2 seats"),
        ({"live": [1, 3]}, "`live` names seat 3, and the table has 2 seats"),
        ({"button": 3}, "`button` is seat 3, and the table has 2 seats"),
    ],
)
def test_an_answer_of_the_wrong_shape_is_a_protocol_error(
    monkeypatch: pytest.MonkeyPatch, answer: object, complaint: str
) -> None:
    with connect("in_process:Answering") as client:
        monkeypatch.setattr(engines.Answering, "answer", {})
        client.start(TABLE)
        monkeypatch.setattr(engines.Answering, "answer", answer)
        with pytest.raises(EngineFault) as caught:
            client.state()
    assert caught.value.kind == "protocol"
    assert complaint in caught.value.text


@pytest.mark.parametrize(
    ("method", "answer", "complaint"),
    [
        ("winners", [2], "names hand 2, and 2 were asked about, from 0"),
        ("winners", [-1], "`winners[0]` must be at least 0, and is -1"),
        ("strengths", [1], "1 entries, and 2 hands were asked about"),
        ("strengths", [1, [1]], "all numbers, or all lists of one length"),
        ("strengths", [[1, 2], [1]], "all numbers, or all lists of one length"),
        ("strengths", [1, float("nan")], "NaN"),
        ("strengths", [1, "2"], '`strengths[1]` must be a number or a list, and is "2"'),
    ],
)
def test_an_answer_about_hands_must_fit_them(
    monkeypatch: pytest.MonkeyPatch, method: str, answer: object, complaint: str
) -> None:
    monkeypatch.setattr(engines.Answering, "answer", answer)
    with connect("in_process:Answering") as client, pytest.raises(EngineFault) as caught:
        getattr(client, method)([["7c"], ["8c"]])
    assert caught.value.kind == "protocol"
    assert complaint in caught.value.text


def test_null_is_not_the_same_as_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines.Answering, "answer", {"turn": None, "stub": None, "muck": 4})
    with connect("in_process:Answering") as client:
        assert client.state() == State(turn=None, stub=None, muck=4)
        assert client.state() != State(muck=4)


def test_what_was_seen_stays_whatever_the_engine_does_with_its_lists() -> None:
    with connect("in_process:Sharing") as client:
        first = client.start(TABLE)
        second = client.act(Act(1, "call"))
    assert (first.stacks, second.stacks, TABLE.stacks) == ((100, 200), (90, 200), (100, 200))
    assert client.calls[0].params["stacks"] == [100, 200]


def test_the_call_after_a_fault_has_a_fresh_engine() -> None:
    with connect("in_process:Raising") as client:
        client.start(TABLE)
        with pytest.raises(EngineFault, match="ZeroDivisionError"):
            client.act(Act(1, "raise"))
        with pytest.raises(EngineFault, match="no attribute 'stacks'"):  # nothing has been started on it
            client.state()


def test_fresh_throws_the_engine_away() -> None:
    with connect("in_process:Sound") as client:
        client.start(TABLE)
        client.fresh()
        with pytest.raises(EngineFault, match="no attribute 'stacks'"):
            client.state()


def test_calls_can_be_timed_from_outside_also_those_that_fail() -> None:
    seen: list[Asked | None] = []
    with connect("in_process:Sound") as client:
        client.on_call = seen.append
        with pytest.raises(Rejected):
            client.act(Act(1, "fold"))
    assert seen == [Asked("act", {"seat": 1, "action": "fold"}), None]


def test_a_method_that_is_not_there_is_unsupported() -> None:
    with connect("in_process:Sound") as client, pytest.raises(Unsupported, match="no method next"):
        client.next()


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("in_process:Mute", "The engine in_process:Mute does not say hello: the engine has no method hello."),
        ("in_process:Refusing", "The engine in_process:Refusing does not say hello: who are you?"),
        ("in_process:NextYear", "says hello wrongly: this suite speaks protocol 1, and the engine says 2: an adapter"),
        ("in_process:Boastful", "which is no area; areas are ranking, betting, drawing, showdown, scripted-deck"),
        ("in_process:CannotBeMade", "cannot be started: SystemExit: no licence"),
    ],
)
def test_an_engine_that_cannot_be_talked_to(address: str, sentence: str) -> None:
    with pytest.raises(CannotStart) as caught:
        connect(address)
    assert sentence in str(caught.value)


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("refrence", "There is no engine 'refrence'; did you mean reference?"),
        ("zzz", "known are reference, pokerkit"),
        ("in_process:Sond", "The module in_process has no 'Sond'; did you mean Sound?"),
        ("no_such_module:Engine", "There is no module 'no_such_module'"),
        ("in_process.deeper:Engine", "There is no module 'in_process.deeper'"),
        ("in_process:NUMBER", "in_process:NUMBER is not a class"),
    ],
)
def test_an_address_at_which_no_engine_stands(address: str, sentence: str) -> None:
    with pytest.raises(UnknownAddress) as caught:
        connect(address)
    assert sentence in str(caught.value)


def test_modules_are_found_in_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [entry for entry in sys.path if entry])
    Path("my_engine.py").write_text("from in_process import Sound as Engine\n", "utf-8")
    Path("broken_engine.py").write_text("1 / 0\n", "utf-8")
    Path("needy_engine.py").write_text("import no_such_package\n", "utf-8")
    with connect("my_engine:Engine") as client:
        assert client.hello.name == "sound"
    with pytest.raises(CannotStart, match="broken_engine cannot be imported: ZeroDivisionError"):
        connect("broken_engine:Engine")
    with pytest.raises(CannotStart, match="needs the package no_such_package"):
        connect("needy_engine:Engine")


def test_installed_packages_offer_engines_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tripledraw.adapters.addresses.entry_points", lambda: {"house": "in_process:Sound"})
    with connect("house") as client:
        assert client.address == "house"


HELLO: dict[str, Any] = {"protocol": 1, "name": "it", "version": "1", "implements": ["ranking"]}


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"protocol": "1"}, '`protocol` must be a whole number, and is "1"'),
        ({"version": 1.2}, "`version` must be text, and is 1.2"),
        ({"implements": "ranking"}, '`implements` must be a list, and is "ranking"'),
        ({"implements": ["ranking", 3]}, "`implements[1]` must be text, and is 3"),
        ({"stakes": [[10, 20, 30]]}, "`stakes[0]` must be a list of 2, and has 3"),
        ({"seats": [2, 0]}, "`seats[1]` must be at least 1, and is 0"),
        ({"readings": {"DECK-2": 1}}, "a value in `readings` must be text"),
        ({"readings": {3: "mixed-in"}}, "the names of fields must be text"),
        ({"name": None}, "`name` must be text, and is null"),
        ({"name": ...}, "`name` is missing; an answer holds at least `protocol`, `name`, `version`, `implements`"),
    ],
)
def test_a_wrong_hello_is_told_by_field_in_words_of_the_protocol(
    monkeypatch: pytest.MonkeyPatch, changed: dict[str, Any], complaint: str
) -> None:
    hello = {name: value for name, value in (HELLO | changed).items() if value is not ...}
    monkeypatch.setattr(engines.Sound, "hello", lambda _, **_asked: hello)
    with pytest.raises(CannotStart) as caught:
        connect("in_process:Sound")
    assert str(caught.value).startswith(
        f"The engine in_process:Sound says hello wrongly: {complaint}; the answer was {{"
    )


def test_the_log_of_an_engine_that_ends_at_hello_follows_in_lines_of_its_own() -> None:
    program = "import sys; sys.exit('no cards\\nno table')"
    with pytest.raises(CannotStart) as caught:
        connect("pipe:" + shlex.join([sys.executable, "-c", program]))
    first, *log = str(caught.value).splitlines()
    assert first.endswith("does not say hello: crash: hello: the engine ended, exit status 1.")
    assert log == ["The engine's log ends:", "no cards", "no table"]
