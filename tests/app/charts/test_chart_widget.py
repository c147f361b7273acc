"""The chart on screen: what it tells of what is pointed at, and to those who do not see it."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

import pytest
from analyst_studies import Looker, content
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from app.analyses.one_question import Answer
from app.charts.bar_layout import BarsLayout, lay_out_bars
from app.charts.chart_pointing import height_of
from app.charts.chart_widget import ChartWidget, Readout, moved, part_of, zoomed
from app.charts.curves import CurvesLayout
from app.charts.style import screen_style
from app.charts.whole_chart import natural_height
from app.theme import Theme
from core.present.chart import Series, share_axis
from folders import ROOT


@pytest.fixture
def widget(theme: Theme, qtbot: QtBot) -> ChartWidget:
    made = ChartWidget(theme)
    qtbot.addWidget(made)
    made.resize(640, 480)
    made.show()
    return made


def result(question: int) -> Answer:
    return Looker(content(), place=question).result()


def test_that_a_screen_reader_hears_the_title_and_the_numbers(widget: ChartWidget) -> None:
    chart = result(0).bars
    widget.set_chart(chart)
    assert widget.accessibleName() == "In which office do you work?"
    assert widget.accessibleDescription() == chart.alt_text
    assert widget.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_that_bars_have_the_height_in_which_nothing_is_cut_off(widget: ChartWidget) -> None:
    chart = result(0).bars
    widget.set_chart(chart)
    needed = natural_height(chart, widget.width(), screen_style("light"))
    assert 0 <= widget.minimumHeight() - needed < 1
    widget.resize(300, 40)
    needed = natural_height(chart, widget.width(), screen_style("light"))
    assert 0 <= widget.minimumHeight() - needed < 1
    assert widget.minimumHeight() <= widget.height() <= widget.maximumHeight()


def test_that_few_bars_share_the_height_that_is_left(widget: ChartWidget) -> None:
    chart, style = replace(result(0).bars, heads=()), screen_style("light")
    widget.set_chart(chart)
    widget.resize(640, 2000)
    assert natural_height(chart, 640, style) < widget.height() < 2000
    grown = lay_out_bars(chart, 640, style, widget.height())
    assert grown.height == pytest.approx(widget.height(), abs=1)
    first, second = grown.rows[:2]
    assert second.top - first.top > 40


def test_that_curves_take_the_height_they_are_given(widget: ChartWidget) -> None:
    widget.set_chart(result(0).bars)
    curve = result(1).curve
    assert curve is not None
    widget.set_chart(curve)
    widget.resize(640, 500)
    assert widget.height() == 500
    assert widget.minimumHeight() == 240


def test_that_the_chart_follows_the_theme(widget: ChartWidget, theme: Theme) -> None:
    widget.set_chart(result(0).bars)
    corner = widget.grab().toImage().pixelColor(1, 1).name()
    theme.pin("dark")
    assert corner == theme.tokens.palette("light").surface.lower()
    assert (
        widget.grab().toImage().pixelColor(1, 1).name()
        == theme.tokens.palette("dark").surface.lower()
    )
    theme.pin("light")


@pytest.mark.qt_log_ignore("not accepted by receiving widget")  # which is what is wanted
def test_that_neither_drag_nor_wheel_alone_moves_the_chart(theme: Theme, qtbot: QtBot) -> None:
    area = QScrollArea()
    qtbot.addWidget(area)
    area.setWidgetResizable(True)
    holder = ChartWidget(theme)
    area.setWidget(holder)
    holder.set_chart(result(0).bars)
    area.resize(640, 200)
    area.show()
    before = holder.grab().toImage()
    place = QPointF(100, 100)
    view = holder._view
    assert view is not None
    for child in (holder, view.viewport()):
        wheel = QWheelEvent(
            place,
            holder.mapToGlobal(place),
            QPoint(0, -120),
            QPoint(0, -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(child, wheel)
    QTest.mousePress(holder, Qt.MouseButton.LeftButton, pos=QPoint(50, 50))
    QTest.mouseMove(holder, QPoint(200, 90))
    QTest.mouseRelease(holder, Qt.MouseButton.LeftButton, pos=QPoint(200, 90))
    QTest.mouseClick(holder, Qt.MouseButton.RightButton)
    QApplication.sendEvent(holder, QEvent(QEvent.Type.Leave))
    assert holder.grab().toImage() == before
    assert not [w for w in QApplication.topLevelWidgets() if w.inherits("QMenu") and w.isVisible()]


def bars_of(widget: ChartWidget) -> BarsLayout:
    layout = widget._layout
    assert isinstance(layout, BarsLayout)
    return layout


def box(widget: ChartWidget) -> str:
    (readout,) = widget.findChildren(Readout)
    labels = readout.findChildren(QLabel)
    return "|".join(label.text() for label in labels) if readout.isVisible() else ""


def test_that_a_bar_under_the_mouse_tells_its_numbers(widget: ChartWidget) -> None:
    chart = result(0).bars
    widget.set_chart(chart)
    told: list[int] = []
    widget.row_pointed.connect(told.append)
    for row in (3, 0, len(chart.rows) - 1):
        laid = bars_of(widget).rows[row]
        QTest.mouseMove(widget, QPoint(400, round(laid.top + laid.height / 2)))
        bar = chart.rows[row]
        for text in (bar.label, bar.value_text, bar.interval_text):
            assert text in box(widget)
    QTest.mouseMove(widget, QPoint(400, round(bars_of(widget).height) - 2))
    assert (box(widget), widget.pointed) == ("", None)
    assert told == [3, 0, len(chart.rows) - 1, -1]


def test_that_the_arrows_walk_the_bars_and_say_their_words(widget: ChartWidget) -> None:
    chart = result(0).bars
    widget.set_chart(chart, [(("Count", str(10 * i)),) for i in range(len(chart.rows))])
    widget.setFocus()
    QTest.keyClick(widget, Qt.Key.Key_Down)
    assert widget.accessibleDescription() == f"{chart.rows[0].label}, Count 0."
    for key, row in (
        (Qt.Key.Key_Down, 1),
        (Qt.Key.Key_End, len(chart.rows) - 1),
        (Qt.Key.Key_Down, len(chart.rows) - 1),
        (Qt.Key.Key_Up, len(chart.rows) - 2),
        (Qt.Key.Key_Home, 0),
    ):
        QTest.keyClick(widget, key)
        assert widget.accessibleDescription() == f"{chart.rows[row].label}, Count {10 * row}."
        assert box(widget).startswith(chart.rows[row].label)
    widget.clearFocus()
    assert widget.accessibleDescription() == chart.alt_text
    assert box(widget) == ""


def test_that_the_cross_hair_reads_the_curve(widget: ChartWidget) -> None:
    curve = result(1).curve
    assert curve is not None
    widget.set_chart(curve)
    widget.resize(640, 500)
    layout = widget._layout
    assert isinstance(layout, CurvesLayout)
    estimate = curve.points[0].x
    QTest.mouseMove(widget, QPoint(round(layout.x(estimate)), round(layout.top + 60)))
    pointed = widget.pointed
    assert pointed is not None
    assert pointed.at == pytest.approx(estimate, abs=1e-3)
    # The likelihood is greatest at the estimate, and the curve is told below its top.
    assert pointed.dots[0] == pytest.approx(layout.y(0.0), abs=1)
    assert pointed.reading[0][1] == "0.00"
    QTest.keyClick(widget, Qt.Key.Key_Home)
    assert widget.pointed is not None
    assert widget.pointed.at == curve.x_axis.low


def test_that_a_height_between_two_points_lies_between_theirs() -> None:
    series = Series("a", (0.0, 1.0, 3.0), (2.0, 4.0, 0.0))
    assert [height_of(series, at) for at in (0.0, 0.5, 1.0, 2.0, 3.0)] == [2.0, 3.0, 4.0, 2.0, 0.0]
    assert height_of(series, -0.1) is None
    assert height_of(series, 3.1) is None
    assert height_of(Series("b", (), ()), 0.0) is None


def test_that_a_zoom_keeps_what_is_under_the_mouse_and_never_leaves_the_axis() -> None:
    axis = share_axis([0.0, 1.0])
    part = zoomed(axis, None, 0.5, 0.25)
    assert part == (0.125, 0.625)
    assert zoomed(axis, part, 2.0, 0.5) is None
    assert moved(axis, part, 5.0) == (0.5, 1.0)
    assert moved(axis, part, -5.0) == (0.0, 0.5)
    closest = (0.0, 1.0)
    for _ in range(200):
        closest = zoomed(axis, closest, 0.8, 1.0) or closest
    assert 0 < closest[1] - closest[0] < 1e-3
    ticks = part_of(axis, 0.125, 0.625).ticks
    assert [tick.label for tick in ticks] == [f"{n}%" for n in range(15, 65, 5)]


def test_that_the_axis_is_zoomed_by_keys_and_dragged(widget: ChartWidget) -> None:
    chart = result(0).bars
    widget.set_chart(chart)
    whole = widget.grab().toImage()
    widget.setFocus()
    QTest.keyClicks(widget, "++")
    part = widget.part
    assert part is not None
    low, high = part
    assert high - low == pytest.approx(0.64 * (chart.axis.high - chart.axis.low))
    layout = bars_of(widget)
    assert layout.clipped
    # Nothing of a bar is painted over the labels: only the plot differs.
    left = round(layout.left)
    QApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))
    zoomed_in = widget.grab().toImage()
    labels = QRect(0, 0, left - 2, round(layout.bottom))
    assert zoomed_in.copy(labels) == whole.copy(labels)
    assert zoomed_in != whole
    QTest.mousePress(widget, Qt.MouseButton.LeftButton, pos=QPoint(400, 40))
    QTest.mouseMove(widget, QPoint(440, 40))
    QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, pos=QPoint(440, 40))
    by = 40 * (high - low) / (layout.right - layout.left)
    dragged = widget.part
    assert dragged is not None
    assert dragged[0] == pytest.approx(low - by)
    QTest.keyClick(widget, Qt.Key.Key_0)
    assert widget.part is None
    widget.clearFocus()
    QApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))
    assert widget.grab().toImage() == whole


def test_that_the_chart_is_loaded_after_the_page_stands_and_in_the_thread_of_the_window() -> None:
    """In another thread Qt's types were made beside those of the window, and it crashed."""
    program = (
        "import sys\n"
        "from importlib.abc import MetaPathFinder\n"
        "from threading import current_thread, main_thread\n"
        "class Noting(MetaPathFinder):\n"
        "    threads = []\n"
        "    def find_spec(self, name, path, target=None):\n"
        "        if name == 'pyqtgraph': self.threads.append(current_thread())\n"
        "sys.meta_path.insert(0, Noting())\n"
        "from PySide6.QtCore import QTimer\n"
        "from PySide6.QtWidgets import QApplication\n"
        "app = QApplication([])\n"
        "from app.theme import Theme\n"
        "from app.charts.chart_widget import ChartWidget\n"
        "from core.present.chart import Series; from app.words.curves import curve_chart\n"
        "widget = ChartWidget(Theme(app))\n"
        "at_first = 'pyqtgraph' in sys.modules, widget._view\n"
        "line = Series('a', (0.0, 1.0), (1.0, 0.0))\n"
        "widget.set_chart(curve_chart('T', '', [line], x_unit='x', y_unit='y'))\n"
        "widget.show()\n"
        "while widget._view is None: app.processEvents()\n"
        "assert at_first == (False, None)\n"
        "assert Noting.threads and Noting.threads[0] is main_thread()\n"
        "assert widget._view.picture.layout_ is not None\n"
        "from app.kit import tasks\n"
        "tasks.shut_down()\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr


def test_that_a_process_with_a_chart_ends_well() -> None:
    program = (
        "from PySide6.QtWidgets import QApplication\n"
        "app = QApplication([])\n"
        "from app.theme import Theme\n"
        "from app.charts.chart_widget import ChartWidget\n"
        "widget = ChartWidget(Theme(app))\n"
        "widget.show()\n"
        "app.processEvents()\n"
        "widget.close()\n"
        "widget.deleteLater()\n"
        "del widget\n"
        "app.processEvents()\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
