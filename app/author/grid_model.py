"""The table of all texts: a row for each text, a column for each language, a head for each part."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from app.author.editing.editing import EditedPlace, Editing
from app.author.editing.texts import (
    TextCounter,
    TextCounts,
    TextSpot,
    next_missing,
    pasted,
    place_of,
    spots,
    words_at,
    write_texts,
)
from app.author.words.authoring import part_name, said, text_name
from app.kit.i18n import direction_of, language_name
from app.words.catalogue import tr

_Index: TypeAlias = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole


@dataclass(frozen=True, slots=True)
class GridHead:
    """The head above the texts of the survey (None) or of a question, counted from 0."""

    question: int | None


class TextsModel(QAbstractTableModel):
    """Shows the texts of what is written, and writes them. Emits `written` after each."""

    written = Signal()

    def __init__(self, editing: Editing, parent: QObject) -> None:
        super().__init__(parent)
        self.editing = editing
        self.only_missing = False
        self.entries: list[GridHead | TextSpot] = []
        self._spots: list[TextSpot] = []
        self._rows: dict[TextSpot, int] = {}
        self._counter = TextCounter()
        self.counts: TextCounts = self._counter.count(editing.draft)
        self._languages: tuple[str, ...] = ()
        self.refresh()

    # What is shown

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages, as the columns stand from the second one on."""
        return self._languages

    @property
    def shown(self) -> list[TextSpot]:
        """The texts that have a row, in order."""
        return [entry for entry in self.entries if isinstance(entry, TextSpot)]

    def refresh(self) -> bool:
        """Show the draft as it is now; tell whether rows or columns are others."""
        draft = self.editing.draft
        self.counts = self._counter.count(draft)
        found = list(spots(draft))
        if found == self._spots and draft.languages == self._languages:
            if self.entries:
                last = self.index(len(self.entries) - 1, len(self._languages))
                self.dataChanged.emit(self.index(0, 0), last)
                self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self._languages))
            return False
        self._reset(found)
        return True

    def show_only_missing(self, only: bool) -> None:
        """Show the texts alone that are missing in a language now, or all again."""
        self.only_missing = only
        self._reset(self._spots)

    def _reset(self, found: list[TextSpot]) -> None:
        self.beginResetModel()
        draft = self.editing.draft
        self._spots, self._languages = found, draft.languages
        entries: list[GridHead | TextSpot] = []
        part: int | None = -1
        for spot in found:
            words = words_at(draft, spot)
            if self.only_missing and all(words.get(each) for each in draft.languages):
                continue
            if spot.question != part:
                part = spot.question
                entries.append(GridHead(part))
            entries.append(spot)
        self.entries = entries
        self._rows = {each: row for row, each in enumerate(entries) if isinstance(each, TextSpot)}
        self.endResetModel()

    # Where something stands

    def spot(self, row: int) -> TextSpot | None:
        """Return the text of a row; None for a head."""
        entry = self.entries[row] if 0 <= row < len(self.entries) else None
        return entry if isinstance(entry, TextSpot) else None

    def language(self, column: int) -> str:
        """Return the language of a column; '' for the first, which names the texts."""
        return self._languages[column - 1] if column > 0 else ""

    def index_of(self, place: EditedPlace) -> QModelIndex:
        """Return the cell of a place; none where it has no row now."""
        draft = self.editing.draft
        at = None if place.question is None else draft.index(place.question)
        row = self._rows.get(TextSpot(at, place.keys))
        if row is None or place.language not in self._languages:
            return QModelIndex()
        return self.index(row, 1 + self._languages.index(place.language))

    def place(self, index: _Index) -> EditedPlace | None:
        """Return the place of a cell; None where nothing is written there."""
        spot = self.spot(index.row())
        if spot is None or index.column() < 1:
            return None
        return place_of(self.editing.draft, spot, self.language(index.column()))

    def next_missing(self, index: _Index) -> QModelIndex:
        """Return the cell of the next missing text, shown or not; none where none is missing."""
        spot, language = self.spot(index.row()), self.language(max(index.column(), 0))
        after = None if spot is None or not language else (spot, language)
        found = next_missing(self.editing.draft, self._spots, after)
        if found is None:
            return QModelIndex()
        if found[0] not in self._rows:
            self.show_only_missing(self.only_missing)
        return self.index(self._rows[found[0]], 1 + self._languages.index(found[1]))

    # What is done

    def paste(self, index: _Index, text: str) -> int:
        """Write a pasted column, or several, from a cell on; return how many texts came."""
        spot = self.spot(index.row())
        if spot is None or index.column() < 1:
            return 0
        shown = self.shown
        found = pasted(shown, self._languages, shown.index(spot), index.column() - 1, text)
        if found:
            write_texts(self.editing, found)
            self.editing.leave()
        return len(found)

    # Qt asks for these

    def rowCount(self, parent: _Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.entries)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else 1 + len(self._languages)

    def flags(self, index: _Index) -> Qt.ItemFlag:
        enabled = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if self.spot(index.row()) is None or index.column() < 1:
            return Qt.ItemFlag.ItemIsEnabled
        return enabled | Qt.ItemFlag.ItemIsEditable

    def data(self, index: _Index, role: int = _Role.DisplayRole) -> object:
        entry, draft = self.entries[index.row()], self.editing.draft
        if role not in (_Role.DisplayRole, _Role.EditRole, _Role.AccessibleTextRole):
            return None
        if isinstance(entry, GridHead):
            return part_name(draft, entry.question) if index.column() == 0 else None
        if index.column() == 0:
            return text_name(draft, entry.question, entry.keys)
        language = self.language(index.column())
        text = words_at(draft, entry).get(language, "")
        if role == _Role.AccessibleTextRole:
            named = f"{text_name(draft, entry.question, entry.keys)}, {language_name(language)}"
            return f"{named}: {text or tr('Missing')}"
        return text

    def setData(self, index: _Index, value: object, role: int = _Role.EditRole) -> bool:
        spot = self.spot(index.row())
        if spot is None or index.column() < 1 or role != _Role.EditRole:
            return False
        if str(value) != self.data(index):
            write_texts(
                self.editing, [(spot, self.language(index.column()), str(value))], typing=True
            )
            self.counts = self._counter.count(self.editing.draft)
            self.dataChanged.emit(index, index)
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self._languages))
            self.written.emit()
        return True

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> object:
        if orientation == Qt.Orientation.Vertical or role != _Role.DisplayRole:
            return None
        return tr("Text") if section == 0 else language_name(self.language(section))

    # What the cells are painted by

    def source(self, row: int) -> str:
        """Return the text of a row as it is in the first language that has it."""
        spot = self.spot(row)
        if spot is None:
            return ""
        return said(words_at(self.editing.draft, spot), self._languages[0])

    def mirrored(self, column: int) -> bool:
        """Tell whether the language of a column is read from the right."""
        right = Qt.LayoutDirection.RightToLeft
        return column > 0 and direction_of(self.language(column)) == right
