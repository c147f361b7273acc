"""The kiosk: one laptop for one person after another, led by a field worker with a PIN."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.flows.kiosk import KioskFlow
from app.flows.respondent import RespondentFlow
from app.i18n import Interpreter, direction_of
from app.theme import Theme
from app.views.respondent.kiosk.pages import CountdownPage, KioskPage, NextPage
from app.views.respondent.kiosk.silence import Silence
from app.views.respondent.kiosk.sitting import KioskSitting
from app.views.respondent.kiosk.worker import PinPage, ReorderingPage, UnlockPage, WorkerPage
from app.views.respondent.page import Context
from app.views.respondent.pages.known_here import KeyChange, warn_of_key
from app.views.respondent.pages.places import unerased_text, unsaved_text
from core.errors import Refused
from core.privacy.randomness import Door
from core.response.store import MemoryStore

QUIET_MILLISECONDS = 120_000
COUNTDOWN_SECONDS = 30


class KioskView(QWidget):
    """Sets the PIN, then a clean sitting for each person; it is left with the PIN alone.

    Args:
        interpreter: what the pages are translated by; by default one of the view's own.
        key_change: the survey's key is not the one that its author had here before; the field
            worker is warned before the first person.
        quiet: milliseconds without a touch after which the countdown begins.
        second: milliseconds of one count, and until what could not be erased is tried again.

    Emits `left` once the field worker leaves, `key_accepted` where they go on with the survey and
    its key, and `covered` with whether the page of a person is hidden.
    """

    covered = Signal(bool)
    left = Signal()
    key_accepted = Signal()

    def __init__(
        self,
        theme: Theme,
        flow: KioskFlow,
        door: Door,
        *,
        interpreter: Interpreter | None = None,
        key_change: KeyChange | None = None,
        key_is_new: bool = False,
        quiet: int = QUIET_MILLISECONDS,
        second: int = 1000,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("kiosk_view")
        self._theme = theme
        self._flow = flow
        self._door = door
        self._interpreter = interpreter or Interpreter(parent=self)
        self._use_language(self._interpreter.first_of(flow.survey.languages))
        self._may_close = False
        self._counted = 0
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._silence = Silence(quiet, self)
        self._silence.fell_silent.connect(self._on_silence_fell_silent)
        self._clock = QTimer(self)
        self._clock.setInterval(second)
        self._clock.timeout.connect(self.count_down)
        self._waiting = QTimer(self)
        self._waiting.setInterval(second)
        self._waiting.timeout.connect(self.show_wait)
        self._again = QTimer(self)
        self._again.setInterval(second)
        self._again.timeout.connect(self.erase)
        self.sitting: KioskSitting | None = None
        self.page: KioskPage | None = None
        setup = PinPage(self._context(), flow.outbox, flow.waiting, is_new=flow.outbox_is_new)
        setup.pin_chosen.connect(self._set_pin)
        setup.leave_wanted.connect(self._end)
        if key_change is not None:
            warn_of_key(setup, theme, key_change, lambda: setup.let_start(True))
            setup.let_start(False)
        elif key_is_new:
            setup.show_new_key()
        self._show(setup)

    # Showing pages

    def _context(self) -> Context:
        """Return what pages between two people are made of: a way that nobody is on."""
        idle = RespondentFlow(self._flow.survey, MemoryStore(), self._door)
        return Context(self._theme, idle, self._language, self._flow.survey.languages)

    def _show(self, page: KioskPage | None) -> None:
        """Put a page in place of the one before; None where the sitting shows."""
        before, self.page = self.page, page
        if before is not None:
            before.forget()
            before.hide()
            self._layout.removeWidget(before)
            before.deleteLater()
        if page is not None:
            page.setObjectName("kiosk_page")
            self._layout.addWidget(page)
            page.show()
            page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _set_pin(self, first: str, second: str) -> None:
        try:
            self._flow.make_outbox()
        except Refused as refused:
            if self.page is not None:
                told = unsaved_text(refused, self._flow.outbox)
                self.page.show_problem(told, self.tr("Choose another folder as the outbox."))
            return
        self.key_accepted.emit()
        self._flow.set_pin(first, second)
        self._reorder(self.show_next)

    def _reorder(self, then: Callable[[], None]) -> None:
        """Write the files anew that show the order of people, and go on when none does.

        Nothing is erased meanwhile: sweeping what is not finished would take the copies away.
        """
        self._again.stop()
        # What fails here is done, or told, by the next start of a kiosk.
        with contextlib.suppress(Refused):
            self._flow.erase()
        if not self._flow.is_ordered:
            then()
            return
        page = ReorderingPage(self._context(), self._flow, self._door)
        page.forward_wanted.connect(then)
        self._show(page)
        page.start()

    def show_next(self) -> None:
        """Forget the person before, on the screen and on the disk, and wait for the next."""
        self._clock.stop()
        self._silence.stop()
        self._drop_sitting()
        self._use_language(self._interpreter.first_of(self._flow.survey.languages))
        self._show_waiting_page()

    def _show_waiting_page(self) -> None:
        counts = self._flow.counts
        first = counts.saved + counts.left + counts.silent == 0
        page = NextPage(self._context(), self._flow.waiting, first=first)
        page.start_wanted.connect(self._start)
        page.worker_wanted.connect(self._ask_for_pin)
        page.language_wanted.connect(self._speak)
        self._show(page)
        self.erase()

    def erase(self) -> None:
        """Erase what the last person left; where that fails it is told, and tried again."""
        sitting = self.sitting
        if sitting is not None and not sitting.is_handed_in:
            return
        try:
            self._flow.erase()
        except Refused as refused:
            self._tell_unerased(unerased_text(refused))
        else:
            self._tell_unerased("")

    def _tell_unerased(self, reason: str) -> None:
        if reason:
            self._again.start()
        else:
            self._again.stop()
        if self.sitting is not None:
            self.sitting.show_unerased(reason)
        elif isinstance(self.page, NextPage | WorkerPage):
            self.page.show_unerased(reason)

    def _speak(self, language: str) -> None:
        self._use_language(language)
        self._show_waiting_page()

    def _use_language(self, language: str) -> None:
        self._language = language
        self._interpreter.speak(language)
        self.setLayoutDirection(direction_of(language))

    # A person

    def _start(self) -> None:
        """Begin a clean sitting."""
        try:
            store = self._flow.next_person()
        except Refused as refused:
            self._tell_unerased(unerased_text(refused))
            return
        self._show(None)
        sitting = KioskSitting(
            self._theme,
            self._flow.survey,
            store,
            self._door,
            folder=self._flow.outbox,
            interpreter=self._interpreter,
            parent=self,
        )
        sitting.begin_in(self._language)
        sitting.handed_in.connect(self._on_sitting_handed_in)
        sitting.finished.connect(self.show_next)
        sitting.left.connect(self._on_sitting_left)
        sitting.covered.connect(self.covered)
        self.sitting = sitting
        self._layout.addWidget(sitting)
        sitting.show()
        sitting.take_focus()
        self._silence.start()

    def _on_sitting_handed_in(self) -> None:
        """Delete the sitting, now that the outbox file is synced."""
        self._flow.counts.saved += 1
        self.erase()

    def _on_sitting_left(self) -> None:
        self._flow.counts.left += 1
        self.show_next()

    def _drop_sitting(self) -> None:
        """Let go of the pages of a person, and of what they hold."""
        sitting, self.sitting = self.sitting, None
        if sitting is not None:
            sitting.forget()
            sitting.hide()
            self.covered.emit(False)
            self._layout.removeWidget(sitting)
            sitting.deleteLater()

    # Silence

    def _on_silence_fell_silent(self) -> None:
        sitting = self.sitting
        if sitting is None or sitting.is_handed_in:
            self.show_next()
            return
        sitting.hide()
        self._use_language(sitting.language)
        self._counted = COUNTDOWN_SECONDS
        page = CountdownPage(self._context(), self._counted)
        self._show(page)
        page.back_wanted.connect(self._come_back)
        self._silence.touched.connect(self._come_back)
        self._clock.start()

    def count_down(self) -> None:
        """Count one second; at zero the sitting is erased."""
        self._counted -= 1
        if isinstance(self.page, CountdownPage) and self._counted > 0:
            self.page.show_seconds(self._counted)
            return
        self._silence.touched.disconnect(self._come_back)
        self._flow.counts.silent += 1
        self.show_next()

    def _come_back(self) -> None:
        """Show the very page again that was left to itself."""
        sitting = self.sitting
        if not isinstance(self.page, CountdownPage) or sitting is None:
            return
        self._clock.stop()
        self._silence.touched.disconnect(self._come_back)
        self._show(None)
        sitting.show()
        sitting.take_focus()

    def cover(self) -> None:
        """Hide the page of the person who is sitting here, if one is shown."""
        if self.sitting is not None and self.page is None:
            self.sitting.cover()

    # The field worker

    def _ask_for_pin(self) -> None:
        page = UnlockPage(self._context())
        page.back_wanted.connect(self.show_next)
        page.pin_typed.connect(self._unlock)
        self._show(page)
        page.pin_field.setFocus()
        self._silence.start()
        self.show_wait()

    def _unlock(self, typed: str) -> None:
        if not self._flow.opens(typed):
            if isinstance(self.page, UnlockPage):
                self.page.refuse()
            self.show_wait()
            return
        flow = self._flow
        page = WorkerPage(self._context(), flow.counts, flow.outbox, flow.waiting)
        page.forward_wanted.connect(self.show_next)
        page.leave_wanted.connect(self._end)
        self._show(page)
        self.erase()

    def show_wait(self) -> None:
        """Say how long it is until the next PIN is looked at, and let none be typed before."""
        seconds = self._flow.seconds_to_wait
        if not isinstance(self.page, UnlockPage) or not seconds:
            self._waiting.stop()
        elif not self._waiting.isActive():
            self._waiting.start()
        if isinstance(self.page, UnlockPage):
            self.page.show_wait(seconds)

    def release(self) -> None:
        """Let the kiosk be closed without the PIN: the system ends the program."""
        self._may_close = True

    def _end(self) -> None:
        """Leave the kiosk: before the PIN is set, or from the field worker's page."""
        self._silence.stop()
        self._reorder(self._leave)

    def _leave(self) -> None:
        self._may_close = True
        self.left.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._may_close and (self._flow.has_pin or self._flow.is_ordered):
            event.ignore()
            if not self._flow.has_pin and not isinstance(self.page, ReorderingPage):
                self._end()
            return
        self._silence.stop()
        self._again.stop()
        self._drop_sitting()
        erase = self._flow.erase
        if isinstance(self.page, ReorderingPage):
            self.page.forget()
            erase = self._flow.erase_sittings
        # What fails here is done, or told, by the next start of a kiosk.
        with contextlib.suppress(Refused):
            erase()
        self._interpreter.rest()
        super().closeEvent(event)
