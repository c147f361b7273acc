"""What can be said of a table from elsewhere; as `core/facts.py`, of which it is a part."""

from __future__ import annotations

from core.found import Facts


class TableFact(Facts):
    """What is found wrong with a table from elsewhere, and what is told of one that is read."""

    ENCODING = "table-encoding"
    NO_ENCODING = "table-no-encoding"
    DELIMITER = "table-delimiter"
    RAGGED = "table-ragged"
    COLUMN_MISSING = "table-column-missing"
    NOT_OF_RESPONSES = "table-not-of-responses"
    NOT_BY_NAME = "table-not-by-name"
    NOT_TAKEN = "table-not-taken"
    ROW_TOO_LONG = "table-row-too-long"
    CELL_TOO_LONG = "table-cell-too-long"
    HEAD_TWICE = "table-head-twice"
    MERGED = "table-merged"
    NOT_COMPUTED = "table-not-computed"
    MACROS = "table-macros"
    OLD_WORKBOOK = "table-old-workbook"
    NO_SHEET = "table-no-sheet"
    NESTED = "table-nested"
    NEW_NAME = "table-new-name"
    UNPACKS_TOO_LARGE = "table-unpacks-too-large"
    NEEDS_PARQUET = "table-needs-parquet"
    READ_AS = "table-read-as"
    HEAD_MISSING = "table-head-missing"
    FORMULAS = "table-formulas"
    USER_MISSING = "table-user-missing"
    ENDS_EARLY = "table-ends-early"
    ENCRYPTED = "table-encrypted"
    OTHER_FORM = "table-other-form"
    DAMAGED = "table-damaged"
    CELL_NOT_READ = "table-cell-not-read"
    NOT_AN_OBJECT = "table-not-an-object"
    NO_CELLS = "table-no-cells"
    SHEET_READ = "table-sheet-read"
    NO_SHEETS = "table-no-sheets"
