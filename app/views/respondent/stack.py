"""Showing one page after another, and keeping the one whose chance was started."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.views.respondent.landing import LandingPage
from app.views.respondent.page import RespondentPage


class PageStack(QWidget):
    """One page at a time. A page with a landing is let go of only once its word is pressed."""

    page: RespondentPage

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._spun: LandingPage | None = None
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)

    def _put(self, page: RespondentPage) -> None:
        page.setObjectName("page")
        self._layout.addWidget(page)
        page.show()
        # The page itself takes the focus: no answer has it when a question opens.
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _take_away(self, page: RespondentPage) -> None:
        """Hide a page, and let go of it unless its wheel was spun and no word pressed."""
        page.hide()
        self._layout.removeWidget(page)
        if page is self._spun and self._spun.is_underway:
            return
        if page is self._spun:
            self._spun = None
        page.forget()
        page.deleteLater()

    def _drop_spun(self) -> None:
        """Let go of a wheel that was spun for a question that is not asked any more."""
        if self._spun is not None:
            self._spun.forget()
            self._spun.deleteLater()
            self._spun = None
