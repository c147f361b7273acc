"""Curves on paper or screen: where everything stands, and drawing it."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath

from app.charts.bar_layout import AXIS_HEIGHT, tick_font, ticks_that_fit
from app.charts.marks import Header, Legend, draw_line, draw_whisker, header_of, legend_of
from app.charts.style import DASHES, Style
from app.charts.text import TextBlock, text_width
from core.present.chart import CurveChart, Point, Series

_LEAST_PLOT_HEIGHT = 200.0
_PLOT_PART = 0.36  # of the width


@dataclass(frozen=True)
class CurvesLayout:
    """Everything a curve chart needs to be drawn at (0, 0), in logical pixels."""

    chart: CurveChart
    header: Header | None
    legend: Legend
    legend_top: float
    caption: TextBlock | None
    caption_top: float
    left: float
    right: float
    top: float
    bottom: float
    height: float

    def x(self, value: float) -> float:
        """Return where a value of the x axis lies."""
        return self.left + (self.right - self.left) * self.chart.x_axis.place(value)

    def y(self, value: float) -> float:
        """Return where a value of the y axis lies."""
        return self.bottom - (self.bottom - self.top) * self.chart.y_axis.place(value)


def lay_out_curves(
    chart: CurveChart, width: float, style: Style, height: float | None = None
) -> CurvesLayout:
    """Lay out curves in a width and, where given, a height."""
    inner = width - 2 * style.margin
    header = header_of(chart.title, chart.subtitle, chart.badge, inner, style)
    y = style.margin + (header.height if style.header else 0.0)
    y += 20.0 if chart.y_axis.unit else 8.0
    font = tick_font(style)
    left = style.margin + max(text_width(t.label, font) for t in chart.y_axis.ticks) + 10
    right = width - style.margin - max(text_width(t.label, font) for t in chart.x_axis.ticks) / 2
    legend = legend_of(chart.legend, inner, style)
    caption = None
    if style.caption and chart.caption:
        caption = TextBlock(chart.caption, style.font("base"), style.line("base"), inner)
    # Shares carry their unit in their labels.
    unit_height = 16.0 if chart.x_axis.unit and chart.interval is None else 0.0
    below = AXIS_HEIGHT + unit_height + style.margin
    below += legend.height + 8 if legend.height else 0.0
    below += caption.height + 8 if caption is not None else 0.0
    plot_height = max(_LEAST_PLOT_HEIGHT, _PLOT_PART * width)
    if height is not None:
        plot_height = max(_LEAST_PLOT_HEIGHT / 2, height - y - below)
    bottom = y + plot_height
    legend_top = bottom + AXIS_HEIGHT + unit_height + 8
    return CurvesLayout(
        chart=chart,
        header=header if style.header else None,
        legend=legend,
        legend_top=legend_top,
        caption=caption,
        caption_top=legend_top + (legend.height + 8 if legend.height else 0.0),
        left=left,
        right=max(left + 1.0, right),
        top=y,
        bottom=bottom,
        height=bottom + below,
    )


def draw_curves(painter: QPainter, layout: CurvesLayout, style: Style) -> None:
    """Draw a curve chart with its top left corner at (0, 0)."""
    chart, margin = layout.chart, style.margin
    if layout.header is not None:
        layout.header.draw(painter, margin, margin, style)
    if chart.interval is not None:
        left, right = layout.x(chart.interval[0]), layout.x(chart.interval[1])
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(style.colour("raised" if style.patterns else "accent_soft")))
        painter.drawRect(QRectF(left, layout.top, right - left, layout.bottom - layout.top))
    _draw_axes(painter, layout, style)
    _draw_lines(painter, layout, style)
    for i, series in enumerate(chart.series):
        _draw_series(painter, layout, i, series, style)
    if chart.interval is not None:
        low, high = layout.x(chart.interval[0]), layout.x(chart.interval[1])
        draw_whisker(painter, low, high, layout.bottom - 14, style)
    for point in chart.points:
        _draw_point(painter, layout, point, style)
    layout.legend.draw(painter, margin, layout.legend_top, style)
    if layout.caption is not None:
        muted = style.colour("text_muted")
        layout.caption.draw(painter, margin, layout.caption_top, muted, outlines=style.outlines)


def _draw_axes(painter: QPainter, layout: CurvesLayout, style: Style) -> None:
    """Grid lines across what is read: shares upright, errors level."""
    chart, font = layout.chart, tick_font(style)
    muted, outlines = style.colour("text_muted"), style.outlines
    grid = style.pen(style.colour("chart_grid"), 1.0)
    upright = chart.interval is not None
    widest = max(text_width(tick.label, font) for tick in chart.x_axis.ticks)
    for tick in ticks_that_fit(chart.x_axis, layout.right - layout.left, widest):
        x = layout.x(tick.at)
        painter.setPen(grid)
        if upright:
            draw_line(painter, x, layout.top, x, layout.bottom)
        block = TextBlock(tick.label, font, 16.0)
        block.draw(painter, x - block.width / 2, layout.bottom + 6, muted, outlines=outlines)
    for tick in chart.y_axis.ticks:
        y = layout.y(tick.at)
        painter.setPen(grid)
        if not upright:
            draw_line(painter, layout.left, y, layout.right, y)
        block = TextBlock(tick.label, font, 16.0)
        block.draw(painter, layout.left - 10 - block.width, y - 8, muted, outlines=outlines)
    painter.setPen(style.pen(style.colour("line_strong"), 1.5))
    draw_line(painter, layout.left, layout.bottom, layout.right, layout.bottom)
    if chart.y_axis.unit:
        block = TextBlock(chart.y_axis.unit, style.font("small"), 16.0)
        block.draw(painter, style.margin, layout.top - 28, muted, outlines=outlines)
    if chart.x_axis.unit and not upright:
        block = TextBlock(chart.x_axis.unit, style.font("small"), 16.0)
        x = layout.right - block.width
        block.draw(painter, x, layout.bottom + 22, muted, outlines=outlines)


def _draw_lines(painter: QPainter, layout: CurvesLayout, style: Style) -> None:
    """Draw the cut-off with its words, and the line at what is chosen."""
    chart = layout.chart
    if chart.level is not None:
        y = layout.y(chart.level.y)
        painter.setPen(style.pen(style.series_colour(1), 2.0, (4, 2.5)))
        draw_line(painter, layout.left, y, layout.right, y)
        block = TextBlock(chart.level.text, style.font("small"), 16.0)
        x, top = _beside_curves(layout, block.width, y)
        block.draw(painter, x, top, style.colour("text_muted"), outlines=style.outlines)
    if chart.vertical is not None:
        painter.setPen(style.pen(style.colour("text_muted"), 1.2, (1, 3)))
        x = layout.x(chart.vertical)
        draw_line(painter, x, layout.top, x, layout.bottom)


def _beside_curves(layout: CurvesLayout, width: float, y: float) -> tuple[float, float]:
    """Return where words of the cut-off stand: above it at its end, where no curve is in the way.

    Else beneath it, where the curves are above.
    """
    chart, at_end = layout.chart, layout.right - width - 4
    if chart.level is None:
        return at_end, y - 20
    above = [
        x
        for series in chart.series
        for x, height in zip(series.xs, series.ys, strict=True)
        if height >= chart.level.y
    ]
    if not above:
        return at_end, y - 20
    first, last = layout.x(min(above)), layout.x(max(above))
    inside = last - width - 10
    if at_end >= last + 8 or inside < first + 4:
        return at_end, y - 20
    return inside, y + 4


def _draw_series(
    painter: QPainter, layout: CurvesLayout, i: int, series: Series, style: Style
) -> None:
    path = QPainterPath()
    for j, (x, y) in enumerate(zip(series.xs, series.ys, strict=True)):
        point = QPointF(layout.x(x), layout.y(y))
        if j:
            path.lineTo(point)
        else:
            path.moveTo(point)
    pen = style.pen(style.series_colour(i), 2.5, DASHES[i % len(DASHES)])
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def _draw_point(painter: QPainter, layout: CurvesLayout, point: Point, style: Style) -> None:
    """Draw a dot with its words beneath, or beside it where the curve falls through."""
    x, y = layout.x(point.x), layout.y(point.y)
    painter.setPen(style.pen(style.colour("surface"), 2.0))
    painter.setBrush(QBrush(style.colour("text")))
    painter.drawEllipse(QPointF(x, y), 6.0, 6.0)
    block = TextBlock(point.text, style.font("strong", tabular=True), 16.0)
    beside = layout.chart.interval is None
    left = x + 12 if beside else x - block.width / 2
    left = min(max(left, layout.left + 4), layout.right - block.width)
    top = y - 24 if beside else y + 14
    block.draw(painter, left, top, style.colour("text"), outlines=style.outlines)
