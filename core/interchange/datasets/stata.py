"""Data as a Stata file, format 118 (Stata 14 and later), written chunk by chunk.

Written here since pandas cannot write what tells "not asked" from "left out", the missing values
.a and .b. pyreadstat can, but writes no notes, the minute of the export, and four bytes for every
whole number; and both hold all rows at once. Source: Stata's *help dta* for format 118.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from core.interchange.datasets.names import (
    STATA,
    cut,
    cut_label,
    cut_values,
    names_in,
    utf8_bytes,
)
from core.interchange.datasets.table import (
    Cells,
    Chunk,
    Dataset,
    Missing,
    Sort,
    Variable,
    require_room,
)
from core.lazy import np
from core.progress import Progress, silent

if TYPE_CHECKING:
    from numpy.typing import NDArray

MOST_ROWS, MOST_COLUMNS = 2_147_483_647, 32_767  # the latter of Stata/SE
LABEL = 80  # characters of the label of a variable, and of the data
_VALUE_LABEL = 32_000  # bytes
_NOTE = 67_784  # bytes
_NAME = 129  # bytes of a name, with the zero that ends it
_LONGEST_TEXT = 2_045  # bytes
# Of whole numbers: the code of the type, its format, the range, and "." among the missing values.
_TYPES = (
    (65_530, "<i1", -127, 100, 101),
    (65_529, "<i2", -32_767, 32_740, 32_741),
    (65_528, "<i4", -2_147_483_647, 2_147_483_620, 2_147_483_621),
)
_DOUBLE = 65_526
_DOUBLE_MISSING, _DOUBLE_STEP = 0x7FE0000000000000, 0x0000010000000000
LETTERS = {Missing.NOT_ASKED: ".a", Missing.LEFT_OUT: ".b", Missing.UNKNOWN: "."}
_PLACES = {Missing.NOT_ASKED: 1, Missing.LEFT_OUT: 2, Missing.UNKNOWN: 0}  # after "."
_SECTIONS = 14


def write(data: Dataset, path: Path, report: Progress = silent) -> None:
    """Write a table. Raises OSError, and `Unwritable` where it has too many columns."""
    require_room(data, MOST_ROWS, MOST_COLUMNS)
    with path.open("wb") as file:
        _Writer(data, file).write(report)


class _Writer:
    """Writes one file; the map of its sections is filled in at the end."""

    def __init__(self, data: Dataset, file: IO[bytes]) -> None:
        self._data = data
        self._file = file
        self._names = names_in(STATA, data.names)
        self._types = [_type_of(each) for each in data.variables]
        self._sections: list[int] = []

    def write(self, report: Progress) -> None:
        data, put = self._data, self._file.write
        self._section()
        title = cut(data.title, LABEL).encode()
        put(b"<stata_dta><header><release>118</release><byteorder>LSF</byteorder>")
        put(b"<K>%b</K><N>" % struct.pack("<H", len(data.variables)))
        rows_at = self._file.tell()
        put(struct.pack("<Q", data.n))
        put(b"</N><label>%b%b</label>" % (struct.pack("<H", len(title)), title))
        put(b"<timestamp>\0</timestamp></header>")  # a file's time tells nothing
        self._section()
        put(b"<map>")
        map_at = self._file.tell()
        put(bytes(8 * _SECTIONS) + b"</map>")
        self._heads()
        self._notes()
        self._section()
        put(b"<data>")
        done = 0
        for chunk in data.chunks():
            records = self._records(chunk)
            put(records.tobytes())
            done += len(records)
            report(done, data.n)
        put(b"</data>")
        self._section()
        put(b"<strls></strls>")
        self._section()
        put(b"<value_labels>")
        for name, variable in zip(self._names, data.variables, strict=True):
            put(_value_labels(name, variable))
        put(b"</value_labels>")
        self._section()
        put(b"</stata_dta>")
        self._section()
        self._file.seek(map_at)
        put(struct.pack(f"<{_SECTIONS}Q", *self._sections))
        self._file.seek(rows_at)
        put(struct.pack("<Q", done))

    def _section(self) -> None:
        self._sections.append(self._file.tell())

    def _heads(self) -> None:
        """Write what every variable is, section by section."""
        names, variables = self._names, self._data.variables
        labelled = zip(names, variables, strict=True)
        sections: tuple[tuple[bytes, Sequence[bytes]], ...] = (
            (b"variable_types", [struct.pack("<H", code) for code, *_ in self._types]),
            (b"varnames", [_padded(name, _NAME) for name in names]),
            (b"sortlist", [bytes(2 * (len(names) + 1))]),
            (b"formats", [_padded(_format_of(each), 57) for each in variables]),
            (b"value_label_names", [_padded(n if _labels(v) else "", _NAME) for n, v in labelled]),
            (b"variable_labels", [_padded(cut_label(v.label, LABEL), 321) for v in variables]),
        )
        for name, entries in sections:
            self._section()
            self._file.write(b"<%b>%b</%b>" % (name, b"".join(entries), name))

    def _notes(self) -> None:
        """Write the notes of the data, and of each variable what its label had no room for."""
        self._section()
        self._file.write(b"<characteristics>")
        noted = [("_dta", self._data.notes)]
        for name, variable in zip(self._names, self._data.variables, strict=True):
            if cut_label(variable.label, LABEL) != variable.label.whole:
                noted.append((name, (variable.label.whole,)))
        for name, notes in noted:
            for place, text in enumerate((str(len(notes)), *notes)):
                note = cut(text, _NOTE, utf8_bytes).encode() + b"\0"
                content = _padded(name, _NAME) + _padded(f"note{place}", _NAME) + note
                self._file.write(b"<ch>%b%b</ch>" % (struct.pack("<I", len(content)), content))
        self._file.write(b"</characteristics>")

    def _records(self, chunk: Chunk) -> NDArray[Any]:
        places = range(len(self._types))
        dtype = np.dtype([(f"f{i}", self._types[i][1]) for i in places])
        records = np.zeros(len(chunk[0].values), dtype=dtype)
        for i, cells in zip(places, chunk, strict=True):
            records[f"f{i}"] = _column(cells, *self._types[i])
        return records


def _type_of(variable: Variable) -> tuple[int, str, int]:
    """Return the code of a variable's type, its format in memory, and "." in it."""
    if variable.sort is Sort.TEXT:
        length = min(_LONGEST_TEXT, max(1, 4 * variable.length))
        return length, f"S{length}", 0
    if variable.sort is Sort.WHOLE:
        for code, made, low, high, dot in _TYPES:
            if low <= variable.low and variable.high <= high:
                return code, made, dot
    return _DOUBLE, "<f8", 0


