"""Which language a survey begins in, and until when another one can be chosen."""

from __future__ import annotations

from pathlib import Path

import pytest
from kiosk_stand import stand
from language_walk import pages_of
from pseudo_language import SURVEYS
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu
from pytestqt.qtbot import QtBot
from respondent_driver import (
    Content,
    Sat,
    one_of,
    settle,
    sit_down,
    survey_of,
    words_on,
    yes_no,
)

from app.kit import i18n
from app.kit.i18n import Interpreter
from app.respondent.flow.way import Page
from app.theme import Theme
from core.response.store import MemoryStore
from core.survey import Survey

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


QUESTION = "Question 1 of 1"


def choose_language(person: Sat, name: str) -> None:
    """Choose from the menu of the page, where it is offered."""
    assert person.has("language_button"), f"{person.page.accessibleName()} offers no language"
    button = person.part("language_button")
    assert isinstance(button, QAbstractButton)
    menu = button.menu()  # type: ignore[attr-defined]
    assert isinstance(menu, QMenu)
    (action,) = (action for action in menu.actions() if action.text() == name)
    action.trigger()
    settle()


def in_two(text: str) -> dict[str, str]:
    return {"en": text, "ar": f"نص {text}"}


def two_languages(*questions: Content) -> Survey:
    return survey_of(*questions, languages=["en", "ar"], title=in_two("Work"))


SCRAMBLED = {
    **yes_no({"name": "warner", "p": "3/4"}, ("scrambled",)),
    "text": in_two("Did you pay?"),
}


@pytest.mark.parametrize("way", ["spinner", pytest.param("scrambled", marks=pytest.mark.long)])
def test_that_every_page_before_the_first_answer_offers_the_languages_and_none_after(
    theme: Theme, qtbot: QtBot, tmp_path: Path, way: str
) -> None:
    """There and back on every page: it is the same page, in the other language and direction."""
    interpreter = Interpreter(preferred=["en"])
    person = sit_down(SURVEYS[way], theme, qtbot, tmp_path / "out", interpreter=interpreter)
    pages = ["welcome", "eight words", "consent", "declined", "leaves", "label", "ways"]
    pages += ["practice", "landed", "practised", "odds", "trial", "question"]
    for none in ("ways", "landed") if way == "scrambled" else ():
        pages.remove(none)
    for page in pages_of(person):
        if not pages:
            assert not person.has("language_button"), page
            continue
        assert page == pages.pop(0)
        if page == "landed":
            # There is one spin, in practice too.
            assert not person.has("language_button")
            continue
        name = person.page.accessibleName()
        choose_language(person, "العربية")
        assert person.view.layoutDirection() == Qt.LayoutDirection.RightToLeft
        assert person.page.accessibleName() != name, page
        choose_language(person, "English")
        # After practice one practises again, in the other language.
        assert person.page.accessibleName() == (QUESTION if page == "feedback" else name)


