"""Engines over a pipe: a process that is asked on its stdin and answers on its stdout."""

import os
import subprocess
import time
import weakref
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Any

from tripledraw.adapters import jsonrpc, processes
from tripledraw.adapters.outcomes import CannotStart, EngineFault, FaultKind, UnknownAddress

LONGEST_LINE = 16 * 1024 * 1024  # bytes
LOG_KEPT = 16 * 1024  # bytes of stderr
LOG_TOLD = 1_500  # characters of them that are told with a fault
GRACE = 0.5  # seconds for an engine to end by itself once its stdin is closed
MOMENT = 1.0  # seconds for a process to end, and for the last of its log to come, once its stdout is closed

Lines = SimpleQueue[bytes]


class Pipe:
    """One engine process.

    A thread writes each request and reads the line that answers it, so that neither an engine that does not
    read nor one that does not write can hold us up. Another thread drains the log.
    """

    def __init__(self, words: list[str]) -> None:
        self._process, mark = processes.start(words)
        self._kill = weakref.finalize(self, processes.kill, self._process, mark)  # at our own end at the latest
        self._number = 0
        self._busy = False
        self._requests: Lines = SimpleQueue()
        self._answers: Lines = SimpleQueue()
        self._log = bytearray()
        self._drain = _thread(_drain, self._process, self._log)
        _thread(_exchange, self._process, self._requests, self._answers)

    def call(self, method: str, params: dict[str, Any], timeout: float) -> object:
        """Send one request and return the result that answers it, or raise what the answer means."""
        self._number += 1
        self._busy = True
        self._requests.put(jsonrpc.request(self._number, method, params))
        line = self._line(timeout)
        if line is None:
            text = f"{method}: no answer within {timeout:g} s; was the line flushed?"
            raise self._fault("timeout", text)
        self._busy = False
        if not line.endswith(b"\n"):
            raise self._unfinished(method, line)
        try:
            return jsonrpc.result(line, self._number)
        except EngineFault as fault:
            raise self._fault(fault.kind, f"{method}: {fault.text}") from fault

    def log(self) -> str:
        """Return the last of the engine's stderr."""
        return self._log.decode(errors="replace").strip()

    def close(self) -> None:
        """Close the engine's stdin, give it a moment to end, and kill it with its children."""
        if self._kill.alive and not self._busy:
            self._requests.put(b"")
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(GRACE)
        self._kill()

    def _line(self, timeout: float) -> bytes | None:
        """Return the line that the engine writes, or nothing once it has ended; None if it takes too long."""
        end = time.monotonic() + timeout
        while (left := end - time.monotonic()) > 0:
            with suppress(Empty):
                return self._answers.get(timeout=min(left, MOMENT))
            if self._process.poll() is not None:
                return b""  # it has ended, and a child of its own holds its stdout open
        return None

    def _unfinished(self, method: str, line: bytes) -> EngineFault:
        """Return the fault for a line that is too long or that broke off when the engine ended."""
        if len(line) >= LONGEST_LINE:
            text = f"{method}: the answer is longer than 16 MiB: {jsonrpc.quoted(line)}"
            return self._fault("protocol", text)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(MOMENT)
        status = self._process.returncode
        how = "it closed its output" if status is None else processes.how_it_ended(status)
        rest = f", in the middle of a line: {jsonrpc.quoted(line)}" if line else ""
        return self._fault("crash", f"{method}: the engine ended, {how}{rest}")

    def _fault(self, kind: FaultKind, text: str) -> EngineFault:
        """End the engine; return the fault with the last of its log."""
        self._kill()
        self._drain.join(MOMENT)
        log = _end(self.log())
        return EngineFault(kind, f"{text}\nThe engine's log ends:\n{log}" if log else text)


def open_pipe(command: str) -> Pipe:
    """Start `command`, split as a shell splits words.

    Raises UnknownAddress if it cannot be split, CannotStart if it cannot be run.
    """
    try:
        words = processes.split(command)
    except ValueError as error:
        raise UnknownAddress(f"The command of pipe:{command} cannot be read: {error}.") from error
    try:
        return Pipe(words)
    except OSError as error:
        raise CannotStart(f"The command {words[0]!r} cannot be run: {error.strerror or error}.") from error


def _thread(target: Any, *args: object) -> Thread:
    thread = Thread(target=target, args=args, daemon=True)
    thread.start()
    return thread


def _exchange(process: subprocess.Popen[bytes], requests: Lines, answers: Lines) -> None:
    """Write each request and read a line for it, until there are no more requests or the engine has ended."""
    to_engine, from_engine = _stream(process.stdin), _stream(process.stdout)
    with suppress(OSError, ValueError), to_engine, from_engine:
        while request := requests.get():
            with suppress(OSError):  # an engine that has ended may have said something first
                to_engine.write(request)
                to_engine.flush()
            line = from_engine.readline(LONGEST_LINE + 1)
            answers.put(line)
            if not line.endswith(b"\n"):
                break


def _drain(process: subprocess.Popen[bytes], log: bytearray) -> None:
    """Read the log to its end and keep the last of it."""
    with suppress(OSError, ValueError), _stream(process.stderr) as stderr:
        while chunk := os.read(stderr.fileno(), LOG_KEPT):
            log.extend(chunk)
            del log[:-LOG_KEPT]


def _end(log: str) -> str:
    """Return the last lines of a log: what ended the engine stands there."""
    if len(log) <= LOG_TOLD:
        return log
    return log[-LOG_TOLD:].partition("\n")[2] or log[-LOG_TOLD:]


def _stream(stream: IO[bytes] | None) -> IO[bytes]:
    if stream is None:
        raise ValueError("the engine was started without its streams")
    return stream
