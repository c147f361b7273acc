"""Comparing in the window: what is clicked is looked at, undone, redone and named."""

from __future__ import annotations

import random
import shutil
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from analyst_studies import Answering, analyst_view, rest
from compared_study import compared_study
from patience import LONGEST
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QMainWindow

from app.analyses.parts import Sentence, Tone
from app.analyses.request import CROSS, AnalysisRequest, recalled, remembered
from app.analyst.result.part_widgets import ChartGrid, SwitchRow
from app.analyst.state.comparing import Item
from app.analyst.state.result import Result, result_of
from app.analyst.window import frame as study_frame
from app.analyst.window.view import AnalystView
from app.kit.settings import Settings
from app.theme import Theme
from core.inference.intervals import Interval
from core.present.chart import CellsChart


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compared_study(tmp_path_factory.mktemp("window"), 120)


@pytest.fixture
def study(made: Path, tmp_path: Path) -> Path:
    """A study that nobody looked at: it keeps what was."""
    return Path(shutil.copy(made, tmp_path / "compared.study"))


@pytest.fixture
def settings(study: Path) -> Settings:
    return Settings(recent=[str(study)])


@pytest.fixture
def view(
    study: Path, theme: Theme, settings: Settings, dialogs: Answering, window: QMainWindow
) -> AnalystView:
    made = analyst_view(theme, study, settings, dialogs, window)
    window.setCentralWidget(made)
    window.show()
    rest(made)
    show_question(made, "bribe")
    return made


def show_question(view: AnalystView, name: str) -> None:
    entries = view.shown.entries
    place = next(i for i, entry in enumerate(entries) if entry.question.id == name)
    view.frame.become(view.shown.at(place))
    rest(view)


def pick(view: AnalystView, box: QComboBox, words: str) -> None:
    """Choose from a list as a person does."""
    place = next(i for i in range(box.count()) if words in box.itemText(i))
    box.setCurrentIndex(place)
    box.activated.emit(place)
    rest(view)


def _can_be_chosen(box: QComboBox, place: int) -> bool:
    index = box.model().index(place, 0)
    return bool(box.model().flags(index) & Qt.ItemFlag.ItemIsEnabled)


def test_that_what_makes_no_groups_is_listed_with_the_reason(view: AnalystView) -> None:
    box = view.frame.choices.compare.split.box
    texts = {box.itemText(i): i for i in range(box.count())}
    for able in ("Where do you live?", "Age?"):
        assert _can_be_chosen(box, texts[able])
    assert not any("Paid a bribe?" in text or "Paid in cash?" in text for text in texts)
    row = view.frame.choices.compare.split
    row.set_items((), None, barred=(Item("uses", "Uses? (several answers)"),), instead="Model it.")
    assert not _can_be_chosen(box, 1)
    assert box.itemData(1, Qt.ItemDataRole.ToolTipRole) == "Model it."


def test_that_a_split_and_a_crossing_are_chosen_named_and_undone(view: AnalystView) -> None:
    panel, frame = view.frame.choices, view.frame
    pick(view, panel.compare.split.box, "Where do you live?")
    assert view.shown.request.split == "area"
    assert "split by" in frame.result._subtitle.text()
    pick(view, panel.compare.cross.box, "Paid in cash?")
    assert view.shown.request.analysis == CROSS
    assert not view.shown.request.split
    assert isinstance(frame.result.chart.chart, CellsChart)
    assert frame.actions_.undo.toolTip().startswith("Undo: crossing two questions")
    switch = frame.result.findChild(SwitchRow)
    assert switch is not None
    assert switch.segments is not None
    switch.segments._group.button(1).click()
    rest(view)
    assert view.shown.choices.shares_of == "rows"
    assert frame.actions_.undo.toolTip().startswith("Undo: whose shares")
    for split, analysis in ((None, CROSS), ("area", "question"), (None, "question")):
        frame.actions_.undo.trigger()
        rest(view)
        assert (view.shown.request.split, view.shown.request.analysis) == (split, analysis)
    assert panel.compare.split.box.currentText() == "None"
    show_question(view, "area")
    assert view.shown.request.split is None


