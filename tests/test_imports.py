"""Who may import whom: the parts stand in an order, and each uses only itself and those before it."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent.parent

ORDER = ("reference_impl", "adapters", "scenarios", "features", "runner")
"""The folders, each before those that may use it."""

FORBIDDEN = {("scenarios", "reference_impl"), ("features", "reference_impl")}
"""The rulebook is not written from our own engine: it meets that one as it meets any other."""


def imported(path: Path) -> Iterator[str]:
    """Yield the names of the modules that a file imports, anywhere in it; relative imports are not ours to use."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            if node.module == "tripledraw":
                yield from (f"tripledraw.{alias.name}" for alias in node.names)
            else:
                yield node.module or ""


def folder_of(module: str) -> str | None:
    """Return the top-level folder of a module of ours, None of anybody else's."""
    package, _, rest = module.partition(".")
    if package != "tripledraw":
        return None
    first = rest.partition(".")[0]
    return first if first in ORDER else "runner"


def files(folder: str) -> list[Path]:
    return [path for path in sorted((ROOT / folder).rglob("*.py")) if "templates" not in path.parts]


@pytest.mark.parametrize("folder", ORDER)
def test_each_part_uses_only_itself_and_those_before_it(folder: str) -> None:
    before = {each for each in ORDER[: ORDER.index(folder) + 1] if (folder, each) not in FORBIDDEN}
    wrong = [
        f"{path.relative_to(ROOT)} imports {module}"
        for path in files(folder)
        for module in imported(path)
        if (of := folder_of(module)) and of not in before and module != "tripledraw.__version__"
    ]
    assert wrong == []


def test_the_reference_engine_uses_nothing_but_python() -> None:
    modules = {module.partition(".")[0] for path in files("reference_impl") for module in imported(path)}
    assert modules <= {*sys.stdlib_module_names, "tripledraw"}


def test_the_protocol_uses_nothing_of_ours() -> None:
    assert [m for m in imported(ROOT / "adapters" / "protocol.py") if folder_of(m)] == []


def test_of_the_adapters_only_that_to_the_reference_engine_uses_it() -> None:
    users = {p.name for p in files("adapters") for m in imported(p) if folder_of(m) == "reference_impl"}
    assert users == {"reference.py"}
