"""Shows the pages of a survey one after another, and waits at each until it is told to go on.

    ear_script.py SURVEY FOLDER

What happens between two pages happens in this process; who listens does so from outside.
"""

from __future__ import annotations

import sys
from pathlib import Path

from language_walk import pages_of
from pseudo_language import SURVEYS
from PySide6.QtCore import QEventLoop, QSocketNotifier
from PySide6.QtWidgets import QApplication, QWidget
from respondent_driver import Sat, settle
from virtual_time import VirtualTimer

from app.respondent.questions.scrambled_kept import ScrambledKeptPage
from app.respondent.scaffold import dead_time
from app.respondent.view import RespondentView
from app.shell.gui import make_application
from app.theme import Theme
from core.rehearse import seeded_door
from core.response.store import MemoryStore


def wait() -> None:
    """Answer who listens, until a line comes in."""
    loop = QEventLoop()
    notifier = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
    notifier.activated.connect(loop.quit)
    loop.exec()
    notifier.setEnabled(False)
    sys.stdin.readline()


def come_to_rest(view: QWidget) -> None:
    """Let cards open: before that a page tells nothing of them."""
    pages = [page for page in view.findChildren(ScrambledKeptPage) if page.isVisible()]
    while not all(page.crowds.isVisible() for page in pages):
        settle()


def shown(view: QWidget) -> None:
    view.resize(1280, 800)
    view.show()
    view.activateWindow()
    while not view.isActiveWindow():
        QApplication.processEvents()
    settle()


def main(survey: str, folder: Path) -> None:
    setattr(dead_time, "QTimer", VirtualTimer)  # noqa: B010 - as tests patch it
    application = make_application()
    theme = Theme(application, pinned="light", reduced_motion=True)
    store = MemoryStore()
    view = RespondentView(theme, SURVEYS[survey], store, seeded_door(1994), folder=folder)
    shown(view)
    for page in pages_of(Sat(view, store, folder, seeded_door(1994))):
        come_to_rest(view)
        sys.stdout.write(f"page {page}\n")
        sys.stdout.flush()
        wait()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
