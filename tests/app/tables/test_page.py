"""The page on which a table from elsewhere is mapped, from its file to its study."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from golden_reference import reference
from mapped import column, mapping, put, question, written
from mapping_page import Page, table
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shown_window import Shown
from walking import faults, settle

from app.analyst.window.view import AnalystView
from app.tables.mapper import Mapper
from app.tables.mapping_state import MISSING, Mapped, begun
from app.tables.reading import look_over
from app.tables.view import MappingView
from app.theme import Theme
from app.widgets.message import MessageDialog
from core.examples import example_path, example_survey
from core.interchange.mapping.guess import looked_over
from core.interchange.mapping.reading import read
from core.study import Study


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


@pytest.fixture
def shown(qtbot: QtBot, theme: Theme, tmp_path: Path) -> Shown:
    return Shown(qtbot, theme, tmp_path, respondent=False)


@pytest.mark.parametrize(
    ("name", "design", "numbers"),
    [
        ("crosswise_p25_n310_y198", "Crosswise", {"prevalence": "1/4"}),
        ("mangat_p70_n500_y240", "Mangat", {"p": "7/10"}),
    ],
)
def test_that_a_table_becomes_a_study_with_the_reference_numbers(
    name: str, design: str, numbers: dict[str, str], shown: Shown, qtbot: QtBot, tmp_path: Path
) -> None:
    case = reference()["binary"][name]
    path = table(tmp_path, yes=case["yes"], no=case["n"] - case["yes"])
    shown.window.open_path(path)
    page = Page(qtbot, shown)
    page.begin()
    assert page.parts.question_card.head.text() == "main/bribe"
    page.choose(page.parts.design_card.design, design)
    for parameter, value in numbers.items():
        field = page.parts.design_card.numbers[parameter]
        field.clear()
        QTest.keyClicks(field, value)
    share = f"{100 * case['pi_moment']:.1f}%"
    said = page.tried()
    assert f"{case['n']} of {case['n']} rows come in, 0 are refused." in said
    assert share in said
    settle(shown.window, (1280, 800))
    assert faults(page.view) == []
    view = page.imported(tmp_path / "new.study")
    (entry, _) = view.shown.entries
    assert entry.question.id == "bribe"
    result = view.shown.result
    assert result is not None
    told = " ".join(str(part) for part in result.parts)
    assert "May be analysed, may not be collected." in told
    estimate = view.shown.content.tallies["bribe"]
    assert estimate.counts == (case["yes"], case["n"] - case["yes"])


def test_that_a_value_without_a_meaning_refuses_its_rows_until_it_has_one(
    shown: Shown, qtbot: QtBot, tmp_path: Path
) -> None:
    path = table(tmp_path, yes=6, no=8)
    path.write_text(path.read_text() + "9,33\n9,34\n,35\n")
    shown.window.open_path(path)
    page = Page(qtbot, shown)
    page.begin()
    page.choose(page.parts.question_card.role, "A yes/no question")
    values = page.parts.values_card
    assert list(values.meanings) == ["1", "2", "9", ""]
    page.choose(values.meanings["1"], "said Yes")
    page.choose(values.meanings["2"], "said No")
    assert "17 rows come in, 2 are refused" in page.tried()
    assert "2 rows hold “9”" in values.note.text()
    page.choose(values.meanings["9"], "no answer")
    assert "17 of 17 rows come in, 0 are refused." in page.tried()
    assert values.note.isHidden()
    page.view.head.undo.trigger()
    assert "2 are refused" in page.tried()
    page.view.head.redo.trigger()
    assert "0 are refused" in page.tried()


def test_that_a_fraction_that_is_none_is_said_and_nothing_is_imported(
    shown: Shown, qtbot: QtBot, tmp_path: Path
) -> None:
    shown.window.open_path(table(tmp_path, yes=6, no=8))
    page = Page(qtbot, shown)
    page.begin()
    page.choose(page.parts.design_card.design, "Warner")
    field = page.parts.design_card.numbers["p"]
    field.setFocus()
    field.clear()
    QTest.keyClicks(field, "many")
    said = (
        "Chance of the statement, not its negation: “many” is no number. Write it as 3/4 or 0.75."
    )
    assert page.tried() == f"Column “main/bribe”: {said}"
    assert page.parts.design_card.fault_note.isHidden()  # as long as it is typed
    QTest.keyClick(field, Qt.Key.Key_Tab)
    assert page.parts.design_card.fault.text() == said
    assert field.accessibleDescription() == said
    assert field.property("state") == "error"
    assert not page.view.foot.import_button.isEnabled()
    assert not page.view.foot.save_button.isEnabled()
    field.clear()
    QTest.keyClicks(field, "3/4")
    assert page.parts.design_card.fault_note.isHidden()
    assert field.property("state") == "plain"
    assert "14 of 14 rows" in page.tried()
    assert not page.view.foot.import_button.isEnabled()  # the age is still a guess
    QTest.mouseClick(page.parts.confirm_all_button, Qt.MouseButton.LeftButton)
    page.tried()
    assert page.view.foot.import_button.isEnabled()


def test_that_a_mapping_is_written_loaded_and_offered_again(
    shown: Shown, qtbot: QtBot, tmp_path: Path
) -> None:
    shown.window.open_path(table(tmp_path, yes=6, no=8))
    page = Page(qtbot, shown)
    page.begin()
    page.choose(page.parts.design_card.design, "Warner")
    QTest.keyClicks(page.parts.design_card.numbers["p"], "3/4")
    page.tried()
    saved = tmp_path / "north.mapping"
    shown.dialogs.answers = [saved]
    QTest.mouseClick(page.view.foot.save_button, Qt.MouseButton.LeftButton)
    kept = read(saved.read_bytes())
    view = page.imported(tmp_path / "new.study")
    with Study.open(tmp_path / "new.study", write=False) as study:
        assert study.survey.digest == kept.digest
    # A table with the same heads is offered the study's mapping, and comes into the study.
    more = table(tmp_path, "more.csv", yes=3, no=4)
    shown.dialogs.answers = [more]
    view._table.trigger()
    again = Page(qtbot, shown)
    again.begin()
    mapper = again.view.mapper
    assert mapper is not None
    assert mapper.now.mapping == replace(kept, key=None)
    again.tried()
    QTest.mouseClick(again.view.foot.import_button, Qt.MouseButton.LeftButton)
    opened = shown.view
    assert isinstance(opened, AnalystView)
    qtbot.waitUntil(lambda: opened.shown.n == 21)
    shown.rest()
    # One that is loaded stands in the place of the guess.
    shown.window.open_path(more)
    third = Page(qtbot, shown)
    third.begin()
    shown.dialogs.answers = [saved]
    QTest.mouseClick(third.view.head.load_button, Qt.MouseButton.LeftButton)
    assert third.view.mapper is not None
    assert third.view.mapper.now.mapping == kept
    third.tried()
    # One of another table is refused by the column that is not there, and changes nothing.
    other = tmp_path / "other.mapping"
    other.write_bytes(written(mapping()))
    shown.dialogs.answers = [other]
    QTest.mouseClick(third.view.head.load_button, Qt.MouseButton.LeftButton)
    assert shown.has_box()
    shown.box()
    assert third.view.mapper.now.mapping == kept


def test_that_a_table_that_cannot_be_read_to_its_end_says_where(
    shown: Shown, qtbot: QtBot, tmp_path: Path
) -> None:
    path = table(tmp_path, yes=6, no=8)
    shown.window.open_path(path)
    page = Page(qtbot, shown)
    page.begin()
    page.tried()
    path.write_text(path.read_text() + '1,"20')
    page.choose(page.parts.design_card.design, "Warner")
    QTest.keyClicks(page.parts.design_card.numbers["p"], "3/4")
    page.tried()
    told = page.view.foot.problem.text()
    assert told.startswith("paper.csv, row 16: ")
    assert "Nothing of the table was taken." in told
    assert "Close the double quote that was left open" in told
    # Half of a table is no sample: nothing can be imported.
    assert not page.view.foot.import_button.isEnabled()


def test_that_what_is_no_table_is_explained_and_leads_back(
    shown: Shown, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "x.csv"
    path.write_bytes(b"")
    shown.window.open_path(path)
    qtbot.waitUntil(shown.has_box)
    assert shown.view is shown.window.home
    shown.box()


def test_that_escape_leads_back_while_the_table_is_read(shown: Shown, tmp_path: Path) -> None:
    shown.window.open_path(table(tmp_path, yes=600, no=800))
    view = shown.view
    assert isinstance(view, MappingView)
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert shown.view is shown.window.home


def test_that_a_table_dropped_on_a_study_is_mapped_and_one_of_responses_imported(
    shown: Shown, qtbot: QtBot, tmp_path: Path
) -> None:
    survey = example_survey("bribery")
    Study.create(tmp_path / "a.study", example_path("bribery").read_bytes()).close()
    rows = [f"{place:032x},spinner,{survey.digest},{place % 2},{place % 3}" for place in range(8)]
    responses = tmp_path / "responses.csv"
    responses.write_text("\n".join(["id,procedure,survey,bribe,area", *rows]) + "\n")
    shown.window.open_path(tmp_path / "a.study")
    shown.rest()
    view = shown.view
    assert isinstance(view, AnalystView)
    view.import_paths([responses])
    qtbot.waitUntil(lambda: view.shown.n == 8)
    shown.rest()
    view.import_paths([table(tmp_path, yes=3, no=4)])
    page = Page(qtbot, shown)
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    back = shown.view
    assert isinstance(back, AnalystView)
    qtbot.waitUntil(lambda: back.shown.n == 8)
    shown.rest()


def test_that_what_was_mapped_is_not_left_by_one_key(
    shown: Shown, qtbot: QtBot, tmp_path: Path
) -> None:
    shown.window.open_path(table(tmp_path, yes=6, no=8))
    page = Page(qtbot, shown)
    page.begin()
    page.choose(page.parts.design_card.design, "Warner")
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    (box,) = page.view.findChildren(MessageDialog, "leave_box")
    QTest.mouseClick(box.close_button, Qt.MouseButton.LeftButton)
    assert isinstance(shown.view, MappingView)
    page.view.head.undo.trigger()
    page.view.head.undo.trigger()  # what was randomized is one step, too
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert not isinstance(shown.view, MappingView)


# Without a window


def mapper_of(*rows: tuple[str, ...], heads: tuple[str, ...] = ("q", "sex")) -> Mapper:
    seen = looked_over(heads, rows)
    return Mapper(seen, begun(seen))


def test_that_a_known_mapping_is_taken_only_where_its_heads_are_there() -> None:
    known = read(written(mapping()))
    here, elsewhere = looked_over(("Q3", "x"), [("1", "a")]), looked_over(("Q4",), [("1",)])
    assert begun(here, known).mapping == known
    assert begun(elsewhere, known).mapping != known


def test_that_a_mapping_that_is_not_changed_stays_what_it_is() -> None:
    groups = {"A": {"truth": "4/5"}, "B": {"truth": "1/5"}}
    design = {"name": "unrelated-unknown", "by": "g", "groups": groups}
    asked = [question(design=design), question("b", mechanism={"name": "warner", "p": "3/4"})]
    content = mapping(asked, [column(), column("Q4", "b")])
    known = read(written(content))
    seen = looked_over(("Q3", "Q4", "g"), [("1", "2", "A")])
    assert begun(seen, known).mapping == known
    mapper = Mapper(seen, begun(seen, known))
    mapper.open("Q3")
    mapper.set_text("Other.")
    assert mapper.now.mapping is not None
    assert mapper.now.mapping.digest != known.digest
    mapper.undo()
    assert mapper.now.mapping == known


def test_that_each_step_is_taken_back_by_itself() -> None:
    mapper = mapper_of(("1", "f"), ("2", "m"), ("3", "f"))
    first = mapper.now
    mapper.open("q")
    steps: tuple[Callable[[], object], ...] = (
        lambda: mapper.set_role("yes-no"),
        lambda: mapper.set_meaning("1", "yes"),
        lambda: mapper.set_meaning("2", "no"),
        lambda: mapper.set_meaning("3", MISSING),
        lambda: mapper.set_design("forced-words"),
        lambda: mapper.set_number("yes", "1/5"),
        lambda: mapper.set_role("stratum"),
        lambda: mapper.set_role(""),
    )
    held: list[Mapped] = []
    for step in steps:
        held.append(mapper.now)
        step()
    assert mapper.now.role("q") == ""
    for before in reversed(held):
        mapper.undo()
        assert mapper.now.content == before.content
    assert mapper.now.content == first.content


def test_that_columns_of_one_question_go_together() -> None:
    heads = ("q", "q/a", "q/b")
    mapper = mapper_of(("a b", "1", "1"), ("a", "1", "0"), ("b", "0", "1"), heads=heads)
    assert [mapper.now.role(head) for head in heads] == ["", "many-of", "many-of"]
    mapper.open("q/b")
    mapper.set_role("")
    assert [mapper.now.role(head) for head in heads] == ["", "", ""]


def test_that_looking_over_counts_and_keeps_the_first_rows(tmp_path: Path) -> None:
    arguments = put(tmp_path, mapping(), ["Q3", *("1" * 30), *("2" * 12)])
    looked = look_over(Path(arguments[2]))
    assert (looked.n, len(looked.first), looked.seen[0].counts["1"]) == (42, 5, 30)
