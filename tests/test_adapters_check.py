"""`tripledraw check`, the schemas of the messages, and the skeletons that `tripledraw new` writes."""

import json
import os
import shlex
import subprocess
import sys
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from click.testing import CliRunner, Result
from outside import program

from tripledraw.adapters import Unsupported, connect
from tripledraw.adapters.protocol import METHODS, Act, Start
from tripledraw.adapters.reference import ReferenceEngine
from tripledraw.adapters.schemas import schemas
from tripledraw.cli import group

ENGINES = Path(__file__).parent / "engines"
sys.path.insert(0, str(ENGINES))
import in_process as engines  # noqa: E402


def tripledraw(*arguments: object) -> Result:
    return CliRunner().invoke(group, [str(argument) for argument in arguments], standalone_mode=False)


def stranger(*hidden: str) -> str:
    return "pipe:" + shlex.join([sys.executable, str(ENGINES / "stranger.py"), *hidden])


# --- check -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("engine", ["reference", "pokerkit", stranger()])
def test_nothing_is_wrong_with_a_sound_engine(engine: str) -> None:
    result = tripledraw("check", engine)
    assert result.output.endswith(" 0 missing, 0 wrong\n"), result.output
    assert result.return_value == 0


def test_a_field_that_is_not_shown_is_missing_and_not_wrong() -> None:
    result = tripledraw("check", stranger("muck", "stub"))
    assert "does not show `stub`, `muck`: what needs them is not supported" in result.output
    assert result.return_value == 0


def test_a_wrong_field_is_named_with_the_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines.Answering, "answer", [2])
    result = tripledraw("check", "in_process:Answering")
    assert "`winners` names hand 2, and 2 were asked about, from 0" in result.output
    assert result.return_value == 1


@pytest.mark.parametrize(
    ("wrong", "found"),
    [
        ({"act": lambda **_: 1 / 0}, "an action out of turn: it must be rejected (code 1) or unsupported (code 2)."),
        ({"strengths": None}, "not offered; `winners` is asked instead"),
        ({"winners": None}, "two hands: unsupported, though hello offers it"),
        ({"state": lambda: {"phase": "betting", "turn": None}}, "`turn` is null while `phase` is betting"),
    ],
)
def test_what_is_wrong_with_a_method_is_said(
    monkeypatch: pytest.MonkeyPatch, wrong: dict[str, Any], found: str
) -> None:
    for method, replacement in wrong.items():
        monkeypatch.setattr(engines.Sound, method, replacement and staticmethod(replacement))
    assert found in tripledraw("check", "in_process:Sound").output


def test_an_engine_that_only_bets_is_asked_for_no_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    hello = {**ReferenceEngine().hello(protocol=1, suite="0"), "implements": ["betting"]}
    monkeypatch.setattr(ReferenceEngine, "hello", lambda _, **_asked: hello)
    result = tripledraw("check", "reference")
    assert "a round in which everybody calls is played to its end" in result.output
    assert result.output.endswith(" 0 missing, 0 wrong\n")


def test_what_an_engine_says_cannot_move_the_cursor(monkeypatch: pytest.MonkeyPatch) -> None:
    def winners(**_: Any) -> None:
        raise ValueError("\x1b[2J gone")

    monkeypatch.setattr(engines.Sound, "winners", staticmethod(winners))
    result = tripledraw("check", "in_process:Sound")
    assert "\\x1b[2J gone" in result.output


def test_a_state_that_asking_changes_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    pots = iter(range(100))
    monkeypatch.setattr(engines.Sound, "state", lambda _: {"phase": "betting", "turn": 1, "pot": next(pots)})
    result = tripledraw("check", "in_process:Sound")
    assert "asking twice: the state has changed in `pot`" in result.output
    assert result.return_value == 1


@pytest.mark.parametrize(
    ("engine", "found_before", "method"), [("Hanging", "right  ", "start"), ("HangingAtHello", "", "hello")]
)
def test_an_engine_in_process_that_hangs_is_found_out(engine: str, found_before: str, method: str) -> None:
    result = tripledraw("check", f"in_process:{engine}", "--timeout", 0.2, "--hello-timeout", 0.2)
    assert result.output.startswith(found_before)
    assert f"wrong    {method}      no answer within 0.2 s; the engine hangs" in result.output
    assert result.return_value == 1


