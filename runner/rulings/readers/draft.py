"""A hand while it is being read: the seats and events found so far."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tripledraw.rulings.hand import (
    Bet,
    Collect,
    Discard,
    Event,
    Hand,
    Holds,
    Leave,
    NotWhole,
    Post,
    Seat,
    Served,
    Show,
    Uncalled,
    Unreadable,
)
from tripledraw.rulings.values import cards, chips

if TYPE_CHECKING:
    from collections.abc import Sequence

VERBS = {"folds": "fold", "checks": "check", "calls": "call", "bets": "bet", "raises": "raise"}


class Line(NamedTuple):
    """A line of a file, without the spaces around it, and its number."""

    number: int
    text: str


class Draft:
    """Seats by the player's name, and the events so far, in the order of the record."""

    def __init__(self, site: str, hand: str, first: Line) -> None:
        """Begin a hand of that site and id, whose header is the line `first`."""
        self.site = site
        self.id = hand
        self.first = first
        self.seats: list[Seat] = []
        self.names: dict[str, int] = {}
        self.button: int | None = None
        self.stakes: tuple[int, int] | None = None
        self.events: list[Event] = []
        self.revealed: list[Holds] = []
        self.total: int | None = None
        self.rake: int | None = None
        self.finishing: dict[int, int] = {}

    def set_stakes(self, small: str, big: str) -> None:
        """Take the small and the big bet from the header."""
        line = self.first.number
        self.stakes = (chips(small, line), chips(big, line))
        if not all(self.stakes):
            raise Unreadable(line, "the stakes are nought")

    def sit(self, line: int, number: str, name: str, stack: str, dealt_in: bool | None = None) -> None:
        """Take a seat line of the record's head; `dealt_in` where it tells."""
        seat = Seat(int(number), name, chips(stack, line), dealt_in)
        if name in self.names or any(seat.number == other.number for other in self.seats):
            raise Unreadable(line, f"{name} or seat {number} is listed twice")
        self.seats.append(seat)
        self.names[name] = seat.number

    def post(self, line: int, seat: int, kind: str, amount: str) -> None:
        """Take a post; a second big blind is that of a newcomer, a second small blind is dead."""
        if any(isinstance(event, Post) and event.kind == kind for event in self.events):
            kind = {"big blind": "entry", "small blind": "dead"}.get(kind, kind)
        self.events.append(Post(line, seat, kind, chips(amount, line)))

    def post_both(self, line: int, seat: int, amount: str) -> None:
        """Take the post of a newcomer who owes both blinds: the small one is dead."""
        both = chips(amount, line)
        live = min(both, self.stakes[0] if self.stakes else both)
        self.events.append(Post(line, seat, "entry", live))
        if both > live:
            self.events.append(Post(line, seat, "dead", both - live))

    def add_posts_to_stacks(self) -> None:
        """Count posts into the stacks, which the record gives as they were after posting."""
        posted: dict[int, int] = {}
        for event in self.events:
            if isinstance(event, Post):
                posted[event.seat] = posted.get(event.seat, 0) + event.chips
        self.seats = [
            Seat(seat.number, seat.name, seat.stack + posted.get(seat.number, 0), seat.dealt_in) for seat in self.seats
        ]

    def bet(self, line: int, seat: int, verb: str, adds: str | None, to: str | None, all_in: bool) -> None:
        """Take a fold, check, call, bet or raise; the last three need an amount."""
        if verb not in ("folds", "checks") and adds is None and to is None:
            raise Unreadable(line, f"a player {verb}, and no amount follows")
        added = None if adds is None else chips(adds, line)
        total = None if to is None else chips(to, line)
        self.events.append(Bet(line, seat, VERBS[verb], added, total, all_in))

    def discard(self, line: int, seat: int, count: str | None, which: str | None) -> None:
        """Take a draw's choice; where no count is printed the cards are counted."""
        named = None if which is None else cards(which, line)
        number = len((which or "").replace(",", " ").split()) if count is None else int(count)
        self.events.append(Discard(line, seat, number, named))

    def pat(self, line: int, seat: int, whole: str | None) -> None:
        """Take a player's standing pat, with a look at the whole hand where the record has one."""
        self.holds(line, seat, whole)
        self.events.append(Discard(line, seat, 0, ()))

    def served(self, line: int, seat: int, count: str | None, which: str | None) -> None:
        """Take the cards given out in a draw, or their number."""
        named = None if which is None else cards(which, line)
        number = len((which or "").replace(",", " ").split()) if count is None else int(count)
        self.events.append(Served(line, seat, number, named))

    def holds(self, line: int, seat: int, whole: str | None) -> None:
        """Take a look at a whole hand; hidden cards are no look."""
        held = None if whole is None else cards(whole, line)
        if held:
            self.events.append(Holds(line, seat, held))

    def dealt(self, line: int, seat: int, first: str, second: str | None) -> None:
        """Take a `Dealt to` line: the cards kept and the new ones, or in one bracket the hand or all five new ones."""
        if second is not None:
            kept = cards(first, line)
            new = cards(second, line)
            self.served(line, seat, None, second)
            if kept is not None and new is not None:
                self.events.append(Holds(line, seat, kept + new))
            return
        last = next((event for event in reversed(self.events) if isinstance(event, Discard | Served)), None)
        if isinstance(last, Discard) and last.seat == seat and last.count == 5:
            self.served(line, seat, None, first)
        self.holds(line, seat, first)

    def show(self, line: int, seat: int, which: str | None) -> None:
        """Take a hand shown."""
        named = None if which is None else cards(which, line)
        self.events.append(Show(line, seat, named if named and len(named) == 5 else None))

    def reveal(self, line: int, seat: int, which: str) -> None:
        """Take a hand that the summary names."""
        named = cards(which, line)
        if named and len(named) == 5:
            self.revealed.append(Holds(line, seat, named))

    def collect(self, line: int, seat: int, amount: str) -> None:
        """Take chips won."""
        self.events.append(Collect(line, seat, chips(amount, line)))

    def leave(self, line: int, seat: int) -> None:
        """Take a time-out, a lost connection or a leaving."""
        self.events.append(Leave(line, seat))

    def hand(self, uncalled: Uncalled, last: Line, *, awarded: bool = True) -> Hand:
        """Return the finished hand; `last` is the last line of its text, named if the record is not whole.

        `awarded` says that a whole record of this form names who won the pot.
        """
        if self.stakes is None:
            raise Unreadable(self.first.number, "the header names no stakes")
        if not self.seats:
            raise NotWhole(last.number, "no seats are listed")
        if self.button is None:
            raise NotWhole(last.number, "no line says where the button is")
        if awarded and not any(isinstance(event, Collect) for event in self.events):
            raise NotWhole(last.number, "the record ends before anybody has won the pot")
        return Hand(
            site=self.site,
            id=self.id,
            line=self.first.number,
            seats=tuple(sorted(self.seats, key=lambda seat: seat.number)),
            button=self.button,
            small_bet=self.stakes[0],
            big_bet=self.stakes[1],
            events=tuple(self.events),
            uncalled=uncalled,
            total=self.total,
            rake=self.rake,
            revealed=tuple(self.revealed),
            finishing=tuple(self.finishing.items()) or None,
        )


def last_line(lines: Sequence[Line]) -> Line:
    """Return the last line of a hand's text that is not blank."""
    return next((line for line in reversed(lines) if line.text), lines[0])
