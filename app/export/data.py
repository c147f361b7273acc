"""Tables of results as data for statistics programs: Excel, SPSS, Stata, Parquet, JSON Lines."""

from __future__ import annotations

import json
import math
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path

from app.analyses.parts import TablePart
from app.export.words import unwritable_text
from app.words.refusals import own_finding
from core.facts.errors import Code, refuse
from core.interchange.datasets.table import (
    Cells,
    Chunk,
    Dataset,
    Label,
    Measure,
    Missing,
    Sort,
    Unwritable,
    Variable,
)
from core.lazy import np
from core.present.records import Records, csv_text
from core.present.table import Value
from core.progress import Progress, silent

# The module whose function `write` writes data in a format.
WRITERS = {
    "csv": "core.interchange.datasets.comma",
    "xlsx": "core.interchange.datasets.excel",
    "sav": "core.interchange.datasets.spss",
    "dta": "core.interchange.datasets.stata",
    "parquet": "core.interchange.datasets.parquet",
}


def csv_bytes(part: TablePart) -> bytes:
    """Return the records of a table as CSV."""
    return csv_text(part.records).encode()


def write_data(data: Dataset, name: str, path: Path, report: Progress = silent) -> None:
    """Write data in a format. Raises OSError, and `Refused` (UNSUPPORTED) where it has no room."""
    write: Callable[[Dataset, Path, Progress], None] = import_module(WRITERS[name]).write
    try:
        write(data, path, report)
    except Unwritable as error:
        raise refuse(Code.UNSUPPORTED, "", own_finding(*unwritable_text(error))) from error


def data_of(
    records: Records,
    name: str,
    title: str,
    labels: Mapping[str, str] | None = None,
    notes: Sequence[str] = (),
    facts: Mapping[str, str] | None = None,
) -> Dataset:
    """Return records as data: a column of whole numbers, of numbers or of texts each."""
    places = range(len(records.columns))
    columns = [[_finite(row[place]) for row in records.rows] for place in places]
    variables = tuple(
        _variable(key, (labels or {}).get(key, key), column)
        for key, column in zip(records.columns, columns, strict=True)
    )

    def chunks() -> Iterator[Chunk]:
        yield tuple(_cells(one, column) for one, column in zip(variables, columns, strict=True))

    return Dataset(
        name, title, variables, len(records.rows), chunks, tuple(notes), dict(facts or {})
    )


def _finite(value: Value) -> Value:
    """Return a value that every program holds: an infinite number, as an ε, is none to them."""
    return None if isinstance(value, float) and not math.isfinite(value) else value


def _variable(name: str, label: str, column: Sequence[Value]) -> Variable:
    known = [value for value in column if value is not None]
    texts = [value for value in known if isinstance(value, str)]
    if texts:
        return Variable(name, Label(label), Sort.TEXT, length=max(map(len, texts)))
    numbers = [value for value in known if not isinstance(value, str)]
    if numbers and all(isinstance(value, int) for value in numbers):
        low, high = int(min(numbers)), int(max(numbers))
        sort = Sort.WHOLE
    else:
        sort, low, high = Sort.REAL, 0, 0
    missing = {Missing.UNKNOWN: ""} if len(known) < len(column) or not known else {}
    return Variable(name, Label(label), sort, Measure.SCALE, {}, low, high, missing=missing)


def _cells(variable: Variable, column: Sequence[Value]) -> Cells:
    if variable.sort is Sort.TEXT:
        return Cells(["" if value is None else str(value) for value in column])
    known = [0 if value is None else value for value in column]
    empty = np.array([value is None for value in column], dtype=np.bool_)
    missing = np.where(empty, np.uint8(Missing.UNKNOWN), np.uint8(0))
    if variable.sort is Sort.WHOLE:
        return Cells(np.array(known, dtype=np.int64), missing)
    return Cells(np.array(known, dtype=np.float64), missing)


def _bytes(part: TablePart, name: str) -> bytes:
    """Return a table as a file of a format, its title and what stands beneath it as notes."""
    table = part.table
    notes = [note for note in (table.subtitle, *table.notes) if note]
    labels = {column.key: column.heading for column in table.columns}
    data = data_of(part.records, "table", table.title, labels, notes)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"table.{name}"
        write_data(data, name, path)
        return path.read_bytes()


xlsx_bytes = partial(_bytes, name="xlsx")
sav_bytes = partial(_bytes, name="sav")
dta_bytes = partial(_bytes, name="dta")
parquet_bytes = partial(_bytes, name="parquet")


def jsonl_bytes(part: TablePart) -> bytes:
    """Return the records of a table as JSON Lines."""
    rows = (
        dict(zip(part.records.columns, map(_finite, row), strict=True)) for row in part.records.rows
    )
    lines = (json.dumps(row, ensure_ascii=False, allow_nan=False) for row in rows)
    return "".join(f"{line}\n" for line in lines).encode()
