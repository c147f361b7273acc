"""The edge of a histogram in the window: dragged, moved by keys, typed, taken back."""

from __future__ import annotations

import random
from pathlib import Path
from shutil import copyfile

import pytest
from analyst_studies import Answering, analyst_view, rest
from numbers_study import made
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow

from app.analyses.request import AnalysisRequest, recalled, remembered
from app.analyst.window.view import AnalystView
from app.charts.bin_layout import ARROW, BinsLayout
from app.charts.edge_handle import EdgeHandle
from app.kit.settings import Settings
from app.theme import Theme
from core.present.chart import BinsChart


@pytest.fixture
def view(
    theme: Theme, settings: Settings, dialogs: Answering, window: QMainWindow, tmp_path: Path
) -> AnalystView:
    study = tmp_path / "numbers.study"
    copyfile(made().study, study)
    found = analyst_view(theme, study, settings, dialogs, window)
    window.setUpdatesEnabled(True)  # the mouse points at what is painted
    window.setCentralWidget(found)
    window.show()
    rest(found)
    found._truth.load(made().truth)
    ask(found, "age")
    return found


def ask(view: AnalystView, question: str) -> None:
    view.frame.look({"questions": (question,), "split": None})
    rest(view)


def histogram(view: AnalystView) -> BinsChart:
    chart = view.frame.result.chart.chart
    assert isinstance(chart, BinsChart)
    return chart


def handle(view: AnalystView) -> EdgeHandle:
    found = view.frame.result.chart.handle
    assert found is not None
    assert found.isVisible()
    return found


def layout_of(view: AnalystView) -> BinsLayout:
    layout = view.frame.result.chart._layout
    assert isinstance(layout, BinsLayout)
    return layout


def edge(view: AnalystView) -> int:
    shown = histogram(view).edge
    assert shown is not None
    return shown.at


def field(view: AnalystView) -> str:
    return view.frame.choices.numbers.edge.field.text()


def choose(view: AnalystView, at: int) -> None:
    view.frame.become(view.shown.looked(view.shown.request.choosing(edge=at)))
    rest(view)


def drag(view: AnalystView, *places: int) -> list[int]:
    """Drag the pill over places of the axis, and return which edges were shown on the way."""
    grip, seen = handle(view), []
    start = grip.rect().center()
    QTest.mousePress(grip, Qt.MouseButton.LeftButton, pos=start)
    offset = grip.mapToParent(start).x() - layout_of(view).x(edge(view))
    for place in places:
        x = round(layout_of(view).x(place) + offset)
        QTest.mouseMove(grip, grip.mapFromParent(QPoint(x, grip.y() + start.y())))
        seen.append(edge(view))
    QTest.mouseRelease(grip, Qt.MouseButton.LeftButton)
    return seen


def test_that_dragging_shows_each_place_at_once_and_is_one_step(view: AnalystView) -> None:
    choose(view, 40)
    before, steps = view.shown.request, len(view.shown.history.past)
    assert drag(view, 44, 52, 31) == [44, 52, 31]
    shown = histogram(view).edge
    assert shown is not None
    assert shown.moving  # what lies on both sides is not known yet, and not told
    rest(view)
    told = histogram(view).edge
    assert told is not None
    assert (told.at, told.moving, told.label) == (31, False, "31")
    assert told.above.startswith("at or above: ")
    assert view.shown.choices.edge == 31
    assert field(view) == "31"
    assert len(view.shown.history.past) == steps + 1
    assert view.frame.actions_.undo.text().endswith("the edge")
    view.frame.actions_.undo.trigger()
    rest(view)
    assert view.shown.request == before
    assert (edge(view), field(view)) == (40, "40")
    assert drag(view, 50, 40) == [50, 40]  # back to where it began: no step at all
    rest(view)
    again = histogram(view).edge
    assert again is not None
    assert again.above  # and both sides are told again
    assert not again.moving
    drag(view, 58)
    view.frame.actions_.undo.trigger()  # in haste, before anything is worked out
    rest(view)
    assert (edge(view), field(view), histogram(view).edge) == (40, "40", again)
    assert len(view.shown.history.past) == steps
    drag(view, 300)
    assert edge(view) == 70  # held on the axis
    QTest.keyClick(handle(view), Qt.Key.Key_Left)
    rest(view)
    assert [each.choices.edge for each in view.shown.history.past[-2:]] == [40, 70]
    assert edge(view) == 69


