"""The author's pages at every size: nothing is cut off, and no control is out of reach."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from analyst_studies import Answering
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from walking import WINDOWS, faults, settle, unseen

from app.author.editing.editing import Keys
from app.author.preview.page import PreviewPage
from app.author.rehearse.page import RehearsePage
from app.author.view import AuthorView
from app.kit.places import Places
from app.kit.settings import Settings
from app.planner.plan_request import PlanRequest, free_subject
from app.planner.view import PlannerView
from app.shell.window import MainWindow
from app.theme import Theme
from core.draft import (
    Draft,
    DraftBlock,
    DraftMechanism,
    DraftOption,
    DraftQuestion,
    draft_of,
    edits,
    order,
)
from core.examples import example_survey
from core.survey import Answered, AskIf, Kind

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)

LONG = "In which of these offices did you last give somebody money to have your matter dealt with?"


def draft_of_all(*, wrong: bool = False) -> Draft:
    """Return questions of every kind in three languages, two of which are hardly begun."""
    names = ("Police, border guards and customs", *(f"Office {number}" for number in range(8)))
    options = tuple(DraftOption(f"o{at}", {"en": each}) for at, each in enumerate(names))
    asked = AskIf((Answered("area", ("city", "town")), Answered("age", (), 18, 64)))
    age = DraftQuestion("age", Kind.NUMBER, {"en": "How old?"}, low=0, high=99, named=True)
    made = [
        DraftQuestion("office", Kind.ONE_OF, {"en": LONG}, options=options, named=True),
        DraftQuestion("places", Kind.MANY_OF, {"en": LONG}, options=options[:8], named=True),
        DraftQuestion("paid", Kind.NUMBER, {"en": "How much?"}, low=0, high=100, named=True),
    ]
    draft = draft_of(example_survey("bribery"), 2000)
    questions = [*draft.questions, *(edits.made_sensitive(each) for each in made), age]
    questions.append(DraftQuestion("last", Kind.YES_NO, {"en": LONG}, ask_if=asked, named=True))
    if wrong:
        same = replace(questions[0], negation=dict(questions[0].text), confirmed={})
        questions[0] = replace(same, mechanism=DraftMechanism("warner", {"p": "1/2"}))
        questions[4] = replace(questions[4], low=200)
        draft = replace(draft, title={})
    draft = draft.with_questions(tuple(questions))
    block = DraftBlock(("bribe", "office"), 1)
    draft = order.with_section(draft, "office", {"en": LONG})
    return replace(draft, languages=("en", "de", "ar"), sample=(block,))


@pytest.fixture
def main(theme: Theme, qtbot: QtBot, tmp_path: Path) -> MainWindow:
    places = Places(tmp_path / "settings.json", tmp_path / "sittings", tmp_path / "responses")
    window = MainWindow(theme, Settings(), places, dialogs=Answering())
    window.setMinimumSize(1, 1)
    window.setUpdatesEnabled(False)
    qtbot.addWidget(window)
    window.show()
    return window


def editor_of(main: MainWindow, draft: Draft) -> AuthorView:
    main.begin_writing(draft, free_subject())
    view = main.current_view
    assert isinstance(view, AuthorView)
    return view


def led_to(view: AuthorView, name: str) -> QWidget:
    next(each for page, each in view.actions_.pages.items() if page.name == name).trigger()
    assert view.place.page is not None
    return view.place.page


def faults_at_all_sizes(window: QWidget) -> list[str]:
    found = []
    for name, size in WINDOWS.items():
        settle(window, size)
        settle(window, size)  # what folds is laid out anew in a second turn
        found += [f"{name}: {each}" for each in faults(window)]
    return found


PLACES: dict[str, tuple[str | None, Keys, str]] = {
    "two statements": ("bribe", ("text",), "en"),
    "two statements to translate": ("bribe", ("text",), "ar"),
    "one of several": ("office", ("text",), "en"),
    "many of several": ("places", ("text",), "de"),
    "a number": ("paid", ("low",), "en"),
    "in the clear": ("area", ("text",), "en"),
    "conditions": ("last", ("ask_if", "add"), "en"),
    "a section": (None, ("sections", 0, "title"), "en"),
    "the survey": (None, ("title",), "en"),
}


@pytest.mark.parametrize("wrong", [False, True], ids=["right", "wrong"])
def test_that_the_editor_fits_every_window(main: MainWindow, wrong: bool) -> None:
    view = editor_of(main, draft_of_all(wrong=wrong))
    found = []
    for name, place in PLACES.items():
        view.editing.choose(*place)
        view.workspace.rebuild()
        found += [f"{name}, {each}" for each in faults_at_all_sizes(main)]
    view.workspace.show_languages()
    found += faults_at_all_sizes(main)
    assert found == []


def test_that_the_first_page_of_the_editor_fits_every_window(main: MainWindow) -> None:
    view = editor_of(main, Draft())
    view.actions_.new.trigger()
    assert not view.writing
    assert faults_at_all_sizes(main) == []


@pytest.mark.parametrize("page", ["preview", "rehearse", "hand_out", "plan"])
def test_that_the_pages_of_the_editor_fit_every_window(
    main: MainWindow, page: str, qtbot: QtBot
) -> None:
    view = editor_of(main, draft_of(example_survey("bribery-languages"), 2000))
    shown = led_to(view, page)
    if isinstance(shown, RehearsePage):
        qtbot.waitUntil(lambda: bool(shown.found), timeout=60_000)
    assert faults_at_all_sizes(main) == []
    if isinstance(shown, PreviewPage):
        shown.looks_button.setChecked(True)  # what a low window folds away
        assert faults_at_all_sizes(main) == []


@pytest.mark.parametrize(
    "wish",
    [
        PlanRequest(Kind.NUMBER, 1, histogram=True),
        PlanRequest(Kind.MANY_OF, 8),
        PlanRequest(Kind.ONE_OF, 9, questions=3),
    ],
    ids=lambda wish: str(wish.kind),
)
def test_that_the_planner_fits_every_window(main: MainWindow, wish: PlanRequest) -> None:
    main.plan(replace(free_subject(), request=wish))
    assert isinstance(main.current_view, PlannerView)
    assert faults_at_all_sizes(main) == []


def test_that_the_questions_stand_in_place_of_the_form_where_there_is_little_room(
    main: MainWindow,
) -> None:
    view = editor_of(main, draft_of_all())
    settle(main, WINDOWS["200%"])
    shown, outline = view.workspace, view.outline
    form: Callable[[], bool] = lambda: shown.form is not None and shown.form.isVisible()  # noqa: E731
    assert (form(), outline.isVisible()) == (True, False)
    shown.list_button.click()
    settle(main, WINDOWS["200%"])
    assert (form(), outline.isVisible()) == (False, True)
    assert faults(main) == []
    # Two questions whole, at the least, to choose between.
    assert outline.list.viewport().height() >= 2 * outline.list.sizeHintForRow(0)
    QTest.keyClick(outline.list, Qt.Key.Key_Down)
    QTest.keyClick(outline.list, Qt.Key.Key_Down)
    assert outline.isVisible()  # one may go on choosing
    row = outline.list.visualItemRect(outline.list.item(1)).center()
    QTest.mouseClick(outline.list.viewport(), Qt.MouseButton.LeftButton, pos=row)
    assert (form(), outline.isVisible()) == (True, False)
    assert view.editing.place.question == "area"
    view.actions_.next_part.trigger()
    assert outline.isVisible()
    assert outline.list.hasFocus() or not main.isActiveWindow()
    view.actions_.next_part.trigger()
    assert (form(), outline.isVisible()) == (True, False)
    settle(main, WINDOWS["1280"])
    assert (form(), outline.isVisible()) == (True, True)


def test_that_tab_comes_to_what_is_seen_alone(main: MainWindow, qtbot: QtBot) -> None:
    view = editor_of(main, draft_of_all())
    view.editing.choose("bribe", ("text",))
    view.workspace.rebuild()
    main.setUpdatesEnabled(True)
    with qtbot.waitActive(main):
        main.activateWindow()
    found = []
    for name in ("200%", "800", "1280"):
        settle(main, WINDOWS[name])
        found += [f"{name}: {each}" for each in unseen(main)]
    assert found == []


def test_that_the_frame_of_a_preview_is_whole(main: MainWindow) -> None:
    """On all four sides, in the colour of strong lines, at every size."""
    view = editor_of(main, draft_of(example_survey("bribery"), 2000))
    page = led_to(view, "preview")
    assert isinstance(page, PreviewPage)
    main.setUpdatesEnabled(True)
    stage = page.stage
    wanted = page._theme.colour("line_strong")
    for name, size in WINDOWS.items():
        settle(main, size)
        settle(main, size)
        image = stage.grab().toImage()
        shown = stage.mapFromScene(stage.sceneRect()).boundingRect()
        x, y = shown.center().x(), shown.center().y()
        for dx, dy, at in (
            *((0, 1, (x, shown.top())), (0, 1, (x, shown.bottom()))),
            *((1, 0, (shown.left(), y)), (1, 0, (shown.right(), y))),
        ):
            near = [(at[0] + step * dx, at[1] + step * dy) for step in (-3, -2, -1, 0, 1, 2, 3)]
            inside = [each for each in near if image.rect().contains(*each)]
            assert wanted in [image.pixelColor(*each) for each in inside], (name, at)
