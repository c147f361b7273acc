"""The planner: for a target ε every mechanism that applies, with its fractions and its error."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.flows.planning import planned
from app.flows.planning_curves import by_epsilon, by_people
from app.flows.planning_wish import Subject, Wish
from app.program_actions import ProgramActions
from app.theme import Theme
from app.views.planner.curves import CurveCard
from app.views.planner.tables import DevicesCard, MechanismsCard
from app.views.planner.total import TotalColumn
from app.views.planner.wishes import WishFields
from app.widgets.button import primary_button
from app.widgets.menus import menu_button
from app.widgets.panels import Panel, card, scroll_down
from app.widgets.picture import Mark
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from core.survey import Kind

# Wide enough to stand side by side.
_TABLES_FROM, _WISHES_FROM, _TOTAL_FROM, _CURVES_FROM = 1100, 1040, 800, 800
_LEAST_HEAD = 56
_REST = 80  # ms without a move of the slider


class PlannerView(QFrame):
    """Shows what is planned, as one frozen value; what is set makes another of it.

    Emits `closed` when the author is done with it. A free question, which belongs to no study,
    fills the whole window, and so the menus of the program stand here.
    """

    closed = Signal()

    def __init__(
        self,
        theme: Theme,
        subject: Subject,
        program: ProgramActions,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self.subject = subject
        self.setProperty("role", "band")
        self.wishes = WishFields(theme, subject.wish, free=subject.free)
        self.total = TotalColumn(theme)
        self.mechanisms_card = MechanismsCard(theme)
        self.devices_card = DevicesCard(theme)
        self.by_epsilon = CurveCard(theme)
        self.by_people = CurveCard(theme)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(theme.margins(0))
        outer.setSpacing(0)
        outer.addWidget(self._head(program))
        outer.addWidget(self._page(), 1)
        self._recommended = ""
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST)
        self._rest.timeout.connect(self._show)
        self.wishes.changed.connect(self._wish_for)
        self.setFocusProxy(self.wishes.target.slider)
        self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        width = event.size().width()
        for row, least in (
            (self._tables, _TABLES_FROM),
            (self._wish_row, _TOTAL_FROM),
            (self._curves, _CURVES_FROM),
        ):
            beside = width >= least
            row.setDirection(
                QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
            )
        self.wishes.set_beside(width >= _WISHES_FROM)
        self._rule.setVisible(width >= _TOTAL_FROM)
        self.mechanisms_card.fit(width)

    def _head(self, program: ProgramActions) -> QWidget:
        theme, subject = self._theme, self.subject
        head = QFrame()
        head.setProperty("role", "header")
        head.setObjectName("planner_head")
        head.setMinimumHeight(_LEAST_HEAD)
        head.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        row = QHBoxLayout(head)
        row.setContentsMargins(theme.margins(6, 2))
        row.setSpacing(theme.space(3))
        middle = Qt.AlignmentFlag.AlignVCenter
        row.addWidget(Mark(theme, 28))
        row.addWidget(TextLabel(tr("Planner"), theme, "analyst.name", wrap=False), 0, middle)
        row.addWidget(TextLabel(subject.name, theme, "analyst.form", tone="muted"), 1, middle)
        if subject.free:
            schemes = program.schemes.actions()
            for words, actions in (
                (tr("Appearance"), schemes),
                (tr("Help"), program.help),
            ):
                row.addWidget(menu_button(words, actions, theme, "form"))
        back = tr("Back") if subject.free else tr("Back to the results")
        self.close_button = primary_button(back, theme, "analyst")
        self.close_button.clicked.connect(self.closed)
        row.addWidget(self.close_button)
        return head

    def _page(self) -> QScrollArea:
        theme = self._theme
        area = QScrollArea()
        scroll_down(area)
        ground = QWidget()
        column = QVBoxLayout(ground)
        column.setContentsMargins(theme.margins(6, 4))
        column.setSpacing(theme.space(4))
        column.addWidget(self._wishes())
        self._tables = self._row((self.mechanisms_card, 68), (self.devices_card, 32))
        column.addLayout(self._tables)
        self._curves = self._row((self.by_epsilon, 1), (self.by_people, 1))
        column.addLayout(self._curves, 1)
        area.setWidget(ground)
        ground.setAutoFillBackground(False)
        area.viewport().setAutoFillBackground(False)
        return area

    def _row(self, *parts: tuple[QWidget, int]) -> QBoxLayout:
        row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        row.setSpacing(self._theme.space(4))
        for widget, stretch in parts:
            row.addWidget(widget, stretch)
        return row

    def _wishes(self) -> Panel:
        frame = card(padding=self._theme.space(4))
        row = self._wish_row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        row.setSpacing(self._theme.space(6))
        row.addWidget(self.wishes, 6)
        self._rule = QFrame()
        self._rule.setProperty("role", "rule")
        self._rule.setFixedWidth(1)
        row.addWidget(self._rule)
        row.addWidget(self.total, 2)
        frame.column.addLayout(row)
        return frame

    def _wish_for(self, wish: Wish) -> None:
        self.subject = replace(self.subject, wish=wish)
        if self.wishes.target.slider.isSliderDown():
            # The curves follow the hand, the tables come once it rests.
            self._draw()
            self._rest.start()
        else:
            self._show()

    def _draw(self) -> None:
        wish, name = self.subject.wish, self.subject.name
        self.by_epsilon.show_curve(
            by_epsilon(wish, self._recommended, name),
            tr("Margin against ε, for {0} people").format(f"{wish.people:,}"),
        )
        self.by_people.show_curve(
            by_people(wish, self._recommended, name),
            tr("Margin against people, at ε {0}").format(wish.shown_epsilon),
        )

    def _show(self) -> None:
        self._rest.stop()
        wish, found = self.subject.wish, planned(self.subject)
        self._recommended = found.recommended
        self.mechanisms_card.show_rows(wish, found)
        self.devices_card.setVisible(wish.kind is Kind.YES_NO)
        self.devices_card.show_rows(found.devices)
        self.total.show_total(found)
        if found.problem:
            self.by_epsilon.show_curve(None, "")
            self.by_people.show_curve(None, "")
        else:
            self._draw()
