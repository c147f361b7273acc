"""Shows the pages of a survey one after another, and waits at each until it is told to go on.

    ear_script.py SURVEY FOLDER

What happens between two pages happens in this process; who listens does so from outside.
"""

from __future__ import annotations

import select
import sys
from pathlib import Path

from language_walk import pages_of
from pseudo_language import SURVEYS
from PySide6.QtWidgets import QApplication, QWidget
from respondent_driver import Sat, settle

from app.gui import make_application
from app.theme import Theme
from app.views.respondent import RespondentView
from core.privacy.randomness import SYSTEM
from core.response.store import MemoryStore


def wait() -> None:
    """Answer who listens, until a line comes in."""
    while not select.select([sys.stdin], [], [], 0.005)[0]:
        QApplication.processEvents()
    sys.stdin.readline()


def shown(view: QWidget) -> None:
    view.resize(1280, 800)
    view.show()
    view.activateWindow()
    while not view.isActiveWindow():
        QApplication.processEvents()
    settle()


def main(survey: str, folder: Path) -> None:
    application = make_application()
    theme = Theme(application, pinned="light", reduced_motion=True)
    store = MemoryStore()
    view = RespondentView(theme, SURVEYS[survey], store, SYSTEM, folder=folder)
    shown(view)
    for page in pages_of(Sat(view, store, folder, SYSTEM)):
        sys.stdout.write(f"page {page}\n")
        sys.stdout.flush()
        wait()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
