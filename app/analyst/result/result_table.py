"""A table of a result, from which a number and a row can be copied."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtGui import QContextMenuEvent, QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from app.analyses.parts import TablePart
from app.export.clipboard import CopiedTable, as_tabs
from app.theme import Theme
from app.widgets.table import DataTable, Heading, Rows
from app.words.catalogue import tr
from app.words.numerals import ungrouped
from core.present.numerals import MINUS
from core.present.table import Column, Table, inert


class ResultTable(DataTable):
    """Shows the numbers of a table; its context menu copies them."""

    def __init__(
        self, theme: Theme, *, name: str, margin: int = 24, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, name=name, margin=margin, parent=parent)
        self._part: TablePart | None = None
        self._kept: list[int] = []

    def show_part(self, part: TablePart) -> None:
        """Show the numbers of a table; all of its columns can be copied."""
        table: Table = part.table
        keys = [column.key for column in table.columns]
        # Beside a curator's miss the error in per cent says enough.
        kept = [i for i, key in enumerate(keys) if key != "off_by" or "curator" not in keys]
        headings = [
            Heading(
                heading_of(column),
                meaning=_meaning(column.key),
                numeric=column.numeric,
                stretches=not column.numeric,
                strong=column.key == part.strong,
            )
            for column in (table.columns[i] for i in kept)
        ]
        rows = table.rows
        self._part, self._kept = part, kept
        self.set_rows(headings, Rows(len(rows), lambda row, column: rows[row][kept[column]].text))
        self.setAccessibleDescription(f"{table.title}. {table.subtitle}")

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = self.menu_at(event.pos())
        if menu is not None:
            menu.popup(event.globalPos())

    def menu_at(self, place: QPoint) -> QMenu | None:
        """Return what can be copied at a place; by the keyboard at the row that is chosen.

        None where there is no row.
        """
        part = self._part
        if part is None:
            return None
        menu = QMenu(self)
        index = self.indexAt(place)
        if not index.isValid():
            index = self.currentIndex()
        if index.isValid() and index.row() < len(part.table.rows):
            row, column = index.row(), self._kept[index.column()]
            menu.addAction(tr("Copy number"), lambda: _copy(number_in(part, row, column)))
            menu.addAction(tr("Copy row"), lambda: _copy(row_in(part, row)))
        return None if menu.isEmpty() else menu


def number_in(part: TablePart, row: int, column: int) -> str:
    """Return a cell as spreadsheets in the language take it: no groups, and a plain minus."""
    cell = part.table.rows[row][column]
    if not part.table.columns[column].numeric:
        return inert(cell.text)
    return ungrouped(cell.text).replace(MINUS, "-")


def row_in(part: TablePart, row: int) -> str:
    """Return a row between tabs, under its headings."""
    heads = [column.heading for column in part.table.columns]
    cells = [number_in(part, row, column) for column in range(len(heads))]
    return as_tabs([CopiedTable(heads, [cells])])


def heading_of(column: Column) -> str:
    """Return what stands above a column, where there is little room."""
    return tr("Curator") if column.key == "curator" else column.heading


def _copy(text: str) -> None:
    QGuiApplication.clipboard().setText(text)


def _meaning(key: str) -> str:
    """Say what the numbers of a column are; '' where the heading says it."""
    match key:
        case "reported":
            return tr("The reports as they stand in the files, before the correction.")
        case "share":
            return tr("The unbiased share of all who answered, in per cent.")
        case "se":
            return tr("The standard error, in points.")
        case "off_by":
            return tr("The share less the truth, in points.")
        case "percent_error":
            return tr("The same in per cent of the truth.")
        case "curator":
            return tr("By how many people a trusted curator’s count was off in one draw.")
        case _:
            return ""
