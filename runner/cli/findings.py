"""Print and save what `explore` and `play` have found."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

from tripledraw.cli.errors import UserError
from tripledraw.proof.findings import GaveUp
from tripledraw.proof.retelling import holds_on_reference
from tripledraw.proof.telling import in_words, scenario, scenario_file, table_name
from tripledraw.scenarios import slug

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from tripledraw.proof.findings import Finding, Findings
    from tripledraw.reference_impl.rulebooks import Rulebook

_NO_SCENARIO = (
    "    No scenario can tell it: it takes cards that chance brings, in a second hand or from a reshuffled stub."
)


@contextmanager
def told_if_given_up() -> Iterator[None]:
    """Say so on stderr if the engine fails too often to go on; what was found until then is kept."""
    try:
        yield
    except GaveUp as error:
        click.echo(str(error), err=True)


def print_readings(rulebook: Rulebook) -> None:
    """Print the readings by which the reference engine plays along."""
    click.echo("Readings: " + ", ".join(f"{rule} {reading}" for rule, reading in rulebook.readings.items()))


def with_scenario(findings: Findings, readings: Rulebook) -> list[Finding]:
    """Return the findings whose scenario the reference engine passes, by those readings."""
    return [finding for finding in findings if holds_on_reference(finding.shortest, readings)]


def print_findings(findings: Findings, told: Sequence[Finding]) -> None:
    """Print each kind of difference in words, and those to be `told` so as a scenario and as a scenario file too."""
    for number, finding in enumerate(findings, start=1):
        difference = finding.shortest
        found = f"in {_counted(finding.hands, 'hand')}{_how_sure(finding)}"
        click.echo(f"\n{number}. {difference.rule}, {difference.kind[1]}: {found}")
        click.echo(in_words(difference))
        if finding not in told:
            click.echo(f"\n    {_NO_SCENARIO}")
            continue
        click.echo(f"\n{scenario(difference)}")
        click.echo(f"    # scenarios/{_file_name(finding)}")
        click.echo("".join(f"    {line}\n" for line in scenario_file(difference).splitlines()), nl=False)


def print_how_many(findings: Findings) -> None:
    """Print how many kinds of difference there are."""
    click.echo(f"\n{_counted(len(findings), 'kind')} of difference" if len(findings) else "\nNo difference.")


def save_findings(told: Sequence[Finding], folder: Path) -> None:
    """Write for each of these kinds of difference the scenario and the scenario file into the folder."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for finding in told:
            stem = _file_name(finding)
            (folder / stem).write_text(scenario_file(finding.shortest), encoding="utf-8", newline="\n")
            feature = folder / stem.replace(".yaml", ".feature")
            feature.write_text(_feature(finding), encoding="utf-8", newline="\n")
    except OSError as error:
        raise UserError(f"The differences cannot be written to {folder}: {error.strerror}.") from None


def _feature(finding: Finding) -> str:
    difference = finding.shortest
    comment = "".join(f"# {line}\n" for line in in_words(difference).splitlines())
    return f"{comment}Feature: {table_name(difference)}\n\n{scenario(difference)}"


def _file_name(finding: Finding) -> str:
    return f"{slug(table_name(finding.shortest))}.yaml"


def _counted(number: int, what: str) -> str:
    """Return a number of things: `1 hand`, `1,196 hands`."""
    return f"{number:,} {what}{'' if number == 1 else 's'}"


def _how_sure(finding: Finding) -> str:
    if not finding.repeats:
        return ", and not again when the hand was played once more: this is the hand as it was found"
    return "" if finding.shrunk else ", the shortest of them below"
