"""Cards that somebody else dealt: another engine, or a site whose hand history hides most of them.

The dealer is told what came and checks that it could have come. A hidden card is ``??``; what it may be is
any card of `unseen`. Where a hidden card may have been one of several known ones, those become unseen, so
that nothing possible is ever refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.reference_impl.cards import DECK, HIDDEN, Card
from tripledraw.reference_impl.dealer import HAND, Dealer, check_cards
from tripledraw.reference_impl.seating import bad_table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tripledraw.reference_impl.deck import Deck


class ImpossibleCard(Exception):
    """A card came that could not come. The hand can't be played on.

    `card` and `seat` say which and to whom, `rule` is the rule that it breaks, `text` a sentence for people.
    """

    def __init__(self, rule: str, seat: int, card: Card, text: str) -> None:
        super().__init__(rule, seat, card, text)
        self.rule = rule
        self.seat = seat
        self.card = card
        self.text = text

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"


class Observed(Dealer):
    """Deals the hands that were seen, by seat, and serves what `expect` announces.

    `shown` are the hands of the showdown, by seat, as far as they were seen. Cards that can't be those of a
    deal raise `IllegalAction` with the reason `bad-table`, later ones `ImpossibleCard`.
    """

    def __init__(self, hands: Sequence[Sequence[Card]], shown: Mapping[int, Sequence[Card]] | None = None) -> None:
        self.hands = hands
        self.shown = shown or {}
        self.expected: dict[int, list[Card]] = {}
        self.coming: list[Card] = []
        self.unseen: set[Card] = set()
        self.track_lost = False
        """Whether it is no longer known when the stub ran out, and so what a reshuffle brought back."""

    def expect(self, seat: int, cards: Sequence[Card]) -> None:
        """Announce the cards that a seat was served; without a word they are all hidden."""
        self.expected[seat] = list(cards)

    def deal(self, seats: int) -> tuple[list[list[Card]], list[Card]]:
        """Return the hands that were seen, and a stub in no known order (SEAT-4, SEAT-6)."""
        if len(self.hands) != seats or any(len(hand) != HAND for hand in self.hands):
            raise bad_table("SEAT-4", f"each of {seats} seats needs {HAND} cards, ?? for a hidden one")
        known = [card for hand in self.hands for card in hand if card != HIDDEN]
        check_cards(known)
        stub = [card for card in DECK if card not in known]
        if len(known) < HAND * seats:
            stub = self.hide(stub)[HAND * seats - len(known) :]
        return [list(hand) for hand in self.hands], stub

    def shuffle(self, cards: Sequence[Card]) -> list[Card]:
        """Return the cards: in which order they lie is not known."""
        return list(cards)

    def about_to_serve(self, seat: int, count: int) -> None:
        """Look at what the seat was served: as many cards as it gave up (DRAW-6)."""
        self.coming = self.expected.pop(seat, [HIDDEN] * count)
        if len(self.coming) != count:
            raise ImpossibleCard("DRAW-6", seat, HIDDEN, f"seat {seat} drew {count} and was served {len(self.coming)}")

    def take(self, deck: Deck, seat: int, count: int) -> list[Card]:
        """Take from the stub as many of the coming cards as are due, or raise `ImpossibleCard`."""
        self.track_lost = self.track_lost or self.passed_over_unknown(deck, seat)
        if self.track_lost:
            self.turn_down(deck)
        taken = self.take_seen(deck, seat, count)
        while len(taken) < count and HIDDEN in self.coming:
            taken.append(self.take_hidden(deck, seat, count - len(taken)))
        if len(taken) < count:
            raise self.impossible(deck, seat, more_due=len(taken) + len(self.coming) > count)
        return taken

    def take_seen(self, deck: Deck, seat: int, count: int) -> list[Card]:
        """Take the coming cards that are known to be in the stub, then those that may be."""
        taken: list[Card] = []
        for card in sorted(self.coming, key=lambda card: card not in deck.stub):
            place = self.place_in(deck.stub, card)
            if len(taken) < count and place and deck.may_get(seat, card):
                deck.stub.remove(place)
                self.coming.remove(card)
                self.unseen.discard(card)
                taken.append(card)
        return taken

    def place_in(self, stub: list[Card], card: Card) -> Card | None:
        """Return what stands for a known card in the stub: itself, or a hidden card that it may be."""
        if card == HIDDEN:
            return None
        if card in stub:
            return card
        return HIDDEN if card in self.unseen and HIDDEN in stub else None

    def take_hidden(self, deck: Deck, seat: int, count: int) -> Card:
        """Take a card whose face nobody saw: if all that he may get is taken, it is known after all."""
        self.coming.remove(HIDDEN)
        there = [card for card in deck.stub if deck.may_get(seat, card)]
        if len(there) > count and set(there) != {HIDDEN}:
            deck.stub[:] = self.hide(deck.stub)
            there = deck.stub
        card = there[0]
        deck.stub.remove(card)
        return card

    def passed_over_unknown(self, deck: Deck, seat: int) -> bool:
        """Tell whether the stub may hold, unseen, cards that the seat may not get (MUCK-4, DECK-3).

        How many were passed over, and so when the stub was too short, is then not known.
        """
        if HIDDEN in deck.stub and not all(deck.may_get(seat, card) for card in self.unseen):
            return True
        return bool(deck.reshuffles) and hidden_discards_came_back(deck, seat)

    def turn_down(self, deck: Deck) -> None:
        """Hide every card that is in nobody's hand: which of them are in the stub is not known any more."""
        deck.stub[:] = self.hide(deck.stub)
        for pile in deck.piles:
            pile.cards[:] = self.hide(pile.cards)

    def hide(self, cards: Sequence[Card]) -> list[Card]:
        """Return the cards face down: from now on each may be any of the unseen."""
        self.unseen.update(card for card in cards if card != HIDDEN)
        return [HIDDEN] * len(cards)

    def kept(self, hand: Sequence[Card], discards: Sequence[Card]) -> list[Card] | None:
        """Return what a hand keeps, or None if these can't be its discards (DRAW-9)."""
        kept = list(hand)
        for card in sorted(discards, key=lambda card: card == HIDDEN):
            if card in kept:
                kept.remove(card)
            elif kept and card == HIDDEN:
                kept.pop()
            elif HIDDEN in kept and card in self.unseen and list(discards).count(card) == 1:
                kept.remove(HIDDEN)
            else:
                return None
        return kept

    def give_up(self, hand: Sequence[Card], discards: Sequence[Card]) -> list[Card]:
        """Return what a hand keeps; once a hidden card has left a hand, what is left may be any."""
        kept = self.kept(hand, discards) or []
        self.unseen.difference_update(discards)
        if HIDDEN in discards:
            return self.hide([card for card in hand if card not in discards or card == HIDDEN])[: len(kept)]
        return kept

    def reveal(self, seat: int, hand: list[Card]) -> list[Card]:
        """Return the hand that was shown, which must be one that the seat may have had (SEAT-6)."""
        shown = list(self.shown.get(seat, hand))
        if len(shown) != len(hand) or self.kept(hand, shown) is None:
            raise ImpossibleCard("SEAT-6", seat, HIDDEN, f"seat {seat} can't have had {' '.join(shown)}")
        self.unseen.difference_update(shown)
        return shown

    def impossible(self, deck: Deck, seat: int, *, more_due: bool) -> ImpossibleCard:
        """Return what to say of the coming cards; `more_due` if some are to come from a reshuffled stub."""
        for card in self.coming:
            rule, why = why_not(deck, seat, card)
            place = self.place_in(deck.stub, card)
            if not (place and deck.may_get(seat, card)) and not (more_due and rule == "DECK-1"):
                return ImpossibleCard(rule, seat, card, f"seat {seat} was served {card}, {why}")
        left = next(card for card in deck.stub if deck.may_get(seat, card))
        text = f"the stub ran out on seat {seat}, who did not get {left}, which was in it"
        return ImpossibleCard("DECK-2", seat, left, text)


