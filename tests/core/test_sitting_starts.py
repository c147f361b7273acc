"""A device is started twice at most, each time noted on disk before it is drawn; a word exchanged
leaves a sitting as if it had been pressed at once."""

from __future__ import annotations

import itertools
from dataclasses import replace
from pathlib import Path

import pytest

from core.errors import Refused
from core.examples import example_survey
from core.privacy.procedures import Procedure
from core.privacy.randomness import SYSTEM
from core.response.sitting import Sitting, begin, exchange, freeze, read, start, write
from core.response.store import MemoryStore, SittingStore
from core.survey import Question, Survey

SURVEY = example_survey("bribery")
BRIBE = SURVEY.question("bribe")


def sat_down(survey: Survey = SURVEY, procedure: Procedure = Procedure.SPINNER) -> Sitting:
    return begin(survey, procedure, SYSTEM)


def on_disk(folder: Path, sitting: Sitting) -> Sitting:
    (kept,) = SittingStore(folder).sittings(SURVEY)
    assert kept.id == sitting.id
    return kept


def test_that_each_start_is_on_disk_and_the_third_is_refused(tmp_path: Path) -> None:
    store, sitting = SittingStore(tmp_path), sat_down()
    for times in (1, 2):
        assert sitting.may_start(BRIBE)
        sitting = start(sitting, BRIBE, store)
        assert on_disk(tmp_path, sitting).started == {"bribe": times}
    assert not sitting.may_start(BRIBE)
    with pytest.raises(ValueError, match="started"):
        start(sitting, BRIBE, store)


def test_that_the_count_goes_with_the_word(tmp_path: Path) -> None:
    """Kept words tell nothing of how often somebody closed the survey before them."""
    store, once = SittingStore(tmp_path / "once"), sat_down()
    twice = once
    once = freeze(start(once, BRIBE, store), BRIBE, 1, store)
    store = SittingStore(tmp_path / "twice")
    twice = freeze(start(start(twice, BRIBE, store), BRIBE, store), BRIBE, 1, store)
    assert write(once) == write(twice)
    assert b"started" not in write(once)
    assert not once.may_start(BRIBE)


def test_that_only_a_device_on_the_screen_is_started() -> None:
    store = MemoryStore()
    area = SURVEY.question("area")
    assert not sat_down().may_start(area)
    for procedure in SURVEY.procedures:
        may = sat_down(procedure=procedure).may_start(BRIBE)
        assert may is (procedure in (Procedure.SPINNER, Procedure.COINS, Procedure.DIE))
    with pytest.raises(ValueError, match="started"):
        start(replace(sat_down(), saved=True), BRIBE, store)


def test_that_an_exchanged_word_leaves_what_the_other_word_would(tmp_path: Path) -> None:
    """Whatever was pressed before, and however often: the same bytes, time, name and size."""
    fates: set[tuple[object, ...]] = set()
    for place, (word, times) in enumerate(itertools.product((0, 1), range(4))):
        folder = tmp_path / str(place)
        store = SittingStore(folder)
        sitting = Sitting("ab" * 16, SURVEY.digest, Procedure.SPINNER)
        sitting = freeze(start(sitting, BRIBE, store), BRIBE, word, store)
        for _ in range(times):
            sitting = exchange(sitting, BRIBE, store)
        assert sitting.reports == {"bribe": word ^ times & 1}
        if sitting.reports["bribe"] == 1:
            fates.add(tuple(fate_of(path, folder) for path in sorted(folder.rglob("*.*"))))
    assert len(fates) == 1


def fate_of(path: Path, folder: Path) -> tuple[object, ...]:
    status = path.stat()
    return path.relative_to(folder), path.read_bytes(), status.st_mtime_ns, status.st_mode


def test_that_nothing_but_a_word_pressed_is_exchanged() -> None:
    store = MemoryStore()

    def refuse(sitting: Sitting, question: Question) -> None:
        with pytest.raises(ValueError, match="exchanged"):
            exchange(sitting, question, store)

    refuse(sat_down(), BRIBE)
    kept = freeze(sat_down(), BRIBE, 0, store)
    refuse(replace(kept, saved=True), BRIBE)
    refuse(replace(kept, procedure=Procedure.SCRAMBLED), BRIBE)
    refuse(replace(kept, reports={"area": 1}), SURVEY.question("area"))


def test_that_what_cannot_be_written_was_neither_started_nor_exchanged(tmp_path: Path) -> None:
    (tmp_path / "data").write_bytes(b"a file where a folder should be")
    broken = SittingStore(tmp_path / "data")
    with pytest.raises(Refused):
        start(sat_down(), BRIBE, broken)
    kept = freeze(sat_down(), BRIBE, 0, MemoryStore())
    with pytest.raises(Refused):
        exchange(kept, BRIBE, broken)


def test_that_a_started_sitting_is_read_as_written() -> None:
    sitting = replace(sat_down(), started={"bribe": 2})
    assert read(write(sitting), SURVEY) == sitting


@pytest.mark.parametrize("kind", ["disk", "memory"])
def test_that_nothing_is_put_over_what_another_window_kept(kind: str, tmp_path: Path) -> None:
    store = SittingStore(tmp_path) if kind == "disk" else MemoryStore()
    before = sat_down()
    begun = start(before, BRIBE, store)
    for stale in (before, replace(begun, started={"bribe": 2})):
        with pytest.raises(Refused):
            freeze(stale, BRIBE, 0, store)
        assert store.sittings(SURVEY) == (begun,)
    with pytest.raises(Refused):
        start(before, BRIBE, store)
    kept = freeze(begun, BRIBE, 1, store)
    with pytest.raises(Refused):
        start(begun, BRIBE, store)
    with pytest.raises(Refused):
        freeze(begun, BRIBE, 0, store)
    changed = exchange(kept, BRIBE, store)
    with pytest.raises(Refused):
        exchange(kept, BRIBE, store)
    assert store.sittings(SURVEY) == (changed,)


def test_that_a_damaged_record_is_not_replaced(tmp_path: Path) -> None:
    store, sitting = SittingStore(tmp_path), sat_down()
    sitting = start(sitting, BRIBE, store)
    (path,) = (tmp_path / SURVEY.digest).glob("*.sitting")
    path.write_bytes(b"damaged")
    with pytest.raises(Refused):
        freeze(sitting, BRIBE, 1, store)
    assert path.read_bytes() == b"damaged"


def test_that_two_windows_do_not_write_at_once(tmp_path: Path) -> None:
    one, other, sitting = SittingStore(tmp_path), SittingStore(tmp_path), sat_down()
    with one.held(sitting), pytest.raises(Refused):
        start(sitting, BRIBE, other)
    assert start(sitting, BRIBE, other).started == {"bribe": 1}
