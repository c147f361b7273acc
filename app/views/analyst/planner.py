"""The planner: for a target ε every mechanism that applies, with its fractions and its error."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDoubleSpinBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.flows.planning import PlanRow, Wish, planned
from app.theme import Theme
from app.widgets.button import primary_button
from app.widgets.chart import ChartWidget
from app.widgets.fields import number_field
from app.widgets.panels import Pill, card
from app.widgets.picture import Mark
from app.widgets.table import DataTable, Heading, Rows
from app.widgets.target_epsilon import TargetEpsilon
from app.widgets.text import TextLabel
from core.present.chart import CurveChart
from core.present.numerals import level_text, number
from core.survey import Kind, Question, Survey, text_in

_TABLES_FROM, _WISHES_FROM, _CURVES_FROM = 1100, 1040, 800  # wide enough to stand side by side
_PILL_FROM = 640
_MOST_PEOPLE = 10_000_000
_LEAST_WORDS = 200  # of the total ε in words


class PlannerPage(QFrame):
    """Shows what a target ε costs. Emits `closed`."""

    closed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._survey: Survey | None = None
        self._question: Question | None = None
        self._wish = Wish()
        self._loading = False
        self.setProperty("role", "band")
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self._head())
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        outer.addWidget(area, 1)
        ground = QWidget()
        column = QVBoxLayout(ground)
        column.setContentsMargins(24, 16, 24, 16)
        column.setSpacing(16)
        column.addWidget(self._wishes())
        self._tables = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._tables.setSpacing(16)
        self._tables.addWidget(self._mechanisms_card(), 68)
        self._tables.addWidget(self._devices_card(), 32)
        column.addLayout(self._tables)
        self._curves = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._curves.setSpacing(16)
        self._by_epsilon_card, self._by_epsilon_title, self.by_epsilon = self._curve_card()
        self._by_people_card, self._by_people_title, self.by_people = self._curve_card()
        self._curves.addWidget(self._by_epsilon_card, 1)
        self._curves.addWidget(self._by_people_card, 1)
        column.addLayout(self._curves, 1)
        area.setWidget(ground)
        ground.setAutoFillBackground(False)
        area.viewport().setAutoFillBackground(False)

    def set_question(self, survey: Survey, question: Question, wish: Wish, language: str) -> None:
        """Begin with a question of a study, its ε, n and estimated share."""
        self._survey, self._question, self._wish = survey, question, wish
        self._loading = True
        self._name.setText(text_in(question.text, language))
        self.target.set_value(wish.epsilon)
        self.people_field.setValue(wish.people)
        self.share_field.setValue(100 * wish.share)
        self.margin_field.setValue(100 * wish.margin)
        self._loading = False
        self._plan()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        width = event.size().width()
        for row, least in (
            (self._tables, _TABLES_FROM),
            (self._wish_row, _WISHES_FROM),
            (self._curves, _CURVES_FROM),
            (self._mechanisms_head, _PILL_FROM),
        ):
            beside = width >= least
            row.setDirection(
                QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
            )
        self._rule.setVisible(width >= _WISHES_FROM)

    def _head(self) -> QWidget:
        theme = self._theme
        head = QFrame()
        head.setProperty("role", "header")
        head.setObjectName("planner_head")
        head.setMinimumHeight(56)
        head.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        row = QHBoxLayout(head)
        row.setContentsMargins(24, 8, 24, 8)
        row.setSpacing(12)
        row.addWidget(Mark(theme, 28))
        title = TextLabel(self.tr("Planner"), theme, "analyst.name", wrap=False)
        row.addWidget(title, 0, Qt.AlignmentFlag.AlignVCenter)
        self._name = TextLabel("", theme, "analyst.form", tone="muted")
        row.addWidget(self._name, 1, Qt.AlignmentFlag.AlignVCenter)
        self.close_button = primary_button(self.tr("Back to the results"), theme, "analyst")
        self.close_button.clicked.connect(self.closed)
        row.addWidget(self.close_button)
        return head

    def _wishes(self) -> QFrame:
        theme = self._theme
        frame = card(padding=16)
        row = self._wish_row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        row.setSpacing(24)
        first = QVBoxLayout()
        first.setSpacing(4)
        first.addWidget(TextLabel(self.tr("Protection of this question"), theme, "analyst.base"))
        self.target = TargetEpsilon(theme)
        self.target.setMinimumWidth(280)
        self.target.value_changed.connect(lambda text: self._wish_for(epsilon=text))
        first.addWidget(self.target)
        first.addStretch(1)
        row.addLayout(first, 3)
        fields = QHBoxLayout()
        fields.setSpacing(16)
        self.people_field = number_field(1, _MOST_PEOPLE, 1200, theme, name=self.tr("People"))
        self.people_field.setGroupSeparatorShown(True)
        self.people_field.valueChanged.connect(lambda n: self._wish_for(people=n))
        self.share_field = _percent_field(theme, self.tr("Expected share"), "%", 0, 100)
        self.share_field.valueChanged.connect(lambda share: self._wish_for(share=share / 100))
        self.margin_field = _percent_field(theme, self.tr("Wanted margin"), " points", 0.1, 50)
        self.margin_field.valueChanged.connect(lambda m: self._wish_for(margin=m / 100))
        for words, field in (
            (self.tr("&People"), self.people_field),
            (self.tr("E&xpected share"), self.share_field),
            (self.tr("&Wanted margin"), self.margin_field),
        ):
            fields.addLayout(_labelled(words, field))
        row.addLayout(fields, 3)
        self._rule = QFrame()
        self._rule.setProperty("role", "rule")
        self._rule.setFixedWidth(1)
        row.addWidget(self._rule)
        total = QVBoxLayout()
        total.setSpacing(2)
        total.addWidget(TextLabel(self.tr("All sensitive questions"), theme, "analyst.base"))
        self._total = TextLabel("", theme, "analyst.number", wrap=False, tabular=True)
        self._total.setObjectName("total_epsilon")
        total.addWidget(self._total)
        self._odds = TextLabel("", theme, "analyst.base", tone="muted")
        self._odds.setMinimumWidth(_LEAST_WORDS)
        total.addWidget(self._odds)
        self._warning = TextLabel("", theme, "analyst.base", tone="muted")
        total.addWidget(self._warning)
        total.addStretch(1)
        row.addLayout(total, 2)
        _column(frame).addLayout(row)
        return frame

    def _mechanisms_card(self) -> QFrame:
        theme = self._theme
        self._mechanisms_title = TextLabel("", theme, "analyst.section")
        self._recommended = Pill("", theme, "accent", icon="check", style="analyst.overline")
        self.mechanisms = DataTable(theme, name=self.tr("Mechanisms"), row_height=28, margin=20)
        self._problem = TextLabel("", theme, "analyst.form", tone="danger")
        self._problem.setContentsMargins(20, 8, 20, 12)
        frame = card(padding=1)
        self._mechanisms_head = head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        head.setContentsMargins(20, 8, 20, 8)
        head.addWidget(self._mechanisms_title, 1, Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(self._recommended, 0, Qt.AlignmentFlag.AlignVCenter)
        _put_table(frame, head, self.mechanisms)
        _column(frame).addWidget(self._problem)
        _column(frame).addSpacing(8)
        _column(frame).addStretch(1)
        return frame

    def _devices_card(self) -> QFrame:
        theme = self._theme
        title = TextLabel(self.tr("Devices people can use alone"), theme, "analyst.section")
        self.devices = DataTable(theme, name=self.tr("Devices"), row_height=28, margin=20)
        self._device_note = TextLabel("", theme, "analyst.small", tone="muted")
        self._device_note.setContentsMargins(20, 6, 20, 10)
        frame = card(padding=1)
        head = QHBoxLayout()
        head.setContentsMargins(20, 8, 20, 8)
        head.addWidget(title, 1, Qt.AlignmentFlag.AlignVCenter)
        _put_table(frame, head, self.devices)
        _column(frame).addWidget(self._device_note)
        _column(frame).addStretch(1)
        self._devices_frame = frame
        return frame

    def _curve_card(self) -> tuple[QFrame, TextLabel, ChartWidget]:
        theme = self._theme
        frame = card(padding=16)
        row = QHBoxLayout()
        title = TextLabel("", theme, "analyst.section")
        row.addWidget(title, 1)
        unit = self.tr("margin in points")
        row.addWidget(TextLabel(unit, theme, "analyst.base", tone="muted", wrap=False))
        column = _column(frame)
        column.addLayout(row)
        chart = ChartWidget(theme, least_height=200)
        column.addWidget(chart, 1)
        return frame, title, chart

    def _wish_for(self, **changes: object) -> None:
        if not self._loading:
            self._wish = replace(self._wish, **changes)  # type: ignore[arg-type]  # by name
            self._plan()

    def _plan(self) -> None:
        if self._survey is None or self._question is None:
            return
        wish, found = self._wish, planned(self._survey, self._question, self._wish)
        self._problem.setText(found.problem)
        self._problem.setVisible(bool(found.problem))
        title = self.tr("Mechanisms at ε ≤ {0} for {1} people")
        self._mechanisms_title.setText(title.format(wish.epsilon, f"{wish.people:,}"))
        words = self.tr("Recommended: {0}, by least error").format(found.recommended)
        self._recommended.setText(words)
        self._recommended.setVisible(bool(found.recommended))
        self._fill_mechanisms(found.mechanisms)
        self._devices_frame.setVisible(self._question.kind is Kind.YES_NO)
        self._fill_devices(found.devices)
        self._total.setText(f"ε {found.total}")
        self._odds.setText(found.odds)
        self._warning.setText(found.warning)
        by_epsilon = self.tr("Margin against ε, for {0} people").format(f"{wish.people:,}")
        by_people = self.tr("Margin against people, at ε {0}").format(wish.epsilon)
        self._draw(found.by_epsilon, self.by_epsilon, self._by_epsilon_title, by_epsilon)
        self._draw(found.by_people, self.by_people, self._by_people_title, by_people)

    def _fill_mechanisms(self, rows: Sequence[PlanRow]) -> None:
        level = level_text(self._wish.level)
        points = number(100 * self._wish.margin, 0 if self._wish.margin * 100 % 1 == 0 else 1)
        headings = [
            Heading(self.tr("Mechanism"), stretches=True),
            Heading(self.tr("Fractions")),
            Heading(self.tr("True ε"), numeric=True),
            Heading(self.tr("Error, points"), numeric=True),
            Heading(self.tr("{0} margin").format(level), numeric=True),
            Heading(self.tr("n for ±{0} points").format(points), numeric=True),
        ]
        _fill(self.mechanisms, headings, rows)

    def _fill_devices(self, rows: Sequence[PlanRow]) -> None:
        headings = [
            Heading(self.tr("Device"), stretches=True),
            Heading(self.tr("Fractions")),
            Heading(self.tr("True ε"), numeric=True),
            Heading(self.tr("Error"), numeric=True),
        ]
        self.devices.setVisible(bool(rows))
        words = (
            self.tr("Exact fractions, ε at most the target.")
            if rows
            else self.tr("No device has an ε this small.")
        )
        self._device_note.setText(words)
        _fill(self.devices, headings, rows)

    def _draw(
        self, curve: CurveChart | None, chart: ChartWidget, label: TextLabel, title: str
    ) -> None:
        label.setText(title)
        chart.setVisible(curve is not None)
        if curve is not None:
            chart.set_chart(replace(curve, title=title))


def _column(frame: QFrame) -> QVBoxLayout:
    column = frame.layout()
    if not isinstance(column, QVBoxLayout):
        raise TypeError("a card has a column")
    return column


def _put_table(frame: QFrame, head: QBoxLayout, table: DataTable) -> None:
    column = _column(frame)
    column.setSpacing(0)
    column.addLayout(head)
    column.addWidget(table)


def _labelled(words: str, field: QWidget) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(4)
    label = QLabel(words)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setBuddy(field)
    column.addWidget(label)
    column.addWidget(field)
    column.addStretch(1)
    return column


def _percent_field(theme: Theme, name: str, suffix: str, low: float, high: float) -> QDoubleSpinBox:
    field = QDoubleSpinBox()
    field.setRange(low, high)
    field.setDecimals(1)
    field.setSuffix(suffix)
    field.setAccessibleName(name)
    field.setFont(theme.font("analyst.base", tabular=True))
    field.setFixedHeight(theme.tokens.control_height["analyst_control"])
    field.lineEdit().setTextMargins(10, 0, 10, 0)
    return field


def _fill(table: DataTable, headings: Sequence[Heading], rows: Sequence[PlanRow]) -> None:
    """Show rows in their whole height; the best one stands on a ground of its own."""

    def ground(row: int) -> str:
        return "accent_soft" if rows[row].strength == "best" else ""

    def tone(row: int, _column: int) -> str:
        return "text_muted" if rows[row].strength == "muted" else ""

    cells = Rows(len(rows), lambda row, column: rows[row].cells[column], ground, tone)
    table.set_rows(headings, cells)
    table.setFixedHeight(table.whole_height + 2)
