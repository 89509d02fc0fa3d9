"""Wrong engines that misjudge hands: RANK-1 to RANK-14."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

from tripledraw.proof.planting import fault
from tripledraw.reference_impl.cards import RANKS, SUITS
from tripledraw.reference_impl.ranking import CATEGORIES, Ranking
from tripledraw.reference_impl.showdown import Showdown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tripledraw.reference_impl.cards import Card
    from tripledraw.reference_impl.pots import Pot
    from tripledraw.reference_impl.ranking import Strength

NO_PAIR, PAIR, TWO_PAIR, TRIPS, STRAIGHT, FLUSH, FULL_HOUSE, QUADS, STRAIGHT_FLUSH = range(len(CATEGORIES))
ACE = 12


class OtherCategory(Ranking):
    """Base of the faults that only take one category for another."""

    def taken_for(self, category: int, hand: Sequence[Card], compared: Sequence[int]) -> int:
        """Return the category that the engine sees instead."""
        return category

    def category(self, hand: Sequence[Card], compared: Sequence[int]) -> int:
        return self.taken_for(super().category(hand, compared), hand, compared)


class OtherOrder(Ranking):
    """Base of the faults that only compare the cards of some categories in another way."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        """Return the five values as the engine compares them."""
        return compared

    def strength(self, hand: Sequence[Card]) -> Strength:
        category, *compared = super().strength(hand)
        return (category, *self.reordered(category, compared))


# RANK-1


@fault("RANK-1", also=("*",), because="every comparison comes out the other way round")
class highest_hand_wins(Ranking):
    """The highest hand wins, as in high poker."""

    def strength(self, hand: Sequence[Card]) -> Strength:
        return tuple(-part for part in super().strength(hand))


@fault("RANK-1", also=("RANK-*",), because="any comparison of three hands or more may come out wrong")
class only_two_hands_compared(Ranking):
    """Of several hands only the first two are looked at."""

    def winners(self, hands: Sequence[Sequence[Card]]) -> list[int]:
        return super().winners(hands[:2])


@fault("RANK-1", also=("RANK-*",), because="any comparison of six hands may come out wrong")
class sixth_hand_never_wins(Ranking):
    """With six hands the last is left out."""

    def winners(self, hands: Sequence[Sequence[Card]]) -> list[int]:
        return super().winners(hands[:5])


@fault("RANK-1", also=("*",), because="every showdown comes out the other way round")
class highest_hand_wins_at_showdown(Showdown):
    """Hands are compared rightly when asked, and the highest takes the pot."""

    def winners(self, pot: Pot) -> list[int]:
        worst = max(self.strengths[seat] for seat in pot.seats)
        return [seat for seat in pot.seats if self.strengths[seat] == worst]


# RANK-2


@fault("RANK-2", also=("RANK-*", "POT-1"), because="hands with an ace stand in most rules")
class ace_is_low(Ranking):
    """An ace is the lowest card, and A-5-4-3-2 the best hand, as in ace-to-five."""

    def value(self, card: Card) -> int:
        return (RANKS.index(card[0]) + 1) % len(RANKS)

    def category(self, hand: Sequence[Card], compared: Sequence[int]) -> int:
        return NO_PAIR if set(compared) == {0, 1, 2, 3, 4} else super().category(hand, compared)


@fault("RANK-2", also=("RANK-8", "RANK-14"), because="an ace is then the lowest odd card too")
class ace_kicker_is_low(OtherOrder):
    """An ace beside a pair or better counts as one."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        if category in (NO_PAIR, STRAIGHT, FLUSH, STRAIGHT_FLUSH):
            return compared
        counts = Counter(compared)
        return sorted(compared, key=lambda value: (counts[value], -1 if value == ACE else value), reverse=True)


