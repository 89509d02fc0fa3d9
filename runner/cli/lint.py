"""`tripledraw lint`: what is wrong with the suite itself."""

from __future__ import annotations

import click

from tripledraw.cli.errors import UserError
from tripledraw.lint.checks import look_over
from tripledraw.lint.ids import KEPT, add_ids
from tripledraw.selection import all_scenarios


@click.command()
@click.option("--ids", is_flag=True, help="Keep the ids of new scenarios for good in features/catalogue/ids.txt first.")
def command(ids: bool) -> None:
    r"""Find what is wrong with features, catalogue, steps, scripted tables and faults.

    Each finding names the place, what it is about, and the check in brackets; docs/contributing.md
    explains the checks and how a finding is waived. Exits with 1 if anything is found.

    \b
    Examples:
      tripledraw lint
      tripledraw lint --ids
    """
    if ids:
        _keep_ids()
    findings = look_over()
    for finding in findings:
        click.echo(finding)
    if findings:
        click.echo(f"{len(findings)} to mend")
        raise SystemExit(1)
    click.echo("Nothing to mend")


def _keep_ids() -> None:
    try:
        added = add_ids(scenario.id for scenario in all_scenarios())
    except OSError as error:
        raise UserError(f"The ids cannot be written to {KEPT}: {error.strerror}.") from None
    click.echo(f"{added} new {'id' if added == 1 else 'ids'} kept")
