"""Cards that are ticked: a name, what it is good for, and whether it is chosen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget

from app.theme import Theme, smooth_painter
from app.widgets.button import Painted
from app.widgets.choices import paint_tick, paint_ticked_card
from app.widgets.layout import discard
from app.widgets.text import plain_tip

_PADDING, _MARK, _GAP, _LINE, _HEIGHT = 12, 16, 10, 18, 52
_LEAST, _COMFORTABLE = 148, 200


class FormatCard(Painted, QCheckBox):
    """A format: ticked where files of it are written. Words that do not fit are in its tip."""

    def __init__(self, theme: Theme, name: str, title: str, meaning: str) -> None:
        super().__init__(title)
        self.name = name
        self._theme = theme
        self._meaning = meaning
        self.setAccessibleName(title)
        self.setAccessibleDescription(meaning)
        self.setToolTip(plain_tip(meaning))
        self.setProperty("ring_radius", 8)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.repaints(self)

    def sizeHint(self) -> QSize:
        words = max(
            QFontMetrics(self._theme.font(style)).horizontalAdvance(text)
            for style, text in (("analyst.strong", self.text()), ("analyst.small", self._meaning))
        )
        return QSize(max(_LEAST, words + 2 * _PADDING + _MARK + _GAP + 2), _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST, _HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        colour, chosen, enabled = self._theme.colour, self.isChecked(), self.isEnabled()
        painter = smooth_painter(self)
        paint_ticked_card(painter, self._theme, self, chosen=chosen)
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        at = self.width() - _PADDING - _MARK if mirrored else _PADDING
        mark = QRectF(at, (self.height() - _MARK) / 2, _MARK, _MARK)
        paint_tick(painter, self._theme, mark, chosen=chosen, enabled=enabled)
        start = _PADDING + _MARK + _GAP
        left, room = (_PADDING if mirrored else start), self.width() - start - _PADDING
        top = (self.height() - 2 * _LINE) / 2
        tones = ("text", "text_muted") if enabled else ("text_muted", "text_muted")
        lines = (("analyst.strong", self.text()), ("analyst.small", self._meaning))
        for number, ((style, text), tone) in enumerate(zip(lines, tones, strict=True)):
            font = self._theme.font(style)
            painter.setFont(font)
            painter.setPen(colour(tone))
            rect = QRectF(left, top + number * _LINE, room, _LINE)
            painter.drawText(rect, _words_flags(mirrored), _elided(font, text, room))
        painter.end()


def _words_flags(mirrored: bool) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


def _elided(font: QFont, text: str, room: float) -> str:
    return QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, int(room))


class CardGrid(QWidget):
    """Cards in as many columns as there is room for, all of one width."""

    def __init__(self, gap: int = 8) -> None:
        super().__init__()
        self._gap = gap
        self.cards: tuple[FormatCard, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_cards(self, cards: tuple[FormatCard, ...]) -> None:
        """Hold these; those held before go."""
        for card in self.cards:
            discard(card)
        self.cards = cards
        for card in cards:
            card.setParent(self)
            card.show()
        self._place()

    def sizeHint(self) -> QSize:
        return QSize(3 * _LEAST, self.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST, self.height())

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutDirectionChange):
            self._place()
        return super().event(event)

    def _columns(self, width: int) -> int:
        widest = max((card.sizeHint().width() for card in self.cards), default=_LEAST)
        return max(1, min(3, (width + self._gap) // (min(widest, _COMFORTABLE) + self._gap)))

    def _place(self) -> None:
        if not self.cards:
            return
        columns = self._columns(self.width())
        rows = -(-len(self.cards) // columns)
        self.setFixedHeight(rows * (_HEIGHT + self._gap) - self._gap)
        each = (self.width() - (columns - 1) * self._gap) // columns
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        for number, card in enumerate(self.cards):
            row, column = divmod(number, columns)
            column = columns - 1 - column if mirrored else column
            card.setGeometry(
                column * (each + self._gap), row * (_HEIGHT + self._gap), each, _HEIGHT
            )
