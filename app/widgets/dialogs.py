"""Asking a person for a file or a folder. Passed in, so that tests can answer in their place.

What may be told while a survey is open is told in the language of its pages.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from app.kit.file_kinds import ENDINGS
from app.kit.settings import Settings, text_of
from app.theme import Theme
from app.words.catalogue import tr
from core.facts.errors import Problem

if TYPE_CHECKING:
    from app.widgets.message import MessageDialog

T = TypeVar("T")
_SUFFIX = r"\*(\.\w+)"


def forget_dialog_history() -> None:
    """Keep no folder and no name that a file dialog of Qt remembers.

    Where they go to QtProject.conf, that file is moved to where nothing can be written; where
    they go to the registry or to the preferences, which cannot be moved, they are removed.
    """
    scope = QSettings.Scope.UserScope
    if sys.platform in ("win32", "darwin"):
        QSettings(scope, "QtProject").remove("FileDialog")
    else:
        QSettings.setPath(QSettings.Format.NativeFormat, scope, os.devnull)
        QSettings.setPath(QSettings.Format.IniFormat, scope, os.devnull)


# What dialogs offer.


def survey_files() -> str:
    return tr("Surveys (*.survey)")


def study_files() -> str:
    return tr("Studies (*.study)")


def key_files() -> str:
    """Name keys for a dialog, which may as well be called otherwise."""
    return tr("Keys (*.key)") + ";;*"


def csv_files() -> str:
    """Name tables as text for a dialog, which may as well be called otherwise."""
    return tr("Tables ({endings})").format(endings="*.csv") + ";;*"


def mapping_files() -> str:
    return tr("Mappings (*.mapping)")


def table_files() -> str:
    return tr("Tables ({endings})").format(endings=ENDINGS) + ";;*"


# A table from elsewhere becomes a study of its own: the first kind offers it with the others.


def surveys_or_tables() -> str:
    both = tr("Surveys, tables ({endings})").format(endings=f"*.survey {ENDINGS}")
    return ";;".join((both, survey_files(), table_files()))


def studies_or_tables() -> str:
    both = tr("Studies, tables ({endings})").format(endings=f"*.study {ENDINGS}")
    return ";;".join((both, study_files(), table_files()))


def folder_title() -> str:
    """Return what the dialog is called that asks where a response goes."""
    return tr("Where to save")


def problem_box(
    theme: Theme,
    parent: QWidget,
    problem: Problem,
    title: str,
    mend: Callable[[], object] | None = None,
) -> MessageDialog:
    """Return a box that explains a problem, with its place and remedy; `mend` is offered too."""
    from app.widgets.message import MessageDialog
    from app.words.places import placed
    from app.words.refusals import message, remedy

    box = MessageDialog(
        theme,
        message(problem),
        f"{remedy(problem)}\n\n{problem.code} {placed(problem.where)}".strip(),
        parent,
        window_title=title,
        tone="warning",
        choice=tr("Mend a copy…") if mend is not None else "",
    )
    box.setObjectName("problem_box")
    if mend is not None:
        box.accepted.connect(mend)
    return box


class Dialogs:
    """The platform's own dialogs; `start` is the folder that one begins in."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme

    def open_file(
        self, parent: QWidget, title: str, pattern: str, start: Path | None = None
    ) -> Path | None:
        """Ask for one existing file."""
        begin = _folder(start)
        name, _ = _ask(lambda: QFileDialog.getOpenFileName(parent, title, begin, pattern))
        return Path(name) if name else None

    def open_files(
        self, parent: QWidget, title: str, pattern: str, start: Path | None = None
    ) -> list[Path]:
        """Ask for existing files."""
        begin = _folder(start)
        names, _ = _ask(lambda: QFileDialog.getOpenFileNames(parent, title, begin, pattern))
        return [Path(name) for name in names]

    def open_folder(self, parent: QWidget, title: str, start: Path | None = None) -> Path | None:
        """Ask for an existing folder."""
        begin = _folder(start)
        name = _ask(lambda: QFileDialog.getExistingDirectory(parent, title, begin))
        return Path(name) if name else None

    def save_file(
        self,
        parent: QWidget,
        title: str,
        suggested: str,
        pattern: str,
        start: Path | None = None,
    ) -> Path | None:
        """Ask for the name of a file to write, of a kind that `pattern` offers.

        Where the name says no kind it gets the suffix of the chosen one. The dialog asked before
        it let a file be replaced; what only the name with its suffix hits is asked for here.
        """
        named = self.name_to_save(parent, title, str(Path(_folder(start)) / suggested), pattern)
        if named is None:
            return None
        path = with_suffix_of(*named, suggested, pattern)
        hits = path != named[0] and os.path.lexists(path)
        return path if not hits or self.may_replace(parent, path) else None

    def name_to_save(
        self, parent: QWidget, title: str, start: str, pattern: str
    ) -> tuple[Path, str] | None:
        """Ask for a name and a kind, as the dialog returns them."""
        name, chosen = _ask(lambda: QFileDialog.getSaveFileName(parent, title, start, pattern))
        return (Path(name), chosen) if name else None

    def may_replace(self, parent: QWidget, path: Path) -> bool:
        """Ask whether a file may be replaced."""
        from app.widgets.message import MessageDialog

        title = tr("Replace “{0}”?").format(path.name)
        text = tr("A file of this name is in the folder. What it holds now would be gone.")
        box = MessageDialog(self._theme, title, text, parent, tone="warning", choice=tr("Replace"))
        box.setObjectName("replace_box")
        return box.exec() == QDialog.DialogCode.Accepted


