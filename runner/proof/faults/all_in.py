"""Wrong engines that misjudge players without chips: ALLIN-1 to ALLIN-7."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.planting import fault
from tripledraw.reference_impl.betting import Betting
from tripledraw.reference_impl.drawing import Drawing
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.pots import Pot, Pots
from tripledraw.reference_impl.showdown import Showdown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tripledraw.reference_impl.actions import Action
    from tripledraw.reference_impl.cards import Card
    from tripledraw.reference_impl.dealer import Dealer

# ALLIN-1


@fault(
    "ALLIN-1",
    also=("ALLIN-6", "DRAW-4", "MUCK-*", "SHOW-1"),
    because="in most hands with an all-in player a draw then comes to another turn",
)
class all_in_does_not_draw(Drawing):
    """A player without chips has no turn in a draw."""

    def draws(self, seat: int) -> bool:
        return self.players[seat].can_bet


@fault(
    "ALLIN-1", also=("ALLIN-6", "MUCK-2", "SHOW-1"), because="the draw goes on with another player, or does not come"
)
class all_in_misses_the_last_draw(Drawing):
    """A player without chips has no turn in the third draw."""

    def draws(self, seat: int) -> bool:
        return super().draws(seat) and not (self.game.round == 3 and self.players[seat].all_in)


@fault(
    "ALLIN-1", also=("ALLIN-6", "MUCK-*", "SHOW-1"), because="the draw goes on with another player, or does not come"
)
class all_in_draws_once(Drawing):
    """A player without chips draws in the first draw that follows, and then no more."""

    def draws(self, seat: int) -> bool:
        return super().draws(seat) and not (self.players[seat].all_in and self.game.round > 1)


@fault("ALLIN-1", also=("ALLIN-6",), because="where nobody else has chips the draw ends early")
class all_in_button_does_not_draw(Drawing):
    """A player without chips has no turn in a draw if the button is his."""

    def draws(self, seat: int) -> bool:
        return super().draws(seat) and not (self.players[seat].all_in and seat == self.game.button)


@fault(
    "ALLIN-1", also=("ALLIN-6", "DRAW-4", "MUCK-*"), because="the draw goes on with another player, or does not come"
)
class all_in_blind_does_not_draw(Drawing):
    """A player whose whole stack was his blind has no turn in a draw."""

    def draws(self, seat: int) -> bool:
        player = self.players[seat]
        return super().draws(seat) and not (player.all_in and player.paid <= self.game.seating.blinds[1])


@fault(
    "ALLIN-1",
    also=("ALLIN-6", "DRAW-4", "MUCK-*", "SHOW-1"),
    because="whoever draws after an all-in player has his turn too early",
)
class all_in_draws_last(Drawing):
    """Players without chips draw after all others."""

    def order(self) -> list[int]:
        return sorted(super().order(), key=lambda seat: self.players[seat].all_in)


@fault(
    "ALLIN-1",
    also=("ALLIN-6", "DRAW-4", "MUCK-*"),
    because="who draws in vain cannot win with the cards of the third draw",
)
class all_in_always_stands_pat(Drawing):
    """The discards of a player without chips are overlooked."""

    def checked_discards(self, action: Action) -> list[Card]:
        discards = super().checked_discards(action)
        return [] if self.players[action.seat].all_in else discards


@fault(
    "ALLIN-1",
    also=("ALLIN-6", "DRAW-4", "MUCK-*"),
    because="who may not discard five cards cannot win with five new ones",
)
class all_in_changes_one_card_at_most(Drawing):
    """A player without chips may discard one card and no more."""

    def may_discard(self, hand: Sequence[Card], cards: Sequence[Card]) -> bool:
        turn = self.turn
        limit = 1 if turn and self.players[turn].all_in else 5
        return super().may_discard(hand, cards) and len(cards) <= limit


class AsksMore(Betting):
    """Base of the faults that ask players without chips to act."""

    def also_asked(self) -> set[int]:
        """Return the seats without chips that are asked too."""
        return {player.seat for player in self.players.values() if player.all_in}

    def first_to_act(self) -> int | None:
        self.to_act |= self.also_asked()
        return super().first_to_act()


@fault("ALLIN-1", also=("BET-*", "ALLIN-*", "SHOW-4", "POT-*"), because="whoever should be asked comes a turn later")
class all_in_is_asked_to_bet(AsksMore):
    """A player without chips is asked in every round."""


@fault("ALLIN-1", also=("ALLIN-7",), because="the first draw comes a turn later")
class all_in_big_blind_has_an_option(AsksMore):
    """The big blind is asked before the first draw, all-in or not."""

    def also_asked(self) -> set[int]:
        return super().also_asked() & {self.seating.big_blind_seat()} if self.round == 1 else set()


@fault(
    "ALLIN-1", also=("BET-*", "ALLIN-*", "SHOW-4", "POT-2"), because="whoever should open the round comes a turn later"
)
class all_in_opens_a_round(AsksMore):
    """The first player left of the button opens a later round, all-in or not."""

    def also_asked(self) -> set[int]:
        first = next(seat for seat in self.seating.clockwise(self.seating.button) if not self.players[seat].folded)
        return super().also_asked() & {first} if self.round > 1 else set()


@fault("ALLIN-1", also=("BET-*", "ALLIN-*"), because="players without chips get a turn in rounds where they have none")
class all_in_must_answer_a_bet(Betting):
    """A player without chips is asked when somebody else bets or raises."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        super().bet_or_raise(seat, amount)
        self.to_act |= {player.seat for player in self.players.values() if player.all_in and player.seat != seat}


