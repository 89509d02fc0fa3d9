"""Cucumber Messages (NDJSON), which the tools around Cucumber read, its HTML formatter among them.

A scenario is a test case. Scenarios are timed as a whole: the steps of one have no durations of their own, and the
scenarios are laid one after the other from the start of the run.
"""

from __future__ import annotations

import json
from datetime import datetime, timedelta
from importlib.metadata import version
from typing import TYPE_CHECKING, NamedTuple

from cucumber_messages import (
    Attachment,
    AttachmentContentEncoding,
    Duration,
    Envelope,
    Hook,
    HookType,
    Meta,
    Product,
    SourceReference,
    TestCase,
    TestCaseFinished,
    TestCaseStarted,
    TestRunFinished,
    TestRunHookFinished,
    TestRunHookStarted,
    TestRunStarted,
    TestStep,
    TestStepFinished,
    TestStepResult,
    TestStepStarted,
    Timestamp,
    message_converter,
)
from cucumber_messages import Exception as Thrown
from cucumber_messages import TestStepResultStatus as Status
from gherkin.stream.id_generator import IdGenerator

from tripledraw.record import Outcome
from tripledraw.reports.calls import calls_in_words
from tripledraw.reports.cases import cases
from tripledraw.reports.gherkin_messages import TYPES, Feature, StepDefinitions
from tripledraw.reports.words import summary

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from tripledraw.features.catalogue import Catalogue
    from tripledraw.fold import Judgement
    from tripledraw.record import Run, ScenarioResult
    from tripledraw.reports.cases import Case
    from tripledraw.reports.gherkin_messages import Message

STATUSES = {
    Outcome.PASSED: Status.passed,
    Outcome.FAILED: Status.failed,
    Outcome.ERROR: Status.failed,
    Outcome.SUITE_FAULT: Status.failed,
    Outcome.UNEXPECTED_PASS: Status.failed,
    Outcome.NOT_SUPPORTED: Status.skipped,
    Outcome.SKIPPED: Status.skipped,
    Outcome.KNOWN_DEVIATION: Status.skipped,
    Outcome.DOES_NOT_APPLY: Status.skipped,
}
"""The status of the step at which a scenario of each outcome ended."""

NO_TIME = Duration(nanos=0, seconds=0)


def render(judgements: Sequence[Judgement], catalogue: Catalogue) -> bytes:
    """Return the messages of one engine's run, one a line."""
    [judgement] = judgements
    messages = _Stream(judgement).messages(catalogue.features)
    lines = (json.dumps(message, ensure_ascii=False) for message in messages)
    return "".join(f"{line}\n" for line in lines).encode()


class _Part(NamedTuple):
    """A step of a test case, what it came to, and what is told of it."""

    step: TestStep
    status: Status
    told: str


