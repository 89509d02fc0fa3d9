"""What rooms do and no rule forbids is no breach; other games, partial hands and broken records are told apart."""

from pathlib import Path

import pytest
from hand_files import edited, edits, ruling_on

NO_BREACH = edits("no_breaches")
NOT_JUDGED = edits("not_judged")


@pytest.mark.parametrize("done", NO_BREACH)
def test_what_rooms_do_is_no_breach(done: str, tmp_path: Path) -> None:
    ruling = ruling_on(edited(tmp_path, NO_BREACH[done]))
    assert (ruling.verdict, ruling.findings) == ("sound", [])


@pytest.mark.parametrize("changed", NOT_JUDGED)
def test_what_cannot_be_judged_gets_the_verdict_that_says_why(changed: str, tmp_path: Path) -> None:
    ruling = ruling_on(edited(tmp_path, NOT_JUDGED[changed]))
    assert ruling.verdict == NOT_JUDGED[changed].verdict, ruling
    assert ruling.findings[0].where.startswith("line "), ruling
    assert ruling.findings[0].says
