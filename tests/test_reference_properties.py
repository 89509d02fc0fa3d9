"""What holds in every state that the reference engine can reach, under every rulebook."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tripledraw.reference_impl.actions import Action, IllegalAction
from tripledraw.reference_impl.cards import DECK
from tripledraw.reference_impl.dealer import Shuffled
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.rulebooks import COMMON, READINGS, RULEBOOKS, Rulebook
from tripledraw.reference_impl.table import Table

KINDS = ("fold", "check", "call", "bet", "raise", "draw", "timeout")


@st.composite
def tables(draw: st.DrawFn) -> Table:
    seats = draw(st.integers(2, 6))
    stacks = draw(st.lists(st.one_of(st.integers(1, 60), st.just(1000)), min_size=seats, max_size=seats))
    small_bet = draw(st.integers(1, 20))
    blinds = draw(st.sampled_from([None, (small_bet // 2, small_bet)]))
    return Table(seats, draw(st.integers(1, seats)), stacks, blinds, (small_bet, 2 * small_bet))


rulebooks = st.one_of(
    st.sampled_from(list(RULEBOOKS.values())),
    st.fixed_dictionaries({rule: st.sampled_from(names) for rule, names in READINGS.items()}).map(
        lambda readings: COMMON.but(**readings)
    ),
)


def legal_action(game: Game, random: Random) -> Action:
    """Choose something that is offered; folding is kept rare, so that hands go on to the muck and the deck."""
    seat = game.turn
    assert seat is not None
    if game.phase == "drawing":
        if random.random() < 0.05:
            return Action(seat, "timeout")
        hand = game.players[seat].hand
        return Action(seat, "draw", cards=tuple(random.sample(hand, random.choice([0, 1, 3, 5, 5]))))
    offered = [kind for kind in game.actions if kind != "fold" or random.random() < 0.2]
    return Action(seat, random.choice(offered))


def any_action(random: Random) -> Action:
    """Choose anything at all."""
    cards = random.choice([None, (), tuple(random.choices(DECK, k=random.randint(1, 6)))])
    amount = random.choice([None, random.randint(0, 50)])
    return Action(random.randint(0, 7), random.choice(KINDS), amount, cards)


def everything(game: Game) -> tuple[object, ...]:
    return (
        (game.phase, game.round, game.turn, game.actions, game.call, game.bets, game.stacks, game.pot),
        (game.live, game.hands, game.stub, game.muck, game.reshuffles, game.shown, list(game.won)),
    )


def check_state(game: Game, chips: int) -> None:
    assert sum(game.stacks) + game.pot == chips
    assert min(game.stacks) >= 0
    assert (game.turn is None) == (game.phase == "finished")
    assert bool(game.actions) == (game.phase != "finished")
    held = [card for player in game.players.values() if not player.folded for card in player.hand]
    piles = [card for pile in game.deck.piles for card in pile.cards]
    assert sorted(held + piles + game.stub) == sorted(DECK)
    assert set(game.muck) <= set(piles)
    if game.phase == "betting":
        assert all(len(hand) == 5 for hand in game.hands if hand is not None)
        assert game.turn in game.live
        assert game.stacks[(game.turn or 0) - 1] > 0


@settings(max_examples=400, deadline=None)
@given(table=tables(), rulebook=rulebooks, seed=st.integers(0, 2**32))
def test_every_state_of_a_hand(table: Table, rulebook: Rulebook, seed: int) -> None:
    random = Random(seed)
    chips = sum(table.stacks)
    game = Game(table, Shuffled(random), rulebook)
    while game.phase != "finished":
        check_state(game, chips)
        before = everything(game)
        action = any_action(random)
        try:
            game.act(action)
        except IllegalAction:
            assert everything(game) == before
            game.act(legal_action(game, random))
    check_state(game, chips)
    assert sum(game.won) <= chips
    if len(game.live) == 1:
        assert game.shown == []
    else:
        assert set(game.shown) <= set(game.live)
        assert {seat for seat, won in enumerate(game.won, start=1) if won} <= set(game.shown)


@settings(max_examples=40, deadline=None)
@given(table=tables(), rulebook=rulebooks, seed=st.integers(0, 2**32))
def test_what_is_offered_is_accepted_and_nothing_else(table: Table, rulebook: Rulebook, seed: int) -> None:
    """Replay the hand for each action; folding with nothing owed is allowed and not offered."""
    random = Random(seed)
    game = Game(table, Shuffled(Random(seed)), rulebook)
    played: list[Action] = []
    while game.phase != "finished":
        for kind in ("check", "call", "bet", "raise", "draw"):
            copy = replay(table, rulebook, seed, played)
            action = Action(game.turn or 0, kind, cards=() if kind == "draw" else None)
            if kind in game.actions:
                copy.act(action)
            else:
                with pytest.raises(IllegalAction):
                    copy.act(action)
        played.append(legal_action(game, random))
        game.act(played[-1])


def replay(table: Table, rulebook: Rulebook, seed: int, played: list[Action]) -> Game:
    game = Game(table, Shuffled(Random(seed)), rulebook)
    for action in played:
        game.act(action)
    return game


@pytest.mark.parametrize("rulebook", RULEBOOKS.values(), ids=RULEBOOKS)
def test_many_hands_in_a_row_lose_no_chip(rulebook: Rulebook) -> None:
    random = Random(3)
    game = Game(Table(6, 1, [100_000] * 6, (7, 15), (15, 30)), Shuffled(random), rulebook)
    for _ in range(40):
        button = game.button
        while game.phase != "finished":
            game.act(legal_action(game, random))
        assert sum(game.stacks) == 600_000
        game = game.next(Shuffled(random))
        assert game.button == button % 6 + 1
