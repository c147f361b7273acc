"""What many rehearsals show: one option as a histogram with its figures, all options in tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from app.author.words import rehearsing as words
from app.charts.histogram import fill_bars
from app.charts.marks import draw_truth
from app.charts.style import screen_style
from app.charts.whole_chart import paint
from app.theme import Theme
from app.widgets.layout import MIDDLE, STRETCH, Placed, at, column, discard, row, wide
from app.widgets.panels import Panel
from app.widgets.table import DataTable, Heading, Rows
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from core.present.chart import HistogramChart
from core.survey import text_in

if TYPE_CHECKING:
    from core.rehearse import OptionRuns, QuestionRuns

_BESIDE_FROM = 640  # px of width from which the figures stand beside the chart
_ROW = 28
_MARGIN = 24
_Index = QModelIndex | QPersistentModelIndex


class HistogramView(QWidget):
    """Paints one histogram; a screen reader is told its numbers."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.chart: HistogramChart | None = None
        self.setMinimumHeight(190)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        theme.repaints(self)

    def sizeHint(self) -> QSize:
        return QSize(480, 230)

    def set_chart(self, chart: HistogramChart) -> None:
        self.chart = chart
        self.setAccessibleName(chart.title)
        self.setAccessibleDescription(chart.alt_text)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.chart is not None:
            painter = QPainter(self)
            style = screen_style(self._theme.scheme, self._theme.palette)
            paint(self.chart, painter, QRectF(self.rect()), style)
            painter.end()


class _SmallPicture(QStyledItemDelegate):
    """Paints the estimates of an option into the last cell of its row."""

    def __init__(self, table: DataTable, theme: Theme) -> None:
        super().__init__(table)
        self._table = table
        self._theme = theme
        self.charts: Sequence[HistogramChart] = ()
        self.tallest = 1

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        if not index.row() < len(self.charts):
            return
        # The ground and the line of the row are painted as those of all cells.
        self._table.itemDelegate().paint(painter, option, index)
        chart = self.charts[index.row()]
        style = screen_style(self._theme.scheme, self._theme.palette)
        rect = QRectF(option.rect).adjusted(8, 4, -_MARGIN, -3)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill_bars(painter, rect, chart, chart.heights, self.tallest, style)
        zero = rect.left() + rect.width() * chart.axis.place(0)
        if rect.left() <= zero <= rect.right():
            painter.setPen(QPen(self._theme.colour("text_muted"), 1))
            painter.drawLine(round(zero), round(rect.top()), round(zero), round(rect.bottom()))
        x = rect.left() + rect.width() * chart.axis.place(chart.truth)
        draw_truth(painter, x, rect.bottom() - 5, style)
        painter.restore()


class OptionsTable(QWidget):
    """All options of one question. Emits `chosen(QuestionRuns, OptionRuns)`."""

    chosen = Signal(object, object)

    def __init__(self, theme: Theme, runs: QuestionRuns, people: int, language: str) -> None:
        super().__init__()
        self._runs = runs
        # Who does not say yes says no: one row tells both.
        yes_no = runs.question.complementary
        self.options = runs.options[:1] if yes_no else runs.options
        text = text_in(runs.question.text, language)
        method = [words.method_text(runs), words.asked_text(runs, people)]
        told = TextLabel(" · ".join(filter(None, method)), theme, "analyst.small", tone="muted")
        told.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        head = row(
            Placed(TextLabel(text, theme, "analyst.section"), 3), Placed(told, 2), margins=(6, 2)
        )
        self.table = DataTable(theme, name=text, row_height=_ROW, margin=_MARGIN)
        picture = _SmallPicture(self.table, theme)
        picture.charts = words.small_histograms(runs.question, self.options)
        picture.tallest = max(max(chart.heights) for chart in picture.charts)
        heads = words.headings(len(runs.n))
        headings = [
            Heading(text, numeric=0 < at < len(heads) - 1, stretches=at in (0, len(heads) - 1))
            for at, text in enumerate(heads)
        ]
        rows = [words.cells(runs, option, language) for option in self.options]
        self.table.set_rows(headings, Rows(len(rows), lambda row, at: rows[row][at]))
        self.table.setItemDelegateForColumn(len(heads) - 1, picture)
        self.table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._fit()
        self.table.clicked.connect(lambda index: self._choose(index.row()))
        self.table.selectionModel().currentRowChanged.connect(
            lambda index, _before: self._choose(index.row())
        )
        box = column(head, self.table, on=self, space=0)
        below = words.below_zero_text(runs, language)
        if below:
            self.below_label = TextLabel(below, theme, "analyst.form", tone="muted")
            self.below_label.setContentsMargins(theme.margins(6, 2))
            box.addWidget(self.below_label)

    def _choose(self, row: int) -> None:
        if 0 <= row < len(self.options):
            self.chosen.emit(self._runs, self.options[row])

    def _fit(self) -> None:
        height = min(self.table.whole_height, 12 * _ROW + 40)
        self.table.setFixedHeight(height + 2)