def test_that_groups_are_split_again_and_that_is_undone(view: AnalystView) -> None:
    panel, frame = view.frame.choices, view.frame
    compare = panel.compare
    assert not compare.then.isEnabled()
    pick(view, compare.split.box, "Where do you live?")
    assert compare.then.isEnabled()
    assert compare.then.box.findText("Where do you live?") < 0
    assert panel.simultaneous_box.text() == "All 4 at once (Bonferroni)"
    pick(view, compare.then.box, "Are you a woman?")
    assert view.shown.request.then == "woman"
    grid = frame.result.findChild(ChartGrid)
    assert grid is not None
    assert [title.split(",")[0] for title, _ in grid.panels] == ["City", "Town", "Village"]
    assert panel.differences_box.isHidden()
    panel.among_all_box.click()
    rest(view)
    charts = [panel.chart for _, panel in grid.panels]
    assert {getattr(chart, "reference", 0.0) for chart in charts} == {None}
    undo = frame.actions_.undo
    assert undo.text() == "&Undo: line of all"
    undo.trigger()
    assert undo.text() == "&Undo: groups of groups"
    undo.trigger()
    rest(view)
    assert grid.isHidden()
    assert not panel.differences_box.isHidden()
    pick(view, compare.then.box, "Are you a woman?")
    pick(view, compare.split.box, "None")
    request: AnalysisRequest = view.frame.shown.request
    assert request.then is None
    show_question(view, "woman")
    pick(view, compare.split.box, "Where do you live?")
    show_question(view, "area")
    assert view.shown.request.split is None


def test_that_another_question_begins_at_its_top_and_another_choice_stays(
    view: AnalystView,
) -> None:
    frame = view.frame
    frame.look({"split": "area"})
    frame.result.resize(700, 300)
    rest(view)
    bar = frame.result.area.verticalScrollBar()
    bar.setRange(0, 400)
    bar.setValue(120)
    frame.become(view.shown.looked(view.shown.request.choosing(level=0.9)))
    rest(view)
    assert bar.value() > 0
    show_question(view, "cash")
    assert bar.value() == 0
    for _ in range(3):  # the study keeps what is looked at for those who come
        frame.actions_.undo.trigger()
        rest(view)
    assert view.shown.request.split is None


def test_that_a_filter_is_built_typed_refused_and_taken_back(view: AnalystView) -> None:
    people = view.frame.people
    view.frame.choices.people.only.box.activated.emit(1)
    dialog = people.dialog
    assert dialog is not None
    dialog.add_button.click()
    row = dialog.rows[0]
    row.sign_box.activated.emit(1)
    assert dialog.field.text() == "area != o0"
    dialog.add_button.click()
    dialog.joining._group.button(1).click()
    assert dialog.field.text() == "area != o0 or area = o0"
    dialog.field.clear()
    QTest.keyClicks(dialog.field, "woman = yes and bribe = yes")
    assert dialog.problem.text().startswith("At column 17: bribe was randomized")
    assert not dialog.use_button.isEnabled()
    dialog.field.clear()
    QTest.keyClicks(dialog.field, "woman=yes")
    assert [each.question_box.currentText() for each in dialog.rows] == ["Are you a woman?"]
    dialog.use_button.click()
    rest(view)
    assert view.shown.request.where == "woman = yes"
    assert "where woman = yes" in view.frame.result._subtitle.text()
    told = view.frame.choices.people.only.box.currentText()
    assert told.endswith("where woman = yes")
    view.frame.choices.people.only.box.activated.emit(0)
    rest(view)
    assert view.shown.request.where == ""


