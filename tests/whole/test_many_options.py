"""A thousand options: what is shown is laid out, once, and what is worked out is so elsewhere."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from analyst_studies import Answering, Looker, analyst_view, new_study, rest, survey_bytes
from PySide6.QtWidgets import QApplication, QMainWindow, QScrollArea
from pytestqt.qtbot import QtBot

from app.analyses import findings, one_question, tallies
from app.analyses.content import StudyContent
from app.analyses.request import AnalysisRequest
from app.analyses.tallies import Kept
from app.analyst.result.result import ResultPanel
from app.analyst.state.result import result_of
from app.charts import bars, chart_view, text
from app.export import drawing
from app.kit.settings import Settings
from app.theme import Theme
from app.widgets.table import DataTable
from core.count import tally
from core.count.tally import Tally
from core.estimate import window_histogram
from core.estimate.window_histogram import fitted_histogram
from core.files.canonical import Json
from core.inference import intervals
from core.privacy.mechanisms import REGISTRY
from core.progress import Cancelled
from core.survey import Kind, Question, read

OPTIONS = 1024
LABEL = "Office {} of the ministry, on the second floor, behind the stairs that lead nowhere at all"


def many_options() -> StudyContent:
    options: list[Json] = [{"id": f"o{i}", "text": LABEL.format(i)} for i in range(OPTIONS)]
    survey = read(
        survey_bytes(
            {
                "id": "office",
                "kind": "one-of",
                "text": "In which office do you work?",
                "options": options,
                "mechanism": {"name": "unary", "p": "1/2", "q": "1/4"},
            }
        )
    )
    (office,) = survey.questions
    n = 10_000
    counts = tuple(2_500 + i % 97 for i in range(OPTIONS))
    return StudyContent(survey, n, False, {"office": Tally(office, n, counts)})


@pytest.fixture(scope="module")
def content() -> StudyContent:
    return many_options()


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


@pytest.fixture
def panel(theme: Theme, qtbot: QtBot) -> ResultPanel:
    made = ResultPanel(theme)
    qtbot.addWidget(made)
    made.resize(740, 700)
    made.show()
    return made


class Counted:
    """Stands in for a function, and counts how often it is called and in which thread."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, place: object, name: str) -> None:
        self.calls = 0
        self.threads: set[int] = set()
        called: Callable[..., object] = getattr(place, name)

        def count(*args: object, **named: object) -> object:
            self.calls += 1
            self.threads.add(threading.get_ident())
            return called(*args, **named)

        monkeypatch.setattr(place, name, count)


def test_that_a_chart_is_laid_out_once_and_painted_where_it_is_seen(
    panel: ResultPanel, content: StudyContent, monkeypatch: pytest.MonkeyPatch
) -> None:
    result = Looker(content).shown_result()
    panel.set_result(result)
    QApplication.processEvents()
    laid_out = Counted(monkeypatch, chart_view, "lay_out")
    drawn = Counted(monkeypatch, bars, "_draw_row")
    blocks = Counted(monkeypatch, text.TextBlock, "__init__")
    area = panel.splitter.widget(0)
    assert isinstance(area, QScrollArea)
    bar = area.verticalScrollBar()
    for step in range(40):
        bar.setValue(37 * step)
        area.viewport().repaint()
    assert drawn.calls > 0
    assert laid_out.calls == 0
    # Forty times the height of the area holds fewer rows than that, and few of them are new.
    assert drawn.calls < 40 * 60
    assert blocks.calls < OPTIONS
    panel.set_result(result)
    assert laid_out.calls == 0
    panel.resize(900, 700)
    QApplication.processEvents()
    assert 0 < laid_out.calls <= 3


def test_that_a_table_measures_the_rows_in_sight(
    panel: ResultPanel, content: StudyContent, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured = Counted(monkeypatch, DataTable, "_text_height")
    panel.set_result(Looker(content).shown_result())
    QApplication.processEvents()
    assert 0 < measured.calls < OPTIONS
    table = panel.table
    table.scrollToBottom()
    last = table.rows_model.rowCount() - 1
    # A long text has its lines when it comes into sight, and the height of all is known.
    assert table.rowHeight(last) > table.row_height
    heights = sum(table.rowHeight(row) for row in range(last + 1))
    assert table.whole_height == table.horizontalHeader().height() + heights


def test_that_numbers_tables_and_files_are_made_outside_of_the_guis_thread(
    window: QMainWindow,
    theme: Theme,
    content: StudyContent,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    counted = [
        Counted(monkeypatch, tallies, "estimate"),
        *(
            Counted(monkeypatch, one_question, name)
            for name in ("bar_chart", "table_of", "records_of")
        ),
        Counted(monkeypatch, drawing, "lay_out"),
    ]
    dialogs = Answering(tmp_path / "a.csv", tmp_path / "all.csv", tmp_path / "a.svg")
    path = new_study(tmp_path / "a.study")
    view = analyst_view(theme, path, Settings(), dialogs, window)
    window.setCentralWidget(view)
    window.show()
    rest(view)
    view._on_loaded(content)
    rest(view)
    do = view.frame.actions_
    for action in (do.save_table, do.save_tables, do.save_chart):
        action.trigger()
    view.frame.choices.simultaneous_box.click()
    rest(view)
    assert (tmp_path / "a.svg").stat().st_size
    assert (tmp_path / "a.csv").read_bytes() == (tmp_path / "all.csv").read_bytes()
    for one in counted:
        assert one.calls > 0
        assert threading.get_ident() not in one.threads


def below_zero() -> StudyContent:
    """Return the study with shares of which chance alone puts many below 0."""
    content = many_options()
    (office,) = content.survey.questions
    counts = tuple(2_400 + i % 97 for i in range(OPTIONS))
    return replace(content, tallies={"office": Tally(office, content.n, counts)})


def stopped_once(over: Callable[[], bool]) -> Callable[[int, int], None]:
    """Return a report of progress that ends the work once something is so."""

    def report(_done: int, _total: int) -> None:
        if over():
            raise Cancelled

    return report


def test_that_reports_are_counted_once_for_all_options(monkeypatch: pytest.MonkeyPatch) -> None:
    counted = Counted(monkeypatch, tally, "supports")
    chances = Counted(monkeypatch, findings, "chance_when_none")
    result_of(AnalysisRequest(questions=("office",)), (below_zero(),), Kept())
    assert OPTIONS / 2 < chances.calls <= OPTIONS  # once for the chart and the table together
    assert counted.calls <= 3


def test_that_work_nobody_waits_for_ends_within_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    request, content = AnalysisRequest(questions=("office",)), below_zero()
    made = Counted(monkeypatch, intervals, "interval")
    with pytest.raises(Cancelled):
        result_of(request, (content,), Kept(), stopped_once(lambda: made.calls > 0))
    assert made.calls == 1
    chances = Counted(monkeypatch, findings, "chance_when_none")
    with pytest.raises(Cancelled):
        result_of(request, (content,), Kept(), stopped_once(lambda: chances.calls > 0))
    assert chances.calls == 1


def test_that_a_histogram_nobody_waits_for_is_not_fitted_to_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    near = REGISTRY["window"].make({"width": 21, "p": Fraction(1, 2)}, 101)
    age = Question("age", Kind.NUMBER, "Age?", low=0, high=100, step=1, channel=near)
    ages = Tally(age, 12_100, (100,) * 60 + (100,) * 61)
    steps = Counted(monkeypatch, window_histogram, "em_step")
    with pytest.raises(Cancelled):
        fitted_histogram(ages, True, stopped_once(lambda: steps.calls > 0))
    assert 0 < steps.calls <= 100
