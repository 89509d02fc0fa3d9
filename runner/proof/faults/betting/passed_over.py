"""Wrong engines that ask somebody else after a raise or a fold: BET-4."""

from __future__ import annotations

from tripledraw.proof.faults.betting.turns import OtherNext
from tripledraw.proof.planting import fault, narrow

AFTER_A_RAISE = "whoever answers a raise by name does it out of his turn"


@fault("BET-4", also="SEAT-* BLIND-4,5 ALLIN-* SHOW-* POT-*", because=AFTER_A_RAISE)
class raise_skips_a_player(OtherNext):
    """After a raise the next player is passed over for the moment."""

    def instead(self, seat: int, following: int) -> int:
        if self.last_bettor != seat or self.bets_made < 2 or len(self.to_act) < 2:
            return following
        return next(each for each in self.seating.clockwise(following) if each in self.to_act)


narrow(raise_skips_a_player, "in the third round", "in the last round")


@fault(
    "BET-4",
    also="SEAT-* BLIND-4,5 ALLIN-* SHOW-* POT-*",
    because="whoever acts by name after a fold does it out of his turn",
)
class fold_goes_back_to_the_first_player(OtherNext):
    """After a fold the first player left of the button who has to act is next."""

    def instead(self, seat: int, following: int) -> int:
        if not self.players[seat].folded:
            return following
        return next(each for each in self.seating.clockwise(self.seating.button) if each in self.to_act)


narrow(fold_goes_back_to_the_first_player, "with six players", "in the last round")
