"""The reference engine, with something wrong now and then."""

from typing import Any

from tripledraw.adapters.reference import ReferenceEngine


class FailsInTheDraw(ReferenceEngine):
    """Raises as soon as anybody gives up five cards."""

    def act(self, **asked: Any) -> dict[str, Any]:
        if len(asked.get("cards") or ()) == 5:
            raise ZeroDivisionError("no cards left")
        return super().act(**asked)


class WrongOnce(ReferenceEngine):
    """Shows a pot that is one chip too small in its third hand, and never again."""

    hands = 0

    def start(self, **asked: Any) -> dict[str, Any]:
        type(self).hands += 1
        return self._wrong(super().start(**asked))

    def act(self, **asked: Any) -> dict[str, Any]:
        return self._wrong(super().act(**asked))

    def _wrong(self, state: dict[str, Any]) -> dict[str, Any]:
        return state | {"pot": state["pot"] - 1} if self.hands == 3 else state
