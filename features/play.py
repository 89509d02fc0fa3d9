"""`Play`: the context of one scenario, which the steps set up, play and look at.

Set-up steps change `setup`; the hand starts with the first thing that is played or looked at. What is played is
kept, so that the same hand can be played again with other cards where chance has a part in what is seen.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from tripledraw.adapters.outcomes import Mismatch, NotSupported
from tripledraw.features.dealing import attempt_start
from tripledraw.features.hand import Hand
from tripledraw.features.setup import Setup
from tripledraw.features.words import EVERYONE, Kind, Move, moves

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tripledraw.adapters.client import Client
    from tripledraw.adapters.outcomes import Rejected
    from tripledraw.adapters.protocol import State
    from tripledraw.scenarios import ScriptedTable

_LONGEST = 60
"""More moves than any round of betting or drawing has; past it an engine goes round in circles."""

BUTTON = 2
"""The button's seat where a scenario names none: P1 then sits neither on the first seat nor on the last."""


class Play:
    """One scenario on one engine.

    `agrees` is, once a scenario has ended in a table of readings, the readings that fit what was seen;
    `notes` are remarks for the report.
    """

    def __init__(self, client: Client, seed: str, rulebook: str | None = None) -> None:
        self.client = client
        self.agrees: frozenset[str] | None = None
        self.notes: list[str] = []
        self.setup = Setup(seats=6, button=BUTTON, seed=seed)
        self.plays = 1
        self.refusal: Rejected | None = None
        self.before: State | None = None
        self.bets_made = 0
        self.tried = ""
        self._rulebook = rulebook if rulebook in client.hello.rulebooks else None
        self._hand: Hand | None = None
        self._script: list[Callable[[Hand], None]] = []
        self._repeats: list[Hand] = []

    # Setting the table

    def table(self, seats: int) -> None:
        """Set an ordinary table."""
        self.set(seats=seats, button=BUTTON)

    def scripted_table(self, table: ScriptedTable, plays: int = 1) -> None:
        """Set a scripted table, and play what its file says has been played; its stub is counted."""
        if self.client.hello.burns:
            raise NotSupported("burns cards, so that its stub is shorter")
        self.setup = Setup.of(table, self.setup.seed)
        self.plays = plays
        for line in table.play:
            self.play(line)

    def set(self, **changes: Any) -> None:
        """Change the table that is being set; see `Setup` for the names."""
        if self._hand:
            raise ValueError("the cards are dealt: a table is set before anything is played")
        self.setup = replace(self.setup, **changes)

    def deal_again(self, **changes: Any) -> None:
        """Leave the hand as it is, and set the table for another one."""
        self._hand, self._script, self._repeats = None, [], []
        self.set(**changes)

    # Playing

    @property
    def hand(self) -> Hand:
        """The hand in play; it starts when it is first asked for."""
        if self._hand is None:
            self._hand = self._dealt(self.setup)
        return self._looked_at(self._hand)

    def play(self, line: str) -> None:
        """Play a line such as `P3 raises` or `everyone calls`."""
        for move in moves(line):
            self.do(partial(carry_out, move=move))

    def do(self, action: Callable[[Hand], None]) -> None:
        """Do something to the hand in play, and to every repetition from now on."""
        self._repeats = []
        action(self.hand)
        self._script.append(action)

    def attempt(self, line: str) -> None:
        """Try a line that the rules forbid, and keep what came of it."""
        [move] = moves(line)
        hand = self.hand
        self.tried = line
        self.before = hand.state
        self.refusal = hand.attempt(move.player, move.kind, discards(hand, move), move.amount)

    def attempt_next_hand(self) -> None:
        """Try to begin the next hand, and keep what came of it."""
        self.tried = "beginning the next hand"
        self.before = self.hand.state
        self.refusal = self.hand.attempt_next()

    def attempt_table(self, seats: int, button: int) -> None:
        """Try to start a table that the rules do not allow, and keep what came of it; a hand may be in play."""
        self.tried = f"a table of {seats} with the button on seat {button}"
        self.before = self._hand.state if self._hand else None
        setup = replace(self.setup, seats=seats, button=button)
        self.refusal = attempt_start(self.client, setup.start(setup.scale(self.client.hello), self._rulebook))

    def hands(self) -> Iterator[Hand]:
        """Yield the hand as played, then as often as the scenario says with other cards, each played when asked for.

        What has been played is kept until something more is done: the next look is at the same hands.
        """
        self._repeats = self._repeats or [self.hand]
        for number in range(self.plays):
            if number == len(self._repeats):
                self._repeats.append(self._repeated(number))
            yield self._looked_at(self._repeats[number])

    def _repeated(self, number: int) -> Hand:
        self.client.forget_calls()
        self._hand = self._dealt(self.setup.with_other_cards(number))
        for action in self._script:
            action(self._hand)
        return self._hand

    def _looked_at(self, hand: Hand) -> Hand:
        """Have a failure show the calls of this hand."""
        self.client.calls = hand.calls
        return hand

    def _dealt(self, setup: Setup) -> Hand:
        return Hand(self.client, setup, setup.scale(self.client.hello), self._rulebook)


def carry_out(hand: Hand, move: Move) -> None:
    """Play one move; `everyone` goes on until the round or the draw is over."""
    if move.player != EVERYONE:
        hand.act(move.player, move.kind, discards(hand, move), move.amount)
        return
    until_it_is_over(hand, lambda player: one_of_everyone(hand, player, move))


def one_of_everyone(hand: Hand, player: int, move: Move) -> None:
    """Play one player's part of what everyone does: who owes nothing checks where everyone calls."""
    kind: Kind = "check" if move.kind == "call" and hand.owes(player) == 0 else move.kind
    hand.act(player, kind, discards(hand, move, player), move.amount)


def until_it_is_over(hand: Hand, turn: Callable[[int], None]) -> None:
    """Give every player his turn until this round of betting or this draw is over."""
    now = hand.begins()
    for _ in range(_LONGEST):
        if hand.begins() != now or now[0] == "finished":
            return
        player = hand.turn()
        if not player:
            raise Mismatch("somebody is to act until the round is over", "nobody is to act")
        if player in hand.folded:
            raise Mismatch("only players who are still in have a turn", f"it is P{player}'s turn, who has folded")
        turn(player)
    raise Mismatch("a round of betting or drawing comes to an end", f"it goes on after {_LONGEST} actions")


def discards(hand: Hand, move: Move, player: int = 0) -> tuple[str, ...] | None:
    """Return the cards that a move discards: those named, or as many as it says from the front of the hand."""
    if isinstance(move.cards, int):
        held = hand.cards(player or move.player)
        if len(held) < move.cards:
            raise NotSupported("does not show the cards of the player who draws")
        return held[: move.cards]
    if move.cards is None:
        return None
    return tuple(hand.card(card) for card in move.cards)
