"""Wrong engines that bet wrongly: BET-1 to BET-18."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tripledraw.proof.planting import fault
from tripledraw.reference_impl.actions import IllegalAction
from tripledraw.reference_impl.betting import Betting
from tripledraw.reference_impl.drawing import Drawing
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.pots import Pot, Pots
from tripledraw.reference_impl.seating import Seating
from tripledraw.reference_impl.showdown import Showdown

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tripledraw.reference_impl.actions import Action
    from tripledraw.reference_impl.dealer import Dealer
    from tripledraw.reference_impl.table import Player, Table

ORDER = "whatever names the player to act goes wrong"
COURSE = "the course of nearly every hand is another"
CHIPS = "the chips of many hands are others"

# BET-1


@fault("BET-1", also=("*",), because=COURSE)
class three_betting_rounds(Game):
    """The hand ends after the third betting round."""

    last_round = 3


@fault("BET-1", also=("*",), because=COURSE)
class five_betting_rounds(Game):
    """There is a fourth draw, and a round after it."""

    last_round = 5


@fault("BET-1", also=("*",), because=COURSE)
class no_round_after_the_last_draw(Game):
    """After the third draw hands are shown at once."""

    def begin_betting(self) -> None:
        super().begin_betting()
        if self.round == self.last_round:
            self.betting.turn = None


@fault("BET-1", also=("*",), because=COURSE)
class no_round_after_a_pat_draw(Game):
    """Where everybody stood pat the betting round is left out."""

    def begin_betting(self) -> None:
        super().begin_betting()
        if self.round > 1 and not self.deck.discards:
            self.betting.turn = None


@fault("BET-1", also=("*",), because=COURSE)
class rounds_only_after_rounds_with_a_bet(Game):
    """Once everybody has checked there is no more betting."""

    checked = False

    def begin_betting(self) -> None:
        self.checked = self.round > 1 and (self.checked or self.betting.last_bettor is None)
        super().begin_betting()
        if self.checked:
            self.betting.turn = None


@fault("BET-1", also=("BET-3", "BET-16", "POT-4"), because="they bet with two left too")
class two_left_do_not_bet_in_the_last_round(Game):
    """When two of a larger table are left, they show down after the third draw."""

    def begin_betting(self) -> None:
        super().begin_betting()
        if self.round == self.last_round and len(self.live) == 2 < self.table.seats:
            self.betting.turn = None


@fault("BET-1", also=("DRAW-1", "SHOW-2"), because="second hands are played there too")
class second_hand_has_three_rounds(Game):
    """The count of rounds goes on from the hand before."""

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        following.last_round = 3
        return following


@fault("BET-1", also=("DRAW-1",), because="what is out of place is refused there")
class checks_are_accepted_during_a_draw(Drawing):
    """A check during a draw is taken for standing pat."""

    def act(self, action: Action) -> None:
        super().act(replace(action, kind="draw", cards=()) if action.kind == "check" else action)


@fault("BET-1", also=("DRAW-1",), because="what is out of place is refused there too")
class draws_are_accepted_while_betting(Betting):
    """A draw during a betting round is taken for a check or a call."""

    def act(self, action: Action) -> None:
        kind = "call" if self.owed(action.seat) else "check"
        super().act(replace(action, kind=kind, cards=None) if action.kind == "draw" else action)


# BET-2 and BET-3


class OtherOpener(Betting):
    """Base of the faults by which the first round of three or more opens elsewhere."""

    def opens_left_of(self) -> int:
        """Return the seat whose left neighbour opens."""
        return self.seating.big_blind_seat()

    def opens_after(self) -> int:
        first = self.round == 1 and self.seating.count > 2
        return self.opens_left_of() if first else super().opens_after()


@fault("BET-2", also=("*",), because=ORDER)
class big_blind_opens(OtherOpener):
    """The big blind opens the first round."""

    def opens_left_of(self) -> int:
        return self.seating.small_blind_seat()


@fault("BET-2", also=("*",), because=ORDER)
class seat_after_the_opener_opens(OtherOpener):
    """The second seat left of the big blind opens the first round."""

    def opens_left_of(self) -> int:
        return self.seating.left_of(super().opens_left_of())


@fault("BET-2", also=("*",), because=ORDER)
class third_seat_opens(OtherOpener):
    """The third seat opens the first round, wherever the button is."""

    def opens_left_of(self) -> int:
        return 2


@fault("BET-2", also=("*",), because=ORDER)
class button_opens(OtherOpener):
    """The button opens the first round."""

    def opens_left_of(self) -> int:
        return self.seating.clockwise(self.seating.button)[-2]


@fault("BET-2", also=("*",), because=ORDER)
class small_blind_of_three_opens(OtherOpener):
    """With three players the small blind opens, since the button is left of the big blind."""

    def opens_left_of(self) -> int:
        return self.seating.button if self.seating.count == 3 else super().opens_left_of()


@fault("BET-2", also=("*",), because=ORDER)
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


@fault("BET-3", also=("*",), because=ORDER)
class later_rounds_open_like_the_first(OtherLaterOpener):
    """The seat left of the big blind opens every round."""

    def opens_left_of(self) -> int:
        return self.seating.big_blind_seat()


@fault("BET-3", also=("*",), because=ORDER)
class button_opens_later_rounds(OtherLaterOpener):
    """The button opens later rounds if he is in."""

    def opens_left_of(self) -> int:
        return self.seating.clockwise(self.seating.button)[-2]


@fault("BET-3", also=("*",), because=ORDER)
class first_seat_opens_later_rounds(OtherLaterOpener):
    """The lowest seat still in opens later rounds."""

    def opens_left_of(self) -> int:
        return self.seating.count


@fault("BET-3", also=("BET-*", "ALLIN-1", "ALLIN-2", "ALLIN-6", "SHOW-2", "POT-2", "POT-4"), because=ORDER)
class last_bettor_opens(Game):
    """Who bet or raised last opens the next round."""

    def begin_betting(self) -> None:
        bettor = self.betting.last_bettor if self.round else None
        super().begin_betting()
        if bettor is not None and bettor in self.betting.to_act:
            self.betting.turn = bettor


@fault("BET-3", also=("BET-8", "ALLIN-2", "ALLIN-6", "SHOW-2", "POT-2", "POT-4"), because=ORDER)
class last_bettor_opens_after_later_rounds(Game):
    """Who bet or raised last in the second or the third round opens the next."""

    def begin_betting(self) -> None:
        bettor = self.betting.last_bettor if self.round > 1 else None
        super().begin_betting()
        if bettor is not None and bettor in self.betting.to_act:
            self.betting.turn = bettor


@fault("BET-3", also=("BET-8", "BET-17"), because=ORDER)
class two_left_go_by_the_order_of_two(OtherLaterOpener):
    """When two of a larger table are left and the button is one of them, he opens as if the table had two."""

    def opens_left_of(self) -> int:
        button = self.seating.button
        two = len(self.game.live) == 2 < self.seating.count and not self.players[button].folded
        return self.seating.clockwise(button)[-2] if two else button


@fault("BET-3", also=("BET-4", "BET-8", "BET-17", "ALLIN-2", "ALLIN-5"), because=ORDER)
class folded_small_blind_is_replaced_by_the_button(OtherLaterOpener):
    """If the small blind has folded, the button opens."""

    def opens_left_of(self) -> int:
        small = self.players[self.seating.left_of(self.seating.button)]
        return self.seating.clockwise(self.seating.button)[-2] if small.folded else self.seating.button


@fault("BET-3", also=("BET-8", "BET-17", "ALLIN-5"), because=ORDER)
class only_one_folded_seat_is_passed_over(Game):
    """If the first two seats have folded, the last player opens."""

    def begin_betting(self) -> None:
        super().begin_betting()
        first, second = self.seating.clockwise(self.button)[:2]
        if self.round > 1 and self.players[first].folded and self.players[second].folded and self.betting.turn:
            self.betting.turn = max(self.betting.to_act, key=self.seating.clockwise(self.button).index)


@fault("BET-3", also=("*",), because=ORDER)
class last_round_opens_elsewhere(OtherLaterOpener):
    """The second player opens the last round."""

    def opens_left_of(self) -> int:
        button = self.seating.button
        return self.seating.left_of(button) if self.round == 4 and self.seating.count > 2 else button


@fault("BET-3", also=("ALLIN-*", "SHOW-4", "POT-2"), because="players are all-in there")
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


@fault("BET-4", also=("*",), because=ORDER)
class action_goes_to_the_right(OtherNext):
    """Action goes against the clock."""

    def instead(self, seat: int, following: int) -> int:
        return self.right_of(seat)


@fault("BET-4", also=("*",), because=ORDER)
class action_turns_round_after_a_raise(OtherNext):
    """After a bet or raise action goes back the way it came."""

    def instead(self, seat: int, following: int) -> int:
        return self.right_of(seat) if self.last_bettor == seat else following


@fault("BET-4", also=("*",), because=ORDER)
class raise_goes_back_to_the_opener(OtherNext):
    """After a raise the first player still in is asked first, instead of the next."""

    def instead(self, seat: int, following: int) -> int:
        if self.last_bettor != seat:
            return following
        return next(each for each in self.seating.clockwise(self.opens_after()) if each in self.to_act)


@fault("BET-4", also=("*",), because=ORDER)
class folds_skip_a_player(OtherNext):
    """After a fold the next player is passed over for the moment."""

    def instead(self, seat: int, following: int) -> int:
        if not self.players[seat].folded or len(self.to_act) < 2:
            return following
        return next(each for each in self.seating.clockwise(following) if each in self.to_act)


@fault("BET-4", also=("*",), because=ORDER)
class action_goes_by_seat_number(OtherNext):
    """The lowest seat that has to act is next."""

    def instead(self, seat: int, following: int) -> int:
        return min(self.to_act)


@fault("BET-4", also=("*",), because=ORDER)
class seats_next_to_each_other_change_places(OtherNext):
    """With six players the fourth seat acts before the third."""

    def instead(self, seat: int, following: int) -> int:
        return 4 if self.seating.count == 6 and following == 3 and 4 in self.to_act else following


# BET-5 and BET-6


class OtherChecks(Betting):
    """Base of the faults that let through what is checked for."""

    def let_through(self, action: Action) -> bool:
        """Tell whether the action is not looked at any further."""
        return False

    def check(self, action: Action) -> None:
        if not self.let_through(action):
            super().check(action)


@fault("BET-5", also=("BLIND-4", "POT-4"), because="who owes may not check there either")
class anyone_may_check(OtherChecks):
    """A player who owes chips may check."""

    def let_through(self, action: Action) -> bool:
        return action.kind == "check"


@fault("BET-5")
class anyone_may_check_in_the_last_round(OtherChecks):
    """In the last round a player who owes chips may check."""

    def let_through(self, action: Action) -> bool:
        return action.kind == "check" and self.round == 4


@fault("BET-5", also=("BLIND-4", "POT-4"), because="nobody has bet there but the blinds")
class big_blind_is_not_owed(OtherChecks):
    """In the first round anybody may check until somebody raises."""

    def let_through(self, action: Action) -> bool:
        return action.kind == "check" and self.round == 1 and self.bets_made == 1


@fault("BET-5")
class checkers_may_check_again(OtherChecks):
    """Who has checked may check to a bet that comes later."""

    def act(self, action: Action) -> None:
        super().act(action)
        if action.kind == "check":
            self.checked = {*getattr(self, "checked", ()), action.seat}

    def let_through(self, action: Action) -> bool:
        return action.kind == "check" and action.seat in getattr(self, "checked", ())


@fault("BET-5", also=("*",), because=CHIPS)
class call_is_one_bet(Betting):
    """A call adds one bet, however much is owed."""

    def call(self, seat: int) -> int:
        return min(super().call(seat), self.bet_size())


@fault("BET-5", also=("BET-7", "BET-8", "BET-13"), because=CHIPS)
class call_is_the_whole_level(Betting):
    """A call adds all that has been bet, whatever the caller has put in before."""

    def call(self, seat: int) -> int:
        return min(self.level, self.players[seat].stack) if self.owed(seat) and self.round > 1 else super().call(seat)


@fault("BET-5", also=("*",), because="players fold after draws in many rules")
class no_folding_after_the_first_round(Betting):
    """Who has drawn may not fold."""

    def actions(self, seat: int) -> list[str]:
        return [each for each in super().actions(seat) if each != "fold" or self.round == 1]

    def check(self, action: Action) -> None:
        if action.kind == "fold" and self.round > 1:
            raise IllegalAction("bad-action", "BET-5", "it is too late to fold")
        super().check(action)


@fault(
    "BET-5",
    also=("BET-*", "ALLIN-*", "SHOW-1", "SHOW-2", "POT-1", "POT-2", "POT-4"),
    because="players raise a bet in many rules",
)
class one_bet_a_round(Betting):
    """After a draw a bet may be called, and not raised."""

    def cap(self) -> int:
        return super().cap() if self.round == 1 else 1


@fault("BET-5")
class check_is_offered_at_the_cap(Betting):
    """At the cap a check is offered in place of a fold."""

    def actions(self, seat: int) -> list[str]:
        offered = super().actions(seat)
        return offered if self.cap_allows() else ["check" if each == "fold" else each for each in offered]


@fault("BET-6", also=("*",), because=COURSE)
class no_checks_after_a_draw(Betting):
    """The first player after a draw has to bet or fold."""

    def actions(self, seat: int) -> list[str]:
        return [each if each != "check" or self.round == 1 else "fold" for each in super().actions(seat)]

    def check(self, action: Action) -> None:
        if action.kind == "check" and self.round > 1:
            raise IllegalAction("bad-action", "BET-6", "bet or fold")
        super().check(action)


@fault("BET-6", also=("*",), because=COURSE)
class first_check_ends_the_round(Betting):
    """When the first player after a draw checks, the game goes on at once."""

    def act(self, action: Action) -> None:
        super().act(action)
        if action.kind == "check" and self.round > 1 and self.last_bettor is None:
            self.turn = None


@fault("BET-6", also=("*",), because=COURSE)
class last_player_may_not_check(Betting):
    """When all others have checked, the last has to bet."""

    def check(self, action: Action) -> None:
        if action.kind == "check" and self.round > 1 and len(self.to_act) == 1 and self.last_bettor is None:
            raise IllegalAction("bad-action", "BET-6", "somebody has to bet")
        super().check(action)


@fault("BET-6", also=("BLIND-6", "BET-4", "ALLIN-1"), because=COURSE)
class checks_go_round_twice(Betting):
    """When all have checked in the third round they are asked once more."""

    def next_to_act(self, seat: int) -> int | None:
        following = super().next_to_act(seat)
        if following is None and self.round == 3 and self.last_bettor is None and not hasattr(self, "twice"):
            self.twice = True
            self.to_act = self.asked()
            return super().next_to_act(self.seating.button)
        return following


@fault("BET-6", also=("*",), because=COURSE)
class checked_last_round_is_never_over(Game):
    """When all have checked in the last round they draw once more."""

    def show_down(self) -> None:
        if self.betting.last_bettor is None and not hasattr(self, "again"):
            self.again = True
            self.begin_drawing()
        else:
            super().show_down()


@fault("BET-6", also=("*",), because=COURSE)
class check_costs_a_chip(Betting):
    """A check after a draw costs one chip."""

    def act(self, action: Action) -> None:
        super().act(action)
        player = self.players[action.seat]
        if action.kind == "check" and self.round > 1 and player.stack > 1:
            player.stack -= 1
            player.paid += 1


@fault("BET-6", also=("*",), because="players check in one round and bet in the next in many rules")
class who_checked_may_not_bet_later(Game):
    """Who has checked may not bet in the next round."""

    def begin_betting(self) -> None:
        checked = self.round > 1 and self.betting.last_bettor is None
        super().begin_betting()
        if checked:
            self.betting.may_raise = set()


# BET-7


@fault("BET-7", also=("*",), because=COURSE)
class checkers_are_out_of_the_round(Betting):
    """A bet does not come back to those who checked."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        waiting = set(self.to_act)
        super().bet_or_raise(seat, amount)
        if self.round > 1 and self.bets_made == 1:
            self.to_act &= waiting


