"""Charts as plain data: what to draw, in numbers; words and drawing are found elsewhere."""

from typing import TypeAlias

from core.present.chart.axis import number_axis, people_axis, plain_axis, ratio_axis, share_axis
from core.present.chart.bars import Bars, ShownShare, bars_of
from core.present.chart.binned import BinsChart, Edge, MeanMark
from core.present.chart.cards import (
    BandChart,
    BandLine,
    ChartColumn,
    ColumnChart,
    Span,
    SpanChart,
    SpanMark,
)
from core.present.chart.histogram import Histogram, histogram_of
from core.present.chart.lines import LikelihoodLine, likelihood_line
from core.present.chart.numbers import (
    Bin,
    NumberBars,
    bin_widths,
    edges_of,
    number_bars_of,
    width_of,
)
from core.present.chart.shapes import (
    Axis,
    Bar,
    BarChart,
    CurveChart,
    HistogramChart,
    LegendEntry,
    Level,
    Mark,
    Point,
    Series,
    Tick,
)
from core.present.chart.whole import (
    CellsChart,
    ShareCell,
    StackChart,
    Step,
    SumOfSteps,
    SurfaceChart,
)

__all__ = [
    "Axis", "BandChart", "BandLine", "Bar", "BarChart", "Bars", "Bin", "BinsChart", "CellsChart",
    "Chart", "ChartColumn", "ColumnChart", "CurveChart", "Edge", "Histogram", "HistogramChart",
    "LegendEntry", "Level", "LikelihoodLine", "Mark", "MeanMark", "NumberBars", "Point", "Series",
    "ShareCell", "ShownShare", "Span", "SpanChart", "SpanMark", "StackChart", "Step",
    "SumOfSteps", "SurfaceChart", "Tick", "bars_of", "bin_widths", "edges_of", "histogram_of",
    "likelihood_line", "number_axis", "number_bars_of", "people_axis", "plain_axis", "ratio_axis",
    "share_axis", "width_of",
]  # fmt: skip

Chart: TypeAlias = (
    BarChart
    | CurveChart
    | HistogramChart
    | ColumnChart
    | SpanChart
    | BandChart
    | CellsChart
    | StackChart
    | SurfaceChart
    | BinsChart
)
