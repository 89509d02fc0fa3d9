"""`tripledraw play`: random hands beside the reference engine."""

from __future__ import annotations

from pathlib import Path

import click

from tripledraw.cli.engine import NothingToDo, bar, connected, find_rulebook
from tripledraw.cli.findings import (
    print_findings,
    print_how_many,
    print_readings,
    save_findings,
    told_if_given_up,
    with_scenario,
)
from tripledraw.cli.seconds import SECONDS
from tripledraw.fold import RULEBOOKS
from tripledraw.proof.play import RandomPlay
from tripledraw.proof.player import SEATS
from tripledraw.proof.shrink import Shrinker
from tripledraw.proof.tables import can_seat

FOLDER = click.Path(file_okay=False, path_type=Path)


@click.command()
@click.argument("engine")
@click.option("--hands", type=click.IntRange(min=1), default=1000, show_default=True, help="How many hands.")
@click.option("--seed", default=1, show_default=True, help="The same seed gives the same hands.")
@click.option(
    "--rulebook", default="common", metavar="NAME", help=f"Told to an engine that knows: {', '.join(RULEBOOKS)}."
)
@click.option(
    "--save", type=click.Path(file_okay=False, path_type=Path), metavar="DIR", help="Write what differs there."
)
@click.option("--timeout", type=SECONDS, default=5.0, show_default=True, help="Longest wait for an answer, in seconds.")
def command(engine: str, hands: int, seed: int, rulebook: str, save: Path | None, timeout: float) -> int:
    r"""Play random hands on ENGINE and on the reference engine at once, and compare every state.

    The reference engine is first set to the readings that the engine follows. The hands seek out what is rare, and
    now and then something forbidden is tried. Each kind of difference is shown once, cut down to the shortest hand
    that shows it: in words, as a scenario for a feature file, and as a file for scenarios/. Exits with 1 if
    anything differs.

    \b
    Examples:
      tripledraw play pokerkit --hands 2000
      tripledraw play "pipe:node engine.js" --seed 7 --save differences
    """
    readings = find_rulebook(engine, rulebook, timeout)
    with connected(engine, timeout) as client, bar() as progress:
        if not client.offers("betting"):
            raise NothingToDo(f"The engine {engine} offers no betting, so there is nothing to play.")
        if not any(can_seat(client.hello, seats) for seats in SEATS):
            raise NothingToDo(f"The engine {engine} plays no table of two to six, so there is nothing to play.")
        told = rulebook if rulebook in client.hello.rulebooks else None
        random_play = RandomPlay(client, readings, told, seed)
        task = progress.add_task(f"{engine}: hands", total=hands)
        with told_if_given_up():
            random_play.play(hands, lambda: progress.advance(task))
        shrinker = Shrinker(client, readings, told)
        findings = random_play.findings
        shrinking = progress.add_task(f"{engine}: shrinking", total=len(findings))
        for finding in findings:
            shrinker.shrink(finding)
            progress.advance(shrinking)
    print_readings(readings)
    click.echo("Reached: " + ", ".join(f"{count:,} {what}" for what, count in random_play.reached.items()))
    pasted = with_scenario(findings, readings)
    print_findings(findings, pasted)
    print_how_many(findings)
    if save:
        save_findings(pasted, save)
    return 1 if len(findings) else 0
