"""The HTML page, read back with Python's own parser. What it looks like and does in a browser: tests/browser."""

from __future__ import annotations

from functools import cache
from html.parser import HTMLParser

import pytest
from engines.hostile import HARM
from samples import AFTER, CALLS, STATE, every_outcome, hostile

from tripledraw.features.catalogue import load
from tripledraw.record import Exchange
from tripledraw.reports.drawing import Card, drawn
from tripledraw.reports.html import render

VOID = {"meta", "input", "br"}


class Reader(HTMLParser):
    """Checks that elements close as they open; keeps elements with their attributes, ids, links and text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] not in ("script", "style"):
            self.text += data

    def values(self, attribute: str) -> list[str]:
        return [str(attributes[attribute]) for _, attributes in self.elements if attribute in attributes]


@cache
def read_back(*names: str) -> Reader:
    """Return the report on some of the sample engines."""
    judgements = [every_outcome() if name == "sample" else hostile(name) for name in names]
    return Reader(render(judgements, load()).decode("utf-8"))


@pytest.fixture(params=["sample", "sample Hostile", "Hostile", "CannotBeMade"])
def page(request: pytest.FixtureRequest) -> Reader:
    return read_back(*request.param.split())


def test_elements_close_as_they_open(page: Reader) -> None:
    assert page.open == []


def test_ids_are_unique_and_every_link_within_leads_to_one(page: Reader) -> None:
    ids = page.values("id")
    assert len(ids) == len(set(ids))
    within = {link[1:] for link in page.values("href") if link.startswith("#")}
    assert within <= set(ids)
    assert "DECK-2" in ids or "could not be started" in page.text


def test_it_needs_nothing_from_elsewhere(page: Reader) -> None:
    assert page.values("src") == []
    assert {tag for tag, _ in page.elements} & {"link", "img", "iframe", "object", "base"} == set()
    assert [tag for tag, _ in page.elements].count("script") == 1


def test_no_attribute_runs_anything(page: Reader) -> None:
    assert not [name for _, attributes in page.elements for name in attributes if name.startswith("on")]
    assert not [link for link in page.values("href") if link.lower().startswith("javascript:")]


def test_what_an_engine_says_is_shown_as_text() -> None:
    text = read_back("Hostile").text
    assert f"<script>{HARM}</script>" in text
    assert "\x1b" not in text


def test_the_page_of_an_engine_with_much_to_say_stays_small() -> None:
    # The engine says a megabyte in every answer: 16 scenarios come to far less than one of these.
    assert len(render([hostile()], load())) < 1_000_000


def test_the_sample_is_told_in_full() -> None:
    text = " ".join(read_back("sample").text.split())
    for said in (
        "no verdict: the suite is at fault",
        "follows mixed-in; el holds stub-first",
        "known: Our house plays so.",
        "P1 wins",  # expected
        "P2 wins",  # seen
        "tripledraw run reference --rule DECK-2 --rulebook el",
        "Deuce to 7 Triple Draw Regels",  # a document
    ):
        assert said in text


# The drawing: the sample's seat 3 discards Ah Kd for 8c 8d, in front of a stub of these two.


def test_before_and_after_the_last_action_are_drawn() -> None:
    before, after = drawn(CALLS[:2]).tables
    assert (before.when, before.where, after.when) == ("before", "draw 1", "after")
    third = after.seats[2]
    assert [card.rank + card.suit for card in third.cards] == ["8♣", "8♦", "Q♣", "J♠", "9♥"]
    assert [card.fresh for card in third.cards] == [True, True, False, False, False]
    assert [card.fresh for card in before.seats[2].cards] == [True, True, False, False, False]
    assert {pile.name: pile.count for pile in before.piles} == {"stub": 2, "muck": 1}
    assert {pile.name: pile.count for pile in after.piles} == {"stub": 0, "muck": 3}


def test_seats_lie_clockwise_with_button_turn_and_who_folded() -> None:
    [table] = drawn(CALLS[:1]).tables
    one, two, three = table.seats
    assert (one.x, one.y) == (0, 1)  # nearest to the reader, y being downwards
    assert two.x < 0 < three.x
    assert (one.button, two.button, three.button) == (False, True, False)
    assert (one.turn, two.turn, three.turn) == (False, False, True)
    assert (one.folded, two.folded, three.folded) == (False, True, False)
    assert one.cards[0] == Card("2", "♣", red=False)


def test_after_a_refusal_the_table_stands_as_it_was() -> None:
    before, after = drawn(CALLS).tables
    assert [seat.cards for seat in before.seats] == [seat.cards for seat in after.seats]


@pytest.mark.parametrize("left_out", sorted(STATE))
def test_a_field_that_is_not_shown_is_not_drawn(left_out: str) -> None:
    states = [{field: value for field, value in state.items() if field != left_out} for state in (STATE, AFTER)]
    calls = [Exchange(method, {}, {"result": state}) for method, state in zip(("start", "act"), states, strict=True)]
    assert len(drawn(calls).tables) == 2


def test_hands_that_were_compared_are_drawn_with_the_winners() -> None:
    hands = [["2c", "3d", "4h", "5s", "7c"], ["Ah", "Kd", "Qc", "Js", "9h"]]
    drawing = drawn([Exchange("winners", {"hands": hands}, {"result": {"winners": [1]}})])
    assert [hand.wins for hand in drawing.hands] == [False, True]
    assert drawing.tables == ()


def test_of_no_calls_nothing_is_drawn() -> None:
    assert drawn(()).tables == ()
