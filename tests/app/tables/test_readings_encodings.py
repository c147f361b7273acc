"""A table in another encoding: it is asked for in the window, and kept to until the study."""

from __future__ import annotations

from pathlib import Path

import pytest
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


@pytest.fixture
def shown(qtbot: QtBot, theme: Theme, tmp_path: Path) -> Shown:
    return Shown(qtbot, theme, tmp_path, respondent=False)


def asked(shown: Shown, qtbot: QtBot, path: Path) -> MappingView:
    """Open a table; return its page once the encoding is asked for."""
    shown.window.open_path(path)
    view = shown.view
    assert isinstance(view, MappingView)
    qtbot.waitUntil(lambda: view.opening.ways.isVisible())
    return view


def latin(folder: Path) -> Path:
    path = folder / "paper.csv"
    rows = [f"{place},{'Zoë' if place % 3 else 'Müller'}" for place in range(12)]
    path.write_bytes("\n".join(["id,name", *rows, ""]).encode("latin-1"))
    return path


def test_that_an_encoding_is_chosen_by_its_words_and_kept_to_the_study(
    shown: Shown, qtbot: QtBot, tmp_path: Path
) -> None:
    view = asked(shown, qtbot, latin(tmp_path))
    panel = view.opening.ways
    assert panel.title.text() == "In which encoding was paper.csv written?"
    assert panel.told.text().startswith("It is not in UTF-8 (row 2). Choose the one of these ")
    words, name = (panel.list.item(0, column) for column in (0, 1))
    assert words is not None
    assert name is not None
    assert (words.text(), name.text()) == ("Müller Zoë", "windows-1252: Western Europe")
    for size in SIZES.values():
        settle(shown.window, size)
        assert faults(view) == []
        assert unseen(view) == []
    assert shown.window.focusWidget() is panel.list
    QTest.keyClick(panel.list, Qt.Key.Key_Return)
    page = Page(qtbot, shown)
    page.begin()
    assert "12 of 12 rows come in, 0 are refused." in page.tried()
    assert view.mapper is not None
    assert view.mapper.seen["name"].values == ("Müller", "Zoë")
    study = page.imported(tmp_path / "new.study")
    assert study.shown.n == 12


def test_that_another_encoding_is_chosen_where_the_first_was_wrong(
    shown: Shown, qtbot: QtBot, tmp_path: Path
) -> None:
    view = asked(shown, qtbot, latin(tmp_path))
    QTest.keyClick(view.opening.ways.list, Qt.Key.Key_Down)
    QTest.mouseClick(view.opening.ways.read_button, Qt.MouseButton.LeftButton)
    page = Page(qtbot, shown)
    page.begin()
    page.tried()
    assert view.mapper is not None
    assert "Zoë" not in view.mapper.seen["name"].values
    page.parts.confirm_all_button.click()
    QTest.mouseClick(page.parts.other_button, Qt.MouseButton.LeftButton)
    # What was confirmed would be gone: it is asked first.
    (box,) = view.findChildren(MessageDialog, "leave_box")
    assert not view.opening.isVisible()
    box.accept()
    qtbot.waitUntil(lambda: view.opening.ways.isVisible())
    assert not view.foot.isVisible()
    assert view.opening.ways.list.currentRow() == 1  # the one that it was read in
    QTest.keyClick(view.opening.ways.list, Qt.Key.Key_Up)
    QTest.keyClick(view.opening.ways.list, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: view.foot.isVisible())
    assert view.mapper.seen["name"].values == ("Müller", "Zoë")
    again = Page(qtbot, shown)
    again.begin()
    assert "12 of 12 rows come in" in again.tried()
    assert len(again.parts.columns.children()) > 0


def test_that_escape_leads_back_to_the_page_where_there_is_one(
    shown: Shown, qtbot: QtBot, tmp_path: Path
) -> None:
    view = asked(shown, qtbot, latin(tmp_path))
    QTest.keyClick(view.opening.ways.list, Qt.Key.Key_Return)
    page = Page(qtbot, shown)
    page.parts.other_button.click()
    QTest.keyClick(view, Qt.Key.Key_Escape)  # at once, while it is looked for
    assert page.parts.isVisible()
    assert not view.opening.isVisible()
    page.parts.other_button.click()
    qtbot.waitUntil(lambda: view.opening.ways.isVisible())
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert shown.window.focusWidget() is page.parts.facts
    # A file that is gone by then is told, and the page stays.
    page.parts.other_button.click()
    qtbot.waitUntil(lambda: view.opening.ways.isVisible())
    (tmp_path / "paper.csv").unlink()
    QTest.keyClick(view.opening.ways.list, Qt.Key.Key_Return)
    qtbot.waitUntil(shown.has_box)
    shown.box()
    assert page.parts.isVisible()
    assert shown.view is view


def test_that_escape_leads_away_from_the_question(
    shown: Shown, qtbot: QtBot, tmp_path: Path
) -> None:
    view = asked(shown, qtbot, latin(tmp_path))
    QTest.keyClick(view.opening.ways.list, Qt.Key.Key_Escape)
    assert shown.view is shown.window.home


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"a,a\n1,2\n", ("Two columns are called 'a'.", "DUPKEY paper.csv, row 1, column B")),
        (b"a\0" + bytes(range(256)), ("The text is not in UTF-8.", "ENCODING paper.csv, byte 2")),
        (b"PAR1 and no more", ("The file ends before its table does.", "SYNTAX paper.csv")),
    ],
)
def test_that_a_table_that_is_none_is_told_by_its_name(
    data: bytes, said: tuple[str, str], shown: Shown, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "paper.csv"
    path.write_bytes(data)
    shown.window.open_path(path)
    qtbot.waitUntil(shown.has_box)
    assert shown.view is shown.window.home
    box = shown.box()
    told = "\n".join(label.text() for label in box.findChildren(QLabel))
    assert all(each in told.split("\n") for each in said), told


def test_that_json_lines_are_mapped_and_those_of_responses_are_not(
    shown: Shown, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "kobo.jsonl"
    path.write_text('{"q": 1, "b": "x"}\n{"q": 2, "b": "y"}\n')
    shown.window.open_path(path)
    page = Page(qtbot, shown)
    page.begin()
    assert "2 of 2 rows come in, 0 are refused." in page.tried()
    study = page.imported(tmp_path / "new.study")
    assert study.shown.n == 2
    path.write_text('{"answers": {"q": 1}, "format": "candor-response"}\n' * 2)
    shown.window.open_path(path)
    assert shown.has_box()
