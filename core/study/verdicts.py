"""The verdicts of an import: what a file was found to be, and what became of all of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from core.errors import Code, Problem
from core.response.file import Response

DUPLICATE = Problem(Code.DUPLICATE, "", "The study holds this response already.")
CONFLICT = Problem(
    Code.CONFLICT, "id", "The study holds another response with this id; that one counts."
)
REHEARSED = Problem(
    Code.REHEARSAL, "rehearsal", "This response is rehearsed; the study holds real ones."
)
REAL = Problem(
    Code.REHEARSAL, "rehearsal", "This response is real; the study holds rehearsed ones."
)
NO_KEY = Problem(
    Code.DECRYPT, "", "This response is sealed.", remedy="Import it with the key of its survey."
)
NOT_SEALED = Problem(Code.DECRYPT, "", "Responses to this survey are sealed, and this one is not.")
OWN_STUDY = "This is the study itself, not a response."
STUDY = "This is a study, not a response."
NO_LINES = Problem(Code.EMPTY, "", "The file is empty.")


class Refusal(NamedTuple):
    """A file that was refused, as its path was given; `where` is the place inside it.

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


class Conflicting(NamedTuple):
    """A file or line with another version of a held response, which its SHA-256 tells apart."""

    file: str
    sha256: str


@dataclass(frozen=True, slots=True)
class ImportResult:
    """What became of all files offered; duplicates and conflicts are not among the refused.

    Of `conflicting` there are as many as `conflicts`.
    """

    accepted: int
    duplicates: int
    conflicts: int
    refused: tuple[Refusal, ...]
    skipped: tuple[Skipped, ...] = ()
    conflicting: tuple[Conflicting, ...] = ()


class Judged(NamedTuple):
    """A file, or a line of one, that was read as far as it goes.

    Neither response nor problem: a file that is `skipped`, for this reason, or one of lines,
    each of which was judged by itself.
    """

    path: str
    line: str
    data: bytes
    size: int
    sha256: bytes
    response: Response | None
    problem: Problem | None
    skipped: str = ""
