"""The way out of a survey that lacks nothing but its canonical form: a mended copy."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QWidget

from app.shell.mending_flow import mend_copy, mendable
from app.widgets.dialogs import SURVEYS, FolderDialogs
from app.words.catalogue import tr
from core.facts.errors import Problem, Refused


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
        target = dialogs.save_file(parent, title, name, SURVEYS)
        if target is None:
            return
        try:
            mend_copy(path, target)
        except Refused as refused:
            tell(refused.problem)
        else:
            then(target)

    return mend
