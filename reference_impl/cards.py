"""The 52 cards (SEAT-6). A card is two characters, rank then suit: ``7c``, ``Td``, ``As``."""

Card = str

RANKS = "23456789TJQKA"
SUITS = "cdhs"
DECK: tuple[Card, ...] = tuple(rank + suit for rank in RANKS for suit in SUITS)

HIDDEN: Card = "??"
"""A card whose face nobody was shown, as in the record of a real hand."""
