"""Every hand of the deck, ranked by an engine: by its `strengths`, or else neighbour against neighbour by `winners`."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import islice, pairwise
from typing import TYPE_CHECKING

from tripledraw.adapters import Unsupported
from tripledraw.proof.classes import classes, disjoint, equal_hands
from tripledraw.proof.misrankings import Placed, beaten_by, misplaced, tie_broken

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tripledraw.adapters import Client
    from tripledraw.proof.classes import Hand, HandClass
    from tripledraw.proof.misrankings import Misranking, Strength

    Progress = Callable[[int, int], None]

BATCH = 10_000
"""Hands in one call of `strengths`: the most that the protocol allows."""

HANDS = 2_598_960
MANY_STRENGTHS = 50
"""Strengths of one class that are kept apart; an engine that ranks suits has up to 1,020 of them."""


@dataclass
class Ranked:
    """What was compared, and what is wrong with it: `hands` and `classes` are counts, `how` says which way."""

    how: str
    hands: int = 0
    classes: int = 0
    left_out: int = 0
    """Neighbours that one deck cannot hold together, so that `winners` cannot compare them."""
    misrankings: list[Misranking] = field(default_factory=list)


def rank(client: Client, progress: Progress) -> Ranked:
    """Compare the engine's order of hands with the rules'; `progress` is told how many more are done, out of how many.

    Raises EngineFault, or Rejected where an engine refuses hands that it says it ranks.
    """
    try:
        return by_strengths(client, progress)
    except Unsupported:
        return by_winners(client, progress)


def by_strengths(client: Client, progress: Progress) -> Ranked:
    """Compare all hands of the deck by the strengths that the engine gives them; raises Unsupported."""
    seen = _Seen()
    hands = ((each.number, hand) for each in classes() for hand in each.hands())
    done = 0
    while batch := list(islice(hands, BATCH)):
        strengths = client.strengths([hand for _, hand in batch]).strengths
        client.forget_calls()
        seen.add(batch, strengths)
        done += len(batch)
        progress(len(batch), HANDS)
    return Ranked("strengths", done, len(classes()), misrankings=misplaced(seen.placed()))


class _Seen:
    """How many hands of each class have got which strength, and the first of them."""

    def __init__(self) -> None:
        self._counts: dict[int, Counter[Strength]] = {each.number: Counter() for each in classes()}
        self._examples: dict[tuple[int, Strength], Hand] = {}

    def add(self, batch: Sequence[tuple[int, Hand]], strengths: Sequence[Strength]) -> None:
        """Take the strengths of some hands, each of which comes with the number of its class."""
        pairs = [(number, strength) for (number, _), strength in zip(batch, strengths, strict=True)]
        firsts = dict(zip(reversed(pairs), (hand for _, hand in reversed(batch)), strict=True))
        for (number, strength), count in Counter(pairs).items():
            known = self._counts[number]
            if strength in known or len(known) < MANY_STRENGTHS:
                known[strength] += count
                self._examples.setdefault((number, strength), firsts[number, strength])
            else:
                known[next(iter(known))] += count  # too many to keep apart

    def placed(self) -> list[Placed]:
        """Return each class with each strength that it has got."""
        return [
            Placed(number, strength, count, self._examples[number, strength])
            for number, known in self._counts.items()
            for strength, count in known.items()
        ]


def by_winners(client: Client, progress: Progress) -> Ranked:
    """Compare every class with the next, and with itself in other suits, by asking who wins."""
    ranked = Ranked("who wins, each class against the next and against itself in other suits", classes=len(classes()))
    met: set[Hand] = set()
    questions = list(_questions(ranked))
    for question in questions:
        met.update(question.hands)
        ranked.misrankings += question.put(client)
        client.forget_calls()
        progress(1, len(questions))
    ranked.hands = len(met)
    return ranked


@dataclass(frozen=True)
class _Question:
    """Hands of one class, which tie, or of two, of which the first wins."""

    hands: tuple[Hand, ...]
    better: HandClass
    worse: HandClass

    def put(self, client: Client) -> list[Misranking]:
        """Ask in both orders; return what is wrong with the answers, at most one thing."""
        expected = {0} if self.better != self.worse else set(range(len(self.hands)))
        for order in (self.hands, self.hands[::-1]):
            winners = {self.hands.index(order[index]) for index in client.winners(order).winners}
            if winners != expected and self.better != self.worse:
                return [beaten_by(self.better, self.worse, self.hands, tie=winners == {0, 1})]
            if winners != expected:
                return [tie_broken(self.better, self.hands)]
        return []


def _questions(ranked: Ranked) -> Iterator[_Question]:
    for better, worse in pairwise(classes()):
        pair = disjoint(better, worse)
        if pair is None:
            ranked.left_out += 1
        else:
            yield _Question(pair, better, worse)
    for each in classes():
        together = tuple(equal_hands(each))
        if len(together) > 1:
            yield _Question(together, each, each)
