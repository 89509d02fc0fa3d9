"""Wrong engines that award pots wrongly: POT-1 to POT-4."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tripledraw.adapters.reference import ReferenceEngine
from tripledraw.proof.planting import fault
from tripledraw.reference_impl.betting import Betting
from tripledraw.reference_impl.cards import RANKS, SUITS
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.pots import Pot, Pots
from tripledraw.reference_impl.showdown import Showdown
from tripledraw.reference_impl.table import Player

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tripledraw.reference_impl.actions import Action
    from tripledraw.reference_impl.dealer import Dealer

EVERY_SHOWDOWN = "the chips of nearly every showdown are another's"


class OtherWinners(Showdown):
    """Base of the faults by which others win than should; the right winners are known."""

    def instead(self, pot: Pot, winners: list[int]) -> list[int]:
        """Return who wins the pot."""
        return winners

    def winners(self, pot: Pot) -> list[int]:
        return self.instead(pot, super().winners(pot))

    def clockwise(self, seats: Iterable[int]) -> list[int]:
        """Return these seats clockwise from the button."""
        return [seat for seat in self.game.seating.clockwise(self.game.button) if seat in seats]


# POT-1


@fault("POT-1")
class highest_hand_takes_the_pot_of_a_second_hand(Game):
    """In every hand but the first the highest hand takes the pot."""

    def next(self, dealer: Any) -> Game:
        game = super().next(dealer)
        game.showdown_rules = HighestWins
        return game


class HighestWins(Showdown):
    """The seats with the highest hand win."""

    def winners(self, pot: Pot) -> list[int]:
        best = max(self.strengths[seat] for seat in pot.seats)
        return [seat for seat in pot.seats if self.strengths[seat] == best]


@fault("POT-1", also=("RANK-*", "SEAT-7", "BET-17", "ALLIN-*", "SHOW-*", "POT-*"), because=EVERY_SHOWDOWN)
class highest_hand_takes_the_pot(OtherWinners):
    """The highest hand takes the pot; hands compared by themselves are judged by the rules."""

    def instead(self, pot: Pot, winners: list[int]) -> list[int]:
        worst = max(self.strengths[seat] for seat in pot.seats)
        return [seat for seat in pot.seats if self.strengths[seat] == worst]


@fault("POT-1", also=("RANK-*", "SEAT-7", "BET-17", "ALLIN-*", "SHOW-*", "POT-*"), because=EVERY_SHOWDOWN)
class second_lowest_hand_takes_the_pot(OtherWinners):
    """The second lowest hand takes the pot."""

    def winners(self, pot: Pot) -> list[int]:
        best = Showdown.winners(self, pot)
        others = tuple(seat for seat in pot.seats if seat not in best)
        return Showdown.winners(self, Pot(pot.chips, others)) if others else best


@fault("POT-1", also=("RANK-*", "BET-17", "ALLIN-*", "SHOW-*", "POT-*"), because=EVERY_SHOWDOWN)
class first_player_takes_the_pot(OtherWinners):
    """The first player left of the button takes the pot, whatever he holds."""

    def instead(self, pot: Pot, winners: list[int]) -> list[int]:
        return self.clockwise(pot.seats)[:1]


@fault("POT-1", also=("RANK-*", "BET-17", "ALLIN-*", "SHOW-*", "POT-*"), because=EVERY_SHOWDOWN)
class who_shows_first_takes_the_pot(OtherWinners):
    """The first to show takes the pot, whatever he holds."""

    def instead(self, pot: Pot, winners: list[int]) -> list[int]:
        return [next(seat for seat in self.order() if seat in pot.seats)]


@fault("POT-1", also=("ALLIN-*", "SHOW-1", "POT-*"), because="who bets in the last round wins")
class last_bettor_takes_the_pot(OtherWinners):
    """Who bet last in the last round takes the pot; if nobody bet, the lowest hand."""

    def instead(self, pot: Pot, winners: list[int]) -> list[int]:
        bettor = self.last_bettor()
        return [bettor] if bettor in pot.seats else winners


@fault("POT-1", also=("RANK-*", "ALLIN-*", "SHOW-*", "POT-*"), because=EVERY_SHOWDOWN)
class only_the_first_two_hands_are_compared(OtherWinners):
    """The lower of the first two hands left of the button takes the pot."""

    def winners(self, pot: Pot) -> list[int]:
        return Showdown.winners(self, Pot(pot.chips, tuple(self.clockwise(pot.seats)[:2])))


@fault("POT-1", also=("RANK-*", "ALLIN-*", "SHOW-*", "POT-*"), because="the button can win no hand of three or more")
class button_is_not_compared(OtherWinners):
    """Where three or more are left the button's hand is not looked at."""

    def winners(self, pot: Pot) -> list[int]:
        others = tuple(seat for seat in pot.seats if seat != self.game.button)
        return Showdown.winners(self, Pot(pot.chips, others) if len(others) > 1 else pot)


