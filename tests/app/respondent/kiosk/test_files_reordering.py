"""Files are written anew in an order that tells nothing of the one before, and none is lost."""

from __future__ import annotations

import os
from collections import defaultdict
from fractions import Fraction
from itertools import permutations
from pathlib import Path

import pytest
from killed_at import killed
from written_files import NAMES, inodes, outbox_of

from app.respondent.kiosk.files import KioskFiles, reorder
from core.facts.errors import Refused
from core.files.disk import CONSTANT_TIME
from core.privacy.randomness import SYSTEM, Door
from core.progress import Cancelled
from door_tape import outcomes

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


def test_that_a_folder_that_goes_before_it_is_synced_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = outbox_of(tmp_path / "outbox")

    def gone(_folder: Path) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr("app.respondent.kiosk.files.sync_folder", gone)
    with pytest.raises(Refused, match="Input/output error"):
        reorder(paths, SYSTEM)


def test_that_a_kiosk_killed_at_any_touch_loses_no_file(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    left = set()
    for folder, _ in killed("reorder", tmp_path, request):
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
