"""What the catalogue holds: rules, their readings, documents, their statements, and authorities.

The `...Entry` types are what stands in the YAML files; the types without that ending add what the
loader works out.
"""

from __future__ import annotations

import msgspec


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A value of a catalogue file. An unknown key is a mistake."""


class Reading(_Entry, frozen=True, kw_only=True):
    """One way to read a contested rule, and who reads it so (holders: documents and houses)."""

    says: str
    held_by: tuple[str, ...]


class Citation(_Entry, frozen=True, kw_only=True):
    """A place in an authority: its id, and the number or heading of the rule there ("" if it has none)."""

    authority: str
    at: str = ""


class RuleEntry(_Entry, frozen=True, kw_only=True):
    """A rule as rules.yaml has it.

    `said_by` are documents. A contested rule has `readings` and a `default`. A rule that no document
    says is `silent` and has `authorities`. `applies_when` names the readings of another rule without
    which this one says nothing; `applies_to` why no engine can be tested on it; `only_under` the
    rulebooks under which it binds.
    """

    id: str
    says: str
    said_by: tuple[str, ...] = ()
    readings: dict[str, Reading] = {}
    default: str | None = None
    silent: bool = False
    authorities: tuple[Citation, ...] = ()
    applies_when: dict[str, tuple[str, ...]] = {}
    applies_to: str | None = None
    only_under: tuple[str, ...] = ()
    note: str | None = None


class Topic(_Entry, frozen=True, kw_only=True):
    """A topic, such as MUCK, and its rules in order."""

    id: str
    title: str
    rules: tuple[RuleEntry, ...]


class Rule(RuleEntry, frozen=True, kw_only=True):
    """A rule, its topic, the ids of the statements that it carries, and its authority in words."""

    topic: str
    statements: tuple[str, ...]
    authority: str | None

    @property
    def contested(self) -> bool:
        """Whether documents or houses disagree, so that the rule has readings."""
        return bool(self.readings)

    @property
    def testable(self) -> bool:
        """Whether anything that an engine shows can break the rule."""
        return self.applies_to is None


class StatementEntry(_Entry, frozen=True, kw_only=True):
    """A sentence of a document, or a part of one ("2a"), in our words.

    It has the `rules` that carry it, or says why no engine can be tested on it (`untestable`), or both
    where a rule carries it that is itself not testable. `note` tells of a slip in the document.
    """

    id: str
    sentence: str
    says: str
    rules: tuple[str, ...] = ()
    untestable: str | None = None
    note: str | None = None


class Section(_Entry, frozen=True, kw_only=True):
    """A section of a document, under its heading in the original language, sentence by sentence."""

    heading: str
    statements: tuple[StatementEntry, ...]


class Statement(StatementEntry, frozen=True, kw_only=True):
    """A statement with its document and the heading of its section."""

    document: str
    section: str


class Document(_Entry, frozen=True, kw_only=True):
    """A source document: who it was written by, as far as known, and the digest of its text."""

    id: str
    language: str
    title: str
    provenance: str
    sha256: str


class Authority(_Entry, frozen=True, kw_only=True):
    """Somebody who settles what the documents leave open: title and edition, and how far it was read."""

    id: str
    title: str
    edition: str
    read: str


class Authorities(_Entry, frozen=True, kw_only=True):
    """The houses that hold readings, by their names for people, and the authorities that rules cite."""

    houses: dict[str, str]
    authorities: tuple[Authority, ...]


class Suite(_Entry, frozen=True, kw_only=True):
    """The rulebook's version, the feature files in order, and old scenario ids with their new ones."""

    version: str
    features: tuple[str, ...]
    renamed: dict[str, str] = {}


class Catalogue(msgspec.Struct, frozen=True, kw_only=True):
    """All of it, by id. `topics` and `houses` give titles; `statements` run in the documents' order."""

    version: str
    topics: dict[str, str]
    rules: dict[str, Rule]
    statements: dict[str, Statement]
    documents: dict[str, Document]
    houses: dict[str, str]
    authorities: dict[str, Authority]
    features: tuple[str, ...]
    renamed: dict[str, str]
