"""Charts as plain data: what to draw, in words and numbers; drawing is done elsewhere."""

from core.chart.axis import number_axis, people_axis, plain_axis, share_axis
from core.chart.bars import bars_of
from core.chart.chance import Chance, chance_sentence, verdict
from core.chart.curves import curves_of, likelihood_curve_of
from core.chart.model import (
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
from core.chart.numbers import number_chart_of

__all__ = [
    "Axis", "Bar", "BarChart", "Chance", "Chart", "CurveChart", "LegendEntry", "Level", "Mark",
    "Point", "Series", "Tick", "bars_of", "chance_sentence", "curves_of", "likelihood_curve_of",
    "number_axis", "number_chart_of", "people_axis", "plain_axis", "share_axis", "verdict",
]  # fmt: skip
