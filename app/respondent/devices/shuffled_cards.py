"""A fan of cards that is shuffled, and the one of them that opens with what is kept."""

from __future__ import annotations

import math

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.respondent.devices.chance_stage import motion
from app.theme import Theme, paint_icon, smooth_painter
from app.widgets.text import Lines

_WIDTH, _HEIGHT = 512, 396
_CARD = (236.0, 332.0)
_FAN = (-14.0, 14.0, -7.0, 7.0)  # degrees of the cards behind, from the back
_SIDES = (-56.0, 56.0, -34.0, 34.0)
_SWAY = 28.0
_SIZES = ("respondent.title", "respondent.prompt", "respondent.lead", "respondent.body")


class Shuffled(QWidget):
    """What is moved before it tells what is kept; emits `opened` once it does."""

    opened = Signal()

    @property
    def is_open(self) -> bool:
        """Tell whether it has come to rest."""
        raise NotImplementedError

    def shuffle(self) -> None:
        """Move, alike whatever is kept, then open; at once where motion is reduced."""
        raise NotImplementedError


class Cards(Shuffled):
    """Cards at rest with one open, or shuffled first, alike whatever is on that one.

    It says nothing to a screen reader: the words beside it do. Emits `opened` once the card shows
    its words, at once where motion is reduced.
    """

    def __init__(self, theme: Theme, words: str) -> None:
        super().__init__()
        self._theme = theme
        self._words = words
        self._scale = 1.0
        self._shuffled, self._open = 1.0, 1.0
        linear = QEasingCurve.Type.Linear
        self._shuffle = motion(self, self._on_shuffled, linear)
        self._shuffle.setDuration(theme.duration("shuffle"))
        self._opening = motion(self, self._on_opening, linear)
        self._opening.setDuration(theme.duration("card_open"))
        self._shuffle.finished.connect(self._begin_opening)
        self._opening.finished.connect(self.opened)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        theme.repaints(self)

    @property
    def is_open(self) -> bool:
        """Tell whether the card shows its words whole."""
        return self._open == 1.0

    def shuffle(self) -> None:
        """Shuffle the cards, blank, then open the one in front."""
        self._shuffled, self._open = 0.0, 0.0
        if self._shuffle.duration() == 0:
            self._shuffled = self._open = 1.0
            self.update()
            self.opened.emit()
            return
        self._shuffle.start()

    def set_scale(self, scale: float) -> None:
        """Grow with the page."""
        self._scale = scale
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(round(_WIDTH * self._scale), round(_HEIGHT * self._scale))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint() * 0.5

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        fit = min(self.width() / _WIDTH, self.height() / _HEIGHT)
        painter.translate(self.width() / 2, self.height() / 2)
        painter.scale(fit, fit)
        painter.translate(0, -12)
        sway = -abs(math.sin(2 * math.pi * self._shuffled)) * _SWAY
        colours = ("line", "line", "raised", "raised")
        for turn, side, colour in zip(_FAN, _SIDES, colours, strict=True):
            away = sway if side > 0 else -sway
            self._paint_card(painter, turn + away / 6, side + away, colour)
        self._paint_card(painter, 0.0, 0.0, "surface")
        painter.setOpacity(self._open)
        self._paint_face(painter)
        painter.end()

    def _paint_card(self, painter: QPainter, turn: float, side: float, colour: str) -> None:
        width, height = _CARD
        painter.save()
        painter.translate(side, height / 2)
        painter.rotate(turn)
        painter.setPen(QPen(self._theme.colour("line_strong"), self._theme.edge(1.5)))
        painter.setBrush(self._theme.colour(colour))
        painter.drawRoundedRect(QRectF(-width / 2, -height, width, height), 16, 16)
        painter.restore()

    def _paint_face(self, painter: QPainter) -> None:
        width, height = _CARD
        room = QRectF(16 - width / 2, 16 - height / 2, width - 32, height - 88)
        painter.setPen(self._theme.colour("text"))
        for size in _SIZES:
            font, line = self._theme.font(size), self._theme.style(size).line
            font.setWeight(font.Weight.Bold)
            lines = Lines(
                self._words, font, round(room.width()), line, Qt.AlignmentFlag.AlignHCenter
            )
            metrics = QFontMetrics(font)
            whole = max(map(metrics.horizontalAdvance, self._words.split()), default=0)
            if lines.height <= room.height() and whole <= room.width():
                lines.draw(painter, room.left(), room.center().y() - lines.height / 2)
                break
        place = QRectF(0, 0, 28, 28)
        place.moveCenter(QPointF(0, height / 2 - 40))
        paint_icon(painter, "shuffle", self._theme.colour("text_muted"), place)

    def _on_shuffled(self, value: float) -> None:
        self._shuffled = float(value)
        self.update()

    def _begin_opening(self) -> None:
        self._opening.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)

    def _on_opening(self, value: float) -> None:
        self._open = float(value)
        self.update()
