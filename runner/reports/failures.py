"""The part of the terminal's report that explains what failed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from tripledraw.fold import COUNTED
from tripledraw.reports.calls import calls_in_words
from tripledraw.reports.words import STYLES, command_again, said_by

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import Console

    from tripledraw.features.catalogue import Catalogue
    from tripledraw.fold import Judgement, RuleResult
    from tripledraw.record import Options, ScenarioResult

LAST_CALLS = 6
MOST_OTHERS = 5


def print_failures(judgement: Judgement, catalogue: Catalogue, console: Console) -> None:
    """Explain each rule that counts against the engine, with the command that repeats it."""
    failing = [result for result in judgement.rules if result.counts]
    if not failing:
        return
    console.print()
    console.print("Failures", style="bold")
    for result in failing:
        rule = catalogue.rules[result.id]
        mark = "" if result.from_rulebook else f" (not from {judgement.run.options.rulebook})"
        console.print()
        head = Text("  ").append(result.id, style="bold").append(f"  {rule.says}")
        console.print(head, soft_wrap=True)
        _field(console, "", f"{said_by(rule)}{mark}")
        for label, text in _explained(result, judgement.run.options):
            _field(console, label, text, style=STYLES[result.outcome] if label == str(result.outcome) else "")


def _explained(result: RuleResult, options: Options) -> Iterator[tuple[str, str]]:
    bad = [scenario for scenario in result.scenarios if scenario.outcome in COUNTED]
    if not bad:  # what is wrong shows only in all the scenarios together
        yield str(result.outcome), result.detail
        yield "again", command_again(options, rule=result.id)
        return
    first = next((scenario for scenario in bad if scenario.outcome is result.outcome), bad[0])
    others = [scenario for scenario in bad if scenario is not first]
    yield from _scenario(first)
    yield "again", command_again(options, scenario=first.id)
    if others:
        more = f" and {len(others) - MOST_OTHERS} more" if len(others) > MOST_OTHERS else ""
        yield "also", ", ".join(other.id for other in others[:MOST_OTHERS]) + more


def _scenario(scenario: ScenarioResult) -> Iterator[tuple[str, str]]:
    yield "scenario", f"{scenario.name} ({scenario.feature}.feature:{scenario.line})"
    if scenario.step:
        yield "at", scenario.step
    if scenario.expected is None:
        yield str(scenario.outcome), scenario.detail
    else:
        yield "expected", scenario.expected
        yield "seen", scenario.seen or ""
    for note in scenario.notes:
        yield "note", note
    calls = calls_in_words(scenario.calls)
    if len(calls) > LAST_CALLS:
        yield "calls", f"{len(calls) - LAST_CALLS} before these"
    for call in calls[-LAST_CALLS:]:
        yield "call", call


def _field(console: Console, label: str, text: str, style: str = "") -> None:
    """Print a line, folded where a person looks on; what is there to be copied is left whole."""
    text = text.replace("\n", "\n" + " " * 14)  # the engine's log has lines of its own
    line = Text(f"    {label:<9} ", style=style or "dim").append(text, style=style or "default")
    console.print(line, soft_wrap=label == "again" or not console.is_terminal)
