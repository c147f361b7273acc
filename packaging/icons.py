"""The mark of the program as files: a drawing, and pictures in the sizes that systems ask for."""

from __future__ import annotations

import os
from pathlib import Path

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def make_icons(folder: Path) -> None:
    """Write candor.svg, candor-SIZE.png, candor.ico and candor.icns into a folder."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QRectF, Qt
    from PySide6.QtGui import QGuiApplication, QImage, QPainter

    from app.theme.tokens import load_tokens

    QGuiApplication.instance() or QGuiApplication(["icons"])
    folder.mkdir(parents=True, exist_ok=True)
    colours = load_tokens().palette("light")
    drawing = mark_svg(colours.sector_a, colours.sector_b, colours.surface)
    (folder / "candor.svg").write_text(drawing, encoding="utf-8")
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer(drawing.encode())
    for size in SIZES:
        picture = QImage(size, size, QImage.Format.Format_ARGB32)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        renderer.render(painter, QRectF(0, 0, size, size))
        painter.end()
        picture.save(str(folder / f"candor-{size}.png"))
        if size == 256:
            picture.save(str(folder / "candor.ico"))
            picture.save(str(folder / "candor.icns"))


def mark_svg(truth: str, other: str, surface: str) -> str:
    """Return the mark: a wheel of three quarters and one, as windows show it."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">\n'
        f'  <path d="M32 32 H4 A28 28 0 1 0 32 4 Z" fill="{truth}"/>\n'
        f'  <path d="M30.6 30.6 V4 A26.6 26.6 0 0 0 4 30.6 Z" fill="{other}"/>\n'
        f'  <circle cx="32" cy="32" r="8.4" fill="{surface}"/>\n'
        "</svg>\n"
    )
