"""Wrong engines that let another player show first than the last to bet: SHOW-2."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.actions import Action, IllegalAction
from tripledraw.reference_impl.betting import Betting
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.showdown import Showdown

if TYPE_CHECKING:
    from tripledraw.reference_impl.dealer import Dealer

NOT_FIRST = "who bets is not asked first in any hand"


@fault("SHOW-2")
class first_bettor_shows_first(Betting):
    """Who opened the betting in the last round shows first, whoever raised."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        first = self.last_bettor
        super().bet_or_raise(seat, amount)
        self.last_bettor = first or seat


narrow(first_bettor_shows_first, "with two players", "with five players")


@fault("SHOW-2")
class second_raise_does_not_change_who_shows(Betting):
    """The third bet of the last round is not counted when it is asked who bet last."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        before = self.last_bettor
        super().bet_or_raise(seat, amount)
        if self.bets_made > 2:
            self.last_bettor = before


narrow(second_raise_does_not_change_who_shows, "with six players", "in the second hand")


@fault("SHOW-2")
class fourth_bet_does_not_change_who_shows(Betting):
    """The fourth bet of the last round is not counted when it is asked who bet last."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        before = self.last_bettor
        super().bet_or_raise(seat, amount)
        if self.bets_made > 3:
            self.last_bettor = before


narrow(fourth_bet_does_not_change_who_shows, "with two players")


class OtherBettor(Showdown):
    """Base of the faults in which somebody else than the last bettor shows first."""

    def instead(self, bettor: int) -> int | None:
        """Return who shows first where this seat bet last; None for the first player left of the button."""
        return bettor

    def last_bettor(self) -> int | None:
        bettor = super().last_bettor()
        return None if bettor is None else self.instead(bettor)

    def after(self, seat: int) -> int:
        """Return the next seat clockwise that is still in."""
        return next(each for each in self.game.seating.clockwise(seat) if each in self.strengths)


@fault("SHOW-2")
class bet_of_an_all_in_player_does_not_make_him_show_first(OtherBettor):
    """Who is all-in with the last bet or raise shows no earlier for it."""

    def instead(self, bettor: int) -> int | None:
        return None if self.game.players[bettor].all_in else bettor


narrow(bet_of_an_all_in_player_does_not_make_him_show_first, "with two players", "with six players")


@fault("SHOW-2", also="SHOW-*", because=NOT_FIRST)
class left_of_the_button_always_shows_first(OtherBettor):
    """The first player left of the button shows first, whoever bet."""

    def instead(self, bettor: int) -> int | None:
        return None


narrow(left_of_the_button_always_shows_first, "in the third hand")


@fault("SHOW-2", also="SHOW-*", because=NOT_FIRST)
class next_player_shows_before_the_bettor(OtherBettor):
    """The first player left of the last bettor shows first."""

    def instead(self, bettor: int) -> int | None:
        return self.after(bettor)


@fault("SHOW-2", also="SHOW-*", because=NOT_FIRST)
class last_caller_shows_first(OtherBettor):
    """The last player to call shows first."""

    def instead(self, bettor: int) -> int | None:
        return [seat for seat in self.game.seating.clockwise(bettor) if seat in self.strengths and seat != bettor][-1]


@fault("SHOW-2", also="SHOW-*", because=NOT_FIRST)
class button_shows_before_the_bettor(OtherBettor):
    """The button shows first where somebody bet, if it is still in."""

    def instead(self, bettor: int) -> int | None:
        return self.game.button if self.game.button in self.strengths else bettor


@fault("SHOW-2", also="SHOW-*", because=NOT_FIRST)
class best_hand_shows_before_the_bettor(OtherBettor):
    """The winner shows first where somebody bet."""

    def instead(self, bettor: int) -> int | None:
        return min(self.strengths, key=lambda seat: self.strengths[seat])


narrow(best_hand_shows_before_the_bettor, "in the second hand")


@fault("SHOW-2", also="SHOW-4", because="the order of the others begins with another player")
class button_bets_and_does_not_show_first(OtherBettor):
    """Where the button bet last the first player left of it shows first."""

    def instead(self, bettor: int) -> int | None:
        return None if bettor == self.game.button else bettor


narrow(button_bets_and_does_not_show_first, "once somebody is all-in")


@fault("SHOW-2", also="SHOW-1", because="who bets is not asked first between two players")
class of_two_the_caller_shows_first(OtherBettor):
    """Where two are left the one who called shows first."""

    def instead(self, bettor: int) -> int | None:
        return self.after(bettor) if len(self.strengths) == 2 else bettor


narrow(of_two_the_caller_shows_first, "with three players", "in the second hand")


@fault("SHOW-2", also="SHOW-1", because="the order of showing is part of every showdown between two")
class of_two_the_button_shows_first(OtherBettor):
    """Where two sit at the table the button shows first if anybody bet."""

    def instead(self, bettor: int) -> int | None:
        return self.game.button if self.game.table.seats == 2 else bettor


narrow(of_two_the_button_shows_first, "once somebody is all-in")


@fault("SHOW-2", also="SHOW-*", because="the order of showing is part of every showdown")
class small_blind_bets_and_does_not_show_first(OtherBettor):
    """Where the small blind bet last the player after it shows first."""

    def instead(self, bettor: int) -> int | None:
        small_blind = self.game.seating.small_blind_seat()
        return self.after(bettor) if bettor == small_blind and self.game.table.seats > 2 else bettor


narrow(small_blind_bets_and_does_not_show_first, "once somebody is all-in")


@fault("SHOW-2", also="SHOW-*", because="in the first seats the player counted is another")
class bettor_is_counted_from_the_small_blind(OtherBettor):
    """The last bettor is noted as a player counted from the small blind, and read as a seat."""

    def instead(self, bettor: int) -> int | None:
        player = (bettor - self.game.button - 1) % self.game.table.seats + 1
        return player if player in self.strengths else bettor


@fault("SHOW-2")
class check_raiser_does_not_show_first(Betting):
    """Who checks and then raises in the last round is not taken for the last bettor."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        before, acted = self.last_bettor, self.checked
        super().bet_or_raise(seat, amount)
        if seat in acted:
            self.last_bettor = before

    @property
    def checked(self) -> set[int]:
        """The seats before the first bettor, who have checked."""
        if self.last_bettor is None:
            return set()
        order = self.seating.clockwise(self.seating.button)
        return set(order[: order.index(self.last_bettor)])


narrow(check_raiser_does_not_show_first, "with three players", "once somebody is all-in")


@fault("SHOW-2", also="SHOW-3", because="a bet that is refused is tried there too")
class who_tries_to_raise_shows_first(Betting):
    """Whoever tries to bet or raise out of turn, or to a wrong amount, is taken for the last to bet."""

    def act(self, action: Action) -> None:
        try:
            super().act(action)
        except IllegalAction:
            if action.kind in ("bet", "raise"):
                self.last_bettor = action.seat
            raise


@fault("SHOW-2")
class refused_next_forgets_who_bet(Game):
    """Once a next hand has been refused it is no longer known who bet last in the round."""

    def next(self, dealer: Dealer) -> Game:
        try:
            return super().next(dealer)
        except IllegalAction:
            self.betting.last_bettor = None
            raise
