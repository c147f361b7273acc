"""The preview: what people will see, from a draft that is not whole, and nothing is kept of it."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from analyst_studies import Answering
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMainWindow, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from app.author.editing.editing import Editing
from app.author.preview.flow import PreviewFlow, previewed
from app.author.preview.page import PreviewPage
from app.author.view import AuthorView
from app.kit.i18n import Interpreter
from app.kit.places import Places
from app.kit.settings import Settings
from app.respondent.flow.way import Page
from app.respondent.pages.file import FilePage
from app.respondent.pages.review import ReviewPage
from app.respondent.pages.saved import SavedPage
from app.respondent.scaffold.page import RespondentPage
from app.respondent.view import RespondentView
from app.shell.factories import Factories
from app.theme import Theme
from app.widgets.program import Program
from app.widgets.program_actions import ProgramActions
from app.words.catalogue import tr
from core.draft import Draft, DraftMechanism, DraftOption, DraftQuestion, draft_of
from core.examples import example_path, templates
from core.privacy.randomness import SYSTEM
from core.response.steps import freeze
from core.survey import AskIf, Kind, read, text_in


def draft_in_languages() -> Draft:
    return draft_of(read(example_path("bribery-languages").read_bytes()))


WARNER = DraftMechanism("warner", {"p": "3/4"})
BEGUN = Draft(
    languages=("en", "ar"),
    title={"en": "Half a survey"},
    questions=(
        DraftQuestion("q1", mechanism=WARNER, procedures=("spinner", "scrambled")),
        DraftQuestion("q2", text={"en": "Two options?"}, kind=Kind.ONE_OF),
        DraftQuestion("q3", text={"en": "Do you live in a town?"}),
        DraftQuestion(
            "q4",
            kind=Kind.ONE_OF,
            text={"en": "Which?"},
            options=(DraftOption("o0", {"en": "One"}), DraftOption("o1")),
            ask_if=AskIf.of("q3", "yes"),
        ),
    ),
)


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places(tmp_path / "settings.json", tmp_path / "sittings", tmp_path / "responses")


def factories(window: QMainWindow, theme: Theme, places: Places) -> Factories:
    settings = Settings()
    program = Program(theme, settings, Answering(), ProgramActions(theme, settings, window))
    interpreter = Interpreter(parent=window)
    return Factories(
        *(window, program, places, SYSTEM, interpreter),
        begin_writing=lambda _draft, _planned: None,
        open_rehearsed=lambda _study, _truth: None,
    )


@pytest.fixture
def page(window: QMainWindow, theme: Theme, places: Places) -> Iterator[PreviewPage]:
    editing = Editing(draft_in_languages())
    made = factories(window, theme, places).preview(editing, lambda: None)
    window.setCentralWidget(made)
    window.show()
    yield made
    made.close()
    window.takeCentralWidget()
    made.deleteLater()
    let_go()


def let_go() -> None:
    """Delete what was let go of, as the event loop would."""
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def held(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def watch_all(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what has no place of its own, or a temporary one, be written into a folder too."""
    monkeypatch.chdir(folder)
    monkeypatch.setattr(tempfile, "tempdir", str(folder))


def review_of(view: RespondentView) -> None:
    """Go to the review, with every question answered."""
    flow = view.flow
    for question in flow.survey.questions:
        if question.sensitive:
            assert flow._sitting is not None
            flow._sitting = freeze(flow._sitting, question, 1, flow.survey, flow._store)
        else:
            flow.answer_clear(question, 0)
    while flow.step.page is not Page.REVIEW:
        flow.forward()
    view._show_step()


