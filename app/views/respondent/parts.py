"""Parts that several pages are made of."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.theme import Theme
from app.widgets.panels import card, rule, well
from app.widgets.picture import Picture
from app.widgets.text import TextLabel, Tone

_SIDE = 28


class Rows(QFrame):
    """A card of rows with thin lines between them; each cell is read where it stands."""

    def __init__(self, stretches: Sequence[int], *, least_height: int) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._least = least_height
        self._columns = len(stretches)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(1, 1, 1, 1)
        self._grid.setSpacing(0)
        for column, stretch in enumerate(stretches):
            self._grid.setColumnStretch(column, stretch)

    def add_row(self, cells: Sequence[QWidget], *, least_height: int | None = None) -> None:
        """Add a row; a line separates it from the one before."""
        row = self._grid.rowCount()
        if row > 1:
            self._grid.addWidget(rule(), row, 0, 1, self._columns)
            row += 1
        for column, cell in enumerate(cells):
            holder = QWidget()
            box = QHBoxLayout(holder)
            first, last = column == 0, column == self._columns - 1
            box.setContentsMargins(_SIDE if first else 0, 6, _SIDE if last else 16, 6)
            box.addWidget(cell, 1, Qt.AlignmentFlag.AlignVCenter)
            holder.setMinimumHeight(self._least if least_height is None else least_height)
            policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
            policy.setHeightForWidth(True)
            holder.setSizePolicy(policy)
            self._grid.addWidget(holder, row, column)


def with_icon(
    text: str, icon: str, theme: Theme, style: str, *, tone: Tone, colour: str
) -> QWidget:
    """Return an icon and its words on one line."""
    widget = QWidget()
    row = QHBoxLayout(widget)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(10)
    row.addWidget(Picture(icon, theme, colour=colour), 0, Qt.AlignmentFlag.AlignVCenter)
    row.addWidget(TextLabel(text, theme, style, tone=tone), 1, Qt.AlignmentFlag.AlignVCenter)
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    widget.setSizePolicy(policy)
    return widget


def column_of(*widgets: QWidget, spacing: int = 0) -> QWidget:
    """Return a plain column of widgets with room left at its end."""
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(spacing)
    for widget in widgets:
        column.addWidget(widget)
    column.addStretch(1)
    return holder


def panel_column(kind: str, padding: int) -> tuple[QFrame, QVBoxLayout]:
    """Return a card or a well, and the column in it."""
    frame = card(padding=padding) if kind == "card" else well(padding=padding)
    layout = frame.layout()
    if not isinstance(layout, QVBoxLayout):
        raise TypeError("a panel has a column")
    layout.setSpacing(0)
    return frame, layout
