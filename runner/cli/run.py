"""`tripledraw run`: judge engines by the rulebook."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, get_args

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from tripledraw.adapters.protocol import Area
from tripledraw.child_process import UnknownEngine
from tripledraw.cli.errors import UserError
from tripledraw.cli.seconds import SECONDS
from tripledraw.cli.workers import WORKERS
from tripledraw.features.catalogue import load
from tripledraw.fold import RULEBOOKS, judge, overall_exit
from tripledraw.reports.console import print_report
from tripledraw.reports.files import check_writable, write_whole
from tripledraw.reports.formats import FORMATS, rendered
from tripledraw.selection import Unknown, WrongList, all_scenarios, chosen, selected, with_deviations
from tripledraw.session import run_engine

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tripledraw.fold import Judgement
    from tripledraw.record import Options

AREAS = get_args(Area)


def _report_options(function: Callable[..., int]) -> Callable[..., int]:
    """Add an option for each format in which a report can be written."""
    for name, format_ in reversed(FORMATS.items()):
        path = click.Path(path_type=Path, dir_okay=False)
        function = click.option(f"--{name}", type=path, metavar="FILE", help=f"Write {format_.says}.")(function)
    return function


@click.command()
@click.argument("engines", nargs=-1, metavar="[ENGINE]...")
@click.option("--rulebook", default="common", metavar="NAME", help=f"Whose reading counts: {', '.join(RULEBOOKS)}.")
@click.option("--rule", "rules", multiple=True, metavar="ID", help="Only this rule; DECK-* works, and repeating.")
@click.option("--scenario", "scenarios", multiple=True, metavar="ID", help="Only this scenario; may be repeated.")
@click.option("--seed", default=1, show_default=True, help="The seed of all shuffles.")
@click.option("--timeout", type=SECONDS, default=5.0, show_default=True, help="Seconds that a call may take.")
@click.option("--hello-timeout", type=SECONDS, default=10.0, show_default=True, help="The same for starting and hello.")
@click.option("--require", default="", metavar="AREAS", help=f"Areas that must be offered: {','.join(AREAS)}.")
@click.option("--deviations", type=click.Path(path_type=Path), metavar="FILE", help="YAML list of known deviations.")
@_report_options
@click.option(
    "-n", "workers", type=WORKERS, default="1", metavar="N", help="Run in so many processes, or auto: one a core."
)
@click.option("--list", "only_list", is_flag=True, help="List the scenarios that would run, and stop.")
def command(
    engines: tuple[str, ...],
    rulebook: str,
    rules: tuple[str, ...],
    scenarios: tuple[str, ...],
    seed: int,
    timeout: float,
    hello_timeout: float,
    require: str,
    deviations: Path | None,
    workers: int,
    only_list: bool,
    **reports: Path | None,
) -> int:
    r"""Judge one or more ENGINEs (default: reference) by the rulebook.

    An engine is reference, pokerkit, a class of your own as module:Class, a name that an installed package
    offers, or any program as "pipe:COMMAND".

    \b
    Exit status:
      0  every rule that ran holds      3  an engine could not be started
      1  some rule fails                4  the suite itself is at fault
      2  wrong usage                    5  nothing ran

    \b
    Examples:
      tripledraw run
      tripledraw run pokerkit --rulebook el --json report.json
      tripledraw run my_game:Engine --rule 'DECK-*' --rule MUCK-4
    """
    asked = {
        "rulebook": rulebook,
        "rules": _named("--rule", rules),
        "scenarios": _named("--scenario", scenarios),
        "seed": seed,
        "timeout": timeout,
        "hello_timeout": hello_timeout,
        "require": _areas(require),
    }
    options = [chosen(engine, **asked) for engine in dict.fromkeys(engines or ("reference",))]
    if deviations:
        options = [_known_to_deviate(each, deviations) for each in options]
    if only_list:
        return _list(options[0])
    files = {name: path for name, path in reports.items() if path}
    _check(files, options)
    judgements = [_judged(each, workers) for each in options]
    try:
        print_report(judgements, load(), Console(highlight=False))
    finally:  # also when nobody reads the page to its end
        for name, path in files.items():
            write_whole(path, rendered(name, judgements, load()))
    return overall_exit(judgement.exit for judgement in judgements)


def _check(files: dict[str, Path], options: Sequence[Options]) -> None:
    """Refuse, before anything runs, reports that could not be written in the end."""
    for name, path in files.items():
        check_writable(path)
        if sum(path.absolute() == other.absolute() for other in files.values()) > 1:
            raise UserError(f"Two reports cannot both be written to {path}; name a file for each.")
        if len(options) > 1 and not FORMATS[name].holds_several:
            raise UserError(f"--{name} holds the run of one engine; name one, or run {len(options)} times.")


def _judged(options: Options, workers: int) -> Judgement:
    """Run the suite on one engine, under a progress bar if a person looks on, and judge it."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(options.engine, total=len(selected(all_scenarios(), options)))
        try:
            run = run_engine(options, lambda _: bar.advance(task), workers)
        except UnknownEngine as error:
            raise UserError(str(error)) from None
    return judge(run, load())


def _known_to_deviate(options: Options, path: Path) -> Options:
    try:
        return with_deviations(options, path)
    except WrongList as error:
        raise UserError(str(error)) from None


def _list(options: Options) -> int:
    for scenario in selected(all_scenarios(), options):
        click.echo(f"{scenario.id}  {scenario.name}")
    return 0


def _areas(require: str) -> Sequence[str]:
    areas = _words((require,))
    for area in areas:
        if area not in AREAS:
            raise Unknown("area", area, AREAS)
    return areas


def _named(option: str, given: Sequence[str]) -> list[str]:
    """Return the words of an option; where it is given and holds none, a script has probably lost them."""
    words = _words(given)
    if given and not words:
        raise UserError(f"{option} names nothing; leave it out to run everything.")
    return words


def _words(given: Sequence[str]) -> list[str]:
    """Return the words of options that may be repeated, and may hold several with commas."""
    return [word.strip() for words in given for word in words.split(",") if word.strip()]
