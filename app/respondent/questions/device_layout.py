"""Where things stand on a page with a device: one value from the size of the page, one body."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from app.respondent.devices.statement import Statement
from app.respondent.devices.wheel_paint import POINTER
from app.respondent.scaffold.scale import PageSize
from app.widgets.button import Button
from app.widgets.text import TextLabel

_LEAST_RIM = 110
_COLUMN = 600
_STACKED_COLUMN = 680
_GAP = 72  # between the rim and the words
UNDER = 24  # between the rim and the button under it
_BUTTON, _STACKED_BUTTON = 80, 64
_STATEMENT, _STACKED_STATEMENT = 152, 84
_LEAST_STATEMENT = 64
_SPIN_WIDTH = 440
_STACKED_REST = 420  # all but the wheel, where everything stands one above the other
# Between statements, above the first and under the last; last where all else is too tall.
_GAPS, _TIGHT_GAPS = (16, 24, 28), (10, 12, 20)
_STACKED_GAPS, _STACKED_TIGHT_GAPS = (10, 0, 10), (6, 0, 6)
_ROUNDED = 2


@dataclass(frozen=True, slots=True)
class DeviceSize:
    """The measures of a page with a device, in logical pixels.

    Attributes:
        stacked: device, statements and answers stand one above the other.
        rim: the radius of the wheel with its rim; coins and the like are as wide as it is.
        device: the height of the device with its pointer.
        block: the height of the device and the button under it.
        room: the height between header and footer.
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
    room: int
    column: int
    gap: int
    button: int
    spin: int
    statement: int

    @classmethod
    def of(cls, size: PageSize) -> DeviceSize:
        """Return the measures for a page: the wheel is as large as height and width let it be."""
        edge, s = 16 * size.s, size.s
        room = size.height - size.header - size.footer - 2 * edge
        if size.stacked:
            rim = min((room + (12 - _STACKED_REST) * s) / 2, size.width / 2 - 32 * s)
        else:
            rim = min((room - (POINTER + UNDER + _BUTTON) * s) / 2, 0.21 * size.width)
        rim = round(max(rim, _LEAST_RIM * s))
        column = size.width - 2 * size.margin
        if size.stacked:
            column = min(size.length(_STACKED_COLUMN), column)
        else:
            column = min(size.length(_COLUMN), column - 2 * rim - size.length(_GAP))
        device = 2 * rim + size.length(POINTER)
        button = size.length(_STACKED_BUTTON if size.stacked else _BUTTON)
        # What is rounded may add up to a pixel more than there is: the gap under the rim has it.
        block = device + size.length(UNDER) + button
        block -= max(0, block - int(room)) if block - room <= _ROUNDED else 0
        return cls(
            stacked=size.stacked,
            rim=rim,
            device=device,
            block=block,
            room=int(room),
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
        centred: without statements the words stand in the middle beside the device; nothing is
            ever closer than usual, as a word stands between the statements.
    """

    def __init__(
        self, device: QWidget, under: Under, titles: Sequence[QWidget], *, centred: bool = False
    ) -> None:
        super().__init__()
        self._under = under
        self._centred = centred
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

    def fit(self, size: DeviceSize, s: float) -> DeviceSize:
        """Place all for a size of the page, whose scale is s, and return the size of the device.

        Where all stands in one column the device gives way to what stands above and under it.
        """
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
        # Words alone stand in the middle beside their device, rather than level with its foot.
        self._grid.setRowStretch(1, 0 if size.stacked or self._is_level else 1)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(4, 1)
        self._grid.setColumnMinimumWidth(2, 0 if size.stacked else size.gap)
        for part in (self._titles, self._rest):
            part.setFixedWidth(size.column)
        for label in self._labels:
            if isinstance(label, TextLabel):
                start = centre if size.stacked else Qt.AlignmentFlag.AlignLeading
                label.setAlignment(start | top)
        edge, gap = round(4 * s), size.block - size.device - size.button
        if size.stacked:
            gap = round(10 * s)
        self._start_column.setSpacing(gap)
        self._start_column.setContentsMargins(0, edge * size.stacked, 0, 2 * edge * size.stacked)
        shown = [label for label in self._labels if not label.isHidden()]
        titles = sum(_height_of(label, size.column) for label in shown)
        if size.stacked:
            least = round(_LEAST_RIM * s)
            left = size.room - titles - 3 * edge - gap - size.device - size.button
            over = self._fit_rest(left, _STACKED_GAPS, size, s)
            if over < 2 * (least - size.rim) and not self._centred:
                over = self._fit_rest(left, _STACKED_TIGHT_GAPS, size, s)
            rim = max(size.rim + min(over, 0) // 2, least)
            size = replace(size, rim=rim, device=size.device - 2 * (size.rim - rim))
        elif self._fit_rest(size.block - titles, _GAPS, size, s) < 0 and not self._centred:
            self._fit_rest(size.block - titles, _TIGHT_GAPS, size, s)
        self._start.setFixedWidth(size.column if size.stacked else 2 * size.rim)
        self._under.fit(size)
        return size

    @property
    def _is_level(self) -> bool:
        """Tell whether the answers end as low as what is under the device."""
        return bool(self._statements) or not self._centred

    def _fit_rest(self, room: float, gaps: tuple[int, int, int], size: DeviceSize, s: float) -> int:
        """Give the statements equal heights, as much as a room has; return what is left of it."""
        between, above, under = gaps
        column, n = self._rest_column, len(self._statements)
        column.setContentsMargins(0, round(above * s), 0, 0)
        column.setSpacing(round(between * s))
        for part in self._parts:
            # The gap above the answers is wider than that between statements.
            part.setContentsMargins(0, round((under - between) * s), 0, 0)
        for statement in self._statements:
            if isinstance(statement, Statement):
                statement.set_tight(gaps in (_TIGHT_GAPS, _STACKED_TIGHT_GAPS))
        room -= sum(_height_of(part, size.column) for part in self._parts)
        room -= (above + between * (n + len(self._parts) - 1)) * s
        share = int(max(min(size.statement, room / max(n, 1)), _LEAST_STATEMENT * s))
        for statement in self._statements:
            statement.setMinimumHeight(0)
            natural = _height_of(statement, size.column)
            statement.setMinimumHeight(share)
            room -= max(share, natural)
        return int(room)


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
