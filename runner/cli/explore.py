"""`tripledraw explore`: all that can be counted, played out."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import click

from tripledraw.cli.engine import NothingToDo, bar, connected, find_rulebook
from tripledraw.cli.errors import UserError
from tripledraw.cli.findings import print_findings, print_how_many, print_readings, told_if_given_up, with_scenario
from tripledraw.cli.seconds import SECONDS
from tripledraw.proof.explore import Explorer, explore
from tripledraw.proof.tables import can_seat

if TYPE_CHECKING:
    from collections.abc import Sequence


@click.command()
@click.argument("engine")
@click.option("--players", default="2-6", show_default=True, metavar="N-M", help="How many players: 4, or 2-6.")
@click.option("--all", "every_course", is_flag=True, help="Play every course of every round, which takes hours.")
@click.option("--timeout", type=SECONDS, default=5.0, show_default=True, help="Longest wait for an answer, in seconds.")
def command(engine: str, players: str, every_course: bool, timeout: float) -> int:
    r"""Play ENGINE beside the reference engine through all that can be counted, and compare every state.

    Every standing of a betting round is reached (who is to act, how many bets were made, who is still in), in the
    first round and in a later one, and everything is tried in it, what is refused too. Then every first draw of
    six players is made, and three draws in which any three requests meet. The reference engine is first set to
    the readings that the engine follows. What it says that it cannot play is left out. Exits with 1 if anything
    differs.

    \b
    Examples:
      tripledraw explore pokerkit
      tripledraw explore my_game:Engine --players 2-3 --all
    """
    counts = _counts(players)
    rulebook = find_rulebook(engine, "common", timeout)
    with connected(engine, timeout) as client, bar() as progress:
        if not client.offers("betting"):
            raise NothingToDo(f"The engine {engine} offers no betting, so there is nothing to play.")
        counts = [count for count in counts if can_seat(client.hello, count)]
        if not counts:
            raise NothingToDo(f"The engine {engine} plays no table of {players}, so there is nothing to play.")
        task = progress.add_task(engine, total=None)

        def show(part: str, done: int, total: int) -> None:
            progress.update(task, description=part, completed=done, total=total)

        explorer = Explorer(client, rulebook, None, show)
        with told_if_given_up():
            explore(explorer, counts, every_course=every_course)
    print_readings(rulebook)
    for part in explorer.covered:
        share = "all" if part.played == part.there else f"{part.played:,} of"
        click.echo(f"{share} {part.there:,} {part.name}, in {part.hands:,} hands")
    print_findings(explorer.findings, with_scenario(explorer.findings, rulebook))
    print_how_many(explorer.findings)
    return 1 if len(explorer.findings) else 0


def _counts(players: str) -> Sequence[int]:
    match = re.fullmatch(r"([2-6])(?:-([2-6]))?", players)
    if not match or int(match[2] or match[1]) < int(match[1]):
        raise UserError(f"--players takes a number from 2 to 6, or two of them as in 2-6, and not {players!r}.")
    return range(int(match[1]), int(match[2] or match[1]) + 1)
