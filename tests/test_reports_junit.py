"""JUnit XML, read back by junitparser, which CI tools use. Expected values follow the design's table of outcomes."""

from __future__ import annotations

from collections import Counter

import pytest
from junitparser import JUnitXml, TestCase, TestSuite
from samples import every_outcome, hostile

from tripledraw.features.catalogue import load
from tripledraw.fold import Judgement
from tripledraw.record import Outcome
from tripledraw.reports.junit import render


def read_back(*judgements: Judgement) -> JUnitXml:
    return JUnitXml.fromstring(render(judgements, load()))


def properties(case: TestCase) -> list[tuple[str, str]]:
    return [(item.get("name"), item.get("value")) for item in case._elem.findall("properties/property")]


def results(suite: TestSuite) -> dict[str, set[str]]:
    """Return, by outcome, in what ways test cases of that outcome are marked."""
    there: dict[str, set[str]] = {}
    for case in suite:
        marks = {result._tag for result in case.result} or {"passed"}
        there.setdefault(dict(properties(case))["outcome"], set()).update(marks)
    return there


def test_each_outcome_is_marked_as_the_design_says() -> None:
    [suite] = read_back(every_outcome())
    assert results(suite) == {
        "passed": {"passed"},
        "failed": {"failure"},
        "unexpected pass": {"failure"},
        "error": {"error"},
        "suite fault": {"error"},
        "not supported": {"skipped"},
        "skipped": {"skipped"},
        "known deviation": {"skipped"},
    }


def test_the_counts_are_those_of_the_cases() -> None:
    report = read_back(every_outcome())
    [suite] = report
    marks = Counter(case.result[0]._tag for case in suite if case.result)
    counts = (suite.failures, suite.errors, suite.skipped)
    assert counts == (marks["failure"], marks["error"], marks["skipped"])
    assert (report.tests, report.failures, report.errors, report.skipped) == (len(list(suite)), *counts)


def test_a_rule_that_fails_only_as_a_whole_has_a_case_of_its_own() -> None:
    # rulebook.yaml: el holds stub-first in DECK-2; the sample follows mixed-in, and every scenario passes.
    [suite] = read_back(every_outcome())
    [whole] = [case for case in suite if case.name == "the rule as a whole"]
    assert whole.classname == "DECK.DECK-2"
    assert whole.result[0].message == "follows mixed-in; el holds stub-first"
    assert ("reading found", "mixed-in") in properties(whole)
    assert "tripledraw run reference --rule DECK-2 --rulebook el" in whole.result[0].text


def test_a_failure_tells_where_and_how_to_repeat_it() -> None:
    [suite] = read_back(every_outcome())
    failed = next(case for case in suite if dict(properties(case))["outcome"] == Outcome.FAILED)
    id_ = dict(properties(failed))["scenario"]
    assert "failed, and why" in failed.result[0].text
    assert f"--scenario {id_}" in failed.result[0].text
    assert "bad-action" in failed.system_out


def test_two_engines_are_two_suites() -> None:
    assert len(list(read_back(every_outcome(), every_outcome()))) == 2


@pytest.mark.parametrize("engine", ["Hostile", "CannotBeMade"])
def test_nothing_that_an_engine_says_breaks_it(engine: str) -> None:
    judgement = hostile(engine)
    [suite] = read_back(judgement)
    assert len(list(suite)) >= max(1, len(judgement.run.scenarios))
    assert judgement.exit in (1, 3)
