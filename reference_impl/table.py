"""The table and the players at it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from tripledraw.reference_impl.cards import Card


@dataclass(frozen=True)
class Table:
    """What is known before the deal. Seats are 1 to `seats`, clockwise; chips are whole numbers.

    `stacks` go by seat. `blinds` and `bets` are (small, big); either may be left out and then follows from
    the other (BET-10).
    """

    seats: int
    button: int
    stacks: Sequence[int]
    blinds: Sequence[int] | None = None
    bets: Sequence[int] | None = None


@dataclass(slots=True)
class Player:
    """A seat during one hand."""

    seat: int
    stack: int
    hand: list[Card] = field(default_factory=list)
    bet: int = 0
    """Put in during this betting round."""
    paid: int = 0
    """Put in during the hand, this round included."""
    folded: bool = False
    late: bool = False
    """Out of time at the last draw (TIME-2)."""

    @property
    def all_in(self) -> bool:
        """Whether the player is still in, without chips to bet."""
        return self.stack == 0 and not self.folded

    @property
    def can_bet(self) -> bool:
        """Whether the player is still in and has chips."""
        return self.stack > 0 and not self.folded

    def put_in(self, chips: int) -> None:
        """Move chips from the stack to the pot, all there are if too few (BET-15)."""
        chips = min(chips, self.stack)
        self.stack -= chips
        self.bet += chips
        self.paid += chips
