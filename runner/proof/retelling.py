"""Whether the scenario that tells of a difference holds on the reference engine.

Cards that chance brings cannot be told: those of a second hand, and those of a reshuffled stub. What needs them is
shown in words alone.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from tripledraw.adapters.client import connect_to
from tripledraw.adapters.reference import ReferenceEngine
from tripledraw.features.pickles import of_text
from tripledraw.proof.hands import NEXT_HAND
from tripledraw.proof.telling import by_chance, scenario
from tripledraw.proof.without_pytest import play_scenario
from tripledraw.record import Outcome
from tripledraw.selection import chosen

if TYPE_CHECKING:
    from tripledraw.proof.lockstep import Difference
    from tripledraw.reference_impl.rulebooks import Rulebook

SEEDS = range(1, 6)
"""Seeds of the cards that a scenario leaves open; with each of them the reference engine has to pass."""


def holds_on_reference(difference: Difference, rulebook: Rulebook) -> bool:
    """Tell whether the reference engine, by those readings, passes the scenario of a difference."""
    if by_chance(difference):  # the scenario begins where the file's table ends, and that leaves out a second hand
        return all(move.kind != NEXT_HAND or move.forbidden for move in difference.moves)
    [told] = of_text(f"Feature: found\n{scenario(difference)}", Path("found.feature"))
    with connect_to(partial(ReferenceEngine, rulebook=rulebook), "reference") as client:
        outcomes = {play_scenario(told, client, chosen("reference", seed=seed)).outcome for seed in SEEDS}
    return outcomes == {Outcome.PASSED}
