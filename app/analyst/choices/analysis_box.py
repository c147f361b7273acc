"""Which analysis is shown: a list, where there is more than one to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from app.analyses import Analysis
from app.theme import Theme
from app.widgets.text import overline
from app.words.catalogue import tr


class AnalysisBox(QWidget):
    """Emits `chosen(str)`, the name of the analysis that was chosen."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: list[str] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, theme.space(2))
        column.setSpacing(theme.space(1))
        column.addWidget(overline(tr("Analysis"), theme))
        self.box = QComboBox()
        self.box.setAccessibleName(tr("Analysis"))
        self.box.activated.connect(self._on_box_activated)
        column.addWidget(self.box)
        self.hide()

    def set_analyses(self, analyses: Sequence[Analysis], name: str) -> None:
        """Offer these analyses, one of them chosen, without emitting."""
        self._names = [each.name for each in analyses]
        self.box.clear()
        self.box.addItems([each.title() for each in analyses])
        self.box.setCurrentIndex(self._names.index(name) if name in self._names else -1)
        self.setVisible(len(analyses) > 1)

    def _on_box_activated(self, place: int) -> None:
        self.chosen.emit(self._names[place])
