"""`tripledraw judge`: what it prints, writes and exits with."""

import json
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result
from hand_files import HANDS, Edit, Edits, edited, file_of

from tripledraw.cli.judge import command
from tripledraw.features.words import moves
from tripledraw.reference_impl.actions import Action
from tripledraw.reference_impl.dealer import Scripted
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.table import Table
from tripledraw.scenarios import ScriptedTable, read


def judge(*arguments: str | Path) -> Result:
    return CliRunner().invoke(command, [str(argument) for argument in arguments], standalone_mode=False)


def wrong_size(tmp_path: Path) -> Path:
    """Return h03 with a raise of three small bets in the second draw's round."""
    return edited(tmp_path, Edits("", "h03", [Edit("raises $0.20 to $0.40", "raises $0.40 to $0.60")]))


def test_the_twelve_hands_are_sound_and_the_exit_status_is_nought(tmp_path: Path) -> None:
    result = judge(HANDS, "--json", tmp_path / "out.json")
    assert result.return_value == 0
    assert result.output.endswith("12 hands: 12 sound\n")
    report = json.loads((tmp_path / "out.json").read_text())
    assert (report["format"], report["rulebook"], len(report["hands"])) == (1, "common", 12)
    assert set(report["hands"][0]) == {"file", "line", "hand", "site", "verdict", "findings", "readings"}
    assert {hand["verdict"] for hand in report["hands"]} == {"sound"}


def test_a_breach_is_named_with_its_place_and_the_exit_status_is_one(tmp_path: Path) -> None:
    result = judge(wrong_size(tmp_path), "--json", tmp_path / "out.json")
    assert result.return_value == 1
    assert "line 33, round 3: P4's raise to 0.60 should have been to 0.40 (BET-8)" in result.output
    (hand,) = json.loads((tmp_path / "out.json").read_text())["hands"]
    (finding,) = hand["findings"]
    assert finding == {
        "rule": "BET-8",
        "where": "line 33, round 3",
        "says": "P4's raise to 0.60 should have been to 0.40",
    }


def test_what_cannot_be_judged_exits_with_five_and_hides_no_breach(tmp_path: Path) -> None:
    other = tmp_path / "other.txt"
    other.write_text("shopping list\n")
    assert judge(other).return_value == 5
    assert judge(other, file_of("h01")).return_value == 5
    assert judge(other, wrong_size(tmp_path)).return_value == 1


def test_several_processes_judge_the_same_in_the_same_order(tmp_path: Path) -> None:
    text = "\n\n\n".join(file_of(hand).read_text() for hand in ("h01", "h06", "h02")) * 150
    (tmp_path / "many.txt").write_text(text)
    judge(tmp_path / "many.txt", "--json", tmp_path / "one.json")
    judge(tmp_path / "many.txt", "--json", tmp_path / "two.json", "-n", "2")
    assert (tmp_path / "one.json").read_bytes() == (tmp_path / "two.json").read_bytes()
    assert len(json.loads((tmp_path / "two.json").read_text())["hands"]) == 450


def test_the_forms_of_full_tilt_files_are_read(tmp_path: Path) -> None:
    text = file_of("h06").read_text()
    spaced = "\r\n\r\n".join(["*** # 1 ***", *text.splitlines(), "", "*** # 2 ***", *text.splitlines()])
    (tmp_path / "one.txt").write_bytes(spaced.encode("utf-16"))
    archive = text.replace("Full Tilt Poker Game", "FullTiltPoker Game")
    (tmp_path / "two.txt").write_bytes(("\ufeff" + archive).encode("utf-8"))
    (tmp_path / "three.txt").write_bytes(spaced.encode("utf-16-le"))
    assert judge(tmp_path).output.endswith("5 hands: 5 sound\n")


def test_a_bad_hand_in_a_file_spoils_none_of_the_others(tmp_path: Path) -> None:
    good = file_of("h01").read_text()
    bad = file_of("h02").read_text().replace("posts big blind $0.10", "posts big blind $x")
    text = "\n\n".join([good, bad, good])
    (tmp_path / "hands.txt").write_text(text)
    result = judge(tmp_path / "hands.txt")
    assert result.output.endswith("3 hands: 2 sound, 1 unreadable\n")
    line = text[: text.index("$x")].count("\n") + 1
    assert f"line {line}: '$x' is no amount of chips" in result.output


