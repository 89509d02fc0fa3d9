"""Fold scenarios into rules, rules into rulebooks, and rulebooks into verdicts: pure functions of a `Run`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from tripledraw.record import Outcome, Run
from tripledraw.rule_outcomes import COUNTED, RuleResult, listed, readings_found, rule_results

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tripledraw.features.catalogue import Catalogue

__all__ = [
    "COUNTED",
    "HOUSES",
    "RULEBOOKS",
    "Judgement",
    "RuleResult",
    "Verdict",
    "judge",
    "listed",
    "not_offered",
    "offered",
    "overall_exit",
    "readings_found",
    "rule_results",
]

RULEBOOKS = ("common", "cs", "el", "fi", "nl", "wsop", "pokerstars", "fulltilt")
HOUSES = ("wsop", "pokerstars", "fulltilt")

EXITS = (4, 3, 1, 5, 0)
"""Exit statuses of engines, the one that matters most first."""


class Verdict(Struct, frozen=True):
    """What a rulebook has to say of the engine; `text` is None where only a part was run."""

    rulebook: str
    text: str | None
    exit: int
    failing: tuple[str, ...] = ()


class Judgement(Struct, frozen=True):
    """A run, judged: the results under the chosen rulebook, and the verdict of each."""

    run: Run
    rules: tuple[RuleResult, ...]
    verdicts: dict[str, Verdict]

    @property
    def verdict(self) -> Verdict:
        """The chosen rulebook's verdict."""
        return self.verdicts[self.run.options.rulebook]

    @property
    def exit(self) -> int:
        """The exit status: 0 holds, 1 a rule fails, 3 not started, 4 suite at fault, 5 nothing ran."""
        return self.verdict.exit


def judge(run: Run, catalogue: Catalogue) -> Judgement:
    """Return the run judged by every rulebook."""
    by_rulebook = {name: rule_results(run, catalogue, name) for name in RULEBOOKS}
    return Judgement(
        run=run,
        rules=by_rulebook[run.options.rulebook],
        verdicts={name: _verdict(run, name, results) for name, results in by_rulebook.items()},
    )


def overall_exit(exits: Iterable[int]) -> int:
    """Return the exit status of a run of several engines: the first there is of 4, 3, 1, 5, 0."""
    there = set(exits)
    return next((status for status in EXITS if status in there), 5)


def _verdict(run: Run, rulebook: str, results: Sequence[RuleResult]) -> Verdict:
    failing = tuple(result.id for result in results if result.counts)
    lacking = not_offered(run)
    status = _exit(run, results, lacking)
    return Verdict(rulebook, _text(run, results, status, lacking) if run.complete else None, status, failing)


def _exit(run: Run, results: Sequence[RuleResult], lacking: Sequence[str]) -> int:
    if run.faults or any(result.outcome is Outcome.SUITE_FAULT for result in results):
        return 4
    if run.cannot_start:
        return 3
    if lacking or any(result.counts for result in results):
        return 1
    return 0 if any(result.passed or result.outcome is Outcome.KNOWN_DEVIATION for result in results) else 5


def _text(run: Run, results: Sequence[RuleResult], status: int, lacking: Sequence[str]) -> str:
    if status == 4:
        return "no verdict: the suite is at fault"
    if status == 3:
        return "could not be started"
    if lacking:
        return f"does not conform (does not offer {listed(lacking)})"
    if status == 1:
        wrong = any(result.counts and result.outcome is not Outcome.UNEXPECTED_PASS for result in results)
        return "does not conform" if wrong else "the list of known deviations is out of date"
    if status == 5:
        return "nothing ran"
    if known_ids := [result.id for result in results if result.outcome is Outcome.KNOWN_DEVIATION]:
        return f"conforms but for known deviations ({listed(known_ids)})"
    if all(result.outcome is Outcome.PASSED for result in results if result.binds):
        return "conforms"
    return f"conforms in part ({', '.join(offered(run))})"


def offered(run: Run) -> tuple[str, ...]:
    """Return the areas of the protocol that the engine says it implements."""
    return tuple((run.hello or {}).get("implements", ()))


def not_offered(run: Run) -> tuple[str, ...]:
    """Return the areas that the engine has to offer and does not."""
    return tuple(area for area in run.options.require if area not in offered(run))
