"""Reading a workbook of unknown origin: bounded, never run, each value with its cell.

The parts of the workbook are read here, event by event, and not as trees: a row number, a column
or a number of styles costs no more than the bytes that state it, and rows that are not there are
not made. Source of the format: ECMA-376, part 1, SpreadsheetML.
"""

from __future__ import annotations

import datetime
import io
import posixpath
import re
import zipfile
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import IO, Any, Final, NamedTuple, TypeAlias
from xml.parsers import expat

from core.facts.errors import Code, Refused, refuse
from core.facts.names import Fact
from core.facts.of_tables import TableFact
from core.interchange.reader import read_in_own_process
from core.interchange.reader.serve import alive

MAX_BYTES = 16 * 1024 * 1024
MAX_UNPACKED = 128 * 1024 * 1024
UNPACKED_FLOOR: Final = 16 * 1024 * 1024  # bytes that the parts of any workbook may unpack to
UNPACKED_RATIO: Final = 100  # times its size, beyond which it is made to fill memory
MAX_PARTS = 2_000
MAX_CELLS = 1_000_000
MAX_COLUMNS = 2_000
MAX_SHEET_COLUMNS: Final = 16_384
MAX_SHEET_ROWS: Final = 1_048_576
MAX_STYLES: Final = 65_490  # formats of cells that Excel itself allows
MAX_TEXTS: Final = 2_000_000
MAX_TEXT: Final = 32_767
_MAX_OF_OUTLINE: Final = 4 * 1024 * 1024  # bytes of a part that lists others
_PIECE: Final = 256 * 1024
_ROWS_AT_ONCE: Final = 500
_MAIN: Final = "http://schemas.openxmlformats.org/spreadsheetml/2006/main "
_TO_PART: Final = "http://schemas.openxmlformats.org/officeDocument/2006/relationships id"
_TYPES: Final = "application/vnd.openxmlformats-officedocument.spreadsheetml."
_BOOK_TYPES: Final = (
    _TYPES + "sheet.main+xml",
    _TYPES + "template.main+xml",
    "application/vnd.ms-excel.sheet.macroEnabled.main+xml",
    "application/vnd.ms-excel.template.macroEnabled.main+xml",
)
_CELL: Final = re.compile(r"\$?([A-Z]{1,3})\$?([0-9]{1,10})", re.ASCII | re.IGNORECASE)
_AREA: Final = re.compile(r"[A-Z]{1,3}[0-9]{1,10}(?::[A-Z]{1,3}([0-9]{1,10}))?", re.ASCII)

Date: TypeAlias = datetime.datetime | datetime.date | datetime.time | datetime.timedelta


@dataclass(frozen=True, slots=True)
class Unsaved:
    """A formula whose value was never computed by the program that wrote it."""

    formula: str


Value: TypeAlias = str | int | float | bool | Date | Unsaved


@dataclass(frozen=True, slots=True)
class Row:
    """One row: its number in the sheet, and what stands under which column, from 1.

    `computed` tells that a formula stands behind any of its cells.
    """

    number: int
    values: Mapping[int, Value]
    computed: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """One sheet: its heads by number of column, from 1, and the rows that hold something."""

    name: str
    heads: Mapping[int, str]
    rows: tuple[Row, ...]


def letters(column: int) -> str:
    """Return a column as spreadsheets name it.

    >>> letters(1), letters(28)
    ('A', 'AB')
    """
    found = ""
    while column:
        column, rest = divmod(column - 1, 26)
        found = chr(ord("A") + rest) + found
    return found


