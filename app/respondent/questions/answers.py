"""The two answers to a yes/no question, of one weight in looks and in what happens on a press."""

from __future__ import annotations

from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QWidget

from app.theme import Theme
from app.widgets.button import Button, answer_button
from app.words.pressed import answer_words
from core.survey import Question


class AnswerPair(QButtonGroup):
    """Two buttons; `idClicked` tells the word pressed, 1 or 0.

    Both presses take one path: no frame and no line of a stack, a profile or a crash report
    tells which of the two it was.
    """

    def __init__(self, question: Question, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setExclusive(False)
        self.yes, self.no = (answer_button(word, theme) for word in answer_words(question))
        for word, button in enumerate((self.no, self.yes)):
            self.addButton(button, word)
        self.yes.keep_height_of(self.no)
        self.no.keep_height_of(self.yes)

    @property
    def both(self) -> tuple[Button, Button]:
        """Yes or true, then no or false."""
        return self.yes, self.no

    def make_row(self) -> QHBoxLayout:
        """Return the two side by side, of one width."""
        row = QHBoxLayout()
        row.setSpacing(16)
        for button in self.both:
            row.addWidget(button, 1)
        return row

    def make_frame(self) -> QWidget:
        """Return the two side by side in a widget of their own."""
        holder = QWidget()
        row = self.make_row()
        row.setContentsMargins(0, 0, 0, 0)
        holder.setLayout(row)
        return holder
