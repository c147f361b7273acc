"""Numbers of a design, typed as fractions or decimals: exact, and named where they are wrong."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from mapping_page import Page, table
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot
from shown_window import Shown

from app.tables.mapper import Mapper, designs_for
from app.tables.mapping_state import MISSING, begun
from app.tables.words import number_fault
from app.theme import Theme
from app.words.typed_numbers import read_fraction
from core.interchange.mapping.guess import looked_over


@given(st.integers(0, 10**6), st.integers(1, 10**6), st.integers(0, 12))
@settings(max_examples=40)
def test_that_fractions_and_decimals_are_taken_exactly(n: int, d: int, places: int) -> None:
    assert read_fraction(f" {n} / {d} ") == Fraction(n, d)
    decimal = f"{n // 10**places}.{n % 10**places:0{places}d}" if places else str(n)
    assert read_fraction(decimal) == Fraction(n, 10**places)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("0.1", Fraction(1, 10)),
        ("0,75", Fraction(3, 4)),
        ("0,125", Fraction(1, 8)),
        ("0.", Fraction(0)),
        ("٠٫٧٥", Fraction(3, 4)),  # noqa: RUF001 - as it is written in Arabic
        ("6/8", Fraction(3, 4)),
    ],
)
def test_that_a_number_is_read_as_people_write_it(text: str, number: Fraction) -> None:
    assert read_fraction(text) == number


@pytest.mark.parametrize(
    "text",
    ["", "many", "3/0", "1,250", "1.2.3", "-1/2", "1e9", "3/4/5", ".", "/", "nan", "½", "9" * 41],
)
def test_that_what_is_none_or_not_clear_is_no_number(text: str) -> None:
    assert read_fraction(text) is None


@pytest.fixture
def page(qtbot: QtBot, theme: Theme, tmp_path: Path) -> Page:
    shown = Shown(qtbot, theme, tmp_path, respondent=False)
    shown.window.open_path(table(tmp_path, yes=6, no=8))
    page = Page(qtbot, shown)
    page.begin()
    return page


def type_in(field: QLineEdit, text: str) -> None:
    field.setFocus()
    field.selectAll()
    QTest.keyClick(field, Qt.Key.Key_Delete)
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Tab)


def test_that_a_decimal_stays_as_it_is_typed_and_is_kept_as_its_fraction(page: Page) -> None:
    page.choose(page.parts.design_card.design, "Forced response")
    card, mapper = page.parts.design_card, page.view.mapper
    assert mapper is not None
    assert card.about_numbers.isHidden()  # it is told with each number that is missing
    type_in(card.numbers["yes"], "1/2")
    type_in(card.numbers["truth"], "1/2")
    assert card.about_numbers.isVisible()
    assert "such as 3/4 or 0.75" in card.about_numbers.text()
    for typed in ("6/8", "0,75", "0.75"):
        type_in(card.numbers["truth"], typed)
        assert card.numbers["truth"].text() == typed
        assert "such as 3/4 or 0.75" in card.numbers["truth"].accessibleDescription()
        assert mapper.now.randomized("main/bribe")[1]["truth"] == "3/4"
    assert "14 of 14 rows" in page.tried()
    for step in (mapper.undo, mapper.redo):
        step()
        page.view.show_mapped()
    assert card.numbers["truth"].text() == "3/4"  # what is held, not what was typed


def test_that_a_wrong_number_is_told_by_its_field(page: Page) -> None:
    page.choose(page.parts.design_card.design, "Forced response")
    card = page.parts.design_card
    type_in(card.numbers["truth"], "3/4")
    field, title = card.numbers["yes"], "Chance of Yes where it is not asked for"
    assert field.accessibleName() == title
    for typed, said in (
        ("", "there is no number yet. Write it as 3/4 or 0.75."),
        ("a half", "“a half” is no number. Write it as 3/4 or 0.75."),
        ("1,250", "“1,250” is no number. Write it as 3/4 or 0.75."),
        ("1.5", "3/2 is more than 1. Choose a number from 0 to 1."),
    ):
        type_in(field, typed)
        assert card.fault.text() == field.accessibleDescription() == f"{title}: {said}"
        assert field.property("state") == "error"
        assert card.numbers["truth"].property("state") != "error"
        assert page.tried() == f"Column “main/bribe”: {title}: {said}"
    # It is told from elsewhere too, and marked again where somebody comes back to its column.
    page.parts.columns.opened.emit("age")
    assert card.fault_note.isHidden()
    assert page.tried() == f"Column “main/bribe”: {title}: {said}"
    page.parts.columns.opened.emit("main/bribe")
    assert field.property("state") == "error"


def mapper_of(kind: str) -> Mapper:
    """A column that is a question of a kind, in which all that is no design is known."""
    cells = [str(20 + place) for place in range(60)] if kind == "number" else ["a", "b", "c"]
    seen = looked_over(("q",), [(cell,) for cell in cells])
    made = Mapper(seen, begun(seen))
    made.set_role(kind)
    if kind == "yes-no":
        for cell, meaning in (("a", "yes"), ("b", "no"), ("c", MISSING)):
            made.set_meaning(cell, meaning)
    return made


# Chances of devices in use, and whole numbers; by the name of a parameter.
SOME = {"p": "3/4", "truth": "3/4", "yes": "1/2", "prevalence": "1/4", "p1": "3/4", "p0": "1/4"}
SOME |= {"r1": "7/10", "r0": "3/10", "q": "1/4", "no": "1/6", "gamma": "1/4", "f": "1/2"}
SOME |= {"q1": "1/4", "p2": "3/4", "q2": "1/4", "mean-w": "2", "mean-u": "1", "beta": "1/2"}
SOME |= {"size": "1", "g": "2", "width": "1"}


@pytest.mark.parametrize("kind", ["yes-no", "one-of", "rating", "number"])
def test_that_no_number_of_a_design_stands_there_before_it_is_given(kind: str) -> None:
    made = mapper_of(kind)
    designs = designs_for(made.now.question("q") or {})
    assert designs
    for name, design in designs.items():
        made.set_design("")
        made.set_design(name)
        values = made.now.randomized("q")[1]
        assert dict(values) == dict.fromkeys(design.parameters, ""), name
        faults = made.now.faults("q")
        assert set(faults) == set(values), name  # each is told at its own field
        for number, problem in faults.items():
            told = number_fault("P", "", problem)
            assert told.startswith("P: there is no number yet. Write it "), (name, number, told)
        for number in values:
            assert made.now.mapping is None, name  # nothing to be imported by
            made.set_number(number, "3/4" if name == "kept" else SOME[number])
        assert made.now.faults("q") == {}, name
        assert kind != "yes-no" or made.now.mapping is not None, (name, made.now.problem)


def test_that_a_design_waits_for_its_numbers_on_the_page(page: Page) -> None:
    assert "14 of 14 rows" in page.tried()
    page.parts.confirm_all_button.click()
    page.choose(page.parts.design_card.design, "Crosswise")
    card = page.parts.design_card
    (field,) = card.numbers.values()
    assert field.text() == ""
    told = card.fault.text()
    assert told.endswith(": there is no number yet. Write it as 3/4 or 0.75.")
    assert page.tried() == f"Column “main/bribe”: {told}"
    assert not page.view.foot.import_button.isEnabled()
    assert not page.view.foot.save_button.isEnabled()
    page.view.import_table()
    page.view.save()  # no file is asked for: none would be answered
    field.setFocus()
    QTest.keyClicks(field, "3")
    assert card.fault_note.isHidden()  # as long as it is typed
    type_in(field, "1/4")
    assert "14 of 14 rows" in page.tried()
    assert page.view.foot.import_button.isEnabled()
    page.choose(card.design, "Triangular")  # its number is another one, of the same name
    assert card.numbers["prevalence"].text() == ""
    page.view.head.undo.trigger()
    assert card.numbers["prevalence"].text() == "1/4"