def sheets_in_own_process(data: bytes, names: Sequence[str]) -> dict[str, Sheet]:
    """Do what `read_sheets` does, in the process that reads files of unknown origin.

    Raises:
        Refused: SIZE, FORMAT or SYNTAX.
    """
    if len(data) > MAX_BYTES:
        raise refuse(Code.SIZE, "", Fact.WORKBOOK_TOO_LARGE(mib=MAX_BYTES // 1024**2))
    found: dict[str, Sheet] = {}
    for part in read_in_own_process(pieces_of_sheets, (data, list(names)), _SheetPiece, len(data)):
        before = found.get(part.name, Sheet(part.name, part.heads, ()))
        rows = tuple(Row(number, _values_of(values)) for number, values in part.rows)
        found[part.name] = Sheet(part.name, before.heads, before.rows + rows)
    return found


class _SheetPiece(NamedTuple):
    """Some rows of a sheet, as they are sent: values by kind, since msgpack has no days."""

    name: str
    heads: dict[int, str]
    rows: list[tuple[int, dict[int, tuple[str, str | int | float | bool]]]]


def pieces_of_sheets(data: bytes, names: Sequence[str]) -> Iterator[_SheetPiece]:
    """Yield sheets row by row. This runs in the process that reads. Raises `Refused`."""
    for sheet in read_sheets(data, names).values():
        yield _SheetPiece(sheet.name, dict(sheet.heads), [])
        for at in range(0, len(sheet.rows), _ROWS_AT_ONCE):
            rows = [
                (row.number, {column: _sent(value) for column, value in row.values.items()})
                for row in sheet.rows[at : at + _ROWS_AT_ONCE]
            ]
            yield _SheetPiece(sheet.name, {}, rows)


def _sent(value: Value) -> tuple[str, str | int | float | bool]:
    """Return a value with its kind: days as ISO 8601, numbers too long for msgpack as texts."""
    match value:
        case Unsaved(formula):
            return "formula", formula
        case datetime.timedelta():
            return "length", value.total_seconds()
        case datetime.datetime():
            return "datetime", value.isoformat()
        case datetime.date():
            return "date", value.isoformat()
        case datetime.time():
            return "time", value.isoformat()
        case bool() | float() | str():
            return "", value
    return ("", value) if abs(value) < 2**63 else ("int", str(value))


_RECEIVED: Final[Mapping[str, Callable[[Any], Value]]] = {
    "": lambda value: value,
    "formula": Unsaved,
    "length": lambda seconds: datetime.timedelta(seconds=seconds),
    "datetime": datetime.datetime.fromisoformat,
    "date": datetime.date.fromisoformat,
    "time": datetime.time.fromisoformat,
    "int": int,
}


def _values_of(sent: Mapping[int, tuple[str, Any]]) -> dict[int, Value]:
    """Return the values that were sent. Raises `Refused` (SYNTAX) for what is none."""
    try:
        return {column: _RECEIVED[kind](value) for column, (kind, value) in sent.items()}
    except (LookupError, ValueError, TypeError, OverflowError) as error:
        raise refuse(Code.SYNTAX, "", Fact.WORKBOOK_DAMAGED()) from error


def read_sheets(data: bytes, names: Sequence[str]) -> dict[str, Sheet]:
    """Read those sheets of an Excel workbook whose names, in any case, are among `names`.

    Formulas count with the value that was saved with them; nothing is computed here.

    Raises:
        Refused: SIZE, FORMAT or SYNTAX.
    """
    if len(data) > MAX_BYTES:
        raise refuse(Code.SIZE, "", Fact.WORKBOOK_TOO_LARGE(mib=MAX_BYTES // 1024**2))
    archive = require_workbook(io.BytesIO(data), MAX_UNPACKED, len(data))
    try:
        found: dict[str, Sheet] = {}
        cells = 0
        book = Book(archive, most_columns=MAX_COLUMNS)
        for sheet in book.sheets:
            name = sheet.title.strip().lower()
            if name not in names or name in found:
                continue
            rows = []
            for row in book.rows(sheet):
                cells += len(row.values)
                if cells > MAX_CELLS:
                    raise refuse(Code.SIZE, sheet.title, Fact.TOO_MANY_CELLS(most=MAX_CELLS))
                rows.append(row)
            found[name] = _sheet(name, rows)
    except Refused:
        raise
    except Exception as error:  # what a damaged workbook makes its readers raise is not documented
        raise refuse(Code.SYNTAX, "", Fact.WORKBOOK_DAMAGED()) from error
    return found


def require_workbook(file: IO[bytes], most: int, size: int) -> zipfile.ZipFile:
    """Return the archive that a workbook is. Raises `Refused` (FORMAT), or (SIZE) for a bomb.

    `size` is that of the file in bytes. What a part claims to unpack to is never exceeded: of more
    the reader takes nothing.
    """
    try:
        archive = zipfile.ZipFile(file)
        parts = archive.infolist()
    except (zipfile.BadZipFile, ValueError, OverflowError) as error:
        raise refuse(Code.FORMAT, "", Fact.NOT_A_WORKBOOK()) from error
    if not any(part.filename == "[Content_Types].xml" for part in parts):
        raise refuse(Code.FORMAT, "", Fact.NOT_A_WORKBOOK())
    most = min(most, max(UNPACKED_FLOOR, UNPACKED_RATIO * size))
    if len(parts) > MAX_PARTS or sum(part.file_size for part in parts) > most:
        raise refuse(Code.SIZE, "", Fact.WORKBOOK_UNPACKS_TOO_LARGE(mib=most // 1024**2))
    return archive


@dataclass(frozen=True, slots=True)
class SheetPart:
    """A sheet as the workbook lists it, and the part of the archive that holds its cells."""

    title: str
    hidden: bool
    path: str


class Book:
    """A workbook whose shared texts and formats of days were read, and whose sheets can be.

    Raises `Refused` (SIZE), and whatever damage makes its readers raise.
    """

    def __init__(self, archive: zipfile.ZipFile, most_columns: int = MAX_SHEET_COLUMNS) -> None:
        self._archive = archive
        self._most_columns = most_columns
        types = _Listed(self._outline("[Content_Types].xml"), ("Override", "Default"))
        by_type = {each.get("ContentType", ""): each.get("PartName", "") for each in types.found}
        known = [kind for kind in _BOOK_TYPES if kind in by_type]
        if not known:
            raise ValueError("no part is a workbook")
        path = by_type[known[0]].removeprefix("/") or "xl/workbook.xml"
        self._read_outline(path)
        texts = by_type.get(_TYPES + "sharedStrings+xml", "").removeprefix("/")
        self._texts = _texts_of(self._pieces(texts)) if texts else []
        has_styles = "xl/styles.xml" in archive.namelist()
        self._days = _days_of(self._pieces("xl/styles.xml")) if has_styles else _Days()

    def _read_outline(self, path: str) -> None:
        folder, name = posixpath.split(path)
        data = self._outline(f"{folder}/_rels/{name}.rels")
        links = {each.get("Id", ""): each for each in _Listed(data, ("Relationship",)).found}
        data = self._outline(path)
        (settings,) = _Listed(data, ("workbookPr",)).found[:1] or ({},)
        self._epoch = _epoch(settings.get("date1904", "") in ("1", "true"))
        there = set(self._archive.namelist())
        sheets = []
        for each in _Listed(data, ("sheet",)).found:
            if not (link := each.get(_TO_PART, "")):
                continue
            target = links[link]["Target"]
            inside = target[1:] if target[:1] == "/" else posixpath.join(folder, target)
            inside = posixpath.normpath(inside)
            if inside in there and "chartsheet" not in links[link].get("Type", ""):
                hidden = each.get("state", "visible") != "visible"
                sheets.append(SheetPart(each.get("name", ""), hidden, inside))
        self.sheets = tuple(sheets)

    def claimed_rows(self, sheet: SheetPart) -> int | None:
        """Return the last row that a sheet claims to have; None where it claims none."""
        found = _Listed(self._pieces(sheet.path), ("dimension",), until="sheetData").found
        area = _AREA.fullmatch(found[0].get("ref", "")) if found else None
        return None if area is None else int(area[1] or 1)

    def rows(self, sheet: SheetPart) -> Iterator[Row]:
        """Yield the rows of a sheet that hold anything, in their order.

        Raises `Refused` (SIZE) for a row or column beyond what a sheet has.
        """
        parser = _CellParser(sheet.title, self._texts, self._days, self._epoch, self._most_columns)
        last = 0
        for row in parser.rows(self._pieces(sheet.path)):
            if row.number > last:  # one that goes back is dropped, as spreadsheets do
                last = row.number
                yield row

    def _outline(self, path: str) -> list[bytes]:
        if self._archive.getinfo(path).file_size > _MAX_OF_OUTLINE:
            mib = _MAX_OF_OUTLINE // 1024**2
            raise refuse(Code.SIZE, "", Fact.WORKBOOK_UNPACKS_TOO_LARGE(mib=mib))
        return list(self._pieces(path))

    def _pieces(self, path: str) -> Iterator[bytes]:
        with self._archive.open(path) as part:
            while piece := part.read(_PIECE):
                alive()
                yield piece


class _Events:
    """Reads XML event by event; entities are refused, as no spreadsheet program writes them."""

    def __init__(self) -> None:
        parser = expat.ParserCreate(namespace_separator=" ")
        parser.buffer_text = True
        parser.StartElementHandler = self.start
        parser.EndElementHandler = self.end
        parser.StartDoctypeDeclHandler = self._refuse
        parser.EntityDeclHandler = self._refuse
        self._parser = parser

    def start(self, name: str, attributes: dict[str, str]) -> None:
        """Take the beginning of an element."""

    def end(self, name: str) -> None:
        """Take the end of an element."""

    def read(self, pieces: Iterable[bytes]) -> None:
        """Read a part to its end. Raises expat.ExpatError."""
        for piece in pieces:
            self._parser.Parse(piece, False)
        self._parser.Parse(b"", True)

    def _refuse(self, *_: object) -> None:
        raise ValueError("entities are not read")


class _Stop(Exception):  # noqa: N818 - enough was read
    """What follows in a part is not asked for."""


class _Listed(_Events):
    """The attributes of all elements of some names in a part, until one of another name begins."""

    def __init__(self, pieces: Iterable[bytes], names: Collection[str], until: str = "") -> None:
        super().__init__()
        self.found: list[dict[str, str]] = []
        self._names, self._until = names, until
        try:
            self.read(pieces)
        except _Stop:
            return

    def start(self, name: str, attributes: dict[str, str]) -> None:
        local = name.rpartition(" ")[2]
        if local in self._names:
            self.found.append(attributes)
        elif local == self._until:
            raise _Stop


@dataclass
class _Days:
    """The formats of cells, by their numbers, that show days, and those that show lengths of time.

    A number says nothing of this itself: a day is a number in a format of days.
    """

    days: set[int] = field(default_factory=set)
    lengths: set[int] = field(default_factory=set)


def _days_of(pieces: Iterator[bytes]) -> _Days:
    from openpyxl.styles.numbers import builtin_format_code, is_date_format, is_timedelta_format

    styles = _Styles()
    styles.read(pieces)
    found, kinds = _Days(), {}
    for at, number in enumerate(styles.used):
        if number not in kinds:
            code = styles.codes.get(number) or builtin_format_code(number)
            kinds[number] = is_date_format(code), is_timedelta_format(code)
        is_day, is_length = kinds[number]
        if is_day:
            found.days.add(at)
        if is_length:
            found.lengths.add(at)
    return found


class _Styles(_Events):
    """Which format of numbers each style of cells uses, and the codes of the book's own formats."""

    def __init__(self) -> None:
        super().__init__()
        self.codes: dict[int, str] = {}
        self.used: list[int] = []
        self._inside = False

    def start(self, name: str, attributes: dict[str, str]) -> None:
        if name == _MAIN + "cellXfs":
            self._inside = True
        elif self._inside and name == _MAIN + "xf":
            self.used.append(int(attributes.get("numFmtId", "0")))
        elif name == _MAIN + "numFmt":
            self.codes[int(attributes["numFmtId"])] = attributes.get("formatCode", "")
        if max(len(self.used), len(self.codes)) > MAX_STYLES:
            raise refuse(Code.SIZE, "", TableFact.TOO_MANY_PARTS(most=MAX_STYLES))

    def end(self, name: str) -> None:
        if name == _MAIN + "cellXfs":
            self._inside = False


class _Text:
    """The text of a cell or a shared text as it comes, without its phonetic readings."""

    def __init__(self, place: Callable[[], str]) -> None:
        self._parts: list[str] = []
        self._place = place
        self._size = 0
        self._phonetic = False
        self._inside = False

    def clear(self) -> None:
        self._parts, self._size, self._inside, self._phonetic = [], 0, False, False

    def start(self, name: str) -> None:
        if name == _MAIN + "rPh":
            self._phonetic = True
        elif name in (_MAIN + "t", _MAIN + "v", _MAIN + "f"):
            self._inside = not self._phonetic

    def end(self, name: str) -> None:
        if name == _MAIN + "rPh":
            self._phonetic = False
        self._inside = False

    def add(self, text: str) -> None:
        if self._inside:
            self._size += len(text)
            if self._size > MAX_TEXT:
                raise refuse(Code.SIZE, self._place(), TableFact.CELL_TOO_LONG(most=MAX_TEXT))
            self._parts.append(text)

    def take(self) -> str:
        text = "".join(self._parts)
        self._parts, self._size = [], 0
        return text


class _Texts(_Events):
    """The shared texts of a workbook."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self._text = _Text(lambda: "")
        self._parser.CharacterDataHandler = self._text.add

    def start(self, name: str, attributes: dict[str, str]) -> None:  # noqa: ARG002 - as all
        if name == _MAIN + "si":
            self._text.clear()
        else:
            self._text.start(name)

    def end(self, name: str) -> None:
        self._text.end(name)
        if name == _MAIN + "si":
            self.found.append(self._text.take().replace("x005F_", ""))
            if len(self.found) > MAX_TEXTS:
                raise refuse(Code.SIZE, "", TableFact.TOO_MANY_PARTS(most=MAX_TEXTS))


def _texts_of(pieces: Iterator[bytes]) -> list[str]:
    texts = _Texts()
    texts.read(pieces)
    return texts.found


class _CellParser(_Events):
    """The rows of one sheet: values as they were saved, and whether formulas stand behind them."""

    def __init__(
        self, title: str, texts: list[str], days: _Days, epoch: Any, most_columns: int
    ) -> None:
        super().__init__()
        self._title, self._texts, self._days, self._epoch = title, texts, days, epoch
        self._most_columns = most_columns
        self._text = _Text(lambda: f"row {self._row}, column {letters(self._column)}")
        self._parser.CharacterDataHandler = self._text.add
        self._done: list[Row] = []
        self._columns: dict[str, int] = {}
        self._shared: dict[str, str] = {}
        self._values: dict[int, Value] = {}
        self._row = self._column = self._style = 0
        self._kind = "n"
        self._value = self._shared_by = ""
        self._formula: str | None = None
        self._in_cell = self._computed = False

    def rows(self, pieces: Iterator[bytes]) -> Iterator[Row]:
        """Yield rows as they are complete; those before damage come before what it raises."""
        end: Exception | None = None
        whole = False
        while not whole and end is None:
            piece = next(pieces, b"")
            whole = not piece
            try:
                self._parser.Parse(piece, whole)
            except Exception as error:  # of expat, of dates and numbers
                end = error
            done, self._done = self._done, []
            yield from done
        if end is not None:
            raise end

    def start(self, name: str, attributes: dict[str, str]) -> None:
        if name == _MAIN + "c":
            self._begin_cell(attributes)
        elif name == _MAIN + "row":
            number = attributes.get("r")
            self._row = self._row + 1 if number is None else int(float(number))
            if self._row > MAX_SHEET_ROWS:
                fact = Fact.TOO_MANY_CELLS(most=MAX_SHEET_ROWS)
                raise refuse(Code.SIZE, f"row {self._row}", fact)
            self._column, self._values, self._computed = 0, {}, False
        elif self._in_cell:
            self._text.start(name)
            if name == _MAIN + "f":
                self._formula = ""
                is_shared = attributes.get("t") == "shared"
                self._shared_by = attributes.get("si", "") if is_shared else ""

    def _begin_cell(self, attributes: dict[str, str]) -> None:
        self._column += 1
        if place := attributes.get("r"):
            found = _CELL.fullmatch(place)
            if found is None:
                raise ValueError(f"{place[:20]} is no cell")
            self._column = self._column_at(found[1])
        if self._column > self._most_columns:
            fact = Fact.TOO_MANY_COLUMNS(most=self._most_columns)
            raise refuse(Code.SIZE, f"row {self._row}", fact)
        self._kind = attributes.get("t", "n")
        self._style = int(attributes.get("s", "0"))
        self._value, self._formula, self._in_cell = "", None, True
        self._text.clear()

    def _column_at(self, name: str) -> int:
        if (found := self._columns.get(name)) is None:
            found = 0
            for letter in name.upper():
                found = 26 * found + ord(letter) - ord("A") + 1
            self._columns[name] = found
        return found

    def end(self, name: str) -> None:
        if name == _MAIN + "row":
            if self._values:
                self._done.append(Row(self._row, self._values, self._computed))
        elif name == _MAIN + "c":
            self._end_cell()
        elif self._in_cell:
            self._text.end(name)
            if name == _MAIN + "v":
                value = self._text.take()
                self._value = "" if self._kind == "inlineStr" else value
            elif name == _MAIN + "f":
                self._formula = self._text.take()
                if self._shared_by and self._formula:
                    self._shared[self._shared_by] = self._formula

    def _end_cell(self) -> None:
        self._in_cell = False
        text = self._text.take() if self._kind == "inlineStr" else self._value
        value: Value | None = self._read(text) if text else None
        if self._formula is not None:
            self._computed = True
            if value is None:
                formula = self._formula or self._shared.get(self._shared_by, "")
                value = Unsaved(f"={formula}")
        if value is not None and not (isinstance(value, str) and not value.strip()):
            self._values[self._column] = value

    def _read(self, text: str) -> Value:
        """Return a saved value as what its type says. Raises ValueError or IndexError."""
        match self._kind:
            case "n":
                return self._number(text)
            case "s":
                return self._texts[int(text)]
            case "b":
                return bool(int(text))
            case "d":
                from openpyxl.utils import datetime as days

                return _require_date(days.from_ISO8601(text))  # type: ignore[no-untyped-call]
        return text

    def _number(self, text: str) -> Value:
        number = float(text) if any(sign in text for sign in ".eE") else int(text)
        if self._style not in self._days.days:
            return number
        from openpyxl.utils.datetime import from_excel

        try:
            length = self._style in self._days.lengths
            return _require_date(from_excel(number, self._epoch, timedelta=length))
        except (OverflowError, ValueError):  # no day: spreadsheets show an error
            return "#VALUE!"


def _require_date(value: Any) -> Date:
    if isinstance(value, datetime.date | datetime.time | datetime.timedelta):
        return value
    raise ValueError("this is no day")


def _epoch(since_1904: bool) -> Any:
    from openpyxl.utils.datetime import MAC_EPOCH, WINDOWS_EPOCH

    return MAC_EPOCH if since_1904 else WINDOWS_EPOCH


def _sheet(name: str, rows: list[Row]) -> Sheet:
    if not rows:
        return Sheet(name, {}, ())
    heads = {at: str(value).strip() for at, value in rows[0].values.items()}
    return Sheet(name, heads, tuple(rows[1:]))
