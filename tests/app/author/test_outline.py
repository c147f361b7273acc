"""The outline: sections are begun, named, folded, moved and taken away, by keys alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from analyst_studies import Answering
from author_stand import Author
from PySide6.QtCore import QItemSelectionModel, QPoint, Qt
from PySide6.QtTest import QTest

from app.author.editing.files import Opened
from app.author.outline import ROW, HeadingRow, OutlineRow
from app.words.total_epsilon import nothing_randomized
from core.draft import Draft, DraftQuestion, order
from core.draft.order import Heading
from core.survey import Kind, read

KEY, CONTROL = Qt.Key, Qt.KeyboardModifier.ControlModifier
ALT, SHIFT = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier
pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)
LONG = "Do you think that people here are asked for money by officials more often than elsewhere?"


def begin(author: Author, *, sections: str = "") -> Author:
    """Open five clear questions, of which some begin a section, and go to the outline."""
    questions = tuple(DraftQuestion(each, text={"en": f"{each}?"}, named=True) for each in "abcde")
    draft = Draft(title={"en": "T"}, questions=questions)
    for first in sections:
        draft = order.with_section(draft, first, {"en": first.upper()})
    author.view.take(Opened(draft))
    author.view.outline.list.setFocus()
    return author


def standing(author: Author) -> str:
    """Write headings as capitals, questions as small letters."""
    rows = order.rows(author.view.editing.draft)
    return "".join(row.first.upper() if isinstance(row, Heading) else row for row in rows)


def go_to(author: Author, row: Heading | str) -> None:
    rows = order.rows(author.view.editing.draft)
    alone = QItemSelectionModel.SelectionFlag.ClearAndSelect
    author.view.outline.list.setCurrentRow(rows.index(row), alone)
    author.view.outline.list.setFocus()


def undo(author: Author) -> None:
    author.press(KEY.Key_Z, CONTROL)


def test_that_a_section_is_begun_named_and_saved(
    author: Author, dialogs: Answering, tmp_path: Path
) -> None:
    begin(author)
    go_to(author, "c")
    author.press(KEY.Key_N, CONTROL | SHIFT)
    assert author.focused == "sections_0_title"
    author.write("About you")
    author.press(KEY.Key_Tab)
    path = tmp_path / "made.survey"
    dialogs.answers.append(path)
    author.press(KEY.Key_S, CONTROL)
    (section,) = read(path.read_bytes()).sections
    assert (section.first, section.title) == ("c", "About you")
    row = author.view.outline.list.item(2).data(ROW)
    assert row == HeadingRow("About you", 3, folded=False)
    author.press(KEY.Key_Z, CONTROL)  # the name
    author.press(KEY.Key_Z, CONTROL)  # the section
    assert standing(author) == "abcde"


def test_that_a_section_without_a_title_is_wrong_in_its_own_form(author: Author) -> None:
    begin(author)
    go_to(author, "b")
    author.view.outline.section_button.click()
    view = author.view
    view.workspace.choose("a")
    view.actions_.next_problem.trigger()
    assert author.focused == "sections_0_title"
    (field,) = (each for each in author.form.fields if each.problem.text())
    assert field.control.objectName() == "sections_0_title"
    assert not view.outline.about_button.accessibleName().endswith("problems")


def test_that_questions_and_sections_move_by_keys(author: Author) -> None:
    begin(author, sections="bd")
    assert standing(author) == "aBbcDde"
    go_to(author, "d")
    author.press(KEY.Key_Up, ALT)
    assert standing(author) == "aBbcdEe"
    undo(author)
    go_to(author, "c")
    author.press(KEY.Key_Down, ALT)
    assert standing(author) == "aBbCcde"
    undo(author)
    go_to(author, Heading("d"))
    author.press(KEY.Key_Up, ALT)
    assert standing(author) == "aDdeBbc"
    assert author.view.editing.section == 0  # still chosen
    undo(author)
    assert standing(author) == "aBbcDde"
    go_to(author, Heading("d"))
    author.press(KEY.Key_Delete)
    assert standing(author) == "aBbcde"
    assert "“D” removed" in author.view.undo_line.label.text()
    author.view.undo_line.button.click()
    assert standing(author) == "aBbcDde"


def test_that_the_chosen_question_is_marked_when_its_copy_is_taken_back(author: Author) -> None:
    begin(author)
    go_to(author, "e")
    author.press(KEY.Key_D, CONTROL)
    assert len(author.view.editing.draft.questions) == 6
    undo(author)
    assert author.question.id == "e"
    assert author.view.outline.selected == ["e"]


def test_that_a_question_of_its_own_leaves_no_empty_section(author: Author) -> None:
    begin(author, sections="be")
    go_to(author, "e")
    author.press(KEY.Key_Up, ALT)
    assert standing(author) == "aBbcde"
    assert "“E” removed" in author.view.undo_line.label.text()


def test_that_rows_are_dropped_where_one_sees_them(author: Author) -> None:
    begin(author, sections="bd")
    shown = author.view.outline.list
    rows = order.rows(author.view.editing.draft)

    def at(row: Heading | str, low: bool) -> QPoint:
        rect = shown.visualItemRect(shown.item(rows.index(row)))
        return QPoint(40, rect.bottom() - 3 if low else rect.top() + 3)

    go_to(author, "a")
    assert shown.row_at(shown.place_at(at(Heading("d"), low=False))) == Heading("d")
    assert shown.row_at(shown.place_at(at(Heading("d"), low=True))) == "d"
    shown.dropped.emit(["a"], "d")
    assert standing(author) == "BbcAade"
    undo(author)
    go_to(author, Heading("d"))
    # A section stands between others alone.
    assert shown.row_at(shown.place_at(at(Heading("b"), low=False))) == Heading("b")
    assert shown.row_at(shown.place_at(at("b", low=True))) == Heading("d")
    shown.dropped.emit([Heading("d")], Heading("b"))
    assert standing(author) == "aDdeBbc"


def test_that_sections_fold_and_a_chosen_question_unfolds_its_own(author: Author) -> None:
    begin(author, sections="bd")
    shown = author.view.outline.list
    go_to(author, "c")
    author.press(KEY.Key_Left)  # to the heading
    assert author.view.editing.section == 0
    author.press(KEY.Key_Left)
    assert [shown.isRowHidden(at) for at in range(7)] == [0, 0, 1, 1, 0, 0, 0]
    assert "folded" in shown.item(1).data(Qt.ItemDataRole.AccessibleTextRole)
    author.press(KEY.Key_Down)
    assert author.view.editing.section == 1
    author.view.workspace.choose("c")
    assert not any(shown.isRowHidden(at) for at in range(7))
    row = shown.visualItemRect(shown.item(4))
    QTest.mouseClick(
        shown.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(row.left() + 12, row.center().y())
    )
    assert [shown.isRowHidden(at) for at in range(7)] == [0, 0, 0, 0, 0, 1, 1]
    assert author.view.editing.place.question == "c"  # folding chooses nothing


def test_that_a_row_shows_its_name_and_the_whole_text_on_request(author: Author) -> None:
    questions = (DraftQuestion("asked", text={"en": LONG}, named=True),)
    author.view.take(Opened(Draft(questions=questions)))
    item = author.view.outline.list.item(0)
    row = item.data(ROW)
    assert isinstance(row, OutlineRow)
    assert (row.title, row.detail) == ("asked", LONG)
    assert LONG in item.toolTip().replace("\n", " ")
    assert f"1. asked: {LONG}" in item.data(Qt.ItemDataRole.AccessibleTextRole)


def test_that_a_survey_without_a_randomized_question_says_so(author: Author) -> None:
    begin(author)
    view = author.view
    view.workspace.choose("a")
    assert view.costs.all_label.text() == nothing_randomized()
    assert nothing_randomized() in view.foot.count_label.text()
    author.add(Kind.YES_NO, sensitive=True)
    assert nothing_randomized() not in view.foot.count_label.text()
    assert view.costs.all_epsilon.text() == "ε 1.00"
