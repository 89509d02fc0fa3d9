"""The type of options that are times: some seconds, more than none and not without end."""

from __future__ import annotations

import math
from typing import Any

import click


class Seconds(click.FloatRange):
    """A time in seconds."""

    name = "seconds"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """Return the seconds; anything else is wrong usage."""
        seconds = float(super().convert(value, param, ctx))
        if not math.isfinite(seconds):
            self.fail(f"{value} is no time that passes.", param, ctx)
        return seconds


SECONDS = Seconds(min=0, min_open=True)
