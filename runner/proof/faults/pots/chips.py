"""Wrong engines that make or lose chips: POT-4."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.betting import Betting
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.pots import Pots
from tripledraw.reference_impl.table import Player

if TYPE_CHECKING:
    from tripledraw.reference_impl.actions import Action
    from tripledraw.reference_impl.dealer import Dealer


class Miscounts(Game):
    """Base of the faults that make or lose chips when the pot is awarded."""

    def miscount(self, pot: int) -> None:
        """Change somebody's stack, where the pot was this large."""

    def award_pots(self, *, shown: bool) -> None:
        pot = sum(player.paid for player in self.players.values())
        super().award_pots(shown=shown)
        self.miscount(pot)

    @property
    def winner(self) -> Player:
        """The player who won the most."""
        return self.players[max(self.players, key=lambda seat: self.won[seat - 1])]


@fault(
    "POT-4",
    also="RANK-1,12 SEAT-7,8 BLIND-1,5,6 BET-5,6,13,14,15,17 ALLIN-* SHOW-1 POT-*",
    because="no winner has what he won",
)
class house_takes_a_rake(Miscounts):
    """The house takes a chip from each pot."""

    def miscount(self, pot: int) -> None:
        self.winner.stack -= 1


@fault("POT-4", also="BET-17 ALLIN-2,5 POT-*", because="who wins a large pot has not what he won")
class house_takes_a_rake_of_large_pots(Miscounts):
    """The house takes a twentieth of a pot of a hundred or more."""

    def miscount(self, pot: int) -> None:
        self.winner.stack -= pot // 20 if pot >= 100 else 0


narrow(house_takes_a_rake_of_large_pots, "with two players")


@fault(
    "POT-4",
    also="SEAT-7 BLIND-1,5,6 BET-3,5,6,13,14,15,17 ALLIN-1,2,3,4,5,6,7 POT-1",
    because="all but one fold there too",
)
class winner_gets_his_bets_back_twice(Miscounts):
    """The winner of a hand that everybody else folded gets his own chips back once more."""

    def miscount(self, pot: int) -> None:
        if len(self.live) == 1:
            self.winner.stack += self.winner.paid


narrow(winner_gets_his_bets_back_twice, "with three players")


@fault(
    "POT-4",
    also="SEAT-7 BLIND-1,5,6 BET-5,6,13,14,15,17 ALLIN-* POT-*",
    because="chips of folded players are part of nearly every pot",
)
class folded_chips_are_lost(Miscounts):
    """What players have put in who folded in the first round goes to nobody."""

    def miscount(self, pot: int) -> None:
        self.winner.stack -= sum(player.paid for player in self.players.values() if player.folded)


narrow(folded_chips_are_lost, "in the second hand")


@fault(
    "POT-4",
    also="SEAT-7 BLIND-1,2,5 BET-4,5,6,7,12,13,14,15,17 ALLIN-* SHOW-2,3 POT-1",
    because="second hands are played there too",
)
class everybody_begins_anew(Game):
    """In the next hand everybody has the chips that he brought to the table, and not those that are left."""

    def next(self, dealer: Dealer) -> Game:
        self.players = {seat: Player(seat, stack + 1) for seat, stack in enumerate(self.table.stacks, 1)}
        return super().next(dealer)


narrow(everybody_begins_anew, "with two players")


@fault(
    "POT-4",
    also="SEAT-1,7 BLIND-* BET-5,7,8,13,14,15,17,18 ALLIN-7",
    because="the pot is part of what many scenarios look at",
)
class pot_leaves_out_the_bets_of_the_round(Game):
    """The pot is shown without what has been put in during this round."""

    @property
    def pot(self) -> int:
        return 0 if self.phase == "finished" else sum(player.paid - player.bet for player in self.players.values())


@fault("POT-4", also="BLIND-5 BET-7,13,17", because="the pot is looked at there once somebody has folded")
class pot_leaves_out_what_was_folded(Game):
    """The pot is shown without what players have put in who have folded."""

    @property
    def pot(self) -> int:
        return 0 if self.phase == "finished" else sum(self.players[seat].paid for seat in self.live)


