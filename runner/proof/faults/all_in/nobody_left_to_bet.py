"""Wrong engines that misjudge when betting is over: ALLIN-6."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.betting import Betting
from tripledraw.reference_impl.game import Game

if TYPE_CHECKING:
    from tripledraw.reference_impl.dealer import Dealer


@fault("ALLIN-6", also="ALLIN-1 SHOW-1,3", because="a draw comes a turn later, and the hand ends later")
class last_player_with_chips_is_asked(Betting):
    """A player whom nobody can call is asked all the same, and may check."""

    def nobody_to_bet_against(self) -> bool:
        return False


narrow(last_player_with_chips_is_asked, "with five players", "with six players", "in the second hand")


@fault("ALLIN-6")
class last_player_with_chips_may_raise(Betting):
    """A player whom nobody can call may raise over an all-in."""

    def anyone_to_answer(self, seat: int) -> bool:
        return True


narrow(last_player_with_chips_may_raise, "with four players", "in the first round", "once somebody is all-in")


@fault("ALLIN-6")
class big_blind_may_raise_though_nobody_can_call(Betting):
    """Before the first draw the big blind may raise over an all-in, though nobody else has chips."""

    def anyone_to_answer(self, seat: int) -> bool:
        return super().anyone_to_answer(seat) or (self.round == 1 and seat == self.seating.big_blind_seat())


@fault("ALLIN-6")
class folded_players_are_thought_to_call(Betting):
    """The last player with chips may raise over an all-in if somebody with chips has folded."""

    def anyone_to_answer(self, seat: int) -> bool:
        return any(player.stack for player in self.players.values() if player.seat != seat)


@fault("ALLIN-6")
class last_player_with_chips_may_complete_the_bet(Betting):
    """The last player with chips may raise over an all-in of less than half a bet."""

    def anyone_to_answer(self, seat: int) -> bool:
        return super().anyone_to_answer(seat) or self.level != self.counted


@fault(
    "ALLIN-6",
    also="SEAT-6,7 BLIND-6 BET-* ALLIN-* DRAW-* MUCK-* SHOW-* POT-*",
    because="no hand with a short stack has any more betting",
)
class no_betting_once_somebody_is_all_in(Betting):
    """Where anybody is all-in nobody is asked to bet any more, though two could."""

    def nobody_to_bet_against(self) -> bool:
        return any(player.all_in for player in self.players.values()) or super().nobody_to_bet_against()


narrow(no_betting_once_somebody_is_all_in, "in the second hand")


@fault(
    "ALLIN-6",
    also="BET-1,3,5,8,13,16,17 ALLIN-* DRAW-1,2,3,4,5,6,9 MUCK-1,2,6 SHOW-2,4 POT-1,2,4",
    because="in many hands with an all-in player the betting is missing",
)
class two_players_with_chips_cannot_bet(Betting):
    """Where somebody is all-in and two are left with chips there is no more betting."""

    def nobody_to_bet_against(self) -> bool:
        live = [player for player in self.players.values() if not player.folded]
        able = [player for player in live if player.stack]
        square = all(player.bet >= self.level for player in able)
        return super().nobody_to_bet_against() or (len(able) == 2 < len(live) and square)


narrow(two_players_with_chips_cannot_bet, "in the first round", "in the last round")


@fault(
    "ALLIN-6",
    also="SEAT-7 BLIND-6 BET-13,14,15 ALLIN-* DRAW-2,6,9 SHOW-1,3",
    because="hands end before they have been played",
)
class last_player_with_chips_is_not_asked_to_call(Betting):
    """The only player with chips left calls without being asked."""

    def nobody_to_bet_against(self) -> bool:
        able = [player for player in self.players.values() if player.can_bet]
        if len(able) == 1 and able[0].bet < self.level:
            able[0].put_in(self.owed(able[0].seat))
        return len(able) < 2


narrow(last_player_with_chips_is_not_asked_to_call, "with five players")


class StopsDrawing(Game):
    """Base of the faults that show down before all draws."""

    def ends_after(self, round_: int) -> bool:
        """Tell whether the hand ends with this round of betting."""
        return True

    def begin_drawing(self) -> None:
        if sum(player.can_bet for player in self.players.values()) < 2 and self.ends_after(self.round):
            self.show_down()
        else:
            super().begin_drawing()


@fault(
    "ALLIN-6",
    also="SEAT-7 BLIND-6 BET-13,15 ALLIN-1,2,7 DRAW-2,6,9 SHOW-1,3",
    because="a draw that should come is not there",
)
class nobody_can_bet_and_nobody_draws(StopsDrawing):
    """When fewer than two can bet the hands are shown at once."""


narrow(nobody_can_bet_and_nobody_draws, "in the second hand")


@fault("ALLIN-6", also="SHOW-1", because="the all-in player's last draw is not there")
class last_draw_is_left_out_when_nobody_can_bet(StopsDrawing):
    """When fewer than two can bet there is no third draw."""

    def ends_after(self, round_: int) -> bool:
        return round_ == 3


@fault("ALLIN-6")
class one_draw_when_all_are_all_in(StopsDrawing):
    """When nobody at all has chips there is one more draw, and not all that are due."""

    def ends_after(self, round_: int) -> bool:
        return round_ > 1 and not any(player.can_bet for player in self.players.values())


narrow(one_draw_when_all_are_all_in, "with three players")


@fault("ALLIN-6", also="BET-13 ALLIN-1", because="who was all-in plays the next hand there too")
class no_betting_in_the_next_hand(Game):
    """After a hand in which nobody could bet there is no betting in the next hand either."""

    def next(self, dealer: Dealer) -> Game:
        game = super().next(dealer)
        stacks = zip(self.players.values(), self.table.stacks, strict=True)
        if sum(player.paid < stack for player, stack in stacks) < 2:
            game.begin_drawing()
        return game


narrow(no_betting_in_the_next_hand, "with six players")


@fault("ALLIN-6")
class big_blind_is_asked_though_all_others_are_all_in(Betting):
    """The big blind has an option in the first round although nobody else has chips."""

    def nobody_to_bet_against(self) -> bool:
        big_blind = self.seating.big_blind_seat()
        waits = self.round == 1 and big_blind in self.to_act and self.players[big_blind].can_bet
        return super().nobody_to_bet_against() and not waits


narrow(big_blind_is_asked_though_all_others_are_all_in, "in the second hand")
