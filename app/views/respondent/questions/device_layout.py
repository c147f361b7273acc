"""Where things stand on a page with a device: one value from the size of the page, one body."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from app.theme.scale import PageSize
from app.widgets.button import Button
from app.widgets.text import TextLabel
from app.widgets.wheel_paint import POINTER

_LEAST_RIM = 110
_COLUMN = 600
_STACKED_COLUMN = 680
_GAP = 72  # between the rim and the words
UNDER = 24  # between the rim and the button under it
_BUTTON, _STACKED_BUTTON = 80, 64
_STATEMENT, _STACKED_STATEMENT = 152, 84
LEAST_STATEMENT = 64
_SPIN_WIDTH = 440
_STACKED_REST = 420  # all but the wheel, where everything stands one above the other


@dataclass(frozen=True, slots=True)
class DeviceSize:
    """The measures of a page with a device, in logical pixels.

    Attributes:
        stacked: device, statements and answers stand one above the other.
        rim: the radius of the wheel with its rim; coins and the like are as wide as it is.
        device: the height of the device with its pointer.
        block: the height of the device and the button under it.
        column: the width of the words.
        gap: between the device and the words.
        button: the height of the button that starts and of the answers.
        spin: the width of the button that starts.
        statement: the greatest height of a statement.
    """

    stacked: bool
    rim: int
    device: int
    block: int
    column: int
    gap: int
    button: int
    spin: int
    statement: int

    @classmethod
    def of(cls, size: PageSize) -> DeviceSize:
        """Return the measures for a page: the wheel is as large as height and width let it be."""
        edge, s = 16 * size.s, size.s
        if size.stacked:
            rest = size.header + size.footer + (20 + _STACKED_REST) * s
            rim = min((size.height - rest) / 2, size.width / 2 - 32 * s)
        else:
            room = size.height - size.header - size.footer - 2 * edge
            rim = min((room - (POINTER + UNDER + _BUTTON) * s) / 2, 0.21 * size.width)
        rim = round(max(rim, _LEAST_RIM * s))
        column = size.width - 2 * size.margin
        if size.stacked:
            column = min(size.length(_STACKED_COLUMN), column)
        else:
            column = min(size.length(_COLUMN), column - 2 * rim - size.length(_GAP))
        device = 2 * rim + size.length(POINTER)
        button = size.length(_STACKED_BUTTON if size.stacked else _BUTTON)
        return cls(
            stacked=size.stacked,
            rim=rim,
            device=device,
            block=device + size.length(UNDER) + button,
            column=column,
            gap=size.length(_GAP),
            button=button,
            spin=min(column if size.stacked else 2 * rim, size.length(_SPIN_WIDTH)),
            statement=size.length(_STACKED_STATEMENT if size.stacked else _STATEMENT),
        )


class Under(QWidget):
    """What stands under a device, in the height of a button; where it goes its place stays."""

    def __init__(self, parts: Sequence[QWidget]) -> None:
        super().__init__()
        self._parts = tuple(parts)
        column = _column(self)
        self.setVisible(bool(parts))
        for part in parts:
            column.addWidget(part, 0, Qt.AlignmentFlag.AlignCenter)
            if isinstance(part, TextLabel):
                part.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def fit(self, size: DeviceSize) -> None:
        """Take the height of a button, and let buttons take their width."""
        self.setMinimumHeight(size.button)
        for part in self._parts:
            if isinstance(part, Button):
                part.setFixedWidth(size.spin)


class DeviceBody(QWidget):
    """A device and what stands under it at the start, words and answers at the end.

    The answers end as low as what is under the device, and the words stand above them, upwards;
    where that is too little for them the page scrolls. Where the page is narrow all stands in one
    column: titles, device, statements, answers.

    Args:
        device: takes its size by its own means.
        under: what stands under the device, in the height of a button.
        titles: the words above the statements, one under the other.
    """

    def __init__(self, device: QWidget, under: Under, titles: Sequence[QWidget]) -> None:
        super().__init__()
        self._under = under
        self._labels = tuple(titles)
        self._statements: list[QWidget] = []
        self._parts: list[QWidget] = []
        self._start, self._titles, self._rest = (QWidget(self) for _ in range(3))
        self._start_column = _column(self._start)
        self._start_column.addWidget(device, 0, Qt.AlignmentFlag.AlignHCenter)
        self._start_column.addWidget(under)
        titles_column = _column(self._titles)
        for label in titles:
            titles_column.addWidget(label)
        self._rest_column = _column(self._rest)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)

    def add_statement(self, statement: QWidget) -> None:
        """Add a statement, which takes its share of the height that there is."""
        self._statements.append(statement)
        self._rest_column.addWidget(statement)

    def add_part(self, part: QWidget) -> None:
        """Add what keeps its own height; the answers come last."""
        self._parts.append(part)
        self._rest_column.addWidget(part)

    def fit(self, size: DeviceSize, s: float) -> None:
        """Place all for a size of the page, whose scale is s."""
        for part in (self._start, self._titles, self._rest):
            self._grid.removeWidget(part)
        top, centre = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignHCenter
        if size.stacked:
            self._grid.addWidget(self._titles, 0, 1)
            self._grid.addWidget(self._start, 1, 1)
            self._grid.addWidget(self._rest, 2, 1)
        else:
            self._grid.addWidget(self._start, 0, 1, 2, 1, top)
            self._grid.addWidget(self._titles, 0, 3, Qt.AlignmentFlag.AlignBottom)
            self._grid.addWidget(self._rest, 1, 3, top)
        self._grid.setRowStretch(0, 0 if size.stacked else 1)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(4, 1)
        self._grid.setColumnMinimumWidth(2, 0 if size.stacked else size.gap)
        self._start.setFixedWidth(size.column if size.stacked else 2 * size.rim)
        for part in (self._titles, self._rest):
            part.setFixedWidth(size.column)
        for label in self._labels:
            if isinstance(label, TextLabel):
                start = centre if size.stacked else Qt.AlignmentFlag.AlignLeading
                label.setAlignment(start | top)
        self._under.fit(size)
        self._start_column.setSpacing(round((10 if size.stacked else UNDER) * s))
        edge = round(4 * s)
        self._start_column.setContentsMargins(0, edge * size.stacked, 0, 2 * edge * size.stacked)
        self._fit_rest(size, s)

    def _fit_rest(self, size: DeviceSize, s: float) -> None:
        """Give the statements equal heights, as much as what is above and under them leaves."""
        between, above, under = (10, 0, 10) if size.stacked else (16, 24, 28)
        column = self._rest_column
        column.setContentsMargins(0, round(above * s), 0, 0)
        column.setSpacing(round(between * s))
        for part in self._parts:
            # The gap above the answers is wider than that between statements.
            part.setContentsMargins(0, round((under - between) * s), 0, 0)
        n, left = len(self._statements), float(size.block)
        left -= sum(_height_of(label, size.column) for label in self._labels)
        left -= sum(_height_of(part, size.column) for part in self._parts)
        left -= (above + between * (n + len(self._parts) - 1)) * s
        for statement in self._statements:
            share = size.statement if size.stacked else min(size.statement, left / max(n, 1))
            statement.setMinimumHeight(int(max(share, LEAST_STATEMENT * s)))


def _column(holder: QWidget) -> QVBoxLayout:
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    return column


def _height_of(part: QWidget, width: int) -> int:
    layout = part.layout()
    if layout is not None and layout.hasHeightForWidth():
        return layout.totalHeightForWidth(width)
    return part.heightForWidth(width) if part.hasHeightForWidth() else part.sizeHint().height()
