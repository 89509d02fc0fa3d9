"""Which scenarios a person asked for. What is unknown is refused, with what was perhaps meant."""

from __future__ import annotations

import difflib
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Any

import msgspec

from tripledraw.adapters.strict_yaml import FileMistake
from tripledraw.deviations import read_deviations
from tripledraw.features import pickles
from tripledraw.features.catalogue import load
from tripledraw.fold import RULEBOOKS
from tripledraw.record import Options

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence
    from pathlib import Path

    from tripledraw.features.pickles import Scenario


class Unknown(LookupError):
    """A name that nothing has. The text says so in one sentence, with near matches."""

    def __init__(self, what: str, name: str, known: Collection[str], hint: str | None = None) -> None:
        near = difflib.get_close_matches(name, known, n=3, cutoff=0.5)
        hint = f"did you mean {' or '.join(near)}?" if near else (hint or f"known are {_some(known)}.")
        super().__init__(f"There is no {what} {name!r}; {hint}")


def unknown_rule(name: str, rules: Collection[str], *, globs: bool = False) -> Unknown:
    """Return what to raise for a rule that is not there: of a topic, that it is one, and how its rules are named."""
    of_topic = [id_ for id_ in rules if id_.startswith(f"{name}-")]
    if not of_topic:
        return Unknown("rule", name, rules, "`tripledraw rules` lists them all.")
    way = f"all its rules are {name}-*" if globs else f"its rules are {of_topic[0]} to {of_topic[-1]}"
    return Unknown("rule", name, (), f"it is a topic, and {way}.")


class WrongList(ValueError):
    """A list of known deviations with a mistake in it. The text names file and line."""


def _some(names: Collection[str], most: int = 12) -> str:
    more = f" and {len(names) - most} more" if len(names) > most else ""
    return ", ".join(sorted(names)[:most]) + more


def all_scenarios() -> tuple[Scenario, ...]:
    """Return all scenarios of the suite, in the order of the feature files."""
    return pickles.load(load().features)


def chosen(engine: str, **asked: Any) -> Options:
    """Return the options, with rules and scenarios under the names that they have now.

    Raises Unknown if a rulebook, a rule (or glob of rules) or a scenario is not there.
    """
    if not _is_text(engine):
        raise Unknown("engine", engine, (), "its address holds bytes that are no text.")
    options = msgspec.convert({"engine": engine, **asked}, Options)
    if options.rulebook not in RULEBOOKS:
        raise Unknown("rulebook", options.rulebook, RULEBOOKS)
    catalogue = load()
    rules = tuple(rule.upper() for rule in options.rules)
    for rule in rules:
        if not any(fnmatchcase(id_, rule) for id_ in catalogue.rules):
            raise unknown_rule(rule, catalogue.rules, globs=True)
    scenarios = tuple(catalogue.renamed.get(id_, id_) for id_ in options.scenarios)
    if scenarios:
        known = {scenario.id for scenario in all_scenarios()}
        for id_ in scenarios:
            if id_ not in known:
                raise Unknown("scenario", id_, known, "`tripledraw run --list` lists them all.")
    return msgspec.structs.replace(options, rules=rules, scenarios=scenarios)


def _is_text(word: str) -> bool:
    """Return whether a word of the command line is whole: bytes that are no UTF-8 come as lone surrogates."""
    try:
        word.encode()
    except UnicodeEncodeError:
        return False
    return True


def with_deviations(options: Options, path: Path) -> Options:
    """Return the options with the known deviations that a file lists. Raises WrongList."""
    ids = [scenario.id for scenario in all_scenarios()]
    try:
        deviations = read_deviations(path, load(), ids)
    except FileMistake as error:
        raise WrongList(str(error)) from None
    return msgspec.structs.replace(options, deviations=deviations)


def selected(scenarios: Iterable[Scenario], options: Options) -> Sequence[Scenario]:
    """Return the scenarios that the options choose; several choices narrow each other.

    A rule that applies only under a reading of another rule brings that rule along, or it could not be judged.
    """
    rules = _rules(options.rules) if options.rules else None
    return [
        scenario
        for scenario in scenarios
        if (rules is None or scenario.rule in rules) and (not options.scenarios or scenario.id in options.scenarios)
    ]


def _rules(globs: Sequence[str]) -> set[str]:
    rules = load().rules.values()
    named = [rule for rule in rules if any(fnmatchcase(rule.id, glob) for glob in globs)]
    return {rule.id for rule in named} | {other for rule in named for other in rule.applies_when}
