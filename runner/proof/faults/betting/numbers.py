"""Wrong engines that bet otherwise with some number of players at the table: BET-3 to BET-17."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.faults.betting.answers import OtherChecks, checkers_are_out_of_the_round
from tripledraw.proof.faults.betting.calls import button_may_not_raise
from tripledraw.proof.faults.betting.cap import OtherCap
from tripledraw.proof.faults.betting.ends import last_player_goes_on_alone, raiser_is_asked_again
from tripledraw.proof.faults.betting.passed_over import raise_skips_a_player
from tripledraw.proof.faults.betting.sizes import OtherSize, big_bet_is_one_and_a_half_small_bets
from tripledraw.proof.faults.betting.turns import OtherLaterOpener, raise_goes_back_to_the_opener
from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.showdown import Showdown

if TYPE_CHECKING:
    from tripledraw.reference_impl.actions import Action
    from tripledraw.reference_impl.pots import Pot

# Two players


@fault("BET-5")
class big_blind_of_two_may_check_to_a_raise(OtherChecks):
    """With two players the big blind may check whatever was raised."""

    def let_through(self, action: Action) -> bool:
        big = self.seating.count == 2 and action.seat == self.seating.big_blind_seat()
        return big and self.round == 1 and action.kind == "check"


@fault("BET-11")
class two_players_raise_once_more(OtherCap):
    """With two players the first round allows one raise more."""

    def other(self, right: int) -> int:
        return right + (self.round == 1 and self.seating.count == 2)


narrow(two_players_raise_once_more, "in the second hand")


@fault("BET-12")
class two_players_bet_once_more(OtherCap):
    """With two players later rounds allow one bet more."""

    def other(self, right: int) -> int:
        return right + (self.round > 1 and self.seating.count == 2)


narrow(two_players_bet_once_more, "in the last round", "in the second hand")


@fault("BET-14")
class two_go_on_alone_after_the_third_round(last_player_goes_on_alone):
    """When one of two players has folded in the third round, the draw and the last round go on to the end."""

    def uncontested(self) -> bool:
        here = self.table.seats == 2 and self.round == 3
        return super().uncontested() if here else super(last_player_goes_on_alone, self).uncontested()


narrow(two_go_on_alone_after_the_third_round, "in the second hand")


# Three and four players


@fault("BET-5", also="BET-4,8,12,13,16 ALLIN-*", because="the button raises in the second round there too")
class button_may_not_raise_in_the_second_round(button_may_not_raise):
    """With more than two players the button may not raise in the second round."""

    def raise_refused(self, seat: int) -> str | None:
        here = self.round == 2 and self.seating.count > 2
        return super().raise_refused(seat) if here else super(button_may_not_raise, self).raise_refused(seat)


narrow(button_may_not_raise_in_the_second_round, "in the second hand")


@fault(
    "BET-7",
    also="BET-3,12,15,17,18 ALLIN-* DRAW-3,7 SHOW-2,3 POT-*",
    because="of three who has checked is to answer a bet there too",
)
class checkers_of_three_are_out_of_the_round(checkers_are_out_of_the_round):
    """With three players a bet does not come back to those who checked."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        if self.seating.count == 3:
            super().bet_or_raise(seat, amount)
        else:
            super(checkers_are_out_of_the_round, self).bet_or_raise(seat, amount)


narrow(checkers_of_three_are_out_of_the_round, "in the second hand")


@fault("BET-12", also="BET-16", because="the bets of two and of three are compared there")
class three_bet_once_more_in_the_last_round(OtherCap):
    """With three players the last round allows one bet more."""

    def other(self, right: int) -> int:
        return right + (self.round == 4 and self.seating.count == 3)


narrow(three_bet_once_more_in_the_last_round, "in the second hand")


@fault("BET-11", also="BET-5,16", because="the cap of four in the first round is played to there too")
class four_raise_without_end(OtherCap):
    """With four players the first round has no cap."""

    def other(self, right: int) -> int:
        return 99 if self.round == 1 and self.seating.count == 4 else right


narrow(four_raise_without_end, "in the second hand")


