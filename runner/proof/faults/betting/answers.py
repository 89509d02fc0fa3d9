"""Wrong engines that let a player do too much in his turn, or too little: BET-5 to BET-7."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.actions import IllegalAction
from tripledraw.reference_impl.betting import Betting
from tripledraw.reference_impl.game import Game

if TYPE_CHECKING:
    from tripledraw.reference_impl.actions import Action

CHECKED = "who has checked is to answer a bet there too"

# BET-5 and BET-6


class OtherChecks(Betting):
    """Base of the faults that let through what is checked for."""

    def let_through(self, action: Action) -> bool:
        """Tell whether the action is not looked at any further."""
        return False

    def check(self, action: Action) -> None:
        if not self.let_through(action):
            super().check(action)


@fault("BET-5", also="BLIND-4 POT-4", because="who owes may not check there either")
class anyone_may_check(OtherChecks):
    """A player who owes chips may check."""

    def let_through(self, action: Action) -> bool:
        return action.kind == "check"


narrow(anyone_may_check, "once somebody is all-in")


@fault("BET-5", also="POT-4", because="a check of a bet in the last round is tried there too")
class anyone_may_check_in_the_last_round(OtherChecks):
    """In the last round a player who owes chips may check."""

    def let_through(self, action: Action) -> bool:
        return action.kind == "check" and self.round == 4


@fault("BET-5", also="BLIND-4 POT-4", because="nobody has bet there but the blinds")
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


narrow(checkers_may_check_again, "with two players")


@fault("BET-5", also="SEAT-7 BLIND-5 BET-3,8,13,14,15,17 ALLIN-* POT-*", because="who calls a raise puts in too little")
class call_is_one_bet(Betting):
    """A call adds one bet, however much is owed."""

    def call(self, seat: int) -> int:
        return min(super().call(seat), self.bet_size())


@fault("BET-5", also="BET-7,8,13 ALLIN-3", because="who has put in something and calls puts in too much")
class call_is_the_whole_level(Betting):
    """A call adds all that has been bet, whatever the caller has put in before."""

    def call(self, seat: int) -> int:
        return min(self.level, self.players[seat].stack) if self.owed(seat) and self.round > 1 else super().call(seat)


narrow(call_is_the_whole_level, "with two players", "in the last round")


@fault(
    "BET-5",
    also="SEAT-2,6 BET-* ALLIN-* DRAW-1,3,7 MUCK-* DECK-1 SHOW-* POT-*",
    because="players fold after draws there too",
)
class no_folding_after_the_first_round(Betting):
    """Who has drawn may not fold."""

    def actions(self, seat: int) -> list[str]:
        return [each for each in super().actions(seat) if each != "fold" or self.round == 1]

    def check(self, action: Action) -> None:
        if action.kind == "fold" and self.round > 1:
            raise IllegalAction("bad-action", "BET-5", "it is too late to fold")
        super().check(action)


@fault("BET-5", also="BET-* ALLIN-* SHOW-1,2 POT-*", because="bets are raised after draws there too")
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


@fault("BET-6", also="*", because="hands are played out by checks in most rules")
class no_checks_after_a_draw(Betting):
    """The first player after a draw has to bet or fold."""

    def actions(self, seat: int) -> list[str]:
        return [each if each != "check" or self.round == 1 else "fold" for each in super().actions(seat)]

    def check(self, action: Action) -> None:
        if action.kind == "check" and self.round > 1:
            raise IllegalAction("bad-action", "BET-6", "bet or fold")
        super().check(action)


@fault(
    "BET-6",
    also="SEAT-2,3 BLIND-6 BET-* ALLIN-* DRAW-3,7 SHOW-* POT-*",
    because="whoever acts after a check has no turn any more",
)
class first_check_ends_the_round(Betting):
    """When the first player after a draw checks, the game goes on at once."""

    def act(self, action: Action) -> None:
        super().act(action)
        if action.kind == "check" and self.round > 1 and self.last_bettor is None:
            self.turn = None


@fault("BET-6", also="*", because="hands are played out by checks in most rules")
class last_player_may_not_check(Betting):
    """When all others have checked, the last has to bet."""

    def check(self, action: Action) -> None:
        if action.kind == "check" and self.round > 1 and len(self.to_act) == 1 and self.last_bettor is None:
            raise IllegalAction("bad-action", "BET-6", "somebody has to bet")
        super().check(action)


@fault("BET-6", also="BLIND-6 BET-4 ALLIN-1", because="a third round is checked there, and the draw comes a turn later")
class checks_go_round_twice(Betting):
    """When all have checked in the third round they are asked once more."""

    def next_to_act(self, seat: int) -> int | None:
        following = super().next_to_act(seat)
        if following is None and self.round == 3 and self.last_bettor is None and not hasattr(self, "twice"):
            self.twice = True
            self.to_act = self.asked()
            return super().next_to_act(self.seating.button)
        return following


@fault("BET-6", also="BET-1 ALLIN-1,6 DRAW-1,5 SHOW-* POT-1", because="the hand goes on where it should be over")
class checked_last_round_is_never_over(Game):
    """When all have checked in the last round they draw once more."""

    def show_down(self) -> None:
        if self.betting.last_bettor is None and not hasattr(self, "again"):
            self.again = True
            self.begin_drawing()
        else:
            super().show_down()


@fault(
    "BET-6",
    also="RANK-1 SEAT-7 BET-5,7,8,14,15,17 ALLIN-* SHOW-1 POT-*",
    because="chips are counted after checks there too",
)
class check_costs_a_chip(Betting):
    """A check after a draw costs one chip."""

    def act(self, action: Action) -> None:
        super().act(action)
        player = self.players[action.seat]
        if action.kind == "check" and self.round > 1 and player.stack > 1:
            player.stack -= 1
            player.paid += 1


narrow(check_costs_a_chip, "with two players")


@fault(
    "BET-6",
    also="BET-* ALLIN-* DRAW-3,4,7 MUCK-2,7 SHOW-* POT-*",
    because="a bet follows a round of checks there too",
)
class who_checked_may_not_bet_later(Game):
    """Who has checked may not bet in the next round."""

    def begin_betting(self) -> None:
        checked = self.round > 1 and self.betting.last_bettor is None
        super().begin_betting()
        if checked:
            self.betting.may_raise = set()


# BET-7


@fault("BET-7", also="BET-3,4,12,13,14,15 ALLIN-* DRAW-3,7 SHOW-* POT-*", because=CHECKED)
class checkers_are_out_of_the_round(Betting):
    """A bet does not come back to those who checked."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        waiting = set(self.to_act)
        super().bet_or_raise(seat, amount)
        if self.round > 1 and self.bets_made == 1:
            self.to_act &= waiting


