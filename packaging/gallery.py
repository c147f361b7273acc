"""Pictures of every page in one look or another: called by pictures.py."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from analyst_pages import analyst_pages
from heard import heard
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from respondent_pages import respondent_pages
from screenshots import LOOKS, settle

from app.kit.i18n import speak_program
from app.kit.language import interface_languages
from app.shell.gui import make_application
from app.theme import Theme


def take_all(folder: Path, name: str) -> list[Path]:
    """Write a PNG of every page in the look of that name; return their paths."""
    app = make_application()
    app.setCursorFlashTime(0)
    look = LOOKS[name]
    taken: list[Path] = []

    def snap(widget: QWidget, page: str) -> None:
        settle()
        path = folder / f"{page}-{name}.png"
        widget.grab().save(str(path))
        path.with_suffix(".txt").write_text(heard(widget), "utf-8")
        taken.append(path)

    with _made_folder() as made:
        theme = Theme(app, pinned=look.scheme, reduced_motion=True)
        respondent_pages(theme, look, made, snap)
        app.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        if look.language in interface_languages():
            speak_program(look.language)
            analyst_pages(theme, look, made, snap)
    return taken


@contextmanager
def _made_folder() -> Iterator[Path]:
    """Make a folder that has the same name each time, since pages show it."""
    folder = Path(tempfile.gettempdir(), "candor")
    folder.mkdir()
    try:
        yield folder
    finally:
        shutil.rmtree(folder)
