"""Wrong engines that let another player show first where nobody bet in the last round: SHOW-3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.actions import Action, IllegalAction
from tripledraw.reference_impl.betting import Betting
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.showdown import Showdown

if TYPE_CHECKING:
    from tripledraw.reference_impl.dealer import Dealer

ALL_CHECK = "another player shows first wherever all check"


class OtherFirst(Showdown):
    """Base of the faults in which somebody else shows first though nobody bet."""

    def without_a_bet(self) -> int | None:
        """Return who shows first where nobody bet; None for the first player left of the button."""
        return None

    def last_bettor(self) -> int | None:
        bettor = super().last_bettor()
        if bettor is not None:
            return bettor
        other = self.without_a_bet()
        return other if other in self.strengths else None


@fault("SHOW-3", also="SHOW-1,4", because=ALL_CHECK)
class button_shows_first(OtherFirst):
    """The button shows first if nobody bet."""

    def without_a_bet(self) -> int | None:
        return self.game.button


narrow(button_shows_first, "in the third hand")


@fault("SHOW-3", also="SHOW-1,4", because=ALL_CHECK)
class lowest_seat_shows_first(OtherFirst):
    """The lowest seat still in shows first if nobody bet."""

    def without_a_bet(self) -> int | None:
        return min(self.strengths)


@fault("SHOW-3", also="SHOW-1,4", because=ALL_CHECK)
class big_blind_shows_first(OtherFirst):
    """The big blind shows first if nobody bet, and it is still in."""

    def without_a_bet(self) -> int | None:
        return self.game.seating.big_blind_seat()


@fault("SHOW-3", also="SHOW-1,4", because=ALL_CHECK)
class under_the_gun_shows_first(OtherFirst):
    """Who opened the first round shows first if nobody bet in the last."""

    def without_a_bet(self) -> int | None:
        return self.game.seating.left_of(self.game.seating.big_blind_seat())


@fault("SHOW-3", also="SHOW-1,4", because=ALL_CHECK)
class best_hand_shows_first(OtherFirst):
    """The winner shows first if nobody bet."""

    def without_a_bet(self) -> int | None:
        return min(self.strengths, key=lambda seat: self.strengths[seat])


narrow(best_hand_shows_first, "once somebody is all-in")


@fault("SHOW-3", also="SHOW-1,4", because=ALL_CHECK)
class last_to_check_shows_first(OtherFirst):
    """The last player to check shows first if nobody bet."""

    def without_a_bet(self) -> int | None:
        return [seat for seat in self.game.seating.clockwise(self.game.button) if seat in self.strengths][-1]


@fault("SHOW-3", also="SHOW-4", because="nobody bets there where some are all-in")
class all_in_player_shows_first(OtherFirst):
    """A player without chips shows first if nobody bet."""

    def without_a_bet(self) -> int | None:
        return next((seat for seat, player in self.game.players.items() if player.all_in), None)


@fault("SHOW-3", also="SHOW-1", because="two show down there too")
class small_blind_shows_first_of_two(OtherFirst):
    """Where two sit at the table the small blind, which is the button, shows first if nobody bet."""

    def without_a_bet(self) -> int | None:
        return self.game.seating.small_blind_seat() if self.game.table.seats == 2 else None


narrow(small_blind_shows_first_of_two, "in the second hand")


@fault("SHOW-3")
class button_shows_first_without_the_small_blind(OtherFirst):
    """If nobody bet and the small blind has folded the last player shows first."""

    def without_a_bet(self) -> int | None:
        if self.game.seating.small_blind_seat() in self.strengths:
            return None
        return [seat for seat in self.game.seating.clockwise(self.game.button) if seat in self.strengths][-1]


narrow(button_shows_first_without_the_small_blind, "with three players", "once somebody is all-in")


@fault("SHOW-3")
class only_one_folded_player_is_passed_over(OtherFirst):
    """If nobody bet and the first two players have folded the button's right neighbour or the button shows first."""

    def without_a_bet(self) -> int | None:
        order = self.game.seating.clockwise(self.game.button)
        if order[0] in self.strengths or order[1] in self.strengths:
            return None
        return [seat for seat in order if seat in self.strengths][-1]


narrow(only_one_folded_player_is_passed_over, "in the second hand")


