"""Checks of scripted tables."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tripledraw.features.words import Unreadable, moves
from tripledraw.lint.finding import Finding
from tripledraw.scenarios import slug

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tripledraw.lint.suite import Suite

_NAMED = re.compile(r'the table "([^"]+)"')


class UnusedTable:
    """A table that no scenario is played at is there for nothing."""

    name = "unused-table"

    def look(self, suite: Suite) -> Iterator[Finding]:
        """Yield the tables that no step names."""
        used = {name for s in suite.scenarios for step in s.steps for name in _NAMED.findall(step.text)}
        for table in suite.tables:
            if table.name not in used:
                yield Finding(self.name, table.name, "No scenario uses this table.", _file(table.name))


class MissingTable:
    """A scenario at a table that is not there cannot begin."""

    name = "missing-table"

    def look(self, suite: Suite) -> Iterator[Finding]:
        """Yield the tables that a step names, and that are not there."""
        there = {table.name for table in suite.tables}
        for scenario in suite.scenarios:
            for step in scenario.steps:
                for name in _NAMED.findall(step.text):
                    if name not in there:
                        at = f"features/{scenario.feature}.feature:{step.line}"
                        yield Finding(self.name, scenario.id, f"There is no table {name!r}.", at)


class ShowsNoRule:
    """`shows` is how people find a table for a rule."""

    name = "shows-no-rule"

    def look(self, suite: Suite) -> Iterator[Finding]:
        """Yield the tables that show nothing, or something that is no rule."""
        for table in suite.tables:
            for rule in table.shows:
                if rule not in suite.catalogue.rules:
                    yield Finding(self.name, table.name, f"It shows {rule}, which is no rule.", _file(table.name))
            if not table.shows:
                yield Finding(self.name, table.name, "It says of no rule that it shows it.", _file(table.name))


class UnreadablePlay:
    """What a table plays is written in the words of the steps."""

    name = "unreadable-play"

    def look(self, suite: Suite) -> Iterator[Finding]:
        """Yield the lines of play that cannot be read."""
        for table in suite.tables:
            for line in table.play:
                try:
                    moves(line)
                except Unreadable as error:
                    yield Finding(self.name, table.name, f"{error}.", _file(table.name))


def _file(name: str) -> str:
    return f"scenarios/{slug(name)}.yaml"