class _Stream:
    """Makes the messages of one run, in their order."""

    def __init__(self, judgement: Judgement) -> None:
        self._judgement = judgement
        self._ids = IdGenerator()
        self._now = datetime.fromisoformat(judgement.run.started)
        self._run_id = self._ids.get_next_id()
        self._engine = Hook(
            self._ids.get_next_id(), SourceReference(), name="the engine answers", type=HookType.before_test_case
        )
        self._report = Hook(
            self._ids.get_next_id(), SourceReference(), name="what was judged", type=HookType.after_test_run
        )

    def messages(self, names: Sequence[str]) -> Iterator[Message]:
        """Yield all messages; `names` are those of the feature files."""
        used = {scenario.feature for rule in self._judgement.rules for scenario in rule.scenarios}
        features = {name: Feature(name, self._ids) for name in names if name in used}
        yield message_converter.to_dict(Envelope(meta=_meta(self._judgement.run)))
        for feature in features.values():
            yield from feature.messages()
        yield from map(message_converter.to_dict, self._run(features))

    def _run(self, features: Mapping[str, Feature]) -> Iterator[Envelope]:
        definitions = StepDefinitions(self._ids)
        yield from definitions.envelopes()
        yield Envelope(hook=self._engine)
        yield Envelope(hook=self._report)
        yield Envelope(test_run_started=TestRunStarted(self._timestamp, self._run_id))
        for case in cases(self._judgement):
            if case.scenario:
                feature = features[case.scenario.feature]
                pickle = feature.pickles[case.scenario.line]
                yield from self._case(case, case.scenario, pickle, self._parts(case, pickle, feature, definitions))
        yield from self._summary()
        success = self._judgement.exit == 0
        yield Envelope(test_run_finished=TestRunFinished(success, self._timestamp, test_run_started_id=self._run_id))

    def _parts(self, case: Case, pickle: Message, feature: Feature, definitions: StepDefinitions) -> list[_Part]:
        """Return the steps of the case. What ended it at no step of its own stands at a step before all others."""
        ended = _where_it_ended(case, pickle, feature)
        parts = []
        if ended < 0:
            hook = TestStep(self._ids.get_next_id(), hook_id=self._engine.id)
            parts.append(_Part(hook, STATUSES[case.outcome], case.detail))
        for number, step in enumerate(pickle["steps"]):
            ids, arguments = definitions.match(TYPES[step["type"]], step["text"])
            test_step = TestStep(
                self._ids.get_next_id(),
                pickle_step_id=step["id"],
                step_definition_ids=ids,
                step_match_arguments_lists=arguments,
            )
            status = Status.passed if number < ended else Status.skipped
            told = ""
            if number == ended:
                defined = case.scenario is None or case.scenario.step_defined
                status, told = (STATUSES[case.outcome] if defined else Status.undefined), case.detail
            parts.append(_Part(test_step, status, told))
        return parts

    def _case(
        self, case: Case, scenario: ScenarioResult, pickle: Message, parts: Sequence[_Part]
    ) -> Iterator[Envelope]:
        case_id, attempt = self._ids.get_next_id(), self._ids.get_next_id()
        test_case = TestCase(case_id, pickle["id"], [part.step for part in parts], self._run_id)
        yield Envelope(test_case=test_case)
        yield Envelope(test_case_started=TestCaseStarted(0, attempt, case_id, self._timestamp))
        for part in parts:
            step_id = part.step.id
            yield Envelope(test_step_started=TestStepStarted(attempt, step_id, self._timestamp))
            if part.told:
                for text in _attached(scenario):
                    yield Envelope(attachment=_text(text, attempt=attempt, step=step_id))
            result = TestStepResult(NO_TIME, part.status, _thrown(case, part), part.told or None)
            yield Envelope(test_step_finished=TestStepFinished(attempt, step_id, result, self._timestamp))
        self._now += timedelta(seconds=scenario.seconds)
        yield Envelope(test_case_finished=TestCaseFinished(attempt, self._timestamp, will_be_retried=False))

    def _summary(self) -> Iterator[Envelope]:
        """Say, in a hook at the end, who was judged by what, the verdicts, and what is wrong with no one scenario."""
        started = self._ids.get_next_id()
        wrong = [case for case in cases(self._judgement) if not case.scenario]
        failed = any(STATUSES[case.outcome] is Status.failed for case in wrong)
        told = "\n".join(f"{case.group}, {case.name}: {case.outcome}: {case.detail}" for case in wrong)
        yield Envelope(
            test_run_hook_started=TestRunHookStarted(self._report.id, started, self._run_id, self._timestamp)
        )
        body = "\n".join(summary(self._judgement))
        yield Envelope(attachment=_text(body, hook=started))
        result = TestStepResult(NO_TIME, Status.failed if failed else Status.passed, message=told or None)
        yield Envelope(test_run_hook_finished=TestRunHookFinished(result, started, self._timestamp))

    @property
    def _timestamp(self) -> Timestamp:
        seconds, rest = divmod(self._now.timestamp(), 1)
        return Timestamp(nanos=int(rest * 1_000_000_000), seconds=int(seconds))


def _where_it_ended(case: Case, pickle: Message, feature: Feature) -> int:
    """Return the number of the step at which the case ended; past the last if it passed, -1 if at none."""
    if case.outcome is Outcome.PASSED:
        return len(pickle["steps"])
    if case.outcome is Outcome.UNEXPECTED_PASS:
        return len(pickle["steps"]) - 1
    line = case.scenario.step_line if case.scenario else None
    return next((number for number, step in enumerate(pickle["steps"]) if feature.line_of(step) == line), -1)


def _attached(scenario: ScenarioResult) -> Iterator[str]:
    yield from scenario.notes
    if scenario.calls:
        yield "\n".join(calls_in_words(scenario.calls))


def _thrown(case: Case, part: _Part) -> Thrown | None:
    return Thrown(type=str(case.outcome), message=part.told) if part.status is Status.failed else None


def _text(body: str, *, attempt: str | None = None, step: str | None = None, hook: str | None = None) -> Attachment:
    return Attachment(
        body,
        AttachmentContentEncoding.identity,
        "text/x.cucumber.log+plain",
        test_case_started_id=attempt,
        test_step_id=step,
        test_run_hook_started_id=hook,
    )


def _meta(run: Run) -> Meta:
    return Meta(
        cpu=Product(run.platform.machine),
        implementation=Product("tripledraw", run.suite),
        os=Product(run.platform.system),
        protocol_version=version("cucumber-messages"),
        runtime=Product("Python", run.platform.python),
    )
