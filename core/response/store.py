"""Where sittings are kept: in a folder that only its owner can read, or in memory for a preview."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterable
from fractions import Fraction
from pathlib import Path
from typing import Protocol

from core.facts.errors import Refused
from core.files.disk import (
    UNFINISHED,
    make_private_folder,
    read_bounded,
    sync_folder,
    unfinished,
    write_atomically,
)
from core.response import started_surveys
from core.response.sitting import MAX_BYTES, SUFFIX, Sitting, read, together, write
from core.response.store_errors import Why, naming_reasons, not_kept
from core.survey import Survey

Act = Callable[[Sitting], None]


def _do_nothing(_kept: Sitting) -> None:
    """Do nothing beside the step."""


class Store(Protocol):
    """Where sittings are kept: in a folder, or in memory for a preview.

    What is refused is raised as `NotKeptError`, with its reason.
    """

    def begin(self, sitting: Sitting, seen: frozenset[str]) -> frozenset[str]:
        """Mark a survey as begun and keep a sitting that has only begun, once that will last.

        Returns the traces that there are now. Raises `NotKeptError`: BEGUN where there are traces
        of the survey that were not `seen`.
        """

    def change(
        self,
        known: Sitting,
        survey: Survey,
        step: Callable[[Sitting], Sitting],
        act: Act = _do_nothing,
    ) -> Sitting:
        """Take a step from a sitting as it is kept now, while no other window takes one.

        `known` is what the caller knows of it, and stays part of it. `act` is then done with what
        is kept, before another window may take a step. Returns what is kept now, once it will
        last. Raises `NotKeptError`, ERASED where nothing is kept of it any more, and what `step`
        and `act` raise; then it is kept as before. A step is not taken back where `known` shows
        that its saving was seen already.
        """

    def put(self, sitting: Sitting) -> None:
        """Keep a sitting in its present state, whatever is kept of it; once that will last."""

    def traces(self, survey: Survey) -> frozenset[str]:
        """Return by name what shows here that a survey was begun; none where it was not."""

    def remove(self, sitting: Sitting) -> None:
        """Forget a sitting."""

    def sittings(self, survey: Survey) -> tuple[Sitting, ...]:
        """Return the sittings of a survey, in the order of their random ids."""

    def unreadable(self, survey: Survey) -> bool:
        """Tell whether more sittings of a survey are kept that cannot be read."""

    def erase(self, survey: Survey) -> None:
        """Forget every sitting of a survey, those too that cannot be read."""

    def was_begun(self, survey: Survey) -> bool:
        """Tell whether the survey was begun here."""
        return bool(self.traces(survey))

    def forget_begun(self, survey: Survey) -> None:
        """Remove the mark that the survey was begun here."""

    def begun_others(self, survey: Survey) -> tuple[Fraction | None, ...]:
        """Return bounds of the ratios of all other surveys begun here, None where not known."""


class MemoryStore(Store):
    """Sittings that last as long as a preview does."""

    def __init__(self) -> None:
        self._sittings: dict[str, Sitting] = {}

    def begin(self, sitting: Sitting, seen: frozenset[str]) -> frozenset[str]:
        """Keep a sitting that has only begun. Raises `NotKeptError` (BEGUN)."""
        if self._traces(sitting.survey) - seen:
            raise not_kept(Why.BEGUN, sitting.id)
        with naming_reasons():
            self.put(sitting)
        return self._traces(sitting.survey)

    def change(
        self,
        known: Sitting,
        survey: Survey,  # noqa: ARG002 - nothing is read
        step: Callable[[Sitting], Sitting],
        act: Act = _do_nothing,
    ) -> Sitting:
        """Take a step from a sitting as it is kept. Raises `NotKeptError` (ERASED)."""
        before = self._sittings.get(known.id)
        if before is None:
            raise not_kept(Why.ERASED, known.id)
        kept = together(known, before)
        changed = step(kept)
        with naming_reasons():
            self.put(changed)
        try:
            act(changed)
        except Refused:
            if not known.saved:
                self.put(kept)
            raise
        return changed

    def put(self, sitting: Sitting) -> None:
        """Keep a sitting in its present state."""
        self._sittings[sitting.id] = sitting

    def traces(self, survey: Survey) -> frozenset[str]:
        """Return the names that the files of the sittings would have."""
        return self._traces(survey.digest)

    def _traces(self, digest: str) -> frozenset[str]:
        return frozenset(id_ + SUFFIX for id_, s in self._sittings.items() if s.survey == digest)

    def remove(self, sitting: Sitting) -> None:
        """Forget a sitting."""
        self._sittings.pop(sitting.id, None)

    def sittings(self, survey: Survey) -> tuple[Sitting, ...]:
        """Return the sittings of a survey, in the order of their random ids."""
        mine = (s for s in self._sittings.values() if s.survey == survey.digest)
        return tuple(sorted(mine, key=lambda sitting: sitting.id))

    def unreadable(self, survey: Survey) -> bool:  # noqa: ARG002
        """Return False: what is in memory can be read."""
        return False

    def erase(self, survey: Survey) -> None:
        """Forget every sitting of a survey."""
        for sitting in self.sittings(survey):
            self.remove(sitting)

    def forget_begun(self, survey: Survey) -> None:
        """Remove the mark that the survey was begun here."""

    def begun_others(self, survey: Survey) -> tuple[Fraction | None, ...]:  # noqa: ARG002
        """Return none: a preview knows of nothing else."""
        return ()


class SittingStore(Store):
    """Sittings in a folder that only its owner can read, one file each, by survey.

    `ratio` is that of the survey to be answered; the mark that it was begun holds an upper bound
    of it, so that what several surveys give away can be added up.
    """

    def __init__(self, folder: Path, ratio: Fraction | None = None) -> None:
        self._folder = folder
        self._ratio = ratio

    def begin(self, sitting: Sitting, seen: frozenset[str]) -> frozenset[str]:
        """Write the mark and the sitting, under the lock, and sync both. Raises `NotKeptError`."""
        folder = self._folder / sitting.survey
        with naming_reasons():
            make_private_folder(folder)
            with started_surveys.marked(folder, self._ratio) as is_new:
                ours = seen | {started_surveys.BEGUN} if is_new else seen
                if _traces(folder) - ours:
                    raise not_kept(Why.BEGUN, folder.name)
                self.write_sitting(sitting)
                return _traces(folder)

    def change(
        self,
        known: Sitting,
        survey: Survey,
        step: Callable[[Sitting], Sitting],
        act: Act = _do_nothing,
    ) -> Sitting:
        """Take a step under the lock, write and sync what comes of it, and act under it too.

        Raises `NotKeptError`, and what `act` raises; then the sitting is as it was.
        """
        failed: Refused | None = None
        folder = self._folder / known.survey
        with naming_reasons():
            if not os.path.lexists(self._path(known)):
                raise not_kept(Why.ERASED, known.id)
            with started_surveys.marked(folder, self._ratio):
                before = self._read(known, survey)
                kept = together(known, before)
                changed = step(kept)
                if changed != before:
                    self.write_sitting(changed)
                try:
                    act(changed)
                except Refused as refused:  # by another disk than that of the sittings
                    failed = refused
                    # Without the lock another window could have gone on from it meanwhile; one
                    # that has seen it saved, without a lock, is not shown something else.
                    if changed != kept and not known.saved:
                        with contextlib.suppress(Refused):
                            self.write_sitting(kept)
        if failed is not None:
            raise failed
        return changed

    def put(self, sitting: Sitting) -> None:
        """Write a sitting and sync it. Raises `NotKeptError`; then the one before is intact."""
        folder = self._folder / sitting.survey
        with naming_reasons():
            make_private_folder(folder)
            with started_surveys.marked(folder, self._ratio):
                self.write_sitting(sitting)

    def traces(self, survey: Survey) -> frozenset[str]:
        """Return the names of the mark and of the sittings, readable or not.

        A sitting without its mark, as from a copy of its file, shows that the survey was begun.
        """
        return _traces(self._folder / survey.digest)

    def _path(self, sitting: Sitting) -> Path:
        return self._folder / sitting.survey / (sitting.id + SUFFIX)

    def write_sitting(self, sitting: Sitting) -> None:
        """Write a sitting and sync it, while its lock is held. Raises `Refused` (IO)."""
        write_atomically(self._path(sitting), write(sitting), replace=True, private=True)

    def _read(self, known: Sitting, survey: Survey) -> Sitting:
        """Read a sitting as it is kept. Raises `NotKeptError` (ERASED, UNREADABLE)."""
        path = self._path(known)
        if not os.path.lexists(path):
            raise not_kept(Why.ERASED, known.id)
        kept = _read_kept(path, survey)
        if kept is None or kept.id != known.id:
            raise not_kept(Why.UNREADABLE, known.id)
        return kept

    def remove(self, sitting: Sitting) -> None:
        """Delete a sitting and what was not finished of it; the mark of the survey stays.

        What another window writes of its own sitting is left to it.
        Raises OSError, the first of them, once all has been deleted that could be.
        """
        folder = self._folder / sitting.survey
        with started_surveys.held_if_there(folder):
            _delete((folder / (sitting.id + SUFFIX), *unfinished(folder, {sitting.id})), folder)

    def sittings(self, survey: Survey) -> tuple[Sitting, ...]:
        """Return the readable sittings of a survey, in the order of their random ids."""
        found = (_read_kept(path, survey) for path in self._paths(survey))
        return tuple(sitting for sitting in found if sitting is not None)

    def unreadable(self, survey: Survey) -> bool:
        """Tell whether more sittings of a survey are kept that cannot be read."""
        return any(_read_kept(path, survey) is None for path in self._paths(survey))

    def erase(self, survey: Survey) -> None:
        """Delete every sitting of a survey, what cannot be read and what was not finished too.

        Raises OSError, the first of them, once all have been deleted that could be.
        """
        folder = self._folder / survey.digest
        with started_surveys.held_if_there(folder):
            _delete((*self._paths(survey), *folder.glob(UNFINISHED)), folder)

    def _paths(self, survey: Survey) -> list[Path]:
        return _sittings_in(self._folder / survey.digest)

    def forget_begun(self, survey: Survey) -> None:
        """Remove the mark that the survey was begun here, and its folder if that is empty.

        Raises OSError where the mark, or what was not finished, could not be deleted.
        """
        folder = self._folder / survey.digest
        mark = folder / started_surveys.BEGUN
        with started_surveys.held_if_there(folder):
            _delete(folder.glob(UNFINISHED), folder)
            if started_surveys.GOES_WHILE_HELD:
                _delete((mark,), folder)
            before = _identity(mark), _sittings_in(folder)
        # Not the mark of a window that has begun since, be it a new one or this.
        if (
            not started_surveys.GOES_WHILE_HELD
            and (_identity(mark), _sittings_in(folder)) == before
        ):
            _delete((mark,), folder)
        with contextlib.suppress(OSError):
            folder.rmdir()

    def begun_others(self, survey: Survey) -> tuple[Fraction | None, ...]:
        """Return bounds of the ratios of all other surveys begun here, None where not known."""
        return started_surveys.bounds(self._folder, but=survey.digest)


def erase_every_sitting(folder: Path) -> None:
    """Delete the sittings of all surveys in the folder of a `SittingStore`; the marks stay.

    That a survey was begun here stays known. Raises `NotKeptError` (BUSY) where another window
    takes a step, and OSError, once all of a survey has been deleted that could be.
    """
    for each in sorted(folder.glob("*/")):
        with started_surveys.held_if_there(each):
            _delete((*_sittings_in(each), *each.glob(UNFINISHED)), each)


def _traces(folder: Path) -> frozenset[str]:
    mark = {started_surveys.BEGUN} if started_surveys.is_marked(folder) else set()
    return frozenset(mark | {path.name for path in _sittings_in(folder)})


def _sittings_in(folder: Path) -> list[Path]:
    found = sorted(folder.glob(f"*{SUFFIX}"))
    return [path for path in found if path.is_symlink() or not path.is_dir()]


def _identity(path: Path) -> tuple[int, int] | None:
    """Return what tells a file from one that came in its place; None where there is none."""
    with contextlib.suppress(OSError):
        found = path.stat(follow_symlinks=False)
        return found.st_dev, found.st_ino
    return None


def _delete(paths: Iterable[Path], folder: Path) -> None:
    """Delete files of a folder, so that it lasts; then raise the first OSError, if any."""
    errors: list[OSError] = []
    gone = False
    for path in paths:
        try:
            path.unlink()
            gone = True
        except FileNotFoundError:
            continue
        except OSError as error:
            errors.append(error)
    if gone:
        sync_folder(folder)
    if errors:
        raise errors[0]


def _read_kept(path: Path, survey: Survey) -> Sitting | None:
    """Read a sitting that is kept; None where it cannot be read."""
    with contextlib.suppress(Refused, OSError):
        return read(read_bounded(path, MAX_BYTES), survey)
    return None
