"""Wrong engines that misjudge who has folded: BET-17."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.betting import Betting
from tripledraw.reference_impl.drawing import Drawing
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.pots import Pot, Pots
from tripledraw.reference_impl.showdown import Showdown

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tripledraw.reference_impl.actions import Action
    from tripledraw.reference_impl.dealer import Dealer
    from tripledraw.reference_impl.table import Player


@fault(
    "BET-17",
    also="SEAT-2,3,6,7 BET-* ALLIN-* DRAW-1,3,4,7 MUCK-* DECK-1,2 SHOW-3 POT-*",
    because="whoever draws after a fold does it out of his turn",
)
class folded_players_are_asked_to_draw(Drawing):
    """Players who have folded draw like others."""

    def draws(self, seat: int) -> bool:
        return True


@fault(
    "BET-17",
    also="SEAT-2,3,6 BET-1,3,4,6,7,8,11,14 ALLIN-2,5 DRAW-1,7 MUCK-1,5,7 DECK-2 SHOW-3 POT-*",
    because="whoever acts in a round after a fold does it out of his turn",
)
class folded_players_are_asked_in_the_next_round(Betting):
    """Players who have folded are asked to bet again after a draw."""

    def asked(self) -> set[int]:
        return super().asked() if self.round == 1 else {seat for seat, player in self.players.items() if player.stack}


@fault(
    "BET-17",
    also="SEAT-2 BET-* ALLIN-2 DRAW-1,3,7 MUCK-7 DECK-1 SHOW-2,3 POT-*",
    because="a raise after a fold waits for the folded player",
)
class raise_comes_back_to_folded_players(Betting):
    """After a raise those who have folded are asked again."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        super().bet_or_raise(seat, amount)
        self.to_act |= {each for each, player in self.players.items() if player.folded}


narrow(raise_comes_back_to_folded_players, "in the last round")


@fault("BET-17", also="ALLIN-* POT-*", because="hands that have folded, or not matched the pot, are lower there too")
class folded_hands_win(Showdown):
    """The lowest hand takes the pot, folded or not."""

    def winners(self, pot: Pot) -> list[int]:
        players = self.game.players
        everyone = tuple(players)
        self.strengths |= {seat: self.game.ranking.strength(players[seat].hand) for seat in everyone}
        return super().winners(Pot(pot.chips, everyone))


@fault("BET-17", also="POT-1", because="the lowest hand is folded in the last round there too")
class folded_in_the_last_round_wins(Showdown):
    """Who folds in the last round still takes part in the showdown."""

    def winners(self, pot: Pot) -> list[int]:
        game = self.game
        late = [seat for seat, player in game.players.items() if player.folded and player.paid == max_paid(pot, game)]
        self.strengths |= {seat: game.ranking.strength(game.players[seat].hand) for seat in late}
        return super().winners(Pot(pot.chips, (*pot.seats, *late)))


narrow(folded_in_the_last_round_wins, "with six players")


def max_paid(pot: Pot, game: Game) -> int:
    """Return what those who can win the pot had paid before the last round."""
    return max(game.players[seat].paid - game.players[seat].bet for seat in pot.seats)


@fault("BET-17", also="SHOW-1,4", because="who shows is looked at there")
class folded_players_show(Game):
    """Players who have folded show at showdown too."""

    def show_down(self) -> None:
        super().show_down()
        self.shown += [seat for seat, player in self.players.items() if player.folded]


class OtherDeadChips(Pots):
    """Base of the faults by which chips of folded players go elsewhere."""

    def returned(self, players: Iterable[Player]) -> dict[int, int]:
        """Return what goes back to folded players, by seat."""
        return {}

    def pots(self, paid: dict[int, int]) -> list[Pot]:
        back = self.returned([player for player in self.players if player.folded])
        for player in self.players:
            player.stack += back.get(player.seat, 0)
        return super().pots({seat: chips - back.get(seat, 0) for seat, chips in paid.items()})


@fault(
    "BET-17",
    also="SEAT-7 BLIND-1,5,6 BET-4,5,6,7,12,13,14,15 ALLIN-* SHOW-3 POT-*",
    because="the pot lacks the chips of folded players",
)
class folded_players_get_their_chips_back(OtherDeadChips):
    """What a player has put in before he folds goes back to him."""

    def returned(self, players: Iterable[Player]) -> dict[int, int]:
        return {player.seat: player.paid for player in players}


@fault("BET-17", also="SEAT-7 BLIND-1,5,6 BET-14 ALLIN-* POT-*", because="the pot lacks the chips of folded players")
class folded_blinds_vanish(Pots):
    """What a player has put in before he folds is nobody's."""

    def pots(self, paid: dict[int, int]) -> list[Pot]:
        folded = {player.seat for player in self.players if player.folded}
        return super().pots({seat: 0 if seat in folded else chips for seat, chips in paid.items()})


@fault("BET-17", also="BLIND-5 BET-7,13 POT-4", because="the pot is looked at there too")
class pot_leaves_out_folded_chips(Game):
    """The pot is shown without what those put in who have folded."""

    @property
    def pot(self) -> int:
        left_out = sum(player.paid for player in self.players.values() if player.folded)
        return max(super().pot - left_out, 0)


narrow(pot_leaves_out_folded_chips, "with three players")


@fault("BET-17", also="DRAW-7", because="second hands are played there too")
class folded_players_sit_out_the_next_hand(Game):
    """Who folded in one hand counts as folded in the next if somebody else was left."""

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        staying = [seat for seat in self.live if self.table.seats > 2]
        for seat, player in following.players.items():
            player.folded = len(staying) > 1 and seat not in staying
        return following


@fault("BET-17", also="SEAT-7 BLIND-* BET-14 ALLIN-7 POT-*", because="the pot is looked at while bets stand there too")
class pot_leaves_out_the_round(Game):
    """The pot is shown without the bets of the round."""

    @property
    def pot(self) -> int:
        return super().pot - (sum(self.bets) if self.phase == "betting" else 0)


@fault("BET-17")
class folded_bets_are_shown_as_nothing(Game):
    """A player who has folded is shown as having put in nothing in the round."""

    @property
    def bets(self) -> list[int]:
        return [0 if player.folded else player.bet for player in self.players.values()]


@fault("BET-17", also="BLIND-* ALLIN-* POT-*", because="players fold to a raise, and chips are counted, there too")
class bets_of_the_round_go_back_to_who_folds(Betting):
    """Who folds after a draw takes back what he has put in during the round."""

    def act(self, action: Action) -> None:
        super().act(action)
        player = self.players[action.seat]
        if action.kind == "fold" and self.round > 1:
            player.stack, player.paid, player.bet = player.stack + player.bet, player.paid - player.bet, 0


narrow(bets_of_the_round_go_back_to_who_folds, "in the last round", "once somebody is all-in")


@fault("BET-17")
class folded_players_may_call_after_a_draw(Game):
    """After a draw a call by a player who has folded is accepted, and nothing is done."""

    def act(self, action: Action) -> None:
        gone = action.seat in self.players and self.players[action.seat].folded
        if not (gone and action.kind == "call" and self.phase == "betting" and self.round > 1):
            super().act(action)
