"""A chart laid out for a file of its own, whatever the format."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from PySide6.QtCore import QBuffer, QIODevice, QRectF, QSizeF
from PySide6.QtGui import QPainter

from app.charts.application import ensure_gui_application
from app.charts.style import Style, export_style
from app.charts.whole_chart import Layout, lay_out, natural_height, paint_layout
from app.export.look import SIZES, Look, Measure
from core.present.chart import BarChart, Chart

DPI = 96.0
INCH = 25.4  # millimetres
_WIDER = 1.15
_WIDEST = 16.0  # times as many pixels, at most, in one size


@dataclass(frozen=True)
class Plan:
    """A chart that is laid out for a file, in logical pixels, and how wide it is in millimetres."""

    layout: Layout
    style: Style
    size: QSizeF
    width: float

    @property
    def height(self) -> float:
        """How high it is in millimetres."""
        return self.width * self.size.height() / self.size.width()

    def pixels(self, dpi: float) -> float:
        """Return how many dots of a resolution stand for one logical pixel."""
        return self.width / INCH * dpi / self.size.width()

    def draw(self, painter: QPainter, seen: QRectF | None = None) -> None:
        """Draw it, or of a long one only what is seen."""
        rect = QRectF(0, 0, self.size.width(), self.size.height())
        # A painter begins with the font of the program, which stands in drawings.
        painter.setFont(self.style.font("base"))
        paint_layout(self.layout, painter, rect, self.style, seen)


def plan_of(chart: Chart, look: Look, *, copyable: bool = False) -> Plan:
    """Lay a chart out; its height follows from what it shows, unless its size has one.

    With `copyable` letters can be copied as text.
    """
    ensure_gui_application()
    style = export_style(
        black_and_white=look.black_and_white, outlines=look.outlines, copyable=copyable
    )
    if look.bare:
        style = replace(style, header=False, caption=False, margin=0)
    shown = chart if look.titled else replace(chart, title="")
    measure = SIZES[look.size]
    if measure.height is not None:
        return _within(shown, style, measure, measure.height / measure.width)
    width = measure.pixels
    layout = lay_out(shown, width, style)
    height = float(math.ceil(layout.height))
    if not isinstance(shown, BarChart):
        layout = lay_out(shown, width, style, height)  # curves fill the whole of it
    return Plan(layout, style, QSizeF(width, height), measure.width)


def _within(chart: Chart, style: Style, measure: Measure, form: float) -> Plan:
    """Lay out a chart in a rectangle `form` times as high as wide, smaller where it is long.

    A long one gets more pixels, so that nothing of it is cut off.
    """
    width = measure.pixels
    while natural_height(chart, width, style) > form * width and width < _WIDEST * measure.pixels:
        width *= _WIDER
    height = max(form * width, natural_height(chart, width, style))
    layout = lay_out(chart, width, style, height)
    return Plan(layout, style, QSizeF(height / form, height), measure.width)


def open_buffer() -> QBuffer:
    """Return an empty file in memory."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    return buffer


def bytes_in(buffer: QBuffer) -> bytes:
    """Return what was written into a file in memory."""
    buffer.close()
    return bytes(buffer.data().data())
