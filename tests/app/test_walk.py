"""Every page of the program, walked over: named, reachable by Tab, and nothing cut off."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from walking import SIZES, faults, settle

from app.places import Places
from app.settings import Settings
from app.theme import Theme
from app.window import MainWindow


@pytest.fixture
def theme(qapp: object) -> Theme:
    from PySide6.QtWidgets import QApplication

    assert isinstance(qapp, QApplication)
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
