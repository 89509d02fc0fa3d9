"""What the documents on reports and CI show must be so: files that parse, options that there are."""

from __future__ import annotations

import ast
import re
import shlex
from pathlib import Path

import pytest
import yaml

from tripledraw.cli import COMMANDS, group
from tripledraw.record import Deviation

DOCS = Path(__file__).parent.parent / "docs"
NAMES = ("ci.md", "reports.md", "versions.md")
TEXTS = {name: (DOCS / name).read_text(encoding="utf-8") for name in NAMES}


def blocks(language: str) -> list[str]:
    """Return the code blocks of a language."""
    return [block for text in TEXTS.values() for block in re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)]


def commands() -> list[list[str]]:
    """Return the words of each call of `tripledraw` that is shown anywhere; folded lines are joined."""
    text = "\n".join(TEXTS.values()).replace("\n          --", " --")
    calls = re.findall(r"(?:\$ |- run: |script: |    - |sh '|>\n +)tripledraw (.*?)(?:'|\|\||>|\n)", text)
    return [shlex.split(call) for call in calls]


def test_there_is_something_to_look_at() -> None:
    assert len(blocks("yaml")) >= 5
    assert len(commands()) >= 10


@pytest.mark.parametrize("words", commands(), ids=" ".join)
def test_commands_and_options_that_are_shown_are_there(words: list[str]) -> None:
    assert words[0] in COMMANDS
    command = group.get_command(None, words[0])  # type: ignore[arg-type]
    assert command is not None
    options = {name for parameter in command.params for name in parameter.opts}
    assert {word for word in words[1:] if word.startswith("-")} <= options


@pytest.mark.parametrize("block", blocks("yaml"))
def test_yaml_that_is_shown_is_yaml(block: str) -> None:
    assert yaml.safe_load(block)


@pytest.mark.parametrize("block", blocks("python"))
def test_python_that_is_shown_is_python(block: str) -> None:
    ast.parse(block)


def test_the_list_of_deviations_that_is_shown_is_one() -> None:
    [shown] = [yaml.safe_load(block) for block in blocks("yaml") if "reason:" in block]
    assert [Deviation(**entry) for entry in shown]


@pytest.mark.parametrize("name", NAMES)
def test_links_to_other_documents_lead_somewhere(name: str) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", TEXTS[name]):
        assert (DOCS / target).exists(), target