@fault("RANK-2", also=("RANK-8", "RANK-14"), because="hands with two aces stand there too")
class pair_of_aces_is_low(OtherOrder):
    """A pair, three or four of aces is the lowest of its kind."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        counts = Counter(compared)
        return [-1 if value == ACE and counts[ACE] > 1 else value for value in compared]


@fault("RANK-2")
class straights_turn_the_corner(Ranking):
    """K-A-2-3-4 and its like are straights."""

    def is_straight(self, compared: Sequence[int]) -> bool:
        values = set(compared)
        corner = any(values == {(first + step) % 13 for step in range(5)} for first in (9, 10, 11, 12) if first != ACE)
        return super().is_straight(compared) or (corner and len(values) == 5)


@fault(
    "RANK-2",
    also=("RANK-6", "RANK-14", "POT-1"),
    because="a tie of high cards is broken by the ace wherever there is one",
)
class king_is_highest(Ranking):
    """A king ranks above an ace."""

    def value(self, card: Card) -> int:
        return {"K": 12, "A": 11}.get(card[0], RANKS.index(card[0]))

    def is_straight(self, compared: Sequence[int]) -> bool:
        return super().is_straight([{12: 11, 11: 12}.get(value, value) for value in compared])


# RANK-3


@fault("RANK-3", also=("RANK-*", "POT-1"), because="the rules on straights and flushes go with it")
class straights_and_flushes_do_not_count(OtherCategory):
    """Straights and flushes are ignored, as in ace-to-five."""

    def taken_for(self, category: int, hand: Sequence[Card], compared: Sequence[int]) -> int:
        return NO_PAIR if category in (STRAIGHT, FLUSH, STRAIGHT_FLUSH) else category


@fault("RANK-3", also=("RANK-*", "POT-1"), because="the rules on straights go with it")
class straights_do_not_count(Ranking):
    """Straights are ignored."""

    def is_straight(self, compared: Sequence[int]) -> bool:
        return False


@fault("RANK-3", also=("RANK-*", "POT-1"), because="the rules on flushes go with it")
class flushes_do_not_count(Ranking):
    """Flushes are ignored."""

    def is_flush(self, hand: Sequence[Card]) -> bool:
        return False


@fault("RANK-3", also=("RANK-*",), because="hands in that suit stand in other rules too")
class no_flush_in_spades(Ranking):
    """The loop over the suits stops before the last."""

    def is_flush(self, hand: Sequence[Card]) -> bool:
        return hand[0][1] in SUITS[:3] and super().is_flush(hand)


@fault("RANK-3", also=("RANK-*",), because="most hands that hold four of a suit are judged wrongly")
class four_of_a_suit_is_a_flush(Ranking):
    """Four cards of one suit make a flush."""

    def is_flush(self, hand: Sequence[Card]) -> bool:
        return max(Counter(card[1] for card in hand).values()) >= 4


@fault("RANK-3", also=("*",), because="most hands that hold four in a row are judged wrongly")
class four_in_a_row_is_a_straight(Ranking):
    """Four cards in a row make a straight."""

    def is_straight(self, compared: Sequence[int]) -> bool:
        if len(set(compared)) < 5:
            return False
        ordered = sorted(compared)
        return ordered[3] - ordered[0] == 3 or ordered[4] - ordered[1] == 3


@fault("RANK-3", also=("RANK-14",), because="pairs and two pairs near each other are judged wrongly")
class straight_with_a_pair_in_it(Ranking):
    """Whether a hand is a straight is told from its highest and lowest card alone."""

    def is_straight(self, compared: Sequence[int]) -> bool:
        return max(compared) - min(compared) == 4

    def category(self, hand: Sequence[Card], compared: Sequence[int]) -> int:
        right = super().category(hand, compared)
        return STRAIGHT if right < STRAIGHT and self.is_straight(compared) else right


@fault("RANK-3", also=("RANK-*",), because="the straight to the ace stands there")
class no_straight_to_the_ace(Ranking):
    """A-K-Q-J-T is no straight, since A-5-4-3-2 is none."""

    def is_straight(self, compared: Sequence[int]) -> bool:
        return ACE not in compared and super().is_straight(compared)


@fault("RANK-3", also=("RANK-*",), because="hands deal cards in any order in other rules too")
class straight_only_if_dealt_in_order(Ranking):
    """A straight is seen only where the cards lie in order."""

    def category(self, hand: Sequence[Card], compared: Sequence[int]) -> int:
        right = super().category(hand, compared)
        values = [self.value(card) for card in hand]
        in_order = values in (sorted(values), sorted(values, reverse=True))
        return NO_PAIR if right == STRAIGHT and not in_order else right


@fault("RANK-3", also=("RANK-*", "POT-1"), because="the rules on straights go with it, at showdown")
class straights_do_not_count_at_showdown(Showdown):
    """Hands are compared rightly when asked, and a straight counts as its high card at showdown."""

    def winners(self, pot: Pot) -> list[int]:
        self.strengths = {
            seat: (NO_PAIR, *strength[1:]) if strength[0] == STRAIGHT else strength
            for seat, strength in self.strengths.items()
        }
        return super().winners(pot)


# RANK-4 and RANK-5


@fault("RANK-4", also=("RANK-*", "POT-1"), because="the ladder of RANK-5 begins with that hand")
class best_hand_is_six_low(OtherCategory):
    """6-5-4-3-2 is the best hand, as if straights up to the six did not count."""

    def taken_for(self, category: int, hand: Sequence[Card], compared: Sequence[int]) -> int:
        return NO_PAIR if category == STRAIGHT and max(compared) == 4 else category


@fault("RANK-4", also=("RANK-9", "RANK-11", "POT-1"), because="the suited seven-low is compared there too")
class wheel_may_be_suited(OtherCategory):
    """7-5-4-3-2 is the best hand in one suit too."""

    def taken_for(self, category: int, hand: Sequence[Card], compared: Sequence[int]) -> int:
        return NO_PAIR if list(compared) == [5, 3, 2, 1, 0] else category


@fault("RANK-4", also=("RANK-5",), because="it is the first step of the ladder")
class number_two_is_best(OtherOrder):
    """7-6-4-3-2 beats 7-5-4-3-2."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        swapped: dict[tuple[int, ...], list[int]] = {(5, 3, 2, 1, 0): [5, 4, 2, 1, 0], (5, 4, 2, 1, 0): [5, 3, 2, 1, 0]}
        return swapped.get(tuple(compared), compared) if category == NO_PAIR else compared


