"""Wrong engines that misjudge a blind posted short: ALLIN-7."""

from __future__ import annotations

from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.betting import Betting


@fault("ALLIN-7", also="BET-15 ALLIN-3,4,6", because="an all-in in the first round is called for less too")
class call_is_what_the_short_big_blind_posted(Betting):
    """Where the big blind is short a call is what it posted; a raise comes to what it should."""

    def owed(self, seat: int) -> int:
        if self.round > 1 or self.bets_made > 1:
            return super().owed(seat)
        posted = self.players[self.seating.big_blind_seat()].bet
        return max(posted - self.players[seat].bet, 0)


narrow(call_is_what_the_short_big_blind_posted, "with three players")


@fault("ALLIN-7")
class call_is_the_larger_of_short_blinds(Betting):
    """Where the big blind is short both call and raise go by the most that was posted."""

    def post_blinds(self) -> None:
        super().post_blinds()
        self.level = max(player.bet for player in self.players.values())


narrow(call_is_the_larger_of_short_blinds, "with two players")


@fault("ALLIN-7", also="BET-11", because="a short big blind is raised to the cap there")
class short_blind_is_raised_from_what_it_posted(Betting):
    """Where the big blind is short a raise is one bet more than what it posted."""

    def raise_to(self) -> int:
        if self.round == 1 and self.bets_made == 1:
            return self.players[self.seating.big_blind_seat()].bet + self.bet_size()
        return super().raise_to()


@fault("ALLIN-7")
class short_small_blind_lowers_the_call(Betting):
    """What the small blind lacks is taken off the call."""

    def post_blinds(self) -> None:
        super().post_blinds()
        self.level -= self.seating.blinds[0] - self.players[self.seating.small_blind_seat()].bet


narrow(short_small_blind_lowers_the_call, "with six players")


@fault("ALLIN-7", also="BET-15", because="the small blind then calls for less there too")
class small_blind_calls_what_was_posted(Betting):
    """Only the small blind need not call more than the short big blind has posted."""

    def owed(self, seat: int) -> int:
        if self.round > 1 or self.bets_made > 1 or seat != self.seating.small_blind_seat():
            return super().owed(seat)
        return max(self.players[self.seating.big_blind_seat()].bet - self.players[seat].bet, 0)


@fault("ALLIN-7", also="BET-15 ALLIN-3,4,6", because="an all-in in the first round is called for less too")
class only_the_first_caller_calls_a_short_blind_in_full(Betting):
    """The first caller calls the full big blind; those after him what was posted."""

    def owed(self, seat: int) -> int:
        owed = super().owed(seat)
        if self.round > 1 or self.bets_made > 1 or seat == self.opener():
            return owed
        return min(owed, max(self.players[self.seating.big_blind_seat()].bet - self.players[seat].bet, 0))

    def opener(self) -> int:
        """Return the seat left of the big blind."""
        return self.seating.left_of(self.seating.big_blind_seat())


narrow(only_the_first_caller_calls_a_short_blind_in_full, "in the second hand")


@fault("ALLIN-7", also="BET-13 ALLIN-4,5,6", because="a short blind then stays in with all its chips")
class short_blind_posts_nothing(Betting):
    """A player who has less than his blind does not post it."""

    def post_blinds(self) -> None:
        for seat, chips in zip(
            (self.seating.small_blind_seat(), self.seating.big_blind_seat()), self.seating.blinds, strict=True
        ):
            if self.players[seat].stack >= chips:
                self.players[seat].put_in(chips)
        self.level = self.seating.blinds[1]
        self.bets_made = 1


@fault("ALLIN-7", also="ALLIN-4,5 POT-4", because="chips are made")
class short_blind_counts_in_full(Betting):
    """A blind posted short competes for the pot as if it had been posted in full."""

    def post_blinds(self) -> None:
        super().post_blinds()
        for seat, chips in zip(
            (self.seating.small_blind_seat(), self.seating.big_blind_seat()), self.seating.blinds, strict=True
        ):
            self.players[seat].paid = chips


narrow(short_blind_counts_in_full, "with three players")
