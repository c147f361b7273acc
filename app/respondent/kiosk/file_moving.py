"""Moving the files of an outbox to another folder, such as a stick: copied, compared, removed.

One file after another, in random order, so that neither what lies there nor what stays here tells
who came when. A file goes from the outbox only once its copy is synced and was read back alike.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from dataclasses import dataclass
from pathlib import Path

from app.respondent.flow.saving import write_once
from core.facts.errors import Refused
from core.files.disk import open_unhindered, read_bounded, sync, sync_folder, unfinished, unwritten
from core.privacy.randomness import Door
from core.progress import Progress, silent
from core.response.file import SUFFIX as PLAIN
from core.response.sealing import SUFFIX as SEALED

_MOST_BYTES = 1024 * 1024  # well above any response


@dataclass(frozen=True, slots=True)
class Emptied:
    """How many files were moved, and how many stay as another file has their name there."""

    moved: int = 0
    kept: int = 0


def response_files(folder: Path) -> list[Path]:
    """Return the response files of a folder by their names; raises OSError."""
    return sorted(path for path in folder.iterdir() if path.suffix in (PLAIN, SEALED))


def is_same(outbox: Path, target: Path) -> bool:
    """Tell whether two paths are one folder."""
    with contextlib.suppress(OSError):
        return os.path.samefile(outbox, target)
    return False


def empty(outbox: Path, target: Path, door: Door, report: Progress = silent) -> Emptied:
    """Move the response files of an outbox to another folder that is there.

    What lies there is never replaced; a file with the same bytes counts as copied, so that what
    was interrupted goes on. `report` is told (done, total) and may raise `Cancelled`. Raises
    `Refused` (IO) and `RandomnessError`; ValueError where the folder is the outbox itself. A copy
    that does not hold what was written is removed again, so that it can be tried once more.
    However it ends, each file is whole in the outbox, in the folder, or in both.
    """
    try:
        files = response_files(outbox)
        disk = os.stat(target).st_dev
    except OSError as error:
        raise unwritten(target, error) from error
    if is_same(outbox, target):
        raise ValueError("the files of an outbox cannot be moved to itself")
    with contextlib.suppress(OSError):
        for path in unfinished(target, {path.stem for path in files}):
            path.unlink()  # what an interrupted emptying left
    moved = kept = 0
    for done, path in enumerate(door.shuffled(files)):
        report(done, len(files))
        if _copied(path, target, disk):
            _remove(path)
            moved += 1
        else:
            kept += 1
    report(len(files), len(files))
    return Emptied(moved, kept)


def _copied(path: Path, target: Path, disk: int) -> bool:
    """Copy a file and compare the copy; False where another file has its name, or it is none."""
    if not _is_response(path):
        return False
    data, copy = read_bounded(path, _MOST_BYTES), target / path.name
    _require_disk(target, disk)
    try:
        is_new = write_once(copy, data)
    except Refused as refused:
        if isinstance(refused.__cause__, FileExistsError):
            return False
        raise
    try:
        _require_alike(copy, data, disk)
    except Refused:
        if is_new:  # left there it would be another file of this name to the next attempt
            with contextlib.suppress(OSError):
                copy.unlink()
        raise
    return True


def _require_alike(copy: Path, data: bytes, disk: int) -> None:
    """Raise `Refused` (IO) where a copy does not last, or does not hold what was written."""
    _require_disk(copy, disk)
    try:
        held = _read_from_disk(copy)
        sync_folder(copy.parent)
    except OSError as error:
        raise unwritten(copy, error) from error
    if held != data:
        differs = OSError(errno.EIO, "what was read back differs")
        raise unwritten(copy, differs) from differs


def _is_response(path: Path) -> bool:
    """Tell whether a file could be a response: an ordinary one, and no larger. Raises `Refused`."""
    try:
        found = path.lstat()
    except OSError as error:
        raise unwritten(path, error) from error
    return stat.S_ISREG(found.st_mode) and found.st_size <= _MOST_BYTES


def _require_disk(path: Path, disk: int) -> None:
    """Raise `Refused` (IO) where a path is on another disk than the folder was at first.

    Of a stick that was pulled out an empty folder may be left, on the laptop's own disk.
    """
    try:
        same = os.stat(path).st_dev == disk
    except OSError as error:
        raise unwritten(path, error) from error
    if not same:
        gone = OSError(errno.ENODEV, "the disk was taken out")
        raise unwritten(path, gone) from gone


def _read_from_disk(path: Path) -> bytes:
    """Sync a file and read it, where the system can, from the disk itself. Raises OSError."""
    with os.fdopen(open_unhindered(path), "rb", buffering=0) as file:
        if os.name != "nt":  # a file that is only read cannot be synced there
            sync(file.fileno())
        if hasattr(os, "posix_fadvise"):
            os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
        return file.read()


def _remove(path: Path) -> None:
    try:
        path.unlink()
        sync_folder(path.parent)
    except OSError as error:
        raise unwritten(path, error) from error
