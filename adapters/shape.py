"""What a type cannot say about an answer's shape. Each function returns a complaint, or None."""

import math
from collections.abc import Iterator

from msgspec import UNSET

from tripledraw.adapters.protocol import DECK, Cards, State, Strengths, Winners

BY_SEAT = ("bets", "stacks", "hands", "won")
SEATS = ("live", "shown")
ONE_SEAT = ("button", "turn")
LISTS_OF_HANDS = ("hands", "reshuffles")
PILES = ("stub", "muck")
NO_CARD = "which is no card: a rank of 23456789TJQKA, then a suit of cdhs"


def winners_fit(answer: Winners, hands: int) -> str | None:
    """Complain unless every index is one of the `hands` that were asked about."""
    wrong = [index for index in answer.winners if index >= hands]
    return f"`winners` names hand {wrong[0]}, and {hands} were asked about, from 0" if wrong else None


def strengths_fit(answer: Strengths, hands: int) -> str | None:
    """Complain unless there is one number per hand, or one list per hand and all of one length."""
    strengths = answer.strengths
    if len(strengths) != hands:
        return f"`strengths` has {len(strengths)} entries, and {hands} hands were asked about"
    lengths = {len(strength) if isinstance(strength, tuple) else None for strength in strengths}
    if len(lengths) > 1:
        return "`strengths` must be all numbers, or all lists of one length"
    lists = (strength if isinstance(strength, tuple) else (strength,) for strength in strengths)
    if any(math.isnan(number) for numbers in lists for number in numbers):
        return "`strengths` holds something that is no number (NaN)"
    return None


def table_fits(state: State, seats: int) -> str | None:
    """Complain unless every list by seat has `seats` entries and every seat is one of the table's."""
    return next(_complaints(state, seats), None)


def _complaints(state: State, seats: int) -> Iterator[str]:
    for field, cards in _cards(state):
        if not DECK.issuperset(cards):
            wrong = next(card for card in cards if card not in DECK)
            yield f"`{field}` holds {wrong!r}, {NO_CARD}"
    for field in BY_SEAT:
        value = getattr(state, field)
        if value is not UNSET and len(value) != seats:
            yield f"`{field}` has {len(value)} entries, and the table has {seats} seats"
    for field in SEATS:
        value = getattr(state, field)
        if value is not UNSET and any(seat > seats for seat in value):
            yield f"`{field}` names seat {max(value)}, and the table has {seats} seats"
    for field in ONE_SEAT:
        value = getattr(state, field)
        if isinstance(value, int) and value > seats:
            yield f"`{field}` is seat {value}, and the table has {seats} seats"


def _cards(state: State) -> Iterator[tuple[str, Cards]]:
    """Yield every list of cards in a state, with the field that it stands in."""
    for field in LISTS_OF_HANDS:
        for cards in getattr(state, field) or ():
            if cards is not None:
                yield field, cards
    for field in PILES:
        pile = getattr(state, field)
        if isinstance(pile, tuple):
            yield field, pile
