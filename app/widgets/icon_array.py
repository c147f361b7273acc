"""A hundred small people, some filled: odds as counts."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.i18n import figures
from app.theme import Theme
from app.widgets.told import told_as

FIGURES = 100
_COLUMNS_WIDE, _COLUMNS_NARROW = 20, 10
_NARROW_BELOW = 380
_PITCH_X, _PITCH_Y = 22.8, 38.0
_WIDTH, _HEIGHT = 15.75, 22.57


@told_as(QAccessible.Role.Graphic)
class IconArray(QWidget):
    """`count` of 100 figures filled, the others outlined, in the order of reading.

    Colour is never the only sign: filled stands against outlined. 20 columns, or 10 where it is
    narrow.
    """

    def __init__(self, theme: Theme, count: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._count = 0
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.set_count(count)
        theme.color_scheme_changed.connect(self.update)

    @property
    def count(self) -> int:
        return self._count

    def set_count(self, count: int) -> None:
        """Fill the first `count` figures.

        Raises:
            ValueError: not from 0 to 100.
        """
        if not 0 <= count <= FIGURES:
            raise ValueError("an icon array has 100 figures")
        self._count = count
        told = self.tr("{count} of 100 figures are filled.")
        self.setAccessibleName(told.format(count=figures(count)))
        self.update()

    def told_value(self) -> str:
        """Return how many figures are filled, for screen readers."""
        return figures(self._count)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        rows = FIGURES // _columns(width)
        return round((rows - 1) * _PITCH_Y + _HEIGHT) + 2

    def sizeHint(self) -> QSize:
        width = round((_COLUMNS_WIDE - 1) * _PITCH_X + _WIDTH) + 2
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.heightForWidth(_NARROW_BELOW))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        columns = _columns(self.width())
        pitch = min(_PITCH_X, (self.width() - _WIDTH - 2) / (columns - 1))
        right_to_left = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        filled = self._theme.colour("sector_b")
        outline = QPen(self._theme.colour("line_strong"), self._theme.edge(1.5))
        for number in range(FIGURES):
            column, row = number % columns, number // columns
            left = column * pitch + 1
            if right_to_left:
                left = self.width() - left - _WIDTH
            if number < self._count:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(filled)
            else:
                painter.setPen(outline)
                painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(_figure(left, row * _PITCH_Y + 1))
        painter.end()


def _columns(width: int) -> int:
    return _COLUMNS_WIDE if width >= _NARROW_BELOW else _COLUMNS_NARROW


def _figure(left: float, top: float) -> QPainterPath:
    middle = left + _WIDTH / 2
    path = QPainterPath()
    path.addEllipse(QPointF(middle, top + 4.83), 4.83, 4.83)
    shoulders = QRectF(left, top + 11.54, _WIDTH, 14.7)
    bottom = top + _HEIGHT
    path.moveTo(left, bottom)
    path.lineTo(left, shoulders.center().y())
    path.arcTo(shoulders, 180, -180)
    path.lineTo(left + _WIDTH, bottom)
    path.closeSubpath()
    return path
