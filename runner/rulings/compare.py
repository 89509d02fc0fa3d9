"""Hands ranked against each other, named, and the rule that puts each below the one before."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tripledraw.reference_impl.cards import DECK
from tripledraw.reference_impl.ranking import CATEGORIES, RANKING, category, name, rank_number

if TYPE_CHECKING:
    from collections.abc import Sequence

WHEEL_RANKS = set("A2345")


class BadHand(ValueError):
    """A text that is no hand; says why in one sentence."""


class Ranked(NamedTuple):
    """A hand in its place: the place (equal hands share it), its number of 7462, its name, and why it is here."""

    cards: tuple[str, ...]
    place: int
    number: int
    name: str
    category: str
    why: str


def cards_of(text: str) -> tuple[str, ...]:
    """Return the cards of `7c6d4h3s2c`, spaces and commas allowed; raises BadHand."""
    packed = "".join(text.replace(",", " ").split())
    cards = tuple(
        packed[start : start + 1].upper() + packed[start + 1 : start + 2].lower() for start in range(0, len(packed), 2)
    )
    for card in cards:
        if card not in DECK:
            raise BadHand(f"{card!r} in {text!r} is no card: write rank and suit, as in 7c or Td.")
    if len(cards) != 5:
        raise BadHand(f"{text!r} has {len(cards)} cards: a hand has five.")
    if len(set(cards)) < 5:
        raise BadHand(f"{text!r} has a card twice.")
    return cards


def ranked(hands: Sequence[tuple[str, ...]]) -> list[Ranked]:
    """Return the hands from best to worst, each with the reason why it is below the one before."""
    order = sorted(hands, key=rank_number)
    found: list[Ranked] = []
    for hand in order:
        number = rank_number(hand)
        before = found[-1] if found else None
        place = before.place if before and before.number == number else len(found) + 1
        why = _why(before.cards, hand) if before else "the lowest hand wins (RANK-1)"
        found.append(Ranked(hand, place, number, name(hand), category(hand), why))
    return found


def _why(better: tuple[str, ...], worse: tuple[str, ...]) -> str:
    """Say which rule puts a hand below a better or equal one."""
    one, other = RANKING.strength(better), RANKING.strength(worse)
    if one == other:
        return "equal: suits never separate two hands (RANK-12)"
    if one[0] != other[0]:
        return f"{_said(other[0])} is worse than {_said(one[0])} ({_category_rule(one[0], other[0])})"
    if other[0] == 0:
        if {card[0] for card in worse} == WHEEL_RANKS or {card[0] for card in better} == WHEEL_RANKS:
            return "compared from the highest card down, and A-5-4-3-2 is no straight but ace high (RANK-2, RANK-6)"
        return "compared from the highest card down (RANK-5)"
    return "compared by the cards that make the category, then from the highest down (RANK-14)"


def _said(category_place: int) -> str:
    return {0: "no pair", 1: "a pair", 4: "a straight", 5: "a flush", 6: "a full house", 8: "a straight flush"}.get(
        category_place, CATEGORIES[category_place]
    )


def _category_rule(better: int, worse: int) -> str:
    if (better, worse) == (0, 1):
        return "RANK-8"
    if better == 0 and worse in (4, 5):
        return "RANK-3"
    return "RANK-9"
