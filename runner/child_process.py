"""A child process seen from its parent: started, watched, ended, and held to account for how it ended."""

from __future__ import annotations

import os
import subprocess
import sys
import uuid
from time import monotonic
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
from msgspec import Struct

from tripledraw.adapters import processes
from tripledraw.channel import Begins, CallClock, ComesTo, CouldNotStart, Done, Ends, Reader, SaidHello, Task
from tripledraw.plain import clean, plain
from tripledraw.record import Exchange
from tripledraw.tail import Tail

if TYPE_CHECKING:
    from pathlib import Path

    from tripledraw.adapters.outcomes import FaultKind
    from tripledraw.channel import Event
    from tripledraw.record import Options, ScenarioResult

LAST_WORDS = 2.0
"""Seconds that a child may take to end after it has reported all: an engine's threads may hold it up."""

SILENCE = 120.0
"""Seconds that may pass without a call, an answer or the end of a scenario."""


class UnknownEngine(Exception):
    """No engine stands at the address. Takes one sentence."""


class BrokenOff(Struct, frozen=True, kw_only=True):
    """How an engine hung or ended the child: in which scenario and at which of its steps, and in which call.

    No scenario, if none was running.
    """

    text: str
    scenario: str | None = None
    step: ComesTo | None = None
    calls: tuple[Exchange, ...] = ()


class Parent(Protocol):
    """Whoever wants to know what a child does."""

    def said_hello(self, hello: dict[str, Any]) -> None:
        """Take the engine's hello."""

    def ended(self, result: ScenarioResult) -> None:
        """Take a scenario's result."""

    def suite_fault(self, text: str) -> None:
        """Take note of a fault of the suite's own."""

    def engine_fault(self, fault: BrokenOff) -> None:
        """Take note that the engine hung or ended the child."""


class ChildProcess:
    """One child, from its start to its end, on the scenarios of the given ids. Its files are in `folder`."""

    def __init__(self, options: Options, folder: Path, parent: Parent, scenarios: tuple[str, ...]) -> None:
        self._parent = parent
        self._address = options.engine
        self._left = set(scenarios)
        self._events = Reader(folder / "events.ndjson")
        self._clock = CallClock(folder / "clock")
        self._current: str | None = None
        self._step: ComesTo | None = None
        self._greeted = False
        self._done = False
        self._settled = False
        self._last_change = monotonic()
        self._last_seen = (0, 0.0)
        self._mark = uuid.uuid4().hex
        files = {"events": str(folder / "events.ndjson"), "clock": str(folder / "clock")}
        task = Task(options, scenarios, **files, parent=os.getpid())
        (folder / "task.json").write_bytes(msgspec.json.encode(task))
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", "tripledraw.child", str(folder / "task.json")],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=_environment() | {processes.MARK: self._mark},
            start_new_session=True,  # so that Ctrl-C reaches us alone, and we end the child
        )
        self._output = Tail(self._process.stdout)

    def goes_on(self) -> bool:
        """Take what it has told; return whether it is still at work. When it is not, all is told and settled.

        Raises UnknownEngine.
        """
        ended = self._process.poll() is not None
        self._take_events()
        if ended:
            self._settle()
            return False
        if overdue := self._overdue():
            self._hold_to_account("timeout", overdue)
            return False
        return not (self._done and self._quiet_for > LAST_WORDS)

    def end(self) -> None:
        """End it with all that it has started."""
        processes.kill(self._process, self._mark)
        self._events.close()
        self._clock.close()

    @property
    def _quiet_for(self) -> float:
        return monotonic() - self._last_change

    def _take_events(self) -> None:
        for event in self._events.read():
            self._last_change = monotonic()
            self._take(event)

    def _take(self, event: Event) -> None:
        match event:
            case SaidHello(hello):
                self._greeted = True
                self._parent.said_hello(hello)
            case Begins(scenario):
                self._current, self._step = scenario, None
            case ComesTo():
                self._step = event
            case Ends(result):
                self._current = self._step = None
                self._left.discard(result.id)
                self._parent.ended(result)
            case CouldNotStart(text, 2):
                raise UnknownEngine(text)
            case CouldNotStart(text):
                self._settled = True
                self._parent.engine_fault(BrokenOff(text=text))
            case Done(faults):
                self._done = True
                for fault in faults:
                    self._parent.suite_fault(fault)

    def _overdue(self) -> str | None:
        """Return what to say if the call that is being made takes longer than it may.

        What has just changed is not judged: the child may be in the middle of writing it.
        """
        seen = self._clock.read()
        if seen != self._last_seen:
            self._last_seen, self._last_change = seen, monotonic()
            return None
        count, seconds = seen
        allowed = seconds if count % 2 else SILENCE
        return f"no answer within {allowed:g} s" if self._quiet_for > allowed else None

    def _settle(self) -> None:
        """Say why it ended before its time, if it did."""
        if self._done and not self._current:
            if self._left:
                self._parent.suite_fault(f"pytest left out {len(self._left)} scenarios{self._last_words()}")
        elif not self._settled:
            how = processes.how_it_ended(self._process.returncode)
            self._hold_to_account("crash", f"the engine ended the interpreter ({how}){self._last_words()}")

    def _hold_to_account(self, kind: FaultKind, what: str) -> None:
        """Tell what the engine did, in the words of an engine over the pipe."""
        calls: tuple[Exchange, ...] = ()
        asked = self._clock.asked()
        if asked and asked.method:
            what = f"{asked.method}: {what}"
            calls = (Exchange(asked.method, plain(asked.params), {"fault": {"kind": kind, "text": what}}),)
        if self._greeted:
            fault = BrokenOff(text=f"{kind}: {what}", scenario=self._current, step=self._step, calls=calls)
        else:
            fault = BrokenOff(text=f"The engine {self._address} cannot be started: {kind}: {what}.")
        self._parent.engine_fault(fault)

    def _last_words(self) -> str:
        output = self._output.text()
        return f"; its last words: {clean(output)}" if output else ""


def _environment() -> dict[str, str]:
    """Return the environment without what changes how pytest runs.

    Hashes are fixed, unless the person fixes them otherwise: an engine that walks a set plays the same hand again.
    """
    ours = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    return {"PYTHONHASHSEED": "0", **ours, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
