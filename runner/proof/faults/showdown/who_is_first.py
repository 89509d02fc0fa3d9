"""Wrong engines that let another player show first: SHOW-2 and SHOW-3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.planting import fault
from tripledraw.reference_impl.actions import Action, IllegalAction
from tripledraw.reference_impl.betting import Betting
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.showdown import Showdown

if TYPE_CHECKING:
    from tripledraw.reference_impl.dealer import Dealer

NOT_FIRST = "who bets is not asked first in any hand"
ALL_CHECK = "another player shows first wherever all check"

# SHOW-2


@fault("SHOW-2")
class first_bettor_shows_first(Betting):
    """Who opened the betting in the last round shows first, whoever raised."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        first = self.last_bettor
        super().bet_or_raise(seat, amount)
        self.last_bettor = first or seat


@fault("SHOW-2")
class second_raise_does_not_change_who_shows(Betting):
    """The third bet of the last round is not counted when it is asked who bet last."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        before = self.last_bettor
        super().bet_or_raise(seat, amount)
        if self.bets_made > 2:
            self.last_bettor = before


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


@fault("SHOW-2", also="SHOW-*", because=NOT_FIRST)
class left_of_the_button_always_shows_first(OtherBettor):
    """The first player left of the button shows first, whoever bet."""

    def instead(self, bettor: int) -> int | None:
        return None


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


@fault("SHOW-2", also="SHOW-4", because="the order of the others begins with another player")
class button_bets_and_does_not_show_first(OtherBettor):
    """Where the button bet last the first player left of it shows first."""

    def instead(self, bettor: int) -> int | None:
        return None if bettor == self.game.button else bettor


@fault("SHOW-2", also="SHOW-1", because="who bets is not asked first between two players")
class of_two_the_caller_shows_first(OtherBettor):
    """Where two are left the one who called shows first."""

    def instead(self, bettor: int) -> int | None:
        return self.after(bettor) if len(self.strengths) == 2 else bettor


@fault("SHOW-2", also="SHOW-1", because="the order of showing is part of every showdown between two")
class of_two_the_button_shows_first(OtherBettor):
    """Where two sit at the table the button shows first if anybody bet."""

    def instead(self, bettor: int) -> int | None:
        return self.game.button if self.game.table.seats == 2 else bettor


@fault("SHOW-2", also="SHOW-*", because="the order of showing is part of every showdown")
class small_blind_bets_and_does_not_show_first(OtherBettor):
    """Where the small blind bet last the player after it shows first."""

    def instead(self, bettor: int) -> int | None:
        small_blind = self.game.seating.small_blind_seat()
        return self.after(bettor) if bettor == small_blind and self.game.table.seats > 2 else bettor


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


# SHOW-3


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


@fault("SHOW-3", also="SHOW-1", because=ALL_CHECK)
class button_shows_first(OtherFirst):
    """The button shows first if nobody bet."""

    def without_a_bet(self) -> int | None:
        return self.game.button


@fault("SHOW-3", also="SHOW-1", because=ALL_CHECK)
class lowest_seat_shows_first(OtherFirst):
    """The lowest seat still in shows first if nobody bet."""

    def without_a_bet(self) -> int | None:
        return min(self.strengths)


@fault("SHOW-3", also="SHOW-1", because=ALL_CHECK)
class big_blind_shows_first(OtherFirst):
    """The big blind shows first if nobody bet, and it is still in."""

    def without_a_bet(self) -> int | None:
        return self.game.seating.big_blind_seat()


@fault("SHOW-3", also="SHOW-1", because=ALL_CHECK)
class under_the_gun_shows_first(OtherFirst):
    """Who opened the first round shows first if nobody bet in the last."""

    def without_a_bet(self) -> int | None:
        return self.game.seating.left_of(self.game.seating.big_blind_seat())


@fault("SHOW-3", also="SHOW-1", because=ALL_CHECK)
class best_hand_shows_first(OtherFirst):
    """The winner shows first if nobody bet."""

    def without_a_bet(self) -> int | None:
        return min(self.strengths, key=lambda seat: self.strengths[seat])


@fault("SHOW-3", also="SHOW-1", because=ALL_CHECK)
class last_to_check_shows_first(OtherFirst):
    """The last player to check shows first if nobody bet."""

    def without_a_bet(self) -> int | None:
        return [seat for seat in self.game.seating.clockwise(self.game.button) if seat in self.strengths][-1]


@fault("SHOW-3")
class small_blind_shows_first_of_two(OtherFirst):
    """Where two sit at the table the small blind, which is the button, shows first if nobody bet."""

    def without_a_bet(self) -> int | None:
        return self.game.seating.small_blind_seat() if self.game.table.seats == 2 else None


@fault("SHOW-3")
class button_shows_first_without_the_small_blind(OtherFirst):
    """If nobody bet and the small blind has folded the last player shows first."""

    def without_a_bet(self) -> int | None:
        if self.game.seating.small_blind_seat() in self.strengths:
            return None
        return [seat for seat in self.game.seating.clockwise(self.game.button) if seat in self.strengths][-1]


@fault("SHOW-3")
class only_one_folded_player_is_passed_over(OtherFirst):
    """If nobody bet and the first two players have folded the button's right neighbour or the button shows first."""

    def without_a_bet(self) -> int | None:
        order = self.game.seating.clockwise(self.game.button)
        if order[0] in self.strengths or order[1] in self.strengths:
            return None
        return [seat for seat in order if seat in self.strengths][-1]


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


@fault("SHOW-3")
class bettor_of_the_second_round_shows_first(RemembersBettors):
    """If nobody bet in the last round, who bet last in the second shows first."""

    remembers = (2,)


@fault("SHOW-3")
class raiser_of_the_first_round_shows_first(RemembersBettors):
    """If nobody bet in the last round, who raised last in the first shows first."""

    remembers = (1,)


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


@fault("SHOW-3")
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


@fault("SHOW-3")
class refused_bettor_shows_first(Betting):
    """A bet of a wrong amount is refused, and whoever tried it is taken for the last to bet."""

    def check(self, action: Action) -> None:
        try:
            super().check(action)
        except IllegalAction as refusal:
            if refusal.reason == "bad-amount":
                self.last_bettor = action.seat
            raise
