"""Wrong engines that bet otherwise beside a player who has folded or is all-in: BET-1 to BET-18."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.faults.betting.answers import OtherChecks
from tripledraw.proof.faults.betting.out_of_turn import AnyTurn
from tripledraw.proof.faults.betting.turns import OtherNext, OtherOpener
from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.actions import IllegalAction
from tripledraw.reference_impl.betting import Betting
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.pots import Pot
from tripledraw.reference_impl.showdown import Showdown

if TYPE_CHECKING:
    from tripledraw.reference_impl.actions import Action


def all_in(betting: Betting) -> int:
    """Return how many players are all-in."""
    return sum(player.all_in for player in betting.players.values())


# Rounds and turns


class LeavesOutRounds(Game):
    """Base of the faults that leave out a betting round after a draw."""

    def left_out(self) -> bool:
        """Tell whether the round that begins is left out."""
        return False

    def begin_betting(self) -> None:
        leaves_out = self.round > 0 and self.left_out()
        super().begin_betting()
        if leaves_out:
            self.betting.turn = None


@fault("BET-1", also="BET-3,4,8 ALLIN-*", because="four bet on beside two all-ins there too")
class no_rounds_for_four_with_two_all_in(LeavesOutRounds):
    """Once two of four or more are all-in there is no more betting."""

    def left_out(self) -> bool:
        return len(self.live) > 3 and all_in(self.betting) > 1


@fault("BET-1", also="BET-12 ALLIN-3", because="a third round comes to the cap there too")
class no_last_round_after_a_capped_one(LeavesOutRounds):
    """When the third round came to the cap, the last is left out."""

    def left_out(self) -> bool:
        return self.round == 3 and not self.betting.cap_allows()


@fault("BET-1")
class no_last_round_after_a_reshuffle(LeavesOutRounds):
    """Once the discards have been shuffled, the last round is left out."""

    def left_out(self) -> bool:
        return self.round == 3 and bool(self.deck.reshuffles)


@fault("BET-2", also="BET-13 ALLIN-* SHOW-3 POT-3,4", because="a blind is all-in there too")
class all_in_blind_changes_the_opener(OtherOpener):
    """When a blind is all-in, the second seat left of the big blind opens the first round."""

    def opens_left_of(self) -> int:
        big = self.seating.big_blind_seat()
        short = self.players[big].all_in or self.players[self.seating.small_blind_seat()].all_in
        return self.seating.left_of(big) if short else big


@fault("BET-4", also="BET-8,17 ALLIN-3 POT-4", because="the small blind folds in the first round there too")
class player_after_a_folded_small_blind_is_skipped(OtherNext):
    """When the small blind folds in the first round, the next player is passed over for the moment."""

    def instead(self, seat: int, following: int) -> int:
        small = self.round == 1 and seat == self.seating.small_blind_seat() and self.players[seat].folded
        later = [each for each in self.seating.clockwise(following) if each in self.to_act]
        return later[0] if small else following


# Checks


@fault("BET-5")
class anyone_may_check_at_the_cap(OtherChecks):
    """Once the cap is reached a player who owes chips may check."""

    def let_through(self, action: Action) -> bool:
        return action.kind == "check" and not self.cap_allows()


narrow(anyone_may_check_at_the_cap, "in the first round")


@fault("BET-5")
class who_owes_more_than_he_has_may_check(OtherChecks):
    """A player who owes more than he has may check."""

    def let_through(self, action: Action) -> bool:
        return action.kind == "check" and self.players[action.seat].stack < self.owed(action.seat)


@fault("BET-5")
class beside_an_all_in_anyone_may_check_in_the_third_round(OtherChecks):
    """In the third round, while somebody is all-in, a player who owes chips may check."""

    def let_through(self, action: Action) -> bool:
        return action.kind == "check" and self.round == 3 and all_in(self) > 0


@fault("BET-5")
class button_may_check_in_the_third_round(OtherChecks):
    """In the third round the button may check, whatever he owes."""

    def let_through(self, action: Action) -> bool:
        return action.kind == "check" and self.round == 3 and action.seat == self.seating.button


@fault("BET-7")
class checkers_are_out_without_the_small_blind(Betting):
    """Once the small blind has folded, a bet of the third round does not come back to those who checked."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        waiting = set(self.to_act)
        super().bet_or_raise(seat, amount)
        if self.round == 3 and self.bets_made == 1 and self.players[self.seating.small_blind_seat()].folded:
            self.to_act &= waiting


# Ends of rounds and hands


@fault("BET-13", also="ALLIN-2,3", because="players call all-in there too")
class call_all_in_opens_the_round_again(Betting):
    """After a call for all that a player has, everybody else acts again."""

    def act(self, action: Action) -> None:
        super().act(action)
        if action.kind == "call" and self.players[action.seat].all_in and self.round > 1:
            self.to_act = self.asked()
            self.turn = self.next_to_act(action.seat)


narrow(call_all_in_opens_the_round_again, "in the third round")


