"""The kiosk: one laptop for one person after another, led by a field worker with a PIN."""

from __future__ import annotations

import contextlib
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from app.kit.i18n import Interpreter, direction_of
from app.kit.memory import collect_when_gone
from app.respondent.flow.way import RespondentFlow
from app.respondent.kiosk.desk import WorkerDesk
from app.respondent.kiosk.flow import KioskFlow
from app.respondent.kiosk.pages import CountdownPage, KioskPage, LeftPage, NextPage
from app.respondent.kiosk.silence import Countdown, Silence
from app.respondent.kiosk.sitting import KioskSitting, begin_sitting
from app.respondent.kiosk.worker import ReorderingPage, WorkerPage
from app.respondent.pages.save_place import ChooseFolder, unerased_text, unsaved_text
from app.respondent.scaffold.page import Context
from app.theme import Theme
from app.widgets.layout import column, discard
from core.facts.errors import Refused
from core.privacy.randomness import Door
from core.response.store import MemoryStore, SittingStore


class KioskStack(QWidget):
    """One page at a time; `page` is None where the sitting of a person is shown instead."""

    def __init__(
        self,
        theme: Theme,
        flow: KioskFlow,
        door: Door,
        interpreter: Interpreter | None,
        parent: QWidget | None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._flow = flow
        self._door = door
        self._interpreter = interpreter or Interpreter(parent=self)
        self._looks = theme.text_size, theme.pinned
        self._layout = column(on=self)
        self.page: KioskPage | None = None
        self._language = self._interpreter.first_of(flow.languages)

    def showEvent(self, event: QShowEvent) -> None:
        """Speak, for the view that was shown before goes back to English as it is hidden."""
        super().showEvent(event)
        self._interpreter.speak(self._language)

    def _context(self) -> Context:
        """Return what pages between two people are made of: a way that nobody is on."""
        idle = RespondentFlow(self._flow.survey, MemoryStore(), self._door)
        return Context(self._theme, idle, self._language, self._flow.languages)

    def _show(self, page: KioskPage | None) -> None:
        """Put a page in place of the one before; None where the sitting shows."""
        before, self.page = self.page, page
        if before is not None:
            before.forget()
            discard(before, self._layout)
        if page is not None:
            page.setObjectName("kiosk_page")
            self._layout.addWidget(page)
            page.show()
            page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _begin_anew(self) -> None:
        """Go back to the first language, and to the text size and the colours of the start."""
        self._use_language(self._interpreter.first_of(self._flow.languages))
        size, scheme = self._looks
        self._theme.set_text_size(size)
        self._theme.pin(scheme)

    def _use_language(self, language: str) -> None:
        self._language = language
        self._interpreter.speak(language)
        self.setLayoutDirection(direction_of(language))


class Erasing(QObject):
    """Erases at once; where that fails, again after a time.

    Emits `told` with why what was kept is still there, "" once it is not.
    """

    told = Signal(str)

    def __init__(self, flow: KioskFlow, milliseconds: int, parent: QObject) -> None:
        super().__init__(parent)
        self._flow = flow
        self._again = QTimer(self, interval=milliseconds)
        self._again.timeout.connect(self.erase)

    def erase(self) -> None:
        """Erase; nobody may be at the laptop."""
        try:
            self._flow.erase()
        except Refused as refused:
            self.fail(refused)
        else:
            self.stop()
            self.told.emit("")

    def fail(self, refused: Refused) -> None:
        """Tell that it failed, and try again."""
        self._again.start()
        self.told.emit(unerased_text(refused))

    def stop(self) -> None:
        """Try no more, as while files are written anew, whose copies would be swept away."""
        self._again.stop()


QUIET_MILLISECONDS = 120_000
COUNTDOWN_SECONDS = 30


class KioskView(KioskStack):
    """A clean sitting for each person; it is left with the PIN alone, which is set before.

    Who is at the laptop is seen in two attributes: `sitting` is a person's, None between two
    people; `page` is what is shown instead of it, None where the sitting itself is.

    Args:
        interpreter: what the pages are translated by; by default one of the view's own.
        choose_folder: asks the field worker for a folder; None offers a field to type into.
        quiet: milliseconds without a touch after which the countdown begins.
        second: milliseconds of one count, and until what could not be erased is tried again.

    Emits `left` once the field worker leaves, and `covered` with whether the page of a person is
    hidden.
    """

    covered = Signal(bool)
    left = Signal()

    def __init__(
        self,
        theme: Theme,
        flow: KioskFlow,
        door: Door,
        *,
        interpreter: Interpreter | None = None,
        choose_folder: ChooseFolder | None = None,
        quiet: int = QUIET_MILLISECONDS,
        second: int = 1000,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, flow, door, interpreter, parent)
        if not flow.has_pin:
            raise ValueError("a kiosk needs a PIN")
        self.setObjectName("kiosk_view")
        self._may_close = False
        self._silence = Silence(quiet, self)
        self._silence.fell_silent.connect(self._on_silence_fell_silent)
        self._silence.touched.connect(self._come_back)
        self._countdown = Countdown(second, self)
        self._countdown.ran_out.connect(self._on_countdown_ran_out)
        self._erasing = Erasing(flow, second, self)
        self._erasing.told.connect(self._tell_unerased)
        self.sitting: KioskSitting | None = None
        # Whether somebody left after something was drawn: it is kept until it is said who comes.
        self._is_left = False
        desk = WorkerDesk(flow, door, self._context, self._show, choose_folder, second, self)
        desk.opened.connect(self._on_desk_opened)
        desk.closed.connect(self._on_desk_closed)
        desk.worked.connect(self._on_desk_worked)
        desk.repaired.connect(self._save_to)
        desk.given_up.connect(self._give_up)
        desk.same_person.connect(self._go_on_with_same)
        desk.next_person.connect(self.show_next)
        desk.erasure_wanted.connect(self.erase)
        desk.ended.connect(self._leave)
        self._desk = desk
        self._begin_anew()
        desk.reorder(self.show_next)

    # Showing pages

    def _show_sitting(self) -> None:
        """Show the very page of the person again."""
        sitting = self.sitting
        if sitting is not None:
            self._show(None)
            self._use_language(sitting.language)
            sitting.show()
            sitting.take_focus()

    def _hide_sitting(self, sitting: KioskSitting) -> None:
        """Let a page come in its place that speaks the person's language, too."""
        sitting.be_hidden()
        self._use_language(sitting.language)

    def show_next(self) -> None:
        """Forget the person before, on the screen and on the disk, and wait for the next."""
        self._countdown.stop()
        self._silence.stop()
        self._is_left = False
        self._drop_sitting()
        self._begin_anew()
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

    def _show_left(self) -> None:
        """Let go of a person's pages, and wait for the field worker to say who comes next."""
        self._silence.stop()
        self._is_left = True
        self._drop_sitting()
        self._begin_anew()
        self._show_left_page()

    def _show_left_page(self) -> None:
        page = LeftPage(self._context())
        page.worker_wanted.connect(self._ask_for_pin)
        page.language_wanted.connect(self._speak)
        self._show(page)

    def _speak(self, language: str) -> None:
        self._use_language(language)
        if self._is_left:
            self._show_left_page()
        else:
            self._show_waiting_page()

    # Erasing

    def erase(self) -> None:
        """Erase what the last person left; where that fails it is told, and tried again."""
        if self._is_left:
            return
        if self.sitting is None or self.sitting.is_handed_in:
            self._erasing.erase()

    def _tell_unerased(self, reason: str) -> None:
        if self.sitting is not None:
            self.sitting.show_unerased(reason)
        elif isinstance(self.page, NextPage | WorkerPage):
            self.page.show_unerased(reason)

    # A person

    def _start(self) -> None:
        """Begin a clean sitting."""
        try:
            store = self._flow.next_person()
        except Refused as refused:
            self._erasing.fail(refused)
            return
        self._seat(store)

    def _go_on_with_same(self) -> None:
        """Go on with the person who left: what was drawn stays, and starts go on counting."""
        self._is_left = False
        self._seat(self._flow.same_person()).go_on()

    def _seat(self, store: SittingStore) -> KioskSitting:
        """Show the pages of a person whose sitting is kept in a store."""
        self._show(None)
        sitting = begin_sitting(
            self._theme, self._flow, store, self._door, self._interpreter, self._language, self
        )
        sitting.handed_in.connect(self._on_sitting_handed_in)
        sitting.troubled.connect(self._on_sitting_troubled)
        sitting.worker_wanted.connect(self._ask_for_pin)
        sitting.finished.connect(self.show_next)
        sitting.left.connect(self._on_sitting_left)
        sitting.covered.connect(self.covered)
        self.sitting = sitting
        self._layout.addWidget(sitting)
        sitting.show()
        sitting.take_focus()
        self._silence.start()
        return sitting

    def _on_sitting_handed_in(self) -> None:
        """Delete the sitting, now that the outbox file is synced."""
        self._flow.counts.saved += 1
        self.erase()

    def _on_sitting_left(self) -> None:
        """Count who left; where something was drawn, nobody begins before the field worker."""
        drawn = self.sitting is not None and self.sitting.has_drawn
        self._flow.counts.left += 1
        self._flow.counts.after_start += drawn
        if drawn:
            self._show_left()
        else:
            self.show_next()

    def _give_up(self) -> None:
        """Let there be no file of the person who waits, as the field worker decided."""
        self._flow.counts.left += 1
        self._flow.counts.after_start += self.sitting is not None and self.sitting.has_drawn
        self.show_next()

    def _drop_sitting(self) -> None:
        """Let go of the pages of a person, and of what they hold."""
        sitting, self.sitting = self.sitting, None
        if sitting is not None:
            sitting.forget()
            sitting.hide()
            self.covered.emit(False)
            self._layout.removeWidget(sitting)
            collect_when_gone(sitting)
            sitting.deleteLater()

    def cover(self) -> None:
        """Hide the page of the person who is sitting here, if one is shown."""
        if self.sitting is not None and self.page is None:
            self.sitting.cover()

    # A file that could not be saved

    @property
    def _is_troubled(self) -> bool:
        """Tell whether a person waits for the field worker, their words out of sight."""
        return self.sitting is not None and self.sitting.trouble is not None

    def _on_sitting_troubled(self) -> None:
        """Let no silence erase what waits to be saved."""
        self._silence.stop()

    def _save_to(self, folder: Path) -> None:
        """Save the file of the person who waits into a folder; once it is, later ones go there."""
        sitting, before = self.sitting, self._flow.outbox
        if sitting is None:
            return
        try:
            self._flow.use_outbox(folder)
        except Refused as refused:
            self._desk.show_repair(unsaved_text(refused, folder), folder)
            return
        sitting.save_to(folder)
        if sitting.trouble is not None:
            self._flow.go_back_to(before)
            self._desk.show_repair(unsaved_text(sitting.trouble, folder), folder)
            self._silence.start()
            return
        self._show_sitting()
        self._silence.start()

    # Silence

    def _on_silence_fell_silent(self) -> None:
        sitting = self.sitting
        if sitting is not None and self._is_troubled:
            self._on_desk_closed()
            return
        if self._is_left:
            self._on_desk_closed()
            return
        if sitting is None or sitting.is_handed_in:
            self.show_next()
            return
        self._hide_sitting(sitting)
        page = CountdownPage(self._context(), COUNTDOWN_SECONDS)
        self._show(page)
        page.back_wanted.connect(self._come_back)
        self._countdown.counted.connect(page.show_seconds)
        self._countdown.start(COUNTDOWN_SECONDS)

    def _on_countdown_ran_out(self) -> None:
        """Erase the sitting of a person who is gone."""
        self._flow.counts.silent += 1
        self._flow.counts.after_start += self.sitting is not None and self.sitting.has_drawn
        self.show_next()

    def _come_back(self) -> None:
        """Show the very page again that was left to itself."""
        if isinstance(self.page, CountdownPage):
            self._countdown.stop()
            self._show_sitting()

    # The field worker

    def _ask_for_pin(self) -> None:
        if self.sitting is not None:
            self._hide_sitting(self.sitting)
        self._desk.ask_for_pin()
        self._silence.start()

    def _on_desk_opened(self) -> None:
        sitting = self.sitting
        if self._is_left:
            self._desk.ask_who()
        elif sitting is None or sitting.trouble is None:
            self._desk.show_counts()
        else:
            folder = sitting.folder
            self._desk.show_repair(unsaved_text(sitting.trouble, folder), folder)

    def _on_desk_closed(self) -> None:
        """Go back to the person who waits, with no countdown, or to the next one."""
        if self._is_troubled:
            self._silence.stop()
            self._show_sitting()
        elif self._is_left:
            self._show_left()
        else:
            self.show_next()

    def _on_desk_worked(self, working: bool) -> None:
        """Let no silence, and no erasing, come between while files are moved or written anew."""
        if working:
            self._erasing.stop()
            self._silence.stop()
        else:
            self._silence.start()

    # Leaving

    def release(self) -> None:
        """Let the kiosk be closed without the PIN: the system ends the program."""
        self._may_close = True

    def _leave(self) -> None:
        self._may_close = True
        self.left.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._may_close:
            event.ignore()
            return
        self._silence.stop()
        self._erasing.stop()
        self._drop_sitting()
        erase = self._flow.erase
        if isinstance(self.page, ReorderingPage):
            self.page.forget()
            erase = self._flow.erase_sittings
        # What fails here is done, or told, by the next start of a kiosk.
        with contextlib.suppress(Refused):
            erase()
        self._begin_anew()
        self._interpreter.rest()
        super().closeEvent(event)
