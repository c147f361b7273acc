"""One curve of the planner, under its title."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QHBoxLayout

from app.charts.chart_widget import ChartWidget
from app.theme import Theme
from app.widgets.panels import Panel
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from core.present.chart import CurveChart

_LEAST_HEIGHT = 180


class CurveCard(Panel):
    """The margin in points against something that can be set."""

    def __init__(self, theme: Theme) -> None:
        super().__init__("card", padding=theme.space(4))
        self._title = TextLabel("", theme, "analyst.section")
        unit = tr("margin in points")
        row = QHBoxLayout()
        row.addWidget(self._title, 1)
        row.addWidget(TextLabel(unit, theme, "analyst.base", tone="muted", wrap=False))
        self.chart = ChartWidget(theme, least_height=_LEAST_HEIGHT)
        self.column.addLayout(row)
        self.column.addWidget(self.chart, 1)

    def show_curve(self, curve: CurveChart | None, title: str) -> None:
        """Show another curve; None where there is none to draw."""
        self._title.setText(title)
        self.chart.setVisible(curve is not None)
        if curve is not None:
            self.chart.set_chart(replace(curve, title=title))
