"""What becomes of output that cannot be written, or that nobody reads."""

from __future__ import annotations

import json
import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from helpers import few

from tripledraw.reports.files import NotWritten, WholeFile, check_writable, write_texts, write_whole
from tripledraw.reports.formats import FORMATS

COMMAND = (sys.executable, "-m", "tripledraw.cli")
HAND = Path(__file__).parent / "hands" / "h06-fulltilt-3handed-allin.txt"
ONE = ("run", "reference", "--scenario", few("MUCK-1")[0])

TALKATIVE = [
    ("--help",),
    ("run", "--help"),
    ONE,
    (*ONE, "--list"),
    ("check", "reference"),
    ("rules", "MUCK-1"),
    ("rule", "DECK-3"),
    ("judge", str(HAND)),
]
"""Calls that print by click and by rich, from within a command and without one."""

needs_full = pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full, which is always full")
needs_posix = pytest.mark.skipif(os.name != "posix", reason="pipes end in another way")


def ended(words: tuple[str, ...], stdout: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *words], stdout=stdout, stderr=subprocess.PIPE, text=True, check=False)  # type: ignore[call-overload,no-any-return]


@needs_posix
@pytest.mark.parametrize("words", TALKATIVE, ids=" ".join)
def test_a_reader_who_has_had_enough_ends_the_command_quietly(words: tuple[str, ...]) -> None:
    """As a shell has it of any program: 128 and the number of SIGPIPE. It must not say that every rule holds."""
    reader, writer = os.pipe()
    os.close(reader)
    try:
        answer = ended(words, writer)
    finally:
        os.close(writer)
    assert (answer.returncode, answer.stderr) == (128 + signal.SIGPIPE, "")


@needs_full
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("words", TALKATIVE, ids=" ".join)
def test_a_full_disk_gets_one_sentence(
    words: tuple[str, ...], unbuffered: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONUNBUFFERED", unbuffered)
    with Path("/dev/full").open("wb") as full:
        answer = ended(words, full)
    said = "Error: The output cannot be written: No space left on device.\n"
    assert (answer.returncode, answer.stderr) == (2, said)


@needs_posix
def test_a_command_whose_output_is_closed_ends_as_ever() -> None:
    words = [*COMMAND, *ONE]
    answer = subprocess.run(["sh", "-c", '"$@" >&-', "sh", *words], stderr=subprocess.PIPE, text=True, check=False)
    assert (answer.returncode, answer.stderr) == (0, "")


@needs_posix
def test_a_sentence_that_cannot_be_said_changes_no_status() -> None:
    words = [*COMMAND, "rule", "DECK-33"]
    answer = subprocess.run(["sh", "-c", '"$@" 2>&-', "sh", *words], capture_output=True, check=False)
    assert answer.returncode == 2


def test_what_a_terminal_cannot_show_does_not_break_the_output_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "cp1252")  # an old Windows, which knows no Greek
    answer = ended(("rule", "DECK-3", "--rulebook", "el"), subprocess.PIPE)
    assert (answer.returncode, answer.stderr) == (0, "")
    assert "DECK-3" in answer.stdout


@needs_posix
def test_a_folder_that_is_gone_gets_one_sentence(tmp_path: Path) -> None:
    words = [*COMMAND, "check", "reference"]
    script = 'cd "$1" && rmdir "$1" && shift && exec "$@"'
    folder = tmp_path / "gone"
    folder.mkdir()
    answer = subprocess.run(
        ["sh", "-c", script, "sh", str(folder), *words], capture_output=True, text=True, check=False
    )
    said = "Error: The folder that you stand in cannot be used: No such file or directory.\n"
    assert (answer.returncode, answer.stderr) == (2, said)


@needs_full
@pytest.mark.parametrize("name", FORMATS)
def test_a_report_for_which_there_is_no_room_gets_one_sentence_and_the_page_is_printed(name: str) -> None:
    answer = ended((*ONE, f"--{name}", "/dev/full"), subprocess.PIPE)
    assert answer.returncode == 2
    assert answer.stderr == "Error: /dev/full cannot be written: No space left on device.\n"
    assert "1 of 1 rules hold" in answer.stdout
    assert stat.S_ISCHR(os.stat("/dev/full").st_mode)


