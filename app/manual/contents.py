"""The left column of the manual: its parts and pages, or what a search found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem

from app.manual.pages import CONTENTS, Leaf, Manual
from app.manual.search import Match
from app.theme import Theme
from app.widgets.side_rows import Index, Row, SideRows
from app.words.catalogue import tr

Sort = Literal["part", "page", "section", "match", "nothing"]
_HEIGHTS: dict[Sort, int] = {"part": 38, "page": 28, "section": 25, "match": 50, "nothing": 40}
_DEEPER = 16


@dataclass(frozen=True, slots=True)
class Entry:
    """A row: what it says, in a second line too, and where it leads; a part leads nowhere."""

    sort: Sort
    title: str
    page: str = ""
    section: str = ""
    line: str = ""
    here: bool = False


class ContentsList(QListWidget):
    """Emits `chosen(str, str)`, the page and the section of a row that was pressed."""

    chosen = Signal(str, str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._entries: list[Entry] = []
        self.setItemDelegate(_Rows(self, theme, self._entries))
        self.setAccessibleName(tr("Contents of the manual"))
        self.setMouseTracking(True)
        self.setProperty("ring", False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.itemClicked.connect(self._on_item)
        self.itemActivated.connect(self._on_item)
        theme.repaints(self.viewport())

    @property
    def entries(self) -> Sequence[Entry]:
        """The rows that are shown."""
        return self._entries

    def show_contents(self, manual: Manual, leaf: Leaf, section: str) -> None:
        """Show all pages, and of the one that is read its sections."""
        rows = self._page(manual, CONTENTS, leaf, section)
        for part in manual.parts:
            rows.append(Entry("part", part.title))
            for name in part.pages:
                rows += self._page(manual, name, leaf, section)
        self._fill(rows)

    def _page(self, manual: Manual, name: str, leaf: Leaf, section: str) -> list[Entry]:
        page = manual.page(name)
        rows = [Entry("page", manual.title(name), name, here=name == leaf.page and not section)]
        if name == leaf.page and name != CONTENTS:
            rows += [
                Entry("section", each.title, name, each.name, here=each.name == section)
                for each in page.sections[1:]
                if each.level == 2
            ]
        return rows

    def show_matches(self, manual: Manual, matches: Sequence[Match], here: int) -> None:
        """Show what a search found; `here` is the place of the one that is read, -1 for none."""
        rows = []
        for place, found in enumerate(matches):
            page = manual.title(found.page)
            title = f"{page} · {found.title}" if found.section else page
            rows.append(
                Entry("match", title, found.page, found.section, found.line, here=place == here)
            )
        self._fill(rows or [Entry("nothing", tr("No page has these words."))])

    def _fill(self, rows: Sequence[Entry]) -> None:
        kept = self.verticalScrollBar().value() if len(rows) == len(self._entries) else 0
        self.blockSignals(True)
        self.clear()
        self._entries[:] = rows
        # The list makes its items: one that Python made may be gone before the list lets go of it,
        # and that ends the program.
        self.addItems([row.title for row in rows])
        for place, row in enumerate(rows):
            item = self.item(place)
            said = f"{row.title}. {row.line}" if row.line else row.title
            item.setData(Qt.ItemDataRole.AccessibleTextRole, said)
            if row.sort in ("part", "nothing"):
                item.setFlags(Qt.ItemFlag.NoItemFlags)
        self.blockSignals(False)
        self.verticalScrollBar().setValue(kept)
        for place, row in enumerate(rows):
            if row.here:
                self.setCurrentRow(place)
                self.scrollToItem(self.item(place))

    def _on_item(self, item: QListWidgetItem) -> None:
        row = self._entries[self.row(item)]
        if row.page:
            self.chosen.emit(row.page, row.section)


class _Rows(SideRows):
    """Paints parts as headings, pages, their sections deeper, and matches with their line."""

    def __init__(self, parent: QListWidget, theme: Theme, entries: Sequence[Entry]) -> None:
        super().__init__(parent, theme)
        self._entries = entries

    def height(self, index: Index, _room: int) -> int:
        return _HEIGHTS[self._entries[index.row()].sort]

    def draw(self, painter: QPainter, row: Row, index: Index) -> None:
        entry, inner = self._entries[index.row()], row.inner
        if entry.sort == "section":
            before = 0 if row.mirrored else _DEEPER
            inner = inner.adjusted(before, 0, before - _DEEPER, 0)
        fonts: dict[Sort, str] = {"part": "analyst.overline", "nothing": "analyst.base"}
        font = "analyst.strong" if entry.here else fonts.get(entry.sort, "analyst.row")
        if entry.sort == "match":
            font = "analyst.strong"
        quiet = entry.sort in ("part", "nothing")
        colour = "text_muted" if quiet else "accent" if entry.here else "text"
        top = QRect(inner)
        if entry.sort == "part":
            top = inner.adjusted(0, 12, 0, 0)
        elif entry.sort == "match":
            top = QRect(inner.left(), inner.top() + 4, inner.width(), 20)
        self._line(painter, top, row, entry.title, font, colour)
        if entry.sort == "match":
            under = top.translated(0, 19)
            self._line(painter, under, row, entry.line, "analyst.small", "text_muted")

    def _line(
        self, painter: QPainter, room: QRect, row: Row, text: str, font: str, colour: str
    ) -> None:
        letters = self._theme.font(font)
        painter.setFont(letters)
        painter.setPen(self._theme.colour(colour))
        end = Qt.TextElideMode.ElideRight
        shown = QFontMetrics(letters).elidedText(text, end, room.width())
        painter.drawText(room, row.flags, shown)
