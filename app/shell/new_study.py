"""Making the file of a new study from a survey that was chosen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from core.files.disk import read_bounded
from core.study import Study
from core.survey import MAX_BYTES, read


def new_study(source: Path, ask: Callable[[str], Path | None]) -> Path | None:
    """Make a study of a survey where `ask`, given a name, says; None where it says nowhere.

    Raises `Refused` where the survey is none or the file cannot be made.
    """
    data = read_bounded(source, MAX_BYTES)
    read(data)
    path = ask(source.stem + ".study")
    if path is not None:
        Study.create(path, data).close()
    return path
