"""The step in which every scenario of a contested rule ends."""

from __future__ import annotations

from pytest_bdd import then

from tripledraw.features import readings
from tripledraw.features.play import Play

TEXT = "the engine follows one of these readings"


@then(TEXT)
def one_of_these_readings(play: Play, datatable: list[list[str]]) -> None:
    """Find the readings that fit what the engine shows; there must be one."""
    found = readings.decide(play, readings.rows(datatable))
    play.agrees = found if play.agrees is None else play.agrees & found
