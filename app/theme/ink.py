"""What devices are painted with, in a window or on paper, and what fills a sector of a wheel."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPaintDevice, QPainter, QTransform

from app.theme.tokens import Tokens

_COARSENESS = 1.5


class Ink(Protocol):
    """Colours, edges and letters; `Theme` has them for a window, paper has its own."""

    @property
    def tokens(self) -> Tokens:
        """Everything the look is made of."""

    @property
    def is_high_contrast(self) -> bool:
        """Whether edges are strong and sectors have patterns."""

    def edge(self, width: float) -> float:
        """Return how wide an edge of this width is painted."""

    def colour(self, name: str) -> QColor:
        """Return a colour of the palette by its name."""

    def font(self, name: str, *, tabular: bool = False, scale: float = 1.0) -> QFont:
        """Return the font of a text style by its name."""


def smooth_painter(device: QPaintDevice) -> QPainter:
    """Begin to paint with smooth edges; end it with `end`."""
    painter = QPainter(device)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter


def fill_only(painter: QPainter, brush: QBrush | QColor) -> None:
    """Let a painter fill what it draws, without a line around it."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brush)


def sector_brush(theme: Ink, key: str, quiet: float = 0.0) -> QBrush:
    """Return the fill of a sector; `quiet` from 0 to 1 fades it as where the wheel is not.

    A pattern leaves the ground between its strokes as it is.
    """
    colour = between(theme.colour(f"sector_{key}"), theme.colour(f"sector_{key}_quiet"), quiet)
    brush = QBrush(colour, _pattern(theme, key))
    brush.setTransform(QTransform.fromScale(_COARSENESS, _COARSENESS))
    return brush


def carries_letters(theme: Ink, key: str) -> bool:
    """Tell whether letters can be read on the fill itself, rather than on a patch in it."""
    return _pattern(theme, key) is Qt.BrushStyle.SolidPattern


def between(one: QColor, other: QColor, part: float) -> QColor:
    """Return the colour a part of the way from one to another."""

    def mixed(first: float, second: float) -> float:
        return first + (second - first) * part

    return QColor.fromRgbF(
        mixed(one.redF(), other.redF()),
        mixed(one.greenF(), other.greenF()),
        mixed(one.blueF(), other.blueF()),
    )


def _pattern(theme: Ink, key: str) -> Qt.BrushStyle:
    if not theme.is_high_contrast:
        return Qt.BrushStyle.SolidPattern
    return Qt.BrushStyle[theme.tokens.contrast.patterns[key]]
