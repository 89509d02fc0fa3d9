"""One scenario while it runs: what is learnt of it on the way, and the result it comes to."""

from __future__ import annotations

import traceback
from time import perf_counter
from typing import TYPE_CHECKING, Any

from pytest_bdd.exceptions import StepDefinitionNotFoundError

from tripledraw.adapters import EngineFault, Mismatch, NotSupported
from tripledraw.plain import LONGEST_TEXT, clean, exchanges
from tripledraw.record import Outcome, Planned

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tripledraw.adapters import Call
    from tripledraw.features.pickles import Scenario
    from tripledraw.features.play import Play
    from tripledraw.record import ScenarioResult

ONLY_AFTER_EARLIER_HANDS = "only after earlier hands: on a fresh engine the scenario passes"


class Trial:
    """One attempt at a scenario. Its first exception settles the outcome."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.play: Play | None = None
        self.step: str | None = None
        self.step_line: int | None = None
        self.error: BaseException | None = None
        self._began = perf_counter()

    def comes_to(self, step: Any) -> None:
        """Take pytest-bdd's word of the step that is played next."""
        self.step = f"{step.keyword} {step.name}"
        self.step_line = step.line_number

    @property
    def outcome(self) -> Outcome:
        """What it has come to so far."""
        match self.error:
            case None:
                return Outcome.PASSED
            case Mismatch():
                return Outcome.FAILED
            case NotSupported():
                return Outcome.NOT_SUPPORTED
            case EngineFault():
                return Outcome.ERROR
            case _:
                return Outcome.SUITE_FAULT

    @property
    def detail(self) -> str:
        """Why it did not pass, in words."""
        if self.error is None:
            return ""
        if self.outcome is Outcome.SUITE_FAULT:
            return clean(_trace(self.error))
        return clean(str(self.error))

    def ended(self, error: BaseException) -> None:
        """Take an exception that a phase of the scenario ended with."""
        self.error = self.error or error

    @property
    def so_far(self) -> ScenarioResult:
        """The outcome so far and why, without what only the end tells."""
        return Planned.of(self.scenario).came_to(self.outcome, detail=self.detail)

    def result(self, calls: Sequence[Call]) -> ScenarioResult:
        """Return the result, with the calls that were made if it did not pass."""
        error, play = self.error, self.play
        mismatch = error if isinstance(error, Mismatch) else None
        return Planned.of(self.scenario).came_to(
            self.outcome,
            detail=self.detail,
            expected=clean(mismatch.expected) if mismatch else None,
            seen=clean(mismatch.seen) if mismatch else None,
            step=self.step if error else None,
            step_line=self.step_line if error else None,
            step_defined=not isinstance(error, StepDefinitionNotFoundError),
            agrees=tuple(sorted(play.agrees)) if play and play.agrees is not None else None,
            notes=tuple(clean(note) for note in play.notes) if play else (),
            calls=exchanges(calls) if error else (),
            seconds=round(perf_counter() - self._began, 6),
        )


def _trace(error: BaseException) -> str:
    """Return the last of the traceback, the message first: the suite's authors need both."""
    message = "".join(traceback.format_exception_only(error)).strip()
    frames = "".join(traceback.format_tb(error.__traceback__))
    return f"{message}\n{frames[-(LONGEST_TEXT - 500) :]}"
