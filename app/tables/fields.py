"""The fields of the cards of a column: a list to choose from, and a label above its field."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QVBoxLayout, QWidget

from app.theme import Theme
from app.widgets.fields import ShortBox
from app.widgets.layout import column


def labelled(text: str, field: QWidget, theme: Theme) -> QVBoxLayout:
    """Return a field under its label."""
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setFont(theme.font("analyst.small"))
    label.setBuddy(field)
    label.setWordWrap(True)
    return column(label, field, space=1)


def combo(name: str) -> QComboBox:
    """Return a list to choose from, which no long text makes wide."""
    box = ShortBox(8)
    box.setAccessibleName(name)
    return box
