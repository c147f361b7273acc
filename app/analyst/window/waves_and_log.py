"""Windows of what was found beside the results: waves, and the log made again."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from app.analyses.parts import TablePart
from app.analyst.state.several_studies import Repeated
from app.analyst.window.saving import Saver
from app.theme import Theme
from app.widgets.button import Button, primary_button, secondary_button
from app.widgets.table import DataTable, Heading, Rows
from app.widgets.text import TextLabel
from app.words.catalogue import tr


def show_waves(part: TablePart, theme: Theme, saver: Saver, parent: QWidget) -> QDialog:
    """Open a window with the differences of two studies."""
    dialog, column = _dialog(tr("Two studies compared"), "waves_dialog", theme, parent)
    table = part.table
    column.addWidget(TextLabel(table.title, theme, "analyst.name"))
    for told in (table.subtitle, *table.notes):
        column.addWidget(TextLabel(told, theme, "analyst.form", tone="muted"))
    shown = DataTable(theme, name=table.title, margin=12)
    headings = [
        Heading(each.heading, numeric=each.numeric, stretches=not each.numeric)
        for each in table.columns
    ]
    shown.set_rows(headings, Rows(len(table.rows), lambda row, i: table.rows[row][i].text))
    column.addWidget(shown, 1)
    copy = secondary_button(tr("Copy table"), theme, "analyst_main", icon="copy")
    copy.setObjectName("copy_waves")
    copy.clicked.connect(lambda: saver.copy_part(part, tr("The table is on the clipboard.")))
    save = secondary_button(tr("Save table…"), theme, "analyst_main", icon="export")
    save.clicked.connect(lambda: saver.save_named(tr("Save table"), part, "difference"))
    return _open(dialog, column, theme, copy, save)


def show_repeated(
    found: Sequence[Repeated], stem: str, theme: Theme, saver: Saver, parent: QWidget
) -> QDialog:
    """Open a window with the analyses of the log as they come out now."""
    dialog, column = _dialog(tr("The log, made again"), "repeated_dialog", theme, parent)
    text = "\n".join(f"{place}. {one.title}\n\n{one.text}" for place, one in enumerate(found, 1))
    field = QPlainTextEdit(text or tr("No analysis of the log can be made with this study."))
    field.setReadOnly(True)
    field.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
    field.setFont(theme.font("analyst.file"))
    field.setAccessibleName(tr("What the analyses find now"))
    column.addWidget(field, 1)
    save = secondary_button(tr("Save as text…"), theme, "analyst_main", icon="export")
    save.setEnabled(bool(found))
    save.clicked.connect(
        lambda: saver.save_text(tr("Save what was found"), f"{stem}-log.txt", text, "Text (*.txt)")
    )
    return _open(dialog, column, theme, save)


def _dialog(title: str, name: str, theme: Theme, parent: QWidget) -> tuple[QDialog, QVBoxLayout]:
    dialog = QDialog(parent)
    dialog.setObjectName(name)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(title)
    room = parent.window().size()
    dialog.resize(min(960, room.width() - 32), min(640, room.height() - 32))
    column = QVBoxLayout(dialog)
    column.setContentsMargins(theme.margins(6))
    column.setSpacing(theme.space(3))
    return dialog, column


def _open(dialog: QDialog, column: QVBoxLayout, theme: Theme, *buttons: Button) -> QDialog:
    row = QHBoxLayout()
    row.setSpacing(theme.space(3))
    for button in buttons:
        row.addWidget(button)
    row.addStretch(1)
    close = primary_button(tr("Close"), theme, "analyst_main")
    close.clicked.connect(dialog.accept)
    row.addWidget(close)
    column.addLayout(row)
    dialog.open()
    return dialog
