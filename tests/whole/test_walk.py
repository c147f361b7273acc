"""Every page, walked over at many sizes: named, reachable by Tab and seen there, nothing cut off.

One way through the survey at most sizes, each other way at two: what differs between the ways is
their device. In other languages and on few pixels the pages are walked in test_language_pages.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from language_walk import pages_of
from pseudo_language import SURVEYS
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from respondent_driver import sit_down
from walking import SIZES, WINDOWS, faults, settle, unseen

from app.kit.i18n import Interpreter
from app.kit.places import Places
from app.kit.settings import Settings
from app.shell.window import MainWindow
from app.theme import Theme

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)

# Of the other ways only the pages with a device, the rest being alike.
OF_THE_DEVICE = ("practice", "practised", "question", "landed", "kept", "exchanged", "review")
TABBED = ("800", "200%", "1366", "2560")
BETWEEN = ("1024", "1366", "2560")  # of the first way only a long run looks at these
WAYS = {
    "spinner": ("800", "1024", "200%", "1366", "2560"),
    **dict.fromkeys(("forced-spinner", "own-device", "die"), ("800", "1366")),
    "coins": ("800", "2560"),
    "scrambled": ("1024", "1920"),
}


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


@pytest.fixture
def window(theme: Theme, qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    studies = [tmp_path / "first.study", tmp_path / ("a-long-name-" * 8 + ".study")]
    for path in studies:
        path.touch()
    remembered = Settings(recent=[str(path) for path in studies])
    places = Places(tmp_path / "settings.json", tmp_path / "sittings", tmp_path / "responses")
    made = MainWindow(theme, remembered, places)
    qtbot.addWidget(made)
    yield made
    made.close()


@pytest.mark.parametrize("size", SIZES)
def test_that_the_first_page_is_named_reachable_and_whole(window: MainWindow, size: str) -> None:
    settle(window, SIZES[size])
    assert faults(window) == []


@pytest.mark.parametrize(
    "way", [pytest.param(w, marks=pytest.mark.long if w == "forced-spinner" else ()) for w in WAYS]
)
def test_that_every_page_is_whole_and_what_has_the_focus_is_seen_at_every_size(
    theme: Theme, qtbot: QtBot, tmp_path: Path, way: str, pytestconfig: pytest.Config
) -> None:
    is_long = pytestconfig.getoption("--long")
    sizes = [name for name in WAYS[way] if is_long or way != "spinner" or name not in BETWEEN]
    interpreter = Interpreter(preferred=["en"])
    out = tmp_path / "out"
    person = sit_down(SURVEYS[way], theme, qtbot, out, interpreter=interpreter, painted=True)
    found: dict[str, list[str]] = {}
    for number, page in enumerate(pages_of(person)):
        if way != "spinner" and page not in OF_THE_DEVICE:
            continue
        for name in sizes:
            settle(person.view, WINDOWS[name])
            gone = unseen(person.view) if name in TABBED else []
            if faulty := faults(person.view) + gone:
                found[f"{number} {page}, {name}"] = faulty
    assert found == {}
