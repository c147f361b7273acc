"""A list to choose from that stands in less room than its words take."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent, QPalette
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter

_BEFORE, _ARROW = 12, 30  # pixels before the words of a list, and of its arrow
_WIDEST = 480  # pixels of an open list


class ShortBox(QComboBox):
    """A list that may be narrower than its words: it shows where they are cut off."""

    def __init__(self, least_letters: int = 6) -> None:
        super().__init__()
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(least_letters)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QStylePainter(self)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        inner = self.rect().adjusted(_BEFORE, 0, -_ARROW, 0)
        place = QStyle.visualRect(self.layoutDirection(), self.rect(), inner)
        words = self.fontMetrics().elidedText(
            self.currentText(), Qt.TextElideMode.ElideRight, place.width()
        )
        middle = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        side = QStyle.visualAlignment(self.layoutDirection(), middle)
        painter.setPen(option.palette.color(QPalette.ColorRole.ButtonText))
        painter.drawText(place, int(side), words)

    def widen_list(self) -> None:
        """Let the list be as wide as what is in it, and not as its box."""
        texts = (self.itemText(i) for i in range(self.count()))
        widest = max((self.fontMetrics().horizontalAdvance(text) for text in texts), default=0)
        self.view().setMinimumWidth(min(widest + 48, _WIDEST))
