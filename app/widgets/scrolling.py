"""Bringing a part of a widget into sight."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QScrollArea, QWidget


def scroll_to(widget: QWidget, place: QRect) -> None:
    """Let the area around a widget, where there is one, show a place in it."""
    area = widget.parentWidget()
    while area is not None and not isinstance(area, QScrollArea):
        area = area.parentWidget()
    held = area.widget() if area is not None else None
    if area is not None and held is not None:
        at = widget.mapTo(held, place.center())
        area.ensureVisible(at.x(), at.y(), 0, place.height())
