"""Showing one page after another, and keeping the one whose chance was started."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.theme import Theme
from app.views.respondent.cover import Cover
from app.views.respondent.landing import LandingPage
from app.views.respondent.page import RespondentPage


class PageStack(QWidget):
    """One page at a time. A page with a landing is let go of only once its word is pressed.

    Esc puts a blank page over it; nothing of the page is lost. Emits `covered` with whether it
    is there, as the title of the window tells of the survey too.
    """

    covered = Signal(bool)

    page: RespondentPage
    _theme: Theme

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._spun: LandingPage | None = None
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._cover: Cover | None = None
        self._covered: list[RespondentPage] = []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Hide the page on Esc, which a wheel that spins takes for itself before."""
        if event.key() == Qt.Key.Key_Escape and not event.isAutoRepeat():
            self.cover()
        else:
            super().keyPressEvent(event)

    def cover(self) -> None:
        """Put a blank page over what is open."""
        if self._cover is not None:
            return
        pages = self.findChildren(RespondentPage, options=Qt.FindChildOption.FindDirectChildrenOnly)
        self._covered = [page for page in pages if page.isVisibleTo(self)]
        self._cover = Cover(self._theme)
        self._cover.show_wanted.connect(self.uncover)
        for page in self._covered:
            page.hide()
        self._layout.addWidget(self._cover)
        self._cover.setFocus(Qt.FocusReason.OtherFocusReason)
        self.covered.emit(True)

    def uncover(self) -> None:
        """Show again what was open."""
        if self._cover is None:
            return
        self._cover.hide()
        self._layout.removeWidget(self._cover)
        self._cover.deleteLater()
        self._cover = None
        for page in self._covered:
            page.show()
            page.setFocus(Qt.FocusReason.OtherFocusReason)
        self._covered = []
        self.covered.emit(False)

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
