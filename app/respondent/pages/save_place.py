"""Where to save: a folder typed or chosen, and the sticks that are plugged in."""

from __future__ import annotations

import contextlib
import errno
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QStorageInfo, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from app.kit.tasks import Task
from app.respondent.flow.saving import make_folders
from app.theme import Theme
from app.widgets.button import Button, secondary_button
from app.widgets.layout import add, row, wide
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from app.words.not_kept import reason_text, remedy_text
from app.words.refusals import message
from core.facts.errors import Refused
from core.facts.names import Fact
from core.progress import Progress, silent
from core.response.store_errors import NotKeptError

ChooseFolder = Callable[[Path], Path | None]

_REMOVABLE = ("/media/", "/run/media/", "/mnt/", "/Volumes/")
_MOST_STICKS = 4


@dataclass(frozen=True, slots=True)
class SavePlace:
    """Where a file goes.

    Attributes:
        folder: into which it is saved.
        own: the folder that Candor makes without asking, in one that is there; another may be
            chosen. None where all files go into this one, which is there.
        choose: asks for a folder, beginning at one; None offers a field to type into.
    """

    folder: Path
    own: Path | None = None
    choose: ChooseFolder | None = None

    @property
    def is_fixed(self) -> bool:
        """Tell whether there is no other place to choose."""
        return self.own is None

    @property
    def is_made(self) -> bool:
        """Tell whether the folder is made where it is missing."""
        return self.folder == self.own

    @property
    def is_asked_for(self) -> bool:
        """Tell whether it is asked first: what the folder stands in is missing, too."""
        try:
            return self.is_made and not self.folder.parent.exists()
        except (OSError, ValueError):  # it is told when the folder cannot be made
            return False


class PlacePanel(QFrame):
    """Emits `chosen` with the folder to save into, and `grew` once buttons were added.

    Sticks are looked for aside: a disk that does not answer keeps nobody waiting.
    """

    chosen = Signal(Path)
    grew = Signal()

    def __init__(self, theme: Theme, place: SavePlace) -> None:
        super().__init__()
        self._choose_folder = place.choose
        self._missing: QWidget | None = None
        self.setProperty("role", "card")
        self._theme = theme
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(28, 20, 28, 24)
        column.setSpacing(12)
        column.addWidget(TextLabel(tr("Where to save"), theme, "respondent.label"))
        row = QHBoxLayout()
        row.setSpacing(14)
        self.path_field = QLineEdit(str(place.folder))
        self.path_field.setObjectName("path_field")
        self.path_field.setProperty("scale", "respondent")
        self.path_field.setAccessibleName(tr("Folder to save into"))
        self.path_field.returnPressed.connect(self._use_field)
        self.path_field.textChanged.connect(self._on_text_changed)
        row.addWidget(self.path_field, 1)
        if place.choose is not None:
            self.browse_button = self._button(tr("Browse"), "folder", theme)
            self.browse_button.setObjectName("browse_button")
            self.browse_button.clicked.connect(self._browse)
            row.addWidget(self.browse_button)
        self.use_button = self._button(tr("Use this folder"), None, theme)
        self.use_button.setObjectName("use_button")
        self.use_button.clicked.connect(self._use_field)
        row.addWidget(self.use_button)
        column.addLayout(row)
        search = Task(removable_folders, parent=self)
        search.succeeded.connect(self._show_sticks)
        search.start_aside()

    def _show_sticks(self, sticks: list[Path]) -> None:
        if not sticks:
            return
        line = QHBoxLayout()
        line.setSpacing(14)
        for place, stick in enumerate(sticks):
            button = self._button(stick.name, "stick", self._theme)
            button.setObjectName(f"stick_button_{place + 1}")
            button.clicked.connect(self._using(stick))
            line.addWidget(button)
        line.addStretch(1)
        self._column.addLayout(line)
        self.grew.emit()

    def _button(self, text: str, icon: str | None, theme: Theme) -> Button:
        return secondary_button(text.replace("&", "&&"), theme, icon=icon)

    def _using(self, folder: Path) -> Callable[[], None]:
        return lambda: self.use(folder)

    def _on_text_changed(self, text: str) -> None:
        self.use_button.setEnabled(bool(text.strip()))
        if self._missing is not None:
            self._missing.hide()

    def _use_field(self) -> None:
        if self.path_field.text().strip():
            self.use(self._typed())

    def _typed(self) -> Path:
        return typed_folder(self.path_field.text())

    def _ask_to_make(self, folder: Path) -> None:
        """Say that there is no such folder, and offer to make it."""
        if self._missing is None:
            self._missing = QWidget()
            line = row(on=self._missing)
            line.setSpacing(14)
            self.missing_label = TextLabel("", self._theme, "respondent.body")
            self.make_button = self._button(tr("Make this folder"), "folder", self._theme)
            self.make_button.setObjectName("make_button")
            self.make_button.clicked.connect(self._make)
            add(line, wide(self.missing_label), self.make_button)
            self._column.insertWidget(2, self._missing)
            self.grew.emit()
        told = tr("There is no folder {folder} yet.")
        self.missing_label.setText(told.format(folder=shown_folder(folder)))
        self._missing.show()
        self.make_button.setFocus()

    def _make(self) -> None:
        folder = self._typed()
        try:
            make_folders(folder)
        except Refused as refused:
            self.missing_label.setText(unsaved_text(refused, folder))
        else:
            self.use(folder)

    def _browse(self) -> None:
        if self._choose_folder is None:
            return
        folder = self._choose_folder(self._typed())
        if folder is not None:
            self.use(folder)

    def use(self, folder: Path) -> None:
        """Take a folder; of one that is not there it is asked whether to make it."""
        self.path_field.setText(str(folder))
        if is_there(folder):
            self.chosen.emit(folder)
        else:
            self._ask_to_make(folder)