class Tiles(QWidget):
    """Four figures of one option; three of a mean, which may be below zero."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        box = column(on=self, space=2)
        self._cards: list[Panel] = []
        self._labels: list[tuple[TextLabel, TextLabel, TextLabel]] = []
        for _ in range(4):
            card = Panel("card", padding=theme.space(3))
            value = TextLabel("", theme, "analyst.heading", tabular=True, wrap=False)
            value.setMinimumWidth(88)
            first = TextLabel("", theme, "analyst.form")
            second = TextLabel("", theme, "analyst.small", tone="muted")
            told = column(first, second, space=0)
            card.column.addLayout(row(at(MIDDLE, value), wide(told), space=4))
            box.addWidget(card, 1)
            self._cards.append(card)
            self._labels.append((value, first, second))

    @property
    def texts(self) -> list[tuple[str, str, str]]:
        """What is told, figure by figure."""
        told = zip(self._cards, self._labels, strict=True)
        return [(a.text(), b.text(), c.text()) for card, (a, b, c) in told if not card.isHidden()]

    def show_option(self, runs: QuestionRuns, option: OptionRuns) -> None:
        question = runs.question
        planned = words.distance_text(question, option.planned)
        off = tr("off, typically") if question.measured else tr("points off, typically")
        figures = (
            (
                words.share_text(option.coverage),
                tr("of the intervals hold the truth"),
                tr("{level} was asked for").format(level=words.share_text(runs.level)),
            ),
            (
                "" if question.measured else words.share_text(option.negative),
                tr("of the estimates are below zero"),
                "",
            ),
            (
                words.distance_text(question, option.spread),
                off,
                "" if planned == "–" else tr("as planned: {points}").format(points=planned),
            ),
            (
                words.value_text(question, option.mean, 2),
                tr("is their mean"),
                tr("the truth is {share}").format(share=words.value_text(question, option.truth)),
            ),
        )
        for card, labels, texts in zip(self._cards, self._labels, figures, strict=True):
            card.setVisible(bool(texts[0]))
            for label, text in zip(labels, texts, strict=True):
                label.setText(text)
            labels[2].setVisible(bool(texts[2]))


class Results(QWidget):
    """What was found, beneath it a table for each question; a chosen row is shown large."""

    def __init__(self, theme: Theme, language: str) -> None:
        super().__init__()
        self._theme = theme
        self._language = language
        self._people = 0
        self.tables: list[OptionsTable] = []
        self.chart_title = TextLabel("", theme, "analyst.heading")
        self.chart_subtitle = TextLabel("", theme, "analyst.form", tone="muted")
        self.chart = HistogramView(theme)
        self.caption = TextLabel("", theme, "analyst.form", tone="muted")
        self.tiles = Tiles(theme)
        self.tiles.setMinimumWidth(280)
        top = self._top = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        top.setContentsMargins(theme.margins(6, 4))
        top.setSpacing(theme.space(3))
        left = column(space=1)
        for widget in (self.chart_title, self.chart_subtitle):
            left.addWidget(widget)
        left.addWidget(self.chart, 1)
        left.addWidget(self.caption)
        top.addLayout(left, 64)
        top.addWidget(self.tiles, 36)
        self._sections = column(space=0)
        column(top, self._sections, STRETCH, on=self, space=0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        way = QBoxLayout.Direction
        beside = event.size().width() >= _BESIDE_FROM
        self._top.setDirection(way.LeftToRight if beside else way.TopToBottom)

    def show_found(self, found: Sequence[QuestionRuns], people: int) -> None:
        """Show other rehearsals; the first option of the first question is shown large."""
        self._people = people
        for table in self.tables:
            discard(table, self._sections)
        self.tables = [OptionsTable(self._theme, runs, people, self._language) for runs in found]
        for table in self.tables:
            table.chosen.connect(self.show_option)
            self._sections.addWidget(table)
        if found:
            self.show_option(found[0], found[0].options[0])

    def show_option(self, runs: QuestionRuns, option: OptionRuns) -> None:
        """Show one option large."""
        chart = words.histogram_chart(runs, option, self._people, self._language)
        self.chart_title.setText(chart.title)
        self.chart_subtitle.setText(chart.subtitle)
        self.caption.setText(chart.caption)
        self.chart.set_chart(chart)
        self.tiles.show_option(runs, option)
