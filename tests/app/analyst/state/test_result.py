"""A window that was to be closed stays whole where its file could not be saved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from analyst_studies import Answering, analyst_view, new_study, responses, rest, write_folder
from PySide6.QtWidgets import QApplication, QMainWindow
from pytestqt.qtbot import QtBot

from app.analyses.content import StudyContent
from app.analyses.request import AnalysisRequest
from app.analyses.tallies import Kept
from app.analyst.state import refusals
from app.analyst.state.result import Result, result_of
from app.analyst.state.study_state import Page
from app.analyst.window import frame as study_frame
from app.analyst.window import saving, study_jobs
from app.analyst.window.view import AnalystView
from app.kit.settings import Settings
from app.theme import Theme
from app.words.refusals import own_finding
from core.facts.errors import Code, Problem, Refused
from core.progress import Cancelled, Progress, silent
from core.study import Study, import_paths


def filled_study(folder: Path) -> Path:
    """A study of 80 responses, which lie beside it in a folder."""
    path = new_study(folder / "s.study")
    write_folder(folder / "in", responses(30, 50))
    with Study.open(path) as study:
        import_paths(study, [folder / "in"])
    return path


def view_of(path: Path, qapp: QApplication, qtbot: QtBot, dialogs: Answering) -> AnalystView:
    """The view of a study beside a window of its own."""
    window = QMainWindow()
    qtbot.addWidget(window)
    view = analyst_view(Theme(qapp), path, Settings(), dialogs, window)
    qtbot.addWidget(view)
    return view


@pytest.mark.parametrize("what", ["numbers", "record", "import"])
def test_that_what_was_under_way_goes_on_where_the_file_could_not_be_saved(
    what: str, qapp: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = filled_study(tmp_path)
    folder, chart = tmp_path / "in", tmp_path / "c.png"
    view = view_of(path, qapp, qtbot, Answering(chart))
    rest(view)
    full, go_on, begun = Event(), Event(), Event()

    def fail(*_args: object, **_report: Progress) -> None:
        assert full.wait(30)
        raise Refused(Problem(Code.IO, "c.png", own_finding("No space left on device.")))

    def result(
        request: AnalysisRequest,
        contents: Sequence[StudyContent],
        kept: Kept,
        report: Progress = silent,
    ) -> Result:
        begun.set()
        assert go_on.wait(30)
        return worked_out(request, contents, kept, report)

    def record(path: Path, report: Progress = silent) -> object:
        begun.set()
        assert go_on.wait(30)
        return read_record(path, report)

    def collect(*_args: object, report: Progress = silent) -> None:
        begun.set()
        assert go_on.wait(30)
        report(0, 1)
        raise AssertionError("an import was not stopped")

    worked_out, read_record = result_of, refusals.read_record
    monkeypatch.setattr(saving, "save_part", fail)
    closed: list[bool] = []
    view.closed.connect(lambda: closed.append(True))
    view.frame.saver.save_chart()
    if what == "numbers":
        monkeypatch.setattr(study_frame, "result_of", result)
        view.frame._on_chosen({"level": 0.9}, 0)
    elif what == "record":
        monkeypatch.setattr(study_jobs, "read_record", record)
        view.show_record()
    else:
        monkeypatch.setattr(study_jobs, "collect", collect)
        view.import_paths([folder])
    assert begun.wait(30)
    view.close_study()
    if what == "import":  # it has stopped before the file turns out not to fit
        go_on.set()
        qtbot.waitUntil(lambda: not view.frame.jobs.running(study_jobs.STUDY))
    with qtbot.waitSignal(view.frame.saver.failed):
        full.set()
    go_on.set()
    qtbot.waitUntil(lambda: not view.busy)
    assert not closed
    assert not view.shown.waiting
    assert view.shown.can_work
    assert view.shown.page is (Page.WORK if what == "record" else Page.RESULT)
    if what == "numbers":
        assert view.shown.result is not None
        assert view.shown.result.request.choices.level == 0.9


def test_that_what_takes_too_long_is_given_up_and_the_last_result_stays(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = filled_study(tmp_path)
    view = view_of(path, qapp, qtbot, Answering())
    view.show()
    rest(view)
    before, begun, go_on, stopped = view.shown.result, Event(), Event(), Event()

    def result(*_arguments: Any, report: Progress = silent) -> Result:
        begun.set()
        assert go_on.wait(30)
        try:
            report(1, 2)
        except Cancelled:
            stopped.set()
            raise
        raise AssertionError("what nobody waits for was not stopped")

    monkeypatch.setattr(study_frame, "result_of", result)
    view.frame._on_chosen({"level": 0.9}, 0)
    assert begun.wait(30)
    view.frame._blink.timeout.emit()
    assert view.frame.result.cancel_button.isVisible()
    view.frame.result.cancel_button.click()
    assert not view.frame.result.cancel_button.isVisible()
    assert view.shown.result is before
    assert view.shown.choices.level == 0.95
    assert not view.shown.history.past
    assert not view.shown.waiting
    assert not view.frame.notice.text
    go_on.set()
    assert stopped.wait(30)


def test_that_a_first_result_that_cannot_be_had_leaves_an_empty_page_that_can_be_used(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = filled_study(tmp_path)
    begun, go_on, worked_out = Event(), Event(), result_of

    def result(*_arguments: Any, report: Progress = silent) -> Result:
        begun.set()
        assert go_on.wait(30)
        report(1, 2)
        raise ValueError

    monkeypatch.setattr(study_frame, "result_of", result)
    view = view_of(path, qapp, qtbot, Answering())
    view.show()
    qtbot.waitUntil(begun.is_set)
    frame = view.frame
    assert frame.places.currentWidget() is frame.places.workspace
    frame._blink.timeout.emit()
    assert frame.result._busy.isVisible()
    assert not frame.result.cancel_button.isVisible()  # there is nothing to come back to
    qtbot.waitUntil(lambda: set(frame.study_pages.made) == set(frame.study_pages))
    sides = [page.side for page in frame.study_pages.made.values() if page.side is not None]
    assert sides
    assert frame.places.side.currentWidget() not in (*sides, frame.choices)
    go_on.set()
    rest(view)

    def seen() -> tuple[bool, ...]:
        parts = (frame.result._badge, frame.result.table, frame.result.chart)
        beside = frame.places.side.currentWidget() is frame.choices
        able = frame.actions_.save_chart.isEnabled()
        return *(part.isVisible() for part in parts), beside, able

    assert frame.notice.text
    assert view.shown.result is None
    assert seen() == (False, False, False, False, False)
    view.close_study()
    with Study.open(path) as study:
        assert not study.analyst_work().looks  # nobody has seen the question answered
    monkeypatch.setattr(study_frame, "result_of", worked_out)
    frame.look({"split": None, "where": "", "population": 1000})
    rest(view)
    assert frame.result._title.text()
    assert seen()[1:] == (True, True, True, True)
    frame.become(view.shown.holding([replace(view.shown.content, n=81)]))
    frame.become(view.shown.not_found(view.shown.asked))  # type: ignore[arg-type]
    assert not frame.result._title.text()
    assert seen() == (False, False, False, False, False)
