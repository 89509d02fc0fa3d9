"""Where engines are found: built-in names, entry points, `module:Class`, and commands over a pipe."""

import difflib
import importlib
import operator
import os
import shlex
import sys
from collections.abc import Callable, Iterable
from functools import partial
from importlib import metadata
from pathlib import Path, PurePath

from tripledraw.adapters.in_process import open_in_process
from tripledraw.adapters.outcomes import CannotStart, UnknownAddress
from tripledraw.adapters.pipe import open_pipe
from tripledraw.adapters.transport import Opener

PIPE = "pipe:"
FIXTURE = "fixture:"
"""How the address of an engine begins whose class, or whatever makes it, a fixture of pytest returns: only there."""
BUILT_IN = {
    "reference": "tripledraw.adapters.reference:ReferenceEngine",
    "pokerkit": "tripledraw.adapters.pokerkit:PokerKitEngine",
    "pokerface": "tripledraw.adapters.pokerface:PokerfaceEngine",
    "poker-equity": "tripledraw.adapters.poker_equity:PokerEquityEngine",
    "pokersolver": PIPE + shlex.join(["node", str(Path(__file__).with_name("pokersolver.js"))]),
}
GROUP = "tripledraw.engines"


def resolve(address: str) -> Opener:
    """Return what starts the engine at `address`. Nothing is started yet.

    Raises UnknownAddress when there is no such engine, CannotStart when its module cannot be imported.
    """
    places = BUILT_IN | entry_points()
    place = places.get(address, address)
    if place.startswith(PIPE):
        return partial(open_pipe, place.removeprefix(PIPE))
    if place.startswith((":", ".")) or ":" not in place:
        raise _unknown(address, places)
    return partial(open_in_process, address, _imported(address, place))


def entry_points() -> dict[str, str]:
    """Return the engines that installed packages offer, by name."""
    return {found.name: found.value for found in metadata.entry_points(group=GROUP)}


def _unknown(address: str, names: Iterable[str]) -> UnknownAddress:
    near = difflib.get_close_matches(address, names, n=3)
    hint = f"did you mean {' or '.join(near)}?" if near else f"known are {', '.join(names)}."
    own = "An engine of your own is module:Class or pipe:COMMAND."
    return UnknownAddress(f"There is no engine {address!r}; {hint} {own}")


def _imported(address: str, place: str) -> Callable[[], object]:
    module_name, _, path = place.partition(":")
    module = _module(address, module_name)
    try:
        factory = operator.attrgetter(path)(module)
    except AttributeError:
        near = difflib.get_close_matches(path, dir(module), n=3)
        hint = f"; did you mean {' or '.join(near)}?" if near else "."
        raise UnknownAddress(f"The module {module_name} has no {path!r}{hint}") from None
    if not callable(factory):
        raise UnknownAddress(f"{module_name}:{path} is not a class, nor anything else that makes an engine.")
    return factory  # type: ignore[no-any-return]


def _module(address: str, name: str) -> object:
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # last, so that nothing in the current folder hides an installed module
    try:
        return importlib.import_module(name)
    except KeyboardInterrupt:
        raise
    except ModuleNotFoundError as error:
        if error.name and (name == error.name or name.startswith(error.name + ".")):
            raise UnknownAddress(f"There is no module {name!r} for the engine {address!r}{_as_module(name)}.") from None
        raise CannotStart(_missing(address, error.name)) from error
    except BaseException as error:  # the module is somebody else's code
        raise CannotStart(f"The module {name} cannot be imported: {type(error).__name__}: {error}.") from error


def _as_module(name: str) -> str:
    """Tell how a file is named as a module, if one was named."""
    path = PurePath(name)
    if path.suffix != ".py" and len(path.parts) == 1:
        return ""
    return f"; name the module and not its file, as in {'.'.join(path.with_suffix('').parts[-2:])}:Engine"


def _missing(address: str, package: str | None) -> str:
    return f"The engine {address} needs the package {package}, which is not installed; install it with pip."
