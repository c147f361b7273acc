"""The chart on screen. pyqtgraph holds the picture and is imported nowhere else.

What is drawn comes from `app.painting`, the same as in files and on paper.
"""

from __future__ import annotations

from math import ceil

import pyqtgraph as pg
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsView,
    QSizePolicy,
    QStyleOptionGraphicsItem,
    QVBoxLayout,
    QWidget,
)

from app.painting import Layout, Style, grows, lay_out, most_height, paint_layout, screen_style
from app.theme import Theme
from core.present.chart import BarChart, Chart

_NO_LIMIT = 16_777_215  # QWIDGETSIZE_MAX
_LEAST_WIDTH = 240


class _Picture(pg.GraphicsObject):  # type: ignore[misc]  # pyqtgraph has no types
    """Paints a chart into a rectangle of the scene, whose unit is a logical pixel.

    It is laid out once for each chart, size and style; painting draws what is exposed.
    """

    def __init__(self, style: Style) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self._chart: Chart | None = None
        self._look = style
        self._rect = QRectF(0, 0, 1, 1)
        self._layout: Layout | None = None
        self._laid_out_in = (0.0, 0.0)

    def set_chart(self, chart: Chart | None) -> None:
        if chart is not self._chart:
            self._chart, self._layout = chart, None
            self.update()

    def set_style(self, style: Style) -> None:
        self._look, self._layout = style, None
        self.update()

    def set_size(self, width: float, height: float) -> None:
        self.prepareGeometryChange()
        self._rect = QRectF(0, 0, width, height)
        self.update()

    def height_at(self, width: float) -> float:
        """Return the height in which nothing of the chart is cut off."""
        layout = self._laid_out(width, None)
        return layout.height if layout is not None else 0.0

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        layout = self._laid_out(self._rect.width(), self._rect.height())
        if layout is not None:
            seen: QRectF = option.exposedRect
            paint_layout(layout, painter, self._rect, self._look, seen)

    def _laid_out(self, width: float, height: float | None) -> Layout | None:
        # Many bars have one height at a width, whatever they are given.
        many = isinstance(self._chart, BarChart) and not grows(self._chart)
        size = (width, 0.0 if many or height is None else height)
        if self._chart is not None and (self._layout is None or size != self._laid_out_in):
            self._layout = lay_out(self._chart, width, self._look, height)
            self._laid_out_in = size
        return self._layout


class ChartWidget(QWidget):
    """Shows one chart without its title, method and caption, which the window tells itself.

    Bars take the height that they need, few of them somewhat more; curves fill what they are
    given, from `least_height` on. Nothing in it can be dragged, zoomed or hidden. The keyboard
    reaches it; a screen reader reads the chart's title and the text that tells its numbers.
    """

    def __init__(
        self, theme: Theme, *, least_height: int = 240, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._least_height = least_height
        self._chart: Chart | None = None
        self._view = pg.GraphicsView(self, useOpenGL=False, background=None)
        # With a thousand bars a kept background is 70 megabytes, made anew at each width.
        self._view.setCacheMode(QGraphicsView.CacheModeFlag.CacheNone)
        self._view.enableMouse(False)
        self._view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._view.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self._view.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._picture = _Picture(screen_style(theme.scheme, theme.palette))
        self._view.addItem(self._picture)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._view)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMinimumWidth(_LEAST_WIDTH)
        self.setProperty("ring_radius", 8)
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
        bars = isinstance(chart, BarChart)
        vertical = QSizePolicy.Policy.Preferred if bars else QSizePolicy.Policy.Expanding
        self.setSizePolicy(QSizePolicy.Policy.Expanding, vertical)
        self._picture.set_chart(chart)
        self._take_height()

    def sizeHint(self) -> QSize:
        # Not that of the view inside, which knows nothing of the chart.
        return QSize(_LEAST_WIDTH, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._take_height()
        self._picture.set_size(self.width(), self.height())

    def _take_height(self) -> None:
        if isinstance(self._chart, BarChart):
            natural = ceil(self._picture.height_at(self.width()))
            self.setMinimumHeight(natural)
            self.setMaximumHeight(int(most_height(self._chart, natural)))
            self.updateGeometry()
        elif self._chart is not None:
            self.setMinimumHeight(self._least_height)
            self.setMaximumHeight(_NO_LIMIT)

    def _on_color_scheme_changed(self) -> None:
        self._picture.set_style(screen_style(self._theme.scheme, self._theme.palette))
