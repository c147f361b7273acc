"""The size and place of the window, from one run to the next."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from app.kit.settings import Settings

_FRAME = QSize(16, 48)  # about what a window manager adds


def remember_place(window: QWidget, settings: Settings) -> None:
    """Remember where a window is, or was before it filled the screen."""
    where = window.normalGeometry()
    settings.maximized = window.isMaximized()
    if not where.isEmpty():
        settings.window = (where.width(), where.height())
        settings.place = (where.x(), where.y())


def take_place(window: QWidget, settings: Settings) -> None:
    """Give a window the size and place of the last time, whole on a screen that is there."""
    size = QSize(*settings.window)
    at = QPoint(*settings.place) if settings.place is not None else None
    screen = QGuiApplication.screenAt(QRect(at, size).center()) if at is not None else None
    room = (screen or window.screen()).availableGeometry()
    size = size.boundedTo(room.size() - _FRAME)
    window.resize(size)
    if at is not None and screen is not None:
        left = max(min(at.x(), room.right() - size.width()), room.left())
        top = max(min(at.y(), room.bottom() - size.height()), room.top())
        window.setGeometry(QRect(QPoint(left, top), size))
    if settings.maximized:
        window.setWindowState(Qt.WindowState.WindowMaximized)
