"""What is shown, as values: charts, tables, and the findings about them; words come later."""

from core.present.chart import BarChart, Chart, CurveChart
from core.present.table import Table, plain_text

__all__ = ["BarChart", "Chart", "CurveChart", "Table", "plain_text"]
