"""Winamax: a call is what is added, and the uncalled bet is collected with the pot."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tripledraw.rulings.hand import Hand, NotWhole, OtherGame, Uncalled
from tripledraw.rulings.readers.draft import Draft, Line, last_line
from tripledraw.rulings.readers.rooms import begun, halves, take_line, take_said, take_stakes
from tripledraw.rulings.values import chips

if TYPE_CHECKING:
    from collections.abc import Sequence

HEADER = re.compile(r"Winamax Poker - .*?HandId: #(?P<id>[\d-]+) - (?P<rest>.*)")

_GAME = re.compile(r"(?:2-7 Triple Draw|Lowball27) (?:fixed limit|limit)\b", re.IGNORECASE)
_STAKES = re.compile(r"\((?:[^()/]+/)?([^()/]+)/([^()/]+)\)")
_BUTTON = re.compile(r"Table.*?Seat #(\d+) is the button")
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
_RAKE = re.compile(r"Total pot (\S+) \| (?:Rake (\S+)|No rake)")
_SUMMED = re.compile(r"Seat (\d{1,3}): .*? (?:mucked|showed) \[([^\]]*)\]")


def read(lines: Sequence[Line]) -> Hand:
    """Return the hand of these lines; raises a ReadingProblem."""
    draft, rest = begun("Winamax", HEADER, lines[0])
    if not _GAME.search(rest):
        raise OtherGame(lines[0].number, "not limit 2-7 triple draw, by its header")
    take_stakes(draft, _STAKES.findall(rest))
    played, summary = halves(lines)
    for line in played:
        _line(draft, line)
    for line in summary:
        _summary(draft, line)
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
    else:
        take_line(draft, line, _BUTTON)


def _said(draft: Draft, line: int, seat: int, said: re.Match[str]) -> None:
    if said["verb"]:
        adds = said["adds"] if said["verb"] in ("calls", "bets") else None
        draft.bet(line, seat, said["verb"], adds, said["to"], "all-in" in said["rest"])
    elif said["discards"]:
        draft.discard(line, seat, said["count"], said["thrown"])
        if said["drawn"] is not None:
            draft.served(line, seat, None, said["drawn"])
    elif said["dead"]:
        draft.post(line, seat, "dead", said["dead"])
    elif said["post"]:
        late = {"big blind": "entry", "small blind": "dead"} if said["late"] else {}
        draft.post(line, seat, late.get(said["post"], said["post"]), said["posted"])
    else:
        take_said(draft, line, seat, said)


def _summary(draft: Draft, line: Line) -> None:
    number, text = line
    if seat := _SUMMED.match(text):
        draft.reveal(number, int(seat[1]), seat[2])
    elif rake := _RAKE.match(text):
        draft.rake = chips(rake[2], number) if rake[2] else 0
        draft.total = chips(rake[1], number) + draft.rake
