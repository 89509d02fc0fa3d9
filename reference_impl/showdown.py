"""The showdown: SHOW-1 to SHOW-4 and POT-1."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tripledraw.reference_impl.game import Game
    from tripledraw.reference_impl.pots import Pot
    from tripledraw.reference_impl.ranking import Strength


class Showdown:
    """Who shows, in which order, and who wins each pot."""

    def __init__(self, game: Game, pots: list[Pot]) -> None:
        self.game = game
        self.pots = pots
        self.strengths: dict[int, Strength] = {
            seat: game.ranking.strength(game.dealer.reveal(seat, game.players[seat].hand)) for seat in game.live
        }

    def shown(self) -> list[int]:
        """Return the seats that show, in order; a beaten hand may be given up unseen (SHOW-4)."""
        shown: list[int] = []
        for seat in self.order():
            if self.must_show(seat, shown):
                shown.append(seat)
        return shown

    def order(self) -> list[int]:
        """Return the players still in, in showing order: clockwise from the first (SHOW-4)."""
        first = self.first_to_show()
        clockwise = [first, *self.game.seating.clockwise(first)[:-1]]
        return [seat for seat in clockwise if seat in self.strengths]

    def first_to_show(self) -> int:
        """Return the last to bet or raise in the last round, else the first in left of the button.

        SHOW-2, SHOW-3.
        """
        bettor = self.last_bettor()
        if bettor is not None:
            return bettor
        return next(seat for seat in self.game.seating.clockwise(self.game.button) if seat in self.strengths)

    def last_bettor(self) -> int | None:
        """Return who bet or raised last in the last round (SHOW-2)."""
        return self.game.betting.last_bettor

    def must_show(self, seat: int, shown: list[int]) -> bool:
        """Tell whether a hand is shown after those in `shown` (SHOW-4)."""
        return self.game.rulebook["SHOW-4"] == "all-show" or not self.beaten(seat, shown)

    def beaten(self, seat: int, shown: list[int]) -> bool:
        """Tell whether a shown hand beats this one for every pot that it could win."""
        return all(
            any(self.strengths[each] < self.strengths[seat] for each in shown if each in pot.seats)
            for pot in self.pots
            if seat in pot.seats
        )

    def winners(self, pot: Pot) -> list[int]:
        """Return the seats with the lowest hand among those that can win the pot (POT-1, RANK-12)."""
        best = min(self.strengths[seat] for seat in pot.seats)
        return [seat for seat in pot.seats if self.strengths[seat] == best]
