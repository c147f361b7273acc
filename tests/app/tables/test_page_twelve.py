"""Tables of other programs through the window, from the file to numbers worked out elsewhere."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from mapped import column, mapping, question, written
from mapping_page import Page
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from shown_window import Shown
from twelve_tables import TWELVE
from walking import faults, settle, unseen

from app.tables.mapper import Mapper
from app.tables.mapping_state import MISSING, UNMAPPED, begun, meanings_of
from app.tables.reading import look_over
from app.tables.readings import Ways, look_or_ask
from app.tables.view import MappingView
from app.theme import Theme
from core.interchange.mapping.guess import looked_over
from core.interchange.mapping.model import write
from core.interchange.mapping.reading import read

NAMED = {case.name: case for case in TWELVE}


@pytest.fixture
def shown(qtbot: QtBot, theme: Theme, tmp_path: Path) -> Shown:
    return Shown(qtbot, theme, tmp_path, respondent=False)


def randomize(page: Page, head: str) -> None:
    """Say that one column was randomized by the crosswise model."""
    QTest.mouseClick(page.parts.first.randomized.some.radio, Qt.MouseButton.LeftButton)
    page.parts.first.columns.ticked.emit(head, True)
    page.parts.first.opened.emit(head)
    page.choose(page.parts.design_card.design, "Crosswise")
    field = page.parts.design_card.numbers["prevalence"]
    field.clear()
    QTest.keyClicks(field, "1/4")


def test_that_the_row_of_heads_is_asked_where_titles_stand_above_it(
    shown: Shown, qtbot: QtBot, tmp_path: Path
) -> None:
    case = NAMED["excel-with-a-title-above-and-booleans"]
    path = tmp_path / case.file
    case.write(path)
    shown.window.map_table(path)  # to open it reads the workbook first
    view = shown.view
    assert isinstance(view, MappingView)
    ways = view.opening.ways
    qtbot.waitUntil(ways.isVisible)
    assert ways.title.text().startswith(f"In which row of {path.name}")
    assert ways.list.currentRow() == 2
    settle(shown.window, (1024, 640))
    assert faults(view) == []
    assert unseen(view) == []
    QTest.keyClick(ways.list, Qt.Key.Key_Return)
    page = Page(qtbot, shown)
    assert page.parts.other_button.text() == "Another row of &heads…"
    assert page.mapper.now.content["head_row"] == 3
    QTest.mouseClick(page.parts.other_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(ways.isVisible)
    assert ways.list.currentRow() == 2
    QTest.keyClick(view, Qt.Key.Key_Escape)
    randomize(page, case.randomized)
    # One that was written for a table with its heads in the first row is saved with this row.
    mapping = replace(view.mapper.now.mapping, head_row=1)  # type: ignore[union-attr, type-var]
    (tmp_path / "other.mapping").write_bytes(write(mapping))  # type: ignore[arg-type]
    shown.dialogs.answers += [tmp_path / "other.mapping", tmp_path / "saved.mapping"]
    view.load()
    view.save()
    assert read((tmp_path / "saved.mapping").read_bytes()).head_row == 3
    page.tried()
    page.imported(tmp_path / "new.study")
    case.require_right(tmp_path / "new.study")


@pytest.mark.parametrize("sign", [";", ","])
def test_that_a_title_does_not_hide_what_separates_cells(tmp_path: Path, sign: str) -> None:
    path = tmp_path / "t.csv"
    rows = ["Survey of the north", "", *(sign.join(each) for each in (("a", "b"), ("x", "y")))]
    path.write_text("\n".join(rows) + "\n", "utf-8")
    found = look_or_ask(path)
    assert isinstance(found, Ways)
    assert [each.shown for each in found.ways] == [
        ("1", "Survey of the north"),
        ("3", "a · b"),
        ("4", "x · y"),
    ]
    looked = look_over(path, found.ways[found.now].asked)
    assert [each.head for each in looked.seen] == ["a", "b"]


def test_that_a_mapping_by_labels_is_shown_as_import_takes_it(
    shown: Shown, qtbot: QtBot, tmp_path: Path
) -> None:
    case = NAMED["spss-with-yes-as-the-second-code"]
    path, held = tmp_path / case.file, tmp_path / "labels.mapping"
    case.write(path)
    options = [{"id": "o0", "text": "Women"}, {"id": "o1", "text": "Men"}]
    crosswise = {"name": "crosswise", "prevalence": "1/4"}
    by_labels = mapping(
        [question("card", design=crosswise), question("sex", kind="one-of", options=options)],
        [
            column("card", "card", values={"Yes": "yes", "No": "no"}),
            column("sex", "sex", values={"Female": "o0", "Male": "o1"}),
        ],
    )
    held.write_bytes(written(by_labels))
    shown.window.open_path(path)
    page = Page(qtbot, shown)
    shown.dialogs.answers = [held]
    page.view.load()
    page.parts.first.opened.emit("card")
    card = page.parts.values_card
    assert {cell: box.currentText() for cell, box in card.meanings.items()} == {
        "1": "said No",
        "2": "said Yes",
    }
    assert card.note.isHidden()
    page.choose(card.meanings["1"], "choose …")
    assert "are refused" in card.note.text()
    page.view.head.undo.trigger()
    assert "90 of 90 rows come in" in page.tried()
    page.imported(tmp_path / "new.study")
    case.require_right(tmp_path / "new.study")


def test_that_cells_mean_on_the_page_what_they_mean_to_an_import() -> None:
    rows = [(cell,) for cell in ("1", "1.0", "TRUE", "2", "9", "", "x")]
    seen = looked_over(["Q3"], rows, value_labels={"Q3": {"2": "No"}})
    known = read(written(mapping(None, [column(values={"1": "yes", "No": "no"}, missing=["9"])])))
    made = Mapper(seen, begun(seen, known))
    entry = made.now.column("Q3")
    assert entry is not None
    meant = meanings_of(entry, seen[0])
    found = ["yes", "yes", "yes", "no", MISSING, MISSING, UNMAPPED]
    assert [meant(cell) for (cell,) in rows] == found
    made.set_meaning("2", UNMAPPED)
    entry = made.now.column("Q3")
    assert entry is not None
    assert meanings_of(entry, seen[0])("2") == UNMAPPED


def test_that_values_beyond_those_that_fit_are_counted(
    shown: Shown, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "towns.csv"
    towns = [f"town {at:03}" for at in range(75)] * 2
    path.write_text(
        "\n".join(["n,town", *(f"{i},{each}" for i, each in enumerate(towns))]), "utf-8"
    )
    shown.window.open_path(path)
    page = Page(qtbot, shown)
    page.begin()
    page.parts.first.opened.emit("town")
    card = page.parts.values_card
    assert len(card.meanings) == 60
    assert card.more.text() == "15 more values are mapped, too, and are not shown here."
    assert card.note.isHidden()
