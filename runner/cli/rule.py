"""`tripledraw rule`: a rule and everything that it rests on."""

from __future__ import annotations

import click

from tripledraw.features import pickles
from tripledraw.features.catalogue import Catalogue, Rule, load
from tripledraw.plain import clean
from tripledraw.rulings.lookup import rule_card
from tripledraw.selection import Unknown, unknown_rule


@click.command()
@click.argument("rule_id", metavar="ID")
@click.option("--rulebook", metavar="NAME", help="Speak for one document or house: cs, el, fi, nl, wsop and so on.")
def command(rule_id: str, rulebook: str | None) -> None:
    r"""Look a rule up: its words, its readings, who says it, and what shows it.

    \b
    Examples:
      tripledraw rule DECK-3
      tripledraw rule DECK-3 --rulebook fi
    """
    catalogue = load()
    rule = rule_named(catalogue, rule_id)
    card = rule_card(catalogue, pickles.load(catalogue.features), rule, source_named(catalogue, rulebook))
    click.echo(clean(card))


def rule_named(catalogue: Catalogue, rule_id: str) -> Rule:
    """Return the rule of that id, in any case of letters; raises Unknown."""
    if rule_id.upper() not in catalogue.rules:
        raise unknown_rule(rule_id.upper(), catalogue.rules)
    return catalogue.rules[rule_id.upper()]


def source_named(catalogue: Catalogue, name: str | None) -> str | None:
    """Return the id of a document or house, or None for all of them (`common`); raises Unknown."""
    known = [*catalogue.documents, *catalogue.houses, "common"]
    if name is not None and name not in known:
        raise Unknown("document or house", name, known)
    return None if name == "common" else name
