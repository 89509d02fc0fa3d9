"""One hand in play: what is done, what is seen, what was received, and groups of cards."""

from collections.abc import Iterator
from typing import Any

import pytest
from step_by_step import client

from tripledraw import scenarios
from tripledraw.adapters.client import Client
from tripledraw.adapters.outcomes import Mismatch, NotSupported
from tripledraw.adapters.reference import ReferenceEngine
from tripledraw.features.groups import group, in_order
from tripledraw.features.play import Play
from tripledraw.features.steps.drawing import one_deck
from tripledraw.features.steps.setting import past_a_draw
from tripledraw.features.words import Unreadable
from tripledraw.reference_impl.rulebooks import COMMON


@pytest.fixture
def engine() -> Iterator[Client]:
    with client(ReferenceEngine) as opened:
        yield opened


def six_hands(engine: Client, *lines: str) -> Play:
    """Return a table of the six scripted hands after some lines of play."""
    play = Play(engine, "1")
    play.scripted_table(scenarios.load("six hands"))
    for line in lines:
        play.play(line)
    return play


def test_everyone_plays_until_the_round_is_over(engine: Client) -> None:
    assert six_hands(engine, "everyone calls").hand.begins() == ("drawing", 1)


def test_the_deal_is_made_when_something_is_first_looked_at(engine: Client) -> None:
    play = Play(engine, "1")
    play.table(3)
    assert engine.calls == []
    assert play.hand.turn() == 3
    with pytest.raises(ValueError, match="the cards are dealt"):
        play.set(button=1)


def test_cards_received_are_those_that_were_not_kept(engine: Client) -> None:
    play = six_hands(engine, "everyone calls", "P1 discards Kc Qd", "everyone stands pat")
    assert play.hand.received(1, 1) == ("Jh", "3c")
    assert play.hand.received(1, 2) == ()


def test_cards_received_are_known_after_a_later_draw_and_after_a_fold(engine: Client) -> None:
    play = six_hands(engine, "everyone calls", "P1 discards Kc Qd", "P2 discards As", "everyone stands pat")
    play.play("P1 bets")
    play.play("P2 folds")
    play.play("everyone calls")
    play.play("P1 discards Jh")
    assert play.hand.received(1, 1) == ("Jh", "3c")
    assert play.hand.received(1, 2) == ("Th",)


@pytest.mark.parametrize(("reading", "at_once"), [("declare-then-serve", False), ("one-by-one", True)])
def test_it_is_seen_whether_a_player_is_served_before_the_next_declares(reading: str, at_once: bool) -> None:
    rulebook = COMMON.but(**{"DRAW-4": reading})
    with client(lambda: ReferenceEngine(rulebook=rulebook)) as engine:
        play = six_hands(engine, "everyone calls", "P1 discards Kc Qd")
        [part] = play.hand.drawn
        assert part.served_at_once is at_once
        assert play.hand.is_served(part) is at_once


class ShowsDiscards(ReferenceEngine):
    """An engine that shows a player's old hand until he is served."""

    def act(self, **action: Any) -> dict[str, Any]:
        before = self.state()["hands"][action["seat"] - 1]
        state = super().act(**action)
        if action["action"] == "draw" and state["phase"] == "drawing":
            state["hands"][action["seat"] - 1] = before
        return state


def test_a_player_who_still_shows_his_discards_has_not_been_served() -> None:
    with client(ShowsDiscards) as engine:
        play = six_hands(engine, "everyone calls", "P1 discards Kc Qd")
        assert not play.hand.is_served(play.hand.drawn[0])


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", ""),
        ("Kc 2d", "Kc 2d"),
        ("discards of draw 1", "Kc Qd Kd"),
        ("discards of draw 1 by P2", "Kd"),
        ("discards of P1", "Kc Qd Jh"),
        ("Kc + discards of draw 2", "Kc Jh"),
        ("the stub before the draw", ""),
    ],
)
def test_groups_of_cards(engine: Client, text: str, named: str) -> None:
    play = six_hands(engine, "everyone calls", "P1 discards Kc Qd", "P2 discards Kd", "everyone stands pat")
    play.play("everyone checks")
    stub = play.hand.state.stub
    play.play("P1 discards Jh")
    expected = list(stub) if text.startswith("the stub") and isinstance(stub, tuple) else named.split()
    assert in_order(text, play.hand) == expected


def test_cards_from_the_top_of_the_stub(engine: Client) -> None:
    play = six_hands(engine, "everyone calls", "everyone stands pat", "everyone checks")
    stub = play.hand.state.stub
    assert isinstance(stub, tuple)
    for line in ("P1 discards Kc", "P2 discards Kd As", "everyone stands pat"):
        play.play(line)
    assert in_order("the first 1 of the stub before the draw", play.hand) == list(stub[:1])
    assert in_order("the first 2 of what P1 left of the stub", play.hand) == list(stub[1:3])


def test_a_group_leaves_each_player_without_his_own_discards(engine: Client) -> None:
    play = six_hands(engine, "everyone calls", "P1 discards Kc", "everyone stands pat", "everyone checks")
    play.play("P1 discards Qd")
    every = group("discards of draw 1 + discards of draw 2", play.hand)
    assert every.for_player(play.hand, 1) == {"Kc"}
    none = group("discards of draw 1 + discards of draw 2 but none of their own", play.hand)
    assert none.for_player(play.hand, 1) == set()
    assert none.for_player(play.hand, 2) == {"Kc", "Qd"}


