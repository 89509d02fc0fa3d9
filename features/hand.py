"""One hand in play on an engine: what is done to it, and what it shows.

A `Hand` speaks of players (P1 is the first left of the button) and of the chips of the feature file; the engine
hears of seats and of its own chips. It never reads what the engine was told to expect: only its state.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, cast

from msgspec import UNSET

from tripledraw.adapters.outcomes import Mismatch, NotSupported, Rejected, Unsupported
from tripledraw.adapters.protocol import Act, Area, Cards, State
from tripledraw.features.dealing import deal, deals_its_own, refused
from tripledraw.features.names import Names, NamesByDeal

if TYPE_CHECKING:
    from collections.abc import Callable
    from fractions import Fraction

    from tripledraw.adapters.client import Client
    from tripledraw.features.setup import Setup

_AREAS: dict[str, Area] = {
    "fold": "betting",
    "check": "betting",
    "call": "betting",
    "bet": "betting",
    "raise": "betting",
    "draw": "drawing",
    "timeout": "clock",
}
HAND_SIZE = 5
_PUTS_IN = frozenset({"bet", "raise"})


@dataclass
class Drawn:
    """One player's part in one draw: his hand before it, and the discards.

    `stub` is what the engine showed of the stub when it was his turn; `served_at_once` tells whether he had his new
    cards before the next player declared.
    """

    draw: int
    player: int
    before: tuple[str, ...]
    discards: tuple[str, ...]
    stub: object = None
    served_at_once: bool = False


class Hand:
    """One hand at the engine; `state` is what it last showed, `shows(field)` one thing of it."""

    def __init__(self, client: Client, setup: Setup, scale: Fraction, rulebook: str | None) -> None:
        self.client = client
        self.calls = client.calls
        """The calls that play this hand, and those made before it in the same scenario."""
        self.setup = setup
        self._scale = scale
        self.turns: list[tuple[str, int, int]] = []
        """Phase, round and player of everything done, in order."""
        self.drawn: list[Drawn] = []
        self.folded: dict[int, tuple[str, ...]] = {}
        self.bets_in_round = 1  # the big blind
        self.bets_made: Counter[int] = Counter()
        """How often somebody bet or raised, by round; the blinds are not counted."""
        self.bet_sizes: dict[int, int] = {}
        """By round, what its last bet or raise added to the highest, in the engine's chips."""
        self.state = deal(client, setup, scale, rulebook)
        self.dealt = self.state
        """What was shown once the blinds were posted."""
        self.before_the_end = self.state
        """What was shown before the last action: hands and stacks, once the pot has been awarded."""
        self.names = self._named()

    def _named(self) -> Names:
        if not self.free:
            return Names(self.setup)
        dealt = [hand for hand in self.shows("hands") if hand is not None and len(hand) == HAND_SIZE]
        if len(dealt) != self.setup.seats:
            raise Mismatch("five cards are dealt to each player", f"hands: {self.state.hands}")
        return NamesByDeal(self.setup, dealt)

    @property
    def free(self) -> bool:
        """Whether a scripted table is played with the cards that the engine deals, since it can't be told any."""
        return deals_its_own(self.client, self.setup)

    # What is seen

    def card(self, name: str) -> str:
        """Return the card of this deal that a card of the scenario stands for."""
        return self.names.card(name)

    def shows(self, name: str) -> Any:
        """Return a field of the state; raises NotSupported if the engine leaves it out."""
        value = getattr(self.state, name)
        if value is UNSET:
            raise NotSupported(f"shows no `{name}`")
        return value

    def chips(self, amount: int) -> int:
        """Return an amount of the feature file in the engine's chips; raises NotSupported if it is no whole number."""
        scaled = amount * self._scale
        if scaled.denominator != 1:
            raise NotSupported(f"{amount} is no whole number of chips at its stakes")
        return int(scaled)

    def turn(self) -> int:
        """Return the player whose turn it is, 0 for nobody; raises NotSupported in a draw that is not offered."""
        if self.state.phase == "drawing" and not self.client.offers("drawing"):
            raise NotSupported("offers no drawing")
        seat = self.shows("turn")
        return 0 if seat is None else self.setup.player(seat)

    def by_player(self, name: str, player: int) -> Any:
        """Return a player's part of a field that is by seat."""
        return self.shows(name)[self.setup.seat(player) - 1]

    def live(self) -> list[int]:
        """Return the players who have not folded, P1 first."""
        return sorted(self.setup.player(seat) for seat in self.shows("live"))

    def cards(self, player: int) -> tuple[str, ...]:
        """Return the cards that a player holds.

        Until he draws, a scripted hand is known without the engine showing it.
        """
        known = self.setup.scripted and not self.free and all(part.player != player for part in self.drawn)
        if self.state.hands is UNSET and known:
            return self.setup.deck()[0][player]
        hand = cast("Cards | None", self.by_player("hands", player))
        if hand is None:
            raise NotSupported(f"no longer shows the hand of P{player}")
        return hand

    def owes(self, player: int) -> int:
        """Return what a player would have to add to call, in the engine's chips and not looking at his stack."""
        bets = self.shows("bets")
        return int(max(bets) - bets[self.setup.seat(player) - 1])

    def offers_something(self) -> bool:
        """Return whether the engine shows what the seat in turn may do."""
        return self.state.actions is not UNSET

    def offered(self) -> frozenset[str]:
        """Return what the player in turn may do; `bet` and `raise` are both called raise.

        Whether a fold with nothing owed is offered is not looked at, so it is left out.
        """
        actions = {"raise" if action in _PUTS_IN else action for action in self.shows("actions")}
        player = self.turn()
        if player and "fold" in actions and self.shows("phase") == "betting" and not self.owes(player):
            actions.remove("fold")
        return frozenset(actions)

    def begins(self) -> tuple[str, int]:
        """Return the phase and the round, 0 once the hand is over: they change when a round or a draw is over."""
        phase = self.shows("phase")
        return phase, 0 if phase == "finished" else self.shows("round")

    def received(self, draw: int, player: int) -> tuple[str, ...]:
        """Return the cards that a player was given in a draw, none if he stood pat or did not draw."""
        part = next((part for part in self.drawn if (part.draw, part.player) == (draw, player)), None)
        if part is None or not part.discards:
            return ()
        self.shows("hands")
        later = next((after for after in self.drawn if after.draw > draw and after.player == player), None)
        hand = later.before if later else self.folded.get(player) or self.cards(player)
        kept = set(part.before) - set(part.discards)
        return tuple(card for card in hand if card not in kept)

    def is_served(self, part: Drawn) -> bool:
        """Return whether a player holds five cards again, none of them what he has just discarded.

        An engine may show the discards of a player who waits for his cards, or only what he keeps.
        """
        held = self._known(part.player)
        return len(held) == HAND_SIZE and not set(held) & set(part.discards)

    def discarded(self, player: int, draw: int | None = None) -> frozenset[str]:
        """Return what a player has discarded in a draw, or in all of them."""
        parts = [part for part in self.drawn if part.player == player and draw in (None, part.draw)]
        return frozenset(card for part in parts for card in part.discards)

    # What is done

    def act(self, player: int, kind: str, cards: tuple[str, ...] | None = None, amount: int | None = None) -> None:
        """Play something that the rules allow; raises Mismatch if the engine does not let it happen."""
        action = self._action(player, kind, cards, amount)
        before = self.state
        if before.turn is not UNSET and self.turn() != player:
            raise Mismatch(f"it is P{player}'s turn", f"it is {f'P{self.turn()}' if self.turn() else 'nobody'}'s turn")
        held = self._known(player)
        try:
            self.state = self.client.act(action)
        except Rejected as answer:
            raise Mismatch(f"P{player} may {_said(kind)}", f"the engine refused it ({answer})") from None
        except Unsupported as answer:
            raise Mismatch(f"P{player} may {_said(kind)}", f"the engine does not support it ({answer})") from None
        self.before_the_end = before
        self.turns.append((before.phase or "", before.round or 0, player))
        if kind == "fold":
            self.folded[player] = held
        elif kind in ("draw", "timeout"):
            self._note_draw(Drawn(before.round or 0, player, held, cards or (), before.stub))
        self._count_bets(before, kind)
        self._see_new_cards()

    def attempt(
        self, player: int, kind: str, cards: tuple[str, ...] | None = None, amount: int | None = None
    ) -> Rejected | None:
        """Try something that the rules forbid: return the refusal, or None if it was let happen.

        Raises NotSupported if the engine has no way to say it.
        """
        action, before = self._action(player, kind, cards, amount), self.state
        refusal = self._attempt(lambda: self.client.act(action))
        if refusal is None:
            self._count_bets(before, kind)
        return refusal

    def attempt_next(self) -> Rejected | None:
        """Try to begin the next hand; see `attempt`."""
        if not self.client.offers("next-hand"):
            raise NotSupported("offers no next hand")
        return self._attempt(self.client.next)

    def _attempt(self, ask: Callable[[], State]) -> Rejected | None:
        refusal, state = refused(ask)
        self.state = state or self.state
        return refusal

    def ask_again(self) -> State:
        """Ask the engine for the state and return it."""
        try:
            return self.client.state()
        except (Rejected, Unsupported) as answer:
            raise Mismatch("the engine shows the state of the hand", f"it does not: {answer}") from None

    def next_hand(self) -> None:
        """Begin the next hand at the same table; P1 is from then on the player left of the new button."""
        if not self.client.offers("next-hand"):
            raise NotSupported("offers no next hand")
        try:
            self.state = self.client.next()
        except (Rejected, Unsupported) as answer:
            raise Mismatch("the next hand begins", f"the engine does not let it: {answer}") from None
        self.setup = replace(self.setup, button=self.setup.button % self.setup.seats + 1, stacks={}, scripted=False)
        self.dealt = self.state
        self.bets_in_round = 1
        self.bets_made.clear()
        self.turns, self.drawn, self.folded = [], [], {}

    def _action(self, player: int, kind: str, cards: tuple[str, ...] | None, amount: int | None) -> Act:
        if not self.client.offers(_AREAS[kind]):
            raise NotSupported(f"offers no {_AREAS[kind]}")
        if kind in _PUTS_IN:
            kind = "raise" if self.bets_in_round else "bet"
        return Act(
            self.setup.seat(player) if 1 <= player <= self.setup.seats else player,
            kind,
            UNSET if amount is None else self.chips(amount),
            UNSET if cards is None else cards,
        )

    def _known(self, player: int) -> tuple[str, ...]:
        """Return the cards that a player holds, none if they are not known."""
        try:
            return self.cards(player)
        except NotSupported:
            return ()

    def _note_draw(self, part: Drawn) -> None:
        still_drawing = (self.state.phase, self.state.round) == ("drawing", part.draw)
        part.served_at_once = still_drawing and self.state.hands is not UNSET and self.is_served(part)
        self.drawn.append(part)

    def _see_new_cards(self) -> None:
        """Name the cards that an engine has dealt by itself, in the order in which players are served."""
        if self.free and self.state.phase != "finished":
            for part in self.drawn:
                self.names.see(self.by_player("hands", part.player) or ())

    def _count_bets(self, before: State, kind: str) -> None:
        self.bets_made[before.round or 0] += kind in _PUTS_IN
        if before.round != self.state.round or before.phase != self.state.phase:
            self.bets_in_round = 0
        elif kind in _PUTS_IN:
            self.bets_in_round += 1
            if before.bets and self.state.bets:
                self.bet_sizes[before.round or 0] = max(self.state.bets) - max(before.bets)


def _said(kind: str) -> str:
    return {"draw": "draw", "timeout": "run out of time"}.get(kind, kind)
