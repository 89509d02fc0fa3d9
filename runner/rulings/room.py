"""The reference engine's table as rooms deal it: with the posts of the record, whatever they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tripledraw.reference_impl.betting import Betting
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.seating import Seating
from tripledraw.reference_impl.showdown import Showdown
from tripledraw.reference_impl.table import Table

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True)
class RecordedTable(Table):
    """A table with the posts that were made: rooms take entry posts, dead blinds and antes, and miss a small blind."""

    live: tuple[tuple[int, int], ...] = ()
    antes: tuple[tuple[int, int], ...] = ()
    dead: tuple[tuple[int, int], ...] = ()
    opens_after: int = 1


class RecordedSeating(Seating):
    """Any number of players, whose stacks may all be in the antes: what is wrong with that is judged apart."""

    table: RecordedTable

    def check(self, table: Table) -> None:
        """Refuse nothing."""

    def big_blind_seat(self) -> int:
        """Return who posted the big blind."""
        return self.table.opens_after


class RecordedBetting(Betting):
    """A betting round that begins with the posts of the record."""

    seating: RecordedSeating

    def post_blinds(self) -> None:
        """Post as recorded; the call is the full big blind, however short it was posted (ALLIN-7)."""
        table = self.seating.table
        for seat, chips in table.antes:
            player = self.players[seat]
            player.stack -= min(chips, player.stack)
            player.paid += chips
        for seat, chips in table.dead:
            player = self.players[seat]
            player.stack -= min(chips, player.stack)
        for seat, chips in table.live:
            self.players[seat].put_in(chips)
        self.level = max([self.seating.bets[0], *(chips for _, chips in table.live)])
        self.bets_made = 1


class RecordedShowdown(Showdown):
    """A showdown that leaves on the game in which order the players should show."""

    def shown(self) -> list[int]:
        """Return the seats that show, in order."""
        if isinstance(self.game, RecordedGame):
            self.game.showing = self.order()
        return super().shown()


class RecordedGame(Game):
    """A hand as a room deals it. `showing` is the order of the showdown, empty if there was none."""

    seating_rules = RecordedSeating
    betting_rules = RecordedBetting
    showdown_rules = RecordedShowdown

    showing: Sequence[int] = ()
