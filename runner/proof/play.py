"""Random hands on an engine beside the reference engine: what differs, and what was reached."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tripledraw.proof.comparing import uncalled
from tripledraw.proof.findings import Findings
from tripledraw.proof.hands import NEXT_HAND
from tripledraw.proof.lockstep import Lockstep
from tripledraw.proof.player import Player

if TYPE_CHECKING:
    from collections.abc import Callable

    from tripledraw.adapters import Client
    from tripledraw.reference_impl.game import Game
    from tripledraw.reference_impl.rulebooks import Rulebook

LONGEST = 400
"""More moves than a hand has; past it an engine goes round in circles."""


class RandomPlay:
    """Plays hands and keeps what differs (`findings`) and how often each rare thing was reached (`reached`)."""

    def __init__(self, client: Client, rulebook: Rulebook, told: str | None, seed: int) -> None:
        self.findings = Findings()
        self.reached: Counter[str] = Counter(dict.fromkeys(RARE, 0))
        self._client = client
        self._rulebook = rulebook
        self._told = told
        self._seed = seed

    def play(self, hands: int, progress: Callable[[], None]) -> None:
        """Play so many hands."""
        for number in range(1, hands + 1):
            self._hand(number)
            progress()

    def _hand(self, number: int) -> None:
        keeps_time = self._client.offers("clock") and self._told == "fi"
        player = Player(self._client.hello, self._seed, number, keeps_time=keeps_time)
        hand = Lockstep(self._client, player.deal(), self._rulebook, self._told)
        self._to_the_end(hand, player)
        if player.goes_on and hand.can_go_on:
            self._to_the_end(hand, player, next_hand=True)
        self.findings.add(hand.differences)

    def _to_the_end(self, hand: Lockstep, player: Player, *, next_hand: bool = False) -> None:
        """Play until the hand is over, or until a second hand is, if one is to be played."""
        seen: set[str] = set()
        for _ in range(LONGEST):
            if hand.over or self._cannot_go_on(hand) or (hand.finished and not next_hand):
                break
            move = player.move(hand.game)
            next_hand = next_hand and move.kind != NEXT_HAND
            seen |= reached_now(hand.game)
            hand.play(move)
            self.reached["forbidden moves tried"] += move.forbidden
        if not hand.over and hand.finished:
            seen |= reached_in_the_end(hand.game)
        self.reached["hands"] += 1
        self.reached["hands to the end"] += hand.finished and not hand.over
        self.reached.update(seen)

    def _cannot_go_on(self, hand: Lockstep) -> bool:
        return hand.game.phase == "drawing" and not self._client.offers("drawing")


RARE = (
    "hands",
    "hands to the end",
    "forbidden moves tried",
    "six players",
    "capped rounds",
    "rounds heads-up",
    "all-ins",
    "side pots",
    "bets that nobody called",
    "splits",
    "odd chips",
    "reshuffles",
    "second reshuffles",
    "third reshuffles",
)
"""What is counted: hands in which it happened, but for the moves."""


def reached_now(game: Game) -> set[str]:
    """Return the rare things that are so in a hand in play."""
    found = set()
    if game.phase == "betting" and game.turn is not None:
        if game.betting.raise_refused(game.turn) in ("BET-11", "BET-12"):
            found.add("capped rounds")
        if len(game.live) == 2 and game.round > 1:
            found.add("rounds heads-up")
    if any(player.all_in for player in game.players.values()):
        found.add("all-ins")
    return found


def reached_in_the_end(game: Game) -> set[str]:
    """Return the rare things that came about in a hand that is over."""
    found = {name for name, count in zip(RARE[-3:], (1, 2, 3), strict=True) if len(game.reshuffles) >= count}
    if len(game.players) == 6:
        found.add("six players")
    if uncalled(game):
        found.add("bets that nobody called")
    pots = game.pot_rules(game.players.values(), game.seating)
    awarded = pots.pots({seat: player.paid for seat, player in game.players.items()})
    if len([pot for pot in awarded if len(pot.seats) > 1]) > 1:
        found.add("side pots")
    winners = [chips for chips in game.won if chips]
    if len(winners) > 1 and len(awarded) == 1:
        found.add("splits")
        if len(set(winners)) > 1:
            found.add("odd chips")
    return found
