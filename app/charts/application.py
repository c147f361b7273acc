"""The application of Qt that painting needs, where there is no window."""

import os
import sys

from PySide6.QtCore import QLoggingCategory
from PySide6.QtGui import QGuiApplication

_held: list[QGuiApplication] = []


def ensure_gui_application() -> QGuiApplication:
    """Return the running application, or start one that needs no screen where there is none.

    On Linux it never asks for a screen: one that is named but cannot be reached would end the
    process. QT_QPA_PLATFORM, where set, is followed.
    """
    running = QGuiApplication.instance()
    if isinstance(running, QGuiApplication):
        return running
    arguments = ["candor"]
    if sys.platform.startswith("linux") and "QT_QPA_PLATFORM" not in os.environ:
        arguments += ["-platform", "offscreen"]
    # Without a screen Qt knows few fonts and says so for each script it is asked about.
    QLoggingCategory.setFilterRules("qt.text.font.db=false")
    _held.append(QGuiApplication(arguments))
    return _held[0]
