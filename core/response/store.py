"""Where sittings are kept: in a folder that only its owner can read, or in memory for a preview."""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Iterable, Iterator
from fractions import Fraction
from pathlib import Path
from typing import Protocol

from core.errors import Refused
from core.files.disk import (
    UNFINISHED,
    make_private_folder,
    read_bounded,
    sync_folder,
    unfinished,
    unwritten,
    write_atomically,
)
from core.response import begun
from core.response.sitting import MAX_BYTES, SUFFIX, Sitting, read, write
from core.survey import Survey


class Store(Protocol):
    """Where sittings are kept: in a folder, or in memory for a preview."""

    def put(self, sitting: Sitting) -> None:
        """Keep a sitting in its present state; returns once that will last."""

    def held(self, known: Sitting) -> contextlib.AbstractContextManager[None]:
        """Keep others from a sitting while what is known of it is replaced.

        Raises `Refused` (IO) where more or something else is kept of it than is known, as another
        window has written it since. That nothing is kept of it is no hindrance.
        """

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

    def forget_begun(self, survey: Survey) -> None:
        """Remove the mark that the survey was begun here."""

    def begun_others(self, survey: Survey) -> tuple[Fraction | None, ...]:
        """Return bounds of the ratios of all other surveys begun here, None where not known."""


class MemoryStore:
    """Sittings that last as long as a preview does."""

    def __init__(self) -> None:
        self._sittings: dict[str, Sitting] = {}

    def put(self, sitting: Sitting) -> None:
        """Keep a sitting in its present state."""
        self._sittings[sitting.id] = sitting

    @contextlib.contextmanager
    def held(self, known: Sitting) -> Iterator[None]:
        """See that a sitting is kept as it is known. Raises `Refused` (IO) where it is not."""
        if self._sittings.get(known.id, known) != known:
            raise _written_elsewhere(Path(known.id + SUFFIX))
        yield

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

    def was_begun(self, survey: Survey) -> bool:
        """Tell whether the survey was begun here."""
        return bool(self.sittings(survey))

    def forget_begun(self, survey: Survey) -> None:
        """Remove the mark that the survey was begun here."""

    def begun_others(self, survey: Survey) -> tuple[Fraction | None, ...]:  # noqa: ARG002
        """Return none: a preview knows of nothing else."""
        return ()


class SittingStore:
    """Sittings in a folder that only its owner can read, one file each, by survey.

    `ratio` is that of the survey to be answered; the mark that it was begun holds an upper bound
    of it, so that what several surveys give away can be added up.
    """

    def __init__(self, folder: Path, ratio: Fraction | None = None) -> None:
        self._folder = folder
        self._ratio = ratio

    def put(self, sitting: Sitting) -> None:
        """Write a sitting and sync it. Raises `Refused` (IO); then the one before is intact."""
        folder = self._folder / sitting.survey
        make_private_folder(folder)
        begun.mark(folder, self._ratio)
        path = folder / (sitting.id + SUFFIX)
        write_atomically(path, write(sitting), replace=True, private=True)

    @contextlib.contextmanager
    def held(self, known: Sitting) -> Iterator[None]:
        """Hold the survey's lock; its bytes on disk are what is known. Raises `Refused` (IO)."""
        folder = self._folder / known.survey
        make_private_folder(folder)
        begun.mark(folder, self._ratio)
        path = folder / (known.id + SUFFIX)
        with begun.locked(folder):
            if os.path.lexists(path) and read_bounded(path, MAX_BYTES) != write(known):
                raise _written_elsewhere(path)
            yield

    def remove(self, sitting: Sitting) -> None:
        """Delete a sitting and what was not finished of it; the mark of the survey stays.

        What another window writes of its own sitting is left to it.
        Raises OSError, the first of them, once all has been deleted that could be.
        """
        folder = self._folder / sitting.survey
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
        _delete((*self._paths(survey), *folder.glob(UNFINISHED)), folder)

    def _paths(self, survey: Survey) -> list[Path]:
        found = sorted((self._folder / survey.digest).glob(f"*{SUFFIX}"))
        return [path for path in found if path.is_symlink() or not path.is_dir()]

    def was_begun(self, survey: Survey) -> bool:
        """Tell whether the survey was begun on this computer."""
        return begun.is_marked(self._folder / survey.digest)

    def forget_begun(self, survey: Survey) -> None:
        """Remove the mark that the survey was begun here, and its folder if that is empty.

        Raises OSError where the mark, or what was not finished, could not be deleted.
        """
        folder = self._folder / survey.digest
        _delete((folder / begun.BEGUN, *folder.glob(UNFINISHED)), folder)
        with contextlib.suppress(OSError):
            folder.rmdir()

    def begun_others(self, survey: Survey) -> tuple[Fraction | None, ...]:
        """Return bounds of the ratios of all other surveys begun here, None where not known."""
        return begun.bounds(self._folder, but=survey.digest)


def _written_elsewhere(path: Path) -> Refused:
    return unwritten(path, FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST)))


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
