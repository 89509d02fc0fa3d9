"""The disputes of docs/disputes.md: each scenario is there, and each ruling is given."""

import re
from pathlib import Path

import pytest
from hand_files import Edit, Edits, edited, edits, ruling_on, rulings_on

from tripledraw.features import pickles
from tripledraw.features.catalogue import load
from tripledraw.rulings.compare import cards_of, ranked

DISPUTES = Path(__file__).parent.parent / "docs" / "disputes.md"
PLANTED, NOT_JUDGED = edits("breaches"), edits("not_judged")


def change(hand: str, *pairs: tuple[str, str]) -> Edits:
    return Edits("", hand, [Edit(old, new) for old, new in pairs])


def test_the_scenarios_named_are_there() -> None:
    text = DISPUTES.read_text(encoding="utf-8")
    assert len(re.findall(r"^\| D\d\d: ", text, re.MULTILINE)) == 21
    ids = [scenario.id for scenario in pickles.load(load().features)]
    for named in re.findall(r"`([a-z]+-\d+\.[a-z0-9.-]+)`", text):
        assert any(id_ == named or id_.startswith(f"{named}.") for id_ in ids), named


@pytest.mark.parametrize(
    "best_first",
    [
        ["Kc5d4h3s2c", "As2d3h4s5c", "2c2d7h8s9c"],  # D01, D09
        ["2c2d9h7s5c", "3c3d2h2s5d", "2c2d2h7s5c", "7c6d5h4s3c"],  # D02
        ["7s6d4c3h2s", "KsQdJcTh8s"],  # D05
        ["2c2dAh4s3h", "3c3dKh5s4c"],  # D05
        ["Ac5d4h3s2c", "2c2d5h4s3c"],  # D07
    ],
)
def test_disputes_about_hands(best_first: list[str]) -> None:
    hands = [cards_of(hand) for hand in best_first]
    assert [each.cards for each in ranked(list(reversed(hands)))] == hands


PLANTED_CASES = {
    "D13": ("h01 one's own discard of this draw comes back", "MUCK-4"),
    "D20": ("h01 the last of the first draw draws first", "DRAW-3"),
    "D35": ("h04 of two the button posts the big blind", "BLIND-6"),
    "D37": ("h02 a seventh player is dealt in", "SEAT-1"),
}


@pytest.mark.parametrize("case", PLANTED_CASES)
def test_disputes_that_a_planted_breach_settles(case: str, tmp_path: Path) -> None:
    planted, rule = PLANTED_CASES[case]
    assert rule in [finding.rule for finding in ruling_on(edited(tmp_path, PLANTED[planted])).findings]


def checked_to_the_end(draws: list[list[int]], reshuffle: tuple[int, int]) -> str:
    """Write a PokerStars hand of six in which all call and check, with these draws and one reshuffle line."""
    players = range(1, 7)
    lines = [
        "PokerStars Game #17:  Triple Draw 2-7 Lowball Limit ($0.10/$0.20 USD) - 2001/01/01 12:00:00 ET",
        "Table 'T' 6-max Seat #6 is the button",
        *(f"Seat {player}: P{player} ($5 in chips)" for player in players),
        "P1: posts small blind $0.05",
        "P2: posts big blind $0.10",
        *(f"P{player}: calls $0.10" for player in (3, 4, 5, 6)),
        "P1: calls $0.05",
        "P2: checks",
    ]
    for draw, counts in enumerate(draws, start=1):
        lines.append(f"*** {('FIRST', 'SECOND', 'THIRD')[draw - 1]} DRAW ***")
        for player, count in zip(players, counts, strict=True):
            if (draw, player) == reshuffle:
                lines.append("The deck is reshuffled")
            lines.append(f"P{player}: discards {count} cards" if count else f"P{player}: stands pat")
        lines += [f"P{player}: checks" for player in players]
    lines += ["P1: shows [7c 5d 4h 3s 2c] (Lo: 7,5,4,3,2)", *(f"P{player}: mucks hand" for player in players[1:])]
    lines += ["P1 collected $0.60 from pot", "*** SUMMARY ***", "Total pot $0.60 | Rake $0"]
    return "\n".join([*lines, *(f"Seat {player}: P{player} mucked" for player in players)])


@pytest.mark.parametrize(
    ("reshuffle", "rules"),
    [((2, 6), []), ((2, 5), []), ((2, 4), ["DECK-1"])],
    ids=["at the next who draws", "before the last card, which some houses never deal", "when two are enough of four"],
)
def test_d17_a_stub_that_is_exactly_used_up(reshuffle: tuple[int, int], rules: list[str], tmp_path: Path) -> None:
    # 22 in the stub: 11 and then 8, 2 and 1 go, and P6 wants two more
    draws = [[3, 3, 3, 2, 0, 0], [4, 4, 0, 2, 1, 2], [0, 0, 0, 0, 0, 0]]
    path = tmp_path / "hand.txt"
    path.write_text(checked_to_the_end(draws, reshuffle))
    (ruling,) = rulings_on(path)
    assert [finding.rule for finding in ruling.findings] == rules, ruling


def test_d19_a_card_of_a_folded_hand_while_the_stub_is_good(tmp_path: Path) -> None:
    path = edited(
        tmp_path,
        change(
            "h12",
            ('"d dh p3 ??????????"', '"d dh p3 KdKh9c9h8d"'),
            ('"d dh p4 2hQh"', '"d dh p4 KdQh"'),
            ('"p4 sm 2h4d7c5c3c"', '"p4 sm Kd4d7c5c3c"'),
        ),
    )
    assert [finding.rule for finding in ruling_on(path).findings] == ["DECK-1"]


