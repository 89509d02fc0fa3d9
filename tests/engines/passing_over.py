"""Sound engines that shuffle in what the receiver may not get, and pass it over when it comes to him."""

from typing import Any

from tripledraw.adapters.reference import ReferenceEngine
from tripledraw.reference_impl.deck import Deck, Pile
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.rulebooks import COMMON

ALL_BUT_OWN = COMMON.but(**{"MUCK-3": "all-but-own"})


class AllIn(Deck):
    def comes_back(self, pile: Pile, receiver: int) -> bool:  # noqa: ARG002
        return True


class AllInGame(Game):
    deck_rules = AllIn


class PassesOver(ReferenceEngine):
    """Plays MUCK-3 all-but-own: everything is shuffled in, and own discards of this draw are passed over."""

    def __init__(self) -> None:
        super().__init__(game=AllInGame, rulebook=ALL_BUT_OWN)


class AllButOwn(ReferenceEngine):
    """Plays MUCK-3 all-but-own, and keeps own discards out."""

    def __init__(self) -> None:
        super().__init__(rulebook=ALL_BUT_OWN)


class SaysNothing(PassesOver):
    """Does the same, and does not show what it shuffles."""

    def start(self, **asked: Any) -> dict[str, Any]:
        return self._hidden(super().start(**asked))

    def act(self, **asked: Any) -> dict[str, Any]:
        return self._hidden(super().act(**asked))

    def state(self) -> dict[str, Any]:
        return self._hidden(super().state())

    def next(self) -> dict[str, Any]:
        return self._hidden(super().next())

    def _hidden(self, state: dict[str, Any]) -> dict[str, Any]:
        return {field: value for field, value in state.items() if field not in ("reshuffles", "stub", "muck")}
