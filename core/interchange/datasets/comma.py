"""Data as comma-separated values, which begin with their heads; notes stand in the codebook."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from core.interchange.datasets.table import Cells, Dataset
from core.lazy import np
from core.present.table import csv_line
from core.progress import Progress, silent


def write(data: Dataset, path: Path, report: Progress = silent) -> None:
    """Write the rows of a table, an empty field where anything is missing. Raises OSError."""
    done = 0
    with path.open("w", encoding="utf-8", newline="") as file:
        file.write(csv_line(data.names))
        for chunk in data.chunks():
            columns = [fields(cells) for cells in chunk]
            lines = map(",".join, zip(*columns, strict=True))
            file.writelines(f"{line}\n" for line in lines)
            done += len(columns[0])
            report(done, data.n)


def fields(cells: Cells) -> list[str]:
    """Return the cells of a column as they stand in a file."""
    values = cells.values
    found = list(map(str, values.tolist())) if isinstance(values, np.ndarray) else _texts(values)
    for place in () if cells.missing is None else np.flatnonzero(cells.missing).tolist():
        found[place] = ""
    return found


def _texts(texts: Sequence[str]) -> list[str]:
    """Quote texts and make them inert, each once."""
    quoted = {text: csv_line([text])[:-1] for text in set(texts)}
    return [quoted[text] for text in texts]
