"""A fault that shows only now and then: with two players, in the second hand, in one round, once somebody is all-in.

Real engines are seldom wrong always. `narrow(raises_double, "in the second hand")` plants, beside the fault
`raises_double`, an engine that does so in the second hand alone, and has to fail the same rule.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from tripledraw.adapters.reference import ReferenceEngine
from tripledraw.reference_impl.betting import Betting
from tripledraw.reference_impl.drawing import Drawing
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.pots import Pots
from tripledraw.reference_impl.showdown import Showdown

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tripledraw.reference_impl.rulebooks import Rulebook

_TABLES: dict[str, Callable[[int, int], bool]] = {
    "with two players": lambda seats, _: seats == 2,
    "with three players": lambda seats, _: seats == 3,
    "with four players": lambda seats, _: seats == 4,
    "with five players": lambda seats, _: seats == 5,
    "with six players": lambda seats, _: seats == 6,
    "in the second hand": lambda _, hand: hand == 2,
    "in the third hand": lambda _, hand: hand == 3,
}
"""By number of seats and of the hand at the table: for every fault of the game."""

_ROUNDS: dict[str, Callable[[Game], bool]] = {
    "in the first round": lambda game: game.round == 0,
    "in the second round": lambda game: game.round == 1,
    "in the third round": lambda game: game.round == 2,
    "in the last round": lambda game: game.round == 3,
}
"""By the rounds that are over when another begins: for faults of the betting."""

_DRAWS: dict[str, Callable[[Game], bool]] = {
    "in the first draw": lambda game: game.round == 1,
    "in the second draw": lambda game: game.round == 2,
    "in the third draw": lambda game: game.round == 3,
}
"""By the betting round before the draw: for faults of the draw."""

_ALL_IN: dict[str, Callable[[Game], bool]] = {
    "once somebody is all-in": lambda game: any(player.all_in for player in game.players.values()),
}
"""For faults of the betting, the draw, the pots and the showdown."""

_TURNS: dict[type, dict[str, Callable[[Game], bool]]] = {Betting: _ROUNDS, Drawing: _DRAWS}

_BEGIN: dict[type, tuple[str, str]] = {
    Betting: ("betting_rules", "begin_betting"),
    Drawing: ("drawing_rules", "begin_drawing"),
    Pots: ("pot_rules", "award_pots"),
    Showdown: ("showdown_rules", "award_pots"),
}
"""Where the game keeps the class of a topic, and the method in which it makes use of it."""


def narrowed(wrong: type[Game], planted: type, only: str) -> Callable[[Rulebook, str], ReferenceEngine]:
    """Return what makes the engine that is wrong only at the time that `only` names, and the reference engine else.

    `planted` is the class that makes the game wrong. Raises ValueError for a time that is none for it.
    """
    if only in _TABLES:
        return partial(_OnSomeTables, wrong, _TABLES[only])
    for base in _BEGIN:
        if issubclass(planted, base) and only in (times := _ALL_IN | _TURNS.get(base, {})):
            game = _at_times(base, planted, times[only])
            return lambda rulebook, name: ReferenceEngine(game=game, rulebook=rulebook, name=name)
    raise ValueError(f"{planted.__name__} cannot be narrowed to {only!r}")


def may_show(only: str, tables: Iterable[tuple[int, int]]) -> bool:
    """Tell whether a fault that is wrong at that time alone may show at any of these tables.

    Each is a number of seats and of the hand at the table.
    """
    return only not in _TABLES or any(_TABLES[only](seats, hand) for seats, hand in tables)


def _at_times(base: type, planted: type, applies: Callable[[Game], bool]) -> type[Game]:
    """Return a game that chooses between a class of its own and a planted one whenever it needs the class."""
    topic, method = _BEGIN[base]
    begin = getattr(Game, method)

    def choose(game: Game, **more: Any) -> None:
        setattr(game, topic, planted if applies(game) else base)
        begin(game, **more)

    return type(f"Narrowed{planted.__name__}", (Game,), {method: choose})


class _OnSomeTables(ReferenceEngine):
    """Plays a wrong game where `applies` says so of the number of seats and of the hand at the table."""

    def __init__(self, wrong: type[Game], applies: Callable[[int, int], bool], rulebook: Rulebook, name: str) -> None:
        super().__init__(rulebook=rulebook, name=name)
        self._wrong = wrong
        self._applies = applies
        self._hand = 1

    def start(self, **asked: Any) -> dict[str, Any]:
        self._hand = 1
        self._game_class = self._kind(asked["seats"])
        return super().start(**asked)

    def next(self) -> dict[str, Any]:
        game = self._playing()
        before = game.__class__
        self._hand += 1
        game.__class__ = self._kind(game.table.seats)  # a game deals the next one of its own kind
        try:
            return super().next()
        except BaseException:
            self._hand -= 1
            raise
        finally:
            game.__class__ = before

    def _kind(self, seats: int) -> type[Game]:
        return self._wrong if self._applies(seats, self._hand) else Game
