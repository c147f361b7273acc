"""Where the window of a study stands: read to be kept, and taken up again."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QScrollArea

from app.analyst.parts.study_panel import StudyPanel
from app.analyst.state.study_state import StudyState
from app.analyst.state.window_place import WindowPlace
from app.analyst.window.frame import StudyFrame
from core.files import canonical


class ScrollMemory(QObject):
    """Knows how the analyst left the panes of a frame, and what was chosen on its pages."""

    def __init__(self, frame: StudyFrame) -> None:
        super().__init__(frame)
        self._frame = frame
        self._split: tuple[int, ...] = ()
        self._areas: dict[str, QScrollArea] = {}
        self._wanted: dict[str, int] = {}
        self._chosen: dict[str, dict[str, canonical.Json]] = {}  # on pages, as the study was left
        frame.result.split_changed.connect(self._on_split_changed)
        frame.showing.connect(self._on_showing)
        self._watch()
        frame.study_pages.added.connect(self._on_added)

    @property
    def place(self) -> WindowPlace:
        """The place of now; of a page that was not seen again the one it was left at."""
        values = {name: area.verticalScrollBar().value() for name, area in self._areas.items()}
        values |= self._wanted
        scrolled = {name: value for name, value in values.items() if value}
        made = self._frame.study_pages.made.items()
        chosen = self._chosen | {name: page.chosen_here for name, page in made}
        chosen = {name: here for name, here in chosen.items() if here}
        return WindowPlace(self._split, scrolled, self._frame.folding.hidden, chosen)

    def take_up(self, place: WindowPlace) -> None:
        """Stand where the study was left, as soon as there is something to scroll."""
        if place.split:
            self._split = place.split
            self._frame.result.set_split(list(place.split))
        self._frame.folding.hide(place.hidden)
        known = ("", *self._frame.study_pages)
        self._wanted = {name: at for name, at in place.scrolled.items() if name in known}
        self._chosen = {name: here for name, here in place.chosen.items() if name in known}
        for name in tuple(self._areas):
            self._scroll(name)
        for name, page in self._frame.study_pages.made.items():
            if name in self._chosen:
                page.take_up(self._chosen[name])

    def _watch(self) -> None:
        """Watch what scrolls, of the pages that are there."""
        made = self._frame.study_pages.made
        areas = {"": self._frame.result.area, **{name: page.area for name, page in made.items()}}
        for name, area in areas.items():
            if area is not None and name not in self._areas:
                self._areas[name] = area
                bar = area.verticalScrollBar()
                bar.rangeChanged.connect(partial(self._scroll, name))
                bar.actionTriggered.connect(partial(self._let_go, name))

    def _on_added(self, page: StudyPanel) -> None:
        """Have chosen on a page what was, as soon as it is there."""
        self._watch()
        for name, each in self._frame.study_pages.made.items():
            if each is page and name in self._chosen:
                page.take_up(self._chosen[name])

    def _on_split_changed(self, sizes: list[int]) -> None:
        self._split = tuple(sizes)

    def _scroll(self, name: str, *_range: int) -> None:
        """Go where it was, whenever there is so much: a page is laid out several times."""
        wanted, bar = self._wanted.get(name), self._areas[name].verticalScrollBar()
        if wanted is not None and bar.maximum() >= wanted:
            bar.setValue(wanted)

    def _let_go(self, name: str, *_action: int) -> None:
        """Let the analyst go elsewhere."""
        self._wanted.pop(name, None)

    def _on_showing(self, before: StudyState, shown: StudyState) -> None:
        """Let a page be that was seen as it was left, and on which something else was chosen."""
        if before.result is not None and before.request != shown.request:
            self._let_go(before.request.page)
