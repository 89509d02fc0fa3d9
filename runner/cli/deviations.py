"""`tripledraw deviations`: a first list of known deviations, from a report."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec
import yaml

from tripledraw.cli.errors import UserError
from tripledraw.cli.reading import read_report_file
from tripledraw.deviations import FAILING, first_reason
from tripledraw.record import Deviation, Outcome

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tripledraw.reports.json_report import EngineEntry, RuleEntry

HEAD = """\
# What {engine} is known to get wrong, for `tripledraw run {address} --deviations FILE`.
# Say of each why it is so, and give a link to read more; take off the list what has been mended.
"""


@click.command()
@click.argument("report", type=click.Path(path_type=Path))
def command(report: Path) -> None:
    """Print a first list of known deviations: what fails in REPORT, a JSON report on one engine.

    Send it to a file, put your reasons in, and name it in `tripledraw run --deviations FILE`.
    """
    read = read_report_file(report)
    if len(read.engines) != 1:
        raise UserError(f"{report} holds {len(read.engines)} engines; make a report on one.")
    [engine] = read.engines
    listed = [*read.deviations, *found(engine)]
    click.echo(HEAD.format(engine=_line(engine.name), address=_line(engine.address)), nl=False)
    entries = msgspec.to_builtins(listed)
    click.echo(yaml.safe_dump(entries, sort_keys=False, allow_unicode=True, width=110), nl=False)


def found(engine: EngineEntry) -> Iterator[Deviation]:
    """Yield what fails: a rule where nothing of it passes or no one scenario is to blame, else its scenarios."""
    for rule in engine.rules:
        failing = [scenario for scenario in rule.scenarios if scenario.outcome in FAILING]
        if rule.outcome in FAILING and (not failing or not _passes_anywhere(rule)):
            yield Deviation(rule=rule.id, reason=first_reason(rule.detail))
        elif rule.outcome in FAILING:
            for scenario in failing:
                yield Deviation(scenario=scenario.id, reason=first_reason(scenario.detail))


def _passes_anywhere(rule: RuleEntry) -> bool:
    return any(scenario.outcome is Outcome.PASSED for scenario in rule.scenarios)


def _line(text: str) -> str:
    return " ".join(text.split())
