"""One draw: DRAW-2 to DRAW-9, and the clock of TIME-1 to TIME-3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.reference_impl.actions import Action, IllegalAction

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tripledraw.reference_impl.cards import Card
    from tripledraw.reference_impl.game import Game


class Drawing:
    """A draw. `turn` is the seat to declare, or None when everyone has been served."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.players = game.players
        self.deck = game.deck
        self.waiting = self.order()
        """The seats that have yet to declare, in order."""
        self.unserved: dict[int, int] = {}
        """How many cards each seat wants that has declared and not been served, in order."""
        self.deck.begin_draw()
        self.turn: int | None = self.next_drawer()

    def order(self) -> list[int]:
        """Return the players still in, all-in or not, clockwise from the button (DRAW-3, DRAW-7, ALLIN-1)."""
        return [seat for seat in self.game.seating.clockwise(self.game.button) if self.draws(seat)]

    def draws(self, seat: int) -> bool:
        """Tell whether a seat takes part (DRAW-7)."""
        return not self.players[seat].folded

    def next_drawer(self) -> int | None:
        """Return the next seat to declare, or None."""
        return self.waiting[0] if self.waiting else None

    def act(self, action: Action) -> None:
        """Carry out a `draw` or a `timeout` of the seat whose turn it is, or raise `IllegalAction`."""
        discards = self.checked_discards(action)
        seat = action.seat
        self.players[seat].late = self.late(action)
        self.declare(seat, discards)
        if self.serves_now():
            self.serve()
        self.turn = self.next_drawer()

    def checked_discards(self, action: Action) -> list[Card]:
        """Return what the seat discards; to be out of time is to stand pat (TIME-1)."""
        if action.kind == "timeout":
            return []
        if action.kind != "draw":
            raise IllegalAction("bad-action", "DRAW-1", f"{action.kind!r} is no action of a draw")
        if action.amount is not None:
            raise IllegalAction("bad-amount", "DRAW-1", "a draw takes no amount")
        if action.cards is None:
            raise IllegalAction("bad-cards", "DRAW-2", "a draw names its discards, or none to stand pat")
        if not self.may_discard(self.players[action.seat].hand, action.cards):
            raise IllegalAction("bad-cards", "DRAW-9", f"seat {action.seat} can't discard {' '.join(action.cards)}")
        return list(action.cards)

    def may_discard(self, hand: Sequence[Card], cards: Sequence[Card]) -> bool:
        """Tell whether the discards are cards of the hand, each named once (DRAW-2, DRAW-9)."""
        return self.game.dealer.kept(hand, cards) is not None

    def late(self, action: Action) -> bool:
        """Tell whether the player pays for being out of time in the next round (TIME-2, TIME-3)."""
        return action.kind == "timeout"

    def declare(self, seat: int, discards: list[Card]) -> None:
        """Put the discards aside; the hand shows only what is kept until the seat is served."""
        player = self.players[seat]
        self.waiting.remove(seat)
        player.hand = self.game.dealer.give_up(player.hand, discards)
        self.deck.discard(seat, discards)
        self.unserved[seat] = self.cards_due(discards)

    def cards_due(self, discards: list[Card]) -> int:
        """Return how many new cards the discards are worth: as many (DRAW-6)."""
        return len(discards)

    def serves_now(self) -> bool:
        """Tell whether cards are given out before anybody else declares (DRAW-4)."""
        return not self.waiting or self.game.rulebook["DRAW-4"] == "one-by-one"

    def serve(self) -> None:
        """Serve everyone who has declared, in the order of declaring (DRAW-4, DRAW-6)."""
        while self.unserved:
            seat = self.next_served()
            count = self.unserved.pop(seat)
            if count:
                self.players[seat].hand += self.deck.serve(seat, count, self.wanted_after())

    def next_served(self) -> int:
        """Return whose turn it is to get cards: the first that declared (DRAW-4)."""
        return next(iter(self.unserved))

    def wanted_after(self) -> int | None:
        """Return how many cards are still to be served after this seat; None while some may yet declare."""
        return None if self.waiting else sum(self.unserved.values())
