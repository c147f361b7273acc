"""Two parts of a page that stand side by side where there is room."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget


class SplitBody(QWidget):
    """Two parts side by side in a fixed proportion, one above the other where it is narrow."""

    def __init__(
        self,
        left: QWidget,
        right: QWidget,
        *,
        proportion: tuple[int, int] = (560, 584),
        narrow_proportion: tuple[int, int] = (408, 540),
        gap: int = 24,
        narrow_gap: int = 12,
        stack_below: int = 720,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._proportion = proportion
        self._narrow_proportion = narrow_proportion
        self._gap, self._narrow_gap = gap, narrow_gap
        self._stack_below = stack_below
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for part in (left, right):
            policy = part.sizePolicy()
            policy.setHorizontalPolicy(QSizePolicy.Policy.Ignored)
            part.setSizePolicy(policy)
            self._row.addWidget(part)
        self._left = left
        self._arrange(self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(event.size().width())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def _arrange(self, width: int) -> None:
        stacked = width < self._stack_below
        narrow = width < 1036
        direction = (
            QBoxLayout.Direction.TopToBottom if stacked else QBoxLayout.Direction.LeftToRight
        )
        self._row.setDirection(direction)
        self._row.setSpacing(self._narrow_gap if narrow else self._gap)
        first, second = self._narrow_proportion if narrow else self._proportion
        self._row.setStretch(0, 0 if stacked else first)
        self._row.setStretch(1, 0 if stacked else second)