@fault("RANK-5", also=("RANK-*", "ALLIN-2", "POT-1", "POT-2"), because="no pair is compared in most rules")
class lowest_card_compares_first(OtherOrder):
    """Hands without a pair compare from the lowest card up."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return sorted(compared) if category == NO_PAIR else compared


@fault("RANK-5", also=("RANK-*", "POT-1", "POT-2"), because="hands alike in the high card stand in most rules")
class only_high_card_compares(OtherOrder):
    """Hands without a pair are equal if their high cards are."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return [*compared[:1], 0, 0, 0, 0] if category == NO_PAIR else compared


@fault(
    "RANK-5",
    also=("RANK-7", "RANK-8", "RANK-12", "POT-1"),
    because="hands alike in the first cards stand in other rules too",
)
class third_kicker_ignored(OtherOrder):
    """Hands without a pair are equal if the first three cards are."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return [*compared[:3], 0, 0] if category == NO_PAIR else compared


@fault(
    "RANK-5",
    also=("RANK-7", "RANK-8", "RANK-12", "POT-1"),
    because="hands that differ in the last card stand there too",
)
class last_card_ignored(OtherOrder):
    """Hands without a pair are equal if all but the last card are."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return [*compared[:4], 0] if category == NO_PAIR else compared


@fault("RANK-5", also=("POT-2",), because="no pair is compared in most rules")
class cards_are_added_up(OtherOrder):
    """Hands without a pair compare by high card, then by the sum of their cards."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return [compared[0], sum(compared), 0, 0, 0] if category == NO_PAIR else compared


# RANK-6 to RANK-11


@fault("RANK-6", also=("RANK-7",), because="it stands among the aces there")
class nut_ace_is_a_straight(Ranking):
    """A-5-4-3-2 is a straight, as in high poker."""

    def is_straight(self, compared: Sequence[int]) -> bool:
        return super().is_straight(compared) or set(compared) == {12, 0, 1, 2, 3}


@fault("RANK-6", also=("RANK-7",), because="it stands among the straights there")
class nut_ace_is_the_lowest_straight(OtherOrder):
    """A-5-4-3-2 is a straight up to the five, better than 6-5-4-3-2."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return [3, 2, 1, 0, -1] if compared == [12, 3, 2, 1, 0] and category == STRAIGHT else compared

    def is_straight(self, compared: Sequence[int]) -> bool:
        return super().is_straight(compared) or set(compared) == {12, 0, 1, 2, 3}


