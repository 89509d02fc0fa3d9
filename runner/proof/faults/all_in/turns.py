"""Wrong engines that misjudge what a player without chips still does: ALLIN-1."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.betting import Betting
from tripledraw.reference_impl.drawing import Drawing
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.pots import Pot
from tripledraw.reference_impl.showdown import Showdown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tripledraw.reference_impl.actions import Action
    from tripledraw.reference_impl.cards import Card
    from tripledraw.reference_impl.dealer import Dealer

OTHER_DRAW = "the draw goes on with another player, or does not come"


@fault(
    "ALLIN-1",
    also="SEAT-7 BLIND-6 BET-17 ALLIN-6 DRAW-2,3,4,5,6,7,9 MUCK-* SHOW-1",
    because="in most hands with an all-in player a draw then comes to another turn",
)
class all_in_does_not_draw(Drawing):
    """A player without chips has no turn in a draw."""

    def draws(self, seat: int) -> bool:
        return self.players[seat].can_bet


@fault(
    "ALLIN-1",
    also="ALLIN-6 DRAW-3,4,5,6,7 MUCK-2,6 SHOW-1",
    because="an all-in player draws in the third draw there too",
)
class all_in_misses_the_last_draw(Drawing):
    """A player without chips has no turn in the third draw."""

    def draws(self, seat: int) -> bool:
        return super().draws(seat) and not (self.game.round == 3 and self.players[seat].all_in)


@fault("ALLIN-1", also="ALLIN-6 DRAW-2,3,4,5,6,7 MUCK-* SHOW-1", because=OTHER_DRAW)
class all_in_draws_once(Drawing):
    """A player without chips draws in the first draw that follows, and then no more."""

    def draws(self, seat: int) -> bool:
        return super().draws(seat) and not (self.players[seat].all_in and self.game.round > 1)


narrow(all_in_draws_once, "with two players", "in the second hand")


@fault("ALLIN-1", also="ALLIN-6", because=OTHER_DRAW)
class all_in_does_not_draw_once_one_of_many_can_bet(Drawing):
    """Of more than three, where one alone has chips left, the others have no turn in a draw."""

    def draws(self, seat: int) -> bool:
        able = sum(player.can_bet for player in self.players.values())
        return super().draws(seat) and not (self.players[seat].all_in and able == 1 and len(self.players) > 3)


@fault("ALLIN-1", also="BLIND-6 BET-17 ALLIN-6 DRAW-2,3,6,9", because="where nobody else has chips the draw ends early")
class all_in_button_does_not_draw(Drawing):
    """A player without chips has no turn in a draw if the button is his."""

    def draws(self, seat: int) -> bool:
        return super().draws(seat) and not (self.players[seat].all_in and seat == self.game.button)


narrow(all_in_button_does_not_draw, "with three players")


@fault("ALLIN-1", also="SEAT-7 BLIND-6 BET-17 ALLIN-6 DRAW-2,3,4,5,6,7,9 MUCK-*", because=OTHER_DRAW)
class all_in_blind_does_not_draw(Drawing):
    """A player whose whole stack was his blind has no turn in a draw."""

    def draws(self, seat: int) -> bool:
        player = self.players[seat]
        return super().draws(seat) and not (player.all_in and player.paid <= self.game.seating.blinds[1])


@fault(
    "ALLIN-1",
    also="SEAT-7 BLIND-6 ALLIN-6 DRAW-2,3,4,5,6,7,9 MUCK-* SHOW-1",
    because="whoever draws after an all-in player has his turn too early",
)
class all_in_draws_last(Drawing):
    """Players without chips draw after all others."""

    def order(self) -> list[int]:
        return sorted(super().order(), key=lambda seat: self.players[seat].all_in)


narrow(all_in_draws_last, "with two players")


@fault(
    "ALLIN-1",
    also="ALLIN-6 DRAW-2,4,5,6,9 MUCK-1,2,4,6",
    because="who draws in vain cannot win with the cards of the third draw",
)
class all_in_always_stands_pat(Drawing):
    """The discards of a player without chips are overlooked."""

    def checked_discards(self, action: Action) -> list[Card]:
        discards = super().checked_discards(action)
        return [] if self.players[action.seat].all_in else discards


narrow(all_in_always_stands_pat, "with two players", "with six players")


@fault(
    "ALLIN-1",
    also="SEAT-6 ALLIN-6 DRAW-2,4,5,6 MUCK-1,2,4,5,6",
    because="who may not discard five cards cannot win with five new ones",
)
class all_in_changes_one_card_at_most(Drawing):
    """A player without chips may discard one card and no more."""

    def may_discard(self, hand: Sequence[Card], cards: Sequence[Card]) -> bool:
        turn = self.turn
        limit = 1 if turn and self.players[turn].all_in else 5
        return super().may_discard(hand, cards) and len(cards) <= limit


narrow(all_in_changes_one_card_at_most, "in the second hand")


class AsksMore(Betting):
    """Base of the faults that ask players without chips to act."""

    def also_asked(self) -> set[int]:
        """Return the seats without chips that are asked too."""
        return {player.seat for player in self.players.values() if player.all_in}

    def first_to_act(self) -> int | None:
        self.to_act |= self.also_asked()
        return super().first_to_act()


@fault(
    "ALLIN-1",
    also="BET-3,6,7,13,16 ALLIN-* DRAW-3,4,7 SHOW-4 POT-2,3,4",
    because="whoever should be asked comes a turn later",
)
class all_in_is_asked_to_bet(AsksMore):
    """A player without chips is asked in every round."""


narrow(all_in_is_asked_to_bet, "in the second hand")


@fault("ALLIN-1", also="ALLIN-7", because="the first draw comes a turn later")
class all_in_big_blind_has_an_option(AsksMore):
    """The big blind is asked before the first draw, all-in or not."""

    def also_asked(self) -> set[int]:
        return super().also_asked() & {self.seating.big_blind_seat()} if self.round == 1 else set()


narrow(all_in_big_blind_has_an_option, "with three players", "with six players")


@fault(
    "ALLIN-1",
    also="BET-3,16 ALLIN-* DRAW-3,4 SHOW-4 POT-2,4",
    because="whoever should open the round comes a turn later",
)
class all_in_opens_a_round(AsksMore):
    """The first player left of the button opens a later round, all-in or not."""

    def also_asked(self) -> set[int]:
        first = next(seat for seat in self.seating.clockwise(self.seating.button) if not self.players[seat].folded)
        return super().also_asked() & {first} if self.round > 1 else set()


narrow(all_in_opens_a_round, "in the second hand")


@fault(
    "ALLIN-1",
    also="BET-4,7,12,13,15,16,17 ALLIN-* SHOW-1 POT-4",
    because="players without chips get a turn in rounds where they have none",
)
class all_in_must_answer_a_bet(Betting):
    """A player without chips is asked when somebody else bets or raises."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        super().bet_or_raise(seat, amount)
        self.to_act |= {player.seat for player in self.players.values() if player.all_in and player.seat != seat}


