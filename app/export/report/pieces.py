"""Charts for pages: a long one in pieces, so that no page cuts through a row."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from app.charts.bar_layout import BarsLayout
from app.export.drawing import plan_of
from app.export.look import Look, Size
from core.present.chart import BarChart, Chart

HIGHEST = 500.0  # logical pixels of a page that a piece may take, its caption below it


def look_of(*, black_and_white: bool) -> Look:
    """Return how charts of a report look: their words stand beside them."""
    return Look(Size.PAGE, black_and_white=black_and_white, bare=True)


def pieces(chart: Chart, look: Look) -> tuple[Chart, ...]:
    """Return a chart as it is, or a long bar chart as several with one axis.

    Alternative text goes with the first.
    """
    if not isinstance(chart, BarChart):
        return (chart,)
    layout = plan_of(chart, look).layout
    if not isinstance(layout, BarsLayout) or layout.height <= HIGHEST:
        return (chart,)
    around = layout.height - sum(row.height for row in layout.rows)
    found = tuple(_cut(chart, [row.height for row in layout.rows], HIGHEST - around))
    return (found[0], *(replace(each, alt_text="") for each in found[1:]))


def _cut(chart: BarChart, heights: list[float], room: float) -> Iterator[BarChart]:
    first, taken = 0, 0.0
    for place, height in enumerate(heights):
        if taken and taken + height > room:
            yield replace(chart, rows=chart.rows[first:place], legend=())
            first, taken = place, 0.0
        taken += height
    yield replace(chart, rows=chart.rows[first:])
