"""Wrong engines that run out of cards badly: DECK-1 to DECK-8."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.planting import fault
from tripledraw.reference_impl.deck import Deck, Pile

if TYPE_CHECKING:
    from tripledraw.reference_impl.cards import Card

NEW_STUB = "MUCK-* DECK-*"
"""Rules whose scenarios see what a new stub is made of."""
SHORT_HANDS = f"{NEW_STUB} DRAW-*"
"""Rules whose scenarios see hands of fewer cards as well."""

# DECK-1


@fault("DECK-1", also=SHORT_HANDS, because="whoever is served late has a short hand")
class no_reshuffle(Deck):
    """When the stub is used up there are no more cards."""

    def reshuffle(self, receiver: int, needed: int) -> None:
        """Do nothing."""


@fault("DECK-1", also=NEW_STUB, because="the last cards of the stub then never come as they lie")
class reshuffled_when_the_stub_just_suffices(Deck):
    """A stub that holds exactly the cards wanted is reshuffled too."""

    def serve(self, seat: int, count: int, after: int | None) -> list[Card]:
        if 0 < count == len(self.stub):
            self.reshuffle(seat, count)
        return super().serve(seat, count, after)


@fault("DECK-1", also=NEW_STUB, because="the last cards of the stub then never come as they lie")
class reshuffled_at_five_cards(Deck):
    """A stub of five cards or fewer is reshuffled before anybody is served from it."""

    def serve(self, seat: int, count: int, after: int | None) -> list[Card]:
        if len(self.stub) <= 5:
            self.reshuffle(seat, count)
        return super().serve(seat, count, after)


@fault("DECK-1", also=SHORT_HANDS, because="the stub is then another in every later draw")
class reshuffled_before_each_draw(Deck):
    """The muck is shuffled into the stub before the second and the third draw."""

    def begin_draw(self) -> None:
        super().begin_draw()
        if self.draw > 1:
            self.reshuffle(0, 0)


@fault("DECK-1", also=NEW_STUB, because="what is then in the new stub is compared")
class reshuffled_as_soon_as_the_stub_is_empty(Deck):
    """The muck is shuffled when the last card of the stub is given out, and not when the next is wanted."""

    def serve(self, seat: int, count: int, after: int | None) -> list[Card]:
        cards = super().serve(seat, count, after)
        if not self.stub:
            self.reshuffle(seat, 0)
        return cards


@fault("DECK-1", also=NEW_STUB, because="the last cards of the stub then never come as they lie")
class stub_must_do_for_all_that_is_asked(Deck):
    """The stub is reshuffled as soon as it cannot serve everybody who is still to be served."""

    def serve(self, seat: int, count: int, after: int | None) -> list[Card]:
        if len(self.stub) < count + (after or 0):
            self.reshuffle(seat, count)
        return super().serve(seat, count, after)


@fault("DECK-1", also=SHORT_HANDS, because="whoever is served then has a short hand")
class only_the_stub_serves_who_empties_it(Deck):
    """Who empties the stub gets what it has and no more; the next is served from the muck."""

    def serve(self, seat: int, count: int, after: int | None) -> list[Card]:
        return super().serve(seat, min(count, len(self.stub)) if self.stub else count, after)


# DECK-2


class _LastCards(Deck):
    """A deck that gives only some of the last cards of the stub first."""

    def first(self, there: int) -> int:
        raise NotImplementedError

    def given_first(self, seat: int, count: int, after: int | None) -> int:
        there = sum(self.may_get(seat, card) for card in self.stub)
        return count if there >= count else self.first(there)


@fault("DECK-2", also=NEW_STUB, because="what a new stub is made of is compared there too")
class last_two_cards_are_held(_LastCards):
    """All but the last two cards are given out first."""

    def first(self, there: int) -> int:
        return max(0, there - 2)


@fault("DECK-2", also=NEW_STUB, because="what a new stub is made of is compared there too")
class one_card_is_given_first(_LastCards):
    """One of the last cards is given out, the others are shuffled in."""

    def first(self, there: int) -> int:
        return min(there, 1)


@fault("DECK-2", also=NEW_STUB, because="what a new stub is made of is compared there too")
class last_cards_are_lost(Deck):
    """What is left of the stub is thrown away when the muck is shuffled."""

    def given_first(self, seat: int, count: int, after: int | None) -> int:
        if len(self.stub) < count:
            self.stub.clear()
        return super().given_first(seat, count, after)


@fault("DECK-2", also=NEW_STUB, because="what a new stub is made of is compared there too")
class last_cards_come_after_the_muck(Deck):
    """The last cards of the stub lie under the shuffled muck."""

    def given_first(self, seat: int, count: int, after: int | None) -> int:
        return count if len(self.stub) >= count else 0

    def reshuffle(self, receiver: int, needed: int) -> None:
        last, self.stub = self.stub, []
        super().reshuffle(receiver, needed)
        self.stub += last


@fault("DECK-2", under="cs", also=NEW_STUB, because="what a new stub is made of is compared there too")
class last_cards_are_shuffled_in(_LastCards):
    """The last cards are shuffled together with the muck."""

    def first(self, there: int) -> int:
        return 0


@fault("DECK-2", also=NEW_STUB, because="what a new stub is made of is compared there too")
class last_cards_are_shuffled_in_in_the_third_draw(_LastCards):
    """In the third draw the last cards are shuffled together with the muck; before, they are given out first."""

    def first(self, there: int) -> int:
        return 0 if self.draw == 3 else there


@fault("DECK-2", also=NEW_STUB, because="what a new stub is made of is compared there too")
class a_single_last_card_is_shuffled_in(_LastCards):
    """The last cards are given out first, but for a single one, which is shuffled together with the muck."""

    def first(self, there: int) -> int:
        return 0 if there == 1 else there


@fault("DECK-2")
class last_cards_are_shuffled_in_at_a_second_reshuffle(_LastCards):
    """At the second reshuffle the last cards are shuffled together with the muck; before, they are given out first."""

    def first(self, there: int) -> int:
        return 0 if self.reshuffles else there


@fault("DECK-2")
class last_card_is_held_at_a_second_reshuffle(_LastCards):
    """At the second reshuffle the last card is shuffled together with the muck; before, all are given out first."""

    def first(self, there: int) -> int:
        return max(0, there - 1) if self.reshuffles else there


@fault("DECK-2", also="MUCK-7 SEAT-6", because="cards are missing from the next stub, and from the deck")
class last_cards_are_lost_at_a_second_reshuffle(Deck):
    """What is left of a stub that was shuffled in this hand is thrown away when the muck is shuffled again."""

    def reshuffle(self, receiver: int, needed: int) -> None:
        if self.reshuffles:
            self.stub.clear()
        super().reshuffle(receiver, needed)

    def given_first(self, seat: int, count: int, after: int | None) -> int:
        first = super().given_first(seat, count, after)
        return 0 if self.reshuffles and first < count else first


@fault("DECK-2", under="fi", also=NEW_STUB, because="what a new stub is made of is compared there too")
class last_cards_are_given_first(_LastCards):
    """The last cards are given out first."""

    def first(self, there: int) -> int:
        return there


@fault("DECK-2", under="wsop", also=NEW_STUB, because="what a new stub is made of is compared there too")
class last_card_is_not_held(_LastCards):
    """The last card is given out like any other."""

    def first(self, there: int) -> int:
        return there


# DECK-3


class _OwnEarlier(Deck):
    """A deck that keeps some of a player's earlier discards from him."""

    def barred(self, draw: int) -> bool:
        raise NotImplementedError

    def may_get(self, seat: int, card: Card) -> bool:
        own = self.discards.get(seat, {})
        return not any(card in cards for draw, cards in own.items() if draw == self.draw or self.barred(draw))


