"""Tables as a spreadsheet takes them from the clipboard: what is shown, between tabs."""

from __future__ import annotations

from app.analyses.parts import TablePart
from core.present.table import inert


def tabs_bytes(part: TablePart) -> bytes:
    """Return a table with its title and its method line."""
    table = part.table
    lines = [[table.title], [table.subtitle], [column.heading for column in table.columns]]
    lines += [[cell.text for cell in row] for row in table.rows]
    return "".join("\t".join(map(_field, line)) + "\n" for line in lines).encode()


def _field(text: str) -> str:
    return inert(" ".join(text.split()))