narrow(pot_leaves_out_what_was_folded, "with three players", "with five players", "in the second hand")


@fault("POT-4", also="ALLIN-1,2,5", because="two are all-in there too")
class what_two_could_not_call_is_given_back_twice(Game):
    """The part of a bet that nobody called goes back twice where two are all-in."""

    def award_pots(self, *, shown: bool) -> None:
        two = sum(player.all_in for player in self.players.values()) > 1
        back = Pots(self.players.values(), self.seating).uncalled() if two else {}
        super().award_pots(shown=shown)
        for seat, chips in back.items():
            self.players[seat].stack += chips


@fault("POT-4", also="ALLIN-2", because="chips awarded are looked at there too")
class only_the_largest_award_is_told(Game):
    """Where several win, only what the largest winners are awarded is told."""

    def award_pots(self, *, shown: bool) -> None:
        super().award_pots(shown=shown)
        self.won = [chips if chips == max(self.won) else 0 for chips in self.won]


@fault("POT-4", also="SEAT-7 BLIND-5 BET-8,14,15,17 ALLIN-* POT-*", because="who raises has fewer chips than he should")
class raise_costs_the_call_twice(Betting):
    """Who raises pays for the call, and then for the whole raise."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        extra = min(self.owed(seat), self.players[seat].stack - (amount - self.players[seat].bet))
        super().bet_or_raise(seat, amount)
        self.players[seat].stack -= extra


narrow(raise_costs_the_call_twice, "with two players", "in the second round")


@fault("POT-4", also="BET-13,15,17 ALLIN-* POT-3", because="an all-in player competes with chips that he never had")
class all_in_call_is_credited_in_full(Betting):
    """A call for less than the bet counts in the pot as if it had been for all of it."""

    def act(self, action: Action) -> None:
        seat = action.seat
        missing = self.owed(seat) - self.call(seat) if action.kind == "call" else 0
        super().act(action)
        self.players[seat].paid += missing


narrow(all_in_call_is_credited_in_full, "with three players", "in the last round")


@fault(
    "POT-4",
    also="SEAT-7,8 BLIND-* BET-3,4,5,6,7,12,13,14,15,17 ALLIN-* DRAW-6 SHOW-1,3,4 POT-*",
    because="the blinds have more chips than they should",
)
class small_blind_is_not_taken_from_the_stack(Betting):
    """The small blind stands in the pot, and is not taken from the stack."""

    def post_blinds(self) -> None:
        super().post_blinds()
        player = self.players[self.seating.small_blind_seat()]
        player.stack += player.bet


@fault("POT-4", also="BLIND-4 BET-5", because="a check that is refused is tried there too")
class refused_check_costs_a_chip(Betting):
    """Who tries to check and owes something loses a chip."""

    def check(self, action: Action) -> None:
        if action.kind == "check" and self.owed(action.seat):
            self.players[action.seat].stack -= 1
        super().check(action)


narrow(refused_check_costs_a_chip, "with six players", "in the last round")


@fault(
    "POT-4",
    also="SEAT-7 BLIND-1,5,6 BET-5,6,13,14,15,17 ALLIN-2,3,4,5,6,7 POT-1,3",
    because="the small blind folds before the first draw there too",
)
class small_blind_is_lost_when_folded(Miscounts):
    """The small blind goes to nobody if it was folded before the first draw."""

    def miscount(self, pot: int) -> None:
        small = self.players[self.seating.small_blind_seat()]
        self.winner.stack -= small.paid if small.folded and small.paid <= self.seating.blinds[0] else 0


narrow(small_blind_is_lost_when_folded, "with two players")


@fault("POT-4", also="BET-14 SEAT-7", because="third hands are played there too")
class stacks_move_with_the_button_in_the_third_hand(Game):
    """In every hand but the first and the second the stacks move one seat on, with the button."""

    second = False

    def next(self, dealer: Dealer) -> Game:
        stacks = [player.stack for player in self.players.values()]
        if self.second:
            for player, stack in zip(self.players.values(), [stacks[-1], *stacks[:-1]], strict=True):
                player.stack = stack
        game = super().next(dealer)
        if isinstance(game, stacks_move_with_the_button_in_the_third_hand):
            game.second = True
        return game
