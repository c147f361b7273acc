"""Charts as PNG pictures at the resolution of print."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QImage, QImageWriter, QPainter

from app.export.drawing import DPI, Plan, bytes_in, open_buffer, plan_of
from core.present.chart import Chart

_SCALE = 3.0
_MOST_PIXELS = 60_000_000  # beyond it the resolution falls
_BAND = 2_000  # rows: Qt paints none above 32,767, and copying many holds other threads up
_INCH = 0.0254


def png_bytes(chart: Chart, *, black_and_white: bool) -> bytes:
    """Return a chart as a PNG file."""
    plan = plan_of(chart, black_and_white=black_and_white)
    buffer = open_buffer()
    if not QImageWriter(buffer, QByteArray(b"png")).write(_picture(chart, plan)):
        raise MemoryError("the picture is too large to encode")
    return bytes_in(buffer)


def _picture(chart: Chart, plan: Plan) -> QImage:
    size = plan.size
    most = (_MOST_PIXELS / (size.width() * size.height())) ** 0.5
    scale = min(_SCALE, most)
    width, height = round(size.width() * scale), round(size.height() * scale)
    picture = QImage(width, height, QImage.Format.Format_RGB32)
    pixels = cast("memoryview", picture.bits())
    line = picture.bytesPerLine()
    for top in range(0, height, _BAND):
        band = QImage(width, min(_BAND, height - top), QImage.Format.Format_RGB32)
        painter = QPainter(band)
        painter.translate(0, -top)
        painter.scale(scale, scale)
        plan.draw(painter, QRectF(0, top / scale, size.width(), band.height() / scale))
        painter.end()
        pixels[top * line : (top + band.height()) * line] = cast("memoryview", band.constBits())
    dots = round(DPI * scale / _INCH)
    picture.setDotsPerMeterX(dots)
    picture.setDotsPerMeterY(dots)
    picture.setText("Title", chart.title)
    picture.setText("Description", chart.alt_text)
    return picture
