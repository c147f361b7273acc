"""The tables of the planner: mechanisms with their comparisons, and devices."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout

from app.flows.planning import Planned, PlanRow
from app.flows.planning_wish import Wish
from app.theme import Theme
from app.widgets.panels import Panel
from app.widgets.pill import Pill
from app.widgets.table import DataTable, Heading, Rows
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from core.present.numerals import level_text, number

_PILL_FROM = 640
_ROW_HEIGHT = 28
_MARGIN = 20  # of the cells, which the style sheet knows


class MechanismsCard(Panel):
    """Every mechanism within the target, a trusted curator and asking directly."""

    def __init__(self, theme: Theme) -> None:
        super().__init__("card", padding=1)
        self.title = TextLabel("", theme, "analyst.section")
        self._recommended = Pill("", theme, "accent", icon="check", style="analyst.overline")
        name = tr("Mechanisms")
        self.table = DataTable(theme, name=name, row_height=_ROW_HEIGHT, margin=_MARGIN)
        self._problem = TextLabel("", theme, "analyst.form", tone="danger")
        self._problem.setContentsMargins(theme.margins(5, 2))
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._head.setContentsMargins(theme.margins(5, 2))
        self._head.addWidget(self.title, 1, Qt.AlignmentFlag.AlignVCenter)
        self._head.addWidget(self._recommended, 0, Qt.AlignmentFlag.AlignVCenter)
        self.column.setSpacing(0)
        self.column.addLayout(self._head)
        self.column.addWidget(self.table)
        self.column.addWidget(self._problem)
        self.column.addSpacing(theme.space(2))
        self.column.addStretch(1)

    def fit(self, width: int) -> None:
        """Put the recommendation under the title where the page is narrow."""
        direction = QBoxLayout.Direction
        self._head.setDirection(
            direction.LeftToRight if width >= _PILL_FROM else direction.TopToBottom
        )

    def show_rows(self, wish: Wish, found: Planned) -> None:
        """Show what fits, or why nothing does."""
        self._problem.setText(found.problem)
        self._problem.setVisible(bool(found.problem))
        title = tr("Mechanisms at ε ≤ {0} for {1} people")
        self.title.setText(title.format(wish.shown_epsilon, f"{wish.people:,}"))
        words = tr("Recommended: {0}, by least error").format(found.recommended)
        self._recommended.setText(words)
        self._recommended.setVisible(bool(found.recommended))
        points = number(100 * wish.margin, 0 if wish.margin * 100 % 1 == 0 else 1)
        headings = [
            Heading(tr("Mechanism"), stretches=True),
            Heading(tr("Fractions")),
            Heading(tr("True ε"), numeric=True),
            Heading(tr("Error, points"), numeric=True),
            Heading(tr("{0} margin").format(level_text(wish.level)), numeric=True),
            Heading(tr("n for ±{0} points").format(points), numeric=True),
        ]
        _fill(self.table, headings, found.mechanisms)


class DevicesCard(Panel):
    """The devices whose exact fractions stay within the target."""

    def __init__(self, theme: Theme) -> None:
        super().__init__("card", padding=1)
        title = TextLabel(tr("Devices people can use alone"), theme, "analyst.section")
        name = tr("Devices")
        self.table = DataTable(theme, name=name, row_height=_ROW_HEIGHT, margin=_MARGIN)
        self._note = TextLabel("", theme, "analyst.small", tone="muted")
        self._note.setContentsMargins(theme.margins(5, 2))
        head = QHBoxLayout()
        head.setContentsMargins(theme.margins(5, 2))
        head.addWidget(title, 1, Qt.AlignmentFlag.AlignVCenter)
        self.column.setSpacing(0)
        self.column.addLayout(head)
        self.column.addWidget(self.table)
        self.column.addWidget(self._note)
        self.column.addStretch(1)

    def show_rows(self, rows: Sequence[PlanRow]) -> None:
        """Show the devices, or that there is none."""
        headings = [
            Heading(tr("Device"), stretches=True),
            Heading(tr("Fractions")),
            Heading(tr("True ε"), numeric=True),
            Heading(tr("Error"), numeric=True),
        ]
        self.table.setVisible(bool(rows))
        self._note.setText(
            tr("Exact fractions, ε at most the target.")
            if rows
            else tr("No device has an ε this small.")
        )
        _fill(self.table, headings, rows)


def _fill(table: DataTable, headings: Sequence[Heading], rows: Sequence[PlanRow]) -> None:
    """Show rows in their whole height; the best one stands on a ground of its own."""

    def ground(row: int) -> str:
        return "accent_soft" if rows[row].strength == "best" else ""

    def tone(row: int, _column: int) -> str:
        return "text_muted" if rows[row].strength == "muted" else ""

    cells = Rows(len(rows), lambda row, column: rows[row].cells[column], ground, tone)
    table.set_rows(headings, cells)
    table.setFixedHeight(table.whole_height + 2)
