"""Two versions of one response side by side, what differs marked, and which of them counts."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QWidget

from app.analyst.state.conflicts import Compared, Saved
from app.theme import Theme
from app.widgets.button import primary_button, secondary_button
from app.widgets.file_text import FileText
from app.widgets.layout import column
from app.widgets.panels import card
from app.widgets.table import DataTable, Heading, Rows
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from core.study import Versions
from core.study.analyst_work import Choice


def show_conflict(
    found: Compared,
    theme: Theme,
    parent: QWidget,
    *,
    chosen: Choice | None = None,
    decide: Callable[[Choice], object] | None = None,
) -> QDialog:
    """Open a window with both versions of a response.

    `chosen` is what was decided; `decide` takes another decision, and is None where none can be
    taken.
    """
    dialog = QDialog(parent)
    dialog.setObjectName("conflict_dialog")
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(tr("Two versions of one response"))
    room = parent.window().size()
    dialog.resize(min(960, room.width() - 32), min(640, room.height() - 32))
    box = column(on=dialog, space=4, margins=6)
    lead = tr(
        "Both files bear the id {0}. Until it is decided the first one counts. "
        "Find out from where the files came which is right."
    )
    if found.of_table:
        lead = tr(
            "Both rows have one id. Until it is decided the first one counts. "
            "Find out where the rows come from, and which is right."
        )
    box.addWidget(TextLabel(lead.format(found.versions.id), theme, "analyst.form"))
    box.addWidget(_differences(found.saved, theme), 1)
    if not found.of_table:  # a row has no file of its own
        box.addLayout(_files(found.versions, theme))
    box.addLayout(_buttons(dialog, theme, chosen, decide))
    dialog.open()
    return dialog


def _files(versions: Versions, theme: Theme) -> QHBoxLayout:
    """Show both files as they are."""
    row = QHBoxLayout()
    row.setSpacing(theme.space(4))
    for words, data in ((tr("First"), versions.held), (tr("Second"), versions.offered)):
        frame = card(padding=16)
        frame.column.addWidget(TextLabel(words, theme, "analyst.section"))
        text = FileText(theme, data.decode("utf-8", "replace").strip(), style="analyst.file")
        text.setAccessibleName(words)
        frame.column.addWidget(text)
        row.addWidget(frame, 1, Qt.AlignmentFlag.AlignTop)
    return row


def _differences(saved: Sequence[Saved], theme: Theme) -> DataTable:
    """List what was saved, the questions that differ first and marked."""
    rows = sorted(saved, key=lambda row: not row.differs)
    table = DataTable(theme, name=tr("What each file has saved"), row_height=34, margin=12)

    def text(row: int, column: int) -> str:
        one = rows[row]
        if column == 0:
            return "≠" if one.differs else ""
        if column == 1:
            return one.name or tr("Procedure")
        return (one.first, one.second)[column - 2] or "–"

    def tone(row: int, column: int) -> str:
        return "warning" if rows[row].differs and column != 1 else ""

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
