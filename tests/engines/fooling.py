"""Engines in process that try, each in its own way, to get round the suite: when somebody raises."""

from __future__ import annotations

import os
import sys
import threading
import time
from typing import Any

import msgspec
import pytest

from tripledraw.adapters.reference import ReferenceEngine


class Fooling(ReferenceEngine):
    """Plays fairly until somebody raises."""

    def act(self, **sent: Any) -> Any:
        if sent["action"] == "raise":
            self.fool()
        return super().act(**sent)

    def fool(self) -> None:
        raise NotImplementedError


class EndsTheInterpreter(Fooling):
    def fool(self) -> None:
        print("good bye", flush=True)
        os._exit(0)


class SkipsTheTest(Fooling):
    def fool(self) -> None:
        pytest.skip("please")


class PassesTheTest(Fooling):
    def fool(self) -> None:
        pytest.exit("all is well", returncode=0)


class FailsAsExpected(Fooling):
    def fool(self) -> None:
        pytest.xfail("known")


class ExitsPolitely(Fooling):
    def fool(self) -> None:
        sys.exit(0)


class Interrupts(Fooling):
    def fool(self) -> None:
        raise KeyboardInterrupt


class Raises(Fooling):
    def fool(self) -> None:
        raise ValueError("no such table \ud800 \x1b[31m")


class Hangs(Fooling):
    def fool(self) -> None:
        time.sleep(1_000)


class HangsWhileItIsMade:
    def __init__(self) -> None:
        time.sleep(1_000)


class EndsTheInterpreterWhileItIsMade:
    def __init__(self) -> None:
        os._exit(0)


class LeavesAThread(ReferenceEngine):
    def __init__(self) -> None:
        super().__init__()
        threading.Thread(target=time.sleep, args=(1_000,)).start()


class EndsTheInterpreterWhenAsked(ReferenceEngine):
    """Does so when it is asked to compare hands."""

    def winners(self, **_: Any) -> Any:
        os._exit(0)


class NotAnEngine:
    pass


class PlaysByNoBook(ReferenceEngine):
    """Cannot be told a rulebook."""

    def hello(self, **sent: Any) -> Any:
        return {**as_dict(super().hello(**sent)), "rulebooks": []}


class OffersNothing:
    def hello(self, **_: Any) -> dict[str, Any]:
        return {"protocol": 1, "name": "nothing", "version": "0", "implements": []}


class ClaimsAnotherReading(ReferenceEngine):
    """Plays stub-first, and says that it plays mixed-in."""

    def hello(self, **sent: Any) -> Any:
        return {**as_dict(super().hello(**sent)), "readings": {"DECK-2": "mixed-in"}}


class ChangesItsReading(ReferenceEngine):
    """Gives out the stub first where the button is on one seat, and mixes it in where it is on another."""

    def start(self, **sent: Any) -> Any:
        return super().start(**{**sent, "rulebook": "fi" if sent["button"] % 2 else "el"})


class WrongOnlyLater(ReferenceEngine):
    """Answers its first question rightly, and no later one."""

    def __init__(self) -> None:
        super().__init__()
        self._asked = False

    def winners(self, **sent: Any) -> Any:
        asked, self._asked = self._asked, True
        return {"winners": []} if asked else super().winners(**sent)


def as_dict(answer: Any) -> dict[str, Any]:
    return msgspec.to_builtins(answer)  # type: ignore[no-any-return]
