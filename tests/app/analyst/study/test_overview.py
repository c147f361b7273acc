"""The page of a study: what was collected, conflicts decided on, notes, the log, other studies."""

from __future__ import annotations

import os
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest
from analyst_studies import Answering, analyst_view, new_study, rest
from PySide6.QtCore import QEventLoop
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QDialog, QLabel, QMainWindow, QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from app.analyses.content import counted, load
from app.analyses.parts import TablePart
from app.analyses.request import CROSS, AnalysisRequest, remembered
from app.analyst.state.study_edits import Decided, StudyEdit
from app.analyst.state.study_reading import Opposed, keep_view, open_study, read_overview
from app.analyst.state.study_state import StudyState
from app.analyst.state.window_place import WindowPlace, place_in
from app.analyst.window.view import AnalystView
from app.export.clipboard import html_bytes
from app.kit.settings import Settings
from app.theme import Theme
from core.count.tally import Tally
from core.estimate.compare import compare_options
from core.examples import example_path, example_survey
from core.facts.errors import Code, Refused
from core.inference.intervals import Interval
from core.present.chart import CellsChart
from core.present.records import Records
from core.present.table import Cell, Column, Table
from core.privacy.procedures import Procedure
from core.response.file import Response, write
from core.study import Study, annotate, database, import_paths, schema
from core.study.analyst_work import Choice, Flag
from core.study.store import Study as Store

SURVEY, BYTES = example_survey("bribery"), example_path("bribery").read_bytes()
DAY = date(2026, 3, 4)


def people(n: int, seed: int = 1, yes: float = 0.4) -> list[Response]:
    """Responses of made-up people, real ones to the program; every other lives in the city."""
    drawn = random.Random(seed)  # noqa: S311 - made-up people
    return [
        Response(
            f"{drawn.getrandbits(128):032x}",
            SURVEY.digest,
            {"bribe": int(drawn.random() < yes), "area": i % 2},
            Procedure.SPINNER,
        )
        for i in range(n)
    ]


def other(response: Response) -> Response:
    """The same response with the other word in it."""
    answers = {**response.answers, "bribe": 1 - int(str(response.answers["bribe"]))}
    return replace(response, answers=answers)


def folder_of(folder: Path, n: int, bad: int, conflicts: int) -> Path:
    """Write `n` files, of which some are cut off and some are other versions of one id."""
    made = people(n - bad - conflicts)
    folder.mkdir(parents=True)
    for one in made:
        (folder / one.file_name).write_bytes(write(one))
    for number in range(bad):
        (folder / f"{number:032x}.response").write_bytes(write(made[0])[:40])
    for one in made[:conflicts]:
        (folder / f"again-{one.file_name}").write_bytes(write(other(one)))
    return folder


@pytest.fixture
def study(tmp_path: Path) -> Path:
    """A study of 40 people, two conflicts, three refused files and a skipped one."""
    path = new_study(tmp_path / "a.study", BYTES)
    folder = folder_of(tmp_path / "in", 45, 3, 2)
    (folder / "readme.txt").write_text("hello")
    with Study.open(path) as opened:
        import_paths(opened, [folder])
    return path


Opener = Callable[[Path], AnalystView]


@pytest.fixture
def opened(window: QMainWindow, theme: Theme, settings: Settings, dialogs: Answering) -> Opener:
    def make(path: Path) -> AnalystView:
        made = analyst_view(theme, path, settings, dialogs, window)
        window.setCentralWidget(made)
        window.show()
        rest(made)
        return made

    return make


def look(view: AnalystView, **changes: object) -> None:
    view.frame.become(view.shown.looked(replace(view.shown.request, **changes)))  # type: ignore[arg-type]
    rest(view)


def picture(view: AnalystView) -> QImage:
    # What was just put in is laid out, what that moves as well, and then it is painted.
    for _ in range(5):
        QGuiApplication.processEvents()
    while not view.frame.result.updatesEnabled():
        QGuiApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    return view.frame.result.grab().toImage()


def left(view: AnalystView) -> None:
    view.close_study()
    rest(view)


