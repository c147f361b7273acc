"""Charts as files: PNG at the resolution of print, SVG, and PDF; each there whole or not at all."""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QIODevice,
    QMarginsF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
)
from PySide6.QtGui import QImage, QImageWriter, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from app.painting import (
    Layout,
    Style,
    ensure_gui_application,
    export_style,
    lay_out,
    paint_layout,
)
from core.files.disk import write_atomically
from core.present.chart import BarChart, Chart
from core.progress import Progress, silent

FORMATS = ("png", "svg", "pdf")
WIDTH = 960.0  # logical pixels, ten inches
_DPI = 96.0
_SCALE = 3.0
_MOST_PIXELS = 60_000_000  # of a PNG; beyond it the resolution falls
_BAND = 2_000  # rows: Qt paints none above 32,767, and copying many holds other threads up
_PDF_DPI = 1200
_MOST_POINTS = 14_400.0  # the longest page that readers of PDF accept
_INCH = 0.0254
_WINDOWS_NAMES = {
    "con",
    "prn",
    "aux",
    "nul",
    *(f"{d}{i}" for d in ("com", "lpt") for i in range(10)),
}


def export_charts(
    charts: Iterable[tuple[str, Chart]],
    folder: Path,
    formats: Iterable[str] = FORMATS,
    *,
    black_and_white: bool = False,
    report: Progress = silent,
) -> list[Path]:
    """Write every chart, named by its question's id, in every format; returns the paths.

    Files of these names are replaced. Raises ValueError for an unknown format and `Refused`
    (IO) where a file cannot be written; the files before it are whole.
    """
    wanted = list(dict.fromkeys(formats))
    named = list(charts)
    for name in wanted:
        _check_format(name)
    paths: list[Path] = []
    total = len(named) * len(wanted)
    report(0, total)
    for stem, chart in named:
        for file_format in wanted:
            path = folder / file_name(stem, file_format)
            write_chart(chart, path, file_format, black_and_white=black_and_white)
            paths.append(path)
            report(len(paths), total)
    return paths


def file_name(stem: str, file_format: str) -> str:
    """Return the name of a file for an id; names that Windows keeps for devices get a tail."""
    return f"{stem}-chart.{file_format}" if stem in _WINDOWS_NAMES else f"{stem}.{file_format}"


def write_chart(
    chart: Chart,
    path: Path,
    file_format: str | None = None,
    *,
    black_and_white: bool = False,
) -> None:
    """Write a chart, replacing the file; the format is that of the name unless given.

    Raises ValueError for an unknown format and `Refused` (IO) with a remedy where the file
    cannot be written; then nothing is left behind and what was there is intact.
    """
    data = chart_bytes(
        chart, file_format or path.suffix[1:].lower(), black_and_white=black_and_white
    )
    write_atomically(path, data, replace=True)


def chart_bytes(chart: Chart, file_format: str, *, black_and_white: bool = False) -> bytes:
    """Return a chart as the bytes of a file; its height follows from what it shows.

    Raises ValueError for an unknown format.
    """
    _check_format(file_format)
    plan = _plan(chart, file_format, black_and_white=black_and_white)
    return {"png": _png, "svg": _svg, "pdf": _pdf}[file_format](chart, plan)


def chart_picture(chart: Chart) -> QImage:
    """Return a chart as a picture at the resolution of print."""
    return _picture(chart, _plan(chart, "png"))


@dataclass(frozen=True)
class _Plan:
    """A chart that is laid out for a file, in logical pixels."""

    layout: Layout
    style: Style
    size: QSizeF

    def draw(self, painter: QPainter, seen: QRectF | None = None) -> None:
        rect = QRectF(0, 0, self.size.width(), self.size.height())
        paint_layout(self.layout, painter, rect, self.style, seen)


def _plan(chart: Chart, file_format: str, *, black_and_white: bool = False) -> _Plan:
    ensure_gui_application()
    # SVG has no fonts of its own: letters are drawn as shapes, or other computers would put
    # another font in a place that was measured for ours.
    style = export_style(
        black_and_white=black_and_white,
        outlines=file_format == "svg",
        copyable=file_format == "pdf",
    )
    layout = lay_out(chart, WIDTH, style)
    size = QSizeF(WIDTH, float(math.ceil(layout.height)))
    if not isinstance(chart, BarChart):
        layout = lay_out(chart, WIDTH, style, size.height())  # curves fill the whole of it
    return _Plan(layout, style, size)


def _check_format(file_format: str) -> None:
    if file_format not in FORMATS:
        raise ValueError(f"{file_format!r} is not one of {', '.join(FORMATS)}")


def _buffer() -> QBuffer:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    return buffer


def _bytes(buffer: QBuffer) -> bytes:
    buffer.close()
    return bytes(buffer.data().data())


def _picture(chart: Chart, plan: _Plan) -> QImage:
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
    dots = round(_DPI * scale / _INCH)
    picture.setDotsPerMeterX(dots)
    picture.setDotsPerMeterY(dots)
    picture.setText("Title", chart.title)
    picture.setText("Description", chart.alt_text)
    return picture


def _png(chart: Chart, plan: _Plan) -> bytes:
    buffer = _buffer()
    if not QImageWriter(buffer, QByteArray(b"png")).write(_picture(chart, plan)):
        raise MemoryError("the picture is too large to encode")
    return _bytes(buffer)


def _svg(chart: Chart, plan: _Plan) -> bytes:
    size = plan.size
    buffer = _buffer()
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setResolution(round(_DPI))
    generator.setSize(QSize(round(size.width()), round(size.height())))
    generator.setViewBox(QRect(0, 0, round(size.width()), round(size.height())))
    generator.setTitle(chart.title)
    generator.setDescription(chart.alt_text)
    painter = QPainter(generator)
    plan.draw(painter)
    painter.end()
    return _bytes(buffer)


def _pdf(chart: Chart, plan: _Plan) -> bytes:
    size = plan.size
    points = 72 / _DPI
    shrink = min(1.0, _MOST_POINTS / (points * size.height()))
    page = QSizeF(size.width() * points * shrink, size.height() * points * shrink)
    buffer = _buffer()
    writer = QPdfWriter(buffer)
    writer.setResolution(_PDF_DPI)
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
    scale = _PDF_DPI / _DPI * shrink
    painter.scale(scale, scale)
    plan.draw(painter)
    painter.end()
    return _bytes(buffer)
