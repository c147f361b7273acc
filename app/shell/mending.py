"""The way out of a survey that lacks nothing but its canonical form: a mended copy beside it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QWidget

from app.widgets.dialogs import FolderDialogs, survey_files
from app.words.catalogue import tr
from core.facts.errors import Code, Problem, Refused
from core.files import canonical
from core.files.disk import read_bounded, write_atomically
from core.survey import MAX_BYTES, examine, read


def mending(
    path: Path,
    then: Callable[[Path], object],
    dialogs: FolderDialogs,
    parent: QWidget,
    tell: Callable[[Problem], object],
) -> Callable[[], None] | None:
    """Return what mends a copy of a survey; None where more is wrong with it than its form.

    `then` goes on with the copy; `tell` explains why there is none.
    """
    if not mendable(path):
        return None

    def mend() -> None:
        title, name = tr("Mend a copy"), f"{path.stem}-mended.survey"
        target = dialogs.save_file(parent, title, name, survey_files())
        if target is None:
            return
        try:
            mend_copy(path, target)
        except Refused as refused:
            tell(refused.problem)
        else:
            then(target)

    return mend


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
