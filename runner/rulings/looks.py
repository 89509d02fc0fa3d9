"""What a record says of the cards: hands, discards and new cards, as far as they are named, and if they agree.

A record that contradicts itself about one player's cards is no evidence of how the hand was played.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tripledraw.rulings.hand import Discard, Hand, Holds, Served, Show

HAND = 5

Cards = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Contradiction:
    """Two lines of a record that can't both be right: the later one, and the rule that they can't both meet."""

    line: int
    rule: str
    says: str


@dataclass(slots=True)
class Change:
    """One player's part in one draw, as far as its cards are named."""

    count: int
    discards: Cards | None
    served: Cards | None = None
    before: Cards | None = None


@dataclass(slots=True)
class Look:
    """What is known of one player's cards. `hand` is the hand as it stands, None if any of it is hidden."""

    first: Cards | None = None
    hand: Cards | None = None
    changes: list[Change] = field(default_factory=list)
    kept: Cards | None = None
    """The cards kept in a draw whose new cards have yet to be seen."""


def looks(hand: Hand) -> tuple[dict[int, Look], list[Contradiction]]:
    """Return what is known by seat number, and everything in which the record contradicts itself."""
    known: dict[int, Look] = {}
    wrong: list[Contradiction] = []
    names = {seat.number: seat.name for seat in hand.seats}
    for event in (*hand.events, *hand.revealed):
        if not isinstance(event, Discard | Served | Holds | Show) or event.seat not in names:
            continue
        look = known.setdefault(event.seat, Look())
        if isinstance(event, Discard):
            problem = _discard(look, event)
        elif isinstance(event, Served):
            problem = _served(look, event)
        else:
            problem = None if event.cards is None else _whole(look, event.cards)
        if problem is not None:
            rule, says = problem
            wrong.append(Contradiction(event.line, rule, f"{names[event.seat]} {says}"))
    return known, wrong


def shown_twice(hand: Hand) -> Contradiction | None:
    """Return the first card that two players show, if any."""
    shown: dict[str, int] = {}
    for event in (each for each in hand.events if isinstance(each, Show)):
        for card in event.cards or ():
            if shown.setdefault(card, event.seat) != event.seat:
                return Contradiction(event.line, "SEAT-6", f"{card} is in two hands")
    return None


def _discard(look: Look, event: Discard) -> tuple[str, str] | None:
    before, look.kept = look.hand, None
    look.changes.append(Change(event.count, event.cards, before=before))
    if event.count == 0:
        look.changes[-1].served = ()
        return None
    look.hand = None
    if event.cards is None or event.count > HAND:  # too many is for the replay to find: it breaks a rule
        return None
    if len(event.cards) != event.count:
        return "DRAW-9", f"discards {event.count} cards and {len(event.cards)} are named"
    if before is not None:
        if stray := [card for card in event.cards if card not in before]:
            return "DRAW-9", f"discards {stray[0]} without holding it"
        if len(set(event.cards)) < event.count:
            return "DRAW-9", "discards a card twice"
        look.kept = tuple(card for card in before if card not in event.cards)
    return None


def _served(look: Look, event: Served) -> tuple[str, str] | None:
    if event.cards is None or not look.changes or look.changes[-1].count != event.count:
        return None  # a wrong number of cards is for the replay to find: it breaks a rule
    look.changes[-1].served = event.cards
    if look.kept is not None:
        both = look.kept + event.cards
        if len(set(both)) < len(both):
            return "SEAT-6", f"is served a card that the same hand still holds: {' '.join(event.cards)}"
        look.hand = both
    return None


def _whole(look: Look, cards: Cards) -> tuple[str, str] | None:
    if len(cards) != HAND:
        return "DRAW-6", f"holds {len(cards)} cards: {' '.join(cards)}"
    if len(set(cards)) < HAND:
        return "SEAT-6", f"holds a card twice: {' '.join(cards)}"
    held = look.hand
    if held is not None and set(held) != set(cards):
        return "SEAT-6", f"holds {' '.join(cards)}, but held {' '.join(held)} before"
    look.hand = cards
    if not look.changes:
        look.first = cards
        return None
    return _infer(look.changes[-1], cards)


def _infer(change: Change, cards: Cards) -> tuple[str, str] | None:
    """Find the discards and new cards of a draw from the hand before and after it."""
    if change.discards is not None or change.before is None or change.count > HAND:
        return None
    change.discards = tuple(card for card in change.before if card not in cards)
    change.served = tuple(card for card in cards if card not in change.before)
    if len(change.discards) != change.count:
        return "DRAW-6", f"changes {change.count} cards, and {len(change.discards)} have changed"
    return None
