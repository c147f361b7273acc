"""One thing that is checked: what it asks, what it comes to, a sentence, a picture, a result."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from app.analyses.check_cards import Card
from app.analyses.words.check_cards import CardName, State, card_title, state_words
from app.charts.painted_chart import PaintedChart
from app.theme import Theme
from app.widgets.button import secondary_button
from app.widgets.layout import LEADING, add, at, row, wide
from app.widgets.panels import Panel, show_text
from app.widgets.pill import Pill, PillTone
from app.widgets.text import TextLabel
from app.words.catalogue import figures, tr
from app.words.refusals import message, remedy
from core.facts.errors import Problem

_LOOKS: Final[dict[State, tuple[PillTone, str]]] = {
    State.FITS: ("success", "check"),
    State.NOT_SEEN: ("success", "check"),
    State.MISFIT: ("warning", "warning"),
    State.FEW: ("warning", "warning"),
    State.BROKEN: ("warning", "warning"),
    State.TO_KNOW: ("accent", "info"),
    State.ASSUMED: ("accent", "info"),
    State.NONE: ("muted", "info"),
}
_LEAST_HEIGHT = 280


class CheckCard(Panel):
    """Emits `stopped` where it is not to be worked out, and `wanted` where it is, after all.

    `flag_wanted(Recurring)` asks to flag the responses that the check points at.
    """

    stopped = Signal()
    wanted = Signal()
    flag_wanted = Signal(object)

    def __init__(self, name: CardName, theme: Theme, chart: PaintedChart | None = None) -> None:
        super().__init__("card", padding=theme.space(4))
        self.name = name
        self.card: Card | None = None
        self.setMinimumHeight(_LEAST_HEIGHT)
        head = row(wide(TextLabel(card_title(name), theme, "analyst.section")), space=2)
        self._pills = {tone: self._pill(tone, icon, theme) for tone, icon in _LOOKS.values()}
        for pill in self._pills.values():
            head.addWidget(pill, 0, Qt.AlignmentFlag.AlignTop)
        self.column.addLayout(head)
        self.column.setSpacing(theme.space(1))
        self.sentence = TextLabel("", theme, "analyst.base", tone="muted")
        self.column.addWidget(self.sentence)
        self.chart = chart or PaintedChart(theme)
        self.result = TextLabel("", theme, "analyst.strong", tabular=True)
        self.notes = TextLabel("", theme, "analyst.small", tone="muted", tabular=True)
        self.flag_button = secondary_button("", theme, "form", do=self._on_flag_clicked)
        self.flag_button.hide()
        add(self.column, wide(self.chart), self.result, self.notes, at(LEADING, self.flag_button))
        self.can_flag = False
        self.button = secondary_button(tr("Cancel"), theme, "form")
        self._busy = QWidget()
        self._told = TextLabel("", theme, "analyst.base", tone="muted")
        row(wide(self._told), self.button, on=self._busy)
        self.button.clicked.connect(self._on_button_clicked)
        self.column.addWidget(self._busy)
        self.column.addStretch(0)
        self.running = False
        self.show_running()

    def _pill(self, tone: PillTone, icon: str, theme: Theme) -> Pill:
        pill = Pill("", theme, tone, icon=icon, style="analyst.overline")
        pill.hide()
        return pill

    @property
    def state_text(self) -> str:
        """What it comes to, in words; '' while that is not known."""
        return state_words(self.card.state) if self.card is not None else ""

    def show_running(self) -> None:
        """Say that it is worked out; what was found before stands until then."""
        self.running = True
        self._say(tr("Working it out…"), tr("Cancel"))
        if self.card is None:
            self._show_found(None)

    def show_stopped(self, problem: Problem | None = None) -> None:
        """Say that it was not worked out, and why."""
        self.running = False
        self.card = None
        self._show_found(None)
        told = tr("This was not worked out.")
        if problem is not None:
            told = f"{message(problem)} {remedy(problem)}"
        self._say(told, tr("Work it out"))

    def show_card(self, card: Card) -> None:
        self.running = False
        self._busy.hide()
        self.card = card
        self._show_found(card)

    def _say(self, told: str, word: str) -> None:
        self._told.setText(told)
        self.button.setText(word)
        self._busy.show()

    def _show_found(self, card: Card | None) -> None:
        tone = _LOOKS[card.state][0] if card is not None else ""
        for each, pill in self._pills.items():
            pill.setVisible(each == tone)
        if card is not None:
            self._pills[_LOOKS[card.state][0]].setText(state_words(card.state))
        self.sentence.setText(card.sentence if card is not None else "")
        self.sentence.setVisible(card is not None)
        chart = card.chart if card is not None else None
        self.chart.setVisible(chart is not None)
        # Beside a picture in the same row it is as high as that; alone it needs no room.
        found_nothing = card is not None and chart is None
        self.setMinimumHeight(0 if found_nothing else _LEAST_HEIGHT)
        if chart is not None:
            self.chart.set_chart(chart)
        self.result.setText(card.result if card is not None else "")
        self.result.setVisible(card is not None and bool(card.result))
        notes = [line for line in (*card.notes, card.hint) if line] if card is not None else []
        show_text(self.notes, "\n".join(notes))
        self._show_recurring(card)

    def offer_flagging(self, able: bool) -> None:
        """Offer to flag what the check points at, where that can be written into the study."""
        self.can_flag = able
        self._show_recurring(self.card)

    def _show_recurring(self, card: Card | None) -> None:
        found = card.recurring if card is not None else None
        self.flag_button.setVisible(self.can_flag and found is not None)
        if found is not None:
            told = tr("Flag these {n} responses", "", found.n)
            self.flag_button.setText(told.format(n=figures(found.n)))

    def _on_flag_clicked(self) -> None:
        if self.card is not None and self.card.recurring is not None:
            self.flag_wanted.emit(self.card.recurring)

    def _on_button_clicked(self) -> None:
        if self.running:
            self.stopped.emit()
        else:
            self.wanted.emit()
