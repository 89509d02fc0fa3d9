"""Winamax: a call is what is added, and the uncalled bet is collected with the pot."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tripledraw.rulings.hand import Hand, Muck, NotWhole, OtherGame, Uncalled, Unreadable
from tripledraw.rulings.readers.draft import Draft, Line, last_line
from tripledraw.rulings.values import chips

if TYPE_CHECKING:
    from collections.abc import Sequence

HEADER = re.compile(r"Winamax Poker - .*?HandId: #(?P<id>[\d-]+) - (?P<rest>.*)")

_GAME = re.compile(r"(?:2-7 Triple Draw|Lowball27) (?:fixed limit|limit)\b", re.IGNORECASE)
_STAKES = re.compile(r"\((?:[^()/]+/)?([^()/]+)/([^()/]+)\)")
_BUTTON = re.compile(r"Seat #(\d+) is the button")
_SEAT = re.compile(r"Seat (\d{1,3}): (.+) \(([^(),\s]+)[^()]*\)")
_SAID = re.compile(
    r"(?P<name>.+?)(?: \((?:small blind|big blind|button)\))? (?:"
    r"posts dead blind \(?(?P<dead>[^\s()]+)\)?"
    r"|posts (?P<post>small blind|big blind|ante) (?P<posted>\S+)(?P<late> out of position)?"
    r"|(?P<verb>folds|checks|calls|bets|raises)(?: (?P<adds>\S+)(?: to (?P<to>\S+))?)?"
    r"|(?P<discards>discards?)(?: (?P<count>\d{1,3}) cards?)?(?: \[(?P<thrown>[^\]]*)\])?"
    r"(?: draws? \[(?P<drawn>[^\]]*)\])?"
    r"|(?P<pat>stands pat)(?: \[(?P<kept>[^\]]*)\])?"
    r"|(?P<shows>shows) \[(?P<shown>[^\]]*)\]"
    r"|(?P<mucks>mucks)"
    r"|collected (?P<won>\S+) from (?:pot|main pot|side pot)"
    r"|(?P<out>is disconnected|has timed out|leaves the table|is sitting out)"
    r")(?P<rest>\b.*|\W.*|)$"
)
_DEALT = re.compile(r"Dealt to (.+?) \[([^\]]*)\](?: ?\[([^\]]*)\])?$")
_RAKE = re.compile(r"Total pot (\S+) \| (?:Rake (\S+)|No rake)")
_SUMMED = re.compile(r"Seat (\d{1,3}): .*? (?:mucked|showed) \[([^\]]*)\]")


def read(lines: Sequence[Line]) -> Hand:
    """Return the hand of these lines; raises a ReadingProblem."""
    first = lines[0]
    header = HEADER.match(first.text)
    if header is None:
        raise Unreadable(first.number, "no Winamax header")
    if not _GAME.search(header["rest"]):
        raise OtherGame(first.number, "not limit 2-7 triple draw, by its header")
    draft = Draft("Winamax", header["id"], first)
    if not (stakes := _STAKES.findall(header["rest"])):
        raise Unreadable(first.number, "the header names no stakes")
    draft.set_stakes(*stakes[-1])
    summary = False
    for line in lines[1:]:
        if line.text.startswith("*** SUMMARY"):
            summary = True
        elif summary:
            _summary(draft, line)
        else:
            _line(draft, line)
    if draft.rake is None:
        raise NotWhole(last_line(lines).number, "the record ends before its summary")
    return draft.hand(Uncalled.POOLED, last_line(lines))


def _line(draft: Draft, line: Line) -> None:
    number, text = line
    said = _SAID.match(text)
    if said is not None and said["name"] in draft.names:
        _said(draft, number, draft.names[said["name"]], said)
    elif text.startswith("Seat ") and not draft.events and (seat := _SEAT.match(text)):
        draft.sit(number, seat[1], seat[2], seat[3])
    elif text.startswith("Table") and draft.button is None and (button := _BUTTON.search(text)):
        draft.button = int(button[1])
    elif (dealt := _DEALT.match(text)) and dealt[1] in draft.names:
        draft.dealt(number, draft.names[dealt[1]], dealt[2], dealt[3])


def _said(draft: Draft, line: int, seat: int, said: re.Match[str]) -> None:
    if said["verb"]:
        adds = said["adds"] if said["verb"] in ("calls", "bets") else None
        draft.bet(line, seat, said["verb"], adds, said["to"], "all-in" in said["rest"])
    elif said["discards"]:
        draft.discard(line, seat, said["count"], said["thrown"])
        if said["drawn"] is not None:
            draft.served(line, seat, None, said["drawn"])
    elif said["pat"]:
        draft.pat(line, seat, said["kept"])
    elif said["dead"]:
        draft.post(line, seat, "dead", said["dead"])
    elif said["post"]:
        late = {"big blind": "entry", "small blind": "dead"} if said["late"] else {}
        draft.post(line, seat, late.get(said["post"], said["post"]), said["posted"])
    elif said["shows"]:
        draft.show(line, seat, said["shown"])
    elif said["mucks"]:
        draft.events.append(Muck(line, seat))
    elif said["won"]:
        draft.collect(line, seat, said["won"])
    elif said["out"]:
        draft.leave(line, seat)


def _summary(draft: Draft, line: Line) -> None:
    number, text = line
    if seat := _SUMMED.match(text):
        draft.reveal(number, int(seat[1]), seat[2])
    elif rake := _RAKE.match(text):
        draft.rake = chips(rake[2], number) if rake[2] else 0
        draft.total = chips(rake[1], number) + draft.rake