@fault("BET-7", also=("BET-12", "ALLIN-3", "SHOW-2", "POT-4"), because="a check comes before a raise there")
class no_check_raise(Betting):
    """Who has checked may only call or fold."""

    def act(self, action: Action) -> None:
        super().act(action)
        if action.kind == "check":
            self.checked = {*getattr(self, "checked", ()), action.seat}

    def reopened_for(self, seat: int) -> bool:
        return super().reopened_for(seat) and (self.round == 1 or seat not in getattr(self, "checked", ()))


@fault("BET-7")
class no_check_raise_with_two(Betting):
    """With two players who has checked may only call or fold."""

    def act(self, action: Action) -> None:
        super().act(action)
        if action.kind == "check" and self.round > 1 and self.seating.count == 2:
            self.checked = {*getattr(self, "checked", ()), action.seat}

    def reopened_for(self, seat: int) -> bool:
        return super().reopened_for(seat) and seat not in getattr(self, "checked", ())


@fault("BET-7", also=("*",), because="checks come before a bet there")
class only_the_first_checker_is_asked_again(Betting):
    """A bet after checks comes back to the first player only."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        waiting = set(self.to_act)
        super().bet_or_raise(seat, amount)
        if self.round > 1 and self.bets_made == 1:
            checked = [each for each in self.seating.clockwise(self.seating.button) if each in self.to_act - waiting]
            self.to_act -= set(checked[1:])


@fault(
    "BET-7",
    also=("BET-12", "BET-14", "ALLIN-1", "ALLIN-3", "ALLIN-5", "SHOW-1", "SHOW-2", "SHOW-4", "POT-1", "POT-3", "POT-4"),
    because="checks come before a bet there",
)
class checkers_are_not_asked_in_the_last_round(Betting):
    """In the last round a bet does not come back to those who checked."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        waiting = set(self.to_act)
        super().bet_or_raise(seat, amount)
        if self.round == 4 and self.bets_made == 1:
            self.to_act &= waiting


