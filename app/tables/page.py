"""The page of a mapping: all columns at first, then the cards of the one that is open."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QScrollArea,
    QSizePolicy,
    QWidget,
)

from app.tables import words
from app.tables.cards import QuestionCard, ValuesCard
from app.tables.columns import ColumnsTable
from app.tables.design import DesignCard
from app.tables.first_page import FirstPage
from app.tables.mapper import Mapper
from app.tables.reading import TableLook
from app.tables.readings import Open, left_open
from app.theme import Theme
from app.widgets.accessible import announce
from app.widgets.button import quiet_button, secondary_button
from app.widgets.layout import MIDDLE, STRETCH, column, row, scroll_page, wide
from app.widgets.panels import card
from app.widgets.text import TextLabel
from app.words.catalogue import tr

_BESIDE_FROM, _PAIR_FROM = 1060, 720


class MappingPage(QScrollArea):
    """Emits `changed` when anything was done, `other_wanted` to read the table in another way."""

    changed = Signal()
    other_wanted = Signal()

    def __init__(self, theme: Theme, looked: TableLook, mapper: Mapper) -> None:
        super().__init__()
        self._looked, self._mapper = looked, mapper
        ground = QWidget()
        self.columns = ColumnsTable(theme)
        holder = card(padding=theme.space(2))
        holder.column.addWidget(self.columns)
        self.question_card = QuestionCard(theme, mapper)
        self.values_card = ValuesCard(theme, mapper)
        self.design_card = DesignCard(theme, mapper)
        self._cards = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._pair = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for box in (self._cards, self._pair):
            box.setSpacing(theme.space(4))
        self._pair.addWidget(self.question_card, 1)
        self._pair.addWidget(self.values_card, 1)
        self._cards.addLayout(self._pair, 56)
        self._cards.addWidget(self.design_card, 54)
        for widget in (self.question_card, self.values_card, self.design_card):
            widget.changed.connect(self.changed)
        self._line = self._how_far(theme)
        self._first_line, self._own_line = QWidget(), QWidget()
        for place in (self._first_line, self._own_line):
            column(on=place)
        self.first = FirstPage(theme, looked, mapper, self._first_line)
        self.first.changed.connect(self.changed)
        self.first.opened.connect(self._on_opened_from_first)
        self.details = QWidget()
        column(self._own_line, holder, self._cards, on=self.details, space=4)
        about = self._about(theme)
        self.parts = column(
            about, self.first, self.details, STRETCH, on=ground, space=4, margins=(8, 4)
        )
        scroll_page(ground, self)
        self._show_first(mapper.now.content.get("randomized") == "unsaid")
        self.columns.opened.connect(self._on_opened)
        self.columns.confirmed.connect(self._on_confirmed)
        self.question_card.guess_or_choice.confirmed.connect(self._on_confirmed)
        self.columns.show_table(looked, mapper.now)
        self._fit()

    def _about(self, theme: Theme) -> QBoxLayout:
        """Say what the table is."""
        looked = self._looked
        self._about_row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._about_row.setSpacing(theme.space(3))
        about = words.facts(looked.n, len(looked.seen), looked.told)
        self.facts = TextLabel(about, theme, "analyst.base", tone="muted")
        self.facts.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._about_row.addWidget(self.facts, 1)
        of = left_open(looked)
        another = {
            Open.SHEET: tr("Another &sheet…"),
            Open.ENCODING: tr("Another &encoding…"),
            Open.HEADS: tr("Another row of &heads…"),
        }
        self.other_button = quiet_button(another[of or Open.HEADS], theme, "form")
        self.other_button.clicked.connect(self.other_wanted)
        self.other_button.setVisible(of is not None)
        self.all_button = quiet_button(tr("All &columns"), theme, "form", do=self.show_first)
        self._about_row.addLayout(row(STRETCH, self.other_button, self.all_button, space=3))
        return self._about_row

    def _how_far(self, theme: Theme) -> QWidget:
        """Say how much of the mapping is a guess, and let all of it be confirmed."""
        self.mapped = TextLabel("", theme, "analyst.strong")
        self.mapped.setObjectName("mapped")
        self.confirm_all_button = secondary_button(tr("Confirm &all"), theme, "form", icon="check")
        self.confirm_all_button.setAccessibleName(tr("Confirm all columns that are guessed"))
        small = QSizePolicy.Policy.Maximum  # also where the row is wide
        self.confirm_all_button.setSizePolicy(small, QSizePolicy.Policy.Fixed)
        self.confirm_all_button.clicked.connect(self._on_all_confirmed)
        line = QWidget()
        row(wide(self.mapped, MIDDLE), self.confirm_all_button, on=line, space=3)
        return line

    def begin(self) -> None:
        """Stand at what is to be done first: nothing is chosen there."""
        (self.facts if self.first.isVisible() else self.columns).setFocus()

    def show_first(self) -> None:
        """Show all columns, and stand on the one that was open."""
        self._show_first(True)
        self.first.columns.stand_on(self._mapper.now.head)

    def _show_first(self, shown: bool) -> None:
        place = self._first_line if shown else self._own_line
        layout = place.layout()
        if layout is not None:
            layout.addWidget(self._line)
        self.first.setVisible(shown)
        self.details.setVisible(not shown)
        self.all_button.setVisible(not shown)

    def _on_opened_from_first(self, head: str) -> None:
        """Open the cards of a column; of one that was randomized they ask for its design."""
        self._show_first(False)
        self._on_opened(head)
        asks = self._mapper.now.needs_design(head)
        place = self.design_card.design if asks else self.columns
        place.setFocus()
        self.ensureWidgetVisible(place)

    def show_mapped(self) -> None:
        looked, now = self._looked, self._mapper.now
        self.columns.show_mapped(looked, now)
        meant = sum(bool(now.role(seen.head)) for seen in looked.seen)
        n_guessed = len(self._mapper.guessed)
        self.mapped.setText(words.columns_mapped(meant, n_guessed, len(looked.seen)))
        if not n_guessed and self.confirm_all_button.hasFocus():
            self.columns.setFocus()
        self.confirm_all_button.setVisible(bool(n_guessed))
        self.confirm_all_button.setText(words.confirm_all(n_guessed))
        self.confirm_all_button.setEnabled(now.names_randomized)
        self.first.show_mapped()
        for part in (self.question_card, self.values_card, self.design_card):
            part.show_mapped()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        beside = self.width() >= _BESIDE_FROM
        for box, least in (
            (self._cards, _BESIDE_FROM),
            (self._pair, _PAIR_FROM),
            (self._about_row, _BESIDE_FROM),
        ):
            box.setDirection(
                QBoxLayout.Direction.LeftToRight
                if self.width() >= least
                else QBoxLayout.Direction.TopToBottom
            )
        self.first.fit(beside)
        self.design_card.fit(self.width() // 2 if beside else self.width())

    def _on_opened(self, head: str) -> None:
        self._mapper.open(head)
        self.changed.emit()

    def _on_confirmed(self) -> None:
        """Make a choice of the guess that is open, and open the next one."""
        self._mapper.confirm()
        self._mapper.open_next_guess()
        if not self._mapper.guessed:
            self.columns.setFocus()
        self.changed.emit()
        announce(self.columns, self.mapped.text())

    def _on_all_confirmed(self) -> None:
        self._mapper.confirm_all()
        self.changed.emit()
        announce(self.columns, self.mapped.text())
