"""Groups of cards, as the tables of the feature files name them.

A group is written as parts joined by ` + `: cards (`Kc 2d`), `discards of draw 2`, `discards of draw 2 by P1 and
P3`, `discards of P1` (of all draws so far), `folded hands`, `folded hand of P4`, `the rest of the stub` (of the
scripted stub, what nobody has been given), `the stub before the draw` (as the engine showed it), `what P1 and P2 left
of the stub` (of that stub, in its order), `the last card of the stub` (before the draw). `the first 3 of` before a part
takes those that would come first, ` but its last card` at the end of a part takes away the one that would come last,
and ` but none of their own` at the end of all each receiver's own discards of the whole hand.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tripledraw.adapters.outcomes import NotSupported
from tripledraw.features.words import Unreadable, cards, players

if TYPE_CHECKING:
    from collections.abc import Callable

    from tripledraw.features.hand import Drawn, Hand

_OF_DRAW = re.compile(r"discards of draw (\d)(?: by (.+))?$")
_OF_PLAYER = re.compile(r"discards of (P\d.*)$")
_FOLDED = re.compile(r"folded hands?(?: of (.+))?$")
_LEFT = re.compile(r"what (P\d.*) left of the stub$")
_FIRST = re.compile(r"the first (\d) of (the stub before the draw|what P\d.* left of the stub)$")
_BUT_ITS_LAST = " but its last card"
_NONE_OF_THEIR_OWN = " but none of their own"


@dataclass(frozen=True)
class Group:
    """Cards from which players are served; `own` says whether they may get back their own of earlier draws."""

    cards: frozenset[str]
    own: bool = True

    def for_player(self, hand: Hand, player: int) -> frozenset[str]:
        """Return the cards that this player may get: never what he has discarded in this draw (MUCK-4)."""
        return self.cards - hand.discarded(player, hand.drawn[-1].draw if self.own else None)


def group(text: str, hand: Hand) -> Group:
    """Return the group that a text names, in the cards of this deal; raises Unreadable."""
    named, own = text.removesuffix(_NONE_OF_THEIR_OWN), not text.endswith(_NONE_OF_THEIR_OWN)
    return Group(frozenset(in_order(named, hand)), own)


def in_order(text: str, hand: Hand) -> list[str]:
    """Return the cards that a text names, in the same order in every repetition of a hand; raises Unreadable."""
    return [card for part in text.split(" + ") for card in _part(part.strip(), hand)]


def _part(text: str, hand: Hand) -> list[str]:
    if not text:
        return []
    if text.endswith(_BUT_ITS_LAST):
        return _part(text.removesuffix(_BUT_ITS_LAST), hand)[:-1]
    if match := _FIRST.match(text):
        return _part(match[2], hand)[: int(match[1])]
    if match := _OF_DRAW.match(text):
        draw, who = int(match[1]), players(match[2]) if match[2] else None
        return _discards(hand, lambda part: part.draw == draw and (who is None or part.player in who))
    if match := _OF_PLAYER.match(text):
        wanted = players(match[1])
        return _discards(hand, lambda part: part.player in wanted)
    if match := _FOLDED.match(text):
        return _folded(hand, players(match[1]) if match[1] else list(hand.folded))
    if text == "the rest of the stub":
        return _rest_of_the_stub(hand)
    if text == "the stub before the draw":
        return _stub_before_the_draw(hand)
    if text == "the last card of the stub":
        return _stub_before_the_draw(hand)[-1:]
    if match := _LEFT.match(text):
        draw = hand.drawn[-1].draw
        given = {card for player in players(match[1]) for card in hand.received(draw, player)}
        return [card for card in _stub_before_the_draw(hand) if card not in given]
    return [hand.card(card) for card in cards(text)]


def _discards(hand: Hand, wanted: Callable[[Drawn], bool]) -> list[str]:
    return [card for part in hand.drawn if wanted(part) for card in part.discards]


def _folded(hand: Hand, who: list[int]) -> list[str]:
    if any(not hand.folded.get(player) for player in who):
        raise NotSupported("shows no `hands`")
    return [card for player in who for card in hand.folded[player]]


def _rest_of_the_stub(hand: Hand) -> list[str]:
    if not hand.setup.scripted:
        raise Unreadable("the rest of the stub is only known of a scripted table")
    given = {card for part in hand.drawn for card in hand.received(part.draw, part.player)}
    return [card for card in hand.names.stub() if card not in given]


def _stub_before_the_draw(hand: Hand) -> list[str]:
    if hand.client.hello.burns:
        raise NotSupported("burns cards, so that others come from the stub")
    first = next(part for part in hand.drawn if part.draw == hand.drawn[-1].draw)
    if not isinstance(first.stub, tuple):
        raise NotSupported("shows no list of the cards in the stub")
    return list(first.stub)
