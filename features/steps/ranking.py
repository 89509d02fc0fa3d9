"""Steps that compare hands: `Then 7c 5d 4h 3s 2c beats 7d 6h 4c 3s 2d`.

An engine may have one way to compare hands and another to award a pot, so each comparison can also be made at
showdown: the hands are dealt, nobody bets or draws, and who wins the pot is seen from the stacks.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from pytest_bdd import parsers, then

from tripledraw.adapters.outcomes import Mismatch, NotSupported, Rejected, Unsupported
from tripledraw.features.play import BUTTON, Play
from tripledraw.features.steps.betting import expect
from tripledraw.features.steps.playing import play_out
from tripledraw.features.words import cards

if TYPE_CHECKING:
    from collections.abc import Iterator

_HAND = r"(?:[2-9TJQKA][cdhs] ?){5}"
_WHERE = r"(?P<showdown>at showdown )?"


@then(parsers.re(rf"{_WHERE}(?P<one>{_HAND}) (?P<how>beats|ties with) (?P<other>{_HAND})$"))
def two_hands(play: Play, showdown: str | None, one: str, how: str, other: str) -> None:
    """Look at whether the first of two hands wins, or both do."""
    winning = {0} if how == "beats" else {0, 1}
    _expect_winners(play, showdown, f"{one.strip()} {how} {other.strip()}", [one, other], winning)


@then(parsers.re(rf"{_WHERE}each of these hands beats the next$"))
def a_ladder(play: Play, showdown: str | None, datatable: list[list[str]]) -> None:
    """Compare each hand of a one-column table with the one below it, best first."""
    for better, worse in pairwise(row[0] for row in datatable):
        two_hands(play, showdown, better, "beats", worse)


@then(parsers.re(rf"{_WHERE}of these hands, (?P<names>hands? [\d, and]+) wins?$"))
def several(play: Play, showdown: str | None, names: str, datatable: list[list[str]]) -> None:
    """Compare several hands at once; hand 1 is the first of the table."""
    expected = {int(word) - 1 for word in names.replace(",", " ").split() if word.isdigit()}
    _expect_winners(play, showdown, f"of these hands, {names} win", [row[0] for row in datatable], expected)


def _expect_winners(play: Play, showdown: str | None, text: str, hands: list[str], winning: set[int]) -> None:
    """Look at who wins, with every hand in every place; where no hand has to be played, in twice as many orders."""
    orders = list(_orders([cards(hand) for hand in hands]))
    for places, ordered in orders[: len(hands)] if showdown else orders:
        seen = _winners_at_showdown(play, ordered) if showdown else _winners(play, ordered)
        expected = [index for index, place in enumerate(places) if place in winning]
        expect(f"{showdown or ''}{text}", _said(ordered, seen), holds=seen == expected)
    if not showdown:
        strongest = _strongest(play, orders[0][1])
        expect(f"{text}, by the strengths too", _said(orders[0][1], strongest), holds=set(strongest) == winning)


def _orders(hands: list[list[str]]) -> Iterator[tuple[list[int], list[list[str]]]]:
    """Yield the hands turned round the table, then again from the last to the first with their cards reversed.

    With each comes the place of every hand in the order as written.
    """
    places = list(range(len(hands)))
    rounds = [places[first:] + places[:first] for first in places]
    for turned in rounds:
        yield turned, [hands[place] for place in turned]
    for turned in rounds:
        yield turned[::-1], [hands[place][::-1] for place in reversed(turned)]


def _winners(play: Play, hands: list[list[str]]) -> list[int]:
    """Ask the engine which of some hands win, as sorted indexes from 0."""
    if not play.client.offers("ranking"):
        raise NotSupported("offers no ranking")
    try:
        return sorted(play.client.winners(hands).winners)
    except (Unsupported, Rejected) as answer:
        raise Mismatch("hands that one deck can hold are compared", f"the engine answers {answer}") from None


def _strongest(play: Play, hands: list[list[str]]) -> list[int]:
    """Ask the engine which of some hands is the strongest; its winners, if it gives no strengths."""
    try:
        strengths = play.client.strengths(hands).strengths
    except Unsupported:
        return _winners(play, hands)
    except Rejected as answer:
        raise Mismatch("hands that one deck can hold are given strengths", f"the engine answers {answer}") from None
    return [index for index, strength in enumerate(strengths) if strength == max(strengths)]


def _winners_at_showdown(play: Play, hands: list[list[str]]) -> list[int]:
    """Deal the hands, play them to the end and return who has not lost what everyone put in, as indexes from 0."""
    held = {player: tuple(hand) for player, hand in enumerate(hands, start=1)}
    play.deal_again(seats=len(hands), button=BUTTON, hands=held, scripted=True, ranks_matter=True)
    play_out(play.hand)
    return [
        player - 1
        for player in held
        if play.hand.by_player("stacks", player) >= play.hand.chips(play.setup.stack(player))
    ]


def _said(hands: list[list[str]], seen: list[int]) -> str:
    return "wins: " + (", ".join(" ".join(hands[index]) for index in seen) or "nobody")
