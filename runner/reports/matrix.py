"""Several engines side by side: rules down, engines across."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.table import Table
from rich.text import Text

from tripledraw.fold import offered
from tripledraw.record import Outcome
from tripledraw.reports.words import STYLES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from tripledraw.fold import Judgement, RuleResult

QUIET = {Outcome.PASSED: "ok", Outcome.NOT_SUPPORTED: "-", Outcome.SKIPPED: "-"}


def print_matrix(judgements: Sequence[Judgement], console: Console) -> None:
    """Print the matrix, then a line for each engine that says what it offers and its verdict."""
    console.rule(Text("Side by side", style="bold"), align="left")
    console.print(_matrix(judgements))
    for judgement in judgements:
        run = judgement.run
        parts = ", ".join(offered(run)) or "nothing"
        verdict = judgement.verdict.text or "no verdict: only a part was run"
        line = f"{run.engine_name}: offers {parts}; {run.options.rulebook}: {verdict}"
        console.print(Text(line), soft_wrap=not console.is_terminal)


def _matrix(judgements: Sequence[Judgement]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("rule")
    for judgement in judgements:
        table.add_column(Text(judgement.run.engine_name))
    by_engine = [{result.id: result for result in judgement.rules} for judgement in judgements]
    for rule in dict.fromkeys(result.id for judgement in judgements for result in judgement.rules):
        table.add_row(rule, *(_cell(results.get(rule)) for results in by_engine))
    return table


def _cell(result: RuleResult | None) -> Text:
    if result is None:
        return Text("")
    word = QUIET.get(result.outcome, str(result.outcome))
    if result.outcome is Outcome.PASSED_IN_PART:
        word = f"{result.passed} of {len(result.scenarios)}"
    if result.found:
        word = f"{word}: {' or '.join(result.found)}"
    return Text(word, style=STYLES[result.outcome])