def decide(view: AnalystView, place: int, choice: str) -> None:
    """Decide on a conflict as a person does: in the window that compares both versions."""
    view.study_page.compare_wanted.emit(view.study_page.to_look_at.rows[place])
    rest(view)
    dialog = view.findChild(QDialog, "conflict_dialog")
    assert dialog is not None
    button = dialog.findChild(QPushButton, f"decide_{choice}")
    assert button is not None
    button.click()
    dialog.close()
    rest(view)


def analyst_work(path: Path) -> tuple[list[str], str]:
    """What a study holds of decisions and of a note about all of it."""
    with Study.open(path, write=False) as held:
        found = held.analyst_work()
    return sorted(each.choice.value for each in found.decisions.values()), found.notes.get("", "")


# What was collected


def test_that_days_and_verdicts_are_counted(study: Path) -> None:
    found = read_overview(study)
    assert found.accepted == 40
    assert [found.count(code) for code in (Code.DUPLICATE, Code.CONFLICT, None)] == [0, 2, 1]
    assert found.refusals == (3, 1)
    assert [each.differing[0].id for each in found.conflicts] == ["bribe", "bribe"]
    assert found.looks == ()
    with Study.open(study) as held:
        for back in (3, 0):
            day = date.today() - timedelta(days=back)
            annotate.log_analysis(held, remembered(AnalysisRequest(questions=("bribe",))), day)
    found = read_overview(study)
    before, today = found.log
    assert (before.n, today.n) == (0, 40)
    assert found.looks == ()  # before anybody had answered, and when all had


def test_that_only_a_duplicate_in_another_file_is_counted(
    study: Path, tmp_path: Path, opened: Opener
) -> None:
    """Nothing is kept of a file that comes again: its number would be wrong."""
    with Study.open(study) as held:
        (tmp_path / "again.jsonl").write_bytes(b"".join(map(write, held.responses())))
        assert import_paths(held, [tmp_path / "again.jsonl"]).duplicates == 40
        assert read_overview(study).count(Code.DUPLICATE) == 0
        later = people(5, seed=9)
        (tmp_path / "more.jsonl").write_bytes(b"".join(map(write, later)))
        assert import_paths(held, [tmp_path / "more.jsonl"]).accepted == 5
        alone = tmp_path / f"{later[0].id}.response"
        alone.write_bytes(write(later[0]))
        for _ in range(2):
            assert import_paths(held, [alone]).duplicates == 1
    view = opened(study)
    look(view, page="study")
    card = view.study_page.offered
    assert [label.text() for label in card.counts] == ["45", "1", "2", "3", "1"]
    assert not card.counts[1].isHidden()
    texts = [label.text() for label in card.findChildren(QLabel)]
    assert "A file offered again counts once." in texts
    left(view)


def test_that_a_look_between_two_imports_is_told(study: Path, tmp_path: Path) -> None:
    with Study.open(study) as held:
        annotate.log_analysis(held, remembered(AnalysisRequest(questions=("bribe",))), date.today())

    (tmp_path / "more.jsonl").write_bytes(b"".join(map(write, people(5, seed=9))))
    with Study.open(study) as held:
        tomorrow = date.today() + timedelta(days=1)
        assert import_paths(held, [tmp_path / "more.jsonl"], today=tomorrow).accepted == 5
    found = read_overview(study)
    assert [n for _, n in found.days] == [40, 5]
    assert found.looks == (date.today(),)
    assert found.log[0].n == 40


def test_that_the_page_tells_them(study: Path, opened: Opener) -> None:
    view = opened(study)
    look(view, page="study")
    page = view.study_page
    assert [label.text() for label in page.offered.counts] == ["40", "0", "2", "3", "1"]
    assert page.offered.counts[1].isHidden()  # a study does not know how often a file came
    assert page.days_label.text() == "40 responses in one day of import"
    assert [isinstance(row, Opposed) for row in page.to_look_at.rows] == [True, True, False]
    assert page.to_look_at.sorts is not None
    page.to_look_at.sorts.set_key("refused")
    page.to_look_at.sorts.chosen.emit("refused")
    assert len(page.to_look_at.rows) == 1
    assert page.chart.bars == [(date.today(), 40)]
    look(view, choices=replace(view.shown.choices, interval=Interval.ANYTIME))
    assert page.anytime_button.isHidden()


# What is added