def typed_folder(text: str) -> Path:
    """Return the folder that a text names, whatever was typed; ~ is a home, where there is one."""
    folder = Path(text.strip())
    with contextlib.suppress(RuntimeError, ValueError):
        return folder.expanduser()
    return folder


def is_there(folder: Path) -> bool:
    """Tell whether there is a folder that can be looked at."""
    with contextlib.suppress(OSError, ValueError):
        return folder.is_dir()
    return False


def removable_folders(report: Progress = silent) -> list[Path]:  # noqa: ARG001 - asks Qt once
    """Return the roots of the sticks and cards that can be written to.

    It may never return: one dead mount, of whatever kind, holds up the question for all.
    """
    found = []
    for volume in QStorageInfo.mountedVolumes():
        root = volume.rootPath()
        if root.startswith(_REMOVABLE) and volume.isReady() and not volume.isReadOnly():
            found.append(Path(root))
    return found[:_MOST_STICKS]


def unsaved_text(refused: Refused, folder: Path) -> str:
    """Return why nothing could be saved into a folder; or that it is not the folder's fault."""
    if refused.problem.found.fact is Fact.TOLD and refused.__cause__ is None:
        return message(refused.problem)
    if isinstance(refused, NotKeptError):
        no_help = tr("Another folder does not help.")
        why = reason_text(refused.why)
        return f"{uncopied_text()} {why} {no_help} {remedy_text(refused.why)}"
    if not is_there(folder):
        if isinstance(refused.__cause__, FileNotFoundError):
            return tr("The folder is not there.")
        return tr("The folder could not be made: {reason}.").format(reason=reason_of(refused))
    return tr("The file could not be written: {reason}.").format(reason=reason_of(refused))


def uncopied_text() -> str:
    """Say that it is this computer that kept nothing, wherever the file was to go."""
    return tr("The copy could not be kept on this computer itself.")


def unerased_text(error: Refused | OSError) -> str:
    """Return why what an earlier person left could not be erased."""
    return tr("What was kept could not be erased: {reason}.").format(reason=reason_of(error))


def unordered_text(error: Exception) -> str:
    """Return why files could not be written anew in another order."""
    told = tr("The files could not be written anew: {reason}.")
    known = error if isinstance(error, Refused | OSError) else OSError()
    return told.format(reason=reason_of(known))


def unmoved_text(error: Exception) -> str:
    """Return why files could not be moved to another folder."""
    told = tr("The files could not be moved: {reason}.")
    known = error if isinstance(error, Refused | OSError) else OSError()
    return told.format(reason=reason_of(known))


def reason_of(error: Refused | OSError) -> str:
    """Return what the system says, in the language of the pages as far as it is known."""
    cause = error if isinstance(error, OSError) else error.__cause__
    if not isinstance(cause, OSError):
        return tr("unknown reason")
    known = {
        errno.ENOSPC: tr("No space left on device"),
        errno.EDQUOT: tr("Disk quota exceeded"),
        errno.EROFS: tr("Read-only file system"),
        errno.EACCES: tr("Permission denied"),
        errno.EPERM: tr("Operation not permitted"),
        errno.EIO: tr("Input/output error"),
        errno.ENOENT: tr("No such file or directory"),
        errno.ENOTDIR: tr("Not a directory"),
        errno.EEXIST: tr("File exists"),
        errno.ENODEV: tr("The disk was taken out"),
        errno.ENAMETOOLONG: tr("File name too long"),
    }
    return known.get(cause.errno or 0) or cause.strerror or tr("unknown reason")


def shown_folder(folder: Path) -> str:
    """Write a folder for people: its parts from the home folder, or from the root."""
    try:
        parts: tuple[str, ...] = folder.relative_to(Path.home()).parts
    except (ValueError, RuntimeError):
        parts = folder.parts
    return " \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} ".join(parts) if parts else str(folder)
