"""PokerStars, from 2008 on: cash games, tournaments and home games."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tripledraw.rulings.hand import Hand, Muck, NotWhole, OtherGame, Reshuffle, Return, Uncalled, Unreadable
from tripledraw.rulings.readers.draft import Draft, Line, last_line, need_summary
from tripledraw.rulings.values import chips

if TYPE_CHECKING:
    from collections.abc import Sequence

HEADER = re.compile(r"(?:PokerStars|POKERSTARS)\b.*?(?:Hand|Game|GAME) #(?P<id>\d+):(?P<rest>.*)")

_GAME = re.compile(r"Triple Draw 2-7 Lowball Limit")
_STAKES = re.compile(r"[(\s]([^()/\s]+)/([^()/\s]+)(?: [A-Z]{3})?\)")
_BUTTON = re.compile(r"Seat #(\d+) is the button")
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
_DEALT = re.compile(r"Dealt to (.+?) \[([^\]]*)\](?: \[([^\]]*)\])?$")
_COLLECTED = re.compile(r"(.+) collected (\S+) from (?:the )?(?:pot|main pot|side pot\S*)")
_RETURNED = re.compile(r"Uncalled bet \((\S+)\) returned to (.+)")
_LEFT = re.compile(r"(.+?) (?:has timed out|is disconnected|leaves the table|is sitting out|sits out)\b.*")
_TOTAL = re.compile(r"Total pot (\S+).*?\| Rake (\S+)")
_SUMMED = re.compile(r"Seat (\d{1,3}): .*?(?: (?:mucked|showed) \[([^\]]*)\].*)?$")


def read(lines: Sequence[Line]) -> Hand:
    """Return the hand of these lines; raises a ReadingProblem."""
    first = lines[0]
    header = HEADER.match(first.text)
    if header is None:
        raise Unreadable(first.number, "no PokerStars header")
    if not _GAME.search(header["rest"]):
        raise OtherGame(first.number, "not limit 2-7 triple draw, by its header")
    draft = Draft("PokerStars", header["id"], first)
    if not (stakes := _STAKES.findall(header["rest"])):
        raise Unreadable(first.number, "the header names no stakes")
    draft.set_stakes(*stakes[-1])
    summed: set[int] | None = None
    for line in lines[1:]:
        if line.text.startswith("*** SUMMARY"):
            summed = set()
        elif summed is not None:
            _summary(draft, line, summed)
        else:
            _line(draft, line)
    if summed is None:
        raise NotWhole(last_line(lines).number, "the record ends before its summary")
    hand = draft.hand(Uncalled.PRINTED, last_line(lines))
    need_summary(draft, summed, last_line(lines))
    return hand


def _line(draft: Draft, line: Line) -> None:
    number, text = line
    spoken = _SPOKEN.match(text)
    if spoken is not None and spoken["name"] in draft.names:
        _spoken(draft, number, draft.names[spoken["name"]], spoken)
    elif text.startswith("Seat ") and not draft.events and (seat := _SEAT.match(text)):
        draft.sit(number, seat[1], seat[2], seat[3], dealt_in=None if seat[4] else True)
    elif text.startswith("Table ") and draft.button is None and (button := _BUTTON.search(text)):
        draft.button = int(button[1])
    elif (dealt := _DEALT.match(text)) and dealt[1] in draft.names:
        draft.dealt(number, draft.names[dealt[1]], dealt[2], dealt[3])
    elif (collected := _COLLECTED.match(text)) and collected[1] in draft.names:
        draft.collect(number, draft.names[collected[1]], collected[2])
    elif (returned := _RETURNED.match(text)) and returned[2] in draft.names:
        draft.events.append(Return(number, draft.names[returned[2]], chips(returned[1], number)))
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
    elif said["count"]:
        draft.discard(line, seat, said["count"], said["thrown"])
    elif said["pat"]:
        draft.pat(line, seat, said["kept"])
    elif said["post"] == "small & big blinds":
        draft.post_both(line, seat, said["posted"])
    elif said["post"]:
        draft.post(line, seat, said["post"], said["posted"])
    elif said["shows"]:
        draft.show(line, seat, said["shown"])
    elif said["mucks"]:
        draft.events.append(Muck(line, seat))
    elif said["out"]:
        draft.leave(line, seat)


def _summary(draft: Draft, line: Line, summed: set[int]) -> None:
    number, text = line
    if seat := _SUMMED.match(text):
        summed.add(int(seat[1]))
        if seat[2]:
            draft.reveal(number, int(seat[1]), seat[2])
    elif total := _TOTAL.match(text):
        draft.total = chips(total[1], number)
        draft.rake = chips(total[2], number)
