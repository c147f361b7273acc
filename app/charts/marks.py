"""The marks that charts share: title, badge, whisker, truth, swatches of the legend."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPolygonF

from app.charts.style import DASHES, Style
from app.charts.text import TextBlock, text_width
from app.theme import fill_only
from core.present.chart import LegendEntry, Mark

WHISKER = 2.0
WHISKER_END = 8.0
_DIAMOND = 5.5
_HATCH = 5.0
_SWATCH = 24.0
_GAP = 8.0


@dataclass(frozen=True)
class Header:
    """Title with its badge, and the line of n, mechanism, ε and interval."""

    title: TextBlock
    subtitle: TextBlock
    badge: str
    titled: bool = True
    told: bool = True

    @property
    def height(self) -> float:
        """Height with the gap to what follows; 0 without words."""
        height = self._title_height + (self.subtitle.height if self.told else 0.0)
        return height + 12 if height else 0.0

    @property
    def _title_height(self) -> float:
        return self.title.height if self.titled or self.badge else 0.0

    def draw(self, painter: QPainter, x: float, y: float, style: Style) -> None:
        """Draw with the top left corner at (x, y)."""
        outlines = style.outlines
        self.title.draw(painter, x, y, style.colour("text"), outlines=outlines)
        if self.badge:
            left = x + (self.title.width + 10 if self.titled else 0.0)
            draw_badge(painter, self.badge, left, y + 2, style)
        below = y + self._title_height
        self.subtitle.draw(painter, x, below, style.colour("text_muted"), outlines=outlines)


def header_of(title: str, subtitle: str, badge: str, width: float, style: Style) -> Header:
    """Lay out a header within a width."""
    taken = text_width(badge, style.font("overline")) + 34 if badge else 0.0
    heading = TextBlock(title, style.font("heading"), style.line("heading"), width - taken)
    below = TextBlock(subtitle, style.font("base"), style.line("base"), width)
    return Header(heading, below, badge, bool(title), bool(subtitle))


def draw_badge(painter: QPainter, text: str, x: float, y: float, style: Style) -> None:
    """Draw a pill with a text, 24 high."""
    block = TextBlock(text, style.font("overline"), 24)
    painter.setPen(Qt.PenStyle.NoPen)
    ground, ink = ("raised", "text") if style.patterns else ("warning_soft", "warning")
    painter.setBrush(QBrush(style.colour(ground)))
    painter.drawRoundedRect(QRectF(x, y, block.width + 20, 24), 12, 12)
    block.draw(painter, x + 10, y, style.colour(ink), outlines=style.outlines)


def draw_line(painter: QPainter, x1: float, y1: float, x2: float, y2: float) -> None:
    """Draw a straight line with the painter's pen."""
    painter.drawLine(QLineF(x1, y1, x2, y2))


def draw_whisker(
    painter: QPainter,
    low: float,
    high: float,
    y: float,
    style: Style,
    *,
    end: float = WHISKER_END,
    series: int | None = None,
    ink: str = "text",
) -> None:
    """Draw an interval as a line with ends, the outer edges of the ends at low and high.

    That of a `series` has its colour and its dashes.
    """
    inset = min(WHISKER / 2, (high - low) / 2)
    left, right, half = low + inset, high - inset, end / 2
    widths = [WHISKER + 2.5, WHISKER] if style.patterns else [WHISKER]
    for width in widths:
        colour = style.colour("surface" if width > WHISKER else ink)
        dashes: tuple[float, ...] = ()
        if series is not None and width == WHISKER:
            colour, dashes = style.series_colour(series), DASHES[series % len(DASHES)]
        painter.setPen(style.pen(colour, width, dashes))
        draw_line(painter, left, y, right, y)
        painter.setPen(style.pen(colour, width))
        draw_line(painter, left, y - half, left, y + half)
        draw_line(painter, right, y - half, right, y + half)


def draw_upright_whisker(
    painter: QPainter,
    low: float,
    high: float,
    x: float,
    style: Style,
    *,
    end: float = WHISKER_END,
) -> None:
    """Draw an interval that stands, from `low` up to `high`, heights on the page."""
    painter.save()
    painter.translate(x, 0.0)
    painter.rotate(-90.0)
    draw_whisker(painter, -low, -high, 0.0, style, end=end)
    painter.restore()


