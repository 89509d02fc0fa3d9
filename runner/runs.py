"""Put a `Run` together from what was planned and what was recorded."""

from __future__ import annotations

import platform
from collections import Counter
from datetime import UTC, datetime
from importlib.metadata import version
from time import perf_counter
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from tripledraw.adapters.protocol import VERSION
from tripledraw.features.catalogue import load
from tripledraw.record import Options, Planned, Platform, Run, ScenarioResult

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class Facts(Struct, frozen=True, kw_only=True):
    """What one pytest process knows besides its results: the rule of every scenario of the suite, and the plan."""

    whole: tuple[str, ...]
    planned: tuple[Planned, ...]
    hello: dict[str, Any] | None = None
    faults: tuple[str, ...] = ()


class Clock:
    """When a run began, and how long it has taken."""

    def __init__(self) -> None:
        self.started = datetime.now(UTC).isoformat(timespec="seconds")
        self._began = perf_counter()

    @property
    def seconds(self) -> float:
        """The seconds since the run began."""
        return round(perf_counter() - self._began, 3)


def make_run(
    options: Options,
    facts: Facts,
    results: Iterable[ScenarioResult],
    clock: Clock,
    *,
    cannot_start: str | None = None,
    stopped: str | None = None,
) -> Run:
    """Return the run. What was planned and has no record, or more than one, is a fault of the suite."""
    recorded = tuple(results)
    by_id = {result.id: result for result in recorded}
    ended_early = stopped or cannot_start
    return Run(
        options=options,
        suite=version("tripledraw"),
        rulebook_version=load().version,
        protocol=VERSION,
        platform=Platform(platform.python_version(), platform.system(), platform.machine()),
        started=clock.started,
        seconds=clock.seconds,
        hello=facts.hello,
        whole=len(facts.whole),
        planned=len(facts.planned),
        in_part=_in_part(facts),
        scenarios=tuple(by_id[planned.id] for planned in facts.planned if planned.id in by_id),
        cannot_start=cannot_start,
        stopped=stopped,
        faults=(*facts.faults, *([] if ended_early else _unrecorded(facts.planned, recorded))),
    )


def _in_part(facts: Facts) -> tuple[str, ...]:
    """Return the rules of which only some scenarios were to run."""
    planned = Counter(scenario.rule for scenario in facts.planned)
    missing = Counter(facts.whole) - planned
    return tuple(rule for rule in planned if missing[rule])


def _unrecorded(planned: Sequence[Planned], recorded: Sequence[ScenarioResult]) -> list[str]:
    """Return a complaint for each scenario that was planned and left no record, or the other way round."""
    plan = Counter(scenario.id for scenario in planned)
    there = Counter(scenario.id for scenario in recorded)
    return [
        *(f"the scenario {id_} was to run and left no record" for id_ in sorted(plan - there)),
        *(f"the scenario {id_} left a record too many" for id_ in sorted(there - plan)),
    ]
