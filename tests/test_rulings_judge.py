"""The twelve real hands are sound; with a breach planted in them each is found and named by its rule."""

import re
from pathlib import Path

import pytest
from hand_files import HANDS, edited, edits, ruling_on

FILES = sorted(path.name for path in HANDS.iterdir())


@pytest.mark.parametrize("name", FILES)
def test_the_twelve_real_hands_are_sound(name: str) -> None:
    ruling = ruling_on(HANDS / name)
    assert (ruling.verdict, ruling.findings) == ("sound", [])


BREACHES = edits("breaches")


@pytest.mark.parametrize("planted", BREACHES)
def test_a_planted_breach_is_found_and_named_by_its_rule(planted: str, tmp_path: Path) -> None:
    ruling = ruling_on(edited(tmp_path, BREACHES[planted]))
    assert ruling.verdict == "breaks", ruling
    assert BREACHES[planted].rule in [finding.rule for finding in ruling.findings], ruling
    assert all(re.match(r"line \d+", finding.where) and finding.says for finding in ruling.findings)
