"""What is said of a recorded hand."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tripledraw.plain import clean

Readings = dict[str, list[str]]

JUDGED = frozenset({"sound", "undecided", "breaks"})
VERDICTS = ("sound", "breaks", "undecided", "not this game", "not a whole hand", "broken record", "unreadable")


class Finding(Struct, frozen=True):
    """One thing found: the rule (empty where none is at stake), the line, the stage of the hand, and a sentence."""

    rule: str
    line: int
    stage: str
    says: str

    @property
    def where(self) -> str:
        """Where it is: `line 17, round 2`."""
        return f"line {self.line}, {self.stage}" if self.stage else f"line {self.line}"


class Ruling(Struct, frozen=True, kw_only=True):
    """The ruling on one hand: a verdict, one of `VERDICTS`, and what it rests on.

    `readings` names the contested rules on which the hand bears, each with the readings that it fits.
    """

    file: str
    line: int
    hand: str
    site: str
    verdict: str
    findings: list[Finding]
    readings: Readings

    def plain(self) -> dict[str, Any]:
        """Return the ruling as the JSON report has it."""
        findings = [{"rule": each.rule, "where": each.where, "says": each.says} for each in self.findings]
        return {
            "file": clean(self.file),  # whose name may hold bytes that are no text
            "line": self.line,
            "hand": self.hand,
            "site": self.site,
            "verdict": self.verdict,
            "findings": findings,
            "readings": self.readings,
        }
