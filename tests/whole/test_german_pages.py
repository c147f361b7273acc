"""The window in German: every page opens, nothing on it is cut off, and numbers are German."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from mapping_page import Page
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot
from shown_window import Shown
from walking import faults, settle

from app.analyst.window.view import AnalystView
from app.author.view import AuthorView
from app.kit.i18n import speak_program
from app.planner.view import PlannerView
from app.shell.settings_page import SettingsDialog
from app.theme import Theme
from core.examples import example_path, example_study

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)
LONG = pytest.mark.long


@pytest.fixture
def shown(qtbot: QtBot, theme: Theme, tmp_path: Path) -> Iterator[Shown]:
    person = Shown(qtbot, theme, tmp_path, respondent=False)
    person.settings.language = "de"
    person.window.show_home()
    yield person
    person.window.close()
    speak_program("en")


def study_page(shown: Shown, qtbot: QtBot, folder: Path, name: str) -> QWidget:
    """Open a study at a page of it; "" is its question."""
    path = folder / "a.study"
    example_study("sales", path, counts={"yes": 400, "no": 1800}, seed=3).close()
    shown.window.open_path(path)
    qtbot.waitUntil(lambda: isinstance(shown.view, AnalystView))
    shown.rest()
    view = shown.view
    assert isinstance(view, AnalystView)
    if name in ("results", "export"):  # something is kept that they tell of
        view.frame.actions_.keep_result.trigger()
    if name:
        view.frame.questions.pages.setCurrentRow(list(view.frame.study_pages).index(name))
        shown.rest()
    return shown.window


def author_page(shown: Shown, qtbot: QtBot, _folder: Path) -> QWidget:
    shown.window.write_survey(example_path("bribery"))
    qtbot.waitUntil(lambda: isinstance(shown.view, AuthorView))
    return shown.window


def planner_page(shown: Shown, qtbot: QtBot, _folder: Path) -> QWidget:
    shown.window.plan()
    qtbot.waitUntil(lambda: isinstance(shown.view, PlannerView))
    return shown.window


def mapping_page(shown: Shown, qtbot: QtBot, folder: Path) -> QWidget:
    """Open a table from elsewhere, and say that some of it was randomized."""
    table = folder / "table.csv"
    rows = (f"{1000 + i},{18 + i % 60},{1 + (i % 5 > 1)}" for i in range(60))
    table.write_text("\n".join(["_id,age,bribe", *rows]) + "\n", "utf-8")
    shown.window.open_path(table)
    page = Page(qtbot, shown)
    page.parts.first.randomized.some.radio.click()
    return shown.window


def settings_page(shown: Shown, _qtbot: QtBot, _folder: Path) -> QWidget:
    shown.window.show_settings()
    (page,) = shown.window.findChildren(SettingsDialog)
    return page


def home_page(shown: Shown, _qtbot: QtBot, _folder: Path) -> QWidget:
    return shown.window


PAGES: dict[str, tuple[Callable[[Shown, QtBot, Path], QWidget], str]] = {
    "home": (home_page, "Umfrage beantworten"),
    "settings": (settings_page, "Sprache"),
    "planner": (planner_page, "Ich möchte"),
    "author": (author_page, "Fragen"),
    "mapping": (mapping_page, "Zuerst: Welche Spalten wurden randomisiert?"),
    **{
        name or "question": (partial(study_page, name=name), words)
        for name, words in (
            ("", "Auswahl"),
            ("study", "Protokoll"),
            ("checks", "Prüfungen"),
            ("reveals", "Was die Dateien verraten"),
            ("results", "Ergebnisse"),
            ("export", "Exportieren"),
        )
    },
}
USUAL = ("home", "planner", "question")


@pytest.mark.parametrize("size", [(1024, 640), pytest.param((512, 320), marks=LONG)])
@pytest.mark.parametrize(
    "name", [name if name in USUAL else pytest.param(name, marks=LONG) for name in PAGES]
)
def test_that_nothing_is_cut_off_on_a_page_in_german(
    name: str, size: tuple[int, int], shown: Shown, qtbot: QtBot, tmp_path: Path
) -> None:
    opened, words = PAGES[name]
    page = opened(shown, qtbot, tmp_path)
    settle(page, size)
    shown.rest()
    settle(page, size)
    assert faults(page) == []
    said = "\n".join(label.text() for label in page.findChildren(QLabel))
    assert words in said, said
