"""pokerface's fixed-limit deuce-to-seven triple draw as an engine: it translates, and never plays.

pokerface is under the GPL: it is imported when it is asked for, and is no part of this project. It counts players
from the small blind; with two players its first is the big blind. It has one operation for check and call and one
for bet and raise. Each player draws before the next one speaks. Its deck has no order: it draws cards at random
unless it is told which, so a scripted stub is given out here for as long as it lasts.
"""

import random
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import metadata
from typing import Any

from pokerface import FixedLimitTripleDrawLowball27, Lowball27Hand, PokerPlayer, Stakes, parse_card, parse_cards  # type: ignore[import-untyped]

from tripledraw.adapters.outcomes import Rejected, Unsupported
from tripledraw.adapters.rotation import by_player, by_seat, seat_of


class PokerfaceEngine:
    """pokerface behind the engine protocol."""

    def __init__(self) -> None:
        self._game: Any = None
        self._button = 0
        self._stub: list[str] | None = None
        self._shown: list[int] | None = None

    def hello(self, *, protocol: int, suite: str) -> dict[str, Any]:  # noqa: ARG002
        """Say what pokerface offers: all but a next hand and a clock."""
        return {
            "protocol": 1,
            "name": "pokerface",
            "version": metadata.version("pokerface"),
            "url": "https://pypi.org/project/pokerface/",
            "implements": ["ranking", "betting", "drawing", "showdown", "scripted-deck", "all-in"],
        }

    def winners(self, *, hands: list[list[str]]) -> dict[str, Any]:
        """Return the hands that pokerface compares as the greatest."""
        values = _values(hands)
        best = max(values)
        return {"winners": [index for index, value in enumerate(values) if value == best]}

    def strengths(self, *, hands: list[list[str]]) -> dict[str, Any]:
        """Return pokerface's own index of each hand; of two low hands the larger index wins."""
        return {"strengths": [value.index for value in _values(hands)]}

    def start(
        self,
        *,
        seats: int,
        button: int,
        stacks: list[int],
        blinds: list[int] | None = None,
        bets: list[int] | None = None,
        rulebook: str | None = None,  # noqa: ARG002
        hands: list[list[str]] | None = None,
        stub: list[str] | None = None,
        seed: int | None = None,
    ) -> dict[str, Any]:
        """Create a game and deal. `seed` seeds the global `random`, by which pokerface draws cards."""
        if blinds is None:
            raise Unsupported("pokerface derives bets from blinds, and not blinds from bets")
        if len(stacks) != seats:
            raise Unsupported("pokerface takes one stack for each player")
        if hands is None and stub is not None:
            raise Unsupported("the adapter scripts a stub only together with the hands")
        if seed is not None:
            random.seed(seed)
        by_blind = by_player(stacks, button)
        try:
            game = FixedLimitTripleDrawLowball27(Stakes(0, tuple(blinds), *(bets or ())), by_blind)
            for hand in by_player(hands, button) if hands else [None] * seats:
                game.nature.deal_hole(hand and parse_cards("".join(hand)))
        except (ValueError, TypeError) as error:
            raise Rejected("bad-table", str(error)) from error
        self._game, self._button, self._stub, self._shown = game, button, stub, None
        self._show_down()
        return self.state()

    def act(
        self, *, seat: int, action: str, amount: int | None = None, cards: list[str] | None = None
    ) -> dict[str, Any]:
        """Carry out the operation that stands for the action; what pokerface refuses is rejected."""
        seats = len(self._playing().players)
        if not 1 <= seat <= seats:
            raise Unsupported("pokerface has no such player")
        player = self._game.players[(seat - self._button - 1) % seats]
        try:
            self._operate(player, action, amount, cards)
        except (ValueError, TypeError) as error:
            raise Rejected(_reason(player, action, amount), str(error)) from error
        self._show_down()
        return self.state()

    def state(self) -> dict[str, Any]:
        """Return what pokerface shows of the hand."""
        game = self._playing()
        bets = [player.bet for player in game.players]
        shown = {
            "button": self._button,
            "stacks": by_seat((player.stack for player in game.players), self._button),
            "pot": game.pot + sum(bets),
            "live": sorted(self._seat(player) for player in game.players if player.is_active()),
            "hands": by_seat((_names(player.hole) or None for player in game.players), self._button),
            "stub": len(game.deck) if self._stub is None else self._stub,
            "muck": _names(game.muck),
        }
        if game.is_terminal():
            return shown | self._order_of_showing() | {"phase": "finished", "turn": None, "actions": []}
        drawing = game.stage.is_discard_draw_stage()
        return shown | {
            "phase": "drawing" if drawing else "betting",
            "round": (game.stages.index(game.stage) + 1) // 2,
            "turn": self._seat(game.actor),
            "actions": ["draw"] if drawing else list(_choices(game)),
            "call": 0 if drawing else game.actor.check_call_amount,
            "bets": by_seat(bets, self._button),
        }

    def _operate(self, player: PokerPlayer, action: str, amount: int | None, cards: list[str] | None) -> None:
        opened = any(each.bet for each in self._game.players)
        if action == "fold":
            player.fold()
        elif action in ("check", "call"):
            if player.can_check_call() and (action == "call") != (player.check_call_amount > 0):
                raise Unsupported("pokerface has one operation for check and call")
            player.check_call()
        elif action in ("bet", "raise"):
            if player.can_bet_raise() and (action == "raise") != opened:
                raise Unsupported("pokerface has one operation for bet and raise")
            player.bet_raise(amount)
        elif action == "draw":
            if cards is None:
                raise Unsupported("pokerface takes a discard that names no cards for standing pat")
            self._draw(player, cards)
        else:
            raise Unsupported(f"pokerface has no {action}")

    def _draw(self, player: PokerPlayer, cards: list[str]) -> None:
        """Serve from the scripted stub while it suffices; after that pokerface draws as it does."""
        stub = self._stub if self._stub is not None and len(cards) <= len(self._stub) else None
        served = None if stub is None else parse_cards("".join(stub[: len(cards)]))
        player.discard_draw(parse_cards("".join(cards)), served)
        self._stub = None if stub is None else stub[len(cards) :]

    def _show_down(self) -> None:
        """Let each player show, or not, as pokerface thinks necessary."""
        game = self._game
        while not game.is_terminal() and game.stage.is_showdown_stage():
            player = game.actor
            player.showdown()
            self._shown = self._shown or []
            if player.is_shown():
                self._shown.append(self._seat(player))

    def _order_of_showing(self) -> dict[str, Any]:
        """Return who showed in order; where everybody is all-in pokerface turns all hands up at once."""
        if self._shown is None and any(player.is_shown() for player in self._game.players):
            return {}
        return {"shown": self._shown or []}

    def _playing(self) -> Any:
        if self._game is None:
            raise Unsupported("no hand has been started")
        return self._game

    def _seat(self, player: PokerPlayer) -> int:
        return seat_of(player.index, self._button, len(self._game.players))


_card = cache(parse_card)  # read once: there are 52, and reading takes long


def _values(hands: list[list[str]]) -> list[Lowball27Hand]:
    try:
        return [Lowball27Hand([_card(card) for card in hand]) for hand in hands]
    except ValueError as error:
        raise Rejected("bad-cards", str(error)) from error


def _reason(player: PokerPlayer, action: str, amount: int | None) -> str:
    """Return why pokerface refused, as far as its game tells."""
    game = player.game
    if game.is_terminal():
        return "hand-over"
    if game.actor is not player:
        return "out-of-turn"
    if action == "draw" and game.stage.is_discard_draw_stage():
        return "bad-cards"
    if amount is not None and player.can_bet_raise():
        return "bad-amount"
    return "bad-action"


def _choices(game: Any) -> Iterator[str]:
    if game.actor.can_fold():
        yield "fold"
    if game.actor.can_check_call():
        yield "call" if game.actor.check_call_amount else "check"
    if game.actor.can_bet_raise():
        yield "raise" if any(player.bet for player in game.players) else "bet"


def _names(cards: Iterable[object]) -> list[str]:
    return [repr(card) for card in cards]
