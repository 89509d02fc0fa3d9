"""A clock beside a command that talks to one engine: nothing else can end a call to an engine in this process."""

from __future__ import annotations

import os
import sys
import time
from threading import Thread
from typing import TYPE_CHECKING

from rich.console import Console

if TYPE_CHECKING:
    from tripledraw.adapters import Asked

FAILED = 1
GRACE = 5.0
"""Seconds over the time allowed: the pipe keeps that time itself, and needs some to end what it started."""

LOOK_EVERY = 0.2
"""Seconds between two looks at the clock."""


class Overdue:
    """Ends the command, in one sentence and with status 1, when a call takes longer than it may."""

    def __init__(self, address: str, timeout: float, hello_timeout: float) -> None:
        """Begin with the engine's start, which may take `hello_timeout` seconds; any other call `timeout`."""
        self._address = address
        self._timeout = timeout
        self._call: tuple[str, float, float] | None = ("hello", hello_timeout, time.monotonic())
        self._over = False
        Thread(target=self._look, daemon=True).start()

    def calling(self, asked: Asked | None) -> None:
        """Take note that a call begins, or has ended."""
        self._call = (asked.method or "hello", self._timeout, time.monotonic()) if asked else None

    def stop(self) -> None:
        """Look at the clock no longer."""
        self._call, self._over = None, True

    def _look(self) -> None:
        while not self._over:
            time.sleep(LOOK_EVERY)
            if (call := self._call) and time.monotonic() - call[2] > call[1] + GRACE:
                self._end(call[0], call[1])

    def _end(self, method: str, allowed: float) -> None:
        console = Console(stderr=True, highlight=False, soft_wrap=True)
        console.show_cursor()  # which a progress bar hides
        sentence = f"The engine {self._address} hangs: {method}: no answer within {allowed:g} s."
        console.print(f"Error: {sentence}", markup=False)
        if sys.stdout:
            sys.stdout.flush()
        os._exit(FAILED)
