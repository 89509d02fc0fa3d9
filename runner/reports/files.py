"""Write a file whole or not at all."""

from __future__ import annotations

import os
import tempfile
from contextlib import contextmanager
from typing import TYPE_CHECKING, BinaryIO

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


def write_whole(path: Path, data: bytes) -> None:
    """Write the data through a temporary file beside it, so that a broken run leaves no half file.

    Raises OSError.
    """
    with whole_file(path) as file:
        file.write(data)


@contextmanager
def whole_file(path: Path) -> Iterator[BinaryIO]:
    """Give a temporary file to write to, which becomes the file once all is written. Raises OSError."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
        os.chmod(name, 0o666 & ~_umask())  # a temporary file is for its owner only; a report is not
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise


def _umask() -> int:
    """Return the mask of this process, which can only be read by setting it."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
