"""What is written is never lost: at every deed, with two windows, with files changed elsewhere."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from analyst_studies import Answering
from author_stand import shown_editor
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow
from pytestqt.qtbot import QtBot

from app.author.editing.files import DraftFile, Opened, opened
from app.author.keeping import lock_draft
from app.author.view import AuthorView
from app.author.words.costs import Offer
from app.kit.places import Places
from app.kit.settings import Settings
from app.planner.plan_request import free_subject
from app.shell.window import MainWindow
from app.theme import Theme
from app.widgets.button import Button
from app.widgets.dialogs import FolderDialogs
from app.widgets.program_actions import ProgramActions
from app.words.refusals import message
from core.draft import Draft, draft_of, write_draft
from core.examples import example_path
from core.facts.errors import Refused
from core.survey import KINDS, Kind, examine, read


@pytest.fixture
def places(tmp_path: Path) -> Path:
    return tmp_path / "drafts"


@pytest.fixture
def view(
    qtbot: QtBot, window: QMainWindow, theme: Theme, dialogs: Answering, places: Path
) -> AuthorView:
    return shown_editor(qtbot, window, theme, dialogs, places)


def test_that_a_survey_of_all_kinds_opens_wherever_it_is_left(
    view: AuthorView, places: Path, tmp_path: Path
) -> None:
    """Thirty and more deeds, as somebody does them; after each the file is what is written."""
    kept: list[Path] = []

    def after() -> None:
        (path,) = places.glob("*.draft")
        copy = tmp_path / f"left-{len(kept)}.draft"
        shutil.copy(path, copy)
        kept.append(copy)
        assert opened(copy).draft == view.editing.draft

    def write(text: str) -> None:
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClicks(focused, text)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
        QApplication.processEvents()
        after()

    def control(keys: tuple[str | int, ...]) -> None:
        assert view.form is not None
        view.form.focus_on(keys)

    view.take(Opened(Draft(respondents=2000)))
    write("Everyday life")
    for kind in (Kind.YES_NO, Kind.ONE_OF, Kind.MANY_OF, Kind.RATING, Kind.NUMBER, Kind.YES_NO):
        view.outline.add_wanted.emit(kind, False)
        after()
        n = len(view.editing.draft.questions)
        write(f"Question {n}?")
        question = view.editing.question
        assert question is not None
        for at in range(len(question.options)):
            control(("options", at, "text"))
            write(f"Answer {at}")
        if kind is Kind.NUMBER:
            for key, value in (("low", "0"), ("high", "30")):
                control((key,))
                write(value)
        if n != 2:
            view.form._take_saved("randomized")  # type: ignore[union-attr]
            after()
        if kind is Kind.YES_NO:
            control(("negation",))
            write(f"Not question {n}?")
            control(("confirmed",))
            write(" ")
    view.costs.offer_taken.emit(Offer.SPLIT)
    after()
    assert float(view.editing.reading.ratio or 0) <= 20.09  # e to the 3
    view.actions_.undo.trigger()
    after()
    view.actions_.redo.trigger()
    after()
    assert len(kept) >= 30
    data = view.editing.survey
    assert data is not None
    assert examine(data).may_be_collected
    assert {each.kind for each in read(data).questions} == set(KINDS)


def test_that_a_draft_is_open_in_one_window_alone(
    view: AuthorView, places: Path, tmp_path: Path, theme: Theme, qtbot: QtBot, dialogs: Answering
) -> None:
    path = tmp_path / "mine.draft"
    path.write_bytes(write_draft(Draft(title={"en": "Mine"})))
    view.take(opened(path))
    settings, other = Settings(), QMainWindow()
    qtbot.addWidget(other)
    program = ProgramActions(theme, settings, other)
    with pytest.raises(Refused) as refused:
        AuthorView(theme, places, FolderDialogs(dialogs, settings), program, (), opened(path))
    assert message(refused.value.problem) == "This draft is open in another window."
    view.leave()
    second = AuthorView(theme, places, FolderDialogs(dialogs, settings), program, (), opened(path))
    qtbot.addWidget(second)
    assert second.editing.draft.title == {"en": "Mine"}


def test_that_a_link_to_a_draft_is_that_draft(tmp_path: Path) -> None:
    path, link = tmp_path / "mine.draft", tmp_path / "link.draft"
    path.write_bytes(write_draft(Draft(title={"en": "Mine"})))
    try:
        link.symlink_to(path)
    except OSError:  # as on Windows without the right to it
        pytest.skip("no links can be made here")
    lock = lock_draft(path, tmp_path / "drafts")
    assert lock is not None
    with pytest.raises(Refused):
        lock_draft(link, tmp_path / "drafts")
    file = DraftFile(tmp_path / "drafts", opened(link).draft, link)
    assert file.save(Draft(title={"en": "Ours"}))
    assert link.is_symlink()
    assert opened(path).draft.title == {"en": "Ours"}


def test_that_a_file_changed_elsewhere_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "shared.draft"
    path.write_bytes(write_draft(Draft(title={"en": "Here"})))
    file = DraftFile(tmp_path / "drafts", opened(path).draft, path)
    theirs = write_draft(Draft(title={"en": "There"}))
    path.write_bytes(theirs)
    assert not file.save(Draft(title={"en": "Here too"}))
    assert path.read_bytes() == theirs
    assert file.problem is not None
    assert message(file.problem) == "The file was changed elsewhere since it was opened."
    file.save_as(Draft(title={"en": "Here too"}), tmp_path / "other.draft")
    assert opened(tmp_path / "other.draft").draft.title == {"en": "Here too"}


def test_that_a_draft_without_a_name_is_found_again(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    """Also where a killed program remembered nothing of it."""
    places = Places(tmp_path / "s.json", tmp_path / "data" / "sittings", tmp_path / "out")
    places.drafts.mkdir(parents=True)
    (places.drafts / "untitled-1.draft").write_bytes(write_draft(Draft(title={"en": "Found"})))
    window = MainWindow(theme, Settings(), places)
    qtbot.addWidget(window)
    names = [button.accessibleName() for button in window.home.findChildren(Button)]
    assert "Open the draft untitled-1.draft" in names
    window.open_path(places.drafts / "untitled-1.draft")
    view = window.current_view
    assert isinstance(view, AuthorView)
    view.editing.change_survey(Draft(title={"en": "Found again"}), ("title",))
    view.leave()
    names = [button.accessibleName() for button in window.home.findChildren(Button)]
    assert "Open the draft Found again" in names


def test_that_a_copy_says_what_changed_and_that_it_is_another_survey(view: AuthorView) -> None:
    survey = read(example_path("bribery").read_bytes())
    view.take(opened(example_path("bribery")))
    told_first = "This is a copy: the survey file stays as it is."
    assert view.undo_line.label.text().startswith(told_first)
    assert view.editing.draft == draft_of(survey, confirmed=False)
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClicks(focused, "x")
    view.workspace.choose(None)
    assert view.form is not None
    told = " ".join(label.text() for label in view.form.findChildren(QLabel))
    assert "It is another survey than the one it was copied from: question 1 changed." in told
    assert "asking the same people again adds up" in told


def test_that_a_survey_is_written_as_a_form(
    view: AuthorView, dialogs: Answering, tmp_path: Path
) -> None:
    view.take(Opened(draft_of(read(example_path("bribery").read_bytes()))))
    path = tmp_path / "bribery.xlsx"
    dialogs.answers.append(path)
    view.actions_.save_form.trigger()
    again = opened(path)
    assert [each.id for each in again.draft.questions] == ["bribe", "area"]
    assert "ask the randomized questions directly" in view.undo_line.label.text()


def test_that_what_stands_in_no_file_is_kept_at_once(view: AuthorView, places: Path) -> None:
    """Pasted questions, and a survey begun in the planner; a template can be taken again."""
    view.start.template_buttons["warner"].click()
    assert not list(places.glob("*.draft"))
    draft = draft_of(read(example_path("bribery").read_bytes()))
    view.take(Opened(draft, new=True))
    (path,) = places.glob("*.draft")
    assert opened(path).draft == draft
    view._begin_anew()
    view.start.paste_box.setPlainText("Have you paid?\nWho asked?\n- An officer\n- A teacher")
    view.start.read_button.click()
    view.start.take_buttons[False].click()
    assert len(list(places.glob("*.draft"))) == 2


@pytest.mark.parametrize("sensitive", [True, False])
def test_that_pasted_questions_are_what_was_said_of_them(view: AuthorView, sensitive: bool) -> None:
    """It is asked once for all, and nothing is chosen before."""
    view.start.paste_box.setPlainText("Have you paid?\nWho asked?\n- An officer\n- A teacher\nAge?")
    assert not any(each.isVisibleTo(view.start) for each in view.start.take_buttons.values())
    view.start.read_button.click()
    assert all(each.isVisibleTo(view.start) for each in view.start.take_buttons.values())
    view.start.take_buttons[sensitive].click()
    assert [each.sensitive for each in view.editing.draft.questions] == [sensitive] * 3


def test_that_a_survey_begun_in_the_planner_is_kept_at_once(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    places = Places(tmp_path / "s.json", tmp_path / "data" / "sittings", tmp_path / "out")
    window = MainWindow(theme, Settings(), places)
    qtbot.addWidget(window)
    draft = draft_of(read(example_path("bribery").read_bytes()))
    window.begin_writing(draft, free_subject())
    (path,) = places.drafts.glob("*.draft")
    assert opened(path).draft == draft
