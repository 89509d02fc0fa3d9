"""How one running engine is asked one thing: in process or over a pipe."""

from collections.abc import Callable
from typing import Any, Protocol


class Transport(Protocol):
    """One running engine."""

    def call(self, method: str, params: dict[str, Any], timeout: float) -> object:
        """Ask `method` with `params` and return the answer as it came, not yet checked.

        Raises Rejected, Unsupported, or EngineFault. After an EngineFault the engine is not asked again.
        """

    def log(self) -> str:
        """Return the last of what the engine wrote to its log, for people to read."""

    def close(self) -> None:
        """End the engine. To close twice does no harm."""


Opener = Callable[[], Transport]
"""Starts an engine; raises CannotStart."""
