"""Keeping what is written: the draft while it is typed, and the files an author asks for."""

from __future__ import annotations

import contextlib
import hashlib
import os
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, Signal
from PySide6.QtWidgets import QWidget

from app.author.editing.files import SUFFIX, DraftFile
from app.author.words.authoring import Tone, saving
from app.theme import Theme
from app.widgets.dialogs import FolderDialogs, survey_files
from app.widgets.fields import TypingTimer
from app.widgets.message import MessageDialog
from app.words.catalogue import tr
from app.words.places import placed
from app.words.refusals import message, own_finding, remedy
from core.draft import Draft
from core.facts.errors import Code, Problem, Refused, refuse
from core.files.disk import make_private_folder, write_atomically
from core.survey import read

_REST = 500  # ms after the last key
_NAME = 32  # signs of the digest that a lock is called by


def lock_draft(path: Path, folder: Path) -> QLockFile | None:
    """Return the lock of a draft, which ends with it; None where no lock can be made.

    The lock stands in the program's own `folder`, so that nothing comes beside the draft, and one
    that a killed program left is none.

    Raises:
        Refused: IO, another window of this user has the draft open.
    """
    with contextlib.suppress(Refused):
        make_private_folder(folder)
    one = os.path.realpath(path)  # whatever links lead to it
    name = hashlib.sha256(one.encode("utf-8", "surrogatepass")).hexdigest()
    lock = QLockFile(str(folder / f"{name[:_NAME]}.lock"))
    lock.setStaleLockTime(0)  # as long as its program runs, however long that is
    if lock.tryLock(0):
        return lock
    if lock.error() is not QLockFile.LockError.LockFailedError:
        return None
    remedy = tr("Write on it there, or close it there first.")
    raise refuse(
        Code.IO, path.name, own_finding(tr("This draft is open in another window."), remedy)
    )


def writable_files() -> str:
    """Name for a dialog what can be written on."""
    return tr("Drafts, surveys and forms (*.draft *.survey *.xlsx)")


class Keeper(QObject):
    """Emits `kept(Path)` when the draft has another file, `settled` when there is news of it.

    `rest` runs out half a second after the last key, and two seconds after the first at the latest.
    """

    kept = Signal(Path)
    settled = Signal()

    def __init__(self, owner: QWidget, theme: Theme, folder: Path, dialogs: FolderDialogs) -> None:
        super().__init__(owner)
        self._owner = owner
        self._theme = theme
        self._folder = folder
        self._dialogs = dialogs
        self.file = DraftFile(folder, Draft())
        self._lock: QLockFile | None = None
        self.rest = TypingTimer(_REST, self)

    def begin(self, draft: Draft, path: Path | None) -> None:
        """Keep another draft from now on. Raises `Refused` where it is open in another window."""
        same = path is not None and path == self.file.path
        lock = None if path is None or same else lock_draft(path, self._folder)
        self.rest.stop()
        self.file = DraftFile(self._folder, draft, path)
        if not same:
            self._hold(lock)

    def end(self) -> None:
        """Let the draft be opened elsewhere."""
        self.rest.stop()
        self._hold(None)

    def _hold(self, lock: QLockFile | None) -> None:
        if self._lock is not None:
            self._lock.unlock()
        self._lock = lock

    @property
    def saving_words(self) -> tuple[Tone, str]:
        """Whether the draft is kept, in words."""
        waiting = self.rest.isActive() and self.file.problem is None
        state = "waiting" if waiting else self.file.state
        return saving(state, self.file.problem, self.file.name)

    def wait(self) -> None:
        """Wait for the keys to rest."""
        self.rest.key_pressed()

    def save(self, draft: Draft) -> bool:
        """Write the draft where it changed; False where it could not be written."""
        self.rest.stop()
        before = self.file.path
        written = self.file.save(draft)
        if self.file.path is not None and self.file.path != before:
            self._hold(lock_draft(self.file.path, self._folder))
            self.kept.emit(self.file.path)
        self.settled.emit()
        return written

    def save_draft(self, draft: Draft) -> None:
        """Ask for another file for the draft."""
        path = self._ask(tr("Save the draft"), SUFFIX, tr("Drafts (*.draft)"))
        if path is None:
            return
        try:
            lock = self._lock if path == self.file.path else lock_draft(path, self._folder)
            self.file.save_as(draft, path)
        except Refused as refused:
            self.refuse(refused.problem)
        else:
            if lock is not self._lock:
                self._hold(lock)
            self.kept.emit(path)
        self.settled.emit()

    def save_survey(self, data: bytes) -> Path | None:
        """Ask for a file and write the survey to it; None where it was not written."""
        return self._write(tr("Save the survey file"), ".survey", survey_files(), data)

    def save_form(self, data: bytes) -> Path | None:
        """Ask for a file and write the survey to it as a form for other programs."""
        from app.author.handing_out.xlsform import form_of

        title, pattern = tr("Write as XLSForm"), tr("Forms (*.xlsx)")
        return self._write(title, ".xlsx", pattern, form_of(read(data)))

    def _write(self, title: str, suffix: str, pattern: str, data: bytes) -> Path | None:
        path = self._ask(title, suffix, pattern)
        if path is None:
            return None
        try:
            write_atomically(path, data, replace=True)
        except Refused as refused:
            self.refuse(refused.problem)
            return None
        return path

    def unkept(self) -> MessageDialog:
        """Return the question whether to leave although the draft could not be saved."""
        problem = self.file.problem
        why = "" if problem is None else f"{message(problem)} {remedy(problem)}"
        title = tr("The draft could not be saved")
        leave = tr("Leave without saving")
        box = MessageDialog(self._theme, title, why, self._owner, tone="warning", choice=leave)
        box.setObjectName("unkept_box")
        return box

    def refuse(self, problem: Problem) -> None:
        """Explain why something was refused."""
        place = f"{problem.code} {placed(problem.where)}"
        self.tell(message(problem), f"{remedy(problem)}\n\n{place}".strip())

    def tell(self, title: str, text: str) -> None:
        box = MessageDialog(self._theme, title, text, self._owner)
        box.setObjectName("author_box")
        box.open()

    def _ask(self, title: str, suffix: str, pattern: str) -> Path | None:
        name = (self.file.name or "survey") + suffix
        return self._dialogs.save_file(self._owner, title, name, pattern)