def draw_truth(painter: QPainter, x: float, y: float, style: Style) -> None:
    """Draw the diamond of a known truth, with an edge in the colour of the surface."""
    d = _DIAMOND
    corners = [QPointF(x, y - d), QPointF(x + d, y), QPointF(x, y + d), QPointF(x - d, y)]
    painter.setPen(style.pen(style.colour("surface"), 1.5))
    painter.setBrush(QBrush(style.colour("chart_truth")))
    painter.drawPolygon(QPolygonF(corners))


def draw_bar(painter: QPainter, rect: QRectF, style: Style, colour: QColor | None = None) -> None:
    """Draw a bar: flat in a colour, or hatched by plain lines for black and white."""
    if not style.patterns:
        fill_only(painter, QBrush(colour or style.colour("bar")))
        radius = min(1.5, rect.width() / 2)
        painter.drawRoundedRect(rect, radius, radius)
        return
    painter.setPen(style.pen(style.colour("text"), 0.8))
    start = rect.left() - rect.height() - (rect.left() - rect.height()) % _HATCH
    while start < rect.right():
        left, right = max(start, rect.left()), min(start + rect.height(), rect.right())
        bottom = rect.bottom()
        if left < right:
            draw_line(painter, left, bottom - (left - start), right, bottom - (right - start))
        start += _HATCH
    edge = min(1.0, rect.width(), rect.height())
    painter.setPen(style.pen(style.colour("text"), edge))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2))


def draw_raw(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Draw what was saved, before the correction: a thin grey bar."""
    fill_only(painter, QBrush(style.colour("line_strong")))
    painter.drawRect(rect)


@dataclass(frozen=True)
class Legend:
    """Swatches with their words, flowing over as many lines as they need."""

    places: tuple[tuple[LegendEntry, TextBlock, float, float], ...]
    height: float

    def draw(self, painter: QPainter, x: float, y: float, style: Style) -> None:
        """Draw with the top left corner at (x, y)."""
        for entry, block, left, top in self.places:
            middle = y + top + 10
            _draw_swatch(painter, entry, x + left, middle, style)
            at = x + left + _SWATCH + _GAP
            block.draw(painter, at, y + top, style.colour("text_muted"), outlines=style.outlines)


def legend_of(entries: Sequence[LegendEntry], width: float, style: Style) -> Legend:
    """Lay out a legend within a width; its height is 0 where there are no entries."""
    places = []
    left = top = 0.0
    bottom = 0.0
    for entry in entries:
        limit = width - _SWATCH - _GAP
        block = TextBlock(entry.text, style.font("base"), style.line("base"), limit)
        taken = _SWATCH + _GAP + block.width
        if left and left + taken > width:
            left, top = 0.0, bottom + 4
        places.append((entry, block, left, top))
        bottom = max(bottom, top + block.height)
        left += taken + 24
    return Legend(tuple(places), bottom)


def _draw_swatch(
    painter: QPainter, entry: LegendEntry, x: float, middle: float, style: Style
) -> None:
    match entry.mark:
        case Mark.BAR:
            draw_bar(painter, QRectF(x, middle - 6, _SWATCH, 12), style)
        case Mark.INTERVAL:
            draw_whisker(painter, x, x + _SWATCH, middle, style)
        case Mark.RAW:
            draw_raw(painter, QRectF(x, middle - 2, _SWATCH, 4), style)
        case Mark.TRUTH:
            draw_truth(painter, x + _SWATCH / 2, middle, style)
        case Mark.EXPECTED:
            painter.setPen(style.pen(style.colour("text"), WHISKER))
            draw_line(painter, x, middle, x + _SWATCH, middle)
        case Mark.LINE:
            colour, dashes = style.series_colour(entry.series), DASHES[entry.series % len(DASHES)]
            painter.setPen(style.pen(colour, 2.5, dashes))
            draw_line(painter, x, middle, x + _SWATCH, middle)
