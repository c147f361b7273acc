"""Charts as PNG pictures at the resolution of print."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QImage, QImageWriter, QPainter

from app.export.drawing import Plan, bytes_in, open_buffer, plan_of
from app.export.look import Look
from core.present.chart import Chart

_DPI = 300.0
_MOST_PIXELS = 60_000_000  # beyond it the resolution falls
_LAP = 32  # rows beyond each end of a band: Qt leaves out letters that hardly reach into it
_BAND = 2_000  # rows: Qt paints none above 32,767, and copying many holds other threads up


def png_bytes(chart: Chart, look: Look) -> bytes:
    plan = plan_of(chart, look)
    buffer = open_buffer()
    if not QImageWriter(buffer, QByteArray(b"png")).write(_picture(chart, plan)):
        raise MemoryError("the picture is too large to encode")
    return bytes_in(buffer)


def _picture(chart: Chart, plan: Plan) -> QImage:
    size = plan.size
    most = (_MOST_PIXELS / (size.width() * size.height())) ** 0.5
    scale = min(plan.pixels(_DPI), most)
    width, height = round(size.width() * scale), round(size.height() * scale)
    picture = QImage(width, height, QImage.Format.Format_RGB32)
    pixels = cast("memoryview", picture.bits())
    line = picture.bytesPerLine()
    for top in range(0, height, _BAND):
        rows = min(_BAND, height - top)
        band = QImage(width, rows + 2 * _LAP, QImage.Format.Format_RGB32)
        band.fill(plan.style.colour(plan.style.ground))  # else the memory beneath shows at an edge
        painter = QPainter(band)
        painter.translate(0, _LAP - top)
        painter.scale(scale, scale)
        seen = QRectF(0, (top - _LAP) / scale, size.width(), band.height() / scale)
        plan.draw(painter, seen)
        painter.end()
        drawn = cast("memoryview", band.constBits())
        pixels[top * line : (top + rows) * line] = drawn[_LAP * line : (_LAP + rows) * line]
    dots = round(width / plan.width * 1000)
    picture.setDotsPerMeterX(dots)
    picture.setDotsPerMeterY(dots)
    picture.setText("Title", chart.title)
    picture.setText("Description", chart.alt_text)
    return picture
