"""The page of all texts in all languages."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QMenu

from app.author.editing.editing import EditedPlace, Editing, Keys
from app.author.grid import TextGrid, TextsModel
from app.kit.i18n import language_name
from app.theme import Theme
from app.widgets.button import secondary_button
from app.widgets.layout import column, row, wide
from app.widgets.panels import beside_icon
from app.widgets.picture import Picture
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from core.draft import edits

# Those of the most speakers, each of which a survey may be asked in.
_OFFERED = (
    *("ar", "bn", "de", "el", "en", "es", "fa", "fr", "ha", "hi", "id", "it", "ja", "ko", "mr"),
    *("ms", "nl", "pa", "pl", "pt", "ro", "ru", "sw", "ta", "te", "th", "tl", "tr", "uk", "ur"),
    *("vi", "yo", "zh"),
)

_TALL = 320  # px of height from which there is room for what is told around the texts


class LanguagesPage(QFrame):
    """Writes every text. Emits `typed` after a key, `done` after another edit, `left` after a cell.

    `told(words, undo)`: what is to be said of an edit.
    """

    typed = Signal()
    done = Signal()
    left = Signal()
    told = Signal(str, bool)
    wanted = Signal(str)

    def __init__(self, theme: Theme, editing: Editing) -> None:
        super().__init__()
        self.editing = editing
        self.setObjectName("languages_page")
        self.setProperty("role", "page")
        self.texts = TextsModel(editing, self)
        self.texts.written.connect(self.typed)
        self.paste_button = secondary_button(tr("Paste a colu&mn"), theme, "form", icon="paste")
        self.paste_button.setObjectName("paste_texts")
        self.paste_button.clicked.connect(lambda: self._paste(QGuiApplication.clipboard().text()))
        self.add_button = secondary_button(
            tr("Add lan&guage"), theme, "form", icon="plus", trailing="chevron-down"
        )
        self.add_button.setObjectName("add_language")
        self._menu = QMenu(self.add_button)
        self._menu.setAccessibleName(tr("Add language"))
        self._menu.aboutToShow.connect(self._offer)
        self.add_button.setMenu(self._menu)
        line = row(
            wide(TextLabel(tr("Languages"), theme, "analyst.heading")),
            self.paste_button,
            self.add_button,
            space=2,
        )
        lead = tr(
            "Every text in every language. People choose theirs on the first page; the saved file "
            "does not name it."
        )
        self._lead = TextLabel(lead, theme, "analyst.base", tone="muted")
        self.only_box = QCheckBox(tr("&Only what is missing"))
        self.only_box.setObjectName("only_missing")
        self.only_box.toggled.connect(self._show_only)
        keys = tr("Tab and Enter move on; Ctrl+Down jumps to the next missing text.")
        self._keys = TextLabel(keys, theme, "analyst.base", tone="muted")
        choice = row(self.only_box, wide(self._keys), space=6)
        head = column(line, self._lead, choice, margins=(6, 4))
        self.grid = TextGrid(theme, self.texts)
        self.grid.left.connect(self._leave)
        self.grid.rows_pasted.connect(self._paste)
        self.grid.selectionModel().currentChanged.connect(self._on_current)
        self._complete = TextLabel(tr("Nothing is missing."), theme, "analyst.form", tone="success")
        self._complete.setContentsMargins(theme.margins(6, 4))
        foot = self._foot = QFrame()
        foot.setProperty("role", "footer")
        told = TextLabel(
            tr(
                "Preview shows the first language where a text is missing. A survey can be handed "
                "out when none is missing."
            ),
            theme,
            "analyst.base",
            tone="muted",
        )
        row(
            wide(beside_icon(told, Picture("info", theme, colour="text_muted", size=18))),
            on=foot,
            margins=(6, 2),
        )
        column(head, wide(self.grid), self._complete, foot, on=self, space=0)
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the room to the texts where there is little."""
        super().resizeEvent(event)
        tall = event.size().height() >= _TALL
        for part in (self._lead, self._keys, self._foot):
            part.setVisible(tall)

    def refresh(self) -> None:
        self.texts.refresh()
        self._complete.setVisible(self.texts.only_missing and not self.texts.entries)

    def show_problems(self) -> None:
        """A text that is missing says so in its cell."""

    def focus_on(self, keys: Keys) -> None:
        """Go to the cell that is chosen, and write in it; without one to the table."""
        self.grid.setFocus(Qt.FocusReason.OtherFocusReason)
        if keys:
            self.grid.go_to(self.texts.index_of(self.editing.place))
        elif not self.grid.currentIndex().isValid() and self.texts.shown:
            self.grid.go_to(self.texts.index(1, 1), write=False)

    def go_to_missing(self) -> bool:
        """Go to the next missing text; False where none is missing."""
        index = self.texts.next_missing(self.grid.currentIndex())
        self.grid.go_to(index)
        return index.isValid()

    def _show_only(self, only: bool) -> None:
        self.texts.show_only_missing(only)
        self.refresh()

    def _leave(self) -> None:
        self.editing.leave()
        self.left.emit()

    def _on_current(self, index: QModelIndex, _before: QModelIndex) -> None:
        place = self.texts.place(index)
        if place is not None:
            self.editing.place = place

    def _paste(self, text: str) -> None:
        index = self.grid.currentIndex()
        if self.texts.place(index) is None:
            index = self.texts.next_missing(QModelIndex())
        n = self.texts.paste(index, text)
        if n:
            self.done.emit()
            self.told.emit(tr("Texts pasted: {0}.").format(n), True)
        else:
            told = tr("Copy a column of texts first, then choose the cell that it begins in.")
            self.told.emit(told, False)

    def _offer(self) -> None:
        self._menu.clear()
        for code in _OFFERED:
            if code not in self.editing.draft.languages:
                action = self._menu.addAction(f"{language_name(code)} ({code})")
                action.triggered.connect(lambda _=False, code=code: self.add_language(code))

    def add_language(self, code: str) -> None:
        """Offer the survey in one more language, and go to its first text."""
        draft = edits.with_languages(self.editing.draft, (*self.editing.draft.languages, code))
        self.editing.step(draft, EditedPlace(None, ("title",), code, grid=True))
        self.done.emit()
