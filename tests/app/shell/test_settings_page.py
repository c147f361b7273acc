"""The page of settings before a person: seen whole, by keyboard, and nothing goes unasked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from access import untold
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shown_window import Shown
from walking import SIZES, faults, settle, unseen

from app.kit import settings as stored
from app.kit.kept import KEPT
from app.shell.settings_page import SettingsDialog, WordDialog, cost_of
from app.theme import Theme
from app.widgets.message import MessageDialog
from core.examples import example_path

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)


@pytest.fixture
def shown(qtbot: QtBot, theme: Theme, tmp_path: Path) -> Iterator[Shown]:
    person = Shown(qtbot, theme, tmp_path, respondent=False)
    yield person
    theme.pin("light")
    person.rest()
    person.window.close()


def page_of(shown: Shown) -> SettingsDialog:
    shown.window.show_settings()
    QApplication.processEvents()
    (page,) = [each for each in shown.window.findChildren(SettingsDialog) if each.isVisible()]
    return page


def press(page: SettingsDialog, name: str) -> None:
    button = page.rows[name].take_back_button
    assert button is not None
    button.click()
    QApplication.processEvents()


def box_of(page: SettingsDialog) -> MessageDialog:
    (box,) = [each for each in page.findChildren(MessageDialog) if each.isVisible()]
    return box


@pytest.mark.parametrize(
    "direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft]
)
@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_that_every_part_is_whole_named_and_reached(
    size: tuple[int, int], direction: Qt.LayoutDirection, shown: Shown
) -> None:
    for kept in KEPT[:6]:
        shown.settings.remember(Path(f"/{kept.name}.study"))
    shown.window.resize(*size)
    page = page_of(shown)
    page.setLayoutDirection(direction)
    page.activateWindow()
    settle(page, size)
    assert faults(page) == []
    assert untold(page) == []
    assert unseen(page) == []
    assert set(page.rows) == {kept.name for kept in KEPT}
    for kept in KEPT:
        assert (page.rows[kept.name].take_back_button is not None) == (
            bool(kept.fields) or kept.name in ("drafts", "keys", "authors", "sittings")
        )


def longer(text: str) -> str:
    """Words half as long again, as those of German are."""
    return f"{text}ß{text[: len(text) // 2]}"


def test_that_long_words_of_another_language_fit(
    shown: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.shell.settings_page.tr", longer)
    monkeypatch.setattr("app.kit.kept.tr", longer)
    for size in SIZES.values():
        page = page_of(shown)
        settle(page, size)
        assert faults(page) == [], size
        page.close()
        QApplication.processEvents()


def test_that_nothing_is_reset_before_it_was_asked(shown: Shown) -> None:
    shown.settings.remember(Path("/a.study"))
    page = page_of(shown)
    assert page.rows["recent"].state_label.text() == "one file"
    press(page, "recent")
    box = box_of(page)
    assert box.focusWidget() is box.close_button, "Enter deletes nothing"
    box.close_button.click()
    assert shown.settings.recent
    press(page, "recent")
    box_of(page).choice_button.click()
    assert not shown.settings.recent
    assert page.rows["recent"].state_label.text() == "nothing"
    button = page.rows["recent"].take_back_button
    assert button is not None
    assert not button.isEnabled()
    page.close()
    assert shown.recent() == []


def test_that_keys_go_only_once_a_word_was_typed(shown: Shown) -> None:
    shown.places.keys.mkdir(parents=True)
    key = shown.places.keys / "a.key"
    key.write_bytes(b"")
    page = page_of(shown)
    press(page, "keys")
    box = box_of(page)
    assert isinstance(box, WordDialog)
    (keys,) = (kept for kept in KEPT if kept.name == "keys")
    assert cost_of(keys) in box.accessibleDescription()
    assert box.focusWidget() is box.word_field
    QTest.keyClicks(box.word_field, "delet")
    QTest.keyClick(box.word_field, Qt.Key.Key_Return)
    assert not box.choice_button.isEnabled()
    assert key.exists()
    QTest.keyClicks(box.word_field, "e")
    assert key.exists()
    box.choice_button.click()
    assert not key.exists()


def test_that_resetting_all_is_seen_at_once_and_leaves_the_keys(shown: Shown, theme: Theme) -> None:
    shown.places.keys.mkdir(parents=True)
    (shown.places.keys / "a.key").write_bytes(b"")
    shown.settings.theme = "dark"
    theme.pin("dark")
    shown.window.resize(900, 700)
    shown.settings.window = (900, 700)
    page = page_of(shown)
    page.reset_button.click()
    box_of(page).choice_button.click()
    assert theme.pinned is None
    assert shown.window.width() != 900
    assert (shown.places.keys / "a.key").exists()
    assert stored.load(shown.places.settings) == stored.Settings()


def test_that_it_opens_from_home_and_by_its_key_but_never_while_somebody_answers(
    shown: Shown, qtbot: QtBot
) -> None:
    shown.press("Settings")
    (page,) = shown.window.findChildren(SettingsDialog)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not shown.window.findChildren(SettingsDialog))
    shown.window.open_path(example_path("bribery"))
    shown.window.show_settings()
    assert not shown.window.findChildren(SettingsDialog)


def test_that_it_stands_over_a_page_that_goes_on(shown: Shown, qtbot: QtBot) -> None:
    shown.window.write_survey()
    qtbot.waitUntil(lambda: type(shown.view).__name__ == "AuthorView")
    view = shown.view
    page = page_of(shown)
    page.close_button.click()
    assert shown.view is view
