"""Starting and ending the graphical program."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from app import problems, settings, tasks
from app.dialogs import forget_dialog_history
from app.interrupts import close_on_end
from app.places import Places
from app.theme import Theme
from app.window import MainWindow
from core.randomness import SYSTEM, Door


def make_application() -> QApplication:
    """Return the application, named so that the platform finds its places."""
    # The font database of a system without any font setup is noisy, and of no use to a person.
    os.environ.setdefault("QT_LOGGING_RULES", "qt.text.font.db=false")
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else QApplication(sys.argv[:1])
    app.setApplicationName("candor")
    app.setApplicationDisplayName("Candor")
    app.setDesktopFileName("candor")
    forget_dialog_history()
    return app


def run(
    path: Path | None = None,
    *,
    respondent_only: bool = False,
    outbox: Path | None = None,
    door: Door = SYSTEM,
) -> int:
    """Show the window until it is closed; return the exit code.

    With an outbox it is a kiosk, which the survey is answered in by one person after another.
    """
    app = make_application()
    places = Places.of_platform()
    remembered = settings.load(places.settings)
    theme = Theme(app, pinned=None if remembered.theme == "system" else remembered.theme)
    window = MainWindow(theme, remembered, places, respondent_only=respondent_only, door=door)
    problems.install(window.show_unexpected)
    window.resize(*remembered.window)
    window.show()
    if path is not None and outbox is not None:
        window.open_kiosk(path, outbox)
    elif path is not None:
        window.open_path(path)
    with close_on_end(app, window.release):
        code = app.exec()
    tasks.shut_down()
    problems.install()
    # A window that outlives its application ends the process badly.
    window.deleteLater()
    del window
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    app.processEvents()
    return code
