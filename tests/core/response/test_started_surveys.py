"""A device is started twice at most, each time noted on disk before it is drawn; a word exchanged
leaves a sitting as if it had been pressed at once."""

from __future__ import annotations

import errno
import itertools
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from core.examples import example_survey
from core.facts.errors import Refused
from core.files.disk import unwritten
from core.privacy.procedures import Procedure
from core.privacy.randomness import SYSTEM
from core.response import started_surveys as begun_module
from core.response.sitting import Sitting, begin, read, write
from core.response.started_surveys import BEGUN
from core.response.steps import exchange, freeze, freeze_drawn, hand_in, keep, start
from core.response.store import MemoryStore, SittingStore, Store
from core.response.store_errors import NotKeptError, Why
from core.survey import Question, Survey

SURVEY = example_survey("bribery")
BRIBE = SURVEY.question("bribe")


def sat_down(survey: Survey = SURVEY, procedure: Procedure = Procedure.SPINNER) -> Sitting:
    return begin(survey, procedure, SYSTEM)


def begun(store: Store, procedure: Procedure = Procedure.SPINNER) -> Sitting:
    """A sitting that has only begun, and is kept."""
    sitting = sat_down(procedure=procedure)
    keep(sitting, store)
    return sitting


def on_disk(folder: Path, sitting: Sitting) -> Sitting:
    (kept,) = SittingStore(folder).sittings(SURVEY)
    assert kept.id == sitting.id
    return kept


def test_that_each_start_is_on_disk_and_the_third_is_refused(tmp_path: Path) -> None:
    store = SittingStore(tmp_path)
    sitting = begun(store)
    for times in (1, 2):
        assert sitting.may_start(BRIBE)
        sitting = start(sitting, BRIBE, SURVEY, store)
        assert on_disk(tmp_path, sitting).started == {"bribe": times}
    assert not sitting.may_start(BRIBE)
    with pytest.raises(ValueError, match="started"):
        start(sitting, BRIBE, SURVEY, store)


def test_that_the_count_goes_with_the_word(tmp_path: Path) -> None:
    """Kept words tell nothing of how often somebody closed the survey before them."""
    store = SittingStore(tmp_path / "once")
    once = twice = begun(store)
    once = freeze(start(once, BRIBE, SURVEY, store), BRIBE, 1, SURVEY, store)
    store = SittingStore(tmp_path / "twice")
    keep(twice, store)
    for _ in range(2):
        twice = start(twice, BRIBE, SURVEY, store)
    twice = freeze(twice, BRIBE, 1, SURVEY, store)
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
        start(replace(sat_down(), saved=True), BRIBE, SURVEY, store)


def test_that_an_exchanged_word_leaves_what_the_other_word_would(tmp_path: Path) -> None:
    """Whatever was pressed before, and however often: the same bytes, time, name and size."""
    fates: set[tuple[object, ...]] = set()
    for place, (word, times) in enumerate(itertools.product((0, 1), range(4))):
        folder = tmp_path / str(place)
        store = SittingStore(folder)
        sitting = Sitting("ab" * 16, SURVEY.digest, Procedure.SPINNER)
        keep(sitting, store)
        sitting = freeze(start(sitting, BRIBE, SURVEY, store), BRIBE, word, SURVEY, store)
        for _ in range(times):
            sitting = exchange(sitting, BRIBE, SURVEY, store)
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
            exchange(sitting, question, SURVEY, store)

    refuse(sat_down(), BRIBE)
    kept = freeze(begun(store), BRIBE, 0, SURVEY, store)
    refuse(replace(kept, saved=True), BRIBE)
    refuse(replace(kept, procedure=Procedure.SCRAMBLED), BRIBE)
    refuse(replace(kept, reports={"area": 1}), SURVEY.question("area"))


def test_that_what_cannot_be_written_was_neither_started_nor_exchanged(tmp_path: Path) -> None:
    (tmp_path / "data").write_bytes(b"a file where a folder should be")
    broken = SittingStore(tmp_path / "data")
    with pytest.raises(Refused):
        start(sat_down(), BRIBE, SURVEY, broken)
    store = MemoryStore()
    kept = freeze(begun(store), BRIBE, 0, SURVEY, store)
    with pytest.raises(Refused):
        exchange(kept, BRIBE, SURVEY, broken)


def test_that_a_started_sitting_is_read_as_written() -> None:
    sitting = replace(sat_down(), started={"bribe": 2})
    assert read(write(sitting), SURVEY) == sitting


