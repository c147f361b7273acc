"""Two cards of the page that hands out: what is wrong, and the eight words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout

from app.author.editing.editing import FieldProblem
from app.author.handing_out.written import EightWords
from app.author.words.authoring import problem_text
from app.kit.eight_words import WAITING
from app.kit.i18n import language_name
from app.theme import Theme
from app.widgets.button import Button, quiet_button
from app.widgets.layout import MIDDLE, add, at, column, row, wide
from app.widgets.panels import Panel, card
from app.widgets.picture import Picture
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from core.survey.digest_words import COUNT


class CheckedCard(Panel):
    """Whether the survey can be handed out. Emits `wanted(FieldProblem)` to go to the first."""

    wanted = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__("card", theme.space(4))
        self._first: FieldProblem | None = None
        self._icon = Picture(
            "check", theme, colour="success", size=18, ground="disc", ground_size=32,
            ground_colour="success_soft",
        )  # fmt: skip
        self.title = TextLabel("", theme, "analyst.strong")
        self.detail = TextLabel("", theme, "analyst.base", tone="muted")
        words = column(self.title, self.detail, space=0)
        self.show_button = quiet_button(tr("Show"), theme, "form", do=self._on_clicked)
        self.show_button.setObjectName("show_problem")
        self.column.addLayout(row(at(MIDDLE, self._icon), wide(words), self.show_button, space=3))

    def show_problems(
        self, errors: Sequence[FieldProblem], warnings: Sequence[FieldProblem]
    ) -> None:
        """Show what stands in the way, or what to know; the button leads to the first of it."""
        self._first = next(iter((*errors, *warnings)), None)
        self.show_button.setVisible(self._first is not None)
        if errors:
            self._icon.set_icon("danger", "danger", "danger_soft")
            self.title.setText(tr("Not yet: problems to mend: {0}").format(len(errors)))
            self.detail.setText(_told(errors[0]))
            return
        self._icon.set_icon("check", "success", "success_soft")
        self.title.setText(tr("Checked"))
        told = tr("No problems.")
        if warnings:
            some = tr("No problems. Warnings: {n}. The first: {first}")
            told = some.format(n=len(warnings), first=_told(warnings[0]))
        self.detail.setText(told)

    def _on_clicked(self) -> None:
        if self._first is not None:
            self.wanted.emit(self._first)


def _told(found: FieldProblem) -> str:
    words = problem_text(found.problem, language_name(found.language) if found.language else "")
    if found.question is None:
        return words
    return tr("Question {0}: {1}").format(found.question + 1, words)


class WordsCard(Panel):
    """The eight words with their numbers, and a button that copies them."""

    def __init__(self, theme: Theme) -> None:
        super().__init__("card", theme.space(4))
        self._eight: EightWords = ()
        self.title = TextLabel("", theme, "analyst.section")
        self.copy_button = Button(tr("Copy"), theme, "quiet", "form", icon="copy", do=self._copy)
        self.copy_button.setObjectName("copy_words")
        self.copy_button.setAccessibleName(tr("Copy the eight words"))
        grid = QGridLayout()
        grid.setSpacing(theme.space(2))
        self._words: list[TextLabel] = []
        self._numbers: list[TextLabel] = []
        for place in range(COUNT):
            chip = card(padding=8)
            word = TextLabel("", theme, "analyst.strong", wrap=False)
            number = TextLabel("", theme, "analyst.row", tone="muted", wrap=False)
            number.accessible_elsewhere = True
            chip.column.addLayout(row(wide(word), number))
            grid.addWidget(chip, *divmod(place, 4))
            self._words.append(word)
            self._numbers.append(number)
        add(self.column, row(wide(self.title), self.copy_button), grid)

    def show_words(self, eight: EightWords, *, sealed: bool) -> None:
        """Show the words; marks of waiting where they are not known."""
        self._eight = eight
        told = tr("The eight words of this survey, with its seal")
        self.title.setText(told if sealed else tr("The eight words of this survey"))
        self.copy_button.setEnabled(bool(eight))
        for place in range(COUNT):
            word, number = eight[place] if eight else (WAITING, "")
            self._words[place].setText(word)
            self._words[place].setAccessibleName(f"{place + 1} / {COUNT}: {word} {number}".strip())
            self._numbers[place].setText(str(number))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(" ".join(word for word, _ in self._eight))