class FolderDialogs:
    """The dialogs of those who collect: each begins in the folder of the last file.

    Those of a respondent do not, since where files were would be told to the next one.
    """

    def __init__(self, dialogs: Dialogs, settings: Settings) -> None:
        self._dialogs = dialogs
        self._settings = settings

    def open_file(self, parent: QWidget, title: str, pattern: str) -> Path | None:
        """Ask for one existing file."""
        return self._kept(self._dialogs.open_file(parent, title, pattern, self._start))

    def open_files(self, parent: QWidget, title: str, pattern: str) -> list[Path]:
        """Ask for existing files."""
        paths = self._dialogs.open_files(parent, title, pattern, self._start)
        self._kept(paths[0] if paths else None)
        return paths

    def open_folder(self, parent: QWidget, title: str) -> Path | None:
        """Ask for an existing folder."""
        return self._kept(self._dialogs.open_folder(parent, title, self._start))

    def save_file(self, parent: QWidget, title: str, suggested: str, pattern: str) -> Path | None:
        """Ask for the name of a file to write."""
        return self._kept(self._dialogs.save_file(parent, title, suggested, pattern, self._start))

    @property
    def _start(self) -> Path | None:
        folder = self._settings.folder
        return Path(folder) if folder and os.path.isdir(folder) else None

    def _kept(self, path: Path | None) -> Path | None:
        if path is not None:
            self._settings.folder = text_of(path.absolute().parent)
        return path


def with_suffix_of(path: Path, chosen: str, suggested: str, pattern: str) -> Path:
    """Return a path with the suffix of the kind that was chosen, such as "SVG drawing (*.svg)".

    Another kind that was typed stays; the suffix of the suggested name was not typed.
    """
    kinds, own = re.findall(_SUFFIX, chosen), path.suffix.lower()
    if not kinds or own in kinds:
        return path
    if own not in re.findall(_SUFFIX, pattern):
        return path.with_name(path.name + kinds[0])
    return path if own != Path(suggested).suffix.lower() else path.with_suffix(kinds[0])


def _ask(question: Callable[[], T]) -> T:
    try:
        return question()
    finally:
        forget_dialog_history()


def _folder(start: Path | None) -> str:
    return str(start or Path.home())
