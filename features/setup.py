"""How a scenario sets a table: seats, button, chips and cards, and the `start` message that comes of it."""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import TYPE_CHECKING

from msgspec import UNSET

from tripledraw.adapters.outcomes import NotSupported
from tripledraw.adapters.protocol import Start
from tripledraw.scenarios import DECK

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tripledraw.adapters.protocol import Hello
    from tripledraw.scenarios import ScriptedTable

STACK = 1000
"""Chips of a player whose stack a scenario does not name."""

MOST_BETS = 30
"""Small bets that a player can lose in a hand with the widest cap: five bets a round, the big ones counting twice."""


@dataclass(frozen=True)
class Setup:
    """A table before the deal. Hands and stacks are by player (P1 is the first left of the button), chips unscaled.

    Cards that are named nowhere come in an order of their own, which `seed` decides. `scripted` says whether the
    cards are the scenario's, and `ranks_matter` that others in their places would not do. `blinds` or `bets` may be
    None: the engine then derives them. `hand` is the number of the hand at the table. `becomes` says
    which card stands for a card that the scenario names: the same one, unless the table is played again with other
    cards.
    """

    seats: int
    button: int
    seed: str
    stacks: Mapping[int, int] = field(default_factory=dict)
    blinds: tuple[int, int] | None = (5, 10)
    bets: tuple[int, int] | None = (10, 20)
    hands: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    stub: tuple[str, ...] = ()
    scripted: bool = False
    ranks_matter: bool = False
    hand: int = 1
    becomes: Mapping[str, str] = field(default_factory=lambda: dict(zip(DECK, DECK, strict=True)))

    @classmethod
    def of(cls, table: ScriptedTable, seed: str) -> Setup:
        """Return the set-up of a scripted table."""
        seating = table.table
        stacks = seating.stacks
        by_player = {
            player: stacks if isinstance(stacks, int) else stacks[_seat(player, seating.button, seating.seats) - 1]
            for player in range(1, seating.seats + 1)
        }
        hands = {player: tuple(table.cards_of(f"P{player}")) for player in by_player}
        return cls(
            seating.seats,
            seating.button,
            seed,
            by_player,
            seating.blinds,
            seating.bets,
            hands,
            tuple(table.stub_cards()),
            scripted=True,
        )

    def seat(self, player: int) -> int:
        """Return the seat of a player: P1 sits left of the button."""
        return _seat(player, self.button, self.seats)

    def player(self, seat: int) -> int:
        """Return the player on a seat."""
        return (seat - self.button - 1) % self.seats + 1

    def stack(self, player: int) -> int:
        """Return the chips that a player brings."""
        return self.stacks.get(player, STACK)

    def deck(self) -> tuple[dict[int, tuple[str, ...]], tuple[str, ...]]:
        """Return the hands by player and the stub, all 52 cards, with those that were not named filled in."""
        named = {card for hand in self.hands.values() for card in hand} | set(self.stub)
        rest = [card for card in DECK if card not in named]
        random.Random(self.seed).shuffle(rest)
        hands = dict(self.hands)
        for player in range(1, self.seats + 1):
            if player not in hands:
                hands[player], rest = tuple(rest[:5]), rest[5:]
        return hands, self.stub + tuple(rest)

    def with_other_cards(self, play: int) -> Setup:
        """Return the same table with every card exchanged for another; each `play` has an exchange of its own."""
        others = list(DECK)
        random.Random(f"{self.seed}/{play}").shuffle(others)
        becomes = dict(zip(DECK, others, strict=True))
        hands = {player: tuple(becomes[card] for card in hand) for player, hand in self.hands.items()}
        stub = tuple(becomes[card] for card in self.stub)
        return replace(self, seed=f"{self.seed}/{play}", hands=hands, stub=stub, becomes=becomes)

    def hand_before(self) -> Setup:
        """Return the hand that leaves this table as it is, once everybody has folded to the big blind."""
        before = replace(self, button=(self.button - 2) % self.seats + 1, hand=self.hand - 1)
        stacks = {before.player(self.seat(player)): self.stack(player) for player in range(1, self.seats + 1)}
        small_blind, big_blind = (2, 1) if self.seats == 2 else (1, 2)
        lost = (self.blinds or (0, 0))[0]
        stacks[small_blind] += lost
        stacks[big_blind] -= lost
        return replace(before, stacks=stacks)

    def scale(self, hello: Hello) -> Fraction:
        """Return what a chip of the feature file is worth in the engine's chips; raises NotSupported.

        It is 1 unless the engine can only play stakes of its own.
        """
        if self.bets is None or hello.stakes is UNSET or self.bets in hello.stakes:
            return Fraction(1)
        amounts = [
            *self.bets,
            *(self.blinds or ()),
            *(self.stack(player) for player in range(1, self.seats + 1)),
        ]
        for small, big in hello.stakes:
            scale = Fraction(small, self.bets[0])
            if self.bets[1] * scale == big and all((amount * scale).denominator == 1 for amount in amounts):
                return scale
        raise NotSupported(f"cannot play stakes of {self.bets[0]}/{self.bets[1]}, nor others in proportion")

    def usual_blinds(self, scale: Fraction) -> bool:
        """Return whether the blinds that an engine is told are half of the small bet, rounded down, and the whole."""
        if self.bets is None or self.blinds is None:
            return True
        small_bet = self.bets[0] * scale
        return [blind * scale for blind in self.blinds] == [small_bet // 2, small_bet]

    def short_stacks(self) -> bool:
        """Return whether somebody may be all-in before the hand is over, by the caps that documents know."""
        small = self.bets[0] if self.bets else 2 * max(self.blinds or (STACK // MOST_BETS,))
        return any(self.stack(player) < MOST_BETS * small for player in range(1, self.seats + 1))

    def start(self, scale: Fraction, rulebook: str | None, *, told: bool = True) -> Start:
        """Return the message that starts this table; chips are scaled, seats count from 1.

        The cards are left out where the engine cannot be `told` them.
        """
        by_seat = [self.player(seat) for seat in range(1, self.seats + 1)]
        hands, stub = self.deck()
        return Start(
            seats=self.seats,
            button=self.button,
            stacks=tuple(int(self.stack(player) * scale) for player in by_seat),
            blinds=UNSET if self.blinds is None else _scaled(self.blinds, scale),
            bets=UNSET if self.bets is None else _scaled(self.bets, scale),
            rulebook=rulebook or UNSET,
            hands=tuple(hands[player] for player in by_seat) if self.scripted and told else UNSET,
            stub=stub if self.scripted and told else UNSET,
            seed=random.Random(self.seed).randrange(2**31),  # of scripted cards too: it governs their reshuffles
        )


def _seat(player: int, button: int, seats: int) -> int:
    return (button + player - 1) % seats + 1


def _scaled(pair: tuple[int, int], scale: Fraction) -> tuple[int, int]:
    return int(pair[0] * scale), int(pair[1] * scale)
