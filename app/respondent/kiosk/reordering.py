"""Writing files anew in random order, so that their folder no longer tells which came first.

Times of creation, inodes and places in a folder are given in the order of writing. All copies
are made before any original goes: what is freed is given out again, and a copy in the place of
the file written before it would tell which that was. All originals go before any copy takes its
name: a name that replaces another keeps that one's place in the folder.
"""

from __future__ import annotations

import contextlib
import os
import stat
from collections.abc import Collection, Iterable
from pathlib import Path

from core.facts.errors import Refused
from core.files.disk import read_bounded, sync_folder, unwritten, write_atomically
from core.privacy.randomness import Door
from core.progress import Progress, silent

COPY = ".copy"
_MOST_BYTES = 1024 * 1024  # well above any response


def reorder(paths: Collection[Path], door: Door, report: Progress = silent) -> None:
    """Write files anew in random order, byte for byte; those that are not there are passed over.

    Killed at any instant, each is there under its name, or as a synced copy that `recover` gives
    its name back. `report` is told (copied, total) and may raise `Cancelled`. Raises `Refused`
    (IO) and `RandomnessError`; then all are there, as far as the disk still answers.
    """
    recover(paths)
    order = door.shuffled(sorted(path for path in paths if _is_response(path)))
    try:
        for done, path in enumerate(order):
            report(done, len(order))
            data = read_bounded(path, _MOST_BYTES)
            write_atomically(_copy_of(path), data, replace=True, private=True)
        report(len(order), len(order))
        _exchange(order)
    except BaseException:
        with contextlib.suppress(Refused):
            recover(paths)
        raise


def recover(paths: Iterable[Path]) -> None:
    """End what an interruption left: copies of files that are there go, others take their name.

    Raises `Refused` (IO).
    """
    for path in paths:
        copy = _copy_of(path)
        try:
            if not os.path.lexists(copy):
                continue
            if os.path.lexists(path):
                copy.unlink()
            else:
                os.replace(copy, path)
            sync_folder(path.parent)
        except OSError as error:
            raise unwritten(path, error) from error


def _is_response(path: Path) -> bool:
    """Tell whether a file could be a response: an ordinary file, and no larger than one."""
    with contextlib.suppress(OSError):
        found = path.lstat()
        return stat.S_ISREG(found.st_mode) and found.st_size <= _MOST_BYTES
    return False


def _exchange(order: Iterable[Path]) -> None:
    """Put the copies, all of them synced, in the place of the originals. Raises `Refused` (IO)."""
    for replace in (False, True):
        for path in order:
            try:
                if replace:
                    os.replace(_copy_of(path), path)
                else:
                    path.unlink(missing_ok=True)
            except OSError as error:
                raise unwritten(path, error) from error
        for folder in {path.parent for path in order}:
            try:
                sync_folder(folder)
            except OSError as error:
                raise unwritten(folder, error) from error


def _copy_of(path: Path) -> Path:
    return path.with_name(path.name + COPY)
