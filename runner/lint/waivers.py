"""Waivers: what is found and may stay, each with its reason. They stand in `waivers.yaml`, and nowhere else."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from tripledraw.adapters.strict_yaml import read_yaml
from tripledraw.lint.finding import Finding

if TYPE_CHECKING:
    from collections.abc import Sequence

FILE = Path(__file__).with_name("waivers.yaml")

UNUSED = "unused-waiver"
"""The check of the waivers themselves."""


class Waiver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finding that may stay: the check's name, the `where` of the finding, and the reason."""

    check: str
    where: str
    reason: str


def read_waivers(path: Path = FILE) -> tuple[Waiver, ...]:
    """Return the waivers in the file; raises FileMistake."""
    return read_yaml(path, tuple[Waiver, ...])


def without_waived(findings: Sequence[Finding], waivers: Sequence[Waiver]) -> list[Finding]:
    """Return the findings that no waiver speaks of, and one for each waiver that speaks of nothing."""
    found = {(finding.check, finding.where) for finding in findings}
    waived = {(waiver.check, waiver.where) for waiver in waivers}
    left = [finding for finding in findings if (finding.check, finding.where) not in waived]
    unused = [_unused(check, where) for check, where in sorted(waived - found)]
    return left + unused


def _unused(check: str, where: str) -> Finding:
    return Finding(UNUSED, where, f"{check} finds nothing here: take the waiver away.", "runner/lint/waivers.yaml")
