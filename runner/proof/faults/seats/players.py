"""Wrong engines with too many players, or too few: SEAT-1 and SEAT-8."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tripledraw.adapters.reference import ReferenceEngine
from tripledraw.proof.planting import fault
from tripledraw.reference_impl.seating import Seating, bad_table

if TYPE_CHECKING:
    from tripledraw.reference_impl.table import Table


@fault("SEAT-1")
class seven_players_welcome(Seating):
    """A seventh player is dealt in."""

    most = 7


@fault("SEAT-1")
class as_many_as_the_deck_allows(Seating):
    """Ten players are dealt in, since a deck has ten hands."""

    most = 10


@fault("SEAT-1")
class only_seven_refused(Seating):
    """Seven players are refused, and eight or more are not."""

    def check(self, table: Table) -> None:
        if table.seats <= 7:
            super().check(table)


@fault("SEAT-1", also="*", because="six players sit at the table in most rules")
class six_players_are_too_many(Seating):
    """Five players are the most."""

    most = 5


@fault("SEAT-1", also="SEAT-8", because="tables are refused there too")
class refused_table_ends_the_hand(ReferenceEngine):
    """A table that is refused takes the hand in play away."""

    def start(self, *, seats: int, **table: Any) -> dict[str, Any]:
        self._game = None
        return super().start(seats=seats, **table)


@fault("SEAT-8")
class one_player_is_enough(Seating):
    """A single player is dealt in."""

    fewest = 1


@fault("SEAT-8")
class nobody_is_dealt_in(ReferenceEngine):
    """A table of nobody is dealt, and its hand is over at once."""

    def start(self, *, seats: int, **table: Any) -> dict[str, Any]:
        return super().start(seats=seats, **table) if seats else {"phase": "finished"}


@fault("SEAT-8", also="*", because="two players sit at the table in most rules")
class two_players_are_too_few(Seating):
    """Three players are the fewest."""

    fewest = 3


@fault("SEAT-8", also="*", because="two players sit at the table in most rules")
class two_players_need_a_third(Seating):
    """A table of two is refused if the button is on the second seat."""

    def check(self, table: Table) -> None:
        super().check(table)
        if table.seats == 2 and table.button == 2:
            raise bad_table("SEAT-8", "two players are too few")
