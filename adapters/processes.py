"""The processes of engines: started apart from ours, and ended with everything that they have started."""

import os
import shlex
import signal
import subprocess
import time
import uuid
from collections.abc import Iterator
from contextlib import suppress

import psutil

MARK = "TRIPLEDRAW_ENGINE"  # in the environment of a process, and so of all that it starts: marks, one for each start
PATIENCE = 5.0  # seconds to go on killing what does not end


def split(command: str) -> list[str]:
    """Return the words of a command as a shell splits them. Raises ValueError if it cannot be split.

    On Windows a backslash is part of a path and escapes nothing.
    """
    lexer = shlex.shlex(command, posix=True, punctuation_chars=False)
    lexer.whitespace_split = True
    lexer.commenters = ""
    if os.name == "nt":
        lexer.escape = ""
    words = list(lexer)
    if not words:
        raise ValueError("No command")
    return words


def start(words: list[str]) -> tuple[subprocess.Popen[bytes], str]:
    """Start a command with all three streams piped; return it and the mark of its family. Raises OSError.

    It gets a session of its own, so that Ctrl-C reaches us and not the engine.
    """
    mark = uuid.uuid4().hex
    process = subprocess.Popen(
        words,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ | {MARK: f"{os.environ.get(MARK, '')}/{mark}"},
        start_new_session=True,
    )
    return process, mark


def kill(process: subprocess.Popen[bytes], mark: str) -> None:
    """Kill a process and all that it has started, and wait until they are gone."""
    family = _children(process)
    if process.poll() is None:
        with suppress(OSError):
            _kill_group(process)
        process.kill()
    with suppress(subprocess.TimeoutExpired):
        process.wait(PATIENCE)
    end = time.monotonic() + PATIENCE
    while left := [one for one in {*family, *_marked(mark)} if alive(one)]:
        for one in left:
            with suppress(psutil.Error):
                one.kill()
        if time.monotonic() > end:
            break
        time.sleep(0.01)


def how_it_ended(status: int) -> str:
    """Return an exit status in words; a negative one is the signal that killed the process."""
    if status >= 0:
        return f"exit status {status}"
    with suppress(ValueError):
        return f"killed by {signal.Signals(-status).name}"
    return f"killed by signal {-status}"


def _kill_group(process: subprocess.Popen[bytes]) -> None:
    if os.name == "posix":
        os.killpg(process.pid, signal.SIGKILL)


def _children(process: subprocess.Popen[bytes]) -> list[psutil.Process]:
    with suppress(psutil.Error):
        return list(psutil.Process(process.pid).children(recursive=True))
    return []


def _marked(mark: str) -> Iterator[psutil.Process]:
    """Yield the processes that carry the mark, also those that left the session and lost their parent."""
    for process in psutil.process_iter():
        with suppress(psutil.Error, OSError):
            if mark in process.environ().get(MARK, ""):
                yield process


def alive(process: psutil.Process) -> bool:
    """Return whether a process is there and at work; one that has ended and is not yet missed is not."""
    with suppress(psutil.Error):
        return bool(process.is_running() and process.status() != psutil.STATUS_ZOMBIE)
    return False
