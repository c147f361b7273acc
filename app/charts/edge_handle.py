"""The handle of a histogram's edge: dragged, or moved by keys and by its arrows."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import count

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QLineEdit, QWidget

from app.charts.bin_layout import ARROW, BinsLayout
from app.theme import Theme, smooth_painter
from app.widgets.accessible import accessible_as, announce
from app.widgets.panels import set_look
from app.words.axes import edge_hint, edge_name, edge_words
from app.words.typed_numbers import place_of
from core.present.chart import Edge

_GRIP = 13  # pixels across the line
_CHEVRON = 4.0
_PAGE = 10  # places
_FIELD, _LONGEST = 96, 24  # pixels, characters
_ALL = 1 << 20
_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Down: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: 1,
    Qt.Key.Key_PageUp: _PAGE,
    Qt.Key.Key_PageDown: -_PAGE,
    Qt.Key.Key_Home: -_ALL,
    Qt.Key.Key_End: _ALL,
}
# Far from those of fields and of other sliders: all moves of one number are one step.
_drags: Iterator[int] = count(-_ALL, -1)


class _Grip(QWidget):
    """The line under the handle, which is dragged as well."""

    def __init__(self, handle: EdgeHandle, parent: QWidget) -> None:
        super().__init__(parent)
        self._handle = handle
        self.setCursor(Qt.CursorShape.SizeHorCursor)
        self.hide()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._handle.take(self.mapToParent(event.position()).x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._handle.drag(self.mapToParent(event.position()).x())

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self._handle.release()


@accessible_as(QAccessible.Role.Slider)
class EdgeHandle(QWidget):
    """Stands over the pill of a histogram, which names the edge, and paints an arrow at each side.

    Left and Right move it to the next place where a share is estimated, Page up and Page down by
    ten of them, Home and End to the ends; Enter lets a number be typed. Emits `moved(int, int)`:
    the number it is at, and one that all moves of one drag, or of one stay of the focus, share.
    """

    moved = Signal(int, int)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._layout: BinsLayout | None = None
        self._grabbed: float | None = None  # how far from its line it is held
        self._drag = next(_drags)
        self._grip = _Grip(self, parent)
        self.field = QLineEdit(parent)
        self.field.setObjectName("edge_field")
        self.field.setFont(theme.font("analyst.base", tabular=True))
        self.field.setMaxLength(_LONGEST)
        self.field.hide()
        self.field.returnPressed.connect(self._on_typed)
        self.field.installEventFilter(self)
        self.setObjectName("edge_handle")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.SizeHorCursor)
        self.setAccessibleName(edge_name())
        self.field.setAccessibleName(self.accessibleName())
        self.setToolTip(edge_hint())
        self.setProperty("ring_radius", 6)
        self.hide()

    @property
    def edge(self) -> Edge | None:
        return None if self._layout is None else self._layout.chart.edge

    def accessible_value(self) -> str:
        """Return what a screen reader says of where it is."""
        return edge_words(self.edge) if self.edge is not None else ""

    def stand(self, layout: BinsLayout | None) -> None:
        """Stand where the edge of a layout is; nowhere where it has none."""
        before, self._layout = self.accessible_value(), layout
        pill = None if layout is None else layout.pill
        shown = pill is not None and self.edge is not None and len(self.edge.places) > 1
        self.setVisible(shown)
        self._grip.setVisible(shown)
        if layout is None or pill is None or self.edge is None:
            return
        self.setGeometry(pill.adjusted(-ARROW, 0, ARROW, 0).toRect())
        x = round(layout.x(self.edge.line))
        top, bottom = round(pill.bottom()), round(layout.plot.bottom)
        self._grip.setGeometry(QRect(x - _GRIP // 2, top, _GRIP, bottom - top))
        self._grip.raise_()
        self.raise_()
        self.update()
        if self.hasFocus() and before != self.accessible_value() and not self.edge.moving:
            announce(self, self.accessible_value())

    def step(self, by: int) -> None:
        """Move it by so many places, held within its ends."""
        edge = self.edge
        if edge is not None:
            at = bisect_left(edge.places, edge.at) + by
            self._go(edge.places[min(max(at, 0), len(edge.places) - 1)])

    def take(self, x: float) -> None:
        """Begin to drag it, held at a place of the chart."""
        if self._layout is not None and self.edge is not None:
            self._drag = next(_drags)
            self._grabbed = x - self._layout.x(self.edge.line)
            self.setFocus(Qt.FocusReason.MouseFocusReason)

    def drag(self, x: float) -> None:
        """Drag it to a place of the chart, where it was taken."""
        if self._grabbed is not None and self._layout is not None:
            place = self._layout.place_at(x - self._grabbed)
            if place is not None:
                self._go(place)

    def release(self) -> None:
        """Let it go where it is."""
        self._grabbed = None
        self._drag = next(_drags)

    def _go(self, place: int) -> None:
        if self.edge is not None and place != self.edge.at:
            self.moved.emit(place, self._drag)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _STEPS:
            self.step(_STEPS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._open_field()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        escaped = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        if watched is self.field and (escaped or event.type() == QEvent.Type.FocusOut):
            self._close_field()
            return escaped
        return super().eventFilter(watched, event)

    def _open_field(self) -> None:
        """Let a number be typed in the place of the pill."""
        if self.edge is not None:
            wide = max(self.width(), _FIELD)
            x = min(max(self.geometry().center().x() - wide // 2, 0), self._widest - wide)
            high = self.field.sizeHint().height()
            self.field.setGeometry(x, max(self.geometry().bottom() - high, 0), wide, high)
            self.field.setText(self.edge.label)
            set_look(self.field, state="")
            self.field.show()
            self.field.raise_()
            self.field.setFocus()
            self.field.selectAll()

    @property
    def _widest(self) -> int:
        parent = self.parentWidget()
        return parent.width() if parent is not None else self.width()

    def _close_field(self) -> None:
        had = self.field.hasFocus()
        self.field.hide()
        if had:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_typed(self) -> None:
        """Go to the place for what was typed; what cannot be is marked, and stays."""
        if self.edge is not None:
            edge = self.edge
            place = place_of(self.field.text(), edge.places, edge.scale, every=edge.every)
            if place is None:
                set_look(self.field, state="error")
            else:
                self._close_field()
                self._go(place)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._drag = next(_drags)
        super().focusOutEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        x = event.position().x()
        if event.button() is not Qt.MouseButton.LeftButton:
            event.ignore()
        elif ARROW <= x <= self.width() - ARROW:
            self.take(self.mapToParent(event.position()).x())
        else:
            self._drag = next(_drags)
            self.step(-1 if x < ARROW else 1)
            self._drag = next(_drags)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.drag(self.mapToParent(event.position()).x())

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self.release()

    def paintEvent(self, _event: QPaintEvent) -> None:
        edge = self.edge
        if edge is None:
            return
        painter = smooth_painter(self)
        middle = QRectF(self.rect()).center().y()
        ends = ((ARROW / 2, -1, edge.places[0]), (self.width() - ARROW / 2, 1, edge.places[-1]))
        for x, side, last in ends:
            name = "line_strong" if edge.at == last else "accent"
            painter.setPen(QPen(self._theme.colour(name), 2))
            corners = ((-side, -_CHEVRON * 1.5), (side * _CHEVRON, 0.0), (-side, _CHEVRON * 1.5))
            painter.drawPolyline(QPolygonF([QPointF(x + dx, middle + dy) for dx, dy in corners]))
        painter.end()
