"""Sound engines that play otherwise than the reference engine does."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any

from tripledraw.adapters.reference import ReferenceEngine
from tripledraw.proof.sound.registry import sound
from tripledraw.reference_impl.deck import Deck
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.rulebooks import COMMON, DEFAULTS, READINGS, Rulebook

if TYPE_CHECKING:
    from tripledraw.proof.sound.shown import State
    from tripledraw.reference_impl.deck import Pile


class _Burning(Game):
    def begin_drawing(self) -> None:
        super().begin_drawing()
        if self.deck.stub:
            self.deck.stub.pop(0)


@sound
class burns_a_card_before_each_draw(ReferenceEngine):
    """Burns a card before each draw, and says so."""

    def __init__(self) -> None:
        super().__init__(game=_Burning)

    def hello(self, **asked: Any) -> State:
        return {**super().hello(**asked), "burns": True}


class _AllIn(Deck):
    def comes_back(self, pile: Pile, receiver: int) -> bool:
        return True if pile.draw else super().comes_back(pile, receiver)


class _PassingOver(Game):
    deck_rules = _AllIn


@sound
class own_discards_are_passed_over(ReferenceEngine):
    """Shuffles all discards in, and passes over the receiver's own."""

    def __init__(self) -> None:
        super().__init__(game=_PassingOver, rulebook=COMMON.but(**{"MUCK-3": "all-but-own"}))


def _reads(rulebook: Rulebook, name: str, says: str) -> type[ReferenceEngine]:
    """Return the reference engine with the readings of a rulebook of its own."""

    class Reads(ReferenceEngine):
        def __init__(self) -> None:
            super().__init__(rulebook=rulebook, name=name)

    Reads.__name__, Reads.__doc__ = name, says
    return Reads


for _rule, _reading in chain.from_iterable(((rule, each) for each in READINGS[rule]) for rule in READINGS):
    if _reading != DEFAULTS[_rule]:
        _name = f"{_rule}_{_reading}".replace("-", "_").lower()
        sound(_reads(COMMON.but(**{_rule: _reading}), _name, f"Reads {_rule} as {_reading}."))

for _number in range(1, 7):
    _mixture = {
        rule: names[_number * step % len(names)] for step, (rule, names) in enumerate(READINGS.items(), start=1)
    }
    sound(_reads(COMMON.but(**_mixture), f"mixture_{_number}", "Mixes readings as no document does."))
