"""The analyst's view by hand: importing, choosing, taking along, leaving."""

from __future__ import annotations

import csv
import hashlib
import io
import sqlite3
from dataclasses import replace
from datetime import date
from itertools import count
from pathlib import Path
from threading import Event
from types import SimpleNamespace

import pytest
from analyst_studies import (
    Answering,
    analyst_view,
    content,
    hold_at_reports,
    new_study,
    other_answer,
    planner_of,
    responses,
    rest,
    write_folder,
)
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QLabel,
    QMainWindow,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.analyst.state.refusals import as_csv, by_reason, not_accepted
from app.analyst.window.view import AnalystView
from app.analyst.words.decisions import short_day
from app.kit.settings import Settings
from app.kit.tasks import Task
from app.theme import Theme
from app.widgets.drop_zone import DropZone
from app.widgets.table import DataTable
from app.widgets.text import TextLabel
from app.words.refusals import remedy_of_code
from core.estimate import estimate
from core.facts.errors import Code
from core.inference.intervals import Interval
from core.present.chart import BarChart
from core.response.file import write
from core.study import ImportResult, Skipped, Study
from core.survey.digest_words import words_of

N_FILES, N_BAD = 5_000, 200


@pytest.fixture
def view(
    window: QMainWindow,
    theme: Theme,
    settings: Settings,
    dialogs: Answering,
    qtbot: QtBot,
    tmp_path: Path,
) -> AnalystView:
    return opened(window, theme, settings, dialogs, qtbot, new_study(tmp_path / "sales.study"))


def opened(
    window: QMainWindow,
    theme: Theme,
    settings: Settings,
    dialogs: Answering,
    qtbot: QtBot,
    path: Path,
) -> AnalystView:
    made = analyst_view(theme, path, settings, dialogs, window)
    with qtbot.waitSignal(made.settled):
        window.setCentralWidget(made)
        window.show()
    window.activateWindow()
    return made


@pytest.fixture
def offices(view: AnalystView) -> AnalystView:
    """The view with four questions answered by 1,204 people."""
    view._on_loaded(content())
    rest(view)
    return view


