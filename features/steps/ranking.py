"""Steps that compare hands without playing: `Then 7c 5d 4h 3s 2c beats 7d 6h 4c 3s 2d`."""

from __future__ import annotations

from itertools import pairwise

from pytest_bdd import parsers, then

from tripledraw.adapters.outcomes import Mismatch, NotSupported, Rejected, Unsupported
from tripledraw.features.play import Play
from tripledraw.features.steps.betting import expect
from tripledraw.features.words import cards

_HAND = r"(?:[2-9TJQKA][cdhs] ?){5}"


@then(parsers.re(rf"(?P<better>{_HAND}) beats (?P<worse>{_HAND})$"))
def beats(play: Play, better: str, worse: str) -> None:
    """Ask who wins, in both orders."""
    for hands in ([cards(better), cards(worse)], [cards(worse), cards(better)]):
        seen = winners(play, hands)
        wins = [hands.index(cards(better))]
        expect(f"{better.strip()} beats {worse.strip()}", _said(hands, seen), holds=seen == wins)


@then(parsers.re(rf"(?P<one>{_HAND}) ties with (?P<other>{_HAND})$"))
def ties(play: Play, one: str, other: str) -> None:
    """Ask who wins, in both orders: both."""
    for hands in ([cards(one), cards(other)], [cards(other), cards(one)]):
        seen = winners(play, hands)
        expect(f"{one.strip()} ties with {other.strip()}", _said(hands, seen), holds=seen == [0, 1])


@then("each of these hands beats the next")
def a_ladder(play: Play, datatable: list[list[str]]) -> None:
    """Compare each hand of a one-column table with the one below it, best first."""
    ladder = [row[0] for row in datatable]
    for better, worse in pairwise(ladder):
        beats(play, better, worse)


@then(parsers.re(r"of these hands, (?P<names>hands? [\d, and]+) wins?$"))
def several(play: Play, names: str, datatable: list[list[str]]) -> None:
    """Compare several hands at once; hand 1 is the first of the table."""
    hands = [cards(row[0]) for row in datatable]
    expected = [int(word) - 1 for word in names.replace(",", " ").split() if word.isdigit()]
    seen = winners(play, hands)
    expect(f"{names} win", _said(hands, seen), holds=seen == expected)


def winners(play: Play, hands: list[list[str]]) -> list[int]:
    """Ask the engine which of some hands win, as sorted indexes from 0."""
    if not play.client.offers("ranking"):
        raise NotSupported("offers no ranking")
    try:
        return sorted(play.client.winners(hands).winners)
    except (Unsupported, Rejected) as answer:
        raise Mismatch("hands that one deck can hold are compared", f"the engine answers {answer}") from None


def _said(hands: list[list[str]], seen: list[int]) -> str:
    return "wins: " + (", ".join(" ".join(hands[index]) for index in seen) or "nobody")
