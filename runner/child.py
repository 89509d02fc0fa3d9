"""A child process of `tripledraw run`: runs pytest on one engine and tells the parent what happens.

Started by `tripledraw.session` as `python -m tripledraw.child TASK`; people start `tripledraw run`.
"""

from __future__ import annotations

import os
import shutil
import sys
import time
import traceback
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any

import msgspec
import psutil
import pytest

from tripledraw.adapters import Asked, processes
from tripledraw.channel import Begins, CallClock, ComesTo, CouldNotStart, Done, Ends, SaidHello, Task, Writer
from tripledraw.plain import clean
from tripledraw.recorder import RECORDER, Recorder
from tripledraw.step_lookup import remember_lookups

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tripledraw.record import ScenarioResult

UNUSED_PLUGINS = (
    "terminal",
    "cacheprovider",
    "doctest",
    "junitxml",
    "logging",
    "pastebin",
    "threadexception",
    "unittest",
    "unraisableexception",
    "warnings",
)
LOOK_FOR_PARENT = 1.0
"""Seconds between two looks whether the parent is still there."""

GRACE = 5.0
"""The seconds more that a call over a pipe gets: the client keeps that time, and the parent only steps in."""


class Reporter:
    """Passes on to the parent what the recorder tells."""

    def __init__(self, task: Task) -> None:
        grace = GRACE if task.options.engine.startswith("pipe:") else 0.0
        self._call_time = task.options.timeout + grace
        self._start_time = task.options.hello_timeout + grace
        self._writer = Writer(Path(task.events))
        self._clock = CallClock(Path(task.clock))

    def hello(self, hello: dict[str, Any]) -> None:
        """Take the engine's hello."""
        self._writer.write(SaidHello(hello))

    def begins(self, scenario: str) -> None:
        """Take note that a scenario begins."""
        self._writer.write(Begins(scenario))

    def comes_to(self, step: str, line: int) -> None:
        """Take note that the running scenario comes to a step."""
        self._writer.write(ComesTo(step, line))

    def ends(self, result: ScenarioResult) -> None:
        """Take a scenario's result."""
        self._writer.write(Ends(result))

    def starting(self, begins: bool, /) -> None:
        """Take note that the engine's start begins, or has ended."""
        self._time(Asked() if begins else None, self._start_time)

    def calling(self, asked: Asked | None, /) -> None:
        """Take note that a call to the engine begins, or has ended."""
        self._time(asked, self._call_time)

    def could_not_start(self, text: str, status: int) -> None:
        """Tell that the engine could not be started."""
        self._writer.write(CouldNotStart(clean(text), status))

    def done(self, faults: Sequence[str]) -> None:
        """Tell that nothing is left to do."""
        self._writer.write(Done(tuple(map(clean, faults))))

    def _time(self, asked: Asked | None, allowed: float) -> None:
        if asked:
            self._clock.begin(allowed, asked)
        else:
            self._clock.end()


class ChildPlugin:
    """Puts the recorder to work, and keeps the words of `pytest.exit`: there is no terminal to print them to."""

    def __init__(self, recorder: Recorder) -> None:
        self.exit_words = ""
        self.faults: list[str] = []
        self._recorder = recorder

    def pytest_configure(self, config: pytest.Config) -> None:
        """Register the recorder under the name that it has everywhere."""
        config.option.tbstyle = "native"  # nobody reads pytest's tracebacks here, and its own style takes very long
        config.pluginmanager.register(self._recorder, RECORDER)

    def pytest_keyboard_interrupt(self, excinfo: pytest.ExceptionInfo[BaseException]) -> None:
        """Keep why pytest was ended."""
        self.exit_words = str(excinfo.value)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Keep what went wrong while the scenarios were collected."""
        if report.failed:
            self.faults.append(report.longreprtext)

    def pytest_internalerror(self, excinfo: pytest.ExceptionInfo[BaseException]) -> None:
        """Keep what went wrong in pytest or in a plugin."""
        self.faults.append(str(excinfo.getrepr(style="short")))


def main(task: Task) -> None:
    """Run the task's scenarios. What goes wrong outside of the engine is told as a fault of ours."""
    reporter = Reporter(task)
    try:
        _run(task, reporter)
    except Exception:
        reporter.done([f"the child failed: {traceback.format_exc()}"])


def _end_with(parent: int, folder: Path) -> None:
    """End when the parent has been killed: it could not end us, and an engine that hangs would stay for ever."""
    with suppress(psutil.Error):
        parents_process = psutil.Process(parent)
        while processes.alive(parents_process):
            time.sleep(LOOK_FOR_PARENT)
    for process in psutil.Process().children(recursive=True):
        with suppress(psutil.Error):
            process.kill()
    shutil.rmtree(folder, ignore_errors=True)
    with suppress(OSError):  # other children of the same parent have their folders there
        folder.parent.rmdir()
    os._exit(1)


def _run(task: Task, reporter: Reporter) -> None:
    sys.path.append(os.getcwd())  # last: an engine of one's own is found, and nothing installed is hidden
    remember_lookups()
    recorder = Recorder(task.options, reporter, only=frozenset(task.scenarios))
    plugin = ChildPlugin(recorder)
    status = pytest.main(_arguments(Path(task.events).parent), plugins=[plugin])
    if recorder.hello is None and plugin.exit_words:
        reporter.could_not_start(plugin.exit_words, int(status))
    else:
        reporter.done([*recorder.collecting.faults, *plugin.faults])


def _arguments(folder: Path) -> list[str]:
    """Return pytest's command line: nothing of the project that a person happens to stand in has a say."""
    ini = folder / "tripledraw.ini"
    ini.write_text("[pytest]\n", encoding="utf-8")
    return [
        *(f"-pno:{plugin}" for plugin in UNUSED_PLUGINS),
        "-ppytest_bdd.plugin",
        f"-c{ini}",
        f"--rootdir={folder}",
        "--noconftest",
        "--import-mode=importlib",
        "--capture=no",
        "--pyargs",
        "tripledraw.features.test_features",
    ]


if __name__ == "__main__":
    given = msgspec.json.decode(Path(sys.argv[1]).read_bytes(), type=Task)
    Thread(target=_end_with, args=(given.parent, Path(given.events).parent), daemon=True).start()
    main(given)
