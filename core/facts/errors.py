"""The one list of refusal codes, and the problem that carries one of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.facts.names import FoundFact


class Code(StrEnum):
    """Why something is refused or warned about, in the order in which reasons are named."""

    NOTFILE = "NOTFILE"
    IO = "IO"
    SIZE = "SIZE"
    EMPTY = "EMPTY"
    ENCODING = "ENCODING"
    SYNTAX = "SYNTAX"
    DEPTH = "DEPTH"
    DUPKEY = "DUPKEY"
    NUMBER = "NUMBER"
    FORMAT = "FORMAT"
    VERSION = "VERSION"
    SCHEMA = "SCHEMA"
    TYPE = "TYPE"
    TEXT = "TEXT"
    DOMAIN = "DOMAIN"
    RANGE = "RANGE"
    NO_INFORMATION = "NO_INFORMATION"
    EPS_INFINITE = "EPS_INFINITE"
    EPS_LIMIT = "EPS_LIMIT"
    NO_DEVICE = "NO_DEVICE"
    UNSUPPORTED = "UNSUPPORTED"
    OTHER_SURVEY = "OTHER_SURVEY"
    REHEARSAL = "REHEARSAL"
    KEY = "KEY"
    SIGNATURE = "SIGNATURE"
    KEY_CHANGED = "KEY_CHANGED"
    DECRYPT = "DECRYPT"
    NONCANONICAL = "NONCANONICAL"
    DUPLICATE = "DUPLICATE"
    CONFLICT = "CONFLICT"
    NO_ABSTAIN = "NO_ABSTAIN"


class Severity(StrEnum):
    """An error stops the use of what it is about; a warning does not."""

    ERROR = "error"
    WARNING = "warning"


RANK = {code: rank for rank, code in enumerate(Code)}


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong: how it is called, where, what was found, and how bad it is.

    Its sentence, and what to do about it, follow from the code and from what was found. `about`
    is the digest of another survey, where the problem is that one is meant.
    """

    code: Code
    where: str
    found: FoundFact
    severity: Severity = Severity.ERROR
    about: str = ""

    def __str__(self) -> str:
        """Read as one line for programmers: code, place, the name of what was found."""
        place = f" at {self.where}" if self.where else ""
        return f"{self.code}{place}: {self.found}"


class Refused(Exception):  # noqa: N818 - it is a verdict on a file, not a fault
    """Something from outside was refused; `problem` says why."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(str(problem))
        self.problem = problem


def refuse(code: Code, where: str, found: FoundFact, about: str = "") -> Refused:
    """Make the exception for one error."""
    return Refused(Problem(code, where, found, about=about))


def joined_places(*parts: str) -> str:
    """Put together, from the outermost on, the parts of a place in a file; empty ones are none.

    >>> joined_places("people.csv", "row 7"), joined_places("people.csv", "")
    ('people.csv, row 7', 'people.csv')
    """
    return ", ".join(filter(None, parts))


def first(problems: Iterable[Problem]) -> Problem:
    """Return the problem that the order of the list names first; errors before warnings."""
    return min(problems, key=order_of)


def order_of(problem: Problem) -> tuple[bool, int]:
    """Return what problems are sorted by: the list of codes, errors before warnings."""
    return problem.severity is Severity.WARNING, RANK[problem.code]


def quote(value: object, limit: int = 80) -> str:
    """Quote foreign text for a message: escaped, on one line, at most `limit` characters."""
    escaped = str(value).encode("unicode_escape", "backslashreplace").decode("ascii")
    return f"'{escaped[: limit - 1]}…'" if len(escaped) > limit else f"'{escaped}'"
