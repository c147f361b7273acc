"""What can be wrong with a table from elsewhere, what is told of one, and what to do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from app.words import extras
from app.words.catalogue import tr
from core.facts.found_fact import Facts
from core.facts.names import Fact
from core.facts.of_tables import TableFact

TEXTS: Final[dict[Facts, Callable[[], str]]] = {
    TableFact.ENCODING: lambda: tr("The text is not in {encoding}."),
    TableFact.NO_ENCODING: lambda: tr("There is no encoding {encoding}."),
    TableFact.DELIMITER: lambda: tr("More than one of the signs {signs} could separate cells."),
    TableFact.RAGGED: lambda: tr("The row has {found} cells, and the first row {n}."),
    TableFact.COLUMN_MISSING: lambda: tr("The column is missing; the table has {names}."),
    TableFact.NOT_OF_RESPONSES: lambda: tr(
        "This is a table, but not one of responses to the survey."
    ),
    TableFact.OF_TRUTH: lambda: tr("By its name it has the true answers of a rehearsal."),
    TableFact.NOT_BY_NAME: lambda: tr("By its name it is no table."),
    TableFact.NOT_TAKEN: lambda: tr("{why} Nothing of the table was taken."),
    TableFact.ROW_TOO_LONG: lambda: tr("A row has more than {most:,} characters."),
    TableFact.CELL_TOO_LONG: lambda: tr("A cell has more than {most:,} characters."),
    TableFact.HEAD_TWICE: lambda: tr("Two columns are called {name}."),
    TableFact.MERGED: lambda: tr("The cells {cells} are merged into one."),
    TableFact.NOT_COMPUTED: lambda: tr("The cell holds a formula that was never computed."),
    TableFact.MACROS: lambda: tr("The workbook holds macros."),
    TableFact.OLD_WORKBOOK: lambda: tr("This is a workbook of old Excel, or one with a password."),
    TableFact.NO_SHEET: lambda: tr("There is no sheet {name}; there are {names}."),
    TableFact.NESTED: lambda: tr("The column {name} holds lists, objects or bytes."),
    TableFact.NEW_NAME: lambda: tr("The name {name} stands in none of the first {n:,} rows."),
    TableFact.UNPACKS_TOO_LARGE: lambda: tr(
        "Unpacked, a part of the table would take more than {mib:,} MiB."
    ),
    TableFact.UNPACKS_TO_MUCH: lambda: tr(
        "Unpacked, the table takes more than {mib:,} MiB, far more than a file of its size holds."
    ),
    TableFact.TOO_MANY_PARTS: lambda: tr(
        "The workbook holds more than {most:,} texts, styles or other parts of one kind."
    ),
    TableFact.READER_MEMORY: lambda: tr("Reading it takes more memory than a table may."),
    TableFact.READER_SLOW: lambda: tr(
        "Reading it came no further for {seconds:,} seconds, and was stopped."
    ),
    TableFact.READER_DIED: lambda: tr(
        "The file makes its reader fail: it is damaged, or made to do harm."
    ),
    TableFact.OLD_STATA: lambda: tr("This is data of Stata 7 or earlier, which is not read here."),
    TableFact.NEEDS_PARQUET: extras.parquet_not_read,
    TableFact.READ_AS: lambda: tr("It was read as {encoding}."),
    TableFact.HEAD_MISSING: lambda: tr("A column without a name is called {name}."),
    TableFact.FORMULAS: lambda: tr("Formulas count with the values that were saved with them."),
    TableFact.USER_MISSING: lambda: tr("In {name} these values count as missing: {values}."),
    TableFact.ENDS_EARLY: lambda: tr("The file ends before its table does."),
    TableFact.ENCRYPTED: lambda: tr("The file is encrypted."),
    TableFact.OTHER_FORM: lambda: tr(
        "The head of the file is damaged, or of a version that is not read here."
    ),
    TableFact.DAMAGED: lambda: tr("The file is damaged."),
    TableFact.CELL_NOT_READ: lambda: tr(
        "The cell cannot be read; it may hold a day that no calendar has."
    ),
    TableFact.NOT_AN_OBJECT: lambda: tr("The line is no row: an object such as {row} is expected."),
    TableFact.NO_SHEETS: lambda: tr("A table of this format has no sheets."),
    TableFact.NO_CELLS: lambda: tr("The workbook has no sheet with cells."),
    TableFact.NO_HEAD_ROW: lambda: tr("A table of this format has its heads in no row."),
    TableFact.LISTS_JOINED: lambda: tr(
        "The lists of {name} stand in one cell each, with {sign} between their values."
    ),
    TableFact.LIST_HOLDS_SIGN: lambda: tr(
        "A value of the list holds {sign}, which would stand between its values."
    ),
    TableFact.OPEN_DOCUMENT: lambda: tr("This is a sheet of LibreOffice or OpenOffice (.ods)."),
    TableFact.PORTABLE_SPSS: lambda: tr("This is a portable file of SPSS (.por)."),
    TableFact.SAS: lambda: tr("This is data of SAS (.sas7bdat or .xpt)."),
    TableFact.JSON_ARRAY: lambda: tr("This is JSON of one list, not a line a row."),
    TableFact.SHEET_READ: lambda: tr("The sheet {name} was read; there are also {names}."),
}

REMEDIES: Final[dict[Facts, Callable[[], str]]] = {
    TableFact.OF_TRUTH: lambda: tr(
        "Show it beside the results of the rehearsed study: by “Load the truth…” there."
    ),
    TableFact.NOT_OF_RESPONSES: lambda: tr(
        "Make a study of its own of it: by 'New study…' on the first page, or as in: "
        "candor import new.study table.csv --mapping table.mapping."
    ),
    TableFact.ENCODING: lambda: tr(
        "Save the table as UTF-8, or name its encoding: on the page of its mapping, or as in: "
        "candor import --encoding windows-1252."
    ),
    TableFact.NO_ENCODING: lambda: tr("Name it as in: candor import --encoding windows-1252."),
    TableFact.DELIMITER: lambda: tr(
        "Say which one by a line before the first, such as sep=; for the semicolon."
    ),
    TableFact.COLUMN_MISSING: lambda: tr(
        "Name in the mapping a column that the table has, as its first row writes it."
    ),
    TableFact.RAGGED: lambda: tr(
        "Check what separates the cells; a text that holds this sign stands in double quotes."
    ),
    TableFact.ROW_TOO_LONG: lambda: tr("Check whether a double quote was left open."),
    TableFact.CELL_TOO_LONG: lambda: tr("Leave out columns of long texts, and save it anew."),
    TableFact.HEAD_TWICE: lambda: tr("Give each column a name of its own."),
    TableFact.MERGED: lambda: tr("Unmerge them in a spreadsheet, and save it anew."),
    TableFact.NOT_COMPUTED: lambda: tr("Open it in a spreadsheet, and save it anew."),
    TableFact.MACROS: lambda: tr("Save it as a workbook without macros (.xlsx)."),
    TableFact.OLD_WORKBOOK: lambda: tr(
        "Open it in a spreadsheet and save it as .xlsx, without a password."
    ),
    TableFact.NO_SHEET: lambda: tr(
        "Name one of these: on the page of its mapping, or as in: candor import --sheet North."
    ),
    TableFact.NO_SHEETS: lambda: tr("Leave --sheet out, and import such tables by themselves."),
    TableFact.NO_HEAD_ROW: lambda: tr('Leave --head-row, or "head_row" in the mapping, out.'),
    TableFact.LIST_HOLDS_SIGN: lambda: tr(
        "Save the list as columns of its own, one an option, and leave this column out."
    ),
    TableFact.OPEN_DOCUMENT: lambda: tr("Open it there and save it as .xlsx, or as CSV."),
    TableFact.PORTABLE_SPSS: lambda: tr(
        "Open it in SPSS or PSPP and save it as .sav, which keeps the labels."
    ),
    TableFact.SAS: lambda: tr(
        "Save it in SAS by: proc export … dbms=dta, which keeps labels, or dbms=csv."
    ),
    TableFact.JSON_ARRAY: lambda: tr(
        "Write each object on a line of its own, as: jq -c '.[]' table.json > table.jsonl."
    ),
    TableFact.NESTED: lambda: tr("Leave the column out, or save its parts as columns."),
    TableFact.NEW_NAME: lambda: tr("Give every row all names, with null where nothing stands."),
    TableFact.UNPACKS_TOO_LARGE: lambda: tr("Save it in smaller parts."),
    TableFact.UNPACKS_TO_MUCH: lambda: tr(
        "Ask where it comes from. If it is a table of answers, save it as CSV there."
    ),
    TableFact.TOO_MANY_PARTS: lambda: tr("Save the sheet as CSV, and import that."),
    TableFact.READER_MEMORY: lambda: tr("Save it in smaller parts, or as CSV where it comes from."),
    TableFact.READER_SLOW: lambda: tr("Save it in smaller parts, or as CSV where it comes from."),
    TableFact.READER_DIED: lambda: tr(
        "Ask where it comes from. If it is a table of answers, save it as CSV there."
    ),
    TableFact.OLD_STATA: lambda: tr("Save it in Stata by: saveold, or as CSV."),
    TableFact.ENDS_EARLY: lambda: tr("It was copied or downloaded in part; get the whole file."),
    TableFact.ENCRYPTED: lambda: tr("Save it without encryption."),
    TableFact.OTHER_FORM: lambda: tr(
        "Get the file again; if that does not help, save it as CSV where it comes from."
    ),
    TableFact.DAMAGED: lambda: tr(
        "Get the file again; if that does not help, save it as CSV where it comes from."
    ),
    TableFact.CELL_NOT_READ: lambda: tr(
        "Mend the cell or leave its column out, and save the table anew."
    ),
    TableFact.NOT_AN_OBJECT: lambda: tr(
        "Write each row on a line of its own, in braces; a last line may have been cut off."
    ),
    TableFact.NO_CELLS: lambda: tr("Save the table in a sheet, not as a chart."),
    Fact.TABLE_EMPTY: lambda: tr("Write the names of the columns into the first row."),
    Fact.CELL_MALFORMED: lambda: tr(
        "Close the double quote that was left open; within a quoted cell it stands twice."
    ),
    TableFact.NEEDS_PARQUET: extras.instead_of_reading_parquet,
}
