"""Wrong engines that post blinds wrongly, or play them wrongly: BLIND-1 to BLIND-6."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.planting import fault
from tripledraw.reference_impl.betting import Betting
from tripledraw.reference_impl.drawing import Drawing
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.seating import Seating

if TYPE_CHECKING:
    from tripledraw.reference_impl.actions import Action
    from tripledraw.reference_impl.dealer import Dealer

EVERY_POT = "the chips of nearly every hand are others"
ORDER = "whatever names the player to act goes wrong"

# BLIND-1


class SmallBlindElsewhere(Seating):
    """Base of the faults that move the small blind alone, and only where there are more than two."""

    def posts_small(self) -> int:
        """Return who posts the small blind."""
        return super().small_blind_seat()

    def small_blind_seat(self) -> int:
        return super().small_blind_seat() if self.count == 2 else self.posts_small()

    def big_blind_seat(self) -> int:
        return self.left_of(super().small_blind_seat())


@fault("BLIND-1", also=("*",), because=EVERY_POT)
class button_posts_the_small_blind(SmallBlindElsewhere):
    """The button posts the small blind, as with two players."""

    def posts_small(self) -> int:
        return self.button


@fault("BLIND-1", also=("*",), because=EVERY_POT)
class small_blind_right_of_the_button(SmallBlindElsewhere):
    """The seat right of the button posts the small blind."""

    def posts_small(self) -> int:
        return self.clockwise(self.button)[-2]


@fault("BLIND-1", also=("*",), because=EVERY_POT)
class small_blind_is_always_the_first_seat(SmallBlindElsewhere):
    """The first seat posts the small blind, unless it is the big blind."""

    def posts_small(self) -> int:
        return 1 if self.big_blind_seat() != 1 else self.left_of(self.button)


@fault("BLIND-1", also=("*",), because=EVERY_POT)
class small_blind_of_six_is_the_button(SmallBlindElsewhere):
    """With six players the button posts the small blind."""

    def posts_small(self) -> int:
        return self.button if self.count == 6 else self.left_of(self.button)


@fault("BLIND-1", also=("SEAT-3", "SEAT-7", "BET-14", "ALLIN-7", "POT-3"), because=EVERY_POT)
class small_blind_does_not_come_round(SmallBlindElsewhere):
    """With the button on the last seat, the button posts the small blind."""

    def posts_small(self) -> int:
        return min(self.button + 1, self.count)


@fault("BLIND-1", also=("*",), because=EVERY_POT)
class no_small_blind(Betting):
    """Nobody posts a small blind."""

    def post_blinds(self) -> None:
        small, big = self.seating.blinds
        self.seating.blinds = (0, big)
        super().post_blinds()
        self.seating.blinds = (small, big)


@fault("BLIND-1", also=("*",), because="the small blind's chips stand there too")
class small_blind_costs_nothing(Betting):
    """The small blind is in the pot, and still in the stack."""

    def post_blinds(self) -> None:
        super().post_blinds()
        self.players[self.seating.small_blind_seat()].stack += self.seating.blinds[0]


@fault("BLIND-1", also=("BLIND-2", "BLIND-5", "BLIND-6"), because="stakes whose half is odd stand there too")
class small_blind_is_half_the_big_blind(Betting):
    """The small blind is half of the big blind, whatever the table says."""

    def post_blinds(self) -> None:
        small, big = self.seating.blinds
        self.seating.blinds = (big // 2, big)
        super().post_blinds()
        self.seating.blinds = (small, big)


@fault("BLIND-1", also=("SEAT-3", "SEAT-7", "BET-14"), because="second hands are played in many rules")
class small_blind_of_the_first_hand_posts_again(Game):
    """In the next hand the small blind is posted from the seat that posted it before."""

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        if self.table.seats == 2:
            return following
        small = self.seating.blinds[0]
        right, wrong = (game.players[game.seating.small_blind_seat()].seat for game in (following, self))
        for seat, chips in ((right, small), (wrong, -small)):
            player = following.players[seat]
            player.stack, player.bet, player.paid = player.stack + chips, player.bet - chips, player.paid - chips
        return following


@fault("BLIND-1")
class button_posts_the_small_blind_of_the_third_hand(Game):
    """From the third hand on the small blind comes from the button."""

    hands_before = 0

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        following.hands_before = self.hands_before + 1  # type: ignore[attr-defined]
        if self.hands_before and self.table.seats > 2:
            small = self.seating.blinds[0]
            for seat, chips in ((following.seating.small_blind_seat(), small), (following.button, -small)):
                player = following.players[seat]
                player.stack, player.bet, player.paid = player.stack + chips, player.bet - chips, player.paid - chips
        return following


# BLIND-2


class BigBlindElsewhere(Seating):
    """Base of the faults that move the big blind alone, and only where there are more than two."""

    def posts_big(self) -> int:
        """Return who posts the big blind."""
        return super().big_blind_seat()

    def big_blind_seat(self) -> int:
        return super().big_blind_seat() if self.count == 2 else self.posts_big()


@fault("BLIND-2", also=("*",), because=ORDER)
class big_blind_two_left_of_the_small(BigBlindElsewhere):
    """A seat between the blinds is left out."""

    def posts_big(self) -> int:
        return self.left_of(self.left_of(self.small_blind_seat()))


@fault("BLIND-2", also=("*",), because=ORDER)
class button_posts_the_big_blind(BigBlindElsewhere):
    """The button posts the big blind."""

    def posts_big(self) -> int:
        return self.button


@fault("BLIND-2", also=("*",), because=ORDER)
class button_of_three_posts_the_big_blind(BigBlindElsewhere):
    """With three players the button posts the big blind."""

    def posts_big(self) -> int:
        return self.button if self.count == 3 else super().posts_big()


@fault("BLIND-2", also=("*",), because=ORDER)
class blinds_change_places(Seating):
    """The seat left of the button posts the big blind, and the next the small."""

    def small_blind_seat(self) -> int:
        return super().small_blind_seat() if self.count == 2 else self.left_of(self.left_of(self.button))

    def big_blind_seat(self) -> int:
        return super().big_blind_seat() if self.count == 2 else self.left_of(self.button)


@fault(
    "BLIND-2", also=("BLIND-5", "BLIND-6", "BET-8", "BET-10", "ALLIN-4", "POT-3"), because="odd stakes stand there too"
)
class big_blind_is_twice_the_small(Betting):
    """The big blind is twice the small one, whatever the table says."""

    def post_blinds(self) -> None:
        small, big = self.seating.blinds
        self.seating.blinds = (small, 2 * small)
        super().post_blinds()
        self.seating.blinds = (small, big)


@fault("BLIND-2", also=("*",), because=EVERY_POT)
class third_player_posts_too(Betting):
    """The seat left of the big blind posts a big blind as well."""

    def post_blinds(self) -> None:
        super().post_blinds()
        if self.seating.count > 2:
            self.players[self.seating.left_of(self.seating.big_blind_seat())].put_in(self.seating.blinds[1])


@fault("BLIND-2", also=("*",), because=EVERY_POT)
class everyone_posts_an_ante(Betting):
    """Everyone else puts in a chip before the deal."""

    def post_blinds(self) -> None:
        super().post_blinds()
        for player in self.players.values():
            if not player.bet:
                player.put_in(1)
                player.bet = 0


# BLIND-4


@fault("BLIND-4", also=("*",), because="every first round without a raise ends too early")
class big_blind_has_no_option(Betting):
    """The first round ends when the small blind has called."""

    def next_to_act(self, seat: int) -> int | None:
        following = super().next_to_act(seat)
        nobody_raised = self.round == 1 and self.seating.count > 2 and self.bets_made == 1
        if nobody_raised and following == self.seating.big_blind_seat() and not self.owed(following):
            return None
        return following


@fault("BLIND-4", also=("ALLIN-2", "ALLIN-3", "POT-3"), because="the small blind calls in many rules")
class big_blind_has_no_option_if_the_small_blind_folds(Betting):
    """Without the small blind the first round ends with the last call."""

    def next_to_act(self, seat: int) -> int | None:
        following = super().next_to_act(seat)
        folded = self.players[self.seating.small_blind_seat()].folded
        if self.round == 1 and folded and self.bets_made == 1 and following == self.seating.big_blind_seat():
            return None
        return following


class OtherChoices(Betting):
    """Base of the faults that forbid a seat of three or more to raise in the first round."""

    def barred(self, seat: int) -> bool:
        """Tell whether the seat may not raise."""
        return False

    def raise_refused(self, seat: int) -> str | None:
        if self.round == 1 and self.seating.count > 2 and self.barred(seat):
            return "BLIND-4"
        return super().raise_refused(seat)


@fault("BLIND-4", also=("BLIND-5", "BET-11", "BET-13", "BET-16", "ALLIN-3"), because="the big blind raises there too")
class big_blind_may_not_raise(OtherChoices):
    """The big blind may only check, call or fold."""

    def barred(self, seat: int) -> bool:
        return seat == self.seating.big_blind_seat()


@fault("BLIND-4", also=("BLIND-5", "BET-11", "BET-13", "ALLIN-3"), because="the big blind raises after calls there too")
class big_blind_may_only_check(OtherChoices):
    """The big blind may not raise if nobody else has."""

    def barred(self, seat: int) -> bool:
        return seat == self.seating.big_blind_seat() and self.bets_made == 1


@fault("BLIND-4", also=("*",), because="the small blind raises there too")
class small_blind_may_not_raise(OtherChoices):
    """The small blind may only call or fold."""

    def barred(self, seat: int) -> bool:
        return seat == self.seating.small_blind_seat()


@fault("BLIND-4", also=("BET-5",), because="the small blind owes chips")
class small_blind_may_check(Betting):
    """The small blind may check to the big blind."""

    def check(self, action: Action) -> None:
        small = self.round == 1 and self.seating.count > 2 and action.seat == self.seating.small_blind_seat()
        if not (small and action.kind == "check" and self.bets_made == 1):
            super().check(action)


@fault("BLIND-4")
class big_blind_may_check_to_a_raise(Betting):
    """The big blind may check whatever was raised."""

    def check(self, action: Action) -> None:
        big = self.round == 1 and self.seating.count > 2 and action.seat == self.seating.big_blind_seat()
        if not (big and action.kind == "check"):
            super().check(action)


@fault("BLIND-4", also=("*",), because=ORDER)
class blinds_act_first(Betting):
    """The small blind opens the first round too."""

    def opens_after(self) -> int:
        return self.seating.button if self.seating.count > 2 else super().opens_after()


@fault("BLIND-4", also=("*",), because=ORDER)
class big_blind_acts_before_the_small(Betting):
    """In the first round the big blind acts before the small blind."""

    def next_to_act(self, seat: int) -> int | None:
        following = super().next_to_act(seat)
        small, big = self.seating.small_blind_seat(), self.seating.big_blind_seat()
        if self.round > 1 or self.seating.count == 2:
            return following
        if following == small and big in self.to_act:
            return big
        if seat == big and small in self.to_act and following is not None:
            return small
        return following


@fault("BLIND-4", also=("BLIND-6", "BET-13"), because="a raise by the big blind stands in many rules")
class big_blind_that_raised_is_asked_again(Betting):
    """The big blind has his option again after his raise was called."""

    def __init__(self, game: Game) -> None:
        self.was_asked = False
        super().__init__(game)

    def next_to_act(self, seat: int) -> int | None:
        following = super().next_to_act(seat)
        big = self.seating.big_blind_seat()
        if following is None and self.round == 1 and self.last_bettor == big and not self.was_asked:
            self.was_asked = True
            self.to_act = {big}
            return big
        return following


# BLIND-5


class OtherCost(Betting):
    """Base of the faults by which a blind in the first round pays something else than the difference."""

    def posted(self, seat: int) -> int:
        """Return what a seat has posted, 0 for no blind."""
        small, big = self.seating.blinds
        return {self.seating.small_blind_seat(): small, self.seating.big_blind_seat(): big}.get(seat, 0)


@fault("BLIND-5", also=("*",), because=EVERY_POT)
class small_blind_pays_a_whole_bet(OtherCost):
    """A small blind that calls adds a whole bet to what it has posted."""

    def call(self, seat: int) -> int:
        small = self.round == 1 and seat == self.seating.small_blind_seat() and self.bets_made == 1
        return super().call(seat) + (self.posted(seat) if small else 0)


@fault("BLIND-5", also=("POT-3",), because="small blinds that are no half stand there too")
class small_blind_pays_its_blind_again(OtherCost):
    """A small blind that calls adds as much as it has posted, as if it were half of the big blind."""

    def owed(self, seat: int) -> int:
        small = self.round == 1 and seat == self.seating.small_blind_seat() and self.bets_made == 1
        posted = self.posted(seat)
        return posted if small and self.players[seat].bet == posted else super().owed(seat)


@fault("BLIND-5", also=("SEAT-7", "BLIND-6", "BET-14", "BET-15", "BET-17"), because=EVERY_POT)
class big_blind_is_dead(OtherCost):
    """A big blind that calls a raise pays all of it."""

    def call(self, seat: int) -> int:
        big = self.round == 1 and seat == self.seating.big_blind_seat() and super().call(seat)
        return super().call(seat) + (self.posted(seat) if big else 0)


@fault("BLIND-5", also=("BLIND-6", "BET-15"), because=EVERY_POT)
class small_blind_is_dead(OtherCost):
    """A small blind that raises pays the whole raise on top of what it has posted."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        super().bet_or_raise(seat, amount)
        if self.round == 1 and seat == self.seating.small_blind_seat():
            self.players[seat].stack -= self.posted(seat)
            self.players[seat].paid += self.posted(seat)