@fault(
    "BET-6",
    also="SEAT-7 BET-1,3 ALLIN-1,6 DRAW-1,5,6,7 MUCK-4 DECK-1,3,6 SHOW-2 POT-1",
    because="the third draw of four follows a checked round there too",
)
class checked_round_of_four_is_followed_by_the_last(Game):
    """When four have checked in the third round, the last follows without a draw."""

    def begin_drawing(self) -> None:
        if self.round == 3 and self.table.seats == 4 and self.betting.last_bettor is None:
            self.begin_betting()
        else:
            super().begin_drawing()


@fault("BET-3", also="SEAT-2 BET-4", because="the button is on the last of four seats or more there too")
class button_on_the_last_seat_passes_over_the_first(OtherLaterOpener):
    """With four players or more and the button on the last seat, the second seat opens later rounds."""

    def opens_left_of(self) -> int:
        button = self.seating.button
        return 1 if button == self.seating.count > 3 else button


narrow(button_on_the_last_seat_passes_over_the_first, "in the second hand")


# Five players


@fault("BET-4", also="BET-3,7", because="five players raise in a third round there too")
class raise_of_five_goes_back_to_the_opener(raise_goes_back_to_the_opener):
    """With five players the first player still in is asked first after a raise of the third round."""

    def instead(self, seat: int, following: int) -> int:
        here = self.round == 3 and self.seating.count == 5
        return super().instead(seat, following) if here else following


@fault("BET-4", also="ALLIN-2,3", because="players raise beside two all-ins there too")
class raise_skips_one_of_five_while_two_are_all_in(raise_skips_a_player):
    """While two players are all-in the next is passed over for the moment after a raise."""

    def instead(self, seat: int, following: int) -> int:
        two = sum(player.all_in for player in self.players.values()) > 1
        return super().instead(seat, following) if two else following


@fault("BET-8", also="BET-9,17 ALLIN-2,3", because="five players bet in the second round there too")
class five_players_bet_big_after_the_first_draw(OtherSize):
    """With five players the big bet is played from the second round on."""

    def size(self, small: int, big: int) -> int:
        return big if self.round == 2 and self.seating.count == 5 else super().size(small, big)


@fault("BET-9", also="BET-7,8 ALLIN-3 POT-1", because="five players bet in later rounds there too")
class big_bet_of_five_is_one_and_a_half_small_bets(big_bet_is_one_and_a_half_small_bets):
    """With five players the big bet is one and a half small bets."""

    def size(self, small: int, big: int) -> int:
        return super().size(small, big) if self.seating.count == 5 else OtherSize.size(self, small, big)


narrow(big_bet_of_five_is_one_and_a_half_small_bets, "in the second hand")


@fault("BET-11")
class five_players_raise_once_more(OtherCap):
    """With five players the first round allows one raise more."""

    def other(self, right: int) -> int:
        return right + (self.round == 1 and self.seating.count == 5)


narrow(five_players_raise_once_more, "in the second hand")


@fault("BET-11", also="BET-8", because="five players make three raises there too")
class five_players_raise_once_less(OtherCap):
    """With five players the first round allows one raise less."""

    def other(self, right: int) -> int:
        return right - (self.round == 1 and self.seating.count == 5)


narrow(five_players_raise_once_less, "in the second hand")


@fault("BET-12", also="BET-13 ALLIN-3 SHOW-2", because="five players bet up to the cap in the last round there too")
class five_players_bet_once_less_in_the_last_round(OtherCap):
    """With five players the last round allows one bet less."""

    def other(self, right: int) -> int:
        return right - (self.round == 4 and self.seating.count == 5)


@fault("BET-13", also="BET-7 SHOW-1", because="five players bet in the last round there too")
class raiser_of_five_is_asked_again(raiser_is_asked_again):
    """With five players who raised in the last round acts again when all have called."""

    def next_to_act(self, seat: int) -> int | None:
        here = self.round == 4 and self.seating.count == 5
        return super().next_to_act(seat) if here else super(raiser_is_asked_again, self).next_to_act(seat)


@fault("BET-17", also="ALLIN-2,5 POT-1,3", because="the button of five folds a low hand there too")
class folded_button_of_five_wins(Showdown):
    """With five players the button takes part in the showdown, folded or not."""

    def winners(self, pot: Pot) -> list[int]:
        game = self.game
        if game.table.seats != 5:
            return super().winners(pot)
        self.strengths[game.button] = game.ranking.strength(game.players[game.button].hand)
        return super().winners(type(pot)(pot.chips, tuple({*pot.seats, game.button})))
