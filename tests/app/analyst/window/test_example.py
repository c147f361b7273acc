"""The worked example as a person sees it: progress, the truth beside each row, and a way out."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest
from analyst_studies import Answering, planner_maker, rest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot
from walking import SIZES, faults, settle

from app.analyst.window.example import ExampleView
from app.kit.settings import Settings
from app.kit.tasks import Task
from app.theme import Theme
from app.widgets.program import Program
from app.widgets.program_actions import ProgramActions
from core.present.chart import BarChart

COUNTS = {
    "occupation": {"sales": 60, "craft-repair": 90, "not-stated": 50},
    "sales": {"yes": 60, "no": 140},
}


@pytest.fixture
def view(
    window: QMainWindow, theme: Theme, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> ExampleView:
    # A folder of its own: another process may be making the example at the same time.
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    settings = Settings()
    actions = ProgramActions(theme, settings, window)
    program = Program(theme, settings, Answering(), actions)
    make = planner_maker(theme, actions)
    made = ExampleView(program, make_planner=make, counts=COUNTS)
    window.setCentralWidget(made)
    window.show()
    return made


def temporary_folders() -> list[Path]:
    return list(Path(tempfile.gettempdir()).glob("candor-example-*"))


def test_that_truth_error_and_curator_stand_beside_each_row(
    view: ExampleView, qtbot: QtBot
) -> None:
    rest(view)  # what it told before this test listened is lost
    told: list[str] = []
    view._again.trigger()
    task = view.frame.jobs.findChildren(Task)[-1]
    task.progressed.connect(
        lambda _done, _total: told.append(view.busy_page.progress_panel._label.text())
    )
    with qtbot.waitSignal(view.settled):
        pass
    assert any(text.startswith("Randomizing the occupations") for text in told)
    assert any(text.startswith("Importing the files of the answers") for text in told)
    frame = view.frame
    headings = [heading.text for heading in frame.result.table.rows_model.headings]
    assert headings[-3:] == ["Truth", "Off by %", "Curator"]
    model = frame.result.table.rows_model
    rows = [[model.index(r, c).data() for c in range(len(headings))] for r in range(15)]
    truths = {row[0]: row[headings.index("Truth")] for row in rows}
    assert truths["Sales"] == "60"
    assert truths["Prefer not to say"] == "50"
    assert truths["Armed forces"] == "0"
    chart = frame.result.chart.chart
    assert isinstance(chart, BarChart)
    assert chart.badge == "Rehearsal"
    assert {bar.option: bar.truth for bar in chart.rows}["sales"] == pytest.approx(0.3)
    assert frame.status_bar.facts[0] == "200 responses to each question"
    assert frame.status_bar.facts[-1] == "ε 3.30 over both questions"
    frame.choices.curator_box.click()
    frame.choices.truth_box.click()
    rest(view)
    without = frame.result.chart.chart
    assert isinstance(without, BarChart)
    assert {bar.truth for bar in without.rows} == {None}
    assert without.heads  # its numbers stand beside the bars, and in no other table
    assert not frame.result.table.isVisible()
    frame.questions.choose(1)
    rest(view)
    assert frame.result.chart.chart is not chart
    assert temporary_folders() == []


@pytest.mark.parametrize("size", SIZES)
def test_that_the_example_is_named_reachable_and_whole(
    view: ExampleView, window: QMainWindow, size: str
) -> None:
    settle(window, SIZES[size])
    busy = faults(window)
    rest(view)
    settle(window, SIZES[size])
    assert (busy, faults(window)) == ([], [])


def test_that_cancelling_leaves_no_file(view: ExampleView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.closed):
        QTest.mouseClick(view.busy_page.progress_panel.cancel_button, Qt.MouseButton.LeftButton)
    assert temporary_folders() == []


def test_that_it_can_be_made_anew(view: ExampleView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.settled):
        pass
    before = view.frame.result.chart.chart
    with qtbot.waitSignal(view.settled):
        view._again.trigger()
    assert view.frame.result.chart.chart != before
