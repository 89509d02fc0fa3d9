"""Keep the last of what a process prints, however much it is."""

from __future__ import annotations

from threading import Thread
from typing import IO


class Tail:
    """Drains a stream in a thread, so that the process never waits for it, and keeps the end."""

    LENGTH = 4_000

    def __init__(self, stream: IO[bytes] | None) -> None:
        self._stream = stream
        self._kept = b""
        self._thread = Thread(target=self._drain, daemon=True)
        self._thread.start()

    def text(self) -> str:
        """Return the last of what was printed; waits a little for what is still on its way."""
        self._thread.join(timeout=1.0)
        return self._kept.decode("utf-8", "replace").strip()

    def _drain(self) -> None:
        while self._stream and (block := self._stream.read1(65_536)):  # type: ignore[attr-defined]
            self._kept = (self._kept + block)[-self.LENGTH :]