def test_that_leaving_can_be_read_in_another_language_too(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = sit_down(two_languages(SCRAMBLED), theme, qtbot, tmp_path)
    person.click("forward_button")
    under = person.page.accessibleName()
    person.click("leave_button")
    choose_language(person, "العربية")
    assert person.page.objectName() == "leaving_page"
    choose_language(person, "English")
    person.click("forward_button")
    assert person.page.accessibleName() == under


def test_that_a_wheel_that_was_spun_keeps_its_language(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    """There is one spin: what it asks for is not said anew in another language."""
    person = sit_down(SURVEYS["forced-spinner"], theme, qtbot, tmp_path)
    person.to_first_question()
    assert person.has("language_button")
    person.click("spin_button")
    assert not person.has("language_button")
    person.click("leave_button")
    assert not person.has("language_button")
    person.click("forward_button")
    person.click("back_button")
    assert person.step is Page.PRACTICE
    assert not person.has("language_button")
    person.click("leave_button")
    assert not person.has("language_button")


def test_that_a_sitting_with_answers_keeps_its_language(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    store = MemoryStore()
    survey = two_languages(
        SCRAMBLED,
        {
            **one_of(None, 2),
            "text": in_two("Job?"),
            "options": [{"id": "a", "text": in_two("a")}, {"id": "b", "text": in_two("b")}],
        },
    )
    person = sit_down(survey, theme, qtbot, tmp_path, store=store)
    person.to_first_question()
    person.scramble(0)
    assert not person.has("language_button")
    person.view.close()
    again = sit_down(survey, theme, qtbot, tmp_path, store=store)
    assert again.has("language_button")
    again.click("sitting_button_1")
    assert not again.has("language_button")
    again.click("leave_button")
    assert not again.has("language_button")


@pytest.mark.parametrize(
    ("preferred", "offered", "begun"),
    [
        (["ar-EG", "en"], ["en", "ar"], "ar"),
        (["pt_BR", "de_AT"], ["en", "de"], "de"),
        (["fr"], ["sw", "en"], "sw"),
        (["zh-Hant-TW"], ["zh-hans", "zh-hant"], "zh-hans"),
        (["zh-hant"], ["zh-hans", "zh-hant"], "zh-hant"),
    ],
)
def test_that_a_survey_begins_in_a_language_the_person_reads_or_in_its_first(
    preferred: list[str], offered: list[str], begun: str
) -> None:
    assert Interpreter(preferred=preferred).first_of(offered) == begun


@pytest.mark.parametrize(
    ("system", "spoken", "begun"),
    [
        (["de-DE", "en"], "de", "de"),
        (["en-GB"], "de", "de"),  # chosen for the window
        (["de-DE"], "en", "en"),  # chosen, too
        (["fr-FR"], "en", "fr"),  # the window has no French, the pages have
    ],
)
def test_that_a_survey_begins_in_the_language_chosen_for_the_window_or_in_the_systems(
    system: list[str], spoken: str, begun: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(i18n, "_system", lambda: system)
    i18n.speak_program(spoken)
    try:
        assert i18n.Interpreter().first_of(["es", "fr", "en", "de"]) == begun
        assert i18n.Interpreter().first_of(["sw"]) == "sw"
    finally:
        i18n.speak_program("en")


def test_that_a_survey_in_an_unknown_language_has_english_pages(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    question = {**yes_no(None), "text": "Unafanya kazi?"}
    survey = survey_of(question, languages=["sw"], title="Kazi")
    interpreter = Interpreter(preferred=["de"])
    person = sit_down(survey, theme, qtbot, tmp_path, interpreter=interpreter)
    assert person.text("heading") == "Kazi"
    assert person.text("forward_button") == "Begin"
    person.to_first_question()
    assert "Unafanya kazi?" in words_on(person.page)


def test_that_a_survey_in_one_language_is_read_in_it_whatever_the_system_speaks(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    survey = survey_of({**yes_no(None), "text": "Arbeiten Sie?"}, languages=["de"], title="Arbeit")
    interpreter = Interpreter(preferred=["ar"])
    person = sit_down(survey, theme, qtbot, tmp_path, interpreter=interpreter)
    assert person.text("leave_button") == "Verlassen"
    assert person.view.layoutDirection() == Qt.LayoutDirection.LeftToRight


def test_that_the_other_views_stay_english_and_from_left_to_right(
    qapp: QApplication, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    interpreter = Interpreter(preferred=["ar"])
    person = sit_down(two_languages(SCRAMBLED), theme, qtbot, tmp_path, interpreter=interpreter)
    assert QCoreApplication.translate("", "Back") == "رجوع"
    assert QCoreApplication.translate("QPlatformTheme", "OK") == "حسنًا"
    assert qapp.layoutDirection() == Qt.LayoutDirection.LeftToRight
    person.view.hide()
    assert QCoreApplication.translate("", "Back") == "Back"
    assert QCoreApplication.translate("QPlatformTheme", "OK") == "OK"
    person.view.show()
    assert QCoreApplication.translate("", "Back") == "رجوع"


def test_that_a_kiosk_goes_on_in_the_language_it_was_set_up_in(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    """The page of setting up goes back to English when it is hidden, after the kiosk was made."""
    survey = survey_of({**SCRAMBLED, "text": "Arbeiten Sie?"}, languages=["de"], title="Arbeit")
    kiosk = stand(theme, qtbot, tmp_path, survey, interpreter=Interpreter(preferred=["de"]))
    kiosk.set_up()
    kiosk.click("worker_button")
    assert "Nur für die Befragungsleitung" in words_on(kiosk.shown)
