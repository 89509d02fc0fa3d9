"""Pots of hands that nobody chose: the sums are worked out by hand from ALLIN-2, ALLIN-5, BET-17 and POT-2."""

from fractions import Fraction

from tripledraw.features.awards import awards

BEST, SECOND, THIRD, WORST = ("7c 5d 4h 3s 2c", "8c 6d 4s 3d 2h", "9c 8d 6h 5s 4c", "Kd Qh Jc 9h 8s")
BEST_TOO = "7d 5h 4s 3c 2d"


def hands(*named: str) -> dict[int, list[str]]:
    return {player: hand.split() for player, hand in enumerate(named, start=1) if hand}


def test_one_pot_goes_to_the_lowest_hand() -> None:
    assert awards({1: 20, 2: 20, 3: 20}, hands(SECOND, BEST, THIRD)) == {1: 0, 2: 60, 3: 0}


def test_each_level_goes_to_the_lowest_of_those_who_have_reached_it() -> None:
    # 4 times 6; 3 times 6 more; 2 times 8 more
    assert awards({1: 6, 2: 12, 3: 20, 4: 20}, hands(BEST, SECOND, THIRD, WORST)) == {1: 24, 2: 18, 3: 16, 4: 0}


def test_what_nobody_called_goes_back() -> None:
    assert awards({1: 10, 2: 40}, hands(BEST, SECOND)) == {1: 20, 2: 30}


def test_the_chips_of_those_who_have_folded_stay_in() -> None:
    assert awards({1: 10, 2: 30, 3: 30, 4: 20}, hands(BEST, SECOND, THIRD)) == {1: 40, 2: 50, 3: 0, 4: 0}


def test_equal_hands_share_to_the_fraction() -> None:
    assert awards({1: 5, 2: 5, 3: 5}, hands(BEST, BEST_TOO, WORST)) == {1: Fraction(15, 2), 2: Fraction(15, 2), 3: 0}
