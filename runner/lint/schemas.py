"""The check of the JSON Schemas that stand beside what they describe."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from tripledraw.adapters.schemas import schemas as of_messages
from tripledraw.features.catalogue.schemas import schemas as of_catalogue
from tripledraw.lint.finding import Finding
from tripledraw.scenarios.schema import SCHEMA
from tripledraw.scenarios.schema import schema as of_tables

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tripledraw.lint.suite import Suite


class StaleSchema:
    """Schemas are made from the types; editors and other people's programs rely on them."""

    name = "stale-schema"

    def look(self, suite: Suite) -> Iterator[Finding]:  # noqa: ARG002 - the types are no part of the suite
        """Yield the schema files that are not as the types say."""
        for package, folder, texts, command in _SOURCES:
            for name, text in texts().items():
                path = f"{folder}{name}"
                file = files(f"tripledraw.{package}").joinpath(path)
                if not file.is_file() or file.read_text(encoding="utf-8") != text:
                    says = f"It is not what the types say; write it again: {command}."
                    yield Finding(self.name, name, says, f"{package.replace('.', '/')}/{path}")


_SOURCES = (
    ("adapters", "schemas/", of_messages, "tripledraw check --schemas adapters/schemas"),
    ("features.catalogue", "schemas/", of_catalogue, "tripledraw rules --schemas features/catalogue/schemas"),
    ("scenarios", "", lambda: {SCHEMA.name: of_tables()}, "python -m tripledraw.scenarios.schema"),
)
"""Where schemas stand: the package, the folder in it, their texts by file name, and what writes them."""
