"""Showing one page after another between people, in a language, as the last person left nothing."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.kit.i18n import Interpreter, direction_of
from app.respondent.flow.way import RespondentFlow
from app.respondent.kiosk.flow import KioskFlow
from app.respondent.kiosk.pages import KioskPage
from app.respondent.scaffold.page import Context
from app.theme import Theme
from core.privacy.randomness import Door
from core.response.store import MemoryStore


class KioskStack(QWidget):
    """One page at a time; `page` is None where the sitting of a person is shown instead."""

    def __init__(
        self,
        theme: Theme,
        flow: KioskFlow,
        door: Door,
        interpreter: Interpreter | None,
        parent: QWidget | None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._flow = flow
        self._door = door
        self._interpreter = interpreter or Interpreter(parent=self)
        self._looks = theme.text_size, theme.pinned
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self.page: KioskPage | None = None
        self._language = self._interpreter.first_of(flow.languages)

    def showEvent(self, event: QShowEvent) -> None:
        """Speak, for the view that was shown before goes back to English as it is hidden."""
        super().showEvent(event)
        self._interpreter.speak(self._language)

    def _context(self) -> Context:
        """Return what pages between two people are made of: a way that nobody is on."""
        idle = RespondentFlow(self._flow.survey, MemoryStore(), self._door)
        return Context(self._theme, idle, self._language, self._flow.languages)

    def _show(self, page: KioskPage | None) -> None:
        """Put a page in place of the one before; None where the sitting shows."""
        before, self.page = self.page, page
        if before is not None:
            before.forget()
            before.hide()
            self._layout.removeWidget(before)
            before.deleteLater()
        if page is not None:
            page.setObjectName("kiosk_page")
            self._layout.addWidget(page)
            page.show()
            page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _begin_anew(self) -> None:
        """Go back to the first language, and to the text size and the colours of the start."""
        self._use_language(self._interpreter.first_of(self._flow.languages))
        size, scheme = self._looks
        self._theme.set_text_size(size)
        self._theme.pin(scheme)

    def _use_language(self, language: str) -> None:
        self._language = language
        self._interpreter.speak(language)
        self.setLayoutDirection(direction_of(language))