@fault("RANK-6")
class suited_nut_ace_is_a_straight_flush(OtherCategory):
    """A-5-4-3-2 is no straight, and yet a straight flush in one suit."""

    def taken_for(self, category: int, hand: Sequence[Card], compared: Sequence[int]) -> int:
        return STRAIGHT_FLUSH if category == FLUSH and list(compared) == [12, 3, 2, 1, 0] else category


@fault("RANK-6")
class suited_nut_ace_is_no_flush(OtherCategory):
    """A-5-4-3-2 in one suit counts as an ordinary ace high."""

    def taken_for(self, category: int, hand: Sequence[Card], compared: Sequence[int]) -> int:
        return NO_PAIR if category == FLUSH and list(compared) == [12, 3, 2, 1, 0] else category


@fault("RANK-6", also=("RANK-4", "POT-1"), because="hands against the nut ace stand there too")
class nut_ace_is_the_best_hand(OtherOrder):
    """A-5-4-3-2 is the best hand, the ace being low in it alone."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return [3, 2, 1, 0, -1] if compared == [12, 3, 2, 1, 0] and category == NO_PAIR else compared


@fault("RANK-6", also=("RANK-7",), because="the nut ace is compared with the worst ace there")
class nut_ace_is_the_worst_ace(OtherOrder):
    """A-5-4-3-2 comes after every other hand without a pair."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return [13, 0, 0, 0, 0] if compared == [12, 3, 2, 1, 0] and category == NO_PAIR else compared


@fault("RANK-6", also=("RANK-7",), because="a pot may go to another hand")
class nut_ace_is_a_straight_at_showdown(Showdown):
    """A-5-4-3-2 is compared rightly when asked, and is a straight at showdown."""

    def winners(self, pot: Pot) -> list[int]:
        nut_ace = (NO_PAIR, 12, 3, 2, 1, 0)
        self.strengths = {
            seat: (STRAIGHT, 3, 2, 1, 0, -1) if strength == nut_ace else strength
            for seat, strength in self.strengths.items()
        }
        return super().winners(pot)


@fault("RANK-7", also=("RANK-*", "POT-1"), because="that hand is the measure in many rules")
class worst_hand_without_a_pair_is_a_straight(OtherCategory):
    """A-K-Q-J-9 is taken for a straight."""

    def taken_for(self, category: int, hand: Sequence[Card], compared: Sequence[int]) -> int:
        return STRAIGHT if list(compared) == [12, 11, 10, 9, 7] and category == NO_PAIR else category


@fault("RANK-7", also=("RANK-5",), because="such hands are compared there too")
class gap_of_one_is_a_straight(OtherCategory):
    """A-K-Q-T-9 and its like, with one gap, are straights from the jack up."""

    def taken_for(self, category: int, hand: Sequence[Card], compared: Sequence[int]) -> int:
        one_gap = compared[0] - compared[4] == 5 and compared[0] >= 12 and compared[3] - compared[4] == 1
        return STRAIGHT if category == NO_PAIR and one_gap else category


@fault("RANK-8", also=("RANK-*", "POT-1"), because="pairs are compared in most rules")
class pair_of_twos_beats_aces(OtherCategory):
    """A pair counts with the hands that have none, by its rank."""

    def taken_for(self, category: int, hand: Sequence[Card], compared: Sequence[int]) -> int:
        return NO_PAIR if category == PAIR else category


@fault("RANK-8", also=("RANK-*", "POT-1"), because="hands with a pair of twos stand in most rules")
class pair_of_twos_not_seen(OtherCategory):
    """The loop over the ranks starts at the three."""

    def taken_for(self, category: int, hand: Sequence[Card], compared: Sequence[int]) -> int:
        return NO_PAIR if category == PAIR and compared[0] == 0 else category


@fault("RANK-8", also=("RANK-*",), because="hands with a low pair stand in most rules")
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


@fault(
    "RANK-9", also=("RANK-4", "RANK-6", "RANK-11", "POT-1"), because="straights and flushes stand in other rules too"
)
class flush_beats_straight(Swapped):
    """A flush is better than a straight."""

    one, other = STRAIGHT, FLUSH


@fault("RANK-9", also=("RANK-11",), because="straights stand in other rules too")
class straight_beats_trips(Swapped):
    """A straight is better than three of a kind."""

    one, other = TRIPS, STRAIGHT


@fault("RANK-9", also=("RANK-2", "RANK-6"), because="the suited nut ace is measured by a full house")
class full_house_beats_flush(Swapped):
    """A full house is better than a flush."""

    one, other = FLUSH, FULL_HOUSE


