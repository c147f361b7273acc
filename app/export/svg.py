"""Charts as SVG drawings."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgGenerator

from app.export.drawing import DPI, bytes_in, open_buffer, plan_of
from core.present.chart import Chart


def svg_bytes(chart: Chart, *, black_and_white: bool) -> bytes:
    """Return a chart as an SVG file.

    It has no fonts of its own: other computers would put another font in a place that was
    measured for ours, so letters are shapes.
    """
    plan = plan_of(chart, black_and_white=black_and_white, outlines=True)
    size = plan.size
    buffer = open_buffer()
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setResolution(round(DPI))
    generator.setSize(QSize(round(size.width()), round(size.height())))
    generator.setViewBox(QRect(0, 0, round(size.width()), round(size.height())))
    generator.setTitle(chart.title)
    generator.setDescription(chart.alt_text)
    painter = QPainter(generator)
    plan.draw(painter)
    painter.end()
    return bytes_in(buffer)
