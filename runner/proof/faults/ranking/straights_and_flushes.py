"""Wrong engines that misjudge straights and flushes: RANK-3."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tripledraw.proof.faults.ranking.bases import ACE, FLUSH, NO_PAIR, STRAIGHT, STRAIGHT_FLUSH, OtherCategory
from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.cards import SUITS
from tripledraw.reference_impl.ranking import Ranking
from tripledraw.reference_impl.showdown import Showdown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tripledraw.reference_impl.cards import Card
    from tripledraw.reference_impl.pots import Pot


@fault("RANK-3", also="RANK-* POT-1", because="straights and flushes stand there too")
class straights_and_flushes_do_not_count(OtherCategory):
    """Straights and flushes are ignored, as in ace-to-five."""

    def taken_for(self, category: int, hand: Sequence[Card], compared: Sequence[int]) -> int:
        return NO_PAIR if category in (STRAIGHT, FLUSH, STRAIGHT_FLUSH) else category


@fault("RANK-3", also="RANK-* POT-1", because="straights stand there too")
class straights_do_not_count(Ranking):
    """Straights are ignored."""

    def is_straight(self, compared: Sequence[int]) -> bool:
        return False


@fault("RANK-3", also="RANK-* POT-1", because="flushes stand there too")
class flushes_do_not_count(Ranking):
    """Flushes are ignored."""

    def is_flush(self, hand: Sequence[Card]) -> bool:
        return False


@fault("RANK-3", also="RANK-4,6,10,12,14", because="hands in that suit stand in other rules too")
class no_flush_in_spades(Ranking):
    """The loop over the suits stops before the last."""

    def is_flush(self, hand: Sequence[Card]) -> bool:
        return hand[0][1] in SUITS[:3] and super().is_flush(hand)


@fault("RANK-3", also="RANK-4,5,6,8,11,12 POT-1", because="hands that hold four of a suit stand there too")
class third_card_of_a_flush_not_looked_at(Ranking):
    """Four cards of one suit make a flush if the odd one is the third."""

    def is_flush(self, hand: Sequence[Card]) -> bool:
        return super().is_flush([*hand[:2], *hand[3:]])


@fault("RANK-3", also="RANK-* ALLIN-2 POT-1", because="most hands that hold four of a suit are judged wrongly")
class four_of_a_suit_is_a_flush(Ranking):
    """Four cards of one suit make a flush."""

    def is_flush(self, hand: Sequence[Card]) -> bool:
        return max(Counter(card[1] for card in hand).values()) >= 4


@fault(
    "RANK-3",
    also="RANK-* SEAT-3,7 ALLIN-* SHOW-* POT-*",
    because="most hands that hold four in a row are judged wrongly",
)
class four_in_a_row_is_a_straight(Ranking):
    """Four cards in a row make a straight."""

    def is_straight(self, compared: Sequence[int]) -> bool:
        if len(set(compared)) < 5:
            return False
        ordered = sorted(compared)
        return ordered[3] - ordered[0] == 3 or ordered[4] - ordered[1] == 3


@fault("RANK-3", also="RANK-1,14 POT-1", because="pairs and two pairs near each other are judged wrongly")
class straight_with_a_pair_in_it(Ranking):
    """Whether a hand is a straight is told from its highest and lowest card alone."""

    def is_straight(self, compared: Sequence[int]) -> bool:
        return max(compared) - min(compared) == 4

    def category(self, hand: Sequence[Card], compared: Sequence[int]) -> int:
        right = super().category(hand, compared)
        return STRAIGHT if right < STRAIGHT and self.is_straight(compared) else right


@fault("RANK-3", also="RANK-2,10,11,14", because="the straight to the ace stands there")
class no_straight_to_the_ace(Ranking):
    """A-K-Q-J-T is no straight, since A-5-4-3-2 is none."""

    def is_straight(self, compared: Sequence[int]) -> bool:
        return ACE not in compared and super().is_straight(compared)


@fault("RANK-3", also="RANK-4,6,7,9,11 POT-1", because="straights are dealt in any order there too")
class straight_only_if_dealt_in_order(Ranking):
    """A straight is seen only where the cards lie in order."""

    def category(self, hand: Sequence[Card], compared: Sequence[int]) -> int:
        right = super().category(hand, compared)
        values = [self.value(card) for card in hand]
        in_order = values in (sorted(values), sorted(values, reverse=True))
        return NO_PAIR if right == STRAIGHT and not in_order else right


@fault("RANK-3", also="RANK-4,6,7,9,11 POT-1", because="straights are shown down there too")
class straights_do_not_count_at_showdown(Showdown):
    """Hands are compared rightly when asked, and a straight counts as its high card at showdown."""

    def winners(self, pot: Pot) -> list[int]:
        self.strengths = {
            seat: (NO_PAIR, *strength[1:]) if strength[0] == STRAIGHT else strength
            for seat, strength in self.strengths.items()
        }
        return super().winners(pot)


narrow(straights_do_not_count_at_showdown, "once somebody is all-in")
