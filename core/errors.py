"""The one list of refusal codes, and the problem that carries one of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum


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

REMEDY = {
    Code.NOTFILE: "Choose an ordinary file; links, folders and devices are not followed.",
    Code.IO: "Check that the file exists, can be read and that its disk is connected.",
    Code.SIZE: "Keep within the limit named; no file that Candor wrote is larger.",
    Code.EMPTY: "The file holds nothing; ask for it again.",
    Code.ENCODING: "Ask for the original file; this one was stored in another text encoding.",
    Code.SYNTAX: "The file is cut off or damaged; ask for it again.",
    Code.DEPTH: "Ask for the original file; no Candor file is nested this deeply.",
    Code.DUPKEY: "Keep one of the two entries of the same name.",
    Code.NUMBER: "Write whole numbers as digits and fractions as reduced strings such as 3/4.",
    Code.FORMAT: "Choose a file that Candor wrote, unpacked from any archive.",
    Code.VERSION: "Use the version of Candor that wrote the file, or a newer one.",
    Code.SCHEMA: "Give exactly the entries that the file format names.",
    Code.TYPE: "Give the value in the form that the file format names.",
    Code.TEXT: "Shorten the text or remove the characters named.",
    Code.DOMAIN: "Choose a value that the file format allows here.",
    Code.RANGE: "Choose a value within the limits named.",
    Code.NO_INFORMATION: "Choose fractions with which the report depends on the answer.",
    Code.EPS_INFINITE: "Choose fractions with which every report is possible for every answer.",
    Code.EPS_LIMIT: "Choose fractions with a smaller ε, or ask fewer sensitive questions.",
    Code.NO_DEVICE: "Choose fractions that the device has, or leave the procedure out.",
    Code.UNSUPPORTED: "Use what this version runs.",
    Code.OTHER_SURVEY: "Import the file into the study of its own survey.",
    Code.REHEARSAL: "Keep rehearsed and real responses in studies of their own.",
    Code.KEY: "Do not answer; ask the author to sign with a key that Candor made.",
    Code.SIGNATURE: "Do not answer; ask the author for the survey again.",
    Code.KEY_CHANGED: "Do not answer before the author confirms the new key by another way.",
    Code.DECRYPT: "Open the file with the key of its survey; if that is right, ask for it again.",
    Code.NONCANONICAL: "Ask for the file as Candor wrote it, or write it anew with check --fix.",
    Code.DUPLICATE: "Nothing to do: the response is in the study already.",
    Code.CONFLICT: "Two files bear one id; find out which is right. Both are kept aside.",
    Code.NO_ABSTAIN: "Offer an option such as 'Prefer not to say' that abstains.",
}


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong: what, how badly, where, and what to do about it.

    `about` is the digest of another survey, where the problem is that one is meant.
    """

    code: Code
    where: str
    message: str
    severity: Severity = Severity.ERROR
    remedy: str = ""
    about: str = ""

    def __post_init__(self) -> None:
        """Fill in the remedy that belongs to the code where none is given."""
        if not self.remedy:
            object.__setattr__(self, "remedy", REMEDY[self.code])

    def __str__(self) -> str:
        """Read as one line: code, place, what was found."""
        place = f" at {self.where}" if self.where else ""
        return f"{self.code}{place}: {self.message}"


class Refused(Exception):  # noqa: N818 - it is a verdict on a file, not a fault
    """Something from outside was refused; `problem` says why."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(str(problem))
        self.problem = problem


def refuse(code: Code, where: str, message: str, about: str = "") -> Refused:
    """Make the exception for one error."""
    return Refused(Problem(code, where, message, about=about))


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
