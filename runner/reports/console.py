"""The report that a person reads on the terminal."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rich import box
from rich.table import Table
from rich.text import Text

from tripledraw.fold import HOUSES, RULEBOOKS, listed, not_offered, offered
from tripledraw.record import Outcome
from tripledraw.reports.failures import print_failures
from tripledraw.reports.matrix import print_matrix
from tripledraw.reports.words import STYLES, follows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from tripledraw.features.catalogue import Catalogue
    from tripledraw.fold import Judgement, RuleResult, Verdict

COLUMNS = (
    Outcome.PASSED,
    Outcome.PASSED_IN_PART,
    Outcome.FAILED,
    Outcome.ERROR,
    Outcome.SUITE_FAULT,
    Outcome.UNEXPECTED_PASS,
    Outcome.KNOWN_DEVIATION,
    Outcome.NOT_SUPPORTED,
    Outcome.SKIPPED,
    Outcome.DOES_NOT_APPLY,
)

ROOMY = 80
"""Characters a line from which the topics have their titles, cut short where they do not fit."""


def print_report(judgements: Sequence[Judgement], catalogue: Catalogue, console: Console) -> None:
    """Print what became of each engine, and of several a matrix."""
    for judgement in judgements:
        _print_engine(judgement, catalogue, console)
    if len(judgements) > 1:
        print_matrix(judgements, console)


def _print_engine(judgement: Judgement, catalogue: Catalogue, console: Console) -> None:
    run = judgement.run
    console.rule(Text(f"{run.engine_name} {run.engine_version}".strip(), style="bold"), align="left")
    _line(console, f"{run.options.engine}: {_ran(judgement)}; suite {run.suite}, rulebook {run.rulebook_version}")
    if run.cannot_start:
        _line(console, run.cannot_start, style="red")
        return
    if judgement.rules:
        console.print(_topics(judgement, catalogue, roomy=console.width >= ROOMY))
    _print_readings(judgement.rules, catalogue, console)
    _print_not_supported(judgement.rules, console)
    _print_known(judgement.rules, console)
    print_failures(judgement, catalogue, console)
    _print_verdicts(judgement, console)


def _ran(judgement: Judgement) -> str:
    run = judgement.run
    part = "" if run.planned == run.whole else f" (of {run.whole} in the whole suite)"
    ran = f"{len(run.scenarios)} of {run.planned}" if run.stopped or run.cannot_start else f"{run.planned}"
    noun = "scenario" if run.planned == 1 else "scenarios"
    return f"{ran} {noun}{part} in {run.seconds:.2f} s, seed {run.options.seed}"


def _topics(judgement: Judgement, catalogue: Catalogue, *, roomy: bool) -> Table:
    counts = {topic: Counter[Outcome]() for topic in catalogue.topics}
    for result in judgement.rules:
        counts[result.topic][result.outcome] += 1
    there = [outcome for outcome in COLUMNS if any(count[outcome] for count in counts.values())]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("topic")
    table.add_column("rules", justify="right")
    for outcome in there:
        width = max(map(len, str(outcome).split())) if roomy else None
        table.add_column(str(outcome), justify="right", style=STYLES[outcome], width=width)
    for topic, title in catalogue.topics.items():
        if count := counts[topic]:
            cells = (str(count[outcome] or "") for outcome in there)
            name = Text(f"{topic:<5}  {title}" if roomy else topic, no_wrap=True, overflow="ellipsis")
            table.add_row(name, str(count.total()), *cells)
    return table


def _print_readings(results: Sequence[RuleResult], catalogue: Catalogue, console: Console) -> None:
    found = [result for result in results if result.found]
    if not found:
        return
    _heading(console, "Readings found")
    for result in found:
        _line(console, f"  {result.id}: {follows(catalogue.rules[result.id], result.found or (), catalogue)}")


def _print_not_supported(results: Sequence[RuleResult], console: Console) -> None:
    reasons: dict[str, list[str]] = {}
    for result in results:
        for scenario in result.scenarios:
            if scenario.outcome is Outcome.NOT_SUPPORTED:
                rules = reasons.setdefault(scenario.detail, [])
                if result.id not in rules:
                    rules.append(result.id)
    if not reasons:
        return
    _heading(console, "Not supported, in whole or in part")
    for reason, rules in reasons.items():
        _line(console, f"  {reason}: {', '.join(rules)}")


def _print_known(results: Sequence[RuleResult], console: Console) -> None:
    known = [result for result in results if result.outcome is Outcome.KNOWN_DEVIATION]
    if not known:
        return
    _heading(console, "Known deviations")
    for result in known:
        _line(console, f"  {result.id}: {result.passed} of {len(result.scenarios)} passed; {result.detail}")


def _print_verdicts(judgement: Judgement, console: Console) -> None:
    run = judgement.run
    _heading(console, "Verdict")
    for fault in run.faults:
        _line(console, f"  The suite is at fault: {fault}", style="magenta")
    if run.stopped:
        _line(console, f"  None: the run was stopped, because {run.stopped}.", style="yellow")
    elif not run.complete:
        count = len(judgement.rules)
        held = sum(result.outcome in (Outcome.PASSED, Outcome.PASSED_IN_PART) for result in judgement.rules)
        _line(console, f"  None, since only a part was run; {held} of {count} rules hold under {run.options.rulebook}.")
        if lacking := not_offered(run):
            _line(console, f"  It does not offer {listed(lacking)}, as is required.", style="red")
    else:
        for name in RULEBOOKS:
            _print_verdict(judgement.verdicts[name], name == run.options.rulebook, console)
        _line(console, "  * is the rulebook whose verdict sets the exit status.")
        _line(console, f"  It offers {', '.join(offered(run)) or 'nothing'}.")


def _print_verdict(verdict: Verdict, chosen: bool, console: Console) -> None:
    line = Text(f"{'* ' if chosen else '  '}{verdict.rulebook:<11}")
    line.append(verdict.text or "", style="green" if verdict.exit == 0 else "red")
    if verdict.failing:
        line.append(f": {_shortened(verdict.failing)}")
    if verdict.rulebook in HOUSES:
        line.append("  (a house: its readings only)", style="dim")
    _line(console, line)


def _shortened(ids: Sequence[str], longest: int = 10) -> str:
    more = f" and {len(ids) - longest} more" if len(ids) > longest else ""
    return ", ".join(ids[:longest]) + more


def _heading(console: Console, text: str) -> None:
    console.print()
    _line(console, text, style="bold")


def _line(console: Console, text: str | Text, style: str = "") -> None:
    """Print a line as it is: no markup, and folded only where a person looks on."""
    line = text if isinstance(text, Text) else Text(text)
    console.print(line, style=style, soft_wrap=not console.is_terminal)
