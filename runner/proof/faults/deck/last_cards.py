"""Wrong engines that misplace the last cards of the stub: DECK-2."""

from __future__ import annotations

from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.deck import Deck


class _LastCards(Deck):
    """A deck that gives only some of the last cards of the stub first."""

    def first(self, there: int) -> int:
        raise NotImplementedError

    def given_first(self, seat: int, count: int, after: int | None) -> int:
        there = sum(self.may_get(seat, card) for card in self.stub)
        return count if there >= count else self.first(there)


@fault("DECK-2", also="MUCK-3", because="the last cards of the stub come as they lie there too")
class last_two_cards_are_held(_LastCards):
    """All but the last two cards are given out first."""

    def first(self, there: int) -> int:
        return max(0, there - 2)


@fault("DECK-2", also="MUCK-3", because="the last cards of the stub come as they lie there too")
class one_card_is_given_first(_LastCards):
    """One of the last cards is given out, the others are shuffled in."""

    def first(self, there: int) -> int:
        return min(there, 1)


@fault("DECK-2", also="SEAT-6 MUCK-3,7 DECK-3", because="the lost cards are missing there")
class last_cards_are_lost(Deck):
    """What is left of the stub is thrown away when the muck is shuffled."""

    def given_first(self, seat: int, count: int, after: int | None) -> int:
        if len(self.stub) < count:
            self.stub.clear()
        return super().given_first(seat, count, after)


narrow(last_cards_are_lost, "in the second hand")


@fault("DECK-2", also="MUCK-3,7 DECK-3", because="what a new stub is made of is compared there too")
class last_cards_come_after_the_muck(Deck):
    """The last cards of the stub lie under the shuffled muck."""

    def given_first(self, seat: int, count: int, after: int | None) -> int:
        return count if len(self.stub) >= count else 0

    def reshuffle(self, receiver: int, needed: int) -> None:
        last, self.stub = self.stub, []
        super().reshuffle(receiver, needed)
        self.stub += last


@fault("DECK-2", under="cs")
class last_cards_are_shuffled_in(_LastCards):
    """The last cards are shuffled together with the muck."""

    def first(self, there: int) -> int:
        return 0


narrow(last_cards_are_shuffled_in, "in the second hand")


@fault("DECK-2")
class last_cards_are_shuffled_in_in_the_third_draw(_LastCards):
    """In the third draw the last cards are shuffled together with the muck; before, they are given out first."""

    def first(self, there: int) -> int:
        return 0 if self.draw == 3 else there


@fault("DECK-2")
class last_cards_are_shuffled_in_once_somebody_has_folded(_LastCards):
    """Once somebody has folded the last cards are shuffled together with the muck; before, they are given out first."""

    def first(self, there: int) -> int:
        return there if all(pile.draw for pile in self.piles) else 0


@fault("DECK-2")
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


@fault("DECK-2", also="SEAT-6 MUCK-7", because="cards are missing from the next stub, and from the deck")
class last_cards_are_lost_at_a_second_reshuffle(Deck):
    """What is left of a stub that was shuffled in this hand is thrown away when the muck is shuffled again."""

    def reshuffle(self, receiver: int, needed: int) -> None:
        if self.reshuffles:
            self.stub.clear()
        super().reshuffle(receiver, needed)

    def given_first(self, seat: int, count: int, after: int | None) -> int:
        first = super().given_first(seat, count, after)
        return 0 if self.reshuffles and first < count else first


@fault("DECK-2", under="fi", also="DECK-8", because="what a new stub is made of is compared there too")
class last_cards_are_given_first(_LastCards):
    """The last cards are given out first."""

    def first(self, there: int) -> int:
        return there


@fault("DECK-2", under="wsop")
class last_card_is_not_held(_LastCards):
    """The last card is given out like any other."""

    def first(self, there: int) -> int:
        return there
