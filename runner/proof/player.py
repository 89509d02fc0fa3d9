"""A seeded player who seeks out what is rare: many cards drawn, capped rounds, equal hands, short stacks, six players.

The same seed gives the same hands, as far as the engine deals the same cards.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from msgspec import UNSET

from tripledraw.proof.forbidden import forbidden_moves, next_too_early
from tripledraw.proof.hands import NEXT_HAND, Deal, Move
from tripledraw.proof.tables import DEEP, can_be_told_cards, can_seat
from tripledraw.reference_impl.cards import DECK, HIDDEN, RANKS, SUITS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tripledraw.adapters.protocol import Area, Hello
    from tripledraw.reference_impl.cards import Card
    from tripledraw.reference_impl.game import Game

STAKES = ((10, 20), (10, 20), (15, 30), (25, 50), (4, 8))
TRIES_FORBIDDEN = 0.06
PLAYS_ON = 0.3
"""The chance of a second hand at the same table."""

LATE = 0.05
SEATS = (2, 3, 4, 5, 6, 6, 6, 6)

BETTING_MOODS = {"meek": (0.02, 0.05), "even": (0.1, 0.3), "wild": (0.03, 0.9), "folding": (0.5, 0.4)}
"""How likely it is that somebody who may do so folds, or else bets or raises."""

DRAWING_MOODS = {
    "many": (5, 5, 5, 4, 3),
    "any": (0, 1, 2, 3, 4, 5),
    "few": (0, 0, 1, 2),
    "pat": (0, 0, 0, 0, 1),
}
"""How many cards are given up, each as likely as it is named."""


class Player:
    """Plays all seats of one hand; `number` is that of the hand, and decides it together with the seed."""

    def __init__(self, hello: Hello, seed: int, number: int, *, keeps_time: bool) -> None:
        self._hello = hello
        self._random = Random(f"{seed}/{number}")
        self._keeps_time = keeps_time
        self._fold, self._raise = self._random.choice(list(BETTING_MOODS.values()))
        self._equal_hands = self._random.random() < 0.25
        self._counts = DRAWING_MOODS[
            "pat" if self._equal_hands else self._random.choice(["many", "many", "any", "few"])
        ]
        self.goes_on = self._offers("next-hand") and self._random.random() < PLAYS_ON
        """Whether a second hand is to be played at this table."""

    def deal(self) -> Deal:
        """Return the table and the cards."""
        random = self._random
        seats = random.choice([seats for seats in SEATS if can_seat(self._hello, seats)])
        small, big = random.choice(STAKES if self._hello.stakes is UNSET else self._hello.stakes)
        hands, stub = self._cards(seats) if can_be_told_cards(self._hello) else ((), ())
        return Deal(
            seats,
            random.randint(1, seats),
            self._stacks(seats, small),
            (small // 2, small),
            (small, big),
            hands,
            stub,
            random.randrange(2**31),
        )

    def move(self, game: Game) -> Move:
        """Return what the seat in turn does, or now and then what somebody tries that is forbidden."""
        if self._random.random() < TRIES_FORBIDDEN:
            tries = list(forbidden_moves(game))
            if self._offers("next-hand") and game.phase != "finished":
                tries.append(next_too_early())
            return self._random.choice(tries)
        seat = game.turn
        if seat is None:
            return Move(0, NEXT_HAND)
        return Move(seat, self._choice(game)) if game.phase == "betting" else self._draw(game, seat)

    def _offers(self, area: Area) -> bool:
        return area in self._hello.implements

    def _stacks(self, seats: int, small: int) -> tuple[int, ...]:
        if not self._offers("all-in") or self._random.random() < 0.5:
            return (DEEP * small,) * seats
        about_half = self._random.randint(1, 6) * small + small // 2 + self._random.choice([-1, 0, 1, small // 2])
        sizes = [self._random.randint(1, 3 * small), self._random.randint(1, 12 * small), about_half, DEEP * small]
        return tuple(self._random.choice(sizes) for _ in range(seats))

    def _cards(self, seats: int) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
        deck = list(DECK)
        self._random.shuffle(deck)
        hands = [tuple(deck[first : first + 5]) for first in range(0, 5 * seats, 5)]
        if self._equal_hands:
            sharing = self._random.sample(range(seats), self._random.randint(2, min(seats, 4)))
            hands = self._with_equal(hands, sharing)
        dealt = {card for hand in hands for card in hand}
        return tuple(hands), tuple(card for card in deck if card not in dealt)

    def _with_equal(self, hands: Sequence[tuple[Card, ...]], sharing: Sequence[int]) -> list[tuple[Card, ...]]:
        """Return the hands, with those of the sharing seats of the same ranks, and no card twice."""
        low, *_ = ranks = self._random.sample(RANKS[:8], 5)
        offset = self._random.randrange(4)
        equal = {
            seat: tuple(rank + SUITS[(step + offset + (rank == low)) % 4] for rank in ranks)
            for step, seat in enumerate(sharing)
        }
        taken = {card for hand in equal.values() for card in hand}
        spare = [card for card in DECK if card not in taken]
        self._random.shuffle(spare)
        return [equal.get(seat) or tuple(spare.pop() for _ in hand) for seat, hand in enumerate(hands)]

    def _choice(self, game: Game) -> str:
        offered = game.actions
        if "fold" in offered and len(game.live) > 2 and self._random.random() < self._fold:
            return "fold"
        if "fold" in offered and self._random.random() < self._fold / 5:
            return "fold"
        more = [kind for kind in offered if kind in ("bet", "raise")]
        if more and self._random.random() < self._raise:
            return more[0]
        return "call" if "call" in offered else "check"

    def _draw(self, game: Game, seat: int) -> Move:
        if self._keeps_time and self._random.random() < LATE:
            return Move(seat, "timeout")
        hand = game.players[seat].hand
        count = 0 if HIDDEN in hand else self._random.choice(self._counts)
        return Move(seat, "draw", cards=tuple(self._random.sample(hand, count)))
