"""What stands beside the way through a survey: practice, other ways to answer, the odds."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from app.respondent.flow.practice import PracticeFlow, harmless_texts
from app.respondent.pages.odds import OddsPage
from app.respondent.pages.practice import PractisedPage, WaysPage, practice_page
from app.respondent.pages.trial import TrialPage
from app.respondent.scaffold.page import Context, RespondentPage
from core.privacy.randomness import Door

Show = Callable[..., None]


class Beside(QObject):
    """Makes the pages that are no question of the survey; nothing of them is kept.

    Args:
        context: returns what pages are made of.
        show: shows a page that is no step; given with it is what shows it anew in another language.
        again: shows the step of the way anew.
    """

    def __init__(
        self,
        context: Callable[[], Context],
        door: Door,
        show: Show,
        again: Callable[[], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._door = door
        self._show = show
        self._again = again
        self._practice: PracticeFlow | None = None

    @property
    def is_practised(self) -> bool:
        """Tell whether the practice question is answered."""
        return self._practice is not None and self._practice.is_answered

    def forget_practice(self) -> None:
        """Practise anew the next time."""
        self._practice = None

    def practice(self) -> RespondentPage:
        """Return the page that practises, or the one after it. Raises `RandomnessError`."""
        context = self._context()
        if self._practice is not None and self._practice.is_answered:
            context.flow.tool = self._practice.tool
            page = PractisedPage(context, self._practice)
            page.odds_button.clicked.connect(self.tell_odds)
            return page
        self._practice = PracticeFlow(context.flow, harmless_texts(), context.language, self._door)
        # Once the press that answers is over: the page of the answer is let go of then.
        self._practice.answered = lambda: QTimer.singleShot(0, self, self._again)
        asked = practice_page(context, self._practice)
        if asked.link_button is not None:
            asked.link_button.clicked.connect(self.choose_way)
        return asked

    def choose_way(self) -> None:
        """Offer the other ways to answer; practice is then of the one chosen."""
        self._practice = None
        self._show(WaysPage(self._context()), self.choose_way)

    def tell_odds(self) -> None:
        """Tell the odds, one question at a time."""
        page = OddsPage(self._context())
        page.trial_wanted.connect(self.try_out)
        self._show(page, self.tell_odds)

    def try_out(self) -> None:
        """Draw made-up people; Back leads to the odds again."""
        self._show(TrialPage(self._context(), self._door), self.try_out, self.tell_odds)
