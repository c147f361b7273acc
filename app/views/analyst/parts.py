"""The parts of a result one under the other, whatever analysis they come of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from app.analyses.parts import BarChart, Chart, CurveChart, Figure, Part, Sentence, TablePart, Tone
from app.theme import Theme
from app.views.analyst.figure import FigureCard
from app.widgets.chart import ChartWidget
from app.widgets.chart_pointing import Reading
from app.widgets.painted_chart import PaintedChart
from app.widgets.picture import Picture
from app.widgets.table import DataTable, Heading, Rows
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from core.present.table import Column, Table

MARGIN = 24

Made = TypeVar("Made", bound=QWidget)


class PartsColumn(QWidget):
    """Shows parts. Its widgets are kept for the next result; `chart` is that of the first chart."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._narrow = False
        self._pool: dict[type[QWidget], list[QWidget]] = {}
        self._shown: list[QWidget] = []
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(MARGIN, 0, MARGIN, theme.space(3))
        self.column.setSpacing(theme.space(3))
        self.column.addStretch(0)
        self.chart = self._take([], ChartWidget, self._make_chart)
        self.chart.setObjectName("chart")
        self._place([self.chart])

    def set_parts(
        self, parts: Sequence[Part], *, captions: bool, readings: Sequence[Reading] = ()
    ) -> None:
        """Show these parts, each chart with its caption beneath or without.

        `readings` are what each bar of the first chart tells where it is pointed at.
        """
        shown: list[QWidget] = []
        for part in parts:
            if isinstance(part, BarChart | CurveChart):
                chart = self._take(shown, ChartWidget, self._make_chart)
                chart.set_chart(part, readings if chart is self.chart else ())
                chart.setVisible(not isinstance(part, BarChart) or bool(part.rows))
                if captions and part.caption:
                    caption = self._take(shown, TextLabel, self._make_caption)
                    caption.setText(part.caption)
            elif isinstance(part, Figure):
                card = self._take(shown, FigureCard, lambda: FigureCard(self._theme))
                card.set_figure(part)
                card.set_narrow(self._narrow)
            elif isinstance(part, TablePart):
                table = self._take(shown, ListedTable, lambda: ListedTable(self._theme))
                table.show_table(part)
            elif not isinstance(part, Sentence):
                painted = self._take(shown, PaintedChart, lambda: PaintedChart(self._theme))
                painted.set_chart(part)
            elif part.tone is Tone.LEAD:
                self._take(shown, Lead, lambda: Lead(self._theme)).show_sentence(part)
            elif part.tone is Tone.INFO:
                self._take(shown, Banner, lambda: Banner(self._theme)).show_sentence(part)
        self._place(shown)

    def set_narrow(self, narrow: bool) -> None:
        """Stack what stands side by side in figures, or not."""
        self._narrow = narrow
        for card in self._pool.get(FigureCard, []):
            if isinstance(card, FigureCard):
                card.set_narrow(narrow)

    def _take(self, shown: list[QWidget], sort: type[Made], make: Callable[[], Made]) -> Made:
        """Take the next widget of a sort that is not shown yet, or make one more."""
        pool = self._pool.setdefault(sort, [])
        free = next((one for one in pool if one not in shown), None)
        if free is None:
            free = make()
            free.setParent(self)
            pool.append(free)
        free.show()
        shown.append(free)
        assert isinstance(free, sort)  # noqa: S101 - for the type checker
        return free

    def _place(self, shown: list[QWidget]) -> None:
        if shown == self._shown:
            return
        for widget in self._shown:
            self.column.removeWidget(widget)
            if widget not in shown:
                widget.hide()
        for place, widget in enumerate(shown):
            self.column.insertWidget(place, widget, 1 if isinstance(widget, ChartWidget) else 0)
        self._shown = shown

    def _make_chart(self) -> ChartWidget:
        return ChartWidget(self._theme, least_height=150)

    def _make_caption(self) -> TextLabel:
        label = TextLabel("", self._theme, "analyst.base", tone="muted")
        label.setObjectName("caption")
        return label


