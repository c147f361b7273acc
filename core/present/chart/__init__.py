"""Charts as plain data: what to draw, in numbers; words and drawing are found elsewhere."""

from core.present.chart.axis import number_axis, people_axis, plain_axis, share_axis
from core.present.chart.bars import Bars, ShownShare, bars_of
from core.present.chart.histogram import Histogram, histogram_of
from core.present.chart.lines import LikelihoodLine, likelihood_line
from core.present.chart.numbers import Bin, NumberBars, number_bars_of
from core.present.chart.shapes import (
    Axis,
    Bar,
    BarChart,
    CellsChart,
    Chart,
    CurveChart,
    HistogramChart,
    LegendEntry,
    Level,
    Mark,
    Point,
    Series,
    ShareCell,
    StackChart,
    Step,
    SumOfSteps,
    Tick,
)

__all__ = [
    "Axis", "Bar", "BarChart", "Bars", "Bin", "CellsChart", "Chart", "CurveChart", "Histogram",
    "HistogramChart", "LegendEntry", "Level", "LikelihoodLine", "Mark", "NumberBars", "Point",
    "Series", "ShareCell", "ShownShare", "StackChart", "Step", "SumOfSteps", "Tick", "bars_of",
    "histogram_of", "likelihood_line", "number_axis", "number_bars_of", "people_axis",
    "plain_axis", "share_axis",
]  # fmt: skip
