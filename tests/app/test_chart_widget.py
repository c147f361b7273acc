"""The chart on screen: what it says to those who do not see it, and that nothing can move it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from analyst_studies import Looker, content
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from app.analyses.one_question import Answer
from app.painting import natural_height, screen_style
from app.painting.bar_layout import lay_out_bars
from app.theme import Theme
from app.widgets.chart import ChartWidget

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


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
    assert 0 <= widget.height() - needed < 1


def test_that_few_bars_share_the_height_that_is_left(widget: ChartWidget) -> None:
    chart, style = result(0).bars, screen_style("light")
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
def test_that_neither_the_mouse_nor_its_wheel_moves_the_chart(theme: Theme, qtbot: QtBot) -> None:
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
    for child in (holder, holder._view.viewport()):
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
    assert holder.grab().toImage() == before
    assert not [w for w in QApplication.topLevelWidgets() if w.inherits("QMenu") and w.isVisible()]


def test_that_a_process_with_a_chart_ends_well() -> None:
    program = (
        "from PySide6.QtWidgets import QApplication\n"
        "app = QApplication([])\n"
        "from app.theme import Theme\n"
        "from app.widgets.chart import ChartWidget\n"
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
