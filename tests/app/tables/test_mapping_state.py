"""Guesses and choices on the page of a mapping: told apart, confirmed, and taken back."""

from __future__ import annotations

from pathlib import Path

import pytest
from mapping_page import Page, table
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shown_window import Shown
from walking import SIZES, faults, settle, unseen

from app.tables.mapper import Mapper
from app.tables.mapping_state import MISSING, begun
from app.tables.words import columns_mapped
from app.theme import Theme
from core.interchange.mapping.guess import looked_over

HEADS: tuple[str, ...] = ("_id", "q", "used", "used/a", "used/b", "remark")
ROWS = [(f"u{i}", str(1 + i % 2), "a b", "1", str(i % 2), f"text {i}") for i in range(80)]


@pytest.fixture
def shown(qtbot: QtBot, theme: Theme, tmp_path: Path) -> Shown:
    return Shown(qtbot, theme, tmp_path, respondent=False)


def mapper() -> Mapper:
    seen = looked_over(HEADS, ROWS)
    return Mapper(seen, begun(seen))


def guesses(made: Mapper) -> tuple[str, ...]:
    """The columns that are guessed now."""
    return made.guessed


def test_that_everything_is_a_guess_until_somebody_chooses_or_confirms() -> None:
    made = mapper()
    assert guesses(made) == HEADS  # also what is left out, and the id
    made.open("q")
    assert guesses(made) == HEADS  # who passes by has confirmed nothing
    made.set_design("warner")
    assert "q" not in made.guessed
    made.open("remark")
    made.set_role("")  # chosen as it was guessed
    assert guesses(made) == ("_id", "used", "used/a", "used/b")
    made.undo()
    assert "remark" in made.guessed
    made.undo()
    assert guesses(made) == HEADS


def test_that_columns_of_one_question_are_confirmed_together() -> None:
    made = mapper()
    made.open("used/b")
    made.confirm()
    assert guesses(made) == ("_id", "q", "used", "remark")
    made.open("used/a")
    made.set_role("")
    assert made.now.column("used/b") is None
    assert "used/b" not in made.guessed


def test_that_the_next_guess_opens_and_from_the_last_the_first() -> None:
    made = mapper()
    made.open("remark")
    for head in ("_id", "q", "used", "used/a", "remark"):
        made.confirm()
        made.open_next_guess()
        if made.guessed:
            assert made.now.head == head
    assert guesses(made) == ()
    made.open_next_guess()  # there is none
    made.undo()
    assert guesses(made) == ("used/a", "used/b")


def test_that_all_are_confirmed_at_once_and_that_is_one_step() -> None:
    made = mapper()
    content = made.now.content
    made.confirm_all()
    assert guesses(made) == ()
    assert made.now.content == content  # nothing of it is in the file
    made.undo()
    assert guesses(made) == HEADS


def test_that_a_mapping_that_is_known_or_loaded_is_no_guess() -> None:
    made = mapper()
    made.say_randomized(some=False)
    mapping = made.now.mapping
    assert mapping is not None
    seen = looked_over(HEADS, ROWS)
    assert guesses(Mapper(seen, begun(seen, mapping))) == ()
    made.load(mapping)
    assert guesses(made) == ()


def test_that_a_question_of_whose_values_none_means_anything_is_not_clear() -> None:
    seen = looked_over(("q", "age"), [(cell, str(20 + place)) for place, cell in enumerate("abc")])
    made = Mapper(seen, begun(seen))
    made.open("q")
    assert not made.now.unclear(seen[0])
    made.set_role("yes-no")
    assert made.now.unclear(seen[0])
    made.set_meaning("a", "yes")
    made.set_meaning("b", "no")
    assert made.now.unclear(seen[0])
    made.set_meaning("c", MISSING)
    assert not made.now.unclear(seen[0])
    made.open("age")
    made.set_role("number")
    assert not made.now.unclear(seen[1])


def test_that_the_count_says_what_is_guessed() -> None:
    assert columns_mapped(5, 5, 5) == "5 of 5 columns guessed: change or confirm each."
    assert columns_mapped(4, 2, 5) == "2 of 5 columns guessed: change or confirm each."
    assert columns_mapped(4, 0, 5) == "4 of 5 columns mapped, none of them guessed."


def cell(page: Page, column: int, role: Qt.ItemDataRole) -> object:
    model = page.parts.columns.model()
    return model.data(model.index(0, column, QModelIndex()), role)