@fault("POT-1", also=("RANK-*", "ALLIN-2", "POT-3"), because="the sixth player can win no hand")
class sixth_player_is_not_compared(OtherWinners):
    """At a table of six the last hand, the button's, is not looked at."""

    def winners(self, pot: Pot) -> list[int]:
        others = tuple(seat for seat in pot.seats if seat != self.game.button)
        return Showdown.winners(self, Pot(pot.chips, others) if others and self.game.table.seats == 6 else pot)


@fault("POT-1", also=("ALLIN-*", "SHOW-1"), because="hands that were drawn well lose")
class hands_are_judged_as_they_were_dealt(Game):
    """At the showdown the hands that were dealt are compared, not those that the draws made."""

    def begin_betting(self) -> None:
        super().begin_betting()
        if self.round == 1:
            self.dealt = {seat: list(player.hand) for seat, player in self.players.items()}

    def show_down(self) -> None:
        for seat, player in self.players.items():
            player.hand = self.dealt[seat]
        super().show_down()


@fault("POT-1", also=("ALLIN-*", "SHOW-1"), because="hands that were drawn well in the third draw lose")
class hands_are_judged_before_the_last_draw(Game):
    """At the showdown the hands are compared as they were before the third draw."""

    def begin_drawing(self) -> None:
        super().begin_drawing()
        self.before_the_draw = {seat: list(player.hand) for seat, player in self.players.items()}

    def show_down(self) -> None:
        for seat, player in self.players.items():
            player.hand = self.before_the_draw[seat]
        super().show_down()


@fault("POT-1", also=("RANK-*", "POT-2"), because="hands that differ in a lower card share the pot")
class only_the_highest_card_decides(OtherWinners):
    """Hands without a pair share the pot if their highest cards are equal."""

    def instead(self, pot: Pot, winners: list[int]) -> list[int]:
        best = min(self.strengths[seat][:2] for seat in pot.seats)
        return [seat for seat in pot.seats if self.strengths[seat][:2] == best]


@fault("POT-1", also=("RANK-*",), because="hands that differ in the last card share the pot")
class fifth_card_does_not_decide_at_the_showdown(OtherWinners):
    """Hands that differ in their lowest card alone share the pot."""

    def instead(self, pot: Pot, winners: list[int]) -> list[int]:
        best = min(self.strengths[seat][:5] for seat in pot.seats)
        return [seat for seat in pot.seats if self.strengths[seat][:5] == best]


@fault("POT-1", also=("BET-17", "ALLIN-*", "SHOW-*", "POT-*"), because="who has folded may win")
class folded_hands_take_the_pot(Game):
    """A folded hand takes the pot if it is the lowest of all."""

    def fold(self, seat: int) -> None:
        self.gone = {**getattr(self, "gone", {}), seat: list(self.players[seat].hand)}
        super().fold(seat)

    def show_down(self) -> None:
        for seat in getattr(self, "gone", {}):
            self.players[seat].folded = False
        super().show_down()


