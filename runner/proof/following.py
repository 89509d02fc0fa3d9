"""A dealer that follows another engine: by the script while there is one, then by what that engine served."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.reference_impl.cards import DECK, HIDDEN
from tripledraw.reference_impl.dealer import Dealer
from tripledraw.reference_impl.observed import ImpossibleCard, Observed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tripledraw.reference_impl.cards import Card
    from tripledraw.reference_impl.deck import Deck

FACE_DOWN = (HIDDEN,) * 5


class Following(Observed):
    """Deals `hands`, by seat, and gives out the `stub` in its order until the first reshuffle.

    After that, or from the start if there is no stub, it takes what `expect` announces and checks that it could
    come. `receivers` are the seats that were being served at each reshuffle. Where the engine `burns` cards it is
    never known what is in the stub, nor when it runs out.
    """

    def __init__(self, hands: Sequence[Sequence[Card]], stub: Sequence[Card] = (), *, burns: bool = False) -> None:
        super().__init__(hands)
        self.track_lost = burns
        self.in_order = bool(stub)
        self.receivers: list[int] = []
        self.reshuffles: Sequence[Sequence[Card]] | None = None
        """What the engine says that its reshuffles were made of; None if it does not say."""
        self._just_reshuffled = False
        self._stub = list(stub)
        self._receiver = 0

    def deal(self, seats: int) -> tuple[list[list[Card]], list[Card]]:
        """Return the hands, and the stub: in its order if that is known."""
        hands, stub = super().deal(seats)
        return hands, list(self._stub) if self.in_order else stub

    def shuffle(self, cards: Sequence[Card]) -> list[Card]:
        """Return the cards: from now on their order is the other engine's."""
        self.in_order = False
        self.receivers.append(self._receiver)
        self._just_reshuffled = True
        return super().shuffle(cards)

    def about_to_serve(self, seat: int, count: int) -> None:
        """Look at what the seat was served: as many cards as it gave up (DRAW-6)."""
        self._receiver = seat
        super().about_to_serve(seat, count)

    def take(self, deck: Deck, seat: int, count: int) -> list[Card]:
        """Take the next cards of a known stub; of any other the coming ones, or raise `ImpossibleCard`."""
        if self._just_reshuffled:
            self._just_reshuffled = False
            self._follow_the_engine_in_own_discards(deck, seat)
        if not self.in_order:
            return super().take(deck, seat, count)
        short = len(deck.stub) < len(self.coming)
        taken = Dealer.take(self, deck, seat, count)
        strange = self._not_coming(taken)
        if strange:
            raise self._other_cards(deck, seat, taken, strange, short=short)
        return taken

    def _follow_the_engine_in_own_discards(self, deck: Deck, seat: int) -> None:
        """Let the receiver's own discards of this draw be shuffled in and passed over, or kept out, as the engine does.

        Where MUCK-3 is all-but-own no rule settles it: DECK-5 does not apply. If the engine does not say, it is not
        known any more where they are.
        """
        own = [pile for pile in deck.piles if pile.owner == seat and pile.draw == deck.draw]
        if not own or deck.rulebook["MUCK-3"] != "all-but-own":
            return
        if self.reshuffles is None:
            self.track_lost = True
        elif len(self.reshuffles) >= len(deck.reshuffles):
            shuffled = set(self.reshuffles[len(deck.reshuffles) - 1])
            let_in = [pile for pile in own if shuffled.issuperset(pile.cards)]
            deck.piles = [pile for pile in deck.piles if pile not in let_in]
            deck.stub += [card for pile in let_in for card in pile.cards]

    def _not_coming(self, taken: Sequence[Card]) -> list[Card]:
        """Take the cards off those that come; return the ones that should have come and did not."""
        strange = []
        for card in taken:
            if card in self.coming:
                self.coming.remove(card)
            elif HIDDEN in self.coming:
                self.coming.remove(HIDDEN)
            else:
                strange.append(card)
        return strange

    def _other_cards(
        self, deck: Deck, seat: int, taken: Sequence[Card], missing: Sequence[Card], *, short: bool
    ) -> ImpossibleCard:
        own = [card for card in self.coming if card in deck.discards.get(seat, {}).get(deck.draw, ())]
        if own:
            return ImpossibleCard("MUCK-4", seat, own[0], f"seat {seat} was served {own[0]}, which it had discarded")
        came = " ".join(self.coming)
        text = f"seat {seat} was served {came} where {' '.join(missing)} of the stub was next"
        if short:
            return ImpossibleCard("DECK-2", seat, missing[0], text)
        in_stub = set(self.coming) <= {*deck.stub, *taken}
        return ImpossibleCard("DRAW-4" if in_stub else "DECK-1", seat, missing[0], text)


def hands_seen(seen: Sequence[Sequence[Card] | None] | None, seats: int) -> list[tuple[Card, ...]]:
    """Return what an engine shows of the hands after the deal, those that it does not show face down."""
    hands = seen or [None] * seats
    return [tuple(hand) if hand and len(hand) == 5 and set(hand) <= set(DECK) else FACE_DOWN for hand in hands]