@fault("ALLIN-1", also=("BET-13", "ALLIN-*", "SHOW-4", "POT-2"), because="the pots then go to others")
class all_in_is_driven_out_by_a_bet(Betting):
    """A player without chips loses his hand when others bet more than he has put in."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        super().bet_or_raise(seat, amount)
        for player in self.players.values():
            if player.all_in and player.seat != seat:
                self.game.fold(player.seat)


@fault("ALLIN-1", also=("ALLIN-*", "SHOW-1", "POT-*"), because="the pots then go to others")
class all_in_cannot_win(Showdown):
    """Where a player with chips is left, the hands of those without are not looked at."""

    def winners(self, pot: Pot) -> list[int]:
        able = tuple(seat for seat in pot.seats if self.game.players[seat].stack)
        return super().winners(Pot(pot.chips, able or pot.seats))


@fault("ALLIN-1", also=("ALLIN-6",), because="in the next hand there is too little betting")
class all_in_lasts_for_another_hand(Game):
    """Who was all-in and won is not asked to bet in the next hand."""

    def next(self, dealer: Dealer) -> Game:
        game = super().next(dealer)
        was_all_in = {seat for seat, player in self.players.items() if player.paid == self.table.stacks[seat - 1]}
        game.betting.to_act -= was_all_in
        game.betting.turn = game.betting.first_to_act()
        return game


# ALLIN-2


class OtherPots(Pots):
    """Base of the faults that make other pots of the right ones."""

    def remade(self, pots: list[Pot], paid: dict[int, int]) -> list[Pot]:
        """Return the pots as the engine makes them."""
        return pots

    def pots(self, paid: dict[int, int]) -> list[Pot]:
        return self.remade(super().pots(paid), paid)


@fault("ALLIN-2", also=("ALLIN-*", "SHOW-4", "POT-*"), because="every all-in player competes for more than he matched")
class one_pot_for_everybody(OtherPots):
    """There is one pot, and everybody can win it."""

    def remade(self, pots: list[Pot], paid: dict[int, int]) -> list[Pot]:
        return [Pot(sum(pot.chips for pot in pots), pots[0].seats)]


@fault("ALLIN-2")
class one_side_pot_at_most(OtherPots):
    """All chips over the main pot are one side pot."""

    def remade(self, pots: list[Pot], paid: dict[int, int]) -> list[Pot]:
        main, *side = pots
        return [main, Pot(sum(pot.chips for pot in side), side[0].seats)] if side else pots


@fault("ALLIN-2")
class two_side_pots_at_most(OtherPots):
    """All chips over the main pot and one side pot are one more side pot."""

    def remade(self, pots: list[Pot], paid: dict[int, int]) -> list[Pot]:
        side = pots[2:]
        return [*pots[:2], Pot(sum(pot.chips for pot in side), side[0].seats)] if side else pots


@fault("ALLIN-2", also=("ALLIN-5",), because="a blind posted short has a side pot of its own")
class two_all_in_for_the_same_are_taken_for_one(OtherPots):
    """Of two players who are all-in for the same, only the first can win."""

    def remade(self, pots: list[Pot], paid: dict[int, int]) -> list[Pot]:
        stacks = {player.seat: player.stack for player in self.players}
        return [Pot(pot.chips, self._once_each(pot, paid, stacks)) for pot in pots]

    def _once_each(self, pot: Pot, paid: dict[int, int], stacks: dict[int, int]) -> tuple[int, ...]:
        levels: set[int] = set()
        left = []
        for seat in self.seating.clockwise(self.seating.button):
            if seat in pot.seats and (stacks[seat] or paid[seat] not in levels):
                left.append(seat)
                levels.add(paid[seat] if not stacks[seat] else -1)
        return tuple(sorted(left))


@fault("ALLIN-2", also=("ALLIN-*",), because="folded chips lie in other pots than they should")
class folded_chips_all_lie_in_the_main_pot(OtherPots):
    """What folded players put in goes to the main pot, whatever level it reached."""

    def remade(self, pots: list[Pot], paid: dict[int, int]) -> list[Pot]:
        live = {seat for pot in pots for seat in pot.seats}
        return _with_dead_chips(pots, paid, live, into=0)


@fault("ALLIN-2", also=("ALLIN-*", "POT-3"), because="folded chips lie in other pots than they should")
class folded_chips_all_lie_in_the_last_pot(OtherPots):
    """What folded players put in goes to the last side pot."""

    def remade(self, pots: list[Pot], paid: dict[int, int]) -> list[Pot]:
        live = {seat for pot in pots for seat in pot.seats}
        return _with_dead_chips(pots, paid, live, into=-1)


def _with_dead_chips(pots: list[Pot], paid: dict[int, int], live: set[int], into: int) -> list[Pot]:
    """Return the pots with the chips of folded players all in one of them."""
    levels = sorted({paid[seat] for seat in live})
    below = [0, *levels]
    chips = [
        sum(max(min(paid[seat], level) - low, 0) for seat in live) for low, level in zip(below, levels, strict=False)
    ]
    chips[into] += sum(pot.chips for pot in pots) - sum(chips)
    return [Pot(each, pot.seats) for each, pot in zip(chips, pots, strict=True)]


@fault("ALLIN-2", also=("ALLIN-*", "SHOW-4", "POT-*"), because="who could win a side pot has another hand to beat")
class side_pots_by_the_last_round_alone(Pots):
    """Side pots are made of the bets of the last round; what earlier rounds left unequal is overlooked."""

    def pots(self, paid: dict[int, int]) -> list[Pot]:
        bets = {player.seat: min(player.bet, paid[player.seat]) for player in self.players}
        pots = super().pots(bets)
        earlier = sum(paid.values()) - sum(bets.values())
        seats = tuple(player.seat for player in self.players if not player.folded)
        return [Pot(earlier, seats), *pots]


@fault("ALLIN-2", also=("ALLIN-*", "POT-*"), because="any side pot may be won by another hand")
class side_pot_goes_to_the_deepest_stack(Showdown):
    """A side pot goes to whoever has the most chips left, not to the lowest hand."""

    def winners(self, pot: Pot) -> list[int]:
        if pot is self.pots[0]:
            return super().winners(pot)
        return [max(pot.seats, key=lambda seat: self.game.players[seat].stack)]


@fault("ALLIN-2", also=("POT-3",), because="any side pot may be won by another hand")
class who_has_won_a_pot_wins_no_other(Showdown):
    """The winner of the main pot has no share in a side pot, unless he is alone in it."""

    def winners(self, pot: Pot) -> list[int]:
        if pot is self.pots[0]:
            return super().winners(pot)
        main = super().winners(self.pots[0])
        others = tuple(seat for seat in pot.seats if seat not in main)
        return super().winners(Pot(pot.chips, others or pot.seats))


@fault("ALLIN-2", also=("ALLIN-*", "POT-3"), because="any side pot may be won by another hand")
class second_best_hand_wins_the_side_pot(Showdown):
    """The side pot goes to the worse of the hands that can win it."""

    def winners(self, pot: Pot) -> list[int]:
        if pot is self.pots[0]:
            return super().winners(pot)
        worst = max(self.strengths[seat] for seat in pot.seats)
        return [seat for seat in pot.seats if self.strengths[seat] == worst]


@fault("ALLIN-2", also=("ALLIN-*", "SHOW-4", "POT-*"), because="who is all-in with a blind wins more than he matched")
class all_in_for_a_blind_competes_for_everything(OtherPots):
    """Who is all-in with no more than the big blind can win the first side pot too."""

    def remade(self, pots: list[Pot], paid: dict[int, int]) -> list[Pot]:
        if len(pots) < 2 or min(paid[seat] for seat in pots[0].seats) > self.seating.blinds[1]:
            return pots
        return [Pot(pots[0].chips + pots[1].chips, pots[0].seats), *pots[2:]]


# ALLIN-3


class OtherReopening(Betting):
    """Base of the faults that open the betting again for other players; sizes and levels are right."""

    def reopened(self, amount: int, others: set[int], before: set[int], counts: bool) -> set[int]:
        """Return who may raise after an all-in that comes to `amount`, of those who may answer it."""
        return others if counts else before & others

    def bet_or_raise(self, seat: int, amount: int) -> None:
        before, full, counts = set(self.may_raise), amount == self.raise_to(), self.counts_as_raise(amount)
        self.over = amount - self.counted
        self.barred = self.last_bettor
        super().bet_or_raise(seat, amount)
        if not full:
            self.may_raise = self.reopened(amount, set(self.to_act), before, counts)


@fault("ALLIN-3")
class any_all_in_uses_up_a_raise(Betting):
    """An all-in of less than half a bet is counted among the bets that the cap allows."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        counts = self.counts_as_raise(amount)
        super().bet_or_raise(seat, amount)
        if not counts:
            self.bets_made += 1


