"""JSON Schema of the scripted tables, for editors: made from the type, never written by hand."""

from __future__ import annotations

import json

from tripledraw.adapters.strict_yaml import schema_of
from tripledraw.scenarios import FOLDER, ScriptedTable

SCHEMA = FOLDER / "scripted-table.schema.json"
"""The file of the schema, beside the tables."""


def schema() -> str:
    """Return the text of the schema file."""
    return json.dumps(schema_of(ScriptedTable), indent=2, sort_keys=True) + "\n"


if __name__ == "__main__":
    SCHEMA.write_text(schema(), encoding="utf-8")