# BET-8 to BET-10


class OtherSize(Betting):
    """Base of the faults by which bets have another size."""

    def size(self, small: int, big: int) -> int:
        """Return the size of bets and raises in this round."""
        return small if self.round <= 2 else big

    def bet_size(self) -> int:
        return self.size(*self.seating.bets)


@fault("BET-8", also=("BLIND-5", "BET-*", "ALLIN-*", "POT-1", "POT-2"), because=CHIPS)
class big_bets_after_the_first_draw(OtherSize):
    """The big bet is played from the second round on."""

    def size(self, small: int, big: int) -> int:
        return small if self.round == 1 else big


@fault("BET-8", also=("BET-*", "ALLIN-*", "SHOW-1", "POT-1", "POT-2"), because=CHIPS)
class big_bets_in_the_last_round_only(OtherSize):
    """The third round is played for small bets."""

    def size(self, small: int, big: int) -> int:
        return big if self.round == 4 else small


@fault("BET-8", also=("BET-*", "ALLIN-*", "SHOW-1", "POT-1"), because=CHIPS)
class small_bets_in_the_last_round(OtherSize):
    """The last round is played for small bets again."""

    def size(self, small: int, big: int) -> int:
        return big if self.round == 3 else small


@fault("BET-8")
class raises_are_larger_without_the_small_blind(OtherSize):
    """Once the small blind has folded, a raise of the first round adds his blind to the bet."""

    def size(self, small: int, big: int) -> int:
        folded = self.round == 1 and self.players[self.seating.small_blind_seat()].folded
        return small + self.seating.blinds[0] if folded else super().size(small, big)


