"""What can be wrong with a table from elsewhere, what is told of one, and what to do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from app.words.catalogue import tr
from core.facts import Fact

TEXTS: Final[dict[Fact, Callable[[], str]]] = {
    Fact.TABLE_ENCODING: lambda: tr("The text is not in {encoding}."),
    Fact.TABLE_NO_ENCODING: lambda: tr("There is no encoding {encoding}."),
    Fact.TABLE_DELIMITER: lambda: tr("More than one of the signs {signs} could separate cells."),
    Fact.TABLE_RAGGED: lambda: tr("The row has {found} cells, and the first row {n}."),
    Fact.TABLE_COLUMN_MISSING: lambda: tr("The column is missing; the table has {names}."),
    Fact.TABLE_NOT_BY_NAME: lambda: tr("By its name it is no table."),
    Fact.TABLE_NOT_TAKEN: lambda: tr("{why} Nothing of the table was taken."),
    Fact.TABLE_ROW_TOO_LONG: lambda: tr("A row has more than {most:,} characters."),
    Fact.TABLE_CELL_TOO_LONG: lambda: tr("A cell has more than {most:,} characters."),
    Fact.TABLE_HEAD_TWICE: lambda: tr("Two columns are called {name}."),
    Fact.TABLE_MERGED: lambda: tr("The cells {cells} are merged into one."),
    Fact.TABLE_NOT_COMPUTED: lambda: tr("The cell holds a formula that was never computed."),
    Fact.TABLE_MACROS: lambda: tr("The workbook holds macros."),
    Fact.TABLE_OLD_WORKBOOK: lambda: tr("This is a workbook of old Excel, or one with a password."),
    Fact.TABLE_NO_SHEET: lambda: tr("There is no sheet {name}; there are {names}."),
    Fact.TABLE_NESTED: lambda: tr("The column {name} holds lists or objects."),
    Fact.TABLE_NEW_NAME: lambda: tr("The name {name} stands in none of the first {n:,} rows."),
    Fact.TABLE_UNPACKS_TOO_LARGE: lambda: tr(
        "Unpacked, a part of the table would take more than {mib:,} MiB."
    ),
    Fact.TABLE_NEEDS_PARQUET: lambda: tr("Parquet is read by pyarrow, which is not installed."),
    Fact.TABLE_READ_AS: lambda: tr("It was read as {encoding}."),
    Fact.TABLE_HEAD_MISSING: lambda: tr("A column without a name is called {name}."),
    Fact.TABLE_FORMULAS: lambda: tr("Formulas count with the values that were saved with them."),
    Fact.TABLE_USER_MISSING: lambda: tr("In {name} these values count as missing: {values}."),
    Fact.TABLE_FIRST_SHEET: lambda: tr("The sheet {name} was read; there are also {names}."),
}

REMEDIES: Final[dict[Fact, Callable[[], str]]] = {
    Fact.TABLE_ENCODING: lambda: tr(
        "Save the table as UTF-8, or import it with its encoding, as in: candor import "
        "--encoding windows-1252."
    ),
    Fact.TABLE_NO_ENCODING: lambda: tr("Name it as in: candor import --encoding windows-1252."),
    Fact.TABLE_DELIMITER: lambda: tr("Say which of them does."),
    Fact.TABLE_COLUMN_MISSING: lambda: tr(
        "Name in the mapping a column that the table has, as its first row writes it."
    ),
    Fact.TABLE_RAGGED: lambda: tr(
        "Check what separates the cells; a text that holds this sign stands in double quotes."
    ),
    Fact.TABLE_ROW_TOO_LONG: lambda: tr("Check whether a double quote was left open."),
    Fact.TABLE_CELL_TOO_LONG: lambda: tr("Leave out columns of long texts, and save it anew."),
    Fact.TABLE_HEAD_TWICE: lambda: tr("Give each column a name of its own."),
    Fact.TABLE_MERGED: lambda: tr("Unmerge them in a spreadsheet, and save it anew."),
    Fact.TABLE_NOT_COMPUTED: lambda: tr("Open it in a spreadsheet, and save it anew."),
    Fact.TABLE_MACROS: lambda: tr("Save it as a workbook without macros (.xlsx)."),
    Fact.TABLE_OLD_WORKBOOK: lambda: tr(
        "Open it in a spreadsheet and save it as .xlsx, without a password."
    ),
    Fact.TABLE_NO_SHEET: lambda: tr("Name one of these sheets."),
    Fact.TABLE_NESTED: lambda: tr("Leave the column out, or save its parts as columns."),
    Fact.TABLE_NEW_NAME: lambda: tr("Give every row all names, with null where nothing stands."),
    Fact.TABLE_UNPACKS_TOO_LARGE: lambda: tr("Save it in smaller parts."),
    Fact.TABLE_NEEDS_PARQUET: lambda: tr(
        "Install it with: pip install 'candor[parquet]'. Or save the table as CSV."
    ),
}
