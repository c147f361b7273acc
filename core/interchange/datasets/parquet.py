"""Data as a Parquet file, by pyarrow: an extra that need not be installed."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from core.interchange.datasets.table import Cells, Dataset, Fault, Sort, Unwritable, Variable
from core.lazy import np
from core.progress import Progress, silent


def is_installed() -> bool:
    """Tell whether Parquet can be written here."""
    return find_spec("pyarrow") is not None


def write(data: Dataset, path: Path, report: Progress = silent) -> None:
    """Write a table, its labels and notes as metadata. Raises OSError, `Unwritable`."""
    if not is_installed():
        raise Unwritable(Fault.NEEDS_PYARROW)
    import pyarrow as pa
    from pyarrow import parquet

    fields = [_field(pa, each) for each in data.variables]
    metadata = {"title": data.title, "notes": _json(data.notes), **data.facts}
    schema = pa.schema(fields, {f"candor.{name}": text for name, text in metadata.items()})
    done = 0
    with parquet.ParquetWriter(str(path), schema, compression="zstd") as writer:
        for chunk in data.chunks():
            arrays = [_array(pa, cells, field) for cells, field in zip(chunk, fields, strict=True)]
            writer.write_table(pa.table(arrays, schema=schema))
            done += len(arrays[0])
            report(done, data.n)


def _field(pa: Any, variable: Variable) -> Any:
    metadata = {"label": variable.label.whole}
    if variable.values:
        metadata["values"] = _json({str(code): text for code, text in variable.values.items()})
    return pa.field(variable.name, _type_of(pa, variable), metadata=metadata)


def _type_of(pa: Any, variable: Variable) -> Any:
    if variable.sort is Sort.TEXT:
        return pa.string()
    if variable.sort is Sort.REAL:
        return pa.float64()
    for bits, made in ((8, pa.int8()), (16, pa.int16()), (32, pa.int32())):
        if -(2 ** (bits - 1)) <= variable.low and variable.high < 2 ** (bits - 1):
            return made
    return pa.int64()


def _array(pa: Any, cells: Cells, field: Any) -> Any:
    mask = None if cells.missing is None else np.asarray(cells.missing, dtype=np.bool_)
    values = cells.values
    if not isinstance(values, np.ndarray):
        return pa.array(np.array(values, dtype=object), type=field.type, mask=mask)
    return pa.array(values.astype(field.type.to_pandas_dtype()), type=field.type, mask=mask)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
