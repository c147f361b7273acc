"""The page that stands in for a result where there is none."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QWidget

from app.theme import Theme
from app.widgets.button import Button, primary_button, secondary_button
from app.widgets.layout import STRETCH, column, discard, row
from app.widgets.panels import banner
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from app.words.places import placed
from app.words.refusals import message, remedy
from core.facts.errors import Problem

_WIDTH = 720


class ProblemPage(QFrame):
    """Why there is nothing to show, and what to do. Emits `closed`."""

    closed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setProperty("role", "page")
        self.title = TextLabel("", theme, "analyst.title")
        self.close_button = primary_button(tr("Close"), theme, "analyst_main", do=self.closed)
        self._buttons = row(self.close_button, STRETCH, space=3)
        self.offers: list[Button] = []
        self._column = column(self.title, self._buttons, STRETCH, on=self, space=4, margins=(10, 6))
        self._banner: QFrame | None = None

    def offer(self, *ways: tuple[str, Callable[[], object]]) -> None:
        """Show these ways out before Close, and no others: their words and what they do."""
        for button in self.offers:
            discard(button, self._buttons)
        self.offers = [secondary_button(words, self._theme, "analyst_main") for words, _ in ways]
        for place, (button, (_, do)) in enumerate(zip(self.offers, ways, strict=True)):
            button.clicked.connect(lambda _checked=False, do=do: do())
            self._buttons.insertWidget(place, button)

    def set_problem(self, problem: Problem, title: str) -> None:
        """Show a problem with its remedy, code and place."""
        self.title.setText(title)
        if self._banner is not None:
            discard(self._banner, self._column)
        detail = f"{remedy(problem)}\n{problem.code.value} {placed(problem.where)}".strip()
        self._banner = banner(
            "danger", message(problem), self._theme, detail=detail, style="analyst.strong"
        )
        self._banner.setObjectName("problem_banner")
        self._banner.setAccessibleName(f"{message(problem)} {detail}")
        self._banner.setMaximumWidth(_WIDTH)
        self._column.insertWidget(1, self._banner)
        self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)
