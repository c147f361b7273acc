"""Two versions of one response side by side, what differs marked, and which of them counts."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from app.theme import Theme
from app.widgets.button import primary_button, secondary_button
from app.widgets.file_text import FileText
from app.widgets.panels import card
from app.widgets.table import DataTable, Heading, Rows
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from core.study import Versions
from core.study.additions import Choice
from core.survey import Question, text_in

Saved = Sequence[tuple[Question | None, str, str]]


def show_conflict(
    conflict: Versions,
    saved: Saved,
    theme: Theme,
    parent: QWidget,
    *,
    language: str,
    chosen: Choice | None = None,
    decide: Callable[[Choice], object] | None = None,
) -> QDialog:
    """Open a window with both versions of a response.

    `saved` has what each of them holds of every question. `chosen` is what was decided; `decide`
    takes another decision, and is None where none can be taken.
    """
    dialog = QDialog(parent)
    dialog.setObjectName("conflict_dialog")
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(tr("Two versions of one response"))
    room = parent.window().size()
    dialog.resize(min(960, room.width() - 32), min(640, room.height() - 32))
    column = QVBoxLayout(dialog)
    column.setContentsMargins(theme.margins(6))
    column.setSpacing(theme.space(4))
    lead = tr(
        "Both files bear the id {0}. Until it is decided the first one counts. "
        "Find out from where the files came which is right."
    )
    column.addWidget(TextLabel(lead.format(conflict.id), theme, "analyst.form"))
    column.addWidget(_differences(saved, theme, language), 1)
    row = QHBoxLayout()
    row.setSpacing(theme.space(4))
    versions = ((tr("First"), conflict.held), (tr("Second"), conflict.offered))
    for words, data in versions:
        frame = card(padding=16)
        frame.column.addWidget(TextLabel(words, theme, "analyst.section"))
        text = FileText(theme, data.decode("utf-8", "replace").strip(), style="analyst.file")
        text.setAccessibleName(words)
        frame.column.addWidget(text)
        row.addWidget(frame, 1, Qt.AlignmentFlag.AlignTop)
    column.addLayout(row)
    column.addLayout(_buttons(dialog, theme, chosen, decide))
    dialog.open()
    return dialog


def _differences(saved: Saved, theme: Theme, language: str) -> DataTable:
    """List what was saved, the questions that differ first and marked."""
    rows = sorted(saved, key=lambda row: row[1] == row[2])
    table = DataTable(theme, name=tr("What each file has saved"), row_height=34, margin=12)

    def text(row: int, column: int) -> str:
        question, *values = rows[row]
        if column == 0:
            return "≠" if values[0] != values[1] else ""
        if column == 1:
            return text_in(question.text, language) if question else tr("Procedure")
        return values[column - 2] or "–"

    def tone(row: int, column: int) -> str:
        return "warning" if rows[row][1] != rows[row][2] and column != 1 else ""

    headings = (
        Heading(tr("Differs")),
        Heading(tr("Question"), stretches=True),
        Heading(tr("First"), strong=True),
        Heading(tr("Second"), strong=True),
    )
    table.set_rows(headings, Rows(len(rows), text, tone=tone))
    table.setMinimumHeight(120)
    return table


def _buttons(
    dialog: QDialog,
    theme: Theme,
    chosen: Choice | None,
    decide: Callable[[Choice], object] | None,
) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(theme.space(3))
    choices = (
        (Choice.FIRST, tr("The first counts")),
        (Choice.SECOND, tr("The second counts")),
        (Choice.NEITHER, tr("Neither counts")),
    )
    for choice, words in choices if decide is not None else ():
        icon = "check" if choice is chosen else None
        button = secondary_button(words, theme, "analyst_main", icon=icon)
        button.setObjectName(f"decide_{choice.value}")

        def take(_checked: bool = False, choice: Choice = choice) -> None:
            dialog.accept()
            if decide is not None:
                decide(choice)

        button.clicked.connect(take)
        row.addWidget(button)
    row.addStretch(1)
    close = primary_button(tr("Close"), theme, "analyst_main")
    close.clicked.connect(dialog.accept)
    row.addWidget(close)
    return row
