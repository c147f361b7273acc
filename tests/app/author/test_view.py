"""The editor: a survey is written by keyboard alone, kept at every step, its problems beside it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from analyst_studies import Answering
from author_stand import Author
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from app.author.editing.editing import with_words
from app.author.editing.files import Opened, opened
from app.author.words.authoring import problem_text
from app.kit.i18n import speak_program
from app.widgets.button import Button
from core.draft import Draft, DraftQuestion, draft_of, edits
from core.examples import example_path, templates
from core.facts.found_fact import Facts
from core.survey import KINDS, Kind, examine, read

SHORT = 3000  # bytes
CORPUS = sorted(
    path for path in Path("tests/corpus").rglob("*.survey") if path.stat().st_size < SHORT
)
KEY = Qt.Key

# A menu that opens does, of what is asked of the window system.
pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)


def test_that_the_keyboard_alone_makes_a_survey(
    author: Author, places: Path, dialogs: Answering, tmp_path: Path
) -> None:
    author.tab_to("empty_survey")
    author.press(KEY.Key_Space)
    author.tab_to("title")
    author.write("Everyday dealings")
    author.add(Kind.YES_NO, sensitive=True)
    assert author.focused == "text"
    author.write("I have paid a bribe.")
    author.tab_to("negation")
    author.write("I have not paid a bribe.")
    author.tab_to("confirmed")
    author.press(KEY.Key_Space)
    author.tab_to("mechanism_p")
    author.press(KEY.Key_A, Qt.KeyboardModifier.ControlModifier)
    author.write("0.75")
    author.tab_to("way_coins")
    author.press(KEY.Key_Space)
    assert author.focused == "way_coins"
    author.press(KEY.Key_F6)
    path = tmp_path / "made.survey"
    dialogs.answers.append(path)
    author.press(KEY.Key_S, Qt.KeyboardModifier.ControlModifier)
    (question,) = read(path.read_bytes()).questions
    assert str(question.channel.values["p"]) == "3/4"  # type: ignore[union-attr]
    assert [each.value for each in question.procedures] == ["spinner", "coins", "scrambled"]
    (draft,) = places.glob("*.draft")
    assert opened(draft).draft == author.view.editing.draft


def test_that_no_part_of_a_form_opens_a_window(author: Author) -> None:
    author.view.take(Opened(draft_of(templates()[0].read())))
    author.view.workspace.choose(None)
    shown = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
    assert shown == [author.window]


def test_that_steps_back_lead_to_the_field(author: Author) -> None:
    author.view.take(Opened(Draft()))
    author.add(Kind.YES_NO)
    author.write("First?")
    author.add(Kind.YES_NO)
    author.write("Second?")
    for _ in range(2):
        author.press(KEY.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert author.view.editing.place.question == "first"
    assert author.focused == "text"
    author.press(KEY.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert author.view.editing.question is not None
    assert author.view.editing.question.text == {}


def test_that_a_draft_dropped_without_closing_opens(author: Author, places: Path) -> None:
    view = author.view
    view.take(Opened(Draft()))
    for at, kind in enumerate(KINDS):
        view.outline.add_wanted.emit(kind, False)
        author.write(f"Question {at}?")
        author.press(KEY.Key_Tab)
        (draft,) = places.glob("*.draft")
        assert opened(draft).draft == view.editing.draft


def test_that_typing_is_kept_once_the_keys_rest(author: Author, places: Path) -> None:
    author.view.take(Opened(Draft()))
    author.write("T")
    assert author.view.keeper.rest.interval() == 500
    assert author.view.keeper.rest.isActive()
    author.view.keeper.rest.timeout.emit()
    (draft,) = places.glob("*.draft")
    assert opened(draft).draft.title == {"en": "T"}


def test_that_every_problem_is_shown(author: Author) -> None:
    """Whatever a survey is refused for, a draft of it tells so on the page that it is on."""
    told: set[Facts] = set()
    for path in CORPUS:
        reading = examine(path.read_bytes())
        facts = {problem.found.fact for problem in reading.problems}
        if reading.survey is not None and facts - told:
            told |= facts
            author.view.take(Opened(draft_of(reading.survey)))
            _see_all_told(author)
    assert len(told) >= 3


def _see_all_told(author: Author) -> None:
    view = author.view
    for found in view.editing.problems:
        at = found.question
        id_ = None if at is None else view.editing.draft.questions[at].id
        view.editing.choose(id_, found.keys)
        view.workspace.rebuild()
        texts = [label.text() for label in author.form.findChildren(QLabel) if not label.isHidden()]
        assert any(problem_text(found.problem) in text for text in texts), found


def test_that_a_problem_is_told_beside_its_field_once_it_is_left(author: Author) -> None:
    view = author.view
    view.take(Opened(Draft()))
    view.outline.add_wanted.emit(Kind.NUMBER, False)
    field = next(each for each in author.form.fields if each.keys == ("low",))
    assert field.problem.isHidden()
    author.write("How many?")
    assert field.problem.isHidden()
    author.press(KEY.Key_Tab)
    assert field.problem.isHidden()  # nobody was there yet
    author.tab_to("low")
    assert field.problem.isHidden()
    author.press(KEY.Key_Tab)
    assert field.problem.text() == "This is missing."
    assert not field.problem.isHidden()
    assert field.control.property("state") == "error"
    author.press(KEY.Key_F8)
    assert author.focused == "low"
    author.write("0")
    author.press(KEY.Key_F8)
    assert author.focused == "high"


def test_that_a_new_survey_is_not_told_what_nobody_typed_yet(author: Author) -> None:
    author.view.take(Opened(Draft()))
    title = next(each for each in author.form.fields if each.keys == ("title",))
    assert author.focused == "title"
    assert title.problem.isHidden()
    assert title.control.property("state") != "error"
    assert any(each.keys == ("title",) for each in author.view.editing.problems)  # F8 leads there
    author.press(KEY.Key_Tab)
    assert title.problem.text() == "This is missing."
    assert not title.problem.isHidden()


def test_that_a_statement_without_its_opposite_is_told_what_to_write(author: Author) -> None:
    view = author.view
    statement = DraftQuestion("bribe", text={"en": "I paid a bribe."}, named=True)
    view.take(Opened(Draft(questions=(edits.made_sensitive(statement),))))
    opposite = next(each for each in author.form.fields if each.keys == ("negation",))
    author.tab_to("negation")
    assert opposite.problem.isHidden()
    author.press(KEY.Key_Tab)
    assert opposite.problem.text() == (
        "A mirrored question needs its negation, for the other sector of the wheel: write the "
        "opposite of the statement."
    )


def test_that_pasted_rows_become_options(author: Author) -> None:
    view = author.view
    view.take(Opened(Draft()))
    view.outline.add_wanted.emit(Kind.ONE_OF, False)
    author.write("Who?")
    author.tab_to("options_0_text")
    QGuiApplication.clipboard().setText("A doctor\n\nA teacher\tteacher_1\nNobody\n")
    author.press(KEY.Key_V, Qt.KeyboardModifier.ControlModifier)
    texts = [each.text.get("en", "") for each in author.question.options]
    assert texts[:3] == ["A doctor", "A teacher", "Nobody"]
    assert author.question.options[1].id == "teacher_1"
    author.press(KEY.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(author.question.options) == 2


def test_that_deleted_questions_come_back_by_the_line(author: Author) -> None:
    view = author.view
    view.take(Opened(draft_of(read(example_path("bribery").read_bytes()))))
    before = view.editing.draft
    author.press(KEY.Key_F6)
    author.press(KEY.Key_F6)
    assert author.focused == "outline"
    author.press(KEY.Key_Delete)
    assert len(view.editing.draft.questions) == len(before.questions) - 1
    assert view.undo_line.isVisible()
    assert author.focused == "outline"
    view.undo_line.button.click()
    assert view.editing.draft == before


def test_that_questions_move_by_keys(author: Author) -> None:
    view = author.view
    view.take(Opened(draft_of(read(example_path("bribery").read_bytes()))))
    order = [question.id for question in view.editing.draft.questions]
    author.press(KEY.Key_F6)
    author.press(KEY.Key_F6)
    author.press(KEY.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert [question.id for question in view.editing.draft.questions] == order[::-1]
    author.press(KEY.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert len(view.editing.draft.questions) == 3


def test_that_fractions_for_a_device_rule_out_what_cannot_have_them(author: Author) -> None:
    view = author.view
    view.take(Opened(draft_of(read(example_path("bribery").read_bytes()))))
    button = author.form.findChild(Button, "use_die")
    assert button is not None
    button.click()
    question = author.question
    assert question.mechanism.values == {"p": "2/3"}  # type: ignore[union-attr]
    assert "coins" not in question.procedures
    assert "die" in question.procedures


def test_that_what_a_disk_refuses_is_said_and_kept(author: Author, places: Path) -> None:
    places.parent.joinpath("drafts").write_text("a file in the way")
    view = author.view
    view.take(Opened(Draft()))
    author.write("T")
    assert not view.save()
    assert "Your text is kept here." in view.head.saved_label.text()
    view.leave()
    box = view.findChild(QWidget, "unkept_box")
    assert box is not None
    assert box.isVisible()
    box.close()


def test_that_a_narrow_window_folds_the_costs_into_a_line(author: Author) -> None:
    view = author.view
    view.take(Opened(draft_of(templates()[0].read())))
    author.window.resize(1024, 640)
    author.qtbot.waitUntil(lambda: not view.costs.isVisible())
    assert view.workspace.cost_line.isVisible()
    assert view.workspace.cost_line.text() == "ε 1.10, in all 1.10 · ± 5.7 points"


def test_that_a_new_survey_begins_in_the_language_of_the_window(author: Author) -> None:
    speak_program("de")
    try:
        author.view.start.empty_button.click()
        assert author.view.editing.draft.languages == ("de",)
        author.view.start.template_buttons["bribery"].click()
        draft = author.view.editing.draft
    finally:
        speak_program("en")
    assert draft.languages == ("de",)
    assert draft.title["de"] == "Alltag mit Behörden"


def test_that_every_template_is_shown(author: Author) -> None:
    view = author.view
    for template in templates():
        view.start.template_buttons[template.name].click()
        for question in view.editing.draft.questions:
            view.workspace.choose(question.id)
            assert view.foot.problems_button.text().startswith("No problems")


def test_that_texts_in_other_languages_are_kept(author: Author) -> None:
    view = author.view
    draft = draft_of(read(example_path("bribery-languages").read_bytes()))
    view.take(Opened(draft))
    question = author.question
    other = draft.languages[1]
    view.workspace.choose(question.id)
    author.form._take_language(other)
    assert view.workspace.language == other
    changed = replace(question, text=with_words(question.text, other, "Anders?"))
    assert changed.text[draft.languages[0]] == question.text[draft.languages[0]]


def test_that_what_is_deleted_is_what_one_sees_chosen(author: Author) -> None:
    view = author.view
    author.tab_to("empty_survey")
    author.press(KEY.Key_Space)
    for _ in range(3):
        author.add(Kind.YES_NO)
    ids = [question.id for question in view.editing.draft.questions]
    view.outline.list.setCurrentRow(0)
    QApplication.processEvents()
    assert view.outline.selected == [ids[0]]
    author.add(Kind.YES_NO)
    added = view.editing.place.question
    assert added not in ids
    assert view.outline.selected == [added]
    view.question_actions.delete()
    assert [question.id for question in view.editing.draft.questions] == ids


def test_that_questions_chosen_together_are_deleted_together(author: Author) -> None:
    view = author.view
    author.tab_to("empty_survey")
    author.press(KEY.Key_Space)
    for _ in range(3):
        author.add(Kind.YES_NO)
    ids = [question.id for question in view.editing.draft.questions]
    shown = view.outline.list
    for row, modifier in (
        (0, Qt.KeyboardModifier.NoModifier),
        (2, Qt.KeyboardModifier.ControlModifier),
    ):
        middle = shown.visualItemRect(shown.item(row)).center()
        QTest.mouseClick(shown.viewport(), Qt.MouseButton.LeftButton, modifier, middle)
        QApplication.processEvents()
    assert view.outline.selected == [ids[0], ids[2]]
    view.question_actions.delete()
    assert [question.id for question in view.editing.draft.questions] == [ids[1]]
