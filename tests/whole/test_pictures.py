"""The picture in the README is what the program draws today, and the gallery can be made."""

import ast
import re
from pathlib import Path

import numpy as np
import pictures
import pytest
import screenshots
from picture_pixels import pixels
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from respondent_pages import Walk, surveys
from screenshots import LOOKS
from small_png import make_small
from virtual_time import let_pass

from app.respondent.scaffold.dead_time import AFTER_LANDING
from app.theme import Theme

README = Path(pictures.ROOT, "README.md")
PACKAGING = Path(pictures.ROOT, "packaging")


@pytest.mark.usefixtures("qapp")
def test_that_the_readme_shows_the_chart_that_is_drawn_today() -> None:
    shown = pixels((pictures.FOLDER / "occupation.png").read_bytes())
    drawn = pixels(pictures.occupation_chart())
    assert shown.shape == drawn.shape
    # Another release of Qt or FreeType may smooth an edge differently, nothing more.
    different = np.abs(shown.astype(int) - drawn.astype(int)).max(axis=2) > 96
    assert float(different.mean()) == pytest.approx(0, abs=2e-3)


def test_that_every_picture_of_the_readme_and_the_manual_is_there() -> None:
    for page in (README, *pictures.FOLDER.parent.rglob("*.md")):
        links = [part.split(")")[0] for part in page.read_text("utf-8").split("](")[1:]]
        names = [link for link in links if link.endswith(".png")]
        assert [name for name in names if not (page.parent / name).is_file()] == []


def test_that_every_picture_is_shown_somewhere_and_made_by_the_script() -> None:
    files = {p.relative_to(pictures.FOLDER).as_posix() for p in pictures.FOLDER.rglob("*.png")}
    pages = {f"pages/{name}.png" for name in pictures.pages_shown()}
    assert files == {*pages, "occupation.png", "ages.png"}
    script = "".join(path.read_text("utf-8") for path in PACKAGING.glob("*_pages.py"))
    literal = {each.value for each in ast.walk(ast.parse(script)) if isinstance(each, ast.Constant)}
    inner = [re.split(r"\{[^}]*\}", each) for each in re.findall(r'f"([^"]*\{[^"]*)"', script)]
    taken = re.compile("|".join("[a-z-]+".join(map(re.escape, parts)) for parts in inner))
    for name, look in pictures.pages_shown().items():
        assert look in LOOKS
        page = name.removesuffix(f"-{look}")
        assert page in literal or taken.fullmatch(page), name


def test_that_a_small_picture_shows_the_same(tmp_path: Path) -> None:
    image = QImage(333, 20, QImage.Format.Format_RGB32)
    for x in range(333):
        for y in range(20):
            image.setPixel(x, y, 0xFF000000 | 0x010101 * min(x, 255) | (y << 16))
    path = tmp_path / "many.png"
    image.save(str(path))
    before = pixels(path.read_bytes()).astype(int)
    assert len(np.unique(before.reshape(-1, 3), axis=0)) > 300
    make_small(path)
    after = pixels(path.read_bytes()).astype(int)
    assert after.shape == before.shape
    assert len(np.unique(after.reshape(-1, 3), axis=0)) == 256
    assert np.abs(after - before).max() < 24


@pytest.fixture
def reading(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the time that a page holds presses off pass wherever layouts come to rest."""
    settle = screenshots.settle

    def settle_and_read(*, busy: bool = False) -> None:
        settle(busy=busy)
        let_pass(AFTER_LANDING)

    monkeypatch.setattr(screenshots, "settle", settle_and_read)


@pytest.mark.usefixtures("reading")
@pytest.mark.parametrize("look", ["arabic", pytest.param("small", marks=pytest.mark.long)])
def test_that_the_gallery_walks_through_every_page(
    look: str, qapp: QApplication, tmp_path: Path
) -> None:
    theme = Theme(qapp, pinned="light", reduced_motion=True)
    taken = []
    survey = surveys()["own-device"]
    walk = Walk(theme, LOOKS[look], tmp_path, lambda _, name: taken.append(name), survey)
    walk.through("own-device")
    pages = ["practice", "practised", "odds", "trial", "question", "kept"]
    assert taken == [f"own-device-{page}" for page in pages]


@pytest.mark.usefixtures("reading")
def test_that_the_gallery_shows_every_state_of_the_way(qapp: QApplication, tmp_path: Path) -> None:
    theme = Theme(qapp, pinned="light", reduced_motion=True)
    taken: list[str] = []
    walk = Walk(
        theme, LOOKS["light"], tmp_path, lambda _, name: taken.append(name), surveys()["spinner"]
    )
    walk.through("spinner")
    assert {
        *("welcome", "eight-words", "consent", "declined", "leaves", "leaves-everything", "ways"),
        *(f"spinner-{page}" for page in ("practice", "practised", "odds", "trial")),
        *(f"spinner-{page}" for page in ("question", "landed", "kept")),
        *("question-one-of-chosen", "question-one-of-kept", "question-many-of-kept"),
        *("question-rating-kept", "question-number-clear-chosen", "question-one-of-clear"),
        *("review", "review-file", "place", "leaving", "saved", "saved-file", "removed"),
    } <= set(taken)
