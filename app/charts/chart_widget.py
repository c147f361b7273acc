"""The chart on screen: what it shows, what is pointed at in it, and how far it is zoomed in."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGridLayout, QSizePolicy, QWidget

from app.charts.bar_layout import BarsLayout
from app.charts.bin_layout import BinsLayout
from app.charts.cells import CellsLayout
from app.charts.chart_pointing import (
    Pointed,
    Reading,
    beside,
    cell_at,
    is_walked,
    point_at_row,
    point_at_value,
    row_at,
    value_at,
    walked,
)
from app.charts.curves import CurvesLayout
from app.charts.edge_handle import EdgeHandle
from app.charts.style import Style, screen_style
from app.charts.whole_chart import Layout, lay_out, most_height
from app.theme import Theme
from app.widgets.accessible import announce
from app.widgets.layout import column, scroll_to
from app.widgets.text import TextLabel
from app.words.axes import in_figures
from app.words.axes import moved as moved_edge
from core.present.chart import (
    Axis,
    BarChart,
    BinsChart,
    CellsChart,
    Chart,
    CurveChart,
    StackChart,
    SurfaceChart,
    number_axis,
    share_axis,
)

if TYPE_CHECKING:
    from app.charts.chart_view import ChartView

LEAST_WIDTH = 240
_NO_LIMIT = 16_777_215  # QWIDGETSIZE_MAX
_OWN = BarChart | CellsChart | StackChart | SurfaceChart
_NOTCH = 120  # eighths of a degree, of one step of a wheel
_CLOSER = 0.8  # what one step leaves of the axis
_GAP = 12
_WIDEST = 320
Span = tuple[float, float]

_CLOSEST = 1e-4  # of the whole axis


def zoomed(axis: Axis, part: Span | None, factor: float, around: float) -> Span | None:
    """Return `factor` times as much of an axis; what lies at `around` (0 to 1) stays there.

    None where that is all of it.
    """
    low, high = part or (axis.low, axis.high)
    span = max((high - low) * factor, _CLOSEST * (axis.high - axis.low))
    begin = low + around * (high - low - span)
    return within(axis, (begin, begin + span))


def moved(axis: Axis, part: Span, by: float) -> Span | None:
    """Return a part further up the axis by a part of its own length."""
    step = by * (part[1] - part[0])
    return within(axis, (part[0] + step, part[1] + step))


def within(axis: Axis, part: Span) -> Span | None:
    """Return a part moved to where it lies on the axis; None where that is all of it."""
    span = part[1] - part[0]
    if span >= axis.high - axis.low:
        return None
    low = min(max(part[0], axis.low), axis.high - span)
    return low, low + span


def part_of(axis: Axis, low: float, high: float) -> Axis:
    """Return a part of an axis, with round ticks of its own."""
    if axis.unit == "%":
        found = share_axis([low, high], zero=False, sign_everywhere=True)
    else:
        found = number_axis(low, high, ())
    kept = tuple(tick for tick in in_figures(found).ticks if low <= tick.at <= high)
    return Axis(low, high, kept, axis.unit, axis.possible)


class Readout(QFrame):
    """A title, and names with their numbers; lies over its parent and never takes the mouse.

    It tells nothing to a screen reader, to whom the same words are said.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._ground = parent
        self.setProperty("role", "readout")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._title = TextLabel("", theme, "analyst.strong", widest=_WIDEST)
        self._names = TextLabel("", theme, "analyst.base", tone="muted", wrap=False)
        self._numbers = TextLabel("", theme, "analyst.base", wrap=False, tabular=True)
        grid = QGridLayout(self)
        grid.setContentsMargins(theme.margins(3, 2))
        grid.setHorizontalSpacing(theme.space(4))
        grid.setVerticalSpacing(0)
        grid.addWidget(self._title, 0, 0, 1, 2)
        grid.addWidget(self._names, 1, 0)
        grid.addWidget(self._numbers, 1, 1)
        self.hide()

    def show_at(self, place: QPoint, title: str, reading: tuple[tuple[str, str], ...]) -> None:
        """Tell numbers beside a place of the parent, wherever there is room."""
        self._title.setText(title)
        self._names.setText("\n".join(name for name, _ in reading))
        self._numbers.setText("\n".join(text for _, text in reading))
        width = min(self.sizeHint().width(), self._ground.width())
        self.resize(width, max(self.heightForWidth(width), self.minimumSizeHint().height()))
        around = self._ground.rect()
        left = place.x() + _GAP
        if left + self.width() > around.right():
            left = place.x() - _GAP - self.width()
        top = min(place.y() + _GAP, around.bottom() - self.height())
        self.move(max(left, 0), max(top, 0))
        self.show()
        self.raise_()


