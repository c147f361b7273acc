"""The result in the middle: title, method, chart, explanation, and the table of its numbers."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from app.flows.analyst import Result
from app.flows.findings import Explanation
from app.theme import Theme
from app.views.analyst.figure import FigureCard
from app.widgets.chart import ChartWidget
from app.widgets.chart_pointing import Reading
from app.widgets.panels import Pill
from app.widgets.picture import Picture
from app.widgets.table import DataTable, Heading, Rows
from app.widgets.text import TextLabel
from core.present.table import Table

_MARGIN = 24
_FEW_ROWS = 8
_NO_LIMIT = 16_777_215  # QWIDGETSIZE_MAX
_SHORT = {"curator": "Curator"}
_MEANINGS = {
    "reported": "The reports as they stand in the files, before the correction.",
    "share": "The unbiased share of all who answered, in per cent.",
    "se": "The standard error, in points.",
    "off_by": "The share less the truth, in points.",
    "percent_error": "The same in per cent of the truth.",
    "curator": "By how many people a trusted curator’s count was off in one draw.",
}
_FIGURE_NARROW_BELOW = 560


class ResultPanel(QFrame):
    """Shows a `Result`. Emits `split_changed(list)`, the heights of chart and table."""

    split_changed = Signal(list)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._sizes: list[int] = []
        self._rows: list[int] = []
        self._few = False
        self.setProperty("role", "page")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 12, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._head())
        self.splitter = QSplitter(Qt.Orientation.Vertical)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setHandleWidth(1)
        self.splitter.addWidget(self._upper())
        self.splitter.addWidget(self._lower())
        self.splitter.setStretchFactor(0, 1)
        self.splitter.splitterMoved.connect(self._on_splitter_moved)
        column.addWidget(self.splitter, 1)
        self.chart.row_pointed.connect(self._on_bar_pointed)
        self.table.row_pointed.connect(self._on_table_row_pointed)

    def set_split(self, sizes: list[int]) -> None:
        """Divide the height as the analyst left it the last time; [] divides by need."""
        self._sizes = sizes if len(sizes) == 2 and min(sizes) > 0 else []

    def set_busy(self, busy: bool) -> None:
        """Say that the numbers for the last choice are being worked out."""
        self._busy.setVisible(busy)

    def set_result(self, result: Result) -> None:
        """Show another result, at once."""
        self._title.setText(result.title)
        self._badge.setVisible(bool(result.badge))
        self._subtitle.setText(result.subtitle)
        explained = result.explanation is not None
        self._figure.setVisible(result.figure is not None and not explained)
        if result.figure is not None:
            self._figure.set_figure(result.figure)
        picture = result.picture
        self._curve_head.setVisible(result.curve is not None)
        if result.curve is not None:
            self._curve_text.setText(result.curve.caption)
        self.chart.setVisible(bool(result.bars.rows))
        self.table.setVisible(bool(result.table.rows))
        self._rows = _table_rows(result)
        self.chart.set_chart(picture, self._readings(result))
        self._show_explanation(result.explanation)
        few = self._few = len(result.table.rows) <= _FEW_ROWS
        notes = " ".join([*result.table.notes, *self._of_curator(result.table)])
        self._caption.setText(result.bars.caption)
        self._caption.setVisible(not few and bool(result.bars.caption))
        self._notes.setText(notes)
        self._notes.setVisible(few and bool(notes))
        counted = result.bars.axis.unit == "people"
        strong = "count" if counted else "share"
        self._fill_table(result.table, strong if result.estimate.options else "mean")
        self._divide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._figure.set_narrow(self.width() < _FIGURE_NARROW_BELOW)
        self._divide()

    def _head(self) -> QWidget:
        theme = self._theme
        head = QWidget()
        head.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        column = QVBoxLayout(head)
        column.setContentsMargins(_MARGIN, 0, _MARGIN, 8)
        column.setSpacing(0)
        row = QHBoxLayout()
        row.setSpacing(10)
        self._title = TextLabel("", theme, "analyst.heading", widest=_NO_LIMIT)
        self._title.setObjectName("result_title")
        self._badge = Pill(self.tr("Rehearsal"), theme, "warning", style="analyst.overline")
        self._busy = Pill(self.tr("Working out intervals…"), theme, style="analyst.overline")
        self._busy.hide()
        row.addWidget(self._title)
        row.addWidget(self._badge, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self._busy, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch(1)
        column.addLayout(row)
        self._subtitle = TextLabel("", theme, "analyst.base", tone="muted", tabular=True)
        self._subtitle.setObjectName("result_subtitle")
        column.addWidget(self._subtitle)
        return head

    def _upper(self) -> QWidget:
        theme = self._theme
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setMinimumHeight(96)
        ground = QWidget()
        self._upper_column = column = QVBoxLayout(ground)
        column.setContentsMargins(_MARGIN, 0, _MARGIN, 12)
        column.setSpacing(12)
        self._figure = FigureCard(theme)
        column.addWidget(self._figure)
        self._curve_head = QWidget()
        words = QVBoxLayout(self._curve_head)
        words.setContentsMargins(0, 6, 0, 0)
        words.setSpacing(0)
        title = self.tr("How well each share fits what was saved")
        words.addWidget(TextLabel(title, theme, "analyst.section"))
        self._curve_text = TextLabel("", theme, "analyst.base", tone="muted")
        words.addWidget(self._curve_text)
        column.addWidget(self._curve_head)
        self.chart = ChartWidget(theme, least_height=150)
        self.chart.setObjectName("chart")
        column.addWidget(self.chart, 1)
        column.addWidget(self._banner())
        self._caption = TextLabel("", theme, "analyst.base", tone="muted")
        self._caption.setObjectName("caption")
        column.addWidget(self._caption)
        column.addStretch(0)
        area.setWidget(ground)
        ground.setAutoFillBackground(False)
        area.viewport().setAutoFillBackground(False)
        return area

    def _banner(self) -> QFrame:
        theme = self._theme
        self._explanation = QFrame()
        self._explanation.setProperty("role", "banner")
        self._explanation.setProperty("tone", "info")
        self._explanation.setObjectName("explanation")
        row = QHBoxLayout(self._explanation)
        row.setContentsMargins(20, 18, 24, 18)
        row.setSpacing(16)
        icon = Picture("info", theme, colour="accent", size=24)
        row.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(6)
        self._why = TextLabel("", theme, "analyst.name")
        self._first = TextLabel("", theme, "analyst.form")
        self._second = TextLabel("", theme, "analyst.form")
        for label in (self._why, self._first, self._second):
            words.addWidget(label)
        row.addLayout(words, 1)
        return self._explanation

    def _lower(self) -> QWidget:
        widget = QWidget()
        column = QVBoxLayout(widget)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.table = DataTable(self._theme, name=self.tr("Table of the result"), margin=_MARGIN)
        self.table.setObjectName("result_table")
        self.table.setMinimumHeight(30 + 2 * 26)
        column.addWidget(self.table, 1)
        self._notes = TextLabel("", self._theme, "analyst.base", tone="muted")
        self._notes.setObjectName("notes")
        self._notes.setContentsMargins(_MARGIN, 12, _MARGIN, 12)
        column.addWidget(self._notes)
        return widget

    def _of_curator(self, table: Table) -> list[str]:
        """Say what the curator's column means, where there is one."""
        if not any(column.key == "curator" for column in table.columns):
            return []
        words = self.tr(
            "“Curator” is by how many people the count of a trusted curator, who sees every answer "
            "and adds Laplace noise of the same ε, missed in one draw."
        )
        return [words]

    def _show_explanation(self, explanation: Explanation | None) -> None:
        self._explanation.setVisible(explanation is not None)
        if explanation is not None:
            self._why.setText(explanation.title)
            self._first.setText(explanation.paragraphs[0])
            self._second.setText(explanation.paragraphs[1])

    def _fill_table(self, table: Table, strong: str) -> None:
        keys = [column.key for column in table.columns]
        # Beside a curator's miss the error in per cent says enough; all columns can be copied.
        kept = [i for i, key in enumerate(keys) if key != "off_by" or "curator" not in keys]
        headings = [
            Heading(
                _SHORT.get(column.key, column.heading),
                meaning=_MEANINGS.get(column.key, ""),
                numeric=column.numeric,
                stretches=not column.numeric,
                strong=column.key == strong,
            )
            for column in (table.columns[i] for i in kept)
        ]
        rows = table.rows
        self.table.set_rows(
            headings, Rows(len(rows), lambda row, column: rows[row][kept[column]].text)
        )
        self.table.setAccessibleDescription(f"{table.title}. {table.subtitle}")

    def _readings(self, result: Result) -> list[Reading]:
        """Return what each bar's row of the table tells, heading by heading."""
        table = result.table
        names = [_SHORT.get(column.key, column.heading) for column in table.columns]
        told = [[cell.text for cell in table.rows[row]] if row >= 0 else [] for row in self._rows]
        return [
            tuple((name, text) for name, text in zip(names[1:], texts[1:], strict=True) if text)
            if texts
            else ()
            for texts in told
        ]

    def _on_bar_pointed(self, bar: int) -> None:
        self.table.light(self._rows[bar] if 0 <= bar < len(self._rows) else -1)

    def _on_table_row_pointed(self, row: int) -> None:
        self.chart.point_at_row(self._rows.index(row) if row in self._rows else -1)

    def _divide(self) -> None:
        """Give the table what it needs where it is short, else share the height."""
        if self._sizes:
            self.splitter.setSizes(self._sizes)
            return
        height = self.splitter.height()
        width = max(self.width(), 320)
        needed = self.table.whole_height + 1
        if not self._notes.isHidden():
            needed += self._notes.heightForWidth(width)
        wanted = self._upper_column.heightForWidth(width)
        fair = 0.5 if self._few else 0.25
        lower = min(needed, max(height - wanted, round(fair * height)))
        self.splitter.setSizes([height - lower, lower])

    def _on_splitter_moved(self, _position: int, _index: int) -> None:
        self._sizes = self.splitter.sizes()
        self.split_changed.emit(self._sizes)


def _table_rows(result: Result) -> list[int]:
    """Return in which row of the table each bar stands, -1 where it is in none."""
    places = {row[0].text: place for place, row in enumerate(result.table.rows)}
    return [places.get(bar.label, -1) for bar in result.bars.rows]
