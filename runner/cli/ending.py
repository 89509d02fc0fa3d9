"""How a command ends: with which exit status, and what it says of what a person can cause."""

from __future__ import annotations

import errno
import io
import os
import sys
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

import click

from tripledraw.cli.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

SUITE_AT_FAULT = 4
USAGE = 2
INTERRUPTED = 130
READER_GONE = 141
"""What a shell says of any program whose reader had enough, as in `tripledraw rules | head`."""

NO_ROOM = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO})


class ReaderGone(Exception):
    """Whoever read the output has had enough."""


@contextmanager
def readers_may_go() -> Iterator[None]:
    """Raise ReaderGone when the reader of a `with` block's output has gone: click and rich would exit with 1."""
    try:
        yield
    except BrokenPipeError:
        raise ReaderGone from None
    except SystemExit as end:
        if isinstance(end.__context__, BrokenPipeError):
            raise ReaderGone from None
        raise


def exit_status(command: Callable[[], object]) -> int:
    """Run a command and return its exit status; what a person can cause is said in one sentence."""
    _print_whatever_can_be_printed()
    try:
        _look_where_we_stand()
        status = _run(command)
        if sys.stdout is not None:  # as it is when a shell has closed it
            sys.stdout.flush()
        return status
    except click.ClickException as error:
        with suppress(OSError):
            error.show()
        return error.exit_code
    except (KeyboardInterrupt, click.Abort):
        return _said("Interrupted.", INTERRUPTED)
    except (ReaderGone, BrokenPipeError):
        _forget_output()
        return READER_GONE
    except Exception as error:
        return _told(error)


def _print_whatever_can_be_printed() -> None:
    """Write out the code of what an old terminal cannot show, such as Greek, and do not break off there."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _look_where_we_stand() -> None:
    try:
        os.getcwd()
    except OSError as error:
        raise UserError(f"The folder that you stand in cannot be used: {error.strerror}.") from None


def _run(command: Callable[[], object]) -> int:
    try:
        status = command()
    except SystemExit as end:
        status = end.code
    return status if isinstance(status, int) else 0


def _told(error: Exception) -> int:
    """Say what was wrong with what a person gave, and return the exit status.

    Anything else nobody has foreseen: it is shown with its traceback.
    """
    from tripledraw.adapters.strict_yaml import FileMistake
    from tripledraw.reports.files import NotWritten
    from tripledraw.selection import Unknown

    if isinstance(error, Unknown | NotWritten):
        return _said(f"Error: {error}", USAGE)
    if isinstance(error, FileMistake):
        return _said(f"Error: {error}", SUITE_AT_FAULT)
    if isinstance(error, OSError) and error.errno in NO_ROOM and error.filename is None:
        _forget_output()
        return _said(f"Error: The output cannot be written: {error.strerror}.", USAGE)
    sys.excepthook(type(error), error, error.__traceback__)
    return SUITE_AT_FAULT


def _said(sentence: str, status: int) -> int:
    with suppress(OSError):
        click.echo(sentence, err=True)
    return status


def _forget_output() -> None:
    """Keep the interpreter from trying once more, at its end, to write what could not be written."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
