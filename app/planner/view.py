"""The planner: for what is wanted every mechanism that applies, its fractions and its error."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QMimeData, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QScrollArea, QWidget

from app.charts.chart_widget import ChartWidget
from app.planner.cards import AskingCards
from app.planner.copying import plan_html, plan_text
from app.planner.curve_data import by_epsilon, by_people
from app.planner.into_draft import with_designs
from app.planner.plan_fields import PlanFields
from app.planner.plan_request import PlanRequest, Subject, planned_alone, planned_whole
from app.planner.planned import Planned, planned
from app.planner.power_card import PowerCard
from app.planner.tables import DevicesCard, MechanismsCard
from app.planner.words import back_words, subtitle
from app.theme import Theme
from app.widgets.button import Button, primary_button, quiet_button, secondary_button
from app.widgets.layout import add, column, row, scroll_page, wide
from app.widgets.menus import menu_button
from app.widgets.page_head import PageHead
from app.widgets.panels import Panel, card
from app.widgets.program_actions import ProgramActions
from app.widgets.text import TextLabel
from app.words.catalogue import figures, tr
from core.present.chart import CurveChart

# Wide enough to stand side by side.
_TABLES_FROM, _CURVES_FROM = 1100, 800
_AROUND_WISHES = 90  # px of margins, and of the bar that scrolls
_ALL_FROM = 800  # px of width from which the head has room for all
_LEAST_CURVE = 180  # px of height
_REST = 80  # ms without a move of the slider


class CurveCard(Panel):
    """The margin in points against something that can be set."""

    def __init__(self, theme: Theme) -> None:
        super().__init__("card", padding=theme.space(4))
        self._title = TextLabel("", theme, "analyst.section")
        unit = tr("margin in points")
        line = row(
            wide(self._title), TextLabel(unit, theme, "analyst.base", tone="muted", wrap=False)
        )
        self.chart = ChartWidget(theme, least_height=_LEAST_CURVE)
        add(self.column, line, wide(self.chart))

    def show_curve(self, curve: CurveChart | None, title: str) -> None:
        """Show another curve; None where there is none to draw."""
        self._title.setText(title)
        self.chart.setVisible(curve is not None)
        if curve is not None:
            self.chart.set_chart(replace(curve, title=title))


class PlannerHead(PageHead):
    """Back, copy, use; the program's menus too, where no page has them."""

    def __init__(self, theme: Theme, subject: Subject, program: ProgramActions) -> None:
        super().__init__(theme, tr("Planner"))
        self.setObjectName("planner_head")
        self._menus: list[Button] = []
        if subject.place == "home":
            for words, actions in (
                (tr("Appearance"), program.schemes.actions()),
                (tr("Help"), program.help),
            ):
                self._menus.append(menu_button(words, actions, theme, "form"))
        self.close_button = quiet_button(back_words(subject), theme, "form")
        self.copy_button = secondary_button(tr("&Copy the plan"), theme, "analyst", icon="copy")
        self.use_button = primary_button(tr("&Use this design"), theme, "analyst")
        if subject.place == "study":
            self.use_button.setAccessibleDescription(tr("Begins a new survey with it."))
            self.use_button.setToolTip(self.use_button.accessibleDescription())
        self.add(*self._menus, self.close_button, self.copy_button, self.use_button)

    def fit(self, width: int) -> None:
        """Leave out, where the buttons need the room, what the page and the first one have too."""
        for widget in (self.about, *self._menus):
            widget.setVisible(width >= _ALL_FROM)

    def show_subject(self, subject: Subject) -> None:
        self.about.setText(subtitle(subject))


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
        self.plan_fields = PlanFields(theme, subject)
        self.cards = AskingCards(theme)
        self.mechanisms_card = MechanismsCard(theme)
        self.devices_card = DevicesCard(theme)
        self.power_card = PowerCard(theme)
        self.by_epsilon = CurveCard(theme)
        self.by_people = CurveCard(theme)
        column(self.head, wide(self._page()), on=self, space=0)
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(self._show)
        self._connect()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Tab goes past it, to its first control
        self.found = Planned(subject.request)
        self._show()

    def _connect(self) -> None:
        self.plan_fields.changed.connect(self._change)
        self.plan_fields.whole_wanted.connect(self._on_whole_wanted)
        self.cards.chosen.connect(
            lambda changes: self._change(replace(self.subject.request, **changes))
        )
        self.mechanisms_card.table.row_chosen.connect(self._on_row_chosen)
        self.devices_card.table.row_chosen.connect(self._on_row_chosen)
        self.power_card.row_chosen.connect(self._on_row_chosen)
        self.power_card.changed.connect(
            lambda changes: self._change(replace(self.subject.request, **changes))
        )
        self.head.close_button.clicked.connect(self.closed)
        self.head.copy_button.clicked.connect(self.copy)
        self.head.use_button.clicked.connect(self.use)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        width = event.size().width()
        for line, least in ((self._tables, _TABLES_FROM), (self._curves, _CURVES_FROM)):
            beside = width >= least
            line.setDirection(
                QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
            )
        self.plan_fields.fit(width - _AROUND_WISHES)
        self.cards.fit(width)
        self.mechanisms_card.fit(width)
        self.head.fit(width)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus on to the protection. A proxy would keep Tab from what is before it."""
        super().focusInEvent(event)
        self.plan_fields.target.slider.setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back by Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _page(self) -> QScrollArea:
        theme = self._theme
        ground = QWidget()
        plan_fields: Panel = card(padding=theme.space(4))
        plan_fields.column.addWidget(self.plan_fields)
        self._tables = self._row((self.mechanisms_card, 65), (self.devices_card, 35))
        self._curves = self._row((self.by_epsilon, 1), (self.by_people, 1))
        above = (plan_fields, self.cards, self._tables, self.power_card)
        column(*above, wide(self._curves), on=ground, space=3, margins=(5, 3))
        return scroll_page(ground)

    def _row(self, *parts: tuple[QWidget, int]) -> QBoxLayout:
        row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        row.setSpacing(self._theme.space(4))
        for widget, stretch in parts:
            row.addWidget(widget, stretch)
        return row

    # What is set

    def _change(self, request: PlanRequest) -> None:
        self.subject = replace(self.subject, request=request)
        if self.plan_fields.target.slider.isSliderDown():
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
        whole = (self.subject, self.found, self.power_card.shown)
        mime.setText(plan_text(*whole))
        mime.setHtml(plan_html(*whole))
        QGuiApplication.clipboard().setMimeData(mime)

    # Showing

    def _draw(self) -> None:
        subject, recommended = self.subject, self.found.recommended
        request = subject.request
        self.by_epsilon.show_curve(
            by_epsilon(subject, recommended, subject.name),
            tr("Margin against ε, for {0} people").format(figures(request.people)),
        )
        self.by_people.show_curve(
            by_people(subject, recommended, subject.name),
            tr("Margin against people, at ε {0}").format(request.shown_epsilon),
        )

    def _show(self) -> None:
        self._rest.stop()
        found = self.found = planned(self.subject, self._choice)
        self.subject = replace(self.subject, request=found.request)
        self.head.show_subject(self.subject)
        self.head.use_button.setEnabled(bool(found.designs))
        self.plan_fields.show_found(self.subject, found)
        self.cards.show_cards(found.cards)
        self.mechanisms_card.show_rows(found)
        self.power_card.show_found(found)
        self.devices_card.setVisible(
            found.request.kind.definition.by_device and not found.request.whole
        )
        self.devices_card.show_rows(found.devices)
        if found.problem:
            self.by_epsilon.show_curve(None, "")
            self.by_people.show_curve(None, "")
        else:
            self._draw()
