"""Showing one page after another, and keeping the one whose chance was started."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QFrame, QMenu, QWidget

from app.respondent.pages.save_place import ChooseFolder
from app.respondent.questions.landing import LandingPage
from app.respondent.scaffold.page import RespondentPage
from app.theme import Theme
from app.widgets.button import quiet_button
from app.widgets.escape_watch import escape_watched
from app.widgets.layout import CENTRE, STRETCH, at, column, discard
from app.words.catalogue import tr


class Cover(QFrame):
    """Shows nothing but the way back; the page beneath stays as it is.

    The way back has no focus at first, so that no key pressed in haste leads there.
    """

    show_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("cover")
        self.setProperty("role", "page")
        self.setProperty("ground", "respondent")
        self.setAccessibleName(tr("The page is hidden."))
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.show_button = quiet_button(tr("Show"), theme, "header", do=self.show_wanted)
        self.show_button.setObjectName("show_button")
        column(STRETCH, at(CENTRE, self.show_button), on=self, margins=6)


class PageStack(QWidget):
    """One page at a time. Pages with a landing are let go of only once their word is pressed.

    Esc puts a blank page over it; nothing of the page is lost. Emits `covered` with whether it
    is there, as the title of the window tells of the survey too.
    """

    covered = Signal(bool)
    page: RespondentPage

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._spun: dict[str, LandingPage] = {}  # out of sight, by the id of their question
        self._over: RespondentPage | None = None
        self._layout = column(on=self)
        self._cover: Cover | None = None
        self._covered: list[RespondentPage] = []

    # Hiding

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Hide the page on Esc."""
        if event.key() == Qt.Key.Key_Escape and not event.isAutoRepeat():
            self.cover()
        else:
            super().keyPressEvent(event)

    def cover(self) -> None:
        """Put a blank page over what is open; menus and dialogs above it are closed."""
        if self._cover is not None:
            return
        self._covered = self._shown()
        self._cover = Cover(self._theme)
        self._cover.show_wanted.connect(self.uncover)
        for page in self._covered:
            page.hide()
        self._layout.addWidget(self._cover)
        for menu in self.findChildren(QMenu):
            menu.close()
        for dialog in self.window().findChildren(QDialog):
            dialog.close()
        self.take_focus()
        self.covered.emit(True)

    def uncover(self) -> None:
        """Show again what was open."""
        if self._cover is None:
            return
        discard(self._cover, self._layout)
        self._cover = None
        for page in self._covered:
            page.show()
        self._covered = []
        self.take_focus()
        self.covered.emit(False)

    def take_focus(self) -> None:
        """Give the focus to what is shown: the blank page where it is there, else the page."""
        for shown in [self._cover] if self._cover is not None else self._shown():
            shown.setFocus(Qt.FocusReason.OtherFocusReason)

    def _shown(self) -> list[RespondentPage]:
        pages = self.findChildren(RespondentPage, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return [page for page in pages if page.isVisibleTo(self)]

    def _hidable(self, choose: ChooseFolder | None) -> ChooseFolder | None:
        """Let Esc hide the page while a folder is asked for, too."""
        if choose is None:
            return None

        def ask(start: Path) -> Path | None:
            with escape_watched(self.cover):
                return choose(start)

        return ask

    # Showing pages

    def _show_page(self, page: RespondentPage) -> None:
        """Show a page in place of the one before, which is let go of."""
        before, self.page = self.page, page
        self._take_away(before)
        self._put(page)

    def _put(self, page: RespondentPage) -> None:
        page.setObjectName("page")
        page.hiding_wanted.connect(self.cover)
        self._layout.addWidget(page)
        page.show()
        # The page itself takes the focus: no answer has it when a question opens.
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _put_over(self, page: RespondentPage, beneath: RespondentPage) -> None:
        """Show a page over another, which stays as it is."""
        beneath.hide()
        self._over = page
        self._put(page)

    def _drop_over(self) -> None:
        """Let go of the page over the other, which is not shown by this."""
        if self._over is not None:
            discard(self._over, self._layout)
            self._over = None

    def _return_from_over(self, beneath: RespondentPage) -> None:
        self._drop_over()
        beneath.show()
        self.take_focus()

    def _take_away(self, page: RespondentPage) -> None:
        """Hide a page, and let go of it unless its wheel was spun and no word pressed."""
        page.hide()
        self._layout.removeWidget(page)
        if isinstance(page, LandingPage) and page.is_underway and not page.is_practice:
            self._spun[page.question.id] = page
            return
        page.forget()
        page.deleteLater()

    @property
    def _is_underway(self) -> bool:
        """Tell whether a wheel was spun, on any page, whose word is not pressed yet."""
        return any(page.is_underway for page in self.findChildren(LandingPage))

    def forget(self) -> None:
        """Clear whatever was chosen or shown on any page and is not frozen."""
        for page in self.findChildren(RespondentPage):
            page.forget()
        self._drop_spun()

    def _drop_spun(self, asked: Collection[str] = ()) -> list[str]:
        """Let go of the wheels that were spun and are out of sight, and tell of which questions.

        Those of the questions `asked` stay.
        """
        dropped = [id_ for id_ in self._spun if id_ not in asked]
        for id_ in dropped:
            page = self._spun.pop(id_)
            page.forget()
            page.deleteLater()
        return dropped
