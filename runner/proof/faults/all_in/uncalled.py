"""Wrong engines that do not give back what nobody called: ALLIN-5."""

from __future__ import annotations

from tripledraw.proof.faults.all_in.side_pots import OtherPots
from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.pots import Pot, Pots

TOO_MUCH = "the winner gets more than was called"


class KeepsUncalled(OtherPots):
    """Base of the faults by which an uncalled bet, or a part of it, stays in the pot to be won."""

    def remade(self, pots: list[Pot], paid: dict[int, int]) -> list[Pot]:
        *lower, last = pots
        if not lower or len(last.seats) > 1:
            return pots
        return [*lower[:-1], Pot(lower[-1].chips + last.chips, lower[-1].seats)]


@fault("ALLIN-5", also="ALLIN-*", because=TOO_MUCH)
class uncalled_bet_goes_to_the_winner(KeepsUncalled):
    """What nobody called is won with the pot."""

    def uncalled(self) -> dict[int, int]:
        return {}


narrow(uncalled_bet_goes_to_the_winner, "in the second hand", "in the third hand")


@fault("ALLIN-5", also="ALLIN-7", because="the button calls a short big blind there")
class call_of_a_short_big_blind_goes_to_the_winner(KeepsUncalled):
    """Of two, what the button has called beyond a short big blind is won with the pot."""

    def uncalled(self) -> dict[int, int]:
        return {} if self.short_of_two() else super().uncalled()

    def remade(self, pots: list[Pot], paid: dict[int, int]) -> list[Pot]:
        return super().remade(pots, paid) if self.short_of_two() else pots

    def short_of_two(self) -> bool:
        """Tell whether there are two players, and the big blind was short."""
        big_blind = next(player for player in self.players if player.seat == self.seating.big_blind_seat())
        return len(self.players) == 2 and big_blind.paid < self.seating.blinds[1]


@fault("ALLIN-5", also="ALLIN-*", because=TOO_MUCH)
class uncalled_bet_of_an_earlier_round_is_forgotten(KeepsUncalled):
    """What nobody called goes back only if it was bet in the round in which the hand ends."""

    def uncalled(self) -> dict[int, int]:
        return {seat: chips for seat, chips in super().uncalled().items() if self._bet(seat) >= chips}

    def _bet(self, seat: int) -> int:
        return next(player.bet for player in self.players if player.seat == seat)


@fault(
    "ALLIN-5",
    also="SEAT-7 BLIND-1,5,6 BET-5,6,13,14,15,17 ALLIN-* POT-1,4",
    because="nobody calls the last bet there either",
)
class uncalled_bet_is_lost(Game):
    """What nobody called is taken away, and goes to nobody."""

    def award_pots(self, *, shown: bool) -> None:
        uncalled = self.pot_rules(self.players.values(), self.seating).uncalled()
        super().award_pots(shown=shown)
        for seat, chips in uncalled.items():
            self.players[seat].stack -= chips


narrow(uncalled_bet_is_lost, "in the second hand")


@fault("ALLIN-5", also="BET-17 ALLIN-* POT-4", because="there are more chips than were brought")
class uncalled_bet_is_given_back_twice(Game):
    """What nobody called is given back when it is found out at the showdown, and once more with the pot."""

    def show_down(self) -> None:
        uncalled = self.pot_rules(self.players.values(), self.seating).uncalled()
        super().show_down()
        for seat, chips in uncalled.items():
            self.players[seat].stack += chips


narrow(uncalled_bet_is_given_back_twice, "with six players")


@fault("ALLIN-5", also="ALLIN-1,2", because="folded chips are paid back with it")
class calls_of_folded_players_do_not_count(Pots):
    """What only players called who have folded since goes back to the bettor too."""

    def uncalled(self) -> dict[int, int]:
        live = [player for player in self.players if not player.folded]
        if len(live) < 2:
            return super().uncalled()
        highest, second = sorted(live, key=lambda player: player.paid, reverse=True)[:2]
        return {highest.seat: highest.paid - second.paid} if highest.paid > second.paid else {}


narrow(calls_of_folded_players_do_not_count, "with six players")


@fault("ALLIN-5")
class calls_of_folded_players_do_not_count_in_the_last_round(Game):
    """Of a bet in round 4, what only players called who have folded since goes back to the bettor too."""

    def award_pots(self, *, shown: bool) -> None:
        self.pot_rules = calls_of_folded_players_do_not_count if self.round == 4 and self.betting.level else Pots
        super().award_pots(shown=shown)


@fault("ALLIN-5", also="ALLIN-*", because=TOO_MUCH)
class only_whole_bets_go_back(KeepsUncalled):
    """Of what nobody called, only whole small bets go back; the winner keeps the rest."""

    def uncalled(self) -> dict[int, int]:
        small = self.seating.bets[0]
        whole = {seat: chips - chips % small for seat, chips in super().uncalled().items()}
        return {seat: chips for seat, chips in whole.items() if chips}


narrow(only_whole_bets_go_back, "with six players")


@fault("ALLIN-5", also="ALLIN-1,2", because="there are side pots there too")
class uncalled_bet_goes_to_the_winner_of_the_main_pot(Game):
    """Where there is a side pot, what nobody called goes to the winner of the main pot."""

    def award_pots(self, *, shown: bool) -> None:
        pots = self.pot_rules(self.players.values(), self.seating)
        uncalled = pots.uncalled()
        paid = {seat: player.paid - uncalled.get(seat, 0) for seat, player in self.players.items()}
        side_pot = shown and len(pots.pots(paid)) > 1
        super().award_pots(shown=shown)
        winner = min(self.live, key=lambda seat: self.ranking_rules().strength(self.players[seat].hand))
        for seat, chips in uncalled.items() if side_pot else ():
            self.players[seat].stack -= chips
            self.players[winner].stack += chips
