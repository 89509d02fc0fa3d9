"""How a fault is planted in the reference engine.

A wrong engine is one class of the reference engine with one thing decided wrongly, and a decorator that says
which rule that breaks:

    @fault("DRAW-5")
    class pat_is_final(Drawing):
        \"\"\"Who has once stood pat is never asked again.\"\"\"

        def draws(self, seat): ...
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from tripledraw.adapters.reference import ReferenceEngine
from tripledraw.proof.narrowing import narrowed
from tripledraw.reference_impl.betting import Betting
from tripledraw.reference_impl.deck import Deck
from tripledraw.reference_impl.drawing import Drawing
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.pots import Pots
from tripledraw.reference_impl.ranking import Ranking
from tripledraw.reference_impl.rulebooks import RULEBOOKS
from tripledraw.reference_impl.seating import Seating
from tripledraw.reference_impl.showdown import Showdown

if TYPE_CHECKING:
    from collections.abc import Callable

_TOPICS: dict[type, str] = {
    Seating: "seating_rules",
    Ranking: "ranking_rules",
    Betting: "betting_rules",
    Drawing: "drawing_rules",
    Deck: "deck_rules",
    Pots: "pot_rules",
    Showdown: "showdown_rules",
}


@dataclass(frozen=True)
class Fault:
    """A wrong engine: its name, the rule it breaks, the rulebook by which it plays and is judged, and the class.

    `also` names rules that it cannot help breaking too, with the reason in `because`; `only` the time at which it is
    wrong, if it is not always; see `narrowing`.
    """

    name: str
    rule: str
    says: str
    under: str
    planted: type
    also: tuple[str, ...] = ()
    because: str = ""
    only: str = ""

    def engine(self) -> ReferenceEngine:
        """Return the wrong engine, ready to play."""
        if self.only:
            return narrowed(_game_with(self.planted), self.planted, self.only)(RULEBOOKS[self.under], self.name)
        if issubclass(self.planted, ReferenceEngine):
            return self.planted(rulebook=RULEBOOKS[self.under], name=self.name)
        return ReferenceEngine(game=_game_with(self.planted), rulebook=RULEBOOKS[self.under], name=self.name)


PLANTED: dict[str, Fault] = {}
"""Every fault planted so far, by name."""


def fault(rule: str, *, under: str = "common", also: str = "", because: str = "") -> Callable[[type], type]:
    """Plant a class of the reference engine, or of its adapter, as a fault that breaks `rule`; see `Fault`.

    `also` names rules as in "BET-3,15 SHOW-*", or "*" where most rules cannot but fail.
    """

    def plant(planted: type) -> type:
        says = " ".join((planted.__doc__ or "").split())
        _keep(Fault(planted.__name__, rule, says, under, planted, _rules(also), because))
        return planted

    return plant


def narrow(planted: type, *times: str) -> None:
    """Plant a fault again for each of some times, as one that shows at that time alone; see `narrowing`.

    It breaks the same rule, and no other that the fault does not break too. Raises ValueError if it has no such time.
    """
    base = PLANTED[planted.__name__]
    for only in times:
        name = f"{base.name}_{only.replace(' ', '_').replace('-', '_')}"
        says = f"{base.says.removesuffix('.')}, but only {only}."
        narrower = replace(base, name=name, says=says, only=only)
        narrower.engine()  # it has such a time
        _keep(narrower)


def _keep(fault: Fault) -> None:
    if fault.name in PLANTED:
        raise ValueError(f"two faults are called {fault.name}")
    PLANTED[fault.name] = fault


def _rules(also: str) -> tuple[str, ...]:
    """Return the rules, or patterns of rules, that words such as "BET-3,15" stand for."""
    words = [word.partition("-") for word in also.split()]
    return tuple(topic + dash + number for topic, dash, numbers in words for number in numbers.split(","))


def _game_with(planted: type) -> type[Game]:
    """Return a game in which the class stands in its topic's place; a game is taken as it is."""
    if issubclass(planted, Game):
        return planted
    topic: Any = next(name for base, name in _TOPICS.items() if issubclass(planted, base))
    return type(planted.__name__, (Game,), {topic: planted})
