"""Plays the scenarios without pytest: the same steps and the same outcomes, in a part of the time.

Every verdict on an engine comes from `tripledraw run`, which goes through pytest. The proof plays the whole suite on
hundreds of wrong engines, and only wants to know which rules fail. A test holds both against each other.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from inspect import signature
from typing import TYPE_CHECKING, Any

from tripledraw.features.definitions import definitions, reads, with_types
from tripledraw.features.play import Play
from tripledraw.record import Outcome, seed_for
from tripledraw.selection import all_scenarios
from tripledraw.trial import Trial

if TYPE_CHECKING:
    from collections.abc import Callable

    from tripledraw.adapters import Client
    from tripledraw.features import pickles
    from tripledraw.features.pickles import Scenario
    from tripledraw.record import Options, ScenarioResult


@dataclass(frozen=True)
class Call:
    """A step that has found its definition: what it says, and what is called with which arguments."""

    says: str
    function: Callable[..., object]
    arguments: dict[str, Any]


def play_scenario(scenario: Scenario, client: Client, options: Options) -> ScenarioResult:
    """Play a scenario and return its result; a failure is followed by a fresh engine, as in `tripledraw run`."""
    client.forget_calls()
    trial = Trial(scenario)
    trial.play = Play(client, seed=seed_for(options.seed, scenario.id), rulebook=options.rulebook)
    try:
        for call in _prepared().get(scenario.id) or _calls(scenario):
            trial.step = call.says
            call.function(play=trial.play, **call.arguments)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # whatever it is, it is the outcome
        trial.ended(error)
    result = trial.result(client.calls)
    if result.outcome is Outcome.FAILED:
        client.fresh()
    return result


@cache
def _prepared() -> dict[str, tuple[Call, ...]]:
    """Return what is called for each step of every scenario, by the scenario's id."""
    return {scenario.id: _calls(scenario) for scenario in all_scenarios()}


def _calls(scenario: Scenario) -> tuple[Call, ...]:
    return tuple(_call(step, type_) for type_, step in with_types(scenario.steps))


def _call(step: pickles.Step, type_: str) -> Call:
    for definition in definitions():
        if not reads(definition, type_, step.text):
            continue
        given: dict[str, Any] = dict(definition.parser.parse_arguments(step.text) or {})
        given["datatable"] = [list(row) for row in step.table]
        taken = signature(definition.step_func).parameters
        arguments = {name: value for name, value in given.items() if name in taken}
        return Call(f"{step.keyword} {step.text}", definition.step_func, arguments)
    raise LookupError(f"no step definition reads {type_!r}: {step.text}")
