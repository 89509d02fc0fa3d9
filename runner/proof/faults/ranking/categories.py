"""Wrong engines that confuse categories: RANK-8 to RANK-11."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from tripledraw.proof.faults.ranking.bases import (
    ACE,
    FLUSH,
    FULL_HOUSE,
    NO_PAIR,
    PAIR,
    QUADS,
    STRAIGHT,
    STRAIGHT_FLUSH,
    TRIPS,
    TWO_PAIR,
    OtherCategory,
    OtherOrder,
)
from tripledraw.proof.planting import fault

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tripledraw.reference_impl.cards import Card


@fault("RANK-8", also="RANK-1,2,3,4,6,7,9 ALLIN-1,2,5 POT-1", because="pairs are compared in most rules")
class pair_of_twos_beats_aces(OtherCategory):
    """A pair counts with the hands that have none, by its rank."""

    def taken_for(self, category: int, hand: Sequence[Card], compared: Sequence[int]) -> int:
        return NO_PAIR if category == PAIR else category


@fault("RANK-8", also="RANK-2,4,6,7,9 ALLIN-2 POT-1", because="hands with a pair of twos stand in most rules")
class pair_of_twos_not_seen(OtherCategory):
    """The loop over the ranks starts at the three."""

    def taken_for(self, category: int, hand: Sequence[Card], compared: Sequence[int]) -> int:
        return NO_PAIR if category == PAIR and compared[0] == 0 else category


@fault("RANK-8", also="RANK-* ALLIN-1,2,5 POT-1", because="hands with such a pair stand there too")
class pair_only_if_dealt_together(OtherCategory):
    """A pair is seen only where its cards were dealt one after the other."""

    def taken_for(self, category: int, hand: Sequence[Card], compared: Sequence[int]) -> int:
        together = any(one[0] == other[0] for one, other in pairwise(hand))
        return NO_PAIR if category == PAIR and not together else category


class Swapped(OtherCategory):
    """Base of the faults that swap two categories."""

    one = other = NO_PAIR

    def taken_for(self, category: int, hand: Sequence[Card], compared: Sequence[int]) -> int:
        return {self.one: self.other, self.other: self.one}.get(category, category)


@fault("RANK-9")
class trips_beat_two_pair(Swapped):
    """Three of a kind is better than two pair."""

    one, other = TWO_PAIR, TRIPS


@fault("RANK-9", also="RANK-4,6,11 POT-1", because="straights and flushes stand in other rules too")
class flush_beats_straight(Swapped):
    """A flush is better than a straight."""

    one, other = STRAIGHT, FLUSH


@fault("RANK-9", also="RANK-11", because="straights stand in other rules too")
class straight_beats_trips(Swapped):
    """A straight is better than three of a kind."""

    one, other = TRIPS, STRAIGHT


@fault("RANK-9", also="RANK-2,6", because="the suited nut ace is measured by a full house")
class full_house_beats_flush(Swapped):
    """A full house is better than a flush."""

    one, other = FLUSH, FULL_HOUSE


@fault("RANK-9")
class quads_beat_full_house(Swapped):
    """Four of a kind is better than a full house."""

    one, other = FULL_HOUSE, QUADS


@fault("RANK-9", also="RANK-10", because="a royal flush is a straight flush")
class straight_flush_beats_quads(Swapped):
    """A straight flush is better than four of a kind."""

    one, other = QUADS, STRAIGHT_FLUSH


@fault("RANK-9", also="RANK-2,6,10", because="straight flushes stand in other rules too")
class straight_flush_is_a_flush(OtherCategory):
    """There are no straight flushes, only flushes."""

    def taken_for(self, category: int, hand: Sequence[Card], compared: Sequence[int]) -> int:
        return FLUSH if category == STRAIGHT_FLUSH else category


@fault("RANK-9", also="RANK-2,6,11", because="full houses stand in other rules too")
class full_house_is_trips(OtherCategory):
    """A full house counts as three of a kind."""

    def taken_for(self, category: int, hand: Sequence[Card], compared: Sequence[int]) -> int:
        return TRIPS if category == FULL_HOUSE else category


@fault("RANK-9", also="ALLIN-2 POT-1", because="hands of all kinds meet at the showdown there")
class two_pair_is_one_pair(OtherCategory):
    """The second pair is never looked for."""

    def taken_for(self, category: int, hand: Sequence[Card], compared: Sequence[int]) -> int:
        return PAIR if category == TWO_PAIR else category


@fault("RANK-9", also="RANK-2,6,11", because="such full houses are compared there too")
class low_trips_full_house_not_seen(OtherCategory):
    """A full house is seen only where the three rank above the pair."""

    def taken_for(self, category: int, hand: Sequence[Card], compared: Sequence[int]) -> int:
        return TRIPS if category == FULL_HOUSE and compared[0] < compared[3] else category


@fault("RANK-10", also="RANK-6,14", because="the straight flush up to the ace stands there too")
class royal_flush_is_the_best_hand(OtherCategory):
    """A royal flush wins whatever the game."""

    def taken_for(self, category: int, hand: Sequence[Card], compared: Sequence[int]) -> int:
        return -1 if category == STRAIGHT_FLUSH and compared[0] == ACE else category


@fault("RANK-10", also="RANK-14", because="the straight flush up to the ace stands there too")
class royal_flush_is_only_a_flush(OtherCategory):
    """A royal flush counts as an ace-high flush."""

    def taken_for(self, category: int, hand: Sequence[Card], compared: Sequence[int]) -> int:
        return FLUSH if category == STRAIGHT_FLUSH and compared[0] == ACE else category


@fault("RANK-10", also="RANK-14", because="straight flushes are compared there")
class royal_flush_is_the_best_straight_flush(OtherOrder):
    """Among straight flushes the highest wins."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return [-value for value in compared] if category == STRAIGHT_FLUSH else compared


@fault("RANK-11", also="RANK-3,4,6,9 POT-1", because="that straight stands there too")
class six_high_straight_not_seen(OtherCategory):
    """The lowest straight looked for is 7-6-5-4-3."""

    def taken_for(self, category: int, hand: Sequence[Card], compared: Sequence[int]) -> int:
        return NO_PAIR if category == STRAIGHT and compared[0] == 4 else category


@fault("RANK-11", also="RANK-2,14", because="straights are compared there too")
class highest_straight_wins(OtherOrder):
    """Among straights the highest wins."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return [-value for value in compared] if category == STRAIGHT else compared
