"""What is kept of every file ever offered to a study."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import NamedTuple

from core.errors import Code


@dataclass(frozen=True, slots=True)
class FileRecord:
    """What is kept of one file ever offered, or of one refused line of a file of many.

    `name` has no folder; bytes of it that are not UTF-8 are lone surrogates, as in `os`.
    `code` is None where the file was accepted. `sha256` is '' where the file was not read.
    """

    name: str
    size: int
    sha256: str
    code: Code | None
    where: str
    reason: str
    day: date


@dataclass(frozen=True, slots=True)
class Conflict:
    """Two versions of a response: `held` was accepted first and counts, `offered` does not."""

    id: str
    held: bytes
    offered: bytes
    name: str
    day: date


class Row(NamedTuple):
    """A response as it lies on disk; `named` where it came as its own file, <id>.response."""

    id: bytes
    day: int
    named: bool
    packed: bytes


class Offer(NamedTuple):
    """The record of a file as it lies on disk; `code` is '' where it was accepted."""

    sha256: bytes
    name: bytes
    place: str
    code: str
    reason: str
    size: int
    day: int
    content: bytes | None
