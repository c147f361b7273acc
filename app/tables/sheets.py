"""The sheets of a workbook, for who chooses the one that is a table of answers."""

from __future__ import annotations

from app.words.catalogue import figures, tr
from core.interchange.tables.sheets import Sheet


def which(name: str) -> str:
    """Ask for the sheet of a workbook."""
    return tr("Which sheet of {name} is to be read?").format(name=name)


def choose(n: int) -> str:
    """Say that a workbook has several sheets, of which one is a table."""
    told = tr(
        "{n} of its sheets hold something. Choose the one with the answers. To import more than "
        "one, open the file again for each."
    )
    return told.format(n=figures(n))


def heads() -> tuple[str, ...]:
    """Return the heads of the list of sheets."""
    return tr("Sheet"), tr("Its first words"), tr("Rows it claims")


def called(sheet: Sheet) -> str:
    """Name a sheet, and say where Excel does not show it."""
    return tr("{name} (hidden)").format(name=sheet.title) if sheet.hidden else sheet.title


def rows(sheet: Sheet) -> str:
    """Say how many rows a sheet claims to have below its first one; '' where that is not known."""
    return "" if sheet.n is None else figures(sheet.n)
