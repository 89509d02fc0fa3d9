"""The reference engine's table: seats, button, blinds, stakes, and its rulebooks."""

from random import Random

import pytest
from reference_play import play, start, to_showdown

from tripledraw.reference_impl.actions import Action, IllegalAction
from tripledraw.reference_impl.cards import DECK
from tripledraw.reference_impl.dealer import Scripted, Shuffled
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.rulebooks import COMMON, READINGS, RULEBOOKS, Rulebook
from tripledraw.reference_impl.table import Table


def refusal(**table: object) -> IllegalAction:
    with pytest.raises(IllegalAction) as caught:
        start(**table)  # type: ignore[arg-type]
    assert caught.value.reason == "bad-table"
    return caught.value


@pytest.mark.parametrize(("seats", "rule"), [(7, "SEAT-1"), (1, "SEAT-8"), (0, "SEAT-8")])
def test_two_to_six_players(seats: int, rule: str) -> None:
    assert refusal(seats=seats, button=1).rule == rule


@pytest.mark.parametrize(
    "table",
    [
        {"button": 7},
        {"button": 0},
        {"stacks": [100, 100]},
        {"stacks": [100, 100, 0, 100, 100, 100]},
        {"blinds": None, "bets": None},
        {"blinds": (10, 5)},
        {"bets": (0, 0)},
    ],
)
def test_tables_that_cannot_be(table: dict[str, object]) -> None:
    refusal(**table)


@pytest.mark.parametrize("button", range(1, 7))
def test_blinds_are_left_of_the_button_and_the_next_seat_opens(button: int) -> None:
    game = start(button=button)
    small, big, first = (button % 6 + 1, (button + 1) % 6 + 1, (button + 2) % 6 + 1)
    assert {seat: bet for seat, bet in enumerate(game.bets, start=1) if bet} == {small: 5, big: 10}
    assert game.turn == first
    assert game.pot == 15


def test_the_button_is_the_small_blind_of_two_and_acts_last_after_the_draw() -> None:
    # WSOP live 153; TDA 34-B.
    game = start(seats=2, button=2)
    assert (game.bets, game.turn) == ([10, 5], 2)
    play(game, "call", "check")
    assert (game.phase, game.turn) == ("drawing", 1)
    play(game, "pat", "pat")
    assert (game.phase, game.turn) == ("betting", 1)


def test_small_bet_against_the_blinds() -> None:
    # BET-10: blinds of 10 and 20 make the first raise come to 40, or to 30.
    assert to_first_raise(COMMON) == 40
    assert to_first_raise(RULEBOOKS["cs"]) == 30


def to_first_raise(rulebook: Rulebook) -> int:
    game = play(start(blinds=(10, 20), bets=None, rulebook=rulebook), "raise")
    return max(game.bets)


@pytest.mark.parametrize(("rulebook", "blinds"), [("common", [7, 15]), ("cs", [15, 30])])
def test_blinds_that_are_left_out_follow_from_the_small_bet(rulebook: str, blinds: list[int]) -> None:
    # BET-10: the small bet is the big blind, or the small one; BLIND-3: the big blind is twice the small
    assert sorted(start(blinds=None, bets=(15, 30), rulebook=RULEBOOKS[rulebook]).bets)[-2:] == blinds


def test_the_next_hand_has_the_button_moved_and_the_stacks_kept() -> None:
    game = start(seats=3, button=3)
    with pytest.raises(IllegalAction) as caught:
        game.next(Shuffled(Random(2)))
    assert caught.value.rule == "SEAT-7"
    play(game, "fold", "fold")
    following = game.next(Shuffled(Random(2)))
    assert following.button == 1
    assert [stack + bet for stack, bet in zip(following.stacks, following.bets, strict=True)] == [
        995,
        1005,
        1000,
    ]
    assert following.bets == [0, 5, 10]


def test_nothing_can_be_done_once_the_hand_is_over() -> None:
    game = play(start(seats=2, button=1), "fold")
    with pytest.raises(IllegalAction) as caught:
        game.act(Action(1, "check"))
    assert caught.value.reason == "hand-over"


def test_a_scripted_deck_is_dealt_as_written() -> None:
    hands = [" ".join(DECK[:5]), " ".join(DECK[5:10])]
    game = start(seats=2, button=1, hands=hands, stub=" ".join(DECK[10:]))
    assert game.hands == [list(DECK[:5]), list(DECK[5:10])]
    assert game.stub == list(DECK[10:])


@pytest.mark.parametrize(
    ("hands", "stub"),
    [
        (["2c 3c 4c 5c 7d", "2c 3d 4d 5d 7h"], None),  # one card twice
        (["2c 3c 4c 5c 1z", "2d 3d 4d 5d 7h"], None),  # no card
        (["2c 3c 4c 5c", "2d 3d 4d 5d 7h"], None),  # four cards
        (["2c 3c 4c 5c 7d"], None),  # a hand too few
        (["2c 3c 4c 5c 7d", "2d 3d 4d 5d 7h"], "As"),  # 41 cards left out
        (None, "As Ks"),
    ],
)
def test_scripts_that_are_no_deck(hands: list[str] | None, stub: str | None) -> None:
    refusal(seats=2, button=1, hands=hands, stub=stub)


def test_the_same_seed_deals_the_same_cards() -> None:
    def hands() -> list[list[str] | None]:
        return Game(Table(6, 1, [100] * 6, (5, 10)), Shuffled(Random(7))).hands

    assert hands() == hands()


def test_hands_without_a_stub_and_a_stub_without_hands() -> None:
    dealer = Scripted(Random(1), [["2c", "3c", "4c", "5c", "7d"], ["2d", "3d", "4d", "5d", "7h"]])
    game = Game(Table(2, 1, [100, 100], (5, 10)), dealer)
    assert len(game.stub) == 42
    game = start(seats=2, button=1, stub=" ".join(DECK[10:]))
    assert sorted(card for hand in game.hands for card in hand or ()) == sorted(DECK[:10])


def test_rulebooks_play_the_default_where_they_are_silent() -> None:
    assert RULEBOOKS["fi"]["BET-11"] == "three-raises"
    assert not RULEBOOKS["fi"].says("BET-11")
    assert RULEBOOKS["fi"]["DECK-3"] == "never"
    assert RULEBOOKS["fi"].says("DECK-3")
    assert not any(COMMON.says(rule) for rule in READINGS)


def test_a_rulebook_with_another_reading() -> None:
    other = COMMON.but(**{"DECK-2": "mixed-in"})
    assert (other["DECK-2"], COMMON["DECK-2"]) == ("mixed-in", "stub-first")
    with pytest.raises(ValueError, match="no reading of DECK-2"):
        COMMON.but(**{"DECK-2": "stub-last"})
    with pytest.raises(ValueError, match="no contested rule"):
        COMMON.but(**{"DECK-1": "stub-first"})
    with pytest.raises(KeyError):
        COMMON["DECK-1"]


def test_a_whole_hand_under_every_rulebook() -> None:
    for rulebook in RULEBOOKS.values():
        game = to_showdown(start(rulebook=rulebook))
        assert sum(game.stacks) == 6000
        assert sum(game.won) == 60
