"""Run the suite on one engine, in a child process that it may hang, crash or end without doing harm."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import uuid
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec

from tripledraw.adapters import processes
from tripledraw.channel import Begins, CallClock, CouldNotStart, Done, Ends, Reader, SaidHello, Task
from tripledraw.record import Options, Outcome, Patience, Planned, Run, ScenarioResult
from tripledraw.runs import Clock, Facts, make_run
from tripledraw.selection import all_scenarios, selected
from tripledraw.tail import Tail

if TYPE_CHECKING:
    from collections.abc import Callable

    from tripledraw.channel import Event

    Progress = Callable[[ScenarioResult], None]

LOOK_EVERY = 0.05
"""Seconds between two looks at a child."""

LAST_WORDS = 2.0
"""Seconds that a child may take to end after it has reported all: an engine's threads may hold it up."""


SILENCE = 120.0
"""Seconds that may pass without a call, an answer or the end of a scenario."""


class UnknownEngine(Exception):
    """No engine stands at the address. Takes one sentence."""


def run_engine(options: Options, progress: Progress | None = None) -> Run:
    """Run the chosen scenarios on the engine and return the record; `progress` is told of every result.

    Raises UnknownEngine. On Ctrl-C the child and its children are ended and KeyboardInterrupt goes on.
    """
    session = _Session(options, progress)
    with tempfile.TemporaryDirectory(prefix="tripledraw-", ignore_cleanup_errors=True) as folder:
        number = 0
        while session.remaining and not session.over:
            number += 1
            _Child(session, Path(folder, str(number))).run()
    return session.run()


class _Session:
    """What is known of a run so far, over all its children."""

    def __init__(self, options: Options, progress: Progress | None) -> None:
        scenarios = all_scenarios()
        self.options = options
        self.planned = tuple(Planned.of(scenario) for scenario in selected(scenarios, options))
        self.remaining = {planned.id: planned for planned in self.planned}
        self.hello: dict[str, Any] | None = None
        self.faults: list[str] = []
        self.cannot_start: str | None = None
        self.stopped: str | None = None
        self._whole = len(scenarios)
        self._results: list[ScenarioResult] = []
        self._patience = Patience()
        self._progress = progress
        self._clock = Clock()

    @property
    def over(self) -> bool:
        """Whether there is no sense in another child."""
        return bool(self.cannot_start or self.stopped or self.faults)

    def add(self, result: ScenarioResult) -> None:
        """Take a result."""
        self._results.append(result)
        self.remaining.pop(result.id, None)
        self.stopped = self.stopped or self._patience.after(result)
        if self._progress:
            self._progress(result)

    def run(self) -> Run:
        """Return the record."""
        facts = Facts(whole=self._whole, planned=self.planned, hello=self.hello, faults=tuple(self.faults))
        return make_run(
            self.options,
            facts,
            self._results,
            self._clock,
            cannot_start=self.cannot_start,
            stopped=self.stopped,
        )


class _Child:
    """One child process, from its start to its end, on the scenarios that remain."""

    def __init__(self, session: _Session, folder: Path) -> None:
        folder.mkdir()
        self._session = session
        self._events = Reader(folder / "events.ndjson")
        self._clock = CallClock(folder / "clock")
        self._current: Planned | None = None
        self._done = False
        self._blamed = False
        self._last_change = monotonic()
        self._last_seen = (0, 0.0)
        task = Task(
            options=session.options,
            scenarios=tuple(session.remaining),
            events=str(folder / "events.ndjson"),
            clock=str(folder / "clock"),
        )
        self._task = folder / "task.json"
        self._task.write_bytes(msgspec.json.encode(task))

    def run(self) -> None:
        """Start it, take its events until it ends or has to be ended, and settle what it left open."""
        mark = uuid.uuid4().hex
        process = subprocess.Popen(
            [sys.executable, "-P", "-m", "tripledraw.child", str(self._task)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=_environment() | {processes.MARK: mark},
            start_new_session=True,  # so that Ctrl-C reaches us alone, and we end the child
        )
        output = Tail(process.stdout)
        try:
            self._watch(process)
        finally:
            processes.kill(process, mark)
            self._events.close()
            self._clock.close()
        self._settle(process.returncode, output.text())

    def _watch(self, process: subprocess.Popen[bytes]) -> None:
        while process.poll() is None:
            self._take_events()
            if self._session.stopped:
                return
            if fault := self._overdue():
                self._take_events()
                self._blame(fault)
                return
            if self._done and monotonic() - self._last_change > LAST_WORDS:
                return
            try:
                process.wait(LOOK_EVERY)
            except subprocess.TimeoutExpired:
                continue
        self._take_events()

    def _take_events(self) -> None:
        for event in self._events.read():
            self._last_change = monotonic()
            self._take(event)

    def _take(self, event: Event) -> None:
        match event:
            case SaidHello(hello):
                self._session.hello = self._session.hello or hello
            case Begins(scenario):
                self._current = self._session.remaining.get(scenario)
            case Ends(result):
                self._current = None
                self._session.add(result)
            case CouldNotStart(text, 2):
                raise UnknownEngine(text)
            case CouldNotStart(text):
                self._session.cannot_start = text
            case Done(faults=faults):
                self._done = True
                self._session.faults.extend(faults)

    def _overdue(self) -> str | None:
        """Return what to say if the call that is being made takes longer than it may."""
        seen = self._clock.read()
        if seen != self._last_seen:
            self._last_seen, self._last_change = seen, monotonic()
        count, seconds = seen
        allowed = seconds if count % 2 else SILENCE
        if monotonic() - self._last_change > allowed:
            return f"timeout: no answer within {allowed:g} s; the engine was ended"
        return None

    def _settle(self, status: int, output: str) -> None:
        """Say what became of the scenario that was running, and of those that were to come."""
        session = self._session
        if session.over:
            return
        if self._done and not self._current:
            if session.remaining:
                session.faults.append(f"pytest left out {len(session.remaining)} scenarios{_said(output)}")
        elif not self._blamed:
            self._blame(f"crash: the engine ended the interpreter ({processes.how_it_ended(status)}){_said(output)}")

    def _blame(self, fault: str) -> None:
        """Hold the engine to account: for the running scenario or the next, or for not having started."""
        session = self._session
        self._blamed = True
        if session.hello is None:
            session.cannot_start = f"The engine {session.options.engine} cannot be started: {fault}."
        else:
            scenario = self._current or next(iter(session.remaining.values()))
            session.add(scenario.came_to(Outcome.ERROR, detail=fault))


def _said(output: str) -> str:
    return f"; its last words: {output}" if output else ""


def _environment() -> dict[str, str]:
    """Return the environment without what changes how pytest runs."""
    ours = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    return {**ours, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
