"""The lowest of hands that nobody chose: the order of the hand-ranking data, category by category."""

import pytest

from tripledraw.features.lowest import lowest, strength

# The best and the worst hand of each category, from best to worst: counts and order as in RANK-4 to RANK-14.
LADDER = (
    "7c 5d 4h 3s 2c",
    "Kc Qd Jh Ts 8c",
    "Ac 5d 4h 3s 2c",
    "Ac Kd Qh Js 9c",
    "2c 2d 5h 4s 3c",
    "Ac Ad Kh Qs Jc",
    "3c 3d 2h 2s 4c",
    "Ac Ad Kh Ks Qc",
    "2c 2d 2h 4s 3c",
    "Ac Ad Ah Ks Qc",
    "6c 5d 4h 3s 2c",
    "Ac Kd Qh Js Tc",
    "7c 5c 4c 3c 2c",
    "Ac 5c 4c 3c 2c",
    "Ac Kc Qc Jc 9c",
    "2c 2d 2h 3s 3c",
    "Ac Ad Ah Ks Kc",
    "2c 2d 2h 2s 3c",
    "Ac Ad Ah As Kc",
    "6c 5c 4c 3c 2c",
    "Ac Kc Qc Jc Tc",
)


@pytest.mark.parametrize("place", range(len(LADDER) - 1))
def test_each_hand_of_the_ladder_is_lower_than_the_next(place: int) -> None:
    better, worse = LADDER[place].split(), LADDER[place + 1].split()
    assert strength(better) < strength(worse)
    assert lowest({1: worse, 4: better}) == [4]


def test_suits_never_separate_two_hands() -> None:
    hands = {player: [f"{rank}{suit}" for rank in "7543"] + ["2h"] for player, suit in ((2, "c"), (5, "d"))}
    assert lowest({**hands, 6: ["8c", "5d", "4h", "3s", "2c"]}) == [2, 5]
