"""The widgets that parts of a result are shown by; charts have their own."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from app.analyses.parts import BarChart, Beside, Figure, Multiples, Sentence, Switch, TablePart
from app.analyst.result.figure import FigureCard
from app.analyst.result.result_table import ResultTable
from app.charts.chart_widget import ChartWidget
from app.theme import Theme
from app.widgets.choices import SegmentedChoice
from app.widgets.layout import TOP, at, column, discard, row, wide
from app.widgets.panels import show_text
from app.widgets.picture import Picture
from app.widgets.text import TextLabel
from app.words.catalogue import tr

_BESIDE_FROM = 620  # pixels: two charts stand side by side
_LEAST_WIDTH = 300  # of a chart
_MOST_ACROSS = 3
_LEAST_HEIGHT = 110


class Lead(QWidget):
    """A title and a line that say what the part beneath them shows."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._title = TextLabel("", theme, "analyst.section")
        self._text = TextLabel("", theme, "analyst.base", tone="muted")
        column(self._title, self._text, on=self, space=0)

    def show_sentence(self, sentence: Sentence) -> None:
        show_text(self._title, sentence.title)
        show_text(self._text, "\n".join(sentence.paragraphs))


class Banner(QFrame):
    """A title and paragraphs that explain what is shown."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setProperty("role", "banner")
        self.setProperty("tone", "info")
        self.setObjectName("explanation")
        icon = Picture("info", theme, colour="accent", size=24)
        self._words = QVBoxLayout()
        self._words.setSpacing(theme.space(2))
        row(at(TOP, icon), wide(self._words), on=self, space=4, margins=(6, 4))
        self._title = TextLabel("", theme, "analyst.name")
        self._words.addWidget(self._title)
        self._labels: list[TextLabel] = []

    def show_sentence(self, sentence: Sentence) -> None:
        show_text(self._title, sentence.title)
        while len(self._labels) < len(sentence.paragraphs):
            label = TextLabel("", self._theme, "analyst.form")
            self._labels.append(label)
            self._words.addWidget(label)
        for place, label in enumerate(self._labels):
            told = sentence.paragraphs[place] if place < len(sentence.paragraphs) else ""
            show_text(label, told)


class ListedTable(QWidget):
    """A table among other parts, at its full height, with its notes."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        stay_together(self)
        self._table = ResultTable(theme, name=tr("Table"), margin=12)
        self._table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._table.rows_grown.connect(self._take_height)
        self._notes = TextLabel("", theme, "analyst.base", tone="muted")
        column(self._table, self._notes, on=self)

    def show_table(self, part: TablePart) -> None:
        self._table.show_part(part)
        self._take_height()
        show_text(self._notes, " ".join(part.table.notes))

    def _take_height(self) -> None:
        self._table.setFixedHeight(self._table.whole_height + 1)


class TestResult(QFrame):
    """What a test says with its numbers, and beside it a second figure with its words."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("role", "well")
        self.setObjectName("found")
        box = row(on=self, space=5, margins=(5, 3))
        self._title = TextLabel("", theme, "analyst.name")
        self._text = TextLabel("", theme, "analyst.base", tone="muted", tabular=True)
        self._aside = TextLabel("", theme, "analyst.name", tabular=True)
        self._aside_text = TextLabel("", theme, "analyst.base", tone="muted")
        for labels, stretch in (
            ((self._title, self._text), 1),
            ((self._aside, self._aside_text), 0),
        ):
            column = QVBoxLayout()
            column.setSpacing(theme.space(1))
            for label in labels:
                column.addWidget(label)
            box.addLayout(column, stretch)
        for label in (self._aside, self._aside_text):
            label.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignTop)

    def show_sentence(self, sentence: Sentence) -> None:
        self._title.setText(sentence.title)
        show_text(self._text, "\n".join(sentence.paragraphs))
        for label, text in zip((self._aside, self._aside_text), sentence.aside, strict=True):
            show_text(label, text)


class SwitchRow(QWidget):
    """Segments, one of them chosen, and what is shown then; emits `chosen(dict)`."""

    chosen = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._switch: Switch | None = None
        self._segments: SegmentedChoice | None = None
        self._meaning = TextLabel("", theme, "analyst.base", tone="muted")
        self._meaning.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        self._row = row(wide(self._meaning), on=self, space=4)

    @property
    def segments(self) -> SegmentedChoice | None:
        return self._segments

    def show_switch(self, switch: Switch) -> None:
        """Show what can be chosen, without emitting; the segments stay where they are the same."""
        before, self._switch = self._switch, switch
        same = before is not None and before.offered == switch.offered
        if self._segments is None or not same:
            if self._segments is not None:
                discard(self._segments, self._row)
            self._segments = SegmentedChoice(switch.offered, self._theme, name=switch.name)
            self._segments.chosen.connect(self._on_chosen)
            self._row.insertWidget(0, self._segments)
        self._segments.set_key(switch.chosen)
        self._meaning.setText(switch.meaning)

    def _on_chosen(self, key: str) -> None:
        if self._switch is not None:
            self.chosen.emit({self._switch.choice: key})


class ChartPair(QWidget):
    """Two charts with their titles, or one and a figure, side by side where there is room."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        stay_together(self)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(theme.space(6))
        self.charts: list[ChartWidget] = []
        self._titles: list[TextLabel] = []
        columns: list[QVBoxLayout] = []
        for _ in range(2):
            title = TextLabel("", theme, "analyst.section")
            chart = ChartWidget(theme, least_height=150)
            box = column(title, wide(chart), space=0)
            columns.append(box)
            self._titles.append(title)
            self.charts.append(chart)
            self._row.addLayout(box, 1)
        self.card = FigureCard(theme)
        self.card.set_narrow(True)
        box.addWidget(self.card)
        for box in columns:
            box.addStretch(0)

    def show_pair(self, pair: Beside) -> None:
        for label, text in zip(self._titles, pair.titles, strict=True):
            label.setText(text)
        first, second = self.charts
        first.set_chart(pair.first)
        figure = pair.second if isinstance(pair.second, Figure) else None
        self._titles[1].setVisible(figure is None)
        second.setVisible(figure is None)
        self.card.setVisible(figure is not None)
        self._row.setStretch(1, 1 if figure is None else 0)
        if figure is not None:
            self.card.set_figure(figure)
        elif isinstance(pair.second, BarChart):
            second.set_chart(pair.second)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = event.size().width() >= _BESIDE_FROM
        way = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        if self._row.direction() is not way:
            self._row.setDirection(way)


def stay_together(part: QWidget) -> None:
    """Leave the height that a part does not need to the foot of the page."""
    part.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)


class _Panel(QWidget):
    """A chart with its title."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.title = TextLabel("", theme, "analyst.strong")
        self.chart = ChartWidget(theme, least_height=_LEAST_HEIGHT)
        column(self.title, wide(self.chart), on=self, space=0)


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
        for place in range(_MOST_ACROSS):
            self._grid.setColumnStretch(place, int(place < across))
