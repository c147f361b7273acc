"""Erasing what the last person left, again and again until it is done."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from app.respondent.kiosk.flow import KioskFlow
from app.respondent.pages.places import unerased_text
from core.facts.errors import Refused


class Erasing(QObject):
    """Erases at once; where that fails, again after a time.

    Emits `told` with why what was kept is still there, "" once it is not.
    """

    told = Signal(str)

    def __init__(self, flow: KioskFlow, milliseconds: int, parent: QObject) -> None:
        super().__init__(parent)
        self._flow = flow
        self._again = QTimer(self)
        self._again.setInterval(milliseconds)
        self._again.timeout.connect(self.erase)

    def erase(self) -> None:
        """Erase; nobody may be at the laptop."""
        try:
            self._flow.erase()
        except Refused as refused:
            self.fail(refused)
        else:
            self.stop()
            self.told.emit("")

    def fail(self, refused: Refused) -> None:
        """Tell that it failed, and try again."""
        self._again.start()
        self.told.emit(unerased_text(refused))

    def stop(self) -> None:
        """Try no more, as while files are written anew, whose copies would be swept away."""
        self._again.stop()
