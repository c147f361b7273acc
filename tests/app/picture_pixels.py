"""The pixels of a picture as numbers."""

import numpy as np
from PySide6.QtGui import QImage


def pixels(data: bytes) -> "np.ndarray[tuple[int, ...], np.dtype[np.uint8]]":
    image = QImage.fromData(data).convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(image.constBits(), dtype=np.uint8).reshape(image.height(), -1)
    # A copy, since the image takes its memory along.
    return rows[:, : 3 * image.width()].reshape(image.height(), image.width(), 3).copy()