@fault("ALLIN-3")
class any_all_in_reopens(OtherReopening):
    """An all-in raise reopens the betting, however small it is."""

    def reopened(self, amount: int, others: set[int], before: set[int], counts: bool) -> set[int]:
        return others


@fault("ALLIN-3", also=("ALLIN-4",), because="the bettor cannot raise over an all-in that counts")
class only_a_full_raise_reopens(OtherReopening):
    """An all-in raise reopens the betting only if it is a full bet."""

    def reopened(self, amount: int, others: set[int], before: set[int], counts: bool) -> set[int]:
        return before & others


@fault("ALLIN-3")
class more_than_half_reopens(OtherReopening):
    """An all-in raise of exactly half a bet does not reopen the betting."""

    def reopened(self, amount: int, others: set[int], before: set[int], counts: bool) -> set[int]:
        return others if 2 * self.over > self.bet_size() else before & others


@fault("ALLIN-3")
class four_tenths_reopen(OtherReopening):
    """An all-in raise of a little less than half a bet reopens the betting."""

    def reopened(self, amount: int, others: set[int], before: set[int], counts: bool) -> set[int]:
        return others if 5 * self.over >= 2 * self.bet_size() else before & others


@fault("ALLIN-3")
class half_a_small_bet_reopens_big_rounds(OtherReopening):
    """Half of the small bet is taken for half a bet in rounds 3 and 4 too."""

    def reopened(self, amount: int, others: set[int], before: set[int], counts: bool) -> set[int]:
        return others if 2 * self.over >= self.seating.bets[0] else before & others


