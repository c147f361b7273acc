"""Icons on a grid of 24 and drawings on one of 96: SVG tinted by replacing `currentColor`."""

from functools import cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from resources import FOLDER

# Arrows and the open door point the way one reads; the rest never turns round.
DIRECTED = frozenset(
    {"arrow-left", "arrow-right", "chevron-left", "chevron-right", "leave", "undo", "redo", "list"}
)
_DEVICE_RATIOS = (1.0, 1.25, 1.5, 2.0, 3.0)


@cache
def _source(name: str) -> str:
    folder, _, plain = name.rpartition("/")
    return (FOLDER / (folder or "icons") / f"{plain}.svg").read_text("utf-8")


@cache
def _renderer(name: str, colour: str) -> QSvgRenderer:
    data = _source(name).replace("currentColor", colour).encode()
    return QSvgRenderer(QByteArray(data))


def icon_names() -> tuple[str, ...]:
    """Return the names of all shipped icons, in order."""
    entries = (FOLDER / "icons").iterdir()
    return tuple(sorted(e.name.removesuffix(".svg") for e in entries if e.name.endswith(".svg")))


def paint_icon(
    painter: QPainter, name: str, colour: QColor, rect: QRectF, *, mirrored: bool = False
) -> None:
    """Paint an icon into `rect` (logical pixels); `mirrored` turns directed icons round.

    A drawing is named by its folder too: "drawings/hand".

    Raises:
        FileNotFoundError: no icon has that name.
    """
    renderer = _renderer(name, colour.name())
    if not (mirrored and name in DIRECTED):
        renderer.render(painter, rect)
        return
    painter.save()
    painter.translate(rect.center().x() * 2, 0)
    painter.scale(-1, 1)
    renderer.render(painter, rect)
    painter.restore()


def make_pixmap(
    name: str, colour: QColor, size: int, ratio: float, *, mirrored: bool = False
) -> QPixmap:
    """Return an icon of `size` logical pixels, drawn for a device pixel ratio."""
    pixmap = QPixmap(QSize(round(size * ratio), round(size * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_icon(painter, name, colour, QRectF(0, 0, size, size), mirrored=mirrored)
    painter.end()
    return pixmap


def make_icon(
    name: str, colour: QColor, size: int, *, disabled: QColor | None = None, mirrored: bool = False
) -> QIcon:
    """Return a QIcon of `size` logical pixels with pictures for common device pixel ratios."""
    icon = QIcon()
    for ratio in _DEVICE_RATIOS:
        icon.addPixmap(make_pixmap(name, colour, size, ratio, mirrored=mirrored))
        if disabled is not None:
            icon.addPixmap(
                make_pixmap(name, disabled, size, ratio, mirrored=mirrored), QIcon.Mode.Disabled
            )
    return icon
