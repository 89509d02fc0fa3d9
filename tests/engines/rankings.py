"""Engines that only rank, each in a way of its own: the first is right, the others are named for what is wrong."""

from collections import Counter
from typing import Any

RANKS = "23456789TJQKA"
Key = tuple[int, ...]


def high(hand: list[str], ranks: str = RANKS, lowest_straight: tuple[int, ...] = ()) -> Key:
    """Return the strength of a hand in high poker, written here apart from the suite: category, then ranks."""
    values = sorted((ranks.index(card[0]) for card in hand), reverse=True)
    counts = Counter(values)
    compared = sorted(values, key=lambda value: (counts[value], value), reverse=True)
    alike = sorted(counts.values(), reverse=True)
    straight = len(counts) == 5 and (values[0] - values[4] == 4 or tuple(values) == lowest_straight)
    flush = len({card[1] for card in hand}) == 1
    by_count = {(1,): 0, (2, 1): 1, (2, 2): 2, (3, 1): 3, (3, 2): 6, (4, 1): 7}
    category = by_count[tuple(alike[:2]) if alike[0] > 1 else (1,)]
    if straight or flush:
        category = 8 if straight and flush else 5 if flush else 4
    if tuple(values) == lowest_straight and straight:
        compared = [*compared[1:], -1]
    return (category, *compared)


class Right:
    """Ranks as the rules do: high poker turned upside down, aces always high."""

    def hello(self, *, protocol: int, suite: str) -> dict[str, Any]:
        return {"protocol": protocol, "name": type(self).__name__, "version": suite, "implements": ["ranking"]}

    def key(self, hand: list[str]) -> Key:
        return tuple(-value for value in high(hand))

    def winners(self, *, hands: list[list[str]]) -> dict[str, Any]:
        keys = [self.key(hand) for hand in hands]
        return {"winners": [index for index, key in enumerate(keys) if key == max(keys)]}


class WheelIsAStraight(Right):
    def key(self, hand: list[str]) -> Key:
        return tuple(-value for value in high(hand, lowest_straight=(12, 3, 2, 1, 0)))


class UpsideDown(Right):
    def key(self, hand: list[str]) -> Key:
        return high(hand)


class AceIsLow(Right):
    def key(self, hand: list[str]) -> Key:
        return tuple(-value for value in high(hand, "A23456789TJQK"))


class SpadesAreBest(Right):
    def key(self, hand: list[str]) -> Key:
        return (*super().key(hand), max(card[1] == "s" for card in hand))


class LastKickerForgotten(Right):
    def key(self, hand: list[str]) -> Key:
        return super().key(hand)[:-1]


class FlushesDoNotCount(Right):
    def key(self, hand: list[str]) -> Key:
        suits = "cdhsc"
        return super().key([card[0] + suits[place] for place, card in enumerate(hand)])


class FlushBelowStraight(Right):
    def key(self, hand: list[str]) -> Key:
        category, *rest = super().key(hand)
        return ({-4: -5, -5: -4}.get(category, category), *rest)


class Whole(Right):
    """The right one, with strengths: looked up by ranks and suits, so that the whole deck takes seconds."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, bool], Key] = {}

    def strengths(self, *, hands: list[list[str]]) -> dict[str, Any]:
        answers = []
        for hand in hands:
            a, b, c, d, e = hand
            looks = (a[0] + b[0] + c[0] + d[0] + e[0], a[1] == b[1] == c[1] == d[1] == e[1])
            answer = self._known.get(looks)
            if answer is None:
                answer = self._known[looks] = self.key(hand)
            answers.append(answer)
        return {"strengths": answers}


class WholeWheelIsAStraight(Whole, WheelIsAStraight):
    pass


class NoRanking(Right):
    def hello(self, *, protocol: int, suite: str) -> dict[str, Any]:
        return super().hello(protocol=protocol, suite=suite) | {"implements": []}