@fault("BET-7", also="BET-12 ALLIN-3 SHOW-2 POT-4", because="a check comes before a raise there")
class no_check_raise(Betting):
    """Who has checked may only call or fold."""

    def act(self, action: Action) -> None:
        super().act(action)
        if action.kind == "check":
            self.checked = {*getattr(self, "checked", ()), action.seat}

    def reopened_for(self, seat: int) -> bool:
        return super().reopened_for(seat) and (self.round == 1 or seat not in getattr(self, "checked", ()))


narrow(no_check_raise, "with six players", "with five players")


@fault("BET-7", also="BET-5,18 SHOW-2", because="two players check and raise there too")
class no_check_raise_with_two(Betting):
    """With two players who has checked may only call or fold."""

    def act(self, action: Action) -> None:
        super().act(action)
        if action.kind == "check" and self.round > 1 and self.seating.count == 2:
            self.checked = {*getattr(self, "checked", ()), action.seat}

    def reopened_for(self, seat: int) -> bool:
        return super().reopened_for(seat) and seat not in getattr(self, "checked", ())


@fault("BET-7", also="BET-3,4,13,14 ALLIN-2,3 DRAW-3 SHOW-2,4 POT-1,3", because=CHECKED)
class only_the_first_checker_is_asked_again(Betting):
    """A bet after checks comes back to the first player only."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        waiting = set(self.to_act)
        super().bet_or_raise(seat, amount)
        if self.round > 1 and self.bets_made == 1:
            checked = [each for each in self.seating.clockwise(self.seating.button) if each in self.to_act - waiting]
            self.to_act -= set(checked[1:])


@fault("BET-7", also="BET-12,14 ALLIN-1,3,5 SHOW-* POT-*", because=CHECKED)
class checkers_are_not_asked_in_the_last_round(Betting):
    """In the last round a bet does not come back to those who checked."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        waiting = set(self.to_act)
        super().bet_or_raise(seat, amount)
        if self.round == 4 and self.bets_made == 1:
            self.to_act &= waiting
