"""Small pictures beside words: tinted icons, tiles and the program's mark."""

from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.theme import Ink, Theme, fill_only, paint_icon, sector_brush, smooth_painter

_ICON_SIZES = (16, 24, 32, 48, 64, 128, 256)
Ground = Literal["none", "tile", "disc"]


class Picture(QWidget):
    """An icon of `size` logical pixels, bare, on a rounded tile, or on a disc.

    It says nothing to a screen reader: the words beside it do. Pass `colour` a colour name of the
    palette and `ground_colour` the soft one under it.
    """

    def __init__(
        self,
        icon: str,
        theme: Theme,
        *,
        colour: str = "text_muted",
        size: int = 26,
        ground: Ground = "none",
        ground_colour: str = "accent_soft",
        ground_size: int = 56,
    ) -> None:
        super().__init__()
        self._icon = icon
        self._theme = theme
        self._colour = colour
        self._size = size
        self._ground: Ground = ground
        self._ground_colour = ground_colour
        self._scale = 1.0
        self._side = size if ground == "none" else ground_size
        self.setFixedSize(self._side, self._side)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        theme.repaints(self)

    def set_scale(self, scale: float) -> None:
        """Grow with the page."""
        if scale != self._scale:
            self._scale = scale
            self.setFixedSize(round(self._side * scale), round(self._side * scale))
            self.update()

    def set_icon(self, icon: str, colour: str, ground_colour: str = "") -> None:
        """Show another icon in another colour of the palette, perhaps on another ground."""
        self._icon, self._colour = icon, colour
        self._ground_colour = ground_colour or self._ground_colour
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        rect = QRectF(self.rect())
        if self._ground != "none":
            fill_only(painter, self._theme.colour(self._ground_colour))
            radius = rect.width() / (4 if self._ground == "tile" else 2)
            painter.drawRoundedRect(rect, radius, radius)
        size = self._size * self._scale
        place = QRectF(0, 0, size, size)
        place.moveCenter(rect.center())
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        colour = self._theme.colour(self._colour)
        paint_icon(painter, self._icon, colour, place, mirrored=mirrored)
        painter.end()


class Mark(QWidget):
    """The mark of the program: a wheel of three quarters and one."""

    def __init__(self, theme: Theme, size: int = 32) -> None:
        super().__init__()
        self._theme = theme
        self._side = size
        self.setFixedSize(size, size)
        theme.repaints(self)

    def set_scale(self, scale: float) -> None:
        """Grow with the page."""
        self.setFixedSize(round(self._side * scale), round(self._side * scale))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_mark(painter, QRectF(self.rect()), self._theme)
        painter.end()


class WheelPicture(QWidget):
    """A small wheel at rest that is not to be spun: on an empty page, between two people."""

    def __init__(self, theme: Theme, radius: int = 72, *, quiet: bool = False) -> None:
        super().__init__()
        self._theme = theme
        self._radius = radius
        self._quiet = quiet
        self.set_scale(1)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.repaints(self)

    def set_scale(self, scale: float) -> None:
        """Grow with the page."""
        side = 2 * (self._radius + 10) + 2
        self._scale = scale
        self.setFixedSize(round(side * scale), round(side * scale))

    def sizeHint(self) -> QSize:
        return self.size()

    def paintEvent(self, _event: QPaintEvent) -> None:
        colour = self._theme.colour
        painter = smooth_painter(self)
        painter.scale(self._scale, self._scale)
        centre = QRectF(self.rect()).center() / self._scale
        radius = float(self._radius)
        painter.setPen(QPen(colour("line_strong"), self._theme.edge(1.5)))
        painter.setBrush(colour("surface"))
        painter.drawEllipse(centre, radius + 10, radius + 10)
        disc = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        strong = self._theme.is_high_contrast
        painter.setPen(QPen(colour("text"), 2) if strong else Qt.PenStyle.NoPen)
        painter.setBrush(sector_brush(self._theme, "a", self._quiet))
        painter.drawPie(disc, 180 * 16, 270 * 16)
        painter.setBrush(sector_brush(self._theme, "b", self._quiet))
        painter.drawPie(disc, 90 * 16, 90 * 16)
        if not strong:
            painter.setPen(QPen(colour("surface"), 4, c=Qt.PenCapStyle.FlatCap))
            painter.drawLine(centre, centre - QPointF(0, radius + 1))
            painter.drawLine(centre, centre - QPointF(radius + 1, 0))
        fill_only(painter, colour("surface"))
        painter.drawEllipse(centre, radius * 0.21, radius * 0.21)
        if not self._quiet:
            painter.setBrush(colour("text"))
            painter.drawEllipse(centre, radius * 0.07, radius * 0.07)
        painter.end()


def paint_mark(painter: QPainter, rect: QRectF, theme: Ink) -> None:
    """Paint the mark into a square."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    centre = rect.center()
    gap = 1.5
    painter.setBrush(theme.colour("sector_a"))
    painter.drawPie(rect, 180 * 16, 270 * 16)
    quarter = QRectF(rect.left(), rect.top(), rect.width() - 2 * gap, rect.height() - 2 * gap)
    painter.setBrush(sector_brush(theme, "b"))
    if theme.is_high_contrast:
        painter.setPen(QPen(theme.colour("text"), 2))
    painter.drawPie(quarter, 90 * 16, 90 * 16)
    painter.setPen(Qt.PenStyle.NoPen)
    hole = QPainterPath()
    hole.addEllipse(centre, rect.width() * 0.15, rect.width() * 0.15)
    painter.setBrush(theme.colour("surface"))
    painter.drawPath(hole)
    painter.restore()


def mark_icon(theme: Theme) -> QIcon:
    """Return the mark as the icon of a window, in every size that a system asks for."""
    icon = QIcon()
    for size in _ICON_SIZES:
        picture = QPixmap(size, size)
        picture.fill(Qt.GlobalColor.transparent)
        edge = size / 16
        painter = QPainter(picture)
        paint_mark(painter, QRectF(picture.rect()).adjusted(edge, edge, -edge, -edge), theme)
        painter.end()
        icon.addPixmap(picture)
    return icon
