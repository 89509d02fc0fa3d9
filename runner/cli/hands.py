"""`tripledraw hands`: hands ranked against each other."""

from __future__ import annotations

import click

from tripledraw.cli.errors import UserError
from tripledraw.rulings.compare import BadHand, Ranked, cards_of, ranked


@click.command()
@click.argument("hands", nargs=-1, required=True, metavar="HAND...")
def command(hands: tuple[str, ...]) -> None:
    r"""Rank hands against each other, name them, and say why, with the rules.

    A hand is five cards, such as 7c6d4h3s2c. Hands may share cards.

    \b
    Examples:
      tripledraw hands 7c6d4h3s2c 8c5d4h3s2d
      tripledraw hands As2d3h4s5c Kc5d4h3s2c 2c2d7h8s9c
    """
    try:
        found = ranked([cards_of(hand) for hand in hands])
    except BadHand as error:
        raise UserError(str(error)) from None
    for each in found:
        click.echo(f"{each.place}. {' '.join(each.cards)}  {_named(each)}: {each.why}")


def _named(hand: Ranked) -> str:
    number = f"number {hand.number:,}"  # which is also what players call the best hands
    return f"{number} of 7,462" if hand.name == number else f"{hand.name} ({number} of 7,462)"
