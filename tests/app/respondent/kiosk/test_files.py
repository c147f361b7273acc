"""The files of a kiosk are written anew in an order that tells nothing of who came when."""

from __future__ import annotations

import threading
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from kiosk_stand import PIN, SURVEY, Stand, stand
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from respondent_driver import words_on
from written_files import NAMES, inodes, outbox_of

from app.kit.tasks import shut_down
from app.respondent.kiosk.files import KioskFiles
from app.respondent.kiosk.flow import KioskFlow
from app.theme import Theme
from core.facts.errors import Refused
from core.files.disk import CONSTANT_TIME
from core.privacy.randomness import SYSTEM, Door, RandomnessError
from core.progress import Cancelled

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


# What is remembered


def test_that_what_is_remembered_keeps_no_order_no_time_and_no_path(tmp_path: Path) -> None:
    lists = set()
    for order in permutations(NAMES):
        folder = tmp_path / "".join(name[0] for name in order)
        files = KioskFiles(tmp_path / "the outbox", folder)
        for name in order:
            files.add(name)
        (path,) = folder.iterdir()
        assert path.stat().st_mtime == CONSTANT_TIME
        assert "outbox" not in path.name
        lists.add((path.name, path.read_bytes()))
    assert {content for _, content in lists} == {b"".join(f"{n}\n".encode() for n in sorted(NAMES))}
    assert len(lists) == 1


def test_that_a_damaged_list_names_what_it_still_can(tmp_path: Path) -> None:
    KioskFiles(tmp_path / "out", tmp_path / "data").add(NAMES[0])
    (path,) = (tmp_path / "data").iterdir()
    path.write_bytes(b"\xff\xfe\n../../other\n" + path.read_bytes() + b"bbb")
    paths = outbox_of(tmp_path / "out")
    before = inodes(paths)
    KioskFiles(tmp_path / "out", tmp_path / "data").reorder(SYSTEM)
    after = inodes(paths)
    assert after[0] != before[0]
    assert after[1:] == before[1:]


