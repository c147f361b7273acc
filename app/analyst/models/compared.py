"""Whom each row of a model is compared with: a menu for each question, with its counts."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QMenu, QWidget

from app.analyst.state.modelling import Compared
from app.theme import Theme
from app.widgets.button import Button
from app.widgets.flow import Flow
from app.widgets.layout import column
from app.widgets.text import TextLabel
from app.words.catalogue import tr


class ComparedRow(QWidget):
    """Emits `chosen(Factor, str)`: another answer that the others are compared with."""

    chosen = Signal(object, str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._shown: tuple[Compared, ...] = ()
        self.buttons: list[Button] = []
        self._lead = TextLabel(tr("Compared with"), theme, "analyst.strong", wrap=False)
        self._flow = Flow(gap=theme.space(2))
        self._few = TextLabel("", theme, "analyst.base", tone="warning")
        column(self._flow, self._few, on=self, space=1)
        self._flow.set_widgets((self._lead,))
        self.hide()

    def show_compared(self, compared: tuple[Compared, ...]) -> None:
        """Show what the answers to each question are compared with."""
        self.setVisible(bool(compared))
        if compared == self._shown:
            return
        focused = next((i for i, each in enumerate(self.buttons) if each.hasFocus()), None)
        self._shown = compared
        self.buttons = [self._button(each) for each in compared]
        self._flow.set_widgets((self._lead, *self.buttons))
        if focused is not None and focused < len(self.buttons):
            self.buttons[focused].setFocus(Qt.FocusReason.OtherFocusReason)
        few = any(each.few for each in compared)
        self._few.setText(tr("Few people; every comparison gets wide.") if few else "")
        self._few.setVisible(few)

    def _button(self, each: Compared) -> Button:
        button = Button(each.answer, self._theme, "secondary", "chip", trailing="chevron-down")
        told = tr("{question}: compared with {answer}")
        button.setAccessibleName(told.format(question=each.question, answer=each.answer))
        button.setToolTip(each.question)
        menu = QMenu(button)
        menu.setAccessibleName(each.question)
        for level in each.levels:
            action = menu.addAction(level.told.replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(level.key == each.key)
            action.triggered.connect(partial(self._on_chosen, each, level.key))
        menu.addSeparator()
        menu.addAction(tr("In every table and chart of this model")).setEnabled(False)
        button.setMenu(menu)
        return button

    def _on_chosen(self, each: Compared, key: str, _checked: bool = False) -> None:
        if key != each.key:
            self.chosen.emit(each.factor, key)
