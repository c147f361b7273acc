"""Mending what is not as Candor writes it, always as a copy beside what was there."""

from __future__ import annotations

from pathlib import Path

from core.facts.errors import Code, Refused
from core.files import canonical
from core.files.disk import read_bounded, write_atomically
from core.survey import MAX_BYTES, examine, read


def mendable(path: Path) -> bool:
    """Tell whether a survey lacks nothing but its canonical form."""
    try:
        reading = examine(read_bounded(path, MAX_BYTES))
    except Refused:
        return False
    return {problem.code for problem in reading.errors} == {Code.NONCANONICAL}


def mend_copy(path: Path, target: Path) -> None:
    """Write a survey anew in canonical form; the file itself stays as it is.

    Raises `Refused`, IO where the target is there already.
    """
    mended = canonical.write(canonical.read(read_bounded(path, MAX_BYTES)))
    read(mended)
    write_atomically(target, mended)
