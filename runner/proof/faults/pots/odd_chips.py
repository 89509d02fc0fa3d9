"""Wrong engines that misplace odd chips: POT-3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.pots import Pot, Pots

if TYPE_CHECKING:
    from collections.abc import Sequence


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


narrow(folded_chips_make_pots, "with six players")


@fault("POT-3", also="POT-4", because="what nobody gets is gone")
class odd_chips_are_lost(OtherOddChips):
    """Chips that cannot be split go to nobody."""

    def odd(self, order: list[int], odd: int) -> list[int]:
        return []


@fault("POT-3")
class first_sharer_gets_all_odd_chips(OtherOddChips):
    """All chips that cannot be split go to the first sharer."""

    def odd(self, order: list[int], odd: int) -> list[int]:
        return order[:1] * odd


narrow(first_sharer_gets_all_odd_chips, "once somebody is all-in")


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


narrow(button_gets_the_first_odd_chip, "once somebody is all-in")


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


narrow(odd_chip_goes_to_a_loser, "with three players")


@fault("POT-3")
class odd_chip_goes_to_the_big_blind(OtherOddChips):
    """Odd chips begin with the big blind, if it shares, and go on clockwise."""

    def odd(self, order: list[int], odd: int) -> list[int]:
        big_blind = self.seating.big_blind_seat()
        return [seat for seat in [big_blind, *self.seating.clockwise(big_blind)[:-1]] if seat in order][:odd]


narrow(odd_chip_goes_to_the_big_blind, "with three players", "with six players")


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


narrow(odd_chip_goes_to_the_last_bettor, "with six players")


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


@fault("POT-3")
class odd_chip_goes_to_the_largest_stack(OtherOddChips):
    """Odd chips go to the sharers with the most chips."""

    def odd(self, order: list[int], odd: int) -> list[int]:
        stacks = {player.seat: player.stack for player in self.players}
        return sorted(order, key=lambda seat: (-stacks[seat], order.index(seat)))[:odd]


narrow(odd_chip_goes_to_the_largest_stack, "with three players", "with six players")


@fault("POT-3")
class odd_chip_goes_to_an_all_in_player(OtherOddChips):
    """Odd chips go to the sharers without chips first."""

    def odd(self, order: list[int], odd: int) -> list[int]:
        all_in = {player.seat for player in self.players if player.all_in}
        return sorted(order, key=lambda seat: seat not in all_in)[:odd]


@fault("POT-3")
class odd_chips_go_anticlockwise_where_two_are_all_in(OtherOddChips):
    """Where two are all-in, chips that cannot be split go to the last sharers."""

    def odd(self, order: list[int], odd: int) -> list[int]:
        return order[::-1][:odd] if sum(player.all_in for player in self.players) > 1 else order[:odd]


@fault("POT-3")
class odd_chip_of_the_third_pot_goes_to_the_last(OtherOddChips):
    """The odd chip of a third pot goes to the last of its sharers."""

    split = 0

    def odd(self, order: list[int], odd: int) -> list[int]:
        self.split += 1
        return order[:odd] if self.split < 3 else order[::-1][:odd]


@fault("POT-4", also="POT-3", because="what nobody gets is gone")
class odd_chips_of_side_pots_are_lost(OtherOddChips):
    """Chips of a side pot that cannot be split go to nobody."""

    split = 0

    def odd(self, order: list[int], odd: int) -> list[int]:
        self.split += 1
        return order[:odd] if self.split == 1 else []


@fault("POT-4", also="POT-3", because="what nobody gets is gone")
class second_odd_chip_is_lost(OtherOddChips):
    """Of two chips or more that cannot be split, one goes to the first sharer and the others to nobody."""

    def odd(self, order: list[int], odd: int) -> list[int]:
        return order[: min(odd, 1)]
