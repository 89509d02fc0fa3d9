"""Nothing that a file holds can crash the judge, or make it call a damaged hand a breach of the rules unseen."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hand_files import HANDS
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tripledraw.rulings.hand import ReadingProblem
from tripledraw.rulings.many import Extras, judge_all
from tripledraw.rulings.readers import READERS, Reader
from tripledraw.rulings.readers.draft import Line

FILES = sorted(HANDS.iterdir())
VERDICTS = {"sound", "breaks", "undecided", "not this game", "not a whole hand", "broken record", "unreadable"}

files = st.sampled_from(FILES)
anywhere = st.integers(min_value=0, max_value=10_000)
often = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.fixture(scope="module")
def damaged(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a place for a damaged hand."""
    return tmp_path_factory.mktemp("damaged")


def verdicts(path: Path, content: bytes) -> Iterator[str]:
    path.write_bytes(content)
    for ruling, *_ in judge_all([path], "common", Extras(told=True, scenario=True), workers=1):
        assert ruling.verdict in VERDICTS
        assert ruling.verdict == "sound" or all(finding.where and finding.says for finding in ruling.findings)
        yield ruling.verdict


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_hand_cut_short_at_any_line_is_no_breach(file: Path, damaged: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    for kept in range(len(lines)):
        for verdict in verdicts(damaged / file.name, b"".join(lines[:kept])):
            assert verdict in {"not a whole hand", "unreadable", "sound"}, kept
        half = b"".join(lines[:kept]) + lines[kept][: len(lines[kept]) // 2]
        assert list(verdicts(damaged / file.name, half)), kept


@often
@given(files, st.lists(st.tuples(anywhere, st.integers(0, 255)), min_size=1, max_size=8))
def test_flipped_bytes_crash_nothing(damaged: Path, file: Path, flips: list[tuple[int, int]]) -> None:
    content = bytearray(file.read_bytes())
    for place, byte in flips:
        content[place % len(content)] = byte
    assert list(verdicts(damaged / file.name, bytes(content)))


@often
@given(files, anywhere, anywhere, st.integers(1, 3))
def test_lines_moved_or_doubled_crash_nothing(damaged: Path, file: Path, source: int, target: int, times: int) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    moved = lines.pop(source % len(lines))
    lines[target % len(lines) : 0] = [moved] * times
    assert list(verdicts(damaged / file.name, b"".join(lines)))


@often
@given(files, anywhere, st.sampled_from(["-1", "0", "99999999999999999999", "1e9", "$", "NaN", "\u0663", "X X X X X"]))
def test_impossible_values_crash_nothing(damaged: Path, file: Path, place: int, value: str) -> None:
    words = file.read_text(encoding="utf-8").split(" ")
    words[place % len(words)] = value
    assert list(verdicts(damaged / file.name, " ".join(words).encode()))


@often
@given(st.sampled_from(READERS), st.lists(st.text(max_size=60), max_size=20))
def test_any_text_is_refused_by_every_reader_in_words(reader: Reader, texts: list[str]) -> None:
    lines = [Line(number, text) for number, text in enumerate(["#1: " + "".join(texts[:1]), *texts], start=1)]
    with pytest.raises(ReadingProblem) as problem:
        reader.read(lines)
    assert problem.value.text


@pytest.mark.parametrize(
    "content", [b"", b"\0" * 500, b"\xff\xfe", b"\xef\xbb\xbf", b"no hand at all\n" * 99, b"<game", b"#1:"]
)
def test_what_is_no_hand_history_is_unreadable(content: bytes, damaged: Path) -> None:
    assert set(verdicts(damaged / "file.txt", content)) <= {"unreadable", "not a whole hand"}
