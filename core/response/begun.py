"""The mark that a survey was begun on this computer, with a bound of what it may give away.

It outlasts the sittings, so that what several surveys give away can be added up.
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

from core.errors import Refused
from core.files.disk import read_bounded, unwritten, write_atomically
from core.privacy.epsilon import written_ratio

BEGUN = ".begun"
_LONGEST = 4000


def mark(folder: Path, ratio: Fraction | None) -> None:
    """Mark the folder of a survey, once, with an upper bound of its ratio where it is known.

    Raises `Refused` (IO).
    """
    path = folder / BEGUN
    if not path.exists():
        bound = "" if ratio is None else str(written_ratio(ratio))
        write_atomically(path, bound.encode("ascii"), replace=True, private=True)


@contextlib.contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Hold the mark of a survey, so that no other window writes its sittings meanwhile.

    Raises `Refused` (IO) where another one holds it. A file system without locks gives none.
    """
    path = folder / BEGUN
    try:
        descriptor = os.open(path, os.O_RDWR)
    except OSError as error:
        raise unwritten(path, error) from error
    try:
        try:
            _lock(descriptor)
        except OSError as error:
            if error.errno in (errno.EAGAIN, errno.EACCES, errno.EDEADLK):
                raise unwritten(path, error) from error
        yield
    finally:
        os.close(descriptor)  # which gives the lock up, also where the program ends


def _lock(descriptor: int) -> None:
    """Lock an open file for this opening of it alone. Raises OSError."""
    if sys.platform == "win32":
        import msvcrt

        # Beyond whatever is read of the mark: a locked byte cannot be read there.
        os.lseek(descriptor, _LONGEST * 2, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


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
