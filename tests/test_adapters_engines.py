"""The adapters translate and never play: seats, cards, chips and refusals of each engine as the protocol has them."""

import json
import shutil
from pathlib import Path

import pytest

from tripledraw.adapters import CannotStart, Client, Rejected, Unsupported, connect
from tripledraw.adapters.protocol import Act, Start, State
from tripledraw.reference_impl.cards import DECK
from tripledraw.reference_impl.rulebooks import COMMON

TABLE_ENGINES = ["reference", "pokerkit", "pokerface"]
RANKING_ENGINES = [*TABLE_ENGINES, "poker-equity"]


def table(seats: int = 6, button: int = 6, **others: object) -> Start:
    """Return a table at which seat 1 holds the first five cards of the deck, seat 2 the next, and so on."""
    hands = tuple(DECK[5 * seat : 5 * seat + 5] for seat in range(seats))
    return Start(
        **{
            "seats": seats,
            "button": button,
            "stacks": tuple(1000 + seat for seat in range(1, seats + 1)),
            "blinds": (5, 10),
            "bets": (10, 20),
            "hands": hands,
            "stub": DECK[5 * seats :],
        }
        | others  # type: ignore[arg-type]
    )


def play(client: Client, *actions: Act) -> State:
    """Play the actions and return the last state."""
    return [client.act(action) for action in actions][-1]


def drawing(client: Client) -> State:
    """Return the first draw, everybody having called."""
    state = client.start(table())
    while state.phase == "betting":
        assert isinstance(state.turn, int)
        assert isinstance(state.actions, tuple)
        state = client.act(Act(state.turn, "check" if "check" in state.actions else "call"))
    return state


@pytest.mark.parametrize("engine", TABLE_ENGINES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_sits_where_the_protocol_says(engine: str, seats: int) -> None:
    with connect(engine) as client:
        for button in range(1, seats + 1):
            asked = table(seats, button)
            state = client.start(asked)
            small = button if seats == 2 else button % seats + 1
            big = small % seats + 1
            assert state.hands == asked.hands
            assert state.stub == asked.stub
            assert state.button == button
            assert state.turn == big % seats + 1
            assert state.live == tuple(range(1, seats + 1))
            assert isinstance(state.bets, tuple)
            assert isinstance(state.stacks, tuple)
            assert {seat: bet for seat, bet in enumerate(state.bets, 1) if bet} == {small: 5, big: 10}
            assert [sum(chips) for chips in zip(state.bets, state.stacks, strict=True)] == list(asked.stacks)
            assert (state.phase, state.round, state.pot, state.muck) == ("betting", 1, 15, ())
            assert state.call == (10 if seats > 2 else 5)


@pytest.mark.parametrize("engine", TABLE_ENGINES)
def test_cards_are_served_from_the_scripted_stub_in_order(engine: str) -> None:
    with connect(engine) as client:
        state = drawing(client)
        assert (state.phase, state.round, state.turn, state.actions) == ("drawing", 1, 1, ("draw",))
        given_up = (DECK[0], DECK[1], DECK[5])
        state = play(
            client,
            Act(1, "draw", cards=given_up[:2]),
            Act(2, "draw", cards=given_up[2:]),
            *(Act(seat, "draw", cards=()) for seat in range(3, 7)),
        )
        assert isinstance(state.hands, tuple)
        assert set(state.hands[0] or ()) == {*DECK[2:5], DECK[30], DECK[31]}
        assert set(state.hands[1] or ()) == {*DECK[6:10], DECK[32]}
        assert state.stub == DECK[33:]
        assert isinstance(state.muck, tuple)
        assert set(state.muck) == set(given_up)
        assert (state.phase, state.round, state.turn, state.pot) == ("betting", 2, 1, 60)


@pytest.mark.parametrize("engine", ["reference", "pokerkit"])
def test_a_discard_that_is_not_served_yet_is_not_in_the_muck(engine: str) -> None:
    with connect(engine) as client:
        drawing(client)
        state = client.act(Act(1, "draw", cards=DECK[:2]))
        assert state.muck == ()


@pytest.mark.parametrize("engine", TABLE_ENGINES)
def test_a_hand_that_all_but_one_fold_ends_with_the_pot_in_the_last_stack(engine: str) -> None:
    with connect(engine) as client:
        client.start(table(3, 3))
        state = play(client, Act(3, "fold"), Act(1, "fold"))
        assert state.phase == "finished"
        assert state.stacks == (996, 1007, 1003)
        assert not state.shown


@pytest.mark.parametrize("engine", TABLE_ENGINES)
@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Act(3, "draw", cards=()), "bad-action"),
        (Act(3, "raise", amount=25), "bad-amount"),
    ],
)
def test_what_an_engine_refuses_is_rejected_and_changes_nothing(engine: str, action: Act, reason: str) -> None:
    with connect(engine) as client:
        before = client.start(table())
        with pytest.raises(Rejected) as caught:
            client.act(action)
        assert caught.value.reason == reason
        assert client.state() == before


@pytest.mark.parametrize("engine", TABLE_ENGINES)
def test_a_card_of_somebody_else_cannot_be_discarded(engine: str) -> None:
    with connect(engine) as client:
        before = drawing(client)
        with pytest.raises(Rejected) as caught:
            client.act(Act(1, "draw", cards=(DECK[5],)))
        assert caught.value.reason == "bad-cards"
        assert client.state() == before


