"""The command line, called within this process."""

from __future__ import annotations

import contextlib
import io
import sys
from typing import NamedTuple
from unittest.mock import patch

from tripledraw.cli import main


class Answer(NamedTuple):
    """What a command printed, on both streams, and its exit status."""

    status: int
    output: str


def tripledraw(*words: object) -> Answer:
    """Call `tripledraw` with those words."""
    page = io.StringIO()
    with (
        patch.object(sys, "argv", ["tripledraw", *map(str, words)]),
        contextlib.redirect_stdout(page),
        contextlib.redirect_stderr(page),
    ):
        try:
            main()
        except SystemExit as end:
            return Answer(int(end.code or 0), page.getvalue())
    raise AssertionError("the command line always exits")
