"""Where the window of a study stands: read to be kept, and taken up again."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QScrollArea, QScrollBar

from app.flows.place import Place
from app.flows.shown import Shown
from app.views.analyst.frame import StudyFrame


class Standing(QObject):
    """Knows how the analyst left the panes of a frame, and what was chosen on its pages."""

    def __init__(self, frame: StudyFrame) -> None:
        super().__init__(frame)
        self._frame = frame
        self._split: tuple[int, ...] = ()
        self._wanted: dict[QScrollBar, int] = {}
        frame.result.split_changed.connect(self._on_split_changed)
        for area in self._areas().values():
            bar = area.verticalScrollBar()
            bar.rangeChanged.connect(self._on_range_changed)
            bar.actionTriggered.connect(self._on_scrolled)
        frame.showing.connect(self._on_showing)

    @property
    def place(self) -> Place:
        """The place of now; of a page that was not seen again the one it was left at."""
        scrolled = {}
        for name, area in self._areas().items():
            bar = area.verticalScrollBar()
            value = self._wanted.get(bar, bar.value())
            if value:
                scrolled[name] = value
        pages = self._frame.study_pages.items()
        chosen = {name: here for name, page in pages if (here := page.chosen_here)}
        return Place(self._split, scrolled, self._frame.folding.hidden, chosen)

    def take_up(self, place: Place) -> None:
        """Stand where the study was left, as soon as there is something to scroll."""
        if place.split:
            self._split = place.split
            self._frame.result.set_split(list(place.split))
        self._frame.folding.hide(place.hidden)
        for name, page in self._frame.study_pages.items():
            if name in place.chosen:
                page.take_up(place.chosen[name])
        areas = self._areas()
        bars = {name: area.verticalScrollBar() for name, area in areas.items()}
        self._wanted = {bars[name]: at for name, at in place.scrolled.items() if name in bars}
        for bar in tuple(self._wanted):
            self._scroll(bar)

    def _areas(self) -> dict[str, QScrollArea]:
        areas = {name: page.area for name, page in self._frame.study_pages.items()}
        found = {name: area for name, area in areas.items() if area is not None}
        return {"": self._frame.result.area, **found}

    def _on_split_changed(self, sizes: list[int]) -> None:
        self._split = tuple(sizes)

    def _on_range_changed(self) -> None:
        bar = self.sender()
        if isinstance(bar, QScrollBar):
            self._scroll(bar)

    def _scroll(self, bar: QScrollBar) -> None:
        """Go where it was, whenever there is so much: a page is laid out several times."""
        wanted = self._wanted.get(bar)
        if wanted is not None and bar.maximum() >= wanted:
            bar.setValue(wanted)

    def _on_scrolled(self) -> None:
        """Let the analyst go elsewhere."""
        bar = self.sender()
        if isinstance(bar, QScrollBar):
            self._wanted.pop(bar, None)

    def _on_showing(self, before: Shown, shown: Shown) -> None:
        """Let a page be that was seen as it was left, and on which something else was chosen."""
        area = self._areas().get(before.looking.page)
        if area is not None and before.result is not None and before.looking != shown.looking:
            self._wanted.pop(area.verticalScrollBar(), None)
