"""A short citation of a rule that stands on its own, in several formats."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

import msgspec

from tripledraw.rulings.lookup import holders, reading_of

if TYPE_CHECKING:
    from tripledraw.features.catalogue import Catalogue, Rule


class Citation(msgspec.Struct, frozen=True, kw_only=True):
    """What a citation says. `sources` are statements or authorities; `others` the other readings, with holders."""

    id: str
    rulebook_version: str
    says: str
    under: str | None
    reading: str | None
    reading_says: str | None
    sources: list[str]
    others: list[str]


def citation_of(catalogue: Catalogue, rule: Rule, document: str | None) -> Citation:
    """Return the citation of a rule, as a document or house reads it if one is named."""
    held = reading_of(rule, document) if document else None
    chosen = held[0] if held else None
    others = [
        f"{name}: {reading.says} ({holders(catalogue, reading.held_by)})"
        for name, reading in rule.readings.items()
        if name != chosen
    ]
    return Citation(
        id=rule.id,
        rulebook_version=catalogue.version,
        says=rule.says,
        under=document,
        reading=chosen,
        reading_says=held[1].says if held else None,
        sources=_sources(catalogue, rule, document),
        others=others,
    )


def _sources(catalogue: Catalogue, rule: Rule, document: str | None) -> list[str]:
    found = []
    for id_ in rule.statements:
        each = catalogue.statements[id_]
        if document is None or document == each.document:
            language = catalogue.documents[each.document].language
            found.append(f"{each.id} ({language} document, {each.section!r}, sentence {each.sentence})")
    if not found and rule.authority:
        found.append(rule.authority)
    return found


def as_text(citation: Citation) -> str:
    """Return a citation as a paragraph."""
    return " ".join(f"{lead}{text}" for lead, text in _parts(citation))


def as_markdown(citation: Citation) -> str:
    """Return a citation as a Markdown quotation."""
    (_, first), *rest = _parts(citation)
    return "\n".join([f"> **{_head(citation)}** {first}", *(f">\n> {lead}{text}" for lead, text in rest)])


def as_html(citation: Citation) -> str:
    """Return a citation as an HTML fragment."""
    (_, first), *rest = _parts(citation)
    lines = [f"<p><strong>{escape(_head(citation))}</strong> {escape(first)}</p>"]
    lines += [f"<p>{escape(lead + text)}</p>" for lead, text in rest]
    return f'<blockquote id="{escape(citation.id.lower())}">\n' + "\n".join(lines) + "\n</blockquote>"


def as_json(citation: Citation) -> str:
    """Return a citation as JSON."""
    fields: dict[str, Any] = msgspec.to_builtins(citation)
    return msgspec.json.format(msgspec.json.encode({"format": 1, **fields}), indent=2).decode()


FORMATS = {"text": as_text, "markdown": as_markdown, "html": as_html, "json": as_json}


def _head(citation: Citation) -> str:
    under = f", by {citation.under}" if citation.under else ""
    return f"{citation.id} (2-7 triple draw rulebook {citation.rulebook_version}{under})"


def _parts(citation: Citation) -> list[tuple[str, str]]:
    parts = [(f"{_head(citation)}: ", citation.says)]
    if citation.reading:
        parts.append(("As read: ", f"{citation.reading}: {citation.reading_says}."))
    if citation.sources:
        parts.append(("Source: ", "; ".join(citation.sources) + "."))
    if citation.others:
        parts.append(("Other readings: " if citation.reading else "Readings: ", "; ".join(citation.others) + "."))
    return parts