def test_that_known_shares_are_read_or_refused(
    view: AnalystView, dialogs: Answering, tmp_path: Path
) -> None:
    table = tmp_path / "margins.csv"
    table.write_text("question,answer,share\nwoman,yes,.5\nwoman,no,.4\n", "utf-8")
    box = view.frame.choices.people.weights.box
    for text in ("woman,yes,.5\nwoman,no,.4\n", "woman,yes,.5\nwoman,no,.5\n"):
        table.write_text(f"question,answer,share\n{text}", "utf-8")
        dialogs.answers = [table]
        pick(view, box, "Known shares from a table")
        if text.endswith(".4\n"):
            assert "sum to 0.9" in view.frame.notice.text
            assert view.shown.request.design.margins == ()
    assert view.shown.request.design.margins[0].question == "woman"
    assert "weighted to the known shares of woman" in view.frame.result._subtitle.text()
    pick(view, box, "None")
    assert view.shown.request.design.margins == ()


def test_that_a_share_is_typed_in_per_cent(view: AnalystView) -> None:
    field = view.frame.choices.compare.against.field
    QTest.keyClicks(field, "12,5")
    QTest.keyClick(field, Qt.Key.Key_Return)
    rest(view)
    assert view.shown.request.against == 0.125
    assert field.text() == "12.5%"
    field.clear()
    QTest.keyClicks(field, "300")
    assert field.property("state") == "error"
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert field.text() == "12.5%"
    show_question(view, "trust")
    assert view.shown.request.against == 0.125


def test_that_a_table_that_is_taken_along_says_what_it_is_of(view: AnalystView) -> None:
    view.frame.look({"split": "area"})
    rest(view)
    assert view.shown.result is not None
    view.frame.actions_.copy_table.trigger()
    rest(view)
    title, method, *_ = QGuiApplication.clipboard().text().splitlines()
    assert title.startswith(f"{view.shown.result.head.title} · ")
    assert "split by" in method


def test_that_nothing_is_taken_along_that_is_not_what_was_chosen(
    view: AnalystView, monkeypatch: pytest.MonkeyPatch
) -> None:
    frame, go_on = view.frame, Event()
    worked_out = result_of

    def held(*what: Any, **more: Any) -> Result:
        assert go_on.wait(LONGEST)
        return worked_out(*what, **more)

    monkeypatch.setattr(study_frame, "result_of", held)
    clipboard = QGuiApplication.clipboard()
    clipboard.setText("before")
    (other,) = {len(frame.shown.entries) - 1} - {frame.shown.place}
    frame.questions.choose(other)
    assert view.shown.waits_for_another
    frame._blink.timeout.emit()
    assert frame.result._busy.text() == "Working out the question you chose…"
    for action in (do := frame.actions_).copy_table, do.copy_chart, do.copy_method, do.save_table:
        action.trigger()
        assert frame.status_bar.message.startswith("Not taken along")
    assert clipboard.text() == "before"
    go_on.set()
    rest(view)
    assert view.shown.result is not None
    frame.actions_.copy_method.trigger()
    assert clipboard.text() == view.shown.result.methods.text


def test_that_numbers_rows_and_the_method_can_be_copied(view: AnalystView) -> None:
    table = view.frame.result.table
    menu = table.menu_at(QPoint(table.columnWidth(0) + 5, 5))
    assert menu is not None
    number, row = menu.actions()
    clipboard = QGuiApplication.clipboard()
    number.trigger()
    assert clipboard.text() == table.rows_model.rows.text(0, 1)
    row.trigger()
    heads, cells = clipboard.text().splitlines()
    assert heads.split("\t")[0] == "Answer"
    assert cells.split("\t")[1] == table.rows_model.rows.text(0, 1)
    view.frame.actions_.copy_method.trigger()
    assert view.shown.result is not None
    assert clipboard.text() == view.shown.result.methods.text
    assert clipboard.text().startswith("The estimates are of 120 made-up responses, a")


