"""The pipe: what becomes of a bad engine, as the protocol's table says, and that nothing of it is left."""

import _thread
import os
import shlex
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import psutil
import pytest

from tripledraw.adapters import CannotStart, EngineFault, UnknownAddress, connect, jsonrpc, processes
from tripledraw.adapters.protocol import State

BAD = Path(__file__).parent / "engines" / "bad.py"
SHORT = 0.3  # seconds to wait for an answer that never comes
LONG = 20.0  # seconds in which every answer comes


def address(way: str) -> str:
    return f"pipe:{shlex.join([sys.executable, '-S', '-E', str(BAD), way])}"


@pytest.fixture(autouse=True)
def _nothing_is_left() -> Iterator[None]:
    yield
    assert not [one for one in psutil.process_iter() if _is_an_engine(one)]


def _is_an_engine(process: psutil.Process) -> bool:
    with suppress(psutil.Error):
        ours = process.environ().get("TEST_RUN") == str(os.getpid())
        return ours and process.pid != os.getpid() and process.status() != psutil.STATUS_ZOMBIE
    return False


@pytest.fixture(autouse=True)
def _marked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TEST_RUN", str(os.getpid()))  # inherited by every engine and its children


def fault(way: str, timeout: float = LONG) -> EngineFault:
    with connect(address(way), timeout=timeout) as client:
        with pytest.raises(EngineFault) as caught:
            client.state()
        assert client.calls[-1].answer is caught.value
    return caught.value


@pytest.mark.parametrize(
    ("way", "quoted"),
    [
        ("wrong-id", '"id": 3'),
        ("id-in-quotes", '"id": "2"'),
        ("no-json", "Dealing now!"),
        ("blank-line", "not JSON"),
        ("not-utf8", "\\xff"),
        ("nested-too-deep", "[[["),
        ("no-version", "`jsonrpc`"),
        ("a-list", "[1, 2, 3]"),
        ("wrong-shape", "`pot` must be a whole number, and is"),
        ("result-and-error", "either `result` or `error`"),
        ("neither", "either `result` or `error`"),
        ("huge-line", "longer than 16 MiB"),
        ("just-too-long", "longer than 16 MiB"),
        ("flood", "unasked for"),
    ],
)
def test_a_line_that_cannot_be_used_is_a_protocol_error_and_is_quoted(way: str, quoted: str) -> None:
    found = fault(way)
    assert found.kind == "protocol"
    assert quoted in found.text
    assert len(found.text) < 1000


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        (b'{"jsonrpc": "2.0", "result": {}}', "`id` is missing; an answer holds at least `jsonrpc`, `id`."),
        (b'{"jsonrpc": 2.0, "id": 1, "result": {}}', "`jsonrpc` must be text, and is 2.0."),
        (b'{"jsonrpc": "2.0", "id": 1, "error": {"code": "1"}}', '`error.code` must be a whole number, and is "1".'),
        (b'{"jsonrpc": "2.0", "id": 1, "error": "no"}', 'must be an object with named fields, and is "no".'),
        (b"[1]", "the answer must be an object with named fields, and is [1]."),
        (b'{"jsonrpc": 2, nonsense', "it is not JSON; only answers may be written to stdout."),
        (b"debug: dealing", "it is not JSON; only answers may be written to stdout."),
    ],
)
def test_a_line_that_is_no_answer_is_told_by_field(line: bytes, complaint: str) -> None:
    with pytest.raises(EngineFault) as caught:
        jsonrpc.result(line + b"\n", 1)
    assert complaint in caught.value.text


@pytest.mark.parametrize("way", ["silent", "unflushed", "half-a-line"])
def test_no_answer_in_time_is_timed_out_and_the_report_asks_about_the_flush(way: str) -> None:
    found = fault(way, timeout=SHORT)
    assert found.kind == "timeout"
    assert "0.3 s; was the line flushed?" in found.text