class ChartWidget(QWidget):
    """Shows one chart without its title, method and caption, which the window tells itself.

    Bars take the height that they need, few of them somewhat more; curves fill what they are
    given, from `least_height` on. What the mouse rests on is told in a box, and what the arrows
    walk to is also said: never the only place of a number. Ctrl with the wheel, + and − zoom the
    axis of bars, dragging moves along it, 0 or two clicks show all of it; a wheel alone is the
    page's. A screen reader reads the chart's title and the text that tells its numbers.

    Emits `row_pointed(int)`, -1 where it is none, and `edge_moved(int, int)` as the handle of an
    edge does: the edge of a histogram stands there at once, and what lies on both sides of it
    follows.
    """

    row_pointed = Signal(int)
    edge_moved = Signal(int, int)

    def __init__(
        self,
        theme: Theme,
        *,
        least_height: int = 240,
        ground: str = "surface",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._least_height = least_height
        self._ground = ground
        self._chart: Chart | None = None
        self._set: Chart | None = None  # without an edge that is being moved
        self._readings: Sequence[Reading] | None = None
        self._pointed: Pointed | None = None
        self._part: Span | None = None
        self._dragged: float | None = None
        self._view: ChartView | None = None
        self._handle: EdgeHandle | None = None
        self._readout = Readout(theme, self)
        self._column = column(on=self)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMinimumWidth(LEAST_WIDTH)
        self.setProperty("ring_radius", 8)
        theme.color_scheme_changed.connect(self._on_color_scheme_changed)

    def _draw(self) -> None:
        """Draw the chart in a view that is made with the first: many never have a chart."""
        if self._chart is None:
            return
        if self._view is None:
            from app.charts.chart_view import ChartView

            self._view = ChartView(self, self._style)
            self._column.addWidget(self._view)
            self._view.show()  # it may have been here before its chart
            self._readout.raise_()
            self._view.picture.set_size(self.width(), self.height())
        self._view.picture.set_chart(self._chart)
        self._stand_handle()

    def _stand_handle(self) -> None:
        """Let the handle stand where the edge is, made with the first edge: few charts have one."""
        layout = self._layout
        binned = layout if isinstance(layout, BinsLayout) else None
        if self._handle is None and binned is not None and binned.pill is not None:
            self._handle = EdgeHandle(self._theme, self)
            self._handle.moved.connect(self._on_edge_moved)
        if self._handle is not None:
            self._handle.stand(binned)

    def _on_edge_moved(self, place: int, drag: int) -> None:
        if isinstance(self._chart, BinsChart):
            self._point(None)
            self._chart = moved_edge(self._chart, place)
            self._draw()
            self.edge_moved.emit(place, drag)

    def come_back(self) -> None:
        """Show the chart as it was set, where its edge was moved and nothing else came of it."""
        if self._chart is not self._set:
            self._chart = self._set
            self._draw()

    @property
    def handle(self) -> EdgeHandle | None:
        """What moves the edge of a histogram."""
        return self._handle

    @property
    def chart(self) -> Chart | None:
        return self._chart

    @property
    def pointed(self) -> Pointed | None:
        """What is pointed at, by the mouse, the keyboard, or beside the chart."""
        return self._pointed

    @property
    def part(self) -> Span | None:
        """The part of the axis that is zoomed in on; None for all of it."""
        return self._part

    def set_chart(self, chart: Chart, readings: Sequence[Reading] | None = None) -> None:
        """Show a chart, at once and without movement.

        `readings` are names and numbers of each row of bars, where more is known than is drawn.
        """
        self._point(None)
        again = type(chart) is type(self._chart) and chart.title == self._chart_title
        self._chart, self._set, self._readings = chart, chart, readings
        self.setAccessibleName(chart.title)
        self.setAccessibleDescription(chart.alt_text)
        own = has_own_height(chart)
        vertical = QSizePolicy.Policy.Preferred if own else QSizePolicy.Policy.Expanding
        self.setSizePolicy(QSizePolicy.Policy.Expanding, vertical)
        self._draw()
        self._show_part(self._part if again else None)
        self._take_height()

    @property
    def _chart_title(self) -> str:
        return self._chart.title if self._chart is not None else ""

    def sizeHint(self) -> QSize:
        # Not that of the view inside, which knows nothing of the chart.
        return QSize(LEAST_WIDTH, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._point(None)
        if event.size().width() != event.oldSize().width():
            self._take_height()
        if self._view is not None:
            self._view.picture.set_size(self.width(), self.height())
            self._stand_handle()

    def _take_height(self) -> None:
        if self._chart is None:
            return
        view, width = self._view, self.width()
        own = view.picture.height_at(width) if view and has_own_height(self._chart) else None
        least, most = heights_of(self._chart, width, self._style, self._least_height, own)
        self.setMinimumHeight(least)
        self.setMaximumHeight(most)
        self.updateGeometry()

    @property
    def _style(self) -> Style:
        return screen_style(self._theme.scheme, self._theme.palette, self._ground)

    def _on_color_scheme_changed(self) -> None:
        if self._view is not None:
            self._view.set_style(self._style)
            self._stand_handle()

    # Pointing

    def point_at_row(self, row: int) -> None:
        """Light a row, as from the table beside the chart, without a box; -1 lights none."""
        self._point(self._at_row(row) if row >= 0 else None, told=False)

    def _at_row(self, row: int) -> Pointed | None:
        return point_at_row(self._chart, self._layout, row, self.width(), self._readings)

    def _at_value(self, at: float) -> Pointed | None:
        layout, chart = self._layout, self._chart
        if isinstance(layout, CurvesLayout) and isinstance(chart, CurveChart):
            return point_at_value(chart, layout, at)
        return None

    def _under(self, place: QPointF) -> Pointed | None:
        layout = self._layout
        if isinstance(layout, CellsLayout):
            return cell_at(layout, place)
        if isinstance(layout, CurvesLayout):
            at = value_at(layout, place.x())
            return None if at is None else self._at_value(at)
        row = row_at(layout, place)
        return None if row is None else self._at_row(row)

    @property
    def _layout(self) -> Layout | None:
        return None if self._view is None else self._view.picture.layout_

    def _point(
        self, pointed: Pointed | None, place: QPoint | None = None, *, told: bool = True
    ) -> None:
        before = self._pointed
        self._pointed = pointed
        if self._view is not None and (pointed is not None or before is not None):
            self._view.marks.set_pointed(pointed)
        if pointed is None or not told:
            self._readout.hide()
        else:
            self._readout.show_at(
                place or beside(pointed, self._layout), pointed.title, pointed.reading
            )
        row = pointed.row if pointed is not None else -1
        if told and row != (before.row if before is not None else -1):
            self.row_pointed.emit(row)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._dragged is not None and self._part is not None:
            self._move_by(event.position().x() - self._dragged)
            self._dragged = event.position().x()
        self._point(self._under(event.position()), event.position().toPoint())

    def enterEvent(self, event: QEnterEvent) -> None:
        self._point(self._under(event.position()), event.position().toPoint())

    def leaveEvent(self, _event: QEvent) -> None:
        self._point(None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._point(None)
        if self._chart is not None:
            self.setAccessibleDescription(self._chart.alt_text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = Qt.Key(event.key())
        if not (self._walk(step) or self._zoom_by_key(event.text())):
            super().keyPressEvent(event)

    def _walk(self, key: Qt.Key) -> bool:
        """Go to the next row, bar or cell, or along the curves, and say what is there."""
        chart, layout = self._chart, self._layout
        if not is_walked(chart, layout, key):
            return False
        self._go(walked(chart, layout, self._pointed, key, self.width(), self._readings))
        return True

    def _go(self, pointed: Pointed | None) -> None:
        self._point(pointed)
        if pointed is None:
            return
        self.setAccessibleDescription(pointed.words)
        announce(self, pointed.words)
        scroll_to(self, pointed.place.toRect())

    # Zooming

    def wheelEvent(self, event: QWheelEvent) -> None:
        layout = self._layout
        wanted = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if not wanted or not isinstance(layout, BarsLayout):
            event.ignore()
            return
        steps = event.angleDelta().y() / _NOTCH
        part = (event.position().x() - layout.left) / (layout.right - layout.left)
        self._zoom(_CLOSER**steps, min(max(part, 0.0), 1.0))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._part is None or event.button() is not Qt.MouseButton.LeftButton:
            event.ignore()
        else:
            self._dragged = event.position().x()

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self._dragged = None

    def mouseDoubleClickEvent(self, _event: QMouseEvent) -> None:
        self._show_part(None)

    def _zoom_by_key(self, typed: str) -> bool:
        if not isinstance(self._layout, BarsLayout) or typed not in ("+", "-", "0"):
            return False
        if typed == "0":
            self._show_part(None)
        else:
            self._zoom(_CLOSER if typed == "+" else 1 / _CLOSER, 0.5)
        return True

    def _zoom(self, factor: float, around: float) -> None:
        if isinstance(self._chart, BarChart):
            self._show_part(zoomed(self._chart.axis, self._part, factor, around))

    def _move_by(self, pixels: float) -> None:
        layout, chart, part = self._layout, self._chart, self._part
        if part is not None and isinstance(layout, BarsLayout) and isinstance(chart, BarChart):
            self._show_part(moved(chart.axis, part, -pixels / (layout.right - layout.left)))

    def _show_part(self, part: Span | None) -> None:
        chart = self._chart
        self._part = within(chart.axis, part) if part and isinstance(chart, BarChart) else None
        if self._view is not None:
            axis = chart.axis if isinstance(chart, BarChart) else None
            self._view.picture.set_zoom(part_of(axis, *self._part) if axis and self._part else None)


def has_own_height(chart: Chart) -> bool:
    """Tell whether a chart takes the height that it needs, and not what there is."""
    return isinstance(chart, _OWN)


def heights_of(
    chart: Chart, width: int, style: Style, least: int, own: float | None = None
) -> tuple[int, int]:
    """Return the least height of a chart and its most; `least` is that of one without its own.

    `own` is the height that it needs, where it is laid out already. In the least nothing of a
    histogram is cut off; curves shrink to what they are given.
    """
    if isinstance(chart, _OWN):
        natural = ceil(lay_out(chart, width, style).height if own is None else own)
        return natural, int(most_height(chart, natural))
    if isinstance(chart, BinsChart):
        needed = lay_out(chart, max(width, LEAST_WIDTH), style, 0.0).height
        return max(least, ceil(needed)), _NO_LIMIT
    return least, _NO_LIMIT
