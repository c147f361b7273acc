"""Two parts of a page that stand side by side where there is room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QSizePolicy, QWidget

_NARROW_BELOW = 1036


@dataclass(frozen=True, slots=True)
class _Proportions:
    """How wide both parts are to each other, and the gap between them, wide and narrow."""

    wide: tuple[int, int]
    narrow: tuple[int, int]
    gap: int
    narrow_gap: int
    stack_below: int


class _SplitLayout(QLayout):
    """Two items; whether they stand side by side follows from the width that is asked about.

    A box layout that changes its direction when it is resized has told the page around it another
    height by then, and at times the page kept that.
    """

    def __init__(self, parent: QWidget, proportions: _Proportions) -> None:
        super().__init__(parent)
        self.setContentsMargins(0, 0, 0, 0)
        self._proportions = proportions
        self._items: list[QLayoutItem] = []

    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        places = self._places(width)
        return max((place.y() + place.height() for _, place in places), default=0)

    def sizeHint(self) -> QSize:
        width = sum(item.sizeHint().width() for item in self._items) + self._proportions.gap
        return QSize(width, self.heightForWidth(width))

    def minimumSize(self) -> QSize:  # noqa: N802
        return QSize(0, max((item.minimumSize().height() for item in self._items), default=0))

    def setGeometry(self, rect: QRect) -> None:  # noqa: N802
        super().setGeometry(rect)
        places = self._places(rect.width())
        rows = {place.y() for _, place in places}
        parent = self.parentWidget()
        mirrored = parent is not None and (
            parent.layoutDirection() == Qt.LayoutDirection.RightToLeft
        )
        for item, place in places:
            # Side by side both are as tall as there is room, one above the other the last is.
            if len(rows) == 1 or place.y() == max(rows):
                place.setHeight(max(place.height(), rect.height() - place.y()))
            if mirrored:
                place.moveLeft(rect.width() - place.x() - place.width())
            item.setGeometry(place.translated(rect.topLeft()))

    def _places(self, width: int) -> list[tuple[QLayoutItem, QRect]]:
        """Return the items that are shown and where they stand in a width, read from the left."""
        shown = [item for item in self._items if not item.isEmpty()]
        how = self._proportions
        is_narrow = width < _NARROW_BELOW
        gap = how.narrow_gap if is_narrow else how.gap
        if width < how.stack_below or len(shown) < 2:
            top, places = 0, []
            for item in shown:
                places.append((item, QRect(0, top, width, _height_of(item, width))))
                top += places[-1][1].height() + gap
            return places
        first, second = how.narrow if is_narrow else how.wide
        left = int((width - gap) * first / (first + second) + 0.5)
        lefts = (0, left + gap)
        widths = (left, width - gap - left)
        heights = [_height_of(item, w) for item, w in zip(shown, widths, strict=True)]
        tall = max(heights)
        return [
            (item, QRect(x, 0, w, tall)) for item, x, w in zip(shown, lefts, widths, strict=True)
        ]


def _height_of(item: QLayoutItem, width: int) -> int:
    if item.hasHeightForWidth():
        return max(item.heightForWidth(width), item.minimumSize().height())
    return item.sizeHint().height()


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
    ) -> None:
        super().__init__()
        how = _Proportions(proportion, narrow_proportion, gap, narrow_gap, stack_below)
        layout = _SplitLayout(self, how)
        parts: Sequence[QWidget] = (left, right)
        for part in parts:
            policy = part.sizePolicy()
            policy.setHorizontalPolicy(QSizePolicy.Policy.Ignored)
            part.setSizePolicy(policy)
            layout.addWidget(part)
