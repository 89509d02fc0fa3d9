"""The twelve real hands, copies of them with something changed, and rulings on them."""

from pathlib import Path

import yaml
from msgspec import Struct, convert

from tripledraw.reference_impl.rulebooks import RULEBOOKS
from tripledraw.rulings.collection import records
from tripledraw.rulings.judge import judge
from tripledraw.rulings.ruling import Ruling

HANDS = Path(__file__).parent / "hands"
EDITS = Path(__file__).parent / "hand_edits"


def file_of(hand: str) -> Path:
    """Return the file of a hand by the beginning of its name: `h01`."""
    return next(path for path in HANDS.iterdir() if path.name.startswith(hand))


def rulings_on(path: Path, rulebook: str = "common") -> list[Ruling]:
    """Judge every hand of a file."""
    return [judge(record, RULEBOOKS[rulebook]) for record in records(path)]


def ruling_on(path: Path, rulebook: str = "common") -> Ruling:
    """Judge the one hand of a file."""
    (ruling,) = rulings_on(path, rulebook)
    return ruling


class Edit(Struct, frozen=True, forbid_unknown_fields=True):
    """A text of a hand, and what stands there instead."""

    replace: str
    by: str


class Edits(Struct, frozen=True, forbid_unknown_fields=True):
    """A real hand with something changed in it, and what should be said of it."""

    what: str
    hand: str
    edits: list[Edit]
    rule: str = ""
    verdict: str = ""


def edits(name: str) -> dict[str, Edits]:
    """Return the entries of a file of tests/hand_edits, by what each does."""
    text = (EDITS / f"{name}.yaml").read_text(encoding="utf-8")
    entries = convert(yaml.safe_load(text), list[Edits])
    return {entry.what: entry for entry in entries}


def edited(tmp_path: Path, change: Edits) -> Path:
    """Write a copy of a hand with each text replaced once; a text that is not there is a mistake in the test."""
    source = file_of(change.hand)
    text = source.read_text(encoding="utf-8")
    for edit in change.edits:
        if edit.replace not in text:
            raise ValueError(f"{edit.replace!r} is not in {source.name}")
        text = text.replace(edit.replace, edit.by, 1)
    copy = tmp_path / source.name
    copy.write_text(text, encoding="utf-8")
    return copy
