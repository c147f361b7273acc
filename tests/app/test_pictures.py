"""The picture in the README is what the program draws today, and the gallery can be made."""

from pathlib import Path

import numpy as np
import pictures
import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from respondent_pages import Walk, surveys
from screenshots import LOOKS

from app.theme import Theme

README = Path(pictures.ROOT, "README.md")


def pixels(data: bytes) -> "np.ndarray[tuple[int, ...], np.dtype[np.uint8]]":
    image = QImage.fromData(data).convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(image.constBits(), dtype=np.uint8).reshape(image.height(), -1)
    # A copy, since the image takes its memory along.
    return rows[:, : 3 * image.width()].reshape(image.height(), image.width(), 3).copy()


@pytest.mark.usefixtures("qapp")
def test_that_the_readme_shows_the_chart_that_is_drawn_today() -> None:
    shown = pixels((pictures.FOLDER / "occupation.png").read_bytes())
    drawn = pixels(pictures.occupation_chart())
    assert shown.shape == drawn.shape
    # Another release of Qt or FreeType may smooth an edge differently, nothing more.
    different = np.abs(shown.astype(int) - drawn.astype(int)).max(axis=2) > 96
    assert float(different.mean()) == pytest.approx(0, abs=2e-3)


def test_that_every_picture_of_the_readme_is_there() -> None:
    text = README.read_text("utf-8")
    names = [part.split(")")[0] for part in text.split("](")[1:] if ".png" in part.split(")")[0]]
    assert names
    assert all((pictures.ROOT / name).is_file() for name in names)


@pytest.mark.parametrize("look", ["arabic", "small"])
def test_that_the_gallery_walks_through_every_page(
    look: str, qapp: QApplication, tmp_path: Path
) -> None:
    theme = Theme(qapp, pinned="light", reduced_motion=True)
    taken = []
    survey = surveys()["own-device"]
    walk = Walk(theme, LOOKS[look], tmp_path, lambda _, name: taken.append(name), survey)
    walk.through("own-device")
    pages = ["protection", "practice", "feedback", "trial", "question"]
    assert taken == [f"own-device-{page}" for page in pages]
