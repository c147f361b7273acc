"""Asking a person for a file or a folder. Passed in, so that tests can answer in their place.

What may be told while a survey is open is told in the language of its pages.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QFileDialog, QWidget

from app.i18n import tr
from core.errors import Code, Problem

T = TypeVar("T")


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


def folder_title() -> str:
    """Return what the dialog is called that asks where a response goes."""
    return tr("Where to save")


def unforeseen(line: str) -> Problem:
    """Return what to tell of an error that nobody foresaw; `line` is its type and place."""
    message = tr("Something went wrong. What was saved before is still there.")
    return Problem(Code.IO, line, message, remedy=tr("Start Candor again."))


class Dialogs:
    """The platform's own dialogs."""

    def open_file(self, parent: QWidget, title: str, pattern: str) -> Path | None:
        """Ask for one existing file."""
        name, _ = _ask(lambda: QFileDialog.getOpenFileName(parent, title, _start(), pattern))
        return Path(name) if name else None

    def open_files(self, parent: QWidget, title: str, pattern: str) -> list[Path]:
        """Ask for existing files."""
        names, _ = _ask(lambda: QFileDialog.getOpenFileNames(parent, title, _start(), pattern))
        return [Path(name) for name in names]

    def open_folder(self, parent: QWidget, title: str, start: Path | None = None) -> Path | None:
        """Ask for an existing folder."""
        begin = str(start or _start())
        name = _ask(lambda: QFileDialog.getExistingDirectory(parent, title, begin))
        return Path(name) if name else None

    def save_file(self, parent: QWidget, title: str, suggested: str, pattern: str) -> Path | None:
        """Ask for the name of a file to write."""
        start = str(Path(_start()) / suggested)
        name, _ = _ask(lambda: QFileDialog.getSaveFileName(parent, title, start, pattern))
        return Path(name) if name else None


def _ask(question: Callable[[], T]) -> T:
    try:
        return question()
    finally:
        forget_dialog_history()


def _start() -> str:
    return str(Path.home())
