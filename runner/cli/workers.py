"""The option `-n`: among how many processes the work is shared."""

from __future__ import annotations

import os
from typing import Any

import click

MOST = 60


class Workers(click.IntRange):
    """A number of processes, or `auto`: one for each core."""

    name = "workers"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Return the number; anything else is wrong usage."""
        if value == "auto":
            return min(os.cpu_count() or 1, MOST)
        if not (str(value).isdecimal() and 1 <= int(value) <= MOST):  # click's own words know of no auto
            self.fail(f"It takes a number of processes from 1 to {MOST}, or auto, and not {value!r}.", param, ctx)
        return int(value)


WORKERS = Workers(min=1, max=MOST)
