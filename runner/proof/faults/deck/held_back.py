"""Wrong engines that hold back other discards: DECK-3, DECK-5, DECK-7 and DECK-8."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.deck import Deck, Pile

if TYPE_CHECKING:
    from tripledraw.reference_impl.cards import Card

NEW_STUB = "what a new stub is made of is compared there too"
SHORT_HAND = "whoever is served late has a short hand"
MISSING = "the same cards are missing there"

# DECK-3


class _OwnEarlier(Deck):
    """A deck that keeps some of a player's earlier discards from him."""

    def barred(self, draw: int) -> bool:
        raise NotImplementedError

    def may_get(self, seat: int, card: Card) -> bool:
        own = self.discards.get(seat, {})
        return not any(card in cards for draw, cards in own.items() if draw == self.draw or self.barred(draw))


@fault("DECK-3")
class own_of_the_draw_before_are_barred(_OwnEarlier):
    """A player gets back nothing of the draw before, and may get what he discarded earlier."""

    def barred(self, draw: int) -> bool:
        return draw == self.draw - 1


@fault("DECK-3")
class own_of_the_first_draw_are_barred(_OwnEarlier):
    """A player gets back nothing that he discarded in the first draw once the third is on."""

    def barred(self, draw: int) -> bool:
        return draw == 1 and self.draw == 3


@fault("DECK-3")
class own_of_the_second_draw_are_barred(_OwnEarlier):
    """A player gets back nothing that he discarded in the second draw, and may get what he discarded in the first."""

    def barred(self, draw: int) -> bool:
        return draw == 2


@fault("DECK-3")
class own_are_barred_from_a_stub_made_for_him(Deck):
    """A player's earlier discards are kept from him only in the draw in which the stub was reshuffled for him."""

    made_for = (0, 0)

    def own_earlier_barred(self) -> bool:
        return self.made_for == (self.served_now, self.draw)

    def serve(self, seat: int, count: int, after: int | None) -> list[Card]:
        self.served_now = seat
        return super().serve(seat, count, after)

    def reshuffle(self, receiver: int, needed: int) -> None:
        self.made_for = (receiver, self.draw)
        super().reshuffle(receiver, needed)

    served_now = 0


@fault("DECK-3", also="MUCK-2,3,7 DECK-2", because=NEW_STUB)
class receivers_earlier_discards_stay_out(Deck):
    """The earlier discards of the player being served stay out of the new stub, for everybody."""

    def comes_back(self, pile: Pile, receiver: int) -> bool:
        return super().comes_back(pile, receiver) and pile.owner != receiver


@fault("DECK-3", under="fi")
class own_of_earlier_draws_come_back(Deck):
    """A player may get back what he discarded in an earlier draw."""

    def own_earlier_barred(self) -> bool:
        return False


@fault("DECK-3", under="nl")
class own_of_earlier_draws_never_come_back(Deck):
    """A player gets back nothing that he has discarded in the hand."""

    def own_earlier_barred(self) -> bool:
        return True


narrow(own_of_earlier_draws_never_come_back, "in the second hand", "with four players")


# DECK-5


@fault("DECK-5", under="el", also="MUCK-1,3 DECK-8", because=NEW_STUB)
class receivers_discards_are_shuffled_in(Deck):
    """The discards of the player being served are shuffled in, and only passed over when he is served."""

    def comes_back(self, pile: Pile, receiver: int) -> bool:
        return super().comes_back(pile, receiver) or pile.owner == receiver


@fault("DECK-5", also="MUCK-1,3 DECK-8", because=NEW_STUB)
class receivers_discards_go_under_the_new_stub(Deck):
    """Once a player is served from a reshuffle his discards are shuffled into what is left of it."""

    def serve(self, seat: int, count: int, after: int | None) -> list[Card]:
        before = len(self.reshuffles)
        cards = super().serve(seat, count, after)
        if len(self.reshuffles) > before:
            own = [pile for pile in self.piles if pile.owner == seat and pile.draw == self.draw]
            self.piles = [pile for pile in self.piles if pile not in own]
            self.stub = self.dealer.shuffle(self.stub + [card for pile in own for card in pile.cards])
        return cards