@fault("BET-8", also=("*",), because=CHIPS)
class big_bets_in_the_first_round(OtherSize):
    """Raises of the first round are big bets."""

    def size(self, small: int, big: int) -> int:
        return big if self.round == 1 else super().size(small, big)


@fault("BET-8", also=("BET-13", "ALLIN-4"), because=CHIPS)
class raises_double(Betting):
    """A raise doubles what has been bet."""

    def raise_to(self) -> int:
        return 2 * self.counted if self.counted and self.round > 1 else super().raise_to()


@fault("BET-8", also=("BLIND-5", "BLIND-6", "BET-7", "BET-10", "BET-17"), because=CHIPS)
class raise_comes_to_one_big_bet_with_two_left(OtherSize):
    """Two players who are left play for big bets."""

    def size(self, small: int, big: int) -> int:
        return big if self.two_left() else super().size(small, big)


@fault("BET-8", also=("BLIND-5", "BET-9", "BET-10", "ALLIN-3", "ALLIN-4", "ALLIN-7"), because=CHIPS)
class stakes_are_always_ten_and_twenty(OtherSize):
    """The sizes of bets do not follow the table."""

    def size(self, small: int, big: int) -> int:
        return 10 if self.round <= 2 else 20


@fault("BET-8")
class second_hand_is_played_for_big_bets(Game):
    """The sizes of the last round stay for the next hand."""

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        following.seating.bets = (following.seating.bets[1], following.seating.bets[1])
        return following


class OtherAmounts(Betting):
    """Base of the faults that accept amounts, and put them in."""

    def accepted(self, given: int, right: int) -> bool:
        """Tell whether an amount is put in instead of the right one."""
        return given == right

    def amount_accepted(self, given: int | None, amount: int) -> bool:
        return given is None or self.accepted(given, amount)

    def bet_or_raise(self, seat: int, amount: int) -> None:
        super().bet_or_raise(seat, amount if self.given is None else self.given)

    def act(self, action: Action) -> None:
        self.given = action.amount
        super().act(action)


@fault("BET-8", also=("BET-11", "ALLIN-4"), because="an amount is tried there")
class no_limit(OtherAmounts):
    """Any bet over the last, up to the whole stack, is accepted."""

    def accepted(self, given: int, right: int) -> bool:
        return given > self.level


@fault("BET-8", also=("ALLIN-4",), because="amounts are tried there too")
class pot_limit(OtherAmounts):
    """Any bet from one to the size of the pot is accepted."""

    def accepted(self, given: int, right: int) -> bool:
        return right <= given <= self.level + self.game.pot


@fault("BET-8", also=("ALLIN-4",), because="amounts are tried there too")
class spread_limit(OtherAmounts):
    """Any bet up to the right size is accepted."""

    def accepted(self, given: int, right: int) -> bool:
        return self.level < given <= right


@fault("BET-8", also=("ALLIN-4",), because="amounts are tried there too")
class two_bets_at_once(OtherAmounts):
    """A bet or raise of two bets is accepted."""

    def accepted(self, given: int, right: int) -> bool:
        return given in (right, right + self.bet_size())


@fault("BET-8", also=("ALLIN-4",), because="amounts are tried there too")
class either_bet_in_every_round(OtherAmounts):
    """Small and big bets are accepted in every round."""

    def accepted(self, given: int, right: int) -> bool:
        return given - right + self.bet_size() in self.seating.bets


@fault("BET-8", also=("BET-11", "ALLIN-4"), because="amounts are tried there too")
class amount_is_not_looked_at(Betting):
    """A wrong amount is accepted, and the right one put in."""

    def amount_accepted(self, given: int | None, amount: int) -> bool:
        return True


@fault("BET-8", also=("BET-11", "ALLIN-4"), because="amounts are tried there too")
class wrong_amounts_lose_the_turn(Betting):
    """A wrong amount is refused, and the player has lost his turn to raise."""

    def check(self, action: Action) -> None:
        try:
            super().check(action)
        except IllegalAction as refusal:
            if refusal.reason == "bad-amount":
                self.may_raise.discard(action.seat)
            raise


@fault("BET-11")
class refused_raise_counts(Betting):
    """A raise that is refused counts towards the cap."""

    def check(self, action: Action) -> None:
        try:
            super().check(action)
        except IllegalAction:
            self.bets_made += action.kind in ("bet", "raise")
            raise


@fault("BET-9", also=("BET-10",), because="the sizes of the later rounds are others there too")
class big_bet_is_three_small_bets(Seating):
    """Where the engine works out the bets, the big one is three small ones."""

    def bets_of(self, table: Table) -> tuple[int, int]:
        small, big = super().bets_of(table)
        return (small, big) if table.bets else (small, 3 * small)


@fault("BET-9", also=("BET-10",), because="the sizes of the later rounds are worked out there too")
class big_bet_is_the_small_bet(Seating):
    """Where the engine works out the bets, both are the same."""

    def bets_of(self, table: Table) -> tuple[int, int]:
        small, big = super().bets_of(table)
        return (small, big) if table.bets else (small, small)


@fault("BET-9", also=("BET-*", "ALLIN-*", "SHOW-1", "POT-1", "POT-2"), because=CHIPS)
class big_bet_is_one_and_a_half_small_bets(OtherSize):
    """The big bet is one and a half small bets, whatever the table says."""

    def size(self, small: int, big: int) -> int:
        return small if self.round <= 2 else small + small // 2


