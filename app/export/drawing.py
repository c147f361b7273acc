"""A chart laid out for a file of its own, whatever the format."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QBuffer, QIODevice, QRectF, QSizeF
from PySide6.QtGui import QPainter

from app.painting import (
    Layout,
    Style,
    ensure_gui_application,
    export_style,
    lay_out,
    paint_layout,
)
from core.present.chart import BarChart, Chart

WIDTH = 960.0  # logical pixels, ten inches
DPI = 96.0


@dataclass(frozen=True)
class Plan:
    """A chart that is laid out for a file, in logical pixels."""

    layout: Layout
    style: Style
    size: QSizeF

    def draw(self, painter: QPainter, seen: QRectF | None = None) -> None:
        """Draw it, or of a long one only what is seen."""
        rect = QRectF(0, 0, self.size.width(), self.size.height())
        paint_layout(self.layout, painter, rect, self.style, seen)


def plan_of(
    chart: Chart, *, black_and_white: bool, outlines: bool = False, copyable: bool = False
) -> Plan:
    """Lay a chart out; its height follows from what it shows.

    With `outlines` letters are drawn as shapes, with `copyable` they can be copied as text.
    """
    ensure_gui_application()
    style = export_style(black_and_white=black_and_white, outlines=outlines, copyable=copyable)
    layout = lay_out(chart, WIDTH, style)
    size = QSizeF(WIDTH, float(math.ceil(layout.height)))
    if not isinstance(chart, BarChart):
        layout = lay_out(chart, WIDTH, style, size.height())  # curves fill the whole of it
    return Plan(layout, style, size)


def open_buffer() -> QBuffer:
    """Return an empty file in memory."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    return buffer


def bytes_in(buffer: QBuffer) -> bytes:
    """Return what was written into a file in memory."""
    buffer.close()
    return bytes(buffer.data().data())
