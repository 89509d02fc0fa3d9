"""The JSON report: a published shape, which the types here define and `schema()` describes."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec import Struct

from tripledraw.adapters.strict_yaml import schema_of
from tripledraw.record import Deviation, Exchange, Outcome, Platform

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tripledraw.features.catalogue import Catalogue
    from tripledraw.fold import Judgement, RuleResult
    from tripledraw.record import ScenarioResult

FORMAT: Literal[1] = 1

_LIST = re.compile(rb"\[[^][{}]+\]")
_EDGE = re.compile(rb"(?<=\[)\n *|\n *(?=\])")
_BREAK = re.compile(rb"\n *")


class Selection(Struct, frozen=True):
    """What was asked for: rules (ids or globs) and scenarios (ids); of neither, the whole suite."""

    rules: tuple[str, ...]
    scenarios: tuple[str, ...]


class ScenarioEntry(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A scenario. `calls` are the calls to the engine where it did not pass; `seconds` what it took."""

    id: str
    name: str
    outcome: Outcome
    detail: str
    calls: tuple[Exchange, ...]
    feature: str
    line: int
    seconds: float
    step: str | None = None
    step_line: int | None = None
    step_defined: bool = True
    expected: str | None = None
    seen: str | None = None
    agrees: tuple[str, ...] | None = None
    notes: tuple[str, ...] = ()


class RuleEntry(Struct, frozen=True, kw_only=True):
    """A rule under the chosen rulebook. `readings` are those that the engine may follow, if it is contested."""

    id: str
    outcome: Outcome
    detail: str
    readings: tuple[str, ...]
    from_rulebook: bool
    scenarios: tuple[ScenarioEntry, ...]


class EngineEntry(Struct, frozen=True, kw_only=True):
    """An engine. A verdict is null where only a part of the suite was run; `counts` are of scenarios."""

    address: str
    hello: dict[str, Any] | None
    name: str
    version: str
    rulebook: str
    verdict: str | None
    verdicts: dict[str, str | None]
    counts: dict[Outcome, int]
    exit: int
    started: str
    seconds: float
    cannot_start: str | None
    stopped: str | None
    faults: tuple[str, ...]
    rules: tuple[RuleEntry, ...]


class Report(Struct, frozen=True, kw_only=True):
    """A run of one or more engines, with all that is needed to repeat it. Times are in seconds."""

    format: Literal[1] = FORMAT
    suite: str
    rulebook_version: str
    protocol: int
    seed: int
    selection: Selection
    require: tuple[str, ...]
    deviations: tuple[Deviation, ...]
    timeout: float
    hello_timeout: float
    platform: Platform
    engines: tuple[EngineEntry, ...]


def render(judgements: Sequence[Judgement], catalogue: Catalogue) -> bytes:  # noqa: ARG001 - as all formats
    """Return the report on engines that were run with the same options, as indented JSON."""
    indented = msgspec.json.format(msgspec.json.encode(report(judgements)), indent=2)
    return _LIST.sub(_on_one_line, indented) + b"\n"


def _on_one_line(found: re.Match[bytes]) -> bytes:
    """Put a list of cards or chips on one line. Only line breaks are touched, of which no JSON string has any."""
    return _BREAK.sub(b" ", _EDGE.sub(b"", found[0]))


def report(judgements: Sequence[Judgement]) -> Report:
    """Return the report on engines that were run with the same options."""
    run = judgements[0].run
    options = run.options
    return Report(
        suite=run.suite,
        rulebook_version=run.rulebook_version,
        protocol=run.protocol,
        seed=options.seed,
        selection=Selection(options.rules, options.scenarios),
        require=options.require,
        deviations=options.deviations,
        timeout=options.timeout,
        hello_timeout=options.hello_timeout,
        platform=run.platform,
        engines=tuple(map(_engine, judgements)),
    )


class OtherFormat(Exception):
    """A report in a format of another suite version. Takes one sentence, without its full stop."""


class _Format(Struct):
    format: int


def read_report(data: bytes) -> Report:
    """Return the report that the JSON holds. Raises OtherFormat, or msgspec.DecodeError (or its ValidationError)."""
    found = msgspec.json.decode(data, type=_Format).format
    if found != FORMAT:
        raise OtherFormat(f"its format is {found}, and this version of the suite reads format {FORMAT}")
    return msgspec.json.decode(data, type=Report)


def schema() -> str:
    """Return the text of the published JSON Schema of the report."""
    described = {"title": f"tripledraw report, format {FORMAT}", **schema_of(Report)}
    return json.dumps(described, indent=2) + "\n"


def _engine(judgement: Judgement) -> EngineEntry:
    run = judgement.run
    return EngineEntry(
        address=run.options.engine,
        hello=run.hello,
        name=run.engine_name,
        version=run.engine_version,
        rulebook=run.options.rulebook,
        verdict=judgement.verdict.text,
        verdicts={name: verdict.text for name, verdict in judgement.verdicts.items()},
        counts=dict(Counter(scenario.outcome for rule in judgement.rules for scenario in rule.scenarios)),
        exit=judgement.exit,
        started=run.started,
        seconds=run.seconds,
        cannot_start=run.cannot_start,
        stopped=run.stopped,
        faults=run.faults,
        rules=tuple(map(_rule, judgement.rules)),
    )


def _rule(result: RuleResult) -> RuleEntry:
    return RuleEntry(
        id=result.id,
        outcome=result.outcome,
        detail=result.detail,
        readings=result.found or (),
        from_rulebook=result.from_rulebook,
        scenarios=tuple(map(_scenario, result.scenarios)),
    )


def _scenario(scenario: ScenarioResult) -> ScenarioEntry:
    return ScenarioEntry(**{field: getattr(scenario, field) for field in ScenarioEntry.__struct_fields__})
