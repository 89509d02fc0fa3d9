"""The features alone, as the test of a mutant: exits with 1 as soon as a rule fails on the reference engine.

The reference engine plays by every rulebook in turn, and has to hold each, as `tripledraw run reference --rulebook`
would ask of it; then by a mixture that no rulebook has, and has to be found to do so. A scenario is not played again
by a rulebook that reads all that was asked of it as one before did: nothing else can come of it.
"""

import faulthandler
import sys
from collections import defaultdict
from functools import partial

import msgspec

from tripledraw.adapters.client import Client, connect_to
from tripledraw.adapters.reference import ReferenceEngine
from tripledraw.features.catalogue import load
from tripledraw.features.pickles import Scenario
from tripledraw.fold import judge
from tripledraw.proof.without_pytest import play_scenario
from tripledraw.record import Options, Outcome, Planned, ScenarioResult
from tripledraw.reference_impl.rulebooks import COMMON, RULEBOOKS, Rulebook
from tripledraw.runs import Clock, Facts, make_run
from tripledraw.selection import all_scenarios, chosen

MIXTURE = {"BET-11": "four-raises", "BET-12": "bet-and-three-raises", "BET-16": "open-once-two"}
TOO_LONG = 10.0
"""Seconds for a scenario, after which the process ends with status 1: the engine goes round in circles."""

COUNTS = (Outcome.FAILED, Outcome.ERROR, Outcome.SUITE_FAULT)


class Noting(Rulebook):
    """A rulebook that notes what is asked of it in `asked`: the reading of each contested rule."""

    def __getitem__(self, rule: str) -> str:
        asked[rule] = super().__getitem__(rule)
        return asked[rule]


asked: dict[str, str] = {}
played: dict[str, list[tuple[dict[str, str], ScenarioResult]]] = defaultdict(list)
"""By scenario, what was asked of a rulebook and what it came to."""


def holds(rulebook: Rulebook, claimed: dict[str, str]) -> bool:
    """Play the whole suite by one rulebook; stop at the first failure that no condition of a rule can excuse."""
    noting = Noting(rulebook.name, rulebook.readings)
    options, scenarios, rules = chosen("reference", rulebook=rulebook.name), all_scenarios(), load().rules
    clock, results = Clock(), []
    with connect_to(partial(ReferenceEngine, rulebook=noting, readings=claimed), options.engine) as client:
        for scenario in scenarios:
            results.append(known(scenario, rulebook) or play(scenario, client, options))
            rule = rules[scenario.rule]
            if results[-1].outcome in COUNTS and not (rule.applies_when or rule.only_under):
                print(f"{rulebook.name}: {scenario.id}")
                return False
        hello = msgspec.to_builtins(client.hello)
    planned = tuple(Planned.of(scenario) for scenario in scenarios)
    facts = Facts(whole=tuple(scenario.rule for scenario in scenarios), planned=planned, hello=hello)
    verdict = judge(make_run(options, facts, results, clock), load()).verdict
    print(f"{rulebook.name}: {verdict.text}", *verdict.failing)
    return verdict.exit == 0


def known(scenario: Scenario, rulebook: Rulebook) -> ScenarioResult | None:
    """Return what a scenario came to by a rulebook that reads what was asked of it as this one does."""
    for readings, result in played[scenario.id]:
        if all(rulebook[rule] == reading for rule, reading in readings.items()):
            return result
    return None


def play(scenario: Scenario, client: Client, options: Options) -> ScenarioResult:
    """Play a scenario, and keep what it came to."""
    asked.clear()
    faulthandler.dump_traceback_later(TOO_LONG, exit=True)
    result = play_scenario(scenario, client, options)
    played[scenario.id].append((dict(asked), result))
    return result


sys.exit(0 if all(holds(book, {}) for book in RULEBOOKS.values()) and holds(COMMON.but(**MIXTURE), MIXTURE) else 1)