@fault("ALLIN-3", also=("ALLIN-4",), because="the bettor cannot raise over an all-in that counts")
class half_a_big_bet_is_asked_in_small_rounds(OtherReopening):
    """Half of the big bet is taken for half a bet in rounds 1 and 2 too."""

    def reopened(self, amount: int, others: set[int], before: set[int], counts: bool) -> set[int]:
        return others if 2 * self.over >= self.seating.bets[1] else before & others


@fault("ALLIN-3")
class half_of_what_was_bet_reopens(OtherReopening):
    """An all-in raise reopens the betting if it is half of what has been bet so far, not of one bet."""

    def reopened(self, amount: int, others: set[int], before: set[int], counts: bool) -> set[int]:
        return others if 3 * self.over >= amount else before & others


@fault("ALLIN-3", also=("BET-12", "ALLIN-4"), because="nobody can complete the bet")
class short_all_in_closes_the_betting_for_all(OtherReopening):
    """After an all-in raise of less than half a bet nobody may raise, those who have not acted included."""

    def reopened(self, amount: int, others: set[int], before: set[int], counts: bool) -> set[int]:
        return others if counts else set()


@fault("ALLIN-3")
class only_the_raiser_is_barred(OtherReopening):
    """After an all-in raise of less than half a bet only the last raiser may not raise; callers may."""

    def reopened(self, amount: int, others: set[int], before: set[int], counts: bool) -> set[int]:
        return others if counts else others - {self.barred}


@fault("ALLIN-3")
class short_bet_reopens(OtherReopening):
    """An all-in bet of less than half a bet reopens the betting for those who have checked; a raise does not."""

    def reopened(self, amount: int, others: set[int], before: set[int], counts: bool) -> set[int]:
        return others if counts or (self.barred is None and self.round > 1) else before & others


@fault("ALLIN-3")
class half_a_bet_is_forgotten_in_the_last_round(OtherReopening):
    """In round 4 any all-in raise reopens the betting."""

    def reopened(self, amount: int, others: set[int], before: set[int], counts: bool) -> set[int]:
        return others if counts or self.round == 4 else before & others


