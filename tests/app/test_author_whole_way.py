"""From nothing to a folder that is handed out, and on to a response that the author opens."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path

import pytest
from analyst_studies import Answering
from author_hands import PASSPHRASE, AuthorHands, whole_way
from pytestqt.qtbot import QtBot

from app import tasks
from app.flows.editing_files import opened
from app.flows.keys import known_keys
from app.places import Places
from app.settings import Settings
from app.theme import Theme
from app.window import MainWindow
from core.draft import Draft
from core.keys import key_file
from core.privacy.epsilon import epsilon_upper
from core.survey import Kind, examine, read


@pytest.fixture
def places(tmp_path: Path) -> Places:
    for name in ("data", "out"):
        (tmp_path / name).mkdir()
    return Places(
        tmp_path / "s.json", tmp_path / "data" / "sittings", tmp_path / "out" / "responses"
    )


@pytest.fixture
def window(qtbot: QtBot, theme: Theme, places: Places) -> Iterator[MainWindow]:
    made = MainWindow(theme, Settings(), places, dialogs=Answering())
    made.resize(1280, 800)
    qtbot.addWidget(made)
    made.setUpdatesEnabled(False)  # it need not be painted to be used
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    yield made
    tasks.shut_down()


@pytest.fixture(autouse=True)
def _quick_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(key_file._SCRYPT, "n", 2)


@pytest.mark.parametrize("by_keys", [True, False], ids=["keyboard", "mouse"])
def test_that_a_survey_is_made_from_nothing_and_handed_out(
    by_keys: bool, window: MainWindow, places: Places, qtbot: QtBot, tmp_path: Path
) -> None:
    hands = AuthorHands(window, lambda c: qtbot.waitUntil(c, timeout=6000), by_keys)
    for deed in whole_way(hands):
        print(deed)
    draft = hands.draft
    print(draft)
    window.current_view.close()
