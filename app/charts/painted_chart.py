"""A small chart that fills its place, and one with a place that is chosen by dragging a line."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.charts.band import BandLayout
from app.charts.style import screen_style
from app.charts.whole_chart import Layout, lay_out, paint_layout
from app.theme import Theme
from app.widgets.accessible import accessible_as, announce
from app.widgets.fields import WholeBox
from app.words.catalogue import tr
from app.words.numerals import percent_sign, written
from core.present.chart import BandChart, Chart

_LEAST_WIDTH = 240
_HANDLE_REACH = 12  # pixels around the line


@accessible_as(QAccessible.Role.Graphic)
class PaintedChart(QWidget):
    """Shows a chart without its title, as large as its place; its text tells the numbers."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._chart: Chart | None = None
        self._layout: Layout | None = None
        self.setMinimumWidth(_LEAST_WIDTH)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.color_scheme_changed.connect(self._on_color_scheme_changed)

    @property
    def chart(self) -> Chart | None:
        return self._chart

    def set_chart(self, chart: Chart) -> None:
        self._chart, self._layout = chart, None
        self.setAccessibleName(chart.title)
        self.setAccessibleDescription(chart.alt_text)
        self._take_height()
        self.update()

    @property
    def layout_(self) -> Layout | None:
        """Where everything stands."""
        if self._layout is None and self._chart is not None:
            style = screen_style(self._theme.scheme, self._theme.palette)
            self._layout = lay_out(self._chart, self.width(), style, self.height())
        return self._layout

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._layout = None
        if event.size().width() != event.oldSize().width():
            self._take_height()

    def _take_height(self) -> None:
        """Ask for the height in which nothing is cut off: the least that there is to a plot."""
        if self._chart is not None:
            style = screen_style(self._theme.scheme, self._theme.palette)
            width = max(self.width(), _LEAST_WIDTH)
            self.setMinimumHeight(ceil(lay_out(self._chart, width, style, 0.0).height))

    def paintEvent(self, _event: QPaintEvent) -> None:
        layout = self.layout_
        if layout is None:
            return
        style = screen_style(self._theme.scheme, self._theme.palette)
        painter = QPainter(self)
        paint_layout(layout, painter, QRectF(self.rect()), style)
        painter.end()

    def _on_color_scheme_changed(self) -> None:
        self._layout = None
        self.update()


@accessible_as(QAccessible.Role.Slider)
class BandSlider(PaintedChart):
    """A band whose line is dragged, or moved by keys; Enter lets a number be typed.

    Arrows move it by a point, Page up and Page down by five, Home and End to the ends. Emits
    `moved(int, int)`: the per cent chosen, and a number that all moves of one drag share.
    """

    moved = Signal(int, int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._drag = -1  # counts down: other numbers of one typing count up
        self._dragging = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setToolTip(tr("Arrows move the line, Page up and down by five; Enter takes a number."))
        self.setProperty("ring_radius", 8)
        self.field = WholeBox(self)
        self.field.setSuffix(percent_sign())
        self.field.setAccessibleName(tr("Share of people who did not follow the rule"))
        self.field.setKeyboardTracking(False)
        self.field.setFont(theme.font("analyst.base", tabular=True))
        self.field.lineEdit().setTextMargins(8, 0, 0, 0)  # a style sheet cannot pad its words
        self.field.hide()
        self.field.editingFinished.connect(self._on_field_editing_finished)
        self.field.installEventFilter(self)

    @property
    def _band(self) -> BandChart | None:
        return self._chart if isinstance(self._chart, BandChart) else None

    @property
    def percent(self) -> int:
        """The per cent that is chosen."""
        return round(100 * self._band.at) if self._band is not None else 0

    @property
    def most(self) -> int:
        """The greatest per cent that can be chosen."""
        return round(100 * self._band.x_axis.high) if self._band is not None else 0

    def accessible_value(self) -> str:
        """Return what a screen reader says of where it is."""
        return written(f"{self.percent}%")

    def choose(self, percent: int) -> None:
        """Move the line, held within its ends."""
        percent = min(max(percent, 0), self.most)
        if self._band is not None and percent != self.percent:
            self.moved.emit(percent, self._drag)

    def set_chart(self, chart: Chart) -> None:
        """Show another chart; while it has the focus, what it says now is said aloud."""
        again = self._chart is not None and chart.alt_text != self._chart.alt_text
        super().set_chart(chart)
        if again and self.hasFocus():
            announce(self, chart.alt_text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Down: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: 1,
            Qt.Key.Key_PageUp: 5,
            Qt.Key.Key_PageDown: -5,
            Qt.Key.Key_Home: -100,
            Qt.Key.Key_End: 100,
        }
        key = Qt.Key(event.key())
        if key in steps:
            self.choose(self.percent + steps[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._open_field()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.field and isinstance(event, QKeyEvent):
            key, pressed = Qt.Key(event.key()), event.type() == QEvent.Type.KeyPress
            if pressed and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.field.interpretText()
                self._on_field_editing_finished()
                return True  # else it would come to the slider, and open the field again
            if pressed and key == Qt.Key.Key_Escape:
                self.field.setValue(self.percent)
                self._on_field_editing_finished()
                return True
        return super().eventFilter(watched, event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._drag -= 1
        super().focusOutEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self._is_in_plot(event):
            self._dragging = True
            self._drag -= 1
            self._follow(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._dragging:
            self._follow(event)
        shape = Qt.CursorShape.SizeHorCursor
        over = self._dragging or self._is_in_plot(event)
        self.setCursor(shape if over else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self._dragging = False
        self._drag -= 1

    def mouseDoubleClickEvent(self, _event: QMouseEvent) -> None:
        self._open_field()

    def _is_in_plot(self, event: QMouseEvent) -> bool:
        layout = self.layout_
        if not isinstance(layout, BandLayout):
            return False
        ends = layout.plot.left - _HANDLE_REACH, layout.plot.right + _HANDLE_REACH
        return ends[0] <= event.position().x() <= ends[1]

    def _follow(self, event: QMouseEvent) -> None:
        layout = self.layout_
        if isinstance(layout, BandLayout):
            self.choose(round(100 * layout.value_at(event.position().x())))

    def _open_field(self) -> None:
        layout = self.layout_
        if self._band is None or not isinstance(layout, BandLayout):
            return
        self._drag -= 1
        self.field.setRange(0, self.most)
        self.field.setValue(self.percent)
        self.field.adjustSize()
        x = layout.plot.x(self._band.x_axis, self._band.at) - self.field.width() / 2
        x = min(max(x, 0.0), self.width() - self.field.width())
        self.field.move(round(x), round(layout.plot.bottom) - self.field.height() - 8)
        self.field.show()
        self.field.setFocus()
        self.field.selectAll()

    def _on_field_editing_finished(self) -> None:
        if self.field.isVisible():
            value, had = self.field.value(), self.field.hasFocus()
            self.field.hide()
            if had:
                self.setFocus(Qt.FocusReason.OtherFocusReason)
            self.choose(value)
