"""Merge, 2011: XML, read with the expat of the standard library, which refuses nothing by itself: so we refuse DTDs.

A raise names the player's total of the round, a call and an all-in what is added. A look at a hand comes after the
street's actions, and a draw names only how many cards were changed.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from xml.parsers import expat

from tripledraw.rulings.hand import (
    Bet,
    Discard,
    Hand,
    Holds,
    Muck,
    NotWhole,
    OtherGame,
    Return,
    Show,
    Uncalled,
    Unreadable,
)
from tripledraw.rulings.readers.draft import Draft, Line, last_line
from tripledraw.rulings.values import cards, chips

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

HEADER = re.compile(r"<game\b")
PREFACE = re.compile(r"<description\b")

_STAKES = re.compile(r"Limit \(?(\S+?)/([^\s()]+)\)?$")
_POSTS = {"SMALL_BLIND": "small blind", "BIG_BLIND": "big blind", "INITIAL_BLIND": "entry", "ANTE": "ante"}
TRIPLE_DRAW = "67"  # among the games of a mixed table
_ENDS = ("END_OF_GAME", "END_OF_FOLDED_GAME")

Attributes = dict[str, str]


def read(lines: Sequence[Line]) -> Hand:
    """Return the hand of these lines; raises a ReadingProblem."""
    return _Reading(lines).hand()


class _Reading:
    """One pass over the elements of a game."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self.lines = lines
        self.line = lines[0].number
        self.game = ""
        self.stakes = ""
        self.draft = Draft("Merge", "", lines[0])
        self.started = False
        self.ended = False

    def hand(self) -> Hand:
        parser = expat.ParserCreate()
        parser.buffer_text = True
        parser.StartElementHandler = self.element
        parser.StartDoctypeDeclHandler = self.refuse_dtd
        try:
            parser.Parse("<hand>", False)
            for line in self.lines:
                self.line = line.number
                parser.Parse(line.text + "\n", False)
                if "</game>" in line.text:
                    break
        except expat.ExpatError as error:
            raise Unreadable(self.line, f"no XML: {expat.ErrorString(error.code)}") from None
        if not self.started:
            raise NotWhole(self.line, "no game follows the description")
        if not self.ended or not any("</game>" in line.text for line in self.lines):
            raise NotWhole(last_line(self.lines).number, "the game has no end")
        if "Tournament" in self.game:
            self.draft.add_posts_to_stacks()
        return self.draft.hand(Uncalled.POOLED, last_line(self.lines))

    def refuse_dtd(self, *_: object) -> None:
        raise Unreadable(self.line, "a document type has no place in a hand history")

    def element(self, name: str, found: Attributes) -> None:
        handler: dict[str, Callable[[Attributes], None]] = {
            "description": self.description,
            "game": self.begin,
            "players": self.players,
            "player": self.player,
            "round": self.round,
            "event": self.event,
            "cards": self.look,
            "winner": self.winner,
        }
        if name in handler:
            handler[name](found)

    def description(self, found: Attributes) -> None:
        self.game = found.get("type", "")
        self.stakes = found.get("stakes", "")

    def begin(self, found: Attributes) -> None:
        if self.started:
            raise Unreadable(self.line, "a game within a game")
        self.started = True
        limit = _STAKES.match(self.stakes)
        triple_draw = self.game.startswith("2-7") or found.get("multigametype") == TRIPLE_DRAW
        if not triple_draw or found.get("numholecards", "5") != "5":
            raise OtherGame(self.line, "not 2-7 triple draw, by its description")
        if not self.stakes.startswith("Limit"):
            raise OtherGame(self.line, "not fixed limit, by its description")
        if limit is None:
            raise Unreadable(self.line, "the description names no stakes")
        self.draft.id = found.get("id", "")
        self.draft.first = Line(self.line, "")
        self.draft.set_stakes(limit[1], limit[2])

    def players(self, found: Attributes) -> None:
        self.draft.button = self.number(found, "dealer")

    def player(self, found: Attributes) -> None:
        seat, name, stack = str(self.number(found, "seat")), found.get("nickname", ""), found.get("balance", "")
        self.draft.sit(self.line, seat, name, stack)  # `dealtin` is not always true: who acts was dealt in

    def round(self, found: Attributes) -> None:
        if found.get("id") == "GAME_CANCELLED":
            raise NotWhole(self.line, "the hand was cancelled")
        self.ended = self.ended or found.get("id") in _ENDS

    def event(self, found: Attributes) -> None:
        kind = found.get("type", "")
        if kind == "GAME_CANCELLED":
            raise NotWhole(self.line, "the hand was cancelled")
        if kind == "CHAT" or not found.get("player", "").isdecimal():
            return
        seat, amount, line, draft = self.seat(found), found.get("amount", ""), self.line, self.draft
        if kind in _POSTS:
            draft.post(line, seat, _POSTS[kind], amount)
        elif kind == "RETURN_BLIND":
            draft.post_both(line, seat, amount)
        elif kind in ("FOLD", "CHECK"):
            draft.events.append(Bet(line, seat, kind.lower()))
        elif kind in ("CALL", "BET"):
            draft.events.append(Bet(line, seat, kind.lower(), adds=chips(amount, line)))
        elif kind == "RAISE":
            draft.events.append(Bet(line, seat, "raise", to=chips(amount, line)))
        elif kind == "ALL_IN":
            draft.events.append(Bet(line, seat, "all-in", adds=chips(amount, line), all_in=True))
        elif kind == "DRAW":
            draft.events.append(Discard(line, seat, self.number(found, "text")))
        elif kind == "SHOW":
            draft.events.append(Show(line, seat))
        elif kind == "MUCK":
            draft.events.append(Muck(line, seat))
        elif kind in ("SIT_OUT", "DISCONNECTED", "LEAVE", "PLAYER_OUT"):
            draft.leave(line, seat)

    def look(self, found: Attributes) -> None:
        held = cards(found.get("cards", ""), self.line)
        if held and len(held) == 5:
            self.draft.events.append(Holds(self.line, self.seat(found), held))

    def winner(self, found: Attributes) -> None:
        seat, won = self.seat(found), chips(found.get("amount", ""), self.line)
        if found.get("uncalled") == "true":
            self.draft.events.append(Return(self.line, seat, won))
        else:
            self.draft.collect(self.line, seat, found.get("amount", ""))

    def seat(self, found: Attributes) -> int:
        number = self.number(found, "player")
        if all(seat.number != number for seat in self.draft.seats):
            raise Unreadable(self.line, f"seat {number} acts and nobody sits there")
        return number

    def number(self, found: Attributes, attribute: str) -> int:
        text = found.get(attribute, "")
        if not (text.isascii() and text.isdecimal() and len(text) < 4):
            raise Unreadable(self.line, f"{attribute}={text!r} is no number")
        return int(text)
