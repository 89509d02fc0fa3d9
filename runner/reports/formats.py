"""The formats in which `tripledraw run` writes a report to a file, each a module with one function, `render`."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tripledraw.features.catalogue import Catalogue
    from tripledraw.fold import Judgement


class Format(Struct, frozen=True):
    """A format: its module here, what it is in a few words, and whether it can hold several engines."""

    module: str
    says: str
    holds_several: bool = True


FORMATS = {
    "json": Format("json_report", "a JSON report"),
    "junit": Format("junit", "JUnit XML, for CI servers"),
    "messages": Format("messages", "Cucumber Messages", holds_several=False),
    "html": Format("html", "an HTML page to look at"),
    "badge": Format("badge", "the JSON that badge services read", holds_several=False),
}
"""Each format by the name of its option."""


def rendered(name: str, judgements: Sequence[Judgement], catalogue: Catalogue) -> bytes:
    """Return the report in the format of that name. What the format needs is imported only now."""
    module = importlib.import_module(f"{__package__}.{FORMATS[name].module}")
    return module.render(judgements, catalogue)  # type: ignore[no-any-return]