@fault("POT-1", also=("SEAT-7", "BLIND-6", "BET-*", "ALLIN-*", "POT-*"), because="a part of the pot is missing")
class blinds_go_to_the_button(Game):
    """The winner does not get the blinds that were folded: they go to the button."""

    def award_pots(self, *, shown: bool) -> None:
        folded = [player for player in self.players.values() if player.folded]
        blinds = (self.seating.small_blind_seat(), self.seating.big_blind_seat())
        super().award_pots(shown=shown)
        chips = sum(min(player.paid, self.seating.blinds[0]) for player in folded if player.seat in blinds)
        winner = max(self.players, key=lambda seat: self.won[seat - 1])
        self.players[winner].stack -= chips
        self.players[self.button].stack += chips


@fault("POT-1", also=("*",), because="who has won is asked in many rules")
class awards_are_not_told(ReferenceEngine):
    """The winner gets his chips, and is said to have won one."""

    def act(self, **action: Any) -> dict[str, Any]:
        state = super().act(**action)
        return {**state, "won": [min(chips, 1) for chips in state["won"]]}


# POT-2


@fault("POT-2", also=("RANK-*", "ALLIN-2", "POT-3"), because="no pot is shared")
class first_of_equal_hands_takes_all(OtherWinners):
    """Of equal hands the first left of the button takes the pot."""

    def instead(self, pot: Pot, winners: list[int]) -> list[int]:
        return self.clockwise(winners)[:1]


@fault("POT-2", also=("RANK-*", "ALLIN-2", "POT-3"), because="no pot is shared")
class last_of_equal_hands_takes_all(OtherWinners):
    """Of equal hands the last left of the button takes the pot."""

    def instead(self, pot: Pot, winners: list[int]) -> list[int]:
        return self.clockwise(winners)[-1:]


@fault("POT-2", also=("POT-3",), because="no pot is shared after a bet in the last round")
class bettor_of_equal_hands_takes_all(OtherWinners):
    """Of equal hands the one that bet last in the last round takes the pot."""

    def instead(self, pot: Pot, winners: list[int]) -> list[int]:
        bettor = self.last_bettor()
        return [bettor] if bettor in winners else winners


@fault("POT-2", also=("RANK-12", "ALLIN-2", "POT-3"), because="three sharers become two")
class two_share_at_most(OtherWinners):
    """Of three or four equal hands only the first two share the pot."""

    def instead(self, pot: Pot, winners: list[int]) -> list[int]:
        return self.clockwise(winners)[:2]


@fault("POT-2", also=("RANK-12", "POT-3"), because="four sharers become three")
class three_share_at_most(OtherWinners):
    """Of four equal hands only the first three share the pot."""

    def instead(self, pot: Pot, winners: list[int]) -> list[int]:
        return self.clockwise(winners)[:3]


@fault("POT-2", also=("RANK-*", "ALLIN-2", "POT-3"), because="sharers that do not sit side by side lose")
class only_neighbours_share(OtherWinners):
    """Equal hands share only if no beaten hand sits between them."""

    def instead(self, pot: Pot, winners: list[int]) -> list[int]:
        order = self.clockwise(pot.seats)
        first, *later = self.clockwise(winners)
        run = [first]
        for seat in later:
            if order.index(seat) == order.index(run[-1]) + 1:
                run.append(seat)
        return run


@fault("POT-2", also=("RANK-*", "ALLIN-2", "POT-3"), because="no pot is shared")
class suits_break_the_tie(OtherWinners):
    """Of equal hands the one whose highest card is of the lowest suit takes the pot."""

    def instead(self, pot: Pot, winners: list[int]) -> list[int]:
        return [min(winners, key=self._suit)]

    def _suit(self, seat: int) -> int:
        return SUITS.index(max(self.game.players[seat].hand, key=lambda card: RANKS.index(card[0]))[1])


@fault("POT-2", also=("RANK-12",), because="pairs and other equal hands do not tie")
class equal_pairs_do_not_share(OtherWinners):
    """Equal hands with a pair or more do not share: the first takes the pot."""

    def instead(self, pot: Pot, winners: list[int]) -> list[int]:
        return winners if self.strengths[winners[0]][0] == 0 else self.clockwise(winners)[:1]


