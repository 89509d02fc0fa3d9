"""Wrong engines that keep the clock badly: TIME-1 to TIME-3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.faults.drawing.discards import wrong_discards_bar_from_betting
from tripledraw.proof.faults.later_hands import CountsHands
from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.actions import Action, IllegalAction
from tripledraw.reference_impl.betting import Betting
from tripledraw.reference_impl.drawing import Drawing
from tripledraw.reference_impl.game import Game

if TYPE_CHECKING:
    from tripledraw.reference_impl.cards import Card
    from tripledraw.reference_impl.dealer import Dealer

SECOND_LATENESS = "that a player is barred again after a second lateness is part of it"

# TIME-1


@fault("TIME-1", under="fi")
class late_player_exchanges_all(Drawing):
    """Who runs out of time has his whole hand exchanged."""

    def checked_discards(self, action: Action) -> list[Card]:
        discards = super().checked_discards(action)
        return list(self.players[action.seat].hand) if action.kind == "timeout" else discards


narrow(late_player_exchanges_all, "in the second hand", "in the third draw")


@fault("TIME-1", under="fi")
class late_player_exchanges_all_once_somebody_has_folded(Drawing):
    """Once somebody has folded, who runs out of time has his whole hand exchanged."""

    def checked_discards(self, action: Action) -> list[Card]:
        folded = len(self.game.live) < self.game.table.seats
        discards = super().checked_discards(action)
        return list(self.players[action.seat].hand) if action.kind == "timeout" and folded else discards


@fault("TIME-1", under="fi", also="TIME-2", because="somebody is late after a fold there too")
class no_clock_once_somebody_has_folded(Drawing):
    """Once somebody has folded nobody can run out of time."""

    def act(self, action: Action) -> None:
        if action.kind == "timeout" and len(self.game.live) < self.game.table.seats:
            raise IllegalAction("bad-action", "TIME-1", "there is no clock once somebody has folded")
        super().act(action)


narrow(no_clock_once_somebody_has_folded, "with five players")


@fault("TIME-1", under="fi", also="TIME-*", because="who is folded has no next round either")
class late_player_is_folded(Drawing):
    """Who runs out of time is folded."""

    def act(self, action: Action) -> None:
        super().act(action)
        if action.kind == "timeout":
            self.game.fold(action.seat)


@fault("TIME-1", under="fi", also="TIME-*", because="the draw then never gets to the next round")
class late_player_keeps_the_turn(Drawing):
    """Who runs out of time is still the one to draw."""

    def act(self, action: Action) -> None:
        if action.kind != "timeout":
            super().act(action)


@fault("TIME-1", under="fi", also="TIME-*", because="in most hands with a late player somebody draws after him")
class late_player_ends_the_draw(Drawing):
    """Once somebody runs out of time nobody after him is asked."""

    def act(self, action: Action) -> None:
        super().act(action)
        if action.kind == "timeout":
            self.waiting = []
            self.serve()
            self.turn = None


@fault("TIME-1", under="fi", also="TIME-*", because="the draw then never gets to the next round")
class last_player_cannot_be_late(Drawing):
    """The last player to draw cannot run out of time."""

    def act(self, action: Action) -> None:
        if action.kind == "timeout" and self.waiting == [action.seat]:
            raise IllegalAction("bad-action", "TIME-1", "the last player has all the time that he wants")
        super().act(action)


narrow(last_player_cannot_be_late, "with two players")


@fault("TIME-1", under="fi", also="TIME-*", because="there is no clock after the third draw's start")
class no_clock_in_the_third_draw(Drawing):
    """Nobody can run out of time in the third draw."""

    def act(self, action: Action) -> None:
        if action.kind == "timeout" and self.game.round == 3:
            raise IllegalAction("bad-action", "TIME-1", "the third draw has no clock")
        super().act(action)


@fault("TIME-1", under="fi", also="TIME-*", because="a player cannot be late twice")
class late_player_draws_no_more(Drawing):
    """Who has once run out of time is not asked in later draws."""

    def draws(self, seat: int) -> bool:
        return super().draws(seat) and not self.players[seat].late


narrow(late_player_draws_no_more, "in the second hand")


# TIME-2


@fault("TIME-2", under="fi", also="TIME-3", because=SECOND_LATENESS)
class late_player_may_bet(Betting):
    """Being late costs nothing."""

    def punished(self, seat: int) -> bool:
        return False


narrow(late_player_may_bet, "with five players", "in the third hand")


@fault("TIME-2", under="fi")
class late_player_may_bet_where_somebody_has_folded(Betting):
    """Being late costs nothing once somebody has folded."""

    def punished(self, seat: int) -> bool:
        return super().punished(seat) and len(self.game.live) == self.game.table.seats


@fault("TIME-2", under="fi")
class a_fold_makes_up_for_lateness(Betting):
    """When somebody folds in a betting round, those who were late may raise again."""

    def act(self, action: Action) -> None:
        super().act(action)
        if action.kind == "fold":
            for player in self.players.values():
                player.late = False


@fault("TIME-2", under="fi")
class last_to_speak_may_bet_though_late(Betting):
    """A late player to whom all others have checked may bet."""

    def punished(self, seat: int) -> bool:
        return super().punished(seat) and not (self.to_act == {seat} and not self.level)


narrow(last_to_speak_may_bet_though_late, "with two players", "in the last round")


@fault("TIME-2", under="fi")
class late_player_may_bet_less_than_a_bet(Betting):
    """A late player who has less than a bet may bet it."""

    def punished(self, seat: int) -> bool:
        return super().punished(seat) and (self.level > 0 or self.players[seat].stack >= self.bet_size())


@fault("TIME-2", under="fi")
class late_player_may_make_the_last_raise(Betting):
    """A late player may not bet or raise, unless it is the last raise that the cap allows."""

    def punished(self, seat: int) -> bool:
        return super().punished(seat) and self.bets_made < 3


@fault("TIME-2", under="fi")
class late_player_may_raise(Betting):
    """A late player may not bet, but may raise."""

    def punished(self, seat: int) -> bool:
        return super().punished(seat) and not self.level


narrow(late_player_may_raise, "in the second hand", "in the last round")


@fault("TIME-2", under="fi", also="TIME-3", because=SECOND_LATENESS)
class late_player_may_bet_but_not_raise(Betting):
    """A late player may bet, but not raise."""

    def punished(self, seat: int) -> bool:
        return super().punished(seat) and self.level > 0


@fault("TIME-2", under="fi")
class late_player_may_raise_after_checking(Betting):
    """Once a late player has acted in the round he may raise."""

    def act(self, action: Action) -> None:
        super().act(action)
        self.players[action.seat].late = False


@fault("TIME-2", under="fi")
class only_one_player_is_punished(Betting):
    """Of several late players only the first pays for it."""

    def punished(self, seat: int) -> bool:
        late = [each for each in self.seating.clockwise(self.seating.button) if self.players[each].late]
        return late[:1] == [seat]


narrow(only_one_player_is_punished, "in the second hand")


@fault("TIME-2", under="fi", also="TIME-3", because="that a player is barred after the third draw is part of it")
class late_player_may_bet_in_the_last_round(Betting):
    """Being late in the third draw costs nothing."""

    def punished(self, seat: int) -> bool:
        return super().punished(seat) and self.round < 4


@fault("TIME-2", under="fi", also="TIME-3", because=SECOND_LATENESS)
class late_player_may_bet_in_the_third_round(Betting):
    """Being late in the second draw costs nothing."""

    def punished(self, seat: int) -> bool:
        return super().punished(seat) and self.round != 3


@fault("TIME-2", under="fi", also="BET-* DRAW-*", because="discards are refused there before a bet too")
class refused_discards_make_late(wrong_discards_bar_from_betting):
    """Who draws wrongly and is refused counts as late, whatever he does then."""


@fault("TIME-2", under="fi")
class late_button_may_raise(Betting):
    """Being late costs the button nothing."""

    def punished(self, seat: int) -> bool:
        return super().punished(seat) and seat != self.seating.button


@fault("TIME-2", under="fi", also="TIME-3", because="the player before a late one is never in time")
class neighbour_is_punished(Betting):
    """The player right of a late one may not bet either."""

    def punished(self, seat: int) -> bool:
        return super().punished(seat) or self.players[self.seating.left_of(seat)].late


@fault("TIME-2", under="fi", also="TIME-3", because="some then pay for lateness that is not theirs")
class all_are_punished(Betting):
    """If anybody was late nobody may bet."""

    def punished(self, seat: int) -> bool:
        return any(player.late for player in self.players.values())


narrow(all_are_punished, "in the second hand")


@fault("TIME-2", under="fi")
class late_player_may_only_fold(Betting):
    """A late player who faces a bet may not call it."""

    def check(self, action: Action) -> None:
        if action.kind == "call" and self.players[action.seat].late:
            raise IllegalAction("bad-action", "TIME-2", "who was late may not put in more chips")
        super().check(action)


@fault(
    "TIME-2",
    under="fi",
    also="SEAT-2,6 BLIND-5 BET-* ALLIN-* DRAW-* MUCK-* DECK-1 SHOW-* POT-* TIME-3",
    because="players bet after they have stood pat there too",
)
class standing_pat_is_punished(Drawing):
    """To stand pat counts as being late."""

    def late(self, action: Action) -> bool:
        return super().late(action) or not action.cards


narrow(standing_pat_is_punished, "in the third draw")


@fault("TIME-2", under="fi")
class bet_of_a_late_player_is_only_not_offered(Betting):
    """A late player is offered no bet, and may bet all the same."""

    def check(self, action: Action) -> None:
        late, self.players[action.seat].late = self.players[action.seat].late, False
        super().check(action)
        self.players[action.seat].late = late


@fault("TIME-2", under="fi", also="TIME-3", because=SECOND_LATENESS)
class bet_is_offered_to_late_player(Betting):
    """A late player is offered a bet, and refused it."""

    def actions(self, seat: int) -> list[str]:
        offered = super().actions(seat)
        more = [self.word_for_more()] if self.punished(seat) and self.cap_allows() else []
        return offered + more


@fault("TIME-2", under="fi")
class late_player_may_raise_all_in(Betting):
    """A late player may bet or raise if it takes all his chips."""

    def punished(self, seat: int) -> bool:
        return super().punished(seat) and self.players[seat].stack > self.owed(seat) + self.bet_size()


@fault("TIME-2", under="fi")
class lateness_costs_nothing_after_the_first_hand(CountsHands):
    """In later hands a late player may bet."""

    def begin_betting(self) -> None:
        for player in self.players.values():
            player.late = player.late and not self.hands_before
        super().begin_betting()


@fault("TIME-2", under="fi")
class a_refused_draw_makes_up_for_lateness(Game):
    """A late player who tries to draw after all is refused, and may bet."""

    def act(self, action: Action) -> None:
        try:
            super().act(action)
        except IllegalAction:
            if self.phase == "drawing" and action.seat in self.players:
                self.players[action.seat].late = False
            raise


# TIME-3


@fault("TIME-3", under="fi")
class lateness_is_never_forgiven(Drawing):
    """Who was late once may not bet again in the hand."""

    def late(self, action: Action) -> bool:
        return super().late(action) or self.players[action.seat].late


narrow(lateness_is_never_forgiven, "with two players")


@fault("TIME-3", under="fi")
class only_an_exchange_makes_up_for_lateness(Drawing):
    """Who was late and then stands pat in time is late still."""

    def late(self, action: Action) -> bool:
        return super().late(action) or (self.players[action.seat].late and not action.cards)


@fault("TIME-3", under="fi")
class only_standing_pat_makes_up_for_lateness(Drawing):
    """Who was late and then exchanges cards in time is late still."""

    def late(self, action: Action) -> bool:
        return super().late(action) or (self.players[action.seat].late and bool(action.cards))


@fault("TIME-3", under="fi")
class lateness_in_the_second_draw_stays(Drawing):
    """Who was late in the second draw is late in the third."""

    def late(self, action: Action) -> bool:
        return super().late(action) or (self.players[action.seat].late and self.game.round == 3)


@fault("TIME-3", under="fi")
class lateness_stays_when_a_hand_ends_by_folds(Game):
    """Who was late in a hand that ended by folds may not raise in the first round of the next."""

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        for seat, player in self.players.items():
            following.players[seat].late = player.late and not self.shown
        return following