@fault("DECK-3", also=NEW_STUB, because="what a new stub is made of is compared there too")
class own_of_the_draw_before_are_barred(_OwnEarlier):
    """A player gets back nothing of the draw before, and may get what he discarded earlier."""

    def barred(self, draw: int) -> bool:
        return draw == self.draw - 1


@fault("DECK-3", also=NEW_STUB, because="what a new stub is made of is compared there too")
class own_of_the_first_draw_are_barred(_OwnEarlier):
    """A player gets back nothing that he discarded in the first draw once the third is on."""

    def barred(self, draw: int) -> bool:
        return draw == 1 and self.draw == 3


@fault("DECK-3", also=NEW_STUB, because="what a new stub is made of is compared there too")
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


@fault("DECK-3", also=NEW_STUB, because="what a new stub is made of is compared there too")
class receivers_earlier_discards_stay_out(Deck):
    """The earlier discards of the player being served stay out of the new stub, for everybody."""

    def comes_back(self, pile: Pile, receiver: int) -> bool:
        return super().comes_back(pile, receiver) and pile.owner != receiver


@fault("DECK-3", under="fi", also=NEW_STUB, because="what a new stub is made of is compared there too")
class own_of_earlier_draws_come_back(Deck):
    """A player may get back what he discarded in an earlier draw."""

    def own_earlier_barred(self) -> bool:
        return False


