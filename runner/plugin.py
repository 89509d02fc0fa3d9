"""The pytest plugin. It does nothing, and imports nothing of ours, until `--tripledraw-engine` names an engine."""

from __future__ import annotations

import math
from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options, all of which begin with `--tripledraw-`, and the ini setting `tripledraw_engine`."""
    group = parser.getgroup("tripledraw", "conformance to the rules of 2-7 triple draw")
    add = group.addoption
    add("--tripledraw-engine", metavar="ADDRESS", help="the engine: reference, module:Class, pipe:..., fixture:NAME")
    add("--tripledraw-rulebook", metavar="NAME", help="the rulebook that sets the exit status (default: common)")
    add("--tripledraw-rule", metavar="ID", action="append", help="only this rule; globs such as DECK-*; repeatable")
    add("--tripledraw-scenario", metavar="ID", action="append", help="only this scenario; repeatable")
    add("--tripledraw-seed", metavar="SEED", type=int, help="the seed of all shuffles (default: 1)")
    add("--tripledraw-timeout", metavar="SECONDS", type=float, help="how long a call may take (default: 5)")
    add("--tripledraw-hello-timeout", metavar="SECONDS", type=float, help="the same for hello (default: 10)")
    add("--tripledraw-deviations", metavar="FILE", help="YAML file of what the engine is known to get wrong")
    add("--tripledraw-record", metavar="FILE", help="write the record of the run to this file, as JSON")
    parser.addini("tripledraw_engine", "the engine to judge where --tripledraw-engine is not given")


def pytest_configure(config: pytest.Config) -> None:
    """Take up work if an engine is named."""
    engine = config.getoption("tripledraw_engine") or config.getini("tripledraw_engine")
    if not engine:
        return
    from tripledraw.recorder import RECORDER, Recorder
    from tripledraw.reports.files import NotWritten, check_writable
    from tripledraw.scorekeeper import Scorekeeper
    from tripledraw.selection import Unknown, WrongList, chosen, with_deviations

    given = {
        "rulebook": config.getoption("tripledraw_rulebook"),
        "rules": config.getoption("tripledraw_rule"),
        "scenarios": config.getoption("tripledraw_scenario"),
        "seed": config.getoption("tripledraw_seed"),
        "timeout": config.getoption("tripledraw_timeout"),
        "hello_timeout": config.getoption("tripledraw_hello_timeout"),
    }
    record = config.getoption("tripledraw_record")
    try:
        for name in ("timeout", "hello_timeout"):
            if given[name] is not None and not 0 < given[name] < math.inf:
                raise Unknown("time", str(given[name]), (), "seconds are more than none, and not without end.")
        if record:
            check_writable(Path(record))
        options = chosen(engine, **{name: value for name, value in given.items() if value is not None})
        if deviations := config.getoption("tripledraw_deviations"):
            options = with_deviations(options, Path(deviations))
    except (Unknown, WrongList, NotWritten) as error:
        pytest.exit(f"Error: {error}", returncode=2)  # a UsageError would be 4, which says that the suite is at fault
    recorder = Recorder(options)
    keeper = Scorekeeper(options, recorder, Path(record) if record else None)
    config.pluginmanager.register(recorder, RECORDER)
    config.pluginmanager.register(keeper, "tripledraw-scorekeeper")
