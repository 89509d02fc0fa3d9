"""JUnit XML, which CI servers read: a test suite for each engine, a test case for each scenario."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from tripledraw.record import Outcome
from tripledraw.reports.calls import calls_in_words
from tripledraw.reports.cases import cases
from tripledraw.reports.words import command_again

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tripledraw.features.catalogue import Catalogue
    from tripledraw.fold import Judgement
    from tripledraw.record import Options, Run, ScenarioResult
    from tripledraw.reports.cases import Case

TAGS = {
    Outcome.FAILED: "failure",
    Outcome.UNEXPECTED_PASS: "failure",
    Outcome.ERROR: "error",
    Outcome.SUITE_FAULT: "error",
    Outcome.NOT_SUPPORTED: "skipped",
    Outcome.SKIPPED: "skipped",
    Outcome.KNOWN_DEVIATION: "skipped",
    Outcome.DOES_NOT_APPLY: "skipped",
}
"""What each outcome but a pass is in JUnit's words."""

COUNTS = {"failures": "failure", "errors": "error", "skipped": "skipped"}


def render(judgements: Sequence[Judgement], catalogue: Catalogue) -> bytes:  # noqa: ARG001 - as all formats
    """Return the report as JUnit XML."""
    root = Element("testsuites", name="tripledraw")
    for judgement in judgements:
        _add_suite(root, judgement)
    totals = {name: sum(int(suite.attrib[name]) for suite in root) for name in ("tests", *COUNTS)}
    root.attrib.update({name: str(total) for name, total in totals.items()})
    indent(root)
    text: bytes = tostring(root, encoding="utf-8", xml_declaration=True)
    return text + b"\n"


def _add_suite(root: Element, judgement: Judgement) -> None:
    run = judgement.run
    there = list(cases(judgement))
    counts = Counter(TAGS.get(case.outcome) for case in there)
    name = f"{run.engine_name} {run.engine_version}".strip()
    suite = SubElement(root, "testsuite", name=name, tests=str(len(there)))
    suite.attrib.update({name: str(counts[tag]) for name, tag in COUNTS.items()})
    suite.attrib.update(time=f"{run.seconds:.3f}", timestamp=run.started)
    _add_properties(suite, _of_run(judgement))
    for case in there:
        _add_case(suite, case, run.options)


def _add_case(suite: Element, case: Case, options: Options) -> None:
    scenario = case.scenario
    seconds = scenario.seconds if scenario else 0.0
    element = SubElement(suite, "testcase", classname=case.group, name=case.name, time=f"{seconds:.3f}")
    if scenario:
        element.attrib.update(file=f"features/{scenario.feature}.feature", line=str(scenario.line))
    _add_properties(element, _of_case(case))
    if tag := TAGS.get(case.outcome):
        first_line = case.detail.partition("\n")[0]
        told = SubElement(element, tag, message=first_line, type=case.outcome)
        told.text = "\n".join(_told(case, options))
    if scenario and scenario.calls:
        SubElement(element, "system-out").text = "\n".join(calls_in_words(scenario.calls))


def _told(case: Case, options: Options) -> Iterator[str]:
    yield case.detail
    if case.scenario:
        yield from _where(case.scenario)
        yield f"Again: {command_again(options, scenario=case.scenario.id)}"
    elif case.rule:
        yield f"Again: {command_again(options, rule=case.rule.id)}"


def _where(scenario: ScenarioResult) -> Iterator[str]:
    if scenario.step:
        yield f"At: {scenario.step} (features/{scenario.feature}.feature:{scenario.step_line})"
    yield from scenario.notes


def _of_run(judgement: Judgement) -> Iterator[tuple[str, object]]:
    run: Run = judgement.run
    yield "suite", run.suite
    yield "rulebook version", run.rulebook_version
    yield "protocol", run.protocol
    yield "engine address", run.options.engine
    yield "seed", run.options.seed
    yield "rulebook", run.options.rulebook
    for name, verdict in judgement.verdicts.items():
        if verdict.text:
            yield f"verdict by {name}", verdict.text


def _of_case(case: Case) -> Iterator[tuple[str, object]]:
    yield "outcome", case.outcome
    if case.rule:
        yield "rule", case.rule.id
        yield from (("reading found", reading) for reading in case.rule.found or ())
    if case.scenario:
        yield "scenario", case.scenario.id
        yield from (("agrees with", reading) for reading in case.scenario.agrees or ())


def _add_properties(element: Element, properties: Iterator[tuple[str, object]]) -> None:
    parent = SubElement(element, "properties")
    for name, value in properties:
        SubElement(parent, "property", name=name, value=str(value))
