"""The deck of a recorded hand, with the cards that the record hides filled in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.reference_impl.cards import DECK
from tripledraw.rulings.hand import Discard
from tripledraw.rulings.looks import HAND, Look

if TYPE_CHECKING:
    from tripledraw.reference_impl.game import Game
    from tripledraw.rulings.play import Play


class Filling:
    """The cards of a hand as places, each named as soon as the record names it; what is left is filled in."""

    def __init__(self, play: Play, known: dict[int, Look]) -> None:
        """Go through the hand and name what is known of its cards."""
        self.play = play
        self.known = known
        self.names: list[str | None] = []
        self.hands = {seat: [self._place() for _ in range(HAND)] for seat in range(1, len(play.numbers) + 1)}
        self.first = {seat: list(places) for seat, places in self.hands.items()}
        self.stub: list[int] = []
        self.thrown: dict[int, list[int]] = {}
        """The places that each draw gives up, by the event's place in the record."""
        self._name_all()

    @property
    def possible(self) -> bool:
        """Whether one deck can hold it: no more than 52 cards without a reshuffle, and none twice."""
        named = [name for name in self.names if name is not None]
        return len(self.names) <= len(DECK) and len(set(named)) == len(named)

    def known_to_the_end(self, game: Game) -> bool:
        """Tell whether the record names the hands of all who came to the showdown."""
        looks = [self.known.get(self.play.numbers[seat - 1]) for seat in game.live]
        return len(looks) == 1 or all(look is not None and look.hand is not None for look in looks)

    def cards(self) -> tuple[dict[int, list[str]], list[str]]:
        """Return the hands by seat, and the stub."""
        rest = iter([card for card in DECK if card not in self.names])
        self.names = [name or next(rest) for name in self.names]
        hands = {seat: [self.card(place) for place in places] for seat, places in self.first.items()}
        return hands, [self.card(place) for place in self.stub] + list(rest)

    def card(self, place: int) -> str:
        """Return the card in a place, once `cards` has filled them."""
        return self.names[place] or ""

    def _place(self) -> int:
        self.names.append(None)
        return len(self.names) - 1

    def _name_all(self) -> None:
        draws = dict.fromkeys(self.hands, 0)
        for seat, number in enumerate(self.play.numbers, start=1):
            if number in self.known and (first := self.known[number].first):
                self._name(seat, first)
        for index, event in enumerate(self.play.hand.events):
            if isinstance(event, Discard) and event.count <= HAND:
                seat = self.play.seat(event.seat)
                self._draw(index, seat, event, draws[seat])
                draws[seat] += 1
        for number, look in self.known.items():
            if look.hand and number in self.play.numbers:
                self._name(self.play.seat(number), look.hand)

    def _draw(self, index: int, seat: int, event: Discard, draw: int) -> None:
        look = self.known.get(event.seat)
        change = look.changes[draw] if look and draw < len(look.changes) else None
        if change and change.before:
            self._name(seat, change.before)
        held = self.hands[seat]
        named = [place for place in held if change and change.discards and self.names[place] in change.discards]
        others = sorted(
            (place for place in held if place not in named), key=lambda place: self.names[place] is not None
        )
        thrown = (named + others)[: event.count]
        served = [self._place() for _ in thrown]
        self.thrown[index] = thrown
        self.hands[seat] = [place for place in held if place not in thrown] + served
        self.stub += served
        if change and change.served and len(change.served) == len(served):
            for place, card in zip(served, change.served, strict=True):
                self.names[place] = card

    def _name(self, seat: int, cards: tuple[str, ...]) -> None:
        """Name the places of a hand that have no name yet with the cards that have no place yet."""
        held = self.hands[seat]
        unplaced = [card for card in cards if card not in {self.names[place] for place in held}]
        unnamed = [place for place in held if self.names[place] is None]
        for place, card in zip(unnamed, unplaced, strict=False):
            self.names[place] = card
