"""The part of the pytest plugin that is at work once an engine is named: it plays, and it keeps the record.

Every result travels on the report of its scenario, so that it arrives in the same way with and without xdist.
Nothing is read back from node ids, from pytest's outcomes or from exit statuses.
"""

from __future__ import annotations

import importlib
import pkgutil
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
import pytest
from _pytest.runner import runtestprotocol  # what pytest-rerunfailures uses too: there is no public name

from tripledraw.adapters import CannotStart, EngineFault, UnknownAddress, connect, connect_to
from tripledraw.adapters.addresses import FIXTURE
from tripledraw.collecting import SCENARIO, Collecting
from tripledraw.deviations import weighed
from tripledraw.features import steps
from tripledraw.features.catalogue import load
from tripledraw.features.play import Play
from tripledraw.plain import plain
from tripledraw.record import Options, Outcome, Patience, Planned, ScenarioResult, seed_for
from tripledraw.selection import selected
from tripledraw.trial import ONLY_AFTER_EARLIER_HANDS, Trial

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from tripledraw.adapters import Asked, Client
    from tripledraw.features.pickles import Scenario

RECORDER = "tripledraw-recorder"
"""The recorder's name among pytest's plugins."""

TRIAL = pytest.StashKey[Trial]()


class Listener(Protocol):
    """Somebody who is told of each scenario as it begins and ends, and of every call to the engine."""

    def hello(self, hello: dict[str, Any]) -> None:
        """Take the engine's hello."""

    def begins(self, scenario: str) -> None:
        """Take note that a scenario begins."""

    def comes_to(self, step: str, line: int) -> None:
        """Take note that the running scenario comes to a step."""

    def ends(self, result: ScenarioResult) -> None:
        """Take a scenario's result."""

    def starting(self, begins: bool, /) -> None:
        """Take note that the engine's start begins, or has ended."""

    def calling(self, asked: Asked | None, /) -> None:
        """Take note that a call to the engine begins, or has ended."""


