"""Asking a person for a file or a folder. Passed in, so that tests can answer in their place."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QFileDialog, QWidget


def forget_dialog_history() -> None:
    """Keep Qt's own file dialog from writing folders and names to QtProject.conf."""
    scope = QSettings.Scope.UserScope
    QSettings.setPath(QSettings.Format.NativeFormat, scope, os.devnull)
    QSettings.setPath(QSettings.Format.IniFormat, scope, os.devnull)


class Dialogs:
    """The platform's own dialogs."""

    def open_file(self, parent: QWidget, title: str, pattern: str) -> Path | None:
        """Ask for one existing file."""
        name, _ = QFileDialog.getOpenFileName(parent, title, _start(), pattern)
        return Path(name) if name else None

    def open_files(self, parent: QWidget, title: str, pattern: str) -> list[Path]:
        """Ask for existing files."""
        names, _ = QFileDialog.getOpenFileNames(parent, title, _start(), pattern)
        return [Path(name) for name in names]

    def open_folder(self, parent: QWidget, title: str, start: Path | None = None) -> Path | None:
        """Ask for an existing folder."""
        name = QFileDialog.getExistingDirectory(parent, title, str(start or _start()))
        return Path(name) if name else None

    def save_file(self, parent: QWidget, title: str, suggested: str, pattern: str) -> Path | None:
        """Ask for the name of a file to write."""
        start = str(Path(_start()) / suggested)
        name, _ = QFileDialog.getSaveFileName(parent, title, start, pattern)
        return Path(name) if name else None


def _start() -> str:
    return str(Path.home())
