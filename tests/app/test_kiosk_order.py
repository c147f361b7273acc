"""The files of a kiosk are written anew in an order that tells nothing of who came when."""

from __future__ import annotations

import os
from collections import defaultdict
from fractions import Fraction
from itertools import permutations
from pathlib import Path

import pytest
from killed_at import killed, points
from kiosk_stand import PIN, SURVEY, Stand, stand
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from respondent_driver import words_on

from app.flows.kiosk import KioskFlow
from app.flows.kiosk_files import KioskFiles
from app.flows.reordering import reorder
from app.theme import Theme
from core.errors import Refused
from core.files import CONSTANT_TIME
from core.progress import Cancelled
from core.randomness import SYSTEM, Door, RandomnessError
from door_tape import outcomes

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)

NAMES = ("b" * 32, "a" * 32, "c" * 32)  # as people came


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


def outbox_of(folder: Path, names: tuple[str, ...] = NAMES) -> list[Path]:
    """An outbox with a file for each name, written in this order."""
    folder.mkdir(parents=True)
    paths = [folder / f"{name}.response" for name in names]
    for path in paths:
        path.write_bytes(f"what {path.stem} answered".encode())
    return paths


def inodes(paths: list[Path]) -> list[int]:
    return [path.stat().st_ino for path in paths]


Touches = list[tuple[str, str]]


@pytest.fixture
def touches(monkeypatch: pytest.MonkeyPatch) -> Touches:
    """What is written, deleted and given its name, in order; half-written names are left out."""
    found: Touches = []
    replace, unlink = os.replace, Path.unlink

    def note_replace(source: str | Path, target: Path) -> None:
        replace(source, target)
        kind = "copied" if target.suffix == ".copy" else "named"
        found.append((kind, target.name.partition(".")[0]))

    def note_unlink(path: Path, missing_ok: bool = False) -> None:
        unlink(path, missing_ok)
        found.append(("deleted", path.name.partition(".")[0]))

    monkeypatch.setattr(os, "replace", note_replace)
    monkeypatch.setattr(Path, "unlink", note_unlink)
    return found


def test_that_every_order_is_as_likely_and_no_place_is_given_out_again(
    tmp_path: Path, touches: Touches
) -> None:
    """All copies are made, then all originals go, then all copies take their names.

    Else a copy would get the inode, or the place in the folder, of the file written before it.
    """
    runs = 0

    def run(door: Door) -> tuple[str, ...]:
        nonlocal runs
        runs += 1
        paths = outbox_of(tmp_path / str(runs))
        before = {path: path.read_bytes() for path in paths}
        places = inodes(paths)
        touches.clear()
        reorder(paths, door)
        assert [kind for kind, _ in touches] == ["copied"] * 3 + ["deleted"] * 3 + ["named"] * 3
        orders = {tuple(name for kind, name in touches if kind == k) for k, _ in touches}
        assert len(orders) == 1
        assert {path: path.read_bytes() for path in paths[0].parent.iterdir()} == before
        assert not set(places) & set(inodes(paths))
        return orders.pop()

    chance: defaultdict[tuple[str, ...], Fraction] = defaultdict(Fraction)
    for outcome in outcomes(run):
        chance[outcome.result] += outcome.weight
    assert chance == dict.fromkeys(permutations(NAMES), Fraction(1, 6))


def test_that_one_order_does_not_follow_from_the_order_of_people(
    tmp_path: Path, touches: Touches
) -> None:
    """The same draws give the same order, in whatever order people came."""
    seen = set()
    for at, order in enumerate(permutations(NAMES)):
        paths = outbox_of(tmp_path / str(at), order)
        touches.clear()
        reorder(paths, Door(lambda n: os.urandom(16) + bytes(n - 16)))
        seen.add(tuple(name for kind, name in touches if kind == "named"))
    assert len(seen) == 1


@pytest.mark.parametrize("n", [0, 1])
def test_that_few_files_are_written_anew_too(n: int, tmp_path: Path) -> None:
    paths = outbox_of(tmp_path / "outbox", NAMES[:n])
    before = inodes(paths)
    told: list[tuple[int, int]] = []
    reorder(paths, SYSTEM, lambda done, total: told.append((done, total)))
    assert told[-1] == (n, n)
    assert not set(before) & set(inodes(paths))
    assert all(path.stat().st_mtime == CONSTANT_TIME for path in paths)


