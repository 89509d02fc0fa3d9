"""The words of the card table."""

import pytest

from tripledraw.features.words import EVERYONE, Move, Unreadable, cards, moves, number, players


@pytest.mark.parametrize(
    ("line", "read"),
    [
        ("P3 raises", [Move(3, "raise")]),
        ("P3 raises to 30", [Move(3, "raise", 30)]),
        ("P1 and P2 stand pat", [Move(1, "draw", cards=()), Move(2, "draw", cards=())]),
        ("P1, P2 and P4 fold", [Move(1, "fold"), Move(2, "fold"), Move(4, "fold")]),
        ("P1 discards 9c Td", [Move(1, "draw", cards=("9c", "Td"))]),
        ("P1 discards the whole hand", [Move(1, "draw", cards=5)]),
        ("P1 discards two cards", [Move(1, "draw", cards=2)]),
        ("everyone calls", [Move(EVERYONE, "call")]),
        ("P2 runs out of time", [Move(2, "timeout")]),
        ("P1 draw", [Move(1, "draw")]),
    ],
)
def test_a_line_becomes_moves(line: str, read: list[Move]) -> None:
    assert moves(line) == read


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("P1 sings", "is not something that a player does"),
        ("P1 raises 30", "nothing is expected after"),
        ("P1 discards", "say which cards, or how many"),
        ("P1 discards 1z", "'1z' is no card"),
        ("P1 discards many cards", "'many' is no number"),
        ("P1, P2 fold", "is not something that a player does"),
    ],
)
def test_anything_else_is_unreadable(line: str, says: str) -> None:
    with pytest.raises(Unreadable, match=says):
        moves(line)


def test_numbers_are_words_or_numerals() -> None:
    assert [number("none"), number("six"), number("12")] == [0, 6, 12]


def test_players_are_named_as_in_a_sentence() -> None:
    assert players("P1, P2 and P4") == [1, 2, 4]
    with pytest.raises(Unreadable, match="names no players"):
        players("everyone")


def test_cards_are_rank_and_suit() -> None:
    assert cards("7c Td As") == ["7c", "Td", "As"]
    with pytest.raises(Unreadable, match="'10d' is no card"):
        cards("10d")
