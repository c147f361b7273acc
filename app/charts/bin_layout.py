"""Where everything stands in a histogram of numbers with its edge and its mean."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from app.charts.bar_layout import tick_font
from app.charts.card_frame import Plot, plot_of
from app.charts.style import Style
from app.charts.text import TextBlock, text_width
from core.present.chart import BinsChart, Edge

_LEAST = 150.0  # of the plot
_PART = 0.36  # of the width, where no height is given
_LINE, _BETWEEN = 18.0, 20.0  # height of words, and between those of both sides
PILL, _LEAST_PILL = 24.0, 40.0  # height, width
ARROW = 24.0  # room beside the pill, for the arrows on screen
MEAN_HEIGHT = 24.0


@dataclass(frozen=True)
class PlacedWords:
    block: TextBlock
    x: float
    y: float


@dataclass(frozen=True)
class BinsLayout:
    """Everything a histogram of numbers needs to be drawn at (0, 0), in logical pixels."""

    chart: BinsChart
    plot: Plot
    pill: QRectF | None
    below: PlacedWords | None
    above: PlacedWords | None
    width: float

    @property
    def height(self) -> float:
        return self.plot.height

    def x(self, value: float) -> float:
        """Return where a number lies."""
        return self.plot.left + (self.plot.right - self.plot.left) * self.chart.place(value)

    def column(self, row: int) -> QRectF:
        """Return the place of a bin, from the top of the plot to its bottom."""
        left, right = (self.x(edge) for edge in self.chart.edges[row : row + 2])
        return QRectF(left, self.plot.top, right - left, self.plot.bottom - self.plot.top)

    def place_at(self, x: float) -> int | None:
        """Return which of the places of the edge lies nearest; None where it has none."""
        edge = self.chart.edge
        if edge is None:
            return None
        places, low, high = edge.places, 0, len(edge.places) - 1
        while low < high:  # their lines rise with them
            middle = (low + high) // 2
            here, after = (
                self.x(place / edge.scale - edge.before)
                for place in (places[middle], places[middle + 1])
            )
            low, high = (middle + 1, high) if x > (here + after) / 2 else (low, middle)
        return places[low]


def lay_out_bins(
    chart: BinsChart, width: float, style: Style, height: float | None = None
) -> BinsLayout:
    """Lay out a histogram of numbers in a width and, where given, a height."""
    font = tick_font(style)
    start = max(text_width(tick.label, font) for tick in chart.axis.ticks) + 8
    half = max((text_width(tick.label, font) for tick in chart.x_axis.ticks), default=0.0) / 2
    over = _over(chart, width - 2 * style.margin, style)
    texts = (chart.title, chart.subtitle, chart.badge, chart.caption)
    plot = plot_of(
        texts,
        width,
        style,
        height if height is not None else _natural(chart, width, style),
        least=_LEAST,
        start=max(start, half),
        end=half,
        legend=chart.legend,
        over=over,
        under=MEAN_HEIGHT if chart.mean is not None else 0.0,
    )
    bare = BinsLayout(chart, plot, None, None, None, width)
    return bare if chart.edge is None else _with_edge(bare, style)


def _over(chart: BinsChart, inner: float, style: Style) -> float:
    """Return the room over the plot: the same wherever the edge stands, so that nothing jumps."""
    if chart.edge is None:
        return 0.0
    below, above = _blocks(chart.edge, inner, style)
    one_line = below.width + above.width + _BETWEEN <= inner
    return PILL + (_LINE if one_line else below.height + above.height)


def _blocks(edge: Edge, inner: float, style: Style) -> tuple[TextBlock, TextBlock]:
    """Lay out the words of both sides."""
    below = TextBlock(edge.below, style.font("base", tabular=True), _LINE, inner)
    return below, TextBlock(edge.above, style.font("strong", tabular=True), _LINE, inner)


def _natural(chart: BinsChart, width: float, style: Style) -> float:
    """Return the height in which the plot has its part of the width."""
    least = lay_out_bins(chart, width, style, 0.0)
    return least.height + max(0.0, _PART * width - _LEAST)


def _with_edge(layout: BinsLayout, style: Style) -> BinsLayout:
    """Stand the pill on its line, and the words of both sides beside it, else above it."""
    chart, plot = layout.chart, layout.plot
    edge = chart.edge
    if edge is None:
        return layout
    margin = float(style.margin)
    wide = max(text_width(edge.label, style.font("strong", tabular=True)) + 24, _LEAST_PILL)
    first, last = margin + ARROW, layout.width - margin - ARROW - wide
    left = max(min(layout.x(edge.line) - wide / 2, last), first)
    top = plot.top - 8 - PILL
    pill = QRectF(left, top, wide, PILL)
    words = _words_of_edge(layout, edge, pill, style)
    below, above = (None, None) if edge.moving else words
    return BinsLayout(chart, plot, pill, below, above, layout.width)


def _words_of_edge(
    layout: BinsLayout, edge: Edge, pill: QRectF, style: Style
) -> tuple[PlacedWords, PlacedWords]:
    """Stand the words of both sides beside the pill, else around its line above it."""
    margin = float(style.margin)
    ends, inner = layout.width - margin, layout.width - 2 * margin
    below, above = _blocks(edge, inner, style)
    first, last = pill.left() - ARROW - below.width, pill.right() + ARROW
    if first >= margin and last + above.width <= ends:
        y = pill.top() + (PILL - _LINE) / 2
        return PlacedWords(below, first, y), PlacedWords(above, last, y)
    x = pill.center().x()
    total = below.width + _BETWEEN + above.width
    if total <= inner:
        first = min(max(x - below.width - _BETWEEN / 2, margin), ends - total)
        last, y = first + below.width + _BETWEEN, pill.top() - _LINE
        return PlacedWords(below, first, y), PlacedWords(above, last, y)
    first = min(max(x - below.width / 2, margin), ends - below.width)
    last = min(max(x - above.width / 2, margin), ends - above.width)
    y = pill.top() - above.height
    return PlacedWords(below, first, y - below.height), PlacedWords(above, last, y)
