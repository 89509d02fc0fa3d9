"""Read a YAML file into typed values, and say of a mistake in it which line it is on."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import yaml

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

T = TypeVar("T")
Key = str | int

_ANY_KEY = "..."  # how msgspec writes a key of a mapping: it does not say which


class FileMistake(Exception):
    """A mistake in a file that a person wrote: the file, the line (1 is the first), and one sentence."""

    def __init__(self, path: Path, line: int, text: str) -> None:
        super().__init__(path, line, text)
        self.path = path
        self.line = line
        self.text = text

    def __str__(self) -> str:
        return f"{self.path}, line {self.line}: {self.text}"


def read_yaml(path: Path, type: type[T]) -> T:  # noqa: A002 - the word that msgspec uses
    """Return what the file holds as a value of that type.

    Raises FileMistake if the file cannot be read, is no YAML, names a key twice in one mapping, or holds
    anything but that type; unknown fields are refused if the type forbids them.
    """
    data = _construct(path, _compose(path))
    try:
        return msgspec.convert(data, type)
    except msgspec.ValidationError as error:
        raise _explained(path, data, type, str(error)) from None


def mistake_at(path: Path, keys: Sequence[Key], text: str) -> FileMistake:
    """Return the FileMistake about the value that the keys lead to, for checks that a type cannot express."""
    return FileMistake(path, _line_of(_compose(path), keys), text)


def _compose(path: Path) -> yaml.Node | None:
    try:
        return yaml.compose(path.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)
    except OSError as error:
        raise FileMistake(path, 1, f"the file cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise FileMistake(path, 1, "the file is not UTF-8 text.") from None
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise FileMistake(path, mark.line + 1 if mark else 1, f"this is no YAML: {error.problem}.") from None
    except yaml.YAMLError as error:
        raise FileMistake(path, 1, f"this is no YAML: {str(error).splitlines()[0]}.") from None


def _construct(path: Path, node: yaml.Node | None) -> Any:
    if node is None:
        return None
    _refuse_duplicates(path, node)
    try:
        return yaml.constructor.SafeConstructor().construct_document(node)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or node.start_mark
        raise FileMistake(path, mark.line + 1, f"{error.problem}.") from None


def _refuse_duplicates(path: Path, node: yaml.Node) -> None:
    if isinstance(node, yaml.SequenceNode):
        for item in node.value:
            _refuse_duplicates(path, item)
    elif isinstance(node, yaml.MappingNode):
        seen: dict[str, int] = {}
        for key, value in node.value:
            line = key.start_mark.line + 1
            if key.value in seen:
                raise FileMistake(
                    path,
                    line,
                    f"the key {key.value!r} stands here a second time; first on line {seen[key.value]}.",
                )
            seen[str(key.value)] = line
            _refuse_duplicates(path, value)


def _line_of(node: yaml.Node | None, keys: Sequence[Key]) -> int:
    """Return the line on which the value stands that the keys lead to, or the last one that is there."""
    line = node.start_mark.line if node else 0
    for key in keys:
        if isinstance(node, yaml.MappingNode):
            found = next(((k, v) for k, v in node.value if k.value == str(key)), None)
        elif isinstance(node, yaml.SequenceNode) and isinstance(key, int) and key < len(node.value):
            found = (node.value[key], node.value[key])
        else:
            found = None
        if found is None:
            break
        line, node = found[0].start_mark.line, found[1]
    return line + 1


def _explained(path: Path, data: Any, type_: Any, message: str) -> FileMistake:
    keys = _keys(data, type_, message)
    what, _, _ = message.partition(" - at ")
    unknown = re.search(r"unknown field `(.+?)`", what)
    where = ".".join(str(key) for key in keys)
    line = _line_of(_compose(path), [*keys, unknown[1]] if unknown else keys)
    return FileMistake(path, line, f"{what[0].lower()}{what[1:]}{f' at {where}' if where else ''}.")


def _keys(data: Any, type_: Any, message: str) -> list[Key]:
    """Return the keys that lead to what msgspec's message complains of."""
    path = re.search(r"`\$(.*)`$", message)
    keys: list[Key] = []
    here = data
    for name, index in re.findall(r"\.([^.\[]+)|\[(\d+|\.\.\.)\]", path[1]) if path else []:
        if index == _ANY_KEY:
            key: Key = _culprit(data, here, type_, message)
        else:
            key = name or int(index)
        keys.append(key)
        here = here[key]
    if "at `key` in" in message:
        keys.append(_culprit(data, here, type_, message))
    return keys


def _culprit(data: Any, mapping: dict[Key, Any], type_: Any, message: str) -> Key:
    """Return the key that is to blame: the first that, left alone in the mapping, gets the same message."""
    entries = dict(mapping)
    try:
        for key, value in entries.items():
            mapping.clear()
            mapping[key] = value
            try:
                msgspec.convert(data, type_)
            except msgspec.ValidationError as error:
                if str(error) == message:
                    return key
    finally:
        mapping.clear()
        mapping.update(entries)
    return min(entries, key=str)


def schema_of(type_: Any) -> dict[str, Any]:
    """Return the JSON Schema (2020-12) of what `read_yaml` accepts for a type, for editors."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **msgspec.json.schema(type_)}
