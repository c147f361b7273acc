"""What the program says of itself: its version and those of its parts, licences, how to cite it."""

from __future__ import annotations

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QWidget

from app.kit.versions import licences_folder, parts, platform_text
from app.theme import Theme
from app.widgets.button import Button
from app.widgets.message import LettersBox, MessageDialog
from app.words import about
from app.words.catalogue import tr
from core import __version__


class AboutBox(MessageDialog):
    """Names program, versions and licences. In a package it opens the folder of the licences."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        self._folder = licences_folder()
        said = [
            about.claim(),
            about.licences(packaged=self._folder is not None),
            tr("To cite it: {0}").format(about.citation()),
        ]
        super().__init__(theme, f"Candor {__version__}", "\n\n".join(said), parent)
        self.setObjectName("about_box")
        lines = [" ".join(filter(None, part)) for part in parts()]
        self.listed = "\n".join([*lines, platform_text()])
        self.add_part(LettersBox(self.listed, theme, tr("Versions and licences")))
        self.copy_button = self.add_button(tr("Copy versions"), "copy_versions_button", self._copy)
        self.licences_button: Button | None = None
        if self._folder is not None:
            self.licences_button = self.add_button(
                tr("Show licences"), "licences_button", self._show_licences
            )

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(f"{about.citation()}\n{self.listed}\n")
        self.copy_button.setText(tr("Copied"))

    def _show_licences(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder)))
