"""All that stands behind the PIN, and the PIN page itself."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from app.respondent.kiosk.emptying import EmptyingPage
from app.respondent.kiosk.flow import KioskFlow
from app.respondent.kiosk.pages import KioskPage, UnlockPage, WhoPage
from app.respondent.kiosk.trouble import RepairPage
from app.respondent.kiosk.worker import ReorderingPage, WorkerPage
from app.respondent.pages.save_place import ChooseFolder
from app.respondent.scaffold.page import Context
from core.facts.errors import Refused
from core.privacy.randomness import Door


class WorkerDesk(QObject):
    """Asks for the PIN and shows the field worker's pages; the view decides what they lead to.

    Args:
        context: returns what pages are made of.
        show: puts a page on the screen.
        second: milliseconds until the wait after wrong PINs is told anew.

    Emits `closed` where the field worker is done, or nobody typed the PIN; `worked` with whether
    a page works that must not be left; `opened` once the PIN was typed; `repaired` with a folder
    to save into, `given_up` where there is to be no file; `erasure_wanted` as a page is shown that
    tells what is not erased; `same_person` and `next_person` where somebody had left after chance
    was used; `ended` once the kiosk is left.
    """

    opened = Signal()
    closed = Signal()
    worked = Signal(bool)
    repaired = Signal(Path)
    given_up = Signal()
    erasure_wanted = Signal()
    same_person = Signal()
    next_person = Signal()
    ended = Signal()

    def __init__(
        self,
        flow: KioskFlow,
        door: Door,
        context: Callable[[], Context],
        show: Callable[[KioskPage], None],
        choose_folder: ChooseFolder | None,
        second: int,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._flow = flow
        self._door = door
        self._context = context
        self._show = show
        self._choose_folder = choose_folder
        self._unlock: UnlockPage | None = None
        self._waiting = QTimer(self, interval=second)
        self._waiting.timeout.connect(self.show_wait)

    # The PIN

    def ask_for_pin(self) -> None:
        """Show the page that asks for it."""
        page = UnlockPage(self._context())
        page.back_wanted.connect(self.closed)
        page.pin_typed.connect(self._try)
        page.destroyed.connect(self._forget_unlock)
        self._show(page)
        self._unlock = page
        page.pin_field.setFocus()
        self.show_wait()

    def _forget_unlock(self) -> None:
        if self._unlock is self.sender():
            self._unlock = None

    def _try(self, typed: str) -> None:
        if self._flow.opens(typed):
            self._unlock = None
            self.opened.emit()
            return
        if self._unlock is not None:
            self._unlock.refuse()
        self.show_wait()

    def show_wait(self) -> None:
        """Say how long it is until the next PIN is looked at, and let none be typed before."""
        seconds = self._flow.seconds_to_wait
        if self._unlock is None or not seconds:
            self._waiting.stop()
        elif not self._waiting.isActive():
            self._waiting.start()
        if self._unlock is not None:
            self._unlock.show_wait(seconds)

    # Behind it

    def show_counts(self) -> None:
        """Show how the people ended, and what can be done."""
        flow = self._flow
        page = WorkerPage(self._context(), flow.counts, flow.outbox, flow.waiting)
        page.forward_wanted.connect(self.closed)
        page.emptying_wanted.connect(self._show_emptying)
        page.leave_wanted.connect(self.leave)
        self._show(page)
        self.erasure_wanted.emit()

    def ask_who(self) -> None:
        """Ask whether the person who left goes on, or the next one begins."""
        page = WhoPage(self._context())
        page.back_wanted.connect(self.closed)
        page.same_wanted.connect(self.same_person)
        page.next_wanted.connect(self.next_person)
        self._show(page)

    def show_repair(self, reason: str, folder: Path) -> None:
        """Show why a file could not be saved into a folder, and where else it can go."""
        page = RepairPage(self._context(), folder, reason, self._choose_folder)
        page.back_wanted.connect(self.closed)
        page.retried.connect(self.repaired)
        page.given_up.connect(self.given_up)
        self._show(page)

    def _show_emptying(self) -> None:
        page = EmptyingPage(self._context(), self._flow, self._door, self._choose_folder)
        page.back_wanted.connect(self.show_counts)
        page.worked.connect(self.worked)
        self._show(page)

    def leave(self) -> None:
        """Leave the kiosk, once its files lie in random order."""
        self.reorder(self.ended.emit)

    def reorder(self, then: Callable[[], object]) -> None:
        """Write the files anew that show the order of people, and go on when none does.

        Nothing is erased meanwhile: sweeping what is not finished would take the copies away.
        """
        self.worked.emit(True)
        # What fails here is done, or told, by the next start of a kiosk.
        with contextlib.suppress(Refused):
            self._flow.erase()
        if not self._flow.tells_order:
            then()
            return
        page = ReorderingPage(self._context(), self._flow, self._door)
        page.forward_wanted.connect(then)
        self._show(page)
        page.start()
