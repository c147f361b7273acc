"""Why a store of sittings kept nothing new: the list of reasons, and the exception for them.

Every refusal of a store comes through here, so that whoever shows it says what is so.
"""

from __future__ import annotations

import contextlib
import errno
from collections.abc import Iterator
from enum import StrEnum

from core.facts.errors import Code, Problem, Refused
from core.facts.names import Fact


class Why(StrEnum):
    """Why a store kept nothing new."""

    # The disk
    FULL = "full"
    READ_ONLY = "read-only"
    FORBIDDEN = "forbidden"
    MISSING = "missing"
    BROKEN = "broken"
    # What is kept already
    UNREADABLE = "unreadable"
    # What another window did
    BUSY = "busy"
    BEGUN = "begun"
    STARTED = "started"
    ANSWERED = "answered"
    SAVED = "saved"
    ERASED = "erased"

    @property
    def is_elsewhere(self) -> bool:
        """Tell whether another window went on, so that this one has to look again."""
        return self in _ELSEWHERE


_ELSEWHERE = frozenset((Why.BEGUN, Why.STARTED, Why.ANSWERED, Why.SAVED, Why.ERASED))
_OF_ERRORS = {
    errno.ENOSPC: Why.FULL,
    errno.EDQUOT: Why.FULL,
    errno.EFBIG: Why.FULL,
    errno.EROFS: Why.READ_ONLY,
    errno.EACCES: Why.FORBIDDEN,
    errno.EPERM: Why.FORBIDDEN,
    errno.ENOENT: Why.MISSING,
    errno.ENOTDIR: Why.MISSING,
    errno.ENODEV: Why.MISSING,
    errno.ENXIO: Why.MISSING,
}


class NotKeptError(Refused):
    """A store kept nothing new (code IO); `why` is the reason."""

    def __init__(self, why: Why, problem: Problem) -> None:
        super().__init__(problem)
        self.why = why


def not_kept(why: Why, where: str) -> NotKeptError:
    """Make the exception for a reason that is no fault of the disk."""
    return NotKeptError(why, Problem(Code.IO, where, Fact.WRITTEN_ELSEWHERE()))


def why_of(refused: Refused) -> Why:
    """Return the reason for which a disk refused; BROKEN where the system names none we know."""
    cause, told = refused.__cause__, dict(refused.problem.found.values).get("errno")
    known = cause.errno if isinstance(cause, OSError) else told
    return _OF_ERRORS.get(known, Why.BROKEN) if isinstance(known, int) else Why.BROKEN


@contextlib.contextmanager
def naming_reasons() -> Iterator[None]:
    """Let what a disk refuses be raised as `NotKeptError`, with the system's error as its cause."""
    try:
        yield
    except NotKeptError:
        raise
    except Refused as refused:
        raise NotKeptError(why_of(refused), refused.problem) from refused.__cause__
