"""The chart on screen. The only place, besides files, where a picture is drawn from chart data.

pyqtgraph holds the picture; what is drawn comes from `app.painting`, the same as in files.
"""

from math import ceil

import pyqtgraph as pg
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QStyleOptionGraphicsItem, QWidget

from app.painting import Style, natural_height, paint, screen_style
from app.theme import Theme
from core.chart import BarChart, Chart

_NO_LIMIT = 16_777_215  # QWIDGETSIZE_MAX


class _Picture(pg.GraphicsObject):  # type: ignore[misc]  # pyqtgraph has no types
    """Paints a chart into a rectangle of the scene, whose unit is a logical pixel."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._chart: Chart | None = None
        self._look = style
        self._rect = QRectF(0, 0, 1, 1)

    def set_chart(self, chart: Chart | None, style: Style) -> None:
        """Show another chart, or the same in another style."""
        self._chart, self._look = chart, style
        self.update()

    def set_size(self, width: float, height: float) -> None:
        """Fill another rectangle."""
        self.prepareGeometryChange()
        self._rect = QRectF(0, 0, width, height)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        if self._chart is not None:
            paint(self._chart, painter, self._rect, self._look)


class ChartWidget(pg.GraphicsView):  # type: ignore[misc]  # pyqtgraph has no types
    """Shows one chart without its title, method and caption, which the window tells itself.

    Bars take the height that they need; curves fill what they are given, from `least_height` on.
    The keyboard reaches it; a screen reader reads the title and the text that tells the chart.
    """

    def __init__(
        self, theme: Theme, *, least_height: int = 240, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent, useOpenGL=False, background=None)
        self._theme = theme
        self._least_height = least_height
        self._chart: Chart | None = None
        self._picture = _Picture(self._style())
        self.addItem(self._picture)
        self.enableMouse(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAcceptDrops(False)
        self.setProperty("ring_radius", 8)
        self.setMinimumWidth(280)
        theme.color_scheme_changed.connect(self._on_color_scheme_changed)

    @property
    def chart(self) -> Chart | None:
        """The chart that is shown."""
        return self._chart

    def set_chart(self, chart: Chart) -> None:
        """Show a chart, at once and without movement."""
        self._chart = chart
        self.setAccessibleName(chart.title)
        self.setAccessibleDescription(chart.alt_text)
        vertical = QSizePolicy.Policy.Fixed
        if not isinstance(chart, BarChart):
            vertical = QSizePolicy.Policy.Expanding
        self.setSizePolicy(QSizePolicy.Policy.Expanding, vertical)
        self._picture.set_chart(chart, self._style())
        self._take_height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._take_height()
        self._picture.set_size(self.width(), self.height())

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # the page scrolls, the chart does not

    def _take_height(self) -> None:
        if isinstance(self._chart, BarChart):
            self.setFixedHeight(ceil(natural_height(self._chart, self.width(), self._style())))
        elif self._chart is not None:
            self.setMinimumHeight(self._least_height)
            self.setMaximumHeight(_NO_LIMIT)

    def _style(self) -> Style:
        return screen_style(self._theme.scheme)

    def _on_color_scheme_changed(self) -> None:
        self._picture.set_chart(self._chart, self._style())
