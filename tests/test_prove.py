"""The suite catches the wrong engines of its bank, each by the very rule that it breaks; and how that is found out."""

from __future__ import annotations

import multiprocessing
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec
import pytest
from click.testing import CliRunner

from tripledraw.adapters.reference import ReferenceEngine
from tripledraw.cli import prove as cli
from tripledraw.features.catalogue import load
from tripledraw.fold import judge
from tripledraw.proof import planting
from tripledraw.proof import prove as proving
from tripledraw.proof.bank import FAULTS, HOLLOW, SOUND, address
from tripledraw.proof.planting import PLANTED, fault, narrow
from tripledraw.proof.prove import (
    EARNED,
    Caught,
    Cleared,
    SeenThrough,
    Unsound,
    caught_by_its_own_rule,
    prove,
    prove_one,
    run,
)
from tripledraw.proof.transcripts import of_reference, replaced
from tripledraw.record import Outcome
from tripledraw.reference_impl.betting import Betting
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.pots import Pots
from tripledraw.reference_impl.rulebooks import RULEBOOKS
from tripledraw.reference_impl.showdown import Showdown
from tripledraw.selection import chosen
from tripledraw.session import run_engine

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

# --- the bank ------------------------------------------------------------------------------------------------


def test_every_testable_rule_has_a_fault() -> None:
    testable = {rule.id for rule in load().rules.values() if rule.testable}
    assert {planted.rule for planted in FAULTS.values()} == testable


def test_other_rules_are_said_to_fail_for_a_reason_alone() -> None:
    assert [name for name, planted in FAULTS.items() if bool(planted.also) != bool(planted.because)] == []


def test_other_rules_are_named_once() -> None:
    """Neither the fault's own rule nor one that a pattern names already, and nothing beside all of them."""
    for name, planted in FAULTS.items():
        named = [planted.rule, *planted.also]
        assert len(named) == len(set(named)), name
        assert "*" not in planted.also or planted.also == ("*",), name
        assert not any(f"{rule.partition('-')[0]}-*" in named for rule in planted.also if not rule.endswith("*")), name


@pytest.mark.parametrize("name", ["nut_ace_is_a_straight", "folded_player_may_stand_pat", "short_blind_counts_in_full"])
def test_other_rules_that_are_said_to_fail_do(name: str) -> None:
    proof = prove_one(name)
    assert isinstance(proof, Caught)
    assert proof.explained == FAULTS[name].also


def test_every_fault_is_caught_by_the_rule_that_it_breaks() -> None:
    with multiprocessing.get_context("spawn").Pool() as pool:
        caught = pool.map(caught_by_its_own_rule, FAULTS, chunksize=30)
    assert [name for name, is_caught in zip(FAULTS, caught, strict=True) if not is_caught] == []


def test_no_hollow_engine_earns_a_rule() -> None:
    assert [proof for proof in prove(list(HOLLOW)) if not proof.holds] == []


def test_no_sound_engine_fails_a_rule() -> None:
    assert [proof for proof in prove(list(SOUND)) if not proof.holds] == []


def test_faults_under_one_rulebook_are_the_work_of_one_process() -> None:
    names = [*list(FAULTS)[:2], *(name for name, planted in FAULTS.items() if planted.under == "cs")]
    assert proving._shares(names) == [names[:1], names[1:2], names[2:]]


# --- what is left out changes nothing ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "rulebook"),
    [
        ("all_in_draws_once", "common"),
        ("discards_of_the_last_to_draw_are_lost", "common"),
        ("last_bettor_takes_a_folded_pot_with_two_players", "common"),
        ("refuses_everything", "common"),
        ("standing_pat_is_punished", "fi"),
    ],
)
def test_the_proof_comes_to_what_tripledraw_run_comes_to(name: str, rulebook: str) -> None:
    whole = judge(run_engine(chosen(address(name), rulebook=rulebook)), load()).rules
    proved = proving._results(name, rulebook)
    assert [rule.id for rule in proved if rule.counts] == [rule.id for rule in whole if rule.counts]
    assert [rule.id for rule in proved if rule.outcome in EARNED] == [r.id for r in whole if r.outcome in EARNED]


@pytest.mark.parametrize("rulebook", ["fi", "cs"])
def test_what_a_rulebook_reads_as_common_comes_to_the_same(rulebook: str) -> None:
    by_common, by_rulebook = (of_reference(chosen("reference", rulebook=each)) for each in ("common", rulebook))
    taken_over = [transcript for id_, transcript in by_rulebook.items() if transcript is by_common[id_]]
    engine = ReferenceEngine(rulebook=RULEBOOKS[rulebook])
    assert 0 < len(taken_over) < len(by_rulebook)
    assert all(transcript.holds_for(engine) for transcript in taken_over)


