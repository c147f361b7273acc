"""The way out of a survey that lacks nothing but its canonical form: a mended copy."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QMessageBox, QWidget

from app.dialogs import Dialogs
from app.flows.mending import mend_copy, mendable
from core.errors import Problem, Refused


def offer_mending(
    box: QMessageBox,
    path: Path,
    then: Callable[[Path], object],
    dialogs: Dialogs,
    tell: Callable[[Problem], object],
) -> None:
    """Add to the box that refuses a survey a button that mends a copy of it.

    `then` goes on with the copy; `tell` explains why there is none.
    """
    if not mendable(path):
        return
    parent = box.parentWidget() or QWidget()

    def mend() -> None:
        title, name = parent.tr("Mend a copy"), f"{path.stem}-mended.survey"
        target = dialogs.save_file(parent, title, name, "Surveys (*.survey)")
        if target is None:
            return
        if target.suffix.lower() != ".survey":
            target = target.with_name(f"{target.name}.survey")
        try:
            mend_copy(path, target)
        except Refused as refused:
            tell(refused.problem)
        else:
            then(target)

    button = box.addButton(parent.tr("Mend a copy…"), QMessageBox.ButtonRole.ActionRole)
    button.setObjectName("mend_button")
    button.clicked.connect(mend)
    box.addButton(QMessageBox.StandardButton.Close)
