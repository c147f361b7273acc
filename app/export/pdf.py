"""Charts as PDF pages of their size."""

from __future__ import annotations

from PySide6.QtCore import QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from app.export.drawing import bytes_in, open_buffer, plan_of
from app.export.look import Look
from core.present.chart import Chart

_DOTS = 1200  # an inch
_MOST_POINTS = 14_400.0  # the longest page that readers of PDF accept


def pdf_bytes(chart: Chart, look: Look) -> bytes:
    """Return a chart as a PDF file of one page, whose words can be copied."""
    plan = plan_of(chart, look, copyable=True)
    size = plan.size
    points = plan.pixels(72)
    shrink = min(1.0, _MOST_POINTS / (points * size.height()))
    page = QSizeF(size.width() * points * shrink, size.height() * points * shrink)
    buffer = open_buffer()
    writer = QPdfWriter(buffer)
    writer.setResolution(_DOTS)
    writer.setTitle(chart.title)
    writer.setCreator("Candor")
    writer.setPageLayout(
        QPageLayout(
            QPageSize(page, QPageSize.Unit.Point, "", QPageSize.SizeMatchPolicy.ExactMatch),
            QPageLayout.Orientation.Portrait,
            QMarginsF(),
        )
    )
    painter = QPainter(writer)
    scale = plan.pixels(_DOTS) * shrink
    painter.scale(scale, scale)
    plan.draw(painter)
    painter.end()
    return bytes_in(buffer)
