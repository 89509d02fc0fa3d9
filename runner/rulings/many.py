"""Many hands: judged one after the other or on several cores, with no more than a few batches in memory."""

from __future__ import annotations

from collections import deque
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from tripledraw.reference_impl.rulebooks import RULEBOOKS
from tripledraw.rulings.collection import Record, files, records
from tripledraw.rulings.hand import ReadingProblem
from tripledraw.rulings.judge import judge
from tripledraw.rulings.readers.draft import Line
from tripledraw.rulings.scenario import Scenario, scenario_of
from tripledraw.rulings.tell import tell

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

    from tripledraw.rulings.ruling import Ruling

BATCH = 200
WAITING = 3  # batches a process


class Extras(NamedTuple):
    """What is wanted besides the ruling: the hand told in words, and the hand as a scenario."""

    told: bool = False
    scenario: bool = False


class Judged(NamedTuple):
    """A ruling, how many characters of the file it is on, and what else was wanted."""

    ruling: Ruling
    size: int
    told: str = ""
    scenario: Scenario | None = None


def judge_all(paths: Iterable[Path], rulebook: str, extras: Extras, workers: int) -> Iterator[Judged]:
    """Yield the rulings on all hands of files and folders, in order, under the rulebook of that name."""
    one = partial(_judge_batch, rulebook=rulebook, extras=extras)
    batches = _batches(_records(paths))
    if workers == 1:
        for batch in batches:
            yield from one(batch)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from _in_order(pool, one, batches, workers * WAITING)


def _in_order(
    pool: ProcessPoolExecutor,
    one: Callable[[list[Record]], list[Judged]],
    batches: Iterator[list[Record]],
    most: int,
) -> Iterator[Judged]:
    """Keep so many batches in the pool, and take the results out in the order in which they went in."""
    under_way = deque(pool.submit(one, batch) for batch in islice(batches, most))
    while under_way:
        judged = under_way.popleft().result()
        under_way.extend(pool.submit(one, batch) for batch in islice(batches, 1))
        yield from judged


def _records(paths: Iterable[Path]) -> Iterator[Record]:
    for path in files(paths):
        try:
            yield from records(path)
        except OSError as error:
            yield Record(str(path), None, (Line(1, ""),), error.strerror or "it can't be opened")


def _batches(hands: Iterator[Record]) -> Iterator[list[Record]]:
    while batch := list(islice(hands, BATCH)):
        yield batch


def _judge_batch(batch: list[Record], rulebook: str, extras: Extras) -> list[Judged]:
    return [_judged(record, rulebook, extras) for record in batch]


def _judged(record: Record, rulebook: str, extras: Extras) -> Judged:
    ruling = judge(record, RULEBOOKS[rulebook])
    size = sum(len(line.text) + 1 for line in record.lines)
    if not any(extras):
        return Judged(ruling, size)
    try:
        hand = record.hand()
    except ReadingProblem:
        return Judged(ruling, size)
    told = tell(hand, ruling) if extras.told else ""
    return Judged(ruling, size, told, scenario_of(hand, ruling) if extras.scenario else None)
