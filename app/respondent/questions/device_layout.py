"""Where things stand on a page with a device: one value from the size of the page, one body."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from app.respondent.devices.statement import Statement
from app.respondent.devices.wheel import POINTER
from app.respondent.scaffold.page_size import PageSize
from app.widgets.button import Button
from app.widgets.text import TextLabel

_LEAST_RIM = 110
_COLUMN = 600
_STACKED_COLUMN = 680
_GAP = 72  # between the rim and the words
UNDER = 24  # between the rim and the button under it
_BUTTON, _STACKED_BUTTON = 80, 64
_STATEMENT, _STACKED_STATEMENT = 152, 84
_LEAST_STATEMENT, _LEAST_CLOSE_STATEMENT = 64, 52
_SPIN_WIDTH = 440
_STACKED_REST = 420  # all but the wheel, where everything stands one above the other
# How close everything stands, from 0, as designed, to where long texts just have room. From CLOSE
# on the type and the answers are smaller too; at CLOSEST the device gives way to the words.
TIGHT, CLOSE, CLOSEST = 1, 2, 3
# Between statements, above the first and under the last, for each of these.
_GAPS = (16, 24, 28), (10, 12, 20), (8, 8, 14), (6, 6, 10)
_STACKED_GAPS = (10, 0, 10), (6, 0, 6), (6, 0, 6), (4, 0, 4)
_CLOSEST_RIM, _CLOSEST_LEAST_RIM = 140, 84
_CLOSEST_GAP, _CLOSEST_COLUMN = 24, 720
_ROUNDED = 2
_NEARLY = 0.25  # of the room: so little more is best had by scrolling what is closest


@dataclass(frozen=True, slots=True)
class DeviceSize:
    """The measures of a page with a device, in logical pixels.

    Attributes:
        tight: how close everything stands, from 0 to CLOSEST.
        stacked: device, statements and answers stand one above the other.
        rim: the radius of the wheel with its rim; coins and the like are as wide as it is.
        device: the height of the device with its pointer.
        side: the height for the device and what belongs to it, above the button.
        block: the height of the device and the button under it.
        room: the height between header and footer.
        start: the width of the device and the button under it.
        column: the width of the words.
        gap: between the device and the words.
        button: the height of the button that starts and of the answers.
        spin: the width of the button that starts.
        statement: the greatest height of a statement.
    """

    tight: int
    stacked: bool
    rim: int
    device: int
    side: int
    block: int
    room: int
    start: int
    column: int
    gap: int
    button: int
    spin: int
    statement: int

    @classmethod
    def of(cls, size: PageSize, tight: int = 0) -> DeviceSize:
        """Return the measures for a page: the wheel is as large as height and width let it be."""
        edge, s = 16 * size.s, size.s
        room = size.height - size.header - size.footer - 2 * edge
        if size.stacked:
            rim = min((room + (12 - _STACKED_REST) * s) / 2, size.width / 2 - 32 * s)
        else:
            rim = min((room - (POINTER + UNDER + _BUTTON) * s) / 2, 0.21 * size.width)
        least = _CLOSEST_LEAST_RIM if tight == CLOSEST and not size.stacked else _LEAST_RIM
        rim = round(max(rim, least * s))
        gap, widest, start = size.length(_GAP), size.length(_COLUMN), 2 * rim
        if tight == CLOSEST and not size.stacked:
            start = size.length(2 * _CLOSEST_RIM)
            rim = min(rim, start // 2)
            gap, widest = size.length(_CLOSEST_GAP), size.length(_CLOSEST_COLUMN)
        column = size.width - 2 * size.margin
        if size.stacked:
            column = min(size.length(_STACKED_COLUMN), column)
        else:
            column = min(widest, column - start - gap)
        device = 2 * rim + size.length(POINTER)
        small = size.stacked or tight >= CLOSE
        button = size.length(_STACKED_BUTTON if small else _BUTTON)
        # What is rounded may add up to a pixel more than there is: the gap under the rim has it.
        block = device + size.length(UNDER) + button
        block -= max(0, block - int(room)) if block - room <= _ROUNDED else 0
        side = device
        if tight >= CLOSE and not size.stacked:
            block = max(block, int(room))
            side = block - size.length(UNDER) - button
        return cls(
            tight=tight,
            stacked=size.stacked,
            rim=rim,
            device=device,
            side=side,
            block=block,
            room=int(room),
            start=column if size.stacked else start,
            column=column,
            gap=gap,
            button=button,
            spin=min(column if size.stacked else start, size.length(_SPIN_WIDTH)),
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
        centred: without statements the words stand in the middle beside the device; statements
            keep their distance, as a word stands between them.
    """

    def __init__(
        self, device: QWidget, under: Under, titles: Sequence[QWidget], *, centred: bool = False
    ) -> None:
        super().__init__()
        self._under = under
        self._centred = centred
        self._labels = tuple(titles)
        self._title_texts: tuple[tuple[str, ...], ...] = ()
        self._statements: list[QWidget] = []
        self._parts: list[QWidget] = []
        self._start, self._titles, self._rest = (QWidget(self) for _ in range(3))
        self._start_column = _column(self._start)
        device_place = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        self._start_column.addWidget(device, 1, device_place)
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

    def keep_room_for(self, texts: Sequence[tuple[str, ...]]) -> None:
        """Keep the height that the titles need with any of these texts, one for each title."""
        self._title_texts = tuple(texts)

    def fit(self, measures: Callable[[int], DeviceSize], s: float) -> DeviceSize:
        """Place all for a page whose scale is s, and return the size of the device.

        It stands as close as it must to have room; what has far too little scrolls, and is not
        closer for that. Where all stands in one column the device gives way to what stands above
        and under it.

        Args:
            measures: gives titles and answers their type, and returns the measures of the page,
                for a closeness from 0 to CLOSEST.
        """
        for tight in range(CLOSEST + 1):
            size, missing = self._place(measures(tight), s)
            if missing <= 0:
                return size
        if missing < _NEARLY * size.room:
            return size
        return self._place(measures(0 if self._centred else TIGHT), s)[0]

    def _place(self, size: DeviceSize, s: float) -> tuple[DeviceSize, int]:
        """Place all; return the size of the device, and how much height is missing, if any."""
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
        edge, gap = round(4 * s), size.block - size.side - size.button
        if size.stacked:
            gap = round(10 * s)
        self._start_column.setSpacing(gap)
        self._start_column.setContentsMargins(0, edge * size.stacked, 0, 2 * edge * size.stacked)
        titles = self._titles_height(size.column)
        if size.stacked:
            least = round((_CLOSEST_LEAST_RIM if size.tight == CLOSEST else _LEAST_RIM) * s)
            left = size.room - titles - 3 * edge - gap - size.device - size.button
            over = self._fit_rest(left, size, s)
            missing = 2 * (least - size.rim) - over
            rim = max(size.rim + min(over, 0) // 2, min(least, size.rim))
            device = size.device - 2 * (size.rim - rim)
            size = replace(size, rim=rim, device=device, side=device)
        else:
            missing = -self._fit_rest(size.block - titles, size, s)
        self._start.setFixedWidth(size.start)
        self._start.setMinimumHeight(0 if size.stacked else size.block)
        self._under.fit(size)
        return size, missing

    def _titles_height(self, width: int) -> int:
        """Return the height of the titles that are shown, with the longest of their texts."""
        now = tuple(label.text() if isinstance(label, TextLabel) else "" for label in self._labels)
        return max(
            sum(
                label.height_of(text, width)
                if isinstance(label, TextLabel)
                else _height_of(label, width)
                for label, text in zip(self._labels, texts, strict=True)
                if not label.isHidden()
            )
            for texts in (now, *self._title_texts)
        )

    @property
    def _is_level(self) -> bool:
        """Tell whether the answers end as low as what is under the device."""
        return bool(self._statements) or not self._centred

    def _fit_rest(self, room: float, size: DeviceSize, s: float) -> int:
        """Give the statements equal heights, as much as a room has; return what is left of it."""
        between, above, under = (_STACKED_GAPS if size.stacked else _GAPS)[size.tight]
        if self._centred:
            between = (_STACKED_GAPS if size.stacked else _GAPS)[0][0]
        column, n = self._rest_column, len(self._statements)
        column.setContentsMargins(0, round(above * s), 0, 0)
        column.setSpacing(round(between * s))
        for part in self._parts:
            # The gap above the answers is wider than that between statements.
            part.setContentsMargins(0, max(0, round((under - between) * s)), 0, 0)
        for statement in self._statements:
            if isinstance(statement, Statement):
                statement.set_closeness(small=size.tight >= TIGHT, slim=size.tight >= CLOSE)
        room -= sum(_height_of(part, size.column) for part in self._parts)
        room -= (above + between * (n + len(self._parts) - 1)) * s
        least = (_LEAST_CLOSE_STATEMENT if size.tight >= CLOSE else _LEAST_STATEMENT) * s
        share = int(max(min(size.statement, room / max(n, 1)), least))
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
