"""The record of a run: what happened to each scenario, as values that can be written to JSON and read back.

Nothing here decides anything; `tripledraw.fold` turns a `Run` into verdicts.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any

from msgspec import Struct, structs

if TYPE_CHECKING:
    from tripledraw.features.pickles import Scenario


class Outcome(StrEnum):
    """What became of a scenario or of a rule. The last two are said of rules only."""

    PASSED = "passed"
    FAILED = "failed"
    ERROR = "error"
    SUITE_FAULT = "suite fault"
    NOT_SUPPORTED = "not supported"
    SKIPPED = "skipped"
    KNOWN_DEVIATION = "known deviation"
    UNEXPECTED_PASS = "unexpected pass"
    PASSED_IN_PART = "passed in part"
    DOES_NOT_APPLY = "does not apply"


class Deviation(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A rule or a scenario that an engine is known not to hold to; why, and where to read more of it."""

    rule: str | None = None
    scenario: str | None = None
    reason: str
    link: str | None = None


class Options(Struct, frozen=True, kw_only=True):
    """What a person asked for: the engine's address, and how to run the suite on it.

    `rules` are ids or globs, `scenarios` permanent ids; none of either means all. Times are in seconds.
    `require` names areas of the protocol that the engine has to offer, `deviations` what it is known to get wrong.
    """

    engine: str
    rulebook: str = "common"
    rules: tuple[str, ...] = ()
    scenarios: tuple[str, ...] = ()
    seed: int = 1
    timeout: float = 5.0
    hello_timeout: float = 10.0
    require: tuple[str, ...] = ()
    deviations: tuple[Deviation, ...] = ()


class Exchange(Struct, frozen=True):
    """One call to the engine. `answer` has one key: `result`, `error`, or `fault` for what came instead."""

    method: str
    params: dict[str, Any]
    answer: dict[str, Any]


class Planned(Struct, frozen=True, kw_only=True):
    """A scenario that is to run: its id and name, its rule, and where it stands."""

    id: str
    name: str
    rule: str
    feature: str
    line: int

    @classmethod
    def of(cls, scenario: Scenario) -> Planned:
        """Return what the record keeps of a scenario."""
        return Planned(**{field: getattr(scenario, field) for field in Planned.__struct_fields__})

    def came_to(self, outcome: Outcome, **more: Any) -> ScenarioResult:
        """Return the scenario's result: the outcome, and any other fields of `ScenarioResult`."""
        return ScenarioResult(**structs.asdict(self), outcome=outcome, **more)


class ScenarioResult(Planned, frozen=True, kw_only=True):
    """What happened to one scenario.

    `detail` explains any outcome but a pass, and `expected` and `seen` a mismatch; `step` is where it ended, on
    line `step_line` of the feature file, and `step_defined` whether the suite knows that step.
    `agrees` are the readings of a contested rule that allow what was seen, or None if nothing was learnt.
    `calls` are kept where the scenario did not pass, the last ones if there were many.
    """

    outcome: Outcome
    detail: str = ""
    expected: str | None = None
    seen: str | None = None
    step: str | None = None
    step_line: int | None = None
    step_defined: bool = True
    agrees: tuple[str, ...] | None = None
    notes: tuple[str, ...] = ()
    calls: tuple[Exchange, ...] = ()
    seconds: float = 0.0


class Platform(Struct, frozen=True):
    """Where a run was made."""

    python: str
    system: str
    machine: str


class Run(Struct, frozen=True, kw_only=True):
    """One engine, taken once through the suite or a part of it. Results stand in the order of the features.

    `hello` is the engine's, as it was sent; None if the engine could not be started, and `cannot_start` says why.
    `planned` is the number of scenarios that were to run out of `whole`, and `in_part` are the rules of which
    not all scenarios were to run. `stopped` says why the run ended early.
    `faults` are faults of the suite that belong to no scenario.
    """

    options: Options
    suite: str
    rulebook_version: str
    protocol: int
    platform: Platform
    started: str
    seconds: float
    hello: dict[str, Any] | None
    whole: int
    planned: int
    scenarios: tuple[ScenarioResult, ...]
    in_part: tuple[str, ...] = ()
    cannot_start: str | None = None
    stopped: str | None = None
    faults: tuple[str, ...] = ()

    @property
    def complete(self) -> bool:
        """Whether the whole suite ran, so that a verdict can be given."""
        return not self.stopped and self.planned == self.whole

    @property
    def engine_name(self) -> str:
        """The engine's name for itself, or its address."""
        return str((self.hello or {}).get("name", self.options.engine))

    @property
    def engine_version(self) -> str:
        """The engine's version, or nothing."""
        return str((self.hello or {}).get("version", ""))


def seed_for(seed: int, scenario: str) -> str:
    """Return the scenario's own seed: the same whatever ran before it, and on whichever worker."""
    return f"{seed}/{scenario}"


class Patience:
    """Decides when a run is not worth going on with: ten errors in a row, or twenty timeouts in all."""

    ERRORS_IN_A_ROW = 10
    TIMEOUTS = 20

    def __init__(self) -> None:
        self._in_a_row = 0
        self._timeouts = 0

    def after(self, result: ScenarioResult) -> str | None:
        """Take the next result; return why the run should stop, or None."""
        failed = result.outcome is Outcome.ERROR
        self._in_a_row = self._in_a_row + 1 if failed else 0
        self._timeouts += failed and result.detail.startswith("timeout")
        if self._in_a_row >= self.ERRORS_IN_A_ROW:
            return f"the engine failed in {self._in_a_row} scenarios in a row"
        if self._timeouts >= self.TIMEOUTS:
            return f"the engine timed out in {self._timeouts} scenarios"
        return None