def test_that_a_conflict_is_decided_undone_and_reopened(study: Path, opened: Opener) -> None:
    view = opened(study)
    look(view, page="study")
    yes = view.shown.content.tallies["bribe"].counts[0]
    first = view.study_page.to_look_at.rows[0]
    assert isinstance(first, Opposed)
    decide(view, 0, "neither")
    assert (view.shown.n, analyst_work(study)[0]) == (39, ["neither"])
    decide(view, 0, "second")  # the other one: decided ones stand behind
    assert analyst_work(study)[0] == ["neither", "second"]
    undo, redo = view.frame.actions_.undo, view.frame.actions_.redo
    assert undo.text() == "&Undo: a decision on a conflict"
    for expected in (["neither"], []):
        undo.trigger()
        rest(view)
        assert analyst_work(study)[0] == expected
    assert view.shown.n == 40
    assert view.shown.content.tallies["bribe"].counts[0] == yes
    assert redo.toolTip().startswith("Redo: a decision on a conflict")
    redo.trigger()
    rest(view)
    assert (view.shown.n, analyst_work(study)[0]) == (39, ["neither"])
    decided = view.study_page.to_look_at.rows[1]
    assert isinstance(decided, Opposed)
    assert decided.id == first.id
    view.study_page.to_look_at.reopen_wanted.emit(decided)
    rest(view)
    assert (view.shown.n, analyst_work(study)[0]) == (40, [])
    undo.trigger()
    rest(view)
    assert analyst_work(study)[0] == ["neither"]


def test_that_steps_of_all_sorts_are_undone_in_their_order(study: Path, opened: Opener) -> None:
    view = opened(study)
    look(view, page="study")
    notes, undo, redo = view.study_page.notes, view.frame.actions_.undo, view.frame.actions_.redo
    notes.edit_button.click()
    notes.field.setPlainText("Two laptops changed.")
    notes.edit_button.click()
    rest(view)
    assert analyst_work(study)[1] == notes.shown.text() == "Two laptops changed."
    look(view, choices=replace(view.shown.choices, level=0.9))
    assert undo.text() == "&Undo: level"
    undo.trigger()
    assert undo.text() == "&Undo: a note"
    undo.trigger()
    rest(view)
    assert analyst_work(study)[1] == ""
    assert undo.text() == "&Undo: another page"
    redo.trigger()
    rest(view)
    assert analyst_work(study)[1] == "Two laptops changed."
    assert redo.text() == "&Redo: level"
    notes.edit_button.click()
    notes.field.setPlainText("a" * 20_001)
    notes.edit_button.click()
    rest(view)
    assert analyst_work(study)[1] == "Two laptops changed."
    assert not notes.field.isHidden()  # nothing is lost
    assert "20,000" in notes.too_long.text()


def test_that_any_walk_of_steps_goes_back_as_it_came() -> None:
    """Against a plain list of states: what is looked at, and a note, after every step."""
    for seed in range(60):
        drawn = random.Random(seed)  # noqa: S311 - made-up people
        shown, note, states, at = StudyState(), "", [(AnalysisRequest(), "")], 0
        for number in range(40):
            move = drawn.randrange(4)
            if move == 0:
                shown = shown.looked(replace(shown.request, where=f"age >= {number}"))
            elif move == 1:
                shown = shown.doing(StudyEdit("", note, f"{number}"))
                note = f"{number}"
            if move < 2:
                states = [*states[: at + 1], (shown.request, note)]
                at += 1
            else:
                can = at > 0 if move == 2 else at + 1 < len(states)
                shown, due = shown.undone() if move == 2 else shown.redone()
                note = str(due.now) if due is not None else note
                at += can * (-1 if move == 2 else 1)
            assert (shown.request, note) == states[at]


def test_that_deeds_keep_their_places_in_the_longest_history() -> None:
    shown = StudyState()
    for number in range(250):
        shown = shown.looked(AnalysisRequest(where=f"age = {number}"))
    shown = shown.doing(StudyEdit("", "", "a")).looked(AnalysisRequest(where="age = 300"))
    assert shown.undoes == "where"
    shown, due = shown.undone()
    assert due is None
    assert shown.undoes == "note"


# What is looked at


