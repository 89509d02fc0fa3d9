"""The HTML report: one file that needs nothing else, for engine authors and for whoever they show it to.

Everything that an engine said is escaped by the templates, and the page forbids itself all scripts but its own.
"""

from __future__ import annotations

import base64
import hashlib
from importlib import resources
from typing import TYPE_CHECKING, Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from tripledraw.fold import COUNTED, HOUSES, RULEBOOKS, listed, offered
from tripledraw.record import Outcome
from tripledraw.reports.calls import calls_in_words
from tripledraw.reports.cases import cases
from tripledraw.reports.drawing import drawn
from tripledraw.reports.words import command_again, holders

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tripledraw.features.catalogue import Catalogue
    from tripledraw.fold import Judgement, RuleResult
    from tripledraw.record import ScenarioResult

KINDS = {
    Outcome.PASSED: "holds",
    Outcome.PASSED_IN_PART: "holds",
    Outcome.FAILED: "fails",
    Outcome.ERROR: "fails",
    Outcome.UNEXPECTED_PASS: "fails",
    Outcome.SUITE_FAULT: "fault",
    Outcome.KNOWN_DEVIATION: "known",
    Outcome.NOT_SUPPORTED: "unjudged",
    Outcome.SKIPPED: "unjudged",
    Outcome.DOES_NOT_APPLY: "unjudged",
}
"""What an outcome amounts to: by this rules are coloured and filtered."""

WORDS = {
    "holds": "hold",
    "fails": "fail",
    "fault": "trip the suite",
    "known": "known to deviate",
    "unjudged": "not judged",
}
"""What rules of each kind do, in words."""

SIGNS = {"holds": "✓", "fails": "✗", "fault": "!", "known": "≈", "unjudged": "–"}

MOST_EXPLAINED = 5
"""The scenarios of a rule that are explained with a drawing and calls, for each engine; more are only named."""


def render(judgements: Sequence[Judgement], catalogue: Catalogue) -> bytes:
    """Return the page."""
    environment = Environment(
        loader=PackageLoader("tripledraw.reports"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.globals |= _vocabulary(catalogue)
    script = _own("report.js")
    ran = _rules_that_ran(judgements, catalogue)
    text = environment.get_template("report.html").render(
        judgements=judgements,
        rule_ids=ran,
        contested=[catalogue.rules[id_] for ids in ran.values() for id_ in ids if catalogue.rules[id_].contested],
        results=[{result.id: result for result in judgement.rules} for judgement in judgements],
        style=Markup(_own("report.css")),
        script=Markup(script),
        script_digest=base64.b64encode(hashlib.sha256(script.encode()).digest()).decode(),
    )
    return text.encode()


def _vocabulary(catalogue: Catalogue) -> dict[str, Any]:
    """Return the names that the templates use, besides the values of one report."""
    return {
        "catalogue": catalogue,
        "RULEBOOKS": RULEBOOKS,
        "HOUSES": HOUSES,
        "KINDS": KINDS,
        "SIGNS": SIGNS,
        "WORDS": WORDS,
        "MOST_EXPLAINED": MOST_EXPLAINED,
        "calls_in_words": calls_in_words,
        "command_again": command_again,
        "drawn": drawn,
        "explained": _explained,
        "following": _following,
        "holders": holders,
        "listed": listed,
        "of_the_run": lambda judgement: [case for case in cases(judgement) if case.group == "run"],
        "offered": offered,
        "tally": _tally,
        "unjudged": _unjudged,
    }


def _own(name: str) -> str:
    return (resources.files("tripledraw.reports") / "templates" / name).read_text(encoding="utf-8")


def _rules_that_ran(judgements: Sequence[Judgement], catalogue: Catalogue) -> dict[str, list[str]]:
    """Return the ids of the rules that ran on any engine, by topic, in the catalogue's order."""
    ran = {result.id for judgement in judgements for result in judgement.rules}
    by_topic: dict[str, list[str]] = {}
    for rule in catalogue.rules.values():
        if rule.id in ran:
            by_topic.setdefault(rule.topic, []).append(rule.id)
    return by_topic


def _explained(result: RuleResult) -> list[ScenarioResult]:
    """Return the scenarios that did not go well, those that count against the engine first."""
    told = [scenario for scenario in result.scenarios if KINDS[scenario.outcome] in ("fails", "fault", "known")]
    return sorted(told, key=lambda scenario: scenario.outcome not in COUNTED)


def _unjudged(result: RuleResult) -> dict[str, list[str]]:
    """Return the names of the scenarios that were not judged, by the reason."""
    names: dict[str, list[str]] = {}
    for scenario in result.scenarios:
        if KINDS[scenario.outcome] == "unjudged":
            names.setdefault(scenario.detail or scenario.outcome.value, []).append(scenario.name)
    return names


def _following(judgements: Sequence[Judgement], rule: str, reading: str) -> list[str]:
    """Return the engines that follow a reading of a rule, as far as can be told."""
    found = (
        (judgement.run.engine_name, result.found)
        for judgement in judgements
        for result in judgement.rules
        if result.id == rule and result.found
    )
    return [f"{name} (or another)" if len(readings) > 1 else name for name, readings in found if reading in readings]


def _tally(judgement: Judgement) -> list[tuple[str, int]]:
    """Return how many rules there are of each kind, those that hold first."""
    kinds = [KINDS[result.outcome] for result in judgement.rules]
    return [(kind, kinds.count(kind)) for kind in SIGNS if kind in kinds]
