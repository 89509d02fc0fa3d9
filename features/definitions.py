"""The step definitions, for whoever looks at them without pytest."""

from __future__ import annotations

import importlib
from functools import cache
from typing import TYPE_CHECKING

from pytest_bdd.steps import StepFunctionContext, step_function_context_registry

from tripledraw.features.steps import MODULES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tripledraw.features.pickles import Step


@cache
def definitions() -> tuple[StepFunctionContext, ...]:
    """Return the step definitions of the suite."""
    for module in MODULES:
        importlib.import_module(module)
    return tuple(c for c in step_function_context_registry.values() if c.step_func.__module__ in MODULES)


def reads(definition: StepFunctionContext, type_: str, text: str) -> bool:
    """Return whether a definition reads a step of that type: given, when or then."""
    return definition.type in (None, type_) and bool(definition.parser.is_matching(text))


def with_types(steps: Iterable[Step]) -> Iterator[tuple[str, Step]]:
    """Yield each step of a scenario with its type: And and But are what the step before them is."""
    type_ = "given"
    for step in steps:
        type_ = type_ if step.keyword in ("And", "But") else step.keyword.lower()
        yield type_, step
