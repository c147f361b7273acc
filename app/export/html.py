"""Tables as a page or a document takes them from the clipboard: numbers as numbers, with notes."""

from __future__ import annotations

from html import escape

from app.analyses.parts import TablePart
from core.present.table import Cell


def html_bytes(part: TablePart) -> bytes:
    """Return a table with its title, its method line and its notes."""
    table = part.table
    heads = "".join(f"<th>{escape(column.heading)}</th>" for column in table.columns)
    lines = [f"<caption>{escape(table.title)}</caption>", f"<tr>{heads}</tr>"]
    for row in table.rows:
        cells = zip(row, table.columns, strict=True)
        lines.append("<tr>" + "".join(_cell(cell, c.numeric) for cell, c in cells) + "</tr>")
    told = [table.subtitle, *table.notes]
    notes = "".join(f"<p>{escape(note)}</p>" for note in told if note)
    return f'<meta charset="utf-8"><table>{"".join(lines)}</table>{notes}'.encode()


def _cell(cell: Cell, numeric: bool) -> str:
    side = ' align="right"' if numeric else ""
    return f"<td{side}>{escape(cell.text)}</td>"
