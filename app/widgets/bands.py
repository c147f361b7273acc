"""The bands above and under a page, and the line of progress between."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QProgressBar, QSizePolicy, QWidget


class ProgressLine(QProgressBar):
    """A line under the header that fills in the direction of reading; the header has its words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "page")
        self.setTextVisible(False)

    def set_progress(self, words: str, done: int, total: int) -> None:
        """Fill `done` of `total` parts, told by `words`; a total of 0 hides the line."""
        self.setAccessibleName(words)
        self.setRange(0, max(total, 1))
        self.setValue(done)
        self.setVisible(total > 0)


class Band(QFrame):
    """Header or footer: a start and an end, on one row or, where it is narrow, on two."""

    def __init__(self, role: str, overhang: int = 0, parent: QWidget | None = None) -> None:
        """`overhang`: how far the padding of a quiet button may reach into the end margin."""
        super().__init__(parent)
        self._overhang = overhang
        self.setProperty("role", role)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setSpacing(16)
        self.start = QHBoxLayout()
        self.end = QHBoxLayout()
        self._row.addLayout(self.start, 1)
        self._row.addLayout(self.end, 0)

    def arrange(self, height: int, margin: int, broken: bool) -> None:
        """Set the least height and the side margins, and break the row in two or not."""
        direction = QBoxLayout.Direction.TopToBottom if broken else QBoxLayout.Direction.LeftToRight
        self._row.setDirection(direction)
        self._row.setSpacing(8 if broken else 16)
        start, end = margin, margin - self._overhang
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            start, end = end, start
        self._row.setContentsMargins(start, 6, end, 6)
        self.setMinimumHeight(height)
