"""Wrong engines that misjudge hands of one category: RANK-12 and RANK-14."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.faults.ranking.bases import (
    FLUSH,
    FULL_HOUSE,
    PAIR,
    STRAIGHT,
    STRAIGHT_FLUSH,
    TRIPS,
    TWO_PAIR,
    OtherOrder,
)
from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.cards import SUITS
from tripledraw.reference_impl.ranking import Ranking
from tripledraw.reference_impl.showdown import Showdown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tripledraw.reference_impl.cards import Card
    from tripledraw.reference_impl.pots import Pot
    from tripledraw.reference_impl.ranking import Strength


# RANK-12


@fault("RANK-12", also="RANK-6 ALLIN-2,6 SHOW-4 POT-2,3", because="equal hands stand there too")
class suits_break_ties(Ranking):
    """Of equal hands the one with the lower suit on its highest card wins."""

    def strength(self, hand: Sequence[Card]) -> Strength:
        highest = max(hand, key=lambda card: (self.value(card), SUITS.index(card[1])))
        return (*super().strength(hand), SUITS.index(highest[1]))


@fault("RANK-12", also="RANK-6", because="equal hands stand there too")
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


@fault("RANK-12", also="RANK-6 ALLIN-2,6 POT-2,3", because="equal hands share the pot there too")
class first_of_equals_takes_the_pot(Showdown):
    """Equal hands are named when asked, and the lowest seat takes the pot."""

    def winners(self, pot: Pot) -> list[int]:
        return super().winners(pot)[:1]


narrow(first_of_equals_takes_the_pot, "once somebody is all-in")


@fault("RANK-12", also="ALLIN-2 POT-2,3", because="equal hands share the pot there too")
class third_of_equals_gets_nothing(Showdown):
    """No more than two equal hands share a pot."""

    def winners(self, pot: Pot) -> list[int]:
        return super().winners(pot)[:2]


# RANK-14


@fault("RANK-14", also="ALLIN-1,2,5 POT-1", because="hands of all kinds meet at the showdown there")
class highest_card_compares_before_the_pair(OtherOrder):
    """Hands with a pair compare from the highest card down, whichever it is."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return sorted(compared, reverse=True) if category == PAIR else compared


@fault("RANK-14", also="POT-1", because="such hands meet at the showdown there too")
class highest_card_compares_first_in_all(OtherOrder):
    """Two pair, full houses and four of a kind compare from the highest card down."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return compared if category in (PAIR, TRIPS) else sorted(compared, reverse=True)


@fault("RANK-14", also="RANK-2,8 POT-1", because="pairs with other odd cards stand there too")
class odd_cards_of_a_pair_ignored(OtherOrder):
    """Equal pairs tie."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return [*compared[:2], 0, 0, 0] if category == PAIR else compared


@fault("RANK-14", also="RANK-8 POT-1", because="pairs of twos are compared there")
class last_odd_card_of_a_pair_ignored(OtherOrder):
    """Equal pairs compare by two odd cards only."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return [*compared[:4], 0] if category == PAIR else compared


@fault("RANK-14", also="RANK-2 POT-1", because="equal pairs are compared there too")
class odd_cards_compare_from_the_lowest(OtherOrder):
    """The odd cards of equal pairs compare from the lowest up."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return [*compared[:2], *reversed(compared[2:])] if category == PAIR else compared


@fault("RANK-14", also="RANK-2 POT-1", because="two pairs with an ace stand there")
class odd_card_of_two_pair_ignored(OtherOrder):
    """Equal two pairs tie."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return [*compared[:4], 0] if category == TWO_PAIR else compared


@fault("RANK-14", also="RANK-2", because="two pairs stand there too")
class lower_pair_compares_first(OtherOrder):
    """Two pairs compare by the lower pair."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return [*compared[2:4], *compared[:2], compared[4]] if category == TWO_PAIR else compared


@fault("RANK-14", also="RANK-2", because="full houses stand there too")
class pair_of_a_full_house_compares_first(OtherOrder):
    """Full houses compare by the pair."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return [*compared[3:], *compared[:3]] if category == FULL_HOUSE else compared


@fault("RANK-14", also="RANK-6 POT-1", because="flushes stand there too")
class flushes_tie_by_high_card(OtherOrder):
    """Flushes are equal if their high cards are."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return [*compared[:1], 0, 0, 0, 0] if category == FLUSH else compared


@fault("RANK-14", also="POT-1", because="such hands meet at the showdown there too")
class last_card_of_a_flush_ignored(OtherOrder):
    """Flushes are equal if all but the last card are."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return [*compared[:4], 0] if category == FLUSH else compared


@fault("RANK-14", also="RANK-2,11", because="straights are compared there too")
class all_straights_tie(OtherOrder):
    """Straights are equal."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return [0] * 5 if category == STRAIGHT else compared


@fault("RANK-14", also="RANK-10", because="royal flushes are compared there")
class all_straight_flushes_tie(OtherOrder):
    """Straight flushes are equal."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return [0] * 5 if category == STRAIGHT_FLUSH else compared