def test_that_looking_early_is_told_until_the_interval_holds_at_any_time(
    view: AnalystView,
) -> None:
    panel, result = view.frame.choices, view.shown.result
    assert result is not None
    assert panel.anytime_button.isHidden()
    early = view.shown.holding([replace(view.shown.content, n=121)])
    assert (dict(view.shown.content.looks), dict(early.content.looks)) == ({}, {"bribe": 120})
    again = early.holding([replace(view.shown.content, n=122)])
    assert again.content.looks == {"bribe": 121}
    view.frame.become(early)
    rest(view)
    told = "Looked at before, at n = 120: this interval holds for one look only; anytime "
    told += "intervals hold for all."
    assert panel._looks.text() == told
    result = view.shown.result
    assert result is not None
    assert result.parts[1] == Sentence("", (told,), Tone.LEAD)
    panel.anytime_button.click()
    rest(view)
    assert panel._looks.text() == "Holds however often you look while files come in."
    assert panel.anytime_button.isHidden()
    assert view.shown.result is not None
    assert told not in str(view.shown.result.parts)
    view.frame.actions_.undo.trigger()
    assert view.shown.choices.interval is Interval.FELDMAN_COUSINS


def test_that_the_size_of_the_population_is_typed_kept_and_undone(view: AnalystView) -> None:
    panel = view.frame.choices.people
    field, note = panel.population.field, panel.population.note

    def typed(text: str) -> None:
        field.clear()
        QTest.keyClicks(field, text)
        QTest.keyClick(field, Qt.Key.Key_Return)
        rest(view)

    def method() -> str:
        assert view.shown.result is not None
        return view.shown.result.head.paragraphs[0]

    def size() -> int | None:
        return view.shown.request.population

    typed("119")
    assert size() is None
    assert note.text() == "Enter a whole number of at least 120, or nothing."
    typed("1,000")
    assert size() == 1_000
    assert "of a population of 1,000" in method()
    assert "effective n = 1" in method()
    assert "95% Clopper-Pearson interval" in method()
    assert recalled(remembered(view.shown.request)).population == 1_000
    view.frame.look({"split": "area"})
    rest(view)
    assert "population" not in method()
    assert note.text().startswith("Counts for everyone alone")
    view.frame.actions_.undo.trigger()
    assert view.frame.actions_.undo.text() == "&Undo: size of the population"
    view.frame.actions_.undo.trigger()
    rest(view)
    assert (size(), field.text()) == (None, "")
    assert "population" not in method()
    # More responses come than the population has people: it is told, and nothing is lost.
    typed("120")
    view.frame.become(view.shown.holding([replace(view.shown.content, n=121)]))
    rest(view)
    assert view.shown.result is not None
    # A note that it was looked at before may stand above it, once that was kept.
    assert any("smaller than the 121" in str(part) for part in view.shown.result.parts)
    assert "of a population" not in method()
    typed("")
    assert size() is None


def test_that_any_walk_can_be_undone_and_redone(view: AnalystView) -> None:
    """Choices at random, some in haste: back to the beginning, and forth to the same pictures."""
    chance, panel = random.Random(7), view.frame.choices  # noqa: S311 - a walk, not a secret
    begun = view.shown.request
    questions = [entry.question.id for entry in view.shown.entries]
    seen: list[AnalysisRequest] = []
    for step in range(24):
        boxes = [
            *(panel.compare.split.box, panel.compare.cross.box, panel.compare.answer.box),
            *(panel.analysis_box.box, panel.people.strata.box, panel.interval_box),
        ]
        box = chance.choice([each for each in boxes if not each.isHidden() and each.count()])
        if chance.random() < 0.3:
            show_question(view, chance.choice(questions))
        elif box.isVisible():
            free = [i for i in range(box.count()) if _can_be_chosen(box, i)]
            box.activated.emit(chance.choice(free))
        if step % 4:
            rest(view)
        seen.append(view.shown.request)
    rest(view)
    # A sample that cannot be, such as of lone clusters, is told in the place of a result.
    result = view.shown.result
    if view.shown.given_up is None:
        assert result is not None
        assert result.request == view.shown.request.asking
    last = view.shown.request
    while view.shown.request != begun:
        view.frame.actions_.undo.trigger()
    rest(view)
    assert view.frame.result._title.text() == "Paid a bribe?"
    while view.frame.actions_.redo.isEnabled() and view.shown.request != last:
        view.frame.actions_.redo.trigger()
    rest(view)
    assert view.shown.request == last
    assert recalled(remembered(last)) == last
