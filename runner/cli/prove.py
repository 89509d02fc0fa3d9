"""`tripledraw prove`: run the suite on every engine of the bank, to see that it catches the wrong ones and no other."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tripledraw import __version__
from tripledraw.proof.prove import Caught, Cleared, Proof, SeenThrough, Unsound, everything, prove
from tripledraw.reports.files import check_writable, write_whole
from tripledraw.selection import Unknown

if TYPE_CHECKING:
    from collections.abc import Sequence

SUITE_AT_FAULT = 4


@click.command()
@click.option("--fault", "names", multiple=True, metavar="NAME", help="Only this engine of the bank; may be repeated.")
@click.option("--json", "file", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", help="Write JSON too.")
@click.option(
    "-n",
    "workers",
    type=click.IntRange(min=1),
    default=os.cpu_count() or 1,
    metavar="N",
    help="Processes; one a core unless given.",
)
def command(names: tuple[str, ...], file: Path | None, workers: int) -> int:
    """Prove the suite: run it on hundreds of wrong engines.

    Each has one fault planted, and has to fail the very rule that it breaks. Hollow engines, which do not play at
    all, must not pass a single rule; sound engines, which keep every rule in another way, must not fail one. Exits
    with 1 if any gets away, or is accused without cause.
    """
    for name in names:
        if name not in everything():
            raise Unknown("engine of the bank", name, everything())
    if file:
        check_writable(file)
    try:
        proofs = _proofs(list(dict.fromkeys(names)) or everything(), workers)
    except Unsound as error:
        click.echo(f"Error: {error}", err=True)
        return SUITE_AT_FAULT
    console = Console(highlight=False, soft_wrap=True)
    for proof in proofs:
        console.print(_line(proof), markup=False)
    for line in _summary(proofs):
        console.print(line, markup=False)
    if file:
        report = {"format": 1, "suite": __version__, "proofs": proofs}
        write_whole(file, msgspec.json.format(msgspec.json.encode(report)) + b"\n")
    return 0 if all(proof.holds for proof in proofs) else 1


def _proofs(names: Sequence[str], workers: int) -> list[Proof]:
    """Prove under a progress bar, if a person looks on."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        return list(bar.track(prove(names, workers), total=len(names), description="engines"))


def _line(proof: Proof) -> str:
    """Return a row of the matrix: caught or not, the wrong engine, the rule it breaks, and the rules that fail."""
    if isinstance(proof, SeenThrough):
        return f"{_word(proof)}  {proof.name}  hollow  passes {', '.join(proof.earned) or 'nothing'}"
    if isinstance(proof, Cleared):
        return f"{_word(proof)}  {proof.name}  sound  fails {', '.join(proof.failing) or 'nothing'}"
    under = "" if proof.under == "common" else f" (under {proof.under})"
    others = [f"also {', '.join(proof.explained)}: {proof.because}"] if proof.explained else []
    others += [f"and, for no reason given, {', '.join(proof.strays)}"] if proof.strays else []
    return "  ".join([_word(proof), proof.name, proof.rule + under, "; ".join(others)]).rstrip()


def _word(proof: Proof) -> str:
    if isinstance(proof, Cleared):
        return "cleared" if proof.holds else "ACCUSED"
    return "caught" if proof.holds else "MISSED"


def _summary(proofs: Sequence[Proof]) -> list[str]:
    """Return how many were caught, by topic and in all, and how precisely."""
    faults = [proof for proof in proofs if isinstance(proof, Caught)]
    hollow = [proof for proof in proofs if isinstance(proof, SeenThrough)]
    sound = [proof for proof in proofs if isinstance(proof, Cleared)]
    planted, caught = Counter(_topic(fault) for fault in faults), Counter(_topic(f) for f in faults if f.holds)
    lines = [""] + [f"{topic}: {caught[topic]} of {count} caught" for topic, count in planted.items()]
    if faults:
        alone = sum(fault.failing == (fault.rule,) for fault in faults)
        imprecise = sum(not fault.precise for fault in faults)
        lines += [
            f"{sum(caught.values())} of {len(faults)} faults are caught by the very rule that they break.",
            f"{alone} fail that rule alone; {imprecise} fail a rule of another topic for which no reason is given.",
        ]
    if hollow:
        lines.append(f"{sum(proof.holds for proof in hollow)} of {len(hollow)} hollow engines pass no rule.")
    if sound:
        lines.append(f"{sum(proof.holds for proof in sound)} of {len(sound)} sound engines fail no rule.")
    return lines


def _topic(fault: Caught) -> str:
    return fault.rule.partition("-")[0]
