"""Words that stand out too little from what they stand on, measured in the picture of a page."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QPlainTextEdit, QWidget
from walking import describe

LEAST = 4.5
# Fewer pixels of one colour are the edge of a letter rather than its stroke.
_LEAST_PIXELS = 6
_EDGE = 4

Pixels = NDArray[np.uint32]


def pale(root: QWidget) -> list[str]:
    """Return which words under `root` have a contrast below 4.5:1 (WCAG 2.2, 1.4.3).

    What lies outside of the window is not seen: make it tall enough before.
    """
    pixels = pixels_of(root)
    found = []
    for widget in root.findChildren(QWidget):
        if not _has_words(widget) or not widget.isVisibleTo(root):
            continue
        area = _area_of_words(widget)
        if not root.rect().contains(QRect(widget.mapTo(root, area.topLeft()), area.size())):
            continue
        corner = widget.mapTo(root, area.topLeft())
        part = pixels[corner.y() : corner.y() + area.height(), corner.x() :][:, : area.width()]
        ratio = strongest(part)
        if ratio < LEAST:
            found.append(f"{describe(widget)} has a contrast of {ratio:.2f}")
    return found


def strongest(part: Pixels) -> float:
    """Return the contrast of what stands out most with what there is most of."""
    colours, counts = np.unique(part, return_counts=True)
    if not len(colours):
        return 1.0
    ground = _luminance(int(colours[np.argmax(counts)]))
    strokes = [_luminance(int(colour)) for colour in colours[counts >= _LEAST_PIXELS]]
    return max((_ratio(stroke, ground) for stroke in strokes), default=1.0)


def pixels_of(widget: QWidget) -> Pixels:
    """Return the picture of a widget: one 0xffRRGGBB for each pixel, row by row."""
    image = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    raw = np.frombuffer(image.constBits(), dtype=np.uint32)
    return raw.reshape(image.height(), image.bytesPerLine() // 4)[:, : image.width()].copy()


def _has_words(widget: QWidget) -> bool:
    if isinstance(widget, QPlainTextEdit):
        return bool(widget.toPlainText())
    return isinstance(widget, QLabel | QAbstractButton | QLineEdit) and bool(widget.text())


def _area_of_words(widget: QWidget) -> QRect:
    """Return a widget without its icon, as far as it lies in the margins, and its edge."""
    if isinstance(widget, QLabel):
        return widget.contentsRect()
    return widget.rect().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)


@cache
def _luminance(colour: int) -> float:
    """Return the relative luminance of 0xffRRGGBB (WCAG 2.2)."""
    parts = [(colour >> shift & 255) / 255 for shift in (16, 8, 0)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _ratio(one: float, other: float) -> float:
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
