"""What is drawn on paper as a PDF, or its first page as a picture.

A part runs once to count the pages and once to print them.
"""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter

from app.charts.application import ensure_gui_application
from app.charts.paper import HEIGHT, WIDTH, Paper, PaperPart, Sheet
from app.charts.style import Style, export_style
from app.theme import smooth_painter

_DPI, _PDF_DPI = 96, 1200


def print_pages(sheet: Sheet, draw: PaperPart, *tighter: PaperPart) -> bytes:
    """Return the PDF of what `draw` draws, on as many pages as that takes.

    Where that is more than one, the first of the `tighter` ones is taken that fits on one page.
    """
    ensure_gui_application()
    style = export_style(copyable=True)
    counted = 0
    for each in (draw, *tighter):
        draw, counted = each, _printed(sheet, each, style, 0)[1]
        if counted == 1:
            break
    return _printed(sheet, draw, style, counted)[0]


def first_page(sheet: Sheet, draw: PaperPart, width: int) -> QImage:
    """Return a picture of the first page, this many pixels wide, by what prints it."""
    ensure_gui_application()
    image = QImage(width, round(width * HEIGHT / WIDTH), QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.scale(width / WIDTH, width / WIDTH)
    try:
        # What follows the first page is drawn below it, where the picture has ended.
        draw(Paper(sheet, export_style(), painter, lambda: painter.translate(0, 2 * HEIGHT), 1))
    finally:
        painter.end()  # what is still painted on cannot go
    return image


def _printed(sheet: Sheet, draw: PaperPart, style: Style, pages: int) -> tuple[bytes, int]:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_PDF_DPI)
    writer.setTitle(sheet.title)
    writer.setCreator("Candor")
    a4 = QPageSize(QPageSize.PageSizeId.A4)
    writer.setPageLayout(QPageLayout(a4, QPageLayout.Orientation.Portrait, QMarginsF()))
    painter = smooth_painter(writer)
    painter.scale(_PDF_DPI / _DPI, _PDF_DPI / _DPI)
    try:
        paper = Paper(sheet, style, painter, lambda: writer.newPage(), pages)
        draw(paper)
    finally:
        painter.end()  # what is still painted on cannot go
    buffer.close()
    return bytes(buffer.data().data()), paper.page
