"""Starting and ending the graphical program."""

from __future__ import annotations

import contextlib
import gc
import os
import signal
import sys
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from pathlib import Path
from types import FrameType

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QObject, QSocketNotifier, QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from app.kit import problems, settings, tasks
from app.kit.i18n import speak_program
from app.kit.language import SOURCE, language_of
from app.kit.memory import collect_by_timer
from app.kit.places import Places
from app.kit.streams import has_console
from app.shell.system_libraries import (
    MissingLibrariesError,
    has_screen,
    load_error,
    missing_libraries,
)
from app.shell.window import MainWindow, take_place
from app.theme import FUSION, Theme
from app.widgets.dialogs import forget_dialog_history, problem_box
from app.words.catalogue import tr
from core.facts.errors import Refused
from core.privacy.randomness import SYSTEM, Door

_APP_ID = "Candor.Candor"


class FileOpening(QObject):
    """Calls `open_path` for each file that the system asks for, unless `is_busy`.

    The system asks a program that runs already, and one that it starts for a file asks the same
    way instead of by its arguments. While a person answers, nothing takes the place of their page.
    """

    def __init__(
        self,
        app: QCoreApplication,
        open_path: Callable[[Path], object],
        is_busy: Callable[[], bool],
    ) -> None:
        super().__init__(app)
        self._open_path = open_path
        self._is_busy = is_busy
        app.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QFileOpenEvent):
            return False
        name = event.file()
        if name and not self._is_busy():
            self._open_path(Path(name))
        return True


class NoScreenError(Exception):
    """There is no screen to open a window on."""

    def __init__(self) -> None:
        super().__init__("There is no screen to open a window on.")


def make_application() -> QApplication:
    """Return the application, named so that the platform finds its places.

    Raises `NoScreenError` and `MissingLibrariesError`, where Qt would abort the process.
    """
    if not has_screen(sys.platform, os.environ):
        raise NoScreenError
    if _uses_x(sys.platform, os.environ):
        _require_loadable(plugin_for_x())
    # The font database of a system without any font setup is noisy, and of no use to a person.
    os.environ.setdefault("QT_LOGGING_RULES", "qt.text.font.db=false")
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else QApplication([*sys.argv[:1], *FUSION])
    app.setApplicationName("candor")
    app.setApplicationDisplayName("Candor")
    app.setDesktopFileName("candor")
    _name_for_taskbar()
    forget_dialog_history()
    speak_program(SOURCE)
    return app


def _name_for_taskbar() -> None:
    """Give Windows a name of the program's own, without which its windows are those of Python."""
    if sys.platform == "win32":
        import ctypes

        with contextlib.suppress(OSError, AttributeError):
            ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(_APP_ID)


def _uses_x(platform: str, variables: Mapping[str, str]) -> bool:
    """Whether Qt has no other way to the screen than the X window system."""
    asked = variables.get("QT_QPA_PLATFORM")
    if platform != "linux" or asked:
        return bool(asked and asked.partition(":")[0] == "xcb")
    return not variables.get("WAYLAND_DISPLAY")


def plugin_for_x() -> Path:
    """Return the part of Qt that draws on an X screen."""
    plugins = QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)
    return Path(plugins) / "platforms" / "libqxcb.so"


def _require_loadable(plugin: Path) -> None:
    """Raise `MissingLibrariesError` where the system lacks what a part of Qt needs."""
    complaint = load_error(str(plugin)) if plugin.is_file() else ""
    missing = missing_libraries(sys.platform, True, complaint=complaint) if complaint else {}
    if missing:
        raise MissingLibrariesError(missing)


def run(
    path: Path | None = None,
    *,
    respondent_only: bool = False,
    outbox: Path | None = None,
    door: Door = SYSTEM,
) -> int:
    """Show the window until it is closed; return the exit code.

    With an outbox it is a kiosk, which the survey is answered in by one person after another;
    where none can be opened it is said on standard error and no window is shown.
    """
    try:
        app = make_application()
    except NoScreenError as error:
        sys.stderr.write(f"candor: {error}\n")
        return 2
    places = Places.of_platform()
    remembered = settings.load(places.settings)
    speak_program(language_of(remembered.language))
    pinned = None if remembered.theme == "system" else remembered.theme
    theme = Theme(app, pinned=pinned, by_window=True)
    window = MainWindow(
        theme,
        remembered,
        places,
        respondent_only=respondent_only,
        begins_at_home=not respondent_only or path is None,
        door=door,
    )
    problems.install(window.unexpected.emit, window.is_answering)
    take_place(window, remembered)
    opening = FileOpening(app, window.open_path, window.is_busy)
    collecting = collect_by_timer(app)
    code = _show(app, window, path, respondent_only, outbox)
    opening.deleteLater()
    gc.unfreeze()  # what ends now is let go of in the usual order
    tasks.shut_down()
    collecting.stop()
    gc.enable()
    problems.install()
    # A window that outlives its application ends the process badly.
    window.deleteLater()
    del window
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    app.processEvents()
    return code


def _say_refused(window: MainWindow, refused: Refused) -> None:
    """Say why nothing was opened: on standard error, and in a box where nobody could read that."""
    from app.words.refusals import line, remedy

    sys.stderr.write(f"{line(refused.problem)}\n  {remedy(refused.problem)}\n")
    if not has_console():
        problem_box(window.theme, window, refused.problem, tr("Not opened")).exec()


def _show(
    app: QApplication,
    window: MainWindow,
    path: Path | None,
    respondent_only: bool,
    outbox: Path | None,
) -> int:
    """Show the window with what is to be opened in it until it is closed."""
    if path is None:
        window.show()
    elif outbox is not None:
        try:
            window.set_up_kiosk_alone(path, outbox)
        except Refused as refused:
            _say_refused(window, refused)
            return 1
        window.show()
    else:
        window.show()
        (window.answer_alone if respondent_only else window.open_path)(path)
    gc.freeze()  # what the window is made of stays: it need not be gone through again and again
    with close_on_end(app, window.release):
        return app.exec()


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
