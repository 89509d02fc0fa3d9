"""`docs/contributing.md` is followed to the letter, each page of it in a copy of the project of its own.

The files are edited as its blocks say, its commands are run between them, and print what it shows: something is
found before a contribution is whole, and nothing after.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass
from doctest import ELLIPSIS, NORMALIZE_WHITESPACE, OutputChecker
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tripledraw.lint.checks import CHECKS

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent.parent
GUIDE = (ROOT / "docs" / "contributing.md").read_text(encoding="utf-8")
PACKAGES = ("features", "scenarios", "reference_impl", "adapters")
PAGES = ("rule", "reading", "scenario", "fault", "engine", "history reader")

_BLOCK = re.compile(r"(?:`(?P<path>[\w./-]+)`[^`\n]*:\n\n)?```(?P<language>\w+)\n(?P<text>.*?)```", re.DOTALL)


@dataclass(frozen=True)
class Edit:
    """A block that shows what stands in a file: the whole of a new one, or lines of one that is there."""

    path: str
    text: str
    is_diff: bool

    def make(self, root: Path) -> None:
        """Make the edit in the copy of the project."""
        path = root / placed(self.path)
        if not self.is_diff:
            path.write_text(self.text, encoding="utf-8")
            return
        lines = self.text.splitlines(keepends=True)
        before = "".join(line[1:] for line in lines if line[0] in " -")
        after = "".join(line[1:] for line in lines if line[0] in " +")
        whole = path.read_text(encoding="utf-8")
        assert whole.count(before) == 1, f"{self.path} should have once:\n{before}"
        path.write_text(whole.replace(before, after), encoding="utf-8")


@dataclass(frozen=True)
class Command:
    """A command that the guide shows, and what it shows of the output."""

    line: str
    shown: str

    def run(self, root: Path) -> int:
        """Run it in the copy of the project, compare what it prints, and return its exit status."""
        program, *words = shlex.split(self.line)
        module = {"tripledraw": "tripledraw.cli"}.get(program, program)
        env = os.environ | {"PYTHONPATH": str(root), "COLUMNS": "110", "PYTEST_ADDOPTS": "-p no:cacheprovider"}
        ended = subprocess.run(
            [sys.executable, "-m", module, *words],
            cwd=root,
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            check=False,
        )
        same = OutputChecker().check_output(self.shown, ended.stdout, ELLIPSIS | NORMALIZE_WHITESPACE)
        assert same, f"$ {self.line}\n{ended.stdout}"
        return ended.returncode


def placed(path: str) -> str:
    """Return where a file of the project stands in the copy: the folders of the package are put together."""
    top, _, rest = path.partition("/")
    return f"tripledraw/{path}" if top in PACKAGES else f"tripledraw/{rest}" if top == "runner" else path


def copy_to(root: Path) -> None:
    """Copy the project, as the package that its folders make, with the tests beside it."""
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "runner", root / "tripledraw", ignore=ignored)
    for folder in PACKAGES:
        shutil.copytree(ROOT / folder, root / "tripledraw" / folder, ignore=ignored)
    for folder in ("tests", "docs"):
        shutil.copytree(ROOT / folder, root / folder, ignore=ignored)
    for file in ("pyproject.toml", "CHANGELOG.md"):
        shutil.copy(ROOT / file, root / file)


def page(name: str) -> str:
    """Return the text of a page of the guide."""
    [text] = re.findall(rf"^## An? {name}\n(.*?)(?=^## |\Z)", GUIDE, re.DOTALL | re.MULTILINE)
    return str(text)


def blocks(text: str) -> Iterator[Edit | Command]:
    """Yield the edits and the commands of a page, in order."""
    for block in _BLOCK.finditer(text):
        if block["path"]:
            yield Edit(block["path"], block["text"], block["language"] == "diff")
        elif block["language"] == "console":
            for call in re.split(r"^\$ ", block["text"], flags=re.MULTILINE)[1:]:
                line, _, shown = call.partition("\n")
                yield Command(line, shown)


@pytest.mark.parametrize("name", PAGES)
def test_following_a_page_leads_where_it_says(name: str, tmp_path: Path) -> None:
    copy_to(tmp_path)
    steps = list(blocks(page(name)))
    edits = [index for index, step in enumerate(steps) if isinstance(step, Edit)]
    before, after = [], []
    for index, step in enumerate(steps):
        if isinstance(step, Edit):
            step.make(tmp_path)
        else:
            (after if index > edits[-1] else before).append(step.run(tmp_path))
    assert any(before), "nothing fails before it is whole"
    assert after
    assert not any(after), "something fails when it is whole"


def test_every_page_is_followed() -> None:
    assert re.findall(r"^## An? (.+)$", GUIDE, re.MULTILINE) == list(PAGES)


def test_each_check_of_lint_is_explained() -> None:
    assert re.findall(r"^\| `([\w-]+)` \|", GUIDE, re.MULTILINE) == [*(check.name for check in CHECKS), "unused-waiver"]


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", GUIDE):
        assert (ROOT / "docs" / target).exists(), target