def test_that_keys_move_it_and_a_screen_reader_hears_a_slider(view: AnalystView) -> None:
    choose(view, 40)
    grip, steps = handle(view), len(view.shown.history.past)
    grip.setFocus()
    told = QAccessible.queryAccessibleInterface(grip)
    assert told.role() is QAccessible.Role.Slider
    assert told.text(QAccessible.Text.Name).startswith("Edge")
    for key, place in (
        (Qt.Key.Key_Right, 41),
        (Qt.Key.Key_Up, 42),
        (Qt.Key.Key_Left, 41),
        (Qt.Key.Key_Down, 40),
        (Qt.Key.Key_PageUp, 50),
        (Qt.Key.Key_PageDown, 40),
        (Qt.Key.Key_End, 70),
        (Qt.Key.Key_Home, 11),
        (Qt.Key.Key_Left, 11),
    ):
        QTest.keyClick(grip, key)
        assert edge(view) == place
        assert told.text(QAccessible.Text.Value).startswith(str(place))
    rest(view)
    assert "at or above" in told.text(QAccessible.Text.Value)
    assert len(view.shown.history.past) == steps + 1  # one stay of the focus is one step
    for text, key, place in (
        ("52", Qt.Key.Key_Return, 52),
        ("20", Qt.Key.Key_Escape, 52),
        ("11", Qt.Key.Key_Return, 11),
    ):
        QTest.keyClick(grip, Qt.Key.Key_Return)
        assert grip.field.hasFocus()
        grip.field.setText("900")
        QTest.keyClick(grip.field, Qt.Key.Key_Return)
        assert grip.field.property("state") == "error"  # nothing is there; it can be mended
        grip.field.setText(text)
        QTest.keyClick(grip.field, key)
        assert grip.hasFocus()
        assert not grip.field.isVisible()
        assert edge(view) == place
    rest(view)
    steps = len(view.shown.history.past)
    right = QPoint(grip.width() - round(ARROW / 2), grip.height() // 2)
    QTest.mouseClick(grip, Qt.MouseButton.LeftButton, pos=right)
    rest(view)
    assert edge(view) == 12
    QTest.mouseClick(grip, Qt.MouseButton.LeftButton, pos=QPoint(4, grip.height() // 2))
    rest(view)
    assert edge(view) == 11
    assert len(view.shown.history.past) == steps + 2  # each press of an arrow is one


def test_that_bars_are_walked_and_the_edge_stands_where_a_share_is_estimated(
    view: AnalystView,
) -> None:
    chart, shown = view.frame.result.chart, histogram(view)
    chart.setFocus()
    for key, row in ((Qt.Key.Key_Right, 0), (Qt.Key.Key_Right, 1), (Qt.Key.Key_End, -1)):
        QTest.keyClick(chart, key)
        assert chart.pointed is not None
        bar = shown.rows[row]
        assert chart.pointed.words.startswith(f"{bar.label}, Share {bar.value_text}, Count")
        assert "truth of the rehearsal" in chart.pointed.words
    place = layout_of(view).column(3).center().toPoint()
    QTest.mouseMove(chart, place)
    assert chart.pointed is not None
    assert chart.pointed.row == 3
    ask(view, "hours")
    grip = handle(view)
    places = []
    QTest.keyClick(grip, Qt.Key.Key_Home)
    for _ in range(4):
        places.append(edge(view))
        QTest.keyClick(grip, Qt.Key.Key_Right)
    rest(view)
    assert places == [20, 35, 40, 40]
    assert not view.frame.choices.numbers.bins.box.isVisible()  # its author divided it
    assert drag(view, 33, 22) == [35, 20]
    ask(view, "paid")
    assert view.frame.result.chart.handle is not None
    assert not view.frame.result.chart.handle.isVisible()
    assert not view.frame.choices.numbers.isVisible()


def test_that_the_side_takes_what_can_be_and_tells_what_can_not(view: AnalystView) -> None:
    row, box = view.frame.choices.numbers.edge, view.frame.choices.numbers.bins.box
    bars = len(histogram(view).rows)
    assert [box.itemText(i) for i in range(box.count())] == ["5, as usual", "2", "10", "20"]
    box.activated.emit(2)
    rest(view)
    assert view.shown.choices.bin_width == 10
    assert len(histogram(view).rows) == 6
    assert view.frame.actions_.undo.text().endswith("width of the bins")
    view.frame.actions_.undo.trigger()
    rest(view)
    assert (len(histogram(view).rows), box.currentIndex()) == (bars, 0)
    usual = edge(view)
    assert row.field.text() == ""
    assert row.field.placeholderText() == f"{usual}, the middle"

    def typed(text: str) -> None:
        row.field.setText(text)
        row.field.textEdited.emit(text)
        row.field.editingFinished.emit()
        rest(view)

    typed("55")
    assert (edge(view), view.shown.choices.edge) == (55, 55)
    for text in ("8", "71", "many", "-3", "1/0"):
        typed(text)
        assert edge(view) == 55
        assert row.note.text() == "A number from 11 to 70."
    typed("25.5")  # the same people are at or above 26
    assert (edge(view), field(view)) == (26, "26")
    assert row.note.text() == "At or above 25.5 is at or above 26: no answer is between."
    typed("26")
    assert row.note.text() == ""
    typed("33.4")
    assert (edge(view), field(view)) == (34, "34")
    choose(view, 40)
    rest(view)
    assert row.note.text() == ""  # it is not of what was typed any more
    typed("")
    assert (edge(view), view.shown.choices.edge) == (usual, None)
    ask(view, "gain")
    typed("−2")
    assert (edge(view), field(view)) == (-2, "−2")
    ask(view, "hours")
    typed("33")
    assert (edge(view), field(view)) == (35, "35")
    assert row.note.text() == "The bins have no edge at 33; the nearest is 35."


def test_that_undo_in_the_field_takes_back_typing_and_then_steps(view: AnalystView) -> None:
    row = view.frame.choices.numbers.edge
    view.window().activateWindow()
    row.field.setFocus()
    choose(view, 31)
    rest(view)
    QTest.keyClicks(row.field, "9")
    assert field(view) == "319"
    QTest.keyClick(row.field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    rest(view)
    assert (field(view), view.shown.choices.edge) == ("31", 31)  # the typing alone
    QTest.keyClick(row.field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    rest(view)
    assert (view.shown.choices.edge, field(view)) == (None, "")
    QTest.keyClick(
        row.field,
        Qt.Key.Key_Z,
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    )
    rest(view)
    assert (view.shown.choices.edge, field(view)) == (31, "31")


def test_that_any_walk_ends_at_one_edge_in_every_place(view: AnalystView) -> None:
    """Edges, bins, levels, units, questions and groups at random: back to the beginning."""
    chance = random.Random(11)  # noqa: S311 - a walk, not a secret
    begun, seen = (*view.shown.history.past, view.shown.request)[0], set()
    for step in range(26):
        frame, request = view.frame, view.shown.request
        edit = chance.randrange(7)
        grip = frame.result.chart.handle
        if edit <= 1 and grip is not None and grip.isVisible():
            grip.step(chance.choice((-10, -1, 1, 3)))
            if chance.random() < 0.5:
                grip.release()
        elif edit == 2:
            frame.become(view.shown.looked(request.choosing(bin_width=chance.choice((5, 10)))))
        elif edit == 3:
            changes = {"level": chance.choice((0.5, 0.95, 0.99)), "counts": chance.random() < 0.5}
            frame.become(view.shown.looked(request.choosing(**changes)))
        elif edit == 4:
            frame.look({"questions": (chance.choice(("age", "hours", "gain", "trips", "paid")),)})
        elif edit == 5:
            frame.look({"split": chance.choice((None, "area"))})
        elif frame.actions_.undo.isEnabled():
            frame.actions_.undo.trigger()
        if step % 3:
            rest(view)
        chart = frame.result.chart.chart
        if not frame.result.chart.isVisible() or view.frame.shown.waiting:
            continue
        if isinstance(chart, BinsChart) and chart.edge is not None:
            chosen = view.shown.choices.edge
            seen.add(chart.title)
            assert chart.edge.at in chart.edge.places
            if chosen in chart.edge.places:
                assert chart.edge.at == chosen
                assert field(view).replace("−", "-") == str(chosen)
            assert not chart.edge.moving
            assert chart.edge.label in handle(view).accessible_value()
    rest(view)
    assert len(seen) > 1
    last: AnalysisRequest = view.shown.request
    assert recalled(remembered(last)) == last
    for _ in range(60):
        view.frame.actions_.undo.trigger()
    rest(view)
    assert view.shown.request == begun
