"""Wrong engines that misjudge the blinds of two players: BLIND-6."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.betting import Betting
from tripledraw.reference_impl.drawing import Drawing
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.seating import Seating

if TYPE_CHECKING:
    from tripledraw.reference_impl.actions import Action
    from tripledraw.reference_impl.dealer import Dealer


@fault(
    "BLIND-6",
    also="SEAT-2,3,7,8 BLIND-5 BET-5,6,8,10,13,14,15,17,18 ALLIN-* SHOW-3 POT-1",
    because="of two players the wrong one acts in the first round",
)
class button_of_two_posts_the_big_blind(Seating):
    """With two players the seat left of the button posts the small blind, as the documents literally say."""

    def small_blind_seat(self) -> int:
        return self.left_of(self.button)


@fault(
    "BLIND-6",
    also="SEAT-2,3,7,8 BLIND-5 BET-5,6,8,10,13,14,15,17,18 ALLIN-* SHOW-3 POT-1",
    because="of two players the wrong one acts in the first round",
)
class button_of_two_acts_last_at_first(Betting):
    """With two players the button posts the small blind and acts last before the first draw too."""

    def opens_after(self) -> int:
        return self.seating.button if self.seating.count == 2 else super().opens_after()


@fault(
    "BLIND-6",
    also="SEAT-2,3,7 BLIND-5 BET-* ALLIN-5,6 SHOW-* POT-2,4",
    because="of two players the wrong one acts after a draw",
)
class button_of_two_acts_first_throughout(Betting):
    """With two players the button acts first after each draw as well."""

    def opens_after(self) -> int:
        return self.seating.left_of(self.seating.button) if self.seating.count == 2 else super().opens_after()


narrow(button_of_two_acts_first_throughout, "in the third hand")


@fault(
    "BLIND-6",
    also="SEAT-2,3,6,7 BET-18 ALLIN-1,6 DRAW-* SHOW-1 POT-1,2",
    because="of two players the wrong one draws first",
)
class button_of_two_draws_first(Drawing):
    """With two players the button draws first."""

    def order(self) -> list[int]:
        seats = super().order()
        return seats[::-1] if self.game.table.seats == 2 else seats


narrow(button_of_two_draws_first, "once somebody is all-in", "in the third hand")


@fault("BLIND-6", also="BET-18 ALLIN-1,6 DRAW-3,4,5,6 SHOW-1 POT-1", because="of two players the wrong one draws first")
class button_of_two_draws_first_in_the_last_draw(Drawing):
    """With two players the button draws first in the third draw."""

    def order(self) -> list[int]:
        seats = super().order()
        return seats[::-1] if self.game.table.seats == 2 and self.game.round == 3 else seats


narrow(button_of_two_draws_first_in_the_last_draw, "in the second hand")


@fault(
    "BLIND-6",
    also="SEAT-7 BET-3,5,6,7,8 ALLIN-6 SHOW-* POT-2,4",
    because="of two players the wrong one acts in the last round",
)
class button_of_two_acts_first_in_the_last_round(Betting):
    """With two players the button acts first in the last round."""

    def opens_after(self) -> int:
        last_of_two = self.seating.count == 2 and self.round == 4
        return self.seating.left_of(self.seating.button) if last_of_two else super().opens_after()


narrow(button_of_two_acts_first_in_the_last_round, "in the second hand")


@fault(
    "BLIND-6",
    also="SEAT-2,3 BLIND-5 BET-13,15 ALLIN-1,6 SHOW-3",
    because="every first round of two without a raise ends too early",
)
class big_blind_of_two_has_no_option(Betting):
    """With two players the first round ends when the button has called."""

    def next_to_act(self, seat: int) -> int | None:
        following = super().next_to_act(seat)
        nobody_raised = self.round == 1 and self.seating.count == 2 and self.bets_made == 1
        return None if nobody_raised and following == self.seating.big_blind_seat() else following


@fault(
    "BLIND-6",
    also="SEAT-2,3,7 BLIND-5 BET-8,10,13,14,15,17 ALLIN-* SHOW-3",
    because="second hands of two are played there too",
)
class second_hand_of_two_by_the_long_table(Game):
    """In the second hand of two the button is the big blind."""

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        if self.table.seats > 2:
            return following
        other = type("LongTable", (type(self),), {"seating_rules": button_of_two_posts_the_big_blind})
        return other(following.table, dealer, self.rulebook)  # type: ignore[no-any-return]


@fault(
    "BLIND-6",
    also="SEAT-3,7 BLIND-5 BET-5,6,10,13,14,15,17 ALLIN-* DRAW-2,6,9 SHOW-3 POT-1",
    because="of two players the button has put in too much",
)
class both_of_two_post_the_big_blind(Betting):
    """With two players both post the big blind."""

    def post_blinds(self) -> None:
        small, big = self.seating.blinds
        self.seating.blinds = (big if self.seating.count == 2 else small, big)
        super().post_blinds()
        self.seating.blinds = (small, big)


@fault("BLIND-6", also="BET-18", because="acting out of turn is refused there")
class either_of_two_may_act_first(Game):
    """With two players whoever speaks first acts first."""

    def act(self, action: Action) -> None:
        if self.table.seats == 2 and self.round == 1 and self.phase == "betting" and action.seat in self.live:
            self.betting.turn = action.seat
        super().act(action)


@fault("BLIND-6")
class third_hand_of_two_by_the_long_table(Game):
    """From the third hand of two on the button is the big blind."""

    hands_before = 0

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        if self.hands_before and self.table.seats == 2:
            other = type("LongTable", (type(self),), {"seating_rules": button_of_two_posts_the_big_blind})
            following = other(following.table, dealer, self.rulebook)
        following.hands_before = self.hands_before + 1  # type: ignore[attr-defined]
        return following
