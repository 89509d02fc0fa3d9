"""What can come of asking an engine, besides an answer; each is an exception."""

from typing import Literal

FaultKind = Literal["timeout", "crash", "fault", "protocol"]


class Rejected(Exception):
    """The engine says that the rules do not allow it (error code 1).

    Takes the reason, one of those of the protocol or none, and a text for people. Engines in process
    raise it.
    """

    code = 1

    def __init__(self, reason: str | None = None, text: str = "") -> None:
        super().__init__(reason, text)
        self.reason = reason
        self.text = text

    def __str__(self) -> str:
        return ": ".join(part for part in (self.reason, self.text) if part) or "rejected"


class Unsupported(Exception):
    """The engine, or its adapter, has no such ability (error code 2). An engine in process raises it."""

    code = 2

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        return self.text or "unsupported"


class EngineFault(Exception):
    """The engine failed: it was too late, it ended, it raised, or its answer breaks the protocol."""

    def __init__(self, kind: FaultKind, text: str) -> None:
        super().__init__(kind, text)
        self.kind = kind
        self.text = text

    def __str__(self) -> str:
        return f"{self.kind}: {self.text}"


class Mismatch(Exception):
    """What the engine shows is not what the rule asks for. Takes both, in words."""

    def __init__(self, expected: str, seen: str) -> None:
        super().__init__(expected, seen)
        self.expected = expected
        self.seen = seen

    def __str__(self) -> str:
        return f"expected {self.expected}; seen {self.seen}"


class NotSupported(Exception):
    """The scenario needs something that the engine does not offer. Takes what, in words."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        return self.text


class CannotStart(Exception):
    """The engine is known but cannot be started or talked to. Takes one sentence."""


class UnknownAddress(Exception):
    """No engine stands at this address. Takes one sentence, with near matches where there are any."""