@fault("ALLIN-3")
class half_a_bet_is_known_in_the_first_round_only(OtherReopening):
    """After the first draw any all-in raise reopens the betting."""

    def reopened(self, amount: int, others: set[int], before: set[int], counts: bool) -> set[int]:
        return others if counts or self.round > 1 else before & others


@fault("ALLIN-3", also=("ALLIN-4",), because="the bettor cannot raise over an all-in that counts")
class only_the_next_player_may_raise_again(OtherReopening):
    """An all-in of half a bet reopens the betting for one player only."""

    def reopened(self, amount: int, others: set[int], before: set[int], counts: bool) -> set[int]:
        after = next(seat for seat in self.seating.clockwise(self.last_bettor or 0) if seat in others)
        return (before & others) | {after}


@fault("ALLIN-3")
class short_all_in_need_not_be_called(Betting):
    """Who has acted is not asked to call an all-in raise of less than half a bet."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        before, counts = set(self.to_act), self.counts_as_raise(amount)
        super().bet_or_raise(seat, amount)
        if not counts:
            self.to_act = before


@fault("ALLIN-3", also=("BET-15", "ALLIN-*"), because="hands with a short all-in call go on with another turn")
class all_in_call_reopens(Betting):
    """A call for less than the bet is taken for a raise: everybody is asked again."""

    def act(self, action: Action) -> None:
        seat = action.seat
        short = action.kind == "call" and self.call(seat) < self.owed(seat)
        super().act(action)
        if short:
            others = {each.seat for each in self.players.values() if each.can_bet and each.seat != seat}
            self.to_act, self.may_raise = set(others), set(others)
            self.turn = self.next_to_act(seat)


@fault("ALLIN-3", also=("BET-15", "ALLIN-*", "POT-*"), because="those who follow call for less")
class all_in_call_lowers_the_bet(Betting):
    """After a call for less than the bet the others need not put in more than that."""

    def act(self, action: Action) -> None:
        short = action.kind == "call" and self.call(action.seat) < self.owed(action.seat)
        super().act(action)
        if short:
            self.level = self.players[action.seat].bet


@fault("ALLIN-3", also=("BET-15",), because="what a call costs is part of what the next raise comes to")
class short_all_in_is_called_with_a_full_bet(Betting):
    """An all-in raise of less than half a bet is called for the whole bet."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        full = self.raise_to()
        super().bet_or_raise(seat, amount)
        if self.counted != amount:
            self.level = full


@fault("ALLIN-3")
class half_a_bet_is_not_counted(Betting):
    """An all-in raise of half a bet or more is none of the bets that the cap counts."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        full, bets_made = self.raise_to(), self.bets_made
        super().bet_or_raise(seat, amount)
        if amount < full:
            self.bets_made = bets_made


@fault("ALLIN-3")
class full_raise_after_a_short_all_in_does_not_reopen(Betting):
    """Once an all-in has reopened nothing, nothing reopens the betting in this round."""

    closed = False

    def bet_or_raise(self, seat: int, amount: int) -> None:
        before = set(self.may_raise)
        self.closed = self.closed or not self.counts_as_raise(amount)
        super().bet_or_raise(seat, amount)
        if self.closed:
            self.may_raise = before


@fault("ALLIN-3", also=("ALLIN-4",), because="a new round cannot begin with a bet")
class closed_betting_stays_closed(Game):
    """Who may not raise over a short all-in may not bet in the round that follows either."""

    def begin_betting(self) -> None:
        closed: set[int] = set()
        if self.round:
            betting = self.betting
            closed = set(betting.players) if betting.level != betting.counted else set()
        super().begin_betting()
        self.betting.may_raise -= closed


# ALLIN-4


@fault("ALLIN-4", also=("ALLIN-3",), because="what the next raises come to is part of what they are counted by")
class any_all_in_is_raised_by_a_full_bet(Betting):
    """The next raise is one bet more than an all-in, whether that counts or not."""

    def raise_to(self) -> int:
        return self.level + self.bet_size()


@fault("ALLIN-4")
class any_all_in_is_completed(Betting):
    """The next raise completes the bet, also over an all-in of half a bet or more."""

    def raise_to(self) -> int:
        return (self.counted // self.bet_size() + 1) * self.bet_size()


@fault("ALLIN-4", also=("ALLIN-3",), because="what the next raises come to is part of what they are counted by")
class completed_and_raised_at_once(Betting):
    """The next raise over an all-in that does not count completes the bet and adds another."""

    def raise_to(self) -> int:
        return super().raise_to() + (self.bet_size() if self.level != self.counted else 0)


@fault("ALLIN-4")
class next_raise_is_as_small_as_the_all_in(Betting):
    """The next raise over an all-in that counts is no larger than the all-in raise was."""

    size = 0

    def raise_to(self) -> int:
        return self.counted + self.size if self.size else super().raise_to()

    def bet_or_raise(self, seat: int, amount: int) -> None:
        size = amount - self.counted
        super().bet_or_raise(seat, amount)
        self.size = size if self.counts_as_raise_of(size) else 0

    def counts_as_raise_of(self, size: int) -> bool:
        """Tell whether the size is half a bet or more, and less than a bet."""
        return self.bet_size() <= 2 * size < 2 * self.bet_size()


@fault("ALLIN-4")
class small_bet_over_an_all_in(Betting):
    """The next raise over an all-in that counts is a small bet, in rounds 3 and 4 too."""

    def raise_to(self) -> int:
        odd = self.counted % self.bet_size()
        return self.counted + self.seating.bets[0] if odd else super().raise_to()


@fault("ALLIN-4")
class rounded_up_after_an_all_in(Betting):
    """The next raise over an all-in that counts is rounded up to whole bets."""

    def raise_to(self) -> int:
        size = self.bet_size()
        return -(-(self.counted + size) // size) * size


@fault("ALLIN-4")
class all_in_is_forgotten_after_the_next_raise(Betting):
    """The second raise after an all-in that counts is one bet more than if that had not been."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        full = amount == self.raise_to()
        super().bet_or_raise(seat, amount)
        if full:
            self.counted -= self.counted % self.bet_size()