@fault("DECK-3", under="nl", also=NEW_STUB, because="what a new stub is made of is compared there too")
class own_of_earlier_draws_never_come_back(Deck):
    """A player gets back nothing that he has discarded in the hand."""

    def own_earlier_barred(self) -> bool:
        return True


# DECK-4


@fault("DECK-4", also=NEW_STUB, because="what a new stub is made of is compared there too")
class reshuffled_for_each_player(Deck):
    """Once the deck has run out the muck is shuffled again for each player."""

    def serve(self, seat: int, count: int, after: int | None) -> list[Card]:
        if self.reshuffles:
            self.reshuffle(seat, count)
        return super().serve(seat, count, after)


@fault("DECK-4", also=NEW_STUB, because="what a new stub is made of is compared there too")
class reshuffled_for_the_next_draw(Deck):
    """What is left of a reshuffled stub is shuffled with the muck before the next draw."""

    def begin_draw(self) -> None:
        super().begin_draw()
        if self.reshuffles:
            self.reshuffle(0, 0)


@fault("DECK-4", also=NEW_STUB, because="what a new stub is made of is compared there too")
class rest_of_the_new_stub_goes_back_to_the_muck(Deck):
    """A reshuffle serves one player; what is left of it goes back to the muck for the next."""

    def serve(self, seat: int, count: int, after: int | None) -> list[Card]:
        before = len(self.reshuffles)
        cards = super().serve(seat, count, after)
        if len(self.reshuffles) > before:
            self.piles.append(Pile(0, self.stub, self.draw - 1, served=True))
            self.stub = []
        return cards


# DECK-5


@fault("DECK-5", also=NEW_STUB, because="what a new stub is made of is compared there too")
class receivers_discards_are_shuffled_in(Deck):
    """The discards of the player being served are shuffled in, and only passed over when he is served."""

    def comes_back(self, pile: Pile, receiver: int) -> bool:
        return super().comes_back(pile, receiver) or pile.owner == receiver


@fault("DECK-5", also=NEW_STUB, because="what a new stub is made of is compared there too")
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


@fault("DECK-5", also=NEW_STUB, because="what a new stub is made of is compared there too")
class held_back_discards_join_the_stub_after_the_draw(Deck):
    """What was held back at a reshuffle is shuffled into the rest of the stub when the next draw begins."""

    def begin_draw(self) -> None:
        super().begin_draw()
        if self.reshuffles:
            held = [pile for pile in self.piles if pile.draw]
            self.piles = [pile for pile in self.piles if not pile.draw]
            self.stub = self.dealer.shuffle(self.stub + [card for pile in held for card in pile.cards])


