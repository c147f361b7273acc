"""The bands above and under a respondent's page, and the line of progress at its edge."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.theme import Theme
from app.theme.scale import PageSize


class ProgressLine(QWidget):
    """A line 4 high at the top edge of a page that fills in the direction of reading."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._done = 0
        self._total = 0
        self.setFixedHeight(4)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
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


class Header(QFrame):
    """A start and an end on one row or, where it is narrow, on two."""

    def __init__(self, overhang: int = 0, parent: QWidget | None = None) -> None:
        """`overhang`: how far the padding of a quiet button may reach into the end margin."""
        super().__init__(parent)
        self._overhang = overhang
        self.setProperty("role", "page_header")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self.start = QHBoxLayout()
        self.end = QHBoxLayout()
        self._row.addLayout(self.start, 1)
        self._row.addLayout(self.end, 0)

    def arrange(self, size: PageSize) -> None:
        """Take least height and margins from the size, and break the row in two or not."""
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._row.setDirection(down if size.rows_break else across)
        self._row.setSpacing(8 if size.rows_break else size.length(16))
        self.start.setSpacing(size.length(14))
        self.end.setSpacing(size.length(16))
        start, end = size.margin, size.margin - size.length(self._overhang)
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            start, end = end, start
        self._row.setContentsMargins(start, 6, end, 6)
        self.setMinimumHeight(size.header)


class Footer(QFrame):
    """Three places: a way back at the start, the actions in the middle, a quiet link at the end.

    A sentence may stand in the middle; where there are actions too it stands above them. Where it
    is narrow the middle has a row to itself.
    """

    def __init__(self, overhang: int = 0, parent: QWidget | None = None) -> None:
        """`overhang`: how far the padding of quiet buttons may reach into the margins."""
        super().__init__(parent)
        self._overhang = overhang
        self.setProperty("role", "page_footer")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._grid = QGridLayout(self)
        self._grid.setVerticalSpacing(4)
        self._places = [QWidget(self) for _ in range(3)]
        self.start, self.end = QHBoxLayout(self._places[0]), QHBoxLayout(self._places[2])
        middle = QVBoxLayout(self._places[1])
        self.sentence, self.actions = QHBoxLayout(), QHBoxLayout()
        middle.addLayout(self.sentence)
        middle.addLayout(self.actions)
        middle.setSpacing(4)
        for layout in (self.start, self.end, middle):
            layout.setContentsMargins(0, 0, 0, 0)
        self.sentence.addStretch(1)
        self.end.addStretch(1)
        self.start.addStretch(1)

    def arrange(self, size: PageSize) -> None:
        """Take least height and margins from the size, and break the row in two or not."""
        centre = Qt.AlignmentFlag.AlignVCenter
        for place in self._places:
            self._grid.removeWidget(place)
        start, middle, end = self._places
        if size.rows_break:
            self._grid.addWidget(middle, 0, 0, 1, 3, centre)
            self._grid.addWidget(start, 1, 0, centre)
            self._grid.addWidget(end, 1, 2, centre)
        else:
            self._grid.addWidget(start, 0, 0, centre)
            self._grid.addWidget(middle, 0, 1, centre)
            self._grid.addWidget(end, 0, 2, centre)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(2, 1)
        self._grid.setHorizontalSpacing(size.length(16))
        self.actions.setSpacing(size.length(16))
        side = size.margin - size.length(self._overhang)
        self._grid.setContentsMargins(side, 6, side, 6)
        self.setMinimumHeight(size.footer)
