"""The reference engine behind the engine protocol."""

from collections.abc import Mapping
from importlib import metadata
from random import Random
from typing import Any

from tripledraw.adapters.outcomes import Rejected, Unsupported
from tripledraw.reference_impl.actions import Action, IllegalAction
from tripledraw.reference_impl.cards import DECK
from tripledraw.reference_impl.dealer import Dealer, Scripted, Shuffled
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.rulebooks import COMMON, RULEBOOKS, Rulebook
from tripledraw.reference_impl.table import Table

AREAS = ["ranking", "betting", "drawing", "showdown", "scripted-deck", "next-hand", "clock", "all-in"]


class ReferenceEngine:
    """Plays `game` by the rulebook that it is told, or by `rulebook` alone if one is given.

    `readings` are those that it claims in its hello.
    """

    def __init__(
        self,
        *,
        game: type[Game] = Game,
        rulebook: Rulebook | None = None,
        name: str = "reference",
        readings: Mapping[str, str] | None = None,
    ) -> None:
        self._game_class = game
        self._rulebook = rulebook
        self._name = name
        self._readings = dict(readings or {})
        self._ranking = game.ranking_rules()
        self._random = Random()
        self._game: Game | None = None

    def hello(self, *, protocol: int, suite: str) -> dict[str, Any]:  # noqa: ARG002
        """Say that everything is offered, and by which rulebooks the engine can play."""
        return {
            "protocol": 1,
            "name": self._name,
            "version": metadata.version("tripledraw"),
            "implements": AREAS,
            "rulebooks": [] if self._rulebook else list(RULEBOOKS),
            "readings": self._readings,
        }

    def winners(self, *, hands: list[list[str]]) -> dict[str, Any]:
        """Return the indexes of the hands that win."""
        _check_cards(hands)
        return {"winners": self._ranking.winners(hands)}

    def strengths(self, *, hands: list[list[str]]) -> dict[str, Any]:
        """Return a strength for each hand, turned round: in the engine the smaller one wins."""
        _check_cards(hands)
        return {"strengths": [[-part for part in self._ranking.strength(hand)] for hand in hands]}

    def start(
        self,
        *,
        seats: int,
        button: int,
        stacks: list[int],
        blinds: list[int] | None = None,
        bets: list[int] | None = None,
        rulebook: str | None = None,
        hands: list[list[str]] | None = None,
        stub: list[str] | None = None,
        seed: int | None = None,
    ) -> dict[str, Any]:
        """Deal a hand at a new table and return its state."""
        self._random = Random(seed)
        scripted = hands is not None or stub is not None
        dealer = Scripted(self._random, hands, stub) if scripted else Shuffled(self._random)
        return self._play(Table(seats, button, stacks, blinds, bets), dealer, self._named(rulebook))

    def act(
        self, *, seat: int, action: str, amount: int | None = None, cards: list[str] | None = None
    ) -> dict[str, Any]:
        """Carry out an action and return the state after it."""
        game = self._playing()
        try:
            game.act(Action(seat, action, amount, None if cards is None else tuple(cards)))
        except IllegalAction as error:
            raise _rejection(error) from error
        return _shown(game)

    def state(self) -> dict[str, Any]:
        """Return the state."""
        return _shown(self._playing())

    def next(self) -> dict[str, Any]:
        """Deal the next hand at the same table and return its state."""
        try:
            self._game = self._playing().next(Shuffled(self._random))
        except IllegalAction as error:
            raise _rejection(error) from error
        return _shown(self._game)

    def _play(self, table: Table, dealer: Dealer, rulebook: Rulebook) -> dict[str, Any]:
        try:
            self._game = self._game_class(table, dealer, rulebook)
        except IllegalAction as error:
            raise _rejection(error) from error
        return _shown(self._game)

    def _named(self, rulebook: str | None) -> Rulebook:
        """Return the rulebook to play by: an engine that was given one knows no other."""
        if self._rulebook or rulebook is None:
            return self._rulebook or COMMON
        if rulebook not in RULEBOOKS:
            raise Unsupported(f"there is no rulebook {rulebook!r}; there are {', '.join(RULEBOOKS)}")
        return RULEBOOKS[rulebook]

    def _playing(self) -> Game:
        if self._game is None:
            raise Unsupported("no hand has been started")
        return self._game


def _check_cards(hands: list[list[str]]) -> None:
    """Refuse what is no card; the ranking itself takes cards for granted."""
    strange = [card for hand in hands for card in hand if card not in DECK]
    if strange:
        raise Rejected("bad-cards", f"{strange[0]!r} is no card")


def _rejection(error: IllegalAction) -> Rejected:
    return Rejected(error.reason, str(error))


def _shown(game: Game) -> dict[str, Any]:
    """Return the game as the protocol's state."""
    return {
        "phase": game.phase,
        "round": game.round,
        "button": game.button,
        "turn": game.turn,
        "actions": game.actions,
        "call": game.call,
        "bets": game.bets,
        "stacks": game.stacks,
        "pot": game.pot,
        "live": game.live,
        "hands": game.hands,
        "stub": game.stub,
        "muck": game.muck,
        "reshuffles": game.reshuffles,
        "shown": game.shown,
        "won": game.won,
    }