def test_methods_that_are_replaced_are_found() -> None:
    class OtherShares(Pots):
        helper = 1

        def odd_chip_order(self, _: object) -> list[int]:
            return []

    assert replaced(OtherShares) == {Pots.odd_chip_order.__code__}


def test_methods_that_a_base_of_the_fault_replaces_are_found() -> None:
    class Base(Showdown):
        def last_bettor(self) -> int | None:
            return None

    class Derived(Base):
        pass

    assert replaced(Derived) == {Showdown.last_bettor.__code__}


def test_properties_that_are_replaced_are_found() -> None:
    class OtherPot(Game):
        @property
        def pot(self) -> int:
            return 0

    assert isinstance(Game.pot, property)
    assert Game.pot.fget is not None
    assert replaced(OtherPot) == {Game.pot.fget.__code__}


def test_where_more_than_methods_is_replaced_nothing_is_taken_for_granted() -> None:
    class Longer(Game):
        last_round = 5

    assert replaced(Longer) is None


def test_nothing_is_proved_while_the_reference_engine_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = of_reference(chosen("reference"))
    first = next(iter(sound))
    failed = msgspec.structs.replace(sound[first].result, outcome=Outcome.FAILED)
    broken = {**sound, first: replace(sound[first], result=failed)}
    monkeypatch.setattr(proving, "of_reference", lambda _: broken)
    proving._sound_reference.cache_clear()
    try:
        with pytest.raises(Unsound, match=f"^The reference engine fails {failed.rule} under common"):
            run("odd_chips_are_lost", "common")
    finally:
        proving._sound_reference.cache_clear()


# --- planting ------------------------------------------------------------------------------------------------


def test_two_faults_of_one_name_are_refused() -> None:
    name = next(iter(PLANTED))
    with pytest.raises(ValueError, match=f"^two faults are called {name}$"):
        fault("POT-1")(type(name, (Pots,), {}))


def test_other_rules_are_written_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(planting, "PLANTED", {})
    fault("POT-1", also="BET-3,15 SHOW-* POT-2", because="so it is")(type("Another", (Pots,), {}))
    assert planting.PLANTED["Another"].also == ("BET-3", "BET-15", "SHOW-*", "POT-2")


# --- the command ---------------------------------------------------------------------------------------------

CAUGHT = Caught(
    name="pat_is_final",
    says="Who stood pat is not asked again.",
    rule="DRAW-5",
    under="common",
    failing=("DRAW-3", "DRAW-5", "POT-1"),
    explained=("DRAW-3",),
    strays=("POT-1",),
    because="turns come early",
)
MISSED = msgspec.structs.replace(CAUGHT, name="nobody_notices", failing=(), explained=(), strays=(), because="")
HOLLOW_ONE = SeenThrough(name="does_nothing", says="Does nothing.", earned=("SEAT-4",))

ACCUSED = Cleared(name="sorts_its_lists", says="Sorts its lists.", failing=("BET-18",))


def told(monkeypatch: pytest.MonkeyPatch, *proofs: object, arguments: tuple[str, ...] = ()) -> tuple[int, list[str]]:
    monkeypatch.setattr(cli, "prove", lambda *_: iter(proofs))
    result = CliRunner().invoke(cli.command, arguments, standalone_mode=False)
    return result.return_value, result.output.splitlines()


def test_the_matrix_tells_what_each_fault_sets_off(monkeypatch: pytest.MonkeyPatch) -> None:
    status, lines = told(monkeypatch, CAUGHT)
    assert status == 0
    assert lines[0] == ("caught  pat_is_final  DRAW-5  also DRAW-3: turns come early; and, for no reason given, POT-1")
    assert lines[-2:] == [
        "1 of 1 faults are caught by the very rule that they break.",
        "0 fail that rule alone; 1 fail a rule of another topic for which no reason is given.",
    ]


@pytest.mark.parametrize(
    ("proof", "line"),
    [
        (MISSED, "MISSED  nobody_notices  DRAW-5"),
        (HOLLOW_ONE, "MISSED  does_nothing  hollow  passes SEAT-4"),
        (ACCUSED, "ACCUSED  sorts_its_lists  sound  fails BET-18"),
    ],
)
def test_what_gets_away_is_a_failure(monkeypatch: pytest.MonkeyPatch, proof: object, line: str) -> None:
    status, lines = told(monkeypatch, CAUGHT, proof)
    assert (status, lines[1]) == (1, line)