@fault("RANK-9")
class quads_beat_full_house(Swapped):
    """Four of a kind is better than a full house."""

    one, other = FULL_HOUSE, QUADS


@fault("RANK-9", also=("RANK-10",), because="a royal flush is a straight flush")
class straight_flush_beats_quads(Swapped):
    """A straight flush is better than four of a kind."""

    one, other = QUADS, STRAIGHT_FLUSH


@fault("RANK-9", also=("RANK-2", "RANK-6", "RANK-10"), because="straight flushes stand in other rules too")
class straight_flush_is_a_flush(OtherCategory):
    """There are no straight flushes, only flushes."""

    def taken_for(self, category: int, hand: Sequence[Card], compared: Sequence[int]) -> int:
        return FLUSH if category == STRAIGHT_FLUSH else category


@fault("RANK-9", also=("RANK-2", "RANK-6", "RANK-11"), because="full houses stand in other rules too")
class full_house_is_trips(OtherCategory):
    """A full house counts as three of a kind."""

    def taken_for(self, category: int, hand: Sequence[Card], compared: Sequence[int]) -> int:
        return TRIPS if category == FULL_HOUSE else category


@fault("RANK-9")
class two_pair_is_one_pair(OtherCategory):
    """The second pair is never looked for."""

    def taken_for(self, category: int, hand: Sequence[Card], compared: Sequence[int]) -> int:
        return PAIR if category == TWO_PAIR else category


@fault("RANK-9", also=("RANK-2", "RANK-6", "RANK-11"), because="such full houses are compared there too")
class low_trips_full_house_not_seen(OtherCategory):
    """A full house is seen only where the three rank above the pair."""

    def taken_for(self, category: int, hand: Sequence[Card], compared: Sequence[int]) -> int:
        return TRIPS if category == FULL_HOUSE and compared[0] < compared[3] else category


@fault("RANK-10", also=("RANK-6", "RANK-14"), because="the straight flush up to the ace stands there too")
class royal_flush_is_the_best_hand(OtherCategory):
    """A royal flush wins whatever the game."""

    def taken_for(self, category: int, hand: Sequence[Card], compared: Sequence[int]) -> int:
        return -1 if category == STRAIGHT_FLUSH and compared[0] == ACE else category


@fault("RANK-10", also=("RANK-14",), because="the straight flush up to the ace stands there too")
class royal_flush_is_only_a_flush(OtherCategory):
    """A royal flush counts as an ace-high flush."""

    def taken_for(self, category: int, hand: Sequence[Card], compared: Sequence[int]) -> int:
        return FLUSH if category == STRAIGHT_FLUSH and compared[0] == ACE else category


@fault("RANK-10", also=("RANK-14",), because="straight flushes are compared there")
class royal_flush_is_the_best_straight_flush(OtherOrder):
    """Among straight flushes the highest wins."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return [-value for value in compared] if category == STRAIGHT_FLUSH else compared


@fault("RANK-11", also=("RANK-*", "POT-1"), because="that straight stands there too")
class six_high_straight_not_seen(OtherCategory):
    """The lowest straight looked for is 7-6-5-4-3."""

    def taken_for(self, category: int, hand: Sequence[Card], compared: Sequence[int]) -> int:
        return NO_PAIR if category == STRAIGHT and compared[0] == 4 else category


@fault("RANK-11", also=("RANK-2",), because="straights are compared there too")
class highest_straight_wins(OtherOrder):
    """Among straights the highest wins."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return [-value for value in compared] if category == STRAIGHT else compared


# RANK-12


@fault("RANK-12", also=("RANK-6", "ALLIN-2", "SHOW-4", "POT-2", "POT-3"), because="equal hands stand there too")
class suits_break_ties(Ranking):
    """Of equal hands the one with the lower suit on its highest card wins."""

    def strength(self, hand: Sequence[Card]) -> Strength:
        highest = max(hand, key=lambda card: (self.value(card), SUITS.index(card[1])))
        return (*super().strength(hand), SUITS.index(highest[1]))


@fault("RANK-12", also=("RANK-6",), because="equal hands stand there too")
class first_of_equals_wins(Ranking):
    """Of equal hands only the first is named."""

    def winners(self, hands: Sequence[Sequence[Card]]) -> list[int]:
        return super().winners(hands)[:1]


