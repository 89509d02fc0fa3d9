"""What a player may ask for, and how the game refuses."""

from dataclasses import dataclass
from typing import Literal

from tripledraw.reference_impl.cards import Card

Reason = Literal["out-of-turn", "bad-action", "bad-amount", "bad-cards", "bad-table", "hand-over"]


@dataclass(frozen=True, slots=True)
class Action:
    """One action of one seat.

    `kind` is `fold`, `check`, `call`, `bet`, `raise`, `draw` or `timeout`. `amount` is what the seat's bet
    in this round would come to; sizes are fixed, so it may be left out. `cards` are the discards of a
    `draw`; none of them stands pat.
    """

    seat: int
    kind: str
    amount: int | None = None
    cards: tuple[Card, ...] | None = None


class IllegalAction(Exception):
    """The rules do not allow it, and nothing has changed.

    `reason` is one of the protocol's reasons, `rule` the id of the rule, `text` a sentence for people.
    """

    def __init__(self, reason: Reason, rule: str, text: str) -> None:
        super().__init__(reason, rule, text)
        self.reason: Reason = reason
        self.rule = rule
        self.text = text

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"
