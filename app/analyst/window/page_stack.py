"""Where everything of a study's window stands beneath its bars, made once it is to be seen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QStackedWidget, QWidget

from app.analyst.choices.choices import WIDTH as CHOICES_WIDTH
from app.analyst.choices.choices import ChoicesPanel
from app.analyst.panels.lazy_panel import Filled, scrolling
from app.analyst.panels.study_panel import StudyPanel
from app.analyst.result.result import ResultPanel
from app.analyst.state.study_state import Page
from app.analyst.window.questions import QuestionsPanel
from app.widgets.layout import row, wide

_LEAST_RESULT = QSize(320, 480)

Pair = tuple[QWidget, QWidget]  # what stands in the places of a result and of its choices


class PageStack(QStackedWidget):
    """Holds the workspace, of questions, `middle` and `side`, and what takes its place.

    Args:
        make_choices: makes the choices of a result.
    """

    def __init__(
        self,
        questions: QuestionsPanel,
        result: ResultPanel,
        make_choices: Callable[[], ChoicesPanel],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._questions = questions
        self._make_choices = make_choices
        self._choices: ChoicesPanel | None = None
        self._makers: Mapping[Page, Callable[[], QWidget]] = {}
        self._make_empty: Callable[[], Pair] = lambda: (self.result_area, self.choices)
        self.planner: QWidget | None = None
        self.workspace = QWidget()
        self.middle = QStackedWidget()
        self.result_area = scrolling(Filled(result, _LEAST_RESULT))
        self.middle.addWidget(self.result_area)
        self.side = QStackedWidget()
        self.side.setFixedWidth(CHOICES_WIDTH)
        self._no_choices = QWidget()
        self.side.addWidget(self._no_choices)
        row(questions, wide(self.middle), self.side, on=self.workspace, space=0)
        blank = QWidget()
        for whole in (blank, self.workspace):
            self.addWidget(whole)
        places = (blank, self.workspace, self.workspace)
        self.made = dict(zip((Page.OPENING, Page.EMPTY, Page.RESULT), places, strict=True))

    def set_makers(
        self, pages: Mapping[Page, Callable[[], QWidget]], empty: Callable[[], Pair] | None = None
    ) -> None:
        """Set what makes the pages of the view, which scroll, each asked once it is to be seen.

        `empty` makes what stands in the places of result and choices before the first response.
        """
        self._makers, self._make_empty = pages, empty or self._make_empty

    @property
    def choices(self) -> ChoicesPanel:
        """What can be chosen for the result."""
        return self._choices or self.make_choices()

    @property
    def lacks_choices(self) -> bool:
        """Whether they are not made yet."""
        return self._choices is None

    def make_choices(self) -> ChoicesPanel:
        """Make what can be chosen, once."""
        choices = self._choices = self._make_choices()
        self.side.addWidget(choices)
        return choices

    @cached_property
    def _empty(self) -> Pair:
        middle, side = self._make_empty()
        self.middle.addWidget(middle)
        self.side.addWidget(side)
        return middle, side

    def add(self, page: StudyPanel) -> None:
        """Give a page of the whole study its places."""
        self.middle.addWidget(page)
        if page.side is not None:
            self.side.addWidget(page.side)
        if page.listed is not None:
            self._questions.lists.addWidget(page.listed)

    def page(self, page: Page) -> QWidget:
        """Return what stands for a page, made where it is not yet there."""
        if page not in self.made:
            self.made[page] = scrolling(self._makers[page]())
            self.addWidget(self.made[page])
        return self.made[page]

    def show_page(self, page: Page, own: StudyPanel | None, *, answered: bool) -> None:
        """Show a page; `own` stands in the workspace, where a page of the whole study does.

        Choices stand beside a question that is answered, and nothing beside one that is not.
        """
        empty = page is Page.EMPTY
        self.middle.setCurrentWidget(own or (self._empty[0] if empty else self.result_area))
        if own is not None and own.side is not None:
            self.side.setCurrentWidget(own.side)
        elif empty:
            self.side.setCurrentWidget(self._empty[1])
        elif page is Page.RESULT:
            self.side.setCurrentWidget(self.choices if answered else self._no_choices)
        if page is Page.PLANNER and self.planner is not None:
            self.setCurrentWidget(self.planner)
            return
        self.setCurrentWidget(self.page(page))
        self._close_planner()

    def open_planner(self, planner: QWidget) -> None:
        """Hold a planner, in place of the one before, until another page is shown."""
        self._close_planner()
        self.planner = planner
        self.addWidget(planner)

    def _close_planner(self) -> None:
        if self.planner is not None:
            self.removeWidget(self.planner)
            self.planner.deleteLater()
            self.planner = None
