"""`tripledraw compare`: what got better and what got worse between two reports."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from tripledraw.cli.reading import read_report_file
from tripledraw.comparison import compare, differences, only_in_one
from tripledraw.features.catalogue import load

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tripledraw.comparison import Change, Comparison

FILE = click.Path(path_type=Path)


@click.command()
@click.argument("old", type=FILE)
@click.argument("new", type=FILE)
def command(old: Path, new: Path) -> int:
    """Compare two JSON reports, OLD and NEW: what got better, worse, is new, or is gone.

    Exits with 1 if anything got worse: what passed and passes no more, or could be judged and no longer can.
    """
    before, after = read_report_file(old), read_report_file(new)
    apart = differences(before, after)
    if apart:
        click.echo("These runs were not made alike:")
        _tell(apart)
    for change in only_in_one(before, after):
        click.echo(f"{change.what} is only in {old if change.now is None else new}.")
    comparisons = compare(before, after, load().renamed)
    if not comparisons:
        click.echo("No engine is in both.")
    for comparison in comparisons:
        _print(comparison)
    return int(any(comparison.worse for comparison in comparisons))


def _print(comparison: Comparison) -> None:
    parts = ("worse", "better", "new", "gone")
    counts = ", ".join(f"{len(getattr(comparison, part))} {part}" for part in parts)
    click.echo(f"{comparison.engine}: {counts}")
    for part in parts:
        changes = getattr(comparison, part)
        if changes:
            click.echo(f"{part.capitalize()}:")
            _tell(changes)
    if comparison.otherwise:
        click.echo("Otherwise changed:")
        _tell(comparison.otherwise)


def _tell(changes: Iterable[Change]) -> None:
    for change in changes:
        states = " -> ".join(state for state in (change.was, change.now) if state is not None)
        detail = f": {change.detail.splitlines()[0]}" if change.detail else ""
        click.echo(f"  {change.what}: {states}{detail}")