def hidden_discards_came_back(deck: Deck, seat: int) -> bool:
    """Tell whether hidden discards of a seat, which it may not get back, have left the muck."""
    held_back = any(pile.owner == seat and pile.draw == deck.draw for pile in deck.piles)
    return any(
        HIDDEN in cards and (deck.own_earlier_barred() if draw < deck.draw else not held_back)
        for draw, cards in deck.discards.get(seat, {}).items()
    )


def why_not(deck: Deck, seat: int, card: Card) -> tuple[str, str]:
    """Return the rule that keeps a card from coming to a seat, and why in words."""
    own = deck.discards.get(seat, {})
    if card in own.get(deck.draw, ()):
        return "MUCK-4", "which it had discarded in this draw"
    if card in deck.stub:
        return "DECK-3", "which it had discarded in an earlier draw"
    pile = next((pile for pile in deck.piles if card in pile.cards), None)
    if pile is None:
        return "MUCK-6", "which is in play elsewhere"
    if deck.comes_back(pile, seat):
        return "DECK-1", "which is in the muck, and the stub has not run out"
    if pile.draw == 0:
        return "MUCK-7", f"which is in the folded hand of seat {pile.owner}"
    rule = "MUCK-3" if pile.served else "MUCK-5"
    return rule, f"which seat {pile.owner} discarded in this draw"
