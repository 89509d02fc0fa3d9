"""Seats, button, blinds and stakes: SEAT-1 to SEAT-8, BLIND-1, BLIND-2, BLIND-6, BET-9, BET-10."""

from dataclasses import replace

from tripledraw.reference_impl.actions import IllegalAction
from tripledraw.reference_impl.rulebooks import Rulebook
from tripledraw.reference_impl.table import Table


class Seating:
    """Who sits where, and what the stakes are."""

    fewest = 2
    most = 6

    def __init__(self, table: Table, rulebook: Rulebook) -> None:
        self.check(table)
        self.rulebook = rulebook
        self.count = table.seats
        self.button = table.button
        self.blinds: tuple[int, int] = self.blinds_of(table)
        self.bets: tuple[int, int] = self.bets_of(table)
        self.table = replace(table, stacks=tuple(table.stacks), blinds=self.blinds, bets=self.bets)

    def check(self, table: Table) -> None:
        """Refuse a table that can't be: raises `IllegalAction` with the reason `bad-table`."""
        if table.seats > self.most:
            raise bad_table("SEAT-1", f"{table.seats} players are too many: {self.most} is the most")
        if table.seats < self.fewest:
            raise bad_table("SEAT-8", f"{table.seats} is too few players: it takes {self.fewest}")
        if not 1 <= table.button <= table.seats:
            raise bad_table("SEAT-2", f"the button can't be on seat {table.button} of {table.seats}")
        if len(table.stacks) != table.seats or min(table.stacks) < 1:
            raise bad_table("POT-4", f"each of {table.seats} seats needs a stack of one chip or more")
        if table.blinds is None and table.bets is None:
            raise bad_table("BET-10", "neither blinds nor bets are given: give either")
        for what, sizes in (("blinds", table.blinds), ("bets", table.bets)):
            if sizes is not None and (len(sizes) != 2 or not 0 <= sizes[0] <= sizes[1] or sizes[1] < 1):
                raise bad_table("BET-8", f"{what} are two amounts, the small one first, not {list(sizes)}")

    def blinds_of(self, table: Table) -> tuple[int, int]:
        """Return small and big blind: where they are left out, what the bets make them (BET-10, BLIND-3)."""
        if table.blinds is not None:
            return table.blinds[0], table.blinds[1]
        small_bet = (table.bets or (0, 0))[0]
        if self.rulebook["BET-10"] == "equals-small-blind":
            return small_bet, 2 * small_bet
        return small_bet // 2, small_bet

    def bets_of(self, table: Table) -> tuple[int, int]:
        """Return small and big bet: where they are left out, what the blinds make them (BET-9, BET-10)."""
        if table.bets is not None:
            return table.bets[0], table.bets[1]
        small_bet = self.small_bet()
        return small_bet, 2 * small_bet

    def small_bet(self) -> int:
        """Return what the small bet is worth against the blinds (BET-10)."""
        small_blind, big_blind = self.blinds
        return small_blind if self.rulebook["BET-10"] == "equals-small-blind" else big_blind

    def clockwise(self, seat: int) -> list[int]:
        """Return every seat, starting with the one left of `seat` and ending with `seat`."""
        return [(seat + step) % self.count + 1 for step in range(self.count)]

    def left_of(self, seat: int) -> int:
        """Return the next seat clockwise."""
        return seat % self.count + 1

    def small_blind_seat(self) -> int:
        """Return who posts the small blind: left of the button, or the button of two (BLIND-1, BLIND-6)."""
        return self.button if self.count == 2 else self.left_of(self.button)

    def big_blind_seat(self) -> int:
        """Return who posts the big blind: left of the small blind (BLIND-2)."""
        return self.left_of(self.small_blind_seat())

    def next_button(self) -> int:
        """Return where the button goes for the next hand (SEAT-3)."""
        return self.left_of(self.button)


def bad_table(rule: str, text: str) -> IllegalAction:
    """Return the refusal of a table."""
    return IllegalAction("bad-table", rule, text)
