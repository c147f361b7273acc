"""The result in the middle: what it is of, its parts, and the table of its numbers."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QSpacerItem, QSplitter, QWidget

from app.analyst.result.parts import MARGIN, PartsColumn, heading_style, readings_of, rows_in_table
from app.analyst.result.result_table import ResultTable
from app.analyst.state.result import Result
from app.theme import Theme
from app.widgets.button import Button
from app.widgets.layout import MIDDLE, STRETCH, add, at, column, scroll_page, wide
from app.widgets.panels import show_text
from app.widgets.pill import Pill
from app.widgets.text import TextLabel
from app.words.catalogue import tr

_FEW_ROWS = 8
_NO_LIMIT = 16_777_215  # QWIDGETSIZE_MAX
_FIGURE_NARROW_BELOW = 560
_SPARE = 24  # pixels, so that nothing is scrolled by a hair
_PANES = 2  # of the splitter, unless the table scrolls with the rest
_LEAST_TABLE = 30 + 2 * 26
_FAIR = 0.25  # of the height, for a long table


class ResultPanel(QFrame):
    """Shows a `Result`: its first table beneath, all other parts above.

    A short table that finds no room beneath them is scrolled with them.

    Emits `split_changed(list)`, the heights of both, `chosen(dict, int)` and `looked(dict, int)` as
    the choices do, each with the number of what makes one step, and
    `cancelled` where what is being worked out is not wanted any more.
    """

    split_changed = Signal(list)
    chosen = Signal(object, int)
    looked = Signal(object, int)
    cancelled = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._sizes: list[int] = []
        self._rows: list[int] = []
        self._few = False
        self.is_below_zero = False  # whether a share is that is shown
        self._about: tuple[object, ...] = ()
        self.setProperty("role", "page")
        self.splitter = QSplitter(Qt.Orientation.Vertical, childrenCollapsible=False, handleWidth=1)
        self.splitter.addWidget(self._upper())
        self.splitter.addWidget(self._lower())
        self.splitter.setStretchFactor(0, 1)
        self.splitter.splitterMoved.connect(self._on_splitter_moved)
        self.splitter.installEventFilter(self)
        column(self._head(), wide(self.splitter), on=self, space=0, margins=(0, 3, 0, 0))
        self.clear()
        self.chart.row_pointed.connect(self._on_bar_pointed)
        self.table.row_pointed.connect(self._on_table_row_pointed)
        # Not while the splitter is laid out, from which the table may be taken.
        self.table.rows_grown.connect(self._divide, Qt.ConnectionType.QueuedConnection)

    def set_split(self, sizes: list[int]) -> None:
        """Divide the height as the analyst left it the last time; [] divides by need."""
        self._sizes = sizes if len(sizes) == 2 and min(sizes) > 0 else []

    def set_busy(self, busy: bool, *, another: bool = False) -> None:
        """Say that the numbers for the last choice are being worked out, or `another` question.

        It can be cancelled where there is a result to come back to.
        """
        if busy:  # that nothing is waited for is said in every state
            self._busy.setText(
                tr("Working out the question you chose…")
                if another
                else tr("Working out intervals…")
            )
        self._busy.setVisible(busy)
        self.cancel_button.setVisible(busy and self._about != ())
        # The line has room for the button all the time: nothing beneath it moves.
        self._room.changeSize(0, self.cancel_button.sizeHint().height())

    def make_one(self, result: Result) -> bool:
        """Make one widget that is missing for a result; tell whether one was."""
        table = None if result.whole else result.table
        return self.parts.make_one(part for part in result.parts if part is not table)

    def set_result(self, result: Result) -> None:
        """Show another result, at once."""
        head, table = result.head, result.table
        request = result.request
        about = (request.study, request.analysis, request.questions)
        if self._about not in ((), about):  # another choice moves nothing, another question does
            self.area.verticalScrollBar().setValue(0)
        self._about = about
        self.is_below_zero = result.is_below_zero
        self._title.set_style(self._theme, heading_style(head.title))
        self._title.setText(head.title)
        show_text(self._badge, head.badge)
        self._subtitle.setText(" ".join(head.paragraphs))
        # The notes of a short table say what the caption of the chart does.
        if result.whole:
            table = None
        few = self._few = table is not None and len(table.table.rows) <= _FEW_ROWS
        self._rows = rows_in_table(result.chart, table)
        above = [part for part in result.parts if part is not table]
        self.parts.set_parts(
            above, captions=not few and result.captioned, readings=readings_of(table, self._rows)
        )
        self._lower_part.setVisible(table is not None)
        if table is not None:
            notes = " ".join(table.table.notes)
            self.table.setVisible(bool(table.table.rows))
            self._notes.setText(notes)
            self._noted.setVisible(few and bool(notes))
            self.table.show_part(table)
        self._divide()

    def clear(self) -> None:
        """Show nothing, as none of what is held now is worked out yet."""
        self._about = ()
        self._title.setText("")
        self._subtitle.setText("")
        self._badge.hide()
        self._lower_part.hide()
        self.parts.set_parts((), captions=False)

    def come_back(self) -> None:
        """Show the result as it is, where an edge was moved and nothing else came of it."""
        self.parts.come_back()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.parts.set_narrow(self.width() < _FIGURE_NARROW_BELOW)
        self._divide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Divide the height anew where the head has other lines than before."""
        if isinstance(event, QResizeEvent) and watched is self.splitter:
            # Not while it is laid out, from which the table may be taken.
            QTimer.singleShot(0, self, self._divide)
        return super().eventFilter(watched, event)

    def _head(self) -> QWidget:
        theme = self._theme
        head = QWidget()
        head.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        box = column(on=head, space=0, margins=(6, 0, 6, 2))
        row = QHBoxLayout()
        row.setSpacing(theme.space(2))
        self._title = TextLabel("", theme, "analyst.heading", widest=_NO_LIMIT)
        self._title.setObjectName("result_title")
        self._badge = Pill("", theme, "warning", style="analyst.overline")
        self._busy = Pill("", theme, style="analyst.overline")
        self.cancel_button = Button(tr("Cancel"), theme, "quiet", "form", do=self.cancelled)
        self._room = QSpacerItem(0, 0)
        self.set_busy(False)
        row.addItem(self._room)
        add(row, at(MIDDLE, self._title), at(MIDDLE, self._badge))
        add(row, at(MIDDLE, self._busy), at(MIDDLE, self.cancel_button), STRETCH)
        self._subtitle = TextLabel("", theme, "analyst.base", tone="muted", tabular=True)
        self._subtitle.setObjectName("result_subtitle")
        add(box, row, self._subtitle)
        return head

    def _upper(self) -> QWidget:
        self.parts = ground = PartsColumn(self._theme)
        self.chart = ground.chart
        ground.chosen.connect(self.chosen)
        ground.looked.connect(self.looked)
        together = QWidget()
        self._together = column(wide(ground), on=together, space=0)
        self.area = scroll_page(together)
        self.area.setMinimumHeight(96)
        return self.area

    def _lower(self) -> QWidget:
        self._lower_part = widget = QWidget()
        self.table = ResultTable(self._theme, name=tr("Table of the result"), margin=MARGIN)
        self.table.setObjectName("result_table")
        box = column(wide(self.table), on=widget, space=0)
        self._notes = TextLabel("", self._theme, "analyst.base", tone="muted")
        self._notes.setObjectName("notes")
        self._noted = QWidget()
        column(
            self._notes,
            on=self._noted,
            margins=(6, 3),
        )
        box.addWidget(self._noted)
        return widget

    def _on_bar_pointed(self, bar: int) -> None:
        self.table.light(self._rows[bar] if 0 <= bar < len(self._rows) else -1)

    def _on_table_row_pointed(self, row: int) -> None:
        self.chart.point_at_row(self._rows.index(row) if row in self._rows else -1)

    def _divide(self) -> None:
        """Give the table what it needs where it is short, else share the height."""
        if self._sizes:
            self._put_table(together=False)
            self.splitter.setSizes(self._sizes)
            return
        height = self.splitter.height()
        width = max(self.width(), 320)
        needed = self.table.whole_height + 1
        if not self._noted.isHidden():
            needed += self._notes.heightForWidth(width - 2 * MARGIN) + 2 * self._theme.space(3)
        wanted = self.parts.column.heightForWidth(width)
        self._put_table(together=self._few and needed + wanted > height - _SPARE)
        lower = min(needed, max(height - wanted, round(_FAIR * height)))
        self.splitter.setSizes([height - lower, lower])

    def _put_table(self, *, together: bool) -> None:
        """Let the table scroll with what is above it, or stand beneath and scroll itself."""
        table, part = self.table, self._lower_part
        table.setMinimumHeight(table.whole_height if together else _LEAST_TABLE)
        table.setMaximumHeight(table.whole_height if together else _NO_LIMIT)
        never, needed = Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAsNeeded
        table.setVerticalScrollBarPolicy(never if together else needed)
        if together is (part.parent() is self.splitter):
            shown = not part.isHidden()
            if together:
                self._together.addWidget(part)
            else:
                self.splitter.addWidget(part)
            part.setVisible(shown)

    def _on_splitter_moved(self, _position: int, _index: int) -> None:
        if self.splitter.count() == _PANES:
            self._sizes = self.splitter.sizes()
            self.split_changed.emit(self._sizes)
