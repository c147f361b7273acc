"""The planner: for what is wanted every mechanism that applies, its fractions and its error."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QMimeData, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QScrollArea, QVBoxLayout, QWidget

from app.planner.cards import AskingCards
from app.planner.copying import plan_html, plan_text
from app.planner.curve_data import by_epsilon, by_people
from app.planner.curves import CurveCard
from app.planner.head import PlannerHead
from app.planner.planned import Planned, planned
from app.planner.tables import DevicesCard, MechanismsCard
from app.planner.use import with_designs
from app.planner.wish import Subject, Wish, planned_alone, planned_whole
from app.planner.wishes import WishFields
from app.theme import Theme
from app.widgets.panels import Panel, card, scroll_down
from app.widgets.program_actions import ProgramActions
from app.words.catalogue import figures, tr
from core.survey import Kind

# Wide enough to stand side by side.
_TABLES_FROM, _WISHES_FROM, _CURVES_FROM = 1100, 1180, 800
_REST = 80  # ms without a move of the slider


class PlannerView(QFrame):
    """Shows what is planned, as one frozen value; what is set makes another of it.

    Emits `closed` when the author is done with it, `design_used(Draft, Subject)` with the draft
    that the design is written into, and what was planned.
    """

    closed = Signal()
    design_used = Signal(object, object)

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
        self._choice = ""
        self.setProperty("role", "band")
        self.head = PlannerHead(theme, subject, program)
        self.wishes = WishFields(theme, subject)
        self.cards = AskingCards(theme)
        self.mechanisms_card = MechanismsCard(theme)
        self.devices_card = DevicesCard(theme)
        self.by_epsilon = CurveCard(theme)
        self.by_people = CurveCard(theme)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(theme.margins(0))
        outer.setSpacing(0)
        outer.addWidget(self.head)
        outer.addWidget(self._page(), 1)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST)
        self._rest.timeout.connect(self._show)
        self._connect()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Tab goes past it, to its first control
        self.found = Planned(subject.wish)
        self._show()

    def _connect(self) -> None:
        self.wishes.changed.connect(self._wish_for)
        self.wishes.whole_wanted.connect(self._on_whole_wanted)
        self.cards.chosen.connect(
            lambda some: self._wish_for(replace(self.subject.wish, some=some))
        )
        self.mechanisms_card.table.row_chosen.connect(self._on_row_chosen)
        self.devices_card.table.row_chosen.connect(self._on_row_chosen)
        self.head.close_button.clicked.connect(self.closed)
        self.head.copy_button.clicked.connect(self.copy)
        self.head.use_button.clicked.connect(self.use)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        width = event.size().width()
        for row, least in ((self._tables, _TABLES_FROM), (self._curves, _CURVES_FROM)):
            beside = width >= least
            row.setDirection(
                QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
            )
        self.wishes.set_beside(width >= _WISHES_FROM)
        self.cards.set_beside(width >= _CURVES_FROM)
        self.mechanisms_card.fit(width)
        self.head.fit(width)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus on to the protection. A proxy would keep Tab from what is before it."""
        super().focusInEvent(event)
        self.wishes.target.slider.setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back by Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _page(self) -> QScrollArea:
        theme = self._theme
        area = QScrollArea()
        scroll_down(area)
        ground = QWidget()
        column = QVBoxLayout(ground)
        column.setContentsMargins(theme.margins(5, 3))
        column.setSpacing(theme.space(3))
        wishes: Panel = card(padding=theme.space(4))
        wishes.column.addWidget(self.wishes)
        column.addWidget(wishes)
        column.addWidget(self.cards)
        self._tables = self._row((self.mechanisms_card, 65), (self.devices_card, 35))
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

    # What is set

    def _wish_for(self, wish: Wish) -> None:
        self.subject = replace(self.subject, wish=wish)
        if self.wishes.target.slider.isSliderDown():
            # The curves follow the hand, the tables come once it rests.
            self._draw()
            self._rest.start()
        else:
            self._show()

    def _on_whole_wanted(self, whole: bool) -> None:
        self.subject = planned_whole(self.subject) if whole else planned_alone(self.subject)
        self._show()

    def _on_row_chosen(self, key: str) -> None:
        self._choice = key
        self._show()

    # What is done with it

    def use(self) -> None:
        """Write the design into what it was planned for."""
        if self._rest.isActive():
            self._show()
        if self.found.designs:
            draft = with_designs(self.subject, self.found.designs)
            self.design_used.emit(draft, self.subject)

    def copy(self) -> None:
        """Copy the whole plan, as text and as HTML tables."""
        if self._rest.isActive():
            self._show()
        mime = QMimeData()
        mime.setText(plan_text(self.subject, self.found))
        mime.setHtml(plan_html(self.subject, self.found))
        QGuiApplication.clipboard().setMimeData(mime)

    # Showing

    def _draw(self) -> None:
        subject, recommended = self.subject, self.found.recommended
        wish = subject.wish
        self.by_epsilon.show_curve(
            by_epsilon(subject, recommended, subject.name),
            tr("Margin against ε, for {0} people").format(figures(wish.people)),
        )
        self.by_people.show_curve(
            by_people(subject, recommended, subject.name),
            tr("Margin against people, at ε {0}").format(wish.shown_epsilon),
        )

    def _show(self) -> None:
        self._rest.stop()
        found = self.found = planned(self.subject, self._choice)
        self.subject = replace(self.subject, wish=found.wish)
        self.head.show_subject(self.subject)
        self.head.use_button.setEnabled(bool(found.designs))
        self.wishes.show_found(found)
        self.cards.show_cards(found.cards)
        self.mechanisms_card.show_rows(found)
        self.devices_card.setVisible(found.wish.kind is Kind.YES_NO and not found.wish.whole)
        self.devices_card.show_rows(found.devices)
        if found.problem:
            self.by_epsilon.show_curve(None, "")
            self.by_people.show_curve(None, "")
        else:
            self._draw()
