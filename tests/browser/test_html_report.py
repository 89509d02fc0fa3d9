"""The HTML report in a real browser: filter, failures, deep links, print, phone, and an engine that means harm."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from engines.hostile import HARM
from playwright.sync_api import Page, expect
from samples import every_outcome, hostile

from tripledraw.features.catalogue import load
from tripledraw.fold import Judgement
from tripledraw.reports.html import render

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 800}
COLOURS = "[getComputedStyle(document.body).color, getComputedStyle(document.body).backgroundColor]"
UNNAMED = """
[...document.querySelectorAll("a, button, input, summary")]
  .filter((control) => !(control.textContent.trim() || control.labels?.length)).length
"""


@pytest.fixture
def report(page: Page, tmp_path: Path) -> str:
    """Return the address of the sample's report, which is open."""
    return show(page, tmp_path, every_outcome())


def show(page: Page, tmp_path: Path, *judgements: Judgement) -> str:
    path = tmp_path / "report.html"
    path.write_bytes(render(judgements, load()))
    page.goto(path.as_uri())
    return path.as_uri()


@pytest.mark.usefixtures("report")
def test_words_narrow_the_rules(page: Page) -> None:
    page.get_by_label("Find").fill("deck-2")
    expect(page.locator("tr[data-rule]:visible")).to_have_count(1)
    expect(page.locator("article.rule:visible")).to_have_count(1)
    expect(page.locator("output")).to_contain_text("1 of ")


@pytest.mark.usefixtures("report")
def test_outcomes_narrow_the_rules(page: Page) -> None:
    page.get_by_role("checkbox", name="hold").uncheck()
    expect(page.locator("#RANK-1")).to_be_hidden()
    expect(page.locator("#RANK-4")).to_be_visible()


@pytest.mark.usefixtures("report")
def test_a_failure_opens_and_shows_the_table(page: Page) -> None:
    rule = page.locator("#RANK-4")
    expect(rule.get_by_text("P1 wins", exact=True)).to_be_hidden()
    rule.locator("details.scenario > summary").first.click()
    expect(rule.get_by_text("P1 wins", exact=True)).to_be_visible()
    expect(rule.locator(".felt")).to_have_count(2)
    expect(rule.locator(".felt").first.get_by_text("seat 3")).to_be_visible()
    expect(rule.locator(".felt .button")).to_have_count(2)


def test_a_link_to_a_rule_opens_its_failure(page: Page, report: str) -> None:
    page.goto(f"{report}#RANK-4")
    expect(page.locator("#RANK-4")).to_be_in_viewport()
    expect(page.locator("#RANK-4 .told").first).to_be_visible()


def test_a_link_to_a_scenario_opens_it(page: Page, report: str) -> None:
    id_ = page.locator("#RANK-6 details.scenario").get_attribute("id")
    page.goto(f"{report}#{id_}")
    expect(page.locator("#RANK-6 .told")).to_be_visible()


@pytest.mark.usefixtures("report")
def test_a_link_to_a_rule_that_is_filtered_out_brings_it_back(page: Page) -> None:
    page.get_by_label("Find").fill("rank-4")
    expect(page.locator("#DECK-2")).to_be_hidden()
    page.locator(".readings").get_by_role("link", name="DECK-2").click()
    expect(page.locator("#DECK-2")).to_be_visible()


@pytest.mark.usefixtures("report")
def test_a_rule_leads_to_its_sentences_and_documents(page: Page) -> None:
    rule = page.locator("#RANK-4")
    rule.locator(".statements > summary").click()
    expect(rule.locator("q").first).to_be_visible()
    rule.get_by_role("link", name="nl", exact=True).click()
    expect(page.locator("#document-nl")).to_be_in_viewport()


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_sticks_out_at_the_side(page: Page, report: str, size: dict[str, int], scheme: str) -> None:
    page.set_viewport_size(size)  # type: ignore[arg-type]
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    page.goto(f"{report}#RANK-4")
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    ink, paper = page.evaluate(COLOURS)
    assert (brightness(ink) < brightness(paper)) is (scheme == "light")


def brightness(color: str) -> int:
    """Return the sum of red, green and blue of `rgb(1, 2, 3)`."""
    return sum(int(part) for part in color.removeprefix("rgb(").removesuffix(")").split(","))


@pytest.mark.usefixtures("report")
def test_print_opens_failures_and_leaves_out_the_filter(page: Page) -> None:
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(page.locator(".filter")).to_be_hidden()
    expect(page.locator("#RANK-4 .told").first).to_be_visible()


@pytest.mark.usefixtures("report")
def test_every_control_has_a_name_and_headings_are_in_order(page: Page) -> None:
    assert page.evaluate(UNNAMED) == 0
    levels = page.evaluate("[...document.querySelectorAll('h1, h2, h3, h4')].map(heading => +heading.tagName[1])")
    assert levels[0] == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))


def test_nothing_that_an_engine_says_is_run(page: Page, tmp_path: Path) -> None:
    show(page, tmp_path, hostile(), every_outcome())
    page.evaluate("document.querySelectorAll('details').forEach(part => part.open = true)")
    expect(page.locator("h3").first).to_contain_text(f"<script>{HARM}</script>")
    assert page.title() != "taken"
    assert page.locator("script").count() == 1
    assert page.evaluate("document.documentElement.scrollWidth") <= DESK["width"]
