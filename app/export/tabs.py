"""Tables as a spreadsheet takes them from the clipboard: what is shown, between tabs."""

from __future__ import annotations

from app.analyses.parts import TablePart
from app.export.clipboard import CopiedTable, as_tabs


def tabs_bytes(part: TablePart) -> bytes:
    """Return a table with its title and its method line."""
    table = part.table
    heads = [column.heading for column in table.columns]
    rows = [[cell.text for cell in row] for row in table.rows]
    return as_tabs([CopiedTable(heads, rows, above=(table.title, table.subtitle))]).encode()
