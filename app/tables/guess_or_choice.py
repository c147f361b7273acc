"""Whether what a column means was guessed or chosen, and the button that makes a guess a choice."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from app.tables import words
from app.tables.mapper import Mapper
from app.theme import Theme
from app.widgets.button import secondary_button
from app.widgets.layout import LEADING, at, column, row
from app.widgets.picture import Picture
from app.widgets.text import TextLabel
from app.words.catalogue import tr

GUESS, CHOICE = "question", "check"
"""The signs of what was guessed, and of what somebody chose or confirmed."""


class GuessOrChoice(QWidget):
    """What the column that is open is; emits `confirmed` when its guess is confirmed."""

    confirmed = Signal()

    def __init__(self, theme: Theme, mapper: Mapper) -> None:
        super().__init__()
        self._mapper = mapper
        line = row(space=2)
        self._guess = Picture(GUESS, theme, colour="accent", size=18)
        self._choice = Picture(CHOICE, theme, colour="success", size=18)
        self.told = TextLabel("", theme, "analyst.base")
        self.confirm_button = secondary_button(tr("Con&firm"), theme, "form", icon="check")
        self.confirm_button.setToolTip(tr("The next column that was guessed opens then (Enter)."))
        self.confirm_button.clicked.connect(self.confirmed)
        for sign in (self._guess, self._choice):
            line.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(self.told, 1)
        column(line, at(LEADING, self.confirm_button), on=self, space=2)

    def show_mapped(self) -> None:
        """Show it of the column that is open."""
        now = self._mapper.now
        is_guess = now.head not in now.chosen
        self._guess.setVisible(is_guess)
        self._choice.setVisible(not is_guess)
        self.told.setText(words.about_guess() if is_guess else words.about_choice())
        self.confirm_button.setAccessibleName(
            tr("Confirm what is guessed of {column}").format(column=now.head)
        )
        self.confirm_button.setVisible(is_guess)