class Recorder:
    """Runs the collected scenarios on one engine, in one process; `only` narrows them to those ids."""

    def __init__(self, options: Options, listener: Listener | None = None, only: frozenset[str] | None = None) -> None:
        self.options = options
        self.collecting = Collecting()
        self.planned: list[Planned] = []
        self.hello: dict[str, Any] | None = None
        self._listener = listener
        self._only = only
        self._patience = Patience()
        self._client: Client | None = None

    # Collecting

    def pytest_configure(self, config: pytest.Config) -> None:
        """Register the steps, and a marker for each rule, so that `-m DECK-2` works."""
        for module in pkgutil.iter_modules(steps.__path__, f"{steps.__name__}."):
            config.pluginmanager.register(importlib.import_module(module.name))
        for rule in load().rules.values():
            config.addinivalue_line("markers", f"{rule.id}: {rule.says}")
        for feature in load().features:
            config.addinivalue_line("markers", f"{feature}: scenarios of {feature}.feature")

    def pytest_bdd_apply_tag(self, tag: str, function: object) -> bool:  # noqa: ARG002
        """Keep pytest-bdd from making markers of tags: `Collecting` marks, with what is registered."""
        return True

    @pytest.hookimpl(wrapper=True)
    def pytest_pycollect_makeitem(self) -> Generator[None, Any, Any]:
        """Take note of every scenario that pytest comes across, whatever is deselected later."""
        made = yield
        for item in made if isinstance(made, list) else [made]:
            if isinstance(item, pytest.Function):
                self.collecting.take(item)
        return made

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Leave out the scenarios that were not asked for."""
        scenarios = [item.stash[SCENARIO] for item in items if SCENARIO in item.stash]
        wanted = {scenario.id for scenario in selected(scenarios, self.options)}
        if self._only is not None:
            wanted &= self._only
        out = [item for item in items if SCENARIO in item.stash and item.stash[SCENARIO].id not in wanted]
        if out:
            config.hook.pytest_deselected(items=out)
            left = set(map(id, out))
            items[:] = [item for item in items if id(item) not in left]

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Keep which scenarios are to run."""
        self.planned = [Planned.of(item.stash[SCENARIO]) for item in session.items if SCENARIO in item.stash]

    # Running

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionstart(self, session: pytest.Session) -> None:
        """Try the engine once before xdist starts workers: none of them could end the run with a clear word."""
        if _others_run(session) and not session.config.option.collectonly and not self._from_fixture:
            self._connected().close()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> None:
        """Start the engine, unless others do the running, nothing is to run, or a fixture is to make it."""
        if not self.planned or session.config.option.collectonly or _others_run(session) or self._from_fixture:
            return
        self._client = self._connected()
        self.hello = plain(self._client.hello)
        if self._listener:
            self._client.on_call = self._listener.calling
            self._listener.hello(self.hello)

    @property
    def _from_fixture(self) -> bool:
        return self.options.engine.startswith(FIXTURE)

    def pytest_sessionfinish(self) -> None:
        """End the engine."""
        if self._client:
            self._client.close()

    @pytest.fixture
    def play(self, request: pytest.FixtureRequest) -> Play:
        """Return the scenario's table on the engine, which every step takes."""
        if self._client is None and self._from_fixture:
            self._client = self._made_by(request.getfixturevalue(self.options.engine.removeprefix(FIXTURE)))
            self.hello = plain(self._client.hello)
        trial: Trial = request.node.stash[TRIAL]
        seed = seed_for(self.options.seed, trial.scenario.id)
        play = trial.play = Play(self.client, seed=seed, rulebook=self.options.rulebook)
        return play

    @property
    def client(self) -> Client:
        """The client to the engine, which is running while scenarios are."""
        if self._client is None:
            raise RuntimeError("no engine is running: scenarios run within pytest's loop only")
        return self._client

    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
        """Run a scenario; one that fails is run again on a fresh engine, to see what its failure hangs on."""
        scenario = item.stash.get(SCENARIO, None)
        if scenario is None:
            return None
        item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
        if self._listener:
            self._listener.begins(scenario.id)
        reports, result = self._run(item, scenario, nextitem)
        if result.outcome is Outcome.FAILED and self._passes_on_fresh_engine(item, scenario, nextitem):
            result = msgspec.structs.replace(result, notes=(*result.notes, ONLY_AFTER_EARLIER_HANDS))
        reports[-1].tripledraw = msgspec.to_builtins(result)
        for report in reports:
            item.ihook.pytest_runtest_logreport(report=report)
        item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
        if self._listener:
            self._listener.ends(result)  # who also decides when it is enough: there may be other workers
        elif reason := self._patience.after(result):
            item.session.shouldstop = reason
        return True

    def _run(
        self, item: pytest.Item, scenario: Scenario, nextitem: pytest.Item | None
    ) -> tuple[list[Any], ScenarioResult]:
        if self._client:
            self._client.forget_calls()
        item.stash[TRIAL] = trial = Trial(scenario)
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
        return reports, trial.result(self._client.calls if self._client else ())

    def _passes_on_fresh_engine(self, item: pytest.Item, scenario: Scenario, nextitem: pytest.Item | None) -> bool:
        with suppress(EngineFault):
            self.client.fresh()
            item._initrequest()  # type: ignore[attr-defined]  # a test function can be run again only so
            return self._run(item, scenario, nextitem)[1].outcome is Outcome.PASSED
        return False

    def pytest_bdd_before_step(self, request: pytest.FixtureRequest, step: Any) -> None:
        """Keep which step is being played."""
        trial: Trial = request.node.stash[TRIAL]
        trial.comes_to(step)
        if self._listener:
            self._listener.comes_to(trial.step or "", trial.step_line or 0)

    def pytest_bdd_step_func_lookup_error(self, request: pytest.FixtureRequest, step: Any) -> None:
        """Keep which step nobody has defined."""
        request.node.stash[TRIAL].comes_to(step)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Tell pytest of the outcome in its own terms."""
        report = yield
        trial = item.stash.get(TRIAL, None)
        if trial is not None:
            report.tripledraw = None  # type: ignore[attr-defined]  # ours; the last one will carry the result
            if call.excinfo is not None:
                trial.ended(call.excinfo.value)
            if call.excinfo is not None or call.when == "call":
                self._dress(report, trial)
        return report

    def _dress(self, report: pytest.TestReport, trial: Trial) -> None:
        result = weighed(trial.so_far, self.options.deviations)
        outcome = result.outcome
        if outcome is Outcome.NOT_SUPPORTED:
            _skip(report, f"not supported: {result.detail}")
        elif outcome is Outcome.KNOWN_DEVIATION:
            report.outcome = "skipped"
            report.wasxfail = result.detail  # as pytest marks an expected failure
        elif outcome is Outcome.FAILED and self._settled_at_the_end(result.rule):
            _skip(report, f"failed, which counts only if {result.rule} holds for this engine: {result.detail}")
        elif outcome not in (Outcome.PASSED, Outcome.SUITE_FAULT):
            report.outcome = "failed"
            report.longrepr = f"{result.id}, at {trial.step!r}: {result.detail}"
        if outcome in (Outcome.ERROR, Outcome.SUITE_FAULT):
            report.tripledraw_error = True  # type: ignore[attr-defined]

    def _settled_at_the_end(self, rule_id: str) -> bool:
        """Whether only the whole run can tell if a failure of the rule counts."""
        rule = load().rules.get(rule_id)
        if rule is None:
            return False
        return bool(rule.applies_when or (rule.only_under and self.options.rulebook not in rule.only_under))

    @pytest.hookimpl(tryfirst=True)
    def pytest_report_teststatus(self, report: pytest.TestReport) -> tuple[str, str, str] | None:
        """Show errors, the engine's and ours, as errors: no rule has failed."""
        return ("error", "E", "ERROR") if getattr(report, "tripledraw_error", False) else None

    def _made_by(self, factory: Callable[[], object]) -> Client:
        try:
            return connect_to(factory, self.options.engine, timeout=self.options.timeout)
        except CannotStart as error:
            pytest.exit(str(error), returncode=3)

    def _connected(self) -> Client:
        if self._listener:
            self._listener.starting(True)
        try:
            return connect(self.options.engine, timeout=self.options.timeout, hello_timeout=self.options.hello_timeout)
        except UnknownAddress as error:
            pytest.exit(str(error), returncode=2)
        except CannotStart as error:
            pytest.exit(str(error), returncode=3)
        finally:
            if self._listener:
                self._listener.starting(False)


def _others_run(session: pytest.Session) -> bool:
    """Whether the workers of xdist do the running, and this is their controller."""
    return session.config.pluginmanager.hasplugin("dsession")


def _skip(report: pytest.TestReport, reason: str) -> None:
    path, line, _ = report.location
    report.outcome = "skipped"
    report.longrepr = (path, line or 0, f"Skipped: {reason}")
