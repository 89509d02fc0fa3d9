"""Wrong engines that post other blinds: BLIND-1 and BLIND-2."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.faults.later_hands import CountsHands
from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.betting import Betting
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.seating import Seating

if TYPE_CHECKING:
    from tripledraw.reference_impl.dealer import Dealer

SMALL_ELSEWHERE = "the small blind's chips come from another player"
OTHER_FIRST = "whoever acts by name in the first round does it out of his turn"

# BLIND-1


class SmallBlindElsewhere(Seating):
    """Base of the faults that move the small blind alone, and only where there are more than two."""

    def posts_small(self) -> int:
        """Return who posts the small blind."""
        return super().small_blind_seat()

    def small_blind_seat(self) -> int:
        return super().small_blind_seat() if self.count == 2 else self.posts_small()

    def big_blind_seat(self) -> int:
        return self.left_of(super().small_blind_seat())


@fault(
    "BLIND-1",
    also="RANK-1 SEAT-3,7 BLIND-* BET-* ALLIN-* DRAW-* MUCK-1,2,6 SHOW-2 POT-1,3",
    because="the small blind's chips come from another player",
)
class button_posts_the_small_blind(SmallBlindElsewhere):
    """The button posts the small blind, as with two players."""

    def posts_small(self) -> int:
        return self.button


@fault(
    "BLIND-1",
    also="SEAT-3,7 BLIND-* BET-* ALLIN-* DRAW-6 SHOW-2 POT-*",
    because="the small blind's chips come from another player",
)
class small_blind_right_of_the_button(SmallBlindElsewhere):
    """The seat right of the button posts the small blind."""

    def posts_small(self) -> int:
        return self.clockwise(self.button)[-2]


@fault(
    "BLIND-1",
    also="SEAT-3,7 BLIND-5 BET-5,7,8,10,12,13,14,15,17 ALLIN-* POT-*",
    because="the small blind's chips come from another player",
)
class small_blind_is_always_the_first_seat(SmallBlindElsewhere):
    """The first seat posts the small blind, unless it is the big blind."""

    def posts_small(self) -> int:
        return 1 if self.big_blind_seat() != 1 else self.left_of(self.button)


@fault(
    "BLIND-1",
    also="SEAT-3,7 BLIND-2,5 BET-4,10,12,14,17 ALLIN-5,6,7 POT-1,3",
    because="the small blind's chips come from another player",
)
class small_blind_of_six_is_the_button(SmallBlindElsewhere):
    """With six players the button posts the small blind."""

    def posts_small(self) -> int:
        return self.button if self.count == 6 else self.left_of(self.button)


@fault("BLIND-1", also="SEAT-3,7 BET-4,14 ALLIN-7 POT-3,4", because="the small blind's chips come from another player")
class small_blind_does_not_come_round(SmallBlindElsewhere):
    """With the button on the last seat, the button posts the small blind."""

    def posts_small(self) -> int:
        return min(self.button + 1, self.count)


@fault(
    "BLIND-1",
    also="SEAT-3,7 BLIND-* BET-* ALLIN-* SHOW-3 POT-*",
    because="every pot of the first round lacks the small blind",
)
class no_small_blind(Betting):
    """Nobody posts a small blind."""

    def post_blinds(self) -> None:
        small, big = self.seating.blinds
        self.seating.blinds = (0, big)
        super().post_blinds()
        self.seating.blinds = (small, big)


@fault(
    "BLIND-1",
    also="SEAT-7,8 BLIND-* BET-* ALLIN-* DRAW-6 SHOW-* POT-*",
    because="the small blind has more chips than he should",
)
class small_blind_costs_nothing(Betting):
    """The small blind is in the pot, and still in the stack."""

    def post_blinds(self) -> None:
        super().post_blinds()
        self.players[self.seating.small_blind_seat()].stack += self.seating.blinds[0]


@fault("BLIND-1", also="BLIND-*", because="stakes whose half is odd stand there too")
class small_blind_is_half_the_big_blind(Betting):
    """The small blind is half of the big blind, whatever the table says."""

    def post_blinds(self) -> None:
        small, big = self.seating.blinds
        self.seating.blinds = (big // 2, big)
        super().post_blinds()
        self.seating.blinds = (small, big)


narrow(small_blind_is_half_the_big_blind, "with three players")


@fault("BLIND-1", also="SEAT-3,7 BLIND-5 BET-14,17 ALLIN-5,7 POT-1,4", because="second hands are played there too")
class small_blind_of_the_first_hand_posts_again(Game):
    """In the next hand the small blind is posted from the seat that posted it before."""

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        if self.table.seats == 2:
            return following
        small = self.seating.blinds[0]
        right, wrong = (game.players[game.seating.small_blind_seat()].seat for game in (following, self))
        for seat, chips in ((right, small), (wrong, -small)):
            player = following.players[seat]
            player.stack, player.bet, player.paid = player.stack + chips, player.bet - chips, player.paid - chips
        return following


@fault("BLIND-1", also="POT-4", because="a third hand is played there too")
class button_posts_the_small_blind_of_the_third_hand(CountsHands):
    """From the third hand on the small blind comes from the button."""

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        if self.hands_before and self.table.seats > 2:
            small = self.seating.blinds[0]
            for seat, chips in ((following.seating.small_blind_seat(), small), (following.button, -small)):
                player = following.players[seat]
                player.stack, player.bet, player.paid = player.stack + chips, player.bet - chips, player.paid - chips
        return following


# BLIND-2


class BigBlindElsewhere(Seating):
    """Base of the faults that move the big blind alone, and only where there are more than two."""

    def posts_big(self) -> int:
        """Return who posts the big blind."""
        return super().big_blind_seat()

    def big_blind_seat(self) -> int:
        return super().big_blind_seat() if self.count == 2 else self.posts_big()


@fault("BLIND-2", also="SEAT-* BLIND-* BET-* ALLIN-* DRAW-1,3 MUCK-7 SHOW-2,3 POT-*", because=OTHER_FIRST)
class big_blind_two_left_of_the_small(BigBlindElsewhere):
    """A seat between the blinds is left out."""

    def posts_big(self) -> int:
        return self.left_of(self.left_of(self.small_blind_seat()))


narrow(big_blind_two_left_of_the_small, "in the third hand")


@fault(
    "BLIND-2",
    also="SEAT-* BLIND-* BET-* ALLIN-* DRAW-1,3,7 MUCK-7 SHOW-2,3 POT-*",
    because="whoever acts by name in the first round does it out of his turn",
)
class button_posts_the_big_blind(BigBlindElsewhere):
    """The button posts the big blind."""

    def posts_big(self) -> int:
        return self.button


narrow(button_posts_the_big_blind, "in the third hand")


@fault(
    "BLIND-2",
    also="SEAT-2,3,7 BLIND-* BET-* ALLIN-* DRAW-1 SHOW-3 POT-*",
    because="whoever acts by name in the first round does it out of his turn",
)
class button_of_three_posts_the_big_blind(BigBlindElsewhere):
    """With three players the button posts the big blind."""

    def posts_big(self) -> int:
        return self.button if self.count == 3 else super().posts_big()


@fault(
    "BLIND-2",
    also="SEAT-* BLIND-* BET-* ALLIN-* DRAW-1,3,7 MUCK-7 SHOW-2,3 POT-*",
    because="whoever acts by name in the first round does it out of his turn",
)
class blinds_change_places(Seating):
    """The seat left of the button posts the big blind, and the next the small."""

    def small_blind_seat(self) -> int:
        return super().small_blind_seat() if self.count == 2 else self.left_of(self.left_of(self.button))

    def big_blind_seat(self) -> int:
        return super().big_blind_seat() if self.count == 2 else self.left_of(self.button)


@fault("BLIND-2", also="BLIND-* BET-8,10 ALLIN-3,4 POT-3", because="odd stakes stand there too")
class big_blind_is_twice_the_small(Betting):
    """The big blind is twice the small one, whatever the table says."""

    def post_blinds(self) -> None:
        small, big = self.seating.blinds
        self.seating.blinds = (small, 2 * small)
        super().post_blinds()
        self.seating.blinds = (small, big)


@fault(
    "BLIND-2",
    also="RANK-1 SEAT-6,7 BLIND-* BET-* ALLIN-* DRAW-* MUCK-* SHOW-2,3 POT-*",
    because="every first round of three or more has a third blind",
)
class third_player_posts_too(Betting):
    """The seat left of the big blind posts a big blind as well."""

    def post_blinds(self) -> None:
        super().post_blinds()
        if self.seating.count > 2:
            self.players[self.seating.left_of(self.seating.big_blind_seat())].put_in(self.seating.blinds[1])


@fault("BLIND-2", also="RANK-1 SEAT-1,7 BLIND-* BET-* ALLIN-* DRAW-6 POT-*", because="everybody has put in a chip more")
class everyone_posts_an_ante(Betting):
    """Everyone else puts in a chip before the deal."""

    def post_blinds(self) -> None:
        super().post_blinds()
        for player in self.players.values():
            if not player.bet:
                player.put_in(1)
                player.bet = 0
