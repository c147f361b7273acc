"""The respondent view: one page at a time, from the flow that says which."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QCloseEvent, QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from app.kit.i18n import Interpreter, direction_of
from app.kit.memory import collect_when_gone
from app.respondent.flow.way import Page, RespondentFlow
from app.respondent.pages.consent import ConsentPage, DeclinedPage
from app.respondent.pages.file import FilePage
from app.respondent.pages.known_here import KeyChange, warn_of_key
from app.respondent.pages.leaving import LeavingPage
from app.respondent.pages.privacy_label import LeavesPage
from app.respondent.pages.returning import ReturningPage
from app.respondent.pages.review import ReviewPage
from app.respondent.pages.save_place import ChooseFolder, SavePlace
from app.respondent.pages.saved import SavedPage
from app.respondent.pages.welcome import WelcomePage
from app.respondent.questions.boxes_kept import BoxesKeptPage
from app.respondent.questions.question import QuestionPage
from app.respondent.questions.question_pages import question_page
from app.respondent.scaffold.page import Context, RespondentPage
from app.respondent.side_pages import Beside
from app.respondent.stack import PageStack
from app.theme import Theme
from app.words.catalogue import tr
from app.words.not_kept import reason_text, remedy_text
from core.privacy.randomness import Door, RandomnessError
from core.response.sitting import Sitting
from core.response.store import Store
from core.response.store_errors import NotKeptError
from core.survey import Survey


class RespondentView(PageStack):
    """One person, or one after another, answering one survey.

    Args:
        store: where reports are frozen.
        door: where chance comes from.
        folder: where files go unless the person chooses another place.
        rehearsal: nothing here counts, and every page says so.
        choose_folder: asks for a folder, beginning at one; None offers a field to type into.
        key_change: the survey's key is not the one that its author had here before.
        key_is_new: the survey is signed, and its author had no key here before.
        interpreter: what the pages are translated by; by default one of the view's own.

    Emits `left` where the person leaves, `finished` where they close the receipt, and
    `key_accepted` where they go on with the survey and its key, `language_changed` with a language
    of the survey.
    """

    # Whether what was drawn stays on this computer when a person leaves.
    keeps_sittings = True

    left = Signal()
    finished = Signal()
    key_accepted = Signal()
    language_changed = Signal(str)

    def __init__(
        self,
        theme: Theme,
        survey: Survey,
        store: Store,
        door: Door,
        *,
        folder: Path,
        rehearsal: bool = False,
        choose_folder: ChooseFolder | None = None,
        key_change: KeyChange | None = None,
        key_is_new: bool = False,
        interpreter: Interpreter | None = None,
        make_flow: Callable[[Survey, Store, Door, bool], RespondentFlow] = RespondentFlow,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, parent)
        self.setObjectName("respondent_view")
        self._flow = make_flow(survey, store, door, rehearsal)
        self._door = door
        self._place = SavePlace(folder, own=folder, choose=self._hidable(choose_folder))
        self._key_change, self._key_is_new = key_change, key_is_new
        self._interpreter = interpreter or Interpreter(parent=self)
        self._has_answered = False
        self._is_fresh = False  # whether the page shown was answered by a press just now
        self._use_language(self._interpreter.first_of(survey.languages))
        self._beside = Beside(self._context, door, self._show_beside, self._show_step, self)
        self._show_again: Callable[[], None] = self._show_step
        self._show_over_again: Callable[[], None] = self._ask_to_leave
        self.page = self._make_page()
        self._put(self.page)

    @property
    def flow(self) -> RespondentFlow:
        """The way through the survey that is shown."""
        return self._flow

    @property
    def language(self) -> str:
        """The language of the survey that the pages are in."""
        return self._language

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._interpreter.speak(self._language)
        self.take_focus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():  # other than by the window being put away
            self._interpreter.rest()

    def _use_language(self, language: str) -> None:
        self._language = language
        self._interpreter.speak(language)
        self.setLayoutDirection(direction_of(language))

    def _context(self) -> Context:
        """Return what pages are made of.

        The language stays once something was answered, and while a wheel that was spun waits
        for its word.
        """
        settled = self._has_answered or self._is_underway
        offered = () if settled else self._flow.survey.languages
        return Context(
            self._theme, self._flow, self._language, offered, copyable=self.keeps_sittings
        )

    # Showing pages

    def _show_step(self) -> None:
        """Show the page of the flow's step, anew or, where its wheel was spun, the same.

        Raises `RandomnessError` where practice cannot be begun; then nothing has changed.
        """
        spun = self._spun.pop(self._flow.step.question, None)
        if spun is not None:
            spun.show_progress()
        page = spun or self._make_page()
        self._show_again = self._show_step
        self._show_page(page)
        if self._flow.step.page is Page.REVIEW:
            # No landing stays without its question: as if the survey had been closed on it.
            for dropped in self._drop_spun([question.id for question in self._flow.asked]):
                self._flow.reopen(self._flow.survey.question(dropped))

    def _make_page(self) -> RespondentPage:
        page = self._page_of_step()
        # Practice goes on by itself once its word is pressed.
        asks = self._flow.step.page is Page.PRACTICE and not self._beside.is_practised
        forward = self._stay if asks else self._go_forward
        return self._adopt(page, forward, self._go_back)

    def _adopt(
        self, page: RespondentPage, forward: Callable[[], None], back: Callable[[], None]
    ) -> RespondentPage:
        """Listen to a page."""
        page.setParent(self)
        page.forward_wanted.connect(forward)
        page.back_wanted.connect(back)
        page.leave_wanted.connect(self._ask_to_leave)
        page.language_wanted.connect(self._speak)
        page.overtaken.connect(self._on_page_overtaken)
        return page

    def _stay(self) -> None:
        """Go nowhere."""

    def _page_of_step(self) -> RespondentPage:
        context = self._context()
        match self._flow.step.page:
            case Page.RETURNING:
                page = ReturningPage(context)
                page.again_wanted.connect(self._resume)
                page.other_person_wanted.connect(self._begin_anew)
                page.erased.connect(self._show_step)
                page.forgotten.connect(self._begin_anew)
                return page
            case Page.WELCOME:
                welcome = WelcomePage(context, key_is_new=self._key_is_new)
                if self._key_change is not None:
                    warn_of_key(welcome, self._theme, self._key_change, self._accept_key)
                return welcome
            case Page.CONSENT:
                consent = ConsentPage(context)
                consent.decline_button.clicked.connect(self._decline)
                return consent
            case Page.LABEL:
                return LeavesPage(context)
            case Page.PRACTICE:
                return self._beside.practice()
            case Page.QUESTION:
                asked = self._flow.survey.question(self._flow.step.question)
                return question_page(context, asked, fresh=self._is_fresh)
            case Page.REVIEW | Page.SAVED:
                review = ReviewPage(context, self._place)
                review.saved.connect(self._show_saved)
                review.change_wanted.connect(self._change)
                self._listen_to_review(review)
                review.folder_chosen.connect(self._keep_folder)
                return review

    def _listen_to_review(self, review: ReviewPage) -> None:
        """Let a review show what it stands for: the file, and the boxes of a question."""
        review.file_wanted.connect(self._look_at_file)
        review.boxes_wanted.connect(self._look_at_boxes)

    def _look_at_file(self, name: str = "") -> None:
        """Show the file letter for letter, over the page that asks for it."""
        self._look_at(FilePage(self._context(), name), lambda: self._look_at_file(name))

    def _look_at_boxes(self, question_id: str) -> None:
        """Show what is saved of the boxes of a question, over the review."""
        question = self._flow.survey.question(question_id)
        page = BoxesKeptPage(self._context(), question, looked_at=True)
        self._look_at(page, lambda: self._look_at_boxes(question_id))

    def _look_at(self, page: RespondentPage, again: Callable[[], None]) -> None:
        """Show a page over the present one; Back leads to where it was asked for.

        `again` shows it anew in another language.
        """
        beneath, asked_by = self.page, self.page.focusWidget()
        page.setParent(self)

        def come_back() -> None:
            self._return_from_over(beneath)
            if asked_by is not None:
                asked_by.setFocus()
                beneath.reveal(asked_by)

        def leave() -> None:
            come_back()
            self._ask_to_leave()

        page.back_wanted.connect(come_back)
        page.leave_wanted.connect(leave)
        page.language_wanted.connect(self._speak)
        self._put_over(page, beneath)
        page.setObjectName("looked_at_page")
        self._show_over_again = again

    # Beside the way

    def _show_beside(
        self,
        page: RespondentPage,
        again: Callable[[], None],
        back: Callable[[], None] | None = None,
    ) -> None:
        """Show a page that is no step of the way; Back leads to the step again, or by `back`.

        `again` shows it anew in another language.
        """
        self._show_again = again
        self._adopt(page, self._stay, back or self._come_back)
        self.page.forget()
        self._show_page(page)

    def _decline(self) -> None:
        """Let go whoever does not agree; where anything is kept already, say what stays."""
        if self._flow.has_begun:
            self._ask_to_leave()
            return
        page = DeclinedPage(self._context())
        self._show_beside(page, self._decline)
        page.leave_wanted.disconnect(self._ask_to_leave)
        page.leave_wanted.connect(self._leave)

    def _come_back(self) -> None:
        self.page.forget()
        self._show_step()

    def _accept_key(self) -> None:
        self._key_change = None

    # Going on

    def _go_forward(self) -> None:
        if self._flow.step.page is Page.SAVED:
            self.forget()
            self.finished.emit()
            return
        if self._flow.step.page is Page.WELCOME:
            self.key_accepted.emit()
        if isinstance(self.page, QuestionPage) and self.page.leads_to_kept:
            self._show_kept()
            return
        answered = isinstance(self.page, QuestionPage)
        step = self._flow.step
        try:
            self._flow.forward()
            self._has_answered = self._has_answered or answered
            self._show_step()
            if not answered and isinstance(self.page, QuestionPage):
                self.page.wait_to_be_read()
        except RandomnessError:
            self._flow.step = step
            self.page.show_broken_chance()
        except NotKeptError as refused:
            self._flow.step = step
            self.page.show_not_kept(refused, tr("This could not be noted on this computer."))

    def _on_page_overtaken(self, refused: NotKeptError) -> None:
        """Show what another window kept in place of what was pressed here, and say so."""
        self._drop_spun()
        self.page.forget()
        self._has_answered = self._flow.drawn > 0
        self._show_step()
        self.page.show_problem(reason_text(refused.why), remedy_text(refused.why))

    def _show_kept(self) -> None:
        """Show what was drawn for the question of the page: its kept moment."""
        self._has_answered = self._is_fresh = True
        self._show_step()
        self._is_fresh = False

    def _change(self, question_id: str) -> None:
        """Go from the review to a clear answer, and from there to the review again."""
        self._flow.change(self._flow.survey.question(question_id))
        self._show_step()

    def _go_back(self) -> None:
        if self._over is not None:
            self._return_from_over(self.page)
            return
        if self._flow.step.page is Page.PRACTICE:
            self._beside.forget_practice()
        self._flow.back()
        self._show_step()

    def _speak(self, language: str) -> None:
        """Show the page that is open in another language, and the one under it."""
        if language == self._language:
            return
        self._use_language(language)
        is_over = self._over is not None
        self._drop_over()
        self._show_again()
        if is_over:
            self._show_over_again()
        self.language_changed.emit(language)

    def _resume(self, sitting: Sitting) -> None:
        self._drop_spun()
        self._flow.resume(sitting)
        self._has_answered = self._flow.drawn > 0
        self._show_step()

    def _begin_anew(self) -> None:
        self._drop_spun()
        collect_when_gone(self.page)
        self._has_answered = False
        self._flow.another_person()
        self._show_step()

    def _keep_folder(self, folder: Path) -> None:
        self._place = replace(self._place, folder=folder)

    def _show_saved(self, path: Path) -> None:
        self._keep_folder(path.parent)
        saved = SavedPage(self._context(), path)
        saved.setParent(self)
        saved.forward_wanted.connect(self._go_forward)
        saved.file_wanted.connect(lambda: self._look_at_file(path.name))
        saved.leave_wanted.connect(self._go_forward)
        self._drop_spun()
        self._show_page(saved)

    # Leaving

    def _ask_to_leave(self) -> None:
        """Ask once, over the page, which stays as it is; a word pressed last is settled."""
        self._flow.settle()
        if self._flow.saved:
            self._leave()
            return
        leaving = LeavingPage(self._context(), keeps=self.keeps_sittings)
        leaving.setParent(self)
        leaving.back_wanted.connect(self._go_back)
        leaving.leaving_confirmed.connect(self._leave)
        leaving.language_wanted.connect(self._speak)
        self._put_over(leaving, self.page)
        leaving.setObjectName("leaving_page")
        self._show_over_again = self._ask_to_leave

    def cover(self) -> None:
        """Hide the page; the word pressed last stays what it is, whoever comes back."""
        self._flow.settle()
        super().cover()

    def forget(self) -> None:
        """Clear whatever is not frozen, and let the word pressed last stay what it is."""
        super().forget()
        self._flow.settle()

    def _leave(self) -> None:
        self.forget()
        self.left.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.forget()
        super().closeEvent(event)
