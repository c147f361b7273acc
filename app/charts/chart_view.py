"""The scene of a chart on screen. pyqtgraph holds it and is imported nowhere else.

What is drawn comes from `app.charts`, the same as in files and on paper.
"""

from __future__ import annotations

from dataclasses import replace

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsView, QStyleOptionGraphicsItem, QWidget

from app.charts.bar_layout import BarsLayout, grows, tick_font, ticks_that_fit
from app.charts.chart_pointing import Pointed
from app.charts.style import Style
from app.charts.text import text_width
from app.charts.whole_chart import Layout, lay_out, paint_layout
from core.present.chart import Axis, BarChart, Chart

_VEIL = 28  # of 255: how strongly a row that is pointed at is tinted
_DOT = 4.5


class _Picture(pg.GraphicsObject):  # type: ignore[misc]  # pyqtgraph has no types
    """Paints a chart into a rectangle of the scene, whose unit is a logical pixel.

    It is laid out once for each chart, size, style and zoom; painting draws what is exposed.
    """

    def __init__(self, style: Style) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self._chart: Chart | None = None
        self._look = style
        self._rect = QRectF(0, 0, 1, 1)
        self._layout: Layout | None = None
        self._laid_out_in = (0.0, 0.0)
        self._zoomed: Axis | None = None

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

    def set_zoom(self, axis: Axis | None) -> None:
        """Show a part of the axis alone; None shows all of it."""
        if axis != self._zoomed:
            self._zoomed, self._layout = axis, None
            self.update()

    def height_at(self, width: float) -> float:
        """Return the height in which nothing of the chart is cut off."""
        layout = self._laid_out(width, None)
        return layout.height if layout is not None else 0.0

    @property
    def layout_(self) -> Layout | None:
        """Where everything stands now."""
        return self._laid_out(self._rect.width(), self._rect.height())

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        layout = self.layout_
        if layout is not None:
            seen: QRectF = option.exposedRect
            paint_layout(layout, painter, self._rect, self._look, seen)

    def _laid_out(self, width: float, height: float | None) -> Layout | None:
        # Many bars have one height at a width, whatever they are given.
        many = isinstance(self._chart, BarChart) and not grows(self._chart)
        size = (width, 0.0 if many or height is None else height)
        if self._chart is not None and (self._layout is None or size != self._laid_out_in):
            layout = lay_out(self._chart, width, self._look, height)
            self._layout = self._zoomed_in(layout)
            self._laid_out_in = size
        return self._layout

    def _zoomed_in(self, layout: Layout) -> Layout:
        axis = self._zoomed
        if axis is None or not isinstance(layout, BarsLayout):
            return layout
        font = tick_font(self._look)
        widest = max((text_width(tick.label, font) for tick in axis.ticks), default=0.0)
        ticks = ticks_that_fit(axis, layout.right - layout.left, widest)
        return replace(layout, axis=axis, ticks=ticks, clipped=True)


class _Marks(pg.GraphicsObject):  # type: ignore[misc]  # pyqtgraph has no types
    """What is pointed at: a veil over a row, or a cross-hair with a dot on each curve."""

    def __init__(self, picture: _Picture, style: Style) -> None:
        super().__init__()
        self._picture = picture
        self._look = style
        self._pointed: Pointed | None = None

    def set_style(self, style: Style) -> None:
        self._look = style
        self.update()

    def set_pointed(self, pointed: Pointed | None) -> None:
        self._pointed = pointed
        self.update()

    def boundingRect(self) -> QRectF:
        return self._picture.boundingRect()

    def paint(self, painter: QPainter, _option: object, _widget: QWidget | None = None) -> None:
        pointed = self._pointed
        if pointed is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        if pointed.line is None:
            self._paint_row(painter, pointed.place)
        else:
            self._paint_cross(painter, pointed, pointed.line)

    def _paint_row(self, painter: QPainter, place: QRectF) -> None:
        if self._look.patterns:  # high contrast: an edge, which keeps the marks as they are
            painter.setPen(QPen(self._look.colour("text"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(place.adjusted(1, 1, -1, -1))
            return
        veil = QColor(self._look.colour("accent"))
        veil.setAlpha(_VEIL)
        painter.fillRect(place, QBrush(veil))

    def _paint_cross(self, painter: QPainter, pointed: Pointed, at: float) -> None:
        place = pointed.place
        painter.setPen(QPen(self._look.colour("text_muted"), 1))
        painter.drawLine(QPointF(at, place.top()), QPointF(at, place.bottom()))
        if len(pointed.dots) == 1:
            (y,) = pointed.dots
            painter.drawLine(QPointF(place.left(), y), QPointF(place.right(), y))
        painter.setPen(QPen(self._look.colour("surface"), 1.5))
        painter.setBrush(QBrush(self._look.colour("accent")))
        for y in pointed.dots:
            painter.drawEllipse(QPointF(at, y), _DOT, _DOT)


class ChartView(pg.GraphicsView):  # type: ignore[misc]  # pyqtgraph has no types
    """A chart and what is pointed at in it; the mouse and the keyboard are its parent's."""

    def __init__(self, parent: QWidget, style: Style) -> None:
        super().__init__(parent, useOpenGL=False, background=None)
        # With a thousand bars a kept background is 70 megabytes, made anew at each width.
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheNone)
        self.enableMouse(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.picture = _Picture(style)
        self.marks = _Marks(self.picture, style)
        self.addItem(self.picture)
        self.addItem(self.marks)

    def set_style(self, style: Style) -> None:
        self.picture.set_style(style)
        self.marks.set_style(style)
