"""KingsClub, 2020 and 2021: a call names the player's total of the round; a dead small blind is not printed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tripledraw.rulings.hand import Hand, Muck, NotWhole, OtherGame, Uncalled, Unreadable
from tripledraw.rulings.readers.draft import Draft, Line, last_line
from tripledraw.rulings.values import chips

if TYPE_CHECKING:
    from collections.abc import Sequence

HEADER = re.compile(r"#(?P<id>\d+): (?P<game>.+?) - (?P<small>\S+)/(?P<big>\S+)$")

_GAME = re.compile(r"Limit 2-7 Triple Draw$")
_BUTTON = re.compile(r"Seat (\d+) is the button")
_SEAT = re.compile(r"Seat (\d{1,3}): (.+) \(([^()\s]+)\)$")
_FINAL = re.compile(r"Seat (\d{1,3}): .+ \(([^()\s]+)\) [+-]?[\d.,]+$")
_POSTED = re.compile(r"(.+): posts (?:the )?(small blind|big blind|blind|ante) (\S+)")
_DEALT = re.compile(r"Dealt to (.+?): \[([^\]]*)\]$")
_SAID = re.compile(
    r"(?P<name>.+?) (?:"
    r"(?P<verb>folds|checks|calls|bets|raises)(?: (?:to )?(?P<chips>\S*[^\s,]))?"
    r"|discards \[(?P<thrown>[^\]]*)\](?: draws \[(?P<drawn>[^\]]*)\])?"
    r"|draws (?P<count>\d{1,3})"
    r"|(?P<pat>stands pat)"
    r"|(?P<shows>shows) \[(?P<shown>[^\]]*)\]"
    r"|(?P<mucks>mucks)"
    r"|wins pot \((?P<won>[^()\s]+)\)"
    r"|wins \((?P<share>[^()\s]+)\) from (?:pot|main pot|side pot)"
    r"|(?P<out>has timed out|is disconnected|leaves the table|is sitting out)"
    r")(?P<rest>\b.*|\W.*|)$"
)
_RAKE = re.compile(r"Rake (\S+)$")


def read(lines: Sequence[Line]) -> Hand:
    """Return the hand of these lines; raises a ReadingProblem."""
    first = lines[0]
    header = HEADER.match(first.text)
    if header is None:
        raise Unreadable(first.number, "no KingsClub header")
    if not _GAME.match(header["game"]):
        raise OtherGame(first.number, "not limit 2-7 triple draw, by its header")
    draft = Draft("KingsClub", header["id"], first)
    draft.set_stakes(header["small"], header["big"])
    for line in lines[1:]:
        _line(draft, line)
    if not draft.finishing:
        raise NotWhole(last_line(lines).number, "the record ends before its summary")
    if draft.rake is None:
        draft.rake = 0
    return draft.hand(Uncalled.DROPPED, last_line(lines))


def _line(draft: Draft, line: Line) -> None:
    number, text = line
    if (posted := _POSTED.match(text)) and posted[1] in draft.names:
        kind = "entry" if posted[2] == "blind" else posted[2]
        draft.post(number, draft.names[posted[1]], kind, posted[3])
    elif (said := _SAID.match(text)) and said["name"] in draft.names:
        _said(draft, number, draft.names[said["name"]], said)
    elif text.startswith("Seat ") and not draft.events and (seat := _SEAT.match(text)):
        draft.sit(number, seat[1], seat[2], seat[3])
    elif text.startswith("Seat ") and (final := _FINAL.match(text)):
        draft.finishing[int(final[1])] = chips(final[2], number)
    elif text.startswith("Table ") and draft.button is None and (button := _BUTTON.search(text)):
        draft.button = int(button[1])
    elif (dealt := _DEALT.match(text)) and dealt[1] in draft.names:
        draft.holds(number, draft.names[dealt[1]], dealt[2])
    elif rake := _RAKE.match(text):
        draft.rake = chips(rake[1], number)


def _said(draft: Draft, line: int, seat: int, said: re.Match[str]) -> None:
    if said["verb"]:
        to = None if said["verb"] in ("folds", "checks") else said["chips"]
        draft.bet(line, seat, said["verb"], None, to, "all in" in said["rest"])
    elif said["thrown"] is not None:
        draft.discard(line, seat, None, said["thrown"])
        if said["drawn"] is not None:
            draft.served(line, seat, None, said["drawn"])
    elif said["count"]:
        draft.discard(line, seat, said["count"], None)
    elif said["pat"]:
        draft.pat(line, seat, None)
    elif said["shows"]:
        draft.show(line, seat, said["shown"])
    elif said["mucks"]:
        draft.events.append(Muck(line, seat))
    elif said["won"] or said["share"]:
        draft.collect(line, seat, said["won"] or said["share"])
    elif said["out"]:
        draft.leave(line, seat)