def test_folded_hands_are_kept_in_mind(engine: Client) -> None:
    play = six_hands(engine, "P3 folds")
    assert group("folded hands", play.hand).cards == {"8s", "7h", "2d", "Ad", "4c"}
    assert group("folded hand of P3", play.hand).cards == {"8s", "7h", "2d", "Ad", "4c"}
    with pytest.raises(NotSupported):
        group("folded hand of P4", play.hand)


def test_a_group_that_is_none_is_unreadable(engine: Client) -> None:
    with pytest.raises(Unreadable, match="'all' is no card"):
        group("all of it", six_hands(engine).hand)


def test_a_table_played_again_is_played_with_other_cards(engine: Client) -> None:
    play = Play(engine, "1")
    play.scripted_table(scenarios.load("six hands"), plays=3)
    play.play("everyone calls")
    play.play("P1 discards Kc")
    discards = [hand.drawn[0].discards for hand in play.hands()]
    assert len(set(discards)) == 3
    assert discards[0] == ("Kc",)


def test_hands_that_were_played_are_looked_at_again_until_more_is_done(engine: Client) -> None:
    play = Play(engine, "1")
    play.scripted_table(scenarios.load("six hands"), plays=3)
    play.play("everyone calls")
    hands = list(play.hands())
    looked_at = [(hand, [call.method for call in engine.calls]) for hand in play.hands()]
    assert looked_at == [(hand, ["start"] + 6 * ["act"]) for hand in hands]
    play.play("everyone stands pat")
    assert [hand.begins() for hand in play.hands()] == 3 * [("betting", 2)]
    assert play.hand not in hands[:2]


def test_a_refusal_of_what_the_rules_allow_is_a_mismatch(engine: Client) -> None:
    with pytest.raises(Mismatch, match="P3 may check"):
        six_hands(engine, "P3 checks")


def test_somebody_elses_turn_is_a_mismatch(engine: Client) -> None:
    with pytest.raises(Mismatch, match="expected it is P1's turn; seen it is P3's turn"):
        six_hands(engine, "P1 raises")


class AlwaysFirst(ReferenceEngine):
    """An engine whose rounds never end."""

    def act(self, **action: Any) -> dict[str, Any]:  # noqa: ARG002
        return self.state()


def test_a_round_that_never_ends_is_a_mismatch() -> None:
    with client(AlwaysFirst) as engine, pytest.raises(Mismatch, match="comes to an end"):
        six_hands(engine, "everyone calls")


class Burns(ReferenceEngine):
    """An engine that cannot play without burning cards."""

    def hello(self, **asked: Any) -> dict[str, Any]:
        return {**super().hello(**asked), "burns": True}


def test_an_engine_that_burns_cards_cannot_play_a_table_that_counts_the_stub() -> None:
    with client(Burns) as engine, pytest.raises(NotSupported, match="burns cards"):
        six_hands(engine)


class OnlyBets(ReferenceEngine):
    """An engine that is asked to play betting rounds only, and has no turn in a draw."""

    def hello(self, **asked: Any) -> dict[str, Any]:
        return {**super().hello(**asked), "implements": ["betting"]}

    def act(self, **action: Any) -> dict[str, Any]:
        state = super().act(**action)
        return {**state, "turn": None} if state["phase"] == "drawing" else state


def test_a_draw_is_asked_of_no_engine_that_offers_none() -> None:
    with client(OnlyBets) as engine:
        play = Play(engine, "1")
        play.table(3)
        play.play("everyone calls")
        assert play.hand.begins() == ("drawing", 1)
        with pytest.raises(NotSupported, match="offers no drawing"):
            play.play("everyone stands pat")
        with pytest.raises(NotSupported, match="offers no drawing"):
            past_a_draw(play, "first")


class ShowsFoldedHands(ReferenceEngine):
    """Goes on showing a folded hand, which is in the muck too."""

    def act(self, **asked: Any) -> dict[str, Any]:
        shown = super().act(**asked)
        return {**shown, "hands": [list(player.hand) for player in self._playing().players.values()]}


def test_a_folded_hand_that_is_shown_and_in_the_muck_is_in_one_place() -> None:
    with client(ShowsFoldedHands) as engine:
        play = six_hands(engine, "P3 folds", "everyone calls")
        seat = play.setup.seat(3)
        assert set(play.hand.shows("hands")[seat - 1]) <= set(play.hand.shows("muck"))
        one_deck(play)


def test_a_live_hand_that_is_in_the_muck_is_in_two_places() -> None:
    class MuckHasAHand(ReferenceEngine):
        def act(self, **asked: Any) -> dict[str, Any]:
            shown = super().act(**asked)
            return {**shown, "muck": shown["muck"] + self._playing().players[1].hand}

    with client(MuckHasAHand) as engine, pytest.raises(Mismatch, match="no card is in two places"):
        one_deck(six_hands(engine, "everyone calls"))


class PlaysThree(ReferenceEngine):
    """Plays tables of three only, and says so."""

    def hello(self, **asked: Any) -> dict[str, Any]:
        return super().hello(**asked) | {"seats": [3]}


def test_a_table_of_a_size_that_an_engine_does_not_play_is_not_supported() -> None:
    with client(PlaysThree) as engine:
        three, four = Play(engine, "1"), Play(engine, "1")
        three.table(3)
        four.table(4)
        assert three.hand.turn() == 3
        with pytest.raises(NotSupported, match="plays no table of 4"):
            _ = four.hand
        assert [call.method for call in engine.calls] == ["start"]