def test_that_what_is_looked_at_is_kept_in_the_study(study: Path, opened: Opener) -> None:
    left(opened(study))
    held = study.read_bytes()
    left(opened(study))
    assert study.read_bytes() == held  # looking again, at what was there, changes nothing
    view = opened(study)
    look(view, questions=("bribe",), split="area", where="area in (city, town)")
    look(view, choices=replace(view.shown.choices, level=0.9))
    seen = view.shown.request
    left(view)
    assert open_study(study).request == seen
    again = opened(study)
    assert again.shown.request == seen
    look(again, split=None)
    look(again, page="study")
    left(again)
    log = [entry.request for entry in read_overview(study).log]
    assert [(each.split, each.page) for each in log if each] == [("area", ""), (None, "study")]
    assert opened(study).shown.request.page == "study"


def test_that_a_look_is_told_in_the_next_session_of_the_same_day(
    study: Path, opened: Opener, tmp_path: Path
) -> None:
    view = opened(study)
    assert view.shown.content.looks == {}
    left(view)
    for number, seed in enumerate((9, 10)):
        (tmp_path / "more.jsonl").write_bytes(b"".join(map(write, people(5, seed=seed))))
        with Study.open(study) as held:
            assert import_paths(held, [tmp_path / "more.jsonl"]).accepted == 5
        view = opened(study)
        assert view.shown.content.looks == {"bribe": 40 + 5 * number}
        assert view.shown.result is not None
        told = " ".join(
            line for part in view.shown.result.parts for line in getattr(part, "paragraphs", ())
        )
        assert f"Looked at before, at n = {40 + 5 * number}" in told
        left(view)
    view = opened(study)
    look(view, page="study")
    assert view.study_page.log.told.text() == "Looked at 2 times before the last files came."
    assert not view.study_page.anytime_button.isHidden()


def laid_out() -> None:
    """Let layouts settle, each of which asks the one around it in an event of its own."""
    for _ in range(5):
        QGuiApplication.processEvents()


def test_that_the_window_stands_where_the_study_was_left(study: Path, opened: Opener) -> None:
    view = opened(study)
    look(view, page="study")
    area = view.study_page.area
    assert area is not None
    view.study_page.notes.edit_button.click()
    view.study_page.notes.field.setPlainText("One line after another.\n" * 60)
    view.study_page.notes.edit_button.click()
    rest(view)
    laid_out()
    assert area.verticalScrollBar().maximum() > 50
    area.verticalScrollBar().setValue(50)
    view.frame.actions_.show_questions.setChecked(False)
    look(view, page="")
    view.window().resize(1440, 1000)  # the table finds room beneath the chart
    laid_out()
    view.frame.result.splitter.moveSplitter(260, 1)
    sizes = view.frame.result.splitter.sizes()
    look(view, page="study")
    left(view)
    view._settings.splitter = []
    again = opened(study)
    laid_out()
    assert again.study_page.area is not None
    assert again.study_page.area.verticalScrollBar().value() == 50
    assert not again.frame.actions_.show_questions.isChecked()
    look(again, page="")
    laid_out()
    assert again.frame.result.splitter.sizes() == sizes
    look(again, page="study")
    left(again)
    held = study.read_bytes()
    left(opened(study))
    assert study.read_bytes() == held  # a place that is kept is not written again


@pytest.mark.parametrize(
    "written",
    [None, 3, [], {"split": [1]}, {"split": [1, -2]}, {"scrolled": {"": 10**9}}, {"x": 1}],
)
def test_that_a_place_that_is_not_understood_is_the_first_one(written: object) -> None:
    assert place_in(written) == WindowPlace()


