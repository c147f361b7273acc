"""Small multiples: charts with one axis beside and under each other, each with its title."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from app.analyses.parts import Multiples
from app.charts.chart_widget import ChartWidget
from app.theme import Theme
from app.widgets.text import TextLabel

_LEAST_WIDTH = 300  # of a chart
_MOST_ACROSS = 3
_LEAST_HEIGHT = 110


class _Panel(QWidget):
    """A chart with its title."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.title = TextLabel("", theme, "analyst.strong")
        self.chart = ChartWidget(theme, least_height=_LEAST_HEIGHT)
        column.addWidget(self.title)
        column.addWidget(self.chart, 1)


class ChartGrid(QWidget):
    """Shows charts in as many columns as there is room for.

    Emits `edge_moved(int, int)` as any of its charts does: they have one edge.
    """

    edge_moved = Signal(int, int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._theme = theme
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(theme.space(4))
        self._pool: list[_Panel] = []
        self._shown = 0
        self._placed = (0, 0)

    @property
    def panels(self) -> list[tuple[str, ChartWidget]]:
        """The titles and charts that are shown."""
        return [(panel.title.text(), panel.chart) for panel in self._pool[: self._shown]]

    def show_charts(self, part: Multiples) -> None:
        """Show other charts."""
        while len(self._pool) < len(part.charts):
            panel = _Panel(self._theme)
            panel.chart.edge_moved.connect(self.edge_moved)
            self._pool.append(panel)
        self._shown = len(part.charts)
        for panel, title, chart in zip(self._pool, part.titles, part.charts, strict=False):
            panel.title.setText(title)
            panel.chart.set_chart(chart)
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        room = max(1, self.width() // _LEAST_WIDTH)
        across = max(1, min(room, _MOST_ACROSS, self._shown))
        if (across, self._shown) == self._placed:
            return
        self._placed = across, self._shown
        for place, panel in enumerate(self._pool):
            self._grid.removeWidget(panel)
            panel.setVisible(place < self._shown)
            if place < self._shown:
                self._grid.addWidget(panel, place // across, place % across)
        for column in range(_MOST_ACROSS):
            self._grid.setColumnStretch(column, int(column < across))
