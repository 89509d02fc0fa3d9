"""`tripledraw rank`: the classes of hands, and what is found wrong with an engine's order of them.

The number of hands in each category is a figure of combinatorics: 1,277 * 1,020 + ... = 2,598,960.
"""

import sys
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from command_line import tripledraw

from tripledraw.adapters import connect
from tripledraw.proof.classes import classes, disjoint, equal_hands
from tripledraw.proof.misrankings import Misranking, Placed, misplaced
from tripledraw.proof.whole_deck import by_winners, rank

sys.path.insert(0, str(Path(__file__).parent / "engines"))
import rankings


def test_every_hand_is_in_one_class() -> None:
    hands = Counter({each.category: 0 for each in classes()})
    for each in classes():
        hands[each.category] += sum(1 for _ in each.hands())
    assert dict(hands) == {  # of A-5-4-3-2, 1,020 are no straight here and 4 no straight flush
        "no pair": 1_302_540 + 1_020,
        "one pair": 1_098_240,
        "two pair": 123_552,
        "three of a kind": 54_912,
        "straight": 10_200 - 1_020,
        "flush": 5_108 + 4,
        "full house": 3_744,
        "four of a kind": 624,
        "straight flush": 40 - 4,
    }
    assert hands.total() == 2_598_960


def test_neighbours_that_one_deck_cannot_hold() -> None:
    left_out = Counter(better.category for better, worse in pairwise(classes()) if disjoint(better, worse) is None)
    # of each rank, neighbours that share three or four cards: 66 threes, 12 full houses and 12 fours a rank; besides,
    # 2-2-2-A-A and 3-3-3-2-2 have five twos between them, K-K-K-A-A and A-A-A-2-2 five aces, and fours likewise
    assert left_out == {"three of a kind": 13 * 65, "full house": 13 * 11 + 2, "four of a kind": 13 * 11 + 2}
    assert left_out.total() == 1_135


def test_equal_hands_do_not_share_cards() -> None:
    together = equal_hands(classes()[0])
    assert len(together) == 4
    assert len({card for hand in together for card in hand}) == 20


def found(engine: rankings.Right) -> list[Misranking]:
    """Return what is wrong with an engine's order, from one hand of each class in two suitings."""
    placed = []
    for each in classes():
        hands = list(each.hands())
        keys = {engine.key(list(hand)) for hand in (hands[0], hands[-1])}
        placed += [Placed(each.number, key, len(hands), hands[0]) for key in keys]
    return misplaced(placed)


def test_the_right_order_has_nothing_wrong() -> None:
    assert found(rankings.Right()) == []


def test_a_wheel_that_is_a_straight() -> None:
    kinds = {(each.rule, each.text, each.hands) for each in found(rankings.WheelIsAStraight())}
    assert kinds == {
        ("RANK-6", "A-5-4-3-2 is taken for a straight", 1_020),
        ("RANK-6", "flush, A-5-4-3-2 is taken for a straight flush", 4),
    }


@pytest.mark.parametrize(
    ("engine", "rule", "words"),
    [
        (rankings.UpsideDown(), "RANK-1", "upside down"),
        (rankings.AceIsLow(), "RANK-2", "too high"),
        (rankings.SpadesAreBest(), "RANK-12", "suits"),
        (rankings.LastKickerForgotten(), "RANK-5", "equal to another hand: no pair"),
        (rankings.FlushesDoNotCount(), "RANK-3", "flush"),
        (rankings.FlushBelowStraight(), "RANK-3", "straight"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, rankings.Right) else "",
)
def test_a_wrong_order_is_named(engine: rankings.Right, rule: str, words: str) -> None:
    assert any(each.rule == rule and words in each.text for each in found(engine)), found(engine)


@pytest.mark.parametrize(
    ("engine", "rules"),
    [("Right", set()), ("SpadesAreBest", {"RANK-12"})],
)
def test_without_strengths_neighbours_are_compared(engine: str, rules: set[str]) -> None:
    with connect(f"rankings:{engine}") as client:
        ranked = by_winners(client, lambda _done, _total: None)
    assert {each.rule for each in ranked.misrankings} == rules
    assert (ranked.classes, ranked.left_out) == (7_462, 1_135)


def test_the_whole_deck() -> None:
    with connect("rankings:WholeWheelIsAStraight") as client:
        ranked = rank(client, lambda _done, _total: None)
    assert ranked.hands == 2_598_960
    assert {each.hands for each in ranked.misrankings} == {1_020, 4}


def test_the_command_names_the_deviation() -> None:
    answer = tripledraw("rank", "rankings:WheelIsAStraight")
    assert answer.status == 1
    assert "RANK-6" in answer.output
    assert "A-5-4-3-2" in answer.output


def test_an_engine_that_does_not_rank_has_nothing_to_compare() -> None:
    answer = tripledraw("rank", "rankings:NoRanking")
    assert answer.status == 5
    assert "no ranking" in answer.output


def test_an_engine_that_is_not_there() -> None:
    answer = tripledraw("rank", "rankings:Rihgt")
    assert answer.status == 2
    assert "did you mean Right" in answer.output
