"""Gathers the results of a pytest run, judges them, and lets the judgement set pytest's exit status.

`tripledraw run` has no use for it: there the parent process gathers and judges.
"""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from rich.console import Console

from tripledraw.features.catalogue import load
from tripledraw.fold import judge
from tripledraw.record import Options, Outcome, ScenarioResult
from tripledraw.reports.console import print_report
from tripledraw.reports.files import NotWritten, write_whole
from tripledraw.runs import Clock, Facts, make_run

if TYPE_CHECKING:
    from pathlib import Path

    from tripledraw.fold import Judgement
    from tripledraw.recorder import Recorder

SETTLED_BY_US = (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.NO_TESTS_COLLECTED)
WRONG_USAGE = 2
WORKER_OUTPUT = "tripledraw"


class Scorekeeper:
    """Judges a run at its end; under xdist it is the controller's that does so, for all workers."""

    def __init__(self, options: Options, recorder: Recorder, record: Path | None) -> None:
        self._options = options
        self._recorder = recorder
        self._record = record
        self._clock = Clock()
        self._results: list[ScenarioResult] = []
        self._workers: list[Facts] = []
        self._dead_workers = 0
        self._others_failed = False
        self._judgement: Judgement | None = None
        self._unwritten = ""

    def pytest_runtest_logreport(self, report: Any) -> None:
        """Take the result that a report carries, if it carries one."""
        if not hasattr(report, "tripledraw"):
            self._dead_workers += report.when == "???"  # so xdist reports the test that a worker died of
            self._others_failed |= report.failed and report.when != "???"
        elif report.tripledraw is not None:
            self._results.append(msgspec.convert(report.tripledraw, ScenarioResult))

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Take what a worker knows when it ends; one that died left nothing."""
        output = getattr(node, "workeroutput", {})
        if WORKER_OUTPUT in output:
            self._workers.append(msgspec.convert(output[WORKER_OUTPUT], Facts))

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """Judge the run, unless pytest itself ended otherwise than by passing or failing."""
        workeroutput = getattr(session.config, "workeroutput", None)
        if workeroutput is not None:
            workeroutput[WORKER_OUTPUT] = msgspec.to_builtins(self._own_facts())
            return
        facts = self._workers[0] if self._workers else self._own_facts()
        if not facts.planned or session.config.option.collectonly:
            return
        self._judgement = judge(self._run(session, facts, exitstatus), load())
        if exitstatus in SETTLED_BY_US:
            session.exitstatus = self._judgement.exit or int(self._others_failed)
        try:
            if self._record:
                write_whole(self._record, msgspec.json.format(msgspec.json.encode(self._judgement.run)))
        except NotWritten as error:
            self._unwritten = str(error)
            session.exitstatus = WRONG_USAGE

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        """Print the judgement."""
        if self._judgement:
            terminalreporter.section("tripledraw")
            page = io.StringIO()
            print_report([self._judgement], load(), Console(file=page, width=terminalreporter._tw.fullwidth))
            terminalreporter.write(page.getvalue())
        if self._unwritten:
            terminalreporter.write_line(f"Error: {self._unwritten}")

    def _own_facts(self) -> Facts:
        recorder = self._recorder
        return Facts(
            whole=recorder.collecting.whole,
            planned=tuple(recorder.planned),
            hello=recorder.hello,
            faults=tuple(recorder.collecting.faults),
        )

    def _run(self, session: pytest.Session, facts: Facts, exitstatus: int) -> Any:
        stopped = session.shouldstop or session.shouldfail
        if exitstatus not in SETTLED_BY_US:
            stopped = stopped or "pytest was interrupted"
        results = self._results + self._died(facts)
        return make_run(self._options, facts, results, self._clock, stopped=str(stopped) if stopped else None)

    def _died(self, facts: Facts) -> list[ScenarioResult]:
        """Return results for the scenarios that took a worker of xdist with them."""
        recorded = {result.id for result in self._results}
        lost = [planned for planned in facts.planned if planned.id not in recorded]
        if len(lost) > self._dead_workers:
            return []
        return [planned.came_to(Outcome.ERROR, detail="crash: the engine exited the interpreter") for planned in lost]
