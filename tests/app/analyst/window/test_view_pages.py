"""Every page of the analyst's view, walked over at every size: named, reachable, whole."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from analyst_studies import (
    content,
    other_answer,
    responses,
    rest,
    write_folder,
)
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot
from walking import SIZES, faults, settle

from app.analyst.state.study_state import Work
from app.analyst.window.view import AnalystView


@pytest.fixture
def study_name() -> str:
    return "a-study-with-a-rather-long-name-of-its-own.study"


def results(view: AnalystView, question: int, *, n: int = 1204, yes: int = 412) -> None:
    view._on_loaded(content(n, yes))
    rest(view)
    view.frame.questions.choose(question)
    rest(view)


def imported(view: AnalystView, qtbot: QtBot, folder: Path) -> None:
    good = responses(20, 60)
    write_folder(folder, good, 30)
    (folder / "other.response").write_bytes(other_answer(good[3]))
    with qtbot.waitSignal(view.settled):
        view.import_paths([folder])


def faults_by_size(window: QMainWindow) -> dict[str, list[str]]:
    """Walk what is shown at every size."""
    found = {}
    for name in SIZES:
        settle(window, SIZES[name])
        if faulty := faults(window):
            found[name] = faulty
    return found


PAGES: dict[str, Callable[[AnalystView, QtBot, Path], None]] = {
    "empty": lambda _view, _bot, _folder: None,
    "one of twelve": lambda view, _bot, _folder: results(view, 0),
    "yes or no": lambda view, _bot, _folder: results(view, 1),
    "below zero": lambda view, _bot, _folder: results(view, 1, n=200, yes=30),
    "number": lambda view, _bot, _folder: results(view, 2),
    "in the clear": lambda view, _bot, _folder: results(view, 3),
    "imported": lambda view, bot, folder: imported(view, bot, folder),
}


@pytest.mark.parametrize("page", PAGES)
def test_that_a_page_is_named_reachable_and_whole(
    view: AnalystView, window: QMainWindow, qtbot: QtBot, tmp_path: Path, page: str
) -> None:
    window.setUpdatesEnabled(True)  # these pages are painted
    PAGES[page](view, qtbot, tmp_path / "outbox")
    assert faults_by_size(window) == {}


@pytest.mark.parametrize("panel", ["choices", "questions", "planner", "notice", "importing"])
def test_that_what_stands_beside_a_result_is_whole(
    view: AnalystView, window: QMainWindow, panel: str
) -> None:
    results(view, 1)
    settle(window, SIZES["1280"])
    frame = view.frame
    match panel:
        case "choices":
            frame.actions_.show_choices.setChecked(True)
        case "questions":
            frame.actions_.show_questions.setChecked(True)
        case "planner":
            frame.show_planner()
            rest(view)
        case "notice":
            frame.notice.show_notice(
                "info", "The import was stopped.", "What was accepted stays. " * 4
            )
        case "importing":
            frame.become(frame.shown.working(Work("Folder “Outbox, week 3”")))
    assert faults_by_size(window) == {}
