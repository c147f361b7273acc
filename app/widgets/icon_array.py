"""A hundred small people, some filled: odds as counts."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.theme import Theme, fill_only, smooth_painter
from app.widgets.accessible import accessible_as
from app.widgets.layout import height_by_width
from app.words.catalogue import figures, tr

FIGURES = 100
_COLUMNS_WIDE, _COLUMNS_NARROW = 20, 10
_NARROW_BELOW = 380
_PITCH_X, _PITCH_Y = 22.8, 38.0
_PITCH_X_WIDE, _PITCH_X_LEAST, _PITCH_Y_CLOSE = 27.0, 20.0, 29.3
_WIDTH, _HEIGHT = 15.75, 22.57


@accessible_as(QAccessible.Role.Graphic)
class IconArray(QWidget):
    """`count` of 100 figures filled, the others outlined, in the order of reading.

    Colour is never the only sign: filled stands against outlined. 20 columns, or 10 where it is
    narrow.
    """

    def __init__(self, theme: Theme, count: int = 0) -> None:
        super().__init__()
        self._theme = theme
        self._count = 0
        self._columns: int | None = None
        self._times = self._scale = 1.0
        height_by_width(self, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.set_count(count)
        theme.repaints(self)

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
        told = tr("{count} of 100 figures are filled.")
        self.setAccessibleName(told.format(count=figures(count)))
        self.update()

    def set_columns(self, columns: int, times: float = 1.0) -> None:
        """Stand always in so many columns, the figures `times` as large as usual."""
        self._columns, self._times = columns, times
        self.updateGeometry()

    def set_scale(self, scale: float) -> None:
        """Grow with the page."""
        self._scale = scale
        self.updateGeometry()
        self.update()

    def _unit(self, width: int) -> tuple[int, float]:
        """Return how many columns stand in a width, and how large a figure is there."""
        unit = self._times * self._scale
        columns = self._columns
        if columns is not None:
            # Where it is narrow the figures become smaller rather than touch.
            unit = min(unit, width / ((columns - 1) * _PITCH_X_LEAST + _WIDTH))
        else:
            columns = _COLUMNS_WIDE if width >= _NARROW_BELOW * unit else _COLUMNS_NARROW
        return columns, unit

    def accessible_value(self) -> str:
        """Return how many figures are filled, for screen readers."""
        return figures(self._count)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        columns, unit = self._unit(width)
        rows = FIGURES // columns
        return round(((rows - 1) * self._pitch_y() + _HEIGHT) * unit) + 2

    def _pitch_y(self) -> float:
        return _PITCH_Y if self._columns is None else _PITCH_Y_CLOSE

    def sizeHint(self) -> QSize:
        unit = self._times * self._scale
        columns = self._columns or _COLUMNS_WIDE
        pitch = _PITCH_X if self._columns is None else _PITCH_X_WIDE
        width = round(((columns - 1) * pitch + _WIDTH) * unit) + 2
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        narrow = round(_NARROW_BELOW * self._times * self._scale)
        return QSize(200, self.heightForWidth(narrow))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        columns, unit = self._unit(self.width())
        width = self.width() / unit
        painter.scale(unit, unit)
        widest = _PITCH_X if self._columns is None else _PITCH_X_WIDE
        pitch = min(widest, (width - _WIDTH - 2) / (columns - 1))
        right_to_left = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        for number in range(FIGURES):
            column, row = number % columns, number // columns
            left = column * pitch + 1
            if right_to_left:
                left = width - left - _WIDTH
            _use_ink(painter, self._theme, filled=number < self._count)
            painter.drawPath(_figure(left, row * self._pitch_y() + 1))
        painter.end()


class Figure(QWidget):
    """One figure, filled or outlined, for a legend; the words beside it tell what it is."""

    def __init__(self, theme: Theme, *, filled: bool) -> None:
        super().__init__()
        self._theme, self._filled = theme, filled
        self._scale = 1.0
        self.set_scale(1.0)
        theme.repaints(self)

    def set_scale(self, scale: float) -> None:
        """Grow with the page."""
        self._scale = scale
        self.setFixedSize(round((_WIDTH + 2) * scale), round((_HEIGHT + 2) * scale))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        painter.scale(self._scale, self._scale)
        _use_ink(painter, self._theme, filled=self._filled)
        painter.drawPath(_figure(1, 1))
        painter.end()


def _use_ink(painter: QPainter, theme: Theme, *, filled: bool) -> None:
    """Fill what is painted next, or outline it."""
    if filled:
        fill_only(painter, theme.colour("sector_b"))
    else:
        painter.setPen(QPen(theme.colour("line_strong"), theme.edge(1.5)))
        painter.setBrush(Qt.BrushStyle.NoBrush)


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
