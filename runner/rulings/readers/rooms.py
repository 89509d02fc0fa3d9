"""What the text forms of PokerStars, Full Tilt and Winamax have in common: head, lines and summary."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tripledraw.rulings.hand import Bet, Muck, NotWhole, Return, Unreadable
from tripledraw.rulings.readers.draft import Draft, Line, last_line
from tripledraw.rulings.values import chips

if TYPE_CHECKING:
    from collections.abc import Sequence

_DEALT = re.compile(r"Dealt to (.+?) \[([^\]]*)\](?: ?\[([^\]]*)\])?$")
_RETURNED = re.compile(r"Uncalled bet (?:of (\S+)|\((\S+)\)) returned to (.+)")
_TOTAL = re.compile(r"Total pot (\S+).*?\| Rake (\S+)")
_SUMMED = re.compile(r"Seat (\d{1,3}): .*?(?: (?:mucked|showed) \[([^\]]*)\].*)?$")


def begun(site: str, header: re.Pattern[str], first: Line) -> tuple[Draft, str]:
    """Return the draft of the hand that a header begins, and the rest of the header; raises Unreadable."""
    found = header.match(first.text)
    if found is None:
        raise Unreadable(first.number, f"no {site} header")
    return Draft(site, found["id"], first), found["rest"]


def take_stakes(draft: Draft, stakes: Sequence[tuple[str, str]]) -> None:
    """Take the last of the pairs found in the header; raises Unreadable if there is none."""
    if not stakes:
        raise Unreadable(draft.first.number, "the header names no stakes")
    draft.set_stakes(*stakes[-1])


def halves(lines: Sequence[Line]) -> tuple[Sequence[Line], Sequence[Line]]:
    """Return what happened in the hand, and the summary; raises NotWhole if there is none."""
    for place, line in enumerate(lines):
        if line.text.startswith("*** SUMMARY"):
            return lines[1:place], lines[place + 1 :]
    raise NotWhole(last_line(lines).number, "the record ends before its summary")


def take_line(draft: Draft, line: Line, button: re.Pattern[str]) -> bool:
    """Take a line that names the button, cards dealt or a bet returned; return whether it was one."""
    number, text = line
    if (dealt := _DEALT.match(text)) and dealt[1] in draft.names:
        draft.dealt(number, draft.names[dealt[1]], dealt[2], dealt[3])
    elif draft.button is None and (found := button.match(text)):
        draft.button = int(found[1])
    elif (returned := _RETURNED.match(text)) and returned[3] in draft.names:
        draft.events.append(Return(number, draft.names[returned[3]], chips(returned[1] or returned[2], number)))
    else:
        return False
    return True


def take_said(draft: Draft, line: int, seat: int, said: re.Match[str]) -> None:
    """Take a draw's choice, a showing or mucking, chips won, or a leaving, by the names of the pattern's groups."""
    found = said.groupdict()
    if found["count"]:
        draft.discard(line, seat, found["count"], found["thrown"])
    elif found["pat"]:
        draft.pat(line, seat, found["kept"])
    elif found["shows"]:
        draft.show(line, seat, found["shown"])
    elif found["mucks"]:
        draft.events.append(Muck(line, seat))
    elif found.get("won"):
        draft.collect(line, seat, found["won"])
    elif found["out"]:
        draft.leave(line, seat)


def sum_up(draft: Draft, lines: Sequence[Line], last: Line) -> None:
    """Take pot, rake and hands of a summary; raises NotWhole unless it has a line for every seat that took part."""
    summed: set[int] = set()
    for number, text in lines:
        if seat := _SUMMED.match(text):
            summed.add(int(seat[1]))
            if seat[2]:
                draft.reveal(number, int(seat[1]), seat[2])
        elif total := _TOTAL.match(text):
            draft.total = chips(total[1], number)
            draft.rake = chips(total[2], number)
    playing = {event.seat for event in draft.events if isinstance(event, Bet)}
    if missing := sorted(playing - summed):
        raise NotWhole(last.number, f"the record ends before the summary of seat {missing[0]}")