# DECK-6


@fault("DECK-6", also=SHORT_HANDS, because="whoever is served late has a short hand")
class one_reshuffle_and_no_more(Deck):
    """When a reshuffled stub is used up there are no more cards."""

    def reshuffle(self, receiver: int, needed: int) -> None:
        if not self.reshuffles:
            super().reshuffle(receiver, needed)


@fault("DECK-6", also=SHORT_HANDS, because="whoever is served late has a short hand")
class two_reshuffles_and_no_more(Deck):
    """When the stub is used up for the third time there are no more cards."""

    def reshuffle(self, receiver: int, needed: int) -> None:
        if len(self.reshuffles) < 2:
            super().reshuffle(receiver, needed)


@fault("DECK-6", also=NEW_STUB, because="the same cards are missing there")
class second_reshuffle_brings_back_the_first_draw(Deck):
    """A second reshuffle brings back the first draw's discards alone, wherever they are now."""

    def reshuffle(self, receiver: int, needed: int) -> None:
        first = [card for own in self.discards.values() for card in own.get(1, ())]
        again = bool(self.reshuffles)
        super().reshuffle(receiver, needed)
        if again:
            self.stub = self.dealer.shuffle(first)


# DECK-7


@fault("DECK-7", under="wsop", also=SHORT_HANDS, because="whoever is served late has a short hand")
class no_last_resort(Deck):
    """When what may come back is not enough the player gets what there is."""

    def last_resort(self, pile: Pile, receiver: int) -> bool:
        return False


@fault("DECK-7", under="wsop", also=SHORT_HANDS, because="own cards come back")
class own_discards_are_the_last_resort(Deck):
    """When what may come back is not enough the player's own discards come back too."""

    desperate = False

    def may_get(self, seat: int, card: Card) -> bool:
        return self.desperate or super().may_get(seat, card)

    def last_resort(self, pile: Pile, receiver: int) -> bool:
        self.desperate = True
        return pile.draw == self.draw


@fault("DECK-7", under="fulltilt", also=SHORT_HANDS, because="whoever is served late has a short hand")
class last_resort_of_the_first_draw_alone(Deck):
    """In later draws what may come back must do."""

    def last_resort(self, pile: Pile, receiver: int) -> bool:
        return super().last_resort(pile, receiver) and self.draw == 1


@fault("DECK-7", under="wsop", also=SHORT_HANDS, because="whoever is served late has a short hand")
class last_resort_for_an_empty_muck_alone(Deck):
    """If anything may come back that must do."""

    def too_few(self, back: list[Pile], receiver: int, needed: int) -> bool:
        return super().too_few(back, receiver, needed) and not back


# DECK-8


@fault("DECK-8", also=NEW_STUB, because="the same cards are missing there")
class held_back_discards_are_lost(Deck):
    """What was held back at a reshuffle is out of the hand."""

    def reshuffle(self, receiver: int, needed: int) -> None:
        super().reshuffle(receiver, needed)
        self.piles = []


@fault("DECK-8", also=NEW_STUB, because="the same cards are missing there")
class receivers_discards_are_lost(Deck):
    """What a player discarded for whom the stub was reshuffled is out of the hand."""

    def reshuffle(self, receiver: int, needed: int) -> None:
        super().reshuffle(receiver, needed)
        self.piles = [pile for pile in self.piles if pile.owner != receiver]


@fault("DECK-8", also=NEW_STUB, because="the same cards are missing there")
class unserved_discards_are_lost(Deck):
    """What was not muck at a reshuffle, the receiver's aside, is out of the hand."""

    def reshuffle(self, receiver: int, needed: int) -> None:
        super().reshuffle(receiver, needed)
        self.piles = [pile for pile in self.piles if pile.owner == receiver]