def test_an_engine_in_process_that_ends_the_interpreter_does_not_end_the_check(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(engines.Sound, "winners", lambda _, **_asked: os._exit(0))
    result = tripledraw("check", "in_process:Sound")
    assert "the engine would end the interpreter with status 0" in result.output
    assert result.return_value == 1


def test_the_last_lines_of_a_log_are_shown_as_the_engine_s(tmp_path: Path) -> None:
    engine = tmp_path / "engine.py"
    engine.write_text(
        "import sys\nsys.stdin.readline()\n"
        """print('{"jsonrpc": "2.0", "id": 1, "result": {"protocol": 1, "name": "it", "version": "1",'"""
        """ ' "implements": ["ranking"]}}', flush=True)\n"""
        "sys.stdin.readline()\nraise ValueError('out of cards')\n"
    )
    result = tripledraw("check", "pipe:" + shlex.join([sys.executable, str(engine)]))
    margin = " " * len("wrong    winners    ")
    shown = result.output.partition("wrong    winners    two hands: crash: winners: the engine ended, exit status 1\n")[
        2
    ]
    lines = shown.partition("\nwrong")[0].splitlines()
    assert lines[0] == f"{margin}The engine's log ends:"
    assert lines[-1] == f"{margin}ValueError: out of cards"


def test_an_engine_that_cannot_be_started_or_found() -> None:
    cannot_start = tripledraw("check", "in_process:Mute")
    assert "does not say hello" in cannot_start.stderr
    assert cannot_start.return_value == 3
    unknown = tripledraw("check", "refrence")
    assert "did you mean reference" in str(unknown.exception)
    assert getattr(unknown.exception, "exit_code", None) == 2


# --- schemas ---------------------------------------------------------------------------------------------


def test_the_schemas_are_current() -> None:
    folder = resources.files("tripledraw.adapters") / "schemas"
    there = {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}
    assert there == schemas(), "run: tripledraw check --schemas adapters/schemas"


def test_the_messages_of_a_whole_hand_fit_the_schemas() -> None:
    validators = {name: jsonschema.Draft202012Validator(json.loads(text)) for name, text in schemas().items()}
    assert set(validators) == {f"{method}.{kind}.json" for method in METHODS for kind in ("request", "answer")}
    process = subprocess.Popen(
        [sys.executable, str(ENGINES / "stranger.py")], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    output, _ = process.communicate("".join(json.dumps(request) + "\n" for request in _requests()), timeout=60)
    answers = [json.loads(line) for line in output.splitlines()]
    assert len(answers) == len(list(_requests()))
    for request, answer in zip(_requests(), answers, strict=True):
        validators[f"{request['method']}.request.json"].validate(request)
        validators[f"{request['method']}.answer.json"].validate(answer)


def _requests() -> Iterator[dict[str, Any]]:
    table = {"seats": 2, "button": 1, "stacks": [100, 100], "blinds": [5, 10], "bets": [10, 20]}
    asked: list[tuple[str, dict[str, Any]]] = [
        ("hello", {"protocol": 1, "suite": "0"}),
        ("winners", {"hands": [["7c", "5d", "4h", "3s", "2c"]]}),
        ("strengths", {"hands": [["7c", "5d", "4h", "3s", "2c"]]}),
        ("start", table),
        ("act", {"seat": 2, "action": "fold"}),
        ("act", {"seat": 1, "action": "call"}),
        ("act", {"seat": 2, "action": "check"}),
        ("act", {"seat": 2, "action": "draw", "cards": []}),
        ("state", {}),
        ("next", {}),
    ]
    for number, (method, params) in enumerate(asked, 1):
        yield {"jsonrpc": "2.0", "id": number, "method": method, "params": params}


@pytest.mark.parametrize(
    "answer",
    [
        {"jsonrpc": "2.0", "id": 1, "result": {"pot": "15"}},
        {"jsonrpc": "2.0", "id": 1, "result": {"hands": [["1z"]]}},
        {"jsonrpc": "2.0", "id": 1, "result": {}, "error": {"code": 1}},
        {"jsonrpc": "2.0", "id": 1},
        {"id": 1, "result": {}},
    ],
)
def test_the_schema_refuses_what_the_suite_refuses(answer: dict[str, Any]) -> None:
    assert not jsonschema.Draft202012Validator(json.loads(schemas()["state.answer.json"])).is_valid(answer)


# --- new -------------------------------------------------------------------------------------------------

RUN = {
    "python": [sys.executable, "engine.py"],
    "javascript": ["node", "engine.js"],
    "java": ["java", "Engine"],
}


@pytest.mark.parametrize("language", RUN)
def test_a_skeleton_works_as_it_is(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "adapter"
    assert tripledraw("new", language, folder).return_value == 0
    program(RUN[language][0])
    monkeypatch.chdir(folder)
    if language == "java":
        program("javac")
        subprocess.run(["javac", *folder.glob("*.java")], check=True, timeout=120)
    address = "pipe:" + shlex.join(RUN[language])
    checked = tripledraw("check", address)
    assert checked.output.endswith("1 right, 0 missing, 0 wrong\n")
    assert checked.return_value == 0
    hand = ["7c", "5d", "4h", "3s", "2c"]
    with connect(address) as client:
        for call in (
            lambda: client.winners([hand]),
            lambda: client.strengths([hand]),
            lambda: client.start(Start(seats=2, button=1, stacks=(100, 100))),
            lambda: client.act(Act(1, "draw", cards=("7c",))),
            client.state,
            client.next,
        ):
            with pytest.raises(Unsupported, match="CALL YOUR ENGINE HERE"):
                call()


@pytest.mark.parametrize("language", ["python", "javascript"])  # that of Java names its methods one by one
def test_a_method_that_an_adapter_lacks_is_not_supported(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "adapter"
    tripledraw("new", language, folder)
    program(RUN[language][0])
    monkeypatch.chdir(folder)
    [engine] = folder.glob("engine.*")
    engine.write_text(engine.read_text(encoding="utf-8").replace("strengths(", "other("), encoding="utf-8")
    with (
        connect("pipe:" + shlex.join(RUN[language])) as client,
        pytest.raises(Unsupported, match="there is no method strengths"),
    ):
        client.strengths([["7c", "5d", "4h", "3s", "2c"]])


@pytest.mark.parametrize("language", RUN)
def test_a_skeleton_is_short(language: str, tmp_path: Path) -> None:
    assert tripledraw("new", language, tmp_path).return_value == 0
    for path in tmp_path.iterdir():
        if path.name != "Json.java":
            assert len(path.read_text(encoding="utf-8").splitlines()) < 100, path.name


def test_a_folder_that_is_in_use_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("mine", encoding="utf-8")
    result = tripledraw("new", "python", tmp_path)
    assert "is not an empty folder; name a new one" in str(result.exception)
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]
