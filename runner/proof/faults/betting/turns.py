"""Wrong engines that let others open, or act next: BET-2 to BET-4."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.betting import Betting
from tripledraw.reference_impl.game import Game

if TYPE_CHECKING:
    from tripledraw.reference_impl.dealer import Dealer

OTHER_FIRST = "whoever acts by name in the first round does it out of his turn"
LATER = "whoever acts by name after a draw does it out of his turn"

# BET-2 and BET-3


class OtherOpener(Betting):
    """Base of the faults by which the first round of three or more opens elsewhere."""

    def opens_left_of(self) -> int:
        """Return the seat whose left neighbour opens."""
        return self.seating.big_blind_seat()

    def opens_after(self) -> int:
        first = self.round == 1 and self.seating.count > 2
        return self.opens_left_of() if first else super().opens_after()


@fault("BET-2", also="SEAT-* BLIND-1,4,5 BET-* ALLIN-* DRAW-1,3 MUCK-7 SHOW-2,3 POT-*", because=OTHER_FIRST)
class big_blind_opens(OtherOpener):
    """The big blind opens the first round."""

    def opens_left_of(self) -> int:
        return self.seating.small_blind_seat()


narrow(big_blind_opens, "in the third hand")


@fault("BET-2", also="SEAT-* BLIND-1,2,4,5 BET-* ALLIN-* DRAW-1,3 MUCK-7 SHOW-2,3 POT-*", because=OTHER_FIRST)
class seat_after_the_opener_opens(OtherOpener):
    """The second seat left of the big blind opens the first round."""

    def opens_left_of(self) -> int:
        return self.seating.left_of(super().opens_left_of())


@fault("BET-2", also="SEAT-* BLIND-1,4,5 BET-* ALLIN-* DRAW-1,3 MUCK-7 SHOW-2,3 POT-*", because=OTHER_FIRST)
class third_seat_opens(OtherOpener):
    """The third seat opens the first round, wherever the button is."""

    def opens_left_of(self) -> int:
        return 2


@fault("BET-2", also="SEAT-* BLIND-4,5 BET-* ALLIN-* DRAW-3 MUCK-7 SHOW-2,3 POT-*", because=OTHER_FIRST)
class button_opens(OtherOpener):
    """The button opens the first round."""

    def opens_left_of(self) -> int:
        return self.seating.clockwise(self.seating.button)[-2]


@fault(
    "BET-2",
    also="SEAT-2,3,7 BLIND-1,4,5 BET-* ALLIN-* DRAW-1 SHOW-3 POT-*",
    because="whoever acts by name in the first round does it out of his turn",
)
class small_blind_of_three_opens(OtherOpener):
    """With three players the small blind opens, since the button is left of the big blind."""

    def opens_left_of(self) -> int:
        return self.seating.button if self.seating.count == 3 else super().opens_left_of()


@fault(
    "BET-2",
    also="SEAT-2,3,6,7 BLIND-4,5 BET-4,5,8,11,13,14,16,17 ALLIN-* DRAW-7 SHOW-3 POT-1,4",
    because="whoever acts by name in a second hand does it out of his turn",
)
class opener_of_the_second_hand_stays(Game):
    """In the second hand the seat opens that opened the first."""

    def next(self, dealer: Dealer) -> Game:
        opener = self.seating.left_of(self.seating.big_blind_seat())
        following = super().next(dealer)
        if self.table.seats > 2 and following.phase == "betting":
            following.betting.turn = opener
        return following


class OtherLaterOpener(Betting):
    """Base of the faults by which later rounds open elsewhere."""

    def opens_left_of(self) -> int:
        """Return the seat whose left neighbours are asked first."""
        return self.seating.button

    def opens_after(self) -> int:
        return super().opens_after() if self.round == 1 else self.opens_left_of()


@fault("BET-3", also="SEAT-2,3,7 BLIND-5,6 BET-* ALLIN-* DRAW-5 SHOW-* POT-*", because=LATER)
class later_rounds_open_like_the_first(OtherLaterOpener):
    """The seat left of the big blind opens every round."""

    def opens_left_of(self) -> int:
        return self.seating.big_blind_seat()


@fault("BET-3", also="SEAT-2,3,7 BLIND-5,6 BET-* ALLIN-* DRAW-5 SHOW-* POT-*", because=LATER)
class button_opens_later_rounds(OtherLaterOpener):
    """The button opens later rounds if he is in."""

    def opens_left_of(self) -> int:
        return self.seating.clockwise(self.seating.button)[-2]


narrow(button_opens_later_rounds, "with two players", "in the third hand")


@fault("BET-3", also="SEAT-2,3,7 BLIND-5,6 BET-* ALLIN-* DRAW-5 SHOW-* POT-*", because=LATER)
class first_seat_opens_later_rounds(OtherLaterOpener):
    """The lowest seat still in opens later rounds."""

    def opens_left_of(self) -> int:
        return self.seating.count


@fault(
    "BET-3",
    also="BLIND-5 BET-1,4,8,17 ALLIN-* SHOW-2 POT-*",
    because="whoever acts by name in the round after a bet does it out of his turn",
)
class last_bettor_opens(Game):
    """Who bet or raised last opens the next round."""

    def begin_betting(self) -> None:
        bettor = self.betting.last_bettor if self.round else None
        super().begin_betting()
        if bettor is not None and bettor in self.betting.to_act:
            self.betting.turn = bettor


@fault(
    "BET-3",
    also="BET-8 ALLIN-2,3,6 SHOW-2 POT-2,4",
    because="whoever acts by name in the round after a bet does it out of his turn",
)
class last_bettor_opens_after_later_rounds(Game):
    """Who bet or raised last in the second or the third round opens the next."""

    def begin_betting(self) -> None:
        bettor = self.betting.last_bettor if self.round > 1 else None
        super().begin_betting()
        if bettor is not None and bettor in self.betting.to_act:
            self.betting.turn = bettor


narrow(last_bettor_opens_after_later_rounds, "with two players", "in the second hand")


@fault("BET-3", also="BET-8,17", because="two are left of more there too, the button among them")
class two_left_go_by_the_order_of_two(OtherLaterOpener):
    """When two of a larger table are left and the button is one of them, he opens as if the table had two."""

    def opens_left_of(self) -> int:
        button = self.seating.button
        two = len(self.game.live) == 2 < self.seating.count and not self.players[button].folded
        return self.seating.clockwise(button)[-2] if two else button


@fault("BET-3", also="BET-4,8,17 ALLIN-2,5", because="the small blind folds there too, and the game goes on")
class folded_small_blind_is_replaced_by_the_button(OtherLaterOpener):
    """If the small blind has folded, the button opens."""

    def opens_left_of(self) -> int:
        small = self.players[self.seating.left_of(self.seating.button)]
        return self.seating.clockwise(self.seating.button)[-2] if small.folded else self.seating.button


@fault("BET-3", also="BET-8,17 ALLIN-5", because="the first two seats fold there too, and the game goes on")
class only_one_folded_seat_is_passed_over(Game):
    """If the first two seats have folded, the last player opens."""

    def begin_betting(self) -> None:
        super().begin_betting()
        first, second = self.seating.clockwise(self.button)[:2]
        if self.round > 1 and self.players[first].folded and self.players[second].folded and self.betting.turn:
            self.betting.turn = max(self.betting.to_act, key=self.seating.clockwise(self.button).index)


@fault(
    "BET-3",
    also="SEAT-7 BET-* ALLIN-* SHOW-* POT-*",
    because="whoever acts by name in the last round does it out of his turn",
)
class last_round_opens_elsewhere(OtherLaterOpener):
    """The second player opens the last round."""

    def opens_left_of(self) -> int:
        button = self.seating.button
        return self.seating.left_of(button) if self.round == 4 and self.seating.count > 2 else button


narrow(last_round_opens_elsewhere, "once somebody is all-in")


@fault("BET-3", also="ALLIN-* SHOW-4 POT-2", because="the first player is all-in there too, and others bet on")
class all_in_player_opens(Game):
    """The next player after an all-in first seat is passed over too."""

    def begin_betting(self) -> None:
        super().begin_betting()
        turn = self.betting.turn
        if self.round > 1 and turn and self.players[self.live_from_the_button()].all_in:
            self.betting.turn = self.betting.next_to_act(turn) or turn

    def live_from_the_button(self) -> int:
        """Return the first player still in, with chips or without."""
        return next(seat for seat in self.seating.clockwise(self.button) if not self.players[seat].folded)


# BET-4


class OtherNext(Betting):
    """Base of the faults by which the turn passes to another seat."""

    def instead(self, seat: int, following: int) -> int:
        """Return who acts after `seat` instead of the one who should."""
        return following

    def next_to_act(self, seat: int) -> int | None:
        following = super().next_to_act(seat)
        return following if following is None or self.turn_is_first() else self.instead(seat, following)

    def turn_is_first(self) -> bool:
        """Tell whether nobody has acted in the round yet."""
        return not hasattr(self, "turn")

    def right_of(self, seat: int) -> int:
        """Return the next seat against the clock that has to act."""
        return next(each for each in [*self.seating.clockwise(seat)[-2::-1], seat] if each in self.to_act)


@fault(
    "BET-4",
    also="SEAT-* BLIND-1,4,5 BET-* ALLIN-* DRAW-3 MUCK-7 SHOW-* POT-*",
    because="whoever acts by name after another does it out of his turn",
)
class action_goes_to_the_right(OtherNext):
    """Action goes against the clock."""

    def instead(self, seat: int, following: int) -> int:
        return self.right_of(seat)


narrow(action_goes_to_the_right, "in the third hand")


@fault(
    "BET-4",
    also="SEAT-1,7 BLIND-4,5 BET-* ALLIN-* SHOW-* POT-*",
    because="whoever answers a bet or a raise by name does it out of his turn",
)
class action_turns_round_after_a_raise(OtherNext):
    """After a bet or raise action goes back the way it came."""

    def instead(self, seat: int, following: int) -> int:
        return self.right_of(seat) if self.last_bettor == seat else following


@fault(
    "BET-4",
    also="BLIND-4,5 BET-* ALLIN-* SHOW-* POT-*",
    because="whoever answers a bet or a raise by name does it out of his turn",
)
class raise_goes_back_to_the_opener(OtherNext):
    """After a raise the first player still in is asked first, instead of the next."""

    def instead(self, seat: int, following: int) -> int:
        if self.last_bettor != seat:
            return following
        return next(each for each in self.seating.clockwise(self.opens_after()) if each in self.to_act)


narrow(raise_goes_back_to_the_opener, "with three players", "in the last round")


@fault(
    "BET-4",
    also="SEAT-7 BLIND-1,4,5 BET-* ALLIN-* SHOW-* POT-*",
    because="whoever acts by name after a fold does it out of his turn",
)
class folds_skip_a_player(OtherNext):
    """After a fold the next player is passed over for the moment."""

    def instead(self, seat: int, following: int) -> int:
        if not self.players[seat].folded or len(self.to_act) < 2:
            return following
        return next(each for each in self.seating.clockwise(following) if each in self.to_act)


@fault(
    "BET-4",
    also="SEAT-* BLIND-4,5 BET-* ALLIN-* MUCK-7 SHOW-* POT-*",
    because="whoever acts by name after another does it out of his turn",
)
class action_goes_by_seat_number(OtherNext):
    """The lowest seat that has to act is next."""

    def instead(self, seat: int, following: int) -> int:
        return min(self.to_act)


@fault(
    "BET-4",
    also="SEAT-2,3 BLIND-4,5 BET-5,7,8,11,12,13,14,17,18 ALLIN-* MUCK-7 SHOW-2,4 POT-*",
    because="of six players the third and the fourth act out of turn",
)
class seats_next_to_each_other_change_places(OtherNext):
    """With six players the fourth seat acts before the third."""

    def instead(self, seat: int, following: int) -> int:
        return 4 if self.seating.count == 6 and following == 3 and 4 in self.to_act else following
