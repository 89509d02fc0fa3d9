"""Wrong engines that misjudge hands without a pair: RANK-4 to RANK-7."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.faults.ranking.bases import FLUSH, NO_PAIR, STRAIGHT, STRAIGHT_FLUSH, OtherCategory, OtherOrder
from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.ranking import Ranking
from tripledraw.reference_impl.showdown import Showdown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tripledraw.reference_impl.cards import Card
    from tripledraw.reference_impl.pots import Pot


# RANK-4 and RANK-5


@fault("RANK-4", also="RANK-3,6,9,11 POT-1", because="that straight stands there too")
class best_hand_is_six_low(OtherCategory):
    """6-5-4-3-2 is the best hand, as if straights up to the six did not count."""

    def taken_for(self, category: int, hand: Sequence[Card], compared: Sequence[int]) -> int:
        return NO_PAIR if category == STRAIGHT and max(compared) == 4 else category


@fault("RANK-4", also="RANK-9,11 POT-1", because="the suited seven-low is compared there too")
class wheel_may_be_suited(OtherCategory):
    """7-5-4-3-2 is the best hand in one suit too."""

    def taken_for(self, category: int, hand: Sequence[Card], compared: Sequence[int]) -> int:
        return NO_PAIR if list(compared) == [5, 3, 2, 1, 0] else category


@fault("RANK-4", also="RANK-5", because="it is the first step of the ladder")
class number_two_is_best(OtherOrder):
    """7-6-4-3-2 beats 7-5-4-3-2."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        swapped: dict[tuple[int, ...], list[int]] = {(5, 3, 2, 1, 0): [5, 4, 2, 1, 0], (5, 4, 2, 1, 0): [5, 3, 2, 1, 0]}
        return swapped.get(tuple(compared), compared) if category == NO_PAIR else compared


@fault("RANK-5", also="RANK-1,2,3,6,12 ALLIN-1,2,5 POT-1,2", because="no pair is compared in most rules")
class lowest_card_compares_first(OtherOrder):
    """Hands without a pair compare from the lowest card up."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return sorted(compared) if category == NO_PAIR else compared


@fault("RANK-5", also="RANK-* ALLIN-2,5 POT-1,2", because="hands alike in the high card stand in most rules")
class only_high_card_compares(OtherOrder):
    """Hands without a pair are equal if their high cards are."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return [*compared[:1], 0, 0, 0, 0] if category == NO_PAIR else compared


@fault("RANK-5", also="RANK-7,8,12 POT-1", because="hands alike in the first cards stand in other rules too")
class third_kicker_ignored(OtherOrder):
    """Hands without a pair are equal if the first three cards are."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return [*compared[:3], 0, 0] if category == NO_PAIR else compared


@fault("RANK-5", also="RANK-7,8,12 POT-1", because="hands that differ in the last card stand there too")
class last_card_ignored(OtherOrder):
    """Hands without a pair are equal if all but the last card are."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return [*compared[:4], 0] if category == NO_PAIR else compared


@fault("RANK-5", also="ALLIN-2,5 POT-1,2", because="such hands meet at the showdown there too")
class cards_are_added_up(OtherOrder):
    """Hands without a pair compare by high card, then by the sum of their cards."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return [compared[0], sum(compared), 0, 0, 0] if category == NO_PAIR else compared


# RANK-6 and RANK-7


@fault("RANK-6", also="RANK-7", because="it stands among the aces there")
class nut_ace_is_a_straight(Ranking):
    """A-5-4-3-2 is a straight, as in high poker."""

    def is_straight(self, compared: Sequence[int]) -> bool:
        return super().is_straight(compared) or set(compared) == {12, 0, 1, 2, 3}


@fault("RANK-6", also="RANK-7", because="it stands among the straights there")
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


@fault("RANK-6", also="RANK-4 POT-1", because="hands against the nut ace stand there too")
class nut_ace_is_the_best_hand(OtherOrder):
    """A-5-4-3-2 is the best hand, the ace being low in it alone."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return [3, 2, 1, 0, -1] if compared == [12, 3, 2, 1, 0] and category == NO_PAIR else compared


@fault("RANK-6", also="RANK-7", because="the nut ace is compared with the worst ace there")
class nut_ace_is_the_worst_ace(OtherOrder):
    """A-5-4-3-2 comes after every other hand without a pair."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        return [13, 0, 0, 0, 0] if compared == [12, 3, 2, 1, 0] and category == NO_PAIR else compared


@fault("RANK-6", also="RANK-7", because="the nut ace is shown down there too")
class nut_ace_is_a_straight_at_showdown(Showdown):
    """A-5-4-3-2 is compared rightly when asked, and is a straight at showdown."""

    def winners(self, pot: Pot) -> list[int]:
        nut_ace = (NO_PAIR, 12, 3, 2, 1, 0)
        self.strengths = {
            seat: (STRAIGHT, 3, 2, 1, 0, -1) if strength == nut_ace else strength
            for seat, strength in self.strengths.items()
        }
        return super().winners(pot)


narrow(nut_ace_is_a_straight_at_showdown, "with three players")


@fault("RANK-7", also="RANK-3,8,9,11 POT-1", because="that hand is the measure in many rules")
class worst_hand_without_a_pair_is_a_straight(OtherCategory):
    """A-K-Q-J-9 is taken for a straight."""

    def taken_for(self, category: int, hand: Sequence[Card], compared: Sequence[int]) -> int:
        return STRAIGHT if list(compared) == [12, 11, 10, 9, 7] and category == NO_PAIR else category


@fault("RANK-7", also="RANK-5", because="such hands are compared there too")
class gap_of_one_is_a_straight(OtherCategory):
    """A-K-Q-T-9 and its like, with one gap, are straights from the jack up."""

    def taken_for(self, category: int, hand: Sequence[Card], compared: Sequence[int]) -> int:
        one_gap = compared[0] - compared[4] == 5 and compared[0] >= 12 and compared[3] - compared[4] == 1
        return STRAIGHT if category == NO_PAIR and one_gap else category