def test_that_what_could_not_be_a_response_is_passed_over(tmp_path: Path) -> None:
    paths = outbox_of(tmp_path / "outbox")
    folder, large, link = (tmp_path / "outbox" / name for name in ("d", "large", "link"))
    folder.mkdir()
    large.write_bytes(bytes(1024 * 1024 + 1))
    link.symlink_to(paths[0])
    missing = tmp_path / "outbox" / "missing"
    before = inodes([folder, large]), os.lstat(link).st_ino
    reorder([*paths, folder, large, link, missing], SYSTEM)
    assert (inodes([folder, large]), os.lstat(link).st_ino) == before
    assert len(list((tmp_path / "outbox").iterdir())) == 6


@pytest.mark.parametrize("at", range(4))
def test_that_a_stop_on_the_way_changes_nothing(at: int, tmp_path: Path) -> None:
    paths = outbox_of(tmp_path / "outbox")
    before = inodes(paths)

    def report(done: int, _total: int) -> None:
        if done == at:
            raise Cancelled

    with pytest.raises(Cancelled):
        reorder(paths, SYSTEM, report)
    assert inodes(paths) == before
    assert sorted((tmp_path / "outbox").iterdir()) == sorted(paths)


@pytest.mark.parametrize("at", range(1, 10))
def test_that_a_disk_that_refuses_once_loses_nothing(
    at: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = outbox_of(tmp_path / "outbox")
    before = [path.read_bytes() for path in paths]
    count = 0
    replace, unlink = os.replace, Path.unlink

    def refuse_at(number: int) -> None:
        if number == at:
            raise OSError(5, "Input/output error")

    def counted_replace(source: str | Path, target: Path) -> None:
        nonlocal count
        count += 1
        refuse_at(count)
        replace(source, target)

    def counted_unlink(path: Path, missing_ok: bool = False) -> None:
        nonlocal count
        count += 1
        refuse_at(count)
        unlink(path, missing_ok)

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", counted_replace)
        patch.setattr(Path, "unlink", counted_unlink)
        with pytest.raises(Refused, match="Input/output error"):
            reorder(paths, SYSTEM)
    assert [path.read_bytes() for path in paths] == before
    assert sorted((tmp_path / "outbox").iterdir()) == sorted(paths)


def test_that_a_kiosk_killed_at_any_touch_loses_no_file(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    left = set()
    for folder, _ in killed("reorder", tmp_path, points(request.config)):
        outbox = folder / "out"
        made = {path.name: path.read_bytes() for path in (tmp_path / "start" / "out").iterdir()}
        suffixes = [path.suffix for path in outbox.iterdir()]
        left.add((suffixes.count(".response"), suffixes.count(".copy")))
        files = KioskFiles(outbox, folder)
        files.sweep()
        files.reorder(SYSTEM)
        assert {path.name: path.read_bytes() for path in outbox.iterdir()} == made
        assert not KioskFiles(outbox, folder)
    whole = {copies for there, copies in left if there == 5}
    assert {0} < whole, "the kills must fall before and into the copying"
    assert any(there < 5 for there, _ in left), "and into the exchange"


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
    write_once = "app.flows.respondent.write_once"

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
    assert not kiosk.view._flow.is_ordered


def test_that_two_kiosks_on_one_outbox_leave_each_others_files_alone(tmp_path: Path) -> None:
    outbox = tmp_path / "outbox"
    one, other = (KioskFlow(SURVEY, outbox, tmp_path / name / "kiosk") for name in "12")
    one.make_outbox()
    paths = outbox_of(tmp_path / "made")
    moved = [path.rename(outbox / path.name) for path in paths]
    one._files.add(moved[0].stem)
    other._files.add(moved[1].stem)
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
        patch.setattr(kiosk.view, "_door", Door(broken))
        leave(kiosk)
        qtbot.waitUntil(lambda: kiosk.has("undone_button"))
        kiosk.click("undone_button")
        assert kiosk.view.close()
    assert inodes(mine) == before
    again = stand(theme, qtbot, tmp_path)
    again.set_up()
    qtbot.waitUntil(lambda: again.has("start_button"))
    assert not set(before) & set(inodes(mine))
