"""How long the suite takes, and how fast the engines play. Run: python benchmarks/suite.py.

The figures: the whole suite on the reference engine in one process, with start-up; the same scenarios, but for those
that repeat a table for chance, against steps that do nothing, as a ratio; how much of a run is the engine's; and
random six-player hands on the reference engine and on PokerKit with the same player, as actions a second.
`tripledraw --help` is timed too.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from tripledraw import child
from tripledraw.adapters import connect
from tripledraw.adapters.in_process import InProcess
from tripledraw.adapters.protocol import Act, Start, State
from tripledraw.channel import Task
from tripledraw.features import definitions
from tripledraw.features.pickles import Scenario
from tripledraw.record import Options
from tripledraw.selection import all_scenarios

HANDS = 1000


def main() -> None:
    if len(sys.argv) > 1:
        play_suite(sys.argv[1])
        return
    whole, steps, nothing = (timed([sys.executable, __file__, what]) for what in ("whole", "steps", "nothing"))
    print(f"the whole suite, {len(all_scenarios()):,} scenarios, in one process: {whole:.1f} s with start-up")
    print(f"without tables repeated for chance: {steps:.1f} s; with steps that do nothing: {nothing:.1f} s")
    print(f"  ratio {steps / nothing:.2f}")
    subprocess.run([sys.executable, __file__, "share"], check=True)
    print(f"tripledraw --help: {timed([sys.executable, '-m', 'tripledraw.cli', '--help']):.2f} s")
    reference, pokerkit = (actions_a_second(address) for address in ("reference", "pokerkit"))
    print(f"actions a second: reference {reference:,.0f}, PokerKit {pokerkit:,.0f}; ratio {reference / pokerkit:.1f}")


def timed(command: list[str]) -> float:
    """Return the best of three runs of a command, in seconds."""
    best = float("inf")
    for _ in range(3):
        began = perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        best = min(best, perf_counter() - began)
    return best


def play_suite(what: str) -> None:
    """Play the scenarios as a child of `tripledraw run` does: all, those without chance, or those without steps."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # as for a child
    if what == "nothing":
        do_nothing()
    engine = engine_seconds() if what == "share" else []
    chosen = tuple(s.id for s in all_scenarios() if what in ("whole", "share") or not repeated(s))
    with tempfile.TemporaryDirectory() as folder:
        task = Task(Options(engine="reference"), chosen, str(Path(folder) / "events"), str(Path(folder) / "clock"))
        child.main(task)
    if engine:
        share = sum(engine) / process_time()
        print(f"of a run on the reference, {share:.0%} is the engine's and {1 - share:.0%} ours")


def engine_seconds() -> list[float]:
    """Return a list to which the seconds of each call to the engine will be added."""
    seconds: list[float] = []
    plain = InProcess.call

    def timed_call(self: InProcess, *asked: Any) -> Any:
        began = process_time()
        try:
            return plain(self, *asked)
        finally:
            seconds.append(process_time() - began)

    InProcess.call = timed_call
    return seconds


def repeated(scenario: Scenario) -> bool:
    return any(" times with other cards" in step.text for step in scenario.steps)


def do_nothing() -> None:
    """Take the work out of every step; pytest, pytest-bdd and the engine's start are left."""
    for definition in definitions.definitions():
        definition.step_func = lambda play: None  # noqa: ARG005 (a step takes the table)


def actions_a_second(address: str) -> float:
    """Play random six-player hands and return how many actions a second of processor time the engine carries out."""
    player = random.Random(1)
    with connect(address) as client:
        began, actions = process_time(), 0
        for hand in range(HANDS):
            state = client.start(
                Start(seats=6, button=hand % 6 + 1, stacks=(1000,) * 6, blinds=(5, 10), bets=(10, 20), seed=hand)
            )
            while state.phase != "finished":
                state = client.act(random_action(state, player))
                actions += 1
            client.forget_calls()
        return actions / (process_time() - began)


def random_action(state: State, player: random.Random) -> Act:
    seat = state.turn
    if state.phase == "drawing":
        return Act(seat, "draw", cards=state.hands[seat - 1][: player.randrange(6)])
    return Act(seat, player.choice([action for action in state.actions if action != "fold" or state.call]))


if __name__ == "__main__":
    main()