@needs_full
def test_rulings_for_which_there_is_no_room_get_one_sentence() -> None:
    answer = ended(("judge", str(HAND), "--json", "/dev/full"), subprocess.PIPE)
    assert (answer.returncode, answer.stderr) == (2, "Error: /dev/full cannot be written: No space left on device.\n")


@needs_posix
def test_a_report_is_written_though_nobody_reads_the_page(tmp_path: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        ended((*ONE, "--json", str(tmp_path / "report.json")), writer)
    finally:
        os.close(writer)
    assert [path.name for path in tmp_path.iterdir()] == ["report.json"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((*ONE, "--html", "FOLDER"), "is a directory"),
        ((*ONE, "--html", "FILE/report.html"), "There is no folder"),
        ((*ONE, "--html", "report", "--json", "./report"), "Two reports cannot both be written to report"),
        (("judge", str(HAND), "--json", "FILE/rulings.json"), "There is no folder"),
        (("judge", str(HAND), "--scenario", "FILE/scenarios"), "cannot be written: Not a directory."),
        (("rules", "--schemas", "FILE/schemas"), "cannot be written: Not a directory."),
        (("check", "--schemas", "FILE/schemas"), "cannot be written: Not a directory."),
        (("new", "python", "FILE/adapter"), "cannot be written: Not a directory."),
    ],
)
def test_a_place_that_cannot_be_written_gets_one_sentence(
    words: tuple[str, ...], sentence: str, tmp_path: Path
) -> None:
    (tmp_path / "FILE").touch()
    (tmp_path / "FOLDER").mkdir()
    answer = subprocess.run([*COMMAND, *words], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert answer.returncode == 2
    assert sentence in answer.stderr
    assert "Traceback" not in answer.stderr


def _interrupted(path: Path) -> None:
    with WholeFile(path) as file:
        file.write(b"half")
        raise KeyboardInterrupt


def test_a_file_is_whole_or_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "report"
    path.write_text("old")
    with pytest.raises(KeyboardInterrupt):
        _interrupted(path)
    assert [(each.name, each.read_text()) for each in tmp_path.iterdir()] == [("report", "old")]
    write_whole(path, b"new")
    assert [(each.name, each.read_text()) for each in tmp_path.iterdir()] == [("report", "new")]


@needs_posix
def test_a_link_and_a_pipe_stay_what_they_are(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("old")
    (tmp_path / "link").symlink_to("file")
    write_whole(tmp_path / "link", b"new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "file").read_text() == "new"
    os.mkfifo(tmp_path / "pipe")
    with subprocess.Popen(["cat", str(tmp_path / "pipe")], stdout=subprocess.PIPE) as cat:
        write_whole(tmp_path / "pipe", b"through")
        assert cat.communicate()[0] == b"through"
    assert (tmp_path / "pipe").is_fifo()


@pytest.mark.parametrize(("name", "sentence"), [("no/report", "There is no folder"), ("folder", "is a folder")])
def test_what_cannot_be_written_in_the_end_is_refused_at_the_beginning(
    name: str, sentence: str, tmp_path: Path
) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(NotWritten, match=sentence):
        check_writable(tmp_path / name)


def test_texts_are_written_into_a_new_folder(tmp_path: Path) -> None:
    write_texts(tmp_path / "new" / "folder", {"a": "ä\n", "b": ""})
    assert (tmp_path / "new" / "folder" / "a").read_bytes() == "ä\n".encode()


@needs_posix
def test_a_name_that_is_no_text_gets_no_traceback(tmp_path: Path) -> None:
    """A name in Latin-1, say, where everything else is UTF-8."""
    hand, report = os.fsencode(tmp_path) + b"/h\xe4nde.txt", tmp_path / "rulings.json"
    try:
        Path(os.fsdecode(hand)).write_bytes(HAND.read_bytes())
    except OSError:
        pytest.skip("this file system takes names in UTF-8 only")
    judged = subprocess.run([*COMMAND, "judge", hand, "--json", report], capture_output=True, check=False)
    assert (judged.returncode, judged.stderr) == (0, b"")
    assert json.loads(report.read_bytes())["hands"][0]["file"].endswith("h\ufffdnde.txt")
    run = subprocess.run([*COMMAND, "run", b"h\xe4nde:Engine"], capture_output=True, text=True, check=False)
    assert run.returncode == 2
    assert run.stderr.endswith("its address holds bytes that are no text.\n")
