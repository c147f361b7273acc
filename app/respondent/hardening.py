"""What keeps an answer out of the traces of a crash, while a survey is open to be answered.

Memory holds the true answer for the moment between the press and the draw. A core file, an
error report or a traceback written in that moment would outlive it.
"""

from __future__ import annotations

import contextlib
import faulthandler
import sys
from contextlib import ExitStack

from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    Qt,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QClipboard, QGuiApplication

_PR_GET_DUMPABLE, _PR_SET_DUMPABLE = 3, 4
_SEM_NOGPFAULTERRORBOX = 0x0002
_WER_FAULT_REPORTING_FLAG_NOHEAP = 1

# Sentences of Qt's that are the same whatever a person does.
_WITHOUT_CONTENT = frozenset({"This plugin does not support propagateSizeHints()"})


class WhileAnswering:
    """Keeps what is answered out of the traces of a crash, from `begin` to `end`."""

    def __init__(self) -> None:
        self._undo: ExitStack | None = None

    @property
    def is_on(self) -> bool:
        """Whether something is being answered."""
        return self._undo is not None

    def begin(self) -> None:
        """Harden the process, where it is not yet."""
        if self._undo is None:
            self._undo = harden()

    def end(self) -> None:
        """Give the process its usual rights and traces back."""
        if self._undo is not None:
            self._undo.close()
            self._undo = None


def harden() -> ExitStack:
    """Leave as little as the platform allows behind a crash, until what is returned is closed.

    What a platform does not have, or does not let a program do, is passed over.
    """
    undo = ExitStack()
    for measure in (
        _write_no_core_file,
        _let_nobody_read_memory,
        _send_no_error_report,
        _print_no_frames,
        _withhold_words_of_qt,
        _use_own_dialogs,
    ):
        measure(undo)
    return undo


def _write_no_core_file(undo: ExitStack) -> None:
    if sys.platform != "win32":
        import resource

        with contextlib.suppress(OSError, ValueError):
            soft, hard = resource.getrlimit(resource.RLIMIT_CORE)
            resource.setrlimit(resource.RLIMIT_CORE, (0, hard))
            undo.callback(resource.setrlimit, resource.RLIMIT_CORE, (soft, hard))


def _let_nobody_read_memory(undo: ExitStack) -> None:
    """Refuse other programs of the same person, and crash handlers that are piped to."""
    if sys.platform == "linux":
        import ctypes

        with contextlib.suppress(OSError, AttributeError):
            prctl = ctypes.CDLL(None).prctl
            before = prctl(_PR_GET_DUMPABLE, 0, 0, 0, 0)
            prctl(_PR_SET_DUMPABLE, 0, 0, 0, 0)
            undo.callback(prctl, _PR_SET_DUMPABLE, before, 0, 0, 0)


def _send_no_error_report(undo: ExitStack) -> None:
    if sys.platform == "win32":
        import ctypes

        with contextlib.suppress(OSError, AttributeError):
            kernel = ctypes.windll.kernel32
            before = kernel.GetErrorMode()
            kernel.SetErrorMode(before | _SEM_NOGPFAULTERRORBOX)
            kernel.WerSetFlags(_WER_FAULT_REPORTING_FLAG_NOHEAP)
            undo.callback(kernel.SetErrorMode, before)
            undo.callback(kernel.WerSetFlags, 0)


def _print_no_frames(undo: ExitStack) -> None:
    """Switch off the traceback of a crash: the name of a frame can tell which button it was."""
    if faulthandler.is_enabled():
        faulthandler.disable()
        if sys.__stderr__ is not None:
            undo.callback(faulthandler.enable, sys.__stderr__)


def _withhold_words_of_qt(undo: ExitStack) -> None:
    """Let Qt tell the kind of its warnings alone: they can name widgets and quote texts."""

    def tell(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if kind in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg):
            return
        if message not in _WITHOUT_CONTENT:
            message = f"A message of Qt in the category {context.category} is withheld."
        if before is not None:
            before(kind, context, message)
        elif sys.stderr is not None:
            sys.stderr.write(message + "\n")

    before = qInstallMessageHandler(tell)
    undo.callback(qInstallMessageHandler, before)


def _use_own_dialogs(undo: ExitStack) -> None:
    """Ask for folders with Qt's own dialog: what the platform's remember cannot be cleared.

    On Linux those of a desktop portal also refuse a program whose memory nobody may read.
    """
    native = Qt.ApplicationAttribute.AA_DontUseNativeDialogs
    undo.callback(QCoreApplication.setAttribute, native, QCoreApplication.testAttribute(native))
    QCoreApplication.setAttribute(native, True)


def clear_clipboard() -> None:
    """Take off what was copied or selected, so that the next person does not find it."""
    clipboard = QGuiApplication.clipboard()
    clipboard.clear(QClipboard.Mode.Clipboard)
    if clipboard.supportsSelection():
        clipboard.clear(QClipboard.Mode.Selection)
    if clipboard.supportsFindBuffer():
        clipboard.clear(QClipboard.Mode.FindBuffer)