def test_the_report_as_json(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "proof.json"
    told(monkeypatch, CAUGHT, HOLLOW_ONE, arguments=("--json", str(file)))
    report = msgspec.json.decode(file.read_bytes())
    assert report["format"] == 1
    assert [(proof["kind"], proof["name"]) for proof in report["proofs"]] == [
        ("fault", "pat_is_final"),
        ("hollow", "does_nothing"),
    ]
    assert report["proofs"][0]["failing"] == ["DRAW-3", "DRAW-5", "POT-1"]


# --- faults that show now and then ---------------------------------------------------------------------------


class BetsAreAChipTooLarge(Betting):
    """Every bet is a chip too large."""

    def bet_size(self) -> int:
        return super().bet_size() + 1


@pytest.fixture
def narrowed_to(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], ReferenceEngine]:
    """A fault that is there while a test runs, narrowed to a time."""
    planted = dict(PLANTED)
    monkeypatch.setattr(planting, "PLANTED", planted)
    fault("BET-8")(BetsAreAChipTooLarge)

    def engine(only: str) -> ReferenceEngine:
        narrow(BetsAreAChipTooLarge, only)
        return list(planted.values())[-1].engine()

    return engine


def bets(engine: ReferenceEngine, seats: int, *, short: int = 0) -> list[list[int]]:
    """Return what bets and raises come to: in the first hand by round, and in the first round of the second."""
    stacks = [1000] * seats if not short else [short] + [1000] * (seats - 1)
    state = engine.start(seats=seats, button=1, stacks=stacks, blinds=[5, 10], bets=[10, 20])
    made: list[list[int]] = []
    while state["phase"] != "finished":
        if state["phase"] == "drawing":
            state = engine.act(seat=state["turn"], action="draw", cards=[])
            continue
        before = max(state["bets"])
        state = engine.act(seat=state["turn"], action="raise" if before else "bet")
        made.append([state["round"], max(state["bets"]) - before])
        round_ = state["round"]
        while (state["phase"], state["round"]) == ("betting", round_):
            owes = max(state["bets"]) > state["bets"][state["turn"] - 1]
            state = engine.act(seat=state["turn"], action="call" if owes else "check")
    return made


SIZES = [[1, 10], [2, 10], [3, 20], [4, 20]]


@pytest.mark.parametrize(("only", "wrong"), [("in the first round", 0), ("in the third round", 2)])
def test_a_fault_of_one_round(narrowed_to: Callable[[str], ReferenceEngine], only: str, wrong: int) -> None:
    expected = [[round_, size + (round_ == wrong + 1)] for round_, size in SIZES]
    assert bets(narrowed_to(only), 3) == expected


@pytest.mark.parametrize(
    ("only", "seats"), [("with two players", 2), ("with three players", 3), ("with six players", 6)]
)
def test_a_fault_of_some_tables(narrowed_to: Callable[[str], ReferenceEngine], only: str, seats: int) -> None:
    engine = narrowed_to(only)
    assert bets(engine, seats) == [[round_, size + 1] for round_, size in SIZES]
    assert bets(engine, 4) == SIZES


def test_a_fault_of_the_second_hand(narrowed_to: Callable[[str], ReferenceEngine]) -> None:
    engine = narrowed_to("in the second hand")
    assert bets(engine, 3) == SIZES
    state = engine.next()
    raised = engine.act(seat=state["turn"], action="raise")
    assert max(raised["bets"]) == 21
    assert bets(engine, 3) == SIZES


def test_a_fault_that_waits_for_an_all_in(narrowed_to: Callable[[str], ReferenceEngine]) -> None:
    engine = narrowed_to("once somebody is all-in")
    assert bets(engine, 3) == SIZES
    assert bets(engine, 3, short=20) == [[1, 10], *([round_, size + 1] for round_, size in SIZES[1:])]


def test_a_fault_is_narrowed_once_to_a_time(narrowed_to: Callable[[str], ReferenceEngine]) -> None:
    narrowed_to("in the first round")
    with pytest.raises(ValueError, match=r"^two faults are called BetsAreAChipTooLarge_in_the_first_round$"):
        narrowed_to("in the first round")


def test_a_time_that_a_fault_does_not_have(narrowed_to: Callable[[str], ReferenceEngine]) -> None:
    with pytest.raises(ValueError, match=r"^BetsAreAChipTooLarge cannot be narrowed to 'in the first draw'$"):
        narrowed_to("in the first draw")
