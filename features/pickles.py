"""The scenarios of the feature files, read with the official Gherkin parser.

This, and not what pytest-bdd collects, says which scenarios there are: pytest-bdd silently drops the first of
two scenarios of one name in a file, so that what it collects must be compared with this.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gherkin.errors import CompositeParserException
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler

from tripledraw.adapters.strict_yaml import FileMistake

if TYPE_CHECKING:
    from collections.abc import Iterator

HERE = Path(__file__).parent

_RULE_TAG = re.compile(r"[A-Z]+-\d+")
_PLACEHOLDER = re.compile(r"<[^<>]*>")


@dataclass(frozen=True)
class Step:
    """A step: `keyword` is Given, When, Then, And or But; `table` its rows, or empty."""

    keyword: str
    text: str
    line: int
    table: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True)
class Scenario:
    """One scenario, or one example of an outline, with placeholders filled in.

    `id` is permanent, and `name` for people. `rule` is the rule's id and `rule_name` what its block is
    called, both "" if there is none. `outline` is the name as it stands in the file, and `case`
    what the example has in the column of that name, if any. `tags` are without the @, those of the feature
    and the rule included. `feature` is the file's name without its ending. `line` is that of the example's
    row, or of the scenario; `outline_line` is that of the scenario in either case.
    """

    id: str
    name: str
    rule: str
    rule_name: str
    outline: str
    case: str | None
    tags: tuple[str, ...]
    feature: str
    line: int
    outline_line: int
    keyword: str
    steps: tuple[Step, ...]

    @property
    def rule_tags(self) -> tuple[str, ...]:
        """The tags that look like a rule's id; the ledger wants exactly one."""
        return tuple(tag for tag in self.tags if _RULE_TAG.fullmatch(tag))


def scenario_id(rule: str, outline: str, case: str | None = None) -> str:
    """Return the permanent id, such as `deck-2.last-player-wants-five` or `bet-12.bets-are-made.third`."""
    parts = [rule.lower(), _slug(_PLACEHOLDER.sub(" ", outline)), _slug(case or "")]
    return ".".join(filter(None, parts))


def load(features: tuple[str, ...], folder: Path = HERE) -> tuple[Scenario, ...]:
    """Return the scenarios of those feature files (names without ending) in that order.

    Raises FileMistake if the folder has a feature file that is not named or lacks one that is, or if a
    file is no Gherkin.
    """
    there = {path.stem for path in folder.glob("*.feature")}
    for name in sorted(there - set(features)):
        raise FileMistake(
            folder / f"{name}.feature", 1, "add this feature file to those in suite.yaml of the catalogue."
        )
    return tuple(scenario for name in features for scenario in _read(folder / f"{name}.feature"))


@cache
def _read(path: Path) -> tuple[Scenario, ...]:
    try:
        return of_text(path.read_text(encoding="utf-8"), path)
    except OSError as error:
        raise FileMistake(path, 1, f"the catalogue names it, and it cannot be read: {error.strerror}.") from None


def of_text(text: str, path: Path) -> tuple[Scenario, ...]:
    """Return the scenarios of a feature file's text; `path` is where it stands. Raises FileMistake."""
    try:
        document: Any = Parser().parse(text)
    except CompositeParserException as error:
        first = error.errors[0]
        raise FileMistake(
            path, first.location["line"], f"this is no Gherkin: {str(first).partition(': ')[2]}."
        ) from None
    nodes = {node["id"]: node for node in nodes_of(document)}
    document["uri"] = path.name
    pickles = Compiler().compile(document)
    rules = _rule_names(document)
    return tuple(_scenario(pickle, nodes, rules, path.stem) for pickle in pickles)


def nodes_of(tree: Any) -> Iterator[dict[str, Any]]:
    """Yield all nodes of the parsed document that have an id: scenarios, steps, rows of examples, tags."""
    if isinstance(tree, list):
        for item in tree:
            yield from nodes_of(item)
    elif isinstance(tree, dict):
        if "id" in tree:
            yield tree
        for value in tree.values():
            yield from nodes_of(value)


def _rule_names(document: Any) -> dict[str, str]:
    """Return the name of its Rule block for each scenario that stands in one, by the scenario's node."""
    return {
        child["scenario"]["id"]: block["rule"]["name"]
        for block in document.get("feature", {}).get("children", ())
        if "rule" in block
        for child in block["rule"]["children"]
        if "scenario" in child
    }


def _scenario(pickle: Any, nodes: dict[str, dict[str, Any]], rule_names: dict[str, str], feature: str) -> Scenario:
    node, *example = [nodes[id_] for id_ in pickle["astNodeIds"]]
    case = _case(node, example[0]["id"]) if example else None
    tags = tuple(tag["name"].removeprefix("@") for tag in pickle["tags"])
    rule = next((tag for tag in tags if _RULE_TAG.fullmatch(tag)), "")
    return Scenario(
        id=scenario_id(rule, node["name"], case),
        name=f"{pickle['name']} ({case})" if case else pickle["name"],
        rule=rule,
        rule_name=rule_names.get(node["id"], ""),
        outline=node["name"],
        case=case,
        tags=tags,
        feature=feature,
        line=pickle["location"]["line"],
        outline_line=node["location"]["line"],
        keyword=node["keyword"],
        steps=tuple(_step(step, nodes) for step in pickle["steps"]),
    )


def _case(outline: dict[str, Any], row_id: str) -> str | None:
    """Return what the example's row has in the column `case`."""
    for examples in outline["examples"]:
        columns = [cell["value"] for cell in examples["tableHeader"]["cells"]]
        for row in examples["tableBody"]:
            if row["id"] == row_id and "case" in columns:
                return str(row["cells"][columns.index("case")]["value"])
    return None


def _step(step: Any, nodes: dict[str, dict[str, Any]]) -> Step:
    node = nodes[step["astNodeIds"][0]]
    rows = step.get("argument", {}).get("dataTable", {}).get("rows", [])
    return Step(
        keyword=node["keyword"].strip(),
        text=step["text"],
        line=node["location"]["line"],
        table=tuple(tuple(cell["value"] for cell in row["cells"]) for row in rows),
    )


def _slug(text: str) -> str:
    """Return the text in lower-case ASCII letters and digits, all else as single hyphens."""
    plain = unicodedata.normalize("NFKD", text.replace("'", "")).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")
