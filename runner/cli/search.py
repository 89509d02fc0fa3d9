"""`tripledraw search`: rules, statements and scenarios by words."""

from __future__ import annotations

import click

from tripledraw.features import pickles
from tripledraw.features.catalogue import load
from tripledraw.rulings.search import entries, glossary, search

NOTHING_FOUND = 5


@click.command()
@click.argument("words", nargs=-1, required=True)
def command(words: tuple[str, ...]) -> int:
    r"""Find rules, statements and scenarios by words.

    Players' words will do (stub, muck, pat, cap, wheel), and those of the Czech, Greek, Finnish and Dutch documents,
    with or without accents. Small misspellings do not matter.

    \b
    Examples:
      tripledraw search own discard reshuffle
      tripledraw search zamichat balicek
    """
    catalogue = load()
    found = search(" ".join(words), entries(catalogue, pickles.load(catalogue.features), glossary()))
    for each in found:
        click.echo(f"{each.entry.id}  {each.entry.says}")
    if not found:
        click.echo("Nothing is found by these words; try fewer, or others.", err=True)
        return NOTHING_FOUND
    return 0