@fault("POT-2", also=("RANK-*", "ALLIN-2", "POT-3"), because="a pot that two share goes to all")
class a_tie_is_shared_by_everybody(OtherWinners):
    """Where two hands are equally low everybody who is still in shares the pot."""

    def instead(self, pot: Pot, winners: list[int]) -> list[int]:
        return list(pot.seats) if len(winners) > 1 else winners


@fault("POT-2", also=("ALLIN-2", "POT-3"), because="side pots of equal hands are not shared")
class side_pots_are_not_shared(OtherWinners):
    """Equal hands share the main pot; of a side pot the first takes all."""

    def instead(self, pot: Pot, winners: list[int]) -> list[int]:
        return winners if pot is self.pots[0] else self.clockwise(winners)[:1]


@fault("POT-2", also=("RANK-12", "ALLIN-2", "POT-3"), because="shares are unequal in every shared pot")
class winner_left_of_the_button_takes_two_shares(Pots):
    """The first of the sharers takes a larger part than the others."""

    def shares(self, chips: int, winners: Sequence[int]) -> dict[int, int]:
        shares = super().shares(chips, winners)
        first = self.odd_chip_order(winners)[0]
        each = min(2, *shares.values()) if len(winners) > 1 else 0
        return {seat: share - each for seat, share in shares.items()} | {
            first: shares[first] + each * (len(winners) - 1)
        }


# POT-3


class OtherOddChips(Pots):
    """Base of the faults that give odd chips to others than they should."""

    def odd(self, order: list[int], odd: int) -> list[int]:
        """Return who gets the odd chips, one entry for each; `order` are the sharers, clockwise from the button."""
        return order[:odd]

    def shares(self, chips: int, winners: Sequence[int]) -> dict[int, int]:
        share, odd = divmod(chips, len(winners))
        shares = dict.fromkeys(winners, share)
        for seat in self.odd(super().odd_chip_order(winners), odd):
            shares[seat] = shares.get(seat, 0) + 1
        return shares


@fault("POT-3")
class folded_chips_make_pots(Pots):
    """There is a pot for every amount that somebody has put in, folded or not, and odd chips in each."""

    def pots(self, paid: dict[int, int]) -> list[Pot]:
        pots: list[Pot] = []
        below = 0
        for level in sorted(set(paid.values()) - {0}):
            chips = sum(min(each, level) - min(each, below) for each in paid.values())
            seats = tuple(player.seat for player in self.players if not player.folded and paid[player.seat] >= level)
            pots.append(Pot(chips, seats or pots[-1].seats))
            below = level
        return pots


@fault("POT-3", also=("POT-4",), because="what nobody gets is gone")
class odd_chips_are_lost(OtherOddChips):
    """Chips that cannot be split go to nobody."""

    def odd(self, order: list[int], odd: int) -> list[int]:
        return []


@fault("POT-3")
class first_sharer_gets_all_odd_chips(OtherOddChips):
    """All chips that cannot be split go to the first sharer."""

    def odd(self, order: list[int], odd: int) -> list[int]:
        return order[:1] * odd


@fault("POT-3")
class odd_chips_go_anticlockwise(OtherOddChips):
    """Chips that cannot be split go to the last sharers, anticlockwise from the button."""

    def odd(self, order: list[int], odd: int) -> list[int]:
        return order[::-1][:odd]


@fault("POT-3")
class odd_chips_go_by_seat_number(OtherOddChips):
    """Chips that cannot be split go to the sharers from seat 1 on."""

    def odd(self, order: list[int], odd: int) -> list[int]:
        return sorted(order)[:odd]


@fault("POT-3")
class odd_chips_go_by_seat_number_downwards(OtherOddChips):
    """Chips that cannot be split go to the sharers from the highest seat down."""

    def odd(self, order: list[int], odd: int) -> list[int]:
        return sorted(order, reverse=True)[:odd]


@fault("POT-3")
class button_gets_the_first_odd_chip(OtherOddChips):
    """The button comes first for odd chips, if it shares."""

    def odd(self, order: list[int], odd: int) -> list[int]:
        return sorted(order, key=lambda seat: seat != self.seating.button)[:odd]


@fault("POT-3")
class odd_chips_begin_with_the_second(OtherOddChips):
    """Chips that cannot be split go to the sharers from the second on."""

    def odd(self, order: list[int], odd: int) -> list[int]:
        return [*order[1:], order[0]][:odd]


