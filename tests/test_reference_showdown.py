"""The reference engine's showdown and pots."""

import pytest
from reference_play import play, start, to_next_draw, to_next_round, to_showdown

from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.pots import Pots
from tripledraw.reference_impl.rulebooks import COMMON
from tripledraw.reference_impl.seating import Seating
from tripledraw.reference_impl.table import Table

WHEELS = ["2c 3c 4c 5c 7d", "2d 3d 4d 5d 7h", "2h 3h 4h 5h 7s", "2s 3s 4s 5s 7c"]
NINE = "6c 7c 8c 9c 4d"
EIGHT = "6d 7d 8d 2c 3c"
SIX = "7h 6h 4h 3h 2d"
FROM_WORST = [NINE, EIGHT, SIX]
ALL_SHOW = COMMON.but(**{"SHOW-4": "all-show"})


def last_round(hands: list[str], *, button: int | None = None, **table: object) -> Game:
    game = start(seats=len(hands), button=button or len(hands), hands=hands, **table)  # type: ignore[arg-type]
    for _ in range(3):
        to_next_round(to_next_draw(game))
    assert (game.phase, game.round) == ("betting", 4)
    return game


def test_without_a_bet_the_first_player_left_of_the_button_shows_first() -> None:
    assert to_showdown(last_round(FROM_WORST)).shown == [1, 2, 3]
    assert to_showdown(last_round([SIX, NINE, EIGHT], button=1)).shown == [2, 3, 1]


def test_a_player_who_has_folded_does_not_show() -> None:
    assert play(last_round(FROM_WORST), "fold", "check", "check").shown == [2, 3]


def test_the_last_to_bet_or_raise_shows_first() -> None:
    game = play(last_round([EIGHT, SIX, NINE]), "bet", "call", "raise", "call", "call")
    assert game.shown == [3, 1, 2]
    game = play(last_round([SIX, NINE, EIGHT]), "check", "bet", "call", "call")
    assert game.shown == [2, 3, 1]


def test_bets_of_earlier_rounds_do_not_matter() -> None:
    game = start(seats=3, button=3, hands=FROM_WORST)
    play(game, "raise", "call", "call")
    assert to_showdown(game).shown == [1, 2, 3]


def test_a_beaten_hand_may_be_given_up_unseen() -> None:
    hands = [SIX, EIGHT, NINE]
    assert to_showdown(last_round(hands)).shown == [1]
    assert to_showdown(last_round(hands, rulebook=ALL_SHOW)).shown == [1, 2, 3]


def test_a_hand_that_is_beaten_for_the_main_pot_alone_is_shown() -> None:
    # P1 is all-in with the best hand: P2's eight still wins the side pot, P3's nine wins nothing.
    game = start(seats=3, button=3, stacks=[10, 100, 100], hands=[SIX, EIGHT, NINE])
    to_showdown(play(game, "raise", "call", "call"))
    assert game.shown == [1, 2]


def test_the_lowest_hand_takes_the_pot() -> None:
    assert to_showdown(last_round(FROM_WORST)).won == [0, 0, 30]


def test_equal_hands_share() -> None:
    game = to_showdown(last_round([NINE.replace("4d", "4s").replace("7c", "7d"), *WHEELS[1:3]]))
    assert game.won == [0, 15, 15]


@pytest.mark.parametrize(("button", "won"), [(4, [13, 12, 12, 12]), (1, [12, 13, 12, 12]), (3, [12, 12, 12, 13])])
def test_odd_chips_go_clockwise_from_the_button(button: int, won: list[int]) -> None:
    # POT-3: WSOP live 149. Four wheels share 49 chips.
    assert shares(button, 49, [1, 2, 3, 4]) == won


def shares(button: int, chips: int, winners: list[int]) -> list[int]:
    seating = Seating(Table(4, button, [100] * 4, (5, 10)), COMMON)
    return list(Pots([], seating).shares(chips, winners).values())


def test_odd_chips_go_one_each() -> None:
    assert shares(2, 51, [1, 2, 3, 4]) == [13, 12, 13, 13]


def test_odd_chips_pot_by_pot() -> None:
    # Blinds 5 and 11, bets of 11. P1 has 11 in and is all-in, P2 to P4 have 22: a main pot of 44 and a side
    # pot of 33. Four wheels: 11 each of the first; 11 each of the second. With P4 gone after 22: 44 + 33.
    game = start(seats=4, button=4, stacks=[11, 100, 100, 100], blinds=(5, 11), bets=(11, 22), hands=WHEELS)
    play(game, "raise", "call", "call", "call")
    to_next_round(game)
    play(game, "check", "check", "bet", "fold", "call")
    to_showdown(game)
    # Main pot 44 for P1, P3, P4, the odd two to P1 and P3; side pot 33 + 22 for P3 and P4, the odd one to P3.
    assert game.won == [15, 0, 15 + 28, 14 + 27]
