"""How a child process tells its parent what happens: events in a file, and a clock in shared memory.

Not stdout: an engine in process may write there. A file, because it is the same on every system and keeps what a
child wrote before it died.
"""

from __future__ import annotations

import mmap
import struct
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from tripledraw.adapters import Asked
from tripledraw.record import Options, ScenarioResult

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


class Task(Struct, frozen=True):
    """What a child is to do: run the scenarios of those ids; the files to tell its parent by; and the parent's id."""

    options: Options
    scenarios: tuple[str, ...]
    events: str
    clock: str
    parent: int


class SaidHello(Struct, frozen=True, tag="hello"):
    """The engine is running."""

    hello: dict[str, Any]


class CouldNotStart(Struct, frozen=True, tag="cannot start"):
    """The engine could not be started; `status` is 2 if there is no such engine, else 3."""

    text: str
    status: int


class Begins(Struct, frozen=True, tag="begins"):
    """A scenario begins."""

    scenario: str


class ComesTo(Struct, frozen=True, tag="comes to"):
    """The running scenario comes to a step, on that line of the feature file."""

    step: str
    line: int


class Ends(Struct, frozen=True, tag="ends"):
    """A scenario has ended."""

    result: ScenarioResult


class Done(Struct, frozen=True, tag="done"):
    """Nothing is left to do; `faults` are faults of the suite."""

    faults: tuple[str, ...]


Event = SaidHello | CouldNotStart | Begins | ComesTo | Ends | Done


class Writer:
    """Writes events, each at once."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("ab", buffering=0)

    def write(self, event: Event) -> None:
        """Write an event."""
        self._file.write(msgspec.json.encode(event) + b"\n")


class Reader:
    """Reads the events that have been written so far."""

    def __init__(self, path: Path) -> None:
        path.touch()
        self._file = path.open("rb")
        self._decoder = msgspec.json.Decoder(Event)
        self._begun = b""

    def read(self) -> Iterator[Event]:
        """Yield the events written since the last time; a line half written waits for its end."""
        *lines, self._begun = (self._begun + self._file.read()).split(b"\n")
        for line in lines:
            yield self._decoder.decode(line)

    def close(self) -> None:
        """Close the file."""
        self._file.close()


class CallClock:
    """Shows the parent, at next to no cost, whether the child is within a call, which one, and how long it may take.

    It holds the number of calls begun and ended, odd within a call, the seconds allowed, and the call as JSON. The
    parent takes the time itself, so that the two need not have the same clock.
    """

    _FORMAT = struct.Struct("=Qd")
    _LENGTH = struct.Struct("=Q")
    _CALL = _FORMAT.size + _LENGTH.size
    _ROOM = 16 * 1024

    def __init__(self, path: Path) -> None:
        if not path.exists():
            path.write_bytes(bytes(self._CALL + self._ROOM))
        self._file = path.open("r+b")
        self._memory = mmap.mmap(self._file.fileno(), self._CALL + self._ROOM)
        self._count = 0

    def begin(self, allowed: float, asked: Asked) -> None:
        """Begin a call that may take the seconds allowed."""
        call = msgspec.json.encode(asked)
        if len(call) > self._ROOM:
            call = msgspec.json.encode(asked._replace(params={}))
        self._memory[self._CALL : self._CALL + len(call)] = call
        self._LENGTH.pack_into(self._memory, self._FORMAT.size, len(call))
        self._count += 1 + self._count % 2
        self._FORMAT.pack_into(self._memory, 0, self._count, allowed)

    def end(self) -> None:
        """End the call."""
        self._count += self._count % 2
        self._FORMAT.pack_into(self._memory, 0, self._count, 0.0)

    def read(self) -> tuple[int, float]:
        """Return the count and the seconds allowed."""
        count, allowed = self._FORMAT.unpack_from(self._memory, 0)
        return count, allowed

    def asked(self) -> Asked | None:
        """Return the call that the child is within; None if it is within none."""
        if self.read()[0] % 2 == 0:
            return None
        [length] = self._LENGTH.unpack_from(self._memory, self._FORMAT.size)
        return msgspec.json.decode(self._memory[self._CALL : self._CALL + length], type=Asked)

    def close(self) -> None:
        """Give the memory back."""
        self._memory.close()
        self._file.close()
