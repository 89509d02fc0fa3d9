"""The pytest plugin, in pytest runs of its own: on the rulebook's features, and on small ones with faults of ours."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from helpers import PYTHONPATH

from tripledraw.record import Outcome, Run
from tripledraw.trial import ONLY_AFTER_EARLIER_HANDS

SUITE = ("--pyargs", "tripledraw.features.test_features")
PARTS = tuple(f"--tripledraw-rule={rule}" for rule in ("BET-11", "DECK-2"))

STEPS = """
from pytest_bdd import given, parsers, scenarios, then
from tripledraw.adapters import Mismatch, NotSupported

scenarios("small.feature")

@then("all is well")
def _(play): pass

@then("7-5-4-3-2 wins")
def _(play):
    seen = play.client.winners([["7c", "5d", "4h", "3s", "2c"], ["8c", "5h", "4d", "3c", "2h"]]).winners
    if seen != (0,):
        raise Mismatch("the first wins", f"{seen}")

@then("we err")
def _(play): raise ZeroDivisionError("ours")

@then("we assert")
def _(play): assert False, "stripped by -O"

@then("we skip")
def _(play):
    import pytest
    pytest.skip("not on our account")

@then("the engine lacks it")
def _(play): raise NotSupported("shows no muck")
"""


@pytest.fixture(autouse=True)
def _only_the_plugins_that_are_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start the pytest runs sooner: what else is installed here has no part in them."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv("PYTEST_PLUGINS", "pytest_bdd.plugin,tripledraw.plugin,xdist.plugin")


def pytest_run(folder: Path, *arguments: str) -> tuple[int, str]:
    """Run pytest in a folder, as anybody would; return its exit status and what it prints."""
    process = subprocess.run(
        [sys.executable, "-m", "pytest", *arguments],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": PYTHONPATH},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return process.returncode, process.stdout


def recorded(folder: Path, *arguments: str) -> tuple[int, Run]:
    """Run pytest with a record; return its exit status and the record."""
    status, output = pytest_run(folder, "--tripledraw-record=run.json", *arguments)
    assert (folder / "run.json").exists(), output
    return status, msgspec.json.decode((folder / "run.json").read_bytes(), type=Run)


def small(folder: Path, *scenarios: str) -> Path:
    """Write a small feature and its steps: each scenario is `name: step`, all of them under RANK-4."""
    lines = [f"    Scenario: {name}\n      Then {step}\n" for name, step in (s.split(": ") for s in scenarios)]
    text = "Feature: small\n  @RANK-4\n  Rule: the wheel is the best hand\n" + "".join(lines)
    (folder / "small.feature").write_text(text, encoding="utf-8")
    (folder / "test_small.py").write_text(STEPS, encoding="utf-8")
    return folder


def test_without_an_engine_the_plugin_does_nothing_and_imports_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PYTEST_PLUGINS")
    (tmp_path / "test_others.py").write_text(
        "import sys\n"
        "def test_it(request):\n"
        "    ours = {name for name in sys.modules if name.partition('.')[0] == 'tripledraw'}\n"
        "    assert ours == {'tripledraw', 'tripledraw.plugin'}\n"
        "    assert not {'msgspec', 'yaml', 'rich', 'pytest_bdd'} & set(sys.modules)\n",
        encoding="utf-8",
    )
    status, output = pytest_run(tmp_path, "-ptripledraw.plugin")
    assert status == 0, output


def test_every_option_carries_the_prefix() -> None:
    from tripledraw import plugin

    names: list[str] = []

    class Group:
        def addoption(self, name: str, **_: object) -> None:
            names.append(name)

    class Parser:
        def getgroup(self, *_: str) -> Group:
            return Group()

        def addini(self, name: str, *_: str) -> None:
            names.append(f"--{name.replace('_', '-')}")

    plugin.pytest_addoption(Parser())  # type: ignore[arg-type]
    assert len(names) > 5
    assert all(name.startswith("--tripledraw-") for name in names)


def test_the_features_ask_for_an_engine(tmp_path: Path) -> None:
    status, output = pytest_run(tmp_path, *SUITE)
    assert status == 2
    assert "Name the engine to judge: --tripledraw-engine ADDRESS." in output


@pytest.mark.parametrize("how", [(), ("-n2",)], ids=["alone", "xdist"])
def test_plain_pytest_runs_the_suite_and_settles_the_exit_status(how: tuple[str, ...], tmp_path: Path) -> None:
    arguments = (*SUITE, *PARTS, *how, "--tripledraw-engine=reference")
    status, run = recorded(tmp_path, *arguments)
    assert status == 0
    assert {scenario.outcome for scenario in run.scenarios} == {Outcome.PASSED}
    assert run.planned == len(run.scenarios) > 2
    # the reference plays stub-first unless told otherwise, and the Finnish document holds mixed-in
    status, run = recorded(
        tmp_path, *arguments, "--tripledraw-engine=fooling:PlaysByNoBook", "--tripledraw-rulebook=fi"
    )
    assert {scenario.outcome for scenario in run.scenarios} == {Outcome.PASSED}
    assert status == 1


def test_markers_and_keywords_choose_rules_and_scenarios(tmp_path: Path) -> None:
    folder = small(tmp_path, "one: all is well", "two: all is well")
    for choice, chosen in [
        ("-mRANK-4", {"rank-4.one", "rank-4.two"}),
        ("-krank-4.two", {"rank-4.two"}),
        ("--tripledraw-rule=RANK-*", {"rank-4.one", "rank-4.two"}),
    ]:
        status, run = recorded(folder, "--tripledraw-engine=reference", choice)
        assert (status, {scenario.id for scenario in run.scenarios}) == (0, chosen)
        assert run.complete == (len(chosen) == 2)
    status, output = pytest_run(folder, "--tripledraw-engine=reference", "-mnot RANK-4")
    assert status == 5, output


def test_an_engine_that_takes_an_xdist_worker_with_it_is_in_error(tmp_path: Path) -> None:
    folder = small(tmp_path, "one: all is well", "two: 7-5-4-3-2 wins", "three: all is well")
    status, run = recorded(folder, "-n2", "--tripledraw-engine=fooling:EndsTheInterpreterWhenAsked")
    outcomes = [(scenario.id, scenario.outcome) for scenario in run.scenarios]
    assert outcomes == [
        ("rank-4.one", Outcome.PASSED),
        ("rank-4.two", Outcome.ERROR),
        ("rank-4.three", Outcome.PASSED),
    ]
    assert (status, run.faults) == (1, ())


@pytest.mark.parametrize(
    ("engine", "status", "words"),
    [
        ("refrence", 2, "There is no engine 'refrence'; did you mean reference?"),
        ("fooling:EndsTheInterpreterr", 2, "did you mean EndsTheInterpreter"),
        ("fooling:NotAnEngine", 3, "The engine fooling:NotAnEngine does not say hello"),
    ],
)
def test_an_engine_that_is_not_there(engine: str, status: int, words: str, tmp_path: Path) -> None:
    ended, output = pytest_run(small(tmp_path, "one: all is well"), f"--tripledraw-engine={engine}")
    assert (ended, words in output) == (status, True), output


@pytest.mark.parametrize(
    ("option", "words"),
    [
        ("--tripledraw-timeout=0", "There is no time '0.0'; seconds are more than none"),
        ("--tripledraw-hello-timeout=nan", "There is no time 'nan'; seconds are more than none"),
        ("--tripledraw-record=no/such/folder/record.json", "There is no folder no/such/folder"),
        ("--tripledraw-rule=BET", "it is a topic, and all its rules are BET-*."),
    ],
)
def test_a_wrong_option_is_wrong_usage(option: str, words: str, tmp_path: Path) -> None:
    ended, output = pytest_run(small(tmp_path, "one: all is well"), "--tripledraw-engine=reference", option)
    assert (ended, words in output) == (2, True), output


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full, which is always full")
def test_a_record_for_which_there_is_no_room_gets_one_sentence(tmp_path: Path) -> None:
    words = ("--tripledraw-engine=reference", "--tripledraw-record=/dev/full")
    ended, output = pytest_run(small(tmp_path, "one: all is well"), *words)
    assert ended == 2
    assert "Error: /dev/full cannot be written: No space left on device." in output
    assert "Traceback" not in output


@pytest.mark.parametrize(
    ("step", "words"),
    [
        ("nobody has defined this", "StepDefinitionNotFoundError"),
        ("we err", "ZeroDivisionError: ours"),
        ("we assert", "AssertionError: stripped by -O"),
        ("we skip", "Skipped: not on our account"),
    ],
)
def test_a_fault_of_ours_is_no_failure_of_the_engines(step: str, words: str, tmp_path: Path) -> None:
    status, run = recorded(small(tmp_path, f"one: {step}"), "--tripledraw-engine=reference")
    [scenario] = run.scenarios
    assert (status, scenario.outcome) == (4, Outcome.SUITE_FAULT)
    assert scenario.detail.startswith(words) or words in scenario.detail.splitlines()[0]


def test_a_scenario_that_pytest_bdd_drops_is_missed(tmp_path: Path) -> None:
    folder = small(tmp_path, "one: all is well", "one: 7-5-4-3-2 wins", "two: all is well")
    status, run = recorded(folder, "--tripledraw-engine=reference")
    assert status == 4
    assert run.faults == ("the scenario rank-4.one stands in a feature file and was not collected",)


def test_what_is_not_supported_is_skipped_with_the_reason(tmp_path: Path) -> None:
    folder = small(tmp_path, "one: the engine lacks it", "two: all is well")
    status, output = pytest_run(folder, "--tripledraw-engine=reference", "-rs")
    assert status == 0
    assert "not supported: shows no muck" in output
    assert "1 passed, 1 skipped" in output


def test_a_failure_that_a_fresh_engine_does_not_show_is_still_one(tmp_path: Path) -> None:
    folder = small(tmp_path, "one: 7-5-4-3-2 wins", "two: 7-5-4-3-2 wins")
    status, run = recorded(folder, "--tripledraw-engine=fooling:WrongOnlyLater")
    first, second = run.scenarios
    assert (status, first.outcome, second.outcome) == (1, Outcome.PASSED, Outcome.FAILED)
    assert second.notes == (ONLY_AFTER_EARLIER_HANDS,)
    assert (second.expected, second.seen) == ("the first wins", "()")


def test_the_first_failure_stops_the_run_if_asked_to(tmp_path: Path) -> None:
    folder = small(tmp_path, "one: 7-5-4-3-2 wins", "two: 7-5-4-3-2 wins", "three: all is well")
    status, run = recorded(folder, "--tripledraw-engine=fooling:WrongOnlyLater", "-x")
    assert (status, len(run.scenarios)) == (1, 2)
    assert run.stopped


def test_tests_of_other_people_count_too(tmp_path: Path) -> None:
    folder = small(tmp_path, "one: all is well")
    (folder / "test_others.py").write_text("def test_it(): assert False\n", encoding="utf-8")
    assert pytest_run(folder, "--tripledraw-engine=reference")[0] == 1


def test_an_ini_file_can_name_the_engine_and_pytest_finds_the_plugin_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PYTEST_PLUGINS")
    monkeypatch.delenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD")
    (tmp_path / "pytest.ini").write_text("[pytest]\ntripledraw_engine = reference\n", encoding="utf-8")
    status, output = pytest_run(small(tmp_path, "one: 7-5-4-3-2 wins"))
    assert status == 0
    assert "conforms" in output


def test_an_author_runs_the_suite_among_the_tests_of_an_engine(tmp_path: Path) -> None:
    (tmp_path / "my_game.py").write_text(
        "from tripledraw.adapters.reference import ReferenceEngine\nclass MyEngine(ReferenceEngine): pass\n",
        encoding="utf-8",
    )
    (tmp_path / "conftest.py").write_text(
        "def pytest_configure(config):\n    config.option.tripledraw_engine = 'my_game:MyEngine'\n", encoding="utf-8"
    )
    (tmp_path / "test_rules.py").write_text("from tripledraw.features.test_features import *\n", encoding="utf-8")
    for how in ((), ("-n2",)):
        status, run = recorded(tmp_path, *PARTS, *how)
        assert (status, run.options.engine, run.faults) == (0, "my_game:MyEngine", ())
        assert {scenario.rule for scenario in run.scenarios} == {"BET-11", "DECK-2"}


CONFTEST = """
import pytest
from tripledraw.adapters.reference import ReferenceEngine

