"""Emptying the outbox: whatever fails, each file is whole in at least one place."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count, permutations
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from kiosk_stand import PIN, Stand, stand, wait_until
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot
from respondent_driver import settle, words_on
from written_files import NAMES, outbox_of

from app.kit.tasks import shut_down
from app.respondent.flow.saving import write_once
from app.respondent.kiosk import file_moving
from app.respondent.kiosk.file_moving import Emptied, empty
from app.theme import Theme
from core.facts.errors import Refused
from core.files.disk import unwritten
from core.privacy.randomness import SYSTEM, Door, RandomnessError
from core.progress import Cancelled
from door_tape import TapeDoor

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)

CALLS = ("open", "fsync", "link", "unlink", "stat", "utime")


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def two_folders(tmp_path: Path) -> tuple[Path, Path, dict[str, bytes]]:
    outbox, stick = tmp_path / "outbox", tmp_path / "stick"
    outbox_of(outbox)
    stick.mkdir()
    return outbox, stick, contents(outbox)


@contextmanager
def failing(at: int, number: int) -> Iterator[list[str]]:
    """Let the disk refuse from one call on, counted over all calls to it; note what was called."""
    called: list[str] = []

    def limited(name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def wrapped(*arguments: Any, **named: Any) -> Any:
            called.append(name)
            if len(called) > at:
                raise OSError(number, os.strerror(number))
            return call(*arguments, **named)

        return wrapped

    with pytest.MonkeyPatch.context() as patched:
        for name in CALLS:
            patched.setattr(os, name, limited(name, getattr(os, name)))
        yield called


def whole(outbox: Path, stick: Path, before: dict[str, bytes]) -> None:
    """Each file is in at least one place, and what bears its name is that file."""
    here, there = contents(outbox), contents(stick)
    for name, data in before.items():
        assert name in here or name in there, f"{name} is lost"
        assert here.get(name, data) == data
        assert there.get(name, data) == data


def test_that_all_files_are_moved_byte_for_byte(tmp_path: Path) -> None:
    outbox, stick, before = two_folders(tmp_path)
    (outbox / "notes.txt").write_text("of somebody else")
    told: list[tuple[int, int]] = []
    assert empty(outbox, stick, SYSTEM, lambda *how: told.append(how)) == Emptied(3, 0)
    assert contents(stick) == before
    assert sorted(contents(outbox)) == ["notes.txt"]
    assert told == [(0, 3), (1, 3), (2, 3), (3, 3)]


def test_that_the_order_is_the_door_s(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every order of three files is as likely as another: the shuffle alone decides."""
    orders = []
    for number, (first, second) in enumerate((a, b) for a in range(3) for b in range(2)):
        (tmp_path / str(number)).mkdir()
        outbox, stick, _ = two_folders(tmp_path / str(number))
        order: list[str] = []

        def noted(path: Path, data: bytes, order: list[str] = order) -> None:
            order.append(path.stem)
            write_once(path, data)

        monkeypatch.setattr(file_moving, "write_once", noted)
        empty(outbox, stick, TapeDoor([first, second]))
        orders.append(tuple(order))
    assert sorted(orders) == sorted(permutations(NAMES))


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EIO])
def test_that_no_failing_call_loses_a_file(number: int, tmp_path: Path) -> None:
    for at in count():
        (tmp_path / str(at)).mkdir()
        outbox, stick, before = two_folders(tmp_path / str(at))
        done = False
        with failing(at, number) as called, suppress(Refused):
            empty(outbox, stick, SYSTEM)
            done = True
        whole(outbox, stick, before)
        empty(outbox, stick, SYSTEM)  # a second one goes on
        assert contents(stick) == before
        assert contents(outbox) == {}
        if done and len(called) <= at:
            break
    assert at > 20, "calls were refused at every step"


def test_that_what_is_cancelled_goes_on_later(tmp_path: Path) -> None:
    outbox, stick, before = two_folders(tmp_path)

    def stop(done: int, _total: int) -> None:
        if done == 1:
            raise Cancelled

    with pytest.raises(Cancelled):
        empty(outbox, stick, SYSTEM, stop)
    whole(outbox, stick, before)
    assert len(contents(stick)) == 1
    assert len(contents(outbox)) == 2
    assert empty(outbox, stick, SYSTEM) == Emptied(2, 0)
    assert contents(stick) == before


def test_that_nothing_on_the_stick_is_replaced(tmp_path: Path) -> None:
    outbox, stick, before = two_folders(tmp_path)
    other, same = (f"{name}.response" for name in NAMES[:2])
    (stick / other).write_bytes(b"of another laptop")
    (stick / same).write_bytes(before[same])
    assert empty(outbox, stick, SYSTEM) == Emptied(2, 1)
    assert contents(stick) == {**before, other: b"of another laptop"}
    assert contents(outbox) == {other: before[other]}


