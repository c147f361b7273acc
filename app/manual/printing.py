"""The whole manual as one PDF, which can be printed too."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter, QTextDocument

from app.charts.style import Style, export_style
from app.manual.pages import Manual
from app.manual.typeset import typeset
from core.files.disk import write_atomically

_DPI, _PDF_DPI = 96, 1200
_WIDTH, _HEIGHT, _MARGIN, _FOOT = 794, 1123, 76, 40  # A4, in pixels at 96 to the inch


def write_pdf(manual: Manual, path: Path) -> Iterator[int]:
    """Write the manual as a PDF, all pages in their order, each from the top of a sheet.

    Yields how many pages are done, so that a window can go on between them. Raises `Refused`.
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_PDF_DPI)
    writer.setTitle(manual.page("index").title)
    writer.setCreator("Candor")
    a4 = QPageSize(QPageSize.PageSizeId.A4)
    writer.setPageLayout(QPageLayout(a4, QPageLayout.Orientation.Portrait, QMarginsF()))
    painter = QPainter(writer)
    painter.scale(_PDF_DPI / _DPI, _PDF_DPI / _DPI)
    style, sheet = export_style(copyable=True), 0
    try:
        for done, name in enumerate(manual.order):
            yield done
            sheet = _draw_page(manual, name, style, writer, painter, sheet)
    finally:
        painter.end()  # what is still painted on cannot go
    buffer.close()
    write_atomically(path, bytes(buffer.data().data()), replace=True)


def _draw_page(
    manual: Manual, name: str, style: Style, writer: QPdfWriter, painter: QPainter, sheet: int
) -> int:
    """Draw a page on as many sheets as it takes; return the number of the last."""
    width, height = _WIDTH - 2 * _MARGIN, _HEIGHT - _MARGIN - _MARGIN
    document = QTextDocument()
    document.setDocumentMargin(0)
    typeset(document, manual.text(name), style, width=width, pixels=2.0)
    document.setPageSize(QSizeF(width, height))
    for part in range(document.pageCount()):
        sheet += 1
        if sheet > 1:
            writer.newPage()
        painter.save()
        painter.translate(_MARGIN, _MARGIN - part * height)
        document.drawContents(painter, QRectF(0, part * height, width, height))
        painter.restore()
        painter.setFont(style.font("analyst.small"))
        painter.setPen(style.colour("text_muted"))
        foot = QRectF(_MARGIN, _HEIGHT - _MARGIN + _FOOT / 2, width, _FOOT)
        painter.drawText(foot, Qt.AlignmentFlag.AlignLeft, manual.page(name).title)
        painter.drawText(foot, Qt.AlignmentFlag.AlignRight, str(sheet))
    return sheet
