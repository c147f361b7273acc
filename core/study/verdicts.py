"""The verdicts of an import: what a file was found to be, and what became of all of them."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import NamedTuple

from core.facts.errors import Code, Problem
from core.facts.names import Fact, FoundFact
from core.response.file import Response

DUPLICATE = Problem(Code.DUPLICATE, "", Fact.HELD_ALREADY())
CONFLICT = Problem(Code.CONFLICT, "id", Fact.ANOTHER_OF_THIS_ID())
REHEARSED = Problem(Code.REHEARSAL, "rehearsal", Fact.REHEARSED_AMONG_REAL())
REAL = Problem(Code.REHEARSAL, "rehearsal", Fact.REAL_AMONG_REHEARSED())
NO_KEY = Problem(Code.DECRYPT, "", Fact.RESPONSE_SEALED())
NOT_SEALED = Problem(Code.DECRYPT, "", Fact.RESPONSE_NOT_SEALED())
OWN_STUDY = Fact.THE_STUDY_ITSELF().written()
STUDY = Fact.A_STUDY().written()
NO_LINES = Problem(Code.EMPTY, "", Fact.FILE_EMPTY())


class Refusal(NamedTuple):
    """A file that was refused, as its path was given; `where` is the place inside it.

    `reason` is what was found, as `FoundFact` writes it.

    `about` is the digest of the other survey that it answers, where it answers one.
    """

    file: str
    code: Code
    reason: str
    where: str
    about: str = ""


class Skipped(NamedTuple):
    """A file that was left aside because it is no response, as its path was given."""

    file: str
    reason: str


class TableNote(NamedTuple):
    """What people should know of how a table was read, as `FoundFact` writes it."""

    file: str
    what: str


class Conflicting(NamedTuple):
    """A file or line with another version of a held response, distinguished by its SHA-256.

    `where` is the row or line, '' of a file of its own. `id` is how the id begins. The response
    that counts came in the same import from `first`, at `first_where`; '' where it was held before,
    and where there are too many to look for it.
    """

    file: str
    sha256: str
    where: str = ""
    id: str = ""
    first: str = ""
    first_where: str = ""


@dataclass(frozen=True, slots=True)
class ImportResult:
    """What became of all files offered; duplicates and conflicts are not among the refused.

    Of `conflicting` there are as many as `conflicts`. `without_ids` are the tables of which rows
    without ids were accepted beside those of another table: they may be of the same people.
    `told` is of tables, also of those that were refused. `broken_off` rows of tables were left out,
    as the mapping says; `unanswered` rows were accepted and hold no answer at all.
    """

    accepted: int
    duplicates: int
    conflicts: int
    refused: tuple[Refusal, ...]
    skipped: tuple[Skipped, ...] = ()
    conflicting: tuple[Conflicting, ...] = ()
    without_ids: tuple[str, ...] = ()
    told: tuple[TableNote, ...] = ()
    broken_off: int = 0
    unanswered: int = 0


class Judged(NamedTuple):
    """A file, or a line of one, that was read as far as it goes.

    Neither response nor problem: a file that is `skipped`, for this reason, or one of lines,
    each of which was judged by itself. A file that `undoes` is refused with all that was judged
    of it before. `told` is what its reader did and people should know. A row that comes `again` is
    of a table without ids that the study has already, one that is `left_out` was broken off, and
    one that is `blank` holds no answer.
    """

    path: str
    line: str
    data: bytes
    size: int
    sha256: bytes
    response: Response | None
    problem: Problem | None
    skipped: str = ""
    undoes: bool = False
    told: tuple[FoundFact, ...] = ()
    again: bool = False
    left_out: bool = False
    blank: bool = False


def skipped(path: str, reason: str, head: bytes = b"", size: int = 0) -> Judged:
    """Leave a file aside; where `head` is all of it, it is recorded with its SHA-256."""
    whole = head and len(head) == size
    sha256 = hashlib.sha256(head).digest() if whole else b""
    return Judged(path, "", b"", size, sha256, None, None, reason)
