"""How a command talks to one engine of its own: connecting, and a bar that shows how far it has come."""

from __future__ import annotations

from contextlib import contextmanager
from typing import IO, TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tripledraw.adapters import CannotStart, EngineFault, UnknownAddress, connect
from tripledraw.child_process import UnknownEngine
from tripledraw.cli.errors import UserError
from tripledraw.cli.overdue import Overdue
from tripledraw.proof.found import rulebook_found, run_contested

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tripledraw.adapters import Client
    from tripledraw.reference_impl.rulebooks import Rulebook


HELLO_TIMEOUT = 10.0


class CannotBeStarted(click.ClickException):
    """The engine cannot be started. Takes one sentence. Exits with 3."""

    exit_code = 3

    def show(self, file: IO[Any] | None = None) -> None:
        """Print the sentence on stderr."""
        click.echo(f"Error: {self.message}", file=file, err=file is None)


class NothingToDo(CannotBeStarted):
    """The engine offers nothing of what the command would try. Takes one sentence. Exits with 5."""

    exit_code = 5


class Failed(CannotBeStarted):
    """The engine failed past mending. Takes one sentence. Exits with 1."""

    exit_code = 1


@contextmanager
def connected(address: str, timeout: float) -> Iterator[Client]:
    """Start the engine at `address` for a `with` block; calls may take `timeout` seconds.

    Raises UserError if there is no such engine, CannotBeStarted, or Failed. An engine that hangs in this process ends
    the command.
    """
    overdue = Overdue(address, timeout, HELLO_TIMEOUT)
    try:
        with connect(address, timeout=timeout, hello_timeout=HELLO_TIMEOUT) as client:
            overdue.calling(None)
            client.on_call = overdue.calling
            yield client
    except UnknownAddress as error:
        raise UserError(str(error)) from None
    except CannotStart as error:
        raise CannotBeStarted(str(error)) from None
    except EngineFault as error:
        raise Failed(f"The engine {address} failed: {error}.") from None
    finally:
        overdue.stop()


def find_rulebook(address: str, rulebook: str, timeout: float) -> Rulebook:
    """Return the readings that the engine was found to follow, by running the contested rules on it.

    Raises Unknown for a rulebook that is not there, UserError for such an engine, CannotBeStarted.
    """
    with bar() as progress:
        task = progress.add_task(f"{address}: whose readings it follows", total=None)
        try:
            run = run_contested(address, rulebook, timeout, lambda _: progress.advance(task))
        except UnknownEngine as error:
            raise UserError(str(error)) from None
    if run.cannot_start:
        raise CannotBeStarted(run.cannot_start)
    return rulebook_found(run)


@contextmanager
def bar() -> Iterator[Progress]:
    """Show a progress bar on stderr for a `with` block, if a person looks on."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield progress
