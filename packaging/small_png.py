"""Pictures of pages as small files: 256 colours are enough for what a program paints."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from PySide6.QtGui import QImage

_MOST = 256


def make_small(path: Path) -> None:
    """Write a picture anew with the colours that most of it has; others become the nearest."""
    image = QImage(str(path)).convertToFormat(QImage.Format.Format_RGB32)
    width, height = image.width(), image.height()
    pixels = np.frombuffer(image.constBits(), np.uint32).reshape(height, image.bytesPerLine() // 4)
    colours, places, counts = np.unique(pixels[:, :width], return_inverse=True, return_counts=True)
    kept = np.sort(np.argsort(-counts, kind="stable")[:_MOST])
    parts = np.stack([(colours >> shift) & 255 for shift in (16, 8, 0)], axis=1).astype(int)
    nearest = [((parts[kept] - one) ** 2).sum(axis=1).argmin() for one in parts]
    shown = np.array(nearest, np.uint8)[places.reshape(height, width)]
    rows = np.zeros((height, -(-width // 4) * 4), np.uint8)  # each row of a QImage, in fours
    rows[:, :width] = shown
    small = QImage(rows.tobytes(), width, height, rows.shape[1], QImage.Format.Format_Indexed8)
    small.setColorTable([int(each) for each in colours[kept]])
    small.setDotsPerMeterX(image.dotsPerMeterX())
    small.setDotsPerMeterY(image.dotsPerMeterY())
    small.save(str(path), quality=0)
