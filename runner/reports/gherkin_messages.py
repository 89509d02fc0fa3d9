"""The feature files as Cucumber Messages: their sources, documents and pickles, and the steps that are defined."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from cucumber_messages import (
    Envelope,
    Group,
    Location,
    Source,
    SourceMediaType,
    SourceReference,
    StepDefinition,
    StepDefinitionPattern,
    StepDefinitionPatternType,
    StepMatchArgument,
    StepMatchArgumentsList,
    message_converter,
)
from gherkin.ast_builder import AstBuilder
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler

from tripledraw.features import pickles
from tripledraw.features.definitions import definitions, reads

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gherkin.stream.id_generator import IdGenerator
    from pytest_bdd.steps import StepFunctionContext

Message = dict[str, Any]
"""A message, or a part of one, as it is in JSON."""

TYPES = {"Context": "given", "Action": "when", "Outcome": "then"}
"""What pytest-bdd calls each type of step."""


class Feature:
    """One feature file, of which the Gherkin parser already speaks in messages.

    `pickles` has its scenarios by the line on which each, or its example, stands.
    """

    def __init__(self, name: str, ids: IdGenerator) -> None:
        uri = f"features/{name}.feature"
        text = (pickles.HERE / f"{name}.feature").read_text(encoding="utf-8")
        document: Any = Parser(AstBuilder(ids)).parse(text)
        document["uri"] = uri
        compiled: Any = Compiler(ids).compile(document)
        self._document: Message = document
        self._source = Source(text, SourceMediaType.text_x_cucumber_gherkin_plain, uri)
        self._lines = {node["id"]: node["location"]["line"] for node in pickles.nodes_of(document)}
        self.pickles: dict[int, Message] = {pickle["location"]["line"]: pickle for pickle in compiled}

    def messages(self) -> Iterator[Message]:
        """Yield the source, the document and the pickles."""
        yield message_converter.to_dict(Envelope(source=self._source))
        yield {"gherkinDocument": self._document}
        for pickle in self.pickles.values():
            yield {"pickle": pickle}

    def line_of(self, step: Message) -> int:
        """Return the line on which a pickle's step stands in the file."""
        return int(self._lines[step["astNodeIds"][0]])


class Match(NamedTuple):
    """The definitions that a step matches, by their ids, and the arguments that each takes from its text."""

    ids: list[str]
    arguments: list[StepMatchArgumentsList]


class StepDefinitions:
    """The steps that the suite defines."""

    def __init__(self, ids: IdGenerator) -> None:
        self._by_id = {ids.get_next_id(): definition for definition in definitions()}

    def envelopes(self) -> Iterator[Envelope]:
        """Yield each definition."""
        for id_, definition in self._by_id.items():
            code = definition.step_func.__code__
            place = SourceReference(
                uri=f"features/steps/{Path(code.co_filename).name}", location=Location(line=code.co_firstlineno)
            )
            pattern = StepDefinitionPattern(definition.parser.name, StepDefinitionPatternType.regular_expression)
            yield Envelope(step_definition=StepDefinition(id_, pattern, place))

    def match(self, type_: str, text: str) -> Match:
        """Return what matches a step of pytest-bdd's type."""
        found = {id_: definition for id_, definition in self._by_id.items() if reads(definition, type_, text)}
        return Match(list(found), [StepMatchArgumentsList(_arguments(each, text)) for each in found.values()])


def _arguments(definition: StepFunctionContext, text: str) -> list[StepMatchArgument]:
    """Return what a definition takes from the text: the outermost groups of its regular expression."""
    regex = getattr(definition.parser, "regex", None)
    match = regex.match(text) if isinstance(regex, re.Pattern) else None
    taken: list[StepMatchArgument] = []
    end = 0
    for group in range(1, match.re.groups + 1) if match else ():
        if match and match[group] is not None and match.start(group) >= end:
            taken.append(StepMatchArgument(Group(start=match.start(group), value=match[group])))
            end = match.end(group)
    return taken
