"""Parts that several pages are made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.theme import Theme
from app.widgets.accessible import accessible_as
from app.widgets.layout import MIDDLE, STRETCH, column, height_by_width, row
from app.widgets.panels import card, rule, well
from app.widgets.picture import Picture
from app.widgets.text import TextLabel, Tone

_SIDE = 28
_STACK_BELOW = 720


@accessible_as(QAccessible.Role.Cell)
class _Cell(QWidget):
    """What stands in one place of a table; `accessible_role` where it is the head of others."""

    accessible_role: QAccessible.Role | None = None


@accessible_as(QAccessible.Role.Table)
class Rows(QFrame):
    """A card of rows with thin lines between them; each cell is read where it stands.

    Where it is narrow, the first cell of a row stands above the others, or with `stack_all` each
    above the next. A screen reader is told the table's `name`, and of each cell the head of its
    column; the first cell of a row is told as the head of the row.
    """

    def __init__(
        self,
        stretches: Sequence[int],
        *,
        least_height: int,
        name: str,
        heads: Sequence[str] = (),
        stack_all: bool = False,
    ) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self._heads = tuple(heads) or ("",) * len(stretches)
        self._stack_all = stack_all
        self.setProperty("role", "card")
        self._least = least_height
        self._stretches = tuple(stretches)
        self._rows: list[list[QWidget]] = []
        self._rules: list[QWidget] = []
        self._stacked: bool | None = None
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(1, 1, 1, 1)
        self._grid.setSpacing(0)

    def add_heads(self, labels: Sequence[QWidget]) -> None:
        """Show the heads of the columns in a row of their own."""
        self.add_row(labels)
        for holder in self._rows[-1]:
            holder.setAccessibleDescription("")
            if isinstance(holder, _Cell):
                holder.accessible_role = QAccessible.Role.ColumnHeader

    def add_row(self, cells: Sequence[QWidget]) -> None:
        """Add a row; a line separates it from the one before."""
        holders: list[QWidget] = []
        for head, cell in zip(self._heads, cells, strict=True):
            holder = _Cell()
            holder.setAccessibleDescription(head)
            if not holders:
                holder.accessible_role = QAccessible.Role.RowHeader
            QHBoxLayout(holder).addWidget(cell, 1, Qt.AlignmentFlag.AlignVCenter)
            holder.setMinimumHeight(self._least)
            height_by_width(holder, QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
            holders.append(holder)
        if self._rows:
            self._rules.append(rule())
        self._rows.append(holders)
        self._arrange(bool(self._stacked))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        stacked = event.size().width() < _STACK_BELOW
        if stacked != self._stacked:
            self._arrange(stacked)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._arrange(bool(self._stacked))

    def _arrange(self, stacked: bool) -> None:
        self._stacked = stacked
        columns = len(self._stretches)
        for at, stretch in enumerate(self._stretches):
            alone = stacked and (at == 0 or self._stack_all)
            self._grid.setColumnStretch(at, 0 if alone else stretch)
        line = 0
        for number, holders in enumerate(self._rows):
            if number:
                self._grid.addWidget(self._rules[number - 1], line, 0, 1, columns)
                line += 1
            for at, holder in enumerate(holders):
                alone = stacked and (at == 0 or self._stack_all)
                place, span = (0, columns) if alone else (at, 1)
                self._grid.addWidget(holder, line, place, 1, span)
                starts = alone or at == 0 or (stacked and at == 1)
                ends = alone or at == columns - 1
                _pad(holder, _SIDE if starts else 0, _SIDE if ends else 16)
                line += alone
            line += 1

    def set_least(self, height: int) -> None:
        """Let the rows be at least so high."""
        for holder in (each for holders in self._rows for each in holders):
            holder.setMinimumHeight(height)


class OwnScroll(QScrollArea):
    """A part of a page that scrolls by itself, so that what stands around it stays in sight.

    `scrolls` tells whether it has less room than it asks for. Emits `wider` where it has another
    width, and so another height to ask for.
    """

    wider = Signal()

    def __init__(self, inner: QWidget, name: str) -> None:
        super().__init__()
        self._inner = inner
        self._width = 0
        self.scrolls = False
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(inner)
        for part in (self.viewport(), inner):
            part.setAutoFillBackground(False)
        self.setAccessibleName(name)

    def fit(self, excess: Callable[[], int], least: int) -> None:
        """Be as tall as what is in it, or so much less that the page does not scroll.

        Args:
            excess: returns how many pixels the page is too tall.
            least: what it keeps at least, in pixels.
        """
        layout = self._inner.layout()
        if layout is None:
            raise ValueError("what scrolls has no layout")
        layout.invalidate()
        wanted = layout.totalHeightForWidth(self.width())
        self._be(wanted)
        over = max(0, excess())
        self._be(max(min(least, wanted), wanted - over))
        self.scrolls = over > 0
        # Where all of it is seen, Tab passes it by.
        focus = Qt.FocusPolicy.StrongFocus if over else Qt.FocusPolicy.NoFocus
        self.setFocusPolicy(focus)

    def _be(self, height: int) -> None:
        self.setMinimumHeight(height)
        self.setMaximumHeight(height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Of itself, not of what is seen of it: that differs as its bar comes and goes.
        if self.width() != self._width:
            self._width = self.width()
            QTimer.singleShot(0, self, self.wider.emit)


def _pad(holder: QWidget, start: int, end: int) -> None:
    layout = holder.layout()
    if layout is not None:
        if holder.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            start, end = end, start
        layout.setContentsMargins(start, 6, end, 6)


def with_icon(
    text: str, icon: str, theme: Theme, style: str, *, tone: Tone, colour: str
) -> QWidget:
    """Return an icon and its words on one line."""
    widget = QWidget()
    line = row(on=widget)
    line.setSpacing(10)
    line.addWidget(Picture(icon, theme, colour=colour), 0, Qt.AlignmentFlag.AlignVCenter)
    line.addWidget(TextLabel(text, theme, style, tone=tone), 1, Qt.AlignmentFlag.AlignVCenter)
    height_by_width(widget, QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    return widget


def column_of(*widgets: QWidget, spacing: int = 0) -> QWidget:
    """Return a plain column of widgets with room left at its end."""
    holder = QWidget()
    column(*widgets, STRETCH, on=holder).setSpacing(spacing)
    return holder


def panel_column(kind: str, padding: int) -> tuple[QFrame, QVBoxLayout]:
    """Return a card or a well, and the column in it."""
    panel = card(padding=padding) if kind == "card" else well(padding=padding)
    panel.column.setSpacing(0)
    return panel, panel.column


def in_the_middle(*widgets: QWidget) -> QWidget:
    """Return widgets side by side in the middle of the line."""
    holder = QWidget()
    row(STRETCH, *widgets, STRETCH, on=holder, space=4, align=MIDDLE)
    return holder


def done_picture(theme: Theme) -> Picture:
    """Return a check on a disc: what was to be done is done."""
    return Picture(
        "check",
        theme,
        colour="success",
        size=40,
        ground="disc",
        ground_colour="success_soft",
        ground_size=88,
    )
