"""A workbook with several sheets: it is asked which, and the choice is kept to until the study."""

from __future__ import annotations

from pathlib import Path

import pytest
from form_books import book
from made_workbooks import workbook
from mapping_page import Page
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot
from shown_window import Shown
from walking import SIZES, faults, settle, unseen

from app.tables.view import MappingView
from app.theme import Theme
from app.widgets.message import MessageDialog

NORTH = [("form", "Q3"), *((row, "AB"[row % 2]) for row in range(12))]
SOUTH = [("form", "Q3"), *((row, "CD"[row % 2]) for row in range(7))]


@pytest.fixture
def shown(qtbot: QtBot, theme: Theme, tmp_path: Path) -> Shown:
    return Shown(qtbot, theme, tmp_path, respondent=False)


def opened(shown: Shown, path: Path, data: bytes) -> MappingView:
    path.write_bytes(data)
    shown.window.map_table(path)
    view = shown.view
    assert isinstance(view, MappingView)
    return view


def asked(shown: Shown, qtbot: QtBot, path: Path, data: bytes) -> MappingView:
    """Open a workbook; return its page once the sheet is asked for."""
    view = opened(shown, path, data)
    qtbot.waitUntil(lambda: view.opening.ways.isVisible())
    return view


def listed(view: MappingView) -> list[tuple[str, ...]]:
    """Return what the list of sheets shows, row by row."""
    table = view.opening.ways.list
    cells = [[table.item(row, at) for at in range(3)] for row in range(table.rowCount())]
    return [tuple(each.text() if each else "" for each in row) for row in cells]


def values(view: MappingView) -> tuple[str, ...]:
    assert view.mapper is not None
    return view.mapper.seen["Q3"].values


def test_that_a_sheet_is_chosen_and_kept_to_the_study(
    shown: Shown, qtbot: QtBot, tmp_path: Path
) -> None:
    sheets = {"lists": SOUTH, "Empty": [], "North": NORTH, "גיליון": SOUTH}
    view = asked(shown, qtbot, tmp_path / "paper.xlsx", workbook(sheets, ["lists"]))
    panel = view.opening.ways
    assert panel.title.text() == "Which sheet of paper.xlsx is to be read?"
    assert panel.told.text().startswith("3 of its sheets hold something.")
    assert listed(view) == [
        ("lists (hidden)", "form · Q3", "7"),
        ("North", "form · Q3", "12"),
        ("גיליון", "form · Q3", "7"),
    ]
    assert panel.list.currentRow() == 1  # the first that is seen
    for size in SIZES.values():
        settle(shown.window, size)
        assert faults(view) == []
        assert unseen(view) == []
    assert shown.window.focusWidget() is panel.list
    QTest.keyClick(panel.list, Qt.Key.Key_Down)
    QTest.keyClick(panel.list, Qt.Key.Key_Return)
    page = Page(qtbot, shown)
    page.begin()
    assert "7 of 7 rows come in, 0 are refused." in page.tried()
    assert values(view) == ("C", "D")
    assert view.looked is not None
    assert "The sheet \u2068'גיליון'\u2069 was read" in view.looked.told
    study = page.imported(tmp_path / "new.study")
    assert study.shown.n == 7


