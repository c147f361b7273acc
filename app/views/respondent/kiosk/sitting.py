"""One person's sitting in a kiosk: the same view, with the outbox as the only place."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal

from app.flows.respondent import Page
from app.hardening import clear_clipboard
from app.views.respondent.kiosk.pages import HandedInPage
from app.views.respondent.page import Context, RespondentPage
from app.views.respondent.pages.places import Place, unsaved_text
from app.views.respondent.pages.review import ReviewPage
from app.views.respondent.view import RespondentView
from core.errors import Refused


class KioskReviewPage(ReviewPage):
    """The review, without another place to save to."""

    def __init__(self, context: Context, outbox: Path) -> None:
        super().__init__(context, Place(outbox))

    def _save(self) -> None:
        self.clear_problem()
        try:
            path = self._context.flow.save(self._place.folder, make=False)
        except Refused as refused:
            self.show_problem(
                unsaved_text(refused, self._place.folder),
                self.tr("Nothing is lost. Call the field worker, then save again."),
            )
            return
        self.saved.emit(path)


class KioskSitting(RespondentView):
    """Emits `handed_in` once the file is in the outbox, synced."""

    keeps_sittings = False
    _unerased = ""
    handed_in = Signal()

    @property
    def is_handed_in(self) -> bool:
        """Tell whether the file is in the outbox."""
        return self._flow.saved

    def show_unerased(self, reason: str) -> None:
        """Say why what was drawn is still on this laptop; "" where it is erased."""
        self._unerased = reason
        if isinstance(self.page, HandedInPage):
            self.page.show_unerased(reason)

    def begin_in(self, language: str) -> None:
        """Begin in the language chosen before."""
        self._speak(language)

    def _page_of_step(self) -> RespondentPage:
        if self._flow.step.page is not Page.REVIEW:
            return super()._page_of_step()
        review = KioskReviewPage(self._context(), self._place.folder)
        review.saved.connect(self._show_saved)
        review.change_wanted.connect(self._change)
        return review

    def _show_saved(self, _path: Path) -> None:
        self.handed_in.emit()
        before = self.page
        self.page = HandedInPage(self._context())
        self.page.show_unerased(self._unerased)
        self.page.setParent(self)
        self.page.forward_wanted.connect(self.finished)
        self._take_away(before)
        self._drop_spun()
        self._put(self.page)

    def forget(self) -> None:
        """Clear what was chosen or shown, copied or marked."""
        super().forget()
        clear_clipboard()
