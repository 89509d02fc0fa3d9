"""Rules, statements and scenarios found by words: by their own, by players' words, and by those of the documents.

Accents and small misspellings do not matter.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from math import log
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from msgspec import Struct
from rapidfuzz import fuzz, process

from tripledraw.adapters.strict_yaml import read_yaml

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tripledraw.features.catalogue import Catalogue, Rule
    from tripledraw.features.pickles import Scenario

GLOSSARY = Path(__file__).parent / "glossary.yaml"
ALIKE = 76  # of 100: one letter wrong in a word of five
BEST = 20
RULES_FIRST = 1.3

_WORD = re.compile(r"[a-z]+-\d+|\w+")


class Term(Struct, frozen=True, forbid_unknown_fields=True):
    """Words for one thing, and the rules about it."""

    words: list[str]
    rules: list[str]


@dataclass(frozen=True)
class Entry:
    """Something that can be found: what it is, its id, what it says, and the words to find it by."""

    kind: Literal["rule", "statement", "scenario"]
    id: str
    says: str
    words: frozenset[str]


@dataclass(frozen=True)
class Found:
    """An entry, and how well it matches: the sum over the words that were looked for."""

    entry: Entry
    score: float


def folded(text: str) -> list[str]:
    """Return the words of a text in small letters without accents; a rule's id is one word."""
    plain = "".join(each for each in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(each))
    return _WORD.findall(plain)


def glossary() -> list[Term]:
    """Return the players' words and those of the documents."""
    return read_yaml(GLOSSARY, list[Term])


def entries(catalogue: Catalogue, scenarios: Iterable[Scenario], terms: Iterable[Term]) -> list[Entry]:
    """Return everything that can be found, rules first."""
    players_words: dict[str, list[str]] = {}
    for term in terms:
        for rule in term.rules:
            players_words.setdefault(rule, []).extend(term.words)
    found = [
        Entry("rule", rule.id, rule.says, _words(rule.id, *_texts(rule), *players_words.get(rule.id, [])))
        for rule in catalogue.rules.values()
    ]
    found += [
        Entry("statement", each.id, each.says, _words(each.id, each.says, each.section, each.note or ""))
        for each in catalogue.statements.values()
    ]
    outlines = {(each.rule, each.outline): each for each in reversed(list(scenarios)) if each.rule}
    found += [
        Entry("scenario", each.id, each.name, _words(each.id, each.name, each.rule))
        for each in reversed(outlines.values())  # of an outline, the first example
    ]
    return found


def search(query: str, among: list[Entry]) -> list[Found]:
    """Return the best matches for the words of a query, best first; rare words count for more, and so do rules."""
    vocabulary = {word for entry in among for word in entry.words}
    scores = [0.0] * len(among)
    for wanted in folded(query):
        near = process.extract(wanted, vocabulary, scorer=fuzz.ratio, limit=12, score_cutoff=ALIKE)
        alike = {word: (score / 100) ** 4 for word, score, _ in near}
        matches = [max((alike[word] for word in entry.words if word in alike), default=0.0) for entry in among]
        hits = sum(match > 0 for match in matches)
        weight = log(1 + len(among) / hits) if hits else 0.0
        scores = [total + match * weight for total, match in zip(scores, matches, strict=True)]
    scores = [score * (RULES_FIRST if entry.kind == "rule" else 1) for entry, score in zip(among, scores, strict=True)]
    best = max(scores, default=0.0)
    found = [Found(entry, score) for entry, score in zip(among, scores, strict=True) if score > best / 3]
    return sorted(found, key=lambda each: -each.score)[:BEST]


def _texts(rule: Rule) -> Iterable[str]:
    yield rule.says
    yield rule.note or ""
    for name, reading in rule.readings.items():
        yield f"{name} {reading.says}"


def _words(*texts: str) -> frozenset[str]:
    return frozenset(word for text in texts for word in folded(text))
