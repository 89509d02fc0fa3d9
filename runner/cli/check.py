"""`tripledraw check`: whether an adapter speaks the protocol, in seconds."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tripledraw.adapters import CannotStart, UnknownAddress
from tripledraw.adapters.schemas import schemas
from tripledraw.checking import Finding, Verdict
from tripledraw.cli.errors import UserError
from tripledraw.cli.seconds import SECONDS
from tripledraw.plain import clean
from tripledraw.reports.files import write_texts
from tripledraw.watching import watched

STYLES: dict[Verdict, str] = {"right": "green", "missing": "yellow", "wrong": "bold red"}
WIDTHS = len("missing"), len("strengths")
CANNOT_START = 3


@click.command()
@click.argument("engine", required=False)
@click.option("--timeout", type=SECONDS, default=5.0, show_default=True, help="Longest wait for an answer, in seconds.")
@click.option("--hello-timeout", type=SECONDS, default=10.0, show_default=True, help="Longest wait for hello.")
@click.option(
    "--schemas",
    "folder",
    type=click.Path(file_okay=False, path_type=Path),
    help="Write the JSON Schemas of all messages into this folder, and stop.",
)
def command(engine: str | None, timeout: float, hello_timeout: float, folder: Path | None) -> int:
    r"""Check that ENGINE speaks the protocol, before its poker is judged.

    Each method that it offers is tried with good and with bad input. Exits with 1 if an answer is wrong,
    with 3 if the engine cannot be started. What is missing is allowed: it is reported as not supported.

    \b
    Examples:
      tripledraw check my_package.engine:Adapter
      tripledraw check "pipe:node engine.js"
    """
    if folder:
        write_texts(folder, schemas())
        return 0
    if engine is None:
        raise UserError('Name an engine to check, as in: tripledraw check "pipe:node engine.js"')
    counts: Counter[Verdict] = Counter()
    console = Console(highlight=False)
    try:
        for finding in watched(engine, timeout, hello_timeout):
            counts[finding.verdict] += 1
            _print(console, finding)
    except UnknownAddress as error:
        raise UserError(str(error)) from error
    except CannotStart as error:
        click.echo(f"Error: {clean(str(error))}", err=True)
        return CANNOT_START
    console.print(", ".join(f"{counts[verdict]} {verdict}" for verdict in STYLES))
    return 1 if counts["wrong"] else 0


def _print(console: Console, finding: Finding) -> None:
    """Print what was found in columns, folded only where a person looks on."""
    text = clean(finding.text)
    if not console.is_terminal:
        margin = f"{'':<{WIDTHS[0]}}  {'':<{WIDTHS[1]}}  "
        click.echo(
            f"{finding.verdict:<{WIDTHS[0]}}  {finding.method:<{WIDTHS[1]}}  " + text.replace("\n", f"\n{margin}")
        )
        return
    row = Table.grid(padding=(0, 2))
    for width in WIDTHS:
        row.add_column(width=width)
    row.add_column(overflow="fold")
    row.add_row(Text(finding.verdict, STYLES[finding.verdict]), finding.method, Text(text))
    console.print(row)
