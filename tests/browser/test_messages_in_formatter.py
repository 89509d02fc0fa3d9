"""Cucumber Messages as Cucumber's own HTML formatter shows them, in a real browser."""

from __future__ import annotations

import subprocess
from pathlib import Path

from outside import node_modules, program
from playwright.sync_api import Page, expect
from samples import every_outcome, hostile

from tripledraw.features.catalogue import load
from tripledraw.fold import Judgement
from tripledraw.reports.messages import render


def show(page: Page, judgement: Judgement, tmp_path: Path) -> None:
    """Render the run with the formatter and open the page."""
    script = Path(__file__).with_name("formatter.mjs")
    made = subprocess.run(
        [program("node"), script, node_modules()], input=render([judgement], load()), capture_output=True, check=True
    )
    path = tmp_path / "formatted.html"
    path.write_bytes(made.stdout)
    page.goto(path.as_uri())


def test_the_formatter_shows_features_and_failures(page: Page, tmp_path: Path) -> None:
    show(page, every_outcome(), tmp_path)
    expect(page.get_by_text("ranking.feature").first).to_be_visible()
    expect(page.get_by_text("failed, and why").first).to_be_attached()


def test_nothing_that_an_engine_says_is_run(page: Page, tmp_path: Path) -> None:
    show(page, hostile(), tmp_path)
    expect(page.get_by_text("ranking.feature").first).to_be_visible()
    assert page.title() == "Cucumber"
