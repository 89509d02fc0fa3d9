"""The reference engine's draws and clock."""

import pytest
from reference_play import act, play, start, to_next_draw, to_next_round, to_showdown

from tripledraw.reference_impl.actions import Action, IllegalAction
from tripledraw.reference_impl.cards import DECK
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.rulebooks import RULEBOOKS


def three(rulebook: str = "common", **readings: str) -> Game:
    """Three players at their first draw; P1 holds 2c 2d 2h 2s 3c, P2 the next five, the stub follows."""
    hands = [" ".join(DECK[first : first + 5]) for first in (0, 5, 10)]
    played = RULEBOOKS[rulebook].but(**readings)
    return to_next_draw(start(seats=3, button=3, hands=hands, stub=" ".join(DECK[15:]), rulebook=played))


def test_three_draws_between_four_betting_rounds() -> None:
    game = start()
    seen = []
    while game.phase != "finished":
        seen.append((game.phase, game.round))
        to_next_draw(game) if game.phase == "betting" else to_next_round(game)
    draws = [("drawing", 1), ("drawing", 2), ("drawing", 3)]
    assert [step for step in seen if step[0] == "drawing"] == draws
    assert [step[1] for step in seen if step[0] == "betting"] == [1, 2, 3, 4]


def test_all_declare_and_then_all_are_served_in_order() -> None:
    game = play(three(), "draw 2c 2d")
    assert game.hands[0] == ["2h", "2s", "3c"]
    assert game.muck == []  # not before the player is served
    assert game.stub == list(DECK[15:])
    play(game, f"draw {DECK[5]}", "pat")
    assert game.hands[0] == ["2h", "2s", "3c", DECK[15], DECK[16]]
    assert game.hands[1] == [*DECK[6:10], DECK[17]]
    assert sorted(game.muck) == sorted(["2c", "2d", DECK[5]])


def test_each_is_served_before_the_next_declares() -> None:
    game = play(three(**{"DRAW-4": "one-by-one"}), "draw 2c 2d")
    assert (game.turn, game.hands[0]) == (2, ["2h", "2s", "3c", DECK[15], DECK[16]])
    assert game.muck == ["2c", "2d"]


@pytest.mark.parametrize("button", range(1, 7))
def test_the_first_player_in_left_of_the_button_draws_first(button: int) -> None:
    game = play(start(button=button), "call", "call", "call", "call", "fold", "check")
    order = []
    while game.phase == "drawing":
        order.append(game.turn)
        play(game, "pat")
    assert order == [(button + step) % 6 + 1 for step in range(1, 6)]


def test_standing_pat_gives_up_no_later_draw() -> None:
    game = play(three(), "pat", "pat", "pat")
    to_next_draw(game)
    assert (game.turn, game.actions) == (1, ["draw"])
    play(game, "draw 2c 2d 2h 2s 3c", "pat", "pat")
    assert game.hands[0] == list(DECK[15:20])


@pytest.mark.parametrize(
    "cards",
    [
        ("4d",),  # another player's
        ("2c", "2c"),
        ("1z",),
        ("??",),
        ("2c", "2d", "2h", "2s", "3c", "As"),
        None,
    ],
)
def test_discards_that_are_refused(cards: tuple[str, ...] | None) -> None:
    game = three()
    with pytest.raises(IllegalAction) as caught:
        game.act(Action(1, "draw", cards=cards))
    assert caught.value.reason == "bad-cards"
    assert (game.turn, game.hands[0]) == (1, ["2c", "2d", "2h", "2s", "3c"])


@pytest.mark.parametrize("kind", ["check", "call", "bet", "raise", "fold"])
def test_nobody_bets_or_folds_while_drawing(kind: str) -> None:
    game = three()
    with pytest.raises(IllegalAction) as caught:
        act(game, kind)
    assert (caught.value.reason, caught.value.rule) == ("bad-action", "DRAW-1")


def test_out_of_turn_while_drawing() -> None:
    with pytest.raises(IllegalAction) as caught:
        three().act(Action(2, "draw", cards=()))
    assert caught.value.reason == "out-of-turn"


# The Finnish document's clock.


def test_who_is_late_stands_pat_and_may_not_bet_or_raise_in_the_next_round() -> None:
    game = play(three("fi"), "timeout", "pat", "pat")
    assert game.hands[0] == ["2c", "2d", "2h", "2s", "3c"]
    assert game.actions == ["check"]
    with pytest.raises(IllegalAction) as caught:
        act(game, "bet")
    assert caught.value.rule == "TIME-2"
    play(game, "check", "bet", "fold")
    assert game.actions == ["fold", "call"]


def test_who_is_in_time_at_the_next_draw_may_bet_again() -> None:
    game = play(three("fi"), "timeout", "pat", "pat", "check", "check", "check", "pat", "pat", "pat")
    assert game.actions == ["check", "bet"]


@pytest.mark.parametrize("name", RULEBOOKS)
def test_the_clock_is_the_same_under_every_rulebook(name: str) -> None:
    assert play(three(name), "timeout", "pat", "pat").actions == ["check"]


def test_a_game_without_draws_to_come_ends() -> None:
    assert to_showdown(three()).phase == "finished"
