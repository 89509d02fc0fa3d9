"""Engines and scenarios for tests that play them one by one, in this process and without pytest."""

from collections.abc import Callable

from tripledraw.adapters.client import Client
from tripledraw.adapters.in_process import open_in_process
from tripledraw.features.pickles import Scenario
from tripledraw.selection import all_scenarios


def client(engine: Callable[[], object]) -> Client:
    """Return a client of an engine that is made by calling `engine`."""
    return Client("test", lambda *_args, **_more: open_in_process("test", engine), 5.0, 10.0)


def contested() -> list[Scenario]:
    """Return the scenarios that end in a table of readings."""
    return [each for each in all_scenarios() if "these readings" in each.steps[-1].text]
