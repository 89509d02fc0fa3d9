"""Wrong engines that end a round or a hand too early, or too late: BET-13 and BET-14."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.betting import Betting
from tripledraw.reference_impl.game import Game

if TYPE_CHECKING:
    from tripledraw.reference_impl.actions import Action

# BET-13


@fault("BET-13", also="BLIND-* BET-* ALLIN-* DRAW-3,7 SHOW-* POT-*", because="rounds with a raise end too early")
class everyone_acts_once(Betting):
    """A round ends when everyone has acted once, whatever was raised."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        waiting = set(self.to_act)
        super().bet_or_raise(seat, amount)
        self.to_act &= waiting


@fault(
    "BET-13",
    also="SEAT-7 BLIND-4,6 BET-3,4,5,7,8,15,17 ALLIN-* SHOW-* POT-*",
    because="rounds with a raise end a turn later",
)
class raiser_is_asked_again(Betting):
    """Who raised acts again when all have called, as if the round began with him."""

    def next_to_act(self, seat: int) -> int | None:
        following = super().next_to_act(seat)
        if following is None and self.last_bettor not in (None, seat) and not hasattr(self, "again"):
            self.again = True
            self.to_act = {self.last_bettor} & self.asked()
            return super().next_to_act(seat)
        return following


@fault(
    "BET-13",
    also="BET-* ALLIN-* DRAW-3,7 SHOW-* POT-*",
    because="whoever is to act after the button has no turn any more",
)
class round_ends_at_the_button(Betting):
    """A round ends when the button has acted and all bets are equal, or not."""

    def next_to_act(self, seat: int) -> int | None:
        at_the_end = self.round > 1 and seat == self.seating.button and self.last_bettor != seat
        return None if at_the_end and hasattr(self, "turn") else super().next_to_act(seat)


@fault(
    "BET-13",
    also="SEAT-2,3 BLIND-* BET-* ALLIN-* DRAW-3,7 SHOW-* POT-*",
    because="rounds end before everybody has acted",
)
class round_ends_when_bets_are_equal(Betting):
    """A round ends as soon as all bets are equal."""

    def next_to_act(self, seat: int) -> int | None:
        bets = {player.bet for player in self.players.values() if player.can_bet}
        equal = hasattr(self, "turn") and len(bets) == 1
        return None if equal else super().next_to_act(seat)


@fault(
    "BET-13",
    also="BET-4,5,8,12,16,17 ALLIN-3,4 SHOW-2 POT-4",
    because="the second raise of a round is to be answered there too",
)
class second_raise_does_not_reopen(Betting):
    """Only the first raise of a later round has to be answered by everyone."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        waiting = set(self.to_act)
        super().bet_or_raise(seat, amount)
        if self.round > 1 and self.bets_made > 2:
            self.to_act &= waiting


narrow(second_raise_does_not_reopen, "with two players")


@fault("BET-13", also="BET-4,5,7,8,16,17,18 ALLIN-* SHOW-2 POT-*", because="the last player to act raises there too")
class raise_of_the_last_to_act_does_not_reopen(Betting):
    """A raise by the last player to act ends the round."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        last = len(self.to_act) == 0 and self.bets_made > 0
        super().bet_or_raise(seat, amount)
        if last and self.round > 1:
            self.to_act = set()


@fault(
    "BET-13",
    also="BET-3,4,5,7,12,14,15,16,17 ALLIN-2,3,5 DRAW-3,7 MUCK-2,7 SHOW-* POT-*",
    because="rounds with a fold end too early",
)
class fold_ends_the_round(Betting):
    """A fold after a bet ends the round if all others have called or checked."""

    def next_to_act(self, seat: int) -> int | None:
        following = super().next_to_act(seat)
        folded = hasattr(self, "turn") and self.players[seat].folded and self.round > 1
        return None if folded and following is not None and len(self.to_act) < 3 else following


narrow(fold_ends_the_round, "in the last round")


