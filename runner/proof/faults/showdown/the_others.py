"""Wrong engines that let the others show wrongly: SHOW-4."""

from __future__ import annotations

from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.showdown import Showdown

ORDER_OF_OTHERS = "the order of the others is part of every showdown"


class OtherOrder(Showdown):
    """Base of the faults in which the right player shows first, and the others in another order."""

    def others(self, seats: list[int]) -> list[int]:
        """Return the others in the engine's order, of those that follow clockwise."""
        return seats

    def order(self) -> list[int]:
        first, *others = super().order()
        return [first, *self.others(others)]


@fault("SHOW-4", also="SHOW-*", because=ORDER_OF_OTHERS)
class the_others_show_anticlockwise(OtherOrder):
    """After the first, hands are shown anticlockwise."""

    def others(self, seats: list[int]) -> list[int]:
        return seats[::-1]


narrow(the_others_show_anticlockwise, "with three players", "in the second hand")


@fault("SHOW-4", also="SHOW-*", because=ORDER_OF_OTHERS)
class the_others_show_by_seat_number(OtherOrder):
    """After the first, hands are shown from seat 1 on."""

    def others(self, seats: list[int]) -> list[int]:
        return sorted(seats)


narrow(the_others_show_by_seat_number, "with three players")


@fault("SHOW-4", also="SHOW-*", because=ORDER_OF_OTHERS)
class the_others_show_from_the_button_on(OtherOrder):
    """After the first, hands are shown from the left of the button on."""

    def others(self, seats: list[int]) -> list[int]:
        return [seat for seat in self.game.seating.clockwise(self.game.button) if seat in seats]


narrow(the_others_show_from_the_button_on, "in the second hand", "once somebody is all-in")


@fault("SHOW-4", also="SHOW-2", because="the second of five to show is looked at there too")
class the_others_of_five_show_from_the_button_on(OtherOrder):
    """Where five sit at the table, hands are shown after the first from the left of the button on."""

    def others(self, seats: list[int]) -> list[int]:
        five = self.game.table.seats == 5
        return [seat for seat in self.game.seating.clockwise(self.game.button) if seat in seats] if five else seats


@fault("SHOW-4", also="SHOW-*", because=ORDER_OF_OTHERS)
class the_others_show_anticlockwise_where_nobody_bet(OtherOrder):
    """If nobody bet in the last round, hands are shown anticlockwise after the first."""

    def others(self, seats: list[int]) -> list[int]:
        return seats if self.last_bettor() else seats[::-1]


@fault("SHOW-4")
class all_in_players_show_last(OtherOrder):
    """Where two are all-in, those who are not show before them, but for the first."""

    def others(self, seats: list[int]) -> list[int]:
        all_in = {seat: player.all_in for seat, player in self.game.players.items()}
        return sorted(seats, key=lambda seat: all_in[seat]) if sum(all_in.values()) > 1 else seats


@fault("SHOW-4", also="SHOW-*", because=ORDER_OF_OTHERS)
class the_best_hand_shows_second(OtherOrder):
    """After the first, hands are shown from the best to the worst."""

    def others(self, seats: list[int]) -> list[int]:
        return sorted(seats, key=lambda seat: self.strengths[seat])


narrow(the_best_hand_shows_second, "with three players")


@fault("SHOW-4", also="SHOW-*", because=ORDER_OF_OTHERS)
class the_best_hand_of_four_shows_second(OtherOrder):
    """Where four sit at the table, hands are shown from the best to the worst after the first."""

    def others(self, seats: list[int]) -> list[int]:
        return sorted(seats, key=lambda seat: self.strengths[seat]) if self.game.table.seats == 4 else seats


@fault("SHOW-4", also="SHOW-*", because=ORDER_OF_OTHERS)
class the_third_shows_before_the_second_of_six(OtherOrder):
    """Where six are left the second and the third to show change places."""

    def others(self, seats: list[int]) -> list[int]:
        return [seats[1], seats[0], *seats[2:]] if len(seats) == 5 else seats


narrow(the_third_shows_before_the_second_of_six, "once somebody is all-in")


@fault("SHOW-4", under="cs")
class beaten_hands_are_mucked(Showdown):
    """A beaten hand is given up unseen, though all are to be shown."""

    def must_show(self, seat: int, shown: list[int]) -> bool:
        return not self.beaten(seat, shown)


narrow(beaten_hands_are_mucked, "with six players")


@fault("SHOW-4", under="cs", also="SHOW-*", because="hands that should be shown are not")
class only_the_first_and_the_winner_show(Showdown):
    """Only the first hand and those that win are shown, though all are to be shown."""

    def must_show(self, seat: int, shown: list[int]) -> bool:
        return not shown or any(seat in self.winners(pot) for pot in self.pots)


@fault("SHOW-4")
class a_hand_that_ties_is_mucked(Showdown):
    """A hand that is as low as one already shown is given up unseen, and shares the pot."""

    def beaten(self, seat: int, shown: list[int]) -> bool:
        return any(self.strengths[each] <= self.strengths[seat] for each in shown)


narrow(a_hand_that_ties_is_mucked, "with two players")


@fault("SHOW-4")
class winner_of_a_side_pot_mucks(Showdown):
    """A hand that is beaten for the main pot is given up unseen, and wins the side pot."""

    def beaten(self, seat: int, shown: list[int]) -> bool:
        return any(self.strengths[each] < self.strengths[seat] for each in shown)


narrow(winner_of_a_side_pot_mucks, "with six players")


@fault("SHOW-4", also="ALLIN-1 SHOW-*", because="the called bettor does not show")
class the_best_hand_is_mucked(Showdown):
    """Who has the lowest hand and is not beaten takes the pot unseen."""

    def shown(self) -> list[int]:
        best = min(self.strengths.values())
        alone = [seat for seat in self.strengths if self.strengths[seat] == best]
        return [seat for seat in super().shown() if alone != [seat]]