def click(page: PreviewPage, widget: QWidget) -> None:
    """Press something on the stage where it is seen."""
    assert page.view is not None
    middle = widget.mapTo(page.stage.ground, widget.rect().center())
    at = page.stage.mapFromScene(QPointF(middle))
    QTest.mouseClick(page.stage.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QApplication.processEvents()


def test_that_a_draft_that_is_not_whole_is_shown_as_far_as_it_can_be() -> None:
    before = BEGUN
    found = previewed(BEGUN)
    assert before == BEGUN
    assert found.survey is not None
    assert [question.id for question in found.survey.questions] == ["q1", "q3", "q4"]
    assert [each.place for each in found.skipped] == [2]
    first, _, last = found.survey.questions
    assert text_in(first.text, "ar") == "[Question 1 has no text yet]"
    assert "not written" in text_in(first.negation, "en")
    assert text_in(last.options[0].text, "ar") == "One"
    assert text_in(last.options[1].text, "en") == "[Option 2 has no text yet]"
    # q1: text and opposite; q4: the second option; all but these only in Arabic.
    assert found.missing["en"] == 3
    assert found.missing["ar"] == 3 + 5


def test_that_what_hangs_on_a_question_left_out_is_left_out_too() -> None:
    broken = replace(BEGUN.questions[2], kind=Kind.RATING)
    found = previewed(BEGUN.with_questions((BEGUN.questions[0], broken, BEGUN.questions[3])))
    assert found.survey is not None
    assert [question.id for question in found.survey.questions] == ["q1"]
    assert [each.place for each in found.skipped] == [2, 3]


@pytest.mark.parametrize("draft", [Draft(), BEGUN.with_questions(BEGUN.questions[1:2])])
def test_that_a_draft_without_a_question_to_ask_says_so(
    draft: Draft, window: QMainWindow, theme: Theme, places: Places
) -> None:
    page = factories(window, theme, places).preview(Editing(draft), lambda: None)
    window.setCentralWidget(page)
    window.show()
    assert page.nothing_label.isVisible()
    assert page.view is None
    page.close()


def test_that_a_page_that_is_deleted_unclosed_takes_nothing_down(
    window: QMainWindow, theme: Theme, places: Places
) -> None:
    page = factories(window, theme, places).preview(Editing(BEGUN), lambda: None)
    window.setCentralWidget(page)
    window.show()
    assert page.view is not None
    assert page.view.isVisible()
    window.takeCentralWidget()
    page.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not isValid(page)


@pytest.mark.parametrize("name", [template.name for template in templates()])
def test_that_every_template_is_whole(name: str) -> None:
    (template,) = [each for each in templates() if each.name == name]
    draft = draft_of(template.read())
    found = previewed(draft)
    assert found.survey is not None
    assert not found.skipped
    assert not any(found.missing.values())
    assert len(found.survey.questions) == len(draft.questions)


def test_that_a_jump_gives_the_answers_that_lead_there() -> None:
    survey = previewed(BEGUN).survey
    assert survey is not None
    flow = PreviewFlow(survey, SYSTEM, "q4")
    assert flow.step.question == "q4"
    assert [question.id for question in flow.asked] == ["q1", "q3", "q4"]
    flow.answer_clear(survey.question("q4"), 0)
    flow.forward()
    # What was jumped over comes before the review.
    assert (flow.step.page, flow.step.question) == (Page.QUESTION, "q1")


def test_that_a_walk_through_the_preview_writes_nothing(
    page: PreviewPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch_all(tmp_path, monkeypatch)
    before = held(tmp_path)
    chance = random.Random(13)  # noqa: S311 - a walk, no secret
    for _ in range(80):
        view = page.view
        assert view is not None
        turn = chance.random()
        if turn < 0.04:
            page.bar.size_choice.chosen.emit(chance.choice(["1280", "1024"]))
        elif turn < 0.08:
            page.bar.language_chosen.emit(chance.choice(["en", "ar", "de"]))
        elif turn < 0.11:
            page.bar.text_chosen.emit(chance.choice([1.0, 2.0]))
        elif turn < 0.14:
            page.bar.first_chosen.emit(chance.choice(["", *page._order()]))
        elif turn < 0.15:
            page.again_button.click()
        else:
            buttons = [
                button
                for button in view.findChildren(QAbstractButton)
                if button.isVisible()
                and button.isEnabled()
                and not button.property("menu")
                and button.objectName() not in ("looks_button", "language_button")
            ]
            if buttons:
                chance.choice(buttons).click()
        let_go()
        assert held(tmp_path) == before


def test_that_saving_says_that_nothing_is_saved(
    page: PreviewPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch_all(tmp_path, monkeypatch)
    before = held(tmp_path)
    view = page.view
    assert view is not None
    review_of(view)
    assert isinstance(view.page, ReviewPage)
    assert view.page.place_label.text() == "This is a preview: Save writes no file."
    assert view.page.place_button is None if hasattr(view.page, "place_button") else True
    view.page._save()
    receipt: object = view.page
    assert isinstance(receipt, SavedPage)
    assert receipt.folder_label.text() == "This was a preview: nothing was saved."
    assert not receipt.show_button.isVisible()
    assert held(tmp_path) == before


def test_that_only_the_stage_speaks_another_language(page: PreviewPage) -> None:
    view = page.view
    assert view is not None
    page._speak("de")
    assert page.view is view
    assert view.page.leave_button.text() == "Verlassen"
    assert page.back_button.text() == "Back to the editor"
    heard: list[str] = []
    page.again_button.clicked.connect(lambda: heard.append(tr("Leave")))
    QTest.mouseClick(page.again_button, Qt.MouseButton.LeftButton)
    assert heard == ["Leave"]
    assert page.after_button.text().startswith("Question") or page.after_button.isHidden()
    assert page.view is not None
    assert page.view.language == "de"
    assert page.view.page.leave_button.text() == "Verlassen"
    # Qt itself has learnt nothing: dialogs stay as they are.
    assert QCoreApplication.translate("", "Leave", "", -1) == "Leave"
    page.close()
    assert tr("Leave") == "Leave"


def test_that_the_file_stays_open_where_the_language_is_changed(page: PreviewPage) -> None:
    assert page.view is not None
    review_of(page.view)
    assert isinstance(page.view.page, ReviewPage)
    page.view.page.file_button.click()
    page.bar.language_chosen.emit("de")
    (shown,) = [each for each in page.view.findChildren(RespondentPage) if not each.isHidden()]
    assert isinstance(shown, FilePage)
    assert shown.accessibleName() == "Die Datei, Zeichen für Zeichen"


def test_that_a_press_within_is_told_in_the_language_of_the_survey(page: PreviewPage) -> None:
    page._begin("", "de")
    assert page.view is not None
    QApplication.processEvents()
    click(page, page.view.page.leave_button)
    assert page.view._over is not None
    assert page.view._over.accessibleName() not in ("", "Leave this survey?")
    page._on_escape()
    page.interpreter.rest()
    assert tr("Leave") == "Leave"


def test_that_sizes_are_exact_and_scaled_down_only(page: PreviewPage) -> None:
    for key, size in (("1280", (1280, 800)), ("1024", (1024, 640))):
        page.bar.size_choice.chosen.emit(key)
        assert (page.stage.ground.width(), page.stage.ground.height()) == size
        assert page.stage.scale_shown <= 1
        percent = f"{round(100 * page.stage.scale_shown)}% of full size"
        assert page.foot.scale_label.text() == percent


def test_that_its_colours_are_its_own(page: PreviewPage, theme: Theme, qapp: QApplication) -> None:
    sheet = qapp.styleSheet()
    page.bar.colours_chosen.emit("dark")
    assert page.own_theme.scheme == "dark"
    assert theme.scheme == "light"
    assert qapp.styleSheet() == sheet
    page.bar.text_chosen.emit(2.0)
    assert (page.own_theme.text_size, theme.text_size) == (2.0, 1.0)


def test_that_tab_stays_on_the_page_and_escape_leads_to_the_editor(
    window: QMainWindow, theme: Theme, places: Places, qtbot: QtBot
) -> None:
    from app.author.editing.files import Opened

    view: AuthorView = factories(window, theme, places).author(Opened(draft_in_languages()))
    window.setCentralWidget(view)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    before = view.editing.draft
    QTest.keyClick(QApplication.focusWidget() or view, Qt.Key.Key_F5)
    page = view.place.page
    assert isinstance(page, PreviewPage)
    assert page.view is not None
    assert page.view.flow.step.question == before.questions[0].id
    for _ in range(30):
        focused = QApplication.focusWidget()
        assert focused is not None
        assert page.isAncestorOf(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Escape)
    assert view.place.page is None
    assert view.editing.draft is before
    assert tr("Leave") == "Leave"
    assert not list(places.sittings.glob("*"))
