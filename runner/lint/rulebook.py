"""Checks of the catalogue against all that rests on it."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

from tripledraw.ledger import draw_up
from tripledraw.lint.finding import Finding

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tripledraw.lint.suite import Suite


class Gap:
    """Each statement has a rule, and each rule a scenario and a fault: the ledger of `tripledraw rules`."""

    name = "gap"

    def look(self, suite: Suite) -> Iterator[Finding]:
        """Yield what the ledger misses."""
        faults = [(fault.name, fault.rule) for fault in suite.faults]
        for problem in draw_up(suite.catalogue, suite.scenarios, faults).problems:
            yield Finding(self.name, "ledger", problem)


class UnexplainedFault:
    """A wrong engine is shown to people by what it does wrong, and its other failures need a reason."""

    name = "unexplained-fault"

    def look(self, suite: Suite) -> Iterator[Finding]:
        """Yield the faults without words, and those whose further rules have no reason or are none."""
        for fault in suite.faults:
            if not fault.says:
                yield Finding(self.name, fault.name, "Its docstring must say what the engine does wrong.")
            if bool(fault.also) != bool(fault.because):
                yield Finding(self.name, fault.name, "`also` and `because` go together: which rules, and why.")
            for glob in fault.also:
                if not any(fnmatchcase(rule, glob) for rule in suite.catalogue.rules):
                    yield Finding(self.name, fault.name, f"It breaks {glob} as well, which is no rule.")
