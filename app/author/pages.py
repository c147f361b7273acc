"""The pages that the editor leads to, one at a time in its own place, and the way back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from app.author.editing.editing import Editing


@dataclass(frozen=True, slots=True)
class EditorPage:
    """A page that the editor leads to; `app.shell.factories` has the table of them.

    `make(editing, back)` returns the page of what is written; it calls `back` when it is left.
    What it does to the draft it does by `editing`, so that it can be undone like all else.
    `title` is called where it is shown, in the language spoken; `key` is a shortcut or ''.
    """

    name: str
    title: Callable[[], str]
    icon: str
    make: Callable[[Editing, Callable[[], object]], QWidget]
    key: str = ""
    primary: bool = False


class PagePlace(QStackedWidget):
    """Shows the editor, or the page that it led to. Emits `returned` when the page is left."""

    returned = Signal()

    def __init__(self, editor: QWidget) -> None:
        super().__init__()
        self._editor = editor
        self.addWidget(editor)

    @property
    def page(self) -> QWidget | None:
        """The page that is shown in place of the editor."""
        shown = self.currentWidget()
        return None if shown is self._editor else shown

    def lead_to(self, page: EditorPage, editing: Editing) -> None:
        """Show a page in place of the editor."""
        if self.page is None:
            made = page.make(editing, self.lead_back)
            self.addWidget(made)
            self.setCurrentWidget(made)
            made.setFocus()

    def lead_back(self) -> None:
        """Show the editor again; the page is gone."""
        page = self.page
        if page is not None and page.close():
            self.setCurrentWidget(self._editor)
            self.removeWidget(page)
            page.deleteLater()
            self.returned.emit()