def test_a_hand_without_its_header_is_not_whole(tmp_path: Path) -> None:
    headless = file_of("h06").read_text().split("\n", 1)[1]
    (tmp_path / "hands.txt").write_text("\n\n".join([headless, file_of("h06").read_text()]))
    result = judge(tmp_path / "hands.txt")
    assert result.output.endswith("2 hands: 1 sound, 1 not a whole hand\n")
    assert "line 16: the header of this hand is missing" in result.output


def test_explain_tells_the_hand_with_the_ruling_where_it_matters(tmp_path: Path) -> None:
    result = judge(wrong_size(tmp_path), "--explain")
    told = result.output.splitlines()
    place = told.index("  P4 raises to 0.60")
    assert told[place + 1] == "  >> P4's raise to 0.60 should have been to 0.40 (BET-8)"
    assert "Third draw:" in told
    assert "  P2 shows 7d 4s 2s 3s 6c: number 2" in told


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["nowhere.txt"], "There is no file or folder nowhere.txt"),
        ([str(HANDS), "--rulebook", "pokerstar"], "did you mean pokerstars"),
        ([str(HANDS), "-n", "none"], "takes a number of processes from 1 to 60"),
        ([str(HANDS), "--json", "nowhere/x.json"], "There is no folder nowhere"),
        ([__file__, "--json", __file__], "The report would be written over"),
    ],
)
def test_wrong_usage_is_said_in_a_sentence(arguments: list[str], says: str) -> None:
    result = CliRunner().invoke(command, arguments, standalone_mode=False)
    assert says in str(result.exception)


def played(table: ScriptedTable) -> Game:
    """Play a scripted table on the reference engine, and return the game."""
    seating = table.table
    seats = [(seating.button + player - 1) % seating.seats + 1 for player in range(1, seating.seats + 1)]
    hands = {seat: table.cards_of(f"P{player}") for player, seat in enumerate(seats, start=1)}
    dealer = Scripted(Random(1), [hands[seat] for seat in sorted(hands)], table.stub_cards())
    game = Game(Table(seating.seats, seating.button, seating.stacks, seating.blinds, seating.bets), dealer)
    for move in [move for line in table.play for move in moves(line)]:
        assert not isinstance(move.cards, int)
        game.act(Action(seats[move.player - 1], move.kind, cards=move.cards))
    return game


def test_each_hand_is_written_as_a_table_and_a_feature(tmp_path: Path) -> None:
    judge(HANDS, "--scenario", tmp_path)
    tables = sorted(tmp_path.glob("*.yaml"))
    assert len(tables) == len(list(tmp_path.glob("*.feature"))) == 12
    for path in tables:
        assert played(read(path)).turn is not None  # all but the last move is played


def test_a_breach_is_written_as_what_the_engine_should_refuse(tmp_path: Path) -> None:
    judge(wrong_size(tmp_path), "--scenario", tmp_path)
    feature = (tmp_path / "pokerstars-hand-1000000003.feature").read_text()
    assert "  @BET-8\n" in feature
    assert (
        "      When P3 tries to raise to 60\n      Then the engine refuses it\n      And nothing has changed\n"
        in feature
    )


def test_a_bet_of_a_wrong_size_is_written_too(tmp_path: Path) -> None:
    path = tmp_path / "hand.txt"
    hand = next(HANDS.glob("h03*")).read_text(encoding="utf-8")
    path.write_text(hand.replace("P3: bets $0.10", "P3: bets $0.15"), encoding="utf-8")
    judge(path, "--scenario", tmp_path)
    assert "When P2 tries to bet to 15\n" in (tmp_path / "pokerstars-hand-1000000003.feature").read_text()


def test_a_hand_that_is_not_written_as_a_scenario_is_counted(tmp_path: Path) -> None:
    path = tmp_path / "hand.txt"
    path.write_text("no hand", encoding="utf-8")
    assert judge(path, "--scenario", tmp_path).output.endswith("\n1 of them cannot be written as a scenario\n")


def test_of_two_hands_with_one_number_the_first_is_written_and_the_other_counted(tmp_path: Path) -> None:
    text = (HANDS / "h02-stars-6max-walk.txt").read_text(encoding="utf-8")
    path = tmp_path / "two.txt"
    path.write_text(f"{text}\n\n{text.replace('[Tc 9s', '[2c 9s')}", encoding="utf-8")
    output = judge(path, "--scenario", tmp_path).output
    assert output.endswith("\n1 of them have the site and number of another, whose scenario was kept\n")
    [written] = tmp_path.glob("*.yaml")
    assert "Tc 9s Qc 8h 3d" in written.read_text(encoding="utf-8")
