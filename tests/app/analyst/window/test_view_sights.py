"""What is seen of a result: in any direction of reading, at any length, at any size of a window."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from analyst_studies import Answering, Content, analyst_view, rest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QTextLayout
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
from pytestqt.qtbot import QtBot
from walking import accessible_name, describe, faults, settle

from app.analyst.models.page import ModelsPage
from app.analyst.result.part_widgets import ListedTable
from app.analyst.state.study_state import StudyState
from app.analyst.study.overview import StudyOverview
from app.analyst.window.view import AnalystView
from app.charts import chart_view
from app.charts.chart_widget import ChartWidget
from app.charts.whole_chart import Layout, paint_layout
from app.kit import tasks
from app.kit.settings import Settings
from app.theme import Theme
from app.widgets.fields import ShortBox
from app.widgets.focus_ring import FocusRing
from app.words.refusals import own_finding
from core.facts.errors import Code, Problem
from core.files import canonical
from core.present.chart import StackChart
from core.rehearse import invent, rehearse, write_responses
from core.study import Study, database, import_paths
from core.survey import read

SIZES = ((512, 320), (800, 900), (1024, 640), (1280, 800), (1366, 768), (1920, 1080))
WARNER: Content = {"name": "warner", "p": "3/4"}
CITY, VILLAGE = "مدينة", "قرية"
LONG = "An option whose words go on and on, of many offices and of papers that were asked for there"


def options(*texts: str) -> list[canonical.Json]:
    return [{"id": f"o{i}", "text": text} for i, text in enumerate(texts)]


QUESTIONS: dict[str, Content] = {
    "area": {"kind": "one-of", "text": "أين تسكن؟", "options": options(CITY, VILLAGE)},
    "group": {
        "kind": "one-of",
        "text": f"{LONG}?",
        "options": options(LONG, LONG + ".", LONG + "!"),
    },
    "bribe": {"kind": "yes-no", "text": "دفعت رشوة لموظف عام.", "mechanism": WARNER},
    "long": {"kind": "yes-no", "text": f"{LONG}. " * 4, "mechanism": WARNER},
    "trust": {
        "kind": "rating",
        "text": "ما مدى ثقتك بالشرطة؟",
        "options": options("أبداً", "قليلاً", "غالباً", "تماماً"),
        "mechanism": {"name": "k-ary", "p": "1/2"},
    },
    "fifteen": {
        "kind": "one-of",
        "text": "Which of the fifteen?",
        "options": options(*[f"Thing number {i}" for i in range(15)]),
        "mechanism": {"name": "unary", "p": "1/2", "q": "1/4"},
    },
}
N = 120


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A study of these questions, answered by made-up people."""
    data = canonical.write(
        {
            "format": "candor-survey",
            "version": 1,
            "languages": ["ar"],
            "title": "A study of dealings with offices, schools and courts in three regions, 2025",
            "questions": [{"id": id_, **each} for id_, each in QUESTIONS.items()],
        }
    )
    survey, folder = read(data), tmp_path_factory.mktemp("sights")
    write_responses(rehearse(survey, invent(survey, N, 1), 1), folder / "in", N)
    with Study.create(folder / "a.study", data) as study:
        import_paths(study, [folder / "in"])
    return folder / "a.study"


@pytest.fixture
def seen(
    made: Path, theme: Theme, window: QMainWindow, qtbot: QtBot, tmp_path: Path
) -> Iterator[AnalystView]:
    path = Path(shutil.copy(made, tmp_path))  # nobody looked at it: it keeps what was
    view = analyst_view(theme, path, Settings(), Answering(), window)
    with qtbot.waitSignal(view.settled, timeout=60_000):
        window.setCentralWidget(view)
        window.show()
    yield view
    tasks.shut_down()


def look(view: AnalystView, question: str, **changes: object) -> None:
    view.frame.look({"questions": (question,), **changes})
    rest(view)


def open_page(view: AnalystView, name: str) -> None:
    view.frame.questions.pages.page_chosen.emit(name)
    rest(view)


def order(text: str, *parts: str) -> list[float]:
    """Where parts of a text begin on the screen, from the left."""
    layout = QTextLayout(text)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    places = [text.index(part) for part in parts]
    ends = [(at, at + len(part)) for at, part in zip(places, parts, strict=True)]
    return [min(float(line.cursorToX(i)[0]) for i in span) for span in ends]  # type: ignore[index]


def test_that_numbers_after_words_read_from_the_right_keep_their_order(seen: AnalystView) -> None:
    look(seen, "trust")
    result = seen.frame.shown.result
    assert result is not None
    stack = next(part for part in result.parts if isinstance(part, StackChart))
    for one in stack.sums:
        told = f"{one.names}  {one.share} {one.interval}"
        low, _, high = one.interval.strip("()").partition(" – ")
        assert order(told, "or", one.share, low, high) == sorted(
            order(told, "or", one.share, low, high)
        )
    # Without, the share would stand at the left of the names it is the share of.
    plain = told.replace("\u2068", "").replace("\u2069", "")
    assert order(plain, "or", one.share) != sorted(order(plain, "or", one.share))


