"""F1 opens the page that fits; never where people answer, and every page named is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from analyst_studies import SALES
from author_hands import AuthorHands
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shown_window import Shown

from app.analyst.window.example import ExampleView
from app.analyst.window.view import AnalystView
from app.author.view import AuthorView
from app.manual.markdown import targets
from app.manual.pages import WAY, Manual, languages
from app.manual.window import ManualWindow
from app.planner.view import PlannerView
from app.respondent.kiosk.setup import SetUpView
from app.shell.home import HomeView
from app.shell.manual_opening import BELOW_ZERO, FITTING, fitting_page
from app.shell.settings_page import SettingsDialog
from app.tables.view import MappingView
from app.theme import Theme
from app.widgets.message import MessageDialog
from core.examples import example_path
from core.study import Study
from folders import ROOT

APP = ROOT / "app"
# Where somebody answers, or which stand over nothing but such pages.
RESPONDENT = ("app/respondent/", "app/answering.py")


@cache
def source() -> dict[str, str]:
    """The files of what is no respondent's page."""
    texts = {p.relative_to(ROOT).as_posix(): p.read_text("utf-8") for p in APP.rglob("*.py")}
    return {name: text for name, text in texts.items() if not name.startswith(RESPONDENT)}


def classes() -> dict[str, str]:
    """Every class of theirs with what it is derived from."""
    everything = "\n".join(source().values())
    return dict(re.findall(r"^class (\w+)(?:\((.*)\))?:", everything, re.MULTILINE))


@pytest.mark.parametrize("target", sorted({*FITTING.values(), BELOW_ZERO} - {""}))
def test_that_the_page_that_is_named_is_there(target: str) -> None:
    page, _, section = target.partition("#")
    assert Manual().section(page, section).name == section


def test_that_every_place_that_is_named_is_there() -> None:
    objects = set(re.findall(r'"([a-z_]+_(?:box|dialog))"', "".join(source().values())))
    assert set(FITTING) <= {*classes(), *objects}


def test_that_every_page_and_every_dialog_has_a_page_of_the_manual() -> None:
    known = classes()
    dialogs = {name for name, bases in known.items() if re.search(r"Dialog\b", bases)}
    panels = {name for name, bases in known.items() if "StudyPanel" in bases}
    forms = {name for name, bases in known.items() if re.search(r"Form\b", bases)} - {"_DraftForm"}
    views = set(re.findall(r"-> (\w+(?:View|Page))\b", source()["app/shell/factories.py"]))
    kept = {"RespondentView", "PreviewView", "KioskView", "SetUpView"}
    assert len(panels) == 6
    assert len(forms) == 3
    assert len(views - kept) >= 8
    wanted = (dialogs | panels | forms | views) - kept - {"Dialog", "MessageDialog"}
    assert wanted - set(FITTING) == set()
    texts = source().items()
    bare = {name for name, text in texts if re.search(r"(?<!class )\bQ?Dialog\(", text)}
    assert bare == {
        "app/analyst/collecting/reasons.py",
        "app/analyst/window/several_studies.py",
    }


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


def fits(shown: Shown, qtbot: QtBot, page: str) -> None:
    """Wait until what is shown has this page, whatever had the focus before."""
    qtbot.waitUntil(lambda: fitting_page(shown.view) == page)


def test_that_f1_opens_what_fits(shown: Shown, qtbot: QtBot, tmp_path: Path) -> None:
    assert opened(shown, qtbot) == "The manual"
    shown.window.plan()
    fits(shown, qtbot, "estimates#planning")
    assert opened(shown, qtbot) == "Planning"
    table = tmp_path / "a.csv"
    table.write_text("bribe,age\n1,30\n2,40\n", "utf-8")
    shown.window.open_path(table)
    qtbot.waitUntil(lambda: isinstance(shown.view, MappingView))
    assert opened(shown, qtbot) == "The page"