@fault("BLIND-5", also=("BLIND-4",), because="the big blind raises in many rules")
class big_blind_raises_by_two(OtherCost):
    """A big blind that raises adds two bets, as if it had posted nothing."""

    def amount(self, seat: int, kind: str) -> int:
        comes_to = super().amount(seat, kind)
        big = self.round == 1 and seat == self.seating.big_blind_seat() and kind == "raise" and self.bets_made == 1
        return comes_to + self.posted(seat) if big else comes_to


@fault("BLIND-5", also=("*",), because=EVERY_POT)
class blinds_carry_over(Betting):
    """What the blinds have posted counts in the second round too."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        if self.round == 2 and not self.players[self.seating.small_blind_seat()].folded:
            self.players[self.seating.small_blind_seat()].bet = self.seating.blinds[0]


# BLIND-6


@fault("BLIND-6", also=("SEAT-7", "SEAT-8", "BLIND-5", "BET-*", "ALLIN-6", "ALLIN-7"), because=ORDER)
class button_of_two_posts_the_big_blind(Seating):
    """With two players the seat left of the button posts the small blind, as the documents literally say."""

    def small_blind_seat(self) -> int:
        return self.left_of(self.button)


@fault("BLIND-6", also=("SEAT-7", "SEAT-8", "BLIND-5", "BET-*", "ALLIN-6"), because=ORDER)
class button_of_two_acts_last_at_first(Betting):
    """With two players the button posts the small blind and acts last before the first draw too."""

    def opens_after(self) -> int:
        return self.seating.button if self.seating.count == 2 else super().opens_after()


@fault("BLIND-6", also=("*",), because=ORDER)
class button_of_two_acts_first_throughout(Betting):
    """With two players the button acts first after each draw as well."""

    def opens_after(self) -> int:
        return self.seating.left_of(self.seating.button) if self.seating.count == 2 else super().opens_after()


@fault("BLIND-6", also=("*",), because=ORDER)
class button_of_two_draws_first(Drawing):
    """With two players the button draws first."""

    def order(self) -> list[int]:
        seats = super().order()
        return seats[::-1] if self.game.table.seats == 2 else seats


@fault("BLIND-6", also=("ALLIN-6", "DRAW-3", "SHOW-1", "POT-1"), because="players draw in turn there too")
class button_of_two_draws_first_in_the_last_draw(Drawing):
    """With two players the button draws first in the third draw."""

    def order(self) -> list[int]:
        seats = super().order()
        return seats[::-1] if self.game.table.seats == 2 and self.game.round == 3 else seats


@fault("BLIND-6", also=("BET-5", "BET-6", "BET-8", "ALLIN-6", "SHOW-1", "POT-2"), because=ORDER)
class button_of_two_acts_first_in_the_last_round(Betting):
    """With two players the button acts first in the last round."""

    def opens_after(self) -> int:
        last_of_two = self.seating.count == 2 and self.round == 4
        return self.seating.left_of(self.seating.button) if last_of_two else super().opens_after()


@fault(
    "BLIND-6", also=("BLIND-5", "BET-13", "BET-15"), because="every first round of two without a raise ends too early"
)
class big_blind_of_two_has_no_option(Betting):
    """With two players the first round ends when the button has called."""

    def next_to_act(self, seat: int) -> int | None:
        following = super().next_to_act(seat)
        nobody_raised = self.round == 1 and self.seating.count == 2 and self.bets_made == 1
        return None if nobody_raised and following == self.seating.big_blind_seat() else following


@fault("BLIND-6", also=("ALLIN-6",), because="second hands of two are played there too")
class second_hand_of_two_by_the_long_table(Game):
    """In the second hand of two the button is the big blind."""

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        if self.table.seats > 2:
            return following
        other = type("LongTable", (type(self),), {"seating_rules": button_of_two_posts_the_big_blind})
        return other(following.table, dealer, self.rulebook)  # type: ignore[no-any-return]


@fault("BLIND-6", also=("SEAT-7", "BLIND-5", "BET-5", "BET-13", "ALLIN-6", "ALLIN-7"), because=EVERY_POT)
class both_of_two_post_the_big_blind(Betting):
    """With two players both post the big blind."""

    def post_blinds(self) -> None:
        small, big = self.seating.blinds
        self.seating.blinds = (big if self.seating.count == 2 else small, big)
        super().post_blinds()
        self.seating.blinds = (small, big)


@fault("BLIND-6", also=("BET-18",), because="acting out of turn is refused there")
class either_of_two_may_act_first(Game):
    """With two players whoever speaks first acts first."""

    def act(self, action: Action) -> None:
        if self.table.seats == 2 and self.round == 1 and self.phase == "betting" and action.seat in self.live:
            self.betting.turn = action.seat
        super().act(action)


@fault("BLIND-6")
class third_hand_of_two_by_the_long_table(Game):
    """From the third hand of two on the button is the big blind."""

    hands_before = 0

    def next(self, dealer: Dealer) -> Game:
        following = super().next(dealer)
        if self.hands_before and self.table.seats == 2:
            other = type("LongTable", (type(self),), {"seating_rules": button_of_two_posts_the_big_blind})
            following = other(following.table, dealer, self.rulebook)
        following.hands_before = self.hands_before + 1  # type: ignore[attr-defined]
        return following