@fault("POT-3")
class second_odd_chip_goes_to_the_last(OtherOddChips):
    """The first odd chip goes to the first sharer and the second to the last."""

    def odd(self, order: list[int], odd: int) -> list[int]:
        return [order[0], *order[:0:-1]][:odd]


@fault("POT-3")
class odd_chip_goes_to_a_loser(OtherOddChips):
    """The first odd chip goes to the first player left of the button who is still in, sharer or not."""

    def odd(self, order: list[int], odd: int) -> list[int]:
        live = [player.seat for player in self.players if not player.folded]
        first = [seat for seat in self.seating.clockwise(self.seating.button) if seat in live][:1]
        return [*first, *(seat for seat in order if seat not in first)][:odd]


@fault("POT-3")
class odd_chip_goes_to_the_big_blind(OtherOddChips):
    """Odd chips begin with the big blind, if it shares, and go on clockwise."""

    def odd(self, order: list[int], odd: int) -> list[int]:
        big_blind = self.seating.big_blind_seat()
        return [seat for seat in [big_blind, *self.seating.clockwise(big_blind)[:-1]] if seat in order][:odd]


@fault("POT-3")
class odd_chip_goes_to_the_smallest_stack(OtherOddChips):
    """Odd chips go to the sharers with the fewest chips."""

    def odd(self, order: list[int], odd: int) -> list[int]:
        stacks = {player.seat: player.stack for player in self.players}
        return sorted(order, key=lambda seat: (stacks[seat], -order.index(seat)))[:odd]


@fault("POT-3")
class odd_chip_goes_to_the_last_bettor(Game):
    """Odd chips begin with who bet last in the last round."""

    def show_down(self) -> None:
        bettor = self.betting.last_bettor
        self.pot_rules = type("BettorFirst", (_BettorFirst,), {"bettor": bettor})
        super().show_down()


class _BettorFirst(OtherOddChips):
    """Odd chips for the last bettor first."""

    bettor: int | None = None

    def odd(self, order: list[int], odd: int) -> list[int]:
        return sorted(order, key=lambda seat: seat != self.bettor)[:odd]


@fault("POT-3")
class same_sharers_split_the_pots_together(Pots):
    """Pots with the same sharers are put together before they are split, so that two odd chips make a pair."""

    def pots(self, paid: dict[int, int]) -> list[Pot]:
        pots = super().pots(paid)
        self.carried = 0
        return pots

    def shares(self, chips: int, winners: Sequence[int]) -> dict[int, int]:
        odd = chips % len(winners)
        order = self.odd_chip_order(winners)
        start = self.carried % len(winners)
        self.carried += odd
        share = chips // len(winners)
        lucky = [*order[start:], *order[:start]][:odd]
        return {seat: share + (seat in lucky) for seat in winners}


@fault("POT-3")
class odd_chips_are_for_the_main_pot_alone(OtherOddChips):
    """The odd chip of a side pot goes to the last of its sharers."""

    split = 0

    def odd(self, order: list[int], odd: int) -> list[int]:
        self.split += 1
        return order[:odd] if self.split == 1 else order[::-1][:odd]


@fault("POT-3")
class of_two_the_button_gets_the_odd_chip(OtherOddChips):
    """Where two share, the odd chip goes to the one nearer to the button's right."""

    def odd(self, order: list[int], odd: int) -> list[int]:
        return order[::-1][:odd] if len(order) == 2 else order[:odd]


# POT-4


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
    also=("RANK-12", "SEAT-*", "BLIND-6", "BET-*", "ALLIN-*", "SHOW-1", "POT-*"),
    because="no winner has what he won",
)
class house_takes_a_rake(Miscounts):
    """The house takes a chip from each pot."""

    def miscount(self, pot: int) -> None:
        self.winner.stack -= 1


@fault("POT-4", also=("BET-17", "ALLIN-*", "POT-*"), because="who wins a large pot has not what he won")
class house_takes_a_rake_of_large_pots(Miscounts):
    """The house takes a twentieth of a pot of a hundred or more."""

    def miscount(self, pot: int) -> None:
        self.winner.stack -= pot // 20 if pot >= 100 else 0


