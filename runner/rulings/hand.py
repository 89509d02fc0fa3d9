"""A recorded hand in one form, whatever site wrote it down.

Chips are whole numbers of hundredths of the record's currency (or of a tournament chip). Seats are the seat numbers of
the record, which may have gaps. Cards are written as in the engine protocol (`7c`); a card that the record hides is
not there at all. Every event knows the line of the file that it was read from.
"""

from __future__ import annotations

from enum import Enum

from msgspec import Struct


class Uncalled(Enum):
    """What a site does with the part of a bet that nobody called."""

    PRINTED = "printed"  # a line of its own says that it went back
    POOLED = "pooled"  # it is collected with the pot
    DROPPED = "dropped"  # it is in neither the pot nor the record


class Seat(Struct, frozen=True):
    """A seat as the record lists it. `dealt_in` is None where the record does not say whether its player was."""

    number: int
    name: str
    stack: int
    dealt_in: bool | None = None


class Post(Struct, frozen=True):
    """Chips put in before the cards: `kind` is `small blind`, `big blind`, `entry`, `dead` or `ante`."""

    line: int
    seat: int
    kind: str
    chips: int


class Bet(Struct, frozen=True):
    """A fold, check, call, bet or raise, as the record gives its size.

    `adds` is what the player put in, `to` what the player's bets of the round came to; a record gives one or neither.
    """

    line: int
    seat: int
    verb: str
    adds: int | None = None
    to: int | None = None
    all_in: bool = False


class Discard(Struct, frozen=True):
    """A player's choice in a draw; nought is standing pat. `cards` is None where they are hidden."""

    line: int
    seat: int
    count: int
    cards: tuple[str, ...] | None = None


class Served(Struct, frozen=True):
    """Cards given to a player in a draw. `cards` is None where they are hidden."""

    line: int
    seat: int
    count: int
    cards: tuple[str, ...] | None = None


class Holds(Struct, frozen=True):
    """A look at a player's whole hand, at this point of the record."""

    line: int
    seat: int
    cards: tuple[str, ...]


class Show(Struct, frozen=True):
    """A hand shown at showdown. `cards` is None where the record does not say them."""

    line: int
    seat: int
    cards: tuple[str, ...] | None = None


class Muck(Struct, frozen=True):
    """A hand given up unseen at showdown; the record may still name its cards, elsewhere."""

    line: int
    seat: int


class Collect(Struct, frozen=True):
    """Chips won from the pot."""

    line: int
    seat: int
    chips: int


class Return(Struct, frozen=True):
    """The uncalled part of a bet, given back."""

    line: int
    seat: int
    chips: int


class Reshuffle(Struct, frozen=True):
    """The record says that the deck was reshuffled here."""

    line: int


class Leave(Struct, frozen=True):
    """A player leaves, sits out, times out or loses the connection: the room may then act for the player."""

    line: int
    seat: int


Event = Post | Bet | Discard | Served | Holds | Show | Muck | Collect | Return | Reshuffle | Leave


class Hand(Struct, frozen=True, kw_only=True):
    """One hand as recorded."""

    site: str
    id: str
    line: int
    seats: tuple[Seat, ...]
    button: int
    small_bet: int
    big_bet: int
    events: tuple[Event, ...]
    uncalled: Uncalled
    total: int | None = None  # the whole pot as printed
    rake: int | None = None  # None where the site prints none
    revealed: tuple[Holds, ...] = ()  # hands that only the summary names
    finishing: tuple[tuple[int, int], ...] | None = None  # seat and stack at the end, where recorded


class ReadingProblem(Exception):
    """Why a stretch of a file gave no hand: the line, and one sentence."""

    verdict = "unreadable"

    def __init__(self, line: int, text: str) -> None:
        """Take the line number in the file and what is wrong there."""
        super().__init__(f"line {line}: {text}")
        self.line = line
        self.text = text


class Unreadable(ReadingProblem):
    """The text is no hand history, or holds an impossible value."""


class OtherGame(ReadingProblem):
    """The record is of another game, or of another betting structure."""

    verdict = "not this game"


class NotWhole(ReadingProblem):
    """The hand was cancelled, or its record is partial."""

    verdict = "not a whole hand"
