"""`tripledraw judge`: rulings on recorded hands."""

from __future__ import annotations

from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

from tripledraw.cli.errors import UserError
from tripledraw.cli.workers import WORKERS
from tripledraw.plain import clean
from tripledraw.reference_impl.rulebooks import DEFAULTS, RULEBOOKS
from tripledraw.reports.files import WholeFile, check_writable, make_folder, write_texts
from tripledraw.rulings.collection import files
from tripledraw.rulings.many import Extras, Judged, judge_all
from tripledraw.rulings.ruling import VERDICTS, Ruling
from tripledraw.selection import Unknown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tripledraw.rulings.scenario import Scenario

BREAKS, NOT_ALL_JUDGED = 1, 5


@click.command()
@click.argument("paths", nargs=-1, required=True, metavar="FILE...", type=click.Path(path_type=Path))
@click.option("--rulebook", default="common", metavar="NAME", help=f"Judge by: {', '.join(RULEBOOKS)}.")
@click.option("--json", "report", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE", help="Write JSON.")
@click.option("--explain", is_flag=True, help="Tell each hand street by street, with the ruling where it matters.")
@click.option(
    "--scenario", "folder", type=click.Path(file_okay=False, path_type=Path), metavar="DIR",
    help="Write each hand as a scripted table and a feature into this folder.",
)  # fmt: skip
@click.option(
    "-n", "workers", type=WORKERS, default="1", metavar="N", help="Judge in so many processes, or auto: one a core."
)
def command(
    paths: tuple[Path, ...], rulebook: str, report: Path | None, explain: bool, folder: Path | None, workers: int
) -> int:
    r"""Rule on recorded hands, each by itself.

    Each FILE is a hand history (PokerStars, Full Tilt, Winamax, Merge, KingsClub, PHH) or a folder of them.
    Where the rulebook leaves a rule open, a hand that fits any reading of it breaks nothing.

    \b
    Exit status:
      0  all hands are sound or undecided
      1  some hand breaks a rule
      2  wrong usage
      5  no hand breaks a rule, and some could not be judged

    \b
    Examples:
      tripledraw judge hands.txt --explain
      tripledraw judge histories/ --rulebook pokerstars --json rulings.json -n auto
    """
    _check(paths, rulebook, report)
    counts = Counter[str]()
    unwritten = twice = 0
    names = set[str]()
    if folder is not None:
        make_folder(folder)
    extras = Extras(told=explain, scenario=folder is not None)
    with ExitStack() as stack:
        written = _Report(stack.enter_context(WholeFile(report)), rulebook) if report else None
        judged = judge_all(paths, rulebook, extras, workers)
        for each in _with_progress(stack, judged, paths):
            counts[each.ruling.verdict] += 1
            click.echo(f"{clean(each.told)}\n" if each.told else _said(each.ruling))
            if written:
                written.add(each.ruling)
            if each.scenario is None:
                unwritten += 1
            elif each.scenario.name in names:
                twice += 1
            elif folder is not None:
                names.add(each.scenario.name)
                _write_scenario(folder, each.scenario)
        if written:
            written.end()
    click.echo(_summary(counts))
    if folder is not None and unwritten:
        click.echo(f"{unwritten:,} of them cannot be written as a scenario")
    if twice:
        click.echo(f"{twice:,} of them have the site and number of another, whose scenario was kept")
    return _exit(counts)


def _check(paths: tuple[Path, ...], rulebook: str, report: Path | None) -> None:
    if rulebook not in RULEBOOKS:
        raise Unknown("rulebook", rulebook, RULEBOOKS)
    for path in paths:
        if not path.exists():
            raise UserError(f"There is no file or folder {path}; name a hand history, or a folder of them.")
    if report:
        check_writable(report)
        if report.exists() and any(report.samefile(path) for path in paths):
            raise UserError(f"The report would be written over {report}, which is to be judged; name another file.")


def _with_progress(stack: ExitStack, judged: Iterator[Judged], paths: tuple[Path, ...]) -> Iterator[Judged]:
    """Pass the rulings on, under a progress bar on stderr if a person looks on."""
    error = Console(stderr=True)
    if not error.is_terminal:
        yield from judged
        return
    whole = sum(path.stat().st_size for path in files(paths))
    columns = TextColumn("{task.fields[hands]:,} hands"), BarColumn(), TaskProgressColumn()
    bar = stack.enter_context(Progress(*columns, console=error, transient=True))
    task = bar.add_task("", total=whole, hands=0)
    for number, each in enumerate(judged, start=1):
        bar.update(task, advance=each.size, hands=number)
        yield each


def _said(ruling: Ruling) -> str:
    """Return a ruling in a line, and a line for each finding and each reading that is not the default."""
    hand = f"{ruling.site} {ruling.hand}".strip()
    lines = [": ".join(filter(None, (f"{ruling.file}:{ruling.line}", hand, ruling.verdict)))]
    for finding in ruling.findings:
        rule = f" ({finding.rule})" if finding.rule else ""
        lines.append(f"    {finding.where}: {finding.says}{rule}")
    for rule, readings in ruling.readings.items():
        if readings and DEFAULTS[rule] not in readings:
            lines.append(f"    {rule}: fits {' or '.join(readings)}")
    return clean("\n".join(lines))


def _summary(counts: Counter[str]) -> str:
    hands = sum(counts.values())
    parts = [f"{counts[verdict]:,} {verdict}" for verdict in VERDICTS if counts[verdict]]
    return f"{hands:,} {'hand' if hands == 1 else 'hands'}: {', '.join(parts) or 'no files in the folder'}"


def _exit(counts: Counter[str]) -> int:
    if counts["breaks"]:
        return BREAKS
    judged = counts["sound"] + counts["undecided"]
    return 0 if judged and judged == sum(counts.values()) else NOT_ALL_JUDGED


class _Report:
    """The JSON report, written hand by hand."""

    def __init__(self, file: WholeFile, rulebook: str) -> None:
        self.file = file
        self.between = b"\n"
        file.write(b'{"format": 1, "rulebook": ' + msgspec.json.encode(rulebook) + b', "hands": [')

    def add(self, ruling: Ruling) -> None:
        self.file.write(self.between + msgspec.json.encode(ruling.plain()))
        self.between = b",\n"

    def end(self) -> None:
        self.file.write(b"\n]}\n")


def _write_scenario(folder: Path, scenario: Scenario) -> None:
    texts = {f"{scenario.name}.yaml": scenario.table, f"{scenario.name}.feature": scenario.feature}
    write_texts(folder, texts)
