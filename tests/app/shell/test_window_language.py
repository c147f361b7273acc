"""Another language of the window: at once on the first page, and nothing that is open is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
import translations
from PySide6.QtCore import QCoreApplication, QDate, QLocale
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu, QPushButton
from pytestqt.qtbot import QtBot
from shown_window import Shown

from app.author.view import AuthorView
from app.kit import language as known_languages
from app.kit.i18n import program_language, speak_program
from app.kit.kept import KEPT
from app.manual.window import ManualWindow
from app.respondent.view import RespondentView
from app.shell.home import HomeView
from app.shell.settings_page import SettingsDialog
from app.shell.window import MainWindow
from app.theme import Theme
from app.words.catalogue import figures
from core.examples import example_path

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)


@pytest.fixture
def shown(qtbot: QtBot, theme: Theme, tmp_path: Path) -> Iterator[Shown]:
    person = Shown(qtbot, theme, tmp_path, respondent=False)
    yield person
    person.rest()
    person.window.close()
    speak_program("en")


def home(shown: Shown) -> HomeView:
    assert isinstance(shown.view, HomeView)
    return shown.view


def language(page: HomeView | SettingsDialog, code: str) -> QAction:
    """Return the action of a language, as the menu of a page has it."""
    button = (
        page.language_button if isinstance(page, HomeView) else page.rows["language"].focusProxy()
    )
    assert isinstance(button, QPushButton)
    menu = button.menu()
    assert isinstance(menu, QMenu)
    (action,) = [each for each in menu.actions() if each.data() == code]
    return action


def test_that_the_first_page_changes_at_once_and_keeps_the_focus(shown: Shown) -> None:
    page = home(shown)
    shown.window.activateWindow()
    page.language_button.setFocus()
    assert page.language_button.text() == "English"
    language(page, "de").trigger()
    assert home(shown) is not page
    assert home(shown).open_survey_button.text() == "Umfrage öffnen\N{NO-BREAK SPACE}…"
    assert home(shown).language_button.text() == "Deutsch"
    assert QApplication.focusWidget() is home(shown).language_button
    assert language(home(shown), "de").isChecked()
    assert language(home(shown), "system").text() == "Wie das System"
    assert shown.settings.language == "de"
    language(home(shown), "en").trigger()
    assert home(shown).open_survey_button.text() == "Open survey…"
    assert QApplication.focusWidget() is home(shown).language_button


def test_that_numbers_dates_and_the_dialogs_of_qt_follow(shown: Shown) -> None:
    language(home(shown), "de").trigger()
    assert figures(32_561) == "32.561"
    assert QLocale().toString(QDate(2026, 11, 4), "MMMM") == "November"
    assert QLocale().dayName(1) == "Montag"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    language(home(shown), "en").trigger()
    assert (figures(32_561), QLocale().dayName(1)) == ("32,561", "Monday")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


def test_that_the_settings_over_the_first_page_are_shown_anew_where_they_were(shown: Shown) -> None:
    shown.window.activateWindow()
    shown.window.show_settings()
    (page,) = shown.window.findChildren(SettingsDialog)
    language(page, "de").trigger()
    anew = [each for each in shown.window.findChildren(SettingsDialog) if each.isVisible()]
    assert [each.close_button.text() for each in anew] == ["Schließen"]
    assert anew[0].focusWidget() is anew[0].rows["language"].focusProxy()
    assert home(shown).open_survey_button.text() == "Umfrage öffnen\N{NO-BREAK SPACE}…"


def test_that_a_page_with_work_in_it_keeps_its_language_until_it_is_left(
    shown: Shown, qtbot: QtBot
) -> None:
    """What is typed, runs or is open there is not touched; the first page then speaks it."""
    shown.window.write_survey(example_path("bribery"))
    qtbot.waitUntil(lambda: isinstance(shown.view, AuthorView))
    before = shown.view
    shown.window.show_settings()
    (page,) = shown.window.findChildren(SettingsDialog)
    language(page, "de").trigger()
    assert shown.view is before
    assert page.isVisible()
    assert page.rows["language"].state_label.text() == "spoken from the first page on"
    assert program_language() == "en"
    page.close()
    shown.window.show_home()
    assert program_language() == "de"
    assert home(shown).open_survey_button.text() == "Umfrage öffnen\N{NO-BREAK SPACE}…"


def test_that_taking_the_setting_back_goes_back_to_the_system(shown: Shown) -> None:
    language(home(shown), "de").trigger()
    shown.window.show_settings()
    (page,) = shown.window.findChildren(SettingsDialog)
    page._take_back(next(kept for kept in KEPT if kept.name == "language"))
    assert (shown.settings.language, program_language()) == ("system", "en")
    assert home(shown).language_button.text() == "English"


def test_that_the_manual_beside_it_speaks_the_same_and_stays_where_it_was(shown: Shown) -> None:
    shown.window.show_manual()
    (manual,) = shown.window.findChildren(ManualWindow)
    manual.open("kiosk")
    language(home(shown), "de").trigger()
    (anew,) = [each for each in shown.window.findChildren(ManualWindow) if each.isVisible()]
    assert anew is not manual
    assert anew.place == manual.place
    assert anew.manual.language == "de"
    assert anew.contents_button.text() == "Inhalt"


def test_that_a_survey_speaks_its_own_language_and_the_program_its_own_after_it(
    shown: Shown,
) -> None:
    language(home(shown), "de").trigger()
    shown.window.answer(example_path("bribery"))
    view = shown.view
    assert isinstance(view, RespondentView)
    assert view.language == "en"
    assert QCoreApplication.translate("", "Open survey…") == "Open survey…"
    shown.window.show_home()
    assert QCoreApplication.translate("", "Open survey…") == "Umfrage öffnen\N{NO-BREAK SPACE}…"


def test_that_one_file_more_is_one_language_more(
    shown: Shown, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its texts are collected, respondents' too; the window offers it, and says them."""
    for each in translations.FOLDER.glob("*.qm"):
        (tmp_path / each.name).write_bytes(each.read_bytes())
    added = tmp_path / "interface_nl.ts"
    added.write_text('<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1"></TS>')
    translations.collect(added)
    tree = ElementTree.parse(added)  # noqa: S314 - made on the spot
    said = {"Open planner": "Planner openen", "Yes": "Ja", "0123456789,.": "0123456789.,"}
    for message in tree.iter("message"):
        if (text := said.pop(message.findtext("source") or "", None)) is not None:
            place = message.find("translation")
            assert place is not None
            place.text = text
            del place.attrib["type"]
    assert said == {}
    tree.write(added, encoding="utf-8")
    translations.release(added, added.with_suffix(".qm"))
    monkeypatch.setattr(known_languages, "TRANSLATIONS", tmp_path)
    shown.settings.language = "nl"
    person = MainWindow(shown.theme, shown.settings, shown.places)
    try:
        page = person.current_view
        assert isinstance(page, HomeView)
        assert page.language_button.text() == "Nederlands"
        assert language(page, "nl").isChecked()
        assert page.planner_button.text() == "Planner openen"
        assert page.write_button.text() == "New survey…"  # not translated yet
        assert (figures(32_561), QCoreApplication.translate("", "Yes")) == ("32.561", "Ja")
    finally:
        person.close()