@fault("BET-9", also=("BET-10",), because="the sizes of the later rounds are worked out there too")
class big_bet_is_the_sum_of_the_blinds(Seating):
    """Where the engine works out the bets, the big one is the sum of both blinds."""

    def bets_of(self, table: Table) -> tuple[int, int]:
        small, big = super().bets_of(table)
        return (small, big) if table.bets else (small, sum(self.blinds))


@fault("BET-10")
class small_bet_is_twice_the_big_blind(Seating):
    """Where the engine works out the bets, the small one is two big blinds."""

    def small_bet(self) -> int:
        return 2 * self.blinds[1]


@fault("BET-10")
class small_bet_is_the_sum_of_the_blinds(Seating):
    """Where the engine works out the bets, the small one is both blinds together."""

    def small_bet(self) -> int:
        return sum(self.blinds)


@fault("BET-10")
class small_bet_is_the_small_blind_with_two(Seating):
    """Where the engine works out the bets, the small one is the big blind, and the small blind with two players."""

    def small_bet(self) -> int:
        return self.blinds[0] if self.count == 2 else self.blinds[1]


# BET-11, BET-12 and BET-16


class OtherCap(Betting):
    """Base of the faults by which the cap is another."""

    def other(self, right: int) -> int:
        """Return how many bets the round allows."""
        return right

    def cap(self) -> int:
        return self.other(super().cap())


@fault("BET-11", also=("BET-16",), because="the cap of two is read from the same count")
class no_cap_in_the_first_round(OtherCap):
    """The first round has no cap."""

    def other(self, right: int) -> int:
        return 99 if self.round == 1 else right


@fault("BET-11", also=("BLIND-5", "BET-8", "BET-16", "ALLIN-3", "ALLIN-4"), because="three raises are made there")
class two_raises_in_the_first_round(OtherCap):
    """The first round allows two raises."""

    def other(self, right: int) -> int:
        return 3 if self.round == 1 else right


@fault("BET-11", also=("BET-16",), because="the cap of two is read from the same count")
class five_raises_in_the_first_round(OtherCap):
    """The first round allows five raises."""

    def other(self, right: int) -> int:
        return 6 if self.round == 1 else right


@fault("BET-11")
class five_bets_with_six_players(OtherCap):
    """The first round allows four raises with six players, and three with fewer."""

    def other(self, right: int) -> int:
        return 5 if self.round == 1 and self.seating.count == 6 else right


@fault("BET-11", also=("ALLIN-3", "ALLIN-4"), because="bets are counted in many rules")
class calls_count_as_raises(Betting):
    """In the first round a call after a raise counts towards the cap."""

    def act(self, action: Action) -> None:
        super().act(action)
        self.bets_made += action.kind == "call" and self.round == 1 and self.bets_made > 1


@fault("BET-11", also=("BET-16", "ALLIN-3"), because="players raise twice there too")
class each_player_raises_once(Betting):
    """In the first round each player may raise once."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        super().bet_or_raise(seat, amount)
        self.raised = {*getattr(self, "raised", ()), seat}

    def raise_refused(self, seat: int) -> str | None:
        return "BET-11" if self.round == 1 and seat in getattr(self, "raised", ()) else super().raise_refused(seat)


@fault("BET-11", also=("BET-16",), because="the cap of two is read from the same count")
class cap_is_offered_and_not_kept(Betting):
    """In the first round a raise over the cap is not offered, and is accepted."""

    def check(self, action: Action) -> None:
        made, self.bets_made = self.bets_made, 1 if self.round == 1 else self.bets_made
        try:
            super().check(action)
        finally:
            self.bets_made = made


@fault("BET-11")
class raises_are_counted_on_in_the_next_hand(Game):
    """The raises of the first hand count in the first round of the second."""

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        following.betting.bets_made += 2
        return following


@fault("BET-11", under="wsop")
class lifted_cap_stays_for_the_next_hand(Game):
    """Once two were left without a cap, the next hand has none either."""

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        following.betting.cap_lifted = len(self.live) == 2
        return following


@fault("BET-12", also=("BET-5", "BET-16"), because="the cap of two is read from the same count")
class no_cap_after_the_first_draw(OtherCap):
    """Later rounds have no cap."""

    def other(self, right: int) -> int:
        return 99 if self.round > 1 else right


@fault("BET-12", also=("BET-5", "BET-16"), because="the cap of two is read from the same count")
class no_cap_in_the_last_round(OtherCap):
    """The last round has no cap."""

    def other(self, right: int) -> int:
        return 99 if self.round == 4 else right


@fault("BET-12", also=("BET-8", "BET-16"), because="three raises are made in other rules too")
class two_raises_in_later_rounds(OtherCap):
    """Later rounds allow a bet and two raises."""

    def other(self, right: int) -> int:
        return 3 if self.round > 1 else right


@fault("BET-12", also=("BET-16",), because="the bets of two and of three are compared there")
class one_bet_more_in_the_last_round(OtherCap):
    """The last round allows one bet more than the others."""

    def other(self, right: int) -> int:
        return right + (self.round == 4)


@fault("BET-12", also=("BET-16",), because="the bets of two and of three are compared there")
class three_in_raise_once_more(OtherCap):
    """With three players left one bet more is allowed than with four."""

    def other(self, right: int) -> int:
        return right + (self.round > 1 and len(self.game.live) == 3)


@fault("BET-12", also=("BET-16", "ALLIN-3"), because="a first round is capped there")
class cap_not_reset_after_a_draw(Game):
    """The bets of the first round count in the second."""

    def begin_betting(self) -> None:
        made = self.betting.bets_made - 1 if self.round else 0
        super().begin_betting()
        if self.round > 1:
            self.betting.bets_made = made


@fault("BET-12", also=("BET-16",), because="rounds are capped there")
class cap_not_reset_in_the_last_round(Game):
    """The bets of the third round count in the last."""

    def begin_betting(self) -> None:
        made = self.betting.bets_made if self.round else 0
        super().begin_betting()
        if self.round == self.last_round:
            self.betting.bets_made = made


@fault("BET-12", also=("BET-16",), because="the cap of two is read from the same count")
class later_cap_is_offered_and_not_kept(Betting):
    """In later rounds a raise over the cap is not offered, and is accepted."""

    def check(self, action: Action) -> None:
        made, self.bets_made = self.bets_made, 0 if self.round > 1 else self.bets_made
        try:
            super().check(action)
        finally:
            self.bets_made = made


@fault("BET-12", also=("BET-16",), because="checks come before bets there")
class checks_count_as_bets(Betting):
    """In later rounds the first check counts towards the cap."""

    def act(self, action: Action) -> None:
        super().act(action)
        self.bets_made += action.kind == "check" and self.round > 1 and self.last_bettor is None and self.bets_made == 0


@fault("BET-16")
class cap_falls_once_two_are_left(Betting):
    """The cap falls when two are left, even if it had been reached."""

    def cap_allows(self) -> bool:
        return super().cap_allows() or self.two_left()


@fault("BET-16")
class open_at_a_table_of_two_only(Betting):
    """There is no cap at a table with two seats, and there is one for two left of a larger table."""

    def cap_allows(self) -> bool:
        return super().cap_allows() or self.seating.count == 2


@fault("BET-16")
class open_in_the_last_round_only(Betting):
    """There is no cap for two in the last round, and there is one before."""

    def cap_allows(self) -> bool:
        return super().cap_allows() or (self.round == 4 and self.two_left())


@fault("BET-16")
class open_before_the_first_draw_only(Betting):
    """There is no cap for two in the first round, and there is one later."""

    def cap_allows(self) -> bool:
        return super().cap_allows() or (self.round == 1 and self.two_left())


@fault("BET-16", also=("BET-4", "BET-7", "BET-17", "SHOW-2"), because="two players raise there")
class two_left_raise_once(OtherCap):
    """When two are left a bet may be raised once."""

    def other(self, right: int) -> int:
        return 2 if self.round > 1 and self.two_left() else right


@fault("BET-16")
class cap_of_two_is_seven(OtherCap):
    """When two are left seven bets are allowed if the round began with more."""

    def other(self, right: int) -> int:
        return 7 if self.two_left() and self.seating.count > 2 and self.round > 1 else right


@fault("BET-16")
class two_left_bet_once_more(OtherCap):
    """Two players are allowed one bet more than three."""

    def other(self, right: int) -> int:
        return right + (self.round > 1 and self.two_left())


@fault("BET-16", under="wsop")
class reached_cap_falls_under_wsop(Betting):
    """A cap that was reached with more falls when two are left, where a round that begins with two has none."""

    def cap_allows(self) -> bool:
        return super().cap_allows() or self.two_left()


@fault("BET-12")
class completing_a_bet_is_no_raise(Betting):
    """The raise that completes a bet after an all-in of less than half of it is not counted by the cap."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        completes = self.level > self.counted and self.counts_as_raise(amount)
        super().bet_or_raise(seat, amount)
        if completes:
            self.bets_made -= 1


