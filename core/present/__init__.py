"""What people are shown, as values: charts and tables."""

from core.present.chart import BarChart, Chart, CurveChart, bars_of, curves_of
from core.present.table import Table, csv_text, plain_text, table_of

__all__ = [
    "BarChart", "Chart", "CurveChart", "Table", "bars_of", "csv_text", "curves_of", "plain_text",
    "table_of",
]  # fmt: skip
