"""The respondent view as its author sees it: the same pages, and nothing is kept."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.author.preview.flow import PreviewFlow
from app.kit.i18n import Interpreter
from app.respondent.pages.save_place import SavePlace
from app.respondent.scaffold.page import RespondentPage
from app.respondent.view import RespondentView
from app.theme import Theme
from core.privacy.randomness import Door
from core.response.store import MemoryStore
from core.survey import Survey


class PreviewView(RespondentView):
    """One made-up person answering, from the beginning or from the question `first`.

    Emits `page_shown` whenever another page is.
    """

    keeps_sittings = False

    page_shown = Signal()

    def __init__(
        self,
        theme: Theme,
        survey: Survey,
        door: Door,
        interpreter: Interpreter,
        first: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(
            theme,
            survey,
            MemoryStore(),
            door,
            folder=Path(),
            rehearsal=True,
            interpreter=interpreter,
            make_flow=lambda survey, _store, door, _mock: PreviewFlow(survey, door, first),
            parent=parent,
        )
        self._place = SavePlace(Path())

    @property
    def is_underway(self) -> bool:
        """Whether a wheel was spun whose word is not pressed yet."""
        return self._is_underway

    def speak(self, language: str) -> None:
        """Show the page in another language of the survey."""
        self._speak(language)

    def _put(self, page: RespondentPage) -> None:
        super()._put(page)
        self.page_shown.emit()
