"""What ε and error are, as pictures: a bar with its limits, a share with its margin."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.theme import Theme
from app.widgets.accessible import accessible_as
from app.words.catalogue import tr
from core.present.numerals import number
from core.privacy.epsilon import SURVEY_LIMIT, SURVEY_WARNING

_BAR, _MARGIN, _TOP = 40, 44, 8
_MARK = 6


@accessible_as(QAccessible.Role.Graphic)
class EpsilonBar(QWidget):
    """How much of what a survey may cost is used: warned from 3, refused above 8."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._epsilon = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.color_scheme_changed.connect(self.update)

    def set_epsilon(self, epsilon: float) -> None:
        """Show an ε of all questions together."""
        self._epsilon = epsilon
        told = tr("ε {0} of {1}, above which a survey is refused.")
        self.setAccessibleName(told.format(number(epsilon, 2), SURVEY_LIMIT))
        self.update()

    def accessible_value(self) -> str:
        """Return the ε, for screen readers."""
        return number(self._epsilon, 2)

    def sizeHint(self) -> QSize:
        return QSize(200, _BAR)

    def paintEvent(self, _event: QPaintEvent) -> None:
        colour, width = self._theme.colour, self.width() - 1.0
        mirrored, most, warning = self.isRightToLeft(), float(SURVEY_LIMIT), float(SURVEY_WARNING)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if mirrored:  # told from the right, as one reads
            painter.translate(self.width(), 0)
            painter.scale(-1, 1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour("line"))
        painter.drawRoundedRect(QRectF(0, _TOP, width, 8), 4, 4)
        tone = "danger" if self._epsilon > most else "warning"
        painter.setBrush(colour(tone if self._epsilon > warning else "accent"))
        used = min(self._epsilon / most, 1.0) * width
        if used > 0:
            painter.drawRoundedRect(QRectF(0, _TOP, max(used, 8), 8), 4, 4)
        painter.setPen(QPen(colour("line_strong"), 2))
        for at in (warning / most * width, width - 0.5):
            painter.drawLine(QPointF(at, _TOP - 4), QPointF(at, _TOP + 12))
        painter.resetTransform()
        painter.setFont(self._theme.font("analyst.small"))
        painter.setPen(colour("text_muted"))
        at = warning / most * width
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        start, end = (right, left) if mirrored else (left, right)
        low, room = _TOP + 15, 18
        painter.drawText(QRectF(0, low, width, room), start, "0")
        middle = QRectF((width - at if mirrored else at) - 50, low, 100, room)
        painter.drawText(
            middle, Qt.AlignmentFlag.AlignHCenter, tr("{0} warns").format(SURVEY_WARNING)
        )
        refused = tr("{0} is refused").format(SURVEY_LIMIT)
        painter.drawText(QRectF(0, low, width, room), end, refused)
        painter.end()


@accessible_as(QAccessible.Role.Graphic)
class MarginPicture(QWidget):
    """A share in per cent, with its margin, on an axis around it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._share = self._margin = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.color_scheme_changed.connect(self.update)

    def show_margin(self, share: float, margin: float) -> None:
        """Show a share and its margin, as parts of 1."""
        self._share, self._margin = share, margin
        told = tr("{share}% with a margin of {margin} points")
        self.setAccessibleName(
            told.format(share=number(100 * share), margin=number(100 * margin, 1))
        )
        self.update()

    def accessible_value(self) -> str:
        """Return the share, for screen readers."""
        return f"{number(100 * self._share)}%"

    def sizeHint(self) -> QSize:
        return QSize(200, _MARGIN)

    def paintEvent(self, _event: QPaintEvent) -> None:
        colour, width = self._theme.colour, self.width() - 2 * _MARK
        # The share stands in the middle, as on any axis that goes up to twice of it.
        reach = self._share
        while reach < self._margin:
            reach *= 2
        low, high = self._share - reach, self._share + reach

        def place(value: float) -> float:
            part = (value - low) / (high - low)
            return _MARK + part * width

        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = 13.0
        painter.setPen(QPen(colour("line"), 2))
        painter.drawLine(QPointF(place(low), middle), QPointF(place(high), middle))
        for end in (low, high):
            painter.drawLine(QPointF(place(end), middle - 5), QPointF(place(end), middle + 5))
        ends = self._share - self._margin, self._share + self._margin
        painter.setPen(QPen(colour("text"), 2))
        painter.drawLine(QPointF(place(ends[0]), middle), QPointF(place(ends[1]), middle))
        for end in ends:
            painter.drawLine(QPointF(place(end), middle - 6), QPointF(place(end), middle + 6))
        painter.setPen(QPen(colour("surface"), 1.5))
        painter.setBrush(colour("accent"))
        painter.drawEllipse(QPointF(place(self._share), middle), 5, 5)
        painter.setFont(self._theme.font("analyst.small"))
        painter.setPen(colour("text_muted"))
        rect = QRectF(0, 24, self.width(), 18)
        for value, side in (
            (low, Qt.AlignmentFlag.AlignLeft),
            (self._share, Qt.AlignmentFlag.AlignHCenter),
            (high, Qt.AlignmentFlag.AlignRight),
        ):
            painter.drawText(rect, side, f"{number(100 * value)}%")
        painter.end()
