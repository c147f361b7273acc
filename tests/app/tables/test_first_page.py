"""What is said of a table first: which columns were randomized, by mouse and by keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from mapping_page import Page, table
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shown_window import Shown
from walking import faults, settle

from app.theme import Theme

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Page:
    theme = Theme(qapp, pinned="light", reduced_motion=True)
    shown = Shown(qtbot, theme, tmp_path, respondent=False)
    shown.window.open_path(table(tmp_path, yes=6, no=8))
    return Page(qtbot, shown)


def test_that_nothing_is_chosen_and_import_sleeps_until_it_is(page: Page, tmp_path: Path) -> None:
    first, foot = page.parts.first, page.view.foot
    assert page.shown.window.focusWidget() is page.parts.facts
    assert not first.randomized.some.radio.isChecked()
    assert not first.randomized.none.radio.isChecked()
    assert foot.sleeping.text() == "Sleeps until you have said which columns were randomized."
    assert not page.parts.confirm_all_button.isEnabled()
    assert not foot.save_button.isEnabled()
    for size in ((1024, 640), (1366, 768), (1280, 800)):
        settle(page.shown.window, size)
        assert faults(page.view) == []
    QTest.mouseClick(first.randomized.none, LEFT, pos=QPoint(60, 20))
    assert "14 of 14 rows" in page.tried()
    assert foot.sleeping.text() == "2 guesses to confirm."
    assert not foot.import_button.isEnabled()
    assert page.parts.confirm_all_button.text() == "Confirm &all 2"
    study = page.imported(tmp_path / "new.study")
    assert study.shown.n == 14


def test_that_each_ticked_column_asks_for_its_design(page: Page, tmp_path: Path) -> None:
    first, foot = page.parts.first, page.view.foot
    lists = first.columns.lists
    assert [each.heads for each in lists] == [["main/bribe"], ["age"]]
    lists[0].setCurrentCell(0, 1)
    QTest.keyClick(lists[0], Qt.Key.Key_Space)  # it sleeps as long as neither is said
    assert page.mapper.now.choice == ""
    first.randomized.some.radio.setFocus()
    QTest.keyClick(first.randomized.some.radio, Qt.Key.Key_Space)
    assert foot.sleeping.text() == "Tick at least one."
    QTest.keyClick(lists[0], Qt.Key.Key_Space)
    assert page.mapper.now.needs_design("main/bribe")
    told = foot.problem.text()
    assert told == (
        "Column “main/bribe”: open it, and choose the design by which it was randomized."
    )
    QTest.keyClick(lists[0], Qt.Key.Key_Return)
    assert page.parts.details.isVisible()
    assert page.shown.window.focusWidget() is page.parts.design_card.design
    page.choose(page.parts.design_card.design, "Crosswise")
    (field,) = page.parts.design_card.numbers.values()
    field.setFocus()
    QTest.keyClicks(field, "1/4")
    assert "14 of 14 rows" in page.tried()
    QTest.mouseClick(page.parts.all_button, LEFT)
    assert first.isVisible()
    assert page.imported(tmp_path / "new.study").shown.n == 14


def test_that_another_choice_is_one_step_to_be_undone(page: Page) -> None:
    first = page.parts.first
    first.randomized.some.radio.click()
    rows = first.columns.lists[0]
    cell = rows.visualRect(rows.model().index(0, 0)).center()
    QTest.mouseClick(first.columns.lists[0].viewport(), LEFT, pos=cell)
    assert page.mapper.now.needs_design("main/bribe")
    first.randomized.none.radio.click()
    assert page.mapper.now.choice == "none"
    assert page.mapper.now.randomized("main/bribe")[0] == ""
    page.view.head.undo.trigger()
    assert page.mapper.now.needs_design("main/bribe")
    assert first.randomized.some.radio.isChecked()
    page.view.head.undo.trigger()
    page.view.head.undo.trigger()
    assert page.mapper.now.choice == ""
    assert not first.randomized.some.radio.isChecked()
