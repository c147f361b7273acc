"""What is shown of an error that nobody foresaw: what is saved, and a report to copy."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from app.kit.problems import Unforeseen
from app.kit.versions import parts, platform_text
from app.theme import Theme
from app.widgets.button import Button, secondary_button
from app.widgets.letters import LettersBox
from app.widgets.message import MessageDialog
from app.words import faults
from app.words.catalogue import tr
from core.packaged import is_packaged

_MOST_PLACES = 30


def report_of(error: Unforeseen) -> str:
    """Return the report of an error, in English for whoever mends it.

    The type of the error, the lines of the program where it arose, and versions: no text of an
    error and no value, which could hold an answer, and no path, which could hold a name.
    """
    here, *others = (f"{part.name} {part.version}" for part in parts())
    kind = "packaged" if is_packaged() else "installed"
    lines = [f"{here} ({kind})", f"Error: {error.kind}"]
    lines += [f"  at {place}" for place in error.places[-_MOST_PLACES:]]
    if not error.places:
        lines.append("  at a place that is withheld, as a survey was open")
    lines += [f"System: {platform_text()}, {QGuiApplication.platformName()}", ", ".join(others)]
    return "\n".join(lines) + "\n"


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
        self.report = report_of(error)
        shown = LettersBox(self.report, theme, tr("The report, letter for letter"))
        shown.setObjectName("report_text")
        self.add_part(shown)
        self.close_button.setText(tr("Go on"))
        self.copy_button = self._add_button(tr("Copy report"), theme)
        self.copy_button.setObjectName("copy_report_button")
        self.copy_button.clicked.connect(self._copy)
        self.end_button: Button | None = None
        if may_close:
            self.end_button = self._add_button(tr("Close Candor"), theme)
            self.end_button.setObjectName("end_button")
            self.end_button.clicked.connect(self._end)

    def _add_button(self, words: str, theme: Theme) -> Button:
        button = secondary_button(words, theme, "analyst_main")
        self.buttons.insertWidget(self.buttons.indexOf(self.close_button), button)
        return button

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report)
        self.copy_button.setText(tr("Copied"))

    def _end(self) -> None:
        self.reject()
        self.close_wanted.emit()
