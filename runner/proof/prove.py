"""The suite proves itself: every wrong engine has to fail the very rule that it breaks, every sound one to conform."""

from __future__ import annotations

import multiprocessing
import os
import signal
from fnmatch import fnmatchcase
from functools import cache
from threading import Thread
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from tripledraw.adapters.client import connect_to
from tripledraw.features.catalogue import load
from tripledraw.fold import COUNTED, judge, rule_results
from tripledraw.proof import bank
from tripledraw.proof.bank import FAULTS, HOLLOW, SOUND, address
from tripledraw.proof.narrowing import may_show
from tripledraw.proof.transcripts import Transcript, of_reference, replaced
from tripledraw.proof.without_pytest import play_scenario
from tripledraw.record import Outcome, Patience, Planned
from tripledraw.reference_impl.rulebooks import COMMON
from tripledraw.runs import Clock, Facts, make_run
from tripledraw.selection import all_scenarios, chosen

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from multiprocessing.process import BaseProcess
    from types import CodeType

    from tripledraw.fold import RuleResult
    from tripledraw.proof.planting import Fault
    from tripledraw.record import Run, ScenarioResult


class Unsound(Exception):
    """The reference engine itself fails a rule. Takes one sentence."""


EARNED = (Outcome.PASSED, Outcome.PASSED_IN_PART)


class Caught(Struct, frozen=True, kw_only=True, tag="fault", tag_field="kind"):
    """What the suite makes of a fault: the rules that it fails, in the catalogue's order.

    `explained` are those besides its own that it cannot help breaking, for the reason in `because`; `strays` those
    for which nobody has given a reason.
    """

    name: str
    says: str
    rule: str
    under: str
    failing: tuple[str, ...]
    explained: tuple[str, ...]
    strays: tuple[str, ...]
    because: str

    @property
    def holds(self) -> bool:
        """Whether the fault was caught by the very rule that it breaks."""
        return self.rule in self.failing

    @property
    def precise(self) -> bool:
        """Whether no rule of another topic failed without a reason."""
        topic = self.rule.partition("-")[0]
        return all(stray.partition("-")[0] == topic for stray in self.strays)


class SeenThrough(Struct, frozen=True, kw_only=True, tag="hollow", tag_field="kind"):
    """What the suite makes of a hollow engine: the rules that it passed, which should be none."""

    name: str
    says: str
    earned: tuple[str, ...]

    @property
    def holds(self) -> bool:
        """Whether the engine earned no rule."""
        return not self.earned


class Cleared(Struct, frozen=True, kw_only=True, tag="sound", tag_field="kind"):
    """What the suite makes of a sound engine: the rules that it fails, which should be none."""

    name: str
    says: str
    failing: tuple[str, ...]

    @property
    def holds(self) -> bool:
        """Whether the engine fails no rule."""
        return not self.failing


Proof = Caught | SeenThrough | Cleared


def everything() -> list[str]:
    """Return the names of all engines of the bank, faults first."""
    return [*FAULTS, *HOLLOW, *SOUND]


def prove(names: Sequence[str], workers: int | None = None) -> Iterator[Proof]:
    """Run the suite on the engines of those names, and yield what it makes of each.

    As many processes do it as there are cores, unless `workers` says otherwise. None outlives the iteration.
    """
    shares = _shares(names)
    workers = min(workers or os.cpu_count() or 1, len(shares))
    if workers < 2:
        yield from map(prove_one, names)
        return
    with multiprocessing.get_context("spawn").Pool(workers, _live_with_the_parent) as pool:
        for proofs in pool.imap(_prove_share, shares):
            yield from proofs


def _shares(names: Sequence[str]) -> list[list[str]]:
    """Return the names in shares of work for a process: one by one, but those under another rulebook together.

    The reference engine has to be played first under each rulebook, by every process that needs it.
    """
    together: dict[str, list[str]] = {}
    for name in names:
        under = FAULTS[name].under if name in FAULTS else COMMON.name
        together.setdefault(name if under == COMMON.name else under, []).append(name)
    return list(together.values())


def _prove_share(names: list[str]) -> list[Proof]:
    return [prove_one(name) for name in names]


