"""`tripledraw cite`: a short citation of a rule."""

from __future__ import annotations

import click

from tripledraw.cli.rule import rule_named, source_named
from tripledraw.features.catalogue import load
from tripledraw.rulings.cite import FORMATS, citation_of


@click.command()
@click.argument("rule_id", metavar="ID")
@click.option("--rulebook", metavar="NAME", help="Cite it as one document or house reads it.")
@click.option("--format", "form", type=click.Choice(list(FORMATS)), default="text", show_default=True)
def command(rule_id: str, rulebook: str | None, form: str) -> None:
    r"""Cite a rule so that the citation stands on its own, with its permanent id and the rulebook's version.

    \b
    Examples:
      tripledraw cite DECK-3
      tripledraw cite DECK-3 --rulebook el --format markdown
    """
    catalogue = load()
    source = source_named(catalogue, rulebook)
    click.echo(FORMATS[form](citation_of(catalogue, rule_named(catalogue, rule_id), source)))