class Lead(QWidget):
    """A title and a line that say what the part beneath them shows."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, theme.space(2), 0, 0)
        column.setSpacing(0)
        self._title = TextLabel("", theme, "analyst.section")
        self._text = TextLabel("", theme, "analyst.base", tone="muted")
        column.addWidget(self._title)
        column.addWidget(self._text)

    def show_sentence(self, sentence: Sentence) -> None:
        """Show other words."""
        self._title.setText(sentence.title)
        self._text.setText("\n".join(sentence.paragraphs))
        self._text.setVisible(bool(sentence.paragraphs))


class Banner(QFrame):
    """A title and paragraphs that explain what is shown."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setProperty("role", "banner")
        self.setProperty("tone", "info")
        self.setObjectName("explanation")
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.margins(6, 4))
        row.setSpacing(theme.space(4))
        icon = Picture("info", theme, colour="accent", size=24)
        row.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
        self._words = QVBoxLayout()
        self._words.setSpacing(theme.space(2))
        row.addLayout(self._words, 1)
        self._title = TextLabel("", theme, "analyst.name")
        self._words.addWidget(self._title)
        self._labels: list[TextLabel] = []

    def show_sentence(self, sentence: Sentence) -> None:
        """Show other words."""
        self._title.setText(sentence.title)
        self._title.setVisible(bool(sentence.title))
        while len(self._labels) < len(sentence.paragraphs):
            label = TextLabel("", self._theme, "analyst.form")
            self._labels.append(label)
            self._words.addWidget(label)
        for place, label in enumerate(self._labels):
            told = sentence.paragraphs[place] if place < len(sentence.paragraphs) else ""
            label.setText(told)
            label.setVisible(bool(told))


class ListedTable(QWidget):
    """A table among other parts, at its full height, with its notes."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self._table = DataTable(theme, name=tr("Table"), margin=0)
        self._notes = TextLabel("", theme, "analyst.base", tone="muted")
        column.addWidget(self._table)
        column.addWidget(self._notes)

    def show_table(self, part: TablePart) -> None:
        """Show another table."""
        fill_table(self._table, part)
        self._table.setFixedHeight(self._table.whole_height + 1)
        self._notes.setText(" ".join(part.table.notes))
        self._notes.setVisible(bool(part.table.notes))


def fill_table(widget: DataTable, part: TablePart) -> None:
    """Show the numbers of a table; all of its columns can be copied."""
    table: Table = part.table
    keys = [column.key for column in table.columns]
    # Beside a curator's miss the error in per cent says enough.
    kept = [i for i, key in enumerate(keys) if key != "off_by" or "curator" not in keys]
    headings = [
        Heading(
            _heading(column),
            meaning=_meaning(column.key),
            numeric=column.numeric,
            stretches=not column.numeric,
            strong=column.key == part.strong,
        )
        for column in (table.columns[i] for i in kept)
    ]
    rows = table.rows
    widget.set_rows(headings, Rows(len(rows), lambda row, column: rows[row][kept[column]].text))
    widget.setAccessibleDescription(f"{table.title}. {table.subtitle}")


def _heading(column: Column) -> str:
    """Return what stands above a column, where there is little room."""
    return tr("Curator") if column.key == "curator" else column.heading


def _meaning(key: str) -> str:
    """Say what the numbers of a column are; '' where the heading says it."""
    meanings = {
        "reported": tr("The reports as they stand in the files, before the correction."),
        "share": tr("The unbiased share of all who answered, in per cent."),
        "se": tr("The standard error, in points."),
        "off_by": tr("The share less the truth, in points."),
        "percent_error": tr("The same in per cent of the truth."),
        "curator": tr("By how many people a trusted curator’s count was off in one draw."),
    }
    return meanings.get(key, "")


def rows_in_table(chart: Chart | None, part: TablePart | None) -> list[int]:
    """Return in which row of a table each bar of a chart stands, -1 where it is in none."""
    if not isinstance(chart, BarChart) or part is None:
        return []
    places = {row[0].text: place for place, row in enumerate(part.table.rows)}
    return [places.get(bar.label, -1) for bar in chart.rows]


def readings_of(part: TablePart | None, rows: Sequence[int]) -> list[Reading]:
    """Return what the row of each bar tells, heading by heading."""
    if part is None:
        return []
    names = [_heading(column) for column in part.table.columns]
    told = [[cell.text for cell in part.table.rows[row]] if row >= 0 else [] for row in rows]
    return [
        tuple((name, text) for name, text in zip(names[1:], texts[1:], strict=True) if text)
        if texts
        else ()
        for texts in told
    ]