@fault("RANK-12")
class only_two_can_tie(Ranking):
    """No more than two equal hands are named."""

    def winners(self, hands: Sequence[Sequence[Card]]) -> list[int]:
        return super().winners(hands)[:2]


@fault("RANK-12")
class beaten_ties_are_kept(Ranking):
    """The list of winners is not emptied when a better hand turns up after a tie."""

    def winners(self, hands: Sequence[Sequence[Card]]) -> list[int]:
        best: list[int] = []
        for index, hand in enumerate(hands):
            if best and self.strength(hand) < self.strength(hands[best[-1]]):
                best = [*best, index] if len(best) > 1 else [index]
            elif not best or self.strength(hand) == self.strength(hands[best[-1]]):
                best.append(index)
        return best


@fault("RANK-12", also=("RANK-6", "ALLIN-2", "POT-2", "POT-3"), because="equal hands share the pot there too")
class first_of_equals_takes_the_pot(Showdown):
    """Equal hands are named when asked, and the lowest seat takes the pot."""

    def winners(self, pot: Pot) -> list[int]:
        return super().winners(pot)[:1]


@fault("RANK-12", also=("ALLIN-2", "POT-2", "POT-3"), because="equal hands share the pot there too")
class third_of_equals_gets_nothing(Showdown):
    """No more than two equal hands share a pot."""

    def winners(self, pot: Pot) -> list[int]:
        return super().winners(pot)[:2]


# RANK-14


@fault("RANK-14")
class highest_card_compares_before_the_pair(OtherOrder):
    """Hands with a pair compare from the highest card down, whichever it is."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return sorted(compared, reverse=True) if category == PAIR else compared


@fault("RANK-14")
class highest_card_compares_first_in_all(OtherOrder):
    """Two pair, full houses and four of a kind compare from the highest card down."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return compared if category in (PAIR, TRIPS) else sorted(compared, reverse=True)


@fault("RANK-14", also=("RANK-2", "RANK-8"), because="pairs with other odd cards stand there too")
class odd_cards_of_a_pair_ignored(OtherOrder):
    """Equal pairs tie."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return [*compared[:2], 0, 0, 0] if category == PAIR else compared


@fault("RANK-14", also=("RANK-8",), because="pairs of twos are compared there")
class last_odd_card_of_a_pair_ignored(OtherOrder):
    """Equal pairs compare by two odd cards only."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return [*compared[:4], 0] if category == PAIR else compared


@fault("RANK-14", also=("RANK-2",), because="equal pairs are compared there too")
class odd_cards_compare_from_the_lowest(OtherOrder):
    """The odd cards of equal pairs compare from the lowest up."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return [*compared[:2], *reversed(compared[2:])] if category == PAIR else compared


@fault("RANK-14", also=("RANK-2",), because="two pairs with an ace stand there")
class odd_card_of_two_pair_ignored(OtherOrder):
    """Equal two pairs tie."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return [*compared[:4], 0] if category == TWO_PAIR else compared


@fault("RANK-14", also=("RANK-2",), because="two pairs stand there too")
class lower_pair_compares_first(OtherOrder):
    """Two pairs compare by the lower pair."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return [*compared[2:4], *compared[:2], compared[4]] if category == TWO_PAIR else compared


@fault("RANK-14", also=("RANK-2",), because="full houses stand there too")
class pair_of_a_full_house_compares_first(OtherOrder):
    """Full houses compare by the pair."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return [*compared[3:], *compared[:3]] if category == FULL_HOUSE else compared


@fault("RANK-14", also=("RANK-6",), because="flushes stand there too")
class flushes_tie_by_high_card(OtherOrder):
    """Flushes are equal if their high cards are."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return [*compared[:1], 0, 0, 0, 0] if category == FLUSH else compared


@fault("RANK-14")
class last_card_of_a_flush_ignored(OtherOrder):
    """Flushes are equal if all but the last card are."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return [*compared[:4], 0] if category == FLUSH else compared


@fault("RANK-14", also=("RANK-10",), because="royal flushes are compared there")
class all_straight_flushes_tie(OtherOrder):
    """Straight flushes are equal."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return [0] * 5 if category == STRAIGHT_FLUSH else compared
