"""Wrong engines that share wrongly: POT-2."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.faults.pots.winners import OtherWinners
from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.cards import RANKS, SUITS
from tripledraw.reference_impl.pots import Pot, Pots

if TYPE_CHECKING:
    from collections.abc import Sequence

NOT_SHARED = "no pot is shared"


@fault("POT-2", also="RANK-6,12 ALLIN-2,6 POT-3", because=NOT_SHARED)
class first_of_equal_hands_takes_all(OtherWinners):
    """Of equal hands the first left of the button takes the pot."""

    def instead(self, pot: Pot, winners: list[int]) -> list[int]:
        return self.clockwise(winners)[:1]


@fault("POT-2", also="RANK-6,12 ALLIN-2,6 POT-3", because=NOT_SHARED)
class last_of_equal_hands_takes_all(OtherWinners):
    """Of equal hands the last left of the button takes the pot."""

    def instead(self, pot: Pot, winners: list[int]) -> list[int]:
        return self.clockwise(winners)[-1:]


@fault("POT-2", also="POT-3", because="no pot is shared after a bet in the last round")
class bettor_of_equal_hands_takes_all(OtherWinners):
    """Of equal hands the one that bet last in the last round takes the pot."""

    def instead(self, pot: Pot, winners: list[int]) -> list[int]:
        bettor = self.last_bettor()
        return [bettor] if bettor in winners else winners


narrow(bettor_of_equal_hands_takes_all, "with six players")


@fault("POT-2", also="RANK-12 ALLIN-2 POT-3", because="three sharers become two")
class two_share_at_most(OtherWinners):
    """Of three or four equal hands only the first two share the pot."""

    def instead(self, pot: Pot, winners: list[int]) -> list[int]:
        return self.clockwise(winners)[:2]


narrow(two_share_at_most, "with three players")


@fault("POT-2", also="RANK-12 POT-3", because="four sharers become three")
class three_share_at_most(OtherWinners):
    """Of four equal hands only the first three share the pot."""

    def instead(self, pot: Pot, winners: list[int]) -> list[int]:
        return self.clockwise(winners)[:3]


narrow(three_share_at_most, "once somebody is all-in")


@fault("POT-2", also="RANK-6,12 ALLIN-2 POT-3", because="sharers that do not sit side by side lose")
class only_neighbours_share(OtherWinners):
    """Equal hands share only if no beaten hand sits between them."""

    def instead(self, pot: Pot, winners: list[int]) -> list[int]:
        order = self.clockwise(pot.seats)
        first, *later = self.clockwise(winners)
        run = [first]
        for seat in later:
            if order.index(seat) == order.index(run[-1]) + 1:
                run.append(seat)
        return run


narrow(only_neighbours_share, "with three players")


@fault("POT-2", also="RANK-6,12 ALLIN-2,6 POT-3", because=NOT_SHARED)
class suits_break_the_tie(OtherWinners):
    """Of equal hands the one whose highest card is of the lowest suit takes the pot."""

    def instead(self, pot: Pot, winners: list[int]) -> list[int]:
        return [min(winners, key=self._suit)]

    def _suit(self, seat: int) -> int:
        return SUITS.index(max(self.game.players[seat].hand, key=lambda card: RANKS.index(card[0]))[1])


@fault("POT-2", also="RANK-12", because="pairs and other equal hands do not tie")
class equal_pairs_do_not_share(OtherWinners):
    """Equal hands with a pair or more do not share: the first takes the pot."""

    def instead(self, pot: Pot, winners: list[int]) -> list[int]:
        return winners if self.strengths[winners[0]][0] == 0 else self.clockwise(winners)[:1]


narrow(equal_pairs_do_not_share, "once somebody is all-in")


@fault("POT-2", also="RANK-6,12 ALLIN-2 POT-3", because="a pot that two share goes to all")
class a_tie_is_shared_by_everybody(OtherWinners):
    """Where two hands are equally low everybody who is still in shares the pot."""

    def instead(self, pot: Pot, winners: list[int]) -> list[int]:
        return list(pot.seats) if len(winners) > 1 else winners


narrow(a_tie_is_shared_by_everybody, "with three players", "once somebody is all-in")


@fault("POT-2", also="ALLIN-2,6 POT-3", because="side pots of equal hands are not shared")
class side_pots_are_not_shared(OtherWinners):
    """Equal hands share the main pot; of a side pot the first takes all."""

    def instead(self, pot: Pot, winners: list[int]) -> list[int]:
        return winners if pot is self.pots[0] else self.clockwise(winners)[:1]


narrow(side_pots_are_not_shared, "with six players")


@fault("POT-2", also="RANK-12 ALLIN-2 POT-3", because="shares are unequal in every shared pot")
class winner_left_of_the_button_takes_two_shares(Pots):
    """The first of the sharers takes a larger part than the others."""

    def shares(self, chips: int, winners: Sequence[int]) -> dict[int, int]:
        shares = super().shares(chips, winners)
        first = self.odd_chip_order(winners)[0]
        each = min(2, *shares.values()) if len(winners) > 1 else 0
        return {seat: share - each for seat, share in shares.items()} | {
            first: shares[first] + each * (len(winners) - 1)
        }


@fault("POT-2", also="ALLIN-2,6 POT-3", because="a main pot that is shared has side pots there too")
class main_pot_beside_a_side_pot_is_not_shared(OtherWinners):
    """Where there is a side pot the first of equal hands takes the main pot."""

    def instead(self, pot: Pot, winners: list[int]) -> list[int]:
        return self.clockwise(winners)[:1] if len(self.pots) > 1 and pot is self.pots[0] else winners
