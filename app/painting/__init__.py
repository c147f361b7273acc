"""One function that paints a chart, for files, paper and screen. It needs no window."""

import math
import os
import sys

from PySide6.QtCore import QLoggingCategory, QRectF
from PySide6.QtGui import QBrush, QGuiApplication, QPainter

from app.painting.bar_layout import lay_out_bars
from app.painting.bar_layout import most_height as bars_most_height
from app.painting.bars import draw_bars
from app.painting.curves import draw_curves, lay_out_curves
from app.painting.style import Style, export_style, screen_style
from core.chart import BarChart, Chart

__all__ = [
    "Style",
    "ensure_gui_application",
    "export_style",
    "most_height",
    "natural_height",
    "paint",
    "screen_style",
]

_held: list[QGuiApplication] = []


def paint(chart: Chart, painter: QPainter, rect: QRectF, style: Style) -> None:
    """Paint a chart into a rectangle, from its top, on the colour of the surface.

    Lengths are logical pixels of the painter. Few bars and curves fill the rectangle, many bars
    keep their natural height. Every pen and brush is set, so that files look alike in every
    program.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing, True)
    painter.fillRect(rect, QBrush(style.colour("surface")))
    painter.translate(rect.topLeft())
    if isinstance(chart, BarChart):
        draw_bars(painter, lay_out_bars(chart, rect.width(), style, rect.height()), style)
    else:
        draw_curves(painter, lay_out_curves(chart, rect.width(), style, rect.height()), style)
    painter.restore()


def natural_height(chart: Chart, width: float, style: Style) -> float:
    """Return the height in which nothing of a chart is cut off, in logical pixels."""
    if isinstance(chart, BarChart):
        return lay_out_bars(chart, width, style).height
    return lay_out_curves(chart, width, style).height


def most_height(chart: Chart, natural: float) -> float:
    """Return the height beyond which bars do not grow; curves grow without end."""
    return bars_most_height(chart, natural) if isinstance(chart, BarChart) else math.inf


def ensure_gui_application() -> QGuiApplication:
    """Return the running application, or start one that needs no screen where there is none.

    On Linux it never asks for a screen: one that is named but cannot be reached would end the
    process. QT_QPA_PLATFORM, where set, is followed.
    """
    running = QGuiApplication.instance()
    if isinstance(running, QGuiApplication):
        return running
    arguments = ["candor"]
    if sys.platform.startswith("linux") and "QT_QPA_PLATFORM" not in os.environ:
        arguments += ["-platform", "offscreen"]
    # Without a screen Qt knows few fonts and says so for each script it is asked about.
    QLoggingCategory.setFilterRules("qt.text.font.db=false")
    _held.append(QGuiApplication(arguments))
    return _held[0]