def test_d25_a_record_that_contradicts_itself(tmp_path: Path) -> None:
    path = edited(tmp_path, NOT_JUDGED["the same five cards after a draw of two"])
    assert ruling_on(path).verdict == "broken record"


ROUND_1 = "P4: raises $0.10 to $0.20\nP5: folds\nP6: folds\nP1: folds\nP2: calls $0.15\nP3: calls $0.10\n"
FIVE_BETS = """\
P4: raises $0.10 to $0.20
P5: folds
P6: folds
P1: folds
P2: raises $0.10 to $0.30
P3: raises $0.10 to $0.40
P4: raises $0.10 to $0.50
P2: calls $0.20
P3: calls $0.10
"""


def test_d26_the_fifth_bet_of_the_first_round(tmp_path: Path) -> None:
    won = (("collected $2.38", "collected $3.28"), ("Total pot $2.50", "Total pot $3.40"))
    path = edited(tmp_path, change("h03", (ROUND_1, FIVE_BETS), *won))
    assert ruling_on(path).readings["BET-11"] == ["four-raises"]
    assert ruling_on(path, "wsop").verdict == "sound"
    (finding,) = ruling_on(path, "pokerstars").findings
    assert (finding.rule, finding.stage) == ("BET-11", "round 1")
    assert finding.says == "P4's raise to 0.50 is the fifth bet; allowed by WSOP"


ROUND_2 = "P2: checks\nP3: bets $0.10\nP4: calls $0.10\nP2: calls $0.10\n"


def test_d28_a_cap_that_was_reached_with_three_stays(tmp_path: Path) -> None:
    betting = [
        "P2: bets $0.10",
        "P3: raises $0.10 to $0.20",
        "P4: raises $0.10 to $0.30",
        "P2: raises $0.10 to $0.40",
        "P3: folds",
        "P4: raises $0.10 to $0.50",
        "",
    ]
    path = edited(tmp_path, change("h03", (ROUND_2, "\n".join(betting))))
    assert [finding.rule for finding in ruling_on(path, "pokerstars").findings] == ["BET-12"]


def test_d28_a_cap_that_two_players_reach_is_contested(tmp_path: Path) -> None:
    betting = [
        "P2: bets $0.10",
        "P3: folds",
        "P4: raises $0.10 to $0.20",
        "P2: raises $0.10 to $0.30",
        "P4: raises $0.10 to $0.40",
        "P2: raises $0.10 to $0.50",
        "P4: folds",
        "Uncalled bet ($0.10) returned to P2",
        "P2 collected $1.40 from pot",
        "*** SUMMARY ***",
        "Total pot $1.40 | Rake $0",
        *(f"Seat {seat}: P{seat} folded" for seat in range(1, 7)),
    ]
    path = edited(tmp_path, change("h03", (ROUND_2, "\n".join(betting) + "\n")))
    path.write_text(path.read_text().split("*** SECOND DRAW")[0])
    ruling = ruling_on(path, "pokerstars")  # which caps a round at four bets, and is silent on two players
    assert (ruling.verdict, ruling.readings["BET-16"]) == ("sound", ["open-once-two"])


def test_d33_what_the_small_bet_is_worth() -> None:
    ruling = ruling_on(Path(__file__).parent / "hands" / "h10-winamax-headsup-pat.txt")
    assert ruling.readings["BET-10"] == ["equals-big-blind"]


def test_d38_the_raiser_of_an_earlier_round_shows_first(tmp_path: Path) -> None:
    path = edited(
        tmp_path,
        change(
            "h07",
            ("P1 bets $5\nP5 raises to $10\nP1 has 15 seconds left to act\nP1 calls $5\n", "P1 bets $5\nP5 calls $5\n"),
            ("P5 bets $5\nP1 calls $5", "P5 checks\nP1 checks"),
            (
                "P5 shows [8d 7s 5s 4s 2h] 8,7,5,4,2\nP1 shows [8s 7c 5c 3h 2s] 8,7,5,3,2",
                "P1 shows [8s 7c 5c 3h 2s] 8,7,5,3,2\nP5 mucks",
            ),
            ("the pot ($46.75)", "the pot ($26.75)"),
            ("Total pot $48.75", "Total pot $28.75"),
        ),
    )
    assert [finding.rule for finding in ruling_on(path).findings] == ["SHOW-3"]


@pytest.mark.parametrize(("first", "second", "rules"), [("0.68", "0.67", []), ("0.67", "0.68", ["POT-3"])])
def test_d42_the_odd_chip(first: str, second: str, rules: list[str], tmp_path: Path) -> None:
    # P4 is the first left of the button, P1, and holds an equal hand here
    path = edited(
        tmp_path,
        change(
            "h05",
            ("P4: shows [7d 2s 8d 5h 5c] (Lo: a pair of Fives)", "P4: shows [3d 6d 7d 8d 9s] (Lo: 9,8,7,6,3)"),
            ("P1 collected $1.29 from pot", f"P4 collected ${first} from pot\nP1 collected ${second} from pot"),
            ("showed [7d 2s 8d 5h 5c] and lost", "showed [3d 6d 7d 8d 9s] and won"),
            ("| Rake $0.06", "| Rake $0"),
        ),
    )
    assert [finding.rule for finding in ruling_on(path).findings] == rules
