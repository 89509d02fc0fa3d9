"""`tripledraw explore`: the counts of what there is, that all of it is played, and that what differs is named.

The counts are those of the issue that asked for it, worked out there apart from this code.
"""

from itertools import combinations, product
from pathlib import Path

import pytest
from command_line import tripledraw

from tripledraw.adapters import connect, connect_to
from tripledraw.proof.bank import address
from tripledraw.proof.draws import first_draws, later_draws
from tripledraw.proof.explore import Explorer
from tripledraw.proof.rounds import (
    FIRST,
    LATER,
    choices,
    count_courses,
    courses,
    opening,
    shortest_ways,
    standings,
    walks,
)
from tripledraw.proof.sound import SOUND
from tripledraw.reference_impl.rulebooks import COMMON


@pytest.mark.parametrize(
    ("blinds", "counts"),
    [(FIRST, [15, 133, 1_023, 7_021, 44_295]), (LATER, [19, 277, 3_331, 33_181, 289_099])],
    ids=["first", "later"],
)
def test_courses_of_a_round_for_two_to_six(blinds: int, counts: list[int]) -> None:
    assert [count_courses(opening(players, blinds)) for players in range(2, 7)] == counts


def test_states_are_8_to_about_1900() -> None:
    assert len(shortest_ways(opening(2, FIRST))) == 8
    assert len(shortest_ways(opening(6, LATER))) == 1_871


@pytest.mark.parametrize("blinds", [FIRST, LATER], ids=["first", "later"])
def test_every_course_is_listed_once(blinds: int) -> None:
    listed = list(courses(opening(3, blinds)))
    assert len(set(listed)) == len(listed) == count_courses(opening(3, blinds))


@pytest.mark.parametrize("blinds", [FIRST, LATER], ids=["first", "later"])
def test_walks_make_every_choice_in_every_standing(blinds: int) -> None:
    start = opening(5, blinds)
    made = {step for course in walks(start) for step in standings(start, course)}
    assert made == {(here, choice) for here in shortest_ways(start) for choice in choices(here)}


def test_first_draws_are_all_there_are() -> None:
    assert len(set(first_draws())) == 6**6 == 46_656


def test_any_three_requests_meet_in_every_way() -> None:
    rows = [[count for draw in wanted for count in draw] for wanted in later_draws()]
    everything = set(product(range(6), repeat=3))
    for columns in [*combinations((0, 5, 6, 11, 12, 16, 17), 3), (3, 9, 15)]:
        assert {tuple(row[column] for column in columns) for row in rows} == everything, columns


def explored(engine: str, players: int) -> Explorer:
    """Explore the betting of an engine."""
    with connect(engine) as client:
        explorer = Explorer(client, COMMON, None, lambda _part, _done, _total: None)
        explorer.betting(players, every_course=False)
    return explorer


def test_the_reference_engine_differs_in_nothing() -> None:
    explorer = explored("reference", 3)
    assert len(explorer.findings) == 0
    assert [(part.name, part.there, part.played) for part in explorer.covered] == [
        ("standings of the first betting round of 3", 41, 41),
        ("standings of the later betting round of 3", 53, 53),
    ]


@pytest.mark.parametrize(
    ("fault", "rule"),
    [
        ("no_check_raise", "BET-5"),
        ("big_blind_may_not_raise", "BLIND-4"),
        ("last_check_is_not_waited_for", "BET-13"),
        ("small_blind_may_check", "BET-5"),
    ],
)
def test_a_wrong_round_is_found_and_named(fault: str, rule: str) -> None:
    found = {finding.shortest.rule for finding in explored(address(fault), 3).findings}
    assert rule in found


def test_what_is_found_is_the_shortest_way_there() -> None:
    findings = explored(address("big_blind_may_not_raise"), 3).findings
    finding = next(each for each in findings if each.shortest.rule == "BLIND-4")
    assert [move.kind for move in finding.shortest.moves] in (["call", "call"], ["fold", "call"])


def test_what_an_engine_cannot_play_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sizes.py").write_text(
        "from tripledraw.proof.sound import SOUND\n"
        "Three = SOUND['one_table_size']\n"
        "class Seven(Three):\n"
        "    def hello(self, **asked):\n"
        "        return {**super().hello(**asked), 'seats': [7]}\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))  # for the children in which the readings are found
    answer = tripledraw("explore", "sizes:Three", "--players", "2-4")
    assert answer.status == 0
    assert "all 41 standings of the first betting round of 3" in answer.output
    assert "round of 2" not in answer.output
    assert "draw of six" not in answer.output
    assert tripledraw("explore", "sizes:Seven").status == 5
    assert tripledraw("play", "sizes:Seven", "--hands", "2").status == 5


@pytest.mark.usefixtures("few_draws")
def test_an_engine_that_burns_is_not_held_to_a_stub_of_52_cards() -> None:
    with connect_to(SOUND["burns_a_card_before_each_draw"], "burns") as client:
        explorer = Explorer(client, COMMON, None, lambda _part, _done, _total: None)
        explorer.draws()
    assert len(explorer.findings) == 0
    assert [part.played for part in explorer.covered] == [47, 5]


@pytest.fixture
def few_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let `explore` make one in a thousand of the draws."""
    few = first_draws()[::1000], later_draws()[::1000]
    monkeypatch.setattr("tripledraw.proof.explore.first_draws", lambda: few[0])
    monkeypatch.setattr("tripledraw.proof.explore.later_draws", lambda: few[1])


@pytest.mark.usefixtures("few_draws")
def test_the_command_says_what_was_covered() -> None:
    answer = tripledraw("explore", "reference", "--players", "2")
    assert answer.status == 0
    assert "all 8 standings of the first betting round of 2" in answer.output
    assert "all 47 ways to ask for cards in the first draw of six players" in answer.output
    assert "No difference." in answer.output


@pytest.mark.usefixtures("few_draws")
def test_the_command_names_what_is_wrong_with_a_draw() -> None:
    answer = tripledraw("explore", address("own_discards_come_back"), "--players", "2")
    assert answer.status == 1
    assert "MUCK-4, cards" in answer.output


@pytest.mark.usefixtures("few_draws")
def test_every_course() -> None:
    answer = tripledraw("explore", "reference", "--players", "3", "--all")
    assert "all 133 courses of the first betting round of 3" in answer.output
    # three end by folds with nothing owed, which are never sent: those that leave P1, P2 or P3 alone
    assert "274 of 277 courses of the later betting round of 3" in answer.output


def test_players_are_two_to_six() -> None:
    answer = tripledraw("explore", "reference", "--players", "1-6")
    assert answer.status == 2
    assert "from 2 to 6" in answer.output
