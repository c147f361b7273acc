"""The mark that a survey was begun on this computer, with a bound of what it may give away.

It outlasts the sittings, so that what several surveys give away can be added up. Whoever changes
what is kept of a survey locks its mark meanwhile.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import sys
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

from core.facts.errors import Refused
from core.files.disk import CONSTANT_TIME, read_bounded, sync, unwritten
from core.privacy.epsilon import written_ratio
from core.response.store_errors import Why, not_kept

BEGUN = ".begun"
GOES_WHILE_HELD = os.name != "nt"  # Windows removes no file that is open
_LONGEST = 4000
_UNKNOWN = "?"
_OPENING = os.O_RDWR
for _name in ("O_CLOEXEC", "O_NOFOLLOW", "O_BINARY"):
    _OPENING |= getattr(os, _name, 0)  # each platform has its own


@contextlib.contextmanager
def marked(folder: Path, ratio: Fraction | None) -> Iterator[bool]:
    """Hold the mark of a survey, so that no other window changes what is kept of it meanwhile.

    The mark is made where there is none, and holds an upper bound of the ratio where that is
    known. Yields whether it is new, held by nobody before; where what is done under it fails, a
    new one goes again.
    Raises `NotKeptError` (BUSY) where another window holds it, and `Refused` (IO). A file system
    without locks gives none.
    """
    path = folder / BEGUN
    try:
        descriptor = os.open(path, _OPENING | os.O_CREAT, 0o600)
    except OSError as error:
        raise unwritten(path, error) from error
    try:
        _lock(descriptor, path)
        # Whoever holds it first writes it, though another window may have made the file.
        is_new = not os.fstat(descriptor).st_size
        try:
            if is_new:
                _write_bound(descriptor, path, ratio)
            yield is_new
        except BaseException:
            if is_new:
                with contextlib.suppress(OSError):
                    path.unlink()  # while it is held: nobody else began under it
            raise
    finally:
        os.close(descriptor)  # which gives the lock up, also where the program ends


@contextlib.contextmanager
def held_if_there(folder: Path) -> Iterator[None]:
    """Hold the mark of a survey where there is one; without it nothing is kept from others.

    Raises `NotKeptError` (BUSY).
    """
    path = folder / BEGUN
    try:
        descriptor = os.open(path, _OPENING)
    except OSError:  # what is to be done then fails as well, or needs no lock
        yield
        return
    try:
        _lock(descriptor, path)
        yield
    finally:
        os.close(descriptor)


def _lock(descriptor: int, path: Path) -> None:
    """Lock an open mark for this opening of it alone. Raises `NotKeptError` (BUSY)."""
    try:
        _lock_file(descriptor)
    except OSError as error:
        if error.errno in (errno.EAGAIN, errno.EACCES, errno.EDEADLK):
            raise not_kept(Why.BUSY, path.name) from error
    # One that was removed between its opening and its locking is held by nobody else, but is not
    # the mark any more. Where open files cannot be removed that cannot be.
    if sys.platform != "win32":
        opened = os.fstat(descriptor)
        try:
            there = path.stat(follow_symlinks=False)
        except OSError as error:
            raise not_kept(Why.BUSY, path.name) from error
        if (opened.st_dev, opened.st_ino) != (there.st_dev, there.st_ino):
            raise not_kept(Why.BUSY, path.name)


def _lock_file(descriptor: int) -> None:
    """Lock an open file. Raises OSError."""
    if sys.platform == "win32":
        import msvcrt

        # Beyond whatever is read of the mark: a locked byte cannot be read there.
        os.lseek(descriptor, _LONGEST * 2, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _write_bound(descriptor: int, path: Path, ratio: Fraction | None) -> None:
    """Write the bound into an empty mark, or that it is not known. Raises `Refused` (IO)."""
    bound = _UNKNOWN if ratio is None else str(written_ratio(ratio))
    try:
        os.lseek(descriptor, 0, os.SEEK_SET)
        os.write(descriptor, bound.encode("ascii"))
        sync(descriptor)
    except OSError as error:
        raise unwritten(path, error) from error
    with contextlib.suppress(OSError):
        os.utime(path, (CONSTANT_TIME, CONSTANT_TIME))


def is_marked(folder: Path) -> bool:
    """Tell whether the folder of a survey bears the mark."""
    return (folder / BEGUN).exists()


def bounds(sittings: Path, but: str) -> tuple[Fraction | None, ...]:
    """Return the bounds in all marks but that of one survey, None where not known."""
    marks = sorted(sittings.glob(f"*/{BEGUN}"))
    return tuple(_read(mark) for mark in marks if mark.parent.name != but)


def _read(mark: Path) -> Fraction | None:
    """Read the ratio in a mark; None where there is none that could be one."""
    with contextlib.suppress(Refused, UnicodeDecodeError):
        text = read_bounded(mark, _LONGEST).decode("ascii")
        if len(text) <= _LONGEST and re.fullmatch(r"[1-9][0-9]*(/[1-9][0-9]*)?", text):
            ratio = Fraction(text)
            return ratio if ratio >= 1 else None
    return None
