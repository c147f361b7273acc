"""What fills a sector of the wheel: a colour or, in high contrast, a brush pattern."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QTransform

from app.theme.ink import Ink

_COARSENESS = 1.5


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
