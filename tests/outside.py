"""Programs and packages from outside Python that some tests need: Node and its packages, Java, and Chromium.

Where one is missing its tests are skipped with the reason; in continuous integration (CI is set) they fail.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import NoReturn

import pytest


def program(name: str) -> str:
    """Return where a program is: `node`, `javac`."""
    return shutil.which(name) or _missing(f"{name} is not installed")


def node_modules() -> Path:
    """Return the folder with the packages of `.ci/node-packages.txt`."""
    folder = os.environ.get("TRIPLEDRAW_NODE_MODULES")
    return Path(folder) if folder else _missing("TRIPLEDRAW_NODE_MODULES names no folder of node packages")


def chromium() -> str:
    """Return where Chromium is."""
    return program("chromium")


def _missing(why: str) -> NoReturn:
    if os.environ.get("CI"):
        pytest.fail(why)
    pytest.skip(why)