def _live_with_the_parent() -> None:
    """Leave Ctrl-C to the parent process, and end when it ends, however that comes about."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if parent := multiprocessing.parent_process():
        Thread(target=_end_after, args=(parent,), daemon=True).start()


def _end_after(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)


def prove_one(name: str) -> Proof:
    """Run the suite on one engine of the bank."""
    if name in SOUND:
        failing = tuple(result.id for result in _results(name, COMMON.name) if result.counts)
        return Cleared(name=name, says=_sentence(SOUND[name].__doc__), failing=failing)
    if name in HOLLOW:
        earned = tuple(result.id for result in _results(name, COMMON.name) if result.outcome in EARNED)
        return SeenThrough(name=name, says=_sentence(HOLLOW[name].__doc__), earned=earned)
    fault = FAULTS[name]
    failing = tuple(result.id for result in _results(name, fault.under) if result.counts)
    others = [rule for rule in failing if rule != fault.rule]
    explained = tuple(rule for rule in others if any(fnmatchcase(rule, glob) for glob in fault.also))
    return Caught(
        name=name,
        says=fault.says,
        rule=fault.rule,
        under=fault.under,
        failing=failing,
        explained=explained,
        strays=tuple(rule for rule in others if rule not in explained),
        because=fault.because if explained else "",
    )


def caught_by_its_own_rule(name: str) -> bool:
    """Tell whether a fault fails the rule that it breaks, and run no scenario of any other."""
    fault = FAULTS[name]
    return any(result.counts for result in _results(name, fault.under, only=fault.rule) if result.id == fault.rule)


def _results(name: str, rulebook: str, only: str | None = None) -> tuple[RuleResult, ...]:
    return rule_results(run(name, rulebook, only), load(), rulebook)


def run(name: str, rulebook: str, only: str | None = None) -> Run:
    """Return what `tripledraw run` would record of a wrong engine, but for calls and times.

    What the reference engine came to is taken over where nothing else can come of it: where the wrong engine cannot
    but answer the same, or does; and where the rule has failed already. So it is outside the rule `only`, if one is
    given. Raises Unsound.
    """
    options = chosen(address(name), rulebook=rulebook)
    known = _sound_reference(rulebook)
    fault = FAULTS.get(name)
    changed = replaced(fault.planted) if fault else None
    factory = getattr(bank, name)
    clock, patience, stopped = Clock(), Patience(), None
    twin = factory()
    settled = set(load().rules) - {only} if only else set()
    results: list[ScenarioResult] = []
    with connect_to(factory, options.engine) as client:
        for scenario in all_scenarios():
            transcript = known[scenario.id]
            if scenario.rule in settled or _cannot_show(fault, changed, transcript) or transcript.holds_for(twin):
                results.append(transcript.result)
                continue
            results.append(play_scenario(scenario, client, options))
            if results[-1].outcome in COUNTED and _fails_by_one_scenario(scenario.rule):
                settled.add(scenario.rule)
            if stopped := patience.after(results[-1]):
                break
    return make_run(options, _facts(client.hello), results, clock, stopped=stopped)


def _cannot_show(fault: Fault | None, changed: frozenset[CodeType] | None, transcript: Transcript) -> bool:
    """Tell whether a fault has no part in a scenario: by the tables at which it is wrong, or by the code it changes."""
    if fault is None:
        return False
    unseen = changed is not None and changed.isdisjoint(transcript.ran)
    return unseen or not may_show(fault.only, transcript.tables)


def _fails_by_one_scenario(rule: str) -> bool:
    """Tell whether a rule fails whatever the rest of the suite comes to.

    It does not if it holds under a condition, and others may depend on the reading of a contested rule.
    """
    of = load().rules[rule]
    return not (of.contested or of.applies_when or of.only_under)


@cache
def _sound_reference(rulebook: str) -> dict[str, Transcript]:
    """Return the transcripts of the reference engine, which has to hold every rule of the rulebook."""
    options = chosen("reference", rulebook=rulebook)
    transcripts = of_reference(options)
    results = [transcript.result for transcript in transcripts.values()]
    judgement = judge(make_run(options, _facts(None), results, Clock()), load())
    if judgement.verdict.failing:
        failing = ", ".join(judgement.verdict.failing)
        raise Unsound(f"The reference engine fails {failing} under {rulebook}: nothing is proved until that is mended.")
    return transcripts


def _facts(hello: object) -> Facts:
    scenarios = all_scenarios()
    return Facts(
        whole=tuple(scenario.rule for scenario in scenarios),
        planned=tuple(Planned.of(scenario) for scenario in scenarios),
        hello=msgspec.to_builtins(hello),
    )


def _sentence(docstring: str | None) -> str:
    return " ".join((docstring or "").split())