@fault("ALLIN-4")
class more_than_half_counts_for_the_next_raise(Betting):
    """The next raise over an all-in of exactly half a bet completes the bet."""

    def raise_to(self) -> int:
        size = self.bet_size()
        return super().raise_to() - (size // 2 if 2 * (self.counted % size) == size else 0)


@fault("ALLIN-4")
class all_in_bet_is_completed(Betting):
    """An all-in bet that opens a round is completed, half a bet or not; over a raise it goes by the rule."""

    def raise_to(self) -> int:
        opening = self.round > 1 and self.bets_made == 1 and self.counted < self.bet_size()
        return self.bet_size() if opening else super().raise_to()


@fault("ALLIN-4")
class odd_bet_is_carried_into_the_next_round(Game):
    """What an all-in has made of the bet beyond whole bets is added to the first bet of the next round."""

    def begin_betting(self) -> None:
        odd = self.betting.level % self.betting.bet_size() if self.round else 0
        super().begin_betting()
        self.betting.counted += odd


@fault("ALLIN-4")
class wrong_raise_over_an_all_in_is_let_pass(Betting):
    """Over an all-in any amount is accepted, and taken for the right one."""

    def amount_accepted(self, given: int | None, amount: int) -> bool:
        odd = self.level % self.bet_size() != 0
        return odd or super().amount_accepted(given, amount)


# ALLIN-5


class KeepsUncalled(OtherPots):
    """Base of the faults by which an uncalled bet, or a part of it, stays in the pot to be won."""

    def remade(self, pots: list[Pot], paid: dict[int, int]) -> list[Pot]:
        *lower, last = pots
        if not lower or len(last.seats) > 1:
            return pots
        return [*lower[:-1], Pot(lower[-1].chips + last.chips, lower[-1].seats)]


@fault("ALLIN-5", also=("ALLIN-*",), because="the winner gets more than was called")
class uncalled_bet_goes_to_the_winner(KeepsUncalled):
    """What nobody called is won with the pot."""

    def uncalled(self) -> dict[int, int]:
        return {}


@fault("ALLIN-5", also=("ALLIN-*",), because="the winner gets more than was called")
class uncalled_bet_of_an_earlier_round_is_forgotten(KeepsUncalled):
    """What nobody called goes back only if it was bet in the round in which the hand ends."""

    def uncalled(self) -> dict[int, int]:
        return {seat: chips for seat, chips in super().uncalled().items() if self._bet(seat) >= chips}

    def _bet(self, seat: int) -> int:
        return next(player.bet for player in self.players if player.seat == seat)


@fault("ALLIN-5", also=("SEAT-7", "BLIND-6", "BET-*", "ALLIN-*", "POT-4"), because="chips are missing")
class uncalled_bet_is_lost(Game):
    """What nobody called is taken away, and goes to nobody."""

    def award_pots(self, *, shown: bool) -> None:
        uncalled = self.pot_rules(self.players.values(), self.seating).uncalled()
        super().award_pots(shown=shown)
        for seat, chips in uncalled.items():
            self.players[seat].stack -= chips


@fault("ALLIN-5", also=("ALLIN-*", "POT-4"), because="there are more chips than were brought")
class uncalled_bet_is_given_back_twice(Game):
    """What nobody called is given back when it is found out at the showdown, and once more with the pot."""

    def show_down(self) -> None:
        uncalled = self.pot_rules(self.players.values(), self.seating).uncalled()
        super().show_down()
        for seat, chips in uncalled.items():
            self.players[seat].stack += chips


@fault("ALLIN-5", also=("ALLIN-*",), because="folded chips are paid back with it")
class calls_of_folded_players_do_not_count(Pots):
    """What only players called who have folded since goes back to the bettor too."""

    def uncalled(self) -> dict[int, int]:
        live = [player for player in self.players if not player.folded]
        if len(live) < 2:
            return super().uncalled()
        highest, second = sorted(live, key=lambda player: player.paid, reverse=True)[:2]
        return {highest.seat: highest.paid - second.paid} if highest.paid > second.paid else {}


@fault("ALLIN-5", also=("ALLIN-*",), because="the winner gets more than was called")
class only_whole_bets_go_back(KeepsUncalled):
    """Of what nobody called, only whole small bets go back; the winner keeps the rest."""

    def uncalled(self) -> dict[int, int]:
        small = self.seating.bets[0]
        whole = {seat: chips - chips % small for seat, chips in super().uncalled().items()}
        return {seat: chips for seat, chips in whole.items() if chips}


# ALLIN-6


@fault("ALLIN-6", also=("ALLIN-1", "SHOW-1"), because="a draw comes a turn later, and the hand ends later")
class last_player_with_chips_is_asked(Betting):
    """A player whom nobody can call is asked all the same, and may check."""

    def nobody_to_bet_against(self) -> bool:
        return False


@fault("ALLIN-6")
class last_player_with_chips_may_raise(Betting):
    """A player whom nobody can call may raise over an all-in."""

    def anyone_to_answer(self, seat: int) -> bool:
        return True


@fault(
    "ALLIN-6",
    also=("BET-*", "ALLIN-*", "DRAW-4", "MUCK-*", "SHOW-*", "POT-*"),
    because="no hand with a short stack has any more betting",
)
class no_betting_once_somebody_is_all_in(Betting):
    """Where anybody is all-in nobody is asked to bet any more, though two could."""

    def nobody_to_bet_against(self) -> bool:
        return any(player.all_in for player in self.players.values()) or super().nobody_to_bet_against()


@fault(
    "ALLIN-6",
    also=("BET-*", "ALLIN-*", "SHOW-4", "POT-2"),
    because="in many hands with an all-in player the betting is missing",
)
class two_players_with_chips_cannot_bet(Betting):
    """Where somebody is all-in and two are left with chips there is no more betting."""

    def nobody_to_bet_against(self) -> bool:
        live = [player for player in self.players.values() if not player.folded]
        able = [player for player in live if player.stack]
        square = all(player.bet >= self.level for player in able)
        return super().nobody_to_bet_against() or (len(able) == 2 < len(live) and square)


@fault("ALLIN-6", also=("BET-15", "ALLIN-*", "SHOW-1"), because="hands end before they have been played")
class last_player_with_chips_is_not_asked_to_call(Betting):
    """The only player with chips left calls without being asked."""

    def nobody_to_bet_against(self) -> bool:
        able = [player for player in self.players.values() if player.can_bet]
        if len(able) == 1 and able[0].bet < self.level:
            able[0].put_in(self.owed(able[0].seat))
        return len(able) < 2


class StopsDrawing(Game):
    """Base of the faults that show down before all draws."""

    def ends_after(self, round_: int) -> bool:
        """Tell whether the hand ends with this round of betting."""
        return True

    def begin_drawing(self) -> None:
        if sum(player.can_bet for player in self.players.values()) < 2 and self.ends_after(self.round):
            self.show_down()
        else:
            super().begin_drawing()


@fault("ALLIN-6", also=("BET-15", "ALLIN-1", "SHOW-1"), because="a draw that should come is not there")
class nobody_can_bet_and_nobody_draws(StopsDrawing):
    """When fewer than two can bet the hands are shown at once."""


@fault("ALLIN-6", also=("SHOW-1",), because="the all-in player's last draw is not there")
class last_draw_is_left_out_when_nobody_can_bet(StopsDrawing):
    """When fewer than two can bet there is no third draw."""

    def ends_after(self, round_: int) -> bool:
        return round_ == 3


@fault("ALLIN-6")
class one_draw_when_all_are_all_in(StopsDrawing):
    """When nobody at all has chips there is one more draw, and not all that are due."""

    def ends_after(self, round_: int) -> bool:
        return round_ > 1 and not any(player.can_bet for player in self.players.values())


@fault("ALLIN-6")
class no_betting_in_the_next_hand(Game):
    """After a hand in which nobody could bet there is no betting in the next hand either."""

    def next(self, dealer: Dealer) -> Game:
        game = super().next(dealer)
        stacks = zip(self.players.values(), self.table.stacks, strict=True)
        if sum(player.paid < stack for player, stack in stacks) < 2:
            game.begin_drawing()
        return game


@fault("ALLIN-6")
class big_blind_is_asked_though_all_others_are_all_in(Betting):
    """The big blind has an option in the first round although nobody else has chips."""

    def nobody_to_bet_against(self) -> bool:
        big_blind = self.seating.big_blind_seat()
        waits = self.round == 1 and big_blind in self.to_act and self.players[big_blind].can_bet
        return super().nobody_to_bet_against() and not waits


# ALLIN-7


@fault("ALLIN-7", also=("BET-15", "ALLIN-*"), because="an all-in in the first round is called for less too")
class call_is_what_the_short_big_blind_posted(Betting):
    """Where the big blind is short a call is what it posted; a raise comes to what it should."""

    def owed(self, seat: int) -> int:
        if self.round > 1 or self.bets_made > 1:
            return super().owed(seat)
        posted = self.players[self.seating.big_blind_seat()].bet
        return max(posted - self.players[seat].bet, 0)


@fault("ALLIN-7")
class call_is_the_larger_of_short_blinds(Betting):
    """Where the big blind is short both call and raise go by the most that was posted."""

    def post_blinds(self) -> None:
        super().post_blinds()
        self.level = max(player.bet for player in self.players.values())


@fault("ALLIN-7")
class short_blind_is_raised_from_what_it_posted(Betting):
    """Where the big blind is short a raise is one bet more than what it posted."""

    def raise_to(self) -> int:
        if self.round == 1 and self.bets_made == 1:
            return self.players[self.seating.big_blind_seat()].bet + self.bet_size()
        return super().raise_to()


@fault("ALLIN-7")
class short_small_blind_lowers_the_call(Betting):
    """What the small blind lacks is taken off the call."""

    def post_blinds(self) -> None:
        super().post_blinds()
        self.level -= self.seating.blinds[0] - self.players[self.seating.small_blind_seat()].bet


@fault("ALLIN-7")
class small_blind_calls_what_was_posted(Betting):
    """Only the small blind need not call more than the short big blind has posted."""

    def owed(self, seat: int) -> int:
        if self.round > 1 or self.bets_made > 1 or seat != self.seating.small_blind_seat():
            return super().owed(seat)
        return max(self.players[self.seating.big_blind_seat()].bet - self.players[seat].bet, 0)


@fault("ALLIN-7", also=("BET-15", "ALLIN-*"), because="an all-in in the first round is called for less too")
class only_the_first_caller_calls_a_short_blind_in_full(Betting):
    """The first caller calls the full big blind; those after him what was posted."""

    def owed(self, seat: int) -> int:
        owed = super().owed(seat)
        if self.round > 1 or self.bets_made > 1 or seat == self.opener():
            return owed
        return min(owed, max(self.players[self.seating.big_blind_seat()].bet - self.players[seat].bet, 0))

    def opener(self) -> int:
        """Return the seat left of the big blind."""
        return self.seating.left_of(self.seating.big_blind_seat())


@fault("ALLIN-7", also=("ALLIN-6",), because="a short blind then stays in with all its chips")
class short_blind_posts_nothing(Betting):
    """A player who has less than his blind does not post it."""

    def post_blinds(self) -> None:
        for seat, chips in zip(
            (self.seating.small_blind_seat(), self.seating.big_blind_seat()), self.seating.blinds, strict=True
        ):
            if self.players[seat].stack >= chips:
                self.players[seat].put_in(chips)
        self.level = self.seating.blinds[1]
        self.bets_made = 1


@fault("ALLIN-7", also=("POT-4",), because="chips are made")
class short_blind_counts_in_full(Betting):
    """A blind posted short competes for the pot as if it had been posted in full."""

    def post_blinds(self) -> None:
        super().post_blinds()
        for seat, chips in zip(
            (self.seating.small_blind_seat(), self.seating.big_blind_seat()), self.seating.blinds, strict=True
        ):
            self.players[seat].paid = chips
