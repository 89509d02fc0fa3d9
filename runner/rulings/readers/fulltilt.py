"""Full Tilt, 2010 to 2013: cash games, tournaments and the archive's form. Calls are what is added."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tripledraw.rulings.hand import Collect, Hand, NotWhole, OtherGame, Uncalled
from tripledraw.rulings.readers.draft import Draft, Line, last_line
from tripledraw.rulings.readers.rooms import begun, halves, sum_up, take_line, take_said, take_stakes

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
_WON = re.compile(r"Seat (\d{1,3}): .*? (?:collected|and won) \(([^()\s]+)\)")
_CANCELLED = re.compile(r"(?:The )?(?:Hand|Game)\b.*\bcancell?ed", re.IGNORECASE)


def read(lines: Sequence[Line]) -> Hand:
    """Return the hand of these lines; raises a ReadingProblem."""
    draft, rest = begun("Full Tilt", HEADER, lines[0])
    if not _GAME.search(rest) or _OTHER_LIMIT.search(rest):
        raise OtherGame(lines[0].number, "not limit 2-7 triple draw, by its header")
    if "(partial)" in rest:
        raise NotWhole(lines[0].number, "the header says that the record is partial")
    take_stakes(draft, _STAKES.findall(rest)[:1])
    played, summary = halves(lines)
    for line in played:
        _line(draft, line)
    if not any(isinstance(event, Collect) for event in draft.events):
        _awards(draft, summary)
    sum_up(draft, summary, last_line(lines))
    return draft.hand(Uncalled.PRINTED, last_line(lines))


def _awards(draft: Draft, summary: Sequence[Line]) -> None:
    """Take from the summary what has been won, where nothing before it says so."""
    for line in summary:
        if (won := _WON.match(line.text)) and int(won[1]) in draft.names.values():
            draft.collect(line.number, int(won[1]), won[2])


def _line(draft: Draft, line: Line) -> None:
    number, text = line
    said = _SAID.match(text)
    if said is not None and said["name"] in draft.names:
        _said(draft, number, draft.names[said["name"]], said)
    elif text.startswith("Seat ") and not draft.events and (seat := _SEAT.match(text)):
        draft.sit(number, seat[1], seat[2], seat[3])
    elif not take_line(draft, line, _BUTTON) and _CANCELLED.match(text):
        raise NotWhole(number, "the hand was cancelled")


def _said(draft: Draft, line: int, seat: int, said: re.Match[str]) -> None:
    if said["verb"]:
        raises = said["verb"] == "raises"
        adds = said["chips"] if said["verb"] in ("calls", "bets") else None
        draft.bet(line, seat, said["verb"], adds, said["chips"] if raises else None, "all in" in said["rest"])
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
    else:
        take_said(draft, line, seat, said)
