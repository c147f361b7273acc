"""The eight words in windows: made off the thread of the window, and shown once they are known."""

from pathlib import Path
from threading import current_thread, main_thread

import pytest
import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QMainWindow
from pytestqt.qtbot import QtBot
from respondent_driver import WARNER, sit_down, survey_of, words_on, yes_no

from app.analyst.window.empty import SurveyPanel
from app.kit import eight_words
from app.kit.eight_words import when_words_are_known
from app.respondent.pages.known_here import KeyChange
from app.theme import Theme
from core.keys.key_file import fingerprint
from core.privacy.randomness import SYSTEM
from core.survey import digest_words

SURVEY = survey_of(yes_no(WARNER, ("spinner",)), title="Words that nobody made before")
OTHER = survey_of(yes_no(WARNER, ("spinner",)), title="Another survey")


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Words that are made when they are first wanted; the names of the threads that made them."""
    made: list[str] = []
    slow = digest_words.slow_hash

    def noted(digest: str) -> bytes:
        made.append("window" if current_thread() is main_thread() else "task")
        return slow(digest)

    monkeypatch.setattr(digest_words, "_numbers", {})
    monkeypatch.setattr(digest_words, "slow_hash", noted)
    monkeypatch.setattr(eight_words, "are_known", digest_words.are_known)
    return made


def test_that_a_person_sees_the_words_once_they_are_made(
    threads: list[str], theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = sit_down(SURVEY, theme, qtbot, tmp_path)
    qtbot.waitUntil(lambda: "1 / 8: …" not in words_on(person.page))
    told = words_on(person.page)
    for place, word in enumerate(SURVEY.words, 1):
        assert f"{place} / 8: {word}, " in told
    assert threads == ["task"]


def test_that_who_goes_on_before_is_not_held_up(
    threads: list[str], theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = sit_down(SURVEY, theme, qtbot, tmp_path)
    person.go_on()
    person.click("back_button")
    qtbot.waitUntil(lambda: f"1 / 8: {SURVEY.words[0]}" in words_on(person.page))
    assert "window" not in threads


def test_that_the_words_of_a_changed_key_come_the_same_way(
    threads: list[str], theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    change = KeyChange(SURVEY.digest, OTHER.digest)
    person = sit_down(SURVEY, theme, qtbot, tmp_path, key_change=change)
    qtbot.waitUntil(lambda: "…" not in words_on(person.page))
    assert "window" not in threads
    told = words_on(person.page)
    assert all(" ".join(fingerprint(key)) in told for key in (change.before, change.now))


def test_that_a_panel_shows_the_words_of_the_last_survey(
    threads: list[str], theme: Theme, qtbot: QtBot, window: QMainWindow
) -> None:
    panel = SurveyPanel(theme)
    window.setCentralWidget(panel)  # else its task, once over, would be the last that holds it
    panel.set_survey(SURVEY, "en")
    panel.set_survey(OTHER, "en")
    qtbot.waitUntil(lambda: "…" not in words_on(panel))
    assert "window" not in threads
    assert all(word in words_on(panel) for word in OTHER.words)


def test_that_an_owner_that_is_gone_is_not_told(threads: list[str], qtbot: QtBot) -> None:
    owner, told = QObject(), list[str]()
    digest = SYSTEM.random_bytes(32).hex()
    when_words_are_known([digest], owner, lambda: told.append("gone"))
    shiboken6.delete(owner)  # at once: later it may be told before
    stays = QObject()
    when_words_are_known([digest, OTHER.digest], stays, lambda: told.append("there"))
    qtbot.waitUntil(lambda: told != [])
    assert told == ["there"]
    when_words_are_known([digest], stays, lambda: told.append("at once"))
    assert told == ["there", "at once"]
    assert threads == ["task", "task"]
