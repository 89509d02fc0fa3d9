"""The hands in files and folders, one after the other: no more than one hand is in memory at a time."""

from __future__ import annotations

import codecs
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from tripledraw.rulings.hand import Hand, NotWhole, Unreadable
from tripledraw.rulings.readers import READERS, Reader, phh
from tripledraw.rulings.readers.draft import Line

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

MOST_LINES = 5_000  # of one hand; a longer stretch without a header is no hand

_DRAWS = ("*** FIRST DRAW", "*** FIRST-DRAW", "*** 1ST DRAW", '<round id="FIRST_DRAW"')  # of hands of this game
_STARTS = tuple(start for reader in READERS for start in reader.starts)
_PHH = next(reader for reader in READERS if reader.header is phh.HEADER)
_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)


class Record(NamedTuple):
    """The text of one hand, where it stands, and the reader for it.

    Where there is none, `lines` is the line that tells why, `problem` says it, and `headless` that a hand goes on here
    whose header is missing.
    """

    file: str
    reader: Reader | None
    lines: tuple[Line, ...]
    problem: str = "no hand history that can be read here"
    headless: bool = False

    @property
    def id(self) -> str:
        """The hand's id as its header gives it, empty if it gives none."""
        if self.reader is None:
            return ""
        headers = filter(None, (self.reader.header.match(line.text) for line in self.lines[:2]))
        return next((header.groupdict().get("id") or "" for header in headers), "")

    def hand(self) -> Hand:
        """Return the hand; raises a ReadingProblem."""
        if self.reader is None:
            problem = NotWhole if self.headless else Unreadable
            raise problem(self.lines[0].number, self.problem)
        return self.reader.read(self.lines)


def files(paths: Iterable[Path]) -> Iterator[Path]:
    """Yield the files named, and those in the folders named; hidden ones in folders are passed over."""
    for path in paths:
        if path.is_dir():
            inside = (each for each in path.rglob("*") if each.is_file())
            yield from sorted(
                each for each in inside if not any(part.startswith(".") for part in each.relative_to(path).parts)
            )
        else:
            yield path


def records(path: Path) -> Iterator[Record]:
    """Yield the hands of a file, in any of the forms that there are readers for; raises OSError."""
    if path.suffix == ".phh":  # one hand a file, in any order of its fields
        yield Record(str(path), _PHH, tuple(islice(_lines(path), MOST_LINES)) or (Line(1, ""),))
        return
    preface: list[Line] = []
    hand: list[Line] = []
    reader: Reader | None = None
    found = False
    for line in _lines(path):
        begun = _reader_of(line.text)
        if begun is None:
            if reader is not None and len(hand) < MOST_LINES:
                hand.append(line)
            elif not found and line.text.startswith(_DRAWS):
                found = True
                yield Record(str(path), None, (line,), "the header of this hand is missing", headless=True)
            continue
        if reader is not None:
            yield Record(str(path), reader, tuple(hand))
            reader = None
        if begun.header.match(line.text):
            reader, found = begun, True
            hand = [*preface, line] if begun.preface else [line]
        else:
            preface = [line]
    if reader is not None:
        yield Record(str(path), reader, tuple(hand))
    elif not found:
        yield Record(str(path), None, (Line(1, ""),))


def _reader_of(text: str) -> Reader | None:
    """Return the reader of the hand that begins with this line, or whose preface it is."""
    if not text.startswith(_STARTS):  # nearly every line
        return None
    for reader in READERS:
        if reader.header.match(text) or (reader.preface is not None and reader.preface.match(text)):
            return reader
    return None


def _lines(path: Path) -> Iterator[Line]:
    with path.open(encoding=_encoding(path), errors="replace") as file:
        for number, text in enumerate(file, start=1):
            yield Line(number, text.strip("\ufeff \t\r\n\0"))


def _encoding(path: Path) -> str:
    """Return the encoding by the file's mark, by the noughts of an unmarked UTF-16, or UTF-8."""
    with path.open("rb") as file:
        head = file.read(4096)
    for mark, encoding in _MARKS:
        if head.startswith(mark):
            return encoding
    if head[1:200:2].count(0) > 50:
        return "utf-16-le"
    try:
        codecs.getincrementaldecoder("utf-8")().decode(head)
    except UnicodeDecodeError:
        return "cp1252"
    return "utf-8"