@pytest.fixture(params=["disk", "memory"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    return SittingStore(tmp_path) if request.param == "disk" else MemoryStore()


def why(edit: Callable[[], object]) -> Why:
    """Why a deed kept nothing."""
    with pytest.raises(NotKeptError) as refused:
        edit()
    return refused.value.why


def test_that_a_step_goes_on_from_what_another_window_kept(store: Store) -> None:
    before = begun(store)
    once = start(before, BRIBE, SURVEY, store)
    twice = start(before, BRIBE, SURVEY, store)
    assert (once.started, twice.started) == ({"bribe": 1}, {"bribe": 2})
    assert why(lambda: start(before, BRIBE, SURVEY, store)) is Why.STARTED
    kept = freeze(before, BRIBE, 1, SURVEY, store)
    assert freeze(before, BRIBE, 1, SURVEY, store) == kept, "as where the disk failed after it"
    for stale in (before, once, twice):
        assert why(partial(freeze, stale, BRIBE, 0, SURVEY, store)) is Why.ANSWERED
    assert why(lambda: start(once, BRIBE, SURVEY, store)) is Why.ANSWERED
    changed = exchange(kept, BRIBE, SURVEY, store)
    assert exchange(kept, BRIBE, SURVEY, store) == changed, "exchanged once, whoever asks again"
    assert store.sittings(SURVEY) == (changed,)


def test_that_nothing_is_drawn_where_another_window_drew(store: Store) -> None:
    before = begun(store)
    freeze(before, BRIBE, 1, SURVEY, store)
    draws: list[int] = []

    def draw() -> int:
        draws.append(1)
        return 0

    assert why(lambda: freeze_drawn(before, BRIBE, draw, SURVEY, store)) is Why.ANSWERED
    assert draws == []


def test_that_a_saved_sitting_takes_no_other_step(store: Store) -> None:
    before = begun(store)
    started = start(before, BRIBE, SURVEY, store)
    kept = freeze(started, BRIBE, 1, SURVEY, store)
    saved = hand_in(kept, kept.response({"area": 0}), lambda: "", SURVEY, store)
    assert why(lambda: start(before, BRIBE, SURVEY, store)) is Why.SAVED
    assert why(lambda: freeze(started, BRIBE, 1, SURVEY, store)) is Why.SAVED
    assert why(lambda: exchange(kept, BRIBE, SURVEY, store)) is Why.SAVED
    other = kept.response({"area": 1})
    assert why(lambda: hand_in(kept, other, lambda: "", SURVEY, store)) is Why.SAVED
    same = kept.response({"area": 0})
    assert hand_in(kept, same, lambda: "other", SURVEY, store) == saved, "the same bytes again"


def test_that_a_file_that_cannot_be_written_leaves_the_copy_as_it_was(store: Store) -> None:
    kept = freeze(begun(store), BRIBE, 1, SURVEY, store)
    full = unwritten(Path("a.response"), OSError(errno.ENOSPC, "No space left on device"))

    def fail(_saved: Sitting) -> None:
        assert store.sittings(SURVEY)[0].saved, "the copy first, so that a crash keeps the bytes"
        raise full

    def hand(write_file: Callable[[Sitting], None]) -> Sitting:
        return hand_in(kept, kept.response({"area": 0}), lambda: "", SURVEY, store, write_file)

    with pytest.raises(Refused) as refused:
        hand(fail)
    assert refused.value is full, "the disk of the file is not taken for that of the copy"
    assert store.sittings(SURVEY) == (kept,)
    saved = hand(lambda _saved: None)
    with pytest.raises(Refused):
        hand(fail)
    assert store.sittings(SURVEY) == (saved,), "what was saved before stays saved"


def test_that_no_other_window_hands_in_while_a_file_is_written(tmp_path: Path) -> None:
    one, other = SittingStore(tmp_path), SittingStore(tmp_path)
    kept = freeze(begun(one), BRIBE, 1, SURVEY, one)
    response = kept.response({"area": 0})

    def meanwhile(_saved: Sitting) -> None:
        (seen,) = other.sittings(SURVEY)
        for known in (kept, seen):
            refused = why(lambda: hand_in(known, response, lambda: "", SURVEY, other))  # noqa: B023
            assert refused is Why.BUSY

    assert hand_in(kept, response, lambda: "", SURVEY, one, meanwhile).saved


def test_that_what_was_erased_is_not_written_again(store: Store) -> None:
    sitting = freeze(begun(store), BRIBE, 1, SURVEY, store)
    store.erase(SURVEY)
    assert why(lambda: exchange(sitting, BRIBE, SURVEY, store)) is Why.ERASED
    assert store.sittings(SURVEY) == ()


def test_that_an_older_copy_of_the_file_brings_no_second_draw(tmp_path: Path) -> None:
    """What a window knows of its sitting stays so, though the file is put back to before it."""
    store = SittingStore(tmp_path)
    sitting = begun(store)
    (path,) = (tmp_path / SURVEY.digest).glob("*.sitting")
    before = path.read_bytes()
    once = start(sitting, BRIBE, SURVEY, store)
    path.write_bytes(before)
    started = start(once, BRIBE, SURVEY, store)
    assert started.started == {"bribe": 2}
    path.write_bytes(before)
    kept = freeze(started, BRIBE, 1, SURVEY, store)
    path.write_bytes(before)
    assert store.change(kept, SURVEY, lambda held: held).reports == {"bribe": 1}


def test_that_a_sitting_without_its_mark_counts_as_begun(tmp_path: Path) -> None:
    store = SittingStore(tmp_path)
    keep(sat_down(), store)
    (tmp_path / SURVEY.digest / BEGUN).unlink()
    assert store.was_begun(SURVEY)
    assert why(lambda: keep(sat_down(), store)) is Why.BEGUN


def test_that_a_survey_begun_since_it_was_looked_at_is_not_begun_again(store: Store) -> None:
    seen = store.traces(SURVEY)
    first = begun(store)
    assert why(lambda: keep(sat_down(), store, seen)) is Why.BEGUN
    assert store.sittings(SURVEY) == (first,)
    keep(sat_down(), store, store.traces(SURVEY))
    assert len(store.sittings(SURVEY)) == 2


@pytest.mark.parametrize("n", [errno.ENOSPC, errno.EROFS, errno.EACCES, errno.EIO])
def test_that_each_refusal_of_a_disk_has_its_reason(
    n: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SittingStore(tmp_path)
    sitting = begun(store)
    known = {errno.ENOSPC: Why.FULL, errno.EROFS: Why.READ_ONLY, errno.EACCES: Why.FORBIDDEN}

    def refuse(path: Path, *_: object, **__: object) -> None:
        error = OSError(n, os.strerror(n))
        raise unwritten(path, error) from error

    monkeypatch.setattr("core.response.store.write_atomically", refuse)
    assert why(lambda: start(sitting, BRIBE, SURVEY, store)) is known.get(n, Why.BROKEN)
    another = SittingStore(tmp_path / "another")
    assert why(lambda: keep(sat_down(), another)) is known.get(n, Why.BROKEN)
    assert not another.was_begun(SURVEY), "nothing was begun"


def test_that_a_damaged_record_is_not_replaced(tmp_path: Path) -> None:
    store = SittingStore(tmp_path)
    sitting = begun(store)
    sitting = start(sitting, BRIBE, SURVEY, store)
    (path,) = (tmp_path / SURVEY.digest).glob("*.sitting")
    path.write_bytes(b"damaged")
    with pytest.raises(Refused):
        freeze(sitting, BRIBE, 1, SURVEY, store)
    assert path.read_bytes() == b"damaged"


def test_that_two_windows_do_not_write_at_once(tmp_path: Path) -> None:
    one, other = SittingStore(tmp_path), SittingStore(tmp_path)
    sitting = begun(one)

    def during(kept: Sitting) -> Sitting:
        assert why(lambda: start(sitting, BRIBE, SURVEY, other)) is Why.BUSY
        assert why(lambda: other.erase(SURVEY)) is Why.BUSY
        assert why(lambda: other.forget_begun(SURVEY)) is Why.BUSY
        return kept

    one.change(sitting, SURVEY, during)
    assert start(sitting, BRIBE, SURVEY, other).started == {"bribe": 1}


@pytest.mark.parametrize("goes_while_held", [True, False])
@pytest.mark.parametrize("is_made_anew", [True, False])
def test_that_a_mark_is_not_taken_from_a_window_that_begins_as_it_is_forgotten(
    is_made_anew: bool, goes_while_held: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, other = SittingStore(tmp_path), SittingStore(tmp_path)
    store.remove(begun(store))
    mark = tmp_path / SURVEY.digest / BEGUN
    held = begun_module.held_if_there

    @contextmanager
    def then_begun(folder: Path) -> Iterator[None]:
        with held(folder):
            yield
        if is_made_anew:
            mark.unlink(missing_ok=True)
        keep(sat_down(), other, other.traces(SURVEY))

    monkeypatch.setattr(begun_module, "GOES_WHILE_HELD", goes_while_held)
    with monkeypatch.context() as patched:
        patched.setattr(begun_module, "held_if_there", then_begun)
        store.forget_begun(SURVEY)
    assert mark.exists()
    assert len(store.sittings(SURVEY)) == 1
    store.erase(SURVEY)
    store.forget_begun(SURVEY)
    assert not mark.parent.exists(), "forgotten where nobody begins"
