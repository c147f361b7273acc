"""A form of another program in the window: from its workbook to a survey file."""

from __future__ import annotations

from pathlib import Path

from form_books import form
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shown_window import Shown

from app.author.form_notes import CodesBox, FormNotes
from app.author.view import AuthorView
from app.theme import Theme
from core.draft import read_draft
from core.interchange.xlsform import Meaning
from core.survey import read

HEADS = ("type", "name", "label", "required", "constraint", "appearance")
SURVEY = [
    HEADS,
    ("begin_group", "home", "At home"),
    ("select_one five", "trust", "Trust?", "yes", None, "minimal"),
    ("integer", "age", "Age?", "yes"),
    ("text", "why", "Why?"),
    ("end_group",),
]
LISTS = [
    ("list_name", "name", "label"),
    ("five", "low", "Low"),
    ("five", "high", "High"),
    ("five", 98, "Don't know"),
    ("five", 99, "Refused"),
]


def test_that_a_form_is_mended_in_the_window_until_it_is_a_survey(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    path = tmp_path / "form.xlsx"
    path.write_bytes(form(SURVEY, LISTS))
    window = Shown(qtbot, theme, tmp_path, respondent=False).window
    window.write_survey(path)
    qtbot.waitUntil(lambda: isinstance(window.current_view, AuthorView), timeout=60_000)
    view = window.current_view
    assert isinstance(view, AuthorView)
    box = view.findChild(CodesBox)
    assert box is not None
    assert box.said() == {
        ("five", "98"): Meaning.DONT_KNOW,
        ("five", "99"): Meaning.REFUSED,
    }
    box.boxes["five", "98"].setCurrentIndex(3)  # an answer like others
    QTest.mouseClick(box.choice_button, Qt.MouseButton.LeftButton)
    trust, _ = view.editing.draft.questions
    assert [option.abstain for option in trust.options] == [False, False, False, True]
    assert [section.first for section in view.editing.draft.sections] == ["trust"]
    notes = view.findChild(FormNotes)
    assert notes is not None
    told = notes.list.toPlainText()
    assert "survey, F3: A survey does not have “minimal”" in told
    assert "survey, A5: No free text is asked: it identifies people." in told
    assert "E4" not in told  # the bounds that are missing are marked beside their fields
    QTest.keyClick(notes, Qt.Key.Key_Escape)
    fields = {(p.question, p.keys) for p in view.workspace.problems}
    assert {(1, ("low",)), (1, ("high",))} <= fields
    view.actions_.form_notes.trigger()  # it can be looked at again
    assert len([each for each in view.findChildren(FormNotes) if each.isVisible()]) == 1
    view.findChildren(FormNotes)[-1].close()
    for name, value in (("low", 18), ("high", 99)):
        view.workspace.next_problem()
        field = focused_field(view)
        QTest.keyClicks(field, str(value))
        QTest.keyClick(field, Qt.Key.Key_Tab)
        assert getattr(view.editing.draft.questions[1], name) == value
    assert view.editing.survey is not None
    survey = read(view.editing.survey)
    assert [question.id for question in survey.questions] == ["trust", "age"]
    assert view.save()
    assert view.keeper.file.path is not None
    kept = read_draft(view.keeper.file.path.read_bytes())
    assert any("A5" in note for note in kept.notes)
    window.show_home()


def focused_field(view: AuthorView) -> QWidget:
    focused = view.window().focusWidget()
    assert focused is not None
    return focused
