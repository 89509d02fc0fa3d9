"""Wrong engines that make other side pots: ALLIN-2."""

from __future__ import annotations

from tripledraw.proof.planting import fault, narrow
from tripledraw.reference_impl.pots import Pot, Pots
from tripledraw.reference_impl.showdown import Showdown

SIDE_POT = "any side pot may be won by another hand"


class OtherPots(Pots):
    """Base of the faults that make other pots of the right ones."""

    def remade(self, pots: list[Pot], paid: dict[int, int]) -> list[Pot]:
        """Return the pots as the engine makes them."""
        return pots

    def pots(self, paid: dict[int, int]) -> list[Pot]:
        return self.remade(super().pots(paid), paid)


@fault("ALLIN-2", also="ALLIN-* SHOW-4 POT-2,3", because="every all-in player competes for more than he matched")
class one_pot_for_everybody(OtherPots):
    """There is one pot, and everybody can win it."""

    def remade(self, pots: list[Pot], paid: dict[int, int]) -> list[Pot]:
        return [Pot(sum(pot.chips for pot in pots), pots[0].seats)]


@fault("ALLIN-2", also="ALLIN-5,6 POT-3", because="there are two side pots there too")
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


narrow(two_side_pots_at_most, "in the second hand")


@fault("ALLIN-2", also="ALLIN-1,5,6 SHOW-4 POT-3", because="a blind posted short has a side pot of its own")
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


narrow(two_all_in_for_the_same_are_taken_for_one, "with three players", "in the second hand")


@fault("ALLIN-2", also="ALLIN-1,5", because="folded chips lie in other pots than they should")
class folded_chips_all_lie_in_the_main_pot(OtherPots):
    """What folded players put in goes to the main pot, whatever level it reached."""

    def remade(self, pots: list[Pot], paid: dict[int, int]) -> list[Pot]:
        live = {seat for pot in pots for seat in pot.seats}
        return _with_dead_chips(pots, paid, live, into=0)


narrow(folded_chips_all_lie_in_the_main_pot, "with three players")


@fault("ALLIN-2", also="ALLIN-1,5 POT-3", because="folded chips lie in other pots than they should")
class folded_chips_all_lie_in_the_last_pot(OtherPots):
    """What folded players put in goes to the last side pot."""

    def remade(self, pots: list[Pot], paid: dict[int, int]) -> list[Pot]:
        live = {seat for pot in pots for seat in pot.seats}
        return _with_dead_chips(pots, paid, live, into=-1)


narrow(folded_chips_all_lie_in_the_last_pot, "with six players")


def _with_dead_chips(pots: list[Pot], paid: dict[int, int], live: set[int], into: int) -> list[Pot]:
    """Return the pots with the chips of folded players all in one of them."""
    levels = sorted({paid[seat] for seat in live})
    below = [0, *levels]
    chips = [
        sum(max(min(paid[seat], level) - low, 0) for seat in live) for low, level in zip(below, levels, strict=False)
    ]
    chips[into] += sum(pot.chips for pot in pots) - sum(chips)
    return [Pot(each, pot.seats) for each, pot in zip(chips, pots, strict=True)]


@fault("ALLIN-2", also="ALLIN-* SHOW-4 POT-2,3", because="who could win a side pot has another hand to beat")
class side_pots_by_the_last_round_alone(Pots):
    """Side pots are made of the bets of the last round; what earlier rounds left unequal is overlooked."""

    def pots(self, paid: dict[int, int]) -> list[Pot]:
        bets = {player.seat: min(player.bet, paid[player.seat]) for player in self.players}
        pots = super().pots(bets)
        earlier = sum(paid.values()) - sum(bets.values())
        seats = tuple(player.seat for player in self.players if not player.folded)
        return [Pot(earlier, seats), *pots]


@fault("ALLIN-2", also="BET-17 ALLIN-5,6,7 POT-2,3", because=SIDE_POT)
class side_pot_goes_to_the_deepest_stack(Showdown):
    """A side pot goes to whoever has the most chips left, not to the lowest hand."""

    def winners(self, pot: Pot) -> list[int]:
        if pot is self.pots[0]:
            return super().winners(pot)
        return [max(pot.seats, key=lambda seat: self.game.players[seat].stack)]


@fault("ALLIN-2", also="BET-17 ALLIN-5 POT-1,2,3", because=SIDE_POT)
class who_has_won_a_pot_wins_no_other(Showdown):
    """The winner of the main pot has no share in a side pot, unless he is alone in it."""

    def winners(self, pot: Pot) -> list[int]:
        if pot is self.pots[0]:
            return super().winners(pot)
        main = super().winners(self.pots[0])
        others = tuple(seat for seat in pot.seats if seat not in main)
        return super().winners(Pot(pot.chips, others or pot.seats))


@fault("ALLIN-2", also="BET-17 ALLIN-* POT-1,2,3", because=SIDE_POT)
class second_best_hand_wins_the_side_pot(Showdown):
    """The side pot goes to the worse of the hands that can win it."""

    def winners(self, pot: Pot) -> list[int]:
        if pot is self.pots[0]:
            return super().winners(pot)
        worst = max(self.strengths[seat] for seat in pot.seats)
        return [seat for seat in pot.seats if self.strengths[seat] == worst]


@fault("ALLIN-2", also="ALLIN-* SHOW-4 POT-2,3", because="who is all-in with a blind wins more than he matched")
class all_in_for_a_blind_competes_for_everything(OtherPots):
    """Who is all-in with no more than the big blind can win the first side pot too."""

    def remade(self, pots: list[Pot], paid: dict[int, int]) -> list[Pot]:
        if len(pots) < 2 or min(paid[seat] for seat in pots[0].seats) > self.seating.blinds[1]:
            return pots
        return [Pot(pots[0].chips + pots[1].chips, pots[0].seats), *pots[2:]]


@fault("ALLIN-2", also="POT-3", because="its odd chips too go to others")
class big_blind_wins_no_side_pot_over_a_folded_small_blind(OtherPots):
    """Where the small blind has folded the big blind has no share in a side pot, unless he is alone in it."""

    def remade(self, pots: list[Pot], paid: dict[int, int]) -> list[Pot]:
        live = {seat for pot in pots for seat in pot.seats}
        if self.seating.small_blind_seat() in live:
            return pots
        main, *side = pots
        others = [tuple(seat for seat in pot.seats if seat != self.seating.big_blind_seat()) for pot in side]
        return [main, *(Pot(pot.chips, left or pot.seats) for pot, left in zip(side, others, strict=True))]