@pytest.fixture(scope="module")
def outbox(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """5,000 files, 200 of them cut off."""
    good = responses(2000, N_FILES - N_BAD - 2000)
    return write_folder(tmp_path_factory.mktemp("outbox") / "week", good, N_BAD)


def last_good(outbox: Path) -> Path:
    return max(path for path in outbox.iterdir() if not path.name.startswith("bad"))


def shown(view: AnalystView) -> QWidget | None:
    page = view.frame.places.currentWidget()
    return page.widget() if isinstance(page, QScrollArea) else page


def drop(target: QWidget, *paths: Path) -> None:
    """Drag local files over a widget and let them go."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    keys, buttons = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    copy = Qt.DropAction.CopyAction
    entered = QDragEnterEvent(QPoint(9, 9), copy, data, buttons, keys)
    QApplication.sendEvent(target, entered)
    assert entered.isAccepted()
    QApplication.sendEvent(target, QDropEvent(QPointF(9, 9), copy, data, buttons, keys))


# Importing


def test_that_a_large_import_leaves_the_window_alive(
    view: AnalystView, outbox: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    ticks: list[int] = []
    reports: list[tuple[int, int]] = []
    ticked = Event()
    hold_at_reports(monkeypatch, ticked)
    moments = count()  # a clock on which every file takes as long
    clock = SimpleNamespace(monotonic=lambda: next(moments) / 2000)
    monkeypatch.setattr("core.study.intake.time", clock)
    timer = QTimer()
    timer.timeout.connect(lambda: ticks.append(len(reports)))
    timer.timeout.connect(ticked.set)
    timer.start(1)
    view.import_paths([outbox])
    task = view.frame.jobs.findChildren(Task)[-1]
    task.progressed.connect(lambda done, total: reports.append((done, total)))
    with qtbot.waitSignal(view.settled):
        pass
    timer.stop()
    known = [done for done, total in reports if total]
    assert known == sorted(known)
    assert reports[-1] == (N_FILES, N_FILES)
    # Reports are few, not one a file, and the timer ticked between most of them.
    assert 2 < len(reports) < N_FILES / 10
    assert len(set(ticks)) > len(reports) / 2
    texts = [label.text() for label in view.import_page._counts]
    assert texts == ["4,800", "0", "0", "200"]
    assert view.shown.n == N_FILES - N_BAD
    assert view.frame.status_bar.facts[0] == "4,800 responses"


def test_that_cancelling_keeps_what_was_accepted(
    view: AnalystView,
    outbox: Path,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen = Event()

    def cancel_midway(done: int, total: int) -> None:
        if total and done:
            QTest.mouseClick(
                view.import_page.progress_panel.cancel_button, Qt.MouseButton.LeftButton
            )
            seen.set()

    # Stopped before a real response came, a new study is not made one of rehearsed ones.
    with qtbot.waitSignal(view.settled):
        view.import_paths([last_good(outbox)])
    with monkeypatch.context() as patched:
        hold_at_reports(patched, seen)
        view.import_paths([outbox])
        task = view.frame.jobs.findChildren(Task)[-1]
        task.progressed.connect(cancel_midway)
        with qtbot.waitSignal(view.settled):
            pass
    kept = view.shown.n
    assert 1 < kept < N_FILES - N_BAD
    with Study.open(tmp_path / "sales.study", write=False) as study:
        assert study.n == kept
    assert shown(view) is view.frame.places.workspace
    assert f"{kept - 1:,} new responses were accepted" in view.frame.notice.text
    with qtbot.waitSignal(view.settled):
        view.import_paths([outbox])
    assert view.shown.n == N_FILES - N_BAD
    assert view.import_page._counts[1].text() == f"{kept:,}"


def test_that_the_words_of_another_survey_are_told_of_the_row_looked_at(
    view: AnalystView, qtbot: QtBot, tmp_path: Path
) -> None:
    digest = "ab" * 32
    other = replace(responses(1, 0)[0], survey=digest)
    (tmp_path / "other.response").write_bytes(write(other))
    with qtbot.waitSignal(view.settled):
        view.import_paths([tmp_path / "other.response"])
    page = view.import_page
    model = page.table.rows_model
    found = model.index(0, 2).data()
    assert "abababab, " in found
    assert found.endswith("."), "no place after it"
    press_row(page.table, 0)
    label = view.findChild(TextLabel, "words_label")
    assert label is not None
    words = " ".join(words_of(digest))
    qtbot.waitUntil(lambda: words in label.text())


def test_that_every_refused_file_is_listed_with_code_reason_and_remedy(
    view: AnalystView, qtbot: QtBot, tmp_path: Path, dialogs: Answering
) -> None:
    good = responses(10, 10)
    folder = write_folder(tmp_path / "in", good, 2)
    (folder / "empty.response").write_bytes(b"")
    (folder / "other.response").write_bytes(other_answer(good[4]))
    with qtbot.waitSignal(view.settled):
        view.import_paths([folder])
    page = view.import_page
    model = page.table.rows_model
    rows = [[model.index(r, c).data() for c in range(4)] for r in range(model.rowCount())]
    # One row for each reason, with its files.
    assert [row[:2] for row in rows] == [
        ["other.response", "CONFLICT"],
        ["bad0000.response\nbad0001.response", "SYNTAX"],
        ["empty.response", "EMPTY"],
    ]
    assert all(row[2] for row in rows)
    assert [row[3] for row in rows[1:]] == [remedy_of_code(Code.SYNTAX), remedy_of_code(Code.EMPTY)]
    press_row(page.table, 1)
    dialog = view.findChild(QDialog, "files_dialog")
    assert dialog is not None
    (table,) = dialog.findChildren(DataTable)
    assert [table.rows_model.index(r, 0).data() for r in range(2)] == [
        "bad0000.response",
        "bad0001.response",
    ]
    assert table.rows_model.index(0, 1).data()
    dialog.accept()
    # Only those of one sort.
    sorts = page.reasons.sorts
    assert sorts is not None
    QTest.mouseClick(sorts.findChildren(QAbstractButton)[2], Qt.MouseButton.LeftButton)
    assert model.rowCount() == 2
    # The list as a file.
    dialogs.answers = [tmp_path / "refused"]
    QTest.mouseClick(page.save_button, Qt.MouseButton.LeftButton)
    rest(view)
    text = (tmp_path / "refused.csv").read_text("utf-8")
    assert [line.split(",")[1] for line in text.splitlines()[1:]] == [
        '"SYNTAX"',
        '"SYNTAX"',
        '"EMPTY"',
    ]


def test_that_the_record_of_files_is_opened_again(
    view: AnalystView, qtbot: QtBot, tmp_path: Path, dialogs: Answering
) -> None:
    good = responses(10, 10)
    folder = write_folder(tmp_path / "in", good, 2)
    (folder / "other.response").write_bytes(other_answer(good[4]))
    with qtbot.waitSignal(view.settled, timeout=60_000):
        view.import_paths([folder])
    page = view.import_page
    page.done_button.click()
    assert shown(view) is view.frame.places.workspace
    with qtbot.waitSignal(view.settled, timeout=60_000):
        view._record.trigger()
    told = [label.text() for label in page._counts if label.isVisibleTo(page._tiles)]
    assert told == ["20", "1", "2"]
    assert page.table.rows_model.index(0, 1).data() == "CONFLICT"
    assert page.table.rows_model.rowCount() == 2
    page.table.selectRow(0)
    assert page.compare_button.isEnabled()
    dialogs.answers = [tmp_path / "record"]
    page.save_button.click()
    rest(view)
    lines = list(csv.reader(io.StringIO((tmp_path / "record.csv").read_text("utf-8"))))
    assert len(lines) == 1 + 23
    digests = {hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.iterdir()}
    assert {line[5] for line in lines[1:]} == digests


def test_that_every_skipped_file_is_counted_and_named() -> None:
    files = [Skipped(file, "No response.") for file in ("in/readme.txt", "in/a.pdf", "b.pdf")]
    rows = not_accepted(ImportResult(1, 0, 0, (), tuple(files)), ())
    (reason,) = by_reason(rows)
    assert (reason.names, reason.remedy) == ("readme.txt\na.pdf\nand 1 more", "Nothing to do.")
    assert as_csv(rows).splitlines()[1].startswith('"readme.txt","SKIPPED"')


def told(dialog: QDialog) -> str:
    return " ".join(label.text() for label in dialog.findChildren(QLabel))


def test_that_a_conflict_shows_both_versions(
    view: AnalystView, qtbot: QtBot, tmp_path: Path
) -> None:
    good = responses(3, 3)
    folder = write_folder(tmp_path / "in", good)
    (folder / "other.response").write_bytes(other_answer(good[0]))
    with qtbot.waitSignal(view.settled):
        view.import_paths([folder])
    page = view.import_page
    assert page.compare_button.text() == "Compare the conflict"
    QTest.mouseClick(page.compare_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: view.findChild(QDialog, "conflict_dialog") is not None)
    dialog = view.findChild(QDialog, "conflict_dialog")
    assert dialog is not None
    qtbot.waitUntil(lambda: "other.response" in told(dialog))
    today = short_day(date.today())
    assert f"{good[0].id[:8]}….response · Accepted on {today}" in told(dialog)
    assert f"other.response, id {good[0].id[:8]}… · Offered on {today}" in told(dialog)
    dialog.close()


def test_that_files_are_imported_by_dialog(
    view: AnalystView, qtbot: QtBot, tmp_path: Path, dialogs: Answering
) -> None:
    good = responses(2, 2)
    folder = write_folder(tmp_path / "in", good)
    dialogs.answers = [folder / good[0].file_name, folder]
    with qtbot.waitSignal(view.settled):
        QTest.mouseClick(view.empty.files_button, Qt.MouseButton.LeftButton)
    assert view.shown.n == 1
    with qtbot.waitSignal(view.settled):
        view._folder.trigger()
    assert view.shown.n == 4
    assert dialogs.asked == ["Import responses", "Import a folder of responses"]


def test_that_nothing_happens_where_no_file_is_chosen(
    view: AnalystView, dialogs: Answering
) -> None:
    dialogs.answers = [None, None]
    view._files.trigger()
    view._folder.trigger()
    assert not view.busy
    assert shown(view) is view.frame.places.workspace


def test_that_files_and_folders_are_dropped_anywhere(
    view: AnalystView, qtbot: QtBot, tmp_path: Path
) -> None:
    good = responses(4, 4)
    folder = write_folder(tmp_path / "in", good[:5])
    loose = write_folder(tmp_path / "loose", good[5:])
    with qtbot.waitSignal(view.settled):
        drop(view, loose / good[5].file_name, folder)
    assert view.shown.n == 6
    view.import_page.done_button.click()
    zone = view.empty.findChild(DropZone, "drop_zone")
    assert zone is not None
    with qtbot.waitSignal(view.settled):
        drop(zone, loose)
    assert view.shown.n == 8


def test_that_a_study_written_to_elsewhere_says_so(
    view: AnalystView, qtbot: QtBot, tmp_path: Path
) -> None:
    folder = write_folder(tmp_path / "in", responses(2, 2))
    with Study.open(tmp_path / "sales.study"), qtbot.waitSignal(view.settled):
        view.import_paths([folder])
    assert "Another window or program is writing" in view.frame.notice.text
    assert view.shown.n == 0


@pytest.mark.parametrize("data", [b"", b"nonsense" * 100], ids=["empty", "nonsense"])
def test_that_a_file_that_is_no_study_is_explained(
    window: QMainWindow,
    theme: Theme,
    settings: Settings,
    dialogs: Answering,
    qtbot: QtBot,
    tmp_path: Path,
    data: bytes,
) -> None:
    path = tmp_path / "broken.study"
    path.write_bytes(data)
    view = opened(window, theme, settings, dialogs, qtbot, path)
    assert shown(view) is view.problem_page
    assert not view._files.isEnabled()
    with qtbot.waitSignal(view.closed):
        QTest.mouseClick(view.problem_page.close_button, Qt.MouseButton.LeftButton)


def test_that_a_damaged_study_is_explained(
    window: QMainWindow,
    theme: Theme,
    settings: Settings,
    dialogs: Answering,
    qtbot: QtBot,
    tmp_path: Path,
) -> None:
    path = new_study(tmp_path / "sales.study")
    with sqlite3.connect(path) as connection:
        connection.execute("DROP TABLE offer")
    connection.close()
    view = opened(window, theme, settings, dialogs, qtbot, path)
    assert shown(view) is view.problem_page


# Choosing


def test_that_choices_by_keyboard_and_mouse_change_the_result_at_once(offices: AnalystView) -> None:
    frame = offices.frame
    chart = frame.result.chart
    first = chart.chart
    assert isinstance(first, BarChart)
    level = frame.choices.level_field
    level.setFocus()
    level.selectAll()
    QTest.keyClicks(level, "99.9%")
    rest(offices)
    second = chart.chart
    assert isinstance(second, BarChart)
    assert "99.9%" in second.subtitle
    QTest.keyClick(level, Qt.Key.Key_Down)
    rest(offices)
    third = chart.chart
    assert isinstance(third, BarChart)
    assert "99%" in third.subtitle
    frame.choices.consistent_button.click()
    rest(offices)
    fourth = chart.chart
    assert isinstance(fourth, BarChart)
    assert "consistent" in fourth.subtitle
    frame.choices.raw_box.click()
    rest(offices)
    fifth = chart.chart
    assert isinstance(fifth, BarChart)
    assert fifth.rows[0].raw is not None
    frame.choices.unit_choice.setFocus()
    frame.choices.unit_choice._group.button(1).click()
    rest(offices)
    sixth = chart.chart
    assert isinstance(sixth, BarChart)
    assert sixth.axis.unit == "people"


@pytest.mark.parametrize("typed", ["49", "100", "abc", "99.999", ""])
def test_that_a_level_out_of_range_does_not_stay(offices: AnalystView, typed: str) -> None:
    level = offices.frame.choices.level_field
    level.setFocus()
    level.selectAll()
    QTest.keyClick(level, Qt.Key.Key_Delete)
    QTest.keyClicks(level, typed)
    QTest.keyClick(level, Qt.Key.Key_Return)
    assert level.text() in ("95%", "99%", "99.99%", "99.9%")
    assert level.text() == f"{100 * offices.shown.choices.level:.10g}%"


def test_that_choices_are_undone_by_keys(offices: AnalystView) -> None:
    frame = offices.frame
    frame.choices.unit_choice._group.button(1).click()
    frame.questions.question_list.setFocus()
    QTest.keyClick(frame.questions.question_list, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not offices.shown.choices.counts
    assert frame.choices.unit_choice.key == "shares"
    frame.actions_.redo.trigger()
    assert offices.shown.choices.counts


def test_that_another_question_is_undone_and_the_tool_says_so(offices: AnalystView) -> None:
    frame = offices.frame
    frame.questions.choose(1)
    frame.choices.unit_choice._group.button(1).click()
    rest(offices)
    tools = {button.defaultAction(): button for button, _ in frame.tool_bar._tools}
    undo = tools[frame.actions_.undo]
    assert undo.toolTip().startswith("Undo: shares or counts")
    undo.click()
    assert undo.toolTip().startswith("Undo: another question")
    undo.click()
    rest(offices)
    assert frame.questions.chosen == 0
    assert frame.result._title.text() == "In which office do you work?"
    assert not undo.isEnabled()
    assert undo.toolTip().startswith("Undo (")
    assert tools[frame.actions_.redo].toolTip().startswith("Redo: another question")


def test_that_questions_are_found_and_gone_through_by_keys(offices: AnalystView) -> None:
    questions, title = (
        offices.frame.questions,
        offices.frame.result.findChild(QLabel, "result_title"),
    )
    assert title is not None
    offices.frame.actions_.next.trigger()
    rest(offices)
    assert title.text() == "Was a gift accepted?"
    QTest.keyClicks(questions.filter_field, "clerk")
    assert questions.question_list.model().rowCount() == 1
    QTest.keyClick(questions.filter_field, Qt.Key.Key_Down)
    QTest.keyClick(questions.question_list, Qt.Key.Key_Down)
    offices.frame.actions_.next.trigger()
    rest(offices)
    assert title.text() == "Are you a clerk?"
    questions.filter_field.setText("nowhere")
    assert questions.question_list.model().rowCount() == 0


def test_that_intervals_are_worked_out_outside_of_the_gui_thread(offices: AnalystView) -> None:
    offices._on_loaded(content(40_000, 12_000))
    rest(offices)
    frame = offices.frame
    place = list(Interval).index(Interval.WILSON)
    frame.choices.interval_box.setCurrentIndex(place)
    frame.choices.interval_box.activated.emit(place)
    assert offices.busy
    rest(offices)
    chart = frame.result.chart.chart
    assert chart is not None
    assert "Wilson" in chart.subtitle


def test_that_the_split_of_chart_and_table_is_remembered(
    offices: AnalystView, settings: Settings
) -> None:
    splitter = offices.frame.result.splitter
    splitter.moveSplitter(250, 1)
    assert settings.splitter == splitter.sizes()
    offices.frame.choices.raw_box.click()
    rest(offices)
    assert splitter.sizes() == settings.splitter


def test_that_the_planner_begins_with_the_share_that_stands_first(offices: AnalystView) -> None:
    offices.frame.questions.choose(0)
    rest(offices)
    result = offices.shown.result
    assert result is not None
    assert isinstance(result.chart, BarChart)
    first = result.chart.rows[0].option
    found = estimate(offices.shown.content.tallies["office"])
    assert first != found.options[0].option
    offices.frame.show_planner()
    rest(offices)
    held = next(one for one in found.options if one.option == first)
    assert planner_of(offices).subject.request.share == held.consistent


def test_that_the_planner_follows_the_slider_and_the_field(offices: AnalystView) -> None:
    frame = offices.frame
    frame.questions.choose(1)
    frame.actions_.plan.trigger()
    rest(offices)
    planner = planner_of(offices)
    plan_fields = planner.plan_fields
    assert plan_fields.asked.people_field.value() == 1204
    before = [planner.mechanisms_card.table.rows_model.index(0, c).data() for c in range(6)]
    plan_fields.target.slider.setFocus()
    QTest.keyClick(plan_fields.target.slider, Qt.Key.Key_End)
    after = [planner.mechanisms_card.table.rows_model.index(0, c).data() for c in range(6)]
    assert after[2] == "4.00"
    assert float(after[3]) < float(before[3])
    total = planner.findChild(QLabel, "total_epsilon")
    assert total is not None
    # With the office's ln 3 above the limit of a warning.
    assert total.text().startswith("ε 5.10 in all")
    plan_fields.target.field.setFocus()
    plan_fields.target.field.selectAll()
    QTest.keyClicks(plan_fields.target.field, "0.5")
    assert planner.mechanisms_card.table.rows_model.index(0, 2).data() == "0.50"
    plan_fields.asked.people_field.setValue(100)
    assert "100 people" in planner.mechanisms_card.title.text()
    QTest.mouseClick(planner.head.close_button, Qt.MouseButton.LeftButton)
    assert shown(offices) is frame.places.workspace


# Taking it along


@pytest.mark.parametrize(
    ("name", "begins"),
    [("gift.png", b"\x89PNG"), ("gift.svg", b"<?xml"), ("gift.pdf", b"%PDF"), ("gift", b"\x89PNG")],
)
def test_that_the_chart_is_saved_in_the_format_of_its_name(
    offices: AnalystView, dialogs: Answering, tmp_path: Path, name: str, begins: bytes
) -> None:
    dialogs.answers = [tmp_path / name]
    offices.frame.actions_.save_chart.trigger()
    rest(offices)
    written = tmp_path / (name if "." in name else f"{name}.png")
    assert written.read_bytes().startswith(begins)
    assert offices.frame.status_bar.message == f"Saved as {written.name}."


def test_that_tables_are_saved(offices: AnalystView, dialogs: Answering, tmp_path: Path) -> None:
    dialogs.answers = [tmp_path / "one.csv", tmp_path / "all"]
    offices.frame.actions_.save_table.trigger()
    rest(offices)
    offices.frame.actions_.save_tables.trigger()
    rest(offices)
    one = (tmp_path / "one.csv").read_text("utf-8").splitlines()
    assert len(one) == 13
    everything = (tmp_path / "all.csv").read_text("utf-8").splitlines()
    assert everything[:13] == one
    assert len(everything) == 18


def test_that_a_place_that_cannot_be_written_is_told_in_the_window(
    offices: AnalystView, dialogs: Answering, tmp_path: Path
) -> None:
    dialogs.answers = [tmp_path / "nowhere" / "chart.svg", tmp_path / "nowhere" / "table.csv"]
    offices.frame.actions_.save_chart.trigger()
    rest(offices)
    assert "could not be written" in offices.frame.notice.text
    offices.frame.notice.clear()
    offices.frame.actions_.save_table.trigger()
    rest(offices)
    assert "could not be written" in offices.frame.notice.text
    assert list(tmp_path.glob("nowhere*")) == []


def test_that_chart_and_table_go_to_the_clipboard(offices: AnalystView) -> None:
    offices.frame.choices.copy_table_button.click()
    rest(offices)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0] == "In which office do you work?"
    assert "n = 1,204" in lines[1]
    assert "ε " in lines[1]
    assert lines[2].split("\t")[:3] == ["Answer", "Saved", "Share %"]
    assert len(lines) == 3 + 12
    offices.frame.choices.copy_chart_button.click()
    rest(offices)
    assert QGuiApplication.clipboard().image().width() > 1000
    drawing = QGuiApplication.clipboard().mimeData().data("image/svg+xml")
    assert b"<svg" in drawing.data()


# Leaving


def test_that_closing_stops_an_import_first_and_keeps_what_came(
    view: AnalystView,
    outbox: Path,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with qtbot.waitSignal(view.settled):
        view.import_paths([last_good(outbox)])
    seen = Event()
    hold_at_reports(monkeypatch, seen)
    view.import_paths([outbox])
    task = view.frame.jobs.findChildren(Task)[-1]
    with qtbot.waitSignal(task.progressed, check_params_cb=lambda done, _total: done > 0):
        pass
    assert not view.close()
    with qtbot.waitSignal(view.closed):
        view.close_study()
        seen.set()
    with Study.open(tmp_path / "sales.study") as study:
        assert study.obstacle is None
        assert study.n > 1


def test_that_control_w_closes(offices: AnalystView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(offices.closed):
        QTest.keyClick(
            offices.frame.questions.question_list, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier
        )


def press_row(table: DataTable, row: int) -> None:
    """Press the words at the end of a row."""
    last = table.rows_model.index(row, len(table.rows_model.headings) - 1)
    table.scrollTo(last)
    QTest.mouseClick(
        table.viewport(), Qt.MouseButton.LeftButton, pos=table.visualRect(last).center()
    )
