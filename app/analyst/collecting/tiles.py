"""Counts in a row of cards: how many files were accepted, came again, conflict, were refused."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.theme import Theme
from app.widgets.panels import card
from app.widgets.picture import Picture
from app.widgets.text import TextLabel

_FOUR_FROM = 720


class CountTile(QFrame):
    """A number and what it counts; a zero is quiet."""

    def __init__(self, theme: Theme, icon: str, colour: str) -> None:
        super().__init__()
        self._icon, self._colour = icon, colour
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        frame = card(padding=16)
        outer.addWidget(frame)
        row = QHBoxLayout()
        row.setSpacing(theme.space(4))
        self._picture = Picture(icon, theme, size=20, ground="disc", ground_size=40)
        row.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignVCenter)
        words = QVBoxLayout()
        words.setSpacing(0)
        self.count = TextLabel("", theme, "analyst.tile")
        self.label = TextLabel("", theme, "analyst.form", tone="muted")
        words.addWidget(self.count)
        words.addWidget(self.label)
        row.addLayout(words, 1)
        frame.column.addLayout(row)

    def show_count(self, count: int, words: str) -> None:
        """Show another number."""
        self.count.setText(f"{count:,}")
        self.count.set_tone("text" if count else "muted")
        self.label.setText(words)
        if count and self._colour != "text_muted":
            self._picture.set_icon(self._icon, self._colour, f"{self._colour}_soft")
        else:
            self._picture.set_icon(self._icon, "text_muted", "raised")


class CountTiles(QWidget):
    """Tiles side by side, or two by two where it is narrow."""

    def __init__(self, theme: Theme, looks: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(theme.space(4))
        self._across = 0
        self._placed: list[CountTile] = []
        self.tiles = [CountTile(theme, icon, colour) for icon, colour in looks]
        self._place(len(self.tiles))

    def show_counts(self, counts: Sequence[tuple[int, str] | None]) -> None:
        """Show other numbers with their words; no tile where there is none to tell."""
        for tile, told in zip(self.tiles, counts, strict=True):
            tile.setHidden(told is None)
            if told is not None:
                tile.show_count(*told)
        self._place(self._columns(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place(self._columns(event.size().width()))

    def _columns(self, width: int) -> int:
        return len(self._told) if width >= _FOUR_FROM else 2

    @property
    def _told(self) -> list[CountTile]:
        return [tile for tile in self.tiles if not tile.isHidden()]

    def _place(self, across: int) -> None:
        told = self._told
        if (across, told) == (self._across, self._placed):
            return
        self._across, self._placed = across, told
        for place, tile in enumerate(told):
            self._grid.addWidget(tile, place // across, place % across)
        for column in range(len(self.tiles)):
            self._grid.setColumnStretch(column, 1 if column < across else 0)
