"""The reference engine's betting rounds."""

import pytest
from reference_play import act, play, start, to_next_draw, to_next_round

from tripledraw.reference_impl.actions import Action, IllegalAction
from tripledraw.reference_impl.game import Game
from tripledraw.reference_impl.rulebooks import COMMON, RULEBOOKS, Rulebook


def refusal(game: Game, kind: str, *, seat: int | None = None, amount: int | None = None) -> IllegalAction:
    """Try something that is refused, and see that it changed nothing."""
    before = (game.turn, game.bets, game.stacks, game.live, game.hands, game.actions)
    with pytest.raises(IllegalAction) as caught:
        game.act(Action(seat or game.turn or 1, kind, amount))
    assert (game.turn, game.bets, game.stacks, game.live, game.hands, game.actions) == before
    return caught.value


def round_two(**table: object) -> Game:
    return to_next_round(to_next_draw(start(**table)))  # type: ignore[arg-type]


def raises(game: Game) -> int:
    """Bet and raise until no more is offered; return how many bets the round has then seen."""
    made = 0
    while {"bet", "raise"} & set(game.actions):
        act(game, game.actions[-1])
        made += 1
        if made == 40:
            break
    return made


def test_the_big_blind_acts_last_in_the_first_round_and_may_check_or_raise() -> None:
    # BLIND-4, from the Finnish document.
    game = play(start(), "call", "call", "call", "call", "call")
    assert game.turn == 2
    assert game.actions == ["check", "raise"]
    assert play(game, "check").phase == "drawing"


def test_a_blind_adds_only_the_difference() -> None:
    game = play(start(), "raise", "fold", "fold", "fold")
    assert (game.turn, game.call) == (1, 15)
    assert play(game, "call").call == 10


def test_the_first_player_in_left_of_the_button_opens_later_rounds() -> None:
    game = play(start(), "call", "call", "call", "call", "fold", "check")
    assert to_next_round(game).turn == 2


def test_nobody_who_owes_may_check_and_nobody_else_may_call() -> None:
    game = start()
    assert refusal(game, "check").rule == "BET-5"
    assert refusal(round_two(), "call").rule == "BET-6"


def test_a_bet_after_checks_comes_back_to_those_who_checked() -> None:
    game = play(round_two(seats=3, button=3), "check", "check", "bet")
    assert game.turn == 1
    assert game.actions == ["fold", "call", "raise"]
    play(game, "raise", "fold", "call")
    assert game.phase == "drawing"


@pytest.mark.parametrize(("to_come", "size"), [(1, 10), (2, 10), (3, 20), (4, 20)])
def test_bets_have_one_size_in_each_round(to_come: int, size: int) -> None:
    game = start(seats=2, button=1)
    for _ in range(to_come - 1):
        to_next_round(to_next_draw(game))
    assert game.round == to_come
    before = max(game.bets)
    more = game.actions[-1]
    assert refusal(game, more, amount=before + size + 1).reason == "bad-amount"
    act(game, more, amount=before + size)
    assert max(game.bets) == before + size


@pytest.mark.parametrize(
    ("kind", "reason", "rule"),
    [
        ("bet", "bad-action", "BET-8"),
        ("draw", "bad-action", "BET-1"),
        ("timeout", "bad-action", "BET-1"),
        ("dance", "bad-action", "BET-1"),
    ],
)
def test_what_is_no_action_here(kind: str, reason: str, rule: str) -> None:
    refused = refusal(start(), kind)
    assert (refused.reason, refused.rule) == (reason, rule)


@pytest.mark.parametrize("seat", [1, 2, 4, 6, 7, 99])
def test_acting_out_of_turn(seat: int) -> None:
    refused = refusal(start(), "fold", seat=seat)
    assert (refused.reason, refused.rule) == ("out-of-turn", "BET-18")


def test_a_call_of_another_amount() -> None:
    game = start()
    assert refusal(game, "call", amount=9).reason == "bad-amount"
    act(game, "call", amount=10)
    assert game.bets[2] == 10


# The cap: cs, PokerStars and Robert's Rules play a bet and three raises, WSOP live rule 126 one more.


@pytest.mark.parametrize(("name", "first", "later"), [("common", 3, 4), ("cs", 3, 4), ("wsop", 4, 5)])
def test_the_cap(name: str, first: int, later: int) -> None:
    assert raises(start(rulebook=RULEBOOKS[name])) == first
    assert raises(round_two(rulebook=RULEBOOKS[name])) == later


def test_a_raise_over_the_cap_is_refused() -> None:
    game = start()
    raises(game)
    assert refusal(game, "raise").rule == "BET-11"
    game = round_two()
    raises(game)
    assert refusal(game, "raise").rule == "BET-12"


BEGAN = COMMON.but(**{"BET-16": "open-if-round-began-with-two"})
ONCE = COMMON.but(**{"BET-16": "open-once-two"})


@pytest.mark.parametrize(("rulebook", "bets"), [(COMMON, 4), (BEGAN, 40), (ONCE, 40)])
def test_the_cap_of_a_round_that_begins_with_two(rulebook: Rulebook, bets: int) -> None:
    assert raises(round_two(seats=2, button=1, rulebook=rulebook)) == bets


@pytest.mark.parametrize(("rulebook", "more"), [(COMMON, 2), (BEGAN, 2), (ONCE, 40)])
def test_the_cap_when_one_of_three_folds_after_the_second_bet(rulebook: Rulebook, more: int) -> None:
    game = play(round_two(seats=3, button=3, rulebook=rulebook), "bet", "raise", "fold")
    assert raises(game) == more


@pytest.mark.parametrize("rulebook", [COMMON, BEGAN, ONCE])
def test_a_cap_that_was_reached_with_three_stays(rulebook: Rulebook) -> None:
    game = play(round_two(seats=3, button=3, rulebook=rulebook), "bet", "raise", "raise", "raise")
    assert play(game, "fold").actions == ["fold", "call"]


def test_the_last_player_left_takes_the_pot_and_shows_nothing() -> None:
    # BET-14: TDA 17-B; WSOP live 139. The raise of 10 over the big blind went uncalled.
    game = play(start(), "raise", "fold", "fold", "fold", "fold", "fold")
    assert (game.phase, game.turn, game.actions) == ("finished", None, [])
    assert game.shown == []
    assert game.stacks == [995, 990, 1015, 1000, 1000, 1000]
    assert game.won == [0, 0, 25, 0, 0, 0]


def test_folding_with_nothing_owed_is_allowed_and_never_offered() -> None:
    game = round_two()
    assert game.actions == ["check", "bet"]
    assert play(game, "fold").live == [2, 3, 4, 5, 6]
