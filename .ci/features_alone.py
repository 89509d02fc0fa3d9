"""The features alone, as the test of a mutant: exits with 1 as soon as a rule fails on the reference engine.

The reference engine plays by every rulebook in turn, and has to hold each, as `tripledraw run reference --rulebook`
would ask of it; then by a mixture that no rulebook has, and has to be found to do so.
"""

import faulthandler
import sys

import msgspec

from tripledraw.adapters import connect
from tripledraw.adapters.reference import ReferenceEngine
from tripledraw.features.catalogue import load
from tripledraw.fold import RULEBOOKS, judge
from tripledraw.proof.without_pytest import play_scenario
from tripledraw.record import Outcome, Planned
from tripledraw.reference_impl.rulebooks import COMMON
from tripledraw.runs import Clock, Facts, make_run
from tripledraw.selection import all_scenarios, chosen

MIXTURE = {"BET-11": "four-raises", "BET-12": "bet-and-three-raises", "BET-16": "open-once-two"}
TOO_LONG = 10.0
"""Seconds for a scenario, after which the process ends with status 1: the engine goes round in circles."""

COUNTS = (Outcome.FAILED, Outcome.ERROR, Outcome.SUITE_FAULT)


class Mixed(ReferenceEngine):
    """The reference engine, which plays by the mixture and says so."""

    def __init__(self) -> None:
        super().__init__(rulebook=COMMON.but(**MIXTURE), readings=MIXTURE)


def holds(rulebook: str, engine: str = "reference") -> bool:
    """Play the whole suite by one rulebook; stop at the first failure that no condition of a rule can excuse."""
    options, scenarios, rules = chosen(engine, rulebook=rulebook), all_scenarios(), load().rules
    clock, results = Clock(), []
    with connect(engine) as client:
        for scenario in scenarios:
            faulthandler.dump_traceback_later(TOO_LONG, exit=True)
            results.append(play_scenario(scenario, client, options))
            rule = rules[scenario.rule]
            if results[-1].outcome in COUNTS and not (rule.applies_when or rule.only_under):
                print(f"{rulebook}: {scenario.id}")
                return False
        hello = msgspec.to_builtins(client.hello)
    planned = tuple(Planned.of(scenario) for scenario in scenarios)
    facts = Facts(whole=tuple(scenario.rule for scenario in scenarios), planned=planned, hello=hello)
    verdict = judge(make_run(options, facts, results, clock), load()).verdict
    print(f"{rulebook}: {verdict.text}", *verdict.failing)
    return verdict.exit == 0


sys.exit(0 if all(map(holds, RULEBOOKS)) and holds("common", f"{__name__}:Mixed") else 1)