def test_that_a_study_is_read_through_again_once_it_has_changed(
    study: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content, of_rows = load(study), schema.damaged_rows
    checked: list[str] = []

    def found(connection: sqlite3.Connection) -> tuple[str, list[str]]:
        checked.append("rows")
        return of_rows(connection)

    monkeypatch.setattr(database, "damaged_rows", found)
    split = AnalysisRequest(questions=("bribe",), split="area")
    groups = counted(content, split).groups["bribe"]
    assert checked == []
    again = counted(replace(content, mark=()), split)
    assert len(checked) == 1
    assert again.groups["bribe"] == groups
    with closing(sqlite3.connect(study)) as connection:
        connection.execute("UPDATE response SET checksum = checksum + 1")
        connection.commit()
    os.utime(study, ns=(1, 1))
    with pytest.raises(Refused):
        counted(content, split)


def test_that_one_analysis_stands_once_a_day(study: Path) -> None:
    bribe, area = AnalysisRequest(questions=("bribe",)), AnalysisRequest(questions=("area",))
    for request in (bribe, area, bribe.choosing(level=0.9), bribe.choosing(level=0.8)):
        assert keep_view(study, request)
    log = read_overview(study).log
    assert [entry.request for entry in log] == [area, bribe.choosing(level=0.8)]


def test_that_a_study_nobody_may_write_says_so_and_works(study: Path, opened: Opener) -> None:
    with closing(Store.open(study)) as claiming:
        assert claiming.obstacle is None
        held = study.read_bytes()
        view = opened(study)
        assert "Read-only: what you choose is not kept" in view.frame.status_bar.facts
        look(view, page="study")
        assert not view.study_page.notes.edit_button.isEnabled()
        view.study_page.compare_wanted.emit(view.study_page.to_look_at.rows[0])
        rest(view)
        dialog = view.findChild(QDialog, "conflict_dialog")
        assert dialog is not None
        assert dialog.findChild(QPushButton, "decide_first") is None
        left(view)
        assert study.read_bytes() == held


def test_that_what_cannot_be_added_is_told(study: Path, opened: Opener) -> None:
    view = opened(study)
    look(view, page="study")
    with closing(Store.open(study)):
        view.study_page.added.emit(StudyEdit("", "", "late"))
        rest(view)
    assert not view.frame.notice.isHidden()
    assert not view.frame.actions_.undo.text().endswith("a note")
    assert analyst_work(study)[1] == ""


# Other studies, and the log again


def test_that_studies_are_merged_into_a_new_one(
    study: Path, tmp_path: Path, opened: Opener, dialogs: Answering, qtbot: QtBot
) -> None:
    second, target = new_study(tmp_path / "b.study", BYTES), tmp_path / "c.study"
    (tmp_path / "b.jsonl").write_bytes(b"".join(map(write, people(7, seed=5))))
    with Study.open(second) as held:
        import_paths(held, [tmp_path / "b.jsonl"])
    view = opened(study)
    look(view, page="study")
    dialogs.answers = [second, target]
    with qtbot.waitSignal(view.rescued) as made:
        view.study_page.merge_button.click()
    assert made.args == [target, "Merged: 47 responses, 0 duplicates, 2 conflicts."]
    with Study.open(target, write=False) as merged:
        assert merged.n == 47
    rest(view)
    left(view)


def test_that_responses_in_both_studies_are_told_and_a_copy_is_not_compared(
    study: Path, tmp_path: Path, opened: Opener, dialogs: Answering
) -> None:
    part, copy = new_study(tmp_path / "part.study", BYTES), tmp_path / "copy.study"
    copy.write_bytes(study.read_bytes())
    with Study.open(study, write=False) as held, Study.open(part) as some:
        (tmp_path / "p.jsonl").write_bytes(b"".join(map(write, list(held.responses())[:7])))
        import_paths(some, [tmp_path / "p.jsonl"])
    view = opened(study)
    look(view, page="study")
    dialogs.answers = [copy]
    view.study_page.beside_button.click()
    rest(view)
    assert view.findChild(QDialog, "waves_dialog") is None
    assert "Both studies hold the same responses and no others." in view.frame.notice.text
    dialogs.answers = [part]
    view.study_page.beside_button.click()
    rest(view)
    dialog = view.findChild(QDialog, "waves_dialog")
    assert dialog is not None
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    assert any(text.startswith("7 responses are in both studies.") for text in texts)
    dialog.close()
    left(view)


def test_that_two_waves_are_compared_and_copied(
    study: Path, tmp_path: Path, opened: Opener, dialogs: Answering
) -> None:
    second = new_study(tmp_path / "b.study", BYTES)
    (tmp_path / "b.jsonl").write_bytes(b"".join(map(write, people(60, seed=5, yes=0.7))))
    with Study.open(second) as held:
        import_paths(held, [tmp_path / "b.jsonl"])
        theirs = [row for row in held.responses()]
    view = opened(study)
    look(view, page="study")
    dialogs.answers = [second]
    view.study_page.beside_button.click()
    rest(view)
    dialog = view.findChild(QDialog, "waves_dialog")
    assert dialog is not None
    copy = dialog.findChild(QPushButton, "copy_waves")
    assert copy is not None
    copy.click()
    rest(view)
    bribe = SURVEY.question("bribe")
    counts = []
    with Study.open(study, write=False) as held:
        for rows in (list(held.responses()), theirs):
            yes = sum(row.answers["bribe"] == 1 for row in rows)
            counts.append(Tally(bribe, len(rows), (yes, len(rows) - yes)))
    expected = compare_options(counts[0], counts[1], 0.95)
    assert expected is not None
    text = QGuiApplication.clipboard().text()
    shown = f"{100 * expected[0].difference.estimate:.1f}".replace("-", "\N{MINUS SIGN}")
    assert shown in text.splitlines()[3].split("\t")
    page = QGuiApplication.clipboard().mimeData().html()
    assert page.count("<tr>") == 1 + 1 + 3  # the heads, one word of two, the areas
    read = shown.replace("\N{MINUS SIGN}", "-")
    assert f'<td align="right" sdval="{read}">{read}</td>' in page


def test_that_a_copied_table_holds_numbers_and_no_markup() -> None:
    columns = (Column("a", "Answer", numeric=False), Column("share", "Share"))
    rows = ((Cell("x", "<b>=1+1"), Cell(-0.053, "\N{MINUS SIGN}5.3%")),)
    table = Table("One & all", "n = 40 · ε 1.10", columns, rows, ())
    page = html_bytes(TablePart(table, Records((), ()))).decode()
    assert '<td align="right">-5.3%</td>' in page
    assert "&lt;b&gt;=1+1" in page
    assert "<caption>One &amp; all</caption>" in page
    assert page.endswith("<p>n = 40 · ε 1.10</p>")


def test_that_the_log_is_made_again(study: Path, opened: Opener) -> None:
    with Study.open(study) as held:
        for request in (
            AnalysisRequest(questions=("bribe",)),
            AnalysisRequest(questions=("gone",)),
        ):
            annotate.log_analysis(held, remembered(request), DAY)
        annotate.log_analysis(held, {"analysis": "__import__('os')", "questions": ["bribe"]}, DAY)
        split = AnalysisRequest(questions=("bribe",), split="area", page="study")
        annotate.log_analysis(held, remembered(split), date.today())
    view = opened(study)
    assert view.shown.request.page == "study"
    page = view.study_page
    page.log.all_button.click()
    rest(view)
    dialog = view.findChild(QDialog, "repeated_dialog")
    assert dialog is not None
    field = dialog.findChild(QPlainTextEdit)
    assert field is not None
    titles = [line for line in field.toPlainText().splitlines() if line[:2] in ("1.", "2.", "3.")]
    assert titles == ["1. bribe, n = 40", "2. bribe by area, n = 40"]
    page.log.table.clicked.emit(page.log.table.rows_model.index(0, 1))
    rest(view)
    assert (view.shown.request.split, view.shown.request.page) == (None, "")
    assert view.frame.actions_.undo.isEnabled()


# The whole work


SPLIT: dict[str, object] = {"analysis": "question", "questions": ("bribe",), "split": "area"}
CROSSED: dict[str, object] = {"analysis": CROSS, "questions": ("bribe", "area"), "split": None}


@pytest.mark.parametrize("n", [1_000, pytest.param(10_000, marks=pytest.mark.long)])
def test_that_the_whole_work_is_found_again(
    n: int, tmp_path: Path, opened: Opener, window: QMainWindow
) -> None:
    window.setUpdatesEnabled(True)  # pictures of before and after are compared
    path = new_study(tmp_path / "a.study", BYTES)
    view = opened(path)
    view.import_paths([folder_of(tmp_path / "in", n, n // 50, 5)])
    rest(view)
    view.import_page.done_button.click()
    assert view.shown.n == n - n // 50 - 5
    look(view, questions=("bribe",), split="area")
    look(view, where="area = city")
    look(view, where="")
    look(view, choices=replace(view.shown.choices, level=0.8))
    view.frame.actions_.undo.trigger()
    split = view.shown.request
    look(view, **CROSSED)
    view.frame.actions_.undo.trigger()
    rest(view)
    assert view.shown.request == split
    view.frame.actions_.redo.trigger()
    rest(view)
    assert isinstance(view.frame.result.chart.chart, CellsChart)
    look(view, page="study")
    decide(view, 0, "neither")
    notes = view.study_page.notes
    notes.edit_button.click()
    notes.field.setPlainText("The clerk said no to the kiosk.")
    notes.edit_button.click()
    rest(view)
    assert view.frame.notice.isHidden()
    look(view, page="", **SPLIT)
    before = [picture(view)]
    look(view, **CROSSED)
    before.append(picture(view))
    look(view, page="study")
    seen, parts = view.shown.request, view.shown.result
    left(view)
    again = opened(path)
    rest(again)
    assert again.shown.request == seen
    assert parts is not None
    assert again.shown.result is not None
    assert again.shown.result.parts == parts.parts
    assert analyst_work(path) == (["neither"], "The clerk said no to the kiosk.")
    look(again, page="")
    after = [picture(again)]
    look(again, **SPLIT)
    assert [picture(again), *after] == before


def test_that_a_study_in_a_folder_that_takes_nothing_is_told(study: Path, opened: Opener) -> None:
    if os.geteuid() == 0:
        pytest.skip("this user may write everywhere")
    study.chmod(0o444)
    study.parent.chmod(0o555)
    try:
        view = opened(study)
        look(view, page="study")
        left(view)
    finally:
        study.parent.chmod(0o755)
    assert read_overview(study).accepted == 40


def test_that_a_decision_is_data(study: Path) -> None:
    found = read_overview(study)
    assert found.conflicts[0].decided is None
    with Study.open(study) as held:
        annotate.decide(held, found.conflicts[0].conflict, Choice.SECOND, DAY)
    again = read_overview(study)
    decided = [each.decided for each in again.conflicts if each.decision is not None]
    assert decided == [Decided(found.conflicts[0].conflict.sha256, Choice.SECOND)]


def test_that_responses_are_flagged_and_left_out_and_that_is_undone(
    study: Path, opened: Opener, tmp_path: Path
) -> None:
    with Study.open(study, write=False) as held:
        first, second, third, *_ = held.responses()
    (tmp_path / "again.response").write_bytes(write(second))
    view = opened(study)
    look(view, page="study")
    page = view.study_page
    page.to_look_at.flag_button.click()
    dialog = page.flag_dialog
    assert dialog is not None
    assert not dialog.flag_button.isEnabled()
    dialog.names_field.setPlainText(f"{first.id}.response\n{third.id[:8]}…, 00000000")
    dialog.note_field.setText("The same hand.")
    dialog.flag_button.click()
    rest(view)
    assert dialog.problem.text() == "No single response goes by 00000000."
    assert flags_of(study) == {}
    dialog.names_field.setPlainText(f"{first.id}.response\n{third.id[:8]}…")
    dialog._files["again.response"] = tmp_path / "again.response"
    dialog.names_field.appendPlainText("again.response")
    dialog.flag_button.click()
    rest(view)
    flagged = dict.fromkeys((first.id, second.id, third.id), "The same hand.")
    assert flags_of(study) == flagged
    assert (view.shown.n, view.shown.content.flagged) == (40, 3)
    rows = [row for row in page.to_look_at.rows if isinstance(row, Flag)]
    assert {row.id for row in rows} == flagged.keys()
    # Every result is shown with and without them.
    look(view, page="")
    box = view.frame.choices.people.flagged_box
    assert (box.isHidden(), box.text()) == (False, "Without 3 flagged")
    assert "flagged" not in str(view.shown.result and view.shown.result.head)
    box.click()
    rest(view)
    assert view.shown.result is not None
    (told,) = view.shown.result.head.paragraphs
    assert told.startswith("n = 37 · without 3 flagged")
    undo = view.frame.actions_.undo
    assert undo.text() == "&Undo: flagged responses"
    for _ in range(2):
        undo.trigger()
        rest(view)
    assert undo.text() == "&Undo: flags"
    undo.trigger()
    rest(view)
    assert flags_of(study) == {}
    view.frame.actions_.redo.trigger()
    rest(view)
    assert flags_of(study) == flagged
    look(view, page="study")
    page.to_look_at.unflag_wanted.emit(rows[0])
    rest(view)
    assert len(flags_of(study)) == 2


def flags_of(path: Path) -> dict[str, str]:
    with Study.open(path, write=False) as study:
        return {flag.id: flag.note for flag in study.analyst_work().flags.values()}
