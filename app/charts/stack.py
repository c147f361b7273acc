"""Steps of a scale stacked in one bar: where everything stands, and drawing it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter

from app.charts.bar_layout import tick_font
from app.charts.marks import Header, draw_line, header_of
from app.charts.style import Style
from app.charts.text import TextBlock
from app.words.numerals import percent_sign
from core.present.chart import StackChart, SumOfSteps

_THICKNESS = 48.0
_BRACKET = 8.0
_LINE = 20.0
_BETWEEN = 6.0  # what a share has before and behind it
DARK_FROM = 0.62  # on a tint as dark as this words are light
_EDGE = 24.0  # a step needs more than this for its number


@dataclass(frozen=True)
class StackLayout:
    """Everything a stacked bar needs to be drawn at (0, 0), in logical pixels."""

    chart: StackChart
    header: Header | None
    left: float
    right: float
    sums_top: float
    bar_top: float
    caption: TextBlock | None
    caption_top: float
    height: float

    def x(self, share: float) -> float:
        """Return where a share lies, from the left edge of the chart."""
        return self.left + (self.right - self.left) * share


def lay_out_stack(
    chart: StackChart, width: float, style: Style, _height: float | None = None
) -> StackLayout:
    """Lay out a stacked bar in a width; it has one height."""
    inner, margin = width - 2 * style.margin, float(style.margin)
    header = header_of(chart.title, chart.subtitle, chart.badge, inner, style)
    y = margin + (header.height if style.header else 0.0)
    sums_top = y
    y += _LINE + _BRACKET + 4 if chart.sums else 0.0
    bar_top = y
    y += _THICKNESS + 28
    caption, caption_top = None, y + 4
    if style.caption and chart.caption:
        caption = TextBlock(chart.caption, style.font("base"), style.line("base"), inner)
        y = caption_top + caption.height
    return StackLayout(
        chart=chart,
        header=header if style.header else None,
        left=margin,
        right=max(width - margin, margin + 1),
        sums_top=sums_top,
        bar_top=bar_top,
        caption=caption,
        caption_top=caption_top,
        height=y + margin,
    )


def tint_colour(style: Style, tint: float) -> QColor:
    """Return the colour of a step, 0 being the first and 1 the last: light to dark."""
    light, middle, dark = (style.colour(name) for name in ("sector_a_quiet", "bar", "accent"))
    first, second, part = (light, middle, 2 * tint) if tint < 0.5 else (middle, dark, 2 * tint - 1)
    mixed = [
        round(a + (b - a) * part)
        for a, b in zip(first.getRgb()[:3], second.getRgb()[:3], strict=True)  # type: ignore[index]
    ]
    return QColor(*mixed)


def draw_stack(painter: QPainter, layout: StackLayout, style: Style) -> None:
    """Draw a stacked bar with its top left corner at (0, 0)."""
    chart, margin = layout.chart, style.margin
    muted, outlines = style.colour("text_muted"), style.outlines
    if layout.header is not None:
        layout.header.draw(painter, margin, margin, style)
    reached = 0.0
    for place, step in enumerate(chart.steps):
        tint = place / max(len(chart.steps) - 1, 1)
        left, right = layout.x(reached), layout.x(reached + step.share)
        reached += step.share
        rect = QRectF(left, layout.bar_top, right - left, _THICKNESS)
        _draw_step(painter, rect, step.text, tint, style)
    for part in range(5):
        x = layout.x(part / 4)
        painter.setPen(style.pen(style.colour("line_strong"), 1.0))
        bottom = layout.bar_top + _THICKNESS
        draw_line(painter, x, bottom + 2, x, bottom + 6)
        sign = percent_sign() if part in (0, 4) else ""
        block = TextBlock(f"{25 * part}{sign}", tick_font(style), 16.0)
        at = min(max(x - block.width / 2, layout.left), layout.right - block.width)
        block.draw(painter, at, bottom + 8, muted, outlines=outlines)
    for one in chart.sums:
        _draw_sum(painter, layout, one, style)
    if layout.caption is not None:
        layout.caption.draw(painter, margin, layout.caption_top, muted, outlines=outlines)


def _draw_step(painter: QPainter, rect: QRectF, text: str, tint: float, style: Style) -> None:
    if rect.width() <= 0:
        return
    painter.setPen(style.pen(style.colour("surface"), 1.0))
    painter.setBrush(
        QBrush(style.colour("surface") if style.patterns else tint_colour(style, tint))
    )
    if style.patterns:
        painter.setPen(style.pen(style.colour("text"), 1.0))
    painter.drawRect(rect)
    block = TextBlock(text, style.font("strong", tabular=True), 18.0)
    if rect.width() < max(block.width + 8, _EDGE):
        return
    ink = "accent_text" if tint >= DARK_FROM and not style.patterns else "text"
    x, y = rect.center().x() - block.width / 2, rect.center().y() - 9
    block.draw(painter, x, y, style.colour(ink), outlines=style.outlines)


def _draw_sum(painter: QPainter, layout: StackLayout, one: SumOfSteps, style: Style) -> None:
    """Draw a bracket over some steps at one end, with their names and their share."""
    shares = [step.share for step in layout.chart.steps]
    begin, end = sum(shares[: one.first]), sum(shares[: one.last + 1])
    left, right = layout.x(begin), layout.x(end)
    y = layout.sums_top + _LINE + 2
    painter.setPen(style.pen(style.colour("text_muted"), 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    draw_line(painter, left + 1, y, right - 1, y)
    for x in (left + 1, right - 1):
        draw_line(painter, x, y, x, y + _BRACKET)
    room = (layout.right - layout.left) / 2 - 8
    told = [
        (TextBlock(text, style.font(font, tabular=True), _LINE), style.colour(ink))
        for text, font, ink in (
            (one.names, "base", "text"),
            (one.share, "strong", "text"),
            (one.interval, "base", "text_muted"),
        )
    ]
    if _width_of(told) > room:
        told = told[1:]  # the steps below the bracket tell which they are
    # Over its steps, but never in the half of the other sum.
    width = _width_of(told)
    least = layout.left if one.first == 0 else layout.right - room
    most = layout.left + room if one.first == 0 else layout.right
    x = min(max((left + right - width) / 2, least), most - width)
    for block, colour in told:
        block.draw(painter, x, layout.sums_top, colour, outlines=style.outlines)
        x += block.width + _BETWEEN


def _width_of(told: Sequence[tuple[TextBlock, QColor]]) -> float:
    return sum(block.width + _BETWEEN for block, _ in told) - _BETWEEN
