"""The fields of the planner that take a decimal number, and sentences with fields in them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QRadioButton,
    QWidget,
)

from app.theme import Theme
from app.widgets.fields import DecimalBox, label_of
from app.widgets.layout import STRETCH, column, row


def decimal_field(
    theme: Theme, name: str, low: float, high: float, digits: int, suffix: str = ""
) -> DecimalBox:
    """Return a field for a number; `name` is told by screen readers."""
    field = DecimalBox()
    field.setRange(low, high)
    field.setDecimals(digits)
    field.setSuffix(suffix)
    field.setAccessibleName(name)
    field.setFont(theme.font("analyst.base", tabular=True))
    field.setFixedHeight(theme.tokens.control_height["analyst_control"])
    field.lineEdit().setTextMargins(theme.margins(2, 0))
    return field


def sentence(first: QWidget, words: str, fields: Sequence[QWidget]) -> QHBoxLayout:
    """Return a row of the fields with the words around {0}, {1}; `first` holds those before {0}."""
    line = row(first)
    for number, field in enumerate(fields):
        line.addWidget(field)
        after = words.partition(f"{{{number}}}")[2].partition("{")[0].strip()
        if after:
            label = QLabel(after, textFormat=Qt.TextFormat.PlainText)
            line.addWidget(label)
    line.addStretch(1)
    return line


def let_tab_come_to_checked(radios: Iterable[QRadioButton]) -> None:
    """Make one stop of radio buttons in several places: the one that is chosen."""
    policy = Qt.FocusPolicy
    for radio in radios:
        radio.setFocusPolicy(policy.StrongFocus if radio.isChecked() else policy.ClickFocus)


def labelled(words: str, field: QWidget) -> QWidget:
    """Return a field under its label, which leads to it by its key."""
    holder = QWidget()
    column(label_of(field, words), field, STRETCH, on=holder, space=1)
    return holder