@pytest.mark.parametrize(
    ("way", "how"),
    [
        ("exits", "exit status 3"),
        ("exits-with-nought", "exit status 0"),
        ("exits-in-a-line", "in the middle of a line"),
        ("dies-of-a-signal", "killed by SIGTERM" if os.name == "posix" else "exit status 15"),
        ("closes-its-output", "closed its output"),
        ("dies-and-leaves-an-orphan", "exit status 1"),
    ],
)
def test_an_engine_that_ends_has_crashed(way: str, how: str) -> None:
    found = fault(way)
    assert found.kind == "crash"
    assert how in found.text


def test_a_crash_comes_with_the_last_of_the_log() -> None:
    assert "out of cards" in fault("exits").text


def test_an_error_with_another_code_is_a_fault() -> None:
    found = fault("other-error")
    assert found.kind == "fault"
    assert "-32603: division by zero" in found.text


def test_a_log_of_any_length_holds_nobody_up_and_its_end_is_kept() -> None:
    with connect(address("loud-and-exits"), timeout=LONG) as client:
        assert client.state() == State(phase="betting")
        with pytest.raises(EngineFault) as caught:
            client.state()
    assert caught.value.text.endswith("the last of it")
    assert len(caught.value.text) < 2_000, "a report keeps no more of a text, and it is the end that tells"


def test_an_engine_that_reads_nothing_cannot_block_a_large_request() -> None:
    with connect(address("deaf"), timeout=2.0) as client:
        client.state()
        with pytest.raises(EngineFault, match="timeout"):
            client.strengths([["7c", "5d", "4h", "3s", "2c"]] * 10_000)


@pytest.mark.parametrize("way", ["ignores-a-closed-stdin", "leaves-a-child", "leaves-a-child-in-a-session-of-its-own"])
def test_closing_ends_an_engine_that_stays_and_all_that_it_started(way: str) -> None:
    with connect(address(way), timeout=LONG) as client:
        client.state()


def test_the_call_after_a_fault_has_a_fresh_engine() -> None:
    with connect(address("exits"), timeout=LONG) as client:
        for _ in range(2):
            with pytest.raises(EngineFault, match="exit status 3"):
                client.state()


def test_an_engine_that_never_says_hello_cannot_be_started() -> None:
    with pytest.raises(CannotStart, match=r"does not say hello: timeout: hello: no answer within 0\.3 s"):
        connect(address("never-says-hello"), hello_timeout=SHORT)


def test_an_engine_that_refuses_hello_cannot_be_started() -> None:
    with pytest.raises(CannotStart, match=r"does not say hello: who\?"):
        connect(address("no-hello"))


def test_a_program_that_is_not_there_is_named() -> None:
    with pytest.raises(CannotStart, match="'no-such-program' cannot be run: No such file"):
        connect("pipe:no-such-program --fast")


@pytest.mark.parametrize(("command", "why"), [("engine 'half", "No closing quotation"), ("", "No command")])
def test_a_command_that_cannot_be_split_is_refused(command: str, why: str) -> None:
    with pytest.raises(UnknownAddress, match=why):
        connect(f"pipe:{command}")


def test_a_command_is_split_as_a_shell_splits_words(monkeypatch: pytest.MonkeyPatch) -> None:
    assert processes.split('java -cp "my classes" Engine # 1') == ["java", "-cp", "my classes", "Engine", "#", "1"]
    monkeypatch.setattr(os, "name", "nt")
    assert processes.split(r'C:\bin\node.exe "C:\my engine.js"') == [r"C:\bin\node.exe", r"C:\my engine.js"]


def test_the_engine_ends_with_the_program_that_started_it() -> None:
    program = "import sys, tripledraw.adapters as a; a.connect(sys.argv[1]).state()"
    command = [sys.executable, "-c", program, address("ignores-a-closed-stdin")]
    assert subprocess.run(command, timeout=60, check=False).returncode == 0


def test_the_engine_ends_after_ctrl_c() -> None:
    timer = threading.Timer(0.2, _thread.interrupt_main)  # what Ctrl-C does, on every system
    with connect(address("silent"), timeout=LONG) as client:
        timer.start()
        with pytest.raises(KeyboardInterrupt):
            client.state()


def test_to_close_twice_does_no_harm() -> None:
    client = connect(address("loud"))
    client.close()
    client.close()
