"""Charts as plain data: what to draw, in words and numbers; drawing is done elsewhere."""

from core.present.chart.axis import number_axis, people_axis, plain_axis, share_axis
from core.present.chart.bars import bars_of
from core.present.chart.chance import Chance, chance_sentence, verdict
from core.present.chart.lines import curves_of, likelihood_curve_of
from core.present.chart.numbers import number_chart_of
from core.present.chart.shapes import (
    Axis,
    Bar,
    BarChart,
    Chart,
    CurveChart,
    LegendEntry,
    Level,
    Mark,
    Point,
    Series,
    Tick,
)

__all__ = [
    "Axis", "Bar", "BarChart", "Chance", "Chart", "CurveChart", "LegendEntry", "Level", "Mark",
    "Point", "Series", "Tick", "bars_of", "chance_sentence", "curves_of", "likelihood_curve_of",
    "number_axis", "number_chart_of", "people_axis", "plain_axis", "share_axis", "verdict",
]  # fmt: skip
