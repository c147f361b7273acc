"""Words in one line: what does not fit ends in "…", and is whole in the tool tip."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QWidget,
)

from app.theme import Theme
from app.widgets.text import TextLabel, Tone, plain_tip

_LEAST = 24  # px, enough for "…"


class ShortLabel(TextLabel):
    """A line of text that gives way to what stands beside it."""

    def __init__(self, text: str, theme: Theme, style: str, *, tone: Tone = "text") -> None:
        super().__init__(text, theme, style, tone=tone, wrap=False)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def setText(self, text: str) -> None:  # noqa: N802 - Qt calls it by this name
        if text != self.text():
            super().setText(text)
            self._show_tip()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, _width: int) -> int:
        return self.sizeHint().height()

    def minimumSizeHint(self) -> QSize:
        return QSize(min(_LEAST, self.sizeHint().width()), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_tip()

    def _show_tip(self) -> None:
        self.setToolTip(plain_tip(self.text()) if _shortened(self, self.text()) else "")

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(self.font())
        painter.setPen(self.palette().color(self.foregroundRole()))
        text = _shortened(self, self.text()) or self.text()
        painter.drawText(self.contentsRect(), int(self.alignment()), text)
        painter.end()


class ShortCheckBox(QCheckBox):
    """A check box that asks for no more width than there is; `text` is shown letter for letter."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.setText(text)
        policy = self.sizePolicy()
        policy.setHorizontalPolicy(QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def setText(self, text: str) -> None:  # noqa: N802 - Qt calls it by this name
        super().setText(text.replace("&", "&&"))
        self.setToolTip(plain_tip(text))
        self.setAccessibleName(text)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, _width: int) -> int:
        return self.sizeHint().height()

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        part = QStyle.SubElement.SE_CheckBoxContents
        room = self.style().subElementRect(part, option, self).width()
        option.text = self.fontMetrics().elidedText(option.text, Qt.TextElideMode.ElideRight, room)
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_CheckBox, option)
        painter.end()


def _shortened(widget: QWidget, text: str) -> str:
    """Return what of a text fits into a widget; '' where all of it does."""
    shown = widget.fontMetrics().elidedText(
        text, Qt.TextElideMode.ElideRight, widget.contentsRect().width()
    )
    return "" if shown == text else shown
