"""`tripledraw play`: random hands in lockstep, what is found of wrong engines, and how it is told."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from command_line import tripledraw
from helpers import ENGINES, PYTHONPATH

from tripledraw import scenarios
from tripledraw.adapters import Client, connect, connect_to
from tripledraw.proof.bank import FAULTS, address
from tripledraw.proof.findings import Finding
from tripledraw.proof.hands import Deal, Move
from tripledraw.proof.lockstep import FAULT, Difference, Lockstep
from tripledraw.proof.play import RandomPlay
from tripledraw.proof.player import Player
from tripledraw.proof.retelling import holds_on_reference
from tripledraw.proof.shrink import Shrinker
from tripledraw.proof.sound import SOUND
from tripledraw.proof.telling import in_words, scenario, scenario_file, table_name
from tripledraw.reference_impl.cards import DECK
from tripledraw.reference_impl.rulebooks import COMMON, RULEBOOKS, Rulebook

sys.path.insert(0, str(ENGINES))

STRANGER = f'pipe:"{sys.executable}" "{ENGINES / "stranger.py"}"'


def played(client: Client, hands: int, rulebook: Rulebook = COMMON, seed: int = 1) -> RandomPlay:
    play = RandomPlay(client, rulebook, None, seed)
    play.play(hands, lambda: None)
    return play


def found(engine: str, rule: str, hands: int) -> Finding:
    """Play a wrong engine and return what is found against a rule, shrunk."""
    with connect(address(engine)) as client:
        findings = played(client, hands).findings
        finding = next(each for each in findings if each.shortest.rule == rule)
        Shrinker(client, COMMON, None).shrink(finding, seconds=4.0)
    return finding


# The reference engine beside itself


def test_the_reference_engine_differs_in_nothing_and_everything_rare_is_reached() -> None:
    with connect("reference") as client:
        play = played(client, 250)
    assert [finding.shortest for finding in play.findings] == []
    assert {name for name, count in play.reached.items() if not count} <= {"odd chips"}


@pytest.mark.parametrize("name", ["fi", "wsop", "pokerstars", "fulltilt"])
def test_the_reference_engine_by_other_rulebooks(name: str) -> None:
    with connect("reference") as client:
        play = RandomPlay(client, RULEBOOKS[name], name, 2)
        play.play(60, lambda: None)
    assert [finding.shortest for finding in play.findings] == []


@pytest.mark.parametrize(
    "hidden",
    ["hands", "stub muck reshuffles", "actions call bets pot live", "stacks shown won round button"],
)
def test_what_an_engine_does_not_show_is_not_held_against_it(hidden: str) -> None:
    with connect(f"{STRANGER} {hidden}") as client:
        play = played(client, 25)
    assert [finding.shortest for finding in play.findings] == []


@pytest.mark.parametrize("engine", ["tripledraw.proof.bank:own_discards_are_passed_over", "passing_over:SaysNothing"])
def test_own_discards_may_be_shuffled_in_and_passed_over(engine: str) -> None:
    # MUCK-3 all-but-own (PokerStars: everything is shuffled, and nobody gets back what he discards); DECK-5 does not
    # apply then, so what one player is passed over for may come to the next
    with connect(engine) as client:
        play = played(client, 120, COMMON.but(**{"MUCK-3": "all-but-own"}))
    assert play.reached["reshuffles"] > 9
    assert [finding.shortest for finding in play.findings] == []


OTHERWISE = [name for name in SOUND if name != "no_betting" and not re.match(r"[a-z]+_\d", name)]
"""Those that bet, but for the reference engine with other readings: `bet_11_four_raises`, `mixture_1`."""


@pytest.mark.parametrize("name", OTHERWISE)
def test_a_sound_engine_differs_in_nothing(name: str) -> None:
    rulebook = getattr(SOUND[name](), "_rulebook", None) or COMMON
    with connect_to(SOUND[name], name) as client:
        play = played(client, 60, rulebook, seed=3)
    assert play.reached["hands"] >= 60
    assert [finding.shortest for finding in play.findings] == []


def test_an_engine_that_burns_is_followed_through_its_reshuffles() -> None:
    with connect_to(SOUND["burns_a_card_before_each_draw"], "burns") as client:
        hand = Lockstep(client, Deal(6, 1, (1000,) * 6), COMMON)
        while hand.game.phase == "betting":
            seat = hand.game.turn or 0
            hand.play(Move(seat, "call" if hand.game.betting.owed(seat) else "check"))
        while hand.game.phase == "drawing":
            seat = hand.game.turn or 0
            hand.play(Move(seat, "draw", cards=tuple(hand.game.players[seat].hand)))  # 30 cards, and 22 are there
    assert hand.differences == []
    assert hand.game.round == 2


def test_an_engine_of_one_table_size_plays_no_other() -> None:
    with connect_to(SOUND["one_table_size"], "three") as client:
        assert {Player(client.hello, 1, hand, keeps_time=False).deal().seats for hand in range(40)} == {3}


def test_a_rule_that_does_not_apply_is_not_named() -> None:
    # MUCK-5 is a rule of served-players alone (the catalogue's `applies_when`): here it is MUCK-3 that is broken
    with connect(address("muck_3_all_but_own")) as client:
        findings = played(client, 120, COMMON.but(**{"MUCK-3": "earlier-draws-only"})).findings
    rules = {finding.shortest.rule for finding in findings}
    assert "MUCK-3" in rules
    assert not rules & {"MUCK-1", "MUCK-5"}


def test_the_same_seed_gives_the_same_hands() -> None:
    with connect("reference") as client:
        deals = [
            [Player(client.hello, seed, hand, keeps_time=False).deal() for hand in range(20)] for seed in (1, 1, 2)
        ]
    assert deals[0] == deals[1] != deals[2]


# Wrong engines


@pytest.mark.parametrize(
    ("engine", "rule", "moves"),
    [
        ("big_blind_may_not_raise", "BLIND-4", 2),
        ("button_posts_the_small_blind", "BLIND-1", 0),
        ("blinds_act_first", "BET-2", 0),
    ],
)
def test_a_wrong_engine_is_found_and_its_hand_cut_down(engine: str, rule: str, moves: int) -> None:
    finding = found(engine, rule, hands=40)
    assert finding.repeats
    assert finding.shrunk
    assert len(finding.shortest.moves) <= moves + 1
    assert (set(finding.shortest.deal.stacks), finding.shortest.deal.bets) == ({1000}, (10, 20))


def test_equal_hands_and_odd_chips_are_found() -> None:
    with connect(address("odd_chips_go_by_seat_number")) as client:
        rules = {finding.shortest.rule for finding in played(client, 250).findings}
    assert rules == {"POT-3"}


def test_a_pot_that_an_ace_to_five_should_have_won_is_a_matter_of_its_rank() -> None:
    hands = (("Ac", "5d", "4h", "3s", "2c"), ("As", "Kd", "Qh", "Js", "9c"))
    stub = tuple(card for card in DECK if card not in {*hands[0], *hands[1]})
    with connect("pokerface") as client:  # to which A-5-4-3-2 is a straight
        hand = Lockstep(client, Deal(2, 1, (1000, 1000), hands=hands, stub=stub), COMMON)
        while not hand.finished:
            seat = hand.game.turn or 0
            if hand.game.phase == "drawing":
                hand.play(Move(seat, "draw", cards=()))
            else:
                hand.play(Move(seat, "call" if hand.game.betting.owed(seat) else "check"))
    assert [difference.rule for difference in hand.differences] == ["RANK-6"]


def test_an_engine_that_does_not_repeat_itself_is_reported_as_found() -> None:
    with connect("fickle:WrongOnce") as client:
        [finding] = played(client, 6).findings
        difference = finding.shortest
        Shrinker(client, COMMON, None).shrink(finding)
    assert (finding.repeats, finding.shrunk, finding.shortest) == (False, False, difference)
    assert difference.rule == "POT-4"


def test_an_engine_that_fails_breaks_the_protocol_and_no_rule() -> None:
    with connect("fickle:FailsInTheDraw") as client:
        [finding] = played(client, 20).findings
    assert finding.shortest.rule == FAULT
    assert "no cards left" in in_words(finding.shortest)


def test_an_engine_that_always_fails_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", PYTHONPATH)  # for the children in which the readings are found
    answer = tripledraw("play", "fickle:FailsInTheDraw", "--hands", 2000)
    assert answer.status == 1
    assert "has failed in 20 hands" in answer.output
    assert int(answer.output.split("Reached: ")[1].split(" hands")[0]) < 500


# How it is told


def test_a_difference_in_words() -> None:
    words = in_words(found("big_blind_may_not_raise", "BLIND-4", hands=40).shortest)
    assert words.startswith("A table of ")
    assert "P2 may only check or raise" in words
    assert "BLIND-4: With three players or more, the blinds act last" in words


@pytest.mark.parametrize(
    ("engine", "rule"), [("big_blind_may_not_raise", "BLIND-4"), ("own_discards_come_back", "MUCK-4")]
)
def test_the_scenario_can_be_pasted_and_fails_on_that_engine_alone(engine: str, rule: str, tmp_path: Path) -> None:
    finding = found(engine, rule, hands=60)
    feature = tmp_path / "found.feature"
    feature.write_text(f"Feature: found\n\n  Rule: it\n\n{scenario(finding.shortest)}", encoding="utf-8")
    table = tmp_path / f"{scenarios.slug(table_name(finding.shortest))}.yaml"
    table.write_text(scenario_file(finding.shortest), encoding="utf-8")
    assert run_feature(tmp_path, "reference") == 0
    assert run_feature(tmp_path, address(engine)) == 1


@pytest.mark.parametrize(
    ("engine", "rule", "told"),
    [
        ("bettor_of_the_third_round_shows_first_in_the_second_hand", "SHOW-3", False),  # who shows hangs on the cards
        ("raise_comes_to_one_big_bet_with_two_left", "BET-8", True),
    ],
)
def test_only_what_the_reference_engine_passes_is_told_as_a_scenario(engine: str, rule: str, told: bool) -> None:
    assert holds_on_reference(found(engine, rule, hands=200).shortest, COMMON) == told


def test_what_was_seen_is_told_of_players_and_not_of_seats() -> None:
    deal = Deal(3, 1, (1000, 1000, 1000))  # the button on seat 1, so that P1 sits on seat 2
    moves, when = (Move(2, "call"),), (("betting", 1, 2),)
    stacks = Difference("POT-1", "stacks", [1, 2, 3], [1, 3, 2], deal, moves, when, None)
    assert "Expected: P1 ends with 2 chips. Seen: P1 3, P2 2, P3 1." in in_words(stacks)
    shown = Difference("SHOW-3", "shown", [2, 3], [3], deal, moves, when, None)
    assert "Expected: P1 shows first, then P2. Seen: P2." in in_words(shown)


def run_feature(folder: Path, engine: str) -> int:
    """Run a feature with the suite's own steps, as pytest-bdd runs them; return pytest's exit status."""
    (folder / "test_found.py").write_text(
        "import pathlib, pytest\n"
        "from pytest_bdd import scenarios\n"
        "from tripledraw.adapters import connect\n"
        "from tripledraw.features.play import Play\n"
        "from tripledraw.features.steps import MODULES\n"
        "import tripledraw.scenarios\n"
        "tripledraw.scenarios.FOLDER = pathlib.Path('.')\n"
        "pytest_plugins = list(MODULES)\n"
        "scenarios('found.feature')\n"
        "@pytest.fixture\n"
        "def play():\n"
        f"    with connect({engine!r}) as client:\n"
        "        yield Play(client, seed='1')\n",
        encoding="utf-8",
    )
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:tripledraw", "-p", "no:cacheprovider", "--rootdir", "."]
    return subprocess.run(command, cwd=folder, check=False, capture_output=True).returncode


def test_the_scenario_file_is_one_of_the_suite(tmp_path: Path) -> None:
    difference = found("blinds_act_first", "BET-2", hands=40).shortest
    path = tmp_path / "found-bet-2-turn.yaml"
    path.write_text(scenario_file(difference), encoding="utf-8")
    table = scenarios.read(path)
    assert table.shows == ("BET-2",)
    assert table.table.seats == difference.deal.seats


def test_the_command_shows_and_saves_what_it_found(tmp_path: Path) -> None:
    folder = tmp_path / "found"
    answer = tripledraw("play", address("blinds_act_first"), "--hands", 20, "--save", folder)
    assert answer.status == 1
    assert "BET-2" in answer.output
    assert "second reshuffles" in answer.output
    assert {path.suffix for path in folder.iterdir()} == {".yaml", ".feature"}


def test_a_move_out_of_turn_is_refused_and_changes_nothing() -> None:
    with connect("reference") as client:
        hand = Lockstep(client, Deal(3, 1, (1000,) * 3), COMMON)
        hand.play(Move(2, "call", forbidden=True))
        assert hand.differences == []
        assert hand.game.turn == 1


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        # there is no betting when fewer than two players can bet
        ("last_player_with_chips_may_raise", "ALLIN-6"),
        # ALLIN-3: what is less than half a bet is no raise; so the cap is not reached
        ("any_all_in_uses_up_a_raise", "BET-12"),
    ],
)
def test_a_raise_that_an_all_in_does_not_allow_for_is_a_difference(name: str, rule: str) -> None:
    with connect_to(FAULTS[name].engine, name) as client:
        play = played(client, 300, seed=1)
    assert rule in {finding.shortest.rule for finding in play.findings}
