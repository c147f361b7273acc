"""Find responses by what a person names: an id, its first digits, or a file of the response."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from core.facts.errors import Refused
from core.files.disk import read_bounded
from core.response.file import MAX_BYTES, ResponseReader
from core.study.store import Study

_DIGITS = 32
_LEAST = 8  # digits, which tell apart what one person looks at
_ID = re.compile(rf"[0-9a-f]{{{_LEAST},{_DIGITS}}}")


@dataclass(frozen=True, slots=True)
class Named:
    """The ids that were found, each once, and the names that no single response goes by."""

    ids: tuple[str, ...]
    unknown: tuple[str, ...]


def responses_named(study: Study, names: Sequence[str | os.PathLike[str]]) -> Named:
    """Find responses by their ids, the first eight digits or more of them, or by files.

    A path is a file of a response, sealed or not: what it holds or how it is called tells. The
    names of accepted files are not kept. Raises `Refused` (IO, SYNTAX).

    >>> from core.examples import example_path
    >>> with Study.in_memory(example_path("bribery").read_bytes()) as study:
    ...     responses_named(study, ["1f2e3d4c…"])
    Named(ids=(), unknown=('1f2e3d4c…',))
    """
    reader = ResponseReader(study.survey)
    found: dict[str, None] = {}
    unknown = []
    for name in names:
        sought = _sought(name) if isinstance(name, str) else _in_file(Path(name), reader)
        ids = study.ids_from(sought) if _ID.fullmatch(sought) else ()
        if len(ids) == 1:
            found[ids[0]] = None
        else:
            unknown.append(os.fspath(name))
    return Named(tuple(found), tuple(unknown))


def _sought(name: str) -> str:
    """Return what an id begins with, of an id, its begin, or the name of a file."""
    stem = os.path.basename(name.strip()).lower().split(".", 1)[0]
    return stem.rstrip("…")


def _in_file(path: Path, reader: ResponseReader) -> str:
    """Return the id in a file; where it cannot be read, what its name begins with."""
    try:
        return reader.read(read_bounded(path, MAX_BYTES)).id
    except Refused:
        return _sought(path.name)
