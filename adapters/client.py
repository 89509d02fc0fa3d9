"""`Client`: all that the suite talks to, whatever the engine and however it is reached."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import metadata
from types import TracebackType
from typing import Any, NamedTuple, Self, TypeVar

import msgspec
from msgspec import Struct

from tripledraw.adapters import misshapen
from tripledraw.adapters.addresses import resolve
from tripledraw.adapters.in_process import open_in_process
from tripledraw.adapters.outcomes import CannotStart, EngineFault, Rejected, Unsupported
from tripledraw.adapters.protocol import (
    Act,
    Area,
    AskState,
    AskStrengths,
    AskWinners,
    Hello,
    Next,
    SayHello,
    Start,
    State,
    Strengths,
    Winners,
)
from tripledraw.adapters.shape import strengths_fit, table_fits, winners_fit
from tripledraw.adapters.transport import Opener, Transport

T = TypeVar("T", bound=Struct)


class Call(Struct, frozen=True):
    """One call that was made: the method, what was asked, and the answer, or how it failed instead."""

    method: str
    request: Struct
    answer: Struct | Exception

    @property
    def params(self) -> dict[str, Any]:
        """What was sent."""
        return _plain(self.request)


class Asked(NamedTuple):
    """What an engine is being asked; while it is being made, no method."""

    method: str = ""
    params: Mapping[str, Any] = {}


class Client:
    """One engine and the calls made to it. After an EngineFault the next call starts a fresh engine."""

    def __init__(self, address: str, opener: Opener, timeout: float, hello_timeout: float) -> None:
        self.address = address
        self.hello: Hello
        self.calls: list[Call] = []
        self.on_call: Callable[[Asked | None], None] = _nobody_listens
        """Told what is asked when a call begins, and None when it has ended."""
        self._opener = opener
        self._timeout = timeout
        self._hello_timeout = hello_timeout
        self._seats: int | None = None
        self._transport: Transport | None = None
        try:
            self._greeted()
        except (Rejected, Unsupported, EngineFault) as error:
            raise CannotStart(_no_hello(address, error)) from error

    def offers(self, area: Area) -> bool:
        """Return whether the engine says that it implements `area`."""
        return area in self.hello.implements

    def winners(self, hands: Sequence[Sequence[str]]) -> Winners:
        """Ask which of `hands` win."""
        answer = self._ask("winners", AskWinners(_fixed(hands)), Winners)
        return self._checked(winners_fit(answer, len(hands)), answer)

    def strengths(self, hands: Sequence[Sequence[str]]) -> Strengths:
        """Ask how strong `hands` are."""
        answer = self._ask("strengths", AskStrengths(_fixed(hands)), Strengths)
        return self._checked(strengths_fit(answer, len(hands)), answer)

    def start(self, table: Start) -> State:
        """Start a hand and return its first state."""
        state = self._ask("start", table, State)
        self._seats = table.seats
        return self._fitting(state)

    def act(self, action: Act) -> State:
        """Play one action and return the state after it."""
        return self._fitting(self._ask("act", action, State))

    def state(self) -> State:
        """Return the state."""
        return self._fitting(self._ask("state", AskState(), State))

    def next(self) -> State:
        """Start the next hand and return its first state."""
        return self._fitting(self._ask("next", Next(), State))

    def log(self) -> str:
        """Return the last of what the running engine wrote to its log (stderr); nothing in process."""
        return self._transport.log() if self._transport else ""

    def forget_calls(self) -> None:
        """Begin a new list of calls."""
        self.calls = []

    def fresh(self) -> None:
        """Throw the engine away and start a new one. Raises EngineFault if that fails."""
        self.close()
        self._running()

    def close(self) -> None:
        """End the engine."""
        transport, self._transport, self._seats = self._transport, None, None
        if transport is not None:
            transport.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _ask(self, method: str, request: Struct, answer_type: type[T]) -> T:
        try:
            answer = self._exchange(self._running(), method, request, answer_type, self._timeout)
        except (Rejected, Unsupported, EngineFault) as error:
            self.calls.append(Call(method, request, error))
            if isinstance(error, EngineFault):
                self.close()
            raise
        self.calls.append(Call(method, request, answer))
        return answer

    def _running(self) -> Transport:
        """Return the engine, after starting a fresh one if there is none."""
        if self._transport is None:
            try:
                return self._greeted()
            except CannotStart as error:
                raise EngineFault("crash", str(error)) from error
            except (Rejected, Unsupported) as error:
                raise EngineFault("protocol", f"a fresh engine does not say hello: {error}") from error
        return self._transport

    def _greeted(self) -> Transport:
        """Start an engine, say hello to it, and return it."""
        greeting = SayHello(suite=metadata.version("tripledraw"))
        transport = self._transport = self._opened()
        try:
            self.hello = self._exchange(transport, "hello", greeting, Hello, self._hello_timeout)
        except BaseException:
            self.close()
            raise
        return transport

    def _opened(self) -> Transport:
        """Start an engine. It is timed as a call is, since an engine in process may hang while it is made."""
        self.on_call(Asked())
        try:
            return self._opener()
        finally:
            self.on_call(None)

    def _exchange(self, transport: Transport, method: str, request: Struct, answer_type: type[T], timeout: float) -> T:
        params = _plain(request)
        self.on_call(Asked(method, params))
        try:
            answer = transport.call(method, params, timeout)
        finally:
            self.on_call(None)
        try:
            return msgspec.convert(answer, answer_type)
        except (msgspec.ValidationError, UnicodeEncodeError) as error:  # the latter for a key with a lone surrogate
            complaint = misshapen.in_words(error, answer, answer_type)
            raise EngineFault(
                "protocol", f"{method}: {complaint}; the answer was {misshapen.quoted(answer)}"
            ) from error

    def _fitting(self, state: State) -> State:
        return state if self._seats is None else self._checked(table_fits(state, self._seats), state)

    def _checked(self, complaint: str | None, answer: T) -> T:
        """Return `answer`, unless there is a complaint about its shape."""
        if complaint is None:
            return answer
        fault = EngineFault("protocol", f"{self.calls[-1].method}: {complaint}")
        self.close()
        raise fault


def connect(address: str, *, timeout: float = 5.0, hello_timeout: float = 10.0) -> Client:
    """Start the engine at `address`, say hello, and return the client to it.

    Times are in seconds. Raises UnknownAddress, or CannotStart.
    """
    return Client(address, resolve(address), timeout, hello_timeout)


def connect_to(factory: Callable[[], object], address: str, *, timeout: float = 5.0) -> Client:
    """Make an engine in process with `factory`, say hello, and return the client to it, which goes by `address`.

    Raises CannotStart.
    """
    return Client(address, partial(open_in_process, address, factory), timeout, timeout)


def _nobody_listens(asked: Asked | None, /) -> None:
    pass


def _no_hello(address: str, error: Exception) -> str:
    """Say why an engine cannot be talked to; its log, if there is one, follows in lines of its own."""
    first, line_end, log = str(error).partition("\n")
    why = first.removeprefix("protocol: hello: ")
    how = "says hello wrongly" if why != first else "does not say hello"
    stop = "" if why.endswith((".", "?", "!")) else "."
    return f"The engine {address} {how}: {why}{stop}{line_end}{log}"


def _fixed(hands: Sequence[Sequence[str]]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(hand) for hand in hands)


def _plain(request: Struct) -> dict[str, Any]:
    """Return the request as plain dicts and lists, which an engine may keep and change without harm."""
    return msgspec.json.decode(msgspec.json.encode(request))  # type: ignore[no-any-return]
