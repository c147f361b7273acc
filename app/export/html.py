"""Tables as word processors and spreadsheets take them from the clipboard: as real tables."""

from __future__ import annotations

from html import escape

from app.analyses.parts import TablePart
from core.present.table import Cell, inert

_NUMBER = ' align="right"'


def html_bytes(part: TablePart) -> bytes:
    """Return a table with its title above and its notes beneath; texts are never markup.

    A cell that shows nothing but its number holds it so that spreadsheets read a number.
    """
    table = part.table
    heads = "".join(f"<th>{_text(column.heading)}</th>" for column in table.columns)
    rows = "".join(
        "<tr>" + "".join(map(_cell, row, (column.numeric for column in table.columns))) + "</tr>"
        for row in table.rows
    )
    notes = "".join(f"<p>{_text(note)}</p>" for note in (table.subtitle, *table.notes) if note)
    return (
        '<meta charset="utf-8">'
        f"<table><caption>{_text(table.title)}</caption>"
        f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>{notes}"
    ).encode()


def _cell(cell: Cell, numeric: bool) -> str:
    if not numeric:
        return f"<td>{_text(cell.text)}</td>"
    return f"<td{_NUMBER}>{_text(cell.text.replace(chr(0x2212), '-'))}</td>"


def _text(text: str) -> str:
    """Return a text as it is shown; the minus sign of a number is one that programs read."""
    plain = " ".join(text.split())
    return escape(plain if _is_number(plain) else inert(plain))


def _is_number(text: str) -> bool:
    try:
        float(text.rstrip("%").replace(",", ""))
    except ValueError:
        return False
    return True
