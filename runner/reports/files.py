"""Write files, whole or not at all; what cannot be written is said in one sentence."""

from __future__ import annotations

import os
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from types import TracebackType
    from typing import Self


class NotWritten(Exception):
    """A file cannot be written. Takes one sentence, which names it and says why."""


def check_writable(path: Path) -> None:
    """Refuse, before anything runs, a file that could not be written in the end. Raises NotWritten."""
    folder = path.absolute().parent
    if not folder.is_dir():
        raise NotWritten(f"There is no folder {path.parent} to write {path.name} into; make it first.")
    if path.is_dir():
        raise NotWritten(f"{path} is a folder; name a file to write to.")
    if not os.access(path if _is_special(path) else folder, os.W_OK):
        raise NotWritten(f"{path} cannot be written: you may not write there.")


def write_whole(path: Path, data: bytes) -> None:
    """Write the data through a temporary file beside it, so that a broken run leaves no half file.

    Raises NotWritten.
    """
    with WholeFile(path) as file:
        file.write(data)


def make_folder(folder: Path) -> None:
    """Make a folder if it is not there. Raises NotWritten."""
    with _told(folder):
        folder.mkdir(parents=True, exist_ok=True)


def write_texts(folder: Path, texts: Mapping[str, str]) -> None:
    """Write texts into a folder, each to the file of its name; the folder is made if it is not there.

    Raises NotWritten.
    """
    make_folder(folder)
    for name, text in texts.items():
        write_whole(folder / name, text.encode())


class WholeFile:
    """A file to write to, for a `with` block; it takes its name once all is written. Raises NotWritten.

    What is no file of its own, such as a device, a pipe or a link, is written to as it stands: it must not be replaced.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._beside: str | None = None
        with _told(path):
            if _is_special(path):
                self._file = path.open("wb")
            else:
                handle, self._beside = tempfile.mkstemp(prefix=f".{path.name[:100]}-", dir=path.parent)
                self._file = os.fdopen(handle, "wb")

    def write(self, data: bytes) -> None:
        """Write data."""
        with _told(self._path):
            self._file.write(data)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            with _told(self._path):
                self._file.close()
                if self._beside and kind is None:
                    os.chmod(self._beside, 0o666 & ~_umask())  # a temporary file is for its owner only; a report is not
                    os.replace(self._beside, self._path)
                    self._beside = None
        finally:
            if self._beside:
                os.unlink(self._beside)


def _is_special(path: Path) -> bool:
    return path.is_symlink() or (path.exists() and not path.is_file())


@contextmanager
def _told(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise NotWritten(f"{path} cannot be written: {error.strerror or error}.") from None


def _umask() -> int:
    """Return the mask of this process, which can only be read by setting it."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
