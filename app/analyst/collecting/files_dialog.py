"""The files of one reason, each by its name and the place in it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QWidget

from app.analyst.state.refusals import Reason, code_text
from app.kit.eight_words import waiting_words, when_words_are_known
from app.theme import Theme
from app.widgets.button import primary_button
from app.widgets.layout import TRAILING, add, at, column, wide
from app.widgets.table import DataTable, Heading, Rows
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from core.survey.digest_words import words_of


def show_files(reason: Reason, theme: Theme, parent: QWidget) -> QDialog:
    """Open a window that names every file which was not accepted for one reason."""
    dialog = QDialog(parent)
    dialog.setObjectName("files_dialog")
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(tr("Files with {0}").format(code_text(reason.code)))
    room = parent.window().size()
    dialog.resize(min(760, room.width() - 32), min(480, room.height() - 32))
    box = column(
        TextLabel(reason.reason, theme, "analyst.name"),
        TextLabel(reason.remedy, theme, "analyst.form", tone="muted"),
        on=dialog,
        space=3,
        margins=6,
    )
    if reason.about:
        box.addWidget(_words_of(reason.about, theme))
    table = DataTable(theme, name=tr("Files"), margin=12)
    rows = reason.files
    headings = [Heading(tr("File"), stretches=True), Heading(tr("Place"), stretches=True)]
    cells = (0, 3)
    table.set_rows(headings, Rows(len(rows), lambda place, which: rows[place].cell(cells[which])))
    close = primary_button(tr("Close"), theme, "analyst_main", do=dialog.accept)
    add(box, wide(table), at(TRAILING, close))
    dialog.open()
    return dialog


def _words_of(digest: str, theme: Theme) -> TextLabel:
    """Name the survey that was answered by its eight words, once they are made."""
    label = TextLabel("", theme, "analyst.form")
    label.setObjectName("words_label")
    told = tr("Its survey has the eight words: {0}")
    label.setText(told.format(waiting_words()))
    when_words_are_known(
        [digest], label, lambda: label.setText(told.format(" ".join(words_of(digest))))
    )
    return label
