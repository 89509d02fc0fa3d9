"""The reference engine's ranking of hands."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from tripledraw.reference_impl.cards import RANKS
from tripledraw.reference_impl.ranking import CATEGORIES, RANKING, category, name, rank_number, winners


def deal(ranks: str) -> list[str]:
    """Return five cards of these ranks, not of one suit."""
    suits = ["cdhs"[ranks[:place].count(rank)] for place, rank in enumerate(ranks)]
    if set(suits) == {"c"}:
        suits[4] = "d"
    return [rank + suit for rank, suit in zip(ranks, suits, strict=True)]


# Enumeration of all 2,598,960 hands: hands and classes per category, first and last rank number.
TABLE = {
    "no pair": (1_303_560, 1278, 1, 1278),
    "one pair": (1_098_240, 2860, 1279, 4138),
    "two pair": (123_552, 858, 4139, 4996),
    "three of a kind": (54_912, 858, 4997, 5854),
    "straight": (9_180, 9, 5855, 5863),
    "flush": (5_112, 1278, 5864, 7141),
    "full house": (3_744, 156, 7142, 7297),
    "four of a kind": (624, 156, 7298, 7453),
    "straight flush": (36, 9, 7454, 7462),
}


def hands_alike(ranks: tuple[str, ...], *, suited: bool) -> int:
    """Count the hands of a class by arithmetic: the suits that its ranks may have."""
    if suited:
        return 4
    ways = 1
    for times in Counter(ranks).values():
        ways *= {1: 4, 2: 6, 3: 4, 4: 1}[times]
    return ways - 4 if len(set(ranks)) == 5 else ways


def test_categories_have_the_known_hands_classes_and_rank_numbers() -> None:
    numbers: dict[str, set[int]] = {each: set() for each in CATEGORIES}
    hands: Counter[str] = Counter()
    for ranks in combinations_with_replacement(RANKS, 5):
        if ranks[0] == ranks[4]:
            continue
        for suited in (False, True) if len(set(ranks)) == 5 else (False,):
            cards = [rank + "c" for rank in ranks] if suited else deal("".join(ranks))
            numbers[category(cards)].add(rank_number(cards))
            hands[category(cards)] += hands_alike(ranks, suited=suited)
    assert hands.total() == 2_598_960
    found = {each: (hands[each], len(of), min(of), max(of)) for each, of in numbers.items()}
    assert found == TABLE


@pytest.mark.parametrize(
    ("ranks", "number"),
    [
        ("75432", 1),
        ("76432", 2),
        ("76532", 3),
        ("76542", 4),
        ("85432", 5),
        ("87653", 18),
        ("95432", 19),
        ("98764", 52),
        ("T5432", 53),
        ("J5432", 122),
        ("Q5432", 247),
        ("K5432", 456),
        ("KQJT8", 784),
        ("A5432", 785),
        ("AKQJ9", 1278),
        ("54322", 1279),
    ],
)
def test_rank_numbers(ranks: str, number: int) -> None:
    # Counted by enumeration; BARGE's lowball scale (1 to 56) gives the same numbers.
    assert rank_number(deal(ranks)) == number


def test_a_royal_flush_is_the_last_of_all() -> None:
    assert rank_number(["As", "Ks", "Qs", "Js", "Ts"]) == 7462


def test_suited_wheel_is_a_flush_and_no_straight_flush() -> None:
    assert category(["Ac", "2c", "3c", "4c", "5c"]) == "flush"
    assert category(deal("A5432")) == "no pair"


def test_pokerstars_list_from_worst_to_best() -> None:
    # The example list of PokerStars' page on 2-7 triple draw.
    listed = [
        ["Jd", "7d", "4d", "3d", "2d"],
        *map(deal, ["87654", "76543", "55563", "22765", "A9642", "A8742", "A5432", "KJ874"]),
        *map(deal, ["T7543", "T6543", "T6542", "97643", "86432", "76432", "75432"]),
    ]
    numbers = [rank_number(each) for each in listed]
    assert numbers == sorted(numbers, reverse=True)
    assert len(set(numbers)) == len(numbers)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("22AKQ", "33542"),  # a lower pair, whatever comes with it
        ("33224", "33225"),
        ("33AA2", "44AAK"),
        ("22243", "22254"),
        ("222AK", "33342"),
        ("222AA", "33322"),
        ("2222A", "33332"),
    ],
)
def test_what_makes_the_category_compares_first(better: str, worse: str) -> None:
    # RANK-14, as in any rulebook.
    assert winners([deal(worse), deal(better)]) == [1]


def test_suits_never_separate_two_hands() -> None:
    assert winners([deal("75432"), ["7s", "5s", "4s", "3s", "2h"], deal("76432")]) == [0, 1]


@pytest.mark.parametrize(
    ("ranks", "words"),
    [
        ("75432", "the wheel"),
        ("76432", "number 2"),
        ("76532", "number 3"),
        ("85432", "the nut 8"),
        ("95432", "the nut 9"),
        ("A5432", "the nut ace"),
        ("86432", "8-6-4-3-2"),
        ("54322", "one pair, 2-2-5-4-3"),
    ],
)
def test_names(ranks: str, words: str) -> None:
    # RANK-13: the names that the Greek and the Dutch document give.
    assert name(deal(ranks)) == words


def test_a_hand_with_a_hidden_card_is_worth_less_than_any_other() -> None:
    royal = ["As", "Ks", "Qs", "Js", "Ts"]
    assert RANKING.strength(royal) < RANKING.strength(["2c", "3c", "4d", "5c", "??"])
