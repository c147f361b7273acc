"""What is asked of a whole column: how its numbers are written, and what an empty row means."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QWidget

from app.tables import words
from app.tables.fields import combo, labelled
from app.tables.mapper import Mapper
from app.tables.mapping_state import MISSING, UNMAPPED
from app.theme import Theme
from app.widgets.layout import column
from app.words.catalogue import tr
from core.interchange.mapping.model import NOTHING


class WritingBox(QWidget):
    """Emits `changed` when it was said how the numbers of the open column are written."""

    changed = Signal()

    def __init__(self, theme: Theme, mapper: Mapper) -> None:
        super().__init__()
        self._mapper = mapper
        self.box = combo(tr("How its numbers are written"))
        column(labelled(tr("How its &numbers are written"), self.box, theme), on=self)
        self.box.activated.connect(self._on_chosen)

    def show_mapped(self) -> None:
        """Show the ways in which the numbers of the open column can be read, and the one said."""
        now = self._mapper.now
        seen = self._mapper.seen[now.head]
        group = now.writing(seen)
        asked = now.has_numbers(now.head) and (len(seen.writings) > 1 or group is None)
        self.setVisible(asked)
        with QSignalBlocker(self.box):
            self.box.clear()
            for place, marks in enumerate(seen.writings if asked else ()):
                self.box.addItem(words.writing(marks, seen.example), place)
            if group is None:
                self.box.addItem(tr("choose …"), -1)
            self.box.setCurrentIndex(self.box.findData(-1 if group is None else group))

    def _on_chosen(self) -> None:
        place = self.box.currentData()
        if place is not None and place >= 0:
            self._mapper.set_writing(place)
            self.changed.emit()


class EmptyBox(QWidget):
    """What it means that nothing stands in any column of a question that has one an option.

    Emits `changed` when that was said.
    """

    changed = Signal()

    def __init__(self, theme: Theme, mapper: Mapper) -> None:
        super().__init__()
        self._mapper = mapper
        self.is_open = False
        self.box = combo(tr("Where all its columns are empty"))
        self.box.addItem(tr("none of them was chosen"), "none")
        self.box.addItem(tr("no answer"), MISSING)
        self.box.addItem(tr("choose …"), UNMAPPED)
        column(labelled(tr("Where all its columns are &empty"), self.box, theme), on=self)
        self.box.activated.connect(self._on_chosen)

    def show_mapped(self) -> None:
        """Show what is said of the open column's question; `is_open` where it has to be."""
        now = self._mapper.now
        meaning = now.empty(now.head)
        own = now.together(now.head) if meaning is not None else ()
        asked = bool(own) and all(self._mapper.seen[head].counts[NOTHING] for head in own)
        self.setVisible(asked)
        self.is_open = (
            asked
            and meaning == UNMAPPED
            and bool(now.randomized(now.head)[0])
            and "complete" not in now.content
            and all(NOTHING in ((now.column(head) or {}).get("values") or {}) for head in own)
        )
        with QSignalBlocker(self.box):
            self.box.setCurrentIndex(self.box.findData(meaning or UNMAPPED))

    def _on_chosen(self) -> None:
        self._mapper.set_empty(str(self.box.currentData()))
        self.changed.emit()
