"""Wrong engines that give other cards than they should: DRAW-6."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.drawing import Drawing

if TYPE_CHECKING:
    from tripledraw.reference_impl.actions import Action
    from tripledraw.reference_impl.cards import Card


class _Short(Drawing):
    """A draw that gives out fewer cards, or more, than were discarded."""

    def due(self, count: int) -> int:
        raise NotImplementedError

    def cards_due(self, discards: list[Card]) -> int:
        return self.due(len(discards))


@fault(
    "DRAW-6", also="ALLIN-1,6 DRAW-* MUCK-2,3,5,6,7 DECK-* SHOW-1 POT-1", because="whoever has drawn holds four cards"
)
class one_card_too_few(_Short):
    """A player gets one card fewer than he discarded."""

    def due(self, count: int) -> int:
        return max(0, count - 1)


narrow(one_card_too_few, "in the second hand")


@fault(
    "DRAW-6", also="ALLIN-1,6 DRAW-* MUCK-2,3,4,6,7 DECK-* SHOW-1 POT-1,2", because="whoever has drawn holds six cards"
)
class one_card_too_many(_Short):
    """A player who draws gets one card more than he discarded."""

    def due(self, count: int) -> int:
        return count + 1 if count else 0


@fault(
    "DRAW-6",
    also="ALLIN-1,6 DRAW-2,5 MUCK-2,3,6,7 DECK-*",
    because="whoever has exchanged his whole hand holds four cards",
)
class four_cards_for_five(_Short):
    """For five discards there are four new cards."""

    def due(self, count: int) -> int:
        return min(count, 4)


narrow(four_cards_for_five, "once somebody is all-in")


@fault(
    "DRAW-6", also="SEAT-6 ALLIN-1,6 DRAW-* MUCK-* DECK-* POT-1", because="whoever draws in the third draw gets nothing"
)
class nothing_in_the_third_draw(_Short):
    """In the third draw nobody gets a card."""

    def due(self, count: int) -> int:
        return count if self.game.round < 3 else 0


@fault("DRAW-6", also="DRAW-* MUCK-* DECK-* SHOW-1 POT-1,2", because="a button that has drawn holds four cards")
class button_gets_one_card_too_few(Drawing):
    """The button gets one card fewer than he discarded."""

    def cards_due(self, discards: list[Card]) -> int:
        button = self.game.button in self.unserved or not self.waiting
        return max(0, len(discards) - 1) if button else len(discards)


@fault(
    "DRAW-6",
    also="ALLIN-1 DRAW-4,5,9 MUCK-* DECK-* SHOW-1 POT-1,2",
    because="whoever draws gives up the cards that he should keep",
)
class whole_hand_is_exchanged(Drawing):
    """Whoever draws has his whole hand exchanged."""

    def declare(self, seat: int, discards: list[Card]) -> None:
        super().declare(seat, list(self.players[seat].hand) if discards else [])


@fault(
    "DRAW-6",
    also="ALLIN-1,6 DRAW-4,5,9 MUCK-* DECK-* SHOW-1 POT-1,2",
    because="whoever draws gives up other cards than he names",
)
class kept_and_discarded_are_mixed_up(Drawing):
    """The cards that a player names are those that he keeps."""

    def checked_discards(self, action: Action) -> list[Card]:
        named = super().checked_discards(action)
        return [card for card in self.players[action.seat].hand if card not in named] if named else []


@fault(
    "DRAW-6", also="ALLIN-1 DRAW-4,5,9 MUCK-1 DECK-1 SHOW-1", because="whoever draws gives up other cards than he names"
)
class first_cards_are_discarded(Drawing):
    """As many cards as were named go, from the front of the hand."""

    def declare(self, seat: int, discards: list[Card]) -> None:
        super().declare(seat, self.players[seat].hand[: len(discards)])


narrow(first_cards_are_discarded, "with two players")


@fault(
    "DRAW-6", also="SEAT-6 ALLIN-1,6 DRAW-2,4,5 MUCK-* DECK-* SHOW-1 POT-1", because="a player draws twice there too"
)
class drawing_twice_brings_nothing(Drawing):
    """Who has drawn in an earlier draw gets no cards in a later one."""

    def cards_due(self, discards: list[Card]) -> int:
        seat = next((seat for seat in self.players if seat not in self.waiting and seat not in self.unserved), 0)
        earlier = self.deck.discards.get(seat, {}).keys() - {self.deck.draw}
        return 0 if earlier else len(discards)


@fault("DRAW-6")
class discards_go_by_rank(Drawing):
    """Of two cards of one rank the first goes, whichever was named."""

    def declare(self, seat: int, discards: list[Card]) -> None:
        left = list(self.players[seat].hand)
        gone = []
        for named in discards:
            gone.append(next(card for card in left if card[0] == named[0]))
            left.remove(gone[-1])
        super().declare(seat, gone)


narrow(discards_go_by_rank, "with two players", "in the third draw")
