"""Checks of words: the rulebook speaks as card players do, and the same words mean the same everywhere."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tripledraw.lint.finding import Finding
from tripledraw.lint.suite import place

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tripledraw.lint.suite import Suite

LONGEST_NAME = 100
"""Characters of a scenario's name that a report can show in a line."""

INSTEAD = {
    "API": "engine",
    "array": "the things themselves",
    "boolean": "yes or no",
    "deck position": "the stub",
    "discard pile": "muck",
    "draw pile": "stub",
    "engine state": "what the engine shows",
    "error message": "the engine refuses it",
    "game state": "what the engine shows",
    "index": "the player: P1, P2",
    "JSON": "what the engine shows",
    "null": "nobody, or none",
    "parameter": "the thing itself",
    "player 1": "P1",
    "request": "what the player does",
    "response": "what the engine shows",
    "seat 0": "a seat from 1",
    "seat index": "the player: P1, P2",
    "state": "what the engine shows",
    "stays pat": "stands pat",
    "talon": "stub",
    "validation": "the engine refuses it",
}
"""Words of engines, and other games' words, with what a player of this one says."""

_JARGON = re.compile(rf"\b(?:{'|'.join(sorted(map(re.escape, INSTEAD), key=len, reverse=True))})\b", re.IGNORECASE)
_CAPITAL = re.compile(r"(?![TJQKA][cdhs]\b)[A-Z][a-z ]")
_WORDS = {word.lower(): instead for word, instead in INSTEAD.items()}


class Jargon:
    """Whoever reads the rulebook plays cards, and need not program."""

    name = "jargon"

    def look(self, suite: Suite) -> Iterator[Finding]:
        """Yield scenarios and rules that use a word of engines or of other games."""
        for where, at, text in _texts(suite):
            for word in _JARGON.findall(text):
                yield Finding(self.name, where, f"{word!r} is no card player's word; say {_WORDS[word.lower()]}.", at)


class LongName:
    """A name that does not fit a line of a report is not read."""

    name = "long-name"

    def look(self, suite: Suite) -> Iterator[Finding]:
        """Yield the scenarios whose name is too long."""
        for scenario in suite.written():
            if len(scenario.outline) > LONGEST_NAME:
                says = f"The name has {len(scenario.outline)} characters, and {LONGEST_NAME} are enough."
                yield Finding(self.name, scenario.id, says, place(scenario))


class NameStyle:
    """Names of scenarios go on where `Scenario:` stops: no capital, no full stop."""

    name = "name-style"

    def look(self, suite: Suite) -> Iterator[Finding]:
        """Yield the scenarios whose name begins with a capital (cards and players may) or ends in a full stop."""
        for scenario in suite.written():
            if _CAPITAL.match(scenario.outline) or scenario.outline.endswith("."):
                says = "A scenario's name begins with a small letter and has no full stop."
                yield Finding(self.name, scenario.id, says, place(scenario))


def _texts(suite: Suite) -> Iterator[tuple[str, str, str]]:
    """Yield the words of the rulebook: whose they are, the place, and the text."""
    for scenario in suite.written():
        yield scenario.id, place(scenario), scenario.outline
        for step in scenario.steps:
            yield scenario.id, place(scenario, step.line), step.text
    for rule in suite.catalogue.rules.values():
        yield rule.id, "features/catalogue/rules.yaml", rule.says
        for reading in rule.readings.values():
            yield rule.id, "features/catalogue/rules.yaml", reading.says
