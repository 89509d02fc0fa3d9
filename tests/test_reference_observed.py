"""The reference engine on cards that somebody else dealt."""

from random import Random

import pytest
from reference_play import start, to_next_draw

from tripledraw.reference_impl.actions import Action, IllegalAction
from tripledraw.reference_impl.cards import DECK, HIDDEN
from tripledraw.reference_impl.dealer import Shuffled
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.observed import ImpossibleCard, Observed
from tripledraw.reference_impl.rulebooks import COMMON, RULEBOOKS, Rulebook
from tripledraw.reference_impl.table import Table

TABLE = Table(6, 6, [1000] * 6, (5, 10), (10, 20))


def random_action(game: Game, random: Random) -> Action:
    assert game.turn is not None
    if game.phase == "drawing":
        hand = game.players[game.turn].hand
        return Action(game.turn, "draw", cards=tuple(random.sample(hand, random.choice([0, 2, 4, 5]))))
    kinds = [kind for kind in game.actions if kind != "fold" or random.random() < 0.1]
    return Action(game.turn, random.choice(kinds))


def follow(game: Game, mirror: Game, action: Action, seen: set[int]) -> None:
    """Play the same action on both; the mirror is told of the cards that the seats in `seen` hold."""
    kept = {seat: set(player.hand) for seat, player in game.players.items()}
    kept[action.seat] -= set(action.cards or ())
    game.act(action)
    if game.phase != "drawing" or game.rulebook["DRAW-4"] == "one-by-one":
        for seat in seen:
            served = [card for card in game.players[seat].hand if card not in kept[seat]]
            if served:
                mirror.dealer.expect(seat, served[::-1])  # type: ignore[attr-defined]
    cards = action.cards
    if cards and action.seat not in seen:
        cards = (HIDDEN,) * len(cards)
    mirror.act(Action(action.seat, action.kind, action.amount, cards))


def public(game: Game) -> tuple[object, ...]:
    return (game.phase, game.round, game.turn, game.actions, game.call, game.bets, game.live)


@pytest.mark.parametrize("rulebook", RULEBOOKS.values(), ids=RULEBOOKS)
def test_a_hand_of_known_cards_is_followed_card_by_card(rulebook: Rulebook) -> None:
    random = Random(5)
    reshuffles = 0
    for _ in range(40):
        game = Game(TABLE, Shuffled(random), rulebook)
        mirror = Game(TABLE, Observed([hand or [] for hand in game.hands]), rulebook)
        while game.phase != "finished":
            follow(game, mirror, random_action(game, random), {1, 2, 3, 4, 5, 6})
            assert public(mirror) == public(game)
            assert [set(hand or ()) for hand in mirror.hands] == [set(hand or ()) for hand in game.hands]
            assert set(mirror.stub) == set(game.stub)
            assert set(mirror.muck) == set(game.muck)
        # Under hold-last the card held is not told from one that comes back to the same hand.
        seen = len if rulebook["DECK-2"] == "hold-last" else set
        assert list(map(seen, mirror.reshuffles)) == list(map(seen, game.reshuffles))
        assert (mirror.stacks, mirror.shown) == (game.stacks, game.shown)
        reshuffles += len(game.reshuffles)
    assert reshuffles > 10


@pytest.mark.parametrize("rulebook", RULEBOOKS.values(), ids=RULEBOOKS)
def test_a_hand_of_which_one_player_is_seen_is_followed(rulebook: Rulebook) -> None:
    random = Random(6)
    for _ in range(80):
        game = Game(TABLE, Shuffled(random), rulebook)
        hands = [game.players[1].hand, *[[HIDDEN] * 5] * 5]
        dealer = Observed(hands)
        mirror = Game(TABLE, dealer, rulebook)
        while game.phase != "finished":
            action = random_action(game, random)
            if game.phase == "betting":
                dealer.shown = {seat: game.players[seat].hand for seat in game.live}
            follow(game, mirror, action, {1})
            assert public(mirror) == public(game)
            assert [len(hand or ()) for hand in mirror.hands] == [len(hand or ()) for hand in game.hands]
            assert len(mirror.stub) + len(mirror.muck) == len(game.stub) + len(game.muck)
        assert mirror.stacks == game.stacks


def observed(rulebook: Rulebook = COMMON) -> tuple[Game, Observed]:
    """Six players with the first thirty cards of the deck; the first draw comes next."""
    dealer = Observed([DECK[first : first + 5] for first in range(0, 30, 5)])
    return to_next_draw(Game(TABLE, dealer, rulebook)), dealer


def serve(game: Game, dealer: Observed, draws: dict[int, tuple[tuple[str, ...], list[str]]]) -> None:
    """Let each seat discard, and be served, the cards given; the others stand pat."""
    for seat in game.live:
        if seat in draws:
            dealer.expect(seat, draws[seat][1])
    for seat in game.live:
        game.act(Action(seat, "draw", cards=draws.get(seat, ((), []))[0]))