@fault("SHOW-3", also="SHOW-4", because="nobody bets there where two are all-in")
class button_shows_first_where_two_are_all_in(OtherFirst):
    """Where two or more are all-in the button shows first if nobody bet."""

    def without_a_bet(self) -> int | None:
        all_in = sum(player.all_in for player in self.game.players.values())
        return self.game.button if all_in > 1 else None


@fault("SHOW-3", also="SHOW-4", because="nobody bets there where two are all-in")
class big_blind_shows_first_where_the_small_blind_is_all_in(OtherFirst):
    """Where the small blind is all-in the big blind shows first if nobody bet."""

    def without_a_bet(self) -> int | None:
        seating = self.game.seating
        all_in = self.game.players[seating.small_blind_seat()].all_in
        return seating.big_blind_seat() if all_in and self.game.table.seats > 2 else None


@fault("SHOW-3")
class raiser_is_forgotten_once_somebody_is_asked_again(Game):
    """Who raised last is forgotten only when somebody is to act in a later round, and not where all are all-in."""

    def begin_betting(self) -> None:
        before = self.betting.last_bettor if self.round else None
        super().begin_betting()
        if self.turn is None:
            self.betting.last_bettor = before


class RemembersBettors(Game):
    """Base of the faults that remember who bet longer than for a round."""

    remembers: tuple[int, ...] = (1, 2, 3, 4)
    remembered: int | None = None

    def begin_betting(self) -> None:
        if self.round in self.remembers and self.betting.last_bettor is not None:
            self.remembered = self.betting.last_bettor
        super().begin_betting()
        if self.round == self.last_round:
            self.betting.last_bettor = self.remembered


@fault("SHOW-3")
class bettor_of_the_third_round_shows_first(RemembersBettors):
    """If nobody bet in the last round, who bet last in the third shows first."""

    remembers = (3,)


narrow(bettor_of_the_third_round_shows_first, "with two players", "in the second hand")


@fault("SHOW-3")
class bettor_of_the_second_round_shows_first(RemembersBettors):
    """If nobody bet in the last round, who bet last in the second shows first."""

    remembers = (2,)


narrow(bettor_of_the_second_round_shows_first, "with six players")


@fault("SHOW-3")
class raiser_of_the_first_round_shows_first(RemembersBettors):
    """If nobody bet in the last round, who raised last in the first shows first."""

    remembers = (1,)


narrow(raiser_of_the_first_round_shows_first, "with three players")


@fault("SHOW-3")
class bettor_of_the_last_hand_shows_first(Game):
    """If nobody bet in the last round, who bet last in the hand before shows first."""

    before: int | None = None

    def next(self, dealer: Dealer) -> Game:
        game = super().next(dealer)
        if isinstance(game, bettor_of_the_last_hand_shows_first):
            game.before = self.betting.last_bettor
        return game

    def show_down(self) -> None:
        if self.betting.last_bettor is None and self.before in self.live:
            self.betting.last_bettor = self.before
        super().show_down()


narrow(bettor_of_the_last_hand_shows_first, "with two players")


@fault("SHOW-3", also="SHOW-1", because="second hands end without a bet there too")
class first_player_of_the_first_hand_shows_first(Game):
    """If nobody bet, the player who sat left of the button in the first hand shows first."""

    left: int | None = None

    def next(self, dealer: Dealer) -> Game:
        game = super().next(dealer)
        if isinstance(game, first_player_of_the_first_hand_shows_first):
            game.left = self.left or self.seating.left_of(self.button)
        return game

    def show_down(self) -> None:
        if self.betting.last_bettor is None and self.left in self.live:
            self.betting.last_bettor = self.left
        super().show_down()


narrow(first_player_of_the_first_hand_shows_first, "with three players")


@fault("SHOW-3", also="SHOW-2", because="a refused raise is tried there too")
class refused_bettor_shows_first(Betting):
    """A bet of a wrong amount is refused, and whoever tried it is taken for the last to bet."""

    def check(self, action: Action) -> None:
        try:
            super().check(action)
        except IllegalAction as refusal:
            if refusal.reason == "bad-amount":
                self.last_bettor = action.seat
            raise


narrow(refused_bettor_shows_first, "with two players", "once somebody is all-in")
