"""Widgets that go on in the next row where a row is full."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.widgets.flow import Flow


class Block(QWidget):
    """Would like a size, and takes any."""

    def __init__(self, width: int, height: int = 20) -> None:
        super().__init__()
        self._size = QSize(width, height)

    def sizeHint(self) -> QSize:
        return self._size


@pytest.mark.parametrize("mirrored", [False, True])
def test_that_a_full_row_is_followed_by_another(qtbot: QtBot, mirrored: bool) -> None:
    flow = Flow(gap=10)
    qtbot.addWidget(flow)
    if mirrored:
        flow.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    widgets = [Block(100), Block(90, 40), Block(100), Block(300)]
    flow.set_widgets(widgets)
    assert flow.heightForWidth(200) == 40 + 10 + 20 + 10 + 20
    assert flow.heightForWidth(1_000) == 40
    flow.resize(200, 100)
    flow.show()
    places = [widget.geometry() for widget in widgets]
    ends = [place.right() for place in places] if mirrored else [p.left() for p in places]
    assert ends == ([199, 89, 199, 199] if mirrored else [0, 110, 0, 0])
    assert [place.top() for place in places] == [10, 0, 50, 80]  # in the middle of its row
    assert places[3].width() == 200  # what is too wide has the whole row
    flow.set_widgets(widgets[:1])
    assert flow.heightForWidth(200) == 20
    assert not widgets[1].isVisible()