# BET-13


@fault("BET-13", also=("*",), because=COURSE)
class everyone_acts_once(Betting):
    """A round ends when everyone has acted once, whatever was raised."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        waiting = set(self.to_act)
        super().bet_or_raise(seat, amount)
        self.to_act &= waiting


@fault("BET-13", also=("*",), because=COURSE)
class raiser_is_asked_again(Betting):
    """Who raised acts again when all have called, as if the round began with him."""

    def next_to_act(self, seat: int) -> int | None:
        following = super().next_to_act(seat)
        if following is None and self.last_bettor not in (None, seat) and not hasattr(self, "again"):
            self.again = True
            self.to_act = {self.last_bettor} & self.asked()
            return super().next_to_act(seat)
        return following


@fault("BET-13", also=("*",), because=COURSE)
class round_ends_at_the_button(Betting):
    """A round ends when the button has acted and all bets are equal, or not."""

    def next_to_act(self, seat: int) -> int | None:
        at_the_end = self.round > 1 and seat == self.seating.button and self.last_bettor != seat
        return None if at_the_end and hasattr(self, "turn") else super().next_to_act(seat)


@fault("BET-13", also=("*",), because=COURSE)
class round_ends_when_bets_are_equal(Betting):
    """A round ends as soon as all bets are equal."""

    def next_to_act(self, seat: int) -> int | None:
        bets = {player.bet for player in self.players.values() if player.can_bet}
        equal = hasattr(self, "turn") and len(bets) == 1
        return None if equal else super().next_to_act(seat)


@fault("BET-13", also=("BET-*", "ALLIN-4", "SHOW-2"), because=COURSE)
class second_raise_does_not_reopen(Betting):
    """Only the first raise of a later round has to be answered by everyone."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        waiting = set(self.to_act)
        super().bet_or_raise(seat, amount)
        if self.round > 1 and self.bets_made > 2:
            self.to_act &= waiting


@fault("BET-13", also=("BET-*", "ALLIN-1", "ALLIN-4", "ALLIN-5", "SHOW-2", "POT-1", "POT-2", "POT-4"), because=COURSE)
class raise_of_the_last_to_act_does_not_reopen(Betting):
    """A raise by the last player to act ends the round."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        last = len(self.to_act) == 0 and self.bets_made > 0
        super().bet_or_raise(seat, amount)
        if last and self.round > 1:
            self.to_act = set()


@fault("BET-13", also=("*",), because=COURSE)
class fold_ends_the_round(Betting):
    """A fold after a bet ends the round if all others have called or checked."""

    def next_to_act(self, seat: int) -> int | None:
        following = super().next_to_act(seat)
        folded = hasattr(self, "turn") and self.players[seat].folded and self.round > 1
        return None if folded and following is not None and len(self.to_act) < 3 else following


@fault("BET-13", also=("BLIND-4", "BLIND-5", "BLIND-6", "BET-11"), because=COURSE)
class big_blinds_raise_does_not_reopen(Betting):
    """A raise by the big blind after calls need not be answered."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        waiting = set(self.to_act)
        super().bet_or_raise(seat, amount)
        if self.round == 1 and seat == self.seating.big_blind_seat() and self.bets_made == 2:
            self.to_act &= waiting


# BET-14


@fault("BET-14", also=("*",), because=COURSE)
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


@fault("BET-14")
class folded_players_show_too(Game):
    """When all but one have folded in the last round, every hand is shown."""

    def award_unshown(self) -> None:
        super().award_unshown()
        if self.round == self.last_round:
            self.shown = self.seating.clockwise(self.button)


@fault("BET-14", also=("BLIND-6", "ALLIN-5", "ALLIN-7"), because=CHIPS)
class last_bettor_takes_a_folded_pot(Game):
    """When all but one have folded, the last to bet takes the pot, or the big blind if nobody did."""

    def award_unshown(self) -> None:
        winner = self.betting.last_bettor or self.seating.small_blind_seat()
        for seat, player in self.players.items():
            player.folded = seat != winner
        super().award_unshown()