def test_that_a_copy_that_reads_otherwise_keeps_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its bad copy is taken away again: a better try must not find another file of its name."""
    outbox, stick, before = two_folders(tmp_path)

    def damage(path: Path) -> bytes:
        path.write_bytes(path.read_bytes()[:-1])
        return path.read_bytes()

    with monkeypatch.context() as patch:
        patch.setattr(file_moving, "_read_from_disk", damage)
        with pytest.raises(Refused, match="what was read back differs"):
            empty(outbox, stick, SYSTEM)
    assert contents(outbox) == before
    assert contents(stick) == {}
    assert empty(outbox, stick, SYSTEM) == Emptied(3, 0)
    assert contents(stick) == before


def test_that_a_file_that_was_there_before_is_not_removed_where_it_reads_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    outbox, stick, before = two_folders(tmp_path)
    for name, data in before.items():
        (stick / name).write_bytes(data)
    monkeypatch.setattr(file_moving, "_read_from_disk", lambda path: path.read_bytes()[:-1])
    with pytest.raises(Refused, match="what was read back differs"):
        empty(outbox, stick, SYSTEM)
    assert contents(stick) == before
    assert contents(outbox) == before


def test_that_the_empty_folder_of_a_stick_that_was_pulled_out_is_not_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    outbox, stick, before = two_folders(tmp_path)
    real = os.stat

    class Elsewhere:
        st_dev = -1
        st_mode = 0o40755

    def told(path: Any, *more: Any, **named: Any) -> Any:
        return Elsewhere() if str(path) == str(stick) and asked else real(path, *more, **named)

    asked = False

    def pull(done: int, _total: int) -> None:
        nonlocal asked
        asked = done == 1

    monkeypatch.setattr(os, "stat", told)
    with pytest.raises(Refused, match="taken out"):
        empty(outbox, stick, SYSTEM, pull)
    assert len(contents(stick)) == 1
    whole(outbox, stick, before)


def test_that_an_outbox_is_not_moved_into_itself(tmp_path: Path) -> None:
    outbox, _, before = two_folders(tmp_path)
    (tmp_path / "link").symlink_to(outbox)
    for same in (outbox, tmp_path / "link", outbox / ".." / "outbox"):
        with pytest.raises(ValueError, match="itself"):
            empty(outbox, same, SYSTEM)
    assert contents(outbox) == before


def test_that_a_folder_named_as_a_response_stays(tmp_path: Path) -> None:
    outbox, stick, before = two_folders(tmp_path)
    (outbox / "odd.response").mkdir()
    assert empty(outbox, stick, SYSTEM) == Emptied(3, 1)
    assert contents(stick) == before
    assert (outbox / "odd.response").is_dir()


def test_that_without_chance_nothing_is_moved(tmp_path: Path) -> None:
    outbox, stick, before = two_folders(tmp_path)

    def broken(_n: int) -> bytes:
        raise RandomnessError

    with pytest.raises(RandomnessError):
        empty(outbox, stick, Door(broken))
    assert contents(outbox) == before
    assert contents(stick) == {}


# The page


def with_files(theme: Theme, qtbot: QtBot, tmp_path: Path) -> tuple[Stand, Path]:
    """A kiosk whose outbox has three files, at the page that empties it, and a stick."""
    outbox_of(tmp_path / "outbox")
    (tmp_path / "stick").mkdir()
    kiosk = stand(theme, qtbot, tmp_path)
    kiosk.set_up()
    kiosk.click("worker_button")
    assert not kiosk.has("empty_button"), "only behind the PIN"
    kiosk.type_pin("pin_field", PIN)
    kiosk.click("forward_button")
    kiosk.click("empty_button")
    return kiosk, tmp_path / "stick"


def choose(kiosk: Stand, folder: Path) -> None:
    field = kiosk.part("path_field")
    assert isinstance(field, QLineEdit)
    field.setText(str(folder))
    kiosk.click("use_button")


def ended(kiosk: Stand) -> None:
    wait_until(lambda: kiosk.has("back_button"))
    settle()


def test_that_the_field_worker_empties_the_outbox(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    kiosk, stick = with_files(theme, qtbot, tmp_path)
    before = contents(kiosk.outbox)
    assert "3 files are in the outbox" in words_on(kiosk.shown)
    choose(kiosk, kiosk.outbox)
    assert "This is the outbox itself." in words_on(kiosk.shown)
    choose(kiosk, stick)
    ended(kiosk)
    assert "3 files were moved to" in words_on(kiosk.shown)
    assert "0 files are in the outbox" in words_on(kiosk.shown)
    assert contents(stick) == before
    kiosk.click("forward_button")
    assert not kiosk.has("empty_button"), "there is nothing to take away"
    kiosk.click("forward_button")
    assert kiosk.has("start_button")


def test_that_a_stick_that_refuses_loses_nothing_and_is_told(
    theme: Theme, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kiosk, stick = with_files(theme, qtbot, tmp_path)
    before = contents(kiosk.outbox)
    written = 0

    def full(path: Path, data: bytes) -> None:
        nonlocal written
        written += 1
        if written > 1:
            error = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            raise unwritten(path, error) from error
        write_once(path, data)

    with monkeypatch.context() as patch:
        patch.setattr(file_moving, "write_once", full)
        choose(kiosk, stick)
        ended(kiosk)
    shown = words_on(kiosk.shown)
    assert "The files could not be moved: No space left on device." in shown
    assert "Nothing is lost." in shown
    assert "2 files are in the outbox" in shown
    whole(kiosk.outbox, stick, before)
    choose(kiosk, stick)
    ended(kiosk)
    assert contents(stick) == before


def test_that_emptying_is_stopped_by_cancel_and_by_no_silence(
    theme: Theme, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kiosk, stick = with_files(theme, qtbot, tmp_path)
    before = contents(kiosk.outbox)
    copying, go_on = Event(), Event()

    def wait(path: Path, data: bytes) -> None:
        copying.set()
        assert go_on.wait(60)
        write_once(path, data)

    monkeypatch.setattr(file_moving, "write_once", wait)
    choose(kiosk, stick)
    assert copying.wait(60)
    assert not kiosk.view._silence._timer.isActive()
    assert not kiosk.has("back_button")
    assert not kiosk.view.close()
    kiosk.click("cancel_button")
    go_on.set()
    ended(kiosk)
    assert "Stopped. Nothing is lost." in words_on(kiosk.shown)
    assert kiosk.view._silence._timer.isActive()
    whole(kiosk.outbox, stick, before)
    assert len(contents(stick)) == 1
    shut_down()
