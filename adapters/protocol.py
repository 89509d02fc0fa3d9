"""The engine protocol, version 1: every message as a typed value, and what an engine in process looks like.

The same methods, fields and meanings hold in process and over the pipe. A request says what is asked, an
answer what the engine gave back; `METHODS` ties the two together. A field that an engine leaves out is
`UNSET`, which is not the same as a null. Fields that are not known here are ignored when an answer is read.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, Protocol

from msgspec import UNSET, Meta, Struct, UnsetType

VERSION = 1

Area = Literal[
    "ranking", "betting", "drawing", "showdown", "scripted-deck", "next-hand", "clock", "all-in"
]  # what an engine may offer, as `implements` of its hello lists it
Phase = Literal["betting", "drawing", "finished"]
Choice = Literal["fold", "check", "call", "bet", "raise", "draw"]
Reason = Literal["out-of-turn", "bad-action", "bad-amount", "bad-cards", "bad-table", "hand-over"]

RANKS = "23456789TJQKA"
SUITS = "cdhs"
DECK = frozenset(rank + suit for rank in RANKS for suit in SUITS)

# A pattern would be checked card by card on every answer, and takes ten times as long: `shape` looks for what is
# no card, and the pattern is only published.
Card = Annotated[
    str,
    Meta(
        min_length=2,
        max_length=2,
        description="rank 23456789TJQKA, then suit cdhs",
        extra_json_schema={"pattern": "^[2-9TJQKA][cdhs]$"},
    ),
]
Cards = tuple[Card, ...]
Seat = Annotated[int, Meta(ge=1, description="1 to the number of seats, clockwise")]
Count = Annotated[int, Meta(ge=0)]
Chips = Annotated[int, Meta(description="whole chips, in the smallest unit of the table")]
Number = int | float


class SayHello(Struct, frozen=True, kw_only=True):
    """Asks an engine who it is and what it offers; `suite` is the version of this suite."""

    suite: str
    protocol: int = VERSION


class AskWinners(Struct, frozen=True):
    """Asks which of some hands, which one deck can hold together, win the pot."""

    hands: tuple[Cards, ...]


class AskStrengths(Struct, frozen=True):
    """Asks how strong some hands are; up to 10,000 of them, which may share cards."""

    hands: tuple[Cards, ...]


class Start(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Starts a hand: `seats` players, the button's seat, stacks by seat, blinds and bets as [small, big].

    `hands` (by seat) and `stub` together are the 52 cards and script the deck; without them the engine
    shuffles, by `seed` if it can. `rulebook` names the document to play by.
    """

    seats: int
    button: int
    stacks: tuple[Chips, ...]
    blinds: tuple[Chips, Chips] | UnsetType = UNSET
    bets: tuple[Chips, Chips] | UnsetType = UNSET
    rulebook: str | UnsetType = UNSET
    hands: tuple[Cards, ...] | UnsetType = UNSET
    stub: Cards | UnsetType = UNSET
    seed: int | UnsetType = UNSET


class Act(Struct, frozen=True, omit_defaults=True):
    """One action of one seat: fold, check, call, bet, raise, draw or timeout.

    `amount`, what the seat's bet in this round would come to, is sent only to try a wrong size. `cards` are
    the discards of a draw; an empty list stands pat.
    """

    seat: int
    action: str
    amount: Chips | UnsetType = UNSET
    cards: tuple[str, ...] | UnsetType = UNSET


class AskState(Struct, frozen=True):
    """Asks for the state, which asking does not change."""


class Next(Struct, frozen=True):
    """Starts the next hand at the same table; the button moves."""


class Hello(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who an engine is, and what it offers and claims.

    `stakes` and `seats` are said by an engine that cannot play any stakes, or any table of two to six.
    """

    protocol: Literal[1]
    name: str
    version: str
    implements: tuple[Area, ...]
    url: str | UnsetType = UNSET
    burns: bool = False
    stakes: tuple[tuple[Chips, Chips], ...] | UnsetType = UNSET
    seats: tuple[Seat, ...] | UnsetType = UNSET
    rulebooks: tuple[str, ...] = ()
    readings: dict[str, str] = {}


class Winners(Struct, frozen=True):
    """The indexes, from 0, of the hands that win the pot."""

    winners: tuple[Count, ...]


class Strengths(Struct, frozen=True):
    """A number, or a list of numbers, for each hand: the larger wins, equal ones tie."""

    strengths: tuple[Number | tuple[Number, ...], ...]


class State(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What an engine shows of a hand in play; each field may be left out.

    Lists by seat begin with seat 1. `stub` and `muck` are lists, lengths or null. `turn` is null when nobody
    is to act, and a hand of `hands` when the engine no longer knows it.
    """

    phase: Phase | UnsetType = UNSET
    round: Count | UnsetType = UNSET
    button: Seat | UnsetType = UNSET
    turn: Seat | UnsetType | None = UNSET
    actions: tuple[Choice, ...] | UnsetType = UNSET
    call: Chips | UnsetType = UNSET
    bets: tuple[Chips, ...] | UnsetType = UNSET
    stacks: tuple[Chips, ...] | UnsetType = UNSET
    pot: Chips | UnsetType = UNSET
    live: tuple[Seat, ...] | UnsetType = UNSET
    hands: tuple[Cards | None, ...] | UnsetType = UNSET
    stub: Cards | Count | UnsetType | None = UNSET
    muck: Cards | Count | UnsetType | None = UNSET
    reshuffles: tuple[Cards, ...] | UnsetType = UNSET
    shown: tuple[Seat, ...] | UnsetType = UNSET
    won: tuple[Chips, ...] | UnsetType = UNSET


METHODS: dict[str, tuple[type[Struct], type[Struct]]] = {
    "hello": (SayHello, Hello),
    "winners": (AskWinners, Winners),
    "strengths": (AskStrengths, Strengths),
    "start": (Start, State),
    "act": (Act, State),
    "state": (AskState, State),
    "next": (Next, State),
}

Answer = Struct | Mapping[str, Any]  # what a method of an engine in process may return


class Engine(Protocol):
    """An engine in process: any class with these methods; there is nothing to inherit from.

    Methods are called with keywords, and only with those that are sent. They return a dict (or one of the
    structs above) with the fields of the answer. What the rules do not allow raises
    `tripledraw.adapters.Rejected`, what the engine has no way to do `tripledraw.adapters.Unsupported`; any
    exception whose `code` is 1 or 2 counts as the same. Anything else that is raised is a fault of the
    engine. A method that is not there is unsupported.
    """

    def hello(self, *, protocol: int, suite: str) -> Answer: ...  # noqa: D102

    def winners(self, *, hands: list[list[str]]) -> Answer: ...  # noqa: D102

    def strengths(self, *, hands: list[list[str]]) -> Answer: ...  # noqa: D102

    def start(  # noqa: D102
        self,
        *,
        seats: int,
        button: int,
        stacks: list[int],
        blinds: list[int] | None = None,
        bets: list[int] | None = None,
        rulebook: str | None = None,
        hands: list[list[str]] | None = None,
        stub: list[str] | None = None,
        seed: int | None = None,
    ) -> Answer: ...

    def act(  # noqa: D102
        self, *, seat: int, action: str, amount: int | None = None, cards: list[str] | None = None
    ) -> Answer: ...

    def state(self) -> Answer: ...  # noqa: D102

    def next(self) -> Answer: ...  # noqa: D102