FIRST_22 = {
    seat: (DECK[5 * seat - 5 : 5 * seat][:count], list(DECK[25 + 5 * seat : 25 + 5 * seat + count]))
    for seat, count in zip(range(1, 6), (5, 5, 5, 5, 2), strict=True)
}
"""The first draw: P1 to P4 exchange five and P5 two, which takes the whole stub."""


@pytest.mark.parametrize(
    ("card", "rule"),
    [
        (DECK[0], "MUCK-4"),  # what P1 gives up now
        (DECK[5], "MUCK-6"),  # held by P2
    ],
)
def test_a_card_that_cannot_come_from_the_stub(card: str, rule: str) -> None:
    game, dealer = observed()
    with pytest.raises(ImpossibleCard) as caught:
        serve(game, dealer, {1: ((DECK[0],), [card])})
    assert (caught.value.rule, caught.value.card, caught.value.seat) == (rule, card, 1)


@pytest.mark.parametrize(
    ("draws", "rule", "rulebook"),
    [
        ({1: ((DECK[30],), [DECK[30]])}, "MUCK-4", "common"),
        ({1: ((DECK[30],), [DECK[0]])}, None, "common"),
        ({1: ((DECK[30],), [DECK[0]])}, "DECK-3", "fi"),
        ({1: ((DECK[30],), [DECK[35]]), 2: ((DECK[35],), [DECK[0]])}, "MUCK-5", "common"),
        ({1: ((DECK[30],), [DECK[35]]), 2: ((DECK[35],), [DECK[0]])}, None, "fi"),
        ({1: ((DECK[30],), [DECK[1]]), 2: ((DECK[35],), [DECK[30]])}, "DECK-1", "common"),
        ({1: ((DECK[30],), [DECK[25]])}, "MUCK-6", "common"),
    ],
)
def test_cards_after_a_reshuffle(
    draws: dict[int, tuple[tuple[str, ...], list[str]]], rule: str | None, rulebook: str
) -> None:
    game, dealer = observed(RULEBOOKS[rulebook])
    serve(game, dealer, FIRST_22)
    to_next_draw(game)
    if rule is None:
        serve(game, dealer, draws)
        return
    with pytest.raises(ImpossibleCard) as caught:
        serve(game, dealer, draws)
    assert caught.value.rule == rule


def test_the_last_cards_of_the_stub_must_come_first() -> None:
    # One card is left of 22, DECK[51]; P1 draws two and is served two from the muck.
    game, dealer = observed()
    draws = {**FIRST_22, 5: (DECK[20:21], [DECK[50]])}
    serve(game, dealer, draws)
    to_next_draw(game)
    with pytest.raises(ImpossibleCard) as caught:
        serve(game, dealer, {1: ((DECK[30], DECK[31]), [DECK[5], DECK[6]])})
    assert (caught.value.rule, caught.value.card) == ("DECK-2", DECK[51])


def test_more_cards_than_were_discarded() -> None:
    game, dealer = observed()
    with pytest.raises(ImpossibleCard) as caught:
        serve(game, dealer, {1: ((DECK[0],), [DECK[40], DECK[41]])})
    assert caught.value.rule == "DRAW-6"


def test_a_shown_hand_that_the_seat_cannot_have() -> None:
    dealer = Observed([DECK[:5], [HIDDEN] * 5], shown={2: [*DECK[4:9]]})
    game = Game(Table(2, 1, [10, 10], (5, 10)), dealer)
    game.act(Action(1, "call"))
    for seat in (2, 1, 2, 1, 2):
        game.act(Action(seat, "draw", cards=()))
    with pytest.raises(ImpossibleCard) as caught:
        game.act(Action(1, "draw", cards=()))
    assert (caught.value.rule, caught.value.seat) == ("SEAT-6", 2)


def test_a_hidden_hand_wins_nothing_from_a_hand_that_is_seen() -> None:
    dealer = Observed([DECK[:5], [HIDDEN] * 5])
    game = Game(Table(2, 1, [10, 10], (5, 10)), dealer)
    game.act(Action(1, "call"))
    for _ in range(6):
        game.act(Action(game.turn or 0, "draw", cards=()))
    assert game.stacks == [20, 0]


@pytest.mark.parametrize("hands", [[DECK[:5]], [DECK[:5], DECK[4:9]], [DECK[:5], DECK[5:9]]])
def test_hands_that_are_no_deal(hands: list[tuple[str, ...]]) -> None:
    with pytest.raises(IllegalAction) as caught:
        Game(Table(2, 1, [100, 100], (5, 10)), Observed(hands))
    assert caught.value.reason == "bad-table"


def test_scripted_and_observed_hands_look_the_same() -> None:
    game = start(seats=2, button=1)
    mirror = Game(game.table, Observed([hand or [] for hand in game.hands]))
    assert mirror.hands == game.hands
