"""What the reference engine was asked and answered in each scenario, and which of its methods took part.

A wrong engine differs from the reference engine in few of the thousands of hands that the suite plays. A scenario
need not be played to know that it comes to the same: where none of the methods that the wrong engine replaces took
part, where no table is of the kind at which it is wrong, and where the wrong engine answers just the same to just the
same questions.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, cached_property, partial
from pathlib import Path
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any

import msgspec

from tripledraw import reference_impl
from tripledraw.adapters.client import connect_to
from tripledraw.adapters.outcomes import Rejected, Unsupported
from tripledraw.adapters.reference import ReferenceEngine
from tripledraw.proof.without_pytest import play_scenario
from tripledraw.reference_impl.rulebooks import COMMON, RULEBOOKS, Rulebook
from tripledraw.selection import all_scenarios

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from types import FrameType

    from tripledraw.record import Options, ScenarioResult

_REFERENCE = f"{reference_impl.__name__}."
_REFERENCE_FOLDER = str(Path(reference_impl.__file__).parent)
_ASKED = Rulebook.__getitem__.__code__
_OF_EVERY_CLASS = frozenset(vars(type("Empty", (), {"__annotations__": {}})))

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
    """A scenario on the reference engine: what was asked, the answers as fingerprints, and what it came to.

    `ran` is the code of the reference engine that took part, `readings` what was asked of its rulebook.
    """

    questions: tuple[Question, ...]
    answers: tuple[int, ...]
    ran: frozenset[CodeType]
    readings: Mapping[str, str]
    result: ScenarioResult

    @cached_property
    def tables(self) -> frozenset[tuple[int, int]]:
        """The tables that were played: the number of seats, and of the hand at the table."""
        played, seats, hand = set(), 0, 0
        for question in self.questions:
            if question.method == "start":
                seats, hand = _decode(question.params)["seats"], 1
            elif question.method == "next":
                hand += 1
            played.add((seats, hand))
        return frozenset(played)

    def holds_for(self, engine: object) -> bool:
        """Tell whether another engine answers the same to every question."""
        pairs = zip(self.questions, self.answers, strict=True)
        return all(_fingerprint(question, engine) == answer for question, answer in pairs)


@cache
def of_reference(options: Options) -> dict[str, Transcript]:
    """Return the transcript of every scenario, by its id, of the reference engine under the rulebook chosen.

    Where the rulebook reads all that was asked of `common` as that does, the transcript is the same.
    """
    rulebook = RULEBOOKS[options.rulebook]
    known = {} if rulebook is COMMON else of_reference(msgspec.structs.replace(options, rulebook=COMMON.name))
    recorder = _Recorder(rulebook)
    transcripts = {}
    with connect_to(lambda: recorder, options.engine) as client:
        for scenario in all_scenarios():
            by_common = known.get(scenario.id)
            if by_common and all(rulebook[rule] == reading for rule, reading in by_common.readings.items()):
                transcripts[scenario.id] = by_common
            else:
                transcripts[scenario.id] = recorder.transcript(partial(play_scenario, scenario, client, options))
    return transcripts


def replaced(planted: type) -> frozenset[CodeType] | None:
    """Return the code of the reference engine that a wrong class replaces; None if it is more than methods."""
    order = planted.__mro__
    base = next((each for each in order if each.__module__.startswith(_REFERENCE)), None)
    if base is None or issubclass(planted, ReferenceEngine):
        return None
    names = {name for each in order[: order.index(base)] for name in vars(each)} - _OF_EVERY_CLASS
    codes = {_code(getattr(base, name)) for name in names if hasattr(base, name)}
    return None if None in codes else frozenset(code for code in codes if code)


def _code(member: object) -> CodeType | None:
    """Return the code of a method or a property; None for anything else."""
    function = member.fget if isinstance(member, property) else member
    return function.__code__ if isinstance(function, FunctionType) else None


class _Recorder:
    """The engine, and a note of what it is asked and answers, and of the code of the reference engine that runs."""

    def __init__(self, rulebook: Rulebook) -> None:
        self._engine = ReferenceEngine(rulebook=rulebook)
        self._rulebook = rulebook
        self._forget()

    def transcript(self, play: Callable[[], ScenarioResult]) -> Transcript:
        """Return the transcript of a scenario, which `play` plays on this engine."""
        self._forget()
        result = play()
        readings = {rule: self._rulebook[rule] for rule in self._asked}
        return Transcript(tuple(self._questions), tuple(self._answers), frozenset(self._ran), readings, result)

    def _forget(self) -> None:
        self._questions: list[Question] = []
        self._answers: list[int] = []
        self._ran: set[CodeType] = set()
        self._asked: set[str] = set()

    def __getattr__(self, method: str) -> Callable[..., object]:
        call = getattr(self._engine, method)

        def noted(**params: Any) -> object:
            self._questions.append(Question(method, _encode(params)))
            try:
                with self._noting():
                    answer = call(**params)
            except (Rejected, Unsupported) as error:
                self._answers.append(_of_refusal(error))
                raise
            self._answers.append(_of_answer(answer))
            return answer

        return noted

    @contextmanager
    def _noting(self) -> Iterator[None]:
        before = sys.gettrace()
        sys.settrace(self._note)
        try:
            yield
        finally:
            sys.settrace(before)

    def _note(self, frame: FrameType, _: str, __: object) -> None:
        """Note the code of a call, and trace no line of it: that is what returning None says."""
        code = frame.f_code
        if code is _ASKED:
            self._asked.add(frame.f_locals["rule"])
        if code not in self._ran and code.co_filename.startswith(_REFERENCE_FOLDER):
            self._ran.add(code)


def _fingerprint(question: Question, engine: object) -> int | None:
    """Return the fingerprint of an answer or a refusal; None for anything else that an engine may come up with."""
    try:
        return _of_answer(question.asked_of(engine))
    except (Rejected, Unsupported) as error:
        return _of_refusal(error)
    except Exception:
        return None


def _of_answer(answer: object) -> int:
    return hash(_encode(answer))


def _of_refusal(error: Rejected | Unsupported) -> int:
    return hash((type(error).__name__, getattr(error, "reason", None)))
