"""What is kept of every file ever offered to a study."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import NamedTuple

from core.facts.errors import Code


@dataclass(frozen=True, slots=True)
class FileRecord:
    """What is kept of one file ever offered, or of one refused line of a file of many.

    `name` is that of a file refused or skipped, without folder; bytes of it that are not UTF-8
    are lone surrogates, as in `os`. Beside its digest the name of a response that is held would
    lead to its row: duplicates and conflicts have the begin of their id, accepted files ''.
    `code` is None where the file was accepted or skipped; a skipped one has a `reason`.
    `sha256` is '' where the file was not read.
    """

    name: str
    size: int
    sha256: str
    code: Code | None
    where: str
    reason: str
    day: date

    @property
    def skipped(self) -> bool:
        """Whether the file was no response, and left aside."""
        return self.code is None and bool(self.reason)


@dataclass(frozen=True, slots=True)
class Conflict:
    """A response of which another version was offered: the begin of its id, and that version."""

    short_id: str
    sha256: str
    day: date


@dataclass(frozen=True, slots=True)
class Versions:
    """Two versions of a response: `held` was accepted first and counts, `offered` does not.

    `day` is that on which the first was accepted.
    """

    id: str
    held: bytes
    offered: bytes
    day: date


class StoredRow(NamedTuple):
    """A response as it lies on disk; `named` where it came as a file of its own."""

    id: bytes
    day: int
    named: bool
    packed: bytes


class Held(NamedTuple):
    """What is held under an id: its packed report, and whether it came as a file of its own."""

    packed: bytes
    named: bool


class Offer(NamedTuple):
    """The record of a file as it lies on disk; `code` is '' where it was accepted or skipped."""

    sha256: bytes
    name: bytes
    place: str
    code: str
    reason: str
    size: int
    day: int
    content: bytes | None


def shortened(id_: str) -> str:
    """Return the beginning of an id, enough to distinguish what one person looks at."""
    return f"{id_[:8]}…"
