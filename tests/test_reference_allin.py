"""The reference engine when stacks run out. Blinds 5 and 10, bets 10 and 20."""

import pytest
from reference_play import play, start, to_next_draw, to_next_round, to_showdown

from tripledraw.reference_impl.actions import Action, IllegalAction
from tripledraw.reference_impl.game import Game

BEST = "2c 3c 4c 5c 7d"
SECOND = "2d 3d 4d 6d 7h"
THIRD = "2h 3h 5h 6h 7s"
WORST = "Kc Kd Kh As Ad"


def round_two(stacks: list[int]) -> Game:
    """Three players or more, the button on the last; 10 chips each are in before the draw."""
    return to_next_round(to_next_draw(start(seats=len(stacks), button=len(stacks), stacks=stacks)))


def test_a_short_big_blind_leaves_the_call_at_the_full_blind() -> None:
    # WSOP live 150.
    game = start(seats=3, button=3, stacks=[100, 6, 100])
    assert (game.bets, game.call) == ([5, 6, 0], 10)
    assert max(play(game, "raise").bets) == 20


def test_calls_bets_and_raises_of_what_is_left() -> None:
    game = round_two([100, 17, 100])  # 7 left: short of a bet
    play(game, "check", "bet")
    assert (game.bets, game.stacks[1]) == ([0, 7, 0], 0)
    game = play(round_two([100, 14, 100]), "bet")
    assert game.call == 4
    assert game.actions == ["fold", "call"]
    assert play(game, "call").bets == [10, 4, 0]


def test_the_amount_of_an_all_in_raise_is_what_is_left() -> None:
    game = play(round_two([100, 26, 100]), "bet")
    with pytest.raises(IllegalAction):
        game.act(Action(2, "raise", 20))
    game.act(Action(2, "raise", 16))
    assert game.bets == [10, 16, 0]


def test_an_all_in_raise_of_less_than_half_a_bet_reopens_nothing() -> None:
    # WSOP live 129; TDA 47-B. Seat 2 makes it 14 over a bet of 10.
    game = play(round_two([100, 24, 100]), "bet", "raise", "call")
    assert (game.turn, game.actions, game.call) == (1, ["fold", "call"], 4)
    with pytest.raises(IllegalAction) as caught:
        game.act(Action(1, "raise"))
    assert caught.value.rule == "ALLIN-3"


def test_who_has_not_acted_may_complete_a_short_raise() -> None:
    game = play(round_two([100, 24, 100]), "bet", "raise", "raise")
    assert game.bets == [10, 14, 20]
    assert game.actions == ["fold", "call", "raise"]  # the completed raise counts: it reopens


def test_an_all_in_raise_of_half_a_bet_counts() -> None:
    game = play(round_two([100, 25, 100]), "bet", "raise", "call")
    assert (game.turn, game.actions) == (1, ["fold", "call", "raise"])
    assert play(game, "raise").bets == [25, 15, 15]  # one bet more than the all-in


def test_an_all_in_raise_that_counts_uses_up_one_of_the_cap() -> None:
    game = play(round_two([100, 25, 100]), "bet", "raise", "raise", "raise")
    assert (game.turn, game.actions) == (3, ["fold", "call"])


def test_a_short_opening_bet_is_completed_to_one_bet() -> None:
    game = play(round_two([14, 100, 100]), "bet")
    assert game.bets == [4, 0, 0]
    assert game.actions == ["fold", "call", "raise"]
    assert play(game, "raise").bets == [4, 10, 0]


def test_two_short_all_ins_that_come_to_half_a_bet_count() -> None:
    game = play(round_two([100, 23, 26, 100]), "bet", "raise", "raise", "call")
    assert (game.turn, game.bets) == (1, [10, 13, 16, 16])
    assert "raise" in game.actions


def test_no_betting_when_fewer_than_two_can_bet_and_the_draws_go_on() -> None:
    game = play(start(seats=2, button=1, stacks=[10, 100]), "call")
    assert (game.phase, game.round, game.turn) == ("drawing", 1, 2)
    play(game, "pat", "pat")
    assert (game.phase, game.round, game.turn) == ("drawing", 2, 2)
    play(game, "pat", "pat", "pat", "pat")
    assert game.phase == "finished"


def test_a_blind_all_in_against_a_bigger_blind_has_nobody_to_bet_against() -> None:
    assert start(seats=2, button=1, stacks=[4, 100]).phase == "drawing"
    assert start(seats=2, button=1, stacks=[100, 4]).phase == "drawing"
    assert start(seats=2, button=1, stacks=[100, 8]).actions == ["fold", "call"]


def test_a_player_cannot_raise_those_who_are_all_in() -> None:
    game = play(start(seats=3, button=3, stacks=[20, 20, 100]), "raise", "call", "call")
    assert game.phase == "drawing"
    game = play(start(seats=2, button=2, stacks=[100, 15]), "raise")
    assert game.actions == ["fold", "call"]


def test_an_all_in_player_draws_and_is_not_asked_to_bet() -> None:
    game = play(start(seats=3, button=3, stacks=[10, 100, 100]), "call", "call", "check")
    assert game.turn == 1
    to_next_round(game)
    assert (game.phase, game.turn) == ("betting", 2)
    play(game, "check", "check")
    assert (game.phase, game.turn) == ("drawing", 1)


def test_side_pots() -> None:
    # Seats put in 10, 20 and 30: a main pot of 30, a side pot of 20, and 10 that nobody called.
    stacks = [10, 20, 100]
    game = start(seats=3, button=3, stacks=stacks, hands=[BEST, SECOND, WORST])
    play(game, "raise", "call", "call")
    to_showdown(game)
    assert game.won == [30, 20, 0]
    assert game.stacks == [30, 20, 80]


def test_side_pot_to_the_worse_of_three_hands() -> None:
    game = start(seats=3, button=3, stacks=[10, 100, 100], hands=[BEST, WORST, THIRD])
    to_showdown(play(game, "raise", "call", "call"))
    assert game.stacks == [30, 80, 100]


def test_a_bet_that_nobody_can_call_in_full_goes_back() -> None:
    game = start(seats=2, button=1, stacks=[100, 14], hands=[WORST, BEST])
    to_showdown(play(game, "raise", "call"))
    assert game.stacks == [86, 28]
    assert game.won == [0, 28]


def test_folded_chips_stay_in_the_pots_that_they_reached() -> None:
    # Seat 1 puts in 10 and is all-in, seat 2 puts in 20 and folds, seats 3 and 4 put in 30 each.
    hands = [BEST, WORST, SECOND, THIRD]
    game = start(seats=4, button=4, stacks=[10, 100, 100, 100], hands=hands)
    play(game, "raise", "call", "call", "call")
    to_next_round(game)
    play(game, "check", "bet", "call", "fold")
    to_showdown(game)
    assert game.won == [40, 0, 50, 0]
