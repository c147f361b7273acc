"""The whole manual as one PDF, which can be printed too."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, Qt
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter, QTextDocument

from app.charts.style import Style, export_style
from app.manual.markdown import with_links
from app.manual.pages import CONTENTS, WAY, Manual, place_of
from app.manual.sheets import name_headings, sheets_of_headings, tops_of_sheets
from app.manual.typeset import typeset
from app.words.catalogue import figures, tr
from core.files.disk import write_atomically

_DPI, _PDF_DPI = 96, 1200
_WIDTH, _HEIGHT, _MARGIN, _FOOT = 794, 1123, 76, 40  # A4, in pixels at 96 to the inch
_ACROSS, _DOWN = _WIDTH - 2 * _MARGIN, _HEIGHT - 2 * _MARGIN


def write_pdf(manual: Manual, path: Path) -> Iterator[int]:
    """Write the manual as a PDF, all pages in their order, each from the top of a sheet.

    Yields how many pages are done, so that a window can go on between them: twice for each, before
    it is laid out and before it is drawn. Raises `Refused`.
    """
    printing = _Printing(manual)
    for done, name in enumerate(manual.order):
        yield done // 2
        printing.lay_out(name)
    for done, _ in enumerate(printing.draw(), len(manual.order)):
        yield done // 2
    write_atomically(path, printing.pdf, replace=True)


class _Laid:
    """A page of the manual on its sheets.

    `first` is the number of the first, from 1; `headings` are on which of them, from 0, each is.
    """

    def __init__(self, text: str, names: Sequence[str], style: Style) -> None:
        self._document = QTextDocument()
        self._document.setDocumentMargin(0)
        typeset(self._document, text, style, width=_ACROSS, pixels=2.0)
        name_headings(self._document, names)
        self._document.setTextWidth(_ACROSS)
        self._tops = tops_of_sheets(self._document, _DOWN)
        self.headings = sheets_of_headings(self._document, self._tops)
        self.sheets = len(self._tops) - 1
        self.first = 1

    def draw(self, part: int, painter: QPainter) -> None:
        """Draw what stands on one of its sheets, from 0."""
        top, foot = self._tops[part : part + 2]
        painter.translate(_MARGIN, _MARGIN - top)
        self._document.drawContents(painter, QRectF(0, top, _ACROSS, foot - top))


class _Printing:
    """All pages on their sheets. Links lead to headings by page and place, as "#checks-2".

    `pdf` is the file, once all is drawn.
    """

    def __init__(self, manual: Manual) -> None:
        self.pdf = b""
        self._manual = manual
        self._style = export_style(copyable=True)
        self._laid: dict[str, _Laid] = {}

    def lay_out(self, name: str) -> None:
        """Lay a page out, behind those that are."""

        def link(words: str, target: str) -> str:
            if target.startswith(WAY):
                return words
            page, section = place_of(target)
            page = page or name
            place = self._manual.page(page).sections.index(self._manual.section(page, section))
            text = f"[{words}](#{page}-{place})"
            if name != CONTENTS:
                return text
            return tr("{0}, page {1}").format(text, figures(self._sheet(page, place)))

        names = [f"{name}-{place}" for place in range(len(self._manual.page(name).sections))]
        text = with_links(self._manual.text(name), link)
        self._laid[name] = _Laid(text, names, self._style)

    def _sheet(self, page: str, heading: int) -> int:
        """Return where a heading stands, once that is known; before, a number as wide."""
        laid = self._laid.get(page)
        return 100 if laid is None else laid.first + laid.headings[heading]

    def draw(self) -> Iterator[None]:
        """Draw what is laid out; yields before each page."""
        sheet = 1
        for each in self._laid.values():
            each.first = sheet
            sheet += each.sheets
        self.lay_out(CONTENTS)  # anew, with the numbers of sheets
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        writer.setResolution(_PDF_DPI)
        writer.setTitle(self._manual.page(CONTENTS).title)
        writer.setCreator("Candor")
        a4 = QPageSize(QPageSize.PageSizeId.A4)
        writer.setPageLayout(QPageLayout(a4, QPageLayout.Orientation.Portrait, QMarginsF()))
        painter = QPainter(writer)
        painter.scale(_PDF_DPI / _DPI, _PDF_DPI / _DPI)
        try:
            for name in self._laid:
                yield
                self._draw(name, writer, painter)
        finally:
            painter.end()  # what is still painted on cannot go
        buffer.close()
        self.pdf = bytes(buffer.data().data())

    def _draw(self, name: str, writer: QPdfWriter, painter: QPainter) -> None:
        foot = QRectF(_MARGIN, _HEIGHT - _MARGIN + _FOOT / 2, _ACROSS, _FOOT)
        laid, title = self._laid[name], self._manual.page(name).title
        for part in range(laid.sheets):
            sheet = laid.first + part
            if sheet > 1:
                writer.newPage()
            painter.save()
            laid.draw(part, painter)
            painter.restore()
            painter.setFont(self._style.font("analyst.small"))
            painter.setPen(self._style.colour("text_muted"))
            painter.drawText(foot, Qt.AlignmentFlag.AlignLeft, title)
            painter.drawText(foot, Qt.AlignmentFlag.AlignRight, str(sheet))
