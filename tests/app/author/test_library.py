"""Questions are inserted from templates, surveys and drafts, in one step, by mouse and by keys."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from analyst_studies import Answering
from author_stand import shown_editor
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QMainWindow, QPushButton
from pytestqt.qtbot import QtBot

from app.author.editing.files import Opened
from app.author.library import LibraryDialog
from app.author.view import AuthorView
from app.theme import Theme
from core.draft import Draft, DraftQuestion, draft_of, edits, write_draft
from core.examples import example_path, example_survey
from core.survey import AskIf


@pytest.fixture
def view(
    qtbot: QtBot, window: QMainWindow, theme: Theme, dialogs: Answering, tmp_path: Path
) -> AuthorView:
    made = shown_editor(qtbot, window, theme, dialogs, tmp_path / "drafts")
    made.take(Opened(edits.with_languages(draft_of(example_survey("bribery")), ("en",))))
    return made


def opened(view: AuthorView) -> LibraryDialog:
    QTest.keyClick(view, Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    dialog = view.findChild(LibraryDialog, "library_dialog")
    assert dialog is not None
    return dialog


def press(dialog: LibraryDialog, name: str) -> None:
    button = dialog.findChild(QPushButton, name)
    assert button is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_that_questions_of_a_template_come_by_keys_alone_and_go_in_one_step(
    view: AuthorView,
) -> None:
    before, steps = view.editing.draft, len(view.editing.history.past)
    first = before.questions[0].id
    view.workspace.choose(first)
    dialog = opened(view)
    box = dialog.findChild(QComboBox, "library_source")
    assert box is not None
    box.setCurrentIndex(box.findText("Bribery study"))
    box.activated.emit(box.currentIndex())
    assert not dialog.insert_button.isEnabled()
    QTest.keyClick(dialog.list, Qt.Key.Key_Space)
    assert dialog.insert_button.text() == "Insert one question"
    assert dialog.source.questions[0].text["en"] in dialog.preview.text()
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    QTest.keyClick(dialog.list, Qt.Key.Key_Space)
    assert dialog.insert_button.text() == "Insert 2 questions"
    assert "Left out: the texts in" in dialog.lost.text()
    QTest.keyClick(dialog.list, Qt.Key.Key_Return)
    now = view.editing.draft
    assert len(now.questions) == len(before.questions) + 2
    assert now.questions[0] == before.questions[0]
    assert now.languages == ("en",)
    assert view.editing.place.question == now.questions[1].id
    assert view.undo_line.label.text().startswith("2 questions inserted.")
    assert f"{first} → {first}_2" in view.undo_line.label.text()
    assert len(view.editing.history.past) == steps + 1
    QTest.mouseClick(view.undo_line.button, Qt.MouseButton.LeftButton)
    assert view.editing.draft == before


def test_that_a_draft_brings_its_languages_and_tells_conditions_that_are_dropped(
    view: AuthorView, dialogs: Answering, tmp_path: Path
) -> None:
    asked = DraftQuestion("job", text={"en": "Job?", "de": "Arbeit?"}, named=True)
    then = replace(asked, id="boss", ask_if=AskIf.of("job", "yes"))
    path = tmp_path / "other.draft"
    path.write_bytes(write_draft(Draft(languages=("en", "de"), questions=(asked, then))))
    dialogs.answers.append(path)
    dialog = opened(view)
    press(dialog, "library_file")
    press(dialog, "library_all")
    assert dialog.ticked == ["job", "boss"]
    assert "Dropped" not in dialog.lost.text()
    dialog.list.item(0).setCheckState(Qt.CheckState.Unchecked)
    assert "Left out: the texts in German." in dialog.lost.text()
    assert dialog.lost.text().endswith(
        "Dropped: conditions on questions that are not ticked, of boss."
    )
    assert dialog.languages["de"].text() == "Add to this survey: German"
    dialog.languages["de"].setChecked(True)
    assert "Left out" not in dialog.lost.text()
    press(dialog, "library_insert")
    now = view.editing.draft
    assert now.languages == ("en", "de")
    assert now.questions[1] == replace(then, ask_if=None)
    assert "Conditions dropped of: boss." in view.undo_line.label.text()


def test_that_each_language_is_added_by_a_tick_of_its_own(
    view: AuthorView, dialogs: Answering, tmp_path: Path
) -> None:
    texts = {"en": "Job?", "de": "Arbeit?", "fr": "Travail ?", "es": "¿Trabajo?"}
    asked = DraftQuestion("job", text=texts, named=True)
    path = tmp_path / "other.draft"
    path.write_bytes(write_draft(Draft(languages=("en", "de", "fr", "es"), questions=(asked,))))
    dialogs.answers.append(path)
    dialog = opened(view)
    press(dialog, "library_file")
    press(dialog, "library_all")
    assert [box.text() for box in dialog.languages.values()] == ["German", "French", "Spanish"]
    dialog.languages["fr"].setChecked(True)
    assert dialog.lost.text() == "Left out: the texts in German and Spanish."
    press(dialog, "library_insert")
    now = view.editing.draft
    assert now.languages == ("en", "fr")
    assert now.questions[1].text == {"en": "Job?", "fr": "Travail ?"}


def test_that_a_survey_can_be_chosen_and_a_wrong_file_is_told(
    view: AuthorView, dialogs: Answering, tmp_path: Path
) -> None:
    wrong = tmp_path / "wrong.survey"
    wrong.write_bytes(b"no survey")
    dialogs.answers += [wrong, tmp_path / "gone.draft", example_path("occupation")]
    dialog = opened(view)
    for name in ("wrong.survey", "gone.draft"):
        press(dialog, "library_file")
        assert dialog.problem.isVisible()
        assert dialog.problem.text().startswith(f"{name}: ")
        assert not dialog.insert_button.isEnabled()
        assert dialog.list.count() == 0
    press(dialog, "library_file")
    assert not dialog.problem.isVisible()
    press(dialog, "library_all")
    press(dialog, "library_insert")
    assert view.editing.draft.questions[-1].options
