"""Engines in process: a class whose methods are called directly."""

import traceback
from collections.abc import Callable
from typing import Any

import msgspec

from tripledraw.adapters.outcomes import CannotStart, EngineFault, Rejected, Unsupported


class InProcess:
    """An engine object in this process. No timeout is kept here: whoever runs the process keeps it."""

    def __init__(self, engine: object) -> None:
        self._engine = engine

    def call(self, method: str, params: dict[str, Any], timeout: float) -> object:  # noqa: ARG002
        """Call the method; return its answer as a copy made of plain values."""
        try:
            call = getattr(self._engine, method, None)
            if call is None:
                raise Unsupported(f"the engine has no method {method}")
            answer = call(**params)
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # an engine must not be able to end or to skip anything of ours
            raise _meaning_of(error) from error
        return _copied(method, answer)

    def log(self) -> str:
        """Return nothing: an engine in process has no log of its own."""
        return ""

    def close(self) -> None:
        """Forget the engine."""
        self._engine = None


def open_in_process(address: str, factory: Callable[[], object]) -> InProcess:
    """Make an engine by calling `factory`; raise CannotStart, naming `address`, if that fails."""
    try:
        return InProcess(factory())
    except KeyboardInterrupt:
        raise
    except CannotStart:
        raise
    except BaseException as error:
        raise CannotStart(f"The engine {address} cannot be started: {_described(error)}.") from error


def _copied(method: str, answer: object) -> object:
    """Return the answer as new plain values, so that the engine cannot change later what was seen."""
    try:
        return msgspec.to_builtins(answer)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        text = f"{method}: the answer is not made of dicts, lists, strings and numbers: {_described(error)}"
        raise EngineFault("protocol", text) from error


def _meaning_of(error: BaseException) -> Exception:
    if isinstance(error, (Rejected, Unsupported)):
        return error
    code = getattr(error, "code", None) if isinstance(error, Exception) else None  # SystemExit has a code too
    if type(code) is int and code == Rejected.code:
        reason = getattr(error, "reason", None)
        return Rejected(reason if isinstance(reason, str) else None, str(error))
    if type(code) is int and code == Unsupported.code:
        return Unsupported(str(error))
    return EngineFault("fault", _described(error))


def _described(error: BaseException) -> str:
    """Return the exception in one line, with the place that raised it."""
    line = "".join(traceback.format_exception_only(error)).strip().replace("\n", " ")
    frames = traceback.extract_tb(error.__traceback__)
    return f"{line} ({frames[-1].filename}:{frames[-1].lineno})" if frames else line
