"""An adapter checked while somebody looks at the clock: an engine in process can hang, and nothing in it ends that."""

from __future__ import annotations

import os
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, NoReturn

from tripledraw.adapters import Asked, connect
from tripledraw.checking import Finding, check

if TYPE_CHECKING:
    from collections.abc import Iterator

    News = SimpleQueue[Finding | Asked | BaseException | None]

_EXIT = os._exit
MARGIN = 1.0  # seconds over the time allowed, in which an engine over the pipe is found late by the pipe itself


def watched(engine: str, timeout: float, hello_timeout: float) -> Iterator[Finding]:
    """Start an engine, check it, and yield what is found, as it is found; the last finding may be that it hangs.

    Times are in seconds. Raises UnknownAddress or CannotStart.
    """
    news: News = SimpleQueue()
    Thread(target=_check, args=(engine, timeout, hello_timeout, news), daemon=True).start()
    allowed, method = hello_timeout, "hello"
    while True:
        try:
            item = news.get(timeout=allowed + MARGIN)
        except Empty:
            yield Finding("wrong", method, f"no answer within {allowed:g} s; the engine hangs, and is left to itself")
            return
        allowed = timeout
        if isinstance(item, Finding):
            yield item
        elif isinstance(item, Asked):
            method = item.method or method
        elif isinstance(item, BaseException):
            raise item
        elif item is None:
            return


def _check(engine: str, timeout: float, hello_timeout: float, news: News) -> None:
    """Check the engine and tell of each call, of each finding, and of the end.

    An engine in process that would end the interpreter is at fault; it does not end the check.
    """
    os._exit = _no_exit
    try:
        with connect(engine, timeout=timeout, hello_timeout=hello_timeout) as client:
            client.on_call = lambda asked: news.put(asked) if asked else None
            for finding in check(client):
                news.put(finding)
        news.put(None)
    except BaseException as error:
        news.put(error)
    finally:
        os._exit = _EXIT


def _no_exit(status: int) -> NoReturn:
    raise SystemExit(f"the engine would end the interpreter with status {status}")
