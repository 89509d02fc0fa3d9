"""JSON Schemas of the catalogue's files, for editors: made from the types, never written by hand."""

from __future__ import annotations

import json
from typing import Any

from tripledraw.adapters.strict_yaml import schema_of
from tripledraw.features.catalogue.model import Authorities, Document, Section, Suite, Topic

_TYPES: dict[str, Any] = {
    "authorities": Authorities,
    "documents": tuple[Document, ...],
    "rules": tuple[Topic, ...],
    "statements": tuple[Section, ...],
    "suite": Suite,
}


def schemas() -> dict[str, str]:
    """Return the text of each schema file, by the file's name."""
    return {
        f"{name}.json": json.dumps(schema_of(type_), indent=2, sort_keys=True) + "\n" for name, type_ in _TYPES.items()
    }