def sign(page: Page, column: int) -> bytes:
    """The pixels of the sign of a column."""
    icon = cell(page, column, Qt.ItemDataRole.DecorationRole)
    return bytes(icon.pixmap(16, 16).toImage().constBits())  # type: ignore[attr-defined]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_that_guess_and_choice_have_their_own_sign_and_word(
    scheme: str, qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    theme = Theme(qapp, pinned=scheme, reduced_motion=True)  # type: ignore[arg-type]
    shown = Shown(qtbot, theme, tmp_path, respondent=False)
    shown.window.open_path(table(tmp_path, yes=6, no=8))
    page = Page(qtbot, shown)
    page.begin()
    display, told = Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole
    assert cell(page, 0, display) == cell(page, 0, told) == "Guess: bribe"
    guess = sign(page, 0)
    assert guess == sign(page, 1)
    standing = page.parts.question_card.guess_or_choice
    assert "Guessed from its head and values." in standing.told.text()
    QTest.mouseClick(standing.confirm_button, Qt.MouseButton.LeftButton)
    assert cell(page, 0, display) == "bribe"
    assert cell(page, 0, told) == "Chosen: bribe"
    assert sign(page, 0) != guess
    assert page.parts.mapped.text() == "1 of 2 columns guessed: change or confirm each."
    # The next guess is open then.
    assert page.parts.question_card.head.text() == "age"


def test_that_the_page_is_confirmed_by_the_keyboard_alone(
    shown: Shown, qtbot: QtBot, tmp_path: Path
) -> None:
    shown.window.open_path(table(tmp_path, yes=6, no=8))
    page = Page(qtbot, shown)
    page.begin()
    columns = page.parts.columns
    assert shown.window.focusWidget() is columns
    QTest.keyClick(columns, Qt.Key.Key_Right)
    assert page.parts.question_card.head.text() == "age"
    QTest.keyClick(columns, Qt.Key.Key_Return)
    assert page.parts.question_card.head.text() == "main/bribe"
    QTest.keyClick(columns, Qt.Key.Key_Enter)
    assert page.parts.mapped.text() == "2 of 2 columns mapped, none of them guessed."
    assert not page.parts.confirm_all_button.isVisible()
    told = page.parts.question_card.guess_or_choice.told.text()
    assert told == "Chosen or confirmed, no guess any more."
    # What was confirmed is not lost by one key.
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert shown.has_box()


def test_that_the_button_for_all_hands_the_focus_on_when_it_goes(
    shown: Shown, qtbot: QtBot, tmp_path: Path
) -> None:
    shown.window.open_path(table(tmp_path, yes=6, no=8))
    page = Page(qtbot, shown)
    page.begin()
    button = page.parts.confirm_all_button
    for size in SIZES.values():
        settle(shown.window, size)
        assert faults(page.view) == []
        qtbot.waitUntil(lambda: unseen(page.view) == [])  # a field is scrolled to in a later turn
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert not button.isVisible()
    assert shown.window.focusWidget() is page.parts.columns
    page.view.head.undo.trigger()
    assert button.isVisible()


def test_that_a_table_without_rows_or_questions_says_what_it_lacks(
    shown: Shown, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "empty.csv"
    path.write_text("q,b\n,\n")
    shown.window.open_path(path)
    page = Page(qtbot, shown)
    page.begin()
    assert page.tried() == "No column is a question yet. Open one, and say what it is."
    page.choose(page.parts.question_card.role, "A yes/no question")
    assert page.tried() == (
        "Column “q”: none of its values means anything yet. Choose what each of them means."
    )
    assert not page.view.foot.import_button.isEnabled()


def test_that_two_hundred_columns_are_shown(shown: Shown, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "wide.csv"
    lines = [",".join(f"q{place}" for place in range(200))]
    lines += [",".join(str(1 + (row + place) % 3) for place in range(200)) for row in range(6)]
    path.write_text("\n".join(lines) + "\n")
    shown.window.open_path(path)
    page = Page(qtbot, shown)
    page.begin()
    QTest.keyClick(page.parts.columns, Qt.Key.Key_End)
    assert page.parts.question_card.head.text() == "q199"
    page.parts.confirm_all_button.click()
    # A mapping has at most a hundred questions: the columns after these are left out.
    assert page.parts.mapped.text() == "100 of 200 columns mapped, none of them guessed."
