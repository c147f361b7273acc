"""The bands above and under a page, and the line of progress between."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QSizePolicy, QWidget

from app.theme import Theme


class ProgressLine(QWidget):
    """A line 4 high under the header that fills in the direction of reading."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._done = 0
        self._total = 0
        self.setFixedHeight(4)
        theme.color_scheme_changed.connect(self.update)

    def set_progress(self, done: int, total: int) -> None:
        """Fill `done` of `total` parts; a total of 0 hides the line."""
        self._done, self._total = done, total
        self.setVisible(total > 0)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.colour("line"))
        if self._total:
            width = self.width() * self._done / self._total
            right_to_left = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
            left = self.width() - width if right_to_left else 0.0
            painter.fillRect(QRectF(left, 0, width, 4), self._theme.colour("accent"))
        painter.end()


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
