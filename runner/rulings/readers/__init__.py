"""One module per form of hand history, each a pure function from lines of text to a `Hand`.

A reader has a `HEADER`, the pattern of a line that begins a hand of its form, and `read(lines) -> Hand`, which raises
a `ReadingProblem` with the line where it stopped. To add a form, write such a module and name it in `READERS`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tripledraw.rulings.readers import fulltilt, kingsclub, merge, phh, pokerstars, winamax

if TYPE_CHECKING:
    import re
    from collections.abc import Callable, Sequence

    from tripledraw.rulings.hand import Hand
    from tripledraw.rulings.readers.draft import Line


class Reader(NamedTuple):
    """A form of hand history: its name, how a hand of it begins, and how it is read.

    `starts` are what its header, or its preface, begins with: a quick test. A line that matches `preface` belongs
    to every hand that follows it in the file.
    """

    name: str
    starts: tuple[str, ...]
    header: re.Pattern[str]
    read: Callable[[Sequence[Line]], Hand]
    preface: re.Pattern[str] | None = None


READERS = (
    Reader("PokerStars", ("PokerStars", "POKERSTARS"), pokerstars.HEADER, pokerstars.read),
    Reader("Full Tilt", ("Full",), fulltilt.HEADER, fulltilt.read),
    Reader("Winamax", ("Winamax",), winamax.HEADER, winamax.read),
    Reader("KingsClub", ("#",), kingsclub.HEADER, kingsclub.read),
    Reader("Merge", ("<game", "<description"), merge.HEADER, merge.read, merge.PREFACE),
    Reader("PHH", ("variant",), phh.HEADER, phh.read),
)
