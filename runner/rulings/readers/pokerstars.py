"""PokerStars, from 2008 on: cash games, tournaments and home games."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tripledraw.rulings.hand import Hand, NotWhole, OtherGame, Reshuffle, Uncalled
from tripledraw.rulings.readers.draft import Draft, Line, last_line
from tripledraw.rulings.readers.rooms import begun, halves, sum_up, take_line, take_said, take_stakes

if TYPE_CHECKING:
    from collections.abc import Sequence

HEADER = re.compile(r"(?:PokerStars|POKERSTARS)\b.*?(?:Hand|Game|GAME) #(?P<id>\d+):(?P<rest>.*)")

_GAME = re.compile(r"Triple Draw 2-7 Lowball Limit")
_STAKES = re.compile(r"[(\s]([^()/\s]+)/([^()/\s]+)(?: [A-Z]{3})?\)")
_BUTTON = re.compile(r"Table .*?Seat #(\d+) is the button")
_SEAT = re.compile(r"Seat (\d{1,3}): (.+) \((\S+) in chips[^()]*\)(.*)")
_SPOKEN = re.compile(
    r"(?P<name>.+?): (?:"
    r"posts (?:the )?(?P<post>small blind|big blind|ante|small & big blinds) (?P<posted>\S+)"
    r"|(?P<verb>folds|checks|calls|bets|raises)(?: (?P<adds>[^\s\[]+)(?: to (?P<to>\S+))?)?"
    r"|discards (?P<count>\d{1,3}) cards?(?: \[(?P<thrown>[^\]]*)\])?"
    r"|(?P<pat>stands pat)(?: on \[(?P<kept>[^\]]*)\])?"
    r"|(?P<shows>shows) \[(?P<shown>[^\]]*)\]"
    r"|(?P<mucks>mucks hand)"
    r"|(?P<out>is sitting out|sits out)"
    r")(?P<rest>.*)"
)
_COLLECTED = re.compile(r"(.+) collected (\S+) from (?:the )?(?:pot|main pot|side pot\S*)")
_LEFT = re.compile(r"(.+?) (?:has timed out|is disconnected|leaves the table|is sitting out|sits out)\b.*")


def read(lines: Sequence[Line]) -> Hand:
    """Return the hand of these lines; raises a ReadingProblem."""
    draft, rest = begun("PokerStars", HEADER, lines[0])
    if not _GAME.search(rest):
        raise OtherGame(lines[0].number, "not limit 2-7 triple draw, by its header")
    take_stakes(draft, _STAKES.findall(rest))
    played, summary = halves(lines)
    for line in played:
        _line(draft, line)
    sum_up(draft, summary, last_line(lines))
    return draft.hand(Uncalled.PRINTED, last_line(lines))


def _line(draft: Draft, line: Line) -> None:
    number, text = line
    spoken = _SPOKEN.match(text)
    if spoken is not None and spoken["name"] in draft.names:
        _spoken(draft, number, draft.names[spoken["name"]], spoken)
    elif text.startswith("Seat ") and not draft.events and (seat := _SEAT.match(text)):
        draft.sit(number, seat[1], seat[2], seat[3], dealt_in=None if seat[4] else True)
    elif take_line(draft, line, _BUTTON):
        return
    elif (collected := _COLLECTED.match(text)) and collected[1] in draft.names:
        draft.collect(number, draft.names[collected[1]], collected[2])
    elif text == "The deck is reshuffled":
        draft.events.append(Reshuffle(number))
    elif text.startswith("Hand cancel"):
        raise NotWhole(number, "the hand was cancelled")
    elif (left := _LEFT.match(text)) and left[1] in draft.names:
        draft.leave(number, draft.names[left[1]])


def _spoken(draft: Draft, line: int, seat: int, said: re.Match[str]) -> None:
    if said["verb"]:
        raises = said["verb"] == "raises"
        adds = None if raises or said["verb"] in ("folds", "checks") else said["adds"]
        draft.bet(line, seat, said["verb"], adds, said["to"] if raises else None, "all-in" in said["rest"])
    elif said["post"] == "small & big blinds":
        draft.post_both(line, seat, said["posted"])
    elif said["post"]:
        draft.post(line, seat, said["post"], said["posted"])
    else:
        take_said(draft, line, seat, said)
