"""What the reference engine was asked and answered in each scenario.

A wrong engine differs from the reference engine in few of the thousands of hands that the suite plays. Where it
answers just the same to just the same questions the scenario comes to what it came to on the reference engine, and
need not be played: asking costs less than half of playing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from tripledraw.adapters.client import connect_to
from tripledraw.adapters.outcomes import Rejected, Unsupported
from tripledraw.adapters.reference import ReferenceEngine
from tripledraw.proof.without_pytest import play_scenario
from tripledraw.reference_impl.rulebooks import RULEBOOKS
from tripledraw.selection import all_scenarios

if TYPE_CHECKING:
    from tripledraw.record import Options, ScenarioResult

_encode = msgspec.msgpack.encode
_decode = msgspec.msgpack.decode


@dataclass(frozen=True)
class Question:
    """One call to an engine: its method and parameters, encoded so that no engine can change them."""

    method: str
    params: bytes

    def asked_of(self, engine: object) -> object:
        """Return the engine's answer, or raise what it raises."""
        return getattr(engine, self.method)(**_decode(self.params))


@dataclass(frozen=True)
class Transcript:
    """A scenario on the reference engine: what was asked, the answers as fingerprints, and what it came to."""

    questions: tuple[Question, ...]
    answers: tuple[int, ...]
    result: ScenarioResult

    def holds_for(self, engine: object) -> bool:
        """Tell whether another engine answers the same to every question."""
        return all(
            _fingerprint(lambda question=question: question.asked_of(engine)) == answer
            for question, answer in zip(self.questions, self.answers, strict=True)
        )


@cache
def of_reference(options: Options) -> dict[str, Transcript]:
    """Return the transcript of every scenario, by its id, of the reference engine under the rulebook chosen."""
    recorder = _Recorder(ReferenceEngine(rulebook=RULEBOOKS[options.rulebook]))
    transcripts = {}
    with connect_to(lambda: recorder, options.engine) as client:
        for scenario in all_scenarios():
            recorder.forget()
            result = play_scenario(scenario, client, options)
            transcripts[scenario.id] = Transcript(tuple(recorder.questions), tuple(recorder.answers), result)
    return transcripts


class _Recorder:
    """The engine, and a note of what it is asked and answers."""

    def __init__(self, engine: ReferenceEngine) -> None:
        self._engine = engine
        self.forget()

    def forget(self) -> None:
        """Begin anew."""
        self.questions: list[Question] = []
        self.answers: list[int] = []

    def __getattr__(self, method: str) -> Callable[..., object]:
        call = getattr(self._engine, method)

        def noted(**params: Any) -> object:
            self.questions.append(Question(method, _encode(params)))
            try:
                answer = call(**params)
            except (Rejected, Unsupported) as error:
                self.answers.append(_of_refusal(error))
                raise
            self.answers.append(_of_answer(answer))
            return answer

        return noted


def _fingerprint(ask: Callable[[], object]) -> int | None:
    """Return the fingerprint of an answer or a refusal; None for anything else that an engine may come up with."""
    try:
        return _of_answer(ask())
    except (Rejected, Unsupported) as error:
        return _of_refusal(error)
    except Exception:
        return None


def _of_answer(answer: object) -> int:
    return hash(_encode(answer))


def _of_refusal(error: Rejected | Unsupported) -> int:
    return hash((type(error).__name__, getattr(error, "reason", None)))