def test_that_a_sentence_that_begins_with_a_question_read_from_the_right_goes_left_to_right(
    seen: AnalystView,
) -> None:
    open_page(seen, "checks")
    page = seen.frame.study_pages["checks"]
    told = [label.text() for label in page.findChildren(QWidget) if hasattr(label, "text")]
    ours = [text for text in told if "One file moves" in text or "How many ones" in text]
    assert ours
    for text in ours:
        assert "\u2068“" in text or "fifteen" in text


def test_that_fifteen_answers_need_no_scrolling(seen: AnalystView, window: QMainWindow) -> None:
    look(seen, "fifteen")
    panel = seen.frame.result
    chart = panel.chart.chart
    assert chart is not None
    assert len(getattr(chart, "heads", ())) == 2  # chart and table are one
    settle(window, (1280, 800))
    assert panel.area.verticalScrollBar().maximum() == 0
    few = panel.chart.height()
    settle(window, (1440, 900))
    assert panel.area.verticalScrollBar().maximum() == 0
    assert panel.chart.height() > few  # what room there is, is used


def test_that_a_short_table_scrolls_with_its_chart_where_both_find_no_room(
    seen: AnalystView, window: QMainWindow
) -> None:
    look(seen, "bribe")
    panel = seen.frame.result
    settle(window, (1440, 900))
    assert panel.area.verticalScrollBar().maximum() == 0
    assert not panel.area.isAncestorOf(panel.table)
    settle(window, (1024, 640))
    assert panel.area.isAncestorOf(panel.table)
    assert panel.table.verticalScrollBar().maximum() == 0
    assert panel.table.height() >= panel.table.whole_height
    panel.splitter.splitterMoved.emit(300, 1)  # by hand it stands as it is left
    settle(window, (1440, 900))
    assert not panel.area.isAncestorOf(panel.table)


def test_that_tables_among_other_parts_are_as_high_as_their_rows(
    seen: AnalystView, window: QMainWindow
) -> None:
    look(seen, "bribe", split="group")
    tables = [each for each in seen.findChildren(ListedTable) if each.isVisible()]
    assert len(tables) == 2
    for size, listed in product(SIZES, tables):
        settle(window, size)
        table = listed._table
        assert table.verticalScrollBar().maximum() == 0
        assert table.height() == table.whole_height + 1
        head = table.horizontalHeader()
        for column, heading in enumerate(table.rows_model.headings):
            if heading.numeric:  # these are never cut
                assert head.fontMetrics().horizontalAdvance(heading.text) <= table.columnWidth(
                    column
                )


def test_that_long_words_leave_room_for_what_is_shown(
    seen: AnalystView, window: QMainWindow
) -> None:
    settle(window, (1280, 800))
    look(seen, "long", split="group")
    panel = seen.frame.result
    assert panel._title.height() < 160
    assert "…" in panel._subtitle.text()
    look(seen, "long", cross="group")
    assert panel._title.height() < 160
    assert panel.area.height() > 300


def test_that_every_page_of_the_study_is_whole(seen: AnalystView, window: QMainWindow) -> None:
    for page in seen.frame.study_pages:
        open_page(seen, page)
        for size in SIZES:
            settle(window, size)
            assert window.size().toTuple() == size  # at once, from whatever size it had
            assert faults(window) == [], (page, size)
            area = seen.frame.study_pages[page].area
            assert area is None or area.horizontalScrollBar().maximum() == 0, (page, size)


def test_that_files_to_look_at_do_not_make_the_page_wider_than_the_window(
    seen: AnalystView, window: QMainWindow
) -> None:
    open_page(seen, "study")
    page = seen.frame.study_pages["study"]
    assert isinstance(page, StudyOverview)
    page.to_look_at.setMinimumWidth(500)  # as many sorts of files in a longer language
    settle(window, (1024, 640))
    assert page.area is not None
    assert page.area.horizontalScrollBar().maximum() == 0


def part_in_sight(widget: QWidget) -> QRect:
    """The part of a widget that none of its parents cuts off."""
    part, step = widget.rect(), widget
    while (parent := step.parentWidget()) is not None and not step.isWindow():
        part = part.translated(step.pos()).intersected(parent.rect())
        step = parent
    return part


def steps(window: QMainWindow) -> Iterator[QWidget]:
    """Go once round the window by Tab."""
    begun: list[QWidget] = []
    while (now := step_on(window)) not in begun:
        assert now is not None
        begun.append(now)
        yield now
    assert len(begun) >= 5


def step_on(window: QMainWindow) -> QWidget | None:
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    return QApplication.focusWidget()


