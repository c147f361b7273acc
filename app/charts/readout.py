"""The small box that tells the numbers of what is pointed at."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from app.theme import Theme
from app.widgets.text import TextLabel

_GAP = 12
_WIDEST = 320


class Readout(QFrame):
    """A title, and names with their numbers; lies over its parent and never takes the mouse.

    It tells nothing to a screen reader, to whom the same words are said.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._ground = parent
        self.setProperty("role", "readout")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._title = TextLabel("", theme, "analyst.strong", widest=_WIDEST)
        self._names = TextLabel("", theme, "analyst.base", tone="muted", wrap=False)
        self._numbers = TextLabel("", theme, "analyst.base", wrap=False, tabular=True)
        grid = QGridLayout(self)
        grid.setContentsMargins(theme.margins(3, 2))
        grid.setHorizontalSpacing(theme.space(4))
        grid.setVerticalSpacing(0)
        grid.addWidget(self._title, 0, 0, 1, 2)
        grid.addWidget(self._names, 1, 0)
        grid.addWidget(self._numbers, 1, 1)
        self.hide()

    def show_at(self, place: QPoint, title: str, reading: tuple[tuple[str, str], ...]) -> None:
        """Tell numbers beside a place of the parent, wherever there is room."""
        self._title.setText(title)
        self._names.setText("\n".join(name for name, _ in reading))
        self._numbers.setText("\n".join(text for _, text in reading))
        width = min(self.sizeHint().width(), self._ground.width())
        self.resize(width, max(self.heightForWidth(width), self.minimumSizeHint().height()))
        around = self._ground.rect()
        left = place.x() + _GAP
        if left + self.width() > around.right():
            left = place.x() - _GAP - self.width()
        top = min(place.y() + _GAP, around.bottom() - self.height())
        self.move(max(left, 0), max(top, 0))
        self.show()
        self.raise_()
