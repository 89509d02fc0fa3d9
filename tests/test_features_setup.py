"""How a scenario sets a table."""

from fractions import Fraction

import pytest
from msgspec import UNSET

from tripledraw import scenarios
from tripledraw.adapters.outcomes import NotSupported
from tripledraw.adapters.protocol import Hello
from tripledraw.features.setup import Setup


def hello(**fields: object) -> Hello:
    return Hello(protocol=1, name="test", version="1", implements=(), **fields)  # type: ignore[arg-type]


@pytest.mark.parametrize(("button", "seats_of_players"), [(6, [1, 2, 3, 4, 5, 6]), (2, [3, 4, 5, 6, 1, 2])])
def test_the_first_player_sits_left_of_the_button(button: int, seats_of_players: list[int]) -> None:
    setup = Setup(seats=6, button=button, seed="1")
    assert [setup.seat(player) for player in range(1, 7)] == seats_of_players
    assert [setup.player(seat) for seat in seats_of_players] == [1, 2, 3, 4, 5, 6]


def test_the_deck_has_52_cards_whatever_is_named() -> None:
    setup = Setup(seats=3, button=1, seed="1", hands={2: ("2c", "3c", "4c", "5c", "7d")}, stub=("As",))
    hands, stub = setup.deck()
    assert hands[2] == ("2c", "3c", "4c", "5c", "7d")
    assert stub[0] == "As"
    assert sorted([card for hand in hands.values() for card in hand] + list(stub)) == sorted(scenarios.DECK)


def test_played_again_the_table_has_other_cards_in_the_same_places() -> None:
    setup = Setup.of(scenarios.load("six hands"), "1")
    again = setup.with_other_cards(1)
    assert again.deck()[0][1] == tuple(again.becomes[card] for card in setup.deck()[0][1])
    assert again.deck()[1] == tuple(again.becomes[card] for card in setup.deck()[1])
    assert sorted(again.becomes.values()) == sorted(scenarios.DECK)
    assert again.becomes != setup.with_other_cards(2).becomes


def test_stacks_of_a_scripted_table_go_by_seat() -> None:
    setup = Setup.of(scenarios.load("used up with one player all-in"), "1")
    assert setup.stack(2) == 10  # the big blind, on the sixth seat
    assert setup.start(Fraction(1), None).stacks == (1000, 1000, 1000, 1000, 1000, 10)


def test_stakes_are_scaled_to_those_that_an_engine_can_play() -> None:
    setup = Setup(seats=2, button=1, seed="1")
    assert setup.scale(hello()) == 1
    assert setup.scale(hello(stakes=((20, 40),))) == 2
    with pytest.raises(NotSupported, match="cannot play stakes of 10/20"):
        setup.scale(hello(stakes=((3, 7),)))


def test_what_does_not_scale_to_whole_chips_is_not_supported() -> None:
    with pytest.raises(NotSupported, match="in proportion"):
        Setup(seats=2, button=1, seed="1").scale(hello(stakes=((1, 2),)))


def test_cards_are_told_only_to_an_engine_that_can_be_told() -> None:
    setup = Setup.of(scenarios.load("six hands"), "1")
    told = setup.start(Fraction(1), None)
    free = setup.start(Fraction(1), None, told=False)
    assert free.hands is UNSET
    assert free.stub is UNSET
    assert told.stub == setup.deck()[1]
    assert told.seed == free.seed  # it governs reshuffles too


@pytest.mark.parametrize(
    ("seats", "button", "before", "stacks"),
    [
        # the small blind of the hand before, now the button with 300, loses 5 to the big blind, now the small with 100
        (3, 1, 3, {1: 305, 2: 95, 3: 200}),
        (3, 3, 2, {1: 305, 2: 95, 3: 200}),
        (2, 1, 2, {1: 95, 2: 205}),  # the button posts the small blind
    ],
)
def test_a_hand_before_leaves_the_stacks_that_were_asked_for(
    seats: int, button: int, before: int, stacks: dict[int, int]
) -> None:
    # clockwise from the new button's left; the old button sits one seat before the new one
    asked = {1: 100, 2: 200, 3: 300} if seats == 3 else {1: 200, 2: 100}
    first = Setup(seats=seats, button=button, seed="1", stacks=asked, hand=2).hand_before()
    assert (first.button, dict(first.stacks), first.hand) == (before, stacks, 1)


def test_before_a_third_hand_two_are_played() -> None:
    # seat 3 loses the small blind of the second hand to seat 1, and seat 2 that of the first to seat 3
    second = Setup(seats=3, button=3, seed="1", stacks={1: 100, 2: 200, 3: 300}, hand=3).hand_before()
    first = second.hand_before()
    assert [(second.hand, second.button), (first.hand, first.button)] == [(2, 2), (1, 1)]
    assert [second.stack(second.player(seat)) for seat in (1, 2, 3)] == [95, 200, 305]
    assert [first.stack(first.player(seat)) for seat in (1, 2, 3)] == [95, 205, 300]
