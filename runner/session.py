"""Run the suite on one engine, in child processes that the engine may hang, crash or end without doing harm."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import structs

from tripledraw.adapters.addresses import FIXTURE
from tripledraw.child_process import BrokenOff, ChildProcess, UnknownEngine
from tripledraw.record import Options, Outcome, Patience, Planned, Run, ScenarioResult
from tripledraw.runs import Clock, Facts, make_run
from tripledraw.second_look import after_second_look, doubtful
from tripledraw.selection import all_scenarios, selected

if TYPE_CHECKING:
    from collections.abc import Callable

    Progress = Callable[[ScenarioResult], None]

LOOK_EVERY = 0.02
"""Seconds between two looks at the children."""


def run_engine(options: Options, progress: Progress | None = None, workers: int = 1) -> Run:
    """Run the chosen scenarios on the engine and return the record; `progress` is told of every result.

    The scenarios are dealt out among the workers, each with an engine of its own. What is recorded does not hang
    on their number. Raises UnknownEngine. On Ctrl-C all children are ended and KeyboardInterrupt goes on.
    """
    if options.engine.startswith(FIXTURE):
        raise UnknownEngine(f"Only pytest can make the engine {options.engine}; name its class, as in my_game:Engine.")
    run = _run_once(options, progress, workers)
    if not (unsure := doubtful(run)):
        return run
    other_cards = structs.replace(options, seed=options.seed + 1, rules=(), scenarios=unsure)
    return after_second_look(run, _run_once(other_cards, None, workers))


def _run_once(options: Options, progress: Progress | None, workers: int) -> Run:
    session = Session(options, progress)
    lanes = min(workers, len(session.planned))
    with tempfile.TemporaryDirectory(prefix="tripledraw-", ignore_cleanup_errors=True) as folder:
        running = [_Lane(session, Path(folder), session.planned[lane::lanes]) for lane in range(lanes)]
        try:
            while running := [lane for lane in running if lane.goes_on()]:
                time.sleep(LOOK_EVERY)
        finally:
            for lane in running:
                lane.end()
    return session.run()


class Session:
    """What is known of a run so far, over all its children."""

    def __init__(self, options: Options, progress: Progress | None) -> None:
        scenarios = all_scenarios()
        self.options = options
        self.planned = tuple(Planned.of(scenario) for scenario in selected(scenarios, options))
        self.hello: dict[str, Any] | None = None
        self.faults: list[str] = []
        self.cannot_start: str | None = None
        self._whole = tuple(scenario.rule for scenario in scenarios)
        self._results: dict[str, ScenarioResult] = {}
        self._in_order = 0
        self._stopped: str | None = None
        self._patience = Patience()
        self._progress = progress
        self._clock = Clock()

    @property
    def over(self) -> bool:
        """Whether there is no sense in going on."""
        return bool(self.cannot_start or self._stopped or self.faults)

    def add(self, result: ScenarioResult) -> None:
        """Take a result. A second one of the same scenario is a fault of ours."""
        if result.id in self._results:
            self.faults.append(f"the scenario {result.id} left two records")
        self._results[result.id] = result
        self._look_for_errors()
        if self._progress:
            self._progress(result)

    def run(self) -> Run:
        """Return the record."""
        planned = self.planned[: self._in_order] if self._stopped else self.planned
        return make_run(
            self.options,
            Facts(whole=self._whole, planned=self.planned, hello=self.hello, faults=tuple(self.faults)),
            [self._results[scenario.id] for scenario in planned if scenario.id in self._results],
            self._clock,
            cannot_start=self.cannot_start,
            stopped=self._stopped,
        )

    def _look_for_errors(self) -> None:
        """Stop at too many errors, counted in the order of the features, whichever worker was first."""
        while not self._stopped and self._in_order < len(self.planned):
            result = self._results.get(self.planned[self._in_order].id)
            if result is None:
                return
            self._in_order += 1
            self._stopped = self._patience.after(result)


class _Lane:
    """A worker's share of the scenarios, and the child that is at it; a child that ends early has a successor."""

    def __init__(self, session: Session, folder: Path, share: tuple[Planned, ...]) -> None:
        self._session = session
        self._folder = folder
        self._remaining = {planned.id: planned for planned in share}
        self._child: ChildProcess | None = None

    def goes_on(self) -> bool:
        """Look at the child, or start one; return whether there is anything left to wait for."""
        if self._child is None:
            if self._session.over or not self._remaining:
                return False
            folder = Path(tempfile.mkdtemp(dir=self._folder))
            self._child = ChildProcess(self._session.options, folder, self, tuple(self._remaining))
        if self._session.over or not self._child.goes_on():
            self.end()
        return True

    def end(self) -> None:
        """End the child, if there is one."""
        if self._child is not None:
            child, self._child = self._child, None
            child.end()

    # What the child tells

    def said_hello(self, hello: dict[str, Any]) -> None:
        """Take the engine's hello."""
        self._session.hello = self._session.hello or hello

    def ended(self, result: ScenarioResult) -> None:
        """Take a scenario's result."""
        self._remaining.pop(result.id, None)
        self._session.add(result)

    def suite_fault(self, text: str) -> None:
        """Take note of a fault of the suite's own."""
        self._session.faults.append(text)

    def engine_fault(self, fault: BrokenOff) -> None:
        """Hold the engine to account: for the running scenario or the next, or for not having started."""
        if self._session.hello is None:
            self._session.cannot_start = fault.text
        else:
            planned = self._remaining[fault.scenario or next(iter(self._remaining))]
            at = {"step": fault.step.step, "step_line": fault.step.line} if fault.step else {}
            self.ended(planned.came_to(Outcome.ERROR, detail=fault.text, calls=fault.calls, **at))