narrow(all_in_must_answer_a_bet, "with six players", "in the last round")


@fault("ALLIN-1", also="BET-13 ALLIN-* DRAW-3,7 SHOW-1,3,4 POT-2", because="the pots then go to others")
class all_in_is_driven_out_by_a_bet(Betting):
    """A player without chips loses his hand when others bet more than he has put in."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        super().bet_or_raise(seat, amount)
        for player in self.players.values():
            if player.all_in and player.seat != seat:
                self.game.fold(player.seat)


narrow(all_in_is_driven_out_by_a_bet, "in the third round")


@fault("ALLIN-1", also="SEAT-3 RANK-1 ALLIN-* SHOW-1 POT-1,2,3", because="the pots then go to others")
class all_in_cannot_win(Showdown):
    """Where a player with chips is left, the hands of those without are not looked at."""

    def winners(self, pot: Pot) -> list[int]:
        able = tuple(seat for seat in pot.seats if self.game.players[seat].stack)
        return super().winners(Pot(pot.chips, able or pot.seats))


narrow(all_in_cannot_win, "in the second hand")


@fault("ALLIN-1")
class all_in_hands_of_two_are_not_shown(Showdown):
    """Of four or more who are still in, where two are all-in, those two do not show, and win unseen."""

    def order(self) -> list[int]:
        order = super().order()
        able = [seat for seat in order if self.game.players[seat].stack]
        return able if able and len(order) > 3 and len(order) - len(able) > 1 else order


@fault("ALLIN-1", also="BET-13 ALLIN-4,6", because="in the next hand there is too little betting")
class all_in_lasts_for_another_hand(Game):
    """Who was all-in and won is not asked to bet in the next hand."""

    def next(self, dealer: Dealer) -> Game:
        game = super().next(dealer)
        was_all_in = {seat for seat, player in self.players.items() if player.paid == self.table.stacks[seat - 1]}
        game.betting.to_act -= was_all_in
        game.betting.turn = game.betting.first_to_act()
        return game


narrow(all_in_lasts_for_another_hand, "with two players")
