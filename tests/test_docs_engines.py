"""What `docs/engines` says of each engine is so: its code blocks are run."""

import doctest
import random
import warnings
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent.parent / "docs" / "engines"


@pytest.mark.parametrize("engine", ["pokerkit", "pokerface", "poker-equity"])
def test_each_deviation_is_there_in_the_engine_itself(engine: str) -> None:
    state = random.getstate()
    try:
        with warnings.catch_warnings():
            found = doctest.testfile(str(FOLDER / f"{engine}.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    finally:
        random.setstate(state)
    assert found.attempted
    assert not found.failed
