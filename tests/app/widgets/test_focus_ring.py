"""The focus ring: round what has the focus, where it can be seen, and nowhere else."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.theme import Theme
from app.widgets.focus_ring import FocusRing

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light")


def make_window(qtbot: QtBot) -> tuple[QWidget, list[QWidget]]:
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    column.setContentsMargins(40, 40, 40, 40)
    controls: list[QWidget] = [QPushButton("One"), QPushButton("Two"), QLineEdit()]
    for control in controls:
        column.addWidget(control)
    window.resize(400, 300)
    return window, controls


def show_active(window: QWidget, qtbot: QtBot) -> None:
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)


def target_of(ring: FocusRing) -> QWidget | None:
    return ring.target


def ring_is_seen(window: QWidget, control: QWidget, colour: QColor) -> bool:
    """Return whether the pixel above the middle of a control, 3 away, has the ring's colour."""
    top = control.mapTo(window, QPoint(control.width() // 2, 0))
    return window.grab().toImage().pixelColor(top - QPoint(0, 4)) == colour


def test_that_the_ring_follows_the_focus(theme: Theme, qtbot: QtBot) -> None:
    window, controls = make_window(qtbot)
    ring = FocusRing(window, theme, always=True)
    show_active(window, qtbot)
    for control in controls:
        control.setFocus()
        assert target_of(ring) is control
        outside = control.geometry().adjusted(-5, -5, 5, 5)
        assert ring.geometry() == outside
        assert ring_is_seen(window, control, theme.colour("focus"))
    controls[2].move(controls[2].pos() + QPoint(10, 10))
    assert ring.geometry().topLeft() == controls[2].pos() - QPoint(5, 5)
    controls[2].hide()
    assert target_of(ring) is not controls[2]


def test_that_the_analyst_sees_the_ring_after_the_keyboard_and_the_respondent_always(
    theme: Theme, qtbot: QtBot
) -> None:
    window, controls = make_window(qtbot)
    ring = FocusRing(window, theme, always=False)
    show_active(window, qtbot)
    controls[2].setFocus(Qt.FocusReason.MouseFocusReason)
    assert target_of(ring) is controls[2]
    controls[0].setFocus(Qt.FocusReason.MouseFocusReason)
    assert target_of(ring) is None
    QTest.keyClick(window, Qt.Key.Key_Tab)
    assert target_of(ring) is controls[1]
    controls[0].setFocus(Qt.FocusReason.MouseFocusReason)
    ring.set_always(True)
    assert target_of(ring) is controls[0]


def test_that_the_ring_outlives_the_control_it_stood_round(theme: Theme, qtbot: QtBot) -> None:
    window, controls = make_window(qtbot)
    ring = FocusRing(window, theme, always=True)
    show_active(window, qtbot)
    controls[0].setFocus()
    controls[0].deleteLater()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not controls[0])
    controls[1].setFocus()
    assert target_of(ring) is controls[1]


def test_that_the_ring_is_not_drawn_over_what_is_scrolled_away(theme: Theme, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    column.addSpacing(150)
    area = QScrollArea()
    area.setWidgetResizable(True)
    inner = QWidget()
    inside = QVBoxLayout(inner)
    button = QPushButton("Above")
    inside.addWidget(button)
    inside.addSpacing(2000)
    area.setWidget(inner)
    column.addWidget(area)
    window.resize(300, 300)
    ring = FocusRing(window, theme, always=True)
    show_active(window, qtbot)
    button.setFocus()
    assert target_of(ring) is button
    area.verticalScrollBar().setValue(80)
    assert button.mapTo(window, QPoint(0, 0)).y() > 50
    assert target_of(ring) is None
    area.verticalScrollBar().setValue(0)
    assert target_of(ring) is button


def test_that_the_ring_is_whole_where_a_control_fills_its_area(theme: Theme, qtbot: QtBot) -> None:
    # A table from edge to edge: there is no room for the ring outside of it.
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    column.setContentsMargins(30, 30, 30, 30)
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    inner = QWidget()
    inside = QVBoxLayout(inner)
    inside.setContentsMargins(0, 0, 0, 0)
    button = QPushButton("Whole")
    button.setSizePolicy(button.sizePolicy().Policy.Expanding, button.sizePolicy().Policy.Expanding)
    inside.addWidget(button)
    area.setWidget(inner)
    column.addWidget(area)
    window.resize(300, 300)
    FocusRing(window, theme, always=True)
    show_active(window, qtbot)
    button.setFocus()
    seen = window.grab().toImage()
    colour = theme.colour("focus")
    place = area.geometry()
    middle = place.center()
    for edge in (
        QPoint(middle.x(), place.top() + 1),
        QPoint(middle.x(), place.bottom() - 1),
        QPoint(place.left() + 1, middle.y()),
        QPoint(place.right() - 1, middle.y()),
    ):
        assert seen.pixelColor(edge) == colour


def test_that_no_ring_stands_round_the_whole_window(theme: Theme, qtbot: QtBot) -> None:
    window, controls = make_window(qtbot)
    whole = QWidget(window)
    whole.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    whole.setGeometry(0, 0, 400, 300)
    ring = FocusRing(window, theme, always=True)
    show_active(window, qtbot)
    whole.setFocus(Qt.FocusReason.OtherFocusReason)
    assert target_of(ring) is None
    controls[0].setFocus(Qt.FocusReason.TabFocusReason)
    assert target_of(ring) is controls[0]
