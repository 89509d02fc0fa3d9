"""Wrong engines that misjudge the lowest hand, or the ace: RANK-1 and RANK-2."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tripledraw.proof.faults.ranking.bases import (
    ACE,
    FLUSH,
    NO_PAIR,
    STRAIGHT,
    STRAIGHT_FLUSH,
    OtherCategory,
    OtherOrder,
)
from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.cards import RANKS
from tripledraw.reference_impl.ranking import Ranking
from tripledraw.reference_impl.showdown import Showdown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tripledraw.reference_impl.cards import Card
    from tripledraw.reference_impl.pots import Pot
    from tripledraw.reference_impl.ranking import Strength


# RANK-1


@fault(
    "RANK-1",
    also="RANK-* SEAT-3,7 BET-17 ALLIN-* SHOW-* POT-*",
    because="every comparison comes out the other way round",
)
class highest_hand_wins(Ranking):
    """The highest hand wins, as in high poker."""

    def strength(self, hand: Sequence[Card]) -> Strength:
        return tuple(-part for part in super().strength(hand))


@fault("RANK-1", also="RANK-*", because="any comparison of three hands or more may come out wrong")
class only_two_hands_compared(Ranking):
    """Of several hands only the first two are looked at."""

    def winners(self, hands: Sequence[Sequence[Card]]) -> list[int]:
        return super().winners(hands[:2])


@fault("RANK-1", also="RANK-4,6,9,10,12", because="any comparison of six hands may come out wrong")
class sixth_hand_never_wins(Ranking):
    """With six hands the last is left out."""

    def winners(self, hands: Sequence[Sequence[Card]]) -> list[int]:
        return super().winners(hands[:5])


@fault(
    "RANK-1",
    also="RANK-* SEAT-3,7 BET-17 ALLIN-* SHOW-1,3 POT-*",
    because="every showdown comes out the other way round",
)
class highest_hand_wins_at_showdown(Showdown):
    """Hands are compared rightly when asked, and the highest takes the pot."""

    def winners(self, pot: Pot) -> list[int]:
        worst = max(self.strengths[seat] for seat in pot.seats)
        return [seat for seat in pot.seats if self.strengths[seat] == worst]


narrow(highest_hand_wins_at_showdown, "in the second hand")


# RANK-2


@fault("RANK-2", also="RANK-* ALLIN-1,2,5 POT-1,2", because="hands with an ace stand in most rules")
class ace_is_low(Ranking):
    """An ace is the lowest card, and A-5-4-3-2 the best hand, as in ace-to-five."""

    def value(self, card: Card) -> int:
        return (RANKS.index(card[0]) + 1) % len(RANKS)

    def category(self, hand: Sequence[Card], compared: Sequence[int]) -> int:
        return NO_PAIR if set(compared) == {0, 1, 2, 3, 4} else super().category(hand, compared)


@fault("RANK-2", also="RANK-8,14", because="an ace is then the lowest odd card too")
class ace_kicker_is_low(OtherOrder):
    """An ace beside a pair or better counts as one."""

    def reordered(self, category: int, compared: list[int]) -> list[int]:
        if category in (NO_PAIR, STRAIGHT, FLUSH, STRAIGHT_FLUSH):
            return compared
        counts = Counter(compared)
        return sorted(compared, key=lambda value: (counts[value], -1 if value == ACE else value), reverse=True)


@fault("RANK-2", also="RANK-1,8,14 ALLIN-2 POT-1,2", because="hands with two aces stand there too")
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


@fault("RANK-2")
class straight_flush_of_a_two_and_four_high_cards(OtherCategory):
    """J-Q-K-A-2 in one suit is a straight flush."""

    def taken_for(self, category: int, hand: Sequence[Card], compared: Sequence[int]) -> int:
        return STRAIGHT_FLUSH if category == FLUSH and set(compared) == {0, 9, 10, 11, ACE} else category


@fault(
    "RANK-2",
    also="RANK-1,3,6,14 ALLIN-1,2,5 POT-1",
    because="a tie of high cards is broken by the ace wherever there is one",
)
class king_is_highest(Ranking):
    """A king ranks above an ace."""

    def value(self, card: Card) -> int:
        return {"K": 12, "A": 11}.get(card[0], RANKS.index(card[0]))

    def is_straight(self, compared: Sequence[int]) -> bool:
        return super().is_straight([{12: 11, 11: 12}.get(value, value) for value in compared])
