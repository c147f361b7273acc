"""Data as an SPSS file, by pyreadstat, which cuts and takes in silence what SPSS then refuses.

So names, labels and notes are made fit before. Missing cells of whole numbers are negative codes
that are declared missing, which tell "not asked" from "left out" and keep columns small.
"""

from __future__ import annotations

import errno
import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

from core.interchange.datasets.names import (
    SPSS,
    cut,
    cut_label,
    cut_values,
    lines_of,
    names_in,
    utf8_bytes,
)
from core.interchange.datasets.table import (
    Cells,
    Dataset,
    Fault,
    Missing,
    Sort,
    Unwritable,
    Variable,
    require_room,
)
from core.lazy import np
from core.progress import Progress, silent

if TYPE_CHECKING:
    from numpy.typing import NDArray

MOST_ROWS, MOST_COLUMNS = 2_147_483_647, 32_767
MOST_CELLS = 500_000_000  # all of them are held at once, most of them in a byte
LABEL, VALUE_LABEL = 255, 120  # bytes
_TITLE, _NOTE = 64, 80  # bytes
_LONGEST_TEXT = 32_767
_ROOM = 1 << 24  # bytes: with fewer the disk is full


def write(data: Dataset, path: Path, report: Progress = silent) -> None:
    """Write a table. Raises OSError, and `Unwritable` where it has too many columns or cells.

    `report` tells of rows gathered; pyreadstat then writes all of them.
    """
    require_room(data, MOST_ROWS, MOST_COLUMNS)
    if data.n * len(data.variables) > MOST_CELLS:
        raise Unwritable(Fault.TOO_MANY_CELLS, MOST_CELLS)
    import pandas as pd
    import pyreadstat

    names = names_in(SPSS, data.names)
    columns = _gathered(data, report)
    known = list(zip(names, data.variables, strict=True))
    labels: dict[str, dict[int | float, str]] = {}
    missing: dict[str, list[Any]] = {}
    for name, each in known:
        if named := value_labels(each):
            labels[name] = dict(named.items())
        if codes := missing_codes(each):
            missing[name] = sorted(codes.values())
    try:
        pyreadstat.write_sav(
            pd.DataFrame(dict(zip(names, columns, strict=True)), copy=False),
            str(path),
            file_label=cut(data.title, _TITLE, utf8_bytes),
            column_labels=[cut_label(each.label, LABEL, utf8_bytes) for each in data.variables],
            row_compress=True,  # as SPSS itself writes them: a byte for a small number
            note=lines_of(data.notes, _NOTE),
            variable_value_labels=labels,
            missing_ranges=missing,
            variable_measure={name: each.measure.value for name, each in known},
            variable_format={name: _format_of(each) for name, each in known},
        )
    except (pyreadstat.ReadstatError, pyreadstat.PyreadstatError) as error:
        raise _not_written(path) from error
    if not _is_whole(path, columns):
        raise _not_written(path)


def _is_whole(path: Path, columns: list[NDArray[Any]]) -> bool:
    """Tell whether a file has its last row: on a full disk pyreadstat goes on without a word."""
    import pyreadstat

    n = len(columns[0])
    try:
        frame, _ = pyreadstat.read_sav(
            str(path), row_offset=max(0, n - 1), row_limit=1, user_missing=True
        )
    except (pyreadstat.ReadstatError, pyreadstat.PyreadstatError):
        return False
    if len(frame) != min(n, 1):
        return False
    for name, column in zip(frame.columns, columns, strict=True) if n else ():
        found, truth = frame[name].iloc[0], column[-1]
        if isinstance(truth, str):
            found, truth = str(found).rstrip(), truth.rstrip()  # as SPSS keeps texts
        if found != truth and not (found != found and truth != truth):  # NaN is no other
            return False
    return True


def _not_written(path: Path) -> OSError:
    """Say that a file could not be written, as far as can be seen because the disk is full."""
    full = shutil.disk_usage(path.parent).free < _ROOM
    number = errno.ENOSPC if full else errno.EIO
    return OSError(number, os.strerror(number))


def missing_codes(variable: Variable) -> dict[Missing, int]:
    """Return the number that stands for each reason for which a whole number is missing.

    >>> from core.interchange.datasets.table import Label
    >>> words = {Missing.NOT_ASKED: "Not asked", Missing.LEFT_OUT: "Left out"}
    >>> missing_codes(Variable("age", Label("Age?"), Sort.WHOLE, low=-20, missing=words))
    {<Missing.NOT_ASKED: 1>: -98, <Missing.LEFT_OUT: 2>: -99}
    """
    if variable.sort is not Sort.WHOLE:
        return {}
    last = 9
    while -last + 1 >= variable.low:
        last = 10 * last + 9
    known = {Missing.NOT_ASKED: 1 - last, Missing.LEFT_OUT: -last}
    return {reason: known[reason] for reason in variable.missing if reason in known}


def value_labels(variable: Variable) -> dict[int, str]:
    """Return what the numbers of a variable mean, those that are missing with the others."""
    codes = missing_codes(variable)
    named = dict(variable.values) | {code: variable.missing[why] for why, code in codes.items()}
    return dict(cut_values(named, VALUE_LABEL, utf8_bytes))


def _gathered(data: Dataset, report: Progress) -> list[NDArray[Any]]:
    """Return every column whole, in the smallest type that holds it."""
    parts: list[list[NDArray[Any]]] = [[] for _ in data.variables]
    done = 0
    for chunk in data.chunks():
        for found, cells, variable in zip(parts, chunk, data.variables, strict=True):
            found.append(_column(cells, variable))
        done += len(chunk[0].values)
        report(done, data.n)
    columns: list[NDArray[Any]] = []
    while parts:
        columns.append(np.concatenate(parts.pop(0)))  # one column is there twice at most
    return columns


def _column(cells: Cells, variable: Variable) -> NDArray[Any]:
    if variable.sort is Sort.TEXT:
        return np.array(cells.values, dtype=object)
    values = np.asarray(cells.values)
    codes = missing_codes(variable)
    if variable.sort is Sort.REAL or Missing.UNKNOWN in variable.missing:
        made = values.astype(np.float64)
        if cells.missing is not None:
            made[cells.missing != 0] = np.nan
        return made
    lowest = min([variable.low, *codes.values()])
    made = values.astype(
        np.result_type(np.min_scalar_type(lowest), np.int8, _signed(variable.high))
    )
    for reason, code in codes.items():
        if cells.missing is not None:
            made[cells.missing == reason] = code
    return made


def _signed(high: int) -> Any:
    """Return the smallest type of whole numbers with a sign that holds a number."""
    return np.min_scalar_type(-high - 1)


def _format_of(variable: Variable) -> str:
    if variable.sort is Sort.TEXT:
        return f"A{min(_LONGEST_TEXT, max(1, 4 * variable.length))}"
    if variable.sort is Sort.REAL:
        return "F12.6"
    numbers = (variable.low, variable.high, *missing_codes(variable).values())
    return f"F{max(len(str(number)) for number in numbers)}.0"
