"""Lays out and paints a chart of any sort, for files, paper and screen. It needs no window."""

from collections.abc import Callable
from typing import Final

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
    CurveChart,
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


_SORTS: Final[dict[type, tuple[Callable[..., Layout], type, Callable[..., None]]]] = {
    BarChart: (lay_out_bars, BarsLayout, draw_bars),
    HistogramChart: (lay_out_histogram, HistogramLayout, draw_histogram),
    BinsChart: (lay_out_bins, BinsLayout, draw_bins),
    CellsChart: (lay_out_cells, CellsLayout, draw_cells),
    StackChart: (lay_out_stack, StackLayout, draw_stack),
    SurfaceChart: (lay_out_surface, SurfaceLayout, draw_surface),
    ColumnChart: (lay_out_columns, ColumnsLayout, draw_columns),
    SpanChart: (lay_out_spans, SpansLayout, draw_spans),
    BandChart: (lay_out_band, BandLayout, draw_band),
    CurveChart: (lay_out_curves, CurvesLayout, draw_curves),
}
"""Of each sort of chart what lays it out, in what, and what draws that."""

_DRAWN: Final = {layout: draw for _, layout, draw in _SORTS.values()}


def lay_out(chart: Chart, width: float, style: Style, height: float | None = None) -> Layout:
    """Return where everything stands; few bars and curves fill a height where one is given."""
    lay_out_sort, _, _ = _SORTS[type(chart)]
    return lay_out_sort(chart, width, style, height)


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
    if isinstance(layout, BarsLayout):  # of which there may be a thousand
        part = (seen or rect).translated(-rect.topLeft())
        draw_bars(painter, layout, style, (part.top(), part.bottom()))
    else:
        _DRAWN[type(layout)](painter, layout, style)
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