def test_that_a_file_is_noted_before_it_is_written(
    theme: Theme, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed between the two, a file would keep its place in the row of people."""
    kiosk = stand(theme, qtbot, tmp_path)
    kiosk.set_up()
    kiosk.answer()
    noted: list[bool] = []
    write_once = "app.respondent.flow.saving.write_once"

    def look(path: Path, _data: bytes) -> None:
        listed = [p for p in (tmp_path / "data").iterdir() if p.suffix == ".files"]
        noted.append(len(listed) == 1 and path.stem in listed[0].read_text())
        path.touch()

    monkeypatch.setattr(write_once, look)
    kiosk.click("save_button")
    assert noted == [True]


# The kiosk


def collect(kiosk: Stand, people: int) -> list[Path]:
    """Let people save their files; return those of the outbox, in the order of the people."""
    for _ in range(people):
        kiosk.answer()
        kiosk.click("save_button")
        kiosk.click("forward_button")
    return sorted(kiosk.files(), key=lambda path: path.stat().st_ctime_ns)


def leave(kiosk: Stand) -> None:
    kiosk.click("worker_button")
    kiosk.type_pin("pin_field", PIN)
    kiosk.click("forward_button")
    kiosk.click("end_button")


def test_that_leaving_writes_the_files_of_this_kiosk_anew_and_no_other(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    kiosk = stand(theme, qtbot, tmp_path)
    kiosk.set_up()
    (foreign,) = outbox_files = [tmp_path / "outbox" / f"{'e' * 32}.response"]
    foreign.write_bytes(b"of another kiosk")
    mine = [path for path in collect(kiosk, 3) if path != foreign]
    before, content = inodes(mine), [path.read_bytes() for path in mine]
    place = inodes(outbox_files)
    left: list[int] = []
    kiosk.view.left.connect(lambda: left.append(1))
    leave(kiosk)
    qtbot.waitUntil(lambda: bool(left))
    assert not set(before) & set(inodes(mine))
    assert [path.read_bytes() for path in mine] == content
    assert inodes(outbox_files) == place
    assert not [p for p in (tmp_path / "data").iterdir() if p.suffix == ".files"]


def test_that_what_a_crash_left_in_order_is_written_anew_before_the_next_person(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    outbox = tmp_path / "outbox"
    paths = outbox_of(outbox)
    files = KioskFiles(outbox, tmp_path / "data")
    for path in paths:
        files.add(path.stem)
    before = inodes(paths)
    kiosk = stand(theme, qtbot, tmp_path)
    kiosk.set_up()
    qtbot.waitUntil(lambda: kiosk.has("start_button"))
    assert not set(before) & set(inodes(paths))
    assert not kiosk.view._flow.tells_order


def test_that_two_kiosks_on_one_outbox_leave_each_others_files_alone(tmp_path: Path) -> None:
    outbox = tmp_path / "outbox"
    outbox.mkdir()
    one, other = (KioskFlow(SURVEY, outbox, tmp_path / name / "kiosk") for name in "12")
    paths = outbox_of(tmp_path / "made")
    moved = [path.rename(outbox / path.name) for path in paths]
    one._files_of[outbox].add(moved[0].stem)
    other._files_of[outbox].add(moved[1].stem)
    writing = outbox / f".candor-{moved[1].stem}-0abcdef1.part"
    writing.write_bytes(b"half")
    before = inodes(moved)
    one.erase()
    one.next_person()
    one.reorder(SYSTEM)
    assert writing.exists(), "the other kiosk is writing it"
    after = inodes(moved)
    assert after[0] != before[0]
    assert after[1:] == before[1:]
    other.erase()
    assert not writing.exists()


def two_outboxes(folder: Path) -> tuple[KioskFlow, list[Path], list[Path]]:
    """Let a kiosk have files in order in two outboxes, first and second."""
    first = outbox_of(folder / "first", NAMES[:2])
    second = outbox_of(folder / "second", NAMES[2:])
    flow = KioskFlow(SURVEY, folder / "first", folder / "data" / "kiosk")
    flow.use_outbox(folder / "second")
    for path in (*first, *second):
        flow._files_of[path.parent].add(path.stem)
    return flow, first, second


@pytest.mark.parametrize("missing", [0, 1])
def test_that_an_outbox_that_is_missing_leaves_no_other_in_order(
    missing: int, tmp_path: Path
) -> None:
    flow, *outboxes = two_outboxes(tmp_path)
    gone, there = outboxes[missing], outboxes[1 - missing]
    before = inodes(gone), inodes(there)
    outbox = gone[0].parent
    outbox.rename(tmp_path / "taken out")
    with pytest.raises(Refused) as refused:
        flow.reorder(SYSTEM)
    assert isinstance(refused.value.__cause__, FileNotFoundError)
    assert not set(before[1]) & set(inodes(there))
    assert flow.tells_order, "those of the one that is missing"
    (tmp_path / "taken out").rename(outbox)
    after = inodes(there)
    flow.reorder(SYSTEM)
    assert not set(before[0]) & set(inodes(gone))
    assert inodes(there) == after, "once is enough"
    assert not flow.tells_order


def test_that_a_refusing_outbox_does_not_hide_that_chance_is_missing(tmp_path: Path) -> None:
    flow, first, (second,) = two_outboxes(tmp_path)
    first[0].parent.rename(tmp_path / "taken out")
    another = second.with_stem("d" * 32)
    another.write_bytes(b"so that there is an order to draw")
    flow._files_of[second.parent].add(another.stem)

    def broken(_n: int) -> bytes:
        raise RandomnessError

    with pytest.raises(RandomnessError):
        flow.reorder(Door(broken))


def test_that_what_was_moved_to_a_stick_tells_no_order_here(tmp_path: Path) -> None:
    """What stays, and what waits as a copy for its name, is known still."""
    flow, _, (path,) = two_outboxes(tmp_path)
    waiting = path.with_name(f"{'d' * 32}.response.copy")
    waiting.write_bytes(b"written anew, its first taken away")
    files = flow._files_of[path.parent]
    files.add("d" * 32)
    (tmp_path / "stick").mkdir()
    assert flow.empty(tmp_path / "stick", SYSTEM).moved == 1
    listed = {path.read_text() for path in (tmp_path / "data").glob("*.files")}
    assert f"{'d' * 32}\n" in listed
    files.reorder(SYSTEM)
    assert not waiting.exists()
    assert flow.empty(tmp_path / "stick", SYSTEM).moved == 1
    assert not files
    flow.use_outbox(tmp_path / "first")
    assert flow.empty(tmp_path / "stick", SYSTEM).moved == 2
    assert not flow.tells_order
    assert not list((tmp_path / "data").glob("*.files"))


def test_that_what_an_emptying_that_failed_had_moved_tells_no_order(tmp_path: Path) -> None:
    flow, *_ = two_outboxes(tmp_path)
    flow.use_outbox(tmp_path / "first")
    (tmp_path / "stick").mkdir()

    def stop(done: int, _total: int) -> None:
        if done == 1:
            raise Cancelled

    with pytest.raises(Cancelled):
        flow.empty(tmp_path / "stick", SYSTEM, stop)
    (stays,) = (tmp_path / "first").iterdir()
    assert flow._files_of[tmp_path / "first"]._ids == {stays.stem}


def test_that_a_stick_that_was_taken_out_is_told_and_tried_again(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    kiosk = stand(theme, qtbot, tmp_path)
    kiosk.set_up()
    mine = collect(kiosk, 2)
    before = inodes(mine)
    kiosk.outbox.rename(tmp_path / "taken out")
    left: list[int] = []
    kiosk.view.left.connect(lambda: left.append(1))
    leave(kiosk)
    qtbot.waitUntil(lambda: kiosk.has("again_button"))
    assert "None is lost, but their order can still tell who came when." in words_on(kiosk.shown)
    assert "are written anew" not in words_on(kiosk.shown)
    assert left == []
    (tmp_path / "taken out").rename(kiosk.outbox)
    kiosk.click("again_button")
    qtbot.waitUntil(lambda: bool(left))
    assert not set(before) & set(inodes(mine))


def test_that_it_can_be_left_undone_and_is_done_at_the_next_start(
    theme: Theme, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kiosk = stand(theme, qtbot, tmp_path)
    kiosk.set_up()
    mine = collect(kiosk, 2)
    before = inodes(mine)

    def broken(_n: int) -> bytes:
        raise RandomnessError

    with monkeypatch.context() as patch:
        patch.setattr(kiosk.view._desk, "_door", Door(broken))
        leave(kiosk)
        qtbot.waitUntil(lambda: kiosk.has("undone_button"))
        kiosk.click("undone_button")
        assert kiosk.view.close()
    assert inodes(mine) == before
    again = stand(theme, qtbot, tmp_path)
    again.set_up()
    qtbot.waitUntil(lambda: again.has("start_button"))
    assert not set(before) & set(inodes(mine))


# What else runs meanwhile


def test_that_nothing_is_erased_while_the_files_are_written_anew(
    theme: Theme, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sweeping what is not finished would take away the very copies being made."""
    kiosk = stand(theme, qtbot, tmp_path)
    kiosk.set_up()
    mine = collect(kiosk, 2)
    before = inodes(mine)
    half = kiosk.outbox / f".candor-{mine[0].stem}-0abcdef1.part"
    kiosk.click("worker_button")
    kiosk.type_pin("pin_field", PIN)
    kiosk.click("forward_button")
    half.write_bytes(b"left by a crash")
    kiosk.view._erasing._again.start()
    swept: list[bool] = []
    (files,) = kiosk.view._flow._files_of.values()
    sweep, reorder = files.sweep, files.reorder
    copying, go_on = threading.Event(), threading.Event()

    def note_and_sweep() -> None:
        swept.append(copying.is_set())
        sweep()

    def wait_and_reorder(*arguments: Any) -> None:
        copying.set()
        assert go_on.wait(30)
        reorder(*arguments)

    monkeypatch.setattr(files, "sweep", note_and_sweep)
    monkeypatch.setattr(files, "reorder", wait_and_reorder)
    kiosk.click("end_button")
    assert copying.wait(30)
    assert not kiosk.view._erasing._again.isActive()
    assert not half.exists()
    kiosk.view.release()
    kiosk.view.close()
    assert swept == [False], "once before, and never while they are copied"
    go_on.set()
    shut_down()
    assert all(path.exists() for path in mine)
    assert inodes(mine) == before, "the end of the session cancelled it"


def left_in_order(folder: Path) -> list[Path]:
    """Let a crash leave files in order in the outbox, and return them."""
    paths = outbox_of(folder / "outbox")
    files = KioskFiles(folder / "outbox", folder / "data")
    for path in paths:
        files.add(path.stem)
    return paths


def test_that_closing_before_the_pin_writes_anew_in_the_worker_as_leaving_does(
    theme: Theme, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = left_in_order(tmp_path)
    before = inodes(paths)
    kiosk = stand(theme, qtbot, tmp_path)
    kiosk.ready()
    reorder, threads = KioskFiles.reorder, list[threading.Thread]()

    def told(files: KioskFiles, *arguments: Any) -> None:
        threads.append(threading.current_thread())
        reorder(files, *arguments)

    monkeypatch.setattr(KioskFiles, "reorder", told)
    left: list[int] = []
    kiosk.setup.left.connect(lambda: left.append(1))
    assert not kiosk.setup.close()
    assert not kiosk.setup.close(), "pressed in haste"
    qtbot.waitUntil(lambda: bool(left))
    assert len(threads) == 1
    assert threads[0] is not threading.main_thread()
    assert kiosk.setup.close()
    assert not set(before) & set(inodes(paths))


def test_that_closing_before_the_pin_closes_at_once_where_nothing_is_in_order(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    kiosk = stand(theme, qtbot, tmp_path)
    kiosk.ready()
    assert kiosk.setup.close()


def test_that_the_end_of_the_session_leaves_the_files_to_the_next_start(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    paths = left_in_order(tmp_path)
    before = inodes(paths)
    kiosk = stand(theme, qtbot, tmp_path)
    kiosk.ready()
    kiosk.setup.release()
    assert kiosk.setup.close()
    assert inodes(paths) == before
    again = stand(theme, qtbot, tmp_path)
    again.set_up()
    qtbot.waitUntil(lambda: again.has("start_button"))
    assert not set(before) & set(inodes(paths))
