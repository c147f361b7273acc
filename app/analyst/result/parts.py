"""The parts of a result one under the other, whatever analysis they come of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.analyses.parts import (
    BandTrack,
    BarChart,
    Beside,
    BinsChart,
    Chart,
    Figure,
    FigureStrip,
    Multiples,
    Part,
    Sentence,
    StackChart,
    Switch,
    TablePart,
    Tone,
    is_chart,
)
from app.analyst.result.bands import BandsCard
from app.analyst.result.figure import FigureCard, StripCard
from app.analyst.result.part_widgets import (
    Banner,
    ChartGrid,
    ChartPair,
    Lead,
    ListedTable,
    SwitchRow,
    TestResult,
)
from app.analyst.result.result_table import heading_of
from app.charts.chart_pointing import Reading
from app.charts.chart_widget import ChartWidget
from app.charts.painted_chart import PaintedChart
from app.theme import Theme
from app.widgets.layout import Placed, column
from app.widgets.text import TextLabel

MARGIN = 24
_LONG = 140  # letters of a title, from which it is set smaller: it does not scroll
_OF_THEME = (
    FigureCard,
    StripCard,
    ListedTable,
    ChartPair,
    ChartGrid,
    PaintedChart,
    Lead,
    TestResult,
    Banner,
)

Made = TypeVar("Made", bound=QWidget)


def heading_style(title: str) -> str:
    """Return the style of text that a title has above its parts."""
    return "analyst.heading" if len(title) <= _LONG else "analyst.section"


class PartsColumn(QWidget):
    """Shows parts. Its widgets are kept for the next result; `chart` is that of the first chart.

    Emits `chosen(dict, int)` and `looked(dict, int)` for what is chosen among the parts, as the
    choices do.
    """

    chosen = Signal(object, int)
    looked = Signal(object, int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._narrow = False
        self._pool: dict[type[QWidget], list[QWidget]] = {}
        self._makers: dict[type[QWidget], Callable[[], QWidget]] = {
            ChartWidget: self._make_chart,
            TextLabel: self._make_caption,
            SwitchRow: self._make_switch,
            BandsCard: self._make_bands,
            ChartGrid: self._make_grid,
            **{sort: partial(sort, theme) for sort in _OF_THEME},
        }
        self._shown: list[QWidget] = []
        self.column = column(Placed(None, 0), on=self, space=3, margins=(6, 0, 6, 3))
        self.chart = self._take([], ChartWidget)
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
            if is_chart(part):
                chart = self._take(shown, ChartWidget)
                chart.set_chart(part, readings if chart is self.chart else ())
                chart.setVisible(not isinstance(part, BarChart) or bool(part.rows))
                if part.caption and (captions or isinstance(part, StackChart)):
                    caption = self._take(shown, TextLabel)
                    caption.setText(part.caption)
            elif isinstance(part, Figure):
                card = self._take(shown, FigureCard)
                card.set_figure(part)
                card.set_narrow(self._narrow)
            elif isinstance(part, FigureStrip):
                self._take(shown, StripCard).set_strip(part)
            elif isinstance(part, TablePart):
                if not part.shown:
                    continue
                table = self._take(shown, ListedTable)
                table.show_table(part)
            elif isinstance(part, Beside):
                self._take(shown, ChartPair).show_pair(part)
            elif isinstance(part, Multiples):
                self._take(shown, ChartGrid).show_charts(part)
            elif isinstance(part, Switch):
                self._take(shown, SwitchRow).show_switch(part)
            elif isinstance(part, BandTrack):
                self._take(shown, BandsCard).show_track(part)
            elif not isinstance(part, Sentence):
                painted = self._take(shown, PaintedChart)
                painted.set_chart(part)
            elif part.tone is Tone.LEAD:
                self._take(shown, Lead).show_sentence(part)
            elif part.tone is Tone.FOUND:
                self._take(shown, TestResult).show_sentence(part)
            elif part.tone is Tone.INFO:
                self._take(shown, Banner).show_sentence(part)
        self._place(shown)

    def make_one(self, parts: Iterable[Part]) -> bool:
        """Make one widget that is missing for these parts; tell whether one was.

        A page of many widgets would hold the window up where they were all made at once.
        """
        needed = Counter(sort for sort in map(_sort_of, parts) if sort is not None)
        for sort, number in needed.items():
            if len(self._pool.get(sort, ())) < number:
                made = self._add(sort)
                for widget in (made, *made.findChildren(QWidget)):
                    widget.ensurePolished()
                return True
        return False

    def come_back(self) -> None:
        """Show charts as they were set: edges that were moved stand there again."""
        for chart in self.findChildren(ChartWidget):
            chart.come_back()
        for bands in self.findChildren(BandsCard):
            bands.come_back()

    def set_narrow(self, narrow: bool) -> None:
        """Stack what stands side by side in figures, or not."""
        self._narrow = narrow
        for card in self._pool.get(FigureCard, []):
            if isinstance(card, FigureCard):
                card.set_narrow(narrow)

    def _take(self, shown: list[QWidget], sort: type[Made]) -> Made:
        """Take the next widget of a sort that is not shown yet, or make one more."""
        pool = self._pool.get(sort, [])
        free = next((one for one in pool if one not in shown), None) or self._add(sort)
        free.show()
        shown.append(free)
        assert isinstance(free, sort)  # noqa: S101 - for the type checker
        return free

    def _add(self, sort: type[QWidget]) -> QWidget:
        """Make one more widget of a sort, hidden."""
        made = self._makers[sort]()
        made.hide()
        made.setParent(self)
        self._pool.setdefault(sort, []).append(made)
        return made

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
        chart = ChartWidget(self._theme, least_height=150)
        chart.edge_moved.connect(self._on_edge_moved)
        return chart

    def _make_grid(self) -> ChartGrid:
        grid = ChartGrid(self._theme)
        grid.edge_moved.connect(self._on_edge_moved)
        return grid

    def _on_edge_moved(self, edge: int, drag: int) -> None:
        self.chosen.emit({"edge": edge}, drag)

    def _make_switch(self) -> SwitchRow:
        switch = SwitchRow(self._theme)
        switch.chosen.connect(lambda changes: self.chosen.emit(changes, 0))
        return switch

    def _make_bands(self) -> BandsCard:
        bands = BandsCard(self._theme)
        bands.looked.connect(self.looked)
        return bands

    def open_bands(self) -> None:
        """Let it be chosen where a number is cut, or not any more."""
        for widget in self._shown:
            if isinstance(widget, BandsCard):
                widget.toggle()
                return

    def _make_caption(self) -> TextLabel:
        label = TextLabel("", self._theme, "analyst.base", tone="muted")
        label.setObjectName("caption")
        return label


def _sort_of(part: Part) -> type[QWidget] | None:
    """Return by which widget a part is shown; None where it is not shown here."""
    if is_chart(part):
        return ChartWidget
    if isinstance(part, Sentence):
        return {Tone.LEAD: Lead, Tone.FOUND: TestResult, Tone.INFO: Banner}.get(part.tone)
    if isinstance(part, TablePart):
        return ListedTable if part.shown else None
    sorts = {
        Figure: FigureCard,
        FigureStrip: StripCard,
        Beside: ChartPair,
        Multiples: ChartGrid,
        Switch: SwitchRow,
        BandTrack: BandsCard,
    }
    return sorts.get(type(part), PaintedChart)


def rows_in_table(chart: Chart | None, part: TablePart | None) -> list[int]:
    """Return in which row of a table each bar of a chart stands, -1 where it is in none."""
    if not isinstance(chart, BarChart | BinsChart) or part is None:
        return []
    places = {
        named: place
        for place, row in enumerate(part.table.rows)
        for named in (row[0].value, row[0].text)  # a step has its number before its name
    }
    return [places.get(bar.label, -1) for bar in chart.rows]


def readings_of(part: TablePart | None, rows: Sequence[int]) -> list[Reading]:
    """Return what the row of each bar tells, heading by heading."""
    if part is None:
        return []
    names = [heading_of(column) for column in part.table.columns]
    told = [[cell.text for cell in part.table.rows[row]] if row >= 0 else [] for row in rows]
    return [
        tuple((name, text) for name, text in zip(names[1:], texts[1:], strict=True) if text)
        if texts
        else ()
        for texts in told
    ]