@fault("BET-14", also=("*",), because=CHIPS)
class folded_pot_is_lost(Game):
    """When all but one have folded, nobody gets what they put in."""

    def award_unshown(self) -> None:
        super().award_unshown()
        for seat in self.live:
            self.players[seat].stack -= self.won[seat - 1]
        self.won = [0] * self.table.seats


@fault("BET-14", also=("BET-17", "ALLIN-5"), because=CHIPS)
class folded_pot_after_a_draw_is_shared(Game):
    """When all but one have folded after a draw, everybody gets his chips back."""

    def award_unshown(self) -> None:
        super().award_unshown()
        if self.round > 1:
            for player in self.players.values():
                player.stack += player.paid
            for seat in self.live:
                self.players[seat].stack -= sum(player.paid for player in self.players.values())


@fault("BET-14", also=("BLIND-6", "ALLIN-5", "ALLIN-7"), because=CHIPS)
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
    also=("SEAT-3", "SEAT-4", "SEAT-6", "BLIND-6", "ALLIN-7"),
    because="hands of two end with a fold there too",
)
class fold_of_two_goes_to_showdown(Game):
    """With two players a fold leads to a showdown."""

    def uncontested(self) -> bool:
        return super().uncontested() and self.table.seats > 2


# BET-15


class WholeBetsOnly(Betting):
    """Base of the faults that forbid what a short stack may do."""

    def forbidden(self, action: Action) -> bool:
        """Tell whether the action is refused."""
        return False

    def check(self, action: Action) -> None:
        super().check(action)
        if self.forbidden(action):
            raise IllegalAction("bad-action", "BET-15", "too few chips")


@fault("BET-15", also=("ALLIN-*", "POT-3", "POT-4"), because="players call all-in there")
class no_short_calls(WholeBetsOnly):
    """Who has less than the call has to fold."""

    def forbidden(self, action: Action) -> bool:
        return action.kind == "call" and self.players[action.seat].stack < self.owed(action.seat)


@fault("BET-15", also=("ALLIN-*", "POT-4"), because="players bet and raise all-in there")
class no_short_bets(WholeBetsOnly):
    """A bet or raise takes a whole bet."""

    def forbidden(self, action: Action) -> bool:
        player = self.players[action.seat]
        return action.kind in ("bet", "raise") and player.bet + player.stack < self.raise_to()

    def raise_refused(self, seat: int) -> str | None:
        player = self.players[seat]
        return "BET-15" if player.bet + player.stack < self.raise_to() else super().raise_refused(seat)


@fault("BET-15", also=("ALLIN-3", "ALLIN-4"), because="players raise all-in there")
class short_raises_take_half_a_bet(Betting):
    """A raise for less than half a bet is refused."""

    def raise_refused(self, seat: int) -> str | None:
        player = self.players[seat]
        too_little = 2 * (player.bet + player.stack - self.counted) < self.bet_size()
        return "BET-15" if too_little else super().raise_refused(seat)


@fault("BET-15")
class short_call_costs_the_full_price(Betting):
    """What a call costs is shown as all that is owed, whatever the stack."""

    def call(self, seat: int) -> int:
        return self.owed(seat)


@fault("BET-15", also=("ALLIN-3", "ALLIN-4", "ALLIN-5", "POT-4"), because=CHIPS)
class short_stacks_go_below_nothing(Betting):
    """A player without enough chips puts in a whole bet on credit."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        player, whole = self.players[seat], self.raise_to()
        credit = max(whole - player.bet - player.stack, 0)
        player.stack += credit
        super().bet_or_raise(seat, max(amount, whole))


@fault("BET-15")
class raise_with_nothing_left(Betting):
    """Who has no more than the call may raise, and puts in what he has."""

    def raise_refused(self, seat: int) -> str | None:
        player = self.players[seat]
        return None if 0 < player.stack <= self.owed(seat) and self.cap_allows() else super().raise_refused(seat)


@fault("BET-15")
class last_chips_go_in_too(Betting):
    """Who would keep less than a bet after a raise is all-in."""

    def amount(self, seat: int, kind: str) -> int:
        player, comes_to = self.players[seat], super().amount(seat, kind)
        left = player.bet + player.stack - comes_to
        return comes_to + left if kind in ("bet", "raise") and left < self.bet_size() else comes_to


@fault("BET-15", also=("ALLIN-2", "ALLIN-3", "ALLIN-5", "POT-3", "POT-4"), because="players call all-in there")
class short_call_lowers_the_price(Betting):
    """After a call for less, the others owe no more than that."""

    def act(self, action: Action) -> None:
        super().act(action)
        player = self.players[action.seat]
        if action.kind == "call" and player.all_in and player.bet < self.level:
            self.level = player.bet


# BET-17


@fault("BET-17", also=("*",), because=COURSE)
class folded_players_are_asked_to_draw(Drawing):
    """Players who have folded draw like others."""

    def draws(self, seat: int) -> bool:
        return True


@fault("BET-17", also=("*",), because=COURSE)
class folded_players_are_asked_in_the_next_round(Betting):
    """Players who have folded are asked to bet again after a draw."""

    def asked(self) -> set[int]:
        return super().asked() if self.round == 1 else {seat for seat, player in self.players.items() if player.stack}


@fault("BET-17", also=("*",), because=COURSE)
class raise_comes_back_to_folded_players(Betting):
    """After a raise those who have folded are asked again."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        super().bet_or_raise(seat, amount)
        self.to_act |= {each for each, player in self.players.items() if player.folded}


@fault("BET-17", also=("ALLIN-*", "POT-1", "POT-2", "POT-3"), because=CHIPS)
class folded_hands_win(Showdown):
    """The lowest hand takes the pot, folded or not."""

    def winners(self, pot: Pot) -> list[int]:
        players = self.game.players
        everyone = tuple(players)
        self.strengths |= {seat: self.game.ranking.strength(players[seat].hand) for seat in everyone}
        return super().winners(Pot(pot.chips, everyone))


@fault("BET-17")
class folded_in_the_last_round_wins(Showdown):
    """Who folds in the last round still takes part in the showdown."""

    def winners(self, pot: Pot) -> list[int]:
        game = self.game
        late = [seat for seat, player in game.players.items() if player.folded and player.paid == max_paid(pot, game)]
        self.strengths |= {seat: game.ranking.strength(game.players[seat].hand) for seat in late}
        return super().winners(Pot(pot.chips, (*pot.seats, *late)))