narrow(receivers_discards_go_under_the_new_stub, "in the second hand")


@fault("DECK-5")
class held_back_discards_join_the_stub_after_the_draw(Deck):
    """What was held back at a reshuffle is shuffled into the rest of the stub when the next draw begins."""

    def begin_draw(self) -> None:
        super().begin_draw()
        if self.reshuffles:
            held = [pile for pile in self.piles if pile.draw]
            self.piles = [pile for pile in self.piles if not pile.draw]
            self.stub = self.dealer.shuffle(self.stub + [card for pile in held for card in pile.cards])


# DECK-7


@fault("DECK-7", under="wsop", also="DECK-2,4,6", because=SHORT_HAND)
class no_last_resort(Deck):
    """When what may come back is not enough the player gets what there is."""

    def last_resort(self, pile: Pile, receiver: int) -> bool:
        return False


narrow(no_last_resort, "in the second hand")


@fault("DECK-7", under="wsop", also="MUCK-4 DECK-5", because="own cards come back")
class own_discards_are_the_last_resort(Deck):
    """When what may come back is not enough the player's own discards come back too."""

    desperate = False

    def may_get(self, seat: int, card: Card) -> bool:
        return self.desperate or super().may_get(seat, card)

    def last_resort(self, pile: Pile, receiver: int) -> bool:
        self.desperate = True
        return pile.draw == self.draw


@fault("DECK-5", under="wsop")
class own_discards_lie_in_the_stub_of_last_resort(Deck):
    """When what may come back is not enough the player's own discards are shuffled in, to be dealt to others."""

    def last_resort(self, pile: Pile, receiver: int) -> bool:
        return pile.draw == self.draw


@fault("DECK-7", under="fulltilt", also="DECK-2,6", because=SHORT_HAND)
class last_resort_of_the_first_draw_alone(Deck):
    """In later draws what may come back must do."""

    def last_resort(self, pile: Pile, receiver: int) -> bool:
        return super().last_resort(pile, receiver) and self.draw == 1


@fault("DECK-7", under="wsop", also="DECK-2", because=SHORT_HAND)
class last_resort_for_an_empty_muck_alone(Deck):
    """If anything may come back that must do."""

    def too_few(self, back: list[Pile], receiver: int, needed: int) -> bool:
        return super().too_few(back, receiver, needed) and not back


# DECK-8


@fault("DECK-8", also="SEAT-6 MUCK-1,2 DECK-6", because=MISSING)
class held_back_discards_are_lost(Deck):
    """What was held back at a reshuffle is out of the hand."""

    def reshuffle(self, receiver: int, needed: int) -> None:
        super().reshuffle(receiver, needed)
        self.piles = []


narrow(held_back_discards_are_lost, "in the second hand")


@fault("DECK-8", also="SEAT-6 MUCK-2 DECK-6", because=MISSING)
class receivers_discards_are_lost(Deck):
    """What a player discarded for whom the stub was reshuffled is out of the hand."""

    def reshuffle(self, receiver: int, needed: int) -> None:
        super().reshuffle(receiver, needed)
        self.piles = [pile for pile in self.piles if pile.owner != receiver]


@fault("DECK-8", also="SEAT-6 MUCK-1 DECK-6", because=MISSING)
class unserved_discards_are_lost(Deck):
    """What was not muck at a reshuffle, the receiver's aside, is out of the hand."""

    def reshuffle(self, receiver: int, needed: int) -> None:
        super().reshuffle(receiver, needed)
        self.piles = [pile for pile in self.piles if pile.owner == receiver]


@fault("DECK-8", also="SEAT-6", because=MISSING)
class unserved_discards_are_lost_in_the_first_draw(Deck):
    """What was not muck at a reshuffle of the first draw, the receiver's aside, is out of the hand."""

    def reshuffle(self, receiver: int, needed: int) -> None:
        super().reshuffle(receiver, needed)
        if self.draw == 1:
            self.piles = [pile for pile in self.piles if pile.owner == receiver]
