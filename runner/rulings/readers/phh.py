"""PHH, the Poker Hand History format: TOML, read with the standard library's tomllib.

PokerKit reads PHH too, but only by playing it, so that a hand against the rules could not be read at all, and it is an
optional dependency here.
"""

from __future__ import annotations

import re
import tomllib
from decimal import Decimal
from typing import TYPE_CHECKING, Any

from tripledraw.rulings.hand import Bet, Discard, Hand, Muck, NotWhole, OtherGame, Show, Uncalled, Unreadable
from tripledraw.rulings.readers.draft import Draft, Line, last_line
from tripledraw.rulings.values import chips, packed_cards

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

HEADER = re.compile(r"variant\s*=")

_ERROR_LINE = re.compile(r"\(at line (\d+)")
_ACTION = re.compile(r"p(\d{1,2}) (f|cc|cbr|sd|sm)(?: (\S+))?$")
_DEAL = re.compile(r"d dh p(\d{1,2}) (\S+)$")


def read(lines: Sequence[Line]) -> Hand:
    """Return the hand of these lines; raises a ReadingProblem."""
    fields = _fields(lines)
    first = lines[0].number
    if "variant" not in fields:
        raise Unreadable(first, "no variant is named")
    if fields["variant"] != "F2L3D":
        raise OtherGame(first, f"not limit 2-7 triple draw: the variant is {fields['variant']!r}")
    draft = Draft("PHH", str(fields.get("hand", "")), lines[0])
    draft.set_stakes(_text(fields.get("small_bet"), first), _text(fields.get("big_bet"), first))
    stacks = _amounts(fields, "starting_stacks", first)
    names = fields.get("players")
    if not isinstance(names, list) or len(names) != len(stacks):
        names = [f"p{seat}" for seat in range(1, len(stacks) + 1)]
    for seat, (name, stack) in enumerate(zip(names, stacks, strict=True), start=1):
        draft.sit(first, str(seat), str(name), stack, dealt_in=True)
    draft.button = len(stacks)
    _posts(draft, fields, first, len(stacks))
    for number, action in _actions(fields, lines):
        _act(draft, number, action, len(stacks))
    if "finishing_stacks" in fields:
        finishing = _amounts(fields, "finishing_stacks", first)
        draft.finishing = {seat: chips(stack, first) for seat, stack in enumerate(finishing, start=1)}
    return draft.hand(Uncalled.POOLED, last_line(lines), awarded=False)


def _fields(lines: Sequence[Line]) -> dict[str, Any]:
    try:
        return tomllib.loads("\n".join(line.text for line in lines), parse_float=Decimal)
    except tomllib.TOMLDecodeError as error:
        place = _ERROR_LINE.search(str(error))
        if place is None:
            raise NotWhole(last_line(lines).number, "the file ends in the middle of a value") from None
        raise Unreadable(lines[min(int(place[1]), len(lines)) - 1].number, "no TOML") from None
    except (ValueError, RecursionError):
        raise Unreadable(lines[0].number, "no TOML") from None


def _text(value: object, line: int) -> str:
    if isinstance(value, bool) or not isinstance(value, int | Decimal):
        raise Unreadable(line, f"{value!r} is no amount of chips")
    return f"{value:f}" if isinstance(value, Decimal) else str(value)


def _amounts(fields: dict[str, Any], name: str, line: int) -> list[str]:
    values = fields.get(name)
    if not isinstance(values, list) or not values:
        raise Unreadable(line, f"{name} is missing or no list")
    return [_text(value, line) for value in values]


def _posts(draft: Draft, fields: dict[str, Any], line: int, seats: int) -> None:
    if "antes" in fields:
        for seat, ante in enumerate(_amounts(fields, "antes", line), start=1):
            if chips(ante, line) and seat <= seats:
                draft.post(line, seat, "ante", ante)
    blinds = _amounts(fields, "blinds_or_straddles", line)
    if seats == 2:
        blinds = sorted(blinds, key=lambda blind: chips(blind, line), reverse=True)  # the button, p2, posts the small
    kinds = ("big blind", "small blind") if seats == 2 else ("small blind", "big blind")
    for seat, blind in enumerate(blinds[:seats], start=1):
        if chips(blind, line):
            draft.post(line, seat, kinds[seat - 1] if seat <= 2 else "entry", blind)


def _actions(fields: dict[str, Any], lines: Sequence[Line]) -> Iterator[tuple[int, str]]:
    """Yield each action without its comment, and the line that it stands on as near as can be told."""
    actions = fields.get("actions")
    if not isinstance(actions, list):
        raise Unreadable(lines[0].number, "actions is missing or no list")
    place = 0
    for action in actions:
        if not isinstance(action, str):
            raise Unreadable(lines[place].number, f"{action!r} is no action")
        at = next((index for index in range(place, len(lines)) if action in lines[index].text), place)
        place = at
        yield lines[place].number, action.partition("#")[0].strip()


def _act(draft: Draft, line: int, action: str, seats: int) -> None:
    if not action or action.startswith("d db"):
        return
    deal = _DEAL.match(action)
    did = deal or _ACTION.match(action)
    if did is None or not 1 <= int(did[1]) <= seats:
        raise Unreadable(line, f"{action!r} is no action of this game")
    seat = int(did[1])
    if deal is not None:
        _deal(draft, line, seat, deal[2])
    elif did[2] == "f":
        draft.events.append(Bet(line, seat, "fold"))
    elif did[2] == "cc":
        draft.events.append(Bet(line, seat, "check or call"))
    elif did[2] == "cbr":
        draft.events.append(Bet(line, seat, "raise", to=chips(did[3] or "", line)))
    elif did[2] == "sd":
        thrown = did[3] or ""
        draft.events.append(Discard(line, seat, len(thrown) // 2, packed_cards(thrown, line)))
    elif did[3]:
        held = None if did[3] == "-" else packed_cards(did[3], line)
        draft.events.append(Show(line, seat, held if held and len(held) == 5 else None))
    else:
        draft.events.append(Muck(line, seat))


def _deal(draft: Draft, line: int, seat: int, dealt: str) -> None:
    if any(isinstance(event, Discard) for event in draft.events):
        draft.served(line, seat, None, " ".join(dealt[start : start + 2] for start in range(0, len(dealt), 2)))
        return
    held = packed_cards(dealt, line)
    if held:
        draft.holds(line, seat, " ".join(held))