def max_paid(pot: Pot, game: Game) -> int:
    """Return what those who can win the pot had paid before the last round."""
    return max(game.players[seat].paid - game.players[seat].bet for seat in pot.seats)


@fault("BET-17", also=("SHOW-1", "SHOW-4"), because="who shows is looked at there")
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


@fault("BET-17", also=("*",), because=CHIPS)
class folded_players_get_their_chips_back(OtherDeadChips):
    """What a player has put in before he folds goes back to him."""

    def returned(self, players: Iterable[Player]) -> dict[int, int]:
        return {player.seat: player.paid for player in players}


@fault("BET-17", also=("*",), because=CHIPS)
class folded_blinds_vanish(Pots):
    """What a player has put in before he folds is nobody's."""

    def pots(self, paid: dict[int, int]) -> list[Pot]:
        folded = {player.seat for player in self.players if player.folded}
        return super().pots({seat: 0 if seat in folded else chips for seat, chips in paid.items()})


@fault("BET-17", also=("BLIND-5", "BET-7", "BET-13", "POT-4"), because="the pot is looked at there too")
class pot_leaves_out_folded_chips(Game):
    """The pot is shown without what those put in who have folded."""

    @property
    def pot(self) -> int:
        left_out = sum(player.paid for player in self.players.values() if player.folded)
        return max(super().pot - left_out, 0)


@fault("BET-17", also=("DRAW-7",), because="second hands are played there too")
class folded_players_sit_out_the_next_hand(Game):
    """Who folded in one hand counts as folded in the next if somebody else was left."""

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        staying = [seat for seat in self.live if self.table.seats > 2]
        for seat, player in following.players.items():
            player.folded = len(staying) > 1 and seat not in staying
        return following


# BET-18


class AnyTurn(Game):
    """Base of the faults that let somebody act out of turn."""

    def let(self, action: Action) -> bool:
        """Tell whether the action is carried out, whoever's turn it is."""
        return False

    def act(self, action: Action) -> None:
        if self.phase != "finished" and action.seat in self.players and self.let(action):
            if self.phase == "betting":
                self.betting.turn = action.seat
            else:
                self.drawing.turn = action.seat
        super().act(action)


@fault("BET-18", also=("BLIND-6", "BET-2", "DRAW-3"), because="who may not act is looked at in other rules")
class turn_is_not_looked_at(AnyTurn):
    """Anybody who has to act may act at any time."""

    def let(self, action: Action) -> bool:
        waiting = self.betting.to_act if self.phase == "betting" else set(self.drawing.waiting)
        return action.seat in waiting


@fault("BET-18")
class folds_out_of_turn(AnyTurn):
    """Anybody may fold at any time."""

    def let(self, action: Action) -> bool:
        return action.kind == "fold" and self.phase == "betting" and not self.players[action.seat].folded


@fault("BET-18", also=("DRAW-3",), because="draws out of turn are tried there too")
class draws_out_of_turn(AnyTurn):
    """Anybody who has yet to draw may draw at any time."""

    def let(self, action: Action) -> bool:
        return self.phase == "drawing" and action.seat in self.drawing.waiting


@fault("BET-18", also=("BLIND-6", "BET-2", "BET-17", "ALLIN-1", "DRAW-7"), because="others act out of turn there too")
class seat_is_not_looked_at(Game):
    """Whatever is asked for is done by the player whose turn it is."""

    def act(self, action: Action) -> None:
        super().act(replace(action, seat=self.turn or action.seat))


@fault(
    "BET-18",
    also=("BLIND-6", "BET-2", "BET-17", "ALLIN-1", "DRAW-3", "DRAW-7"),
    because="others act out of turn there too",
)
class acts_out_of_turn_are_ignored(Game):
    """What comes out of turn is accepted, and nothing is done."""

    def act(self, action: Action) -> None:
        if self.phase == "finished" or action.seat == self.turn:
            super().act(action)


@fault("BET-18")
class unknown_seats_are_taken_for_others(Game):
    """Seats are counted round the table, so that the seventh of six is the first."""

    def act(self, action: Action) -> None:
        super().act(replace(action, seat=(action.seat - 1) % self.table.seats + 1))


@fault("BET-18")
class unknown_seats_are_ignored(Game):
    """A seat that does not exist is accepted, and nothing is done."""

    def act(self, action: Action) -> None:
        if action.seat in self.players:
            super().act(action)


@fault("BET-18")
class out_of_turn_is_kept_for_later(Game):
    """Acting out of turn is refused, and done when the turn comes, for a fold."""

    def act(self, action: Action) -> None:
        try:
            super().act(action)
        except IllegalAction as refusal:
            if refusal.reason == "out-of-turn" and action.kind == "fold":
                self.folding = {*getattr(self, "folding", ()), action.seat}
            raise
        while self.phase == "betting" and self.turn and self.turn in getattr(self, "folding", ()):
            super().act(replace(action, seat=self.turn, kind="fold", amount=None))


@fault("BET-18", also=("BET-2", "BET-17", "ALLIN-1"), because="others act out of turn there too")
class acting_out_of_turn_costs_the_turn(Game):
    """Acting out of turn is refused, and the player has had his turn."""

    def act(self, action: Action) -> None:
        try:
            super().act(action)
        except IllegalAction as refusal:
            if refusal.reason == "out-of-turn" and self.phase == "betting" and self.turn:
                self.betting.to_act.discard(action.seat)
                self.betting.turn = self.betting.next_to_act(self.turn)
            raise


@fault("BET-18")
class last_to_act_may_act_again(AnyTurn):
    """Who has just acted may act again before the next player does."""

    def let(self, action: Action) -> bool:
        return self.phase == "betting" and action.seat == getattr(self, "acted", None)

    def act(self, action: Action) -> None:
        super().act(action)
        self.acted = action.seat if action.kind == "check" else None


@fault("BET-18")
class acting_out_of_turn_costs_the_raise(Game):
    """Acting out of turn is refused, and in his turn the player may not raise any more."""

    def act(self, action: Action) -> None:
        try:
            super().act(action)
        except IllegalAction as refusal:
            if refusal.reason == "out-of-turn" and self.phase == "betting":
                self.betting.may_raise.discard(action.seat)
            raise