@fault("POT-4", also=("SEAT-7", "BLIND-6", "BET-*", "ALLIN-*"), because="no winner has what he won")
class winner_gets_his_bets_back_twice(Miscounts):
    """The winner of a hand that everybody else folded gets his own chips back once more."""

    def miscount(self, pot: int) -> None:
        if len(self.live) == 1:
            self.winner.stack += self.winner.paid


@fault(
    "POT-4",
    also=("SEAT-7", "BLIND-6", "BET-*", "ALLIN-*", "POT-*"),
    because="chips of folded players are part of nearly every pot",
)
class folded_chips_are_lost(Miscounts):
    """What players have put in who folded in the first round goes to nobody."""

    def miscount(self, pot: int) -> None:
        self.winner.stack -= sum(player.paid for player in self.players.values() if player.folded)


@fault("POT-4", also=("SEAT-7", "BET-14"), because="the chips of the next hand are others")
class everybody_begins_anew(Game):
    """In the next hand everybody has the chips that he brought to the table, and not those that are left."""

    def next(self, dealer: Dealer) -> Game:
        self.players = {seat: Player(seat, stack + 1) for seat, stack in enumerate(self.table.stacks, 1)}
        return super().next(dealer)


@fault("POT-4", also=("SEAT-*", "BLIND-*", "BET-*"), because="the pot is part of what many scenarios look at")
class pot_leaves_out_the_bets_of_the_round(Game):
    """The pot is shown without what has been put in during this round."""

    @property
    def pot(self) -> int:
        return 0 if self.phase == "finished" else sum(player.paid - player.bet for player in self.players.values())


@fault(
    "POT-4",
    also=("SEAT-7", "BLIND-5", "BET-*", "ALLIN-*", "POT-*"),
    because="who raises has fewer chips than he should",
)
class raise_costs_the_call_twice(Betting):
    """Who raises pays for the call, and then for the whole raise."""

    def bet_or_raise(self, seat: int, amount: int) -> None:
        extra = min(self.owed(seat), self.players[seat].stack - (amount - self.players[seat].bet))
        super().bet_or_raise(seat, amount)
        self.players[seat].stack -= extra


@fault("POT-4", also=("BET-15", "ALLIN-*", "POT-3"), because="an all-in player competes with chips that he never had")
class all_in_call_is_credited_in_full(Betting):
    """A call for less than the bet counts in the pot as if it had been for all of it."""

    def act(self, action: Action) -> None:
        seat = action.seat
        missing = self.owed(seat) - self.call(seat) if action.kind == "call" else 0
        super().act(action)
        self.players[seat].paid += missing


@fault(
    "POT-4",
    also=("SEAT-*", "BLIND-*", "BET-*", "ALLIN-*", "DRAW-6", "SHOW-*", "POT-*"),
    because="the blinds have more chips than they should",
)
class small_blind_is_not_taken_from_the_stack(Betting):
    """The small blind stands in the pot, and is not taken from the stack."""

    def post_blinds(self) -> None:
        super().post_blinds()
        player = self.players[self.seating.small_blind_seat()]
        player.stack += player.bet


@fault("POT-4", also=("BLIND-4", "BET-5"), because="refused actions change something")
class refused_check_costs_a_chip(Betting):
    """Who tries to check and owes something loses a chip."""

    def check(self, action: Action) -> None:
        if action.kind == "check" and self.owed(action.seat):
            self.players[action.seat].stack -= 1
        super().check(action)


@fault(
    "POT-4", also=("SEAT-7", "BLIND-6", "BET-*", "ALLIN-*", "POT-3"), because="no pot after a draw has the right size"
)
class small_blind_is_lost_when_folded(Miscounts):
    """The small blind goes to nobody if it was folded before the first draw."""

    def miscount(self, pot: int) -> None:
        small = self.players[self.seating.small_blind_seat()]
        self.winner.stack -= small.paid if small.folded and small.paid <= self.seating.blinds[0] else 0
