"""Tables as word processors and spreadsheets take them from the clipboard: as real tables."""

from __future__ import annotations

from app.analyses.parts import TablePart
from app.export.clipboard import CopiedTable, Paragraph, as_html


def html_bytes(part: TablePart) -> bytes:
    """Return a table with its title above and its notes beneath; texts are never markup."""
    table = part.table
    copied = CopiedTable(
        [column.heading for column in table.columns],
        [[cell.text for cell in row] for row in table.rows],
        caption=table.title,
        numeric=[column.numeric for column in table.columns],
    )
    notes = [Paragraph(note) for note in (table.subtitle, *table.notes)]
    return ('<meta charset="utf-8">' + as_html([copied, *notes])).encode()
