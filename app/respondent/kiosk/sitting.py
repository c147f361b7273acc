"""One person's sitting in a kiosk: the same view, with the outbox as the only place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.kit.i18n import Interpreter
from app.respondent.flow.way import Page
from app.respondent.hardening import clear_clipboard
from app.respondent.kiosk.flow import KioskFlow
from app.respondent.kiosk.pages import HandedInPage
from app.respondent.kiosk.trouble import TroublePage
from app.respondent.pages.review import ReviewPage
from app.respondent.pages.save_place import SavePlace
from app.respondent.scaffold.page import Context, RespondentPage
from app.respondent.view import RespondentView
from app.theme import Theme
from core.facts.errors import Refused
from core.privacy.randomness import Door
from core.response.store import Store


class KioskReviewPage(ReviewPage):
    """The review, without another place to save to; emits `save_wanted`."""

    save_wanted = Signal()

    def __init__(self, context: Context, outbox: Path) -> None:
        super().__init__(context, SavePlace(outbox))

    def _save(self) -> None:
        self.save_wanted.emit()


class KioskSitting(RespondentView):
    """Emits `handed_in` once the file is in the outbox, synced.

    `require_place` raises `Refused` (IO) where a folder is not the one that it was. Where the file
    could not be saved the words are taken from the page, and `troubled` is emitted; then
    `worker_wanted` where the field worker is there.
    """

    keeps_sittings = False
    _unerased = ""
    _languages: tuple[str, ...] = ()
    trouble: Refused | None = None
    require_place: Callable[[Path], None] = staticmethod(lambda _folder: None)
    handed_in = Signal()
    troubled = Signal()
    worker_wanted = Signal()

    @property
    def has_drawn(self) -> bool:
        """Tell whether something was drawn for this person that is in no file."""
        return self._flow.has_drawn and not self.is_handed_in

    def go_on(self) -> None:
        """Go on with what was drawn for a person who left before."""
        for past in self._flow.past[:1]:
            self._resume(past)

    @property
    def is_handed_in(self) -> bool:
        """Tell whether the file is in the outbox."""
        return self._flow.saved

    @property
    def folder(self) -> Path:
        """Into which the file goes, or was to go last."""
        return self._place.folder

    def show_unerased(self, reason: str) -> None:
        """Say why what was drawn is still on this laptop; "" where it is erased."""
        self._unerased = reason
        if isinstance(self.page, HandedInPage):
            self.page.show_unerased(reason)

    def be_hidden(self) -> None:
        """Go out of sight; the word pressed last stays what it is, whoever comes back."""
        self._flow.settle()
        self.hide()

    def begin_in(self, language: str, languages: tuple[str, ...]) -> None:
        """Begin in the language chosen before; offer these alone."""
        self._languages = languages
        self._use_language(language)
        self._show_step()

    def _context(self) -> Context:
        context = super()._context()
        return replace(context, offered=self._languages if context.offered else ())

    def _page_of_step(self) -> RespondentPage:
        if self.trouble is not None:
            trouble = TroublePage(replace(self._context(), offered=self._languages))
            trouble.worker_wanted.connect(self.worker_wanted)
            return trouble
        if self._flow.step.page is not Page.REVIEW:
            return super()._page_of_step()
        review = KioskReviewPage(self._context(), self._place.folder)
        review.save_wanted.connect(lambda: self.save_to(self._place.folder))
        review.change_wanted.connect(self._change)
        self._listen_to_review(review)
        return review

    def save_to(self, folder: Path) -> None:
        """Save the file into a folder; what cannot be saved waits, out of sight, for another."""
        self._place = SavePlace(folder)
        try:
            self.require_place(folder)
            path = self._flow.save(folder, make=False)
        except Refused as refused:
            self.trouble = refused
            self._show_step()
            self.troubled.emit()
        else:
            self.trouble = None
            self._show_saved(path)

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


def begin_sitting(
    theme: Theme,
    flow: KioskFlow,
    store: Store,
    door: Door,
    interpreter: Interpreter,
    language: str,
    parent: QWidget,
) -> KioskSitting:
    """Make the sitting of the next person, which begins in the language chosen before it."""
    sitting = KioskSitting(
        theme,
        flow.survey,
        store,
        door,
        folder=flow.outbox,
        interpreter=interpreter,
        parent=parent,
    )
    sitting.require_place = flow.require_outbox
    sitting.begin_in(language, flow.languages)
    return sitting