def test_that_f1_fits_every_page_of_the_editor(shown: Shown, qtbot: QtBot) -> None:
    shown.window.write_survey()
    fits(shown, qtbot, "writing-a-survey")
    hands = AuthorHands(shown.window, qtbot.waitUntil, by_keys=False)
    shown.window.activateWindow()
    qtbot.waitUntil(shown.window.isActiveWindow)
    hands.press("template_bribery")
    hands.author.workspace.choose(hands.draft.questions[0].id)
    fits(shown, qtbot, "privacy#what-one-report-can-reveal")  # it costs so much
    hands.author.outline.list.setFocus()
    fits(shown, qtbot, "writing-a-survey#a-question")
    hands.press("about_button")
    fits(shown, qtbot, "writing-a-survey#the-editor")
    for button, page in (
        ("Hand out", "handing-out"),
        ("Rehearse", "rehearsing#rehearse"),
        ("Preview", ""),
    ):
        hands.press(button)
        place = hands.author.place
        fits(shown, qtbot, page)
        assert bool(opened(shown, qtbot)) == bool(page)
        place.lead_back()


def test_that_f1_fits_every_page_of_a_study(shown: Shown, qtbot: QtBot, tmp_path: Path) -> None:
    study = tmp_path / "a.study"
    Study.create(study, SALES).close()
    shown.window.open_path(study)
    qtbot.waitUntil(lambda: isinstance(shown.view, AnalystView))
    shown.rest()
    view = shown.view
    assert isinstance(view, AnalystView)
    fits(shown, qtbot, "studies")
    expected = {
        "study": "studies#what-was-collected",
        "checks": "checks",
        "reveals": "privacy#measured-not-only-computed",
        "results": "reporting#the-report",
        "export": "exporting",
    }
    assert [*expected, "models"] == list(view.frame.study_pages)
    for place, page in enumerate(expected.values()):
        view.frame.questions.pages.setCurrentRow(place)
        view.frame.questions.pages.setFocus()
        fits(shown, qtbot, page)
    assert opened(shown, qtbot) == "Exporting"


def test_that_f1_works_in_a_dialog_and_links_lead_out_of_it(shown: Shown, qtbot: QtBot) -> None:
    shown.window.show_settings()
    (dialog,) = shown.window.findChildren(SettingsDialog)
    qtbot.waitUntil(dialog.isActiveWindow)
    for _ in range(2):  # the second time it is the same window
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_F1)
        (manual,) = dialog.findChildren(ManualWindow)
        assert manual.windowTitle().startswith("What is kept")
        assert not manual.windowHandle().isModal()
        QTest.keyClick(manual.page, Qt.Key.Key_Escape)
        qtbot.waitUntil(dialog.isActiveWindow)
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_F1)
    qtbot.waitUntil(manual.isActiveWindow)
    manual.follow("candor:planner")
    fits(shown, qtbot, "estimates#planning")
    assert QApplication.activeModalWidget() is None


def test_that_a_message_has_the_page_under_it(shown: Shown, qtbot: QtBot) -> None:
    shown.window.plan()
    fits(shown, qtbot, "estimates#planning")
    box = MessageDialog(shown.theme, "Replace?", "It would be gone.", shown.window)
    box.open()
    qtbot.waitUntil(box.isActiveWindow)
    QTest.keyClick(box.close_button, Qt.Key.Key_F1)
    (manual,) = box.findChildren(ManualWindow)
    assert manual.windowTitle().startswith("Planning")
    box.close()
    assert not manual.isVisible()


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


# Links into the window


def test_that_every_link_into_the_window_leads_somewhere(shown: Shown, qtbot: QtBot) -> None:
    used = {
        target.removeprefix(WAY)
        for language in languages()
        for name in Manual().order
        for _, target in targets(Manual(language).page(name).text)
        if target.startswith(WAY)
    }
    views = {
        "write": AuthorView,
        "planner": PlannerView,
        "example": ExampleView,
        "kiosk": SetUpView,
        "home": HomeView,
    }
    asked = {"answer", "study", "new-study", "kobo-table"}
    assert used == {*views, *asked, "settings"} == set(shown.window.ways)

    def follow(way: str) -> None:
        shown.window.show_manual()
        (manual,) = shown.window.findChildren(ManualWindow)
        manual.follow(f"{WAY}{way}")
        assert not manual.isVisible()

    for way in sorted(asked):
        shown.dialogs.answers = [None]
        follow(way)
        assert shown.dialogs.answers == []
    for way, view in views.items():
        follow(way)
        qtbot.waitUntil(lambda view=view: isinstance(shown.view, view))  # type: ignore[misc]
        if way == "kiosk":  # where there is no manual
            shown.window.show_home()
            shown.window._leave_kiosk()
    follow("settings")
    (dialog,) = shown.window.findChildren(SettingsDialog)
    assert dialog.isVisible()
    dialog.close()
