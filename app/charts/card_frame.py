"""What small charts and histograms share: the plot within its texts, and its axes."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QPainter

from app.charts.bar_layout import AXIS_HEIGHT, tick_font, ticks_that_fit
from app.charts.marks import Header, Legend, draw_line, header_of, legend_of
from app.charts.style import Style
from app.charts.text import TextBlock, text_width
from core.present.chart import Axis, LegendEntry

_HIGHEST = 220.0  # where no height is given
_TICK_HEIGHT = 12.0


@dataclass(frozen=True)
class Plot:
    """Where the plot of a chart lies at (0, 0), in logical pixels, and the texts around it."""

    header: Header | None
    legend: Legend
    legend_top: float
    note: TextBlock | None
    caption: TextBlock | None
    caption_top: float
    left: float
    right: float
    top: float
    bottom: float
    height: float

    def x(self, axis: Axis, value: float) -> float:
        """Return where a value of an axis that lies lies."""
        return self.left + (self.right - self.left) * axis.place(value)

    def y(self, axis: Axis, value: float) -> float:
        """Return where a value of an axis that stands lies."""
        return self.bottom - (self.bottom - self.top) * axis.place(value)


def plot_of(
    texts: tuple[str, str, str, str],
    width: float,
    style: Style,
    height: float | None,
    *,
    least: float,
    start: float,
    end: float = 8.0,
    legend: tuple[LegendEntry, ...] = (),
    note: str = "",
    over: float = 0.0,
    under: float = 0.0,
) -> Plot:
    """Lay out a plot between `start` and `end`, at least so high, beneath title and above caption.

    `texts` are title, subtitle, badge and caption. Room is left `over` the plot, and `under` its
    axis.
    """
    title, subtitle, badge, told = texts
    inner, margin = width - 2 * style.margin, style.margin
    header = header_of(title, subtitle, badge, inner, style) if style.header else None
    top = margin + (header.height if header is not None else 0.0) + 8 + over
    noted = None
    if note:
        noted = TextBlock(note, style.font("base", tabular=True), style.line("base"))
    room = inner - (noted.width + 16 if noted is not None else 0.0)
    swatches = legend_of(legend, room, style)
    caption = None
    if style.caption and told:
        caption = TextBlock(told, style.font("base"), style.line("base"), inner)
    lower = max(swatches.height, noted.height if noted is not None else 0.0)
    below = AXIS_HEIGHT + under + margin + (lower + 4 if lower else 0.0)
    below += caption.height + 8 if caption is not None else 0.0
    plot = _HIGHEST
    if height is not None:
        plot = max(least, height - top - below)
    bottom = top + max(least, plot)
    legend_top = bottom + AXIS_HEIGHT + under + 4
    return Plot(
        header,
        swatches,
        legend_top,
        noted,
        caption,
        legend_top + (lower + 8 if lower else 0.0),
        margin + start,
        max(margin + start + 1, width - margin - end),
        top,
        bottom,
        bottom + below,
    )


def draw_frame(painter: QPainter, plot: Plot, width: float, style: Style) -> None:
    """Draw the texts around a plot."""
    muted, outlines = style.colour("text_muted"), style.outlines
    if plot.header is not None:
        plot.header.draw(painter, style.margin, style.margin, style)
    plot.legend.draw(painter, style.margin, plot.legend_top, style)
    if plot.note is not None:
        x = width - style.margin - plot.note.width
        plot.note.draw(painter, x, plot.legend_top, muted, outlines=outlines)
    if plot.caption is not None:
        plot.caption.draw(painter, style.margin, plot.caption_top, muted, outlines=outlines)


def draw_level_axis(painter: QPainter, plot: Plot, axis: Axis, style: Style) -> None:
    """Draw level grid lines with their values at the left, and the line at the bottom."""
    font, muted = tick_font(style), style.colour("text_muted")
    for tick in ticks_that_fit(axis, plot.bottom - plot.top, _TICK_HEIGHT):
        y = plot.y(axis, tick.at)
        painter.setPen(style.pen(style.colour("chart_grid"), 1.0))
        draw_line(painter, plot.left, y, plot.right, y)
        block = TextBlock(tick.label, font, 16.0)
        block.draw(painter, plot.left - 8 - block.width, y - 8, muted, outlines=style.outlines)
    painter.setPen(style.pen(style.colour("line_strong"), 1.5))
    draw_line(painter, plot.left, plot.bottom, plot.right, plot.bottom)


def draw_upright_axis(
    painter: QPainter, plot: Plot, axis: Axis, style: Style, *, grid: bool = True
) -> None:
    """Draw the values beneath, with grid lines through them, and zero stronger."""
    font, muted = tick_font(style), style.colour("text_muted")
    widest = max(text_width(tick.label, font) for tick in axis.ticks)
    for tick in ticks_that_fit(axis, plot.right - plot.left, widest):
        x = plot.x(axis, tick.at)
        strong = tick.at == 0
        if grid:
            colour = style.colour("line_strong" if strong else "chart_grid")
            painter.setPen(style.pen(colour, 1.5 if strong else 1.0))
            draw_line(painter, x, plot.top, x, plot.bottom)
        block = TextBlock(tick.label, font, 16.0)
        at = min(max(x - block.width / 2, 0.0), plot.right + 40)
        block.draw(painter, at, plot.bottom + 6, muted, outlines=style.outlines)