def test_that_the_focus_is_seen_wherever_it_comes_from(
    seen: AnalystView, window: QMainWindow, theme: Theme
) -> None:
    FocusRing(window, theme, always=False)
    window.activateWindow()
    look(seen, "bribe", split="group")
    for page, size in product(("", "checks", "export"), ((640, 400), (1024, 640))):
        open_page(seen, page)
        settle(window, size)
        for now in steps(window):
            assert accessible_name(now), describe(now)
            assert part_in_sight(now).height() >= min(now.height(), 120), (page, describe(now))


def test_that_the_chosen_question_stays_in_sight(seen: AnalystView, window: QMainWindow) -> None:
    settle(window, (1280, 800))
    look(seen, "fifteen")
    held = seen.frame.questions.question_list
    settle(window, (1024, 640))
    place = held.visualRect(held.currentIndex())
    assert held.viewport().rect().contains(place.center() + QPoint(0, place.height() // 2 - 1))


def test_that_no_choices_are_offered_where_there_are_none(
    seen: AnalystView, window: QMainWindow
) -> None:
    settle(window, (1024, 640))
    button = seen.frame.tool_bar.choices_button
    assert button.isEnabled()
    open_page(seen, "checks")
    assert not button.isEnabled()
    open_page(seen, "")
    assert button.isEnabled()
    seen.show_record()
    rest(seen)
    assert not button.isEnabled()


def test_that_words_of_a_list_are_cut_where_it_is_seen(qtbot: QtBot) -> None:
    box = ShortBox(4)
    qtbot.addWidget(box)
    box.addItems([LONG, LONG + " too"])
    box.resize(160, 32)
    box.show()
    assert box.minimumSizeHint().width() < 160
    first = box.grab().toImage()
    box.setCurrentIndex(1)  # what differs is beyond the cut
    assert box.grab().toImage() == first


def test_that_hidden_pages_do_nothing_on_a_choice_and_no_survey_is_read_again(
    seen: AnalystView, monkeypatch: pytest.MonkeyPatch
) -> None:
    for page in ("models", "checks", "study", "export", ""):
        open_page(seen, page)
    look(seen, "bribe")
    called: set[str] = set()
    read_again: list[bytes] = []
    monkeypatch.setattr(database, "read_study_survey", read_again.append)

    def note(frame: FrameType, event: str, _arg: object) -> None:
        if event == "call":
            called.add(Path(frame.f_code.co_filename).as_posix())

    sys.setprofile(note)
    try:
        look(seen, "bribe", split="group")
    finally:
        sys.setprofile(None)
    rooms = {path.partition("/app/analyst/")[2].partition("/")[0] for path in called}
    assert "result" in rooms
    assert not rooms & {"checks", "study", "exporting"}
    assert read_again == []
    result = seen.frame.shown.result
    assert result is not None
    assert result.request.split == "group"
    for page in ("checks", "export"):  # they catch up once they are seen
        open_page(seen, page)
        shown = vars(seen.frame.study_pages[page])["_shown"]
        assert shown is seen.frame.shown


def test_that_a_long_message_can_be_closed_where_the_window_is_low(
    seen: AnalystView, window: QMainWindow
) -> None:
    text = own_finding("The disk of the laptop that is full and of which nobody knows. " * 4)
    seen.frame.show_problem(Problem(Code.IO, "a-folder-with-a-name/" * 6 + "x.study", text))
    for size in SIZES:
        settle(window, size)
        assert faults(window) == []
        close = seen.frame.notice.close_button
        assert part_in_sight(close).height() == close.height(), size


def test_that_a_model_of_a_long_question_leaves_room_for_its_formula(
    seen: AnalystView, window: QMainWindow
) -> None:
    page = seen.frame.study_pages["models"]
    assert isinstance(page, ModelsPage)
    page.listed.add_button.click()
    page.box.show_text(True)
    page.box.changed.emit("long ~ group", 0)
    rest(seen)
    settle(window, (1024, 640))
    foot = page.box.field.mapTo(page, QPoint(0, page.box.field.height())).y()
    assert foot < 0.55 * page.height()
    for size in SIZES:
        settle(window, size)
        assert faults(window) == [], size


def test_that_a_split_paints_each_of_its_charts_once(
    seen: AnalystView, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen.window().setUpdatesEnabled(True)
    look(seen, "bribe")
    settle(seen.window(), (1280, 800))
    painted: list[object] = []

    def counted(layout: Layout, *rest: Any) -> None:
        painted.append(layout)
        paint_layout(layout, *rest)

    def begin_anew(before: StudyState, after: StudyState) -> None:
        if before.result is not after.result:
            painted.clear()

    monkeypatch.setattr(chart_view, "paint_layout", counted)
    # On a slow machine a pill says that one waits, and is painted together with what is near it.
    monkeypatch.setattr(seen.frame.result, "set_busy", lambda *_, **__: None)
    seen.frame.showing.connect(begin_anew)
    look(seen, "bribe", split="area")
    settle(seen.window(), (1280, 800))
    shown = [chart for chart in seen.frame.result.findChildren(ChartWidget) if chart.isVisible()]
    assert len(painted) == len(shown) > 1
