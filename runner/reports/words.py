"""Words that several reports use: of outcomes, of readings and their holders, and how to run a thing again."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

from tripledraw.fold import listed
from tripledraw.record import Options, Outcome

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from tripledraw.features.catalogue import Catalogue, Rule
    from tripledraw.fold import Judgement

STYLES = {
    Outcome.PASSED: "green",
    Outcome.PASSED_IN_PART: "green",
    Outcome.FAILED: "red",
    Outcome.ERROR: "red",
    Outcome.SUITE_FAULT: "magenta",
    Outcome.UNEXPECTED_PASS: "red",
    Outcome.KNOWN_DEVIATION: "yellow",
    Outcome.NOT_SUPPORTED: "yellow",
    Outcome.SKIPPED: "yellow",
    Outcome.DOES_NOT_APPLY: "dim",
}
"""The colour of each outcome on a terminal."""


def follows(rule: Rule, found: Collection[str], catalogue: Catalogue) -> str:
    """Say which readings an engine follows, and who reads the rule so and who does not."""
    with_it = holders(rule, found, catalogue)
    others = [name for name in rule.readings if name not in found]
    text = listed(found, "or")
    if with_it:
        text += f", as {', '.join(with_it)}"
    against = [holder for holder in holders(rule, others, catalogue) if holder not in with_it]
    return f"{text}; not as {', '.join(against)}" if against else text


def holders(rule: Rule, readings: Iterable[str], catalogue: Catalogue) -> list[str]:
    """Return who holds any of the readings: documents by their ids, houses by their names."""
    ids = dict.fromkeys(holder for name in readings for holder in rule.readings[name].held_by)
    return [catalogue.houses.get(holder, holder) for holder in ids]


def said_by(rule: Rule) -> str:
    """Say who says the rule."""
    if rule.contested:
        return "contested: see the readings"
    if rule.said_by:
        return f"said by {listed(rule.said_by)}"
    return f"said by no document; settled by {rule.authority}"


def summary(judgement: Judgement) -> Iterator[str]:
    """Say who was judged by what, and the verdicts, a line each."""
    run = judgement.run
    yield f"{run.engine_name} {run.engine_version} ({run.options.engine})"
    yield f"suite {run.suite}, rulebook {run.rulebook_version}, seed {run.options.seed}"
    for verdict in judgement.verdicts.values():
        if verdict.text:
            failing = f": {listed(verdict.failing)}" if verdict.failing else ""
            yield f"{verdict.rulebook}: {verdict.text}{failing}"
    if not run.complete:
        yield run.stopped or f"no verdict, since only {run.planned} of {run.whole} scenarios were to run"


def command_again(options: Options, *, scenario: str | None = None, rule: str | None = None) -> str:
    """Return the command that runs just one scenario, or one rule, or all again, on the same engine."""
    usual = Options(engine=options.engine)
    rules, scenarios = options.rules, options.scenarios
    if rule or scenario:
        rules, scenarios = tuple(filter(None, [rule])), tuple(filter(None, [scenario]))
    words = ["tripledraw", "run", options.engine]
    words += [word for id_ in rules for word in ("--rule", id_)]
    words += [word for id_ in scenarios for word in ("--scenario", id_)]
    for name in ("rulebook", "seed", "timeout"):
        value = getattr(options, name)
        if value != getattr(usual, name):
            words += [f"--{name}", f"{value:g}" if isinstance(value, float) else str(value)]
    return shlex.join(words)
