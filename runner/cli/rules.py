"""`tripledraw rules`: the ledger of the rulebook."""

from __future__ import annotations

from fnmatch import fnmatchcase
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.table import Table

from tripledraw.cli.ending import SUITE_AT_FAULT
from tripledraw.features import pickles
from tripledraw.features.catalogue import load
from tripledraw.features.catalogue.schemas import schemas
from tripledraw.ledger import Ledger, RuleEntry, draw_up
from tripledraw.reports.files import write_texts
from tripledraw.selection import unknown_rule

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from tripledraw.features.catalogue import Catalogue


@click.command()
@click.argument("rules", nargs=-1, metavar="[ID-OR-GLOB]...")
@click.option("--statements", is_flag=True, help="Show the sentences of the documents, each with its rules.")
@click.option(
    "--schemas",
    "folder",
    type=click.Path(file_okay=False, path_type=Path),
    help="Write the JSON Schemas of the catalogue's files into this folder, for editors, and stop.",
)
def command(rules: tuple[str, ...], statements: bool, folder: Path | None) -> None:
    r"""Show what each rule rests on, and what tests it.

    Each sentence of the documents must have a rule, and each rule that an engine can break a scenario
    and a fault. Exits with 4 if anything is missing.

    \b
    Examples:
      tripledraw rules
      tripledraw rules DECK-2 'MUCK-*' --statements
    """
    if folder:
        write_texts(folder, schemas())
        return
    catalogue = load()
    chosen = _chosen(rules, catalogue.rules)
    ledger = draw_up(catalogue, pickles.load(catalogue.features), _faults())
    console = Console(highlight=False)
    if statements:
        console.print(_statement_table(catalogue, chosen))
    else:
        console.print(_rule_table([entry for entry in ledger.rules if entry.rule.id in chosen]))
    _print_summary(console, ledger)
    if ledger.problems:
        raise SystemExit(SUITE_AT_FAULT)


def _chosen(globs: Sequence[str], rule_ids: Collection[str]) -> set[str]:
    """Return the ids that the globs match, in any case of letters; all of them if there are no globs."""
    chosen: set[str] = set()
    for glob in globs:
        found = {id_ for id_ in rule_ids if fnmatchcase(id_, glob.upper())}
        if not found:
            raise unknown_rule(glob.upper(), rule_ids, globs=True)
        chosen |= found
    return chosen if globs else set(rule_ids)


def _faults() -> list[tuple[str, str]]:
    from tripledraw.proof.bank import FAULTS

    return [(fault.name, fault.rule) for fault in FAULTS.values()]


def _rule_table(entries: Sequence[RuleEntry]) -> Table:
    table = Table(box=None, header_style="bold", pad_edge=False)
    table.add_column("rule", no_wrap=True)
    for heading in ("statements", "scenarios", "faults"):
        table.add_column(heading, justify="right")
    table.add_column("says")
    for entry in entries:
        tests = (entry.scenarios, entry.faults)
        table.add_row(
            entry.rule.id,
            "silent" if entry.rule.silent else str(len(entry.statements)),
            *(str(len(test)) if entry.rule.testable else "-" for test in tests),
            entry.rule.says,
        )
    return table


def _statement_table(catalogue: Catalogue, chosen: set[str]) -> Table:
    table = Table(box=None, header_style="bold", pad_edge=False)
    table.add_column("statement", no_wrap=True)
    table.add_column("rules")
    table.add_column("says")
    everything = len(chosen) == len(catalogue.rules)
    for statement in catalogue.statements.values():
        if chosen.intersection(statement.rules) or (everything and not statement.rules):
            rules = ", ".join(statement.rules) or f"none: {statement.untestable}"
            table.add_row(statement.id, rules, statement.says)
    return table


def _print_summary(console: Console, ledger: Ledger) -> None:
    tested = [entry for entry in ledger.rules if entry.scenarios and entry.faults]
    testable = [entry for entry in ledger.rules if entry.rule.testable]
    console.print(f"\n{ledger.traced} of {ledger.statements} statements traced")
    console.print(f"{len(tested)} of {len(testable)} testable rules have a scenario and a fault")
    for problem in ledger.problems:
        console.print(problem, style="red", markup=False)
