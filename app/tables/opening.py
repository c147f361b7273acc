"""Reading a table before it is mapped: how far it is, and what its file leaves open."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QScrollArea,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from app.kit.problems import problem_of
from app.kit.tasks import Jobs
from app.tables.reading import look_over
from app.tables.readings import LookResult, Open, Ways, look_or_ask, look_or_ask_heads, ways_of
from app.theme import Theme
from app.widgets.button import primary_button
from app.widgets.layout import STRETCH, Gap, add, column, row, scroll_page, wide
from app.widgets.panels import card
from app.widgets.progress import ProgressPanel
from app.widgets.text import TextLabel
from app.words.catalogue import figures, tr
from app.words.time_left import Pace
from core.facts.errors import Problem
from core.interchange.tables import ReadOptions

_LOOK = "table"
_ROW = 34
_LEAST_SHOWN, _MOST_SHOWN = 3, 9  # rows; so many fit, with the button, on a small screen


class _Ways(QTableWidget):
    """Emits `taken` when Enter takes the row that is chosen."""

    taken = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(0, 0)
        self.setObjectName("ways")
        self.setFont(theme.font("analyst.form"))
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(_ROW)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setSectionsClickable(False)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setDefaultAlignment(
            Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        )
        self.setStyleSheet("QTableView::item { padding: 0px 12px; }")  # as heads have it
        self.cellDoubleClicked.connect(lambda *_: self.taken.emit())

    def show_ways(self, found: Ways) -> None:
        """List the ways, that which is taken now, or the likeliest, chosen."""
        self.setColumnCount(len(found.heads))
        self.setHorizontalHeaderLabels(found.heads)
        self.setRowCount(len(found.ways))
        for line, each in enumerate(found.ways):
            for field, text in enumerate(each.shown):
                item = QTableWidgetItem(text)
                item.setToolTip(text)
                self.setItem(line, field, item)
        for field in range(2, len(found.heads)):  # figures; the first two are texts
            self._show_figures(field)
        self.setCurrentCell(found.now, 0)

    def _show_figures(self, field: int) -> None:
        fit = QHeaderView.ResizeMode.ResizeToContents
        self.horizontalHeader().setSectionResizeMode(field, fit)
        trailing = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter
        for item in (
            self.horizontalHeaderItem(field),
            *(self.item(line, field) for line in range(self.rowCount())),
        ):
            if item is not None:
                item.setTextAlignment(trailing)

    def sizeHint(self) -> QSize:
        head = self.horizontalHeader().sizeHint().height()
        shown = min(self.rowCount(), _MOST_SHOWN)
        return QSize(super().sizeHint().width(), head + shown * _ROW + 4)

    def minimumSizeHint(self) -> QSize:
        more = max(0, min(self.rowCount(), _MOST_SHOWN) - _LEAST_SHOWN)
        return QSize(0, self.sizeHint().height() - more * _ROW)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the row by Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.taken.emit()
        else:
            super().keyPressEvent(event)


class WaysPanel(QWidget):
    """Emits `chosen(ReadOptions)` once one way was taken."""

    chosen = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._asked: tuple[ReadOptions, ...] = ()
        panel = card(padding=theme.space(5))
        self.title = TextLabel("", theme, "analyst.section")
        self.told = TextLabel("", theme, "analyst.base")
        self.list = _Ways(theme)
        self.list.taken.connect(self._on_taken)
        self.read_button = primary_button(tr("&Read the table"), theme, "analyst")
        self.read_button.clicked.connect(self._on_taken)
        panel.column.addWidget(self.title)
        add(
            panel.column, self.told, Gap(2), wide(self.list), Gap(2), row(STRETCH, self.read_button)
        )
        column(panel, on=self)

    def show_ways(self, found: Ways) -> None:
        """Ask in which of these ways the table is to be read."""
        self.title.setText(found.title)
        self.told.setText(found.told)
        self.list.setAccessibleName(found.title)
        self._asked = tuple(each.asked for each in found.ways)
        self.list.show_ways(found)
        self.list.setMaximumHeight(self.list.sizeHint().height())
        self.list.updateGeometry()
        self.list.setFocus()

    def _on_taken(self) -> None:
        row = self.list.currentRow()
        if 0 <= row < len(self._asked):
            self.chosen.emit(self._asked[row])


class TableOpening(QScrollArea):
    """Emits `looked(TableLook)` once a table was read, or `failed(Problem)`, or `cancelled`.

    What its file leaves open is asked; `ask_again` asks for it once more.
    """

    looked = Signal(object)
    failed = Signal(Problem)
    cancelled = Signal()

    def __init__(self, theme: Theme, path: Path, jobs: Jobs) -> None:
        super().__init__()
        self._path, self._jobs = path, jobs
        self._ways: Ways | None = None
        self._pace = Pace()
        self.progress = ProgressPanel(theme)
        self.progress.cancelled.connect(self.cancelled)
        self.ways = WaysPanel(theme)
        self.ways.chosen.connect(self._read_as)
        ground = QWidget()
        column(self.progress, self.ways, STRETCH, on=ground, margins=(8, 6))
        scroll_page(ground, self)

    def read(self) -> None:
        """Read the table, in another thread, or ask how."""
        self._ways = None
        self._start(look_or_ask)

    def _read_as(self, asked: ReadOptions) -> None:
        of_heads = self._ways is not None and self._ways.of is Open.HEADS
        self._start(look_over if of_heads else look_or_ask_heads, asked)

    def ask(self, now: ReadOptions) -> None:
        """Ask how the table is to be read, which was read so."""
        self._ways = None
        self._start(ways_of, now)

    def _start(self, look: Callable[..., LookResult], *asked: ReadOptions) -> None:
        self._wait()
        self._jobs.start(
            _LOOK,
            look,
            self._path,
            *asked,
            succeeded=self._on_found,
            failed=self._on_failed,
            progressed=self._on_progressed,
            instead=True,
        )

    def ask_again(self) -> bool:
        """Go back to what was asked while the table is read; tell whether anything was."""
        if self._ways is None or self.ways.isVisible():
            return False
        self.stop()
        self._show_ways(self._ways)
        return True

    def stop(self) -> None:
        """Let nothing come any more of what was begun."""
        self._jobs.drop(_LOOK)

    def _wait(self) -> None:
        self.ways.hide()
        self.progress.restart()
        self._pace.restart()
        self.progress.set_progress(tr("Reading the table."), 0, 0)
        self.progress.show()

    def _on_progressed(self, done: int, total: int) -> None:
        if not done:  # the process that reads it is waited for
            return
        told = tr("Reading the table: {n} rows.").format(n=figures(done))
        words = " · ".join(filter(None, (told, self._pace.time_left(done, total))))
        self.progress.set_progress(words, done if total else 0, total)

    def _on_failed(self, error: Exception) -> None:
        self.failed.emit(problem_of(error))

    def _on_found(self, found: LookResult) -> None:
        if isinstance(found, Ways):
            self._show_ways(found)
        else:
            self.looked.emit(found)

    def _show_ways(self, ways: Ways) -> None:
        self._ways = ways
        self.progress.hide()
        self.ways.show()
        self.ways.show_ways(ways)
