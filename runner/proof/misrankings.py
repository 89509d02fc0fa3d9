"""What is wrong with an engine's order of hands, in kinds: `A-5-4-3-2 is taken for a straight: 1,020 hands`.

From the strengths of all hands the largest part is found that is in the right order; what is not of it is
misplaced, and its neighbours in that part say what the engine takes it for.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from tripledraw.proof.classes import HandClass, classes

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tripledraw.proof.classes import Hand

    Strength = int | float | tuple[int | float, ...]

RUNS = ("no pair", "straight", "flush", "straight flush")
"""The categories that five different ranks may be taken for."""

WHEEL = frozenset("A5432")
SIX_HIGH = frozenset("65432")


@dataclass(frozen=True)
class Placed:
    """Hands of one class, by number, to which the engine gives one strength: how many, and one of them."""

    number: int
    strength: Strength
    count: int
    example: Hand


@dataclass(frozen=True)
class Misranking:
    """One kind of deviation: the rule it breaks, what is wrong in words, how many hands, and the smallest case."""

    rule: str
    text: str
    hands: int
    example: str


def misplaced(placed: Sequence[Placed]) -> list[Misranking]:
    """Return the kinds of deviation among all hands, none if the order is right."""
    sound = _longest_in_order(placed)
    if len(sound) == len(placed):
        return []
    turned = _longest_in_order([Placed(7463 - each.number, *_rest(each)) for each in placed])
    if sum(each.count for each in turned) > sum(each.count for each in sound):
        hands = sum(each.count for each in placed)
        return [Misranking("RANK-1", "the order is upside down: high hands win", hands, _shown(placed[0].example))]
    kinds: dict[tuple[str, str], list[tuple[HandClass, Placed]]] = defaultdict(list)
    ladder = _Ladder(sound)
    for each in sorted(set(placed) - set(sound), key=lambda each: each.number):
        own = classes()[each.number - 1]
        kinds[ladder.fault(own, each)].append((own, each))
    return [_misranking(rule, text, cases) for (rule, text), cases in kinds.items()]


def beaten_by(better: HandClass, worse: HandClass, hands: Sequence[Hand], *, tie: bool) -> Misranking:
    """Return what is wrong if a class does not beat the next one."""
    rule = _rule(better, worse.category if better.category != worse.category else better.category)
    text = f"{better.says} {'ties with' if tie else 'does not beat'} {worse.says}"
    return Misranking(rule, text, 2, " against ".join(_shown(hand) for hand in hands))


def tie_broken(each: HandClass, hands: Sequence[Hand]) -> Misranking:
    """Return what is wrong if equal hands do not tie."""
    example = " against ".join(_shown(hand) for hand in hands)
    return Misranking("RANK-12", f"{each.says} does not tie with itself in other suits", len(hands), example)


class _Ladder:
    """The classes that are in the right order, and what a strength means beside them."""

    def __init__(self, sound: Sequence[Placed]) -> None:
        self._worst_first = sorted(sound, key=lambda each: _key(each.strength))
        self._strengths = [_key(each.strength) for each in self._worst_first]

    def fault(self, own: HandClass, each: Placed) -> tuple[str, str]:
        """Return the rule that is broken and what the engine takes the hands for."""
        place = bisect_left(self._strengths, _key(each.strength))
        worse, here, better = self._at(place - 1), self._at(place), self._at(place + 1)
        tied = here if here and self._strengths[place] == _key(each.strength) else None
        near = [other for other in ((worse, tied, better) if tied else (worse, here)) if other]
        if not tied and own in near:
            return "RANK-12", "equal hands are told apart by their suits"
        if tied and own.category == tied.category:
            return _rule(own, own.category), f"is equal to another hand: {own.category}"
        taken = tied.category if tied else self._taken_for(own, near)
        if taken != own.category:
            article = "" if taken == "no pair" else "a "
            return _rule(own, taken), f"is taken for {article}{taken}"
        too_good = near[0].number < own.number if near else False
        return _rule(own, taken), f"is placed too {'high' if too_good else 'low'} among hands of its kind"

    def _at(self, place: int) -> HandClass | None:
        if 0 <= place < len(self._worst_first):
            return classes()[self._worst_first[place].number - 1]
        return None

    @staticmethod
    def _taken_for(own: HandClass, near: Sequence[HandClass]) -> str:
        """Return the category that hands between these neighbours belong to: one that their ranks allow."""
        possible = [other.category for other in near if (other.category in RUNS) == (own.category in RUNS)]
        strange = [category for category in possible if category != own.category]
        return strange[0] if len(strange) == len(near) or not possible or own.category not in possible else own.category


def _longest_in_order(placed: Sequence[Placed]) -> list[Placed]:
    """Return the part of the most hands in which a better class always has a larger strength."""
    best: list[tuple[int, int]] = [(0, -1)] * (len(classes()) + 1)  # a Fenwick tree of (hands, index), by class
    weights: dict[int, int] = {}
    before: dict[int, int] = {}
    order = sorted(range(len(placed)), key=lambda index: _key(placed[index].strength), reverse=True)
    for _, tied in groupby(order, key=lambda index: placed[index].strength):
        together = list(tied)
        for index in together:
            hands, before[index] = _most_below(best, placed[index].number)
            weights[index] = hands + placed[index].count
        for index in together:
            _note(best, placed[index].number, (weights[index], index))
    index = max(weights, key=weights.__getitem__)
    chain = []
    while index >= 0:
        chain.append(placed[index])
        index = before[index]
    return chain


def _most_below(tree: list[tuple[int, int]], number: int) -> tuple[int, int]:
    most, number = tree[0], number - 1
    while number > 0:
        most = max(most, tree[number])
        number -= number & -number
    return most


def _note(tree: list[tuple[int, int]], number: int, value: tuple[int, int]) -> None:
    while number < len(tree):
        tree[number] = max(tree[number], value)
        number += number & -number


def _rule(own: HandClass, taken: str) -> str:
    """Return the rule that is broken where a class is taken for that category, or misplaced in its own."""
    if set(own.ranks) == WHEEL:
        return "RANK-6"
    if set(own.ranks) == SIX_HIGH and taken == "no pair":
        return "RANK-11"
    if taken != own.category:
        if {taken, own.category} == {"no pair", "one pair"}:
            return "RANK-8"
        return "RANK-3" if taken in RUNS and own.category in RUNS else "RANK-9"
    if "A" in own.ranks:
        return "RANK-2"
    return "RANK-5" if own.category == "no pair" else "RANK-14"


def _misranking(rule: str, text: str, cases: Sequence[tuple[HandClass, Placed]]) -> Misranking:
    own = dict.fromkeys(case for case, _ in cases)
    first, placed = cases[0]
    if rule == "RANK-12":
        said = text
    elif len(own) == 1:
        said = f"{first.says} {text}"
    else:
        said = f"{first.says} {text}, and {len(own) - 1:,} classes like it"
    return Misranking(rule, said, sum(each.count for _, each in cases), _shown(placed.example))


def _rest(each: Placed) -> tuple[Strength, int, Hand]:
    return each.strength, each.count, each.example


def _key(strength: Strength) -> tuple[int | float, ...]:
    return strength if isinstance(strength, tuple) else (strength,)


def _shown(hand: Iterable[str]) -> str:
    return " ".join(hand)
