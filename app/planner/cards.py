"""The ways of asking what shares one ε, side by side: one of them is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QWidget,
)

from app.planner.asking_cards import AskingCard
from app.planner.fields import let_tab_come_to_checked
from app.theme import Theme
from app.widgets.layout import STRETCH, add, column, row, wide
from app.widgets.panels import show_text
from app.widgets.pill import Pill
from app.widgets.radio_card import INDENT, RadioCard
from app.widgets.text import TextLabel

_STRETCHES = (41, 59)
_TWO_FROM, _FOUR_FROM = 800, 1180  # px of the page


class AskingCards(QWidget):
    """Emits `chosen` with those fields of a request that choose another way."""

    chosen = Signal(object)  # a dict

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        names = ("ask_all", "ask_some", "ask_options", "ask_both")
        self.cards = tuple(_Card(theme, name) for name in names)
        self._ways: Sequence[AskingCard] = ()
        self._width = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(theme.margins(0))
        self._grid.setSpacing(theme.space(4))
        self._group = QButtonGroup(self)
        for number, card in enumerate(self.cards):
            self._group.addButton(card.radio, number)
        self._lay_out()
        self._group.idToggled.connect(self._on_group_id_toggled)

    def fit(self, width: int) -> None:
        """Put the cards side by side where the page has the room, or beneath each other."""
        self._width = width
        self._lay_out()

    def show_cards(self, cards: Sequence[AskingCard]) -> None:
        """Show the ways; nothing where there is nothing to choose."""
        self._ways = cards
        self.setVisible(bool(cards))
        with QSignalBlocker(self._group):
            for widget, card in zip(self.cards, cards, strict=False):
                widget.show_card(card)
        for number, widget in enumerate(self.cards):
            widget.setVisible(number < len(cards))
            widget.setEnabled(number < len(cards))  # arrow keys come to what is hidden
        self._lay_out()
        let_tab_come_to_checked(card.radio for card in self.cards)

    def _lay_out(self) -> None:
        two = len(self._ways) <= len(_STRETCHES)
        beside = self._width >= (_TWO_FROM if two else _FOUR_FROM)
        for number, card in enumerate(self.cards):
            self._grid.addWidget(card, *(divmod(number, 2) if beside else (number, 0)))
        # Everything takes the fewest words, but another card may stand beneath it.
        stretches = (1, 0) if not beside else _STRETCHES if two else (1, 1)
        for number, stretch in enumerate(stretches):
            self._grid.setColumnStretch(number, stretch)

    def _on_group_id_toggled(self, number: int, checked: bool) -> None:
        if checked:
            way = self._ways[number]
            self.chosen.emit({"some": way.some, "some_options": way.some_options})


class _Card(RadioCard):
    """A way of asking."""

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__(theme)
        self.radio.setObjectName(name)
        self._gain = Pill("", theme, "accent", icon="check", style="analyst.overline")
        self._lines = [
            TextLabel("", theme, "analyst.base", tone="text" if i == 0 else "muted")
            for i in range(3)
        ]
        self._margin = TextLabel("", theme, "analyst.number", wrap=False, tabular=True)
        self._people = TextLabel("", theme, "analyst.base", tone="muted", wrap=False)
        for label in (self._margin, self._people):
            label.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        head = row(self.radio, self._gain, STRETCH, space=3)
        body = QHBoxLayout()
        body.setSpacing(theme.space(4))
        body.addSpacing(INDENT)
        words = column(space=0)
        for line in self._lines:
            words.addWidget(line)
        words.addStretch(1)
        figures = column(self._margin, self._people, STRETCH, space=0)
        add(body, wide(words), figures)
        column(head, body, on=self, space=1, margins=(5, 3))

    def show_card(self, card: AskingCard) -> None:
        """Show what a way means and gives."""
        self.radio.setText(card.title.replace("&", "&&"))
        told = (*card.lines, card.margin, card.people, card.gain)
        self.radio.setAccessibleDescription(" ".join(part for part in told if part))
        self.radio.setChecked(card.chosen)
        show_text(self._gain, card.gain)
        for label, line in zip(self._lines, (*card.lines, "", "", ""), strict=False):
            show_text(label, line)
        self._margin.setText(card.margin)
        self._people.setText(card.people)
        self.update()
