"""The tables of the planner: mechanisms with their comparisons, and devices."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout

from app.planner.planned import Planned
from app.planner.rows import PlanRow
from app.planner.words import device_headings, headings, table_title
from app.theme import Theme
from app.widgets.layout import MIDDLE, STRETCH, add, at, row, wide
from app.widgets.panels import Panel, show_text
from app.widgets.pill import Pill
from app.widgets.table import DataTable, Heading, Rows
from app.widgets.text import TextLabel
from app.words.catalogue import tr

_PILL_FROM = 640
_ROW_HEIGHT = 28
_MARGIN = 20  # of the cells, which the style sheet knows


class ChoosingTable(DataTable):
    """Rows of which one is chosen, by a press or by Enter; emits `row_chosen(key)`."""

    row_chosen = Signal(str)

    def __init__(self, theme: Theme, name: str, numbers_from: int = 2) -> None:
        super().__init__(theme, name=name, row_height=_ROW_HEIGHT, margin=_MARGIN)
        self._numbers_from = numbers_from  # the columns after what names a row
        self._shown: Sequence[PlanRow] = ()
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.clicked.connect(self._on_chosen)
        self.activated.connect(self._on_chosen)

    def show_rows(self, heads: Sequence[str], shown: Sequence[PlanRow]) -> None:
        """Show rows in their whole height; the chosen one stands on a ground of its own."""
        self._shown = shown
        place = self.currentIndex().row()

        def ground(row: int) -> str:
            return "accent_soft" if shown[row].strength == "best" else ""

        def tone(row: int, _column: int) -> str:
            return "text_muted" if shown[row].strength == "muted" else ""

        first, *rest = heads
        columns = [Heading(first, stretches=True)]
        columns += [
            Heading(words, numeric=at >= self._numbers_from)
            for at, words in enumerate(rest, start=1)
        ]
        cells = Rows(len(shown), lambda row, column: shown[row].cells[column], ground, tone)
        self.set_rows(columns, cells)
        self._take_height()
        if 0 <= place < len(shown):
            self.selectionModel().blockSignals(True)
            self.setCurrentIndex(self.rows_model.index(place, 0))
            self.clearSelection()
            self.selectionModel().blockSignals(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._take_height()  # as rows grow where there is less width

    def _take_height(self) -> None:
        height = self.whole_height + 2
        if self.maximumHeight() != height:
            self.setFixedHeight(height)

    def _on_chosen(self, index: QModelIndex) -> None:
        key = self._shown[index.row()].key
        self.clearSelection()
        if key:
            self.row_chosen.emit(key)


class MechanismsCard(Panel):
    """Every mechanism within the target, a trusted curator and asking directly."""

    def __init__(self, theme: Theme) -> None:
        super().__init__("card", padding=1)
        self.title = TextLabel("", theme, "analyst.section")
        self._recommended = Pill("", theme, "accent", icon="check", style="analyst.overline")
        self.table = ChoosingTable(theme, tr("Mechanisms"))
        self._problem = TextLabel("", theme, "analyst.form", tone="danger")
        self._problem.setContentsMargins(theme.margins(5, 2))
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._head.setContentsMargins(theme.margins(5, 2))
        add(self._head, wide(self.title, MIDDLE), at(MIDDLE, self._recommended))
        self.column.setSpacing(0)
        self.column.addLayout(self._head)
        self.column.addWidget(self.table)
        self.column.addWidget(self._problem)
        self.column.addSpacing(theme.space(2))  # the table does not cover the round corners
        self.column.addStretch(1)

    def fit(self, width: int) -> None:
        """Put the recommendation under the title where the page is narrow."""
        direction = QBoxLayout.Direction
        self._head.setDirection(
            direction.LeftToRight if width >= _PILL_FROM else direction.TopToBottom
        )

    def show_rows(self, found: Planned) -> None:
        """Show what fits, or why nothing does."""
        show_text(self._problem, found.problem)
        self.title.setText(table_title(found))
        words = tr("Recommended: {0}, by least error").format(found.recommended)
        self._recommended.setText(words)
        self._recommended.setVisible(bool(found.recommended))
        self.table.show_rows(headings(found.request), found.rows)


class DevicesCard(Panel):
    """The devices whose exact fractions stay within the target."""

    def __init__(self, theme: Theme) -> None:
        super().__init__("card", padding=1)
        title = TextLabel(tr("Devices people can use alone"), theme, "analyst.section")
        self.table = ChoosingTable(theme, tr("Devices"))
        self._note = TextLabel("", theme, "analyst.small", tone="muted")
        self._note.setContentsMargins(theme.margins(5, 2))
        head = row(wide(title), margins=(5, 2), align=MIDDLE)
        self.column.setSpacing(0)
        add(self.column, head, self.table, self._note, STRETCH)

    def show_rows(self, rows: Sequence[PlanRow]) -> None:
        self.table.setVisible(bool(rows))
        note = tr(
            "Exact fractions, ε at most the target. Choosing one puts its fractions into "
            "the design."
        )
        self._note.setText(note if rows else tr("No device has an ε this small."))
        self.table.show_rows(device_headings(), rows)
