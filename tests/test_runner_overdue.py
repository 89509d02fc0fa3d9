"""An engine in process that hangs in a command which talks to it directly: nothing in the engine ends that."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

COMMAND = (sys.executable, "-m", "tripledraw.cli")

ENGINE = """
import time
from tripledraw.adapters.reference import ReferenceEngine

class Ranks(ReferenceEngine):
    def strengths(self, **asked):
        time.sleep(1_000)

class Plays(ReferenceEngine):
    played = 0

    def act(self, **asked):
        Plays.played += 1
        if Plays.played > 2_000:  # the contested rules are run before, in a process of their own
            time.sleep(1_000)
        return super().act(**asked)
"""


@pytest.mark.parametrize(
    ("words", "method"),
    [
        (("rank", "hanging:Ranks"), "strengths"),
        (("play", "hanging:Plays", "--hands", "100000"), "act"),
        (("explore", "hanging:Plays"), "act"),
    ],
)
def test_the_command_ends_with_the_call_in_a_sentence(words: tuple[str, ...], method: str, tmp_path: Path) -> None:
    (tmp_path / "hanging.py").write_text(ENGINE, encoding="utf-8")
    ended = subprocess.run(
        [*COMMAND, *words, "--timeout", "0.5"],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    said = f"Error: The engine {words[1]} hangs: {method}: no answer within 0.5 s.\n"
    assert (ended.returncode, ended.stderr.splitlines(keepends=True)[-1]) == (1, said)
