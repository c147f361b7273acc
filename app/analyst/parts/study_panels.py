"""The pages of the whole study in one window, each made once it is asked for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject, Signal

from app.analyst.parts.study_panel import Around, StudyPage, StudyPanel


class StudyPanels(QObject):
    """Emits `added(StudyPanel)` for each; those that are there stand in `made`, by their names."""

    added = Signal(object)

    def __init__(self, pages: Sequence[StudyPage], around: Around, parent: QObject) -> None:
        super().__init__(parent)
        self._pages = {page.name: page for page in pages}
        self._around = around
        self.made: dict[str, StudyPanel] = {}

    def __iter__(self) -> Iterator[str]:
        return iter(self._pages)

    def get(self, name: str) -> StudyPanel | None:
        """Return a page by its name; None where there is no such page."""
        return self[name] if name in self._pages else None

    def __getitem__(self, name: str) -> StudyPanel:
        if name not in self.made:
            self.made[name] = self._pages[name].make(self._around)
            self.added.emit(self.made[name])
        return self.made[name]
