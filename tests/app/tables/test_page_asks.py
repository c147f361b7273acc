"""The page of a mapping asks for what a table leaves open, and sleeps while columns are guessed."""

from __future__ import annotations

from pathlib import Path

import pytest
from mapping_page import Page
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shown_window import Shown

from app.theme import Theme
from app.widgets.message import MessageDialog

LIME = ["id,submitdate,Q3", "1,2019-05-02,Y", "2,2019-05-02,N", "3,,", "4,2019-05-02,"]


@pytest.fixture
def shown(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Shown:
    theme = Theme(qapp, pinned="light", reduced_motion=True)
    return Shown(qtbot, theme, tmp_path, respondent=False)


def written(path: Path, rows: list[str]) -> Path:
    path.write_text("\n".join(rows) + "\n", "utf-8")
    return path


def confirm_all(page: Page) -> None:
    QTest.mouseClick(page.parts.confirm_all_button, Qt.MouseButton.LeftButton)


def test_that_an_import_of_guessed_columns_sleeps_until_they_are_confirmed(
    shown: Shown, qtbot: QtBot, tmp_path: Path
) -> None:
    heads = ",".join(f"q{i}" for i in range(20))
    rows = [heads, *(",".join(str(1 + (i + j) % 2) for j in range(20)) for i in range(8))]
    shown.window.open_path(written(tmp_path / "t.csv", rows))
    page = Page(qtbot, shown)
    page.begin()
    assert "8 of 8 rows" in page.tried()
    foot = page.view.foot
    assert not foot.import_button.isEnabled()
    assert foot.sleeping.text() == "20 guesses to confirm."
    confirm_all(page)
    page.tried()
    assert foot.import_button.isEnabled()
    assert foot.sleeping.isHidden()


def test_that_what_a_randomized_empty_cell_means_is_asked(
    shown: Shown, qtbot: QtBot, tmp_path: Path
) -> None:
    rows = ["used,x", *("a b,1", "a,2", "b,1", ",2", "a b,1", ",1")]
    shown.window.open_path(written(tmp_path / "t.csv", rows))
    page = Page(qtbot, shown)
    page.begin()
    page.choose(page.parts.design_card.design, "Warner")
    QTest.keyClicks(page.parts.design_card.numbers["p"], "3/4")
    confirm_all(page)
    assert "row 5, column 'used'" in page.tried()
    assert not page.view.foot.import_button.isEnabled()
    card = page.parts.values_card
    assert card.note.text().startswith("2 cells are empty")
    page.choose(card.meanings[""], "none of them was chosen")
    assert "6 of 6 rows come in" in page.tried()
    mapper = page.view.mapper
    assert mapper is not None
    (entry,) = (each for each in mapper.now.entries("columns") if each["column"] == "used")
    assert entry["empty"] == "none"
    assert card.note.isHidden()


def test_that_who_broke_off_is_guessed_and_counted_apart(
    shown: Shown, qtbot: QtBot, tmp_path: Path
) -> None:
    shown.window.open_path(written(tmp_path / "t.csv", LIME))
    page = Page(qtbot, shown)
    page.begin()
    mapper = page.view.mapper
    assert mapper is not None
    assert mapper.now.content["complete"] == {"column": "submitdate", "not": [""]}
    assert mapper.now.role("submitdate") == "complete"
    said = page.tried()
    assert "3 of 3 rows come in" in said
    assert "One row was broken off and is left out." in said
    assert "One row holds no answer at all" in said
    page.parts.columns.opened.emit("submitdate")
    page.choose(page.parts.question_card.role, "Left out")
    assert "complete" not in mapper.now.content


def test_that_an_id_is_said_to_be_open_to_trying(
    shown: Shown, qtbot: QtBot, tmp_path: Path
) -> None:
    shown.window.open_path(written(tmp_path / "t.csv", LIME))
    page = Page(qtbot, shown)
    page.begin()
    said = page.view.foot.caution.text()
    assert said.startswith("Whoever holds the study can try ids of “id”")
    assert "Leave the column out" in said
    page.parts.columns.opened.emit("id")
    page.choose(page.parts.question_card.role, "Left out")
    assert page.view.foot.caution.isHidden()


def income_page(shown: Shown, qtbot: QtBot, rows: list[str], folder: Path) -> Page:
    shown.window.open_path(written(folder / "t.csv", ["income;sex;w", *rows]))
    page = Page(qtbot, shown)
    page.begin()
    page.parts.columns.opened.emit("income")
    return page


@pytest.mark.parametrize(
    ("choice", "ends", "entries"),
    [
        ("1.500 is 1.5: a decimal point", (0, 225, 100), {"decimal": "."}),
        (
            "1.500 is 1500: a decimal comma, points between thousands",
            (0, 2250, None),
            {"decimal": ",", "thousands": "."},
        ),
    ],
)
def test_that_numbers_that_can_be_read_in_two_ways_are_asked_about(
    choice: str,
    ends: tuple[int, int, int | None],
    entries: dict[str, str],
    shown: Shown,
    qtbot: QtBot,
    tmp_path: Path,
) -> None:
    page = income_page(shown, qtbot, ["1.500;f;1", "2.250;m;2"], tmp_path)
    confirm_all(page)
    foot, card = page.view.foot, page.parts.values_card
    told = "Column “income”: say under “Values and answers” how its numbers are written."
    page.tried()
    assert foot.problem.text() == told
    assert foot.consequence.isHidden()
    assert not foot.import_button.isEnabled()
    assert not card.writing.isHidden()
    assert card.writing.box.currentText() == "choose …"
    assert card.note.text().startswith("Is “1.500” 1.5 or 1500?")
    page.choose(card.writing.box, choice)
    assert "2 of 2 rows come in" in page.tried()
    assert foot.import_button.isEnabled()
    mapper = page.view.mapper
    assert mapper is not None
    column = mapper.now.column("income")
    question = mapper.now.question("income")
    assert column is not None
    assert question is not None
    assert entries.items() <= column.items()
    assert (question["low"], question["high"], column.get("scale")) == ends
    assert card.note.isHidden()
    mapper.undo()
    assert mapper.now.writing(mapper.seen["income"]) is None


def test_that_how_weights_are_written_settles_no_other_column(
    shown: Shown, qtbot: QtBot, tmp_path: Path
) -> None:
    rows = ["1.500;f;0,5", "2.250;m;1,5", "3.125;m;1,5"]
    page = income_page(shown, qtbot, rows, tmp_path)
    confirm_all(page)
    page.parts.columns.opened.emit("w")
    card, mapper = page.parts.values_card, page.view.mapper
    assert mapper is not None
    page.choose(card.writing.box, "0,5 is 0.5: a decimal comma")
    assert mapper.now.content["decimal"] == ","
    assert mapper.guessed == ("income",)
    page.tried()
    assert not page.view.foot.import_button.isEnabled()


def leave_box(page: Page) -> MessageDialog:
    (box,) = (
        each for each in page.view.findChildren(MessageDialog, "leave_box") if each.isVisible()
    )
    return box


def test_that_closing_the_window_over_an_unsaved_mapping_asks(
    shown: Shown, qtbot: QtBot, tmp_path: Path
) -> None:
    shown.window.open_path(written(tmp_path / "t.csv", LIME))
    page = Page(qtbot, shown)
    page.begin()
    confirm_all(page)
    assert not shown.window.close()
    leave_box(page).reject()
    assert shown.window.isVisible()
    assert not shown.window.close()
    leave_box(page).accept()
    assert not shown.window.isVisible()


def test_that_a_window_over_a_mapping_with_nothing_to_lose_closes_at_once(
    shown: Shown, qtbot: QtBot, tmp_path: Path
) -> None:
    shown.window.open_path(written(tmp_path / "t.csv", LIME))
    page = Page(qtbot, shown)
    page.begin()
    confirm_all(page)
    page.tried()
    shown.dialogs.answers = [tmp_path / "t.mapping"]
    page.view.save()
    assert shown.window.close()


def test_that_another_file_over_an_unsaved_mapping_asks(
    shown: Shown, qtbot: QtBot, tmp_path: Path
) -> None:
    shown.window.open_path(written(tmp_path / "t.csv", LIME))
    page = Page(qtbot, shown)
    page.begin()
    confirm_all(page)
    other = written(tmp_path / "u.csv", LIME)
    shown.window.open_path(other)
    assert shown.view is page.view
    leave_box(page).reject()
    assert shown.view is page.view
    shown.window.open_path(other)
    leave_box(page).accept()
    qtbot.waitUntil(lambda: shown.view is not page.view)
    Page(qtbot, shown)  # nothing is to lose there: it goes at once
    shown.window.open_path(written(tmp_path / "v.csv", LIME))
    assert not shown.has_box()


BY_OPTION = ["who,state,Q[SQ001],Q[SQ002],sex", *("a,done,Y,,f", "b,done,,Y,m", "c,gone,,,")]


def by_option(shown: Shown, qtbot: QtBot, folder: Path, rows: list[str] = BY_OPTION) -> Page:
    shown.window.open_path(written(folder / "t.csv", rows))
    page = Page(qtbot, shown)
    page.begin()
    for head in ("who", "state"):
        page.parts.columns.opened.emit(head)
        page.choose(page.parts.question_card.role, "Left out")
    page.parts.columns.opened.emit("Q[SQ001]")
    page.choose(page.parts.design_card.design, "Warner")
    QTest.keyClicks(page.parts.design_card.numbers["p"], "3/4")
    confirm_all(page)
    return page


def test_that_rows_without_an_answer_lead_to_the_column_that_says_who_broke_off(
    shown: Shown, qtbot: QtBot, tmp_path: Path
) -> None:
    page = by_option(shown, qtbot, tmp_path)
    foot, mapper = page.view.foot, page.view.mapper
    assert mapper is not None
    page.tried()
    assert not foot.import_button.isEnabled()
    assert not foot.broken_off_button.isHidden()
    menu = foot.columns_menu()
    assert [each.text() for each in menu.actions()] == ["who", "state"]
    menu.actions()[1].trigger()
    assert mapper.now.head == "state"
    assert mapper.now.content["complete"] == {"column": "state", "not": [""]}
    assert "3 of 3 rows" in page.tried()
    card = page.parts.values_card
    assert set(card.meanings) == {"", "done", "gone"}
    page.choose(card.meanings["gone"], "broken off")
    page.choose(card.meanings[""], "answered to the end")
    assert mapper.now.content["complete"] == {"column": "state", "not": ["gone"]}
    said = page.tried()
    assert "2 of 2 rows come in" in said
    assert "One row was broken off and is left out." in said
    assert foot.broken_off_button.isHidden()
    assert foot.import_button.isEnabled()


@pytest.mark.parametrize(
    ("choice", "meaning"), [("none of them was chosen", "none"), ("no answer", "missing")]
)
def test_that_an_empty_row_of_a_question_with_a_column_an_option_is_asked_about(
    choice: str, meaning: str, shown: Shown, qtbot: QtBot, tmp_path: Path
) -> None:
    rows = [*BY_OPTION[:3], "c,done,,,m"]
    page = by_option(shown, qtbot, tmp_path, rows)
    page.tried()
    foot, mapper, card = page.view.foot, page.view.mapper, page.parts.values_card
    assert mapper is not None
    page.parts.columns.opened.emit("Q[SQ002]")
    assert not foot.import_button.isEnabled()
    assert not card.empty.isHidden()
    assert card.note.text().startswith("Where nothing stands in any of its columns")
    page.choose(card.empty.box, choice)
    assert "3 of 3 rows come in" in page.tried()
    entries = [each for each in mapper.now.entries("columns") if "option" in each]
    assert [each["empty"] for each in entries] == [meaning] * 2
    assert card.note.isHidden()
    page.choose(card.empty.box, "choose …")
    page.tried()
    assert not foot.import_button.isEnabled()
