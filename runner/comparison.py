"""What changed for an engine between two reports: pure functions of what the JSON reports hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from tripledraw.record import Outcome

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tripledraw.reports.json_report import EngineEntry, Report, RuleEntry, ScenarioEntry

_WORTH = {
    Outcome.PASSED: 3,
    Outcome.UNEXPECTED_PASS: 3,
    Outcome.PASSED_IN_PART: 2,
    Outcome.NOT_SUPPORTED: 1,
    Outcome.SKIPPED: 1,
    Outcome.DOES_NOT_APPLY: 1,
    Outcome.SUITE_FAULT: 1,
    Outcome.KNOWN_DEVIATION: 0,
    Outcome.FAILED: 0,
    Outcome.ERROR: 0,
}
"""How good an outcome is. What the engine does counts, and not whether somebody has listed it."""


class Change(Struct, frozen=True):
    """What a scenario, a rule or a run (`what`) was and is; either is None where it was not there."""

    what: str
    was: str | None
    now: str | None
    detail: str = ""


class Comparison(Struct, frozen=True, kw_only=True):
    """What changed for one engine. `otherwise` is neither better nor worse: another reading, another verdict."""

    engine: str
    better: tuple[Change, ...]
    worse: tuple[Change, ...]
    new: tuple[Change, ...]
    gone: tuple[Change, ...]
    otherwise: tuple[Change, ...]


def compare(old: Report, new: Report, renamed: Mapping[str, str]) -> tuple[Comparison, ...]:
    """Return what changed for each engine that both reports hold, one comparison each.

    `renamed` gives the ids that scenarios have now. Two reports of one engine each are taken to be of the same
    engine, wherever it stood.
    """
    pairs = [(was, now) for now in new.engines for was in old.engines if was.address == now.address]
    if len(old.engines) == len(new.engines) == 1:
        pairs = [(old.engines[0], new.engines[0])]
    return tuple(_compared(was, now, renamed) for was, now in pairs)


def only_in_one(old: Report, new: Report) -> tuple[Change, ...]:
    """Return the engines that only one of the reports holds."""
    if len(old.engines) == len(new.engines) == 1:
        return ()
    were = {engine.address: engine.name for engine in old.engines}
    are = {engine.address: engine.name for engine in new.engines}
    return (
        *(Change(name, name, None) for address, name in were.items() if address not in are),
        *(Change(name, None, name) for address, name in are.items() if address not in were),
    )


def differences(old: Report, new: Report) -> tuple[Change, ...]:
    """Return what the reports were made with, where it differs: such runs say less when they are compared."""
    names = {
        "suite": "suite",
        "rulebook_version": "rulebook version",
        "protocol": "protocol",
        "seed": "seed",
        "selection": "selection",
    }
    pairs = ((text, getattr(old, name), getattr(new, name)) for name, text in names.items())
    return tuple(Change(text, _words(was), _words(now)) for text, was, now in pairs if was != now)


def _compared(old: EngineEntry, new: EngineEntry, renamed: Mapping[str, str]) -> Comparison:
    were = {renamed.get(id_, id_): scenario for id_, scenario in _scenarios(old).items()}
    are = _scenarios(new)
    changes = [
        *_run_changes(old, new),
        *_rule_changes(old, new),
        *(
            (Change(id_, were[id_].outcome, now.outcome, now.detail), _gain(were[id_].outcome, now.outcome))
            for id_, now in are.items()
            if id_ in were
        ),
    ]
    return Comparison(
        engine=new.name,
        better=tuple(change for change, gain in changes if gain > 0),
        worse=tuple(change for change, gain in changes if gain < 0),
        new=tuple(_new(were, are)),
        gone=tuple(Change(id_, was.outcome, None) for id_, was in were.items() if id_ not in are),
        otherwise=tuple(_other_changes(old, new)),
    )


def _new(were: Mapping[str, ScenarioEntry], are: Mapping[str, ScenarioEntry]) -> Iterator[Change]:
    """Yield the scenarios that are new, those that fail first."""
    fresh = [scenario for id_, scenario in are.items() if id_ not in were]
    for scenario in sorted(fresh, key=lambda scenario: _WORTH[scenario.outcome]):
        yield Change(scenario.id, None, scenario.outcome, scenario.detail)


def _run_changes(old: EngineEntry, new: EngineEntry) -> Iterator[tuple[Change, int]]:
    """Yield what changed in how the runs ended: one that ends before its time is worse than one that does not."""
    for was, now in ((old.cannot_start, new.cannot_start), (old.stopped, new.stopped)):
        if bool(was) != bool(now):
            yield Change("the run", was or "came to its end", now or "came to its end"), -1 if now else 1


def _rule_changes(old: EngineEntry, new: EngineEntry) -> Iterator[tuple[Change, int]]:
    """Yield the rules that changed as a whole, in no one scenario: their readings do not fit, or now do."""
    were = {rule.id: rule for rule in old.rules}
    for rule in new.rules:
        was = were.get(rule.id)
        if was and _as_a_whole(was) != _as_a_whole(rule):
            yield Change(rule.id, was.outcome, rule.outcome, rule.detail), _gain(was.outcome, rule.outcome)


def _as_a_whole(rule: RuleEntry) -> bool:
    """Whether the rule fails, and none of its scenarios by itself does."""
    return _WORTH[rule.outcome] == 0 and all(_WORTH[scenario.outcome] for scenario in rule.scenarios)


def _other_changes(old: EngineEntry, new: EngineEntry) -> Iterator[Change]:
    readings = {rule.id: rule.readings for rule in old.rules}
    for rule in new.rules:
        was = readings.get(rule.id)
        if was and rule.readings and was != rule.readings:
            yield Change(rule.id, " or ".join(was), " or ".join(rule.readings))
    for rulebook, verdict in new.verdicts.items():
        before = old.verdicts.get(rulebook)
        if before and verdict and before != verdict:
            yield Change(f"verdict by {rulebook}", before, verdict)


def _scenarios(engine: EngineEntry) -> dict[str, ScenarioEntry]:
    return {scenario.id: scenario for rule in engine.rules for scenario in rule.scenarios}


def _gain(was: Outcome, now: Outcome) -> int:
    return _WORTH[now] - _WORTH[was]


def _words(value: object) -> str:
    if isinstance(value, Struct):
        chosen = [*value.rules, *value.scenarios]  # type: ignore[attr-defined]  # the only one: a Selection
        return ", ".join(chosen) or "the whole suite"
    return str(value)