def _column(cells: Cells, code: int, made: str, dot: int) -> NDArray[Any]:
    if code <= _LONGEST_TEXT:
        encoded = [cut(text, code, utf8_bytes).encode() for text in cells.values]
        return np.array(encoded, dtype=made)
    column = np.asarray(cells.values).astype(made)
    if cells.missing is None:
        return column
    for reason, place in _PLACES.items():
        value: Any = dot + place
        if code == _DOUBLE:
            bits = np.array([_DOUBLE_MISSING + place * _DOUBLE_STEP], dtype="<u8")
            value = bits.view("<f8")[0]
        column[cells.missing == reason] = value
    return column


def _labels(variable: Variable) -> dict[int, str]:
    """Return what the numbers of a variable mean; only whole numbers can have a meaning."""
    return cut_values(variable.values, _VALUE_LABEL, utf8_bytes) if variable.values else {}


def _value_labels(name: str, variable: Variable) -> bytes:
    named = _labels(variable)
    if not named:
        return b""
    dot = _TYPES[2][4]  # the values of labels are as those of the longest whole numbers
    named |= {dot + _PLACES[reason]: text for reason, text in variable.missing.items()}
    texts = [text.encode() + b"\0" for text in named.values()]
    starts = [0]
    for text in texts:
        starts.append(starts[-1] + len(text))
    n = len(named)
    table = struct.pack(f"<2i{n}i{n}i", n, starts[-1], *starts[:-1], *named) + b"".join(texts)
    head = struct.pack("<i", len(table)) + _padded(name, _NAME) + bytes(3)
    return b"<lbl>%b%b</lbl>" % (head, table)


def _format_of(variable: Variable) -> str:
    if variable.sort is Sort.TEXT:
        return f"%-{_type_of(variable)[0]}s"
    return "%12.0g" if variable.sort is Sort.WHOLE else "%10.0g"


def _padded(text: str, size: int) -> bytes:
    return text.encode().ljust(size, b"\0")