def test_pokerkit_is_shown_as_it_is_after_a_refusal_that_left_it_waiting_for_the_deal() -> None:
    with connect("pokerkit") as client:
        drawing(client)
        for seat in range(1, 6):
            client.act(Act(seat, "draw", cards=()))
        with pytest.raises(Rejected):
            client.act(Act(6, "draw", cards=(DECK[25], DECK[25])))
        state = client.state()
    assert (state.phase, state.round, state.turn, state.actions) == ("drawing", 1, None, ())
    assert state.hands[5] == DECK[26:30]  # type: ignore[index]
    assert state.muck == ()


@pytest.mark.parametrize("engine", TABLE_ENGINES)
def test_once_the_hand_is_over_nobody_acts(engine: str) -> None:
    with connect(engine) as client:
        client.start(table(2, 1))
        client.act(Act(1, "fold"))
        with pytest.raises(Rejected) as caught:
            client.act(Act(2, "check"))
        assert caught.value.reason == "hand-over"


@pytest.mark.parametrize("engine", ["pokerkit", "pokerface"])
@pytest.mark.parametrize("action", ["check", "bet", "timeout"])
def test_what_cannot_be_said_to_an_engine_is_unsupported(engine: str, action: str) -> None:
    with connect(engine) as client:
        client.start(table())
        with pytest.raises(Unsupported):
            client.act(Act(3, action))


def test_out_of_turn_can_be_said_to_pokerface_and_not_to_pokerkit() -> None:
    with connect("pokerkit") as client:
        client.start(table())
        with pytest.raises(Unsupported, match="always the player in turn"):
            client.act(Act(4, "call"))
    with connect("pokerface") as client:
        client.start(table())
        with pytest.raises(Rejected, match="out-of-turn"):
            client.act(Act(4, "call"))


def test_a_seventh_player_is_for_the_engine_to_answer() -> None:
    seven = Start(seats=7, button=7, stacks=(1000,) * 7, blinds=(5, 10), bets=(10, 20))
    with connect("reference") as client, pytest.raises(Rejected, match="bad-table"):
        client.start(seven)
    with connect("pokerkit") as client:
        assert client.start(seven).live == (1, 2, 3, 4, 5, 6, 7)


@pytest.mark.parametrize("engine", TABLE_ENGINES)
@pytest.mark.parametrize("seats", [1, 2])
def test_a_table_that_cannot_be_is_rejected(engine: str, seats: int) -> None:
    stacks = (1000,) if seats == 1 else (1000, -1)
    with connect(engine) as client, pytest.raises(Rejected, match="bad-table"):
        client.start(Start(seats=seats, button=1, stacks=stacks, blinds=(5, 10), bets=(10, 20)))


@pytest.mark.parametrize("engine", TABLE_ENGINES)
def test_the_same_seed_deals_the_same_cards(engine: str) -> None:
    shuffled = Start(seats=3, button=1, stacks=(1000,) * 3, blinds=(5, 10), bets=(10, 20), seed=5)
    with connect(engine) as client:
        assert client.start(shuffled).hands == client.start(shuffled).hands


@pytest.mark.parametrize("engine", RANKING_ENGINES)
def test_the_best_hand_wins_and_equal_hands_tie(engine: str) -> None:
    wheel, also, worst = ("7c", "5d", "4h", "3s", "2c"), ("7d", "5h", "4s", "3c", "2d"), ("Ac", "Kd", "Qh", "Js", "9c")
    with connect(engine) as client:
        assert client.winners([worst, wheel, also]).winners == (1, 2)
        low, high, tied = client.strengths([worst, wheel, also]).strengths
        assert low < high == tied  # type: ignore[operator]
        with pytest.raises(Rejected, match="bad-cards"):
            client.winners([("1z", *wheel[1:])])


def test_a_reference_engine_of_one_rulebook_plays_that_and_claims_only_what_it_is_told() -> None:
    from tripledraw.adapters.reference import ReferenceEngine

    everything = ReferenceEngine().hello(protocol=1, suite="0")
    assert "common" in everything["rulebooks"]
    assert everything["readings"] == {}
    mixed = ReferenceEngine(rulebook=COMMON.but(**{"DECK-2": "mixed-in"}), readings={"DECK-2": "mixed-in"})
    assert mixed.hello(protocol=1, suite="0")["rulebooks"] == []
    assert mixed.hello(protocol=1, suite="0")["readings"] == {"DECK-2": "mixed-in"}


# --- pokersolver, with a stand-in for the npm package that knows a hand by its first card -------------------

STAND_IN = """
const order = "23456789TJQKA";
const solve = ([card]) => {
  const rank = order.indexOf(card[0]);
  return { rank: 1, cards: [{ rank }], compare: (other) => other.cards[0].rank - rank };
};
module.exports = { Hand: { solve } };
"""


def test_pokersolver_is_turned_upside_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "node_modules" / "pokersolver"
    package.mkdir(parents=True)
    (package / "package.json").write_text(json.dumps({"version": "2.1.4", "main": "index.js"}), "utf-8")
    (package / "index.js").write_text(STAND_IN, "utf-8")
    monkeypatch.chdir(tmp_path)
    with connect("pokersolver") as client:
        assert (client.hello.name, client.hello.version) == ("pokersolver", "2.1.4")
        assert client.winners([["Kc"], ["7c"], ["7d"]]).winners == (1, 2)
        assert client.strengths([["Kc"], ["7c"]]).strengths == ((-1, -11), (-1, -5))
        with pytest.raises(Unsupported, match="only ranks hands"):
            client.state()


def test_without_its_package_pokersolver_says_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert shutil.which("node"), "this test needs Node"
    monkeypatch.chdir(tmp_path)
    with pytest.raises(CannotStart, match="npm install pokersolver"):
        connect("pokersolver")
