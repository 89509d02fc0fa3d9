"""`tripledraw run` from the outside: what it prints, writes and exits with; and what bad input gets."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import command_line
import msgspec
import psutil
import pytest
from helpers import PYTHONPATH, few

from tripledraw.cli import COMMANDS, group
from tripledraw.reports.json_report import read_report

if TYPE_CHECKING:
    from pathlib import Path

COMMAND = (sys.executable, "-m", "tripledraw.cli")
PART = ("--scenario", ",".join(few("BET-11", "DECK-2")))


def tripledraw(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments],
        env=os.environ | {"PYTHONPATH": PYTHONPATH},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("rnu", "There is no command 'rnu'; did you mean run?"),
        ("run refrence", "There is no engine 'refrence'; did you mean reference?"),
        ("run foolng:Hangs", "There is no module 'foolng' for the engine 'foolng:Hangs'."),
        ("run fooling:Hngs", "The module fooling has no 'Hngs'; did you mean Hangs?"),
        ("run --rule DECK-22", "There is no rule 'DECK-22'; did you mean DECK-2"),
        ("run --rule DEKC-*", "There is no rule 'DEKC-*'"),
        ("run --rule BET", "There is no rule 'BET'; it is a topic, and all its rules are BET-*."),
        ("rules bet", "There is no rule 'BET'; it is a topic, and all its rules are BET-*."),
        ("rule deck", "There is no rule 'DECK'; it is a topic, and its rules are DECK-1 to DECK-8."),
        ("cite TIME", "There is no rule 'TIME'; it is a topic, and its rules are TIME-1 to TIME-3."),
        ("run -n 61", "takes a number of processes from 1 to 60, or auto, and not '61'."),
        ("run --rule zzz", "There is no rule 'ZZZ'; `tripledraw rules` lists them all."),
        ("run --scenario zzz", "There is no scenario 'zzz'; `tripledraw run --list` lists them all."),
        ("run --rule ,", "--rule names nothing; leave it out to run everything."),
        ("run --scenario=", "--scenario names nothing; leave it out to run everything."),
        ("run fixture:engine", "Only pytest can make the engine fixture:engine; name its class"),
        ("run :", "There is no engine ':'; known are reference"),
        ("run ..:Engine", "There is no engine '..:Engine'; known are reference"),
        ("run engines/my_game.py:Game", "name the module and not its file, as in engines.my_game:Engine"),
        ("run --scenario deck-2.nothing", "There is no scenario 'deck-2.nothing'"),
        ("run --rulebook ell", "There is no rulebook 'ell'; did you mean el?"),
        ("run --require beting", "There is no area 'beting'; did you mean betting?"),
        ("run --timeout 0", "0.0 is not in the range x>0."),
        ("check reference --timeout nan", "nan is no time that passes."),
        ("run --seed x", "'x' is not a valid integer"),
        ("run -n none", "takes a number of processes from 1 to 60, or auto, and not 'none'."),
        ("run --json no/such/folder/report.json", "make it first"),
    ],
)
def test_a_mistake_gets_one_sentence_and_exit_2(arguments: str, sentence: str) -> None:
    ended = tripledraw(*arguments.split())
    assert ended.returncode == 2
    assert sentence in ended.stderr
    assert "Traceback" not in ended.stderr
    assert ended.stdout == ""


def test_what_nobody_has_foreseen_is_a_fault_of_the_suite(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(**_: object) -> None:
        raise ZeroDivisionError("nobody has foreseen it")

    monkeypatch.setattr(group, "main", broken)
    answer = command_line.tripledraw("rules")
    assert answer.status == 4
    assert "nobody has foreseen it" in answer.output


def test_help_and_version_say_what_there_is() -> None:
    text = tripledraw("--help").stdout
    assert all(f"  {name} " in text for name in COMMANDS)
    assert tripledraw("--version").stdout.startswith("tripledraw, version ")


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(name: str) -> None:
    ended = tripledraw(name, "--help")
    assert (ended.returncode, f"tripledraw {name}" in ended.stdout) == (0, True), ended.stderr


def test_help_imports_no_command() -> None:
    code = "import sys; from tripledraw.cli import main; sys.argv[1:] = ['--help']\n" + (
        "try: main()\nexcept SystemExit: print(sorted(m for m in sys.modules if m.startswith('tripledraw.')))"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ended.stdout.splitlines()[-1] == "['tripledraw.cli', 'tripledraw.cli.ending', 'tripledraw.cli.errors']"


def test_a_part_without_an_area_that_is_required_says_so() -> None:
    ended = tripledraw("run", "poker-equity", "--scenario", few("RANK-1")[0], "--require", "ranking,betting")
    assert ended.returncode == 1
    assert "It does not offer betting, as is required." in ended.stdout


def test_the_report_tells_readings_holders_and_verdicts() -> None:
    ended = tripledraw("run", "reference", *PART)
    assert ended.returncode == 0
    assert "DECK-2: stub-first, as cs, el, nl, Full Tilt; not as fi, PokerStars, WSOP" in ended.stdout
    assert "only a part was run; 2 of 2 rules hold under common" in ended.stdout
    assert ended.stderr == ""
    assert "\x1b" not in ended.stdout


def test_a_failure_is_explained_with_the_command_that_repeats_it() -> None:
    ended = tripledraw("run", "fooling:Raises", *PART, "--seed", "7")
    assert ended.returncode == 1
    assert "error     fault: ValueError: no such table" in ended.stdout
    [again, *_] = [line.split(maxsplit=1)[1] for line in ended.stdout.splitlines() if line.startswith("    again")]
    assert again.startswith("tripledraw run fooling:Raises --scenario bet-11.")
    repeated = tripledraw(*again.split()[1:])
    assert repeated.returncode == 1
    assert "of the whole" not in repeated.stdout
    assert "seed 7" in repeated.stdout


def test_a_rule_that_fails_for_its_reading_names_both_and_is_repeated_as_a_rule() -> None:
    ended = tripledraw("run", "fooling:PlaysByNoBook", *PART, "--rulebook", "fi")
    assert ended.returncode == 1
    assert "failed    follows stub-first; fi holds mixed-in" in ended.stdout
    assert "again     tripledraw run fooling:PlaysByNoBook --rule DECK-2 --rulebook fi" in ended.stdout


def test_several_engines_end_in_a_matrix_and_the_gravest_status() -> None:
    ended = tripledraw("run", "reference", "fooling:OffersNothing", "fooling:PlaysByNoBook", *PART)
    assert ended.returncode == 5
    _, matrix = ended.stdout.split("Side by side")
    row = next(line for line in matrix.splitlines() if line.strip().startswith("DECK-2"))
    assert row.split() == ["DECK-2", "ok:", "stub-first", "-", "ok:", "stub-first"]
    assert "nothing: offers nothing" in matrix


def test_the_json_report_has_the_published_shape(tmp_path: Path) -> None:
    path = tmp_path / "report.json"
    ended = tripledraw("run", "reference", "fooling:Raises", *PART, "--seed", "3", "--json", str(path))
    assert ended.returncode == 1
    report = msgspec.json.decode(path.read_bytes())
    assert (report["format"], report["seed"]) == (1, 3)
    assert report["selection"] == {"rules": [], "scenarios": list(few("BET-11", "DECK-2"))}
    sound, raising = report["engines"]
    assert {"address", "hello", "name", "version", "rulebook", "verdict", "verdicts", "counts", "exit", "rules"} <= (
        set(sound)
    )
    assert (sound["exit"], raising["exit"], sound["verdict"]) == (0, 1, None)
    assert set(sound["verdicts"]) == {"common", "cs", "el", "fi", "nl", "wsop", "pokerstars", "fulltilt"}
    betting, deck = raising["rules"]
    assert (betting["id"], betting["outcome"], deck["readings"]) == ("BET-11", "error", ["stub-first"])
    assert raising["counts"] == {"error": len(betting["scenarios"]), "passed": len(deck["scenarios"])}
    assert betting["scenarios"][0]["calls"][-1]["answer"]["fault"]["kind"] == "fault"
    assert read_report(path.read_bytes()).engines[0].address == "reference"
    assert [file.name for file in tmp_path.iterdir()] == ["report.json"]


def test_a_report_that_was_there_outlives_a_run_that_cannot_begin(tmp_path: Path) -> None:
    path = tmp_path / "report.json"
    path.write_text("old")
    assert tripledraw("run", "refrence", "--json", str(path)).returncode == 2
    assert path.read_text() == "old"


def test_the_list_names_what_would_run_and_starts_no_engine() -> None:
    ended = tripledraw("run", "fooling:EndsTheInterpreterWhileItIsMade", "--rule", "DECK-2", "--list")
    ids = [line.split()[0] for line in ended.stdout.splitlines()]
    assert ended.returncode == 0
    assert ids
    assert all(id_.startswith("deck-2.") for id_ in ids)
    one = tripledraw("run", "--scenario", ids[0])
    assert one.returncode == 0
    assert "1 scenario (of " in one.stdout


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_an_interrupt_leaves_no_process(name: str) -> None:
    signal_ = getattr(signal, name, None)
    if signal_ is None or signal.getsignal(signal_) is signal.SIG_IGN:
        pytest.skip(f"{name} is not there, or is ignored here, as under nohup")
    arguments = ("run", "fooling:Hangs", *PART, "--timeout", "100")
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        env=os.environ | {"PYTHONPATH": PYTHONPATH},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    family = _family(process)
    process.send_signal(signal_)
    _, errors = process.communicate()
    assert (process.returncode, errors.split()) == (130, [b"Interrupted."])
    gone, alive = psutil.wait_procs(family, timeout=10)
    assert gone
    assert not alive


@pytest.mark.skipif(os.name != "posix", reason="a process is told of its parent's end in another way")
@pytest.mark.parametrize("engine", ["fooling:Hangs", "pipe:sleep 1000"])
def test_a_command_that_is_killed_leaves_no_process_for_long(engine: str, tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "run", engine, *PART, "--timeout", "100", "--hello-timeout", "100"],
        env=os.environ | {"PYTHONPATH": PYTHONPATH, "TMPDIR": str(tmp_path)},
        stdout=subprocess.DEVNULL,
    )
    wanted = 1 if engine.startswith("fooling") else 2  # the child, and its engine
    while len(family := _family(process)) < wanted:
        time.sleep(0.1)
    process.kill()
    process.wait()
    _, alive = psutil.wait_procs(family, timeout=20)
    assert not alive
    assert list(tmp_path.iterdir()) == []


def _family(process: subprocess.Popen[bytes]) -> list[psutil.Process]:
    """Wait until the command has started a child, and return the children."""
    while not (family := psutil.Process(process.pid).children(recursive=True)):
        assert process.poll() is None
        time.sleep(0.01)
    return family
