"""What is shown of an error that nobody foresaw: what is saved, and a report to copy."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from app.kit.problems import Unforeseen, report_of
from app.theme import Theme
from app.widgets.button import Button
from app.widgets.message import LettersBox, MessageDialog
from app.words import faults
from app.words.catalogue import tr


class CrashBox(MessageDialog):
    """Says that something went wrong, and what is saved; goes on when it is closed.

    Emits `close_wanted` where the program is to be closed instead, which a kiosk does not offer.

    Args:
        kept: whether the work on the page is saved, in words.
        secret: a survey is open to be answered.
    """

    close_wanted = Signal()

    def __init__(
        self,
        theme: Theme,
        error: Unforeseen,
        kept: str,
        parent: QWidget,
        *,
        secret: bool = False,
        may_close: bool = True,
    ) -> None:
        said = [kept, faults.ways_on(may_close=may_close), faults.about_report(secret=secret)]
        super().__init__(
            theme,
            faults.went_wrong(),
            "\n\n".join(said),
            parent,
            window_title="Candor",
            tone="danger",
        )
        self.setObjectName("crash_box")
        self.report = report_of(error, QGuiApplication.platformName())
        shown = LettersBox(self.report, theme, tr("The report, letter for letter"))
        shown.setObjectName("report_text")
        self.add_part(shown)
        self.close_button.setText(tr("Go on"))
        self.copy_button = self.add_button(tr("Copy report"), "copy_report_button", self._copy)
        self.end_button: Button | None = None
        if may_close:
            self.end_button = self.add_button(tr("Close Candor"), "end_button", self._end)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report)
        self.copy_button.setText(tr("Copied"))

    def _end(self) -> None:
        self.reject()
        self.close_wanted.emit()
