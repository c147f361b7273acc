"""The system ending the program: it closes its windows, as a person would."""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Callable
from contextlib import ExitStack
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, QTimer
from PySide6.QtWidgets import QApplication

_NAMES = ("SIGTERM", "SIGINT", "SIGHUP")


def close_on_end(app: QApplication, release: Callable[[], None]) -> ExitStack:
    """Let signals and the end of the session close all windows, until what is returned is closed.

    What runs is stopped and settings are kept, as on any closing. `release` is called before:
    a kiosk, which no person closes without its PIN, erases the open sitting and closes too. A
    second signal of the same kind ends the process as it would any other.
    """
    undo = ExitStack()
    if os.name == "posix":
        _wake_on_signals(app, undo)

    def end() -> None:
        release()
        app.closeAllWindows()

    # At once: the system may not wait after it has asked.
    session = app.commitDataRequest.connect(end)
    undo.callback(QObject.disconnect, session)

    def close(number: int, _frame: FrameType | None) -> None:
        signal.signal(number, signal.SIG_DFL)
        QTimer.singleShot(0, app, end)

    for name in _NAMES:
        number = getattr(signal, name, None)
        if number is not None:
            undo.callback(signal.signal, number, signal.signal(number, close))
    return undo


def _wake_on_signals(app: QApplication, undo: ExitStack) -> None:
    """Leave Qt's event loop for a moment on a signal: only then does Python handle it."""
    reading, writing = os.pipe()
    undo.callback(os.close, reading)
    undo.callback(os.close, writing)
    os.set_blocking(reading, False)
    os.set_blocking(writing, False)
    before = signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
    undo.callback(signal.set_wakeup_fd, before)

    def drain() -> None:
        with contextlib.suppress(BlockingIOError):
            os.read(reading, 64)

    notifier = QSocketNotifier(reading, QSocketNotifier.Type.Read, app)
    notifier.activated.connect(drain)
    undo.callback(notifier.setEnabled, False)