class MyEngine(ReferenceEngine):
    def __init__(self, name):
        super().__init__(name=name)

@pytest.fixture(scope="session")
def my_engine():
    return lambda: MyEngine("mine")

def pytest_configure(config):
    config.option.tripledraw_engine = "fixture:my_engine"
"""


def test_a_fixture_and_two_lines_run_the_suite_on_an_engine_that_needs_making(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(CONFTEST, encoding="utf-8")
    (tmp_path / "test_rules.py").write_text("from tripledraw.features.test_features import *\n", encoding="utf-8")
    for how in ((), ("-n2",)):
        status, run = recorded(tmp_path, *PARTS, *how)
        assert (status, run.engine_name, run.faults) == (0, "mine", ())
        assert {scenario.rule for scenario in run.scenarios} == {"BET-11", "DECK-2"}


def test_a_fixture_that_returns_no_maker_of_engines_ends_the_run(tmp_path: Path) -> None:
    text = CONFTEST.replace('lambda: MyEngine("mine")', '"mine"')
    (tmp_path / "conftest.py").write_text(text, encoding="utf-8")
    status, output = pytest_run(small(tmp_path, "one: 7-5-4-3-2 wins"))
    assert (status, "The engine fixture:my_engine cannot be started" in output) == (3, True), output


@pytest.mark.parametrize("how", [(), ("-n2",)], ids=["alone", "xdist"])
def test_known_deviations_are_expected_failures(how: tuple[str, ...], tmp_path: Path) -> None:
    (tmp_path / "known.yaml").write_text("- {rule: RANK-4, reason: not yet}\n", encoding="utf-8")
    (tmp_path / "wrong.py").write_text(
        "from tripledraw.adapters.reference import ReferenceEngine\n"
        "class AlwaysWrong(ReferenceEngine):\n"
        "    def winners(self, *, hands): return {'winners': []}\n",
        encoding="utf-8",
    )
    folder = small(tmp_path, "one: all is well", "two: 7-5-4-3-2 wins", "three: 7-5-4-3-2 wins")
    listed = "--tripledraw-deviations=known.yaml"
    status, output = pytest_run(folder, *how, "--tripledraw-engine=wrong:AlwaysWrong", listed)
    assert (status, "1 passed, 2 xfailed" in output) == (0, True), output
    status, output = pytest_run(folder, *how, "--tripledraw-engine=reference", listed)
    assert (status, "listed as a known deviation (not yet), and it passes" in output) == (1, True), output


def test_a_list_of_deviations_with_a_mistake_is_wrong_usage(tmp_path: Path) -> None:
    (tmp_path / "known.yaml").write_text("- {rule: RANK-99, reason: not yet}\n", encoding="utf-8")
    arguments = ("--tripledraw-engine=reference", "--tripledraw-deviations=known.yaml")
    status, output = pytest_run(small(tmp_path, "one: all is well"), *arguments)
    assert (status, "known.yaml, line 1: there is no rule 'RANK-99'" in output) == (2, True), output


def test_what_failed_last_can_be_run_alone(tmp_path: Path) -> None:
    folder = small(tmp_path, "one: all is well", "two: 7-5-4-3-2 wins", "three: 7-5-4-3-2 wins")
    arguments = ("--tripledraw-engine=fooling:WrongOnlyLater",)
    _, first = recorded(folder, *arguments)
    assert [scenario.outcome for scenario in first.scenarios] == [Outcome.PASSED, Outcome.PASSED, Outcome.FAILED]
    status, again = recorded(folder, *arguments, "--lf")
    assert [scenario.id for scenario in again.scenarios] == ["rank-4.three"]
    assert (status, again.faults, again.complete) == (0, (), False)


def test_an_unknown_engine_stops_xdist_too(tmp_path: Path) -> None:
    status, output = pytest_run(small(tmp_path, "one: all is well"), "-n1", "--tripledraw-engine=refrence")
    assert (status, "did you mean reference?" in output) == (2, True), output
