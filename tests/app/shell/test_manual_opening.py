"""F1 opens the page that fits; never where people answer, and every page named is there."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from analyst_studies import SALES
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shown_window import Shown

from app.analyst.parts.study_panel import StudyPanel
from app.analyst.window.view import AnalystView
from app.author.pages import EditorPage
from app.author.view import AuthorView
from app.manual.pages import Manual
from app.manual.window import ManualWindow
from app.shell.manual_opening import fitting_page
from app.theme import Theme
from core.examples import example_path
from core.study import Study
from folders import ROOT


def named_pages() -> dict[str, str]:
    """What every class of the app that declares a page of the manual says."""
    found: dict[str, str] = {}
    for path in (ROOT / "app").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.ClassDef):
                continue
            for line in node.body:
                if not isinstance(line, ast.Assign | ast.FunctionDef):
                    continue
                named = (
                    [line.name]
                    if isinstance(line, ast.FunctionDef)
                    else map(ast.unparse, line.targets)
                )
                body = line.body[1:] if isinstance(line, ast.FunctionDef) else [line.value]
                if "manual_page" in named:
                    parts = [each for one in body for each in ast.walk(one)]
                    said = [each.value for each in parts if isinstance(each, ast.Constant)]
                    found |= {f"{node.name} {place}": str(it) for place, it in enumerate(said)}
    return found


NAMED = named_pages()


@pytest.mark.parametrize("place", NAMED)
def test_that_the_page_that_is_named_is_there(place: str) -> None:
    page, _, section = NAMED[place].partition("#")
    if page:
        found = Manual().section(page, section)
        assert found.name == section


def test_that_every_page_of_a_study_and_every_editor_page_names_one() -> None:
    assert len(NAMED) > 20
    for panel in StudyPanel.__subclasses__():
        assert f"{panel.__name__} 0" in NAMED, panel
    assert EditorPage.__name__ not in NAMED


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


@pytest.fixture
def shown(qtbot: QtBot, theme: Theme, tmp_path: Path) -> Iterator[Shown]:
    person = Shown(qtbot, theme, tmp_path, respondent=False)
    yield person
    person.rest()
    person.window.close()


def opened(shown: Shown, qtbot: QtBot) -> str:
    """Press F1, and return what the manual was opened for; '' where it was not."""
    shown.window.activateWindow()
    qtbot.waitUntil(shown.window.isActiveWindow)
    QTest.keyClick(QApplication.focusWidget() or shown.view, Qt.Key.Key_F1)
    windows = [each for each in shown.window.findChildren(ManualWindow) if each.isVisible()]
    if not windows:
        return ""
    (manual,) = windows
    qtbot.waitUntil(manual.isActiveWindow)
    title = manual.windowTitle().partition(" – ")[0]
    QTest.keyClick(manual.page, Qt.Key.Key_Escape)
    assert not manual.isVisible()
    return title


def test_that_f1_opens_what_fits(shown: Shown, qtbot: QtBot, tmp_path: Path) -> None:
    assert opened(shown, qtbot) == "The manual"
    shown.window.plan()
    qtbot.waitUntil(lambda: fitting_page(shown.view) == "estimates#planning")
    assert opened(shown, qtbot) == "Planning"
    study = tmp_path / "a.study"
    Study.create(study, SALES).close()
    shown.window.open_path(study)
    qtbot.waitUntil(lambda: isinstance(shown.view, AnalystView))
    shown.rest()
    assert opened(shown, qtbot)
    view = shown.view
    assert isinstance(view, AnalystView)
    view.frame.questions.pages.setCurrentRow(list(view.frame.study_pages).index("checks"))
    shown.rest()
    assert opened(shown, qtbot) == "Checks"
    shown.window.write_survey(example_path("bribery"))
    qtbot.waitUntil(lambda: isinstance(shown.view, AuthorView))
    assert opened(shown, qtbot).startswith(("Writing a survey", "A question"))


def test_that_respondents_never_see_it(shown: Shown, qtbot: QtBot) -> None:
    shown.window.show_manual()
    (manual,) = shown.window.findChildren(ManualWindow)
    assert manual.isVisible()
    shown.window.open_path(example_path("bribery"))
    assert not manual.isVisible()
    assert opened(shown, qtbot) == ""
    shown.window.show_home()
    shown.window.choose_kiosk()
    assert opened(shown, qtbot) == ""


def test_that_where_nothing_but_answering_is_offered_there_is_none(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    person = Shown(qtbot, theme, tmp_path, respondent=True)
    assert opened(person, qtbot) == ""
    person.window.close()
