"""Full Tilt, 2010 to 2013: cash games, tournaments and the archive's form. Calls are what is added."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tripledraw.rulings.hand import Collect, Hand, Muck, NotWhole, OtherGame, Return, Uncalled, Unreadable
from tripledraw.rulings.readers.draft import Draft, Line, last_line, need_summary
from tripledraw.rulings.values import chips

if TYPE_CHECKING:
    from collections.abc import Sequence

HEADER = re.compile(r"Full ?Tilt ?Poker\b.*?(?:Hand|Game|GAME) #(?P<id>\d+):(?P<rest>.*)")

_GAME = re.compile(r"\b(?:Limit|FL) 2-7 Triple Draw\b")
_OTHER_LIMIT = re.compile(r"\b(?:No|Pot) Limit 2-7 Triple Draw\b")
_STAKES = re.compile(r"- (\S+?)/(\S+)(?: Ante \S+)? -")
_BUTTON = re.compile(r"The button is in seat #(\d+)")
_SEAT = re.compile(r"Seat (\d{1,3}): (.+) \(([^()\s]+)\)(?:, is sitting out)?$")
_SAID = re.compile(
    r"(?P<name>.+?) (?:"
    r"posts (?:the |a )?(?P<post>small blind of|big blind of|dead small blind of|ante of) (?P<posted>[^\s,]+)"
    r"|posts small & big blinds \[?(?P<both>[^\s,\]]+)\]?"
    r"|(?P<enters>posts) (?P<entry>[^\s,a-z]+)"
    r"|antes (?P<ante>[^\s,]+)"
    r"|(?P<verb>folds|checks|calls|bets|raises)(?: (?:to )?(?P<chips>[^\s,]+))?"
    r"|discards (?P<count>\d{1,3}) cards?(?: \[(?P<thrown>[^\]]*)\])?"
    r"|(?P<pat>stands pat)(?: on \[(?P<kept>[^\]]*)\])?"
    r"|is dealt (?P<served>\d{1,3}) cards?"
    r"|(?P<shows>shows) \[(?P<shown>[^\]]*)\]"
    r"|(?P<mucks>mucks)"
    r"|(?:wins|ties for) (?:the )?(?:pot|main pot|side pot)(?: #?\d+)? \((?P<won>[^()\s]+)\)"
    r"|(?P<out>has timed out|has been disconnected|stands up|sits out|is sitting out|leaves the table)"
    r")(?P<rest>\b.*|,.*| .*|)$"
)
_DEALT = re.compile(r"Dealt to (.+?) \[([^\]]*)\](?: \[([^\]]*)\])?$")
_RETURNED = re.compile(r"Uncalled bet of (\S+) returned to (.+)")
_TOTAL = re.compile(r"Total pot (\S+).*?\| Rake (\S+)")
_SUMMED = re.compile(r"Seat (\d{1,3}): .*?(?: (?:mucked|showed) \[([^\]]*)\].*)?$")
_WON = re.compile(r"Seat (\d{1,3}): .*? (?:collected|and won) \(([^()\s]+)\)")
_CANCELLED = re.compile(r"(?:The )?(?:Hand|Game)\b.*\bcancell?ed", re.IGNORECASE)


def read(lines: Sequence[Line]) -> Hand:
    """Return the hand of these lines; raises a ReadingProblem."""
    first = lines[0]
    header = HEADER.match(first.text)
    if header is None:
        raise Unreadable(first.number, "no Full Tilt header")
    if not _GAME.search(header["rest"]) or _OTHER_LIMIT.search(header["rest"]):
        raise OtherGame(first.number, "not limit 2-7 triple draw, by its header")
    if "(partial)" in header["rest"]:
        raise NotWhole(first.number, "the header says that the record is partial")
    draft = Draft("Full Tilt", header["id"], first)
    if not (stakes := _STAKES.search(header["rest"])):
        raise Unreadable(first.number, "the header names no stakes")
    draft.set_stakes(stakes[1], stakes[2])
    summed: set[int] | None = None
    awarded = False
    for line in lines[1:]:
        if line.text.startswith("*** SUMMARY"):
            summed = set()
            awarded = any(isinstance(event, Collect) for event in draft.events)
        elif summed is not None:
            _summary(draft, line, summed)
            if not awarded and (won := _WON.match(line.text)) and int(won[1]) in draft.names.values():
                draft.collect(line.number, int(won[1]), won[2])
        else:
            _line(draft, line)
    if summed is None:
        raise NotWhole(last_line(lines).number, "the record ends before its summary")
    hand = draft.hand(Uncalled.PRINTED, last_line(lines))
    need_summary(draft, summed, last_line(lines))
    return hand


def _line(draft: Draft, line: Line) -> None:
    number, text = line
    said = _SAID.match(text)
    if said is not None and said["name"] in draft.names:
        _said(draft, number, draft.names[said["name"]], said)
    elif text.startswith("Seat ") and not draft.events and (seat := _SEAT.match(text)):
        draft.sit(number, seat[1], seat[2], seat[3])
    elif (dealt := _DEALT.match(text)) and dealt[1] in draft.names:
        draft.dealt(number, draft.names[dealt[1]], dealt[2], dealt[3])
    elif draft.button is None and (button := _BUTTON.match(text)):
        draft.button = int(button[1])
    elif (returned := _RETURNED.match(text)) and returned[2] in draft.names:
        draft.events.append(Return(number, draft.names[returned[2]], chips(returned[1], number)))
    elif _CANCELLED.match(text):
        raise NotWhole(number, "the hand was cancelled")


def _said(draft: Draft, line: int, seat: int, said: re.Match[str]) -> None:
    if said["verb"]:
        raises = said["verb"] == "raises"
        adds = said["chips"] if said["verb"] in ("calls", "bets") else None
        draft.bet(line, seat, said["verb"], adds, said["chips"] if raises else None, "all in" in said["rest"])
    elif said["count"]:
        draft.discard(line, seat, said["count"], said["thrown"])
    elif said["pat"]:
        draft.pat(line, seat, said["kept"])
    elif said["served"]:
        draft.served(line, seat, said["served"], None)
    elif said["post"]:
        kind = {"dead small blind of": "dead"}.get(said["post"], said["post"].removesuffix(" of"))
        draft.post(line, seat, kind, said["posted"])
    elif said["both"]:
        draft.post_both(line, seat, said["both"])
    elif said["enters"]:
        draft.post(line, seat, "entry", said["entry"])
    elif said["ante"]:
        draft.post(line, seat, "ante", said["ante"])
    elif said["shows"]:
        draft.show(line, seat, said["shown"])
    elif said["mucks"]:
        draft.events.append(Muck(line, seat))
    elif said["won"]:
        draft.collect(line, seat, said["won"])
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
