"""One round of betting: BET-2 to BET-8, BET-11 to BET-16, BLIND-4, BLIND-5, ALLIN-3 to ALLIN-7, TIME-2."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.reference_impl.actions import Action, IllegalAction

if TYPE_CHECKING:
    from tripledraw.reference_impl.game import Game

KINDS = ("fold", "check", "call", "bet", "raise")


class Betting:
    """A betting round. `turn` is the seat to act, or None when the round is over.

    `level` is what every seat's bet must come to. `counted` is the last level that counts as a full bet:
    an all-in of less than half a bet moves `level` alone (ALLIN-3). `bets_made` is what the cap counts.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.players = game.players
        self.seating = game.seating
        self.rulebook = game.rulebook
        self.round = game.round
        self.level = 0
        self.bets_made = 0
        if self.round == 1:
            self.post_blinds()
        self.counted = self.level
        self.last_bettor: int | None = None
        self.to_act = self.asked()
        self.may_raise = set(self.to_act)
        self.cap_lifted = self.begins_open() or self.opens_now()
        self.turn = self.first_to_act()

    def post_blinds(self) -> None:
        """Post both blinds, each short if the stack is; the call is the full big blind (ALLIN-7)."""
        small, big = self.seating.blinds
        self.players[self.seating.small_blind_seat()].put_in(small)
        self.players[self.seating.big_blind_seat()].put_in(big)
        self.level = big
        self.bets_made = 1

    # Whose turn it is

    def asked(self) -> set[int]:
        """Return the seats that act in this round: all still in with chips, the blinds too (BLIND-4, ALLIN-1)."""
        return {player.seat for player in self.players.values() if player.can_bet}

    def first_to_act(self) -> int | None:
        """Return who opens the round (BET-2, BET-3)."""
        return self.next_to_act(self.opens_after())

    def opens_after(self) -> int:
        """Return the seat whose left neighbours are asked first: big blind (BET-2) or button (BET-3)."""
        return self.seating.big_blind_seat() if self.round == 1 else self.seating.button

    def next_to_act(self, seat: int) -> int | None:
        """Return the next seat clockwise that has yet to act, or None when there is none (BET-4, BET-13)."""
        if self.nobody_to_bet_against():
            return None
        return next((each for each in self.seating.clockwise(seat) if each in self.to_act), None)

    def nobody_to_bet_against(self) -> bool:
        """Tell whether at most one player has chips, and has put in as much as any other (ALLIN-6)."""
        live = [player for player in self.players.values() if not player.folded]
        able = [player for player in live if player.stack]
        if len(able) > 1:
            return False
        return not able or able[0].bet >= max(player.bet for player in live)

    # What a seat may do

    def actions(self, seat: int) -> list[str]:
        """Return what the seat may do. To fold with nothing owed is allowed, but never offered."""
        offered = ["fold", "call"] if self.owed(seat) else ["check"]
        if self.raise_refused(seat) is None:
            offered.append(self.word_for_more())
        return offered

    def owed(self, seat: int) -> int:
        """Return what the seat lacks to the full call, its stack left aside (BLIND-5)."""
        return max(self.level - self.players[seat].bet, 0)

    def call(self, seat: int) -> int:
        """Return what a call adds, no more than the stack (BET-15)."""
        return min(self.owed(seat), self.players[seat].stack)

    def word_for_more(self) -> str:
        """Return `bet` when nothing has been bet in the round, else `raise`; blinds count as bets."""
        return "raise" if self.level else "bet"

    def raise_refused(self, seat: int) -> str | None:
        """Return the rule that keeps the seat from betting or raising, or None."""
        if self.players[seat].stack <= self.owed(seat):
            return "BET-15"
        if not self.anyone_to_answer(seat):
            return "ALLIN-6"
        if not self.reopened_for(seat):
            return "ALLIN-3"
        if not self.cap_allows():
            return "BET-11" if self.round == 1 else "BET-12"
        if self.punished(seat):
            return "TIME-2"
        return None

    def anyone_to_answer(self, seat: int) -> bool:
        """Tell whether another player still has chips to answer a raise with (ALLIN-6)."""
        return any(player.can_bet for player in self.players.values() if player.seat != seat)

    def reopened_for(self, seat: int) -> bool:
        """Tell whether the seat has not acted since the last bet that counts (ALLIN-3)."""
        return seat in self.may_raise

    def punished(self, seat: int) -> bool:
        """Tell whether the seat was late at the draw before this round (TIME-2, TIME-3)."""
        return self.players[seat].late

    # Cap and size

    def cap(self) -> int:
        """Return how many bets the round allows, the big blind being one (BET-11, BET-12)."""
        if self.round == 1:
            return 5 if self.rulebook["BET-11"] == "four-raises" else 4
        return 5 if self.rulebook["BET-12"] == "bet-and-four-raises" else 4

    def cap_allows(self) -> bool:
        """Tell whether one more bet or raise stays within the cap."""
        return self.cap_lifted or self.bets_made < self.cap()

    def begins_open(self) -> bool:
        """Tell whether the round has no cap because it began with two players (BET-16)."""
        return self.rulebook["BET-16"] == "open-if-round-began-with-two" and self.two_left()

    def opens_now(self) -> bool:
        """Tell whether the cap falls now that two are left and it had not been reached (BET-16)."""
        return self.rulebook["BET-16"] == "open-once-two" and self.bets_made < self.cap() and self.two_left()

    def two_left(self) -> bool:
        """Tell whether two players are left, neither all-in."""
        live = [player for player in self.players.values() if not player.folded]
        return len(live) == 2 and all(player.stack for player in live)

    def bet_size(self) -> int:
        """Return the size of bets and raises: the small bet in rounds 1 and 2, then the big (BET-8)."""
        small, big = self.seating.bets
        return small if self.round <= 2 else big

    def raise_to(self) -> int:
        """Return what a full bet or raise comes to: one bet over the last that counts (ALLIN-4)."""
        return self.counted + self.bet_size()

    def counts_as_raise(self, amount: int) -> bool:
        """Tell whether a bet that comes to `amount` is half a bet or more over the last counted (ALLIN-3)."""
        return 2 * (amount - self.counted) >= self.bet_size()

    def amount(self, seat: int, kind: str) -> int:
        """Return what the seat's bet in this round comes to after an action, all-in if it must (BET-15)."""
        player = self.players[seat]
        if kind in ("bet", "raise"):
            return min(self.raise_to(), player.bet + player.stack)
        return player.bet + (self.call(seat) if kind == "call" else 0)

    # Acting

    def act(self, action: Action) -> None:
        """Carry out an action of the seat whose turn it is, or raise `IllegalAction`."""
        self.check(action)
        seat = action.seat
        self.to_act.discard(seat)
        self.may_raise.discard(seat)
        if action.kind == "fold":
            self.game.fold(seat)
        elif action.kind == "call":
            self.players[seat].put_in(self.call(seat))
        elif action.kind != "check":
            self.bet_or_raise(seat, self.amount(seat, action.kind))
        self.cap_lifted = self.cap_lifted or self.opens_now()
        self.turn = self.next_to_act(seat)

    def bet_or_raise(self, seat: int, amount: int) -> None:
        """Put in more than was owed: everyone else must answer (BET-7, BET-13)."""
        player = self.players[seat]
        player.put_in(amount - player.bet)
        self.level = amount
        self.last_bettor = seat
        others = {each.seat for each in self.players.values() if each.can_bet and each.seat != seat}
        self.to_act = others
        if self.counts_as_raise(amount):
            self.counted = amount
            self.bets_made += 1
            self.may_raise = set(others)

    def check(self, action: Action) -> None:
        """Raise `IllegalAction` unless the action may be done (BET-5, BET-6, BET-8)."""
        seat, kind = action.seat, action.kind
        if kind not in KINDS:
            raise IllegalAction("bad-action", "BET-1", f"{kind!r} is no action of a betting round")
        owed = self.owed(seat)
        if kind == "check" and owed:
            raise IllegalAction("bad-action", "BET-5", f"seat {seat} owes {owed} and can't check")
        if kind == "call" and not owed:
            raise IllegalAction("bad-action", "BET-6", f"seat {seat} owes nothing and can't call")
        if kind in ("bet", "raise"):
            if kind != self.word_for_more():
                raise IllegalAction("bad-action", "BET-8", f"it takes a {self.word_for_more()}, not a {kind}")
            refused = self.raise_refused(seat)
            if refused:
                raise IllegalAction("bad-action", refused, f"seat {seat} can't {kind} here")
        amount = self.amount(seat, kind)
        if not self.amount_accepted(action.amount, amount):
            raise IllegalAction("bad-amount", "BET-8", f"a {kind} comes to {amount}, not {action.amount}")

    def amount_accepted(self, given: int | None, amount: int) -> bool:
        """Tell whether an amount, if one was given, is the one there is (BET-8)."""
        return given is None or given == amount
