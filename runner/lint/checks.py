"""All checks, and the look at the whole suite with every one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripledraw.adapters.strict_yaml import FileMistake
from tripledraw.lint import ids, readings, rulebook, scenarios, schemas, steps, tables, wording
from tripledraw.lint.finding import Finding
from tripledraw.lint.suite import read
from tripledraw.lint.waivers import read_waivers, without_waived

if TYPE_CHECKING:
    from tripledraw.lint.finding import Check

CHECKS: tuple[Check, ...] = (
    rulebook.Gap(),
    rulebook.UnexplainedFault(),
    scenarios.NoThen(),
    scenarios.NoCase(),
    scenarios.NoColumn(),
    scenarios.Twins(),
    steps.UndefinedStep(),
    steps.AmbiguousStep(),
    steps.UnusedStep(),
    readings.WrongReadings(),
    readings.DecidesNothing(),
    readings.NotToldApart(),
    readings.NotPlayed(),
    tables.MissingTable(),
    tables.UnusedTable(),
    tables.ShowsNoRule(),
    tables.UnreadablePlay(),
    wording.Jargon(),
    wording.LongName(),
    wording.NameStyle(),
    ids.LostId(),
    ids.UnlistedId(),
    schemas.StaleSchema(),
)


def look_over() -> list[Finding]:
    """Return all that is wrong with the suite and not waived; a file that cannot be read is all there is then."""
    try:
        suite, waivers = read(), read_waivers()
    except FileMistake as mistake:
        return [Finding("file", mistake.path.name, mistake.text, f"{mistake.path}:{mistake.line}")]
    return without_waived([finding for check in CHECKS for finding in check.look(suite)], waivers)
