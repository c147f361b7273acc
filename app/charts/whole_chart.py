"""Lays out and paints a chart of any sort, for files, paper and screen. It needs no window."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QBrush, QPainter

from app.charts import bar_layout
from app.charts.band import BandLayout, draw_band, lay_out_band
from app.charts.bar_layout import BarsLayout, lay_out_bars
from app.charts.bars import draw_bars
from app.charts.bin_layout import BinsLayout, lay_out_bins
from app.charts.bins import draw_bins
from app.charts.cells import GROWN, CellsLayout, draw_cells, lay_out_cells
from app.charts.columns import ColumnsLayout, draw_columns, lay_out_columns
from app.charts.curves import CurvesLayout, draw_curves, lay_out_curves
from app.charts.histogram import HistogramLayout, draw_histogram, lay_out_histogram
from app.charts.spans import SpansLayout, draw_spans, lay_out_spans
from app.charts.stack import StackLayout, draw_stack, lay_out_stack
from app.charts.style import Style
from app.charts.surface import SurfaceLayout, draw_surface, lay_out_surface
from core.present.chart import (
    BandChart,
    BarChart,
    BinsChart,
    CellsChart,
    Chart,
    ColumnChart,
    HistogramChart,
    SpanChart,
    StackChart,
    SurfaceChart,
)

Layout = (
    BarsLayout
    | CurvesLayout
    | HistogramLayout
    | ColumnsLayout
    | SpansLayout
    | BandLayout
    | CellsLayout
    | StackLayout
    | SurfaceLayout
    | BinsLayout
)


def lay_out(chart: Chart, width: float, style: Style, height: float | None = None) -> Layout:
    """Return where everything stands; few bars and curves fill a height where one is given."""
    if isinstance(chart, BarChart):
        return lay_out_bars(chart, width, style, height)
    if isinstance(chart, HistogramChart):
        return lay_out_histogram(chart, width, style, height)
    if isinstance(chart, BinsChart):
        return lay_out_bins(chart, width, style, height)
    if isinstance(chart, CellsChart):
        return lay_out_cells(chart, width, style, height)
    if isinstance(chart, StackChart):
        return lay_out_stack(chart, width, style)
    if isinstance(chart, SurfaceChart):
        return lay_out_surface(chart, width, style)
    if isinstance(chart, ColumnChart):
        return lay_out_columns(chart, width, style, height)
    if isinstance(chart, SpanChart):
        return lay_out_spans(chart, width, style, height)
    if isinstance(chart, BandChart):
        return lay_out_band(chart, width, style, height)
    return lay_out_curves(chart, width, style, height)


def paint_layout(
    layout: Layout,
    painter: QPainter,
    rect: QRectF,
    style: Style,
    seen: QRectF | None = None,
) -> None:
    """Paint what was laid out into a rectangle, of which no more than a part may be `seen`."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing, True)
    painter.fillRect(rect, QBrush(style.colour(style.ground)))
    painter.translate(rect.topLeft())
    if isinstance(layout, BarsLayout):
        part = (seen or rect).translated(-rect.topLeft())
        draw_bars(painter, layout, style, (part.top(), part.bottom()))
    elif isinstance(layout, HistogramLayout):
        draw_histogram(painter, layout, style)
    elif isinstance(layout, BinsLayout):
        draw_bins(painter, layout, style)
    elif isinstance(layout, CellsLayout):
        draw_cells(painter, layout, style)
    elif isinstance(layout, StackLayout):
        draw_stack(painter, layout, style)
    elif isinstance(layout, SurfaceLayout):
        draw_surface(painter, layout, style)
    elif isinstance(layout, ColumnsLayout):
        draw_columns(painter, layout, style)
    elif isinstance(layout, SpansLayout):
        draw_spans(painter, layout, style)
    elif isinstance(layout, BandLayout):
        draw_band(painter, layout, style)
    else:
        draw_curves(painter, layout, style)
    painter.restore()


def paint(chart: Chart, painter: QPainter, rect: QRectF, style: Style) -> None:
    """Paint a chart into a rectangle, from its top, on the colour of the surface.

    Lengths are logical pixels of the painter. Few bars and curves fill the rectangle, many bars
    keep their natural height. Every pen and brush is set, so that files look alike in every
    program.
    """
    paint_layout(lay_out(chart, rect.width(), style, rect.height()), painter, rect, style)


def natural_height(chart: Chart, width: float, style: Style) -> float:
    """Return the height in which nothing of a chart is cut off, in logical pixels."""
    return lay_out(chart, width, style).height


def most_height(chart: BarChart | CellsChart | StackChart | SurfaceChart, natural: float) -> float:
    """Return the height beyond which a chart of this natural height does not grow."""
    if isinstance(chart, StackChart | SurfaceChart):
        return natural
    if isinstance(chart, CellsChart):
        return natural * GROWN
    return bar_layout.most_height(chart, natural)