def test_that_another_sheet_is_chosen_after_the_first(
    shown: Shown, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "paper.xlsx"
    view = asked(shown, qtbot, path, workbook({"North": NORTH, "South": SOUTH}))
    QTest.keyClick(view.opening.ways.list, Qt.Key.Key_Down)
    QTest.mouseClick(view.opening.ways.read_button, Qt.MouseButton.LeftButton)
    page = Page(qtbot, shown)
    page.begin()
    assert "7 of 7 rows" in page.tried()
    assert page.parts.other_button.text() == "Another &sheet…"
    page.parts.confirm_all_button.click()
    QTest.mouseClick(page.parts.other_button, Qt.MouseButton.LeftButton)
    (box,) = view.findChildren(MessageDialog, "leave_box")  # what was confirmed would be gone
    box.accept()
    qtbot.waitUntil(lambda: view.opening.ways.isVisible())
    assert view.opening.ways.list.currentRow() == 1  # the one that was read
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert page.parts.isVisible()
    assert "7 of 7 rows" in page.tried()
    page.parts.other_button.click()
    view.findChildren(MessageDialog, "leave_box")[-1].accept()
    qtbot.waitUntil(lambda: view.opening.ways.isVisible())
    QTest.keyClick(view.opening.ways.list, Qt.Key.Key_Up)
    QTest.keyClick(view.opening.ways.list, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: view.foot.isVisible())
    again = Page(qtbot, shown)
    again.begin()
    assert "12 of 12 rows" in again.tried()
    assert values(view) == ("A", "B")


@pytest.mark.parametrize(
    "data",
    [
        book({"Cover": [], "North": NORTH, "Title": [("The north in 2019",)]}),
        workbook({"lists": SOUTH, "North": NORTH}, ["lists"]),
    ],
    ids=["title", "hidden"],
)
def test_that_a_workbook_with_one_sheet_of_rows_asks_nothing(
    data: bytes, shown: Shown, qtbot: QtBot, tmp_path: Path
) -> None:
    """That there are others is told, and they can be chosen yet."""
    view = opened(shown, tmp_path / "paper.xlsx", data)
    page = Page(qtbot, shown)
    page.begin()
    assert "12 of 12 rows" in page.tried()
    assert view.looked is not None
    assert "The sheet 'North' was read; there are also '" in view.looked.told
    page.parts.other_button.click()
    view.findChildren(MessageDialog, "leave_box")[-1].accept()  # what was said would be gone
    qtbot.waitUntil(lambda: view.opening.ways.isVisible())
    at = view.opening.ways.list.currentRow()
    assert listed(view)[at][0] == "North"


def test_that_a_workbook_of_one_sheet_has_no_other(
    shown: Shown, qtbot: QtBot, tmp_path: Path
) -> None:
    opened(shown, tmp_path / "paper.xlsx", book({"North": NORTH, "Sheet2": []}))
    page = Page(qtbot, shown)
    page.begin()
    assert "12 of 12 rows" in page.tried()
    assert not page.parts.other_button.isVisible()


def test_that_a_sheet_that_is_refused_leads_back_to_the_others(
    shown: Shown, qtbot: QtBot, tmp_path: Path
) -> None:
    data = workbook({"North": NORTH, "South": SOUTH}, merged="North")
    view = asked(shown, qtbot, tmp_path / "paper.xlsx", data)
    QTest.keyClick(view.opening.ways.list, Qt.Key.Key_Return)
    qtbot.waitUntil(shown.has_box)
    box = shown.box()
    told = "\n".join(label.text() for label in box.findChildren(QLabel))
    assert "SCHEMA paper.xlsx, sheet 'North', A2:A3" in told.split("\n"), told
    box.reject()
    assert shown.view is view
    assert view.opening.ways.isVisible()
    QTest.keyClick(view.opening.ways.list, Qt.Key.Key_Down)
    QTest.keyClick(view.opening.ways.list, Qt.Key.Key_Return)
    QTest.keyClick(view, Qt.Key.Key_Escape)  # at once, while it is read
    assert view.opening.ways.isVisible()
    assert view.page is None
    QTest.keyClick(view.opening.ways.list, Qt.Key.Key_Down)
    QTest.keyClick(view.opening.ways.list, Qt.Key.Key_Return)
    page = Page(qtbot, shown)
    page.begin()
    assert "7 of 7 rows" in page.tried()


def test_that_escape_leads_away_from_the_question(
    shown: Shown, qtbot: QtBot, tmp_path: Path
) -> None:
    data = workbook({"North": NORTH, "South": SOUTH})
    view = asked(shown, qtbot, tmp_path / "paper.xlsx", data)
    QTest.keyClick(view.opening.ways.list, Qt.Key.Key_Escape)
    assert shown.view is shown.window.home


def test_that_of_many_sheets_the_button_below_is_in_sight(
    shown: Shown, qtbot: QtBot, tmp_path: Path
) -> None:
    data = book({f"Village {place}": NORTH for place in range(45)})
    view = asked(shown, qtbot, tmp_path / "paper.xlsx", data)
    settle(shown.window, SIZES["1024"])
    assert len(listed(view)) == 45
    button = view.opening.ways.read_button
    assert button.visibleRegion().boundingRect() == button.rect()
    table = view.opening.ways.list
    for _ in range(44):
        QTest.keyClick(table, Qt.Key.Key_Down)
    item = table.item(table.currentRow(), 0)
    assert item is not None
    assert item.text() == "Village 44"
    assert table.viewport().rect().contains(table.visualItemRect(item).center())


def test_that_an_empty_workbook_is_told_by_its_name(
    shown: Shown, qtbot: QtBot, tmp_path: Path
) -> None:
    opened(shown, tmp_path / "paper.xlsx", book({"Sheet1": [], "Sheet2": []}))
    qtbot.waitUntil(shown.has_box)
    assert shown.view is shown.window.home
    told = "\n".join(label.text() for label in shown.box().findChildren(QLabel))
    assert "EMPTY paper.xlsx, row 1" in told.split("\n"), told


def test_that_the_end_of_an_import_tells_which_sheet_was_read(
    shown: Shown, qtbot: QtBot, tmp_path: Path
) -> None:
    """Of tables that are imported together nothing is asked before."""
    path = tmp_path / "paper.xlsx"
    view = asked(shown, qtbot, path, workbook({"North": NORTH, "South": SOUTH}))
    QTest.keyClick(view.opening.ways.list, Qt.Key.Key_Return)
    page = Page(qtbot, shown)
    page.begin()
    page.tried()
    study = page.imported(tmp_path / "new.study")
    labels = [label.text() for label in study.findChildren(QLabel)]
    said = "paper.xlsx: The sheet 'North' was read; there are also 'South'."
    assert any(said in label for label in labels)
