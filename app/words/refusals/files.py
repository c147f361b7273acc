"""What can be wrong with a file, whatever it holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from app.words.catalogue import tr
from core.facts.names import Fact

TEXTS: Final[dict[Fact, Callable[[], str]]] = {
    Fact.FILE_EMPTY: lambda: tr("The file is empty."),
    Fact.FOREIGN_FILE: lambda: tr("This is {what}, not the kind of file that is read here."),
    Fact.ZIP: lambda: tr("a zip archive"),
    Fact.GZIP: lambda: tr("a gzip archive"),
    Fact.XZ: lambda: tr("an xz archive"),
    Fact.BZIP2: lambda: tr("a bzip2 archive"),
    Fact.PICKLE: lambda: tr("a Python pickle"),
    Fact.NUMPY_ARRAY: lambda: tr("a numpy array"),
    Fact.DATABASE: lambda: tr("a study or another database"),
    Fact.PDF: lambda: tr("a PDF document"),
    Fact.XML: lambda: tr("an XML or HTML document"),
    Fact.YAML: lambda: tr("a YAML document"),
    Fact.NOT_PLAIN_UTF8: lambda: tr("The file is not plain UTF-8 without a mark."),
    Fact.CUT_IN_CHARACTER: lambda: tr("The file ends in the middle of a character; it is cut off."),
    Fact.NOT_UTF8: lambda: tr("The bytes are not UTF-8."),
    Fact.OTHER_BYTES: lambda: tr(
        "The file says the right things in other bytes than Candor writes."
    ),
    Fact.AFTER_THE_END: lambda: tr("Something follows the end of the content."),
    Fact.TOO_DEEP: lambda: tr("The content is nested more than {most} deep."),
    Fact.END_EXPECTED: lambda: tr("Expected ',' or '{end}'; the file is cut off or damaged."),
    Fact.NAME_EXPECTED: lambda: tr("Expected a name in double quotes."),
    Fact.NAME_TWICE: lambda: tr("The name {name} stands twice."),
    Fact.COLON_EXPECTED: lambda: tr("Expected ':' after a name."),
    Fact.TEXT_WITHOUT_END: lambda: tr("A text has no end or holds an unknown escape."),
    Fact.CONTROL_CHARACTER: lambda: tr("A text holds the character {character}."),
    Fact.VALUE_EXPECTED: lambda: tr("Expected a value; the file is cut off or damaged."),
    Fact.NOT_A_WHOLE_NUMBER: lambda: tr("{word} is not a whole number of the allowed form."),
    Fact.OBJECT_EXPECTED: lambda: tr("Expected an object, found {found}."),
    Fact.LIST_EXPECTED: lambda: tr("Expected a list, found {found}."),
    Fact.WHOLE_NUMBER_EXPECTED: lambda: tr("Expected a whole number, found {found}."),
    Fact.TEXT_EXPECTED: lambda: tr("Expected a text, found {found}."),
    Fact.TRUE_EXPECTED: lambda: tr("Expected true, or no entry, found {found}."),
    Fact.AN_OBJECT: lambda: tr("an object"),
    Fact.A_LIST: lambda: tr("a list"),
    Fact.A_TEXT: lambda: tr("a text"),
    Fact.A_NUMBER: lambda: tr("a number"),
    Fact.ENTRY_MISSING: lambda: tr("The entry {key} is missing."),
    Fact.ENTRY_UNKNOWN: lambda: tr("The entry {key} is not known."),
    Fact.ENTRY_EMPTY: lambda: tr("{key} is empty; leave the entry out instead."),
    Fact.ENTRIES_EXPECTED: lambda: tr("Expected {least} to {most} entries, found {found}."),
    Fact.NONE_OF_THESE: lambda: tr("{text} is not one of {allowed}."),
    Fact.NOT_AN_ID: lambda: tr(
        "{text} is not an id: 1 to 32 of a-z, 0-9, _ and -, a letter first."
    ),
    Fact.DIGITS_EXPECTED: lambda: tr("Expected {digits} digits 0-9 and a-f."),
    Fact.NOT_A_FRACTION: lambda: tr("{text} is not a fraction such as 3/4."),
    Fact.NOT_REDUCED: lambda: tr("{text} is not reduced; write {reduced}."),
    Fact.DENOMINATOR_TOO_LARGE: lambda: tr("The denominator is larger than {most:,}."),
    Fact.NOT_A_PROBABILITY: lambda: tr("{text} is not a probability."),
    Fact.NOT_OURS: lambda: tr("This is not a Candor {what}."),
    Fact.NOT_OURS_BUT: lambda: tr("This is not a Candor {what}, but {found}."),
    Fact.MADE_BY_NEWER: lambda: tr(
        "The {what} has version {version}; this Candor reads version {reads}. It was made "
        "by a newer Candor."
    ),
    Fact.MADE_BY_EARLIER: lambda: tr(
        "The {what} has version {version}; this Candor reads version {reads}. It was made "
        "by an earlier Candor."
    ),
    Fact.SURVEY: lambda: tr("survey"),
    Fact.RESPONSE: lambda: tr("response"),
    Fact.SITTING: lambda: tr("sitting"),
    Fact.KEY: lambda: tr("key"),
    Fact.PINS: lambda: tr("list of keys"),
    Fact.DRAFT: lambda: tr("draft"),
    Fact.DRAFT_TOO_LARGE: lambda: tr("A draft has at most {mib} MiB."),
    Fact.WRONG_TYPE: lambda: tr("This has another form than a draft has: {found}"),
    Fact.WORKBOOK_TOO_LARGE: lambda: tr("A workbook has at most {mib} MiB."),
    Fact.WORKBOOK_UNPACKS_TOO_LARGE: lambda: tr(
        "Unpacked, the workbook would take more than {mib} MiB."
    ),
    Fact.TOO_MANY_CELLS: lambda: tr("The sheets have more than {most:,} cells in use."),
    Fact.TOO_MANY_COLUMNS: lambda: tr("A row has more than {most:,} cells."),
    Fact.NOT_A_WORKBOOK: lambda: tr("This is no Excel workbook (.xlsx)."),
    Fact.WORKBOOK_DAMAGED: lambda: tr("The workbook is damaged."),
    Fact.FOLDER_NOT_WRITTEN: lambda: tr("The folder could not be written: {reason}."),
    Fact.FILE_NOT_WRITTEN: lambda: tr("The file could not be written: {reason}."),
    Fact.FOLDER_NOT_MADE: lambda: tr("The folder could not be made: {reason}."),
    Fact.NO_PARENT_FOLDER: lambda: tr("There is no folder {folder} to make it in."),
    Fact.NOT_A_FILE: lambda: tr("This is not a file."),
    Fact.NO_SUCH_FILE: lambda: tr("There is no such file."),
    Fact.FILE_NOT_READ: lambda: tr("The file cannot be read: {reason}."),
    Fact.UNKNOWN_REASON: lambda: tr("unknown reason"),
    Fact.NO_NAME_OF_A_FILE: lambda: tr("this is no name that a file can have"),
}
