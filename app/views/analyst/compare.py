"""Two versions of one response side by side, letter for letter."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from app.theme import Theme
from app.widgets.button import primary_button
from app.widgets.file_text import FileText
from app.widgets.panels import card
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from core.study import Versions


def show_conflict(conflict: Versions, theme: Theme, parent: QWidget) -> QDialog:
    """Open a window with the version that counts and the one that does not."""
    dialog = QDialog(parent)
    dialog.setObjectName("conflict_dialog")
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(tr("Two versions of one response"))
    dialog.resize(880, 420)
    column = QVBoxLayout(dialog)
    column.setContentsMargins(theme.margins(6))
    column.setSpacing(theme.space(4))
    lead = tr(
        "Both files bear the id {0}. The first one counts; the other is kept to look at. "
        "Find out from where the files came which is right."
    )
    column.addWidget(TextLabel(lead.format(conflict.id), theme, "analyst.form"))
    row = QHBoxLayout()
    row.setSpacing(theme.space(4))
    versions = (
        (tr("Counts: accepted first"), conflict.held),
        (tr("Does not count: came later"), conflict.offered),
    )
    for words, data in versions:
        frame = card(padding=16)
        frame.column.addWidget(TextLabel(words, theme, "analyst.section"))
        text = FileText(theme, data.decode("utf-8", "replace").strip(), style="analyst.file")
        text.setAccessibleName(words)
        frame.column.addWidget(text)
        row.addWidget(frame, 1, Qt.AlignmentFlag.AlignTop)
    column.addLayout(row, 1)
    close = primary_button(tr("Close"), theme, "analyst_main")
    close.clicked.connect(dialog.accept)
    column.addWidget(close, 0, Qt.AlignmentFlag.AlignTrailing)
    dialog.open()
    return dialog
