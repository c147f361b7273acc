"""What stands beside the way through a survey: practice, and trying chance out."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from app.flows.practice import PracticeFlow
from app.views.respondent.page import Context, RespondentPage
from app.views.respondent.pages.practice import FeedbackPage, practice_page
from app.views.respondent.pages.trial import TrialPage
from core.privacy.randomness import Door, RandomnessError

Show = Callable[[RespondentPage, Callable[[], None]], None]


class Beside(QObject):
    """Makes the pages that are no step of the way; nothing of them outlives the page.

    Args:
        context: returns what pages are made of.
        show: shows a page; given with it is what shows it anew in another language.
        broken: says that nothing can be drawn here.
    """

    def __init__(
        self,
        context: Callable[[], Context],
        door: Door,
        show: Show,
        broken: Callable[[], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._door = door
        self._show = show
        self._broken = broken

    def practise(self) -> None:
        """Ask a harmless question as the survey asks."""
        try:
            page, flow = practice_page(self._context(), self._door)
        except RandomnessError:
            self._broken()
            return
        page.forward_wanted.connect(lambda: self._show_feedback(flow))
        self._show(page, self.practise)

    def try_out(self) -> None:
        """Draw made-up people."""
        self._show(TrialPage(self._context(), self._door), self.try_out)

    def _show_feedback(self, flow: PracticeFlow) -> None:
        page = FeedbackPage(self._context(), flow)
        page.again_wanted.connect(self.practise)
        self._show(page, self.practise)