@fault("BET-13", also="BET-15 ALLIN-1,6,7 POT-3", because="the small blind is all-in, and nobody raises, there too")
class big_blind_has_no_word_beside_a_small_blind_all_in(Betting):
    """When the small blind is all-in, the first round ends before the big blind if nobody has raised."""

    def next_to_act(self, seat: int) -> int | None:
        following = super().next_to_act(seat)
        short = self.round == 1 and self.bets_made == 1 and self.players[self.seating.small_blind_seat()].all_in
        return None if short and following == self.seating.big_blind_seat() else following


@fault("BET-13", also="BLIND-4 BET-8,14 ALLIN-2 POT-3", because="the small blind folds, and nobody raises, there too")
class fold_that_leaves_bets_level_ends_the_round(Betting):
    """A fold ends the round if all others have put in the same."""

    def next_to_act(self, seat: int) -> int | None:
        level = len({player.bet for player in self.players.values() if not player.folded}) == 1
        folded = hasattr(self, "turn") and self.players[seat].folded
        return None if folded and level and self.level else super().next_to_act(seat)


@fault("BET-13", also="BET-3 ALLIN-* POT-1,4", because="the last of four acts after a call all-in there too")
class call_all_in_of_four_leaves_out_the_last(Betting):
    """With four players or more the last to act is not asked after a call for all that a player has."""

    def act(self, action: Action) -> None:
        super().act(action)
        short = action.kind == "call" and self.players[action.seat].all_in and self.seating.count > 3
        if short and len(self.to_act) == 1:
            self.turn = None


@fault("BET-14")
class all_in_winner_shows(Game):
    """The last player left shows his hand if he is all-in."""

    def award_unshown(self) -> None:
        short = self.players[self.live[0]].all_in
        super().award_unshown()
        self.shown = list(self.live) if short else []


@fault("BET-14", also="BET-13 ALLIN-*", because="all fold to a player who is all-in there too")
class all_in_winner_draws_on_alone(Game):
    """When all have folded to a player who is all-in, the draws go on to the end."""

    def uncontested(self) -> bool:
        return super().uncontested() and (self.round == self.last_round or not self.players[self.live[0]].all_in)


class ShortRaises(Betting):
    """Base of the faults that keep some players from raising all-in for less than a whole raise."""

    def barred(self, seat: int) -> bool:
        """Tell whether the seat has to raise by a whole bet, or not at all."""
        return False

    def raise_refused(self, seat: int) -> str | None:
        player = self.players[seat]
        short = player.bet + player.stack < self.raise_to()
        return "BET-15" if short and self.barred(seat) else super().raise_refused(seat)


@fault("BET-15")
class short_big_blind_may_only_check(ShortRaises):
    """A big blind without enough chips for a raise may only check after calls."""

    def barred(self, seat: int) -> bool:
        return self.round == 1 and self.bets_made == 1 and seat == self.seating.big_blind_seat()


narrow(short_big_blind_may_only_check, "with two players")


@fault("BET-15", also="ALLIN-3,4", because="two players raise all-in there too")
class all_in_over_a_short_all_in_is_refused(ShortRaises):
    """Over an all-in of a few chips nobody may raise all-in for less than the whole bet."""

    def barred(self, seat: int) -> bool:
        return self.level > self.counted


@fault("BET-15", also="BET-13 ALLIN-1,2,6", because="calls in the third round take exactly the stack there too")
class call_of_exactly_the_stack_is_refused(Betting):
    """In the third round a player whose call would take exactly what he has may not call."""

    def check(self, action: Action) -> None:
        super().check(action)
        if self.round == 3 and action.kind == "call" and self.players[action.seat].stack == self.owed(action.seat):
            raise IllegalAction("bad-action", "BET-15", "nothing would be left")


# Folded, or all-in and out of turn


@fault("BET-17", also="ALLIN-1,2,5", because="folded hands that matched an all-in are lower there too")
class folded_hands_that_matched_the_pot_win(Showdown):
    """Who has folded, having put in as much as anybody who is left, takes part in the showdown."""

    def winners(self, pot: Pot) -> list[int]:
        game = self.game
        level = sorted(player.paid for player in game.players.values())[-2]  # what is over it goes back
        matched = [seat for seat, player in game.players.items() if player.folded and player.paid >= level]
        self.strengths |= {seat: game.ranking.strength(game.players[seat].hand) for seat in matched}
        return super().winners(Pot(pot.chips, (*pot.seats, *matched)))


@fault("BET-18")
class all_in_players_may_fold(AnyTurn):
    """A player who is all-in may fold at any time."""

    def let(self, action: Action) -> bool:
        return action.kind == "fold" and self.phase == "betting" and self.players[action.seat].all_in


@fault("BET-18", also="DRAW-3", because="draws out of turn are tried there too")
class later_draws_go_in_any_order(AnyTurn):
    """After the first draw anybody who has yet to draw may draw at any time."""

    def let(self, action: Action) -> bool:
        return self.phase == "drawing" and self.round > 1 and action.seat in self.drawing.waiting


@fault("BET-18", also="DRAW-3", because="draws out of turn are tried there too")
class third_draw_goes_in_any_order(AnyTurn):
    """In the third draw anybody who has yet to draw may draw at any time."""

    def let(self, action: Action) -> bool:
        return self.phase == "drawing" and self.round == 3 and action.seat in self.drawing.waiting


narrow(third_draw_goes_in_any_order, "with two players")
