"""`tripledraw rank`: the whole deck, ranked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tripledraw.adapters import Rejected
from tripledraw.cli.engine import Failed, NothingToDo, bar, connected
from tripledraw.cli.seconds import SECONDS
from tripledraw.proof.whole_deck import HANDS, rank

if TYPE_CHECKING:
    from tripledraw.proof.whole_deck import Ranked

EXAMPLES = 20


@click.command()
@click.argument("engine")
@click.option("--timeout", type=SECONDS, default=60.0, show_default=True, help="Longest wait for an answer.")
def command(engine: str, timeout: float) -> int:
    r"""Compare ENGINE's order of hands with the rules', over the whole deck.

    An engine that gives strengths is asked about all 2,598,960 hands, in batches. Any other is asked, class by
    class, who wins: each of the 7,462 classes against the next, and against itself in other suits.
    Exits with 1 if anything is wrong.

    \b
    Examples:
      tripledraw rank pokerkit
      tripledraw rank "pipe:node engine.js" --timeout 120
    """
    with connected(engine, timeout) as client, bar() as progress:
        if not client.offers("ranking"):
            raise NothingToDo(f"The engine {engine} offers no ranking, so there is nothing to compare.")
        task = progress.add_task(f"{engine}: ranking", total=None)
        try:
            ranked = rank(client, lambda done, total: progress.update(task, advance=done, total=total))
        except Rejected as error:
            raise Failed(f"The engine {engine} refuses to rank hands of five cards: {error}.") from None
    _print(ranked)
    return 1 if ranked.misrankings else 0


def _print(ranked: Ranked) -> None:
    console = Console(highlight=False)
    console.print(f"Compared by {ranked.how}: {_covered(ranked)}.")
    if not ranked.misrankings:
        console.print("All are in the right order.")
        return
    table = Table(box=None, header_style="bold", pad_edge=False)
    for heading in ("rule", "what is wrong", "for example"):
        table.add_column(heading)
    for each in ranked.misrankings[:EXAMPLES]:
        table.add_row(each.rule, Text(f"{each.text}: {each.hands:,} hands"), Text(each.example))
    console.print(table)
    if len(ranked.misrankings) > EXAMPLES:
        console.print(f"... and {len(ranked.misrankings) - EXAMPLES:,} more kinds")


def _covered(ranked: Ranked) -> str:
    hands = f"{ranked.hands:,} hands in {ranked.classes:,} classes"
    if ranked.hands == HANDS:
        return f"all {hands}"
    return f"{hands}; {ranked.left_out:,} pairs of neighbours are left out, as one deck cannot hold both"