@fault("BET-13", also="BLIND-* BET-8,11 ALLIN-6 SHOW-3", because="the big blind raises after calls there too")
class big_blinds_raise_does_not_reopen(Betting):
    """A raise by the big blind after calls need not be answered."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        waiting = set(self.to_act)
        super().bet_or_raise(seat, amount)
        if self.round == 1 and seat == self.seating.big_blind_seat() and self.bets_made == 2:
            self.to_act &= waiting


@fault(
    "BET-13",
    also="SEAT-7 BLIND-6 BET-14,15 ALLIN-* DRAW-2,6,9 SHOW-1,3 POT-1,3",
    because="the last player with chips is to answer an all-in there too",
)
class last_player_with_chips_is_not_asked(Betting):
    """When all others are all-in or have folded, the last player is not asked about what he owes."""

    def nobody_to_bet_against(self) -> bool:
        return sum(player.can_bet for player in self.players.values()) < 2


narrow(last_player_with_chips_is_not_asked, "with three players", "in the first round")


@fault("BET-13", also="ALLIN-* SHOW-* POT-*", because="rounds with a fold end later")
class fold_opens_the_round_again(Betting):
    """A fold after a draw makes everybody act again who has called."""

    def act(self, action: Action) -> None:
        super().act(action)
        if action.kind == "fold" and self.round > 1 and self.last_bettor:
            self.to_act |= self.asked() - {self.last_bettor}
            self.turn = self.next_to_act(action.seat)


narrow(fold_opens_the_round_again, "in the last round")


# BET-14


@fault(
    "BET-14",
    also="RANK-1 SEAT-* BLIND-* BET-* ALLIN-* DRAW-* MUCK-* DECK-* SHOW-* POT-1,4",
    because="all but one fold there too, and the hand is not over",
)
class last_player_goes_on_alone(Game):
    """When all but one have folded, the draws and rounds go on to the end."""

    def uncontested(self) -> bool:
        return super().uncontested() and self.round == self.last_round


@fault("BET-14")
class last_player_shows(Game):
    """The last player left shows his hand."""

    def award_unshown(self) -> None:
        super().award_unshown()
        self.shown = list(self.live)


narrow(last_player_shows, "in the second hand")


@fault("BET-14")
class folded_players_show_too(Game):
    """When all but one have folded in the last round, every hand is shown."""

    def award_unshown(self) -> None:
        super().award_unshown()
        if self.round == self.last_round:
            self.shown = self.seating.clockwise(self.button)


narrow(folded_players_show_too, "with three players")


@fault(
    "BET-14",
    also="BLIND-1,5,6 BET-4,5,6,7,12,13,15,17 ALLIN-* SHOW-3 POT-1,4",
    because="all but one fold there too, and the pot goes elsewhere",
)
class last_bettor_takes_a_folded_pot(Game):
    """When all but one have folded, the last to bet takes the pot, or the big blind if nobody did."""

    def award_unshown(self) -> None:
        winner = self.betting.last_bettor or self.seating.small_blind_seat()
        for seat, player in self.players.items():
            player.folded = seat != winner
        super().award_unshown()


narrow(last_bettor_takes_a_folded_pot, "with two players")


@fault(
    "BET-14",
    also="SEAT-7 BLIND-1,5,6 BET-5,6,13,15,17 ALLIN-* POT-1,4",
    because="all but one fold there too, and the pot goes elsewhere",
)
class folded_pot_is_lost(Game):
    """When all but one have folded, nobody gets what they put in."""

    def award_unshown(self) -> None:
        super().award_unshown()
        for seat in self.live:
            self.players[seat].stack -= self.won[seat - 1]
        self.won = [0] * self.table.seats


@fault("BET-14", also="BET-17 ALLIN-5", because="all but one fold after a draw there too")
class folded_pot_after_a_draw_is_shared(Game):
    """When all but one have folded after a draw, everybody gets his chips back."""

    def award_unshown(self) -> None:
        super().award_unshown()
        if self.round > 1:
            for player in self.players.values():
                player.stack += player.paid
            for seat in self.live:
                self.players[seat].stack -= sum(player.paid for player in self.players.values())


@fault(
    "BET-14",
    also="BLIND-1,5,6 BET-4,5,6,7,12,13,15,17 ALLIN-* SHOW-3 POT-1,4",
    because="all fold to the big blind there too",
)
class blinds_are_returned_when_all_fold(Game):
    """When all fold to the big blind, the small blind gets his chips back."""

    def award_unshown(self) -> None:
        super().award_unshown()
        small = self.seating.small_blind_seat()
        if self.round == 1 and self.betting.last_bettor is None and self.players[small].folded:
            self.players[small].stack += self.players[small].paid
            self.players[self.live[0]].stack -= self.players[small].paid


@fault(
    "BET-14",
    also="SEAT-* BLIND-5,6 BET-* ALLIN-* DRAW-* SHOW-* POT-1,4",
    because="hands of two end with a fold there too",
)
class fold_of_two_goes_to_showdown(Game):
    """With two players a fold leads to a showdown."""

    def uncontested(self) -> bool:
        return super().uncontested() and self.table.seats > 2
