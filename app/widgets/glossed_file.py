"""The lines of a file, each with what it says; a band over both is moved by the keyboard."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.theme import Theme, fill_only, smooth_painter
from app.widgets.accessible import accessible_as, announce
from app.widgets.layout import LEADING, MIDDLE
from app.widgets.text import TextLabel
from app.words.catalogue import tr

_BESIDE_FROM = 640  # pixels; narrower, each sentence stands under its line
_PART_OF_FILE = 0.475
_PAD, _SIDE = 7, 16
_BAR = 4
_STYLE, _PLAIN, _BOLD = "respondent.file", "respondent.body", "respondent.label"


@accessible_as(QAccessible.Role.List)
class GlossedFile(QWidget):
    """The lines of a file at the left, what each says at the right; it is as tall as it needs.

    Up and Down move a band over a line and its sentence, which are then read together. Nothing
    can be copied. Emits `moved` with where the band is.

    Args:
        lines: the pieces of the file, whose join is its text, each with its sentence.
    """

    moved = Signal(QRect)

    def __init__(self, theme: Theme, lines: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self._theme, self._scale = theme, 1.0
        self._lines = [line.rstrip("\n") for line, _ in lines]
        self._text = "".join(line for line, _ in lines)
        self._place = 0
        self._bands: list[QRect] = []
        self._heights: dict[tuple[str, int, float], int] = {}
        self.glosses: list[TextLabel] = []
        for line, (_, gloss) in zip(self._lines, lines, strict=True):
            label = TextLabel(gloss, theme, _PLAIN, parent=self)
            label.setAccessibleName(f"{line} {gloss}")
            label.setAlignment(LEADING | MIDDLE)
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            self.glosses.append(label)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("The file, letter for letter"))
        theme.repaints(self)
        self._arrange()

    def text(self) -> str:
        """Return the text as it stands in the file."""
        return self._text

    def accessible_value(self) -> str:
        """Return the line of the band with what it says."""
        return self.glosses[self._place].accessibleName()

    def set_scale(self, scale: float) -> None:
        """Grow with the page."""
        self._scale = scale
        self._arrange()

    def sizeHint(self) -> QSize:
        return QSize(640, self.height())

    # The band

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the band; at the ends it stays."""
        last = len(self._lines) - 1
        places = {
            Qt.Key.Key_Up: max(0, self._place - 1),
            Qt.Key.Key_Down: min(last, self._place + 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        place = places.get(Qt.Key(event.key()))
        if place is None:
            super().keyPressEvent(event)
        else:
            self._move_to(place)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint().y()
        for place, band in enumerate(self._bands):
            if band.top() <= at <= band.bottom():
                self._move_to(place)

    def _move_to(self, place: int) -> None:
        if place == self._place:
            return
        self._place = place
        self._show_band()
        announce(self, self.accessible_value())
        self.moved.emit(self._bands[place])

    def _show_band(self) -> None:
        for place, gloss in enumerate(self.glosses):
            gloss.set_style(self._theme, _BOLD if place == self._place else _PLAIN)
        self._arrange()
        self.update()

    def _height_of(self, gloss: TextLabel, width: int) -> int:
        """Return how tall a sentence is, bold or not, so that nothing moves with the band."""
        key = gloss.text(), width, self._scale
        if key not in self._heights:
            label = TextLabel(gloss.text(), self._theme, _BOLD)
            label.set_scale(self._scale)
            self._heights[key] = max(label.heightForWidth(width), gloss.heightForWidth(width))
            label.deleteLater()
        return self._heights[key]

    # Where it stands

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_band()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.LayoutDirectionChange):
            self._arrange()  # a sentence grew with its page
        return super().event(event)

    @property
    def _is_beside(self) -> bool:
        return self.width() >= _BESIDE_FROM * self._scale

    @property
    def _is_mirrored(self) -> bool:
        return self.layoutDirection() == Qt.LayoutDirection.RightToLeft

    def _columns(self) -> tuple[QRect, QRect]:
        """Return where the lines stand and where the sentences, side by side or in one column."""
        side, width = round(_SIDE * self._scale), self.width()
        if not self._is_beside:
            whole = QRect(side, 0, max(1, width - 2 * side), 0)
            return whole, whole
        left = int(width * _PART_OF_FILE)
        texts, told = QRect(side, 0, left - 2 * side, 0), QRect(left + side, 0, 0, 0)
        told.setWidth(max(1, width - left - 2 * side))
        if self._is_mirrored:
            texts.moveLeft(width - left + side)
            told.moveLeft(side)
        return texts, told

    def _pieces(self, line: str, width: int) -> list[str]:
        """Return a line in pieces as long as a width holds."""
        font = self._theme.font(_STYLE, scale=self._scale)
        most = max(1, int(width / QFontMetricsF(font).horizontalAdvance("0")))
        return [line[at : at + most] for at in range(0, len(line), most)] or [""]

    @property
    def _line_height(self) -> int:
        return round(self._theme.style(_STYLE).line * self._scale)

    def _arrange(self) -> None:
        """Place the sentences beside their lines, or where it is narrow under them."""
        texts, told = self._columns()
        pad, top = round(_PAD * self._scale), 0
        self._bands = []
        for line, gloss in zip(self._lines, self.glosses, strict=True):
            text = len(self._pieces(line, texts.width())) * self._line_height
            height = self._height_of(gloss, told.width()) if gloss.text() else 0
            tall = (max(text, height) if self._is_beside else text + height) + 2 * pad
            over = (tall - height) // 2 if self._is_beside else pad + text
            gloss.setGeometry(told.left(), top + over, told.width(), height)
            self._bands.append(QRect(0, top, self.width(), tall))
            top += tall
        if top != self.height():
            self.setFixedHeight(max(1, top))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        texts, _told = self._columns()
        colour = self._theme.colour
        if self._is_beside:
            left = int(self.width() * _PART_OF_FILE)
            start = self.width() - left if self._is_mirrored else 0
            painter.fillRect(start, 0, left, self.height(), colour("raised"))
        for place, (line, band) in enumerate(zip(self._lines, self._bands, strict=True)):
            if place == self._place:
                self._paint_band(painter, band)
            elif place and place != self._place + 1:
                painter.fillRect(QRect(0, band.top(), self.width(), 1), colour("line"))
            self._paint_line(painter, line, texts, band)
        painter.end()

    def _paint_band(self, painter: QPainter, band: QRect) -> None:
        inset = self._theme.edge(2)
        fill_only(painter, self._theme.colour("accent_soft"))
        seen = QRectF(band).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(seen, 8, 8)
        painter.setBrush(self._theme.colour("accent"))
        side = seen.right() - _BAR if self._is_mirrored else seen.left()
        painter.drawRoundedRect(QRectF(side, seen.top() + 4, _BAR, seen.height() - 8), 2, 2)

    def _paint_line(self, painter: QPainter, line: str, texts: QRect, band: QRect) -> None:
        """Paint a line from left to right, as every file reads."""
        painter.setFont(self._theme.font(_STYLE, scale=self._scale))
        painter.setPen(self._theme.colour("text"))
        pieces = self._pieces(line, texts.width())
        pad = round(_PAD * self._scale)
        tall = len(pieces) * self._line_height
        top = band.top() + ((band.height() - tall) // 2 if self._is_beside else pad)
        for number, piece in enumerate(pieces):
            place = QRect(QPoint(texts.left(), top + number * self._line_height), QSize())
            place.setSize(QSize(texts.width(), self._line_height))
            flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(place, flags | Qt.TextFlag.TextForceLeftToRight, piece)
