"""One state of the study's window: whatever the way through it, what is shown is what is held."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
import shiboken6
from analyst_studies import OFFICES, Answering, new_study, responses, rest, write_folder
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow
from pytestqt.qtbot import QtBot

from app import tasks
from app.flows.shown import Page
from app.settings import Settings
from app.theme import Theme
from app.views.analyst import AnalystView
from core.chart import BarChart
from core.rehearse import invent, rehearse
from core.response import Response
from core.study import Study, import_paths
from core.survey import read


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QMainWindow]:
    made = QMainWindow()
    made.resize(1280, 800)
    qtbot.addWidget(made)
    yield made
    tasks.shut_down()


@pytest.fixture
def view(window: QMainWindow, theme: Theme, qtbot: QtBot, tmp_path: Path) -> AnalystView:
    path = new_study(tmp_path / "sales.study")
    made = AnalystView(theme, path, Settings(), Answering(), QActionGroup(window))
    with qtbot.waitSignal(made.settled, timeout=30_000):
        window.setCentralWidget(made)
        window.show()
    return made


def texts(view: AnalystView) -> str:
    return "\n".join(label.text() for label in view.findChildren(QLabel) if label.isVisible())


def test_that_the_way_back_from_the_planner_leads_to_what_was_imported(
    view: AnalystView, qtbot: QtBot, tmp_path: Path
) -> None:
    folder = write_folder(tmp_path / "in", responses(10, 30), 3)
    with qtbot.waitSignal(view.settled, timeout=60_000):
        view.import_paths([folder])
    view.frame.actions_.plan.trigger()
    view.frame.planner.close_button.click()
    # The list of refusals is still to be read.
    assert "Import finished" in texts(view)
    view.import_page.done_button.click()
    assert "No responses yet" not in texts(view)
    assert "n = 40" in texts(view)


# Any way through the window

EACH = 6


@cache
def some(seed: int) -> list[Response]:
    survey = read(OFFICES)
    return list(rehearse(survey, invent(survey, EACH, seed), seed))


class Walk:
    """Hands on a window: what they do, and what must hold after whatever they did."""

    def __init__(self, theme: Theme, folder: Path) -> None:
        self.folder = folder
        self.path = new_study(folder / "a.study", OFFICES)
        self.seed = 0
        self.window = QMainWindow()
        self.window.resize(1280, 800)
        schemes = QActionGroup(self.window)
        self.view = AnalystView(theme, self.path, Settings(), Answering(), schemes)
        self.frame = self.view.frame
        self.window.setCentralWidget(self.view)
        self.window.show()

    def collect(self, bad: int = 0) -> Path:
        self.seed += 1
        return write_folder(self.folder / f"in{self.seed}", some(self.seed), bad)

    def do(self, what: str) -> None:
        do = self.frame.actions_
        steps: dict[str, Callable[[], object]] = {
            "import": lambda: self.view.import_paths([self.collect(1)]),
            "cancel": self.view.import_page.progress_panel.cancel_button.click,
            "done": self.view.import_page.done_button.click,
            "plan": do.plan.trigger,
            "back": self.frame.planner.close_button.click,
            "next": do.next.trigger,
            "previous": do.previous.trigger,
            "counts": self.frame.choices.unit_choice._group.button(1).click,
            "consistent": self.frame.choices.consistent_button.click,
            "undo": do.undo.trigger,
            "redo": do.redo.trigger,
            "elsewhere": self.elsewhere,
            "come back": self.view._watch.look,
            "look on": QApplication.processEvents,
            "wait": lambda: rest(self.view),
        }
        steps[what]()

    def elsewhere(self) -> None:
        """Another window imports; that is seen when this one is looked at again."""
        rest(self.view)
        with Study.open(self.path) as study:
            import_paths(study, [self.collect()])

    def check(self) -> None:
        shown, frame = self.view.shown, self.frame
        told = f"{shown.n:,} responses" if shown.n else "No responses yet"
        assert frame.status_bar.facts[:1] == ([told] if shown.contents else [])
        assert frame.pages.currentWidget() is frame._pages[shown.page]
        assert (frame.middle.currentIndex() == 1) is (shown.page is Page.EMPTY)
        assert frame.questions.chosen == shown.place
        assert frame.actions_.save_chart.isEnabled() is (shown.page is Page.RESULT)
        if shown.result is not None:
            assert frame.result._title.text() == shown.result.title
            assert frame.result.chart.chart is shown.result.picture
            assert (frame.choices.unit_choice.key == "counts") is shown.choices.counts
        if shown.work is not None and shown.work.outcome is not None:
            table = self.view.import_page.table
            assert table.rows_model.rows.n == len(shown.work.outcome.rows)

    def check_at_rest(self) -> None:
        rest(self.view)
        self.view._watch.look()
        rest(self.view)
        self.check()
        shown = self.view.shown
        with Study.open(self.path, write=False) as study:
            assert shown.n == study.n
        assert not shown.waiting
        assert not shown.at_work
        if shown.n:
            assert shown.result is not None
            assert shown.result.question == shown.entry.question
            assert shown.result.estimate.n == shown.content.tallies[shown.entry.question.id].n
            picture = shown.result.picture
            counted = isinstance(picture, BarChart) and picture.axis.unit == "people"
            assert counted is (shown.choices.counts and isinstance(picture, BarChart))


STEPS = st.sampled_from(
    [
        *("import", "cancel", "done", "plan", "back", "next", "previous", "counts"),
        *("consistent", "undo", "redo", "elsewhere", "come back", "look on", "wait"),
    ]
)


@pytest.fixture(scope="module")
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


@settings(max_examples=20)
@given(steps=st.lists(STEPS, min_size=4, max_size=14))
def test_that_whatever_is_done_what_is_shown_is_what_is_held(
    theme: Theme, steps: list[str]
) -> None:
    with TemporaryDirectory() as folder:
        walk = Walk(theme, Path(folder))
        try:
            rest(walk.view)
            for step in steps:
                walk.do(step)
                walk.check()
            walk.check_at_rest()
        finally:
            rest(walk.view)
            shiboken6.delete(walk.window)
