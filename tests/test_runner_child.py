"""How a child of `tripledraw run` tells its parent what happens, and what it does when we are at fault."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from helpers import result

from tripledraw import child
from tripledraw.adapters import Asked
from tripledraw.channel import Begins, CallClock, Done, Ends, Reader, Task, Writer
from tripledraw.record import Options

if TYPE_CHECKING:
    from pathlib import Path

ACT = Asked("act", {"seat": 2, "action": "fold"})


def test_events_are_read_as_they_were_written(tmp_path: Path) -> None:
    path = tmp_path / "events"
    reader, writer = Reader(path), Writer(path)
    events = [Begins("deck-2.it"), Ends(result("DECK-2", agrees={"stub-first"})), Done(("a fault",))]
    writer.write(events[0])
    assert list(reader.read()) == events[:1]
    for event in events[1:]:
        writer.write(event)
    assert list(reader.read()) == events[1:]
    assert list(reader.read()) == []


def test_an_event_half_written_waits_for_its_end(tmp_path: Path) -> None:
    path = tmp_path / "events"
    reader = Reader(path)
    Writer(path).write(Begins("deck-2.it"))
    whole = path.read_bytes()
    path.write_bytes(whole[:10])
    assert list(reader.read()) == []
    path.write_bytes(whole)
    assert list(reader.read()) == [Begins("deck-2.it")]


def test_the_clock_shows_the_parent_whether_a_call_is_being_made(tmp_path: Path) -> None:
    parent, ours = CallClock(tmp_path / "clock"), CallClock(tmp_path / "clock")
    assert parent.read() == (0, 0.0)
    ours.begin(5.0, ACT)
    assert (parent.read(), parent.asked()) == ((1, 5.0), ACT)
    ours.end()
    assert (parent.read(), parent.asked()) == ((2, 0.0), None)
    ours.begin(10.0, Asked())
    ours.begin(5.0, ACT)  # a call within a start: the later time counts
    assert parent.read() == (5, 5.0)
    ours.end()
    assert parent.read()[0] % 2 == 0


def test_a_call_that_is_too_long_to_show_is_shown_without_what_it_sent(tmp_path: Path) -> None:
    parent, ours = CallClock(tmp_path / "clock"), CallClock(tmp_path / "clock")
    ours.begin(5.0, Asked("strengths", {"hands": [["7c", "5d", "4h", "3s", "2c"]] * 10_000}))
    assert parent.asked() == Asked("strengths")


def test_what_fails_in_the_child_outside_of_the_engine_is_a_fault_of_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object, **__: object) -> None:
        raise ZeroDivisionError("ours")

    monkeypatch.setattr(pytest, "main", fails)
    files = {"events": str(tmp_path / "events"), "clock": str(tmp_path / "clock")}
    task = Task(Options(engine="reference"), ("deck-2.it",), **files, parent=os.getpid())
    CallClock(tmp_path / "clock")
    child.main(task)
    [done] = Reader(tmp_path / "events").read()
    assert isinstance(done, Done)
    assert "ZeroDivisionError: ours" in done.faults[0]
